/* What is measured for each operation: one file a case, case_<op>.c. The driver
 * owns sizes, warm-up, timing, verification and the row. */
#ifndef BENCH_PERF_CASE_H
#define BENCH_PERF_CASE_H

#include <sdyrt/sdyrt.h>

/* The texts hold for any mesh: $X are the axes worked on (`"a","b"`), $N their
 * product, $T the dtype, $M the name of the mesh, $R that of the same with its
 * devices moved on by one ($M where there is but one). A `?` of the type is
 * what the size asked for comes to. */
typedef struct bench_case {
    sdyrt_op_kind kind;
    const char *type;
    const char *from;
    const char *to;
    const char *axes; /* NULL: the operation has none */
    bool reduces;
    bool in_place;
    bool counts_shares; /* count is that of one of n shares of the size, as
                           nccl-tests has it */
    /* busbw over algbw in a group of n; NULL: the bytes that a rank does not
     * hold and needs, over the size; 1 where it needs none. */
    double (*bus_factor)(double n);
} bench_case;

extern const bench_case case_all_gather;
extern const bench_case case_all_slice;
extern const bench_case case_all_reduce;
extern const bench_case case_reduce_scatter;
extern const bench_case case_all_to_all;
extern const bench_case case_collective_permute;
extern const bench_case case_sharded_to_unreduced;
extern const bench_case case_replicated_to_unreduced;
extern const bench_case case_reshard;

/* By kind. */
extern const bench_case *const bench_cases[SDYRT_OP_COUNT];

#endif
