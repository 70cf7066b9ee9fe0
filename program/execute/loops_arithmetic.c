/* Arithmetic on elements. Integers wrap; division and remainder by 0, and of
 * the least number by -1, are defined (docs/ops.md). */
#include "program/execute/elementwise.h"
#include "program/execute/loops.h"

/* -- add, subtract, multiply, negate --------------------------------------- */

#define WRAPPING2(T, name, operator)                                           \
    SDYI_LOOP2(name, T, T, (bits_##T)x operator(bits_##T) y)
#define PLAIN2(T, name, operator) SDYI_LOOP2(name, T, T, x operator y)

#define ADD(T) WRAPPING2(T, add, +)
#define SUBTRACT(T) WRAPPING2(T, subtract, -)
#define MULTIPLY(T) WRAPPING2(T, multiply, *)
SDYI_INT_TYPES(ADD)
SDYI_INT_TYPES(SUBTRACT)
SDYI_INT_TYPES(MULTIPLY)
#define ADD_FLOAT(T) PLAIN2(T, add, +)
#define SUBTRACT_FLOAT(T) PLAIN2(T, subtract, -)
#define MULTIPLY_FLOAT(T) PLAIN2(T, multiply, *)
SDYI_FLOAT_TYPES(ADD_FLOAT)
SDYI_FLOAT_TYPES(SUBTRACT_FLOAT)
SDYI_FLOAT_TYPES(MULTIPLY_FLOAT)
SDYI_LOOP2(add, BOOL, BOOL, x | y)
SDYI_LOOP2(multiply, BOOL, BOOL, x &y)

/* Complex arithmetic by parts, in the type of the parts: the schoolbook
 * formula, without recovery of infinities. */
#define COMPLEX_ARITHMETIC(T, part)                                            \
    static void add_##T(void *out, const void *const *in, int64_t n) {         \
        part *restrict const to = out;                                         \
        const part *const xs = in[0], *const ys = in[1];                       \
        for (int64_t i = 0; i < 2 * n; i++)                                    \
            to[i] = xs[i] + ys[i];                                             \
    }                                                                          \
    static void subtract_##T(void *out, const void *const *in, int64_t n) {    \
        part *restrict const to = out;                                         \
        const part *const xs = in[0], *const ys = in[1];                       \
        for (int64_t i = 0; i < 2 * n; i++)                                    \
            to[i] = xs[i] - ys[i];                                             \
    }                                                                          \
    static void multiply_##T(void *out, const void *const *in, int64_t n) {    \
        part *restrict const to = out;                                         \
        const part *const xs = in[0], *const ys = in[1];                       \
        for (int64_t i = 0; i < 2 * n; i += 2) {                               \
            to[i] = xs[i] * ys[i] - xs[i + 1] * ys[i + 1];                     \
            to[i + 1] = xs[i] * ys[i + 1] + xs[i + 1] * ys[i];                 \
        }                                                                      \
    }                                                                          \
    static void negate_##T(void *out, const void *const *in, int64_t n) {      \
        part *restrict const to = out;                                         \
        const part *const xs = in[0];                                          \
        for (int64_t i = 0; i < 2 * n; i++)                                    \
            to[i] = -xs[i];                                                    \
    }
COMPLEX_ARITHMETIC(C64, float)
COMPLEX_ARITHMETIC(C128, double)

#define NEGATE(T) SDYI_LOOP1(negate, T, T, 0 - (bits_##T)x)
SDYI_INT_TYPES(NEGATE)
SDYI_LOOP1(negate, F32, F32, -x)
SDYI_LOOP1(negate, F64, F64, -x)
/* Negation by the sign bit, which keeps the payload of a NaN. */
SDYI_LOOP1(flip_sign, U16, U16, x ^ 0x8000u)

#define AT_ADD(T) SDYI_AT(add, T)
#define AT_SUBTRACT(T) SDYI_AT(subtract, T)
#define AT_MULTIPLY(T) SDYI_AT(multiply, T)
#define AT_NEGATE(T) SDYI_AT(negate, T)
const sdyi_loops sdyi_loops_add = {
    {SDYI_REAL_TYPES(AT_ADD) AT_ADD(BOOL) SDYI_COMPLEX_TYPES(AT_ADD)}};
const sdyi_loops sdyi_loops_subtract = {
    {SDYI_REAL_TYPES(AT_SUBTRACT) SDYI_COMPLEX_TYPES(AT_SUBTRACT)}};
const sdyi_loops sdyi_loops_multiply = {{SDYI_REAL_TYPES(
    AT_MULTIPLY) AT_MULTIPLY(BOOL) SDYI_COMPLEX_TYPES(AT_MULTIPLY)}};
const sdyi_loops sdyi_loops_negate = {
    {SDYI_INT_TYPES(AT_NEGATE) AT_NEGATE(F32) AT_NEGATE(F64)
         SDYI_COMPLEX_TYPES(AT_NEGATE)[SDYRT_F16] = flip_sign_U16,
     [SDYRT_BF16] = flip_sign_U16}};

/* -- divide, remainder ----------------------------------------------------- */

#define DIVIDE_SIGNED(T)                                                       \
    SDYI_LOOP2(divide, T, T,                                                   \
               y == 0    ? -1                                                  \
               : y == -1 ? (work_##T)(0 - (bits_##T)x)                         \
                         : x / y)
#define DIVIDE_UNSIGNED(T)                                                     \
    SDYI_LOOP2(divide, T, T, y == 0 ? (work_##T) - 1 : x / y)
#define REMAINDER_SIGNED(T)                                                    \
    SDYI_LOOP2(remainder, T, T, y == 0 ? x : y == -1 ? 0 : x % y)
#define REMAINDER_UNSIGNED(T) SDYI_LOOP2(remainder, T, T, y == 0 ? x : x % y)
SDYI_SIGNED_TYPES(DIVIDE_SIGNED)
SDYI_UNSIGNED_TYPES(DIVIDE_UNSIGNED)
SDYI_SIGNED_TYPES(REMAINDER_SIGNED)
SDYI_UNSIGNED_TYPES(REMAINDER_UNSIGNED)
#define DIVIDE_FLOAT(T) PLAIN2(T, divide, /)
SDYI_FLOAT_TYPES(DIVIDE_FLOAT)
/* Complex division in f64, with C's recovery of infinities (Annex G). */
SDYI_LOOP2(divide, C64, C64, x / y)
SDYI_LOOP2(divide, C128, C128, x / y)
SDYI_LOOP2(remainder, F32, F32, fmodf(x, y))
SDYI_LOOP2(remainder, F64, F64, fmod(x, y))
SDYI_LOOP2(remainder, F16, F16, fmodf(x, y))
SDYI_LOOP2(remainder, BF16, BF16, fmodf(x, y))

#define AT_DIVIDE(T) SDYI_AT(divide, T)
#define AT_REMAINDER(T) SDYI_AT(remainder, T)
const sdyi_loops sdyi_loops_divide = {
    {SDYI_REAL_TYPES(AT_DIVIDE) SDYI_COMPLEX_TYPES(AT_DIVIDE)}};
const sdyi_loops sdyi_loops_remainder = {{SDYI_REAL_TYPES(AT_REMAINDER)}};

/* -- maximum, minimum ------------------------------------------------------ */

/* The order of maximum and minimum: NaN wins, and +0 is above -0; complex
 * numbers compare by real parts, then by imaginary ones. */
#define MAXIMUM(T) SDYI_LOOP2(maximum, T, T, x > y ? x : y)
#define MINIMUM(T) SDYI_LOOP2(minimum, T, T, x < y ? x : y)
SDYI_INT_TYPES(MAXIMUM)
SDYI_INT_TYPES(MINIMUM)
SDYI_LOOP2(maximum, F32, F32, max_f32(x, y))
SDYI_LOOP2(maximum, F64, F64, max_f64(x, y))
SDYI_LOOP2(maximum, F16, F16, max_f32(x, y))
SDYI_LOOP2(maximum, BF16, BF16, max_f32(x, y))
SDYI_LOOP2(minimum, F32, F32, min_f32(x, y))
SDYI_LOOP2(minimum, F64, F64, min_f64(x, y))
SDYI_LOOP2(minimum, F16, F16, min_f32(x, y))
SDYI_LOOP2(minimum, BF16, BF16, min_f32(x, y))

static bool is_above(work_C128 x, work_C128 y) {
    return creal(x) > creal(y) || (creal(x) == creal(y) && cimag(x) > cimag(y));
}

SDYI_LOOP2(maximum, C64, C64, is_above(x, y) ? x : y)
SDYI_LOOP2(maximum, C128, C128, is_above(x, y) ? x : y)
SDYI_LOOP2(minimum, C64, C64, is_above(y, x) ? x : y)
SDYI_LOOP2(minimum, C128, C128, is_above(y, x) ? x : y)

#define AT_MAXIMUM(T) SDYI_AT(maximum, T)
#define AT_MINIMUM(T) SDYI_AT(minimum, T)
const sdyi_loops sdyi_loops_maximum = {
    {SDYI_REAL_TYPES(AT_MAXIMUM) SDYI_COMPLEX_TYPES(AT_MAXIMUM)[SDYRT_BOOL] =
         add_BOOL}};
const sdyi_loops sdyi_loops_minimum = {
    {SDYI_REAL_TYPES(AT_MINIMUM) SDYI_COMPLEX_TYPES(AT_MINIMUM)[SDYRT_BOOL] =
         multiply_BOOL}};

/* -- abs, sign, rounding --------------------------------------------------- */

#define ABS(T) SDYI_LOOP1(abs, T, T, x < 0 ? 0 - (bits_##T)x : (bits_##T)x)
SDYI_SIGNED_TYPES(ABS)
SDYI_LOOP1(abs, F32, F32, fabsf(x))
SDYI_LOOP1(abs, F64, F64, fabs(x))
SDYI_LOOP1(clear_sign, U16, U16, x & 0x7fffu)
SDYI_LOOP1(abs, C64, F32, hypot(creal(x), cimag(x)))
SDYI_LOOP1(abs, C128, F64, hypot(creal(x), cimag(x)))

#define SIGN(T) SDYI_LOOP1(sign, T, T, (x > 0) - (x < 0))
#define SIGN_FLOAT(T) SDYI_LOOP1(sign, T, T, x > 0 ? 1 : x < 0 ? -1 : x)
SDYI_SIGNED_TYPES(SIGN)
SDYI_FLOAT_TYPES(SIGN_FLOAT)

static work_C128 complex_sign(work_C128 z) {
    if (isnan(creal(z)) || isnan(cimag(z)))
        return complex_of((double)NAN, (double)NAN);
    const long double x = creal(z), y = cimag(z), magnitude = hypotl(x, y);
    return magnitude == 0
               ? 0
               : complex_of((double)(x / magnitude), (double)(y / magnitude));
}

SDYI_LOOP1(sign, C64, C64, complex_sign(x))
SDYI_LOOP1(sign, C128, C128, complex_sign(x))

#define ROUNDED(name, f32, f64)                                                \
    SDYI_LOOP1(name, F32, F32, f32(x))                                         \
    SDYI_LOOP1(name, F64, F64, f64(x))                                         \
    SDYI_LOOP1(name, F16, F16, f32(x))                                         \
    SDYI_LOOP1(name, BF16, BF16, f32(x))                                       \
    const sdyi_loops sdyi_loops_##name = {{SDYI_AT(name, F32) SDYI_AT(         \
        name, F64) SDYI_AT(name, F16) SDYI_AT(name, BF16)}};
ROUNDED(ceil, ceilf, ceil)
ROUNDED(floor, floorf, floor)
ROUNDED(round_nearest_afz, roundf, round)
ROUNDED(round_nearest_even, rintf, rint)

#define AT_ABS(T) SDYI_AT(abs, T)
#define AT_SIGN(T) SDYI_AT(sign, T)
const sdyi_loops sdyi_loops_abs = {
    {SDYI_SIGNED_TYPES(AT_ABS) AT_ABS(F32) AT_ABS(F64)
         SDYI_COMPLEX_TYPES(AT_ABS)[SDYRT_F16] = clear_sign_U16,
     [SDYRT_BF16] = clear_sign_U16}};
const sdyi_loops sdyi_loops_sign = {{SDYI_SIGNED_TYPES(
    AT_SIGN) SDYI_FLOAT_TYPES(AT_SIGN) SDYI_COMPLEX_TYPES(AT_SIGN)}};

/* -- parts of complex numbers ---------------------------------------------- */

SDYI_LOOP1(real, C64, F32, creal(x))
SDYI_LOOP1(real, C128, F64, creal(x))
SDYI_LOOP1(imag, C64, F32, cimag(x))
SDYI_LOOP1(imag, C128, F64, cimag(x))
SDYI_LOOP1(imag, U16, U16, 0 * x)
SDYI_LOOP1(imag, U32, U32, 0 * x)
SDYI_LOOP1(imag, U64, U64, 0 * x)
SDYI_LOOP1(real, U16, U16, x)
SDYI_LOOP1(real, U32, U32, x)
SDYI_LOOP1(real, U64, U64, x)
SDYI_LOOP1(conj, C64, C64, conj(x))
SDYI_LOOP1(conj, C128, C128, conj(x))

#define COMPLEX_OF(T, part, whole)                                             \
    static void complex_##T(void *out, const void *const *in, int64_t n) {     \
        part *restrict const to = out;                                         \
        const part *const xs = in[0], *const ys = in[1];                       \
        for (int64_t i = 0; i < n; i++) {                                      \
            to[2 * i] = xs[i];                                                 \
            to[2 * i + 1] = ys[i];                                             \
        }                                                                      \
    }
COMPLEX_OF(F32, float, C64)
COMPLEX_OF(F64, double, C128)

#define PARTS(name)                                                            \
    const sdyi_loops sdyi_loops_##name = {                                     \
        {SDYI_AT(name, C64) SDYI_AT(name, C128)[SDYRT_F16] = name##_U16,       \
         [SDYRT_BF16] = name##_U16, [SDYRT_F32] = name##_U32,                  \
         [SDYRT_F64] = name##_U64}};
PARTS(real)
PARTS(imag)
const sdyi_loops sdyi_loops_complex = {
    {SDYI_AT(complex, F32) SDYI_AT(complex, F64)}};
const sdyi_loops sdyi_loops_conj = {
    {SDYI_AT(conj, C64) SDYI_AT(conj, C128)[SDYRT_F16] = real_U16,
     [SDYRT_BF16] = real_U16, [SDYRT_F32] = real_U32, [SDYRT_F64] = real_U64}};
