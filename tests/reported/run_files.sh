#!/usr/bin/env bash
# 'sdyrt run' on files that numpy reads and writes.
# shellcheck source=tests/reported/lib.sh
. "$(dirname "$0")/lib.sh"

to_columns=(run reshard --mesh '@m=<["x"=2]>' --type 'tensor<4x4xi8>'
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>')

start "tiles are .npy"
mkdir npy expected
npy npy/dev-0.npy '|i1' '(2, 4)' abcdefgh
npy npy/dev-1.npy '|i1' '(2, 4)' ijklmnop
npy expected/dev-0.npy '|i1' '(4, 2)' abefijmn
npy expected/dev-1.npy '|i1' '(4, 2)' cdghklop
run "$sdyrt" "${to_columns[@]}" --in npy --out out
says 0 'wrote  2 files, 16 B, in out'
diff -r expected out || fail "other tiles"

finish
