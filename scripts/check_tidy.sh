#!/usr/bin/env bash
# Fail on findings of clang-tidy (checks in .clang-tidy) and cppcheck in the
# library and the tools. Its argument is a build directory with
# compile_commands.json.
set -euo pipefail
build=$(realpath "$1")
cd "$(dirname "$0")/.."

find kernels runtime mesh collectives tools -name '*.c' -print0 |
    xargs -0 -P "$(nproc)" -n 4 clang-tidy -p "$build" --quiet
cppcheck --std=c11 --language=c -D_GNU_SOURCE -I include -I . \
    --enable=warning,performance,portability --inline-suppr \
    --error-exitcode=1 --quiet kernels runtime mesh collectives tools
