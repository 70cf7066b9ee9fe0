/* all_gather of a vector: as ncclAllGather. */
#include "bench/perf/case.h"

/* Each rank holds one of n shares and receives the others. */
static double bus_factor(double n) {
    return (n - 1) / n;
}

const bench_case case_all_gather = {
    .kind = SDYRT_OP_ALL_GATHER,
    .type = "tensor<?x$T>",
    .from = "<@$M, [{$X}]>",
    .to = "<@$M, [{}]>",
    .axes = "[{$X}]",
    .counts_shares = true,
    .bus_factor = bus_factor,
};
