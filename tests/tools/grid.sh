#!/usr/bin/env bash
# sdyrt run, plan and show with --grid. Usage: grid.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

# gives NAME EXPECTED OP OPTION..: rank i has i of "abcd", "efgh", ..; what all
# ranks have after the operation, joined by blanks.
gives() {
    start "$1"
    local expected=$2 n=${4#*--grid=} bytes=0
    shift 2
    mkdir in
    for part in abcd efgh ijkl mnop qrst uvwx; do
        printf %s $part >in/dev-$bytes.bin
        bytes=$((bytes + 1))
    done
    n=$((${n/x/ * }))
    call run "$@" --in in --out out
    [ "$status" -eq 0 ] || fail "exit status $status: $(cat "$sandbox/stderr")"
    for ((i = 0; i < n; i++)); do
        tr '\0' . <"out/dev-$i.bin"
        echo
    done | paste -sd' ' >found
    [ "$(cat found)" = "$expected" ] || fail "$(cat found), not $expected"
}

gives "all_gather" "abcdefghijkl abcdefghijkl abcdefghijkl mnopqrstuvwx \
mnopqrstuvwx mnopqrstuvwx" all_gather --grid=2x3 --grid-axes 1 \
    --type 'tensor<12xi8>'
gives "all_gather in the order of axes" "abcdijklefghmnop abcdijklefghmnop \
abcdijklefghmnop abcdijklefghmnop" all_gather --grid=2x2 --grid-axes 1,0 \
    --type 'tensor<16xi8>'
gives "all_slice at offsets" "a fgh" all_slice --grid=2 --grid-axes 0 \
    --offsets 0,1,4 --type 'tensor<4xi8>'
gives "all_to_all" "abef cdgh" all_to_all --grid=2 --grid-axes 0 \
    --type 'tensor<4xi8>'
gives "all_to_all of two dimensions" "abef cdgh" all_to_all --grid=2 \
    --grid-axes 0 --axis 1 --concat-axis 0 --type 'tensor<2x4xi8>'
gives "broadcast" "ijkl ijkl ijkl" broadcast --grid=3 --grid-axes 0 --root 2 \
    --type 'tensor<4xi8>'
gives "gather" "........ abcdefgh" gather --grid=2 --grid-axes 0 --root 1 \
    --zero-undefined --type 'tensor<8xi8>'
gives "reduce" "efgh ...." reduce --grid=2 --grid-axes 0 --root 0 \
    --reduction max --zero-undefined --type 'tensor<4xi8>'
gives "reduce to the average" "cdef cdef" all_reduce --grid=2 --grid-axes 0 \
    --reduction average --out-dtype ui8 --type 'tensor<4xi8>'
gives "reduce_scatter" "ef gh" reduce_scatter --grid=2 --grid-axes 0 \
    --reduction max --type 'tensor<4xi8>'
gives "scatter" "ef gh" scatter --grid=2 --grid-axes 0 --root 1 \
    --type 'tensor<4xi8>'
gives "send_recv" ".... .... abcd" send_recv --grid=3 --grid-axes 0 \
    --pairs 0:2 --zero-undefined --type 'tensor<4xi8>'
gives "shift" ".... abcd efgh" shift --grid=3 --grid-axes 0 --shift-axis 0 \
    --offset 1 --zero-undefined --type 'tensor<4xi8>'
gives "shift around" "efgh ijkl abcd" shift --grid=3 --grid-axes 0 \
    --shift-axis 0 --offset -1 --rotate --type 'tensor<4xi8>'
gives "update_halo" ".abcdef defghij hijkl.." update_halo --grid=3 \
    --split-axes '[[0]]' --source-halo-sizes 0,0 --halo-sizes 1,2 \
    --type 'tensor<12xi8>'
gives "update_halo, periodic" "labcdef defghij hijklab" update_halo --grid=3 \
    --split-axes '[[0]]' --source-halo-sizes 0,0 --halo-sizes 1,2 \
    --periodic 0 --type 'tensor<12xi8>'

gives "reshard of rows with halos to columns with halos" ".c.g cdgh" reshard \
    --grid=2 --source-split-axes '[[0]]' --source-halo-sizes 1,0 \
    --split-axes '[[],[0]]' --halo-sizes 1,0 --zero-undefined \
    --type 'tensor<2x2xi8>'
gives "reshard at offsets to another grid" "a  bcdefgh" reshard --grid=3 \
    --source-grid 2 --source-split-axes '[[0]]' --source-dims-offsets 0,4,8 \
    --split-axes '[[0]]' --dims-offsets 0,1,1,8 --type 'tensor<8xi8>'
gives "reshard, periodic" "habc bcde defg fgha" reshard --grid=4 \
    --source-grid 2 --source-split-axes '[[0]]' --split-axes '[[0]]' \
    --halo-sizes 1,1 --periodic 0 --type 'tensor<8xi8>'

# counted NAME "BEFORE.." "AFTER.." OP OPTION..: what 3 ranks have, - for none,
# planned with the counts and with counts of the run.
counted() {
    local name=$1 before=$2 after=$3 type i
    shift 3
    for type in 8 '?'; do
        start "$name of tensor<${type}xi8>"
        mkdir in
        i=0
        for part in $before; do
            printf %s "${part#-}" >in/dev-$i.bin
            i=$((i + 1))
        done
        call run "$@" --grid 3 --grid-axes 0 --type "tensor<${type}xi8>" \
            --in in --out out
        [ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
        for i in 0 1 2; do
            [ -s out/dev-$i.bin ] && cat out/dev-$i.bin || printf -- -
            echo
        done | paste -sd' ' >found
        [ "$(cat found)" = "$after" ] || fail "$(cat found), not $after"
    done
}

counts='1,2,0;0,0,3;2,0,0'
counted "all_to_all" "abc efg ij" "aij bc efg" all_to_all --counts "$counts"
counted "all_to_all_v" "abc efg ij" "aij bc efg" all_to_all_v --counts "$counts"
counted "all_to_all, nothing of some" "- efgh abcd" "e - fghabcd" all_to_all \
    --counts '0,0,0;1,0,3;0,0,4'
counted "all_gather" "abcd - ijkl" "abcdijkl abcdijkl abcdijkl" all_gather \
    --counts 4,0,4
counted "reduce_scatter" "abcdefgh hgfedcba aaaaaaaa" "hg - feefgh" \
    reduce_scatter --reduction max --counts 2,0,6
echo '[[1, 2, 0], [0, 0, 3], [2, 0, 0]]' >"$sandbox/counts"
counted "counts of a file" "abc efg ij" "aij bc efg" all_to_all \
    --counts "@$sandbox/counts"
echo '{"steps": [{"name": "no: ne", "counts": [[0]]},
{"name": "a, b: c", "counts": [[1, 2, 0], [0, 0, 3], [2, 0, 0]]}]}' \
    >"$sandbox/steps.json"
counted "counts of a workload" "abc efg ij" "aij bc efg" all_to_all \
    --counts "@$sandbox/steps.json:a, b: c"
gives "scatter_v" "e fgh" scatter_v --grid=2 --grid-axes 0 --root 1 \
    --counts 1,3 --type 'tensor<4xi8>'

start "the rooms of counts"
call plan all_to_all --grid 3 --grid-axes 0 --type 'tensor<?x2xi8>' \
    --counts "$counts" --json
for part in '"counts": [[1, 2, 0], [0, 0, 3], [2, 0, 0]]' \
    '"in_capacity": 3, "out_capacity": 3, "pair_capacity": null'; do
    grep -qF "$part" "$sandbox/stdout" || fail "no $part in the plan"
done
call plan all_to_all --grid 3 --grid-axes 0 --type 'tensor<?x2xi8>' \
    --capacities 5,7 --pair-capacity 4
grep -q '^  rooms  5 before, 7 after$' "$sandbox/stdout" || fail "no rooms"
call plan all_to_all --grid 3 --grid-axes 0 --type 'tensor<8xi8>' \
    --counts "$counts"
grep -q '^  counts 1 2 0$' "$sandbox/stdout" || fail "no counts"
grep -q 'along {"0"}, blocks of up to 3 B$' "$sandbox/stdout" ||
    fail "no blocks"

start "shift of uneven shards"
mkdir in
printf a >in/dev-0.bin
printf bc >in/dev-1.bin
printf def >in/dev-2.bin
call run shift --grid=3 --grid-axes 0 --shift-axis 0 --offset 1 --rotate \
    --axis 0 --offsets 0,1,3,6 --type 'tensor<6xi8>' --in in --out out
[ "$(cat out/dev-0.bin)/$(cat out/dev-1.bin)/$(cat out/dev-2.bin)" = \
    "def/a/bc" ] || fail "found $(head -c 8 out/*)"

start "update_halo, periodic in 4 dimensions on both sides"
mkdir in
letters=abcdefghijklmnop
for ((i = 0; i < 16; i++)); do
    printf %s "${letters:i:1}" >in/dev-$i.bin
done
call run update_halo --grid 2x2x2x2 --split-axes '[[0],[1],[2],[3]]' \
    --source-halo-sizes 0,0,0,0,0,0,0,0 --halo-sizes 1,1,1,1,1,1,1,1 \
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
# shellcheck disable=SC2054 # the commas are of one argument
halo=(update_halo --grid 1x1x1x1x1 --split-axes '[[0],[1],[2],[3],[4]]'
    --halo-sizes 1,1,1,1,1,1,1,1,1,1 --periodic 0,1,2,3,4
    --type 'tensor<1x1x1x1x1xi8>')
call plan "${halo[@]}"
grep -q "243 exchanges: threads and mpi run no more than 128" \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"
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

# wrong NAME TEXT ARGUMENT..: a command line that is refused.
wrong() {
    start "$1"
    local text=$2
    shift 2
    call "$@"
    check_refusal 2 "$text"
}
# wrong_counts TEXT OPTION..: of an all_to_all of 2 members.
wrong_counts() {
    wrong "counts: $1" "$1" plan all_to_all --grid 2 --grid-axes 0 "${@:2}"
}
wrong_counts "--counts: 1 row, and all_to_all of 2 members has 2" \
    --counts 3,0 --type 'tensor<3xi8>'
wrong_counts "--counts: row 1 has 3 numbers, and row 0 has 2" \
    --counts '3,0;1,2,3' --type 'tensor<9xi8>'
wrong_counts "--counts: 3 numbers in a row, and all_to_all is of 2 members" \
    --counts '3,0,1;1,2,3' --type 'tensor<10xi8>'
wrong_counts "--counts: number 1 of row 0 is -2, expected 0 or more" \
    --counts '3,-2;1,2' --type 'tensor<4xi8>'
wrong_counts "--counts: 6 elements in all, and dimension 0 of --type has 4" \
    --counts '3,0;1,2' --type 'tensor<4xi8>'
wrong_counts "--counts: expected numbers such as 0,4,5-7, found 'x'" \
    --counts 'x;1' --type 'tensor<4xi8>'
wrong_counts "--counts: member 1 has 3 elements, and --capacities has room \
for 2" --counts '1,0;1,2' --capacities 2,4 --type 'tensor<?xi8>'
wrong_counts "--counts: member 0 gets 3 elements, and --capacities has room \
for 2" --counts '1,0;2,2' --capacities 4,2 --type 'tensor<?xi8>'
wrong_counts "--counts: number 1 of row 1 is 3, above --pair-capacity 2" \
    --counts '1,0;2,3' --pair-capacity 2 --type 'tensor<?xi8>'
wrong_counts "--capacities: expected IN,OUT, found '4'" --capacities 4 \
    --type 'tensor<?xi8>'
wrong_counts "--capacities is of counts that vary" --capacities 4,4 \
    --type 'tensor<4xi8>'
wrong_counts "--capacities IN,OUT or --counts are needed" --pair-capacity 4 \
    --type 'tensor<?xi8>'
wrong_counts "--counts and --offsets are given; one is enough" --offsets 0,1,2 \
    --counts '1,0;0,1' --type 'tensor<2xi8>'
wrong_counts "has no step 'c', but 'no: ne', 'a, b: c'" \
    --counts "@$sandbox/steps.json:c" --type 'tensor<2xi8>'
wrong_counts "steps.json:STEP, a step of 'no: ne', 'a, b: c'" \
    --counts "@$sandbox/steps.json" --type 'tensor<2xi8>'
echo '[[1, 2], [0, "x"]]' >"$sandbox/text"
wrong_counts "row 1 is no list of whole numbers" --counts "@$sandbox/text" \
    --type 'tensor<2xi8>'
wrong "counts of one row" "--counts: 2 rows, and all_gather of 2 members has 1" \
    plan all_gather --grid 2 --grid-axes 0 --counts '1,2;3,4' \
    --type 'tensor<3xi8>'
wrong "no counts" "all_to_all_v needs --counts" plan all_to_all_v --grid 2 \
    --grid-axes 0 --type 'tensor<4xi8>'
wrong "counts of what has none" "all_reduce takes no --counts" \
    plan all_reduce --grid 2 --grid-axes 0 --counts 1,2 --type 'tensor<3xi8>'
wrong "no such v" "no operation 'all_reduce_v' on a grid" \
    plan all_reduce_v --grid 2 --counts 1,2 --type 'tensor<4xi8>'
wrong "a run without counts" "run needs --counts: dimension 0 of --type is \
'?'" run all_to_all --grid 2 --grid-axes 0 --capacities 4,4 \
    --type 'tensor<?xi8>' --in in --out out
start "counts of another dimension without a size"
call plan all_gather --grid 2 --grid-axes 0 --axis 1 --counts 1,2 \
    --type 'tensor<2x?xi8>'
check_refusal 1 "all_gather: the size of dimension 1 is not known"
start "counts of a file that is not there"
call plan all_to_all --grid 2 --grid-axes 0 --counts @nowhere \
    --type 'tensor<4xi8>'
check_refusal 1 "--counts: unable to open nowhere"
start "a file that has less than its counts"
mkdir in
printf ab >in/dev-0.bin
printf c >in/dev-1.bin
call run all_to_all --grid 2 --grid-axes 0 --counts '1,1;1,1' \
    --type 'tensor<?xi8>' --in in --out out
check_refusal 1 "in/dev-1.bin has 1 byte, but the tile of device 1 is 2 of i8, \
2 bytes"
[ -e out ] && fail "something was written"

wrong "an option of another operation" "all_gather takes no --root" \
    run all_gather --grid 2 --root 0 --type 'tensor<4xi8>' --in in --out out
wrong "an option of meshes" "--from is not for operations on a grid" \
    plan all_gather --grid 2 --from x --type 'tensor<4xi8>'
wrong "no grid" "--grid-axes needs --grid" plan all_gather --grid-axes 0 \
    --type 'tensor<4xi8>'
wrong "no such operation" "no operation 'collective_permute' on a grid" \
    plan collective_permute --grid 2 --type 'tensor<4xi8>'
wrong "no such lists" "--split-axes: expected lists such as [[0],[1]], found \
'[[0],'" plan update_halo --grid 2 --split-axes '[[0],' --type 'tensor<4xi8>'
wrong "no such pairs" "--pairs: expected SOURCE:DESTINATION, found '1'" \
    plan send_recv --grid 2 --pairs 1 --type 'tensor<4xi8>'
wrong "a picture without lists" "--split-axes [[0],[1]] is needed" \
    show --grid 2 --type 'tensor<4xi8>'
wrong "a picture with both" "--grid takes --split-axes" show --grid 2 \
    --sharding '<@m, [{}]>' --type 'tensor<4xi8>'
wrong "a reshard from nothing" "--source-split-axes [[0],[1]] is needed" \
    plan reshard --grid 2 --split-axes '[[0]]' --type 'tensor<4xi8>'
wrong "no such lists before" "--source-split-axes: expected lists such as \
[[0],[1]], found '0'" plan reshard --grid 2 --split-axes '[[0]]' \
    --source-split-axes 0 --type 'tensor<4xi8>'
wrong "another grid of another operation" "update_halo takes no --source-grid" \
    plan update_halo --grid 2 --source-grid 2 --split-axes '[[0]]' \
    --type 'tensor<4xi8>'
start "a root outside of the group"
call plan broadcast --grid 2 --grid-axes 0 --root 5 --type 'tensor<4xi8>'
check_refusal 1 'broadcast: Out of bounds coordinate 0 for in-group device "root"'

start "the plan of an operation on a grid"
call plan all_gather --grid 2x2 --grid-axes 1 --type 'tensor<8xi8>' --json
for part in '"grid": "2x2", "grid_axes": "1"' '"rank_count": 4' \
    '"total": {"bytes_received": 16,'; do
    grep -qF "$part" "$sandbox/stdout" || fail "no $part in the plan"
done

start "the plan of a reshard on a grid"
call plan reshard --grid 4 --split-axes '[[],[0]]' --halo-sizes 3,0 \
    --source-grid 2x2 --source-split-axes '[[0]]' --source-dims-offsets 0,4,10 \
    --type 'tensor<10x14xi32>'
for part in "  from  [[0]] on grid 2x2, at 0,4,10" "  to    [[],[0]], halos 3,0" \
    'rank 0: reshard of tensor<10x14xi32> from <mesh<["0"=2, "1"=2]>, ' \
    '[{"0"}, {}]> cut offsets(0, 4, 10),high to <mesh<["0"=4]>, [{}, {"0"}]> ' \
    "cut high,high halo sizes 0+0, 3+0" "out device 0, tile [0:10, -3:3]"; do
    grep -qF "$part" "$sandbox/stdout" || fail "no $part in the plan"
done

call plan reshard --grid 2 --split-axes '[[0]]' --source-grid 3 \
    --source-split-axes '[[]]' --source-halo-sizes '' --type 'tensor<8xi8>' --json
for part in '"before": {"grid": "3", "split_axes": "[[]]", "halo_sizes": "", ' \
    '"after": {"grid": null, "split_axes": "[[0]]", "halo_sizes": null, '; do
    grep -qF "$part" "$sandbox/stdout" || fail "no $part in the plan"
done

prints "shards with halos" show --grid 2 --split-axes '[[0]]' --halo-sizes 1,2 \
    --type 'tensor<7x2xf32>' --width 40 <<'END'
tensor<7x2xf32> on a grid of 2
  split axes  [[0]]
  halo sizes  1,2

  device  shard       buffer
       0  [0:3, 0:2]  [-1:5, 0:2]  6x2
       1  [3:7, 0:2]  [2:9, 0:2]  7x2

#: the shard, +: its halos; down: dim 0, across: dim 1

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

finish
