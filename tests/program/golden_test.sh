#!/usr/bin/env bash
# golden_test.sh SDYRT_OPT [--update]: run each passes/NAME.mlir with the flags of
# its first line, "// sdyrt-opt FLAGS", and compare with NAME.out.mlir, which MLIR
# has printed, and which must read as itself. --update writes what differs.
set -uo pipefail
export SDYRT_PROGRAM_CHECK=1 # each pass leaves a program that reads as itself
opt=$1
update=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
failures=0 cases=0
for input in "$here"/passes/*.mlir; do
    [[ $input == *.out.mlir ]] && continue
    golden=${input%.mlir}.out.mlir
    read -ra flags < <(sed -n '1s|^// sdyrt-opt ||p' "$input")
    cases=$((cases + 1))
    if ! got=$("$opt" "${flags[@]}" "$input"); then
        echo "$input: failed"
        failures=$((failures + 1))
        continue
    fi
    [[ -n $update ]] && printf '%s\n' "$got" >"$golden"
    if ! diff -u "$golden" <(printf '%s\n' "$got"); then
        failures=$((failures + 1))
    elif ! diff -u "$golden" <("$opt" --allow-unregistered-dialect "$golden"); then
        echo "$golden: is not printed as it was read"
        failures=$((failures + 1))
    fi
done
echo "$cases cases, $failures failures"
[[ $cases -gt 0 && $failures -eq 0 ]]
