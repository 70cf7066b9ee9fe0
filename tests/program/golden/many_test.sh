#!/usr/bin/env bash
# Many programs, each a part between lines // -----, come back as MLIR prints
# them: many/NAME.FORM.mlir.gz. `generated` are 200 random ones, with shardings,
# rules, reshards and collectives; `corpus` are programs of JAX after Shardy's
# passes. FORM is own or generic; with .places they have their locations, as
# -mlir-print-debuginfo prints them of the own form, read from stdin.
# usage: many_test.sh SDYRT_OPT
set -euo pipefail
opt=$1
cd "$(dirname "$0")/many"
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
failed=0
n=0

# expect FORM FROM FLAGS..: what is printed of one form is the other.
expect() {
    if [ ! -e "$1.mlir.gz" ] || [ ! -e "$2.mlir.gz" ]; then
        return
    fi
    "$opt" -split-input-file "${@:3}" - <"$dir/$2" >"$dir/printed" 2>&1 || true
    if ! cmp -s "$dir/printed" "$dir/$1"; then
        echo "FAIL: $opt -split-input-file ${*:3}: $2 is not printed as $1"
        diff "$dir/printed" "$dir/$1" | head -5 | cut -c1-200 || true
        failed=1
    fi
    n=$((n + $(grep -c '^// -----$' "$dir/$1") + 1))
}

for packed in *.own.mlir.gz; do
    name=${packed%.own.mlir.gz}
    for form in "$name".*.mlir.gz; do
        gzip -dc "$form" >"$dir/${form%.mlir.gz}"
    done
    for from in own generic own.places generic.places; do
        expect "$name.own" "$name.$from"
        expect "$name.generic" "$name.$from" -mlir-print-op-generic
    done
    for from in own own.places generic.places; do
        expect "$name.own.places" "$name.$from" -mlir-print-debuginfo
        expect "$name.generic.places" "$name.$from" -mlir-print-debuginfo \
            -mlir-print-op-generic
    done
done
[ "$n" -gt 1000 ] || exit 1
echo "$n programs"
exit $failed
