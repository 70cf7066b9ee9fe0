/* Rows by counts in memory of the device, of the first of several members that
 * all have full messages for each other. */
#ifndef BENCH_KERNELS_CUDA_ROWS_H
#define BENCH_KERNELS_CUDA_ROWS_H

#include "bench/kernels/bench.h"
#include "kernels/ragged.h"

#include <cuda_runtime_api.h>

typedef struct bench_rows {
    sdyi_ragged shape;
    char *memory;    /* of the device: messages, */
    int64_t *counts; /* and the row of each member */
} bench_rows;

/* Return false, with a line, where a call fails. */
#define TRY_CUDA(call)                                                         \
    do {                                                                       \
        const cudaError_t error_ = (call);                                     \
        if (error_ != cudaSuccess)                                             \
            return CLI_FALSE("%s: %s", #call, cudaGetErrorString(error_));     \
    } while (0)

bool bench_rows_make(const run *r, bench_rows *rows);
void bench_rows_free(const bench_rows *rows);
/* Bring the boxes of `in` to the messages that have come, .. */
bool bench_rows_push(const run *r, const bench_rows *rows);
/* .. those that are packed to the boxes of `out`. */
bool bench_rows_pull(const run *r, const bench_rows *rows);
/* Pack or unpack, from `in` and to `out` of the device. */
bool bench_rows_once(const run *r, const bench_rows *rows, const void *in,
                     void *out, cudaStream_t stream);

#endif
