# What the files of this folder share, beside that of the tests of the command
# (tests/tools/lib.sh): $opt is sdyrt-opt. Each ends with `finish`.
# shellcheck shell=bash disable=SC2034
opt=$(realpath "$2")
# shellcheck source=tests/tools/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/../tools/lib.sh"

# run COMMAND ARGUMENT..: any command; leaves $status, $sandbox/stdout and
# $sandbox/stderr.
run() {
    "$@" >"$sandbox/stdout" 2>"$sandbox/stderr" </dev/null
    status=$?
}

# says STATUS TEXT: how the last command ended, and a text that stands in what it
# printed, on either stream.
says() {
    [ "$status" -eq "$1" ] ||
        fail "exit status $status, not $1: $(head -c 500 "$sandbox/stderr")"
    cat "$sandbox/stdout" "$sandbox/stderr" | grep -qF -- "$2" ||
        fail "no '$2' in: $(head -c 500 "$sandbox/stdout")
$(head -c 500 "$sandbox/stderr")"
}
