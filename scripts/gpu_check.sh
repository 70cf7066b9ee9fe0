#!/usr/bin/env bash
# gpu_check.sh [OPTION..]: prove the CUDA kernels and the NCCL backend on the
# GPUs of this machine, of which one is enough. Needs a driver, NCCL and bash;
# everything else lies beside this script (scripts/gpu_bundle.sh) or in a build.
#
#   --part N       one part of four, each ended within 8 minutes, whatever hangs:
#                  1 kernels, bench, sanitize; 2 cases, streams, random;
#                  3 graph; 4 faults, perf. Without: all, one after the other
#   -b FOLDER      a bundle or a build folder (this script's own, build/*)
#   -o FOLDER      where logs, benches and gpu_check.json go (gpu_check_out, of a
#                  part gpu_check_partN)
#   --archive FILE the same as one file of a few MiB (FOLDER.tar.gz)
#   --only STEP    only steps with this in their name: info (always), kernels,
#                  bench, sanitize, cases, streams, graph, faults, perf, random
#   --quick        fewer cases, small benches
#   --budget S     seconds for the rows of a part (450, quick 110), which has
#                  ended 30 s later
#   --limit S      seconds for one row at most
#
# Prints a row for each thing that was tried, then all of them as a table, and
# writes them as JSON; gpu_merge.py makes one result of those of four parts. Exit
# status 0: no row failed; 1: one did; 77: there was
# nothing to check on; 2: it was called wrongly. Where there are fewer GPUs than
# ranks, ranks share them, see gpu_rank.sh.
set -uo pipefail

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)
# shellcheck source=scripts/gpu_check_lib.sh
. "$here/gpu_check_lib.sh"

usage() {
    sed -n '2,/^set/{/^set/!s/^# \{0,1\}//p}' "${BASH_SOURCE[0]}"
    exit "$1"
}

folder='' out='' archive='' only='' part='' quick=false budget='' longest=100000
command_line="$0 $*"
while [ $# -gt 0 ]; do
    case $1 in
    --quick) quick=true ;;
    -h | --help) usage 0 ;;
    -b | -o | --archive | --part | --only | --budget | --limit)
        [ $# -ge 2 ] || usage 2 >&2
        case $1 in
        -b) folder=$2 ;;
        -o) out=$2 ;;
        --archive) archive=$2 ;;
        --part) part=$2 ;;
        --only) only=$2 ;;
        --budget) budget=$2 ;;
        --limit) longest=$2 ;;
        esac
        shift
        ;;
    *)
        echo "gpu_check: unknown argument '$1'" >&2
        usage 2 >&2
        ;;
    esac
    shift
done
if [ -z "$budget" ]; then
    budget=450
    ! $quick || budget=110
fi
[[ $budget$longest =~ ^[0-9]+$ && ${part:-1} == [1-4] ]] || usage 2 >&2
[ -n "$out" ] || out=gpu_check_${part:+part}${part:-out}

# -- what it runs --------------------------------------------------------------

# find_folder: what -b says; or else the bundle that this lies in, or a build.
find_folder() {
    local try
    for try in "$folder" "$here" "$here"/../build/release "$here"/../build/dev; do
        if [ -n "$try" ] && { [ -x "$try/bin/sdyrt" ] ||
            [ -x "$try/tools/sdyrt" ]; }; then
            folder=$(cd "$try" && pwd)
            return
        fi
        [ -z "$folder" ] || break
    done
    echo "gpu_check: no bundle and no build in '${folder:-$here}'; name one by" \
        "-b" >&2
    exit 2
}

# program NAME: its file; empty, and no failure, where there is none.
program() {
    local try
    for try in bin tools tests/nccl tests/kernels bench examples; do
        if [ -x "$folder/$try/$1" ]; then
            echo "$folder/$try/$1"
            return
        fi
    done
}

# require STEP WHAT RANKS NAME..: or skip, saying what is missing.
require() {
    local step=$1 what=$2 ranks=$3 name
    shift 3
    for name in "$@"; do
        if [ -z "$(program "$name")" ]; then
            skip "$step" "$what" "$ranks" "no $name in $folder"
            return 1
        fi
    done
}

find_folder
mkdir -p "$out" || exit 2
out=$(cd "$out" && pwd)
[ -n "$archive" ] || archive=$out.tar.gz
mkdir -p "$(dirname "$archive")" && : >"$archive" || exit 2
archive=$(realpath "$archive")
rm -f "$out"/.status.* "$out"/*.log "$out"/*.json
# shellcheck source=scripts/gpu_check_find.sh
. "$here/gpu_check_find.sh"
# shellcheck source=scripts/gpu_check_steps.sh
. "$here/gpu_check_steps.sh"

# -- what came of it -----------------------------------------------------------

# Whether a row passed in which several ranks had a context.
ran_between_ranks() {
    local i
    for i in "${!row_steps[@]}"; do
        [[ ${row_results[i]} != PASS || ${row_ranks[i]} != [2-9]* ||
            ${row_steps[i]} != @(cases|random|graph|streams|faults) ]] ||
            return 0
    done
    return 1
}

write_json() {
    local key value gpu separator=''
    echo '{'
    member date "$(date -u +%Y-%m-%dT%H:%M:%SZ)"
    member command "$command_line"
    member part "${part:-all}"
    member commit "$commit"
    member system "$(uname -srm)"
    member driver "$driver"
    while IFS=$'\t' read -r key value; do
        [ "$key" = gpu ] || [ -z "$value" ] || member "$key" "$value"
    done <"$out/info.txt"
    printf ' "gpus": ['
    for gpu in "${gpu_names[@]}"; do
        printf '%s%s' "$separator" "$(quote "$gpu")"
        separator=', '
    done
    printf '],\n "passed": %d, "failed": %d, "skipped": %d, "seconds": %d,\n' \
        "$passed" "$failed" "$skipped" "$SECONDS"
    printf ' "rows": '
    print_rows
    printf ',\n "benches": '
    print_files "${benches[@]}"
    printf '\n}\n'
}
# finish: the table, the JSON and the archive, once.
finish() {
    passed=$(count PASS) failed=$(count FAIL) skipped=$(count SKIP)
    write_json >"$out/gpu_check.json"
    pack
    print_table
    echo "$passed passed, $failed failed, $skipped skipped, in $SECONDS s, on" \
        "$gpus GPUs: $archive"
}

# say_verdict: what the table proves; returns the exit status.
say_verdict() {
    [ "$failed" -eq 0 ] || return 1
    if [ "$gpus" -eq 0 ]; then
        echo "gpu_check: NOTHING WAS CHECKED: $no_gpu"
        return 77
    elif [ "$passed" -le 1 ]; then
        echo "gpu_check: NOTHING WAS CHECKED: every step was skipped"
        return 77
    elif [ "$part" != 1 ] && ! ran_between_ranks; then
        echo "gpu_check: nothing ran NCCL between ranks, of which nothing is" \
            "proven"
    elif [ "$skipped" -gt 0 ]; then
        echo "gpu_check: what was skipped is not proven"
    fi
}

# -- the parts -----------------------------------------------------------------

run_part() {
    case $1 in
    1)
        check_kernels
        bench_kernels
        check_sanitized
        ;;
    2)
        check_cases
        check_streams
        check_random
        ;;
    3) check_graphs ;;
    4)
        check_faults
        bench_perf
        ;;
    esac
}

start_part
look
for number in ${part:-1 2 3 4}; do
    [ "$gpus" -gt 0 ] || break
    [ "$number" = "${part:-1}" ] || start_part
    run_part "$number"
done
is_finished=true
finish
say_verdict
