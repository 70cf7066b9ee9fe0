#!/usr/bin/env bash
# Every program of printed/ (of some files, each part) comes back as MLIR prints it: in its own form from
# both forms, and in the generic form; NAME.written.mlir is what MLIR prints as NAME.mlir. newer.mlir is of
# attributes that packaged MLIR does not know, made by sdyrt-opt.
set -euo pipefail
opt=$1
cd "$(dirname "$0")/printed"
# shellcheck source=tests/program/left_out.sh
. ../../left_out.sh
failed=0
n=0

# expect FILE COMMAND..: what the command prints is the file.
expect() {
    if ! diff <("${@:2}" 2>&1) "$1" >/dev/null; then
        echo "FAIL: ${*:2} differs from $1:"
        diff <("${@:2}" 2>&1) "$1" | head -5 | cut -c1-200
        failed=1
    fi
    n=$((n + 1))
}

for generic in *.generic.mlir; do
    is_left_out printed "$generic" && continue
    own=${generic%.generic.mlir}.mlir
    expect "$own" "$opt" -split-input-file "$own"
    expect "$own" "$opt" -split-input-file "$generic"
    # what is elided in an op's own form does not come back
    [ "$own" = "${own%.defaults.mlir}" ] &&
        expect "$generic" "$opt" -split-input-file -mlir-print-op-generic "$own"
    expect "$generic" "$opt" -split-input-file -mlir-print-op-generic "$generic"
done
for written in *.written.mlir; do
    is_left_out printed "$written" && continue
    expect "${written%.written.mlir}.mlir" "$opt" -split-input-file "$written"
done
[ "$n" -gt 0 ] || exit 1
echo "$n texts"
exit $failed
