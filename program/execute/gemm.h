/* Products of matrices, row-major: out = a b, with a of m x k, b of k x n. */
#ifndef SDYI_PROGRAM_EXECUTE_GEMM_H
#define SDYI_PROGRAM_EXECUTE_GEMM_H

#include "program/execute/elementwise.h"

/* The dtype that a product is computed in, whose results are of `dtype`: for
 * the smaller floats f32, or f64, from which a step is rounded once. */
sdyrt_dtype sdyi_gemm_dtype(const sdyi_compiler *c, sdyrt_dtype dtype);

/* Operands of `from`, and whether they have to be made such of the dtype that
 * is computed in. With `step`, the conversion to the result, they become
 * elements of the result before. */
bool sdyi_gemm_converts(const sdyi_conversion *step, sdyrt_dtype dtype,
                        sdyrt_dtype from);
void sdyi_gemm_convert(const sdyi_conversion *step, sdyrt_dtype dtype,
                       void *out, sdyrt_dtype from, const void *in, int64_t n);

/* All three of the dtype of sdyi_gemm_dtype. Integers wrap; i1 is `or` of
 * `and`. f32 is added up in f64, or, where `step` is the conversion to the
 * result, rounded behind each product and each sum. `row`: room for
 * SDYI_GEMM_ROWS * n * 16 bytes. */
enum { SDYI_GEMM_ROWS = 4 };
void sdyi_gemm(sdyrt_dtype dtype, const sdyi_conversion *step, const void *a,
               const void *b, void *out, void *row, int64_t m, int64_t n,
               int64_t k);

/* A matrix [rows][columns] in memory: one of the two lies side by side. */
typedef struct sdyi_matrix {
    bool is_transposed; /* its columns lie side by side */
    int64_t ld;         /* elements from one row, or column, to the next */
} sdyi_matrix;

/* Whether a product of f32 or f64 is for BLAS: it is there, the product is
 * large enough, and steps are not rounded. Then f32 is added up in f32. `ld`:
 * that of `out`, whose rows lie side by side. */
bool sdyi_gemm_is_large(const sdyi_compiler *c, sdyrt_dtype dtype, int64_t m,
                        int64_t n, int64_t k);
void sdyi_gemm_large(sdyrt_dtype dtype, const void *a, sdyi_matrix a_form,
                     const void *b, sdyi_matrix b_form, void *out, int64_t ld,
                     int64_t m, int64_t n, int64_t k);

#endif
