#!/usr/bin/env bash
# Fail unless the README's first C block is examples/hello_reshard.c and the
# program built from it, given as argument, prints what the README says.
set -euo pipefail
hello=$(realpath "$1")
cd "$(dirname "$0")/.."

diff examples/hello_reshard.c \
    <(awk '/^```/ { if (inside) exit; inside = /^```c$/; next } inside' \
        README.md)
diff <("$hello" | sort) <(grep '^rank [0-9]*: ' README.md)
