/* A device and an NCCL that do nothing but count how often each is called. */
#include "bench/nccl_overhead/empty.h"

#include "kernels/cuda.h"
#include "runtime/nccl/rank.h"

#include <stdatomic.h>
#include <stdlib.h>

/* The watchdog calls as well: each thread counts for itself. */
static _Thread_local int64_t counts[EMPTY_CALLS];

int64_t empty_count(empty_call call) {
    return counts[call];
}

const char *empty_name(empty_call call) {
    static const char *const names[] = {
        [EMPTY_GET_DEVICE] = "cudaGetDevice",
        [EMPTY_CAPTURING] = "cudaStreamIsCapturing",
        [EMPTY_ATTRIBUTES] = "cudaPointerGetAttributes",
        [EMPTY_RECORD] = "cudaEventRecord",
        [EMPTY_WAIT] = "cudaStreamWaitEvent",
        [EMPTY_LAUNCH] = "kernel launch",
        [EMPTY_GROUP] = "ncclGroupStart, End",
        [EMPTY_NCCL] = "ncclSend, Recv, ..",
        [EMPTY_QUERY] = "any query of an end"};
    return names[call];
}

/* -- the device ------------------------------------------------------------ */

static int place; /* what pointers to nothing point to */

sdyrt_status sdyi_gpu_count(int *count) {
    *count = 2;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_select(int device) {
    (void)device;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_enter(int device, int *before) {
    counts[EMPTY_GET_DEVICE]++;
    *before = device; /* as where a process has one device */
    return SDYRT_OK;
}

void sdyi_gpu_leave(int device, int before) {
    (void)device;
    (void)before;
}

sdyrt_status sdyi_gpu_pci(int device, char *text, size_t bytes) {
    (void)device;
    if (bytes > 0)
        text[0] = '\0';
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_relax_capture(void) {
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_alloc(size_t bytes, void **memory) {
    *memory = malloc(bytes > 0 ? bytes : 1);
    return *memory == NULL ? SDYRT_MEMORY : SDYRT_OK;
}

void sdyi_gpu_free(void *memory) {
    free(memory);
}

sdyrt_status sdyi_gpu_owns(int device, const void *memory, bool *owns) {
    (void)device;
    (void)memory;
    counts[EMPTY_ATTRIBUTES]++;
    *owns = true;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_copy(void *to, const void *from, size_t bytes,
                           struct CUstream_st *stream) {
    (void)to;
    (void)from;
    (void)bytes;
    (void)stream;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_stream_create(struct CUstream_st **stream) {
    *stream = (struct CUstream_st *)(void *)&place;
    return SDYRT_OK;
}

void sdyi_gpu_stream_destroy(struct CUstream_st *stream) {
    (void)stream;
}

sdyrt_status sdyi_gpu_stream_is_done(struct CUstream_st *stream,
                                     bool *is_done) {
    (void)stream;
    counts[EMPTY_QUERY]++;
    *is_done = true;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_stream_is_capturing(struct CUstream_st *stream,
                                          bool *is_capturing) {
    (void)stream;
    counts[EMPTY_CAPTURING]++;
    *is_capturing = false;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_event_create(struct CUevent_st **event) {
    *event = (struct CUevent_st *)(void *)&place;
    return SDYRT_OK;
}

void sdyi_gpu_event_destroy(struct CUevent_st *event) {
    (void)event;
}

sdyrt_status sdyi_gpu_event_record(struct CUevent_st *event,
                                   struct CUstream_st *stream) {
    (void)event;
    (void)stream;
    counts[EMPTY_RECORD]++;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_event_is_done(struct CUevent_st *event, bool *is_done) {
    (void)event;
    counts[EMPTY_QUERY]++;
    *is_done = true;
    return SDYRT_OK;
}

sdyrt_status sdyi_gpu_stream_wait(struct CUstream_st *stream,
                                  struct CUevent_st *event) {
    (void)stream;
    (void)event;
    counts[EMPTY_WAIT]++;
    return SDYRT_OK;
}

/* -- kernels --------------------------------------------------------------- */

static sdyrt_status make(sdyi_batch **batch) {
    *batch = (sdyi_batch *)(void *)&place;
    return SDYRT_OK;
}

sdyrt_status sdyi_batch_moves(const sdyi_move *moves, int64_t n, size_t width,
                              sdyi_batch **batch) {
    (void)moves;
    (void)n;
    (void)width;
    return make(batch);
}

sdyrt_status sdyi_batch_folds(const sdyi_fold *folds, int64_t n,
                              sdyrt_dtype dtype, sdyrt_reduction reduction,
                              sdyi_batch **batch) {
    (void)folds;
    (void)n;
    (void)dtype;
    (void)reduction;
    return make(batch);
}

sdyrt_status sdyi_batch_fills(const sdyi_move *fills, int64_t n, size_t width,
                              const void *value, sdyi_batch **batch) {
    (void)fills;
    (void)n;
    (void)width;
    (void)value;
    return make(batch);
}

sdyrt_status sdyi_batch_converts(const sdyi_move *moves, int64_t n,
                                 sdyrt_dtype from, sdyrt_dtype to,
                                 sdyi_batch **batch) {
    (void)moves;
    (void)n;
    (void)from;
    (void)to;
    return make(batch);
}

sdyrt_status sdyi_batch_run(const sdyi_batch *batch,
                            void *const bases[SDYI_BASES], void *stream) {
    (void)batch;
    (void)bases;
    (void)stream;
    counts[EMPTY_LAUNCH]++;
    return SDYRT_OK;
}

void sdyi_batch_free(sdyi_batch *batch) {
    (void)batch;
}

sdyrt_status sdyi_batch_load(void) {
    return SDYRT_OK;
}

/* -- NCCL ------------------------------------------------------------------ */

static sdyi_nccl_result get_unique_id(sdyi_nccl_id *id) {
    *id = (sdyi_nccl_id){{0}};
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result init(sdyi_nccl_comm **comm, int n_ranks,
                             sdyi_nccl_id id, int rank,
                             sdyi_nccl_config *config) {
    (void)n_ranks;
    (void)id;
    (void)rank;
    (void)config;
    *comm = (sdyi_nccl_comm *)(void *)&place;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result split(sdyi_nccl_comm *comm, int colour, int key,
                              sdyi_nccl_comm **made, sdyi_nccl_config *config) {
    (void)colour;
    (void)key;
    (void)config;
    *made = comm;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result end(sdyi_nccl_comm *comm) {
    (void)comm;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result get_async_error(sdyi_nccl_comm *comm,
                                        sdyi_nccl_result *error) {
    (void)comm;
    counts[EMPTY_QUERY]++;
    *error = SDYI_NCCL_SUCCESS;
    return SDYI_NCCL_SUCCESS;
}

static const char *text_of(sdyi_nccl_result result) {
    (void)result;
    return "a failure";
}

static const char *last_error(sdyi_nccl_comm *comm) {
    (void)comm;
    return "";
}

static sdyi_nccl_result group(void) {
    counts[EMPTY_GROUP]++;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result send_it(const void *buffer, size_t count,
                                sdyi_nccl_dtype dtype, int peer,
                                sdyi_nccl_comm *comm,
                                struct CUstream_st *stream) {
    (void)buffer;
    (void)count;
    (void)dtype;
    (void)peer;
    (void)comm;
    (void)stream;
    counts[EMPTY_NCCL]++;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result receive_it(void *buffer, size_t count,
                                   sdyi_nccl_dtype dtype, int peer,
                                   sdyi_nccl_comm *comm,
                                   struct CUstream_st *stream) {
    return send_it(buffer, count, dtype, peer, comm, stream);
}

static sdyi_nccl_result gather(const void *from, void *to, size_t count,
                               sdyi_nccl_dtype dtype, sdyi_nccl_comm *comm,
                               struct CUstream_st *stream) {
    (void)from;
    return send_it(to, count, dtype, 0, comm, stream);
}

static sdyi_nccl_result reduce(const void *from, void *to, size_t count,
                               sdyi_nccl_dtype dtype, sdyi_nccl_redop op,
                               sdyi_nccl_comm *comm,
                               struct CUstream_st *stream) {
    (void)op;
    return gather(from, to, count, dtype, comm, stream);
}

static sdyi_nccl_result broadcast(const void *from, void *to, size_t count,
                                  sdyi_nccl_dtype dtype, int root,
                                  sdyi_nccl_comm *comm,
                                  struct CUstream_st *stream) {
    (void)root;
    return gather(from, to, count, dtype, comm, stream);
}

const sdyi_nccl_api empty_api = {.get_unique_id = get_unique_id,
                                 .comm_init_rank_config = init,
                                 .comm_split = split,
                                 .comm_finalize = end,
                                 .comm_destroy = end,
                                 .comm_abort = end,
                                 .comm_get_async_error = get_async_error,
                                 .get_error_string = text_of,
                                 .get_last_error = last_error,
                                 .group_start = group,
                                 .group_end = group,
                                 .send = send_it,
                                 .recv = receive_it,
                                 .all_gather = gather,
                                 .reduce_scatter = reduce,
                                 .all_reduce = reduce,
                                 .broadcast = broadcast,
                                 .version = SDYI_NCCL_OLDEST,
                                 .file = "nothing"};

sdyrt_status sdyi_nccl_load(const sdyi_nccl_api **api) {
    *api = &empty_api;
    return SDYRT_OK;
}
