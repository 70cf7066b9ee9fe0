/* all_to_all of a matrix with n rows: what a rank sends to another is
 * contiguous, as in ncclAlltoAll. */
#include "bench/perf/case.h"

/* Each rank keeps one of its n shares and sends the others. */
static double bus_factor(double n) {
    return (n - 1) / n;
}

const bench_case case_all_to_all = {
    .kind = SDYRT_OP_ALL_TO_ALL,
    .type = "tensor<$Nx?x$T>",
    .from = "<@$M, [{}, {$X}]>",
    .to = "<@$M, [{$X}, {}]>",
    .axes = "[{$X}: 1->0]",
    .counts_shares = true,
    .bus_factor = bus_factor,
};
