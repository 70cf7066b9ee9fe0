/* What measured times come to. */
#ifndef BENCH_COMMON_SPREAD_H
#define BENCH_COMMON_SPREAD_H

/* In the unit of the times. */
typedef struct spread {
    double min;
    double median;
    double p95;
} spread;

/* Sorts its `n` samples, of which there is one at least. */
spread spread_of(double *samples, int n);

#endif
