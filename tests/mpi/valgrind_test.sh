#!/usr/bin/env bash
# A short job under valgrind, on one node and on two: no error and no memory
# lost in the library. What an MPI leaves behind is not ours: only what was
# called by the library counts, which every stack of it shows.
#   valgrind_test.sh MPIEXEC PROGRAM [ARGUMENT..]
set -euo pipefail
mpiexec=$1
shift
if ! command -v valgrind >/dev/null; then
    echo "skipped: there is no valgrind"
    exit 77
fi
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

failed=0
for nodes in 1 2; do
    # one log a process; its number is in the name
    SDYRT_FAKE_NODES=$nodes timeout 250 "$mpiexec" -n 2 valgrind \
        --leak-check=full --show-leak-kinds=definite \
        --errors-for-leak-kinds=definite --num-callers=40 \
        --log-file="$temp/$nodes.%p" "$@"
    whole=0
    for log in "$temp/$nodes".*; do
        if ! grep -q 'ERROR SUMMARY' "$log"; then
            continue # of a helper that MPI has started
        fi
        whole=$((whole + 1))
        if grep -Eq '(sdyi|sdyrt)_' "$log"; then
            echo "$nodes nodes: valgrind complains of the library:"
            cat "$log"
            failed=1
        fi
    done
    if [ "$whole" -lt 2 ]; then
        echo "valgrind has not come to an end in both processes"
        failed=1
    fi
done
exit $failed
