/* all_slice of a vector: each rank cuts out its share. */
#include "bench/perf/case.h"

const bench_case case_all_slice = {
    .kind = SDYRT_OP_ALL_SLICE,
    .type = "tensor<?x$T>",
    .from = "<@$M, [{}]>",
    .to = "<@$M, [{$X}]>",
    .axes = "[{$X}]",
};
