#!/usr/bin/env bash
# How many small changes of meaning the tests notice: mutants of product code,
# made by universalmutator, one at a time, in a copy below build/mutate.
#
#   scripts/mutate.sh [--seed S] [--list FILE] [N] [FOLDER]
#
# N mutants (20) of the C files of FOLDER (base mesh collectives kernels
# runtime): a line at random, then one of its mutants. Those that do not
# compile, or compile to the same object code, are passed over and not counted.
# A mutant is killed when a test of its folder fails or takes five times as long
# as it does without; the rest of the tests follow where the folder's own pass.
# FILE: mutants of a former run, lines as it prints for survivors, to try again.
# The exit status is 0 whatever the score.
set -euo pipefail
cd "$(dirname "$0")/.."

seed=$((RANDOM * 32768 + RANDOM))
list=''
while [ $# -gt 0 ]; do
    case $1 in
    --seed) seed=$2 && shift 2 ;;
    --list) list=$(realpath "$2") && shift 2 ;;
    -*) sed -n '2,/^set/{/^#/s/^# \?//p}' "$0" >&2 && exit 2 ;;
    *) break ;;
    esac
done
wanted=${1-20}
folders=(base mesh collectives kernels runtime)
[ $# -lt 2 ] || folders=("${2%/}")
RANDOM=$((seed % 32768))

room=$PWD/build/mutate
src=$room/src
build=$room/build

# -- the tests of a folder -----------------------------------------------------

# tests FOLDER: "own|rest|targets": tests as ctest -R has them, the quick ones
# first, and the targets that they need.
tests() {
    local random='check.threads.n[346]|identities.threads.n[46]|cases.threads.n[68]'
    rest="$random|plan|resolve|route|verify_op"
    local programs='sdyrt_command test_cases test_identities test_plan'
    programs+=' test_resolve test_route test_verify_op'
    case $1 in
    base*) own='status|locality|text|clock|type|parse|bootstrap_tcp'
        targets='test_status test_locality test_type test_parse'
        targets+=' test_bootstrap_tcp sdyrt_command test_cases test_threads'
        rest='command_.*|threads|cases.threads.n4' ;;
    mesh*) own='axes|groups|mesh|op_axes|parse|sharding|tile|type|verify'
        targets='test_axes test_groups test_mesh test_op_axes test_parse'
        targets+=" test_sharding test_tile test_type test_verify $programs"
        rest+='|command_(shape|show|groups|errors)' ;;
    collectives*) own='plan|resolve|route|verify_op|cases.threads.n4'
        targets="$programs"
        rest="$random|command_(plan|errors|show)" ;;
    kernels/cuda*) own='cuda_plan' rest='cuda_emulated|cuda_access'
        targets='test_cuda_plan test_cuda_emulated test_cuda_access' ;;
    kernels*) own='convert|copy|fill|reduce|cuda_plan'
        targets='test_convert test_copy test_fill test_reduce test_cuda_plan'
        targets+=' test_cuda_emulated test_cases sdyrt_command'
        rest='cuda_emulated|cases.threads.n4|check.threads.n[34]' ;;
    runtime/nccl*) own='nccl_(run|create|group|buffers|collective|native)'
        own+='|cases.fake_nccl.n4'
        targets=all
        rest='nccl_(fault|bind|api|load|check|job)|(cases|check).fake_nccl.*n[34]' ;;
    runtime/mpi*) own='cases.mpi.*n4|mpi.*n4' targets=all
        rest='mpi.*|check.mpi.*n[36]|cases.mpi.*' ;;
    runtime/bootstrap*) own='bootstrap.*' targets=all
        rest='command_launch|nccl_job' ;;
    runtime*) own='threads|cases.threads.n4|check.threads.n4' targets=all
        rest="$random|cases.mpi.n4|cases.fake_nccl.n4|nccl_run|device|plan" ;;
    *) echo "mutate.sh: no tests are known for $1" >&2 && exit 2 ;;
    esac
}

# -- the copy and its build ----------------------------------------------------

umutate=$room/venv/bin/mutate
if [ ! -x "$umutate" ]; then
    python3 -m venv "$room/venv"
    "$room/venv/bin/pip" install -q universalmutator==1.14.1
fi
rm -rf "$src"
mkdir -p "$src" "$room/made"
git ls-files -z | xargs -0 cp -p --parents -t "$src"
# No debug information, so that what means the same is the same object code.
cmake -S "$src" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_C_FLAGS='-O1 -g0' -DSDYRT_CUDA=OFF >"$room/cmake.log"

make_targets() {
    # shellcheck disable=SC2086 # words
    cmake --build "$build" --target $targets >"$room/build.log" 2>&1
}

# run_tests REGEX SECONDS: 0 when all pass in time.
run_tests() {
    timeout -k 5 "$2" ctest --test-dir "$build" -R "^($1)\$" -j2 \
        --no-tests=error --stop-on-failure -LE 'large|cuda|gpu' \
        >"$room/test.log" 2>&1
}

declare -A limit
# baseline NAME REGEX: the tests pass without a mutant; how long they may take.
baseline() {
    [ -z "${limit[$2]-}" ] || return 0
    local start=$SECONDS
    run_tests "$2" 900 || {
        echo "mutate.sh: tests of $1 fail without a mutant:" >&2
        tail -n 30 "$room/test.log" >&2
        exit 1
    }
    limit[$2]=$((5 * (SECONDS - start) + 10))
}

# -- mutants -------------------------------------------------------------------

# Lines of code, FILE:LINE, in an order that the seed says.
candidates() {
    find "${folders[@]}" -name '*.c' ! -name '*_cuda.c' | sort |
        xargs grep -nvE '^[[:space:]]*($|/?\*|//|#|[{}]+;?$)' |
        cut -d: -f1,2 |
        python3 -c 'import random, sys
lines = sys.stdin.readlines()
random.Random(int(sys.argv[1])).shuffle(lines)
sys.stdout.writelines(lines)' "$seed"
}

# object FILE: an object file of it in the build.
object() {
    (cd "$build" && ninja -t targets all) | cut -d: -f1 |
        grep -E "(^|/)$1\.o\$" | head -n 1
}

# change FILE MUTANT: what differs, on one line.
change() {
    diff "$1" "$2" | sed -n 's/^\([<>]\) *\(.*\)/\1 \2/p' | tr '\n' ' '
}

# judge FILE LINE MUTANT: sets verdict to killed, survived or neither.
judge() {
    local file=$1 object before
    verdict=neither
    object=$(object "$file")
    [ -n "$object" ] || return 0
    ninja -C "$build" "$object" >"$room/build.log" 2>&1
    before=$(sha256sum <"$build/$object")
    cp "$3" "$src/$file"
    if ninja -C "$build" "$object" >"$room/build.log" 2>&1 &&
        [ "$(sha256sum <"$build/$object")" != "$before" ]; then
        verdict=killed
        if ! make_targets; then
            verdict=neither
        elif run_tests "$own" "${limit[$own]}" &&
            run_tests "$rest" "${limit[$rest]}"; then
            verdict=survived
        fi
    fi
    cp -p "$file" "$src/$file"
    touch "$src/$file"
}

# killer: the test that failed, or that time was up.
killer() {
    sed -n 's/^ *[0-9]*\/[0-9]* Test *#[0-9]*: \([^ ]*\) .*\*\*\*\(Failed\|Timeout\|Exception\).*/ by \1 (\2)/p' \
        "$room/test.log" | grep . | head -n 1 || echo ' by the time limit'
}

# try FILE LINE MUTANT: judge, count and print.
try() {
    tests "${1%/*}"
    if [ -z "${limit[$own]-}${limit[$rest]-}" ]; then
        make_targets || { cat "$room/build.log" >&2 && exit 1; }
    fi
    baseline "$1" "$own"
    baseline "$1" "$rest"
    judge "$1" "$2" "$3"
    case $verdict in
    killed)
        n_killed=$((n_killed + 1))
        verdict+=$(killer)
        ;;
    survived)
        survivors+=("$1:$2: $(change "$1" "$3")")
        ;;
    neither) return 0 ;;
    esac
    n_tried=$((n_tried + 1))
    printf '%d %s %s:%d: %s\n' "$n_tried" "$verdict" "$1" "$2" \
        "$(change "$1" "$3")"
}

n_tried=0 n_killed=0 survivors=()
echo "seed $seed"
if [ -n "$list" ]; then
    while IFS= read -r line; do
        file=${line%%:*} number=${line#*:}
        number=${number%%:*}
        text=${line##* > }
        mutant=$room/made/again.c
        # the line's indentation stays as it is
        awk -v n="$number" -v t="$text" \
            'NR == n { match($0, /^ */); print substr($0, 1, RLENGTH) t; next }
            { print }' "$file" >"$mutant"
        try "$file" "$number" "$mutant"
    done <"$list"
else
    while [ "$n_tried" -lt "$wanted" ] && IFS=: read -r file number <&3; do
        rm -f "$room"/made/*
        echo "$number" >"$room/line"
        "$umutate" "$file" c --noCheck --lines "$room/line" \
            --mutantDir "$room/made" >"$room/mutate.log" 2>&1 || true
        mutants=("$room"/made/*.mutant.*.c)
        [ -e "${mutants[0]}" ] || continue
        try "$file" "$number" "${mutants[RANDOM % ${#mutants[@]}]}"
    done 3< <(candidates)
fi

printf '\n%d of %d killed (%d %%), seed %s, of %s\n' "$n_killed" "$n_tried" \
    $((n_tried > 0 ? 100 * n_killed / n_tried : 0)) "$seed" "${folders[*]}"
[ ${#survivors[@]} -eq 0 ] || printf 'survived: %s\n' "${survivors[@]}"
