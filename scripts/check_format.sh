#!/usr/bin/env bash
# Fail where clang-format (version 14, .clang-format) would change a tracked C
# or C++ file, a table (.def) among them, and where a line, as of a comment, which
# it leaves alone, has more than 80 columns.
set -euo pipefail
cd "$(dirname "$0")/.."
# The checkout may belong to another user, as for root in a container.
files() {
    git -c safe.directory="$(pwd -P)" ls-files -z "$@"
}
sources=('*.c' '*.h' '*.cc' '*.cu' '*.cuh' '*.def')
if files "${sources[@]}" | xargs -0 grep -nE '^.{81,}'; then
    echo "more than 80 columns" >&2
    exit 1
fi
files "${sources[@]}" | xargs -0 clang-format --dry-run -Werror
