#!/usr/bin/env bash
# sdyrt run: the whole tensor in one file, before, after or both. What the tiles
# of shardings are is in run.sh. Usage: whole.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

# gives NAME TYPE WHOLE EXPECTED OP OPTION..: from a file of these bytes to one
# of these.
gives() {
    start "$1"
    local type=$2 expected=$4
    printf %b "$3" >x.bin
    shift 4
    succeeds run "$@" --type "tensor<$type>" --in x.bin --out y.bin
    printf %b "$expected" | cmp - y.bin || fail "other bytes: $(od -c y.bin)"
}

x3='@m=<["x"=3]>' xy='@m=<["x"=2,"y"=3], device_ids=[5,3,1,0,2,4]>'

# -- every operation of Shardy's ------------------------------------------------
gives "reshard" 5x3xi8 abcdefghijklmno abcdefghijklmno reshard --mesh "$xy" \
    --from '<@m, [{"y"}, {"x"}]>' --to '<@m, [{"x", "y"}, {}]>'
gives "all_gather" 4x3xi8 abcdefghijkl abcdefghijkl all_gather --mesh "$xy" \
    --from '<@m, [{"y"}, {}]>' --to '<@m, [{}, {}]>' --axes '[{"y"}, {}]'
gives "all_slice" 7xi8 abcdefg abcdefg all_slice --mesh "$x3" \
    --to '<@m, [{"x"}]>' --axes '[{"x"}]'
gives "all_to_all" 3x4xi8 abcdefghijkl abcdefghijkl all_to_all --mesh "$x3" \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' \
    --params '[{"x"}: 0->1]'
gives "collective_permute" 6xi8 abcdef abcdef collective_permute \
    --mesh '@m=<["x"=2,"y"=3]>' --from '<@m, [{"x","y"}]>' \
    --to '<@m, [{"y","x"}]>'
gives "all_reduce, of as many equal terms" 3xi8 '\1\2\3' '\3\6\11' all_reduce \
    --mesh "$x3" --from '<@m, [{}]>' --to '<@m, [{}]>' --axes '{"x"}'
gives "reduce_scatter" 3xi8 '\1\2\3' '\3\6\11' reduce_scatter --mesh "$x3" \
    --from '<@m, [{}]>' --to '<@m, [{"x"}]>' --axes '[{"x"}]'
gives "a conversion" 3xi8 '\1\2\3' '\1\0\2\0\3\0' reshard --mesh "$x3" \
    --from '<@m, [{"x"}]>' --to '<@m, [{}]>' --out-dtype i16
gives "a scalar" f32 abcd abcd reshard --mesh "$x3" --from '<@m, []>' \
    --to '<@m, []>' --to-ranks 1,2,3
gives "no elements" 0x3xf32 '' '' reshard --mesh "$x3" \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>'
gives "an axis of one device says nothing" 2xi8 ab ab reshard \
    --mesh '@m=<["x"=2,"y"=1]>' --from '<@m, [{"x"}], unreduced={"y"}>' \
    --to '<@m, [{}]>'

# -- in groups, with counts and with halos --------------------------------------
x2='@m=<["x"=2]>'
cut='<@m, [{"x"}]>' replicated='<@m, [{}]>'
gives "all_gather, two groups" 5xi8 abcde abcde all_gather \
    --mesh '@m=<["x"=2,"y"=3]>' --own-axes '{"x"}' --axes '[{"y"}]' \
    --from '<@m, [{"y"}]>' --to "$replicated"
gives "all_gather of offsets" 5xi8 abcde abcde all_gather --mesh "$x3" \
    --own-axes '{}' --axes '[{"x"}]' --from "$cut" --to "$replicated" \
    --from-offsets 0:0,4,4,5
gives "all_slice in groups" 5xi8 abcde abcde all_slice --mesh "$x3" \
    --own-axes '{}' --axes '[{"x"}]' --to "$cut"
gives "all_to_all in groups" 3x4xi8 abcdefghijkl abcdefghijkl all_to_all \
    --mesh "$x3" --own-axes '{}' --params '[{"x"}: 0->1]' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>'
gives "broadcast" 2xi8 ab ab broadcast --mesh "$x3" --axes '{"x"}' --root 1 \
    --to "$replicated"
gives "scatter" 5xi8 abcde abcde scatter --mesh "$x3" --axes '[{"x"}]' \
    --root 2 --to "$cut"
gives "reshard to another mesh" 5x3xi8 abcdefghijklmno abcdefghijklmno reshard \
    --mesh '@a=<["x"=2,"y"=2]>' --mesh '@b=<["x"=3]>' \
    --from '<@a, [{"y"}, {}]>' --to '<@b, [{}, {"x"}]>'
gives "reshard at offsets" 6xi8 abcdef abcdef reshard --mesh "$x3" \
    --from "$replicated" --to "$cut" --to-offsets 0:0,4,4,6

start "gather to a folder, of the whole"
printf abcde >x.bin
succeeds run gather --mesh "$x2" --axes '[{"x"}]' --root 1 --from "$cut" \
    --to "$replicated" --type 'tensor<5xi8>' --zero-undefined --in x.bin \
    --out out
same out/dev-1.bin abcde
start "reduce_scatter and all_reduce of a folder, to the whole"
mkdir in
printf 'a\1c\1e' >in/dev-0.bin
printf '\1b\1d\1' >in/dev-1.bin
succeeds run reduce_scatter --mesh "$x2" --own-axes '{}' --axes '[{"x"}]' \
    --to "$cut" --reduction max --type 'tensor<5xi8>' --in in --out y.bin
same y.bin abcde
succeeds run all_reduce --mesh "$x2" --own-axes '{}' --axes '{"x"}' \
    --to "$replicated" --reduction max --type 'tensor<5xi8>' --in in --out z.bin
same z.bin abcde

# not_one NAME SIDE TEXT OP OPTION..: one file is refused where devices have no
# parts of one tensor, and nothing is made.
not_one() {
    start "$1"
    local side=$2 text=$3
    shift 3
    printf abcdef >x.bin
    mkdir in
    if [ "$side" = in ]; then
        call run "$@" --in x.bin --out out
        text="--in x.bin: before $1 $text"
    else
        call run "$@" --in in --out y.npy
        text="--out y.npy: after $1 $text"
    fi
    check_refusal 1 "$text, and need a folder, with a file for each device"
    [ "$(ls)" = $'in\nx.bin' ] || fail "made $(ls)"
}

parts="devices do not have parts of one tensor"
on=(--mesh "$x2" --own-axes '{}' --type 'tensor<6xi8>')
flat=("${on[@]}" --axes '{"x"}' --to "$replicated")
moved=("${on[@]}" --params '[{"x"}: 0->0]' --from "$replicated" --to "$cut")
halos=(--mesh "$x2" --type 'tensor<6xi8>' --from "$cut" --to "$cut")
varying=(all_gather --mesh "$x2" --own-axes '{}' --type 'tensor<?xi8>'
    --axes '[{"x"}]' --from "$cut" --to "$replicated" --counts '2,4')
not_one "terms of all_reduce" in "$parts" all_reduce "${flat[@]}"
not_one "terms of reduce_scatter" in "$parts" reduce_scatter "${on[@]}" \
    --axes '[{"x"}]' --to "$cut"
not_one "terms of reduce" in "$parts" reduce --root 0 "${flat[@]}"
not_one "a reduce has one result" out "$parts" reduce --root 0 "${flat[@]}"
not_one "a gather has one result" out "$parts" gather --root 0 "${on[@]}" \
    --axes '[{"x"}]' --from "$cut" --to "$replicated"
not_one "messages before" in "$parts" send_recv --pairs 0:1 "${flat[@]}"
not_one "messages after" out "$parts" send_recv --pairs 0:1 "${flat[@]}"
not_one "a shift before" in "$parts" shift --shift-offset 1 "${flat[@]}"
not_one "a shift after" out "$parts" shift --shift-offset 1 "${flat[@]}"
not_one "all_to_all in one dimension, before" in "$parts" all_to_all \
    "${moved[@]}"
not_one "all_to_all in one dimension, after" out "$parts" all_to_all \
    "${moved[@]}"
not_one "update_halo before" in "$parts" update_halo "${halos[@]}" \
    --to-halos 0:1,1
not_one "update_halo after" out "$parts" update_halo "${halos[@]}" \
    --to-halos 0:1,1
not_one "halos before" in "devices have halos" reshard "${halos[@]}" \
    --from-halos 0:0,1
not_one "halos after" out "devices have halos" reshard "${halos[@]}" \
    --to-halos 0:1,0
not_one "counts of a run before" in "the sizes of parts are not in --type" \
    "${varying[@]}"
not_one "counts of a run after" out "the sizes of parts are not in --type" \
    "${varying[@]}"
start "halos on one side leave the other whole"
printf abcdef >x.bin
succeeds run reshard "${halos[@]}" --to-halos 0:0,1 --in x.bin --out out
same out/dev-0.bin abcd
succeeds run reshard "${halos[@]}" --from-halos 0:0,1 --in out --out x.bin
same x.bin abcdef

start "terms of unreduced axes"
mkdir in
printf ab | tee in/dev-0.bin in/dev-1.bin in/dev-2.bin >x.bin
on=(--mesh "$x3" --type 'tensor<2xi8>')
call run all_reduce "${on[@]}" --from '<@m, [{}], unreduced={"x"}>' \
    --to '<@m, [{}]>' --axes '{"x"}' --in x.bin --out y.bin
check_refusal 1 "--in x.bin: with <@m, [{}], unreduced={\"x\"}> devices have terms \
of a tensor, not parts of it; give a folder, with a file for each device"
call run replicated_to_unreduced "${on[@]}" --from '<@m, [{}]>' \
    --to '<@m, [{}], unreduced={"x"}>' --axes '{"x"}' --in x.bin --out y.bin
check_refusal 1 "--out y.bin: with <@m, [{}], unreduced={\"x\"}> devices have terms \
of a tensor, not parts of it; combine them, as all_reduce does, or give a folder"
[ -e y.bin ] && fail "made y.bin"
call run all_reduce "${on[@]}" --from '<@m, [{}], unreduced=max{"x"}>' \
    --reduction max --to '<@m, [{}]>' --axes '{"x"}' --in in --out y.bin
same y.bin ab

# -- .npy -----------------------------------------------------------------------
to_rows=(run reshard --mesh "$x3" --type 'tensor<2x3xi16>'
    --from '<@m, [{}, {"x"}]>' --to '<@m, [{"x"}, {}]>')
start "any order of dimensions and bytes, and its own place"
npy expected.npy '<i2' '(2, 3)' 'a\0b\0c\0d\0e\0f\0'
cp expected.npy x.npy
npy turned.npy '<i2' '(2, 3)' 'a\0d\0b\0e\0c\0f\0'
sed -i 's/False/True /' turned.npy
npy foreign.npy '>i2' '(2, 3)' '\0a\0b\0c\0d\0e\0f'
npy both.npy '>i2' '(2, 3)' '\0a\0d\0b\0e\0c\0f'
sed -i 's/False/True /' both.npy
for file in x turned foreign both; do
    succeeds "${to_rows[@]}" --in $file.npy --out $file.npy
    cmp expected.npy $file.npy || fail "other elements of $file.npy"
done
[ "$(find . -type f | wc -l)" -eq 5 ] || fail "left $(ls -A)"

start "the forms of a folder and of its whole"
npy x.npy '<i2' '(2, 3)' 'a\0b\0c\0d\0e\0f\0'
tail -c 12 x.npy >x.bin
npy expected '<i2' '(1, 3)' 'd\0e\0f\0'
succeeds "${to_rows[@]}" --in x.npy --out npy
cmp expected npy/dev-1.npy || fail "other .npy"
succeeds "${to_rows[@]}" --in x.bin --out bin
tail -c 6 expected | cmp - bin/dev-1.bin || fail "other .bin"
succeeds "${to_rows[@]}" --in x.bin --out y.npy
cmp x.npy y.npy || fail "other .npy of .bin"
start "folders may be called so"
mkdir in.npy out.npy
for device in 0 1 2; do
    echo -n "ab$device-" >in.npy/dev-$device.bin
done
succeeds "${to_rows[@]}" --in in.npy --out out.npy
same out.npy/dev-1.bin 0-1-2-

start "floats that numpy has not"
for row in 'bf16 V2 ab\1cdefghijk' 'f8E4M3FN V1 abcdef' 'f8E5M2 f1 abcdef'; do
    read -r dtype descr bytes <<<"$row"
    npy x.npy "<$descr" '(2, 3)' "$bytes"
    npy expected.npy "<V${descr#?}" '(2, 3)' "$bytes"
    succeeds run reshard --mesh "$x3" --type "tensor<2x3x$dtype>" \
        --from '<@m, [{}, {"x"}]>' --to '<@m, [{"x"}, {}]>' --in x.npy \
        --out y.npy
    cmp expected.npy y.npy || fail "$dtype has other bytes"
done

start "raw elements that begin as .npy does"
printf '\223NUMPYab' >x.bin
succeeds run reshard --mesh "$x3" --type 'tensor<8xi8>' --from '<@m, [{"x"}]>' \
    --to '<@m, [{}]>' --in x.bin --out y.bin
cmp x.bin y.bin || fail "other bytes"

start "what is printed"
npy x.npy '<i2' '(2, 3)' 'a\0b\0c\0d\0e\0f\0'
succeeds "${to_rows[@]}" --in x.npy --out y.npy
same "$sandbox/stdout" "reshard on 3 ranks (threads)
  read   1 file, 12 B, from x.npy
  wrote  1 file, 12 B, to y.npy"
succeeds "${to_rows[@]}" --in x.npy --out y.npy --json
same "$sandbox/stdout" '{"op": "reshard", "backend": "threads", "rank_count": 3, "in": [{"path": "x.npy", "bytes": 12}], "out": [{"path": "y.npy", "bytes": 12}]}'

start "links, and the mode of the file that is replaced"
npy x.npy '<i2' '(2, 3)' 'a\0b\0c\0d\0e\0f\0'
mkdir other
printf old >other/real
chmod 600 other/real
ln -s other/real y.npy
ln -s x.npy z.npy
succeeds "${to_rows[@]}" --in z.npy --out y.npy
[ -L y.npy ] || fail "the link was replaced"
cmp x.npy other/real || fail "other elements"
[ "$(stat -c %a other/real)" = 600 ] || fail "mode $(stat -c %a other/real)"

# -- what is refused ------------------------------------------------------------
# keeps NAME TEXT OPTION..: a refusal that changes no file.
keeps() {
    start "$1"
    local text=$2
    shift 2
    npy x.npy '<i2' '(2, 3)' 'a\0b\0c\0d\0e\0f\0'
    tail -c 12 x.npy >x.bin
    npy wide.npy '<i2' '(3, 2)' 'a\0b\0c\0d\0e\0f\0'
    npy float.npy '<f2' '(2, 3)' 'a\0b\0c\0d\0e\0f\0'
    npy short.npy '<i2' '(2, 3)' 'a\0b\0c\0d\0e\0f'
    printf abcdefghijk >short.bin
    printf abcdefghijklm >long.bin
    printf PK >zip.npy
    printf kept >y.npy
    printf kept >plain
    mkfifo pipe.npy
    mkdir tiles
    printf abcd | tee tiles/dev-0.bin tiles/dev-1.bin >tiles/dev-2.bin
    find . -printf '%p %y %s %i %T@\n' | sort >"$sandbox/before"
    call "${to_rows[@]}" "$@"
    check_refusal 1 "$text"
    find . -printf '%p %y %s %i %T@\n' | sort | diff "$sandbox/before" - ||
        fail "files changed"
}

keeps "another shape" "wide.npy: its shape is (3, 2), and (2, 3) is needed" \
    --in wide.npy --out y.npy
keeps "another dtype" "float.npy: its elements are '<f2', and i16 is '<i2'" \
    --in float.npy --out y.npy
keeps "an .npy that is cut off" \
    "short.npy: it has 11 bytes of elements, and 12 are needed" \
    --in short.npy --out new
keeps "a .bin that is cut off" \
    "short.bin has 11 bytes, but the tensor is 2x3 of i16, 12 bytes" \
    --in short.bin --out short.bin
keeps "a .bin that is too long" \
    "long.bin has 13 bytes, but the tensor is 2x3 of i16, 12 bytes" \
    --in long.bin --out new.npy
keeps "no .npy" "zip.npy: it does not begin as .npy does" --in zip.npy \
    --out y.npy
keeps "no file" "cannot read none.npy: No such file or directory" \
    --in none.npy --out y.npy
keeps "a pipe" "cannot read pipe.npy: not a regular file" --in pipe.npy \
    --out y.npy
keeps "another name before" "cannot read plain/dev-0.bin: plain is not a \
directory, and a whole tensor is in a file called .npy or .bin" --in plain \
    --out y.npy
keeps "standard input" "cannot read /dev/stdin/dev-0.bin: /dev/stdin is not a \
directory, and a whole tensor is in a file called .npy or .bin" \
    --in /dev/stdin --out y.npy
keeps "another name after" "plain is not a directory, and a whole tensor is in \
a file called .npy or .bin" --in x.npy --out plain
keeps "no folder for the result" \
    "cannot write 'none/y.npy': No such file or directory" --in x.npy \
    --out none/y.npy
keeps "a file for its folder" "cannot write 'plain/y.npy': Not a directory" \
    --in x.npy --out plain/y.npy

start "the disk is full"
npy x.npy '<i2' '(2, 3)' 'a\0b\0c\0d\0e\0f\0'
ln -s /dev/full y.npy
call "${to_rows[@]}" --in x.npy --out y.npy
check_refusal 1 "cannot write 'y.npy': No space left on device"

start "devices that should have the same element"
mkdir in
printf abcdef >in/dev-1.bin
printf abcdef >in/dev-0.bin
printf abcdxf >in/dev-5.bin
printf ghijkl | tee in/dev-2.bin in/dev-3.bin >in/dev-4.bin
printf kept >y.npy
call run reshard --mesh '@m=<["x"=2,"y"=3], device_ids=[1,5,0,2,3,4]>' \
    --type 'tensor<4x3xi8>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{"x"}, {}]>' --in in --out y.npy
check_refusal 1 "--out y.npy: element [1, 1] is 101 on device 0 and 120 on \
device 5, and one tensor has one of them; give a folder, with a file for each \
device"
same y.npy kept
start "groups that have tensors of their own"
mkdir in
for device in 0 1 2 3; do
    echo -n a$device >in/dev-$device.bin
done
call run all_gather --mesh '@m=<["x"=2,"y"=2]>' --own-axes '{"x"}' \
    --axes '[{"y"}]' --from '<@m, [{"y"}]>' --to "$replicated" \
    --type 'tensor<4xi8>' --in in --out y.bin
check_refusal 1 "--out y.bin: element [1] is 48 on device 1 and 50 on device 2"
[ -e y.bin ] && fail "made y.bin"

finish
