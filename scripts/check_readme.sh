#!/usr/bin/env bash
# Fail unless the README's first C block is examples/hello_reshard.c and the
# program built from it, given as argument, runs.
set -euo pipefail
hello=$(realpath "$1")
cd "$(dirname "$0")/.."

diff examples/hello_reshard.c \
    <(awk '/^```/ { if (inside) exit; inside = /^```c$/; next } inside' \
        README.md)
"$hello"
