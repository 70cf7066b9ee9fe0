/* Who started this process, and so whether it is one rank of several. */
#ifndef BENCH_PERF_START_H
#define BENCH_PERF_START_H

#include <stdbool.h>

typedef enum perf_start {
    PERF_ALONE,
    PERF_MPIRUN,
    PERF_LAUNCHER /* sdyrt launch, torchrun or srun: sdyrt_bootstrap_env */
} perf_start;

perf_start perf_started_by(void);

/* Whether it was mpirun, whatever else is set. */
bool perf_under_mpirun(void);

/* Whether there are other processes that say what this one would. */
bool perf_is_echo(void);

/* Of a failure that all processes have: one of those that were started together
 * ends the others with it, so that they wait until the first has said why. */
void perf_wait_for_text(void);

#endif
