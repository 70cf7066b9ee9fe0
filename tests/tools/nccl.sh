#!/usr/bin/env bash
# --backend nccl and auto of the sdyrt command: where there is nothing to run
# them on, and on a plug-in that needs no GPU. Usage: nccl.sh COMMAND
# SDYRT_FAKE_PLUGIN is that plug-in, SDYRT_FAULTY the command with check_fault.c.
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

faulty=$(realpath "$SDYRT_FAULTY")
none=$sandbox/none.so
fake=$(realpath "$SDYRT_FAKE_PLUGIN")

# -- nothing to run on ---------------------------------------------------------
export SDYRT_CUDA_LIB=$none

refuses "check says what is missing" \
    "the plug-in for GPUs cannot be used: $none: cannot open" \
    check --backend nccl -n 2
start "run says what is missing, and makes no file"
fill in 8 8 8 8
call run "${to_columns[@]}" --in in --out out --backend nccl
check_refusal 1 "the plug-in for GPUs cannot be used"
[ "$(ls)" = in ] || fail "made $(ls)"

start "auto takes threads, and says so"
succeeds check --backend auto -n 2 --cases 20
grep -q '^20 passed, 0 failed, on 2 ranks of threads, ' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"
fill in 8 8 8 8
succeeds run "${to_columns[@]}" --in in --out out --backend auto
grep -q '^reshard on 4 ranks (threads)$' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"
succeeds run "${to_columns[@]}" --in in --out again --backend auto --json
grep -q '"backend": "threads"' "$sandbox/stdout" || fail "no backend"
diff -r out again || fail "other files"

# job_fails STATUS TEXT N ARGUMENT..: as N processes, of which one says TEXT,
# besides the launcher.
job_fails() {
    local expected=$1 text=$2 n=$3
    shift 3
    call launch --timeout 200 -n "$n" -- "$sdyrt" "$@"
    [ "$status" -eq "$expected" ] || fail "exit status $status"
    [ -s "$sandbox/stdout" ] && fail "stdout: $(cat "$sandbox/stdout")"
    grep -v '^sdyrt: launch: rank [0-9]* of [0-9]* ended with exit status ' \
        "$sandbox/stderr" >said
    mv said "$sandbox/stderr"
    check_message "$text"
}

start "one process of a job says what is missing"
job_fails 1 "the plug-in for GPUs cannot be used" 4 check --backend nccl
start "processes are not turned into threads"
job_fails 1 "--backend auto: without mpirun, processes need nccl,\
 and rank 0 cannot use it: the plug-in" 3 check --backend auto
start "a job that is one process may be"
call launch -n 1 -- "$sdyrt" check --backend auto -n 5 --cases 10
[ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
grep -q ' 0 failed, on 5 ranks of threads' "$sandbox/stdout" || fail "others"
start "one process of a job says what is wrong with its files"
fill in 8 8 7 8
job_fails 1 "in/dev-2.bin has 7 bytes" 4 run "${to_columns[@]}" --in in --out out \
    --backend nccl
start "one process of a job says what is malformed"
job_fails 2 "--to: " 4 run reshard --mesh "$x4" --type 'tensor<4xi8>' \
    --from '<@m, [{"x"}]>' --to '<@m, [{' --in in --out out --backend nccl
start "a job with too few processes"
job_fails 1 "4 ranks are needed, but the job has 3: use sdyrt launch -n 4" 3 \
    run "${to_columns[@]}" --in in --out out --backend nccl
start "a process that does not come to the job"
RANK=1 WORLD_SIZE=2 MASTER_ADDR=127.0.0.1 MASTER_PORT=1 SDYRT_TIMEOUT=1 \
    call check --backend nccl
check_refusal 1 "rank 1 of 2 did not reach rank 0"
start "a variable of a job that is none"
RANK=2x WORLD_SIZE=2 call check --backend nccl
check_refusal 1 "RANK is '2x'"

# -- on the fake ---------------------------------------------------------------
export SDYRT_CUDA_LIB=$fake

start "topo says what there is"
succeeds topo
grep -qx ' *nccl: NCCL 2.28.9 of the fake, 8 devices' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"
succeeds topo --json
grep -q '"nccl": "NCCL 2.28.9 of the fake, 8 devices"' \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"

start "check passes"
for n in 1 2 3 4 8; do
    succeeds check --backend nccl -n $n --cases 20 --seed $n
    grep -qE "^20 passed, 0 failed, on $n ranks? of nccl, seed $n, " \
        "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"
done
start "auto takes nccl, and says so"
succeeds check --backend auto -n 2 --cases 20 --json
grep -q '"passed": 20, .*"backend": "nccl"' "$sandbox/stdout" || fail "it did not"
start "check passes as the process of a job"
call launch -n 1 -- "$sdyrt" check --backend auto --cases 60
[ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
grep -q '^60 passed, 0 failed, on 1 rank of nccl,' "$sandbox/stdout" ||
    fail "$(cat "$sandbox/stdout")"

start "ranks that are threads cannot share a device"
export SDYRT_FAKE_DEVICES=2
call check --backend nccl -n 3
check_refusal 1 "Duplicate GPU detected"
grep -q "'sdyrt launch --share-gpus -n N -- sdyrt" "$sandbox/stderr" ||
    fail "no advice: $(cat "$sandbox/stderr")"
fill in 8 8 8 8
call run "${to_columns[@]}" --in in --out out --backend nccl
check_refusal 1 "Duplicate GPU detected"
[ "$(ls)" = in ] || fail "made $(ls)"
unset SDYRT_FAKE_DEVICES

start "a device has no memory for one rank's tiles"
fill in 8 8 8 8
# the first of a rank's tiles and the last, and one that is registered
for fails in sdyi_gpu_alloc:4 sdyi_gpu_alloc:11 ncclMemAlloc:7; do
    registers=0
    [[ $fails != nccl* ]] || registers=1
    SDYRT_NCCL_REGISTER=$registers SDYRT_FAKE_FAIL=$fails \
        call run "${to_columns[@]}" --in in --out out --backend nccl
    check_refusal 1 "no memory"
done
[ "$(ls)" = in ] || fail "made $(ls)"

# as_threads NAME "BYTES.." ARGUMENT..: run on inputs of these sizes by both
# backends.
as_threads() {
    start "$1"
    local bytes=$2
    shift 2
    # shellcheck disable=SC2086
    fill in $bytes
    cp -r in before
    succeeds run "$@" --in in --out expected
    succeeds run "$@" --in in --out out --backend nccl
    grep -q ' ranks (nccl)$' "$sandbox/stdout" || fail "not by nccl"
    diff -r expected out || fail "wrong files"
    diff -r in before || fail "the inputs have changed"
}

on=(--mesh "$x4" --own-axes '{}')
cut='<@m, [{"x"}, {}]>' whole='<@m, [{}, {}]>'
for rows in 14 '?'; do
    as_threads "all_to_all by counts, $rows rows" "30 0 90 20" all_to_all \
        "${on[@]}" --params '[{"x"}: 0->0]' --from "$cut" --to "$cut" \
        --counts '1,2,0,0;0,0,0,0;4,0,0,5;0,1,1,0' \
        --type "tensor<${rows}x10xi8>"
    sizes=(--from-offsets '0:0,3,3,12,14') results=(--to-offsets '0:0,3,3,12,14')
    [ "$rows" = 14 ] || sizes=(--counts '3,0,9,2') results=(--counts '3,0,9,2')
    as_threads "all_gather by counts, $rows rows" "30 0 90 20" all_gather \
        "${on[@]}" --axes '[{"x"}, {}]' --from "$cut" --to "$whole" \
        "${sizes[@]}" --type "tensor<${rows}x10xi8>"
    as_threads "reduce_scatter by counts, $rows rows" "280 280 280 280" \
        reduce_scatter "${on[@]}" --axes '[{"x"}, {}]' --to "$cut" \
        "${results[@]}" --type "tensor<${rows}x5xi32>"
done
as_threads "rows to columns" "4800 4800 4800 2400" reshard --mesh "$x4" \
    --type 'tensor<7x600xf32>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{}, {"x"}]>'
as_threads "empty tiles" "6 6 3 0" reshard --mesh "$x4" \
    --type 'tensor<5x3xi8>' --from '<@m, [{"x"}, {}]>' \
    --to '<@m, [{}, {"x"}]>'
as_threads "permuted devices and ranks" "30 30 30 30" reshard \
    --mesh '@m=<["x"=2,"y"=2], device_ids=[3,1,0,2]>' \
    --type 'tensor<10x6xbf16>' --from '<@m, [{"y"}, {"x"}]>' \
    --to '<@m, [{"x","y"}, {}]>' --to-ranks 2,0,3,1
as_threads "more ranks than devices" "8 8" all_gather \
    --mesh '@m=<["x"=2]>' --type 'tensor<16xi8>' --from '<@m, [{"x"}]>' \
    --to '<@m, [{}]>' --axes '[{"x"}]' -n 3
as_threads "slices" "4002 4002" all_slice --mesh '@m=<["x"=2]>' \
    --type 'tensor<2001xi16>' --from '<@m, [{}]>' --to '<@m, [{"x"}]>' \
    --axes '[{"x"}]'
as_threads "parts of sums" "48 48 48 48" reduce_scatter --mesh "$x4" \
    --type 'tensor<4x3xi32>' --from '<@m, [{}, {}], unreduced={"x"}>' \
    --to '<@m, [{"x"}, {}]>' --axes '[{"x"}, {}]'
export SDYRT_NCCL_DETERMINISTIC=1 # or sums of floats have other bits
for type in 10002xbf16 5001xi32; do
    as_threads "sums of $type" "20004 20004 20004 20004" all_reduce \
        --mesh "$x4" --type "tensor<$type>" \
        --from '<@m, [{}], unreduced={"x"}>' --to '<@m, [{}]>' --axes '{"x"}'
done
unset SDYRT_NCCL_DETERMINISTIC

start "each operation is logged"
fill in 8 8 8 8
SDYRT_LOG=1 succeeds run "${to_columns[@]}" --in in --out out --backend nccl
is_logged 4
grep -q ' us to call$' "$sandbox/stderr" || fail "a time that is not a call's"

start "run as the process of a job"
fill in 16
call launch -n 1 -- "$sdyrt" run reshard --mesh '@m=<["x"=1]>' \
    --type 'tensor<2x8xi8>' --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {}]>' \
    --in in --out out --backend nccl
[ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
diff -r in out || fail "wrong files"

start "the whole tensor, by threads and by the process of a job"
head -c 48 /dev/urandom >x.bin
for n in 1 3; do
    on=(run reshard --mesh "@m=<[\"x\"=$n]>" --type 'tensor<6x8xi8>'
        --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>' --in x.bin
        --out "y$n.bin" --backend nccl)
    if [ "$n" -eq 1 ]; then
        call launch -n 1 -- "$sdyrt" "${on[@]}"
    else
        call "${on[@]}"
    fi
    [ "$status" -eq 0 ] || fail "$(cat "$sandbox/stderr")"
    cmp x.bin "y$n.bin" || fail "other bytes"
done

# finds FAULT TEXT: the faulty command's check fails with TEXT.
finds() {
    start "check finds the fault $1"
    CHECK_FAULT=$1 "$faulty" check --backend nccl -n 3 --seed 5 --cases 2000 \
        >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
    [ "$status" -eq 1 ] || fail "exit status $status"
    [ "$(grep -c '^case ' "$sandbox/stdout")" -eq 10 ] || fail "not 10 cases"
    check_message "sdyrt: check: 10 of "
    grep -q "^case .*$2" "$sandbox/stdout" || fail "no '$2'"
    grep -Eqx '    sdyrt check -n 3 --backend nccl --seed 5 --case [0-9]+' \
        "$sandbox/stdout" || fail "no command in $(cat "$sandbox/stdout")"
}
finds nothing 'rank [0-9]'
finds bits 'rank 1'
finds before 'rank 1'
finds claim 'rank [0-9]'

finish
