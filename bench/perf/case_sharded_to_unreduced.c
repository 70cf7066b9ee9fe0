/* sharded_to_unreduced of a vector: a share becomes a term of a sum. */
#include "bench/perf/case.h"

const bench_case case_sharded_to_unreduced = {
    .kind = SDYRT_OP_SHARDED_TO_UNREDUCED,
    .type = "tensor<?x$T>",
    .from = "<@$M, [{$X}]>",
    .to = "<@$M, [{}], unreduced={$X}>",
    .axes = "[{$X}]",
};
