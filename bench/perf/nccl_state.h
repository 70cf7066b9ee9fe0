/* What the nccl backend and its methods share. */
#ifndef BENCH_PERF_NCCL_STATE_H
#define BENCH_PERF_NCCL_STATE_H

#include "bench/perf/agree.h"
#include <sdyrt/bootstrap.h>

struct ncclComm; /* what an ncclComm_t points to */

/* perf_rank's state. */
typedef struct perf_nccl_state {
    sdyrt_bootstrap meeting; /* of the program, not of the context */
    bool one_clock;
    struct ncclComm *world; /* of all ranks, for raw; NULL: not made yet */
} perf_nccl_state;

/* Collective: gather `bytes` of each rank. */
sdyrt_status perf_nccl_gather(perf_rank *rank, const void *own, void *all,
                              size_t bytes);

/* Keep why `call` failed, for the line on stderr; `why` NULL: it did not. */
sdyrt_status perf_nccl_try(perf_rank *rank, const char *call, const char *why);

/* Copy on the rank's stream; wait for all that is on it. */
sdyrt_status perf_nccl_copy(const perf_call *call, void *to, const void *from,
                            size_t bytes);
sdyrt_status perf_nccl_wait(const perf_call *call, void *state);

/* Of raw, where the build has it. */
void perf_nccl_raw_end(perf_nccl_state *state);

#endif
