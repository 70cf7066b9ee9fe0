/* Plans on the host, step by step: what the backends of host memory share. */
#ifndef SDYI_RUNTIME_HOST_RUN_H
#define SDYI_RUNTIME_HOST_RUN_H

#include "runtime/context.h"

/* The steps of an operation, as a backend of host memory runs them. */
typedef struct sdyi_host_steps {
    /* Have room for what the steps of a new plan need. Local. */
    sdyrt_status (*prepare)(sdyrt_context *context, const sdyi_exchange *steps,
                            int n_steps);

    /* Start an operation: all ranks call begin, the same exchanges, end. With
     * `verify`, compares `call` across all ranks first. On an error end is not
     * called.
     * Errors: MISMATCH, TIMEOUT, ABORTED. */
    sdyrt_status (*begin)(sdyrt_context *context, const sdyi_call *call);

    /* Run a step of kind EXCHANGE or REDUCE: returns when this rank's receives
     * are in place and its source buffer is no longer read. On an error the
     * other ranks of the operation fail as well, and nobody reads this rank's
     * buffers any more.
     * Errors: MISMATCH, TIMEOUT, ABORTED. */
    sdyrt_status (*exchange)(sdyrt_context *context, const sdyi_exchange *step,
                             const sdyi_buffers *buffers);

    /* End the operation begun last. Does not block or fail. */
    void (*end)(sdyrt_context *context);
} sdyi_host_steps;

/* Entries of sdyi_backend; the context has its `host`. */
sdyrt_status sdyi_host_compile(sdyrt_context *context, sdyrt_status status,
                               const sdyi_call *call, sdyi_exchange *steps,
                               int n_steps, void **program);
sdyrt_status sdyi_host_run(sdyrt_context *context, void *program,
                           const sdyi_call *call, const sdyi_buffers *buffers,
                           struct CUstream_st *const *stream);
void sdyi_host_program_free(sdyrt_context *context, void *program);
sdyrt_status sdyi_host_agree(sdyrt_context *context, bool *holds);
sdyrt_status sdyi_host_wait(sdyrt_context *context);
sdyrt_status sdyi_host_copy(sdyrt_context *context, void *to, const void *from,
                            size_t bytes);

#endif
