/* The library's own way. */
#include "bench/perf/nccl_state.h"
#include <sdyrt/cuda.h>

/* Where the program has a stream, on that: what the library is compared with
 * is there, and both are waited for alike. */
static sdyrt_status run(const perf_call *call, const void *in) {
    struct CUstream_st *stream = call->rank->stream;
    return stream == NULL
               ? sdyrt_plan_run(call->plan, in, call->out)
               : sdyrt_plan_run_on(call->plan, in, call->out, stream);
}

static sdyrt_status run_plan(const perf_call *call, void *state) {
    (void)state;
    return run(call, call->in);
}

static sdyrt_status run_in_place(const perf_call *call, void *state) {
    (void)state;
    return run(call, call->out);
}

/* A failure that has ended the stream is told by the context. */
static sdyrt_status wait_all(const perf_call *call, void *state) {
    (void)state;
    sdyrt_status status = SDYRT_OK;
    if (call->rank->stream != NULL)
        status = perf_nccl_wait(call, NULL);
    const sdyrt_status waited = sdyrt_wait(call->rank->context);
    return waited != SDYRT_OK ? waited : status;
}

const perf_method perf_method_sdyrt = {
    .name = "sdyrt", .checked = true, .run = run_plan, .finish = wait_all};

const perf_method perf_method_sdyrt_in_place = {.name = "in place",
                                                .checked = true,
                                                .run = run_in_place,
                                                .finish = wait_all};
