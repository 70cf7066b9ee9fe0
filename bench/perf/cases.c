/* The cases in one table. */
#include "bench/perf/case.h"

const bench_case *const bench_cases[SDYRT_OP_COUNT] = {
    [SDYRT_OP_ALL_GATHER] = &case_all_gather,
    [SDYRT_OP_ALL_SLICE] = &case_all_slice,
    [SDYRT_OP_ALL_REDUCE] = &case_all_reduce,
    [SDYRT_OP_REDUCE_SCATTER] = &case_reduce_scatter,
    [SDYRT_OP_ALL_TO_ALL] = &case_all_to_all,
    [SDYRT_OP_COLLECTIVE_PERMUTE] = &case_collective_permute,
    [SDYRT_OP_SHARDED_TO_UNREDUCED] = &case_sharded_to_unreduced,
    [SDYRT_OP_REPLICATED_TO_UNREDUCED] = &case_replicated_to_unreduced,
    [SDYRT_OP_RESHARD] = &case_reshard,
};
