#!/usr/bin/env bash
# perf_mpi_test.sh N MPIEXEC PERF FAULTY REPO: test the program PERF as N
# processes: every operation and method on small sizes, what it refuses, and the
# line of the README; and FAULTY (perf_fault.c) on results that are wrong.
# shellcheck source=tests/bench/lib.sh
source "$(dirname "$0")/lib.sh"

n=$1
launch=("$2" -n "$n")
perf=$3
faulty=$4
readme=$5/README.md
quick=(-n 2 -w 0)
cores=$(getconf _NPROCESSORS_ONLN) # whatever a rank is bound to
moving=(alltoallw neighbor_alltoallw pack) # methods that move any exchange
methods=(raw "${moving[@]}" unpack memcpy)

# measures ARGUMENT..: every method, and nothing is wrong.
measures() {
    "${launch[@]}" "$perf" "$@" "${quick[@]}" --vs all -J out.json \
        >out 2>err || fail "status $? of: $*"
    grep -qF "Wrong elements: 0 OK" out || fail "wrong elements of: $*"
    [ "$(grep -c 'sdyrt_perf [0-9.]*, backend' out)" = 1 ] ||
        fail "more than one table"
    grep -qE "sdyrt_perf.* $n ranks?, $cores cores online, " out ||
        fail "not $n ranks on $cores cores"
    grep -qE '"mpi": "[^"]*MPI[^"]*[0-9][^"]*"' out.json || fail "no MPI"
    grep -qE '^# host .*MPI' out || fail "no MPI in the header"
    has_columns
}

# has_columns: each row of out.json has all methods; those that did it say all
# there is to say, and what is checked has no wrong element.
has_columns() {
    local rows method key wrong
    rows=$(grep -c '"bus_factor"' out.json) || fail "no rows"
    for method in out_of_place "${methods[@]}"; do
        [ "$(grep -cE "^ +\"$method\": (\{|null,?)$" out.json)" = "$rows" ] ||
            fail "not a $method in each of $rows rows"
        done_by "$method" >objects
        for key in time alg_bw bus_bw nwrong min median p95 batch ratio; do
            [ "$(grep -c "\"$key\": " objects)" = "$(count objects)" ] ||
                fail "not a $key in each $method"
        done
        wrong=0
        [[ $method == @(raw|memcpy) ]] && wrong=null
        [ "$(grep -c "\"nwrong\": $wrong,$" objects)" = "$(count objects)" ] ||
            fail "wrong elements of $method"
    done
}

# done_by METHOD: its objects in out.json; those of rows that it cannot do are
# null.
done_by() {
    sed -n "/^ *\"$1\": {$/,/}/p" out.json
}

count() {
    grep -c '{$' "$1" || true
}

# did METHOD.. ROWS: so many rows were done by each of these methods.
did() {
    local method
    for method in "${@:1:$#-1}"; do
        done_by "$method" >objects
        [ "$(count objects)" = "${*: -1}" ] ||
            fail "$method did $(count objects) rows, not ${*: -1}"
    done
}

# refuses TEXT PROGRAM ..: another status, and one line of the program on
# stderr; mpirun adds its own.
refuses() {
    local text=$1
    shift
    if "${launch[@]}" "$@" >out 2>err; then
        fail "status 0 of: $*"
    fi
    grep -qF -- "$text" err || fail "no '$text' from: $*"
    [ "$(grep -cE '^sdyrt_perf(_fault)?: ' err)" = 1 ] ||
        fail "not one line from: $*"
}

# -- every operation and method ------------------------------------------------
measures --op all -b 8 -e 64K -f 90
did raw memcpy "$(grep -c '"bus_factor"' out.json)"
measures --op all_gather,all_slice,all_to_all,collective_permute,reshard \
    -b 3000 -d half
did "${moving[@]}" 5
did unpack 1
measures --op all --foreign -b 20K -d 'complex<f64>'
grep -qF '"buffers": "malloc"' out.json || fail "whose buffers?"
measures --op all_gather,all_to_all,reshard --foreign -b 512K
did raw "${moving[@]}" 3
measures --op all_gather --type 'tensor<7x13x5xi16>' \
    --from '<@mesh, [{}, {"x"}, {}]>' --to '<@mesh, [{}, {}, {}]>' \
    --axes '[{}, {"x"}, {}]'
did "${moving[@]}" 1
measures --op reshard --type 'tensor<7x13x5xi16>' \
    --from '<@mesh, [{}, {"x"}, {}]>' --to '<@mesh, [{}, {}, {"x"}]>'
did "${moving[@]}" 1
if [ "$n" -ge 6 ]; then # groups of some of the ranks; 7 has one beside the mesh
    mesh='<["a"=2,"b"=3], device_ids=[5,0,3,1,4,2]>'
    measures --op all --mesh "$mesh" --axes '{"b"}' -b 3000
    did "${moving[@]}" 11
    measures --op all --mesh "$mesh" --axes '{"a"}' -b 3000
    did "${moving[@]}" 11
    measures --op reshard --mesh "$mesh" --type 'tensor<17x19xf64>' \
        --from '<@mesh, [{"b","a"}, {}]>' --to '<@mesh, [{"a"}, {"b"}]>'
    did "${moving[@]}" 1
fi

# -- counts of a workload, and halos in three dimensions ------------------------
if [ "$n" = 4 ]; then
    measures --workload \
        "${readme%/*}/bench/workloads/counts/moe_dispatch_ep4.json"
    did raw 8
    cut='<@mesh, [{"a"}, {"b"}, {"c"}]>'
    measures --op update_halo --mesh '<["a"=1,"b"=2,"c"=2]>' --halo 2 \
        --type 'tensor<16x16x16xf64>' --from "$cut" --to "$cut"
    did raw "${moving[@]}" 1
fi

# -- the README's, on a small size ---------------------------------------------
if [ "$n" = 4 ]; then
    read -ra words < <(sed -n 's|^mpirun -n 4 sdyrt_perf ||p' "$readme" |
        sed 's/ -e [0-9]*M / -e 1M /') || fail "no mpirun in the README"
    [ ${#words[@]} -gt 0 ] || fail "no line in the README"
    "${launch[@]}" "$perf" "${words[@]}" "${quick[@]}" >out 2>err ||
        fail "status $? of the README's: ${words[*]}"
    grep -qF "Wrong elements: 0 OK" out || fail "wrong elements"
fi

# -- an operation that a method cannot do --------------------------------------
if [ "$n" -gt 1 ]; then
    measures --op all_reduce -b 1K
    did "${moving[@]}" unpack 0
    grep -qE '( +- +- +- +-){4} +[0-9.]+ +[0-9.]+ +[0-9.]+ +[0-9.]+$' out ||
        fail "not four times nothing, and memcpy"
fi
measures --op all_reduce -b 1K -d bf16 # which MPI does not have
did raw 0

# -- a table that fits a terminal ----------------------------------------------
"${launch[@]}" "$perf" --op all_gather -b 1K -e 4K "${quick[@]}" --vs all \
    --narrow >out 2>err || fail "status $? of --narrow"
[ "$(sed -n '/^# *size/,/^#$/p' out | wc -L)" -le 110 ] ||
    fail "a wide line: $(cat out)"
[ "$(grep -cE '^ +[0-9]+ +f32( +[0-9.]+){8}$' out)" = 2 ] ||
    fail "not two rows of six methods: $(cat out)"
[ "$(grep -cE '^# [0-9.]+( to [0-9.]+)? times as fast as' out)" = 6 ] ||
    fail "not a sentence for each method: $(cat out)"

# -- wrong results are counted, and the status says so -------------------------
# wrong_in METHOD N: out.json says so.
wrong_in() {
    done_by "$1" >objects
    grep -qF "\"nwrong\": $2," objects || fail "not $2 wrong elements in $1"
}
PERF_FAULT=run refuses ": 2 wrong elements" "$faulty" --op reshard -b 1K \
    "${quick[@]}" --vs all -J out.json
wrong_in out_of_place 2
wrong_in neighbor_alltoallw 0
PERF_FAULT=neighbor refuses ": $((2 * n)) wrong elements" "$faulty" \
    --op reshard -b 1K "${quick[@]}" --vs all -J out.json
wrong_in out_of_place 0
wrong_in neighbor_alltoallw $((2 * n))
grep -qF "($((2 * n)) wrong)" out || fail "no number beside the method"

# -- what it refuses -----------------------------------------------------------
refuses "no operation 'foo'" "$perf" --op foo
refuses "2G, found '0'" "$perf" --op all -b 0
refuses "no 'unpacked'; there is: $(printf '%s, ' "${methods[@]}")all" \
    "$perf" --op all --vs pack,unpacked
refuses "devices, more than" "$perf" --op all --mesh '<["a"=64]>' -N "$n"
refuses "64 ranks are needed, and the job has $n: use mpirun -n 64" "$perf" \
    --op all --mesh '<["a"=64]>'
refuses "-N 64, but the job has $n rank" "$perf" --op all -b 1K -N 64
refuses "cannot write '/nonexistent/x'" "$perf" --op all -b 1K -J /nonexistent/x
[ ! -s out ] || fail "measured before it"
if [ "$n" -gt 1 ]; then # a process alone, which no mpirun has started
    RANK=0 WORLD_SIZE=2 fails "2 processes were started, but MPI sees each as a \
job of its own" "$perf" --op all -b 1K --backend mpi
    fails "this process is alone, 1 rank; start it as 'mpirun -n 4 ..', or give \
-N 1" "$perf" --op all -b 1K --backend mpi
    passes "backend mpi, 1 rank, " "$perf" --op all_gather -b 1K --backend mpi \
        -N 1 "${quick[@]}"
fi
echo OK
