/* NCCL's own functions, for its bare calls. */
#ifndef BENCH_PERF_NCCL_LOAD_H
#define BENCH_PERF_NCCL_LOAD_H

#include <nccl.h>

/* X(member, name, like): the type is that of function `like`, which every
 * nccl.h has. */
#define PERF_NCCL_REQUIRED(X)                                                  \
    X(get_unique_id, ncclGetUniqueId, ncclGetUniqueId)                         \
    X(comm_init, ncclCommInitRankConfig, ncclCommInitRankConfig)               \
    X(comm_destroy, ncclCommDestroy, ncclCommDestroy)                          \
    X(error_string, ncclGetErrorString, ncclGetErrorString)                    \
    X(last_error, ncclGetLastError, ncclGetLastError)                          \
    X(group_start, ncclGroupStart, ncclGroupStart)                             \
    X(group_end, ncclGroupEnd, ncclGroupEnd)                                   \
    X(send, ncclSend, ncclSend)                                                \
    X(recv, ncclRecv, ncclRecv)

/* Members that are NULL if the library lacks the function. */
#define PERF_NCCL_OPTIONAL(X)                                                  \
    X(all_gather, ncclAllGather, ncclAllGather)                                \
    X(reduce_scatter, ncclReduceScatter, ncclReduceScatter)                    \
    X(all_reduce, ncclAllReduce, ncclAllReduce)                                \
    X(broadcast, ncclBroadcast, ncclBroadcast)                                 \
    X(comm_split, ncclCommSplit, ncclCommSplit)                                \
    X(all_to_all, ncclAlltoAll, ncclAllGather) /* 2.28 */

#define PERF_NCCL_MEMBER_(member, name, like) __typeof__(like) *(member);
typedef struct perf_nccl_api {
    PERF_NCCL_REQUIRED(PERF_NCCL_MEMBER_)
    PERF_NCCL_OPTIONAL(PERF_NCCL_MEMBER_)
} perf_nccl_api;
#undef PERF_NCCL_MEMBER_

/* Load NCCL once, in a process with an nccl context: the same file. NULL: an
 * error, with `*why`. */
const perf_nccl_api *perf_nccl_load(const char **why);

#endif
