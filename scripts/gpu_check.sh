#!/usr/bin/env bash
# gpu_check.sh [OPTION..]: prove the CUDA kernels and the NCCL backend on the
# GPUs of this machine, of which one is enough. Needs a driver, NCCL and bash;
# everything else lies beside this script (scripts/gpu_bundle.sh) or in a build.
#
#   -b FOLDER      a bundle or a build folder (this script's own, build/*)
#   -o FOLDER      where logs, benches and gpu_check.json go (gpu_check_out)
#   --only STEP    only steps with this in their name: info (always), kernels,
#                  cases, random, graph, streams, faults, bench, perf, sanitize
#   --quick        fewer cases, small benches
#   --budget S     seconds for all (460, quick 170)
#   --limit S      seconds for one row at most
#
# Prints a row for each thing that was tried, then all of them as a table, and
# writes them as JSON. Exit status 0: no row failed; 1: one did; 77: there was
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

folder='' out=gpu_check_out only='' quick=false budget='' longest=100000
command_line="$0 $*"
while [ $# -gt 0 ]; do
    case $1 in
    --quick) quick=true ;;
    -h | --help) usage 0 ;;
    -b | -o | --only | --budget | --limit)
        [ $# -ge 2 ] || usage 2 >&2
        case $1 in
        -b) folder=$2 ;;
        -o) out=$2 ;;
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
    budget=460
    ! $quick || budget=170
fi
[[ $budget$longest =~ ^[0-9]+$ ]] || usage 2 >&2

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
rm -f "$out"/.status.* "$out"/*.log "$out"/*.json
# shellcheck source=scripts/gpu_check_find.sh
. "$here/gpu_check_find.sh"
# shellcheck source=scripts/gpu_check_steps.sh
. "$here/gpu_check_steps.sh"

look
if [ "$gpus" -gt 0 ]; then
    check_kernels
    check_sanitized
    check_cases
    bench_kernels
    check_graphs
    check_streams
    check_faults
    bench_perf
    check_random
fi

# -- what came of it -----------------------------------------------------------

passed=$(count PASS) failed=$(count FAIL) skipped=$(count SKIP)

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
write_json >"$out/gpu_check.json"

print_table
echo "$passed passed, $failed failed, $skipped skipped, in $SECONDS s, on" \
    "$gpus GPUs: $out/gpu_check.json"
[ "$failed" -eq 0 ] || exit 1
if [ "$gpus" -eq 0 ]; then
    echo "gpu_check: NOTHING WAS CHECKED: $no_gpu"
    exit 77
elif [ "$passed" -le 1 ]; then
    echo "gpu_check: NOTHING WAS CHECKED: every step was skipped"
    exit 77
elif ! ran_between_ranks; then
    echo "gpu_check: nothing ran NCCL between ranks, of which nothing is proven"
elif [ "$skipped" -gt 0 ]; then
    echo "gpu_check: what was skipped is not proven"
fi
