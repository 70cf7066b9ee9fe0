#!/usr/bin/env bash
# sdyrt topo: what it names. Usage: topo.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

start "topo names what is there"
succeeds topo
for word in core thread 'node 0' backends 'mpi: ' \
    'nccl: not in this version' hwloc; do
    grep -q "$word" "$sandbox/stdout" || fail "no $word"
done
start "topo prints JSON"
succeeds topo --json
[ "$(wc -l <"$sandbox/stdout")" -eq 1 ] || fail "not one document"
grep -Eq '"hardware_threads": [1-9]' "$sandbox/stdout" || fail "no threads"
grep -Eq '"backends": {"threads": true, "mpi": (true|false), "nccl": false}' \
    "$sandbox/stdout" || fail "backends"

finish
