/* Products of matrices, row-major: out = a b, with a of m x k, b of k x n. */
#ifndef SDYI_PROGRAM_EXECUTE_GEMM_H
#define SDYI_PROGRAM_EXECUTE_GEMM_H

#include <sdyrt/type.h>

/* The dtype that a product is computed in, whose results are of `dtype`: f32
 * for the smaller floats. */
sdyrt_dtype sdyi_gemm_dtype(sdyrt_dtype dtype);

/* All three of the dtype of sdyi_gemm_dtype. Integers wrap; i1 is `or` of
 * `and`. f32 is added up in f64. `row`: room for SDYI_GEMM_ROWS * n * 16 bytes.
 */
enum { SDYI_GEMM_ROWS = 4 };
void sdyi_gemm(sdyrt_dtype dtype, const void *a, const void *b, void *out,
               void *row, int64_t m, int64_t n, int64_t k);

#endif
