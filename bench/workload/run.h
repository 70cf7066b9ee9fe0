/* Moving a workload: for each tensor, fill, move, check, and copy as many bytes
 * with memcpy to compare with. */
#ifndef BENCH_WORKLOAD_RUN_H
#define BENCH_WORKLOAD_RUN_H

#include "bench/workload/pattern.h"
#include "bench/workload/workload.h"

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

typedef struct run_mismatch {
    bool found;
    int tensor;
    int rank;
    pattern_mismatch where;
} run_mismatch;

typedef struct run_options {
    int ranks;
    int reps;
    bool progress; /* a bar on stderr */
} run_options;

/* The bytes of the tiles that a run needs at once: in and out of the largest
 * tensor, for every rank.
 * Errors: those of sdyrt_tile_of; OVERFLOW. */
sdyrt_status run_memory(const workload *work, int ranks, size_t *bytes);

/* Move all tensors; `costs` has one entry a tensor. On an error `*tensor` is
 * the one that was being moved. A wrong element ends the run and is told in
 * `mismatch`; that is no error here. */
sdyrt_status run_workload(const workload *work, const run_options *options,
                          move_cost *costs, run_mismatch *mismatch,
                          int *tensor);

#endif
