#!/usr/bin/env bash
# sdyrt launch: what the processes get, what becomes of them, and that none is
# left. Usage: launch.sh COMMAND
# SDYRT_LAUNCHED is a program that finds its job by sdyrt_bootstrap_env.
# shellcheck source=tests/tools/lib.sh disable=SC2016
. "$(dirname "$0")/lib.sh"

# ends NAME STATUS TEXT ARGUMENT..: with one line that says TEXT, or with none.
ends() {
    start "$1"
    local expected=$2 text=$3
    shift 3
    call launch "$@"
    [ "$status" -eq "$expected" ] || fail "exit status $status, not $expected"
    if [ -n "$text" ]; then
        check_message "$text"
    elif [ -s "$sandbox/stderr" ]; then
        fail "stderr: $(cat "$sandbox/stderr")"
    fi
}

# are_gone FILE..: no process runs whose number is in a file; at least N do not.
are_gone() {
    local file pid n=0
    for file in "$@"; do
        while read -r pid; do
            n=$((n + 1))
            kill -0 "$pid" 2>/dev/null && fail "process $pid of $file is left"
        done <"$file"
    done
    [ "$n" -ge 2 ] || fail "$n processes were looked for"
}

# wait_for FILE..
wait_for() {
    local file i
    for file in "$@"; do
        for ((i = 0; i < 1200; i++)); do
            [ -s "$file" ] && break
            sleep 0.05
        done
        [ -s "$file" ] || fail "no $file"
    done
}

start "ranks have the environment of a job"
RANK=9 TORCHELASTIC_RUN_ID=x SDYRT_JOB_ID=y SDYRT_MASTER_PORT=1 \
    succeeds launch -n 3 -- sh -c 'echo $RANK $LOCAL_RANK $WORLD_SIZE \
    $LOCAL_WORLD_SIZE $MASTER_ADDR ${TORCHELASTIC_RUN_ID-none} >$RANK
    echo $SDYRT_JOB_ID $MASTER_PORT $SDYRT_MASTER_PORT >>job'
for r in 0 1 2; do
    same $r "$r $r 3 3 127.0.0.1 none"
done
[ "$(sort -u job | wc -l)" -eq 1 ] || fail "different jobs: $(cat job)"
grep -Eq '^launch-[0-9-]+ [0-9]{4,5} [0-9]{4,5}$' job || fail "$(cat job)"
first=$(head -n 1 job)
succeeds launch -n 1 -- sh -c 'echo $SDYRT_JOB_ID >other'
[ "${first%% *}" != "$(cat other)" ] || fail "two jobs of one name"

start "processes can share a GPU"
NCCL_ALGO=Tree NCCL_HOSTID=mine succeeds launch -n 2 --share-gpus -- \
    sh -c 'env | grep ^NCCL_ | sort >nccl.$RANK'
for r in 0 1; do
    for setting in HOSTID=mine ALGO=Tree NET=Socket SOCKET_IFNAME==lo \
        P2P_DISABLE=1 SHM_DISABLE=1; do
        grep -qx "NCCL_$setting" nccl.$r || fail "no NCCL_$setting"
    done
done
unset NCCL_HOSTID
succeeds launch -n 3 --share-gpus -- sh -c 'echo $NCCL_HOSTID >>hosts'
[ "$(sort -u hosts | grep -c '^launch-[0-9-]*-[0-2]$')" -eq 3 ] ||
    fail "not 3 hosts: $(cat hosts)"
succeeds launch -n 1 -- sh -c 'echo ${NCCL_HOSTID-none} >host'
same host none

start "arguments are the command's own, whatever they look like"
succeeds launch -n 1 -- sh -c 'printf "%s\n" "$@"' sh -n 7 -- --label '' 'a b'
same "$sandbox/stdout" '-n
7
--
--label

a b'

start "rank 0 alone reads standard input"
echo input | "$sdyrt" launch -n 3 -- sh -c 'cat >in.$RANK'
same in.0 input
same in.1 ''
same in.2 ''

start "labelled lines stay whole"
succeeds launch -n 4 --label -- sh -c 'for i in 1 2 3 4 5 6 7 8 9; do
    printf "%s" "line $i "; echo "of $RANK"; done; printf "no end"'
for r in 0 1 2 3; do
    same <(grep "^\[$r\] " "$sandbox/stdout") "$(
        for i in 1 2 3 4 5 6 7 8 9; do echo "[$r] line $i of $r"; done
        echo "[$r] no end"
    )"
done
[ "$(wc -l <"$sandbox/stdout")" -eq 40 ] || fail "other lines"
call launch -n 2 --label -- sh -c 'echo out; echo oops >&2'
same <(sort "$sandbox/stderr") $'[0] oops\n[1] oops'
same <(sort "$sandbox/stdout") $'[0] out\n[1] out'
succeeds launch -n 1 --label -- \
    sh -c 'head -c 200000 /dev/zero | tr "\0" x; echo; echo y'
[ "$(tr -d '\n' <"$sandbox/stdout" | tr -cd x | wc -c)" -eq 200000 ] ||
    fail "bytes are lost"
[ "$(tail -n 1 "$sandbox/stdout")" = '[0] y' ] || fail "the next line"
call launch -n 12 --label -- sh -c 'echo $RANK'
same <(sort -V "$sandbox/stdout") "$(for r in {0..11}; do echo "[$r] $r"; done)"

start "nobody reads what is printed"
"$sdyrt" launch -n 2 --label -- sh -c 'echo $$ >$RANK; exec yes' \
    2>"$sandbox/stderr" | head -n 3 >/dev/null
are_gone 0 1

ends "the first failure is the job's" 7 \
    "launch: rank 2 of 3 ended with exit status 7" -n 3 -- \
    sh -c 'echo $$ >$RANK; test $RANK = 2 || exec sleep 60
           while [ ! -s 0 ] || [ ! -s 1 ]; do sleep 0.05; done; exit 7'
are_gone 0 1 2
ends "a signal is a failure" 139 "launch: rank 1 of 2 was killed by signal 11" \
    -n 2 -- sh -c 'echo $$ >$RANK; test $RANK = 0 && exec sleep 60
           while [ ! -s 0 ]; do sleep 0.05; done; kill -SEGV $$'
are_gone 0 1

SECONDS=0
ends "who does not listen is killed" 3 "rank 0 of 3 ended with" \
    -n 3 --grace 1 -- bash -c 'trap "" TERM; echo $$ >$RANK
           test $RANK = 0 && { while [ ! -s 1 ] || [ ! -s 2 ]; do
           sleep 0.05; done; exit 3; }; while :; do sleep 1; done'
[ $SECONDS -lt 100 ] || fail "$SECONDS s"
are_gone 1 2

ends "ranks have time to end well" 5 "rank 1 of 2 ended with exit status 5" \
    -n 2 --grace 60 -- bash -c 'test $RANK = 1 && { while [ ! -s 0 ]; do sleep 0.05; done
        exit 5; }; exec 2>/dev/null; trap "sleep 0.5; echo saved >saved; exit" TERM
        echo $$ >$RANK; while :; do sleep 0.1; done'
same saved saved

ends "what ranks leave behind is ended" 0 "" -n 2 --grace 1 -- bash -c '
    sleep 60 & echo $! >$RANK
    (setsid bash -c "trap \"\" TERM; echo \$\$ >>\$1; while :; do sleep 1; done" \
        bash $RANK &)
    while [ $(wc -l <$RANK) -lt 2 ]; do sleep 0.05; done'
are_gone 0 1

ends "a deadline" 124 "2 of 3 ranks had not ended after 6 s" -n 3 -t 6 -- \
    sh -c 'echo $$ >$RANK; test $RANK = 1 || exec sleep 60'
are_gone 0 1 2
ends "a deadline that is met" 0 "" -n 2 -t 60 -- true

# signalled SIGNAL COMMAND..: leaves $status and $sandbox/stderr; two ranks
# write their number to files 0 and 1.
signalled() {
    local signal=$1
    shift
    "$sdyrt" launch -n 2 --grace 60 -- "$@" 2>"$sandbox/stderr" </dev/null &
    local launcher=$!
    wait_for 0 1
    kill -s "$signal" $launcher
    wait $launcher
    status=$?
}

start "signals that end processes are passed on"
for signal in TERM HUP; do
    rm -f 0 1
    signalled $signal sh -c 'echo $$ >$RANK; exec sleep 60'
    number=$(kill -l $signal)
    [ "$status" -eq $((128 + number)) ] || fail "exit status $status"
    check_message "signal $number"
    grep -q 'which was passed on' "$sandbox/stderr" || fail "not passed on"
    are_gone 0 1
done
# Ranks that ignore what asks them to end, once they have noted it. Shells start
# what is in the background with SIGINT ignored.
stubborn='exec 2>/dev/null; trap "echo int >>int.$RANK" INT; trap "echo term >>term.$RANK" TERM
    echo $$ >$RANK; while :; do sleep 0.1; done'
launch_stubborn() {
    env --default-signal=INT "$sdyrt" launch -n 2 "$@" -- \
        bash -c "$stubborn" 2>"$sandbox/stderr" </dev/null &
    launcher=$!
    wait_for 0 1
}

start "after SIGTERM ranks have the grace period"
launch_stubborn --grace 1
SECONDS=0
kill -TERM $launcher
wait $launcher
status=$?
[ "$status" -eq 143 ] || fail "exit status $status"
[ $SECONDS -lt 100 ] || fail "$SECONDS s"
check_message "2 ranks were killed: they had not ended 1 s after SIGTERM"
same term.0 term
same term.1 term
are_gone 0 1

start "a second interrupt is SIGTERM, a third kills"
launch_stubborn --grace 600
SECONDS=0
kill -INT $launcher
wait_for int.0 int.1
kill -INT $launcher
wait_for term.0 term.1
kill -0 $launcher || fail "it did not wait for the ranks"
same int.0 int
same int.1 int
kill -INT $launcher
wait $launcher
status=$?
[ "$status" -eq 130 ] || fail "exit status $status"
[ $SECONDS -lt 300 ] || fail "$SECONDS s"
check_message "2 ranks were killed: they had not ended after the third Ctrl-C"
are_gone 0 1

start "ranks may end well after a signal"
signalled TERM bash -c 'trap "echo done >done.$RANK; exit 0" TERM
    echo $$ >$RANK; while :; do sleep 0.1; done'
[ "$status" -eq 0 ] || fail "exit status $status"
same done.0 "done"
same done.1 "done"
start "other signals are passed on"
signalled USR1 bash -c 'trap "echo got >got.$RANK; exit 0" USR1
    echo $$ >$RANK; while :; do sleep 0.1; done'
[ "$status" -eq 0 ] || fail "exit status $status"
same got.0 got
same got.1 got

start "ranks end when the launcher is killed"
"$sdyrt" launch -n 2 -- sh -c 'echo $$ >$RANK; exec sleep 60' </dev/null &
launcher=$!
wait_for 0 1
kill -KILL $launcher
wait $launcher 2>/dev/null
for ((i = 0; i < 1200; i++)); do
    kill -0 "$(cat 0)" 2>/dev/null || kill -0 "$(cat 1)" 2>/dev/null || break
    sleep 0.05
done
are_gone 0 1

ends "no such command" 127 "cannot run './nonesuch': No such file" \
    -n 2 -- ./nonesuch
start "a command that is none"
echo >file
call launch -n 2 -- ./file
[ "$status" -eq 126 ] || fail "exit status $status"
check_message "cannot run './file': Permission denied"

misuses "no number" "launch needs --ranks" launch -- true
misuses "no ranks" "--ranks: 0 is not between 1 and 4096" launch -n 0 -- true
misuses "too many ranks" "--ranks: 4097 is not" launch -n 4097 -- true
misuses "no command" "launch needs '-- COMMAND'" launch -n 2
misuses "no command after --" "launch needs '-- COMMAND'" launch -n 2 --
misuses "a command without --" "unexpected argument 'true'" launch -n 2 true
misuses "no time" "--timeout: 0 is not" launch -n 2 --timeout 0 -- true
misuses "no number of seconds" "--grace: expected" launch -n 2 -g soon -- true
misuses "an unknown option" "'--colour'" launch --colour -- true
misuses "a value too many" "takes no value" launch --label=1 -- true

start "ranks find each other"
succeeds launch -n 5 -- "$SDYRT_LAUNCHED"
same <(sort "$sandbox/stdout") "$(
    for r in 0 1 2 3 4; do echo "rank $r of 5: 0 1 4 9 16"; done
)"
ends "all ranks hear of one that dies" 0 "" -n 4 -- \
    sh -c '"$0" 2 2>err.$RANK; true' "$SDYRT_LAUNCHED"
for r in 0 1 3; do
    grep -q "rank 2 of 4 has gone" err.$r || fail "rank $r: $(cat err.$r)"
done

finish
