/* What the ranks of a row find out together before a method is taken. */
#ifndef BENCH_PERF_AGREE_H
#define BENCH_PERF_AGREE_H

#include "bench/perf/method.h"

/* Collective: whether `*value` is true on every rank. */
sdyrt_status perf_all(const perf_call *call, bool *value);

/* Collective: whether `bytes` is the same on all ranks that own something. */
sdyrt_status perf_even(const perf_call *call, size_t bytes, bool *even);

/* Those that share an op's axes with a rank, in the order of the axes. */
typedef struct perf_group {
    int64_t n; /* 0: the rank is outside the mesh */
    int64_t index;
    int64_t *ranks;
} perf_group;

/* Local. */
sdyrt_status perf_group_get(const perf_call *call, perf_group *group);
void perf_group_free(perf_group *group);

#endif
