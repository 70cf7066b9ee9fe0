/* The rows that a run is to measure, made before any rank starts: operations,
 * parsed, verified and at their size. */
#ifndef BENCH_PERF_ROWS_H
#define BENCH_PERF_ROWS_H

#include "bench/common/workload.h"
#include "bench/perf/case.h"
#include "bench/perf/options.h"

typedef struct perf_row {
    const bench_case *c;
    sdyrt_op op;
    const char *name; /* of a workload's kind of tensor; NULL: none */
    int n_tensors;    /* of it */
    const char *axes; /* of the op as one list; "{}": none */
    int64_t group;    /* devices along it */
    size_t bytes;     /* of the largest local buffer of any rank */
    int64_t count;    /* elements of it, or of a share */
    bool first;       /* of its op */
} perf_row;

typedef struct perf_rows {
    const char *title; /* of a workload; NULL: none */
    int n;
    perf_row *rows;
    int ranks;           /* that all of them need */
    size_t total_memory; /* bytes of the largest tiles of all ranks */

    /* What they point to. */
    workload work;
    sdyrt_named_mesh meshes[PERF_MAX_MESHES + 1]; /* and @next */
    int n_meshes;
    char **texts;
    int n_texts;
    const sdyrt_sharding **shardings;
    int n_shardings;
} perf_rows;

/* Read what the options name: meshes, and a workload. `rows->ranks` is then
 * the number of devices, 0 where that is for the backend to say. False, with a
 * line on stderr, when anything is wrong. */
bool perf_rows_open(const perf_options *options, perf_rows *rows);

/* Make the rows for `size` ranks. */
bool perf_rows_make(const perf_options *options, int size, perf_rows *rows);

void perf_rows_free(perf_rows *rows);

/* The bytes of a rank's largest in and out tile of all rows. */
sdyrt_status perf_rows_largest(const perf_rows *rows, int rank, size_t *in,
                               size_t *out);

#endif
