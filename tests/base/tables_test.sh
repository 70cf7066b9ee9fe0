#!/usr/bin/env bash
# A constant that is added to an enum of the public headers does not compile
# until every table and switch over it knows it. Usage: tables_test.sh SOURCE CC
set -euo pipefail
source=$1
cc=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/sdyrt"
cd "$source"

# compiles FILE: with the headers in $work before those of the project.
compiles() {
    "$cc" -std=c11 -D_GNU_SOURCE -fsyntax-only -Wall -Wextra -Werror \
        -I "$work" -I . -I include "$1" 2>"$work/said"
}

# needs HEADER COUNT FILE..: with one more constant before COUNT, none of the
# files compiles, and each says so by name or by its assertion.
needs() {
    local header=$1 count=$2 file
    shift 2
    rm -f "$work"/sdyrt/*
    for file in "$@"; do
        compiles "$file" || {
            echo "$file does not compile as it is: $(cat "$work/said")"
            exit 1
        }
    done
    sed -E "s/$count = ([0-9]+)/SDYRT_EXTRA = \1,\n    $count/" \
        "include/sdyrt/$header" >"$work/sdyrt/$header"
    grep -q SDYRT_EXTRA "$work/sdyrt/$header" || {
        echo "$header has no $count"
        exit 1
    }
    for file in "$@"; do
        if compiles "$file"; then
            echo "$file compiles without what is new before $count"
            exit 1
        fi
        grep -qE "SDYRT_EXTRA.* not handled in switch|static.assert" \
            "$work/said" || {
            echo "$file fails for another reason: $(cat "$work/said")"
            exit 1
        }
    done
}

needs type.h SDYRT_REDUCTION_COUNT base/dtype.c check/values.c
needs type.h SDYRT_DTYPE_COUNT base/dtype.c check/values.c \
    kernels/convert_host.c kernels/identity_host.c
needs op.h SDYRT_OP_COUNT check/moves.c check/oracle.c \
    collectives/ops/axes.c collectives/ops/rules.c collectives/ops/verify.c
