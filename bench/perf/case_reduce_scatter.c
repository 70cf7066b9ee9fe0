/* reduce_scatter of a vector: as ncclReduceScatter. */
#include "bench/perf/case.h"

/* Each rank sends n - 1 of its n shares. */
static double bus_factor(double n) {
    return (n - 1) / n;
}

const bench_case case_reduce_scatter = {
    .kind = SDYRT_OP_REDUCE_SCATTER,
    .type = "tensor<?x$T>",
    .from = "<@$M, [{}]>",
    .to = "<@$M, [{$X}]>",
    .axes = "[{$X}]",
    .reduces = true,
    .counts_shares = true,
    .bus_factor = bus_factor,
};
