/* The products of gemm.h: plain loops for each dtype, rounded steps for small
 * floats, and BLAS for large products of f32 and f64. */
#include "program/execute/gemm.h"

#include "program/execute/blas.h"
#include "program/execute/loops.h"

#include <limits.h>

#include <string.h>

sdyrt_dtype sdyi_gemm_dtype(const sdyi_compiler *c, sdyrt_dtype dtype) {
    static const bool is_itself[SDYRT_DTYPE_COUNT] = {
        [SDYRT_F64] = true,  [SDYRT_F32] = true, [SDYRT_I8] = true,
        [SDYRT_I16] = true,  [SDYRT_I32] = true, [SDYRT_I64] = true,
        [SDYRT_U8] = true,   [SDYRT_U16] = true, [SDYRT_U32] = true,
        [SDYRT_U64] = true,  [SDYRT_C64] = true, [SDYRT_C128] = true,
        [SDYRT_BOOL] = true,
    };
    return is_itself[dtype] ? dtype : c->rounds_steps ? SDYRT_F64 : SDYRT_F32;
}

static bool is_rounded(const sdyi_conversion *step, sdyrt_dtype dtype) {
    return step != NULL && (step->to != dtype || step->narrow > 0);
}

bool sdyi_gemm_converts(const sdyi_conversion *step, sdyrt_dtype dtype,
                        sdyrt_dtype from) {
    return from != dtype || is_rounded(step, dtype);
}

void sdyi_gemm_convert(const sdyi_conversion *step, sdyrt_dtype dtype,
                       void *out, sdyrt_dtype from, const void *in, int64_t n) {
    enum { BLOCK = 256 };
    if (!is_rounded(step, dtype)) {
        sdyi_convert(out, dtype, in, from, n);
        return;
    }
    sdyi_conversion to_result = *step;
    to_result.from = from;
    for (int64_t i = 0; i < n; i += BLOCK) {
        char made[BLOCK * 16];
        const int64_t some = n - i < BLOCK ? n - i : BLOCK;
        sdyi_conversion_run(
            &to_result, made,
            (const char *)in + (size_t)i * sdyrt_dtype_bytes(from), some);
        sdyi_convert((char *)out + (size_t)i * sdyrt_dtype_bytes(dtype), dtype,
                     made, step->to, some);
    }
}

/* A product by a few rows of the result at a time: `sums` are these rows, in
 * the type `sum`. */
#define GEMM(name, T, sum, multiply_add)                                       \
    static void name##_rows_##T(const at_##T *a, const at_##T *b, sum *sums,   \
                                int64_t rows, int64_t n, int64_t k) {          \
        for (int64_t p = 0; p < k; p++)                                        \
            for (int64_t r = 0; r < rows; r++) {                               \
                const sum x = (sum)a[r * k + p];                               \
                const at_##T *restrict const ys = b + p * n;                   \
                sum *restrict const to = sums + r * n;                         \
                for (int64_t j = 0; j < n; j++) {                              \
                    const sum y = (sum)ys[j];                                  \
                    to[j] = (sum)(multiply_add);                               \
                }                                                              \
            }                                                                  \
    }                                                                          \
    static void name##_##T(const void *left, const void *right, void *out,     \
                           void *row, int64_t m, int64_t n, int64_t k) {       \
        const at_##T *const a = left;                                          \
        for (int64_t i = 0; i < m; i += SDYI_GEMM_ROWS) {                      \
            const int64_t rows =                                               \
                m - i < SDYI_GEMM_ROWS ? m - i : SDYI_GEMM_ROWS;               \
            sum *const sums = row;                                             \
            for (int64_t j = 0; j < rows * n; j++)                             \
                sums[j] = 0;                                                   \
            name##_rows_##T(a + i * k, right, sums, rows, n, k);               \
            for (int64_t j = 0; j < rows * n; j++)                             \
                ((at_##T *)out)[i * n + j] = put_##T(sums[j]);                 \
        }                                                                      \
    }
GEMM(gemm, F32, double, to[j] + x * y)
GEMM(gemm, F64, double, to[j] + x * y)
GEMM(gemm, C64, at_C128, to[j] + x * y)
GEMM(gemm, C128, at_C128, to[j] + x * y)
GEMM(gemm, U8, uint8_t, to[j] + (uint32_t)x * y)
GEMM(gemm, U16, uint16_t, to[j] + (uint32_t)x * y)
GEMM(gemm, U32, uint32_t, to[j] + x * y)
GEMM(gemm, U64, uint64_t, to[j] + x * y)
GEMM(gemm, BOOL, uint8_t, to[j] | (x & y))

GEMM(steps, F32, float, to[j] + x * y)
/* The complex product with each step rounded, and without C's recovery of
 * infinities. */
#define TIMES(T, part)                                                         \
    static inline at_##T times_##T(at_##T x, at_##T y) {                       \
        part a[2], b[2];                                                       \
        memcpy(a, &x, sizeof a);                                               \
        memcpy(b, &y, sizeof b);                                               \
        const part parts[2] = {a[0] * b[0] - a[1] * b[1],                      \
                               a[0] * b[1] + a[1] * b[0]};                     \
        memcpy(&x, parts, sizeof x);                                           \
        return x;                                                              \
    }
TIMES(C64, float)
TIMES(C128, double)
GEMM(steps, C64, at_C64, to[j] + times_C64(x, y))
GEMM(steps, C128, at_C128, to[j] + times_C128(x, y))

/* Products of small floats, in f64: a row of products and a row of sums, each
 * rounded to the type of the result and back. */
static void round_row(const sdyi_conversion *step, double *row, void *rounded,
                      int64_t n) {
    sdyi_conversion_run(step, rounded, row, n);
    sdyi_convert(row, SDYRT_F64, rounded, step->to, n);
}

static void steps_small(const sdyi_conversion *step, const double *a,
                        const double *b, double *out, double *row, int64_t m,
                        int64_t n, int64_t k) {
    for (int64_t i = 0; i < m; i++, out += n) {
        memset(out, 0, (size_t)n * sizeof *out);
        for (int64_t p = 0; p < k; p++) {
            for (int64_t j = 0; j < n; j++)
                row[j] = a[i * k + p] * b[p * n + j];
            round_row(step, row, row + n, n);
            for (int64_t j = 0; j < n; j++)
                out[j] += row[j];
            round_row(step, out, row + n, n);
        }
    }
}

void sdyi_gemm(sdyrt_dtype dtype, const sdyi_conversion *step, const void *a,
               const void *b, void *out, void *row, int64_t m, int64_t n,
               int64_t k) {
    /* Signed integers wrap: they are multiplied as unsigned ones. */
    static void (*const gemms[SDYRT_DTYPE_COUNT])(
        const void *, const void *, void *, void *, int64_t, int64_t,
        int64_t) = {[SDYRT_F32] = gemm_F32,  [SDYRT_F64] = gemm_F64,
                    [SDYRT_C64] = gemm_C64,  [SDYRT_C128] = gemm_C128,
                    [SDYRT_I8] = gemm_U8,    [SDYRT_U8] = gemm_U8,
                    [SDYRT_I16] = gemm_U16,  [SDYRT_U16] = gemm_U16,
                    [SDYRT_I32] = gemm_U32,  [SDYRT_U32] = gemm_U32,
                    [SDYRT_I64] = gemm_U64,  [SDYRT_U64] = gemm_U64,
                    [SDYRT_BOOL] = gemm_BOOL};
    if (step != NULL && step->to != dtype)
        steps_small(step, a, b, out, row, m, n, k);
    else if (step != NULL && dtype == SDYRT_F32)
        steps_F32(a, b, out, row, m, n, k);
    else if (step != NULL && dtype == SDYRT_C64)
        steps_C64(a, b, out, row, m, n, k);
    else if (step != NULL && dtype == SDYRT_C128)
        steps_C128(a, b, out, row, m, n, k);
    else
        gemms[dtype](a, b, out, row, m, n, k);
}

/* -- BLAS ------------------------------------------------------------------ */

/* The number of multiplications from which a call of BLAS is faster. */
enum { LARGE = 1 << 15 };

bool sdyi_gemm_is_large(const sdyi_compiler *c, sdyrt_dtype dtype, int64_t m,
                        int64_t n, int64_t k) {
    return !c->rounds_steps && (dtype == SDYRT_F32 || dtype == SDYRT_F64) &&
           m > 0 && n > 0 && k > 0 && m < INT_MAX && n < INT_MAX &&
           k < INT_MAX && (double)m * (double)n * (double)k >= LARGE &&
           sdyi_blas_get() != NULL;
}

static int form_of(sdyi_matrix matrix) {
    return matrix.is_transposed ? SDYI_TRANS : SDYI_NO_TRANS;
}

void sdyi_gemm_large(sdyrt_dtype dtype, const void *a, sdyi_matrix a_form,
                     const void *b, sdyi_matrix b_form, void *out, int64_t ld,
                     int64_t m, int64_t n, int64_t k) {
    const sdyi_blas *const blas = sdyi_blas_get();
    if (dtype == SDYRT_F32)
        blas->sgemm(SDYI_ROW_MAJOR, form_of(a_form), form_of(b_form), (int)m,
                    (int)n, (int)k, 1.0F, a, (int)a_form.ld, b, (int)b_form.ld,
                    0.0F, out, (int)ld);
    else
        blas->dgemm(SDYI_ROW_MAJOR, form_of(a_form), form_of(b_form), (int)m,
                    (int)n, (int)k, 1.0, a, (int)a_form.ld, b, (int)b_form.ld,
                    0.0, out, (int)ld);
}
