/* What is in the buffers of a row, and what should be there after it. Every
 * element says where it belongs, terms of a reduction are small whole numbers
 * whose result is exact in any order, and a spoilt element has no bit right. */
#ifndef BENCH_PERF_DATA_H
#define BENCH_PERF_DATA_H

#include <sdyrt/sdyrt.h>

typedef enum perf_data_kind {
    PERF_MOVED,    /* bits move */
    PERF_COMBINED, /* each rank has a term */
    PERF_SPLIT     /* a value becomes partial: what a rank has, and zeros */
} perf_data_kind;

/* The data of one rank. */
typedef struct perf_data {
    perf_data_kind kind;
    sdyrt_type type;
    sdyrt_tile in;
    sdyrt_tile out;
    sdyrt_reduction reduction;
    int64_t n_terms;
    int64_t term; /* of this rank; of a split value: 0 keeps it */
    sdyrt_tile kept;
} perf_data;

/* The data of `rank` for `op`, verified; `axes` is the op's as one list.
 * Errors: those of sdyrt_tile_of; UNSUPPORTED for a reshard that leaves partial
 *         values, of which nobody can say what each should be. */
sdyrt_status perf_data_of(const sdyrt_op *op, const char *axes, int rank,
                          perf_data *data);

void perf_data_fill(const perf_data *data, uint64_t seed, void *in);
void perf_data_spoil(const perf_data *data, uint64_t seed, void *out);

/* The wrong elements of `out`. */
int64_t perf_data_wrong(const perf_data *data, uint64_t seed, const void *out);

#endif
