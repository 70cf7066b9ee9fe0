/* all_reduce of a vector: as ncclAllReduce. */
#include "bench/perf/case.h"

/* A reduce_scatter and an all_gather: no algorithm on links moves less. */
static double bus_factor(double n) {
    return 2 * (n - 1) / n;
}

const bench_case case_all_reduce = {
    .kind = SDYRT_OP_ALL_REDUCE,
    .type = "tensor<?x$T>",
    .from = "<@$M, [{}]>",
    .to = "<@$M, [{}]>",
    .axes = "{$X}",
    .reduces = true,
    .in_place = true,
    .bus_factor = bus_factor,
};
