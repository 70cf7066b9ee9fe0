/* Products of matrices, row-major: out = a b, with a of m x k, b of k x n. */
#ifndef SDYI_PROGRAM_EXECUTE_GEMM_H
#define SDYI_PROGRAM_EXECUTE_GEMM_H

#include "program/execute/elementwise.h"

/* The dtype that a product with results of `dtype` is computed in: for small
 * floats f32, or f64, from which a step is rounded once. */
sdyrt_dtype sdyi_gemm_dtype(const sdyi_compiler *c, sdyrt_dtype dtype);

/* True if operands of dtype `from` are converted before the product, to the
 * dtype that is computed in. With `step`, the conversion to the result, they
 * are first rounded to elements of the result. */
bool sdyi_gemm_converts(const sdyi_conversion *step, sdyrt_dtype dtype,
                        sdyrt_dtype from);
void sdyi_gemm_convert(const sdyi_conversion *step, sdyrt_dtype dtype,
                       void *out, sdyrt_dtype from, const void *in, int64_t n);

/* The product, all three matrices of the dtype of sdyi_gemm_dtype. Integers
 * wrap; i1 is `or` of `and`. f32 is summed in f64; with `step`, the conversion
 * to the result, each product and each sum is rounded. `row`: scratch of
 * SDYI_GEMM_ROWS * n * 16 bytes. */
enum { SDYI_GEMM_ROWS = 4 };
void sdyi_gemm(sdyrt_dtype dtype, const sdyi_conversion *step, const void *a,
               const void *b, void *out, void *row, int64_t m, int64_t n,
               int64_t k);

/* The layout of a matrix [rows][columns]: rows or columns are contiguous. */
typedef struct sdyi_matrix {
    bool is_transposed; /* true: columns are contiguous */
    int64_t ld;         /* elements from one row, or column, to the next */
} sdyi_matrix;

/* True for a product of f32 or f64 that BLAS computes: it was found, the
 * product is large enough, and steps are not rounded. f32 is then summed in
 * f32. `ld`: the leading dimension of `out`, whose rows are contiguous. */
bool sdyi_gemm_is_large(const sdyi_compiler *c, sdyrt_dtype dtype, int64_t m,
                        int64_t n, int64_t k);
void sdyi_gemm_large(sdyrt_dtype dtype, const void *a, sdyi_matrix a_form,
                     const void *b, sdyi_matrix b_form, void *out, int64_t ld,
                     int64_t m, int64_t n, int64_t k);

#endif
