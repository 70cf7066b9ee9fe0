# The steps of gpu_check.sh.
# shellcheck shell=bash disable=SC2154,SC2034

benches=()

# ranks STEP WHAT N SECONDS COMMAND..: COMMAND as N processes, which share GPUs
# where there are fewer. Leaves result as attempt does.
ranks() {
    local step=$1 what=$2 n=$3 limit=$4 share=0 on=$3 lack
    shift 4
    result=SKIP
    chosen "$step" || return 0
    if [ -z "$nccl" ]; then
        skip "$step" "$what" "$n" 'no NCCL'
        return 0
    fi
    if [ "$n" -gt "$gpus" ]; then
        share=1 on="$n on $gpus"
        lack=$(no_sharing "$n")
        if [ -n "$lack" ]; then
            skip "$step" "$what" "$on" "$lack"
            return 0
        fi
    fi
    attempt "$step" "$what" "$on" "$limit" \
        env GPU_CHECK_SHARE=$share "$(program sdyrt)" launch -n "$n" \
        --grace 3 -- "$here/gpu_rank.sh" "$@"
}

# no_sharing N: why N ranks cannot share a GPU; nothing where they can.
no_sharing() {
    local room need
    room=$(shm_room)
    need=$(shm_needed "$1")
    if [ -n "$exclusive" ]; then
        echo "compute mode $exclusive"
    elif [ "$room" -lt "$need" ]; then
        echo "/dev/shm has $room MB, $need are needed"
    fi
}

check_kernels() {
    require kernels 'against the host' - test_cuda || return 0
    if $quick; then
        attempt kernels 'against the host, a tenth' - 60 \
            env SDYRT_TEST_QUICK=1 "$(program test_cuda)"
    else
        attempt kernels 'against the host' - 90 "$(program test_cuda)"
    fi
}

# Counts of ranks that are tried.
counts() {
    if $quick; then
        echo 1 2
    else
        echo 1 2 4 8
    fi
}

check_cases() {
    local n seconds=20
    require cases 'the table of operations' - test_gpu_cases || return 0
    ! $quick || seconds=4
    for n in $(counts); do
        ranks cases "the table, $seconds s" "$n" $((seconds + 50)) \
            "$(program test_gpu_cases)" -s $seconds
    done
    ranks cases "the same, deterministic" 2 $((seconds + 50)) \
        "$(program test_gpu_cases)" -d -s $seconds
    [ "$gpus" -lt 2 ] || [ -z "$nccl" ] ||
        attempt cases "the table, $seconds s, threads" "$gpus" \
            $((seconds + 50)) "$(program test_gpu_cases)" -s $seconds \
            -t $((gpus < 8 ? gpus : 8))
}

# Kinds and forms of operations that sdyrt check has, and cases of a seed among
# which are all of them, whatever the number of ranks.
kinds=20 few=60 seed=8

# Those, and then as many as fit into 10 s.
check_random() {
    local n more
    if ! briefly "$(program sdyrt)" check --help 2>/dev/null | grep -q nccl; then
        skip random 'sdyrt check --backend nccl' - 'not in this version'
        return 0
    fi
    for n in $(counts); do
        ranks random 'operations of every kind' "$n" 120 \
            "$(program sdyrt)" check --backend nccl --seed $seed --cases $few
        if [ "$result" != PASS ]; then
            continue
        fi
        has_all_kinds "$attempt_log" || fail_last "not all $kinds kinds"
        ! $quick || continue
        more=$((few * 10000000 / (run_us + 1)))
        more=$((more < 20000 ? more : 20000))
        [ $more -lt 20 ] || ranks random "$more random operations" "$n" 60 \
            "$(program sdyrt)" check --backend nccl --seed $((100 + n)) \
            --cases $more
    done
}

# has_all_kinds LOG: the lines of counts that `sdyrt check` begins with.
has_all_kinds() {
    [ "$(grep -cE '^[a-z_ ]+ +[1-9][0-9]*$' "$1")" -eq $kinds ]
}

check_graphs() {
    local n
    require graph 'operations in graphs' - test_gpu_graph || return 0
    for n in $(counts); do
        [ "$n" = 8 ] && [ "$gpus" -lt 8 ] && continue
        ranks graph 'operations in graphs' "$n" $((n < 8 ? 120 : 150)) \
            "$(program test_gpu_graph)"
    done
}

check_streams() {
    local n
    require streams 'streams, own communicator' - test_gpu_streams || return 0
    for n in 1 2; do
        ranks streams 'streams, own communicator' "$n" 60 \
            "$(program test_gpu_streams)"
    done
    ! require streams 'the example' 2 gpu_stream ||
        ranks streams 'the example' 2 30 "$(program gpu_stream)"
}

check_faults() {
    local n
    require faults 'ranks that fail' - test_gpu_fault || return 0
    ranks faults 'late, and calling otherwise' 2 80 \
        "$(program test_gpu_fault)"
    for n in 2 4; do
        ! $quick || [ "$n" = 2 ] || continue
        GPU_CHECK_KILLED=1 ranks faults 'one is killed' "$n" 80 \
            "$(program test_gpu_fault)" one_that_is_killed
        [ "$result" != PASS ] || grep -q 'was killed, as' "$attempt_log" ||
            fail_last 'no rank was killed'
    done
}

# fail_last REASON: what passed has not.
fail_last() {
    row_results[-1]=FAIL
    row_reasons[-1]=$1
    echo "    that is a FAIL: $1"
}

# -- measuring -----------------------------------------------------------------

bench_kernels() {
    local mib=256 reps=31
    require bench 'kernels against copies' - bench_kernels_cuda || return 0
    ! $quick || { mib=64 reps=7; }
    benches+=("$out/kernels.json")
    attempt bench "kernels against copies, $mib MiB" - 200 \
        "$(program bench_kernels_cuda)" --mib $mib --reps $reps --json \
        "$out/kernels.json"
    [ "$result" != PASS ] || cat "$attempt_log"
    benches+=("$out/tune.json")
    attempt bench "other ways, $mib MiB" - 150 \
        "$(program bench_kernels_cuda)" --tune --mib $mib --reps $reps \
        --json "$out/tune.json"
    [ "$result" != PASS ] || cat "$attempt_log"
}

# perf WHAT RANKS NAME ARGUMENT..: writes perf_NAME.json.
perf() {
    local what=$1 n=$2 file=$out/perf_$3.json
    shift 3
    benches+=("$file")
    ranks perf "$what" "$n" 80 "$(program sdyrt_perf)" --backend nccl "$@" \
        -J "$file"
    [ "$result" != PASS ] || cat "$attempt_log"
}

bench_perf() {
    local last=64M ops=all_gather,all_reduce,reduce_scatter help n samples
    require perf 'against raw NCCL' - sdyrt_perf || return 0
    help=$(briefly "$(program sdyrt_perf)" --help 2>/dev/null)
    if ! grep -q nccl <<<"$help"; then
        skip perf 'sdyrt_perf --backend nccl' - 'not in this version'
        return 0
    fi
    ! $quick || last=1M
    for n in 1 "$gpus"; do # which share no GPU
        perf 'sdyrt_perf against raw NCCL' "$n" "raw_n$n" --op $ops --vs raw -b 1K \
            -e $last -f 8
        [ "$gpus" -gt 1 ] || break
    done
    for n in 0 1; do # what registering gains
        [ "$gpus" -gt 1 ] || break
        SDYRT_NCCL_REGISTER=$n perf "messages, registered: $n" "$gpus" \
            "registered$n" --op all_to_all,collective_permute,reshard --vs raw \
            -b 64K -e $last -f 8
    done
    bench_mesh $last
    # For one rank the backend does not call NCCL, so two at least. What a call
    # takes on the host does not depend on who has the GPU; but those who share
    # it take milliseconds for each, and 5 samples are 8400 calls.
    for n in $(printf '%s\n' 1 2 "$gpus" | sort -nu); do
        samples=$((n > gpus ? 5 : 20))
        perf 'time of a call, on the host' "$n" "overhead_n$n" --overhead \
            -n $samples
    done
}

# bench_mesh LAST: messages that stay in groups of 2, which have few channels
# where they go by a communicator of all.
bench_mesh() {
    local what='along 2 of a mesh of 2x4'
    if [ "$gpus" -lt 8 ]; then
        skip perf "$what" 8 "needs 8 GPUs, there are $gpus"
        return 0
    fi
    perf "$what" 8 mesh --mesh '<["a"=2,"b"=4]>' --axes '{"a"}' \
        --op shift,all_to_all,reshard --vs raw -b 64K -e "$1" -f 8
}

# -- with every access watched -------------------------------------------------

check_sanitized() {
    local tool
    find_sanitizer
    for tool in memcheck racecheck; do
        if [ -z "$sanitizer" ]; then
            skip sanitize "kernels, $tool" - 'no compute-sanitizer'
        elif require sanitize "kernels, $tool" - test_cuda; then
            attempt sanitize "kernels, $tool" - 150 \
                env SDYRT_TEST_QUICK=1 "$sanitizer" --tool $tool \
                --error-exitcode 99 "$(program test_cuda)"
        fi
    done
}
