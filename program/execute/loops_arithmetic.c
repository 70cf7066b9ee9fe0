/* Arithmetic on elements. Integers wrap; division and remainder by 0, and of
 * the least number by -1, are defined (docs/ops.md). */
#include "program/execute/elementwise.h"
#include "program/execute/loops.h"

/* -- add, subtract, multiply, negate --------------------------------------- */

/* In an unsigned type, so that it wraps. */
#define ADD(name, T) SDYI_LOOP2(name, T, T, (bits_##T)x + (bits_##T)y)
#define SUBTRACT(name, T) SDYI_LOOP2(name, T, T, (bits_##T)x - (bits_##T)y)
#define MULTIPLY(name, T) SDYI_LOOP2(name, T, T, (bits_##T)x *(bits_##T)y)
#define NEGATE(name, T) SDYI_LOOP1(name, T, T, 0 - (bits_##T)x)
SDYI_INT_TYPES(ADD, add)
SDYI_INT_TYPES(SUBTRACT, subtract)
SDYI_INT_TYPES(MULTIPLY, multiply)
SDYI_INT_TYPES(NEGATE, negate)
SDYI_FLOAT_LOOPS2(add, x + y, x + y)
SDYI_FLOAT_LOOPS2(subtract, x - y, x - y)
SDYI_FLOAT_LOOPS2(multiply, x *y, x *y)
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

SDYI_LOOP1(negate, F32, F32, -x)
SDYI_LOOP1(negate, F64, F64, -x)
/* Negation by the sign bit, which keeps the payload of a NaN. */
SDYI_LOOP1(flip_sign, U16, U16, x ^ 0x8000u)

SDYI_TABLE(add, SDYI_REAL_TYPES(SDYI_AT, add) SDYI_AT(add, BOOL)
                    SDYI_COMPLEX_TYPES(SDYI_AT, add))
SDYI_TABLE(subtract, SDYI_REAL_TYPES(SDYI_AT, subtract)
                         SDYI_COMPLEX_TYPES(SDYI_AT, subtract))
SDYI_TABLE(multiply, SDYI_REAL_TYPES(SDYI_AT, multiply) SDYI_AT(multiply, BOOL)
                         SDYI_COMPLEX_TYPES(SDYI_AT, multiply))
SDYI_TABLE(negate,
           SDYI_INT_TYPES(SDYI_AT, negate) SDYI_AT(negate, F32) SDYI_AT(negate,
                                                                        F64)
               SDYI_COMPLEX_TYPES(SDYI_AT, negate)[SDYRT_F16] = flip_sign_U16,
           [SDYRT_BF16] = flip_sign_U16)

/* -- divide, remainder ----------------------------------------------------- */

#define DIVIDE_SIGNED(name, T)                                                 \
    SDYI_LOOP2(name, T, T,                                                     \
               y == 0    ? -1                                                  \
               : y == -1 ? (work_##T)(0 - (bits_##T)x)                         \
                         : x / y)
#define DIVIDE_UNSIGNED(name, T)                                               \
    SDYI_LOOP2(name, T, T, y == 0 ? (work_##T) - 1 : x / y)
#define REMAINDER_SIGNED(name, T)                                              \
    SDYI_LOOP2(name, T, T, y == 0 ? x : y == -1 ? 0 : x % y)
#define REMAINDER_UNSIGNED(name, T) SDYI_LOOP2(name, T, T, y == 0 ? x : x % y)
SDYI_SIGNED_TYPES(DIVIDE_SIGNED, divide)
SDYI_UNSIGNED_TYPES(DIVIDE_UNSIGNED, divide)
SDYI_SIGNED_TYPES(REMAINDER_SIGNED, remainder)
SDYI_UNSIGNED_TYPES(REMAINDER_UNSIGNED, remainder)
SDYI_FLOAT_LOOPS2(divide, x / y, x / y)
/* Complex division in f64, with C's recovery of infinities (Annex G). */
SDYI_COMPLEX_LOOPS2(divide, x / y)
SDYI_FLOAT_LOOPS2(remainder, fmodf(x, y), fmod(x, y))

SDYI_TABLE(divide,
           SDYI_REAL_TYPES(SDYI_AT, divide) SDYI_COMPLEX_TYPES(SDYI_AT, divide))
SDYI_TABLE(remainder, SDYI_REAL_TYPES(SDYI_AT, remainder))

/* -- maximum, minimum ------------------------------------------------------ */

/* The order of maximum and minimum: NaN wins, and +0 is above -0; complex
 * numbers compare by real parts, then by imaginary ones. */
#define MAXIMUM(name, T) SDYI_LOOP2(name, T, T, x > y ? x : y)
#define MINIMUM(name, T) SDYI_LOOP2(name, T, T, x < y ? x : y)
SDYI_INT_TYPES(MAXIMUM, maximum)
SDYI_INT_TYPES(MINIMUM, minimum)
SDYI_FLOAT_LOOPS2(maximum, max_f32(x, y), max_f64(x, y))
SDYI_FLOAT_LOOPS2(minimum, min_f32(x, y), min_f64(x, y))

static bool is_above(work_C128 x, work_C128 y) {
    return creal(x) > creal(y) || (creal(x) == creal(y) && cimag(x) > cimag(y));
}

SDYI_COMPLEX_LOOPS2(maximum, is_above(x, y) ? x : y)
SDYI_COMPLEX_LOOPS2(minimum, is_above(y, x) ? x : y)

SDYI_TABLE(maximum,
           SDYI_REAL_TYPES(SDYI_AT, maximum)
               SDYI_COMPLEX_TYPES(SDYI_AT, maximum)[SDYRT_BOOL] = add_BOOL)
SDYI_TABLE(minimum,
           SDYI_REAL_TYPES(SDYI_AT, minimum)
               SDYI_COMPLEX_TYPES(SDYI_AT, minimum)[SDYRT_BOOL] = multiply_BOOL)

/* -- abs, sign, rounding --------------------------------------------------- */

#define ABS(name, T)                                                           \
    SDYI_LOOP1(name, T, T, x < 0 ? 0 - (bits_##T)x : (bits_##T)x)
SDYI_SIGNED_TYPES(ABS, abs)
SDYI_LOOP1(abs, F32, F32, fabsf(x))
SDYI_LOOP1(abs, F64, F64, fabs(x))
SDYI_LOOP1(clear_sign, U16, U16, x & 0x7fffu)
SDYI_LOOP1(abs, C64, F32, hypot(creal(x), cimag(x)))
SDYI_LOOP1(abs, C128, F64, hypot(creal(x), cimag(x)))

#define SIGN(name, T) SDYI_LOOP1(name, T, T, (x > 0) - (x < 0))
#define SIGN_FLOAT(name, T) SDYI_LOOP1(name, T, T, x > 0 ? 1 : x < 0 ? -1 : x)
SDYI_SIGNED_TYPES(SIGN, sign)
SDYI_FLOAT_TYPES(SIGN_FLOAT, sign)

static work_C128 complex_sign(work_C128 z) {
    if (isnan(creal(z)) || isnan(cimag(z)))
        return complex_of((double)NAN, (double)NAN);
    const long double x = creal(z), y = cimag(z), magnitude = hypotl(x, y);
    return magnitude == 0
               ? 0
               : complex_of((double)(x / magnitude), (double)(y / magnitude));
}

SDYI_COMPLEX_LOOPS1(sign, complex_sign(x))

#define ROUNDED(name, f32, f64)                                                \
    SDYI_FLOAT_LOOPS1(name, f32(x), f64(x))                                    \
    SDYI_TABLE(name, SDYI_FLOAT_TYPES(SDYI_AT, name))
ROUNDED(ceil, ceilf, ceil)
ROUNDED(floor, floorf, floor)
ROUNDED(round_nearest_afz, roundf, round)
ROUNDED(round_nearest_even, rintf, rint)

SDYI_TABLE(abs,
           SDYI_SIGNED_TYPES(SDYI_AT, abs) SDYI_AT(abs, F32) SDYI_AT(abs, F64)
               SDYI_COMPLEX_TYPES(SDYI_AT, abs)[SDYRT_F16] = clear_sign_U16,
           [SDYRT_BF16] = clear_sign_U16)
SDYI_TABLE(sign,
           SDYI_SIGNED_TYPES(SDYI_AT, sign) SDYI_FLOAT_TYPES(SDYI_AT, sign)
               SDYI_COMPLEX_TYPES(SDYI_AT, sign))

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
SDYI_COMPLEX_LOOPS1(conj, conj(x))

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
    SDYI_TABLE(name,                                                           \
               SDYI_COMPLEX_TYPES(SDYI_AT, name)[SDYRT_F16] = name##_U16,      \
               [SDYRT_BF16] = name##_U16, [SDYRT_F32] = name##_U32,            \
               [SDYRT_F64] = name##_U64)
PARTS(real)
PARTS(imag)
SDYI_TABLE(complex, SDYI_AT(complex, F32) SDYI_AT(complex, F64))
SDYI_TABLE(
    conj, SDYI_COMPLEX_TYPES(SDYI_AT, conj)[SDYRT_F16] = real_U16,
    [SDYRT_BF16] = real_U16, [SDYRT_F32] = real_U32, [SDYRT_F64] = real_U64)
