# What the tests of the benches share. A test includes this first: it is then in
# an empty folder, and ends where something fails.
# shellcheck shell=bash
set -euo pipefail

sandbox=$(mktemp -d)
trap 'rm -rf "$sandbox"' EXIT
cd "$sandbox"
# Each test says itself which job it is in.
unset RANK WORLD_SIZE SLURM_PROCID SLURM_STEP_NUM_TASKS OMPI_COMM_WORLD_RANK \
    OMPI_COMM_WORLD_SIZE PMI_RANK PMI_SIZE PMIX_RANK

fail() {
    echo "FAILED: $*" >&2
    sed 's/^/    /' out err >&2 || true
    exit 1
}

# passes TEXT COMMAND..: exit status 0, TEXT on stdout, nothing on stderr.
passes() {
    local text=$1
    shift
    "$@" >out 2>err || fail "status $? of: $*"
    grep -qF -- "$text" out || fail "no '$text' from: $*"
    [ ! -s err ] || fail "stderr of: $*"
}

# fails TEXT PROGRAM ..: exit status 1, and one line with TEXT on stderr, that
# begins with the name of the program and has nothing twice before a colon.
fails() {
    ends 1 "$@"
}

# misuses TEXT PROGRAM ..: the same with exit status 2, of a malformed command
# line.
misuses() {
    ends 2 "$@"
}

ends() {
    local expected=$1 text=$2 name=${3##*/} status=0
    shift 2
    "$@" >out 2>err || status=$?
    [ "$status" = "$expected" ] || fail "status $status of: $*"
    grep -qF -- "$text" err || fail "no '$text' from: $*"
    [ "$(wc -l <err)" = 1 ] || fail "more than a line from: $*"
    if grep -Eq '(^|: )([^:]+: )\2' err; then
        fail "says it twice: $*"
    fi
    name=${name%_fault}
    [[ $(<err) == "${name%_fake}"*": "* ]] || fail "unnamed line from: $*"
}
