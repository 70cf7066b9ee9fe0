#!/usr/bin/env bash
# Set up, build a preset (default: dev) and run its tests; what follows the
# preset goes to ctest. Closes with one line: N passed, N failed, N skipped.
set -euo pipefail
cd "$(dirname "$0")/.."

preset=${1:-dev}
[ $# -eq 0 ] || shift
scripts/setup.sh
cmake --preset "$preset"
cmake --build --preset "$preset"

junit=$PWD/build/$preset/junit.xml
rm -f "$junit"
status=0
ctest --preset "$preset" --output-junit "$junit" "$@" || status=$?

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
