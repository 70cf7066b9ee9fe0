/* reshard of a square matrix from blocks of rows to blocks of columns: pieces
 * are strided on one side, as in a transpose of the process grid. */
#include "bench/perf/case.h"

const bench_case case_reshard = {
    .kind = SDYRT_OP_RESHARD,
    .type = "tensor<?x?x$T>",
    .from = "<@$M, [{$X}, {}]>",
    .to = "<@$M, [{}, {$X}]>",
};
