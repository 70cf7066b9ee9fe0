#!/usr/bin/env bash
# The README's quick start with the build that is there: quick_start.sh BUILD
# plays its lines as they stand, but for those that set up and build, in a home
# of its own, and then what the README types with what it prints.
# Reads SANITIZE from the environment. 77: skipped.
# shellcheck source=tests/install/lib.sh
. "$(dirname "$0")/lib.sh"
build=$1
skip_sanitized 'what cc builds'
mkdir -p "$temp"/{home,tree/build}
ln -s "$source"/{README.md,examples,scripts} "$temp/tree"
ln -s "$build" "$temp/tree/build/release"
export HOME=$temp/home
cd "$temp/tree"

# The first block of "Install": four lines, of which this build stands for two.
sed -n '/^## Install$/,$p' README.md |
    awk '/^```/ { if (inside) exit; inside = 1; next } inside' >lines
head -n 2 lines | sed 's/ *#.*//' | diff - <(
    echo 'scripts/setup.sh'
    echo 'cmake --preset release && cmake --build --preset release'
)
[ "$(wc -l <lines)" -eq 4 ]
[ -x scripts/setup.sh ]
sed 1,2d lines >rest
# shellcheck disable=SC1091
. ./rest
[ "$(command -v sdyrt)" = "$HOME/sdyrt/bin/sdyrt" ]

awk '/^```/ { inside = /^```console$/; next } inside' README.md >expected
grep -q '^\$ cc ' expected
grep -q '^\$ sdyrt ' expected
replay expected >found
diff expected found
