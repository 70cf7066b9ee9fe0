/* A case at its size, with its memory and its batch on the device. */
#ifndef BENCH_KERNELS_CUDA_RUN_H
#define BENCH_KERNELS_CUDA_RUN_H

#include "bench/kernels_cuda/cases.h"

#include <cuda_runtime_api.h>

typedef struct run {
    const bench_case *c;
    int64_t n_boxes;
    sdyi_move moves[MAX_BOXES];
    sdyi_place terms[MAX_TERMS];
    size_t bytes;         /* of all boxes */
    size_t traffic_bytes; /* that memcpy moves in comparison */
    size_t in_bytes, out_bytes;
    char *in, *out;             /* on the device; `in` holds all terms */
    char *plain_in, *plain_out; /* on the device: what memcpy copies */
    sdyi_batch *batch, *one_box;
    cudaStream_t stream;
} run;

/* Prepare a case of about `asked` bytes. On a failure one line is printed and
 * false returned; run_free may be called either way. */
bool run_init(run *r, const bench_case *c, size_t asked, cudaStream_t stream);
void run_free(run *r);

/* Enqueue ours, or what it is compared with. */
bool run_ours(const run *r);
bool run_reference(const run *r);

/* Run ours once, and compare all it leaves with what the host kernels do. */
bool run_verify(const run *r);

/* Print what failed, as one line, and return false. */
bool cuda_failed(cudaError_t error, const char *what);

/* Return so where a call fails. */
#define TRY_CUDA(call)                                                         \
    do {                                                                       \
        const cudaError_t error_ = (call);                                     \
        if (error_ != cudaSuccess)                                             \
            return cuda_failed(error_, #call);                                 \
    } while (0)

#endif
