#!/usr/bin/env bash
# Fail on findings of clang-tidy (checks in .clang-tidy) and cppcheck in the
# library, the tools and the benches. The argument is a build directory with
# compile_commands.json: what it does not build, as kernels where there is no
# CUDA, is left out.
set -euo pipefail
build=$(realpath "$1")
cd "$(dirname "$0")/.."
folders=(base kernels mesh collectives runtime check cli tools bench)

# Asserts state what the analyzer could not know.
find "${folders[@]}" -name '*.c' -print |
    while read -r file; do
        if grep -Fq "/$file\"" "$build/compile_commands.json"; then
            printf '%s\0' "$file"
        fi
    done |
    xargs -0 -P "$(nproc)" -n 1 clang-tidy -p "$build" --quiet \
        --extra-arg=-UNDEBUG 2> >(sed '/warnings\? generated\.$/d' >&2)
# uninitvar: its guess about loops that run at least once is often wrong, and
# clang-tidy follows the paths.
cppcheck -j "$(nproc)" --std=c11 --language=c -D_GNU_SOURCE -I include -I . \
    --enable=warning,performance,portability --inline-suppr --suppress=uninitvar \
    --error-exitcode=1 --quiet "${folders[@]}"
