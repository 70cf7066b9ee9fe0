#!/usr/bin/env bash
# How many small changes of meaning the tests notice: mutants of product code,
# made by universalmutator, one at a time, in a copy below build/mutate.
#
#   scripts/mutate.sh [--seed S] [--list FILE] [N] [FOLDER..]
#
# N mutants (20) of the C files of each FOLDER (base mesh collectives kernels
# runtime; FOLDER/. is without what lies deeper), drawn together: a line at
# random, then one of its mutants. Those that do not compile, or compile to the
# same object code, are passed over and not counted. A mutant is killed when a
# test of its folder fails or takes five times as long as it does without; the
# rest of the tests follow where the folder's own pass.
# FILE: mutants of a former run, lines as it prints for survivors, to try again.
# The exit status is 0 whatever the score.
# MUTATE_UNDER: what builds and tests are to be run by, such as 'nice -n 19'.
# MUTATE_ORACLE: a Python that has jaxlib. With it a mutant of programs that all
# tests let pass goes through a sample of the differential runs.
set -euo pipefail
self=$(realpath "$0")
cd "$(dirname "$0")/.."

step_of=()
seed=$((RANDOM * 32768 + RANDOM))
list=''
while [ $# -gt 0 ]; do
    case $1 in
    --seed) seed=$2 && shift 2 ;;
    --step) step_of=("${@:2}") && break ;;
    --list) list=$(realpath "$2") && shift 2 ;;
    -*) sed -n '2,/^set/{/^#/s/^# \?//p}' "$0" >&2 && exit 2 ;;
    *) break ;;
    esac
done
wanted=${1-20}
folders=(base mesh collectives kernels runtime)
[ $# -lt 2 ] || folders=("${@:2}")
RANDOM=$((seed % 32768))

room=$PWD/build/mutate
src=$room/src
build=$room/build

# -- the tests of a folder -----------------------------------------------------

# tests FILE: sets `own`, the quick tests that are the file's, and `rest`, as
# ctest -R has them.
tests() {
    rest='check.threads.n[46]|identities.threads.n6|cases.threads.n6|plan'
    case $1 in
    base/agree*) own='bootstrap(_tcp)?'
        rest='nccl_(create|group)|bench_nccl_scale' ;;
    base*) own='status|locality|type|parse|mesh|sharding|verify|op_axes'
        rest+='|threads|ranks_run|bootstrap|nccl_create|command_(errors|plan)' ;;
    mesh*) own='axes|groups|mesh|op_axes|parse|sharding|tile|type|verify'
        rest+='|resolve|route|verify_op|command_(shape|show|groups|errors)' ;;
    collectives/ops*) own='verify_op|resolve|op_axes'
        rest+='|command_errors' ;;
    collectives*) own='plan|resolve|route|verify_op'
        rest+='|command_plan|converting|leaks.mpi.n2'
        rest+='|(cases|check).fake_nccl.n[36]' ;;
    kernels/cuda*) own='cuda_tiling' rest='cuda_emulated|cuda_access' ;;
    kernels*) own='convert|fill|reduce|cuda_tiling'
        rest+='|copy|cuda_emulated' ;;
    runtime/nccl*) own='nccl_(bind|buffers|collective|load|run)|plugin'
        own+='|cases.fake_nccl(.parts)?.n[34]'
        rest='nccl_.*|gpu_(cases|fault|graph|streams).fake_nccl.n[23]'
        rest+='|check.fake_nccl(.elements|.parts)?.n3' ;;
    runtime/mpi*) own='cases.mpi.(nodes2.)?n4|mpi_convert.*n4|mpi_net.nodes3.n3'
        rest='mpi_(net|bootstrap).*|disagree.mpi.(nodes2.)?n2|mpi.kill'
        rest+='|check.mpi.nodes2.n4|mpi.nodes2.n4|leaks.mpi.nodes2.n4' ;;
    runtime/shm* | runtime/threads*) own='threads|arena|shm|cases.threads.n4'
        own+='|cases.mpi.n4|check.threads.n3'
        rest='ranks_run|mpi.(n4|kill)|mpi_(net|convert).*n[34]'
        rest+='|disagree.mpi.n2|check.mpi.n4' ;;
    runtime/bootstrap*) own='bootstrap(_env|_tcp)?'
        rest='bootstrap_faults|threads|ranks_run|command_launch|nccl_create' ;;
    runtime*) own='threads|plan|ranks_run|plugin|device|cases.threads.n4'
        rest='check.threads.n3|cases.mpi.n4|disagree.mpi.n2|leaks.mpi.n2'
        rest+='|cases.fake_nccl.n4|nccl_(run|convert)|converting'
        rest+='|command_(check|run.*|plan)' ;;
    program/* | opt/* | shard/*) program_tests "$1" ;;
    *) echo "mutate.sh: no tests are known for $1" >&2 && exit 2 ;;
    esac
}

# program_tests FILE: of programs, by the last folder that says what a file does.
program_tests() {
    rest='(program|reported)_[a-z_]*|command_propagate'
    case /$1 in
    */shard/*) own='program_(golden|opt|errors|roundtrip)'
        own+='|program_execute_(shard|annotated)' ;;
    */execute* | */load.c) own='program_(execute|constants|executor)' ;;
    */partition/*) own='program_(golden|partition|spmd_corpus|spmd_random)'
        own+='|program_execute_uneven' ;;
    */propagat* | */passes/* | */explain.c | */report.c)
        own='program_(golden|rules|pipeline)' ;;
    *) own='program_(roundtrip|many|errors|verdicts|places|opt)' ;;
    esac
}

# -- the copy and its build ----------------------------------------------------

left_out='large|cuda|gpu' # labels

# targets REGEX: of the build, what the tests' commands and environment name.
targets() {
    grep -rhE --include=CTestTestfile.cmake \
        "^(add_test|set_tests_properties)\(\[=\[($1)\]=\] " "$build" |
        grep -o "$build/[[:alnum:]_./-]*" | sed "s|^$build/||" | sort -u |
        grep -xFf <(ninja -C "$build" -t targets all | sed 's/: [^:]*$//')
}

# step REGEX SECONDS: build, and run the tests; 0 when all pass in time, 2 when
# it does not build.
step() {
    local programs
    mapfile -t programs <<<"${targets[x$1]}"
    ${MUTATE_UNDER-} "$self" --step "$build" "$room" "$1" "$2" "${programs[@]}"
}
run_step() {
    ninja -C "$1" "${@:5}" >"$2/build.log" 2>&1 || return 2
    # beside those that compute, those that sleep
    timeout -k 5 "$4" ctest --test-dir "$1" -R "^($3)\$" -j6 \
        --resource-spec-file "$1/cores.json" --no-tests=error \
        --stop-on-failure -LE "$left_out" >"$2/test.log" 2>&1
}

# sample FILE: a mutant of programs beside MLIR, Shardy and StableHLO's
# interpreter, as jaxlib has them.
sample() {
    case $1 in
    program/* | opt/* | shard/*) [ -n "${MUTATE_ORACLE-}" ] || return 0 ;;
    *) return 0 ;;
    esac
    local scripts=$src/tests/program/differential
    {
        echo 'Test #1: differential ***Failed' # unless both agree
        timeout 300 "$MUTATE_ORACLE" "$scripts/differential.py" \
            "$build/tools/sdyrt-opt" --count 3 --keep "$room/differs" &&
            timeout 300 "$MUTATE_ORACLE" "$scripts/execute_random.py" \
                "$build/tools/sdyrt" 0 40
    } >"$room/test.log" 2>&1
}

if [ ${#step_of[@]} -gt 0 ]; then
    run_step "${step_of[@]}"
    exit
fi

umutate=$room/venv/bin/mutate
if [ ! -x "$umutate" ]; then
    python3 -m venv "$room/venv"
    "$room/venv/bin/pip" install -q universalmutator==1.14.1
fi
rm -rf "$src"
mkdir -p "$src" "$room/made"
git ls-files -z | xargs -0 cp -p --parents -t "$src"
# What a former run left changed in the build is newer than what is copied.
if [ -e "$room/mutated" ]; then
    (cd "$src" && sort -u "$room/mutated" | xargs touch -c)
fi
# No debug information, so that what means the same is the same object code; and
# what a compiler of ours would refuse is no mutant.
strict='-Werror=int-conversion -Werror=incompatible-pointer-types'
strict+=' -Werror=implicit-function-declaration -Werror=return-type'
cmake -S "$src" -B "$build" -G Ninja -DCMAKE_BUILD_TYPE=None \
    -DCMAKE_C_FLAGS="-O1 -g0 $strict" -DSDYRT_CUDA=OFF >"$room/cmake.log"

# What is here may change meanwhile; the copy does not.
cd "$src"

declare -A limit targets
# baseline REGEX: the tests pass without a mutant; what they need, and how long
# they may take.
baseline() {
    [ -z "${limit[x$1]-}" ] || return 0
    targets[x$1]=$(targets "$1")
    step "$1" 900 || {
        echo "mutate.sh: without a mutant:" >&2
        tail -n 30 "$room/build.log" "$room/test.log" >&2
        exit 1
    }
    local seconds
    seconds=$(sed -n 's/^Total Test time (real) = *\([0-9]*\).*/\1/p' \
        "$room/test.log")
    limit[x$1]=$((5 * ${seconds:-1} + 15))
}

# -- mutants -------------------------------------------------------------------

# Lines of code, FILE:LINE, in an order that the seed says.
candidates() {
    local folder
    for folder in "${folders[@]}"; do
        case $folder in
        */.) find "${folder%/.}" -maxdepth 1 -name '*.c' ;;
        *) find "${folder%/}" -name '*.c' ;;
        esac
    done | grep -v '_cuda\.c$' | sort -u |
        xargs grep -nvE '^[[:space:]]*($|/?\*|//|#|[{}]+;?$)' |
        cut -d: -f1,2 |
        python3 -c 'import random, signal, sys
signal.signal(signal.SIGPIPE, signal.SIG_DFL)
lines = sys.stdin.readlines()
random.Random(int(sys.argv[1])).shuffle(lines)
sys.stdout.writelines(lines)' "$seed"
}

# object FILE: an object file of it in the build, if there is one: what needs
# CUDA is not built.
object() {
    ninja -C "$build" -t targets all | cut -d: -f1 | awk -v want="$1.o" '
        { path = $0; sub("CMakeFiles/[^/]*[.]dir/", "", path) }
        path == want && n++ == 0'
}

# change FILE MUTANT: what differs, on one line.
change() {
    { diff "$1" "$2" || true; } | sed -n 's/^\([<>]\) *\(.*\)/\1 \2/p' | tr '\n' ' '
}

# judge FILE LINE MUTANT: sets verdict to killed, survived or neither.
judge() {
    local file=$1 object before
    verdict=neither
    object=$(object "$file")
    [ -n "$object" ] || return 0
    ninja -C "$build" "$object" >"$room/build.log" 2>&1
    before=$(sha256sum <"$build/$object")
    echo "$file" >>"$room/mutated"
    cp "$file" "$room/original.c"
    cp "$3" "$file"
    if ninja -C "$build" "$object" >"$room/build.log" 2>&1 &&
        [ "$(sha256sum <"$build/$object")" != "$before" ]; then
        local status=0
        step "$own" "${limit[x$own]}" && step "$rest" "${limit[x$rest]}" &&
            sample "$file" || status=$?
        case $status in
        0) verdict=survived ;;
        2) ;; # it does not link
        *) verdict=killed ;;
        esac
    fi
    cp "$room/original.c" "$file"
}

# killer: the test that failed, or that time was up.
killer() {
    sed -n 's/^ *[0-9]*\/[0-9]* Test *#[0-9]*: \([^ ]*\) .*\*\*\*\(Failed\|Timeout\|Exception\).*/ by \1 (\2)/p' \
        "$room/test.log" | grep . | head -n 1 || echo ' by the time limit'
}

# try FILE LINE MUTANT: judge, count and print.
try() {
    tests "$1"
    baseline "$own"
    baseline "$rest"
    what=$(change "$1" "$3")
    judge "$1" "$2" "$3"
    case $verdict in
    killed)
        n_killed=$((n_killed + 1))
        verdict+=$(killer)
        ;;
    survived)
        survivors+=("$1:$2: $what")
        ;;
    neither) return 0 ;;
    esac
    n_tried=$((n_tried + 1))
    printf '%d %s %s:%d: %s\n' "$n_tried" "$verdict" "$1" "$2" "$what"
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
