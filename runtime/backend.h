/* The table of functions that a backend is, and the buffers of a run. */
#ifndef SDYI_RUNTIME_BACKEND_H
#define SDYI_RUNTIME_BACKEND_H

#include "base/status.h"
#include "collectives/plan/step.h"
#include "kernels/box.h"
#include <sdyrt/context.h>

struct CUstream_st; /* what a cudaStream_t points to */

typedef struct sdyi_buffers {
    const void *in;
    void *out;
    void *scratch;
    const int64_t *counts; /* of a run whose counts vary: this rank's row */
    int64_t *received;     /* and what came from each member; NULL: not asked */
} sdyi_buffers;

/* The operation that a rank is about to run; equal on all ranks that call the
 * same. Of one with a root the last bits of the fingerprint are the root, which
 * is equal in each group. */
typedef struct sdyi_call {
    uint64_t fingerprint;
    const char *text;  /* for a person; lives as long as the plan */
    bool is_compared;  /* across all ranks of hosts, whatever `verify` says */
    const int *groups; /* of each rank the first of its group, or itself; lives
                          as long as the plan; NULL: there are no roots */
    int group;         /* of this rank */
} sdyi_call;

#define SDYI_CALL_ROOT (((uint64_t)1 << 24) - 1)

/* True if rank `rank`, which has the fingerprint `theirs`, calls another
 * operation than this rank; roots are compared within a group only. */
static inline bool sdyi_call_differs(const sdyi_call *call, int rank,
                                     uint64_t theirs) {
    const bool is_beside =
        call->groups != NULL && call->groups[rank] != call->group;
    const uint64_t root = is_beside ? SDYI_CALL_ROOT : 0;
    return ((theirs ^ call->fingerprint) & ~root) != 0;
}

/* The rank with whose call that of a rank has to agree, root and all. */
static inline int sdyi_call_first(const sdyi_call *call, int rank) {
    return call->groups == NULL ? 0 : call->groups[rank];
}

/* The rank whose call differs from that of `rank`, whose fingerprint is
 * `theirs`: rank 0, or the first of its group; -1: neither. */
static inline int sdyi_call_other(const sdyi_call *call, int rank,
                                  uint64_t theirs, uint64_t of_first,
                                  uint64_t of_zero) {
    const uint64_t root = call->groups == NULL ? 0 : SDYI_CALL_ROOT;
    return ((theirs ^ of_zero) & ~root) != 0 ? 0
           : theirs != of_first              ? sdyi_call_first(call, rank)
                                             : -1;
}

/* A backend: its file's only global. Each entry is called by the rank's own
 * thread, never two at a time for one context, and may block unless it says
 * otherwise. An entry that fails writes the error text. All but `connect` and
 * `mark` are there on all backends: what a backend has no need of does nothing.
 */
typedef struct sdyi_backend {
    const char *name;
    bool is_device; /* buffers are memory of a device, with streams */

    /* Make of a plan's steps the program that runs them, so that running it
     * allocates nothing. Collective on a device, local on the host: `status` is
     * what came of the plan so far, a failure with this thread's error text,
     * and where it is collective what failed on one rank fails on all. The plan
     * lives as long as the program. `like` is the program of a plan of the same
     * operation that may differ in strides, or NULL; with one it is local: what
     * ranks decided together for that holds for this.
     * Errors: that of `status`; NO_MEMORY; MISMATCH, TIMEOUT, ABORTED. */
    sdyrt_status (*compile)(sdyrt_context *context, sdyrt_status status,
                            const sdyi_call *call, const sdyrt_plan *plan,
                            const void *like, void **program);

    /* Compare across all ranks a plan that was made, whatever `verify` says:
     * `call` is of making it, and `status` its outcome on this rank, a failure
     * with this thread's error text. An operation of all ranks; but local where
     * compiling is collective, as all ranks know the outcome then.
     * Errors: `status`; of another rank as `refuse` says; MISMATCH, after which
     * the next operation works; TIMEOUT, ABORTED. */
    sdyrt_status (*agree)(sdyrt_context *context, sdyrt_status status,
                          const sdyi_call *call);

    /* Run a program, an operation of all ranks; with `verify`, compare `call`
     * across all of them first. On the host it is done on return; on a device
     * put on `*stream`, a cudaStream_t (NULL: the context's own), which
     * allocates nothing, and waits for the device only for room where very much
     * is under way.
     * Errors: MISMATCH, TIMEOUT, ABORTED; what failed since the last call. */
    sdyrt_status (*run)(sdyrt_context *context, void *program,
                        const sdyi_call *call, const sdyi_buffers *buffers,
                        struct CUstream_st *const *stream);

    /* Free a program, when what it runs is done; NULL does nothing. */
    void (*program_free)(sdyrt_context *context, void *program);

    /* This rank cannot run the operation it would run now (the error text says
     * why): it counts as run, and fails with ABORTED on the ranks that wait for
     * this one. On nccl that holds with `verify` alone; without, they wait
     * until this rank runs it after all, or for the timeout. */
    void (*refuse)(sdyrt_context *context);

    sdyrt_status (*barrier)(sdyrt_context *context);

    /* sdyrt_connect, collective; `status` is that of its arguments on this
     * rank, and what failed on one rank fails on all. NULL on the host, where
     * all ranks are connected. */
    sdyrt_status (*connect)(sdyrt_context *context, sdyrt_status status,
                            const int *peers, int n);

    /* sdyrt_batch, of messages that are verified; on a device put on `*stream`
     * (NULL: the context's own). */
    sdyrt_status (*batch)(sdyrt_context *context, const sdyrt_message *messages,
                          int n, struct CUstream_st *const *stream);

    /* sdyrt_mark_on; NULL where there are no streams. */
    sdyrt_status (*mark)(sdyrt_context *context, const char *text,
                         struct CUstream_st *stream);

    /* The number of the last operation that was called, for error texts. */
    uint64_t (*operation)(const sdyrt_context *context);

    /* Memory that the backend moves best. */
    sdyrt_status (*alloc)(sdyrt_context *context, size_t bytes, void **memory);
    void (*free)(sdyrt_context *context, void *memory);

    /* Wait until all that was called is done. */
    sdyrt_status (*wait)(sdyrt_context *context);
    /* Copy after what was called, between any memory, and wait. */
    sdyrt_status (*copy)(sdyrt_context *context, void *to, const void *from,
                         size_t bytes);

    /* Break the context: what this rank is in ends with `status` and `text`, on
     * the other ranks with ABORTED. From any thread; does not block. */
    void (*abort)(sdyrt_context *context, sdyrt_status status,
                  const char *text);

    /* Leave: called once, by sdyrt_context_destroy. May wait for the other
     * ranks to leave as well, as long as the timeout; does not fail. */
    void (*fini)(sdyrt_context *context);
} sdyi_backend;

/* -- the buffers of a run -------------------------------------------------- */

/* The start of a step's source, and of its target, in the buffers of a run.
 * NULL: the buffer of an empty tile, and nothing is moved. */
static inline const void *sdyi_exchange_source(const sdyi_exchange *step,
                                               const sdyi_buffers *buffers) {
    const char *const start = step->source == SDYRT_BUFFER_IN ? buffers->in
                              : step->source == SDYRT_BUFFER_OUT
                                  ? buffers->out
                                  : buffers->scratch;
    return start == NULL ? NULL : start + step->source_start;
}

static inline void *sdyi_exchange_target(const sdyi_exchange *step,
                                         const sdyi_buffers *buffers) {
    char *const start =
        step->target == SDYRT_BUFFER_OUT ? buffers->out : buffers->scratch;
    return start == NULL ? NULL : start + step->target_start;
}

/* Bytes that a step writes into a cache shared with others: `ranks` of them on
 * this machine run it alike, and of today's cores 8 share a cache. A third of
 * one is the most that a rank is given: beyond it, reading the result from
 * memory took no longer than streaming had saved. */
static inline size_t sdyi_exchange_moved(const sdyi_exchange *step, int ranks) {
    const size_t sharing = ranks < 3 ? 3 : ranks < 8 ? (size_t)ranks : 8;
    return step->bytes < SIZE_MAX / 8 ? step->bytes * sharing : SIZE_MAX;
}

/* The first element of a received box in its source, a buffer at `data` with
 * `strides`, and in this rank's target. */
static inline const void *sdyi_peer_box_source(const sdyi_exchange *step,
                                               const sdyi_peer_box *piece,
                                               const char *data,
                                               const int64_t *strides) {
    return sdyi_element(data, piece->peer_offset, strides, step->rank,
                        sdyrt_dtype_bytes(step->dtype));
}

static inline void *sdyi_peer_box_target(const sdyi_exchange *step,
                                         const sdyi_peer_box *piece,
                                         const sdyi_buffers *buffers) {
    return sdyi_element(sdyi_exchange_target(step, buffers), piece->offset,
                        step->target_strides, step->rank,
                        sdyrt_dtype_bytes(step->dtype));
}

#endif
