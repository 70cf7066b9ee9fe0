#!/usr/bin/env bash
# gpu_check_test.sh SCRIPTS: what gpu_check.sh makes of programs that pass,
# fail, hang, skip and die, with programs of this test's own in the place of a
# bundle's; that it never looks like a pass where there is no GPU; that it
# leaves no process behind, whatever its programs do; that a part ends in its
# time, with an archive; and what gpu_merge.py makes of those.
set -uo pipefail

scripts=$(realpath "$1")
sandbox=$(mktemp -d)
trap 'end_left "$sandbox"; end_left "$sandbox/hanging"; rm -rf "$sandbox"' EXIT
trap 'exit 130' INT
trap 'exit 143' TERM
cd "$sandbox" || exit 1
failures=0

fail() {
    echo "FAILED: $test: $1"
    sed 's/^/    | /' output
    failures=$((failures + 1))
}

# left FOLDER: the programs of this test that run.
left() {
    local file
    env -u SANDBOX grep -lszxF "SANDBOX=$1" /proc/[0-9]*/environ |
        while IFS=/ read -r _ _ file _; do
            echo "$file"
        done
}

# end_left FOLDER: end them, which is a failure if there are any.
end_left() {
    local pids
    mapfile -t pids < <(left "$1")
    [ ${#pids[@]} -eq 0 ] || kill -KILL "${pids[@]}" 2>/dev/null
    [ ${#pids[@]} -eq 0 ]
}

# -- a bundle ------------------------------------------------------------------

mkdir -p bundle/bin modes
cp "$scripts"/gpu_*.sh bundle
echo 0123456789abcdef >bundle/commit

# Each does what modes/NAME says, and else passes.
cat >stub <<'STUB'
#!/usr/bin/env bash
name=${NAME:-${0##*/}}
if [ "${*: -1}" = --help ]; then
    echo 'threads, mpi or nccl'
    exit
fi
case $(cat "$SANDBOX/modes/$name" 2>/dev/null) in
fail) echo "some \"quoted\" \\ text"; echo "last words of $name"; exit 3 ;;
hang) trap '' TERM; echo "$name hangs"; while :; do sleep 0.2; done ;;
leave) setsid bash -c 'trap "" TERM HUP; while :; do sleep 0.2; done' & ;;
skip) echo "skipped: $name is not for this machine"; exit 77 ;;
die) kill -SEGV $$ ;;
silent) exit 0 ;;
much) yes 'a line of a long log' | head -c 3000000; echo; echo 'the last line' ;;
esac
for ((i = 1; i < $#; i++)); do
    file=$((i + 1))
    case ${!i} in
    --json | -J) printf '{"of": "%s"}\n' "$name" >"${!file}" ;;
    one_that_is_killed) ;;
    esac
done
[[ " $* " != *" one_that_is_killed "* ]] || [ "$RANK" != $((WORLD_SIZE - 1)) ] ||
    kill -KILL $$
env | grep '^NCCL_HOSTID' >>"$SANDBOX/hosts"
[ "$name.${RANK:-0}" != check.0 ] ||
    seq -f 'a kind of operation  %.0f' "$(cat "$SANDBOX/modes/kinds" 2>/dev/null ||
        echo 20)"
echo "$name is fine"
STUB
for name in test_cuda test_gpu_cases test_gpu_graph test_gpu_streams \
    test_gpu_fault gpu_stream bench_kernels_cuda sdyrt_perf; do
    install -m 755 stub "bundle/bin/$name"
done
chmod +x stub

cat >bundle/bin/sdyrt <<'STUB'
#!/usr/bin/env bash
[ "$1" = launch ] || NAME=$1 exec "$SANDBOX/stub" "$@"
n=$3 result=0
while [ "$1" != -- ]; do shift; done
shift
for ((r = 0; r < n; r++)); do
    RANK=$r WORLD_SIZE=$n "$@" || result=$?
done
exit $result
STUB
cat >bundle/bin/gpu_info <<'STUB'
#!/usr/bin/env bash
printf 'sdyrt\t0.1.0\ncuda_of_driver\t13.0\n'
case $(cat "$SANDBOX/modes/gpu_info" 2>/dev/null) in
none) printf 'no_nccl\tnone\nno_gpu\tno "driver" here\n'; exit 77 ;;
no_nccl) printf 'gpu\tA GPU, sm_90\nno_nccl\tlibnccl.so.2: not there\n' ;;
two) printf 'gpu\tA GPU\ngpu\tAnother\nnccl\tNCCL 2.28.9 of x, 2 devices\n' ;;
eight)
    for i in 1 2 3 4 5 6 7 8; do printf 'gpu\tA GPU\n'; done
    printf 'nccl\tNCCL 2.28.9 of x, 8 devices\n'
    ;;
crash) echo 'cannot load'; exit 127 ;;
named)
    case ${SDYRT_NCCL_LIB-} in
    "$SANDBOX"*) nccl="nccl\tNCCL 2.28.9 of $SDYRT_NCCL_LIB, 1 devices" ;;
    *) nccl='no_nccl\tlibnccl.so.2: not there' ;;
    esac
    printf "gpu\tA GPU, sm_90\n$nccl\n" ;;
*) printf 'gpu\tA GPU, sm_90\nnccl\tNCCL 2.28.9 of x, 1 devices\n' ;;
esac
STUB
chmod +x bundle/bin/sdyrt bundle/bin/gpu_info
cat >sanitizer <<'STUB'
#!/usr/bin/env bash
[ "$(cat "$SANDBOX/modes/sanitizer" 2>/dev/null)" != refuse ] ||
    { echo 'Error: Device not supported'; exit 1; }
shift 4
exec "$@"
STUB
mkdir bundle/sanitizer
install -m 755 sanitizer bundle/sanitizer/compute-sanitizer
export SANDBOX=$sandbox

# What a machine has, whatever this one has.
mkdir path
cat >path/df <<'STUB'
#!/bin/sh
printf 'Filesystem blocks Used Available\ntmpfs 1 1 %s /dev/shm\n' \
    "$(cat "$SANDBOX/modes/df" 2>/dev/null || echo 99999999)"
STUB
cat >path/nvidia-smi <<'STUB'
#!/bin/sh
case $* in
*compute_mode*) cat "$SANDBOX/modes/compute_mode" 2>/dev/null || echo Default ;;
*) echo 580.1 ;;
esac
STUB
# What looks for processes that a row has left, which may hang itself.
cat >path/grep <<'STUB'
#!/bin/sh
case $* in
*GPU_CHECK_ROW*) [ ! -f "$SANDBOX/modes/grep" ] || sleep 300 ;;
esac
PATH=${PATH#*:} exec grep "$@"
STUB
chmod +x path/*
export PATH=$sandbox/path:$PATH

# -- running it ----------------------------------------------------------------

# start TEST: NAME=MODE..
start() {
    test=$1
    SECONDS=0
    shift
    rm -rf modes result result.tar.gz hosts
    mkdir modes
    local pair
    for pair in "$@"; do
        echo "${pair#*=}" >"modes/${pair%%=*}"
    done
}

# ends STATUS OPTION..
ends() {
    local expected=$1 status=0
    shift
    bundle/gpu_check.sh -o result "$@" >output 2>&1 || status=$?
    [ "$status" = "$expected" ] || fail "exit status $status, not $expected"
    end_left "$sandbox" || fail "programs of it went on"
    if command -v jq >/dev/null; then
        jq -e . result/gpu_check.json >/dev/null || fail "no JSON"
    fi
    tar -xzOf result.tar.gz result/gpu_check.json |
        cmp -s - result/gpu_check.json || fail "no archive, or another table"
}

# says PATTERN: a line of the output.
says() {
    grep -Eq -- "$1" output || fail "no '$1'"
}

# json FILTER: is true of what was written.
json() {
    ! command -v jq >/dev/null || jq -e "$1" result/gpu_check.json >/dev/null ||
        fail "not so: $1"
}

# Beside all others, as it takes its time: a part whose own commands hang.
mkdir -p hanging/modes
: >hanging/modes/grep
(
    export SANDBOX=$sandbox/hanging
    cd hanging || exit
    cp ../stub .
    begun=$(date +%s) status=0
    ../bundle/gpu_check.sh --part 1 --only kernels --budget 6 -o result \
        >output 2>&1 || status=$?
    echo "$status $(($(date +%s) - begun))" >ended
) 2>/dev/null &
hanging=$!

start "all is well on one GPU"
ends 0
says '^kernels .* PASS .*test_cuda is fine'
says '^cases .* 8 on 1 +PASS'
says '^random +operations of every kind +2 on 1 +PASS'
says '^random +[0-9]+ random operations +8 on 1 +PASS'
says '^perf +along 2 of a mesh of 2x4 +8 +SKIP .*needs 8 GPUs, there are 1$'
says '^faults +one is killed +4 on 1 +PASS'
says '^sanitize kernels, racecheck .* PASS'
says '^[0-9]+ passed, 0 failed, 1 skipped'
json '.failed == 0 and .skipped == 1 and .passed == (.rows | length) - 1'
json '.gpus == ["A GPU, sm_90"] and .nccl == "NCCL 2.28.9 of x, 1 devices"'
says '^perf +time of a call, on the host +2 on 1 +PASS'
json '.benches | .perf_overhead_n1.of != null and .perf_overhead_n2.of != null'
json '.part == "all" and .driver == "580.1" and .commit == "0123456789abcdef" and .benches.kernels.of != null'
[ "$(sort -u hosts | wc -l)" -eq 8 ] || fail "ranks that share have one host"

start "a small /dev/shm is not for many processes" df=500000
ends 0 --only cases
says '^cases .* 2 on 1 +PASS'
says '^cases .* 4 on 1 +SKIP .*/dev/shm has 512 MB, 1392 are needed'
[ "$(grep -n '/dev/shm has 512 MB, 8 ranks need 4896; as root: mount' output |
    head -n 1 | cut -d : -f 1)" -le 2 ] || fail "that is not told first"

start "a GPU for one process is not shared" compute_mode=Exclusive_Process
ends 0 --part 2 --only cases
says '^cases .* 1 +PASS'
says '^cases .* 2 on 1 +SKIP .*compute mode Exclusive_Process'

start "kernels alone prove nothing between ranks" df=1000
ends 0 --quick
says '^gpu_check: nothing ran NCCL between ranks'

start "several GPUs are not shared" gpu_info=two
ends 0 --only cases
says '^cases .* 2  PASS'
says '^cases .* threads +2  PASS'
says '^cases .* 4 on 2 +PASS'
ends 0 --only perf
json '[.rows[] | select(.step == "perf") | .ranks] ==
    ["1", "2", "2", "2", "8", "1", "2"]'
says '^perf .* 2  PASS'

start "eight GPUs" gpu_info=eight
ends 0 --part 3
says '^graph .* 8  PASS'
ends 0 --part 4 --only perf
says '^perf +along 2 of a mesh of 2x4 +8  PASS'
json '.benches.perf_mesh.of != null and .skipped == 0'

start "random operations that lack a kind" kinds=19
ends 1 --part 2 --only random
says '^random +operations of every kind +1 +PASS'
says 'that is a FAIL: not all 20 kinds'
json '[.rows[] | select(.says == "not all 20 kinds")] | length == 4'

start "a step that fails" test_gpu_graph=fail
ends 1 --quick
says '^graph .* FAIL .*exit status 3'
says '\| last words of test_gpu_graph'
says '^streams .* PASS'
json '[.rows[] | select(.result == "FAIL") | .step] | unique == ["graph"]'
json '.failed == 2'

start "a step that dies" test_cuda=die
ends 1 --only kernels
says '^kernels .* FAIL .*exit status 139'

start "a step that hangs is cut" test_gpu_streams=hang
ends 1 --only streams --limit 1
says '^streams .* FAIL .*cut after 1 s'
[ "$SECONDS" -lt 500 ] || fail "it took $SECONDS s"

start "what a step leaves running is ended" test_cuda=leave
ends 0 --only kernels
says '^kernels .* PASS .*test_cuda is fine'

start "what runs when it is ended itself is ended" test_cuda=hang
bundle/gpu_check.sh -o result --only kernels >output 2>&1 &
while ! grep -qs 'test_cuda hangs' result/*.log && [ "$SECONDS" -lt 300 ]; do
    sleep 0.05
done
kill -TERM $!
wait $!
status=$?
[ $status = 143 ] || fail "exit status $status, not 143"
says '^check +all of it +- +FAIL +.* ended after'
tar -tzf result.tar.gz | grep -q result/gpu_check.json || fail "no archive"
end_left "$sandbox" || fail "programs of it went on"

start "a step that skips" test_gpu_streams=skip
ends 0 --only streams
says '^streams .* SKIP .*skipped: test_gpu_streams is not for this machine'
says 'what was skipped is not proven'

start "when all skip nothing was checked" test_cuda=skip
ends 77 --only kernels
says 'NOTHING WAS CHECKED'

start "the time is up"
ends 77 --budget 3
says 'SKIP .*the 3 s were up'
says 'NOTHING WAS CHECKED'

start "a step that has less time than its own" test_gpu_streams=hang
ends 77 --only streams --budget 8 # the least is 5, and 3 to get there
says '^streams .* SKIP .*cut after [0-9]+ s: the 8 s were up'

start "a rank that was to be killed and was not" test_gpu_fault=silent
ends 1 --only faults --quick
says '^faults +one is killed .* FAIL .*no rank was killed'

start "a tool that does not know the device" sanitizer=refuse
ends 77 --only sanitize
says '^sanitize kernels, memcheck .* SKIP .*does not support this device'

start "no NCCL is a failure" gpu_info=no_nccl
ends 1 --quick
says '^info .* FAIL .*no NCCL: libnccl.so.2: not there'
says '^cases .* SKIP .*no NCCL'
says '^kernels .* PASS'

# finds_nccl PATH: there, and nowhere else.
finds_nccl() {
    mkdir -p "$(dirname "$1")"
    : >"$1"
    ends 0 --part 2 --only cases
    json ".nccl == \"NCCL 2.28.9 of $(realpath "$1"), 1 devices\""
    rm "$1"
}

start "NCCL in a package of Python" gpu_info=named
PYTHONPATH=$sandbox/site finds_nccl site/nvidia/nccl/lib/libnccl.so.2
start "NCCL in the toolkit" gpu_info=named
CUDA_HOME=$sandbox/cuda finds_nccl cuda/targets/x86_64-linux/lib/libnccl.so.2
start "NCCL that is named" gpu_info=named
SDYRT_NCCL_LIB=$sandbox/mine/libnccl.so.2 finds_nccl mine/libnccl.so.2

start "no GPU is no pass" gpu_info=none
ends 77
says '^info .* SKIP .*no GPU: no "driver" here'
says '^gpu_check: NOTHING WAS CHECKED: no "driver" here$'
json '.passed == 0 and .gpus == []'

start "programs that cannot be loaded" gpu_info=crash
ends 77
says 'NOTHING WAS CHECKED: gpu_info: exit status 127: cannot load'

start "a bundle that lacks a program"
mv bundle/bin/test_gpu_graph .
ends 0 --quick
says '^graph .* SKIP .*no test_gpu_graph'
mv test_gpu_graph bundle/bin

# -- parts ---------------------------------------------------------------------

# part N STEP..: run it as a user would, and expect rows of these steps alone.
part() {
    local number=$1 status=0
    shift
    rm -rf modes && mkdir modes
    bundle/gpu_check.sh --part "$number" -o "work/part$number" \
        --archive "archives/$number.tar.gz" >output 2>&1 || status=$?
    [ $status = 0 ] || fail "exit status $status"
    end_left "$sandbox" || fail "programs of it went on"
    [ "$(sed -n 's/^\([a-z]*\) .* s  .*/\1/p' output | sort -u | tr '\n' ' ')" = \
        "$(printf '%s\n' info "$@" | sort | tr '\n' ' ')" ] ||
        fail "other steps"
}

# rows_of_docs: the rows that docs/gpu.md promises, as step, what and ranks.
rows_of_docs() {
    sed -n '/^## Checking a machine/,/^## In a program/{
        /^[a-z]\{4,8\}  *[a-zA-Z0-9].*  [-0-9]/p; }' "$scripts/../docs/gpu.md"
}

# merge STATUS ARCHIVE..
merge() {
    local expected=$1 status=0
    shift
    rm -rf result
    "$scripts/gpu_merge.py" result "$@" >output 2>&1 || status=$?
    [ $status = "$expected" ] || fail "exit status $status, not $expected"
}

start "four parts are all of it"
part 1 bench kernels sanitize
part 2 cases random streams
part 3 graph
part 4 faults perf
[ "$(find archives -type f | wc -l)" = 4 ] || fail "not one archive a part"
merge 0 archives/*.tar.gz
says '^kernels .* PASS'
says '^[0-9]+ passed, 0 failed, 1 skipped'
json '.passed == (.rows | length) - 1 and .failed == 0 and .parts == ["1", "2", "3", "4"]'
json '[.rows[] | select(.step == "info")] | length == 1'
sed -En 's/^([a-z]{4,8} .*[^ ])  (PASS|SKIP) .*/\1/p' output |
    sed -E 's/ [0-9]+ random/ N random/' | tr -s ' ' | sort >rows
rows_of_docs | tr -s ' ' | sort -u >promised
diff promised rows >output || fail "other rows than in docs/gpu.md"
json '.benches.kernels.of != null and .benches.tune.of != null and .benches.perf_overhead_n2.of != null'
json '.driver == "580.1" and .commit == "0123456789abcdef"'
[ "$(cd result && echo *)" = 'gpu_check.json kernels.json machine.log perf_overhead_n1.json perf_overhead_n2.json perf_raw_n1.json tune.json' ] ||
    fail "other files: $(ls result)"

start "what cannot be kept"
merge 1 archives/[134].tar.gz
says 'not to be kept: there is no part 2'
merge 2 archives/[1234].tar.gz archives/2.tar.gz
says 'part 2 is there twice'
merge 2 nothing.tar.gz
echo none >modes/gpu_info
bundle/gpu_check.sh --part 2 -o work/none >output
merge 1 work/none.tar.gz
says 'not to be kept: there was no GPU'
rm modes/gpu_info
echo fedcba >bundle/commit
part 2 cases random streams
echo 0123456789abcdef >bundle/commit
merge 2 archives/*.tar.gz
says "commit is 'fedcba' in .*, '0123456789abcdef' in"
echo fail >modes/test_gpu_cases
bundle/gpu_check.sh --part 2 -o work/part2 --archive archives/2.tar.gz >output
merge 1 archives/*.tar.gz
says 'not to be kept: 5 rows failed'

start "a long log is cut" test_cuda=much
ends 0 --part 1 --only kernels
says 'PASS .*test_cuda is fine'
[ "$(stat -c %s result/*-kernels.log)" -lt 262144 ] || fail "it is not"
for pattern in 'a line of a long log' 'bytes left out' 'test_cuda is fine'; do
    grep -q "$pattern" result/*-kernels.log || fail "it has no '$pattern'"
done

start "a part whose own commands hang"
wait $hanging
cp hanging/output output
[ -f hanging/ended ] || fail "it goes on"
read -r status seconds <hanging/ended
[ "$status" != 0 ] || fail "exit status 0"
[ "$seconds" -lt 500 ] || fail "it took $seconds s" # 6 + 26 and a slow machine
tar -tzf hanging/result.tar.gz | grep -q 'result/info.txt' || fail "no archive"

start "arguments"
for arguments in --nothing --only '--budget x' '--part 5' '-b /nowhere'; do
    status=0
    # shellcheck disable=SC2086
    bundle/gpu_check.sh $arguments >output 2>&1 || status=$?
    [ $status = 2 ] || fail "$arguments: exit status $status"
done
bundle/gpu_check.sh --help >output || fail "--help fails"
says '^gpu_check.sh \[OPTION'

if [ $failures -gt 0 ]; then
    echo "$failures failures"
    exit 1
fi
echo OK
