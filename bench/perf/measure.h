/* Measuring one row. */
#ifndef BENCH_PERF_MEASURE_H
#define BENCH_PERF_MEASURE_H

#include "bench/perf/data.h"
#include "bench/perf/method.h"
#include "bench/perf/rows.h"

enum { PERF_MAX_METHODS = PERF_MAX_VS + 2 };

/* What a method took, by samples; seconds of one call. */
typedef struct perf_stats {
    bool there; /* the method can do this operation */
    double min;
    double median;
    double p95;
    int64_t wrong; /* elements of all ranks and samples; -1: not checked */
    int batch;     /* calls of a sample */
} perf_stats;

/* The same on all ranks. Bytes are over all ranks. */
typedef struct perf_result {
    perf_stats stats[PERF_MAX_METHODS]; /* in the order of perf_methods */
    double bus_factor;
    size_t received;
    size_t lower_bound;
    size_t local;
} perf_result;

/* The methods of a run: the library's, its in place, those of --vs. */
typedef struct perf_methods {
    const perf_method *list[PERF_MAX_METHODS];
    int n;
} perf_methods;

enum { PERF_SDYRT, PERF_IN_PLACE, PERF_FIRST_VS };

perf_methods perf_methods_of(const perf_options *options);

/* One rank's side of a run. */
typedef struct perf_worker {
    perf_rank *rank;
    const perf_options *options;
    perf_methods methods;
    void *in, *out; /* large enough for every row; see tiles.h */
    void *staging;  /* on the host, for either; NULL where they are there */
    double *times;  /* options->samples for each method */
    uint64_t seed;  /* of the row */
    void (*progress)(const perf_row *row, int sample); /* NULL: none */
} perf_worker;

/* Sort `n` samples and say what they come to. */
perf_stats perf_stats_of(double *samples, int n);

/* Collective: measure `row`. */
sdyrt_status perf_measure(perf_worker *w, const perf_row *row,
                          perf_result *result);

#endif
