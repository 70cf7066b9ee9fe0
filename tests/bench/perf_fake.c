/* sdyrt_perf on the device and the NCCL of tests/nccl, in the place of what
 * opens the plug-in, CUDA and NCCL: the nccl backend's path, and the bare
 * calls, without a GPU. PERF_FAULT=nccl lets the bare all_gather fail, and
 * PERF_FAULT=old takes all_to_all away. */
#include "bench/perf/gpu.h"
#include "fake.h"
#include "runtime/plugin.h"
#include <pthread.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef SDYRT_PERF_NCCL
#include "bench/perf/nccl_load.h"
#endif

bool __wrap_sdyrt_nccl_describe(char *text, size_t bytes);
sdyrt_status __wrap_sdyrt_nccl_create(const sdyrt_config *config,
                                      const sdyrt_nccl_config *nccl_config,
                                      const sdyrt_bootstrap *bootstrap,
                                      sdyrt_context **context);

/* -- the plug-in ----------------------------------------------------------- */

bool __wrap_sdyrt_nccl_describe(char *text, size_t bytes) {
    return sdyi_plugin_cuda.nccl_describe(text, bytes);
}

sdyrt_status __wrap_sdyrt_nccl_create(const sdyrt_config *config,
                                      const sdyrt_nccl_config *nccl_config,
                                      const sdyrt_bootstrap *bootstrap,
                                      sdyrt_context **context) {
    return sdyi_plugin_cuda.nccl_create(config, nccl_config, bootstrap,
                                        context);
}

/* -- the device ------------------------------------------------------------ */

static const char *why(sdyrt_status status) {
    return status == SDYRT_OK ? NULL : sdyrt_last_error();
}

int perf_gpu_count(void) {
    int n = 0;
    return sdyi_gpu_count(&n) == SDYRT_OK ? n : 0;
}

const char *perf_gpu_open(int device, struct CUstream_st **stream) {
    if (sdyi_gpu_select(device) != SDYRT_OK)
        return sdyrt_last_error();
    fake_wait_for_room(); /* bare calls are put there as fast as can be */
    return why(sdyi_gpu_stream_create(stream));
}

void perf_gpu_close(struct CUstream_st *stream) {
    sdyi_gpu_stream_destroy(stream);
}

void perf_gpu_describe(char *text, size_t bytes) {
    (void)snprintf(text, bytes, "a fake");
}

const char *perf_gpu_copy(void *to, const void *from, size_t bytes,
                          struct CUstream_st *stream) {
    return why(sdyi_gpu_copy(to, from, bytes, stream));
}

const char *perf_gpu_wait(struct CUstream_st *stream) {
    for (bool is_done = false; !is_done; (void)sched_yield())
        if (fake_stream_is_done(stream, &is_done) != SDYRT_OK)
            return sdyrt_last_error();
    return *fake_refusal() != '\0' ? fake_refusal() : NULL;
}

const char *perf_gpu_alloc(size_t bytes, void **memory) {
    return why(sdyi_gpu_alloc(bytes, memory));
}

void perf_gpu_free(void *memory) {
    sdyi_gpu_free(memory);
}

/* -- NCCL ------------------------------------------------------------------ */

#ifdef SDYRT_PERF_NCCL
static ncclResult_t fail(const void *from, void *to, size_t count,
                         ncclDataType_t type, ncclComm_t comm,
                         cudaStream_t stream) {
    (void)from;
    (void)to;
    (void)count;
    (void)type;
    (void)comm;
    (void)stream;
    return ncclInternalError;
}

/* The library's configuration has the size of the oldest NCCL's. */
static ncclResult_t init(ncclComm_t *comm, int n_ranks, ncclUniqueId id,
                         int rank, ncclConfig_t *config) {
    sdyi_nccl_config own = SDYI_NCCL_CONFIG_INIT;
    sdyi_nccl_id own_id;
    sdyi_nccl_comm *made = NULL;
    own.blocking = config->blocking;
    memcpy(&own_id, &id, sizeof own_id);
    const sdyi_nccl_result result =
        fake_api.comm_init_rank_config(&made, n_ranks, own_id, rank, &own);
    *comm = (ncclComm_t)(void *)made;
    return (ncclResult_t)result;
}

/* Functions of one signature by NCCL's types and by the library's. */
#define TAKE(member, from)                                                     \
    memcpy(&nccl.member, &fake_api.from, sizeof nccl.member)

static perf_nccl_api nccl;

static void fill_table(void) {
    TAKE(get_unique_id, get_unique_id);
    nccl.comm_init = init;
    TAKE(comm_destroy, comm_destroy);
    TAKE(error_string, get_error_string);
    TAKE(last_error, get_last_error);
    TAKE(group_start, group_start);
    TAKE(group_end, group_end);
    TAKE(send, send);
    TAKE(recv, recv);
    TAKE(all_gather, all_gather);
    TAKE(reduce_scatter, reduce_scatter);
    TAKE(all_reduce, all_reduce);
    TAKE(broadcast, broadcast);
    TAKE(all_to_all, all_to_all);
    TAKE(comm_split, comm_split);
    const char *fault = getenv("PERF_FAULT");
    if (fault != NULL && strcmp(fault, "nccl") == 0)
        nccl.all_gather = fail;
    if (fault != NULL && strcmp(fault, "old") == 0)
        nccl.all_to_all = NULL;
}

const perf_nccl_api *perf_nccl_load(const char **text) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, fill_table);
    *text = "";
    return &nccl;
}
#endif
