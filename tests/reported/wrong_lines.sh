#!/usr/bin/env bash
# Wrong command lines: each is refused in one line, and makes no file.
# Usage: wrong_lines.sh SDYRT SDYRT_OPT
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

# Status, how the message begins, and what is typed; words are cut at spaces.
while IFS='|' read -r expected message line; do
    start "$line"
    mkdir dir
    echo precious >keep
    ln -s loop loop
    truncate -s 100G large.mlir # of which a disk has nothing
    echo 'func.func @main() { return }' >f.mlir
    before=$(ls -RA)
    read -ra words <<<"$line"
    # of sdyrt, unless sdyrt-opt comes first
    command=("$sdyrt" "${words[@]}")
    [ "${words[0]}" != sdyrt-opt ] || command=("$opt" "${words[@]:1}")
    run timeout 20 "${command[@]}"
    [ "$status" -eq "$expected" ] || fail "exit status $status"
    [[ $(cat "$sandbox/stderr") == "$message"* ]] ||
        fail "$(head -c 300 "$sandbox/stderr")"
    [ "$(wc -l <"$sandbox/stderr")" -eq 1 ] || fail "not one line"
    [ "$(ls -RA)" = "$before" ] || fail "other files: $(ls -RA)"
    same keep precious
done <<'END'
2|sdyrt: --top: 0 is not between|propagate f.mlir --top 0
2|sdyrt: --top: expected a whole number, found 'x'|propagate f.mlir --top x
2|sdyrt: --sdy-version: expected newest or jaxlib-0.10.2, found '1.0'|partition f.mlir --sdy-version 1.0
2|sdyrt: --sdy-version is given more than once|propagate f.mlir --sdy-version newest --sdy-version newest
1|sdyrt: --calls: ./nowhere.so: |exec f.mlir --calls nowhere.so
1|sdyrt: --calls: ./keep: |exec f.mlir --calls keep
1|sdyrt: --calls: ./nowhere.so: |partition f.mlir --calls nowhere.so
1|sdyrt: --calls: ./dir: |exec f.mlir --calls dir
2|sdyrt: --arg: expected N=FILE, found '0='|exec f.mlir --arg 0=
2|sdyrt: --check and --expect: each says|exec f.mlir --check --expect dir
1|sdyrt: --expect nowhere: |exec f.mlir --expect nowhere
1|sdyrt: --expect keep: |exec f.mlir --expect keep
2|sdyrt: --expect is given more than once|exec f.mlir --expect dir --expect dir
2|sdyrt: --tolerance: nothing is compared; see --check and --expect|exec f.mlir --tolerance 1e-4
2|sdyrt: --replicas 2: there is one rank; see -n|exec f.mlir --replicas 2
2|sdyrt: --tolerance: expected a number above 0, found 'nan'|exec f.mlir --expect dir --tolerance nan
2|sdyrt: --tolerance: expected a number above 0, found '1e-4x'|exec f.mlir --expect dir --tolerance 1e-4x
1|sdyrt-opt: for the --mlir-elide-elementsattrs-if-larger option: '-1' value invalid|sdyrt-opt f.mlir --mlir-elide-elementsattrs-if-larger=-1
1|sdyrt-opt: for the --mlir-elide-resource-strings-if-larger option: 'x' value invalid|sdyrt-opt f.mlir --mlir-elide-resource-strings-if-larger=x
1|sdyrt-opt: for the --sdy-version option: newest or jaxlib-0.10.2 is expected|sdyrt-opt f.mlir --sdy-version=2
1|sdyrt-opt: cannot open input file 'large.mlir': File too large|sdyrt-opt large.mlir
1|sdyrt: cannot read 'large.mlir': File too large|exec large.mlir
1|sdyrt-opt: for the --o option: may only occur zero or one times!|sdyrt-opt f.mlir --o=a --o=b
1|sdyrt-opt: for the --o option: may only occur zero or one times!|sdyrt-opt f.mlir -o a -o=a
1|sdyrt-opt: for the --split-input-file option: may only occur zero or one times!|sdyrt-opt f.mlir --split-input-file --split-input-file
1|sdyrt-opt: for the --verify-each option: may only occur zero or one times!|sdyrt-opt f.mlir --verify-each --verify-each=0
1|sdyrt-opt: for the --pass-pipeline option: may only occur zero or one times!|sdyrt-opt f.mlir --pass-pipeline=any(cse) --pass-pipeline=any(cse)
1|sdyrt-opt: for the --mlir-print-ir-after option: Cannot find option named 'nope'!|sdyrt-opt f.mlir -cse --mlir-print-ir-after=nope
1|sdyrt-opt: for the --mlir-print-ir-before option: Cannot find option named 'nope'!|sdyrt-opt f.mlir -cse --mlir-print-ir-before=cse,nope
1|sdyrt-opt: for the --mlir-print-ir-before option: Cannot find option named ''!|sdyrt-opt f.mlir -cse --mlir-print-ir-before cse,
1|sdyrt-opt: for the --verify-roundtrip option: true or false is expected|sdyrt-opt f.mlir --verify-roundtrip=x
END

finish
