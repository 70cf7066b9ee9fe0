/* Moving a workload: for each tensor, fill, move, check, and copy as many bytes
 * with memcpy to compare with. */
#ifndef BENCH_WORKLOAD_RUN_H
#define BENCH_WORKLOAD_RUN_H

#include "bench/common/pattern.h"
#include "bench/common/workload.h"

/* Sums over the ranks. Seconds are from the first rank's start to the last
 * rank's end, the mean of the repetitions. */
typedef struct move_cost {
    size_t received;    /* bytes from other ranks */
    size_t lower_bound; /* of these */
    size_t local;       /* bytes from a rank's own tile */
    size_t written;     /* bytes of all out tiles */
    double move_seconds;
    double copy_seconds; /* memcpy of as many bytes as were written */
} move_cost;

typedef struct run_outcome {
    double prepare_seconds; /* for memory: until every page was touched */
    int tensor; /* the last one moved; on an error the failing one */
    bool wrong; /* an element of it is: */
    int rank;
    pattern_mismatch where;
} run_outcome;

typedef struct run_options {
    int ranks;
    int reps;
    bool progress; /* a bar on stderr */
} run_options;

/* The bytes of the tiles that a run needs at once: in and out of the largest
 * tensor, for every rank.
 * Errors: those of sdyrt_tile_of; OVERFLOW. */
sdyrt_status run_memory(const workload *work, int ranks, size_t *bytes);

/* Move all tensors; `costs` has one entry a tensor. A wrong element ends the
 * run; it is no error here. `outcome` is written on an error as well. */
sdyrt_status run_workload(const workload *work, const run_options *options,
                          move_cost *costs, run_outcome *outcome);

#endif
