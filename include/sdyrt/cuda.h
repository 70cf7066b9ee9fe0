/* Running on a stream of the caller's. A cudaStream_t is passed as it is; this
 * header needs no CUDA. */
#ifndef SDYRT_CUDA_H
#define SDYRT_CUDA_H

#include <sdyrt/plan.h>

SDYRT_BEGIN

struct CUstream_st; /* what a cudaStream_t points to */

/* As sdyrt_plan_run, on a backend whose buffers are device memory: what the
 * plan does comes after earlier work on `stream` and before later work, and the
 * call returns when it is on the stream, for which it waits for room where too
 * many are under way: from about a hundred on, with 64 peers from about 50 on,
 * with 256 from about 20. NULL is the legacy default stream.
 *
 * While the stream is captured, it goes into the graph: whoever launches that
 * graph orders it against everything else of the context, on all ranks alike.
 * The thread that captures calls nothing else of the library meanwhile, and
 * nobody runs anything of the context. Graphs are destroyed before their plans
 * and the context, also after a failure: NCCL's abort waits for them. Their
 * launches are watched where sdyrt_mark_on follows them.
 *
 * Collective: all ranks of the context.
 * Stream:     of the context's device, and not destroyed before the run is
 *             done. The operations of a context follow each other whatever
 *             streams they are on. The timeout also bounds the caller's own
 *             work that a run waits for there.
 * Errors:     those of sdyrt_plan_run; UNSUPPORTED on a backend without
 *             streams. A failure of work on the stream is reported by a
 *             later call, sdyrt_wait among them. */
SDYRT_API sdyrt_status sdyrt_plan_run_on(sdyrt_plan *plan, const void *in,
                                         void *out, struct CUstream_st *stream);

/* As sdyrt_plan_run_v, in the same way: `counts` are read and `received` is
 * written on the stream, also when a graph of it is launched. */
SDYRT_API sdyrt_status sdyrt_plan_run_v_on(sdyrt_plan *plan,
                                           const int64_t *counts,
                                           const void *in, void *out,
                                           int64_t *received,
                                           struct CUstream_st *stream);

/* As sdyrt_batch, in the same way. */
SDYRT_API sdyrt_status sdyrt_batch_on(sdyrt_context *context,
                                      const sdyrt_message *messages, int n,
                                      struct CUstream_st *stream);

/* As sdyrt_run, in the same way. */
SDYRT_API sdyrt_status sdyrt_run_on(sdyrt_context *context, const sdyrt_op *op,
                                    const sdyrt_plan_options *options,
                                    const void *in, void *out,
                                    struct CUstream_st *stream);

/* Take what is on `stream` now, such as the launch of a graph, for an operation
 * of the context with the name `text`: it has a deadline as any other, and
 * sdyrt_wait waits for it. Launches of graphs have none by themselves: without
 * this nothing ends a loop of them where a rank is missing.
 *
 * Collective: no; local.
 * Stream:     after the operations of the context. Returns at once, or waits
 *             for room, as a run, which counts as a launch of one graph.
 * Errors:     NULL_ARGUMENT; BAD_VALUE: the stream is captured; UNSUPPORTED on
 *             a backend without streams; those of sdyrt_wait. */
SDYRT_API sdyrt_status sdyrt_mark_on(sdyrt_context *context, const char *text,
                                     struct CUstream_st *stream);

SDYRT_END

#endif
