#!/usr/bin/env bash
# Fail unless a page's first C block is the source of an example and the program
# built from it prints what the page says.
# Usage: check_readme.sh PROGRAM [PAGE], by default README.md
set -euo pipefail
program=$(realpath "$1")
page=${2-README.md}
cd "$(dirname "$0")/.."

diff "examples/$(basename "$program").c" \
    <(awk '/^```/ { if (inside) exit; inside = /^```c$/; next } inside' "$page")
diff <("$program" | sort) <(grep '^rank [0-9]*: ' "$page")
