/* Runs of a case that are not of one plan and its two buffers. */
#ifndef SDYRT_CHECK_RUNS_H
#define SDYRT_CHECK_RUNS_H

#include "check/rank.h"

/* Run a plan with varying counts, CHECK_ROUNDS times (counts.c). */
void check_run_rounds(sdyrt_context *context, sdyrt_plan *plan,
                      const check_case *c, const check_meaning *meaning,
                      int rank, check_rank *r);

/* Send and receive the messages of a case (messages.c).
 * Errors: those of the library. */
sdyrt_status check_run_messages(sdyrt_context *context, const check_case *c,
                                int rank, check_rank *r);

#endif
