/* What a call costs the host: running a plan, a cached one-shot call, and the
 * backend's bare call. */
#ifndef BENCH_PERF_OVERHEAD_H
#define BENCH_PERF_OVERHEAD_H

#include "bench/perf/measure.h"

typedef struct perf_overhead {
    perf_stats plan_run;
    perf_stats one_shot;
    perf_stats bare; /* there: the backend has one for this operation */
} perf_overhead;

/* Collective: measure all of them on `row`, a tensor of a few bytes. */
sdyrt_status perf_overhead_measure(perf_worker *w, const perf_row *row,
                                   perf_overhead *result);

#endif
