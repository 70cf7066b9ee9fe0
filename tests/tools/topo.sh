#!/usr/bin/env bash
# sdyrt topo: what it names. Usage: topo.sh COMMAND
# shellcheck source=tests/tools/lib.sh
. "$(dirname "$0")/lib.sh"

start "topo names what is there"
succeeds topo
for word in core thread 'node 0' backends 'mpi: ' 'nccl: ' hwloc; do
    grep -q "$word" "$sandbox/stdout" || fail "no $word"
done
start "topo prints JSON"
succeeds topo --json
[ "$(wc -l <"$sandbox/stdout")" -eq 1 ] || fail "not one document"
grep -Eq '"hardware_threads": [1-9]' "$sandbox/stdout" || fail "no threads"
grep -Eq '"backends": {"threads": true, "mpi": (true|false), "nccl": (true|false)}' \
    "$sandbox/stdout" || fail "backends"

start "topo says why there is no nccl"
SDYRT_CUDA_LIB=$PWD/none.so succeeds topo
grep -q "^ *nccl: the plug-in for GPUs cannot be used: $PWD/none.so: cannot" \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"
SDYRT_CUDA_LIB=$PWD/none.so succeeds topo --json
grep -q '"nccl": false}, .*"nccl": "the plug-in for GPUs cannot be used: ' \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"

[ -e "$(dirname "$sdyrt")/../libsdyrt.so" ] || finish # mpi may be linked

start "topo says why there is no mpi"
SDYRT_MPI_LIB=$PWD/none.so succeeds topo
grep -q "^ *mpi: the plug-in for MPI cannot be used: $PWD/none.so: cannot" \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"
SDYRT_MPI_LIB=$PWD/none.so succeeds topo --json
grep -q '"mpi": false, "nccl": .*"mpi": "the plug-in for MPI cannot be used: ' \
    "$sandbox/stdout" || fail "$(cat "$sandbox/stdout")"

finish
