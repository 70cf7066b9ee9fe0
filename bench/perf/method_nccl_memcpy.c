/* cudaMemcpyAsync of as many bytes as the plan brings together, from memory of
 * the device to the same: what its memory gives where nobody waits. */
#include "bench/perf/gpu.h"
#include "bench/perf/nccl_state.h"

sdyrt_status perf_nccl_copy(const perf_call *call, void *to, const void *from,
                            size_t bytes) {
    return perf_nccl_try(call->rank, "cudaMemcpyAsync",
                         perf_gpu_copy(to, from, bytes, call->rank->stream));
}

sdyrt_status perf_nccl_wait(const perf_call *call, void *state) {
    (void)state;
    return perf_nccl_try(call->rank, "cudaStreamSynchronize",
                         perf_gpu_wait(call->rank->stream));
}

static sdyrt_status memcpy_open(const perf_call *call, void **state,
                                bool *fits) {
    *state = NULL;
    *fits = call->rank->stream != NULL;
    return perf_all(call, fits);
}

static sdyrt_status memcpy_run(const perf_call *call, void *state) {
    (void)state;
    return perf_copy_as_many(call, call->in, call->out, perf_nccl_copy);
}

const perf_method perf_method_nccl_memcpy = {.name = "memcpy",
                                             .open = memcpy_open,
                                             .run = memcpy_run,
                                             .finish = perf_nccl_wait};
