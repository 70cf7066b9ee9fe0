/* Functions of one or two numbers. f32 is computed in f64 where libm's own f32
 * function is off by more than a rounding; f16 and bf16 in f32; complex numbers
 * in f64. */
#include "program/execute/elementwise.h"
#include "program/execute/loops.h"
#include "program/execute/loops_fast.h"
#include "program/execute/special.h"

/* Loops and their table by a function for f32, also of f16 and bf16, one for
 * f64, and one for complex numbers. */
#define REAL_ONLY(name, f32, f64)                                              \
    SDYI_FLOAT_LOOPS1(name, f32(x), f64(x))                                    \
    SDYI_TABLE(name, SDYI_FLOAT_TYPES(SDYI_AT, name))
#define WITH_COMPLEX(name, f32, f64, c128)                                     \
    SDYI_FLOAT_LOOPS1(name, f32(x), f64(x))                                    \
    SDYI_COMPLEX_LOOPS1(name, c128(x))                                         \
    SDYI_TABLE(name, SDYI_FLOAT_TYPES(SDYI_AT, name)                           \
                         SDYI_COMPLEX_TYPES(SDYI_AT, name))
#define FUNCTION(name, f32, f64, c128)                                         \
    SDYI_FLOAT_LOOPS1(name, f32(x), f64(x))                                    \
    SDYI_COMPLEX_LOOPS1(name, c128(x))                                         \
    FUNCTION_TABLE(name, SDYI_FLOAT_TYPES(SDYI_AT, name))

/* The table of a transcendental function: sdyi_loops.is_function. */
#define FUNCTION_TABLE(name, floats)                                           \
    const sdyi_loops sdyi_loops_##name = {                                     \
        .at = {floats SDYI_COMPLEX_TYPES(SDYI_AT, name)},                      \
        .is_function = true};

/* Functions whose loops of f32, f16 and bf16 are in loops_fast.c. */
#define FAST_FUNCTION(name, f64, c128)                                         \
    SDYI_LOOP1(name, F64, F64, f64(x))                                         \
    SDYI_COMPLEX_LOOPS1(name, c128(x))                                         \
    FUNCTION_TABLE(                                                            \
        name, SDYI_AT(sdyi_fast_##name, F32) SDYI_AT(sdyi_fast_##name, F16)    \
                  SDYI_AT(sdyi_fast_##name, BF16) SDYI_AT(name, F64))

/* -- complex functions that libm lacks, or rounds badly -------------------- */

/* Complex numbers in long double: its exponents and extra bits keep digits that
 * f64 loses where parts are tiny, huge, or cancel. */
typedef long double _Complex wide;

static wide wide_of(long double real, long double imaginary) {
    const long double parts[2] = {real, imaginary};
    wide number;
    memcpy(&number, parts, sizeof number);
    return number;
}

static work_C128 narrow_of(wide z) {
    return complex_of((double)creall(z), (double)cimagl(z));
}

static work_C128 ccbrt(work_C128 z) {
    const wide w = z;
    const long double magnitude = cbrtl(cabsl(w)), angle = cargl(w) / 3;
    return narrow_of(wide_of(magnitude * cosl(angle), magnitude * sinl(angle)));
}

static work_C128 cexpm1(work_C128 z) {
    const long double x = creal(z), y = cimag(z), half = sinl(y / 2);
    if (cimag(z) == 0)
        return complex_of(expm1(creal(z)), cimag(z));
    return narrow_of(
        wide_of(expm1l(x) * cosl(y) - 2 * half * half, expl(x) * sinl(y)));
}

/* The rounded sum of a and b; its error is added to `*lost`. */
static double two_sum(double a, double b, double *lost) {
    const double sum = a + b, part = sum - a;
    *lost += (a - (sum - part)) + (b - part);
    return sum;
}

/* log|1 + z|. Where |1 + z| is near 1, from |1 + z|^2 - 1 without
 * cancellation. */
static double log_of_distance(double x, double y) {
    const double a = fabs(x), b = fabs(y);
    if (a > 1e8 || b > 1e8)
        return (double)logl(hypotl(1 + (long double)x, y));
    double lost = fma(x, x, -x * x) + fma(y, y, -y * y);
    double sum =
        a > b ? two_sum(2 * x, x * x, &lost) : two_sum(2 * x, y * y, &lost);
    sum = two_sum(sum, a > b ? y * y : x * x, &lost);
    if (sum < -0.5) /* 1 + x is exact, or far from 0 */
        return log(hypot(1 + x, y));
    return 0.5 * log1p(sum + lost);
}

static work_C128 clog1p(work_C128 z) {
    const double x = creal(z), y = cimag(z);
    return complex_of(log_of_distance(x, y), atan2(y, 1 + x));
}

static work_C128 crsqrt(work_C128 z) {
    return narrow_of(1 / csqrtl((wide)z));
}

static work_C128 clogistic(work_C128 z) {
    return fabs(creal(z)) < 1 ? narrow_of(0.5L + ctanhl((wide)z / 2) / 2)
                              : narrow_of(1 / (1 + cexpl(-(wide)z)));
}

static work_C128 catan2(work_C128 x, work_C128 y) {
    const wide i = wide_of(0, 1), a = x, b = y;
    return narrow_of(-i * clogl((b + i * a) / csqrtl(a * a + b * b)));
}

static work_C128 complex_power(work_C128 x, work_C128 y) {
    if (y == 0)
        return 1;
    return x == 0 && creal(y) > 0 ? 0 : narrow_of(cpowl((wide)x, (wide)y));
}

static work_C128 csquare(work_C128 z) {
    const long double x = creal(z), y = cimag(z);
    return narrow_of(wide_of((x - y) * (x + y), 2 * x * y));
}

/* -- functions of one number ----------------------------------------------- */

static float reciprocal_root_f32(float x) {
    return (float)(1 / sqrt((double)x));
}

static double reciprocal_root(double x) {
    return 1 / sqrt(x);
}

FUNCTION(cbrt, cbrt, cbrt, ccbrt)
FUNCTION(cosine, cosf, cos, ccos)
FAST_FUNCTION(exponential, exp, cexp)
FAST_FUNCTION(exponential_minus_one, expm1, cexpm1)
FAST_FUNCTION(log, log, clog)
FAST_FUNCTION(log_plus_one, log1p, clog1p)
FUNCTION(rsqrt, reciprocal_root_f32, reciprocal_root, crsqrt)
FUNCTION(sine, sinf, sin, csin)
WITH_COMPLEX(sqrt, sqrtf, sqrt, csqrt)
FUNCTION(tan, tan, tan, ctan)
FAST_FUNCTION(tanh, tanh, ctanh)

static double logistic(double x) {
    return 1 / (1 + exp(-x));
}

FAST_FUNCTION(logistic, logistic, clogistic)

#define PREDICATE(name, expression)                                            \
    SDYI_LOOP1(name, F32, BOOL, expression)                                    \
    SDYI_LOOP1(name, F64, BOOL, expression)                                    \
    SDYI_LOOP1(name, F16, BOOL, expression)                                    \
    SDYI_LOOP1(name, BF16, BOOL, expression)                                   \
    SDYI_TABLE(name, SDYI_FLOAT_TYPES(SDYI_AT, name))
PREDICATE(is_finite, isfinite(x))
PREDICATE(is_inf, isinf(x))
PREDICATE(is_pos_inf, isinf(x) && x > 0)
PREDICATE(is_neg_inf, isinf(x) && x < 0)

/* -- functions of two numbers ---------------------------------------------- */

/* Powers of integers, by squaring; of a negative exponent (signed_power) the
 * truncated fraction. */
static uint64_t power_of(uint64_t base, uint64_t exponent) {
    uint64_t product = 1;
    for (; exponent > 0; exponent >>= 1) {
        if ((exponent & 1) != 0)
            product *= base;
        base *= base;
    }
    return product;
}

static uint64_t signed_power(int64_t base, int64_t exponent) {
    if (exponent >= 0)
        return power_of((uint64_t)base, (uint64_t)exponent);
    if (base == -1)
        return (exponent & 1) != 0 ? UINT64_MAX : 1;
    return base == 1;
}

#define POWER_SIGNED(name, T) SDYI_LOOP2(name, T, T, signed_power(x, y))
#define POWER_UNSIGNED(name, T) SDYI_LOOP2(name, T, T, power_of(x, y))
SDYI_SIGNED_TYPES(POWER_SIGNED, power)
SDYI_UNSIGNED_TYPES(POWER_UNSIGNED, power)
SDYI_FLOAT_LOOPS2(power, powf(x, y), pow(x, y))
SDYI_COMPLEX_LOOPS2(power, complex_power(x, y))
FUNCTION_TABLE(power, SDYI_REAL_TYPES(SDYI_AT, power))

SDYI_FLOAT_LOOPS2(atan2, atan2((double)x, (double)y), atan2(x, y))
SDYI_COMPLEX_LOOPS2(atan2, catan2(x, y))
FUNCTION_TABLE(atan2, SDYI_FLOAT_TYPES(SDYI_AT, atan2))

/* -- chlo ------------------------------------------------------------------ */

WITH_COMPLEX(acos, acos, acos, cacos)
WITH_COMPLEX(acosh, acosh, acosh, cacosh)
WITH_COMPLEX(asin, asin, asin, casin)
WITH_COMPLEX(asinh, asinh, asinh, casinh)
WITH_COMPLEX(atan, atan, atan, catan)
WITH_COMPLEX(atanh, atanh, atanh, catanh)
WITH_COMPLEX(cosh, cosh, cosh, ccosh)
WITH_COMPLEX(sinh, sinh, sinh, csinh)
WITH_COMPLEX(square, sdyi_square, sdyi_square, csquare)

/* The w with asin(z) = atan2(re z, re w) + i sign(im z) im w. */
static double _Complex asin_acos_kernel(double _Complex z) {
    const double _Complex asin = casin(z);
    return complex_of(cos(creal(asin)) * cosh(cimag(asin)), fabs(cimag(asin)));
}

SDYI_COMPLEX_LOOPS1(asin_acos_kernel, asin_acos_kernel(x))
SDYI_TABLE(asin_acos_kernel, SDYI_COMPLEX_TYPES(SDYI_AT, asin_acos_kernel))

REAL_ONLY(bessel_i1e, sdyi_bessel_i1e, sdyi_bessel_i1e)
REAL_ONLY(digamma, sdyi_digamma, sdyi_digamma)
REAL_ONLY(erf, erf, erf)
REAL_ONLY(erf_inv, sdyi_erf_inv, sdyi_erf_inv)
REAL_ONLY(erfc, erfc, erfc)
REAL_ONLY(lgamma, sdyi_lgamma, sdyi_lgamma)

#define TWO_REAL(name, function)                                               \
    SDYI_FLOAT_LOOPS2(name, function(x, y), function(x, y))                    \
    SDYI_TABLE(name, SDYI_FLOAT_TYPES(SDYI_AT, name))
TWO_REAL(polygamma, sdyi_polygamma)
TWO_REAL(zeta, sdyi_zeta)

/* The next number of the type, by its bits. */
static uint16_t next_half(uint16_t from, bool is_up) {
    if ((from & 0x7fff) == 0)
        return is_up ? 1 : 0x8001;
    return (uint16_t)(from + (((from & 0x8000) == 0) == is_up ? 1 : -1));
}

#define NEXT_HALF(T, nan)                                                      \
    static void next_after_##T(void *out, const void *const *in, int64_t n) {  \
        uint16_t *restrict const to = out;                                     \
        const uint16_t *const xs = in[0], *const ys = in[1];                   \
        for (int64_t i = 0; i < n; i++) {                                      \
            const float x = get_##T(xs[i]), y = get_##T(ys[i]);                \
            if (isnan(x) || isnan(y))                                          \
                to[i] = (uint16_t)(nan);                                       \
            else                                                               \
                to[i] = x == y ? ys[i] : next_half(xs[i], y > x);              \
        }                                                                      \
    }
NEXT_HALF(F16, 0x7e00)
NEXT_HALF(BF16, 0x7fc0)
SDYI_LOOP2(next_after, F32, F32, nextafterf(x, y))
SDYI_LOOP2(next_after, F64, F64, nextafter(x, y))
SDYI_TABLE(next_after, SDYI_FLOAT_TYPES(SDYI_AT, next_after))
