#!/bin/sh
# gpu_rank.sh COMMAND..: run COMMAND as one of the ranks that `sdyrt launch`
# starts, for gpu_check.sh.
#
# GPU_CHECK_SHARE=1: several ranks have one GPU. NCCL refuses that on one
# machine, so each says it is on a machine of its own (NCCL_HOSTID), and they
# talk through the loopback; slow, and not for measuring.
# GPU_CHECK_KILLED=1: the last rank is to be killed, and then has not failed.
: "${NCCL_DEBUG:=WARN}"
export NCCL_DEBUG
if [ "${GPU_CHECK_SHARE:-0}" = 1 ]; then
    export NCCL_HOSTID="sdyrt-${RANK:-0}"
    export NCCL_NET=Socket NCCL_SOCKET_IFNAME='=lo' NCCL_IB_DISABLE=1
    export NCCL_NET_PLUGIN=none NCCL_P2P_DISABLE=1 NCCL_SHM_DISABLE=1
    export NCCL_MNNVL_ENABLE=0 NCCL_NVLS_ENABLE=0 NCCL_CUMEM_HOST_ENABLE=0
    export NCCL_PROTO=Simple NCCL_ALGO=Ring NCCL_MAX_CTAS=2
    export NCCL_BUFFSIZE=1048576 NCCL_RAS_ENABLE=0
    export SDYRT_NCCL_SPLIT_SHARE=1
fi
if [ "${GPU_CHECK_KILLED:-0}" = 0 ]; then
    exec "$@"
fi
"$@"
status=$?
if [ $status -eq 137 ] && [ "$RANK" -eq $((WORLD_SIZE - 1)) ]; then
    echo "rank $RANK was killed, as it was to be"
    exit 0
fi
exit $status
