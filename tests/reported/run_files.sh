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

start "the whole tensor is one file"
npy x.npy '|i1' '(4, 4)' abcdefghijklmnop
npy expected.npy '|i1' '(4, 2)' cdghklop
run "$sdyrt" "${to_columns[@]}" --in x.npy --out tiles
says 0 'read   1 file, 16 B, from x.npy'
cmp expected.npy tiles/dev-1.npy || fail "another tile"
run "$sdyrt" "${to_columns[@]}" --in x.npy --out y.npy
says 0 'wrote  1 file, 16 B, to y.npy'
cmp x.npy y.npy || fail "another tensor"
mkdir rows
printf abcdefgh >rows/dev-0.bin
printf ijklmnop >rows/dev-1.bin
run "$sdyrt" "${to_columns[@]}" --in rows --out z.npy
says 0 'wrote  1 file, 16 B, to z.npy'
cmp x.npy z.npy || fail "another tensor of tiles"

start "another tensor is told from the one that is meant"
npy x.npy '<f4' '(2, 2)' abcdefghijklmnop
run "$sdyrt" "${to_columns[@]}" --in x.npy --out x.npy
says 1 "x.npy: its elements are '<f4', and i8 is '|i1'"
npy x.npy '|i1' '(2, 8)' abcdefghijklmnop
run "$sdyrt" "${to_columns[@]}" --in x.npy --out x.npy
says 1 "x.npy: its shape is (2, 8), and (4, 4) is needed"

finish
