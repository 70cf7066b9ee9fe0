#!/usr/bin/env bash
# perf_nccl_test.sh PERF FAKED [LAUNCHER..]: test the nccl backend: what PERF
# says where there is no GPU, and FAKED (perf_fake.c), which has one and an NCCL
# of the tests' own, alone or as what LAUNCHER starts.
# shellcheck source=tests/bench/lib.sh
source "$(dirname "$0")/lib.sh"

perf=$1
faked=("${@:3}" "$2" --backend nccl -n 2 -w 0)
export SDYRT_FAKE_DEVICES=5

# rows METHOD: how many rows of out.json it did.
rows() {
    grep -c "\"$1\": {" out.json || true
}

# measures ARGUMENT..: every method, and nothing is wrong.
measures() {
    passes "Wrong elements: 0 OK" "${faked[@]}" "$@" --vs all -J out.json
    [ "$(grep -c '"bus_factor"' out.json)" = "$(rows out_of_place)" ] ||
        fail "rows without a result of: $*"
    if grep '"nwrong"' out.json | grep -qvE '"nwrong": (0|null),?$'; then
        fail "wrong elements of: $*"
    fi
}

# did METHOD ROWS; a build without nccl.h has no raw.
has_raw=false
if { "$2" --backend nccl --op all --vs '' 2>&1 || true; } |
    grep -q 'there is: raw, '; then
    has_raw=true
fi
did() {
    [ "$1" != raw ] || $has_raw || return 0
    [ "$(rows "$1")" = "$2" ] || fail "$1 did $(rows "$1") rows, not $2"
}

# -- as one of a job -----------------------------------------------------------
if [ $# -gt 2 ]; then
    measures --op all -b 8 -e 1K -f 128
    did raw 34
    grep -qF "backend nccl, 1 rank," out || fail "not one rank"
    echo OK
    exit
fi
RANK=0 WORLD_SIZE=1 measures --op all -b 8
grep -qF "backend nccl, 1 rank," out || fail "not one rank"
RANK=0 WORLD_SIZE=1 fails "-N 2, but the job has 1 rank; leave -N out" \
    "${faked[@]}" --op all -b 8 -N 2

# -- every operation, number of ranks and dtype --------------------------------
for n in 1 3 4; do
    measures --op all -N $n -b 8 -e 3000 -f 375
    # none of reduce and of counts of each run, nor of messages to others
    did raw $((n == 1 ? 34 : 30))
    did memcpy 40
    did in_place 2
    grep -qE "backend nccl, $n ranks?, " out || fail "not $n ranks"
done
grep -qF "# NCCL 2." out || fail "no version in the header"
grep -qF '"software": "NCCL 2.' out.json || fail "no version in the JSON"
grep -qF '"device": "a fake"' out.json || fail "no device"
for type in f64 half bf16 i8 uint64; do
    measures --op all -N 2 -b 1K -d $type
    did raw 15
done
for type in i16 'complex<f32>'; do # which NCCL does not reduce
    measures --op all -N 3 -b 1K -d "$type"
    did raw 13
done
for reduction in max min prod; do # the fake lets no maximum of floats pass
    measures --op all_reduce,reduce_scatter -N 3 -b 1K -o $reduction -d i32
    did raw 2
done
measures --op all_reduce,reduce_scatter -N 3 -b 1K -o xor -d i32
did raw 0 # NCCL has none
measures --op all -N 3 -b 1K --foreign
grep -qF "buffers from cudaMalloc" out || fail "whose buffers?"
PERF_FAULT=old measures --op all_to_all -N 3 -b 1K
did raw 1
passes "N/A" "${faked[@]}" --op all_gather -N 2 -b 1K -c 0

# -- groups, uneven tiles, ranks beside the mesh -------------------------------
mesh='<["a"=2,"b"=2], device_ids=[3,0,1,2]>'
measures --op all --mesh "$mesh" --axes '{"b"}' -b 3000
did raw 15
measures --op all --mesh "$mesh" --axes '{"a"}' -b 64
did raw 15
measures --op reshard --mesh "$mesh" -N 5 --type 'tensor<7x13xf32>' \
    --from '<@mesh, [{"b"}, {"a"}]>' --to '<@mesh, [{}, {"b","a"}]>'
did raw 1
measures --op all_gather,all_reduce --mesh "$mesh" -N 5 --axes '{"b"}' -b 64
did raw 2
measures --op all_gather --type 'tensor<7x5xf64>' -N 3 \
    --from '<@mesh, [{"x"}, {}]>' --to '<@mesh, [{}, {}]>' \
    --axes '[{"x"}, {}]'
did raw 1

# -- the host's time -----------------------------------------------------------
passes "added" "${faked[@]}" --overhead -J out.json
if $has_raw; then
    grep -qF "over bare" out || fail "no bare call"
    [ "$(grep -cE '"over_bare_ns": -?[0-9]' out.json)" = 4 ] ||
        fail "not 4 rows"
fi

# -- wrong results are counted -------------------------------------------------
for n in 1 3; do
    PERF_FAULT=run fails ": 4 wrong elements" "${faked[@]}" --op all_reduce \
        -N $n -b 1K # one a sample, and in place
    PERF_FAULT=run fails ": 2 wrong elements" "${faked[@]}" --op all_to_all \
        -N $n -b 1K
done

# -- what fails ends all ranks, with one line ----------------------------------
LOCAL_RANK=x fails "the environment's LOCAL_RANK is 'x'" "${faked[@]}" \
    --op all_gather -N 3 -b 1K
if $has_raw; then
    PERF_FAULT=nccl fails "ncclAllGather: internal error" "${faked[@]}" \
        --op all_gather -N 3 -b 1K --vs raw
fi
fails "6 ranks are threads with a GPU each, and there are 5" "${faked[@]}" \
    --op all_gather -N 6 -b 1K
misuses "backend nccl has no 'pack'; there is: " "${faked[@]}" --op all -b 1K \
    --vs pack

# -- auto ----------------------------------------------------------------------
passes "backend nccl, 3 ranks" "${@:3}" "$2" -n 2 -w 0 --backend auto --op all \
    -N 3 -b 8
export SDYRT_CUDA_LIB=/nonexistent/libsdyrt_cuda.so
passes "backend threads, 3 ranks" "$perf" --backend auto --op all -N 3 -b 8 \
    -n 2 -w 0
RANK=0 WORLD_SIZE=1 passes "backend threads, 3 ranks" "$perf" --backend auto \
    --op all -N 3 -b 8 -n 2 -w 0 # alone: the others are its threads
fails "--backend nccl: the plug-in for GPUs cannot be used: $SDYRT_CUDA_LIB" \
    "$perf" --op all --backend nccl
echo OK
