#!/usr/bin/env bash
# test.sh [full] [PRESET] [CTEST ARGUMENT..]: set up, build a preset (default:
# dev) and run its tests: the quick ones, with `full` all, or those that the
# arguments select. Closes with one line: N passed, N failed, N skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

selected=(-LE '^full$')
if [ "${1-}" = full ]; then
    selected=()
    shift
fi
preset=dev
if [[ ${1--} != -* ]]; then
    preset=$1
    shift
fi
if [ $# -gt 0 ]; then
    selected=("$@")
fi
scripts/setup.sh
cmake --preset "$preset"
cmake --build --preset "$preset"

junit=$PWD/build/$preset/junit.xml
rm -f "$junit"
status=0
# so many at once that those that sleep do so beside each other
ctest --preset "$preset" --parallel $((8 * $(nproc))) \
    --output-junit "$junit" "${selected[@]}" || status=$?

# count NAME: the number in the first attribute NAME="..".
count() {
    sed -n "s/^.*\b$1=\"\([0-9]*\)\".*/\1/p;T;q" "$junit"
}
if [ -f "$junit" ]; then
    failed=$(count failures)
    skipped=$(($(count skipped) + $(count disabled)))
    passed=$(($(count tests) - failed - skipped))
    echo "$passed passed, $failed failed, $skipped skipped"
fi
exit $status
