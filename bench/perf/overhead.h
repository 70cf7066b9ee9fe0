/* What a cached one-shot call costs on top of running its plan. */
#ifndef BENCH_PERF_OVERHEAD_H
#define BENCH_PERF_OVERHEAD_H

#include "bench/perf/measure.h"

/* Collective: measure both on a tensor of a few bytes. */
sdyrt_status perf_overhead(perf_worker *w, perf_stats *plan_run,
                           perf_stats *one_shot);

#endif
