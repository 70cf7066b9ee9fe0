/* What measured times come to. */
#include "bench/common/spread.h"
#include <stdlib.h>

static int by_value(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

spread spread_of(double *samples, int n) {
    qsort(samples, (size_t)n, sizeof *samples, by_value);
    const int p95 = (95 * n + 99) / 100 - 1;
    return (spread){.min = samples[0],
                    .median = (samples[(n - 1) / 2] + samples[n / 2]) / 2,
                    .p95 = samples[p95]};
}
