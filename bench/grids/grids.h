/* The shared declarations of bench_grids. */
#ifndef BENCH_GRIDS_GRIDS_H
#define BENCH_GRIDS_GRIDS_H

#include "cli/cli.h"
#include <jansson.h>
#include <mpi.h>
#include <sdyrt/sdyrt.h>

enum { MOST_RANKS = 64 };

/* -- workloads: workload.c ------------------------------------------------- */

/* A step of a workload: rows of a tensor (tokens) that each rank sends to each,
 * and gets back. The format is described in bench/workloads/README.md. */
typedef struct grids_step {
    const char *name;
    int64_t *counts; /* rows from rank p to rank q: n x n */
    int64_t width;   /* of a row, in f64 */
    size_t bytes;    /* sent by all ranks */
} grids_step;

typedef struct grids_workload {
    int n; /* 0: there is none */
    grids_step *steps;
    json_t *document;
} grids_workload;

/* Read a workload for `n_ranks` ranks; false after a message. */
bool grids_workload_read(const char *path, int n_ranks, grids_workload *made);
void grids_workload_free(grids_workload *workload);

/* -- rows: job.c ----------------------------------------------------------- */

typedef enum work {
    BROADCAST,
    GATHER,
    SCATTER,
    REDUCE,
    ALL_GATHER_V,
    ALL_TO_ALL_V,
    ALL_TO_ALL_VARYING, /* each run passes its counts */
    MOE,                /* ALL_TO_ALL_VARYING to the experts and back */
    HALO
} work;

typedef struct grids_row {
    const char *name;
    work work;
    size_t bytes; /* of the whole value of the group; MOE: of the tokens of a
                     rank; HALO: the width */
    sdyrt_op_kind kind;
} grids_row;

/* A row on this rank. */
typedef struct job {
    const grids_row *row;
    const grids_step *step; /* MOE of a workload; NULL: tokens by the bytes */
    int n, rank;
    sdyrt_context *context;
    sdyrt_op op;
    const sdyrt_mesh *grid;
    sdyrt_plan *plan;
    sdyrt_plan *combine; /* MOE: the way back, to `back` */
    double *back;
    int64_t offsets[MOST_RANKS + 1]; /* of pieces, elements of f64 */
    int64_t matrix[MOST_RANKS * MOST_RANKS];
    int64_t capacity, sent;       /* sent: by this rank */
    sdyrt_grid_sharding sharding; /* HALO: */
    int64_t halos[6];
    sdyrt_shard shard;
    int64_t extent[3]; /* of the grid */
    size_t in_bytes, out_bytes;
    double *in, *out;
    MPI_Comm cart;
} job;

/* Fail with the library's error. */
_Noreturn void grids_stop(const char *what);
void grids_must(sdyrt_status status, const char *what);

/* Make the operation of a row, its plan and its buffers. */
void grids_job_start(job *j, const grids_row *row, const grids_step *step,
                     sdyrt_context *context);
void grids_job_end(job *j);
void grids_fill(job *j);
void grids_run_ours(job *j);
/* Run the row with MPI: raw.c. */
void grids_run_raw(job *j);

#endif
