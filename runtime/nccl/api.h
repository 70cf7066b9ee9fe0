/* NCCL, as this project calls it: its types and functions declared once more,
 * so that nothing needs nccl.h, and a table that is filled when the library is
 * opened. tests/nccl/test_nccl_api.c compares all of it with nccl.h.
 *
 * Types carry the values and layouts of NCCL 2.18, which newer ones keep. */
#ifndef SDYI_RUNTIME_NCCL_API_H
#define SDYI_RUNTIME_NCCL_API_H

#include <sdyrt/status.h>

#include <stdbool.h>

struct CUstream_st; /* what a cudaStream_t points to */

#define SDYI_NCCL_OLDEST                                                       \
    21800 /* versions are major * 10000 + minor * 100 ..                       \
           */

typedef enum sdyi_nccl_result {
    SDYI_NCCL_SUCCESS = 0,
    SDYI_NCCL_CUDA_ERROR = 1,
    SDYI_NCCL_SYSTEM_ERROR = 2,
    SDYI_NCCL_INTERNAL_ERROR = 3,
    SDYI_NCCL_INVALID_ARGUMENT = 4,
    SDYI_NCCL_INVALID_USAGE = 5,
    SDYI_NCCL_REMOTE_ERROR = 6,
    SDYI_NCCL_IN_PROGRESS = 7
} sdyi_nccl_result;

typedef enum sdyi_nccl_dtype {
    SDYI_NCCL_INT8 = 0,
    SDYI_NCCL_UINT8 = 1,
    SDYI_NCCL_INT32 = 2,
    SDYI_NCCL_UINT32 = 3,
    SDYI_NCCL_INT64 = 4,
    SDYI_NCCL_UINT64 = 5,
    SDYI_NCCL_FLOAT16 = 6,
    SDYI_NCCL_FLOAT32 = 7,
    SDYI_NCCL_FLOAT64 = 8,
    SDYI_NCCL_BFLOAT16 = 9
} sdyi_nccl_dtype;

typedef enum sdyi_nccl_redop {
    SDYI_NCCL_SUM = 0,
    SDYI_NCCL_PROD = 1,
    SDYI_NCCL_MAX = 2,
    SDYI_NCCL_MIN = 3
} sdyi_nccl_redop;

typedef struct sdyi_nccl_comm sdyi_nccl_comm; /* opaque: struct ncclComm */

typedef struct sdyi_nccl_id {
    char internal[128];
} sdyi_nccl_id;

/* The attributes of 2.18, and two of newer versions. A library takes its own
 * defaults for those beyond `size`, and for those that are newer than
 * `version`. */
typedef struct sdyi_nccl_config {
    size_t size;
    unsigned int magic;
    unsigned int version;
    int blocking;
    int cga_cluster_size;
    int min_ctas;
    int max_ctas;
    const char *net_name;
    int split_share;
    int traffic_class;     /* 2.26: where 2.18 had padding */
    const char *comm_name; /* 2.27, which does not copy it */
} sdyi_nccl_config;

#define SDYI_NCCL_HAS_TRAFFIC_CLASS 22600
#define SDYI_NCCL_HAS_COMM_NAME 22700

#define SDYI_NCCL_UNSET INT32_MIN
#define SDYI_NCCL_NO_COLOUR (-1) /* of a rank that is in no part of a split */

/* As of 2.18. */
#define SDYI_NCCL_CONFIG_INIT                                                  \
    {                                                                          \
        offsetof(sdyi_nccl_config, comm_name), 0xcafebeef, SDYI_NCCL_OLDEST,   \
            SDYI_NCCL_UNSET, SDYI_NCCL_UNSET, SDYI_NCCL_UNSET,                 \
            SDYI_NCCL_UNSET, NULL, SDYI_NCCL_UNSET, SDYI_NCCL_UNSET, NULL      \
    }

/* `X(member, name, returns, (parameters))`: what every library must have. */
#define SDYI_NCCL_REQUIRED(X)                                                  \
    X(get_version, ncclGetVersion, sdyi_nccl_result, (int *version))           \
    X(get_unique_id, ncclGetUniqueId, sdyi_nccl_result, (sdyi_nccl_id * id))   \
    X(comm_init_rank_config, ncclCommInitRankConfig, sdyi_nccl_result,         \
      (sdyi_nccl_comm * *comm, int n_ranks, sdyi_nccl_id id, int rank,         \
       sdyi_nccl_config *config))                                              \
    X(comm_split, ncclCommSplit, sdyi_nccl_result,                             \
      (sdyi_nccl_comm * comm, int colour, int key, sdyi_nccl_comm **made,      \
       sdyi_nccl_config *config))                                              \
    X(comm_finalize, ncclCommFinalize, sdyi_nccl_result,                       \
      (sdyi_nccl_comm * comm))                                                 \
    X(comm_destroy, ncclCommDestroy, sdyi_nccl_result,                         \
      (sdyi_nccl_comm * comm))                                                 \
    X(comm_abort, ncclCommAbort, sdyi_nccl_result, (sdyi_nccl_comm * comm))    \
    X(comm_get_async_error, ncclCommGetAsyncError, sdyi_nccl_result,           \
      (sdyi_nccl_comm * comm, sdyi_nccl_result * error))                       \
    X(comm_count, ncclCommCount, sdyi_nccl_result,                             \
      (sdyi_nccl_comm *const comm, int *count))                                \
    X(comm_user_rank, ncclCommUserRank, sdyi_nccl_result,                      \
      (sdyi_nccl_comm *const comm, int *rank))                                 \
    X(comm_cu_device, ncclCommCuDevice, sdyi_nccl_result,                      \
      (sdyi_nccl_comm *const comm, int *device))                               \
    X(get_error_string, ncclGetErrorString, const char *,                      \
      (sdyi_nccl_result result))                                               \
    X(get_last_error, ncclGetLastError, const char *, (sdyi_nccl_comm * comm)) \
    X(group_start, ncclGroupStart, sdyi_nccl_result, (void))                   \
    X(group_end, ncclGroupEnd, sdyi_nccl_result, (void))                       \
    X(send, ncclSend, sdyi_nccl_result,                                        \
      (const void *buffer, size_t count, sdyi_nccl_dtype dtype, int peer,      \
       sdyi_nccl_comm *comm, struct CUstream_st *stream))                      \
    X(recv, ncclRecv, sdyi_nccl_result,                                        \
      (void *buffer, size_t count, sdyi_nccl_dtype dtype, int peer,            \
       sdyi_nccl_comm *comm, struct CUstream_st *stream))                      \
    X(all_gather, ncclAllGather, sdyi_nccl_result,                             \
      (const void *from, void *to, size_t count, sdyi_nccl_dtype dtype,        \
       sdyi_nccl_comm *comm, struct CUstream_st *stream))                      \
    X(reduce_scatter, ncclReduceScatter, sdyi_nccl_result,                     \
      (const void *from, void *to, size_t count, sdyi_nccl_dtype dtype,        \
       sdyi_nccl_redop op, sdyi_nccl_comm *comm, struct CUstream_st *stream))  \
    X(all_reduce, ncclAllReduce, sdyi_nccl_result,                             \
      (const void *from, void *to, size_t count, sdyi_nccl_dtype dtype,        \
       sdyi_nccl_redop op, sdyi_nccl_comm *comm, struct CUstream_st *stream))  \
    X(broadcast, ncclBroadcast, sdyi_nccl_result,                              \
      (const void *from, void *to, size_t count, sdyi_nccl_dtype dtype,        \
       int root, sdyi_nccl_comm *comm, struct CUstream_st *stream))            \
    X(reduce, ncclReduce, sdyi_nccl_result,                                    \
      (const void *from, void *to, size_t count, sdyi_nccl_dtype dtype,        \
       sdyi_nccl_redop op, int root, sdyi_nccl_comm *comm,                     \
       struct CUstream_st *stream))

/* Functions of newer versions; NULL in the table of a library without them. */
#define SDYI_NCCL_OPTIONAL(X)                                                  \
    X(mem_alloc, ncclMemAlloc, sdyi_nccl_result,                               \
      (void **memory, size_t bytes)) /* 2.19 */                                \
    X(mem_free, ncclMemFree, sdyi_nccl_result, (void *memory))                 \
    X(comm_register, ncclCommRegister, sdyi_nccl_result,                       \
      (sdyi_nccl_comm *const comm, void *memory, size_t bytes,                 \
       void **handle)) /* 2.19 */                                              \
    X(comm_deregister, ncclCommDeregister, sdyi_nccl_result,                   \
      (sdyi_nccl_comm *const comm, void *handle))                              \
    X(all_to_all, ncclAlltoAll, sdyi_nccl_result,                              \
      (const void *from, void *to, size_t count, sdyi_nccl_dtype dtype,        \
       sdyi_nccl_comm *comm, struct CUstream_st *stream)) /* 2.28 */           \
    X(comm_revoke, ncclCommRevoke, sdyi_nccl_result,                           \
      (sdyi_nccl_comm * comm, int flags)) /* 2.28.9 */

#define SDYI_NCCL_MEMBER_(member, name, returns, parameters)                   \
    returns(*member) parameters;
typedef struct sdyi_nccl_api {
    SDYI_NCCL_REQUIRED(SDYI_NCCL_MEMBER_)
    SDYI_NCCL_OPTIONAL(SDYI_NCCL_MEMBER_)
    int version;    /* of the library, as ncclGetVersion says */
    char file[512]; /* of the library */
    /* It may take memory that graphs use as registered, by itself: it was told
     * to, or was in the process before it could be told not to. */
    bool may_register_graphs;
} sdyi_nccl_api;
#undef SDYI_NCCL_MEMBER_

/* Open NCCL, once in a process: the file that SDYRT_NCCL_LIB names, and no
 * other; or else libnccl.so.2 as the loader finds it, or in `lib` or `lib64`
 * of NCCL_ROOT. It stays open.
 * Errors: SYSTEM: it cannot be opened, is older than 2.18 or lacks a function;
 *         the text says what was tried. The same on every call. */
sdyrt_status sdyi_nccl_load(const sdyi_nccl_api **api);

#endif
