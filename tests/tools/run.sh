#!/usr/bin/env bash
# sdyrt run: files there and back. Usage: run.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

# tiles DIR GLOBAL COLUMNS BYTES SHAPE_OPTION..: cut the file GLOBAL, a matrix
# of printable characters, BYTES of them an element, into DIR/dev-<id>.bin.
tiles() {
    local dir=$1 global=$2 columns=$3 bytes=$4
    shift 4
    mkdir -p "$dir"
    call shape "$@"
    [ "$status" -eq 0 ] || fail "shape: $(cat "$sandbox/stderr")"
    sed -e 1d -e 's/[][,x]/ /g' "$sandbox/stdout" |
        while read -r device _ row column rows width _; do
            if [ "$rows" -eq 0 ] || [ "$width" -eq 0 ]; then
                : >"$dir/dev-$device.bin"
                continue
            fi
            fold -b -w $((columns * bytes)) "$global" |
                sed -n "$((row + 1)),$((row + rows))p" |
                cut -b "$((column * bytes + 1))-$(((column + width) * bytes))" |
                tr -d '\n' >"$dir/dev-$device.bin"
        done
}

# moves NAME MESH TYPE FROM TO [OPTION..]: reshard files there and back, and the
# whole tensor in one file. The options are --from-.., --to-.. and --uneven.
moves() {
    start "$1"
    local mesh=$2 type=$3 from=$4 to=$5
    shift 5
    local there=() back=() before=() after=()
    while [ $# -gt 0 ]; do
        there+=("$1" "$2")
        case $1 in
        --from-ranks) back+=(--to-ranks "$2") ;;
        --to-ranks) back+=(--from-ranks "$2") ;;
        --from-*) back+=("--to-${1#--from-}" "$2") before+=("--${1#--from-}" "$2") ;;
        --to-*) back+=("--from-${1#--to-}" "$2") after+=("--${1#--to-}" "$2") ;;
        *) back+=("$1" "$2") before+=("$1" "$2") after+=("$1" "$2") ;;
        esac
        shift 2
    done
    local sizes=${type#tensor<} bytes=1
    case $type in
    *xbf16*) bytes=2 ;;
    *xf32*) bytes=4 ;;
    *complex*) bytes=16 ;;
    esac
    local rows=${sizes%%x*}
    sizes=${sizes#*x}
    local columns=${sizes%%x*}
    awk -v n=$((rows * columns)) -v bytes=$bytes 'BEGIN {
        digits = "0123456789abcdefghijklmnopqrstuvwxyz" \
                 "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
        for (i = 0; i < n; i++)
            if (bytes == 1)
                printf "%s", substr(digits, i % 61 + 1, 1)
            else
                printf "%0" bytes "x", i
    }' >global
    tiles in global "$columns" "$bytes" --mesh "$mesh" --type "$type" \
        --sharding "$from" "${before[@]}"
    tiles expected global "$columns" "$bytes" --mesh "$mesh" --type "$type" \
        --sharding "$to" "${after[@]}"
    succeeds run reshard --mesh "$mesh" --type "$type" --from "$from" \
        --to "$to" --in in --out out "${there[@]}"
    diff -r expected out || fail "wrong tiles"
    succeeds run reshard --mesh "$mesh" --type "$type" --from "$to" \
        --to "$from" --in out --out again "${back[@]}"
    diff -r in again || fail "wrong tiles on the way back"
    cp global global.bin
    succeeds run reshard --mesh "$mesh" --type "$type" --from "$from" \
        --to "$to" --in global.bin --out cut "${there[@]}"
    diff -r expected cut || fail "wrong tiles of the whole"
    succeeds run reshard --mesh "$mesh" --type "$type" --from "$to" \
        --to "$from" --in cut --out joined.bin "${back[@]}"
    cmp global joined.bin || fail "wrong whole"
    succeeds run reshard --mesh "$mesh" --type "$type" --from "$from" \
        --to "$to" --in global.bin --out global.bin "${there[@]}"
    cmp global global.bin || fail "wrong whole in its own place"
}

moves "rows to columns" "$x4" 'tensor<8x12xf32>' '<@m, [{"x"}, {}]>' \
    '<@m, [{}, {"x"}]>'
moves "bf16 with uneven tiles" '@m=<["x"=3,"y"=2]>' 'tensor<13x7xbf16>' \
    '<@m, [{"x"}, {"y"}]>' '<@m, [{"y"}, {"x"}]>'
moves "empty tiles" "$x4" 'tensor<5x3xi8>' '<@m, [{"x"}, {}]>' \
    '<@m, [{}, {"x"}]>'
moves "low to high" "$x4" 'tensor<7x5xbf16>' '<@m, [{"x"}, {}]>' \
    '<@m, [{"x"}, {}]>' --from-uneven low --to-uneven high
moves "uneven low on both sides" "$x4" 'tensor<7x5xi8>' \
    '<@m, [{"x"}, {}]>' '<@m, [{}, {"x"}]>' --uneven low
moves "explicit offsets" "$x4" 'tensor<16x3xf32>' '<@m, [{"x"}, {}]>' \
    '<@m, [{}, {"x"}]>' --from-offsets 0:0,3,3,13,16
moves "sub-axes" '@m=<["x"=8]>' 'tensor<8x8xi8>' \
    '<@m, [{"x":(1)2}, {"x":(2)4}]>' '<@m, [{"x":(4)2}, {"x":(1)4}]>'
moves "permuted devices" '@m=<["x"=2,"y"=3], device_ids=[5,3,1,0,2,4]>' \
    'tensor<9x4xbf16>' '<@m, [{"y"}, {"x"}]>' '<@m, [{"x", "y"}, {}]>'
moves "disjoint ranks" '@m=<["x"=3]>' 'tensor<9x4xbf16>' \
    '<@m, [{"x"}, {}]>' '<@m, [{}, {"x"}]>' --from-ranks 0,1,2 \
    --to-ranks 5,4,3
moves "sixteen bytes an element" '@m=<["x"=3]>' \
    'tensor<4x5xcomplex<f64>>' '<@m, [{"x"}, {}]>' '<@m, [{}, {"x"}]>'
moves "no elements" '@m=<["x"=2]>' 'tensor<0x5xf32>' '<@m, [{"x"}, {}]>' \
    '<@m, [{}, {"x"}]>'

start "run gathers"
mkdir in
printf abcdef >in/dev-0.bin
printf ghijkl >in/dev-1.bin
succeeds run all_gather --mesh '@m=<["x"=2]>' --type 'tensor<4x3xi8>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {}]>' --axes '[{"x"}, {}]' \
    --in in --out out
same out/dev-0.bin abcdefghijkl
same out/dev-1.bin abcdefghijkl

start "run adds little-endian floats"
mkdir in
printf '\0\0\200\77' >in/dev-0.bin # 1.0f
printf '\0\0\0\100' >in/dev-1.bin  # 2.0f
succeeds run all_reduce --mesh '@m=<["x"=2]>' --type 'tensor<f32>' \
    --from '<@m, [], unreduced={"x"}>' --to '<@m, []>' --axes '{"x"}' \
    --in in --out out
printf '\0\0\100\100' | cmp - out/dev-0.bin || fail "not 3.0f"
printf '\0\0\100\100' | cmp - out/dev-1.bin || fail "not 3.0f"

start "run converts on the way, what it adds after that"
mkdir in
printf ab >in/dev-0.bin
printf cd >in/dev-1.bin
for to in '' ', unreduced={"x"}'; do
    op=(reshard)
    [ -z "$to" ] || op=(all_reduce --axes '{"x"}')
    succeeds run "${op[@]}" --mesh '@m=<["x"=2]>' --type 'tensor<2xi8>' \
        --from "<@m, [{}]$to>" --to '<@m, [{}]>' --out-dtype i16 \
        --in in --out out
    od -A n -t d2 out/dev-1.bin >>got
done
# 97 + 99 and 98 + 100 as 8 bits
same got $'     99    100\n    -60    -58'
[ "$(wc -c <out/dev-0.bin)" -eq 4 ] || fail "not 2 elements of 2 bytes"

start "run reduces by max"
mkdir in
printf ak >in/dev-0.bin
printf za >in/dev-1.bin
succeeds run reduce_scatter --mesh '@m=<["x"=2]>' --type 'tensor<2xi8>' \
    --from '<@m, [{}], unreduced=max{"x"}>' --to '<@m, [{"x"}]>' \
    --axes '[{"x"}]' --reduction max --in in --out out --backend threads
same out/dev-0.bin z
same out/dev-1.bin k

start "run slices a replicated value"
mkdir in
printf abcd | tee in/dev-0.bin >in/dev-1.bin
succeeds run all_slice --mesh '@m=<["x"=2]>' --type 'tensor<4xi8>' \
    --to '<@m, [{"x"}]>' --axes '[{"x"}]' --in in --out out
same out/dev-0.bin ab
same out/dev-1.bin cd

start "run takes more ranks than devices and may write where it reads"
mkdir io
printf ab >io/dev-0.bin
printf cd >io/dev-1.bin
succeeds run reshard --mesh '@m=<["x"=2]>' --type 'tensor<2x2xi8>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' --in io --out io \
    -n 5
same io/dev-0.bin ac
same io/dev-1.bin bd
[ "$(find io -type f | wc -l)" -eq 2 ] || fail "left $(ls -A io)"

start "run reads and writes .npy, as any order of dimensions has it"
mkdir in expected
npy in/dev-0.npy '|i1' '(2, 3)' abcdef
npy in/dev-1.npy '|i1' '(2, 3)' gjhkil
sed -i 's/False/True /' in/dev-1.npy
npy in/dev-2.npy '|i1' '(0, 3)' ''
for device in 0 1 2; do
    npy expected/dev-$device.npy '|i1' '(4, 3)' abcdefghijkl
done
succeeds run reshard --mesh '@m=<["x"=3]>' --type 'tensor<4x3xi8>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {}]>' --in in --out out
diff -r expected out || fail "wrong tiles"

start "of two forms before, .npy is the one after; and it says the dtype"
mkdir in
npy in/dev-1.npy '|i1' '(1,)' b
printf a >in/dev-0.bin
succeeds run reshard --mesh '@m=<["x"=2]>' --type 'tensor<2xi8>' \
    --from '<@m, [{"x"}]>' --to '<@m, [{}]>' --out-dtype bf16 --in in --out out
npy expected '<V2' '(2,)' '\302\102\304\102' # 97, 98
cmp expected out/dev-0.npy || fail "not bf16"
[ "$(ls out)" = $'dev-0.npy\ndev-1.npy' ] || fail "made $(ls out)"

start "run reads and writes .npy of varying counts"
mkdir in expected
npy in/dev-0.npy '|i1' '(3, 1)' abc
npy in/dev-1.npy '|i1' '(3, 1)' efg
npy expected/dev-0.npy '|i1' '(4, 1)' aefg
npy expected/dev-1.npy '|i1' '(2, 1)' bc
succeeds run all_to_all --mesh '@m=<["x"=2]>' --own-axes '{}' \
    --params '[{"x"}: 0->0]' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{"x"}, {}]>' --type 'tensor<?x1xi8>' --counts '1,2;3,0' \
    --in in --out out
diff -r expected out || fail "wrong tiles"

start "run prints JSON"
mkdir in
printf ab >in/dev-0.bin
printf cd >in/dev-1.bin
succeeds run reshard --mesh '@m=<["x"=2]>' --type 'tensor<4xi8>' \
    --from '<@m, [{"x"}]>' --to '<@m, [{}]>' --in in --out out --json
same "$sandbox/stdout" '{"op": "reshard", "backend": "threads", "rank_count": 2, "in": [{"device": 0, "rank": 0, "path": "in/dev-0.bin", "bytes": 2}, {"device": 1, "rank": 1, "path": "in/dev-1.bin", "bytes": 2}], "out": [{"device": 0, "rank": 0, "path": "out/dev-0.bin", "bytes": 4}, {"device": 1, "rank": 1, "path": "out/dev-1.bin", "bytes": 4}]}'

start "files have the mode of other new files"
mkdir in
: >in/dev-0.bin
(umask 027 && "$sdyrt" run reshard --mesh '@m=<["x"=1]>' \
    --type 'tensor<0xi8>' --from '<@m, [{}]>' --to '<@m, [{}]>' --in in \
    --out out >/dev/null) || fail "exit status"
[ "$(stat -c %a out/dev-0.bin)" = 640 ] || fail "$(stat -c %a out/dev-0.bin)"

start "each operation of each rank is logged"
fill in 8 8 8 8
SDYRT_LOG=1 succeeds run "${to_columns[@]}" --in in --out out
is_logged 4
for level in 0 ""; do
    SDYRT_LOG=$level succeeds run "${to_columns[@]}" --in in --out out
    [ -s "$sandbox/stderr" ] && fail "level '$level': $(cat "$sandbox/stderr")"
done

start "more is logged: shardings, contexts, plans, barriers"
fill in 8 8 8 8
SDYRT_LOG=2 succeeds run "${to_columns[@]}" --in in --out out
call_text='reshard of tensor<4x8xi8> from <@m, \[{"x"}, {}\]> on <\["x"=4\]>'
for r in 0 1 2 3; do
    for line in 'a context of threads: timeout 600 s, verify 0' \
        "a plan of $call_text.*: 1 step, 0 B of scratch, [0-9.]* us" \
        "#1 $call_text.*, 6 B sent, 6 B received, [0-9.]* us" \
        'its context is destroyed, after operation #[1-9][0-9]*'; do
        grep -qx "sdyrt: rank $r of 4: $line" "$sandbox/stderr" ||
            fail "rank $r has no '$line': $(cat "$sandbox/stderr")"
    done
done
grep -vq '^sdyrt: rank [0-3] of 4: ' "$sandbox/stderr" &&
    fail "other lines: $(cat "$sandbox/stderr")"

start "a level that is none"
fill in 8 8 8 8
SDYRT_LOG=loud call run "${to_columns[@]}" --in in --out out
check_refusal 1 "the environment's SDYRT_LOG is 'loud', expected 0 to 2"

finish
