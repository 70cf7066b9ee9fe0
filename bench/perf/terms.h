/* What elements hold that are combined or split: element g of a tensor has a
 * key b(g) in [0, n), and all elements of a key hold the same. */
#ifndef BENCH_PERF_TERMS_H
#define BENCH_PERF_TERMS_H

#include "bench/perf/data.h"

enum { PERF_MAX_KEYS = 101, PERF_MAX_BYTES = 16 };

/* An element by key. */
typedef struct perf_table {
    int n;
    char entries[PERF_MAX_KEYS][PERF_MAX_BYTES];
} perf_table;

/* Before the operation, or `after` it. */
perf_table perf_table_of(const perf_data *data, bool after);

#endif
