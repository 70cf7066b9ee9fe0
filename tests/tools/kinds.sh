#!/usr/bin/env bash
# sdyrt run, plan and show of operations in groups, with counts and with halos.
# Usage: kinds.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

m1='@m=<["x"=1]>' m2='@m=<["x"=2]>' m3='@m=<["x"=3]>'
m2x2='@m=<["x"=2,"y"=2]>' m2x3='@m=<["x"=2,"y"=3]>'
whole='<@m, [{}]>' cut='<@m, [{"x"}]>'

# gives NAME EXPECTED RANKS OP OPTION..: rank i has i of "abcd", "efgh", ..; what
# all ranks have after the operation, joined by blanks.
gives() {
    start "$1"
    local expected=$2 n=$3 rank=0
    shift 3
    mkdir in
    for part in abcd efgh ijkl mnop qrst uvwx; do
        printf %s $part >in/dev-$rank.bin
        rank=$((rank + 1))
    done
    call run "$@" --in in --out out
    [ "$status" -eq 0 ] || fail "exit status $status: $(cat "$sandbox/stderr")"
    for ((i = 0; i < n; i++)); do
        tr '\0' . <"out/dev-$i.bin"
        echo
    done | paste -sd' ' >found
    [ "$(cat found)" = "$expected" ] || fail "$(cat found), not $expected"
}

gives "all_gather" "abcdefghijkl abcdefghijkl abcdefghijkl mnopqrstuvwx \
mnopqrstuvwx mnopqrstuvwx" 6 all_gather --mesh "$m2x3" --axes '[{"y"}]' \
    --own-axes '{"x"}' --from '<@m, [{"y"}]>' --to "$whole" \
    --type 'tensor<12xi8>'
gives "all_gather in the order of axes" "abcdijklefghmnop abcdijklefghmnop \
abcdijklefghmnop abcdijklefghmnop" 4 all_gather --mesh "$m2x2" \
    --axes '[{"y","x"}]' --own-axes '{}' --from '<@m, [{"y","x"}]>' \
    --to "$whole" --type 'tensor<16xi8>'
gives "all_slice at offsets" "a fgh" 2 all_slice --mesh "$m2" --own-axes '{}' \
    --axes '[{"x"}]' --to "$cut" --to-offsets 0:0,1,4 --type 'tensor<4xi8>'
gives "all_to_all" "abef cdgh" 2 all_to_all --mesh "$m2" --own-axes '{}' \
    --params '[{"x"}: 0->0]' --from "$whole" --to "$cut" --type 'tensor<4xi8>'
gives "all_to_all of two dimensions" "abef cdgh" 2 all_to_all --mesh "$m2" \
    --own-axes '{}' --params '[{"x"}: 0->1]' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{}, {"x"}]>' --type 'tensor<2x4xi8>'
gives "broadcast" "ijkl ijkl ijkl" 3 broadcast --mesh "$m3" --axes '{"x"}' \
    --root 2 --to "$whole" --type 'tensor<4xi8>'
gives "gather" "........ abcdefgh" 2 gather --mesh "$m2" --axes '[{"x"}]' \
    --root 1 --from "$cut" --to "$whole" --zero-undefined --type 'tensor<8xi8>'
gives "reduce" "efgh ...." 2 reduce --mesh "$m2" --axes '{"x"}' --root 0 \
    --to "$whole" --reduction max --zero-undefined --type 'tensor<4xi8>'
gives "reduce to the average" "cdef cdef" 2 all_reduce --mesh "$m2" \
    --own-axes '{}' --axes '{"x"}' --to "$whole" --reduction average \
    --out-dtype ui8 --converts-terms --type 'tensor<4xi8>'
gives "reduce_scatter" "ef gh" 2 reduce_scatter --mesh "$m2" --own-axes '{}' \
    --axes '[{"x"}]' --to "$cut" --reduction max --type 'tensor<4xi8>'
gives "scatter" "ef gh" 2 scatter --mesh "$m2" --axes '[{"x"}]' --root 1 \
    --to "$cut" --type 'tensor<4xi8>'
gives "scatter at offsets" "e fgh" 2 scatter --mesh "$m2" --axes '[{"x"}]' \
    --root 1 --to "$cut" --to-offsets 0:0,1,4 --type 'tensor<4xi8>'
gives "send_recv" ".... .... abcd" 3 send_recv --mesh "$m3" --axes '{"x"}' \
    --pairs 0:2 --to "$whole" --zero-undefined --type 'tensor<4xi8>'
gives "shift" ".... abcd efgh" 3 shift --mesh "$m3" --axes '{"x"}' \
    --shift-axis 0 --shift-offset 1 --to "$whole" --zero-undefined \
    --type 'tensor<4xi8>'
gives "shift around" "efgh ijkl abcd" 3 shift --mesh "$m3" --axes '{"x"}' \
    --shift-offset -1 --rotate --to "$whole" --type 'tensor<4xi8>'
gives "shift along the second axis" "efgh abcd mnop ijkl" 4 shift \
    --mesh "$m2x2" --axes '{"x","y"}' --shift-axis 1 --shift-offset 1 --rotate \
    --to "$whole" --type 'tensor<4xi8>'
gives "update_halo" ".abcdef defghij hijkl.." 3 update_halo --mesh "$m3" \
    --from "$cut" --to "$cut" --to-halos 0:1,2 --type 'tensor<12xi8>'
gives "update_halo, periodic" "labcdef defghij hijklab" 3 update_halo \
    --mesh "$m3" --from "$cut" --to "$cut" --to-halos 0:1,2 --periodic 0 \
    --type 'tensor<12xi8>'
gives "update_halo, devices on ranks in another order" ".abcde defgh." 2 \
    update_halo --mesh "$m2" --from "$cut" --to "$cut" --to-halos 0:1,1 \
    --from-ranks 1,0 --to-ranks 1,0 --zero-undefined --type 'tensor<8xi8>'

gives "reshard of rows with halos to columns with halos" ".c.g cdgh" 2 reshard \
    --mesh "$m2" --from '<@m, [{"x"}, {}]>' --from-halos 0:1,0 \
    --to '<@m, [{}, {"x"}]>' --to-halos 1:1,0 --zero-undefined \
    --type 'tensor<2x2xi8>'
gives "reshard at offsets to another mesh" "a  bcdefgh" 3 reshard \
    --mesh '@a=<["x"=2]>' --mesh '@b=<["x"=3]>' --from '<@a, [{"x"}]>' \
    --from-offsets 0:0,4,8 --to '<@b, [{"x"}]>' --to-offsets 0:0,1,1,8 \
    --type 'tensor<8xi8>'
gives "reshard, periodic" "habc bcde defg fgha" 4 reshard \
    --mesh '@a=<["x"=2]>' --mesh '@b=<["x"=4]>' --from '<@a, [{"x"}]>' \
    --to '<@b, [{"x"}]>' --to-halos 0:1,1 --periodic 0 --type 'tensor<8xi8>'

# counted NAME "BEFORE.." "AFTER.." OP OPTION..: what 3 ranks have, - for none;
# with {} for the size of dimension 0: planned, and with counts of the run.
counted() {
    local name=$1 before=$2 after=$3 i
    shift 3
    start "$name"
    mkdir in
    i=0
    for part in $before; do
        printf %s "${part#-}" >in/dev-$i.bin
        i=$((i + 1))
    done
    call run "$@" --mesh "$m3" --own-axes '{}' --in in --out out
    [ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
    for i in 0 1 2; do
        [ -s out/dev-$i.bin ] && cat out/dev-$i.bin || printf -- -
        echo
    done | paste -sd' ' >found
    [ "$(cat found)" = "$after" ] || fail "$(cat found), not $after"
}

exchange=(all_to_all --params '[{"x"}: 0->0]' --from "$cut" --to "$cut")
collect=(all_gather --axes '[{"x"}]' --from "$cut" --to "$whole")
combine=(reduce_scatter --axes '[{"x"}]' --to "$cut" --reduction max)
counts='1,2,0;0,0,3;2,0,0'
echo '[[1, 2, 0], [0, 0, 3], [2, 0, 0]]' >"$sandbox/counts"
echo '{"steps": [{"name": "no: ne", "counts": [[0]]},
{"name": "a, b: c", "counts": [[1, 2, 0], [0, 0, 3], [2, 0, 0]]}]}' \
    >"$sandbox/steps.json"
for type in 'tensor<8xi8>' 'tensor<?xi8>'; do
    counted "all_to_all of $type" "abc efg ij" "aij bc efg" "${exchange[@]}" \
        --type "$type" --counts "$counts"
    counted "all_to_all of $type, nothing of some" "- efgh abcd" \
        "e - fghabcd" "${exchange[@]}" --type "$type" \
        --counts '0,0,0;1,0,3;0,0,4'
    counted "$type: counts of a file" "abc efg ij" "aij bc efg" \
        "${exchange[@]}" --type "$type" --counts "@$sandbox/counts"
    counted "$type: counts of a workload" "abc efg ij" "aij bc efg" \
        "${exchange[@]}" --type "$type" --counts "@$sandbox/steps.json:a, b: c"
done
gathered="abcdijkl abcdijkl abcdijkl" terms="abcdefgh hgfedcba aaaaaaaa"
counted "all_gather at offsets" "abcd - ijkl" "$gathered" "${collect[@]}" \
    --type 'tensor<8xi8>' --from-offsets 0:0,4,4,8
counted "all_gather with counts" "abcd - ijkl" "$gathered" "${collect[@]}" \
    --type 'tensor<?xi8>' --counts 4,0,4
counted "reduce_scatter at offsets" "$terms" "hg - feefgh" "${combine[@]}" \
    --type 'tensor<8xi8>' --to-offsets 0:0,2,2,8
counted "reduce_scatter with counts" "$terms" "hg - feefgh" "${combine[@]}" \
    --type 'tensor<?xi8>' --counts 2,0,6

start "counts of ranks without a device, and of ranks in another order"
mkdir in
printf a >in/dev-0.bin
printf bc >in/dev-1.bin
succeeds run "${collect[@]}" --mesh "$m2" --own-axes '{}' -n 3 \
    --from-ranks 2,0 --to-ranks 2,0 --type 'tensor<?xi8>' --counts 1,2 \
    --in in --out out
[ "$(cat out/dev-0.bin)/$(cat out/dev-1.bin)" = abc/abc ] ||
    fail "found $(head -c 8 out/*)"

rows=(all_to_all --params '[{"x"}: 0->0]' --mesh "$m3" --own-axes '{}'
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{"x"}, {}]>' --type 'tensor<?x2xi8>')
start "the rooms of counts"
call plan "${rows[@]}" --counts "$counts" --json
for part in '"counts": [[1, 2, 0], [0, 0, 3], [2, 0, 0]]' '"own_axes": "{}"' \
    '"from_capacity": 3, "to_capacity": 3'; do
    grep -qF "$part" "$sandbox/stdout" || fail "no $part in the plan"
done
call plan "${rows[@]}" --from-capacity 5 --to-capacity 7 --pair-capacity 4
grep -q '^  rooms  5 before, 7 after$' "$sandbox/stdout" || fail "no rooms"
call plan "${exchange[@]}" --mesh "$m3" --own-axes '{}' --type 'tensor<8xi8>' \
    --counts "$counts"
grep -q '^  counts 1 2 0$' "$sandbox/stdout" || fail "no counts"
grep -q 'along {"x"}, blocks of up to 3 B$' "$sandbox/stdout" ||
    fail "no blocks"

start "shift of uneven parts"
mkdir in
printf a >in/dev-0.bin
printf bc >in/dev-1.bin
printf def >in/dev-2.bin
call run shift --mesh "$m3" --axes '{"x"}' --shift-offset 1 --rotate \
    --from "$cut" --from-offsets 0:0,1,3,6 --to "$cut" --to-offsets 0:0,1,3,6 \
    --type 'tensor<6xi8>' --in in --out out
[ "$(cat out/dev-0.bin)/$(cat out/dev-1.bin)/$(cat out/dev-2.bin)" = \
    "def/a/bc" ] || fail "found $(head -c 8 out/*)"

start "update_halo, periodic in 4 dimensions on both sides"
mkdir in
letters=abcdefghijklmnop
for ((i = 0; i < 16; i++)); do
    printf %s "${letters:i:1}" >in/dev-$i.bin
done
call run update_halo --mesh '@m=<["a"=2,"b"=2,"c"=2,"d"=2]>' \
    --from '<@m, [{"a"}, {"b"}, {"c"}, {"d"}]>' \
    --to '<@m, [{"a"}, {"b"}, {"c"}, {"d"}]>' --to-halos 0:1,1 \
    --to-halos 1:1,1 --to-halos 2:1,1 --to-halos 3:1,1 \
    --periodic 0,1,2,3 --type 'tensor<2x2x2x2xi8>' --in in --out out
[ "$status" -eq 0 ] || fail "exit status $status: $(cat "$sandbox/stderr")"
for i in 1 0 1; do
    for j in 1 0 1; do
        for k in 1 0 1; do
            for l in 1 0 1; do
                printf %s "${letters:8 * i + 4 * j + 2 * k + l:1}"
            done
        done
    done
done | cmp - out/dev-0.bin || fail "another halo"

start "a plan that no host runs"
halo=(update_halo --mesh "$m1" --periodic '0,1,2,3,4' --type 'tensor<1x1x1x1x1xi8>')
for side in from to; do
    halo+=("--$side" '<@m, [{"x"}, {}, {}, {}, {}]>')
    for d in 0 1 2 3 4; do
        halo+=("--$side-halos" "$d:1,1")
    done
done
call plan "${halo[@]}"
grep -q "243 exchanges: threads and mpi run no more than 128" \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout" "$sandbox/stderr")"
call plan "${halo[@]}" --json
grep -q '"note": "243 exchanges: threads and mpi run no more than 128"' \
    "$sandbox/stdout" || fail "$(tail -c 300 "$sandbox/stdout")"
mkdir in
head -c 243 /dev/zero >in/dev-0.bin
call run "${halo[@]}" --in in --out out
check_refusal 1 "a plan of 243 exchanges: there may be 128"

start "help"
call plan --help
for word in update_halo average; do
    grep -q "$word" "$sandbox/stdout" || fail "no $word"
done

# refuses STATUS NAME TEXT ARGUMENT..: a command line that is refused.
refuses() {
    start "$2"
    local expected=$1 text=$3
    shift 3
    call "$@"
    check_refusal "$expected" "$text"
}
wrong() {
    refuses 2 "$@"
}
# wrong_counts STATUS TEXT OPTION..: of an all_to_all of 2 members.
wrong_counts() {
    refuses "$1" "counts: $2" "$2" plan "${exchange[@]}" --mesh "$m2" \
        --own-axes '{}' "${@:3}"
}
wrong_counts 2 "--counts: 1 row, and all_to_all of 2 members has 2" \
    --counts 3,0 --type 'tensor<3xi8>'
wrong_counts 2 "--counts: row 1 has 3 numbers, and row 0 has 2" \
    --counts '3,0;1,2,3' --type 'tensor<9xi8>'
wrong_counts 2 "--counts: 3 numbers in a row, and all_to_all is of 2 members" \
    --counts '3,0,1;1,2,3' --type 'tensor<10xi8>'
wrong_counts 2 "--counts: number 1 of row 0 is -2, expected 0 or more" \
    --counts '3,-2;1,2' --type 'tensor<4xi8>'
wrong_counts 1 "all_to_all: counts of 6 elements, of 4" \
    --counts '3,0;1,2' --type 'tensor<4xi8>'
wrong_counts 2 "--counts: expected numbers such as 0,4,5-7, found 'x'" \
    --counts 'x;1' --type 'tensor<4xi8>'
wrong_counts 2 "--counts: member 1 has 3 elements, and --from-capacity has room \
for 2" --counts '1,0;1,2' --from-capacity 2 --type 'tensor<?xi8>'
wrong_counts 2 "--counts: member 0 gets 3 elements, and --to-capacity has \
room for 2" --counts '1,0;2,2' --to-capacity 2 --type 'tensor<?xi8>'
wrong_counts 2 "--counts: number 1 of row 1 is 3, above --pair-capacity 2" \
    --counts '1,0;2,3' --pair-capacity 2 --type 'tensor<?xi8>'
wrong_counts 2 "--from-capacity: 0 is not between 1 and" --from-capacity 0 \
    --type 'tensor<?xi8>'
for side in from to pair; do
    wrong_counts 2 "--$side-capacity is of counts that vary" \
        --$side-capacity 4 --type 'tensor<4xi8>'
    wrong_counts 2 "--from-capacity and --to-capacity, or --counts, are needed" \
        --$side-capacity 4 --type 'tensor<?xi8>'
done
wrong_counts 2 "has no step 'c', but 'no: ne', 'a, b: c'" \
    --counts "@$sandbox/steps.json:c" --type 'tensor<2xi8>'
wrong_counts 2 "steps.json:STEP, a step of 'no: ne', 'a, b: c'" \
    --counts "@$sandbox/steps.json" --type 'tensor<2xi8>'
echo '[[1, 2], [0, "x"]]' >"$sandbox/text"
wrong_counts 2 "row 1 is no list of whole numbers" --counts "@$sandbox/text" \
    --type 'tensor<2xi8>'
wrong_counts 1 "--counts: unable to open nowhere" --counts @nowhere \
    --type 'tensor<4xi8>'
on=(--mesh "$m2" --own-axes '{}')
wrong "counts of one row" "--counts: 2 rows, and all_gather of 2 members has 1" \
    plan "${collect[@]}" "${on[@]}" --counts '1,2;3,4' --type 'tensor<?xi8>'
refuses 1 "counts of what has none" "all_reduce: 'counts' has 2 entries, and \
the operation does not use it" plan all_reduce "${on[@]}" --axes '{"x"}' \
    --to "$whole" --counts 1,2 --type 'tensor<3xi8>'
refuses 1 "counts of parts that the type has" "all_gather: 'counts' has 2 \
entries, and the operation does not use it" plan "${collect[@]}" "${on[@]}" \
    --counts 1,2 --type 'tensor<3xi8>'
wrong "a run without counts" "run needs --counts: dimension 0 of --type is \
'?'" run "${exchange[@]}" "${on[@]}" --from-capacity 4 --to-capacity 4 \
    --type 'tensor<?xi8>' --in in --out out
refuses 1 "a dimension without a size" "all_gather: the size of dimension 1 is \
not known" plan all_gather "${on[@]}" --axes '[{}, {"x"}]' \
    --from '<@m, [{}, {"x"}]>' --to '<@m, [{}, {}]>' --type 'tensor<2x?xi8>'
start "a file that has less than its counts"
mkdir in
printf ab >in/dev-0.bin
printf c >in/dev-1.bin
call run "${exchange[@]}" "${on[@]}" --counts '1,1;1,1' \
    --type 'tensor<?xi8>' --in in --out out
check_refusal 1 "in/dev-1.bin has 1 byte, but the tile of device 1 is 2 of i8, \
2 bytes"
[ -e out ] && fail "something was written"

refuses 1 "an option of another operation" "all_gather: 'root' has 1 entries, \
and the operation does not use it" run "${collect[@]}" --mesh "$m2" --root 0 \
    --type 'tensor<4xi8>' --in in --out out
wrong "own axes that cannot be read" "--own-axes: " plan "${collect[@]}" \
    --mesh "$m2" --own-axes '[{}' --type 'tensor<4xi8>'
refuses 1 "own axes that are moved along" "x" plan "${collect[@]}" \
    --mesh "$m2" --own-axes '{"x"}' --type 'tensor<4xi8>'
wrong "no such pairs" "--pairs: expected SOURCE:DESTINATION, found '1'" \
    plan send_recv --mesh "$m2" --axes '{"x"}' --to "$whole" --pairs 1 \
    --type 'tensor<4xi8>'
wrong "no such dimension" "--periodic: the type has no dimension 1" \
    plan reshard --mesh "$m2" --from "$cut" --to "$cut" --periodic 1 \
    --type 'tensor<4xi8>'
for text in 1 0:1 0:1,2,3; do
    wrong "no such halos: $text" "--halos: expected DIM:LOW,HIGH, found \
'$text'" show --mesh "$m2" --sharding "$cut" --halos $text \
        --type 'tensor<4xi8>'
done
wrong "halos of a scalar" "--halos: the sharding has no dimension for halos" \
    show --mesh "$m2" --sharding '<@m, []>' --halos 0:1,1 --type 'tensor<f32>'
wrong "halos of nothing" "--from-uneven, --from-offsets and --from-halos need \
--from" plan reshard --mesh "$m2" --to "$cut" --from-halos 0:1,1 \
    --type 'tensor<4xi8>'
refuses 1 "halos of what has none" "all_gather" plan "${collect[@]}" \
    --mesh "$m2" --from-halos 0:1,1 --type 'tensor<4xi8>'
refuses 1 "a root outside of the group" \
    'broadcast: Out of bounds coordinate 0 for in-group device "root"' \
    plan broadcast --mesh "$m2" --axes '{"x"}' --root 5 --to "$whole" \
    --type 'tensor<4xi8>'

start "the plan of an operation in groups"
call plan all_gather --mesh "$m2x2" --axes '[{"y"}]' --own-axes '{"x"}' \
    --from '<@m, [{"y"}]>' --to "$whole" --type 'tensor<8xi8>' --json
for part in '"axes": "[{\"y\"}]"' '"own_axes": "{\"x\"}"' '"rank_count": 4' \
    '"total": {"bytes_received": 16,'; do
    grep -qF "$part" "$sandbox/stdout" || fail "no $part in the plan"
done
call plan shift --mesh "$m2x2" --axes '{"x","y"}' --shift-axis 1 \
    --shift-offset -1 --rotate --zero-undefined --to "$whole" \
    --type 'tensor<8xi8>' --json
for part in '"shift_axis": 1, "shift_offset": -1, "rotate": true' \
    '"zero_undefined": true'; do
    grep -qF "$part" "$sandbox/stdout" || fail "no $part in the plan"
done

start "the plan of a reshard with halos"
call plan reshard --mesh '@a=<["x"=2,"y"=2]>' --mesh '@b=<["x"=4]>' \
    --from '<@a, [{"x"}, {}]>' --from-offsets 0:0,4,10 \
    --to '<@b, [{}, {"x"}]>' --to-uneven high --to-halos 1:3,0 \
    --type 'tensor<10x14xi32>'
for part in '  from  <@a, [{"x"}, {}]>' '  to    <@b, [{}, {"x"}]>' \
    'rank 0: reshard of tensor<10x14xi32> from <@a, [{"x"}, {}]> cut ' \
    'cut high,high halo sizes 0+0, 3+0' "out device 0, tile [0:10, -3:3]"; do
    grep -qF "$part" "$sandbox/stdout" || fail "no $part in the plan"
done
call plan reshard --mesh "$m2" --from "$whole" --to "$cut" --to-halos 0:1,2 \
    --periodic 0 --type 'tensor<8xi8>' --json
grep -qF '"to_halos": ["0:1,2"], "periodic": [0]' "$sandbox/stdout" ||
    fail "no halos in the plan"

prints "tiles with halos" show --mesh "$m2" --sharding '<@m, [{"x"}, {}]>' \
    --uneven high --halos 0:1,2 --type 'tensor<7x2xf32>' --width 40 <<'END'
tensor<7x2xf32> on 2 devices
  mesh      @m = <["x"=2]>
  sharding  <@m, [{"x"}, {}]>
  tiles     2x1, each on 1 device
  halos     1+2, 0+0

  device  tile        buffer
       0  [0:3, 0:2]  [-1:5, 0:2]  6x2
       1  [3:7, 0:2]  [2:9, 0:2]  7x2

#: the tile, +: its halos; down: dim 0, across: dim 1

device 0
  ##
  ##
  ##
  ++
  ++
  ..
  ..

device 1
  ..
  ..
  ++
  ##
  ##
  ##
  ##
END

start "tiles with halos as a document"
call show --mesh '@m=<["x"=2], device_ids=[1,0]>' --sharding "$cut" \
    --halos 0:1,2 --type 'tensor<8xf32>' --json
grep -qF '"shards": [{"device": 1, "offset": [0], "size": [4], "low": [1], '\
'"high": [2], "buffer_size": [7]}, {"device": 0, ' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"

finish
