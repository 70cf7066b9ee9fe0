#!/usr/bin/env bash
# sdyrt check: that it passes, and that it finds a library that goes wrong.
# Usage: SDYRT_FAULTY=FAULTY check.sh COMMAND, FAULTY being check_fault.c's.
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

faulty=$(realpath "$SDYRT_FAULTY")

start "check passes and says what it ran"
succeeds check -n 3 --cases 60 --seed 5
grep -q '^60 passed, 0 failed, on 3 ranks of threads, seed 5, ' \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"
grep -Eq '^reshard  +[1-9]' "$sandbox/stdout" || fail "no reshard"

start "check says which paths were taken, and fails when one was not"
succeeds check -n 4 --cases 40 --seed 5
grep -Eq '^small tile( +[0-9.]+){16}$' "$sandbox/stdout" || fail "no small tiles"
grep -Eq '^exchange in->out( +[0-9.]+){16}$' "$sandbox/stdout" || fail "no steps"
grep -Eq '^in place( +[.]){2} +[0-9]+( +[.]){12} +[0-9]+$' "$sandbox/stdout" ||
    fail "in place is of all_reduce and update_halo alone"
call check -n 4 --cases 3 --seed 5 --all-paths
[ "$status" -eq 1 ] || fail "exit status $status"
check_message "sdyrt: check: no case of "

start "check prints JSON"
succeeds check -n 3 --cases 60 --seed 5 --json
[ "$(wc -l <"$sandbox/stdout")" -eq 1 ] || fail "not one document"
for text in '{"passed": 60, "failed": 0, "ranks": 3, "backend": "threads"' \
    '"seed": 5, "seconds": ' '"operations": {"all_gather"' \
    '"paths": {"bytes travel": {"all_gather": ' '"steps": {' \
    '"failures": []}'; do
    grep -qF "$text" "$sandbox/stdout" || fail "no $text"
done

start "check runs operations of all kinds and forms"
succeeds check -n 3 --cases 500 --seed 5
[ "$(sed '/^$/q' "$sandbox/stdout" | grep -cE '^[a-z_]+ +[1-9][0-9]*$')" -eq \
    17 ] || fail "not all kinds and messages"
[ "$(grep -cE '^(in groups|of counts|of counts that vary) +[1-9]' \
    "$sandbox/stdout")" -eq 3 ] || fail "not all forms"

# kinds, few and seed of gpu_check_steps.sh
for n in 1 2 4 8; do
    start "the cases of gpu_check.sh are of all kinds and forms, on $n ranks"
    succeeds check -n $n --cases 60 --seed 8
    [ "$(grep -cE '^[a-z_ ]+ +[1-9][0-9]*$' "$sandbox/stdout")" -eq 20 ] ||
        fail "not 20 kinds and forms"
done

start "check runs one case of a stream"
succeeds check -n 3 --seed 5 --case 1000000 -v
grep -q '^1 passed, 0 failed' "$sandbox/stdout" || fail "not one"
grep -q '^1000000: ' "$sandbox/stderr" || fail "not said which"

# check_fails FAILED CASES: what a check leaves when FAILED of CASES went wrong.
check_fails() {
    [ "$status" -eq 1 ] || fail "exit status $status"
    check_message "sdyrt: check: $1 of $2 cases failed"
    grep -q "^$(($2 - $1)) passed, $1 failed" "$sandbox/stdout" ||
        fail "no count in $(cat "$sandbox/stdout")"
}

# finds FAULT TEXT: the faulty command's check fails with TEXT, and the line it
# prints repeats that failure with it and passes with the library as it is.
finds() {
    start "check finds the fault $1"
    CHECK_FAULT=$1 "$faulty" check -n 3 --seed 5 --cases 2000 \
        >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
    [ "$(grep -c '^case ' "$sandbox/stdout")" -eq 10 ] || fail "not 10 cases"
    local ran
    ran=$(sed -n 's/^sdyrt: check: 10 of \([0-9]*\) cases failed$/\1/p' \
        "$sandbox/stderr")
    check_fails 10 "${ran:-0}"
    sed -n '/^case /{p;n;p;n;p;q;}' "$sandbox/stdout" >first
    grep -Eq "^case [0-9]+: .*$2" first || fail "no '$2' in $(cat first)"

    local repeat
    repeat=$(sed -n '3s/^    //p' first)
    grep -Eqx 'sdyrt check -n 3 --seed 5 --case [0-9]+' <<<"$repeat" ||
        fail "not a command: '$repeat'"
    mkdir wrong right
    ln -s "$faulty" wrong/sdyrt
    ln -s "$sdyrt" right/sdyrt
    CHECK_FAULT=$1 PATH="$PWD/wrong:$PATH" bash -c "$repeat" \
        >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
    check_fails 1 1
    head -n 3 "$sandbox/stdout" | diff first - || fail "another failure"
    CHECK_FAULT=$1 PATH="$PWD/right:$PATH" bash -c "$repeat" >right.out 2>&1 \
        </dev/null || fail "it fails without the fault: $(cat right.out)"
}

finds nothing 'rank [0-9]'
finds bits 'rank 1'
finds before 'rank 1'
finds claim 'rank [0-9]'
finds format 'rank [0-9]'

start "check prints a failure as JSON"
CHECK_FAULT=bits "$faulty" check -n 3 --seed 5 --cases 2000 --json \
    >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
status=$?
[ "$status" -eq 1 ] || fail "exit status $status"
check_message "sdyrt: check: 10 of "
[ "$(wc -l <"$sandbox/stdout")" -eq 1 ] || fail "not one document"
grep -qE '"failed": 10, .*"failures": \[\{"case": [0-9]+, "failure": "[^"]*rank 1[^"]*", "operation": ".+", "command": "sdyrt check -n 3 --seed 5 --case [0-9]+"\}' \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"

# -- in one of several processes -----------------------------------------------
alone="this is one of 4 processes, each of which would run all ranks as its threads"
for job in "RANK=1 WORLD_SIZE=4" "OMPI_COMM_WORLD_RANK=3 OMPI_COMM_WORLD_SIZE=4" \
    "PMI_RANK=0 PMI_SIZE=4" "SLURM_PROCID=2 SLURM_STEP_NUM_TASKS=4"; do
    start "threads must be asked for by name: $job"
    # shellcheck disable=SC2086,SC2163
    export $job
    call check --cases 5
    check_refusal 1 "$alone"
    call run reshard --mesh "$x4" --type 'tensor<4xi8>' --from '<@m, [{"x"}]>' \
        --to '<@m, [{}]>' --in in --out out
    check_refusal 1 "$alone"
    [ -z "$(ls -A)" ] || fail "made $(ls -A)"
    succeeds check --cases 5 -n 3 --backend threads
    grep -q '^5 passed, 0 failed, on 3 ranks of threads' "$sandbox/stdout" ||
        fail "$(cat "$sandbox/stdout")"
    for word in $job; do
        unset "${word%%=*}"
    done
done
start "one process is not several"
export RANK=0 WORLD_SIZE=1 SLURM_PROCID=0 SLURM_NTASKS=4 # of a batch script
succeeds check --cases 5 -n 1
grep -q '^5 passed, 0 failed, on 1 rank of threads' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"
unset RANK WORLD_SIZE SLURM_PROCID SLURM_NTASKS
start "no process of a job runs all the ranks"
call launch -n 2 -- "$sdyrt" check --cases 5
[ "$status" -eq 1 ] || fail "exit status $status"
[ -s "$sandbox/stdout" ] && fail "stdout: $(cat "$sandbox/stdout")"
grep -q "^sdyrt: this is one of 2 processes" "$sandbox/stderr" ||
    fail "$(cat "$sandbox/stderr")"

misuses "a backend is unknown" "'carrier pigeon'" check \
    --backend 'carrier pigeon'
misuses "check runs a case or more" "--cases: 0" check --cases 0
misuses "check has as many ranks as it can" "--ranks: 129" check -n 129

finish
