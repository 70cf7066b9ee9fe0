#!/usr/bin/env bash
# A constant that is added to an enum of the public headers does not compile
# until every table and switch over it knows it, nor does a fold whose numbers
# are not those of its dtype. Usage: tables_test.sh SOURCE CC
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
    collectives/ops/kinds.c collectives/ops/rules.c \
    collectives/plan/dist_groups.c tools/cmd_check.c tools/operation.c \
    bench/perf/data_rank.c

# Folds of a dtype of one byte, as f32: without an assertion, hosts and devices
# would write four for each.
rm -f "$work"/sdyrt/*
mkdir "$work/base"
sed 's/^#define SDYI_FOLDS(X) *\\$/& \n    SDYI_FLOAT_FOLDS(X, F8E5M2, f32) \\/' \
    base/reductions.h >"$work/base/reductions.h"
grep -q F8E5M2 "$work/base/reductions.h" || {
    echo "reductions.h has no SDYI_FOLDS"
    exit 1
}
cat >"$work/folds.cc" <<'END'
#include "kernels/cuda/fold.cuh"
#define FOLD(D, R, T, ...) static_assert(sizeof(SDYI_FOLDS_AS(D, R, T)), "");
SDYI_FOLDS(FOLD)
END

# asserts TEXT OPTION.. FILE: it compiles, and with the folds that do not fit it
# says TEXT.
asserts() {
    local text=$1
    shift
    local compile=("$cc" -D_GNU_SOURCE -fsyntax-only -I. -Iinclude)
    "${compile[@]}" "$@" 2>"$work/said" || {
        echo "$* does not compile as it is: $(cat "$work/said")"
        exit 1
    }
    ! "${compile[@]}" -iquote "$work" "$@" 2>"$work/said" || {
        echo "$* compiles with folds that do not fit"
        exit 1
    }
    grep -qi "static.assert.*$text" "$work/said" || {
        echo "$* fails for another reason: $(cat "$work/said")"
        exit 1
    }
}

asserts 'F8E5M2 is not as wide as f32' -std=c11 kernels/reduce_host.c
if echo | "$cc" -x c++ -fsyntax-only - 2>/dev/null; then
    asserts 'another width' -x c++ -std=c++17 "$work/folds.cc"
else
    echo "$cc has no C++: the folds of devices were left out"
fi
