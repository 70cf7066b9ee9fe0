# shellcheck shell=bash
# shellcheck disable=SC2034 # for who includes it
# Runs of `sdyrt exec` on ranks, for tests whose arguments are
# SDYRT [MPIRUN [OPTIONS..]]; in a folder that is removed at their end.
sdyrt=$1
shift
here=$(cd "$(dirname "$0")" && pwd)
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
cd "$dir" || exit
failed=0

fail() {
    echo "FAIL: $*"
    failed=1
}

# on N ARGUMENTS..: run `sdyrt exec` on N ranks.
if [ $# -gt 0 ]; then
    mpirun=("$@")
    on() {
        timeout 300 "${mpirun[@]}" -n "$1" "$sdyrt" exec --backend mpi "${@:2}"
    }
else
    on() {
        timeout 300 "$sdyrt" exec -n "$1" "${@:2}"
    }
fi

# expect STATUS TEXT N ARGUMENTS..: ends with the status and prints the text,
# its first line where it fails: launchers add theirs.
expect() {
    local status=0 got
    got=$(on "${@:3}" 2>&1) || status=$?
    if [ "$1" != 0 ]; then
        got=$(grep -m 1 '^sdyrt:' <<<"$got" |
            sed 's/^sdyrt: rank [0-9]*: /sdyrt: /') || true
    fi
    if [ "$status" != "$1" ] || [ "$got" != "$2" ]; then
        fail "$3 ranks, ${*:4}: status $status, not $1: $got"
    fi
}
