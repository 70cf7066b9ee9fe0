#!/usr/bin/env bash
# sdyrt run --backend mpi: the files of the processes of a job are those of the
# threads backend; what goes wrong on one ends all, with a message, and leaves
# every file as it was. Usage: run_mpi.sh COMMAND MPIEXEC
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"
mpiexec=$2

# call_mpi N ARGUMENT..: as call, by N processes. What they leave in $status is
# 124 when they have not come to an end.
call_mpi() {
    local n=$1
    shift
    timeout 200 "$mpiexec" -n "$n" "$sdyrt" "$@" --backend mpi \
        >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
}

# as_threads NAME "BYTES.." ARGUMENT..: run on inputs of these sizes by both
# backends, by 4 processes on one node and on two.
as_threads() {
    start "$1"
    local bytes=$2 nodes
    shift 2
    # shellcheck disable=SC2086
    fill in $bytes
    cp -r in "$sandbox/before"
    succeeds run "$@" --in in --out expected -n 4
    for nodes in 1 2; do
        SDYRT_FAKE_NODES=$nodes call_mpi 4 run "$@" --in in --out "out$nodes"
        [ "$status" -eq 0 ] || fail "status $status: $(cat "$sandbox/stderr")"
        grep -q '4 ranks (mpi)' "$sandbox/stdout" ||
            fail "stdout: $(cat "$sandbox/stdout")"
        [ "$(wc -l <"$sandbox/stdout")" -eq 3 ] || fail "not one summary"
        diff -r expected "out$nodes" || fail "wrong files on $nodes nodes"
    done
    diff -r in "$sandbox/before" || fail "the inputs have changed"
    rm -rf "$sandbox/before"
}

as_threads "rows to columns" "480000 480000 480000 240000" reshard \
    --mesh "$x4" --type 'tensor<7x60000xf32>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{}, {"x"}]>'
as_threads "empty tiles" "6 6 3 0" reshard --mesh "$x4" \
    --type 'tensor<5x3xi8>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{}, {"x"}]>'
as_threads "permuted devices and ranks" "30 30 30 30" reshard \
    --mesh '@m=<["x"=2,"y"=2], device_ids=[3,1,0,2]>' \
    --type 'tensor<10x6xbf16>' --from '<@m, [{"y"}, {"x"}]>' \
    --to '<@m, [{"x","y"}, {}]>' --to-ranks 2,0,3,1
as_threads "fewer devices than processes" "8 8" all_gather \
    --mesh '@m=<["x"=2]>' --type 'tensor<16xi8>' --from '<@m, [{"x"}]>' \
    --to '<@m, [{}]>' --axes '[{"x"}]'
for type in 100002xbf16 50001xi32; do
    as_threads "sums of $type" "200004 200004 200004 200004" all_reduce \
        --mesh "$x4" --type "tensor<$type>" \
        --from '<@m, [{}], unreduced={"x"}>' --to '<@m, [{}]>' --axes '{"x"}'
done
for rows in 14 '?'; do
    as_threads "counts, $rows rows" "30 0 90 20" all_to_all --mesh "$x4" \
        --own-axes '{}' --params '[{"x"}: 0->0]' --from '<@m, [{"x"}, {}]>' \
        --to '<@m, [{"x"}, {}]>' --counts '1,2,0,0;0,0,0,0;4,0,0,5;0,1,1,0' \
        --type "tensor<${rows}x10xi8>"
done

start "tiles are .npy"
mkdir in expected
for rank in 0 1; do
    npy in/dev-$rank.npy '|i1' '(2, 4)' "${rank}bcdefgh"
done
npy expected/dev-0.npy '|i1' '(4, 2)' 0bef1bef
npy expected/dev-1.npy '|i1' '(4, 2)' cdghcdgh
call_mpi 2 run reshard --mesh '@m=<["x"=2]>' --type 'tensor<4x4xi8>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' --in in --out out
[ "$status" -eq 0 ] || fail "status $status: $(cat "$sandbox/stderr")"
diff -r expected out || fail "wrong tiles"
npy in/dev-1.npy '|i1' '(4, 2)' abcdefgh
call_mpi 2 run reshard --mesh '@m=<["x"=2]>' --type 'tensor<4x4xi8>' \
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' --in in --out out
[ "$status" -eq 1 ] || fail "status $status"
[ "$(grep -c '^sdyrt: in/dev-1.npy: its shape is (4, 2)' "$sandbox/stderr")" \
    -eq 1 ] || fail "$(cat "$sandbox/stderr")"
diff -r expected out || fail "files changed"

start "the whole tensor, of which each process reads its tile"
cut=(run reshard --type 'tensor<5x4xi16>' --from '<@m, [{"x"}, {}]>'
    --mesh '@m=<["x"=3], device_ids=[2,0,1]>' --to '<@m, [{}, {"x"}]>')
npy x.npy '>i2' '(5, 4)' '\0A\0E\0I\0M\0Q\0B\0F\0J\0N\0R\0C\0G\0K\0O\0S\0D\0H\0L\0P\0T'
sed -i 's/False/True /' x.npy
npy expected.npy '<i2' '(5, 4)' 'A\0B\0C\0D\0E\0F\0G\0H\0I\0J\0K\0L\0M\0N\0O\0P\0Q\0R\0S\0T\0'
call_mpi 4 "${cut[@]}" --in x.npy --out x.npy
[ "$status" -eq 0 ] || fail "status $status: $(cat "$sandbox/stderr")"
cmp expected.npy x.npy || fail "other elements"
grep -q 'wrote  1 file, 40 B, to x.npy' "$sandbox/stdout" ||
    fail "stdout: $(cat "$sandbox/stdout")"
[ "$(ls -A)" = $'expected.npy\nx.npy' ] || fail "left $(ls -A)"

start "a whole that rank 0 gets in pieces, and all have"
head -c 17900001 /dev/urandom >x.bin
call_mpi 4 run all_gather --mesh "$x4" --type 'tensor<17900001xi8>' \
    --from '<@m, [{"x"}]>' --to '<@m, [{}]>' --axes '[{"x"}]' --in x.bin \
    --out y.bin
[ "$status" -eq 0 ] || fail "status $status: $(cat "$sandbox/stderr")"
cmp x.bin y.bin || fail "other bytes"

start "processes that have other values of an element"
mkdir in
printf abcd | tee in/dev-0.bin in/dev-1.bin >in/dev-2.bin
printf abxd >in/dev-3.bin
printf kept >y.bin
call_mpi 4 run reshard --mesh "$x4" --type 'tensor<2x2xi8>' \
    --from '<@m, [{}, {}]>' --to '<@m, [{}, {}]>' --in in --out y.bin
[ "$status" -eq 1 ] || fail "status $status"
[ "$(grep -c '^sdyrt: --out y.bin: element \[1, 0\] is 99 on device 2 and 120 on device 3' \
    "$sandbox/stderr")" -eq 1 ] || fail "$(cat "$sandbox/stderr")"
same y.bin kept
[ "$(ls -A)" = $'in\ny.bin' ] || fail "left $(ls -A)"

# refuses_all NAME TEXT N OPTION..: with inputs for 4 devices; a launcher adds
# lines of its own to the one on stderr.
refuses_all() {
    start "$1"
    local text=$2 n=$3
    shift 3
    fill in 8 8 8 8
    fill out 1 1 1 1
    fill short 8 8 7 8
    fill half 8 8 8
    head -c 31 /dev/zero >short.bin
    mkdir -p blocked/dev-2.bin
    printf kept >blocked/dev-0.bin
    printf kept >file
    cp -r . "$sandbox/before"
    call_mpi "$n" run reshard --mesh "$x4" --type 'tensor<4x8xi8>' \
        --from '<@m, [{"x"}, {}]>' "$@"
    [ "$status" -ne 0 ] || fail "exit status 0"
    [ "$status" -ne 124 ] || fail "hangs"
    grep -q "^sdyrt: .*$text" "$sandbox/stderr" ||
        fail "no '$text': $(cat "$sandbox/stderr")"
    diff -r "$sandbox/before" . || fail "files changed"
    rm -rf "$sandbox/before"
}

# -- the number of ranks is that of the job -------------------------------------
# refused TEXT: by each process that says something, in one line, before any
# case and any file.
refused() {
    [ "$status" -ne 0 ] || fail "exit status 0"
    [ "$status" -ne 124 ] || fail "hangs"
    [ -s "$sandbox/stdout" ] && fail "stdout: $(cat "$sandbox/stdout")"
    grep -q "^sdyrt: .*$1" "$sandbox/stderr" ||
        fail "no '$1': $(cat "$sandbox/stderr")"
    [ -z "$(ls -A)" ] || fail "made $(ls -A)"
}

start "another number of ranks is refused"
call_mpi 2 check --cases 5 -n 8
refused "-n 8, but the job has 2 ranks; leave -n out, or start it as 'mpirun -n 8"
[ "$(grep -c '^sdyrt: ' "$sandbox/stderr")" -eq 1 ] || fail "not one line"
call_mpi 2 run all_slice --mesh '@m=<["x"=2]>' --type 'tensor<2xi8>' \
    --to '<@m, [{"x"}]>' --axes '[{"x"}]' --in in --out out -n 4
refused "-n 4, but the job has 2 ranks"
start "the number of the job is taken"
call_mpi 2 check --cases 5 -n 2
[ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
grep -q '^5 passed, 0 failed, on 2 ranks of mpi' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"
start "a process alone is one rank, and only when that is said"
call check --cases 5 -n 8 --backend mpi
check_refusal 1 "this process is alone, 1 rank; start it as 'mpirun -n 8 ..'"
call check --cases 5 --backend mpi
check_refusal 1 "this process is alone, 1 rank; start it as 'mpirun -n 8 ..'"
succeeds check --cases 5 -n 1 --backend mpi
grep -q '^5 passed, 0 failed, on 1 rank of mpi' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"
start "processes that no mpirun has started are no job of MPI's"
call launch -n 2 -- "$sdyrt" check --cases 5 --backend mpi
refused "2 processes were started, but MPI sees each as a job of its own"
start "threads are not run by each process of a job"
timeout 200 "$mpiexec" -n 2 "$sdyrt" check --cases 5 >"$sandbox/stdout" \
    2>"$sandbox/stderr" </dev/null
status=$?
refused "this is one of 2 processes, each of which would run all ranks"
refused "give --backend mpi, or nccl"
start "nor by each process of a job that a job of one process has started"
timeout 200 "$mpiexec" -n 1 "$sdyrt" launch -n 2 -- "$sdyrt" check --cases 5 \
    >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
status=$?
refused "this is one of 2 processes, each of which would run all ranks"
refused "give --backend nccl (a GPU each), or start them with mpirun"

to=(--to '<@m, [{}, {"x"}]>')
refuses_all "a file of one rank is missing" "half/dev-3.bin" 4 "${to[@]}" \
    --in half --out out
refuses_all "a file of one rank is too short" "short/dev-2.bin has 7 bytes" 4 \
    "${to[@]}" --in short --out new
refuses_all "the output is a file" "file is not a directory" 4 "${to[@]}" \
    --in in --out file
refuses_all "the place of one result is a directory" "blocked/dev-2.bin" 4 \
    "${to[@]}" --in in --out blocked
refuses_all "the output's parent is missing" "nowhere/out" 4 "${to[@]}" \
    --in in --out nowhere/out
refuses_all "there are too few processes" "4 ranks are needed, but the job" 2 \
    "${to[@]}" --in in --out new
refuses_all "the sharding is wrong" "--to: " 4 --to '<@m, [{"z"}, {}]>' \
    --in in --out new
SDYRT_FAKE_NODES=2x refuses_all "that is no number of nodes" \
    "SDYRT_FAKE_NODES is '2x'" 4 "${to[@]}" --in in --out out

refuses_all "the whole is too short" "short.bin has 31 bytes" 4 "${to[@]}" \
    --in short.bin --out new
refuses_all "there is no folder for the whole" "nowhere/y.npy" 4 "${to[@]}" \
    --in in --out nowhere/y.npy

# one_refuses NAME TEXT OPTION..: only the third process has these options, and
# so meets what the others cannot see.
one_refuses() {
    start "$1"
    local text=$2
    shift 2
    fill in 8 8 8 8
    fill half 8 8
    fill short 8 8 7 8
    fill out 1 1 1 1
    cp -r . "$sandbox/before"
    local job=("$sdyrt" run reshard --mesh "$x4" --type 'tensor<4x8xi8>'
        --from '<@m, [{"x"}, {}]>' "${to[@]}" --backend mpi)
    timeout 200 "$mpiexec" -n 2 "${job[@]}" --in in --out out : \
        -n 1 "${job[@]}" "$@" : -n 1 "${job[@]}" --in in --out out \
        >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
    [ "$status" -ne 0 ] || fail "exit status 0"
    [ "$status" -ne 124 ] || fail "hangs"
    grep -q "^sdyrt: .*$text" "$sandbox/stderr" ||
        fail "no '$text': $(cat "$sandbox/stderr")"
    diff -r "$sandbox/before" . || fail "files changed"
    rm -rf "$sandbox/before"
}

one_refuses "one rank cannot read" "cannot read half/dev-2.bin" --in half \
    --out out
one_refuses "one rank reads too little" "short/dev-2.bin has 7 bytes" \
    --in short --out out
one_refuses "one rank has no whole" "cannot read none.npy: No such file" \
    --in none.npy --out out
one_refuses "one rank would write a whole" \
    "--out of rank 2 is a file of the whole tensor, that of rank 0 a folder" \
    --in in --out y.npy
one_refuses "one rank cannot write" "cannot write 'nowhere/dev-2.bin'" --in in \
    --out nowhere

one_option() {
    local common=(run broadcast --axes '{"x"}' --to '<@m, [{}]>'
        --type 'tensor<4xi8>' --backend mpi)
    start "$1"
    timeout 200 "$mpiexec" -n 1 "$sdyrt" "${common[@]}" --root 0 \
        --mesh '@m=<["x"=2]>' --in in --out out : \
        -n 1 "$sdyrt" "${common[@]}" "${@:3}" \
        >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
    [ "$status" -ne 124 ] || fail "hangs"
    grep -q "^sdyrt: the options of ranks differ: rank 0 has $2\$" \
        "$sandbox/stderr" || fail "no '$2': $(cat "$sandbox/stderr")"
}
fill in 4 4
m2=(--mesh '@m=<["x"=2]>')
one_option "one rank has another mesh" \
    '--mesh @m=<\["x"=2\]>, rank 1 has --mesh @m=<\["x"=4\]>' \
    --root 0 --mesh '@m=<["x"=4]>' --in in --out out
one_option "one rank has another root" "--root 0, rank 1 has --root 1" \
    --root 1 "${m2[@]}" --in in --out out
one_option "one rank has one option more" \
    "no such option, rank 1 has --zero-undefined" --root 0 "${m2[@]}" \
    --zero-undefined --in other --out else
one_option "one rank has one option less" \
    "--root 0, rank 1 has no such option" "${m2[@]}" --in in --out out

start "each operation of each process is logged"
fill in 8 8 8 8
for nodes in 1 2; do
    SDYRT_FAKE_NODES=$nodes SDYRT_LOG=1 call_mpi 4 run "${to_columns[@]}" \
        --in in --out out
    [ "$status" -eq 0 ] || fail "exit status $status"
    is_logged 4
done

# What check compares goes over MPI itself, which knows no timeout.
start "check gives up on a process that stands still"
mark=$((RANDOM * 32768 + RANDOM))
SDYRT_TIMEOUT=2 call_mpi 3 check --cases 1000000 --seed "$mark" &
launcher=$!
ranks=()
for ((i = 0; i < 300 && ${#ranks[@]} < 3; i++)); do
    sleep 0.1
    mapfile -t ranks < <(pgrep -f "^$sdyrt check .*--seed $mark")
done
sleep 1
kill -STOP "${ranks[-1]}" || fail "no process to stop"
wait "$launcher"
kill -KILL "${ranks[@]}" 2>/dev/null
grep -q '^sdyrt: check: .* waited 4 s for all 3 ranks to come$' \
    "$sandbox/stderr" || fail "stderr: $(cat "$sandbox/stderr")"

finish
