#!/usr/bin/env bash
# Locations, written and not, are those that MLIR prints, with its aliases:
# places/*.txt holds what -mlir-print-debuginfo printed there.
# usage: places_test.sh SDYRT_OPT
set -euo pipefail
opt=$1
cd "$(dirname "$0")/places"
failed=0
n=0
for text in *.mlir; do
    for form in own generic; do
        flag=()
        [ $form = own ] || flag=(-mlir-print-op-generic)
        printed=${text%.mlir}.$form.txt
        # as stdin, whose name is in the places that are not written
        diff <("$opt" -mlir-print-debuginfo "${flag[@]}" - <"$text" 2>&1) \
            "$printed" || failed=1
        # all are written now, and so they stay
        diff <("$opt" -mlir-print-debuginfo "${flag[@]}" "$printed" 2>&1) \
            "$printed" || failed=1
        n=$((n + 2))
    done
done
[ "$n" -gt 0 ] || exit 1
echo "$n texts"
exit $failed
