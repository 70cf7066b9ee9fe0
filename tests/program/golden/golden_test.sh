#!/usr/bin/env bash
# golden_test.sh SDYRT_OPT [--update]: run each NAME.mlir of passes/, rules/ and
# propagation/ with the flags of its first line, "// sdyrt-opt FLAGS", and compare
# with NAME.out.mlir, which MLIR has printed, and which must read as itself, but
# for NAME_once: MLIR reads f80 and f128 by way of f64, and prints all digits.
# versions/NAME.mlir is run by each --sdy-version V, and NAME.V.txt is all that is
# printed, errors too.
# --update writes what differs. rules/NAME.rules.mlir is of printed/NAME.mlir.
set -uo pipefail
export SDYRT_PROGRAM_CHECK=1 # each pass leaves a program that reads as itself
opt=$1
update=${2:-}
here=$(cd "$(dirname "$0")" && pwd)
failures=0 cases=0
# shellcheck source=tests/program/left_out.sh
. "$here/../left_out.sh"

# compare INPUT GOLDEN FLAGS..
compare() {
    local input=$1 golden=$2 got
    shift 2
    cases=$((cases + 1))
    if ! got=$("$opt" "$@" "$input" 2>/dev/null); then
        echo "$input: failed"
        failures=$((failures + 1))
        return
    fi
    [[ -n $update ]] && printf '%s\n' "$got" >"$golden"
    if ! diff -u "$golden" <(printf '%s\n' "$got"); then
        failures=$((failures + 1))
    elif [[ $golden != *_once.out.mlir ]] && ! diff -u "$golden" <("$opt" --allow-unregistered-dialect \
        -split-input-file "$golden"); then
        echo "$golden: is not printed as it was read"
        failures=$((failures + 1))
    fi
}

# The flags of a file's first line, where quotes hold words together.
read_flags() {
    mapfile -t flags < <(sed -n '1s|^// sdyrt-opt ||p' "$1" | xargs -n1)
}

for input in "$here"/{passes,rules,propagation}/*.mlir; do
    [[ $input == *.out.mlir || $input == *.rules.mlir ||
        $input == */diagnostics.mlir ]] && continue
    is_left_out passes "$input" && continue
    read_flags "$input"
    compare "$input" "${input%.mlir}.out.mlir" "${flags[@]}"
done
for golden in "$here"/rules/*.rules.mlir; do
    input=$here/printed/$(basename "$golden" .rules.mlir).mlir
    compare "$input" "$golden" -sdy-populate-op-sharding-rules=only-shardy-rules=true
done

for input in "$here"/versions/*.mlir; do
    read_flags "$input"
    for version in newest jaxlib-0.10.2; do
        cases=$((cases + 1))
        golden=${input%.mlir}.$version.txt
        got=$("$opt" --sdy-version=$version --mlir-print-op-on-diagnostic=0 \
            "${flags[@]}" <"$input" 2>&1)
        [[ -n $update ]] && printf '%s\n' "$got" >"$golden"
        diff -u "$golden" <(printf '%s\n' "$got") || failures=$((failures + 1))
    done
done

# Warnings and errors: expected-error comments.
if ! "$opt" -split-input-file -verify-diagnostics -sdy-populate-op-sharding-rules \
    "$here"/rules/diagnostics.mlir >/dev/null; then
    failures=$((failures + 1))
fi
for input in "$here"/pass_errors/*.mlir; do
    is_left_out pass_errors "$input" && continue
    read_flags "$input"
    cases=$((cases + 1))
    if ! "$opt" "${flags[@]}" -split-input-file -verify-diagnostics "$input" \
        >/dev/null; then
        echo "$input: other errors"
        failures=$((failures + 1))
    fi
done
echo "$cases cases, $failures failures"
[[ $cases -gt 0 && $failures -eq 0 ]]
