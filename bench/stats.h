/* Statistics of times: minimum, median and 95th percentile. */
#ifndef BENCH_STATS_H
#define BENCH_STATS_H

#include <stdlib.h>

/* In the unit of the samples. */
typedef struct bench_stats {
    double min;
    double median;
    double p95;
} bench_stats;

static inline int bench_by_value(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Sorts its `n` samples; n >= 1. */
static inline bench_stats bench_stats_of(double *samples, int n) {
    qsort(samples, (size_t)n, sizeof *samples, bench_by_value);
    return (bench_stats){.min = samples[0],
                         .median = (samples[(n - 1) / 2] + samples[n / 2]) / 2,
                         .p95 = samples[(95 * n + 99) / 100 - 1]};
}

#endif
