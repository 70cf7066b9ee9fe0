/* SDYRT_LOG: lines on stderr that say what a context does.
 *
 *   level | lines
 *   ------+------------------------------------------------------------------
 *   0     | none
 *   1     | each operation that was run or refused
 *   2     | also each context, plan and barrier
 *
 * A line is written in one piece, so those of ranks do not mix. */
#ifndef SDYI_RUNTIME_LOG_H
#define SDYI_RUNTIME_LOG_H

#include "collectives/plan/plan.h"
#include "runtime/context.h"

/* The level that the environment asks for. Errors: BAD_VALUE. */
sdyrt_status sdyi_log_resolve(int *level);

/* Give a new context its level, which sdyi_config_resolve has checked. */
SDYI_EXPORT void sdyi_log_start(sdyrt_context *context);

/* The time, where the context logs at all. */
double sdyi_log_time(const sdyrt_context *context);

/* The line of an operation that was called at `start`, with its outcome. The
 * error text is this thread's, and stays. */
void sdyi_log_operation(const sdyrt_context *context, const sdyrt_plan *plan,
                        double start, sdyrt_status status);

/* Likewise of one that has no plan, as the caller described it: `op` may be
 * NULL or wrong in any part. */
void sdyi_log_refusal(const sdyrt_context *context, const sdyrt_op *op,
                      double start, sdyrt_status status);

/* Likewise of a barrier, a plan that was made, a context that is destroyed. */
void sdyi_log_barrier(const sdyrt_context *context, double start,
                      sdyrt_status status);
void sdyi_log_plan(const sdyrt_context *context, const sdyrt_plan *plan,
                   double start, sdyrt_status status);
void sdyi_log_end(const sdyrt_context *context);

#endif
