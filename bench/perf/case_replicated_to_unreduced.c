/* replicated_to_unreduced of a vector: one device of each group keeps the
 * value, the others have zeros. */
#include "bench/perf/case.h"

const bench_case case_replicated_to_unreduced = {
    .kind = SDYRT_OP_REPLICATED_TO_UNREDUCED,
    .type = "tensor<?x$T>",
    .from = "<@$M, [{}]>",
    .to = "<@$M, [{}], unreduced={$X}>",
    .axes = "{$X}",
};
