/* What bench_kernels times: the table of cases, and a case with its memory. */
#ifndef BENCH_KERNELS_BENCH_H
#define BENCH_KERNELS_BENCH_H

#include "kernels/box.h"

#include <stdbool.h>

enum { MAX_RANK = 4, MAX_TERMS = 8 };

typedef enum kind { COPY, FILL, REDUCE } kind;

/* A box of about the asked number of bytes: `counts` with 0 for the dimension
 * that takes up what is left. */
typedef struct bench_case {
    const char *name;
    kind kind;
    size_t width;
    int rank;
    int64_t counts[MAX_RANK]; /* in the output's order */
    int order[MAX_RANK];      /* of the input's dimensions, major first */
    int64_t in_pad, out_pad;  /* elements after each innermost run */
    double target;            /* stated ratio; 0: none */
    int64_t n_terms;
    sdyrt_dtype dtype;
    uint64_t value;
} bench_case;

extern const bench_case bench_cases[];
extern const int n_bench_cases;

/* A case at its size, with its memory. */
typedef struct run {
    const bench_case *c;
    int64_t counts[MAX_RANK], in_strides[MAX_RANK], out_strides[MAX_RANK];
    size_t bytes;               /* of the box */
    size_t in_bytes, out_bytes; /* of a term and of out, padding included */
    char *in, *out;
    sdyi_term terms[MAX_TERMS];
    size_t plain_bytes; /* what memcpy moves */
    char *plain_in, *plain_out;
} run;

/* Give each element a value that says where it is (sums: a small number, so
 * that every order of adding is exact), and `out` bytes that are not it. */
void verify_prepare(const run *r);

/* Whether `out` holds what the case is to leave there and its padding is as it
 * was; if not, one line on stderr says where. */
bool verify(const run *r);

#endif
