/* What bench_kernels_cuda times. */
#ifndef BENCH_KERNELS_CUDA_CASES_H
#define BENCH_KERNELS_CUDA_CASES_H

#include "kernels/cuda.h"

enum { MAX_RANK = 4, MAX_TERMS = 8, MAX_BOXES = 64 };

typedef enum kind { COPY, FILL, REDUCE } kind;

/* One or several equal boxes of, together, about the asked number of bytes. */
typedef struct bench_case {
    const char *name;
    kind kind;
    sdyrt_dtype dtype;
    int rank;
    int64_t counts[MAX_RANK]; /* in the output's order; 0: what is left */
    int order[MAX_RANK];      /* of the input's dimensions, major first */
    int64_t in_pad, out_pad;  /* elements after each innermost run */
    int64_t boxes;            /* in one launch; 0: one */
    int64_t n_terms;          /* REDUCE */
    /* Compared with one contiguous box of ours instead of cudaMemcpyAsync. */
    bool against_one_box;
    double target; /* stated ratio; 0: none */
} bench_case;

extern const bench_case bench_cases[];
extern const int n_bench_cases;

#endif
