# Running steps, each within a time, and telling what came of them: what
# gpu_check.sh is made of.
#
# Whatever a command does, it is cut, and the rest goes on. The caller sets out
# (a folder), archive (a file), only ("" or part of a step's name), budget and
# longest (seconds), and defines finish.
#
# Seconds of a part, from its start:
#   budget       no row goes on; what cannot be killed is left after 15 s more
#   budget + 22  guard: TERM, upon which finish tells what there is
#   budget + 26  guard: KILL, when even that hangs; it makes the archive itself
# shellcheck shell=bash disable=SC2154

row_steps=() row_whats=() row_ranks=() row_results=() row_reasons=()
row_seconds=() row_logs=()

# Microseconds since some time.
now_us() {
    echo "${EPOCHREALTIME//[!0-9]/}"
}

# us TEXT: as seconds with one digit.
seconds_of() {
    local tenths=$(($1 / 100000))
    echo "$((tenths / 10)).$((tenths % 10))"
}

# chosen STEP: whether --only leaves it in.
chosen() {
    [[ -z $only || $1 == *"$only"* ]]
}

# add_row STEP WHAT RANKS RESULT REASON SECONDS LOG
add_row() {
    row_steps+=("$1") row_whats+=("$2") row_ranks+=("$3") row_results+=("$4")
    row_reasons+=("$5") row_seconds+=("$6") row_logs+=("${7-}")
    printf '%-8s %-34s %6s  %-4s %6s s  %s\n' "$1" "$2" "$3" "$4" "$6" "$5"
}

# skip STEP WHAT RANKS REASON
skip() {
    chosen "$1" || return 0
    add_row "$1" "$2" "$3" SKIP "$4" 0.0
}

# -- time ----------------------------------------------------------------------

part_start=0 guard=''

# left: seconds that rows of this part still have.
left() {
    echo $((part_start + budget - SECONDS))
}

# start_part: from now on this part's time runs.
start_part() {
    end_guard
    part_start=$SECONDS
    watch $((budget + 22)) </dev/null >/dev/null 2>&1 &
    guard=$!
}

end_guard() {
    [ -z "$guard" ] || kill "$guard" 2>/dev/null
    [ -z "$guard" ] || wait "$guard" 2>/dev/null
}

# watch SECONDS: end this script then.
watch() {
    # shellcheck disable=SC2046
    trap 'kill $(jobs -p); wait; exit' TERM
    sleep "$1" &
    wait
    kill -TERM $$
    sleep 4 &
    wait
    kill -KILL $$
    pack
}

# end_row: end what the last command has left, whatever signals it ignores and
# whatever group or session it is in: it has row_mark in its environment. What
# is being ended may have a GPU until it is gone, for which this waits.
row_mark=''
end_row() {
    local turn file files
    [ -n "$row_mark" ] || return 0
    for ((turn = 0; turn < 50; turn++)); do
        mapfile -t files < <(grep -lszxF "GPU_CHECK_ROW=$row_mark" \
            /proc/[0-9]*/environ)
        [ ${#files[@]} -gt 0 ] || return 0
        for file in "${files[@]}"; do
            file=${file#/proc/}
            kill -KILL "${file%/environ}" 2>/dev/null
        done
        sleep 0.1
    done
}

# at_exit: of a script that ends before its end, the table says so.
is_finished=false
at_exit() {
    local status=$?
    trap '' HUP INT TERM
    end_row
    if ! $is_finished && [ -n "$guard" ]; then
        add_row check 'all of it' - FAIL "ended after $SECONDS s" 0.0
        finish
    fi
    end_guard
    exit "$status"
}
trap at_exit EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# run_cut SECONDS LOG COMMAND..: sets run_status, `lost` when it cannot even be
# killed; run_us is how long it took. Nothing that it started goes on.
run_number=0
run_cut() {
    local limit=$1 log=$2 start end file
    shift 2
    run_number=$((run_number + 1))
    file=$out/.status.$run_number
    start=$(now_us)
    end=$((SECONDS + limit + 15))
    row_mark=$$.$start
    {
        timeout -k 5 "$limit" env GPU_CHECK_ROW="$row_mark" "$@" \
            >"$log" 2>&1 </dev/null
        echo $? >"$file.new"
        mv "$file.new" "$file"
    } &
    while [ ! -f "$file" ] && [ $SECONDS -lt $end ]; do
        sleep 0.05
    done
    run_status=lost
    if [ -f "$file" ]; then
        wait $!
        run_status=$(<"$file")
        rm -f "$file"
    fi
    run_us=$(($(now_us) - start))
    end_row
}

# briefly COMMAND..: outside of rows; cut as well.
briefly() {
    timeout -k 2 20 "$@" </dev/null
}

# last_line LOG: the last that says something, cut at 100 characters.
last_line() {
    grep -v '^[[:space:]#]*$' "$1" | tail -n 1 | tr -d '\r\t' | cut -c 1-100
}

# judge STATUS US LIMIT LOG IS_SHORT: sets result and reason. IS_SHORT: it had
# less time than its own, since there was no more for all.
judge() {
    result=FAIL reason="exit status $1"
    case $1 in
    0) result=PASS reason=$(last_line "$4") ;;
    77)
        result=SKIP
        reason=$(grep -m 1 'skipped' "$4" | cut -c 1-100)
        [ -n "$reason" ] || reason=$(last_line "$4")
        ;;
    124 | 137)
        [ "$2" -lt $(($3 * 1000000)) ] || reason="cut after $3 s"
        if $5 && [ "$2" -ge $(($3 * 1000000)) ]; then
            result=SKIP reason="cut after $3 s: the $budget s were up"
        fi
        ;;
    lost) reason="cut after $3 s, and cannot be killed" ;;
    esac
    if [ "$result" = FAIL ] && [ "$1" != lost ] &&
        grep -q 'Device not supported' "$4"; then
        result=SKIP reason="compute-sanitizer does not support this device"
    fi
}

# attempt STEP WHAT RANKS SECONDS COMMAND..: a row of the table. Leaves result,
# and the log's name in attempt_log.
attempt() {
    local step=$1 what=$2 ranks=$3 limit=$4 left is_short=false
    shift 4
    result=SKIP
    chosen "$step" || return 0
    left=$(left)
    [ "$limit" -le "$longest" ] || limit=$longest
    if [ "$left" -lt 5 ]; then
        skip "$step" "$what" "$ranks" "the $budget s were up"
        return 0
    fi
    if [ "$limit" -gt "$left" ]; then
        limit=$left is_short=true
    fi
    attempt_log=$out/$(printf '%02d-%s.log' $((${#row_steps[@]} + 1)) "$step")
    run_cut "$limit" "$attempt_log" "$@"
    judge "$run_status" "$run_us" "$limit" "$attempt_log" $is_short
    add_row "$step" "$what" "$ranks" "$result" "$reason" \
        "$(seconds_of "$run_us")" "${attempt_log##*/}"
    [ "$result" != FAIL ] || show_failure "$attempt_log" "$@"
}

# show_failure LOG COMMAND..
show_failure() {
    local log=$1
    shift
    echo "    $*"
    tail -n 25 "$log" | cut -c 1-300 | sed 's/^/    | /'
}

# count RESULT
count() {
    local n=0 r
    for r in "${row_results[@]}"; do
        [ "$r" != "$1" ] || n=$((n + 1))
    done
    echo $n
}

print_table() {
    local i
    printf '\n%-8s %-34s %6s  %-6s %8s  %s\n' step what ranks result seconds \
        ''
    for ((i = 0; i < ${#row_steps[@]}; i++)); do
        printf '%-8s %-34s %6s  %-6s %8s  %s\n' "${row_steps[i]}" \
            "${row_whats[i]}" "${row_ranks[i]}" "${row_results[i]}" \
            "${row_seconds[i]}" "${row_reasons[i]}"
    done
}

# -- what is kept --------------------------------------------------------------

# cut_log LOG: keep the start and the end of what is long.
cut_log() {
    local bytes
    bytes=$(stat -c %s "$1")
    [ "$bytes" -gt 262144 ] || return 0
    {
        head -c 65536 "$1"
        printf '\n[.. %d bytes left out ..]\n' $((bytes - 65536 - 131072))
        tail -c 131072 "$1"
    } >"$1.cut"
    mv "$1.cut" "$1"
}

# pack: the archive. Logs have 256 KiB at most, and there are fewer than 64.
pack() {
    local log
    for log in "$out"/*.log "$out"/info.txt; do
        [ ! -f "$log" ] || cut_log "$log"
    done
    rm -f "$archive"
    tar -C "$(dirname "$out")" --exclude='.status.*' --exclude='*.tar.gz' -czf \
        "$archive" "$(basename "$out")"
}

# -- JSON ----------------------------------------------------------------------

# quote TEXT: as a JSON string.
quote() {
    local text=$1
    text=${text//\\/\\\\}
    text=${text//\"/\\\"}
    text=${text//[$'\t\n\r']/ }
    printf '"%s"' "$(tr -d '\000-\037' <<<"$text")"
}

# member KEY TEXT: `"key": "text",` on a line.
member() {
    printf ' %s: %s,\n' "$(quote "$1")" "$(quote "$2")"
}

# print_rows: an array.
print_rows() {
    local i separator=''
    printf '['
    for ((i = 0; i < ${#row_steps[@]}; i++)); do
        printf '%s\n  {"step": %s, "what": %s, "ranks": %s, "result": %s, ' \
            "$separator" "$(quote "${row_steps[i]}")" \
            "$(quote "${row_whats[i]}")" "$(quote "${row_ranks[i]}")" \
            "$(quote "${row_results[i]}")"
        printf '"says": %s, "seconds": %s, "log": %s}' \
            "$(quote "${row_reasons[i]}")" "${row_seconds[i]}" \
            "$(quote "${row_logs[i]}")"
        separator=,
    done
    printf '\n ]'
}

# print_files FILE..: an object of what JSON files hold, by their names; what is
# not there, or was cut in the middle, is null.
print_files() {
    local file separator=''
    printf '{'
    for file in "$@"; do
        printf '%s\n  %s: ' "$separator" "$(quote "$(basename "$file" .json)")"
        if [ -s "$file" ] && [ "$(tail -c 3 "$file" | tr -d '[:space:]' |
            tail -c 1)" = '}' ]; then
            cat "$file"
        else
            printf 'null'
        fi
        separator=,
    done
    printf '\n }'
}
