/* collective_permute: every device hands its tile to the next, as a ring does;
 * the same bytes as sendrecv of nccl-tests. */
#include "bench/perf/case.h"

const bench_case case_collective_permute = {
    .kind = SDYRT_OP_COLLECTIVE_PERMUTE,
    .type = "tensor<?x$T>",
    .from = "<@$M, [{$X}]>",
    .to = "<@$R, [{$X}]>",
};
