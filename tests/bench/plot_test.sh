#!/usr/bin/env bash
# plot_test.sh PERF REPO [LAUNCHER..]: test scripts/plot.py on what PERF, started
# by LAUNCHER, measures. Skipped where there is no matplotlib, after what can be
# tested without.
# shellcheck source=tests/bench/lib.sh
source "$(dirname "$0")/lib.sh"

perf=("${@:3}" "$1")
plot=$2/scripts/plot.py
command -v python3 >/dev/null || exit 77
# the system's Python may have what another one in PATH lacks
if ! python3 -c 'import matplotlib' 2>/dev/null &&
    /usr/bin/python3 -c 'import matplotlib' 2>/dev/null; then
    PATH=/usr/bin:$PATH
fi

# -- what is not from sdyrt_perf -----------------------------------------------
echo '{"results"' >bad.json
fails "bad.json: Expecting" "$plot" bad.json
echo '[]' >bad.json
fails "bad.json: not a document of sdyrt_perf -J" "$plot" bad.json
fails "No such file" "$plot" missing.json

# -- every method of a sweep ---------------------------------------------------
"${perf[@]}" --op all_reduce,reshard -b 1K -e 8K -f 8 -n 2 -w 0 --vs all \
    -J perf.json >out 2>err || fail "status $? of ${perf[*]}"
if ! python3 -c 'import matplotlib' 2>/dev/null; then
    fails "matplotlib is not there" "$plot" perf.json
    echo "there is no matplotlib"
    exit 77
fi
export MPLCONFIGDIR=$PWD/config

# draws STEM PICTURE.. -- WORD..: STEM was drawn as these pictures, and each word
# stands in each of them.
draws() {
    local stem=$1 picture word
    local -a pictures=()
    shift
    while [ "$1" != -- ]; do
        pictures+=("$stem-$1")
        shift
    done
    shift
    printf '%s\n' "${pictures[@]/%/.png}" "${pictures[@]/%/.svg}" | sort >expected
    sort out | diff expected - || fail "other pictures"
    for picture in "${pictures[@]}"; do
        [ "$(head -c 4 "$picture.png" | tail -c 3)" = PNG ] ||
            fail "$picture.png is no PNG"
        for word; do
            grep -qF -- ">$word</text>" "$picture.svg" ||
                fail "no '$word' in $picture.svg"
        done
    done
}

# The methods that did a row, in the names of perf.json.
mapfile -t methods < <(sed -n 's/^ *"\([a-z_]*\)": {$/\1/p' perf.json |
    grep -vxE 'config|vs|out_of_place|in_place' | sort -u)
[ ${#methods[@]} -gt 0 ] || fail "no methods in perf.json"
passes "perf-reshard.svg" "$plot" perf.json
draws perf all_reduce reshard -- sdyrt "busbw, GB/s"
for method in "${methods[@]}"; do
    grep -qF ">$method</text>" perf-reshard.svg || fail "no $method"
done
grep -qF '>sdyrt in place</text>' perf-all_reduce.svg || fail "no in place"

# -- two files, and the same picture each time ---------------------------------
cp perf.json other.json
passes "both-reshard.svg" "$plot" perf.json other.json -o both
draws both all_reduce reshard --
for file in perf other; do
    grep -qE ">sdyrt, [a-z]+ n=[0-9]+ \($file\)</text>" both-reshard.svg ||
        fail "no label for $file"
done
mv both-reshard.svg first.svg
passes "both-reshard.svg" "$plot" perf.json other.json -o both
cmp first.svg both-reshard.svg || fail "another picture"

# -- a workload ----------------------------------------------------------------
cat >small.json <<'END'
{"name": "small", "meshes": {"m": "<[\"x\"=2]>"}, "tensors": [
{"name": "rows", "type": "tensor<50x3xi64>", "from": "<@m, [{\"x\"}, {}]>",
 "to": "<@m, [{}, {\"x\"}]>"}
]}
END
"${perf[@]}" --workload small.json -n 2 -w 0 --vs all -J work.json >out 2>err ||
    fail "status $? of the workload"
passes "work-work.svg" "$plot" work.json
draws work work -- raw "1 x rows (reshard)"

# -- nothing to draw -----------------------------------------------------------
"$1" --overhead -n 1 -J overhead.json >out 2>err || fail "status $?"
fails "nothing to draw" "$plot" overhead.json
echo OK
