#!/usr/bin/env bash
# Fail where clang-format (version 14, .clang-format) would change a tracked C
# or C++ file.
set -euo pipefail
cd "$(dirname "$0")/.."
# The checkout may belong to another user, as for root in a container.
git -c safe.directory="$(pwd -P)" ls-files -z '*.c' '*.h' '*.cc' '*.cu' '*.cuh' |
    xargs -0 clang-format --dry-run -Werror
