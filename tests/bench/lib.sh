# What the tests of the benches share. A test includes this first: it is then in
# an empty folder, and ends where something fails.
# shellcheck shell=bash
set -euo pipefail

sandbox=$(mktemp -d)
trap 'rm -rf "$sandbox"' EXIT
cd "$sandbox"

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
# begins with the name of the program.
fails() {
    local text=$1 name=${2##*/} status=0
    shift
    "$@" >out 2>err || status=$?
    [ "$status" = 1 ] || fail "status $status of: $*"
    grep -qF -- "$text" err || fail "no '$text' from: $*"
    [ "$(wc -l <err)" = 1 ] || fail "more than a line from: $*"
    name=${name%_fault}
    [[ $(<err) == "${name%_fake}"*": "* ]] || fail "unnamed line from: $*"
}
