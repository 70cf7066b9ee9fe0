#!/usr/bin/env bash
# perf_mpi_test.sh N MPIEXEC PERF: test the program PERF as N processes: every
# operation and method on small sizes, and what it refuses.
# shellcheck source=tests/bench/lib.sh
source "$(dirname "$0")/lib.sh"

n=$1
run=("$2" -n "$n" "$3")
quick=(-n 2 -w 0)

passes() {
    "${run[@]}" "$@" --vs all >out 2>err ||
        fail "status $? of: $*"
    grep -qF "Wrong elements: 0 OK" out || fail "wrong elements of: $*"
    [ "$(grep -c 'sdyrt_perf.*ranks' out)" = 1 ] || fail "more than one table"
}

# fails TEXT ARGUMENT..: another status, and one line of the program on stderr;
# mpirun adds its own.
fails() {
    local text=$1
    shift
    if "${run[@]}" "$@" >out 2>err; then
        fail "status 0 of: $*"
    fi
    grep -qF -- "$text" err || fail "no '$text' from: $*"
    [ "$(grep -c '^sdyrt_perf: ' err)" = 1 ] || fail "not one line from: $*"
}

passes --op all -b 8 -e 64K -f 90 "${quick[@]}" -J all.json
if grep '"nwrong"' all.json | grep -qvE '"nwrong": (0|null),?$'; then
    fail "wrong elements in all.json"
fi
for method in alltoallw pack unpack; do
    grep -qF "\"$method\": {" all.json || fail "no $method"
done
passes --op all -b 3000 "${quick[@]}" -d half
passes --op all --foreign -b 20K "${quick[@]}" -d 'complex<f64>'
passes --op all_gather --type 'tensor<7x13x5xi16>' \
    --from '<@mesh, [{}, {"x"}, {}]>' --to '<@mesh, [{}, {}, {}]>' \
    --axes '[{}, {"x"}, {}]' "${quick[@]}"
passes --op reshard --type 'tensor<7x13x5xi16>' \
    --from '<@mesh, [{}, {"x"}, {}]>' --to '<@mesh, [{}, {}, {"x"}]>' \
    "${quick[@]}"
if [ "$n" -ge 6 ]; then
    mesh='<["a"=2,"b"=3], device_ids=[5,0,3,1,4,2]>'
    passes --op all --mesh "$mesh" --axes '{"b"}' -b 3000 "${quick[@]}"
    passes --op all --mesh "$mesh" --axes '{"a"}' -b 3000 "${quick[@]}"
    passes --op reshard --mesh "$mesh" --type 'tensor<17x19xf64>' \
        --from '<@mesh, [{"b","a"}, {}]>' --to '<@mesh, [{"a"}, {"b"}]>' \
        "${quick[@]}"
fi

fails "no operation 'foo'" --op foo
fails "-b '0' is not a size" --op all -b 0
fails "devices, more than" --op all --mesh '<["a"=64]>' -N "$n"
fails "64 ranks are needed, and mpirun started $n" --op all \
    --mesh '<["a"=64]>'
echo OK
