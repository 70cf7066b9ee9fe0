# What the tests of the sdyrt command share. A test file is NAME.sh COMMAND: it
# includes this one, runs its tests and ends with `finish`.
#
# Each test starts in an empty directory. Expected text stands in the test.
# shellcheck shell=bash disable=SC2034
set -u

sdyrt=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
sandbox=$(mktemp -d)
trap 'rm -rf "$sandbox"' EXIT
failures=0
tests=0
export LC_ALL=C
# Each test says itself which job it is in.
unset RANK WORLD_SIZE SLURM_PROCID SLURM_STEP_NUM_TASKS OMPI_COMM_WORLD_RANK \
    OMPI_COMM_WORLD_SIZE PMI_RANK PMI_SIZE PMIX_RANK
# For an instrumented command: whole call stacks, for the suppressions to see.
export ASAN_OPTIONS="${ASAN_OPTIONS:+$ASAN_OPTIONS:}fast_unwind_on_malloc=0"
suppressions=$(dirname "$(realpath "${BASH_SOURCE[0]}")")/lsan.supp
export LSAN_OPTIONS="suppressions=$suppressions:print_suppressions=0"

start() {
    name=$1
    tests=$((tests + 1))
    rm -rf "$sandbox/work"
    mkdir "$sandbox/work"
    cd "$sandbox/work" || exit 1
}

fail() {
    echo "FAILED: $name: $1"
    failures=$((failures + 1))
}

# Run the command; leaves $status, $sandbox/stdout and $sandbox/stderr.
call() {
    "$sdyrt" "$@" >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
}

# prints NAME ARGUMENT..: exactly what stands on standard input, through the
# filter in $filter.
filter='cat'
prints() {
    start "$1"
    shift
    cat >"$sandbox/expected"
    call "$@"
    [ "$status" -eq 0 ] || fail "exit status $status"
    [ -s "$sandbox/stderr" ] && fail "stderr: $(cat "$sandbox/stderr")"
    $filter <"$sandbox/stdout" >"$sandbox/found"
    diff "$sandbox/expected" "$sandbox/found" || fail "other output"
}

# check_refusal STATUS TEXT: one line `sdyrt: ..TEXT..` on stderr, nothing on
# stdout.
check_refusal() {
    [ "$status" -eq "$1" ] || fail "exit status $status, not $1"
    [ -s "$sandbox/stdout" ] && fail "stdout: $(head -c 200 "$sandbox/stdout")"
    check_message "$2"
}

check_message() {
    [ "$(wc -l <"$sandbox/stderr")" -eq 1 ] ||
        fail "not one line: $(cat "$sandbox/stderr")"
    grep -q '^sdyrt: ' "$sandbox/stderr" ||
        fail "no 'sdyrt: ': $(cat "$sandbox/stderr")"
    grep -Eq '^sdyrt: (sdyrt\b|(.*: )\2)' "$sandbox/stderr" &&
        fail "says it twice: $(cat "$sandbox/stderr")"
    grep -qF -- "$1" "$sandbox/stderr" ||
        fail "no '$1': $(cat "$sandbox/stderr")"
}

# leaves_nothing STATUS NAME TEXT ARGUMENT..: a refusal that makes no file.
leaves_nothing() {
    start "$2"
    local expected_status=$1 text=$3
    shift 3
    call "$@"
    check_refusal "$expected_status" "$text"
    [ -z "$(ls -A)" ] || fail "made $(ls -A)"
}

# refuses NAME TEXT ARGUMENT..: well formed, but wrong: exit status 1.
refuses() {
    leaves_nothing 1 "$@"
}

# misuses NAME TEXT ARGUMENT..: not of the form of a command line: status 2.
misuses() {
    leaves_nothing 2 "$@"
}

# succeeds ARGUMENT..: within a test.
succeeds() {
    call "$@"
    [ "$status" -eq 0 ] || fail "$* : $(cat "$sandbox/stderr")"
}

# same FILE TEXT: the file's bytes.
same() {
    [ "$(cat "$1")" = "$2" ] || fail "$1 is '$(cat "$1")', not '$2'"
}

# npy FILE DESCR SHAPE BYTES: as numpy.save writes it, with a short header.
npy() {
    local header="{'descr': '$2', 'fortran_order': False, 'shape': $3, }"
    printf '\223NUMPY\1\0\166\0%-117s\n%b' "$header" "$4" >"$1"
}

m8='@m=<["a"=2,"b"=4]>'
x4='@m=<["x"=4]>'

# is_logged N: standard error has a line of SDYRT_LOG=1 for each of N ranks, and
# no other; the kind and the bytes of "$to_columns", whose tiles are 8 bytes.
is_logged() {
    local n=$1 r
    for ((r = 0; r < n; r++)); do
        grep -qE "^sdyrt: rank $r of $n: #[1-9][0-9]* reshard tensor<4x8xi8>, \
6 B sent, 6 B received, [0-9]+\.[0-9] us( to call)?\$" "$sandbox/stderr" ||
            fail "no line of rank $r: $(cat "$sandbox/stderr")"
    done
    [ "$(wc -l <"$sandbox/stderr")" -eq "$n" ] ||
        fail "other lines: $(cat "$sandbox/stderr")"
}
to_columns=(reshard --mesh '@m=<["x"=4]>' --type 'tensor<4x8xi8>'
    --from '<@m, [{"x"}, {}]>' --to '<@m, [{}, {"x"}]>')

# fill DIR BYTES..: a file of so many random bytes for each device.
fill() {
    local dir=$1 device=0 bytes
    mkdir -p "$dir"
    shift
    for bytes in "$@"; do
        head -c "$bytes" /dev/urandom >"$dir/dev-$device.bin"
        device=$((device + 1))
    done
}

# Times are of a model that may change.
no_times() {
    sed -e 's/"estimated_seconds": [^,}]*/"estimated_seconds": T/g' \
        -e 's/ *[0-9.]* [um]*s$//'
}

finish() {
    echo "$tests tests, $failures failures"
    [ "$tests" -gt 0 ] && [ "$failures" -eq 0 ]
    exit
}
