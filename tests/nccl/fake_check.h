/* Running cases of the checker on the NCCL backend of the fake. */
#ifndef SDYRT_TESTS_NCCL_FAKE_CHECK_H
#define SDYRT_TESTS_NCCL_FAKE_CHECK_H

#include "check/run.h"

/* As check_run_threads; what the fake refuses and what is not given back makes
 * it fail. Each call has an order of its own; SDYRT_FAKE_SCRATCH is the
 * backend's scratch_bytes, so that plans are cut into parts. */
sdyrt_status fake_check_run(const check_feed *feed, int n_ranks);

/* As sdyrt_threads_run, likewise. */
sdyrt_status fake_check_launch(const sdyrt_config *config, int n_ranks,
                               sdyrt_rank_fn fn, void *argument);

#endif
