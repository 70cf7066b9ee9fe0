#!/usr/bin/env bash
# perf_test.sh PERF FAULTY REPO: test the program PERF on small sizes of every
# operation and on wrong command lines, FAULTY (perf_fault.c) on results that
# are wrong, and the workloads of bench/workloads.
# shellcheck source=tests/bench/lib.sh
source "$(dirname "$0")/lib.sh"

perf=$1
faulty=$2
workloads=$3/bench/workloads
quick=(-n 2 -w 0)

# has FILE ROWS: a JSON document with that many rows, none with wrong elements.
has() {
    [ "$(grep -c '"bus_factor"' "$1")" = "$2" ] || fail "not $2 rows in $1"
    [ "$(grep -c '"out_of_place": {' "$1")" = "$2" ] || fail "rows of $1"
    if grep '"nwrong"' "$1" | grep -qvE '"nwrong": (0|null),?$'; then
        fail "wrong elements in $1"
    fi
    if command -v python3 >/dev/null; then
        python3 -m json.tool "$1" >out 2>err || fail "$1 is not JSON"
    fi
}

# -- every operation, dtype and number of ranks --------------------------------
ops=(all_gather all_slice all_reduce reduce_scatter all_to_all
    collective_permute sharded_to_unreduced replicated_to_unreduced reshard
    broadcast gather reduce scatter send_recv shift update_halo all_gather_v
    all_to_all_v all_to_all_varying moe)
for op in "${ops[@]}"; do
    passes "Wrong elements: 0 OK" "$perf" --op "$op" -N 3 -b 8 -e 32K -f 4096 \
        "${quick[@]}" --vs all -J "$op.json"
    has "$op.json" 2
    grep -qF "\"op\": \"$op\"" "$op.json" || fail "no op in $op.json"
    grep -qF '"raw": {' "$op.json" || fail "no raw in $op.json"
done
for n in 1 2 6; do
    passes "Wrong elements: 0 OK" "$perf" --op all -N $n -b 300 "${quick[@]}" \
        -d bf16 -J all.json
    has all.json ${#ops[@]}
done
for type in f64 half i8 uint32 'complex<f64>'; do
    passes "Wrong elements: 0 OK" "$perf" --op all -b 1K "${quick[@]}" \
        -d "$type" -J all.json
    has all.json ${#ops[@]}
done
for type in i1 f8e4m3; do
    passes "Wrong elements: 0 OK" "$perf" --op all_gather,reshard -b 1K \
        "${quick[@]}" -d "$type"
done
for reduction in max min prod; do
    passes "Wrong elements: 0 OK" "$perf" --op all_reduce,reduce_scatter \
        -b 1K "${quick[@]}" -o $reduction
done
for reduction in and or xor; do
    for type in i1 i64; do
        passes "Wrong elements: 0 OK" "$perf" --op all_reduce,reduce_scatter \
            -b 1K "${quick[@]}" -o $reduction -d $type
    done
done
passes " memcpy " "$perf" --op all --foreign -b 1K "${quick[@]}" --vs memcpy \
    -J memcpy.json
[ "$(grep -cF '"memcpy": {' memcpy.json)" = ${#ops[@]} ] || fail "not memcpy of each op"
passes "N/A" "$perf" --op all_gather -b 1K "${quick[@]}" -c 0
passes "added" "$perf" --overhead "${quick[@]}" -J overhead.json
grep -qF '"added_ns"' overhead.json || fail "no added_ns"

# -- meshes, axes, shardings ----------------------------------------------------
mesh='<["a"=2,"b"=3]>'
passes 'groups of 3' "$perf" --op all_gather --mesh "$mesh" --axes '{"b"}' \
    -b 4K "${quick[@]}"
passes 'groups of 6' "$perf" --op all --mesh "$mesh" -b 4K "${quick[@]}"
passes 'groups of 2' "$perf" --op all --mesh '<["a"=4,"b"=2]>' \
    --axes '{"a":(2)2}' -b 4K "${quick[@]}"
passes "tensor<7x13xf32>" "$perf" --op reshard --mesh "$mesh" -N 7 \
    --type 'tensor<7x13xf32>' --from '<@mesh, [{"b"}, {"a"}]>' \
    --to '<@mesh, [{}, {"b","a"}]>' "${quick[@]}"
passes "tensor<12x5xi32>" "$perf" --op reduce_scatter --mesh "@m=$mesh" \
    --type 'tensor<?x5xi32>' --from '<@m, [{}, {"a"}], unreduced={"b"}>' \
    --to '<@m, [{"b"}, {"a"}]>' --axes '[{"b"}, {}]' -b 150 "${quick[@]}"
passes "Wrong elements: 0 OK" "$perf" --op reshard --mesh "$mesh" \
    --type 'tensor<7xi16>' --from '<@mesh, [{"a"}], unreduced={"b"}>' \
    --to '<@mesh, [{}]>' "${quick[@]}"

# -- wrong results are counted ----------------------------------------------------
passes "Wrong elements: 0 OK" "$faulty" --op all -b 1K "${quick[@]}"
for op in "${ops[@]}"; do
    wrong=2 # one a sample
    case $op in all_reduce | update_halo) wrong=4 ;; esac # and in place
    PERF_FAULT=run fails ": $wrong wrong elements" "$faulty" --op "$op" -b 1K \
        "${quick[@]}"
done
PERF_FAULT=run passes "N/A" "$faulty" --op reshard -b 1K "${quick[@]}" -c 0

# -- workloads ------------------------------------------------------------------
passes "1 row; 4 ranks with tiles of 0.000 GB" \
    "$perf" --op all_gather -b 1K --dry-run
for file in "$workloads"/*.json "$workloads"/counts/*.json; do
    passes " ranks with tiles of " "$perf" --workload "$file" --dry-run
done
cat >small.json <<'END'
{"name": "small",
 "meshes": {"m": "<[\"x\"=2,\"y\"=3]>"},
 "tensors": [
{"name": "a", "kind": "k", "op": "all_gather", "axes": "[{\"y\"}, {}]",
 "type": "tensor<7x33xbf16>", "from": "<@m, [{\"x\",\"y\"}, {}]>",
 "to": "<@m, [{\"x\"}, {}]>"},
{"name": "b", "kind": "k", "op": "all_gather", "axes": "[{\"y\"}, {}]",
 "type": "tensor<7x33xbf16>", "from": "<@m, [{\"x\",\"y\"}, {}]>",
 "to": "<@m, [{\"x\"}, {}]>"},
{"name": "c", "op": "all_reduce", "axes": "{\"x\"}", "reduction": "max",
 "type": "tensor<50xf32>", "from": "<@m, [{\"y\"}]>", "to": "<@m, [{\"y\"}]>"},
{"name": "d", "type": "tensor<50x3xi64>", "from": "<@m, [{\"y\"}, {}]>",
 "to": "<@m, [{}, {\"x\"}]>"}
 ]}
END
passes "2 x k (all_gather)" "$perf" --workload small.json "${quick[@]}" \
    --vs raw -J workload.json
grep -qF "# all tensors, by medians: " out || fail "no sum"
grep -qF " max " out || fail "no reduction"
grep -qF "# host $(uname -n)" out || fail "no host"
[ "$(grep -cE '^# +\(B\) .*( +\(us\)){3} +\(x\)$' out)" = 1 ] ||
    fail "columns of methods without units"
has workload.json 3
grep -qF "\"host\": \"$(uname -n)\"" workload.json || fail "no host"
if grep -q '^model name' /proc/cpuinfo; then
    grep -qE '"cpu": "[^"]+"' workload.json || fail "no CPU"
fi
grep -qF '"mpi": null' workload.json || fail "threads need no MPI"
grep -qF '"workload": "small"' workload.json || fail "no name"

# -- counts -------------------------------------------------------------------
# steps TEXT STEP..: a workload of these steps is wrong, as TEXT says.
steps() {
    printf '{"name": "s", "row": "%s", "steps": [%s]}' \
        "${row:-tensor<3xi16>}" "$2" >steps.json
    [ "$1" = "" ] || fails "steps.json: $1" "$perf" --workload steps.json
}
steps "" '{"name": "skewed", "counts": [[3, 0], [9, 4]]},
{"name": "nothing", "counts": [[0, 0], [0, 0]]}'
passes "1 x skewed (moe)" "$perf" --workload steps.json "${quick[@]}" \
    -J counts.json
has counts.json 2
passes "Wrong elements: 0 OK" "$perf" --workload steps.json -N 3 "${quick[@]}"
passes "2 tensors, all elements checked: OK" "$perf" --workload steps.json \
    --total
PERF_FAULT=run fails ": 2 wrong elements" "$faulty" --workload steps.json \
    "${quick[@]}"
fails "steps.json has 2 devices, more than the 1 rank" "$perf" -N 1 \
    --workload steps.json
steps "no steps with counts" ''
steps "step 'a': rank 1 has 1 counts, of 2" \
    '{"name": "a", "counts": [[3, 0], [9]]}'
steps "step 'b': counts of 1 ranks, and there are 2" \
    '{"name": "a", "counts": [[3, 0], [9, 1]]}, {"name": "b", "counts": [[1]]}'
steps "step 'a': the count from rank 0 to rank 1 is no number from 0 to " \
    '{"name": "a", "counts": [[3, -1], [9, 1]]}'
steps "step 'a': the count from rank 1 to rank 0 is no number from 0 to " \
    '{"name": "a", "counts": [[3, 1], ["x", 1]]}'
steps "step 0: Object item not found: name" '{"counts": [[1]]}'
row=tensor steps "'row': " '{"name": "a", "counts": [[1]]}'
misuses "--type: moe cuts dimension 0, which is to be the only '?'" "$perf" \
    --op moe --type 'tensor<4x?xf32>'
passes "Wrong elements: 0 OK" "$perf" --op all_to_all_v,all_to_all_varying \
    --type 'tensor<?x3xi16>' --from '<@mesh, [{"x"}, {}]>' \
    --to '<@mesh, [{"x"}, {}]>' -b 1K "${quick[@]}"

# -- halos ----------------------------------------------------------------------
passes "Wrong elements: 0 OK" "$perf" --op update_halo --halo 3 -b 1K \
    --mesh '<["a"=2,"b"=2]>' --type 'tensor<7x9xf32>' "${quick[@]}" \
    --from '<@mesh, [{"a"}, {"b"}]>' --to '<@mesh, [{"a"}, {"b"}]>'
misuses "--halo: 0 is not between 1 and " "$perf" --op update_halo --halo 0
fails "update_halo: " "$perf" --op update_halo --halo 100 -b 1K

# -- help -----------------------------------------------------------------------
passes "--vs=METHOD" "$perf" -h
mv out help
passes "--vs=METHOD" "$perf" --help
cmp help out || fail "-h is not --help"
grep -qF '@mesh=<["x"=N]>' out || fail "no default mesh"
grep -q '(default 16M' out || fail "no default size"
if grep -q 'ngpus' out; then fail "help of another program's option"; fi

# -- wrong command lines ----------------------------------------------------------
misuses "give one of --op" "$perf"
misuses "no operation 'foo'" "$perf" --op foo
misuses "no operation ''" "$perf" --op all_gather,
misuses "--op is given more than once" "$perf" --op all_gather --op reshard
misuses "--minbytes is given more than once" "$perf" --op all -b 8 -b 16
misuses "'--nope'" "$perf" --nope
misuses "'-b'" "$perf" -b
misuses "unexpected argument 'x'" "$perf" x
misuses "--minbytes: expected a size such as 8, 64K, 1M or 2G, found '0'" "$perf" --op all -b 0
misuses "2G, found '-8'" "$perf" --op all -b -8
misuses "--maxbytes: expected a size such as 8, 64K, 1M or 2G, found '1T'" "$perf" --op all -e 1T
misuses "2G, found '9999999999G'" "$perf" --op all -e 9999999999G
misuses "-b 8 is above -e 4" "$perf" --op all -b 8 -e 4
misuses "--stepfactor: 1 is not between 2 and " "$perf" --op all -f 1
misuses "--iters: 0 is not between 1 and " "$perf" --op all -n 0
misuses "--iters: -1 is not between 1 and " "$perf" --op all -n -1
misuses "--warmup_iters: expected a whole number, found '1x'" "$perf" --op all -w 1x
misuses "--check: 2 is not between 0 and 1" "$perf" --op all -c 2
misuses "--ranks: 0 is not between 1 and " "$perf" --op all -N 0
fails "at most 4096 ranks" "$perf" --op all -N 5000
misuses "no type 'f33'" "$perf" --op all -d f33
misuses "no type 'u8': did you mean 'ui8'?" "$perf" --op all -d u8
misuses "found 'avg'" "$perf" --op all -o avg
misuses "threads, mpi or nccl, found 'gloo'" "$perf" --op all --backend gloo
misuses "no 'nothing'; there is: raw, memcpy, all" "$perf" --op all --vs nothing
misuses "no ''; there is: raw" "$perf" --op all --vs raw,
misuses "twice" "$perf" --op all --vs raw,raw
misuses "twice" "$perf" --op all --vs all,raw
misuses "'raw' and 'memcpy' are the same method" "$perf" --op all --vs raw,memcpy
misuses "one of" "$perf" --op all --overhead
misuses "go with --op" "$perf" --overhead --mesh '<["a"=2]>'
misuses "-d cannot" "$perf" --op all --type 'tensor<4xf32>' -d f32
misuses "--mesh" "$perf" --op all --mesh '<["a"]>'
fails "has no axes" "$perf" --op all --mesh '<[]>'
fails "more than the ranks" "$perf" --op all --mesh '<["a"=4294967296]>'
fails "8 devices, more than the 4 ranks" "$perf" --op all -N 4 \
    --mesh '<["a"=8]>'
fails "--axes" "$perf" --op all --axes '{"z"}'
misuses "--type" "$perf" --op all --type 'tensor<4xf33>'
misuses "--from" "$perf" --op all_gather --from '<@mesh'
fails "all_gather: " "$perf" --op all_gather --to '<@mesh, [{"x"}]>'
fails "i1 has no reduction sum" "$perf" --op all_reduce -d i1 -b 1K
fails "cannot be checked" "$perf" --op reshard --type 'tensor<8xf32>' \
    --from '<@mesh, [{}], unreduced={"x"}>' \
    --to '<@mesh, [{}], unreduced={"x"}>'
fails "GB of memory are free" "$perf" --op all_gather -b 999999G
fails "No such file" "$perf" --workload missing.json
# What cannot be written is said before anything is measured, and a file that is
# there is kept when the run fails.
for file in /nonexistent/x .; do
    fails "cannot write '$file'" "$perf" --op all_gather -b 1K "${quick[@]}" \
        -J "$file"
    [ ! -s out ] || fail "measured before it"
done
printf kept >kept.json
PERF_FAULT=run fails " wrong elements" "$faulty" --op reshard -b 1K \
    "${quick[@]}" -J new.json
fails "GB of memory are free" "$perf" --op all_gather -b 999999G -J kept.json
[ "$(<kept.json)" = kept ] || fail "not kept"
misuses "--ngpus: sdyrt_perf counts ranks, and in a job each process is one: \
give -N 2" "$perf" --op all -g 2
misuses "--nthreads: sdyrt_perf counts ranks" "$perf" --op all --nthreads 2

# -- in one of several processes -----------------------------------------------
RANK=1 WORLD_SIZE=2 fails "this is one of 2 processes, each of which would run \
all ranks as its threads" "$perf" --op all_gather -b 1K
RANK=1 WORLD_SIZE=2 passes "backend threads, 3 ranks" "$perf" --backend threads \
    --op all_gather -b 1K -N 3 "${quick[@]}"
RANK=1 WORLD_SIZE=2 misuses "no operation 'foo'" "$perf" --backend threads \
    --op foo
RANK=1 WORLD_SIZE=2 misuses "give one of --op" "$perf"
printf '{"name": "w", "meshes": {"m": "<[\\"x\\"=2]>"}, "tensors": [
{"name": "t", "type": "tensor<4xf32>", "from": "<@m, [{\\"x\\"}]>",
 "to": "<@m, [{}]>", "op": "gather_all"}]}' >bad.json
fails "tensor 't': 'op': no operation 'gather_all'" "$perf" --workload bad.json
sed 's/"gather_all"/"all_gather"/' bad.json >no_axes.json
fails "tensor 't': " "$perf" --workload no_axes.json
sed 's/"gather_all"/"all_reduce", "reduction": "avg"/' bad.json >reduction.json
fails "found 'avg'" "$perf" --workload reduction.json
echo OK
