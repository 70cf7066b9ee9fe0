#!/usr/bin/env bash
# A rank of an MPI job dies: the others must say so within the timeout, on one
# node and on two.
#   die_test.sh HOW PROGRAM MPIEXEC
# HOW is kill, leave, stop, freeze or destroy, or unborn or absent.
set -euo pipefail
how=$1
program=$2
mpiexec=$3
temp=$(mktemp -d)
trap 'rm -rf "$temp"' EXIT

# What a launcher does when a process dies is to end all others: not here.
case $("$mpiexec" --version 2>&1) in
*HYDRA*) keep=-disable-auto-cleanup ;;
*OpenRTE*) keep=--enable-recovery ;;
*)
    echo "skipped: no way is known to let a job live on with $mpiexec"
    exit 77
    ;;
esac

for nodes in 1 2; do
    mkdir "$temp/$nodes"
    SDYRT_FAKE_NODES=$nodes timeout 150 "$mpiexec" $keep -n 4 \
        "$program" "$how" "$temp/$nodes" || true
    for rank in 0 1 2; do
        # MPICH's launcher breaks, and ends the others, when it answers a
        # process that was killed: then there is nothing to be seen
        if [[ $how$keep == @(kill|destroy)-disable-auto-cleanup ]] &&
            [ ! -e "$temp/$nodes/$rank" ]; then
            echo "skipped: the launcher has ended rank $rank"
            exit 77
        fi
        report=$(cat "$temp/$nodes/$rank")
        echo "$nodes nodes, rank $rank: $report"
        case $how.$nodes in
        kill.1 | leave.1) expected='^ABORTED RANK_FAILED [0-9.]* .*rank 3 has died' ;;
        # a rank on the node of the dead one tells; a rank that was not
        # waiting for that one may time out itself
        kill.2 | leave.2) expected='^(ABORTED|TIMEOUT) .*rank 3|^BACKEND' ;;
        # rank 3 is what they all wait for in the end
        freeze.*) expected='^TIMEOUT RANK_MISSING .*rank [0-3]' ;;
        destroy.*) expected='^OK .* [0-4]\.' ;;
        unborn.* | absent.*)
            # nobody knows by name a rank that never came
            expected='^TIMEOUT RANK_MISSING .*waited 5 s for all 4 ranks' ;;
        *) expected='^TIMEOUT RANK_MISSING .*rank 3' ;;
        esac
        grep -Eq "$expected" <<<"$report"
    done
done
