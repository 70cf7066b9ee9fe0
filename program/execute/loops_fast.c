/* exp, expm1, log, log1p, tanh and logistic of f32, f16 and bf16, without a
 * call or a branch, so that compilers vectorize them. They are computed in f64
 * with an error below 1e-9 and rounded once: at most 0.52 ULP of f32. */
#include "program/execute/loops_fast.h"

#include "program/execute/loops.h"

static inline double of_bits(uint64_t bits) {
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static inline uint64_t bits_of(double x) {
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return bits;
}

/* 2^n exp(r) with |r| <= log(2) / 2. Beyond +-160 results of f32 are 0 or
 * infinite. */
static inline double exp_f64(double x) {
    const double round = 6755399441055744.0; /* 1.5 * 2^52: n in the low bits */
    x = x < -160 ? -160 : x;
    x = x > 160 ? 160 : x;
    const double shifted = x * 1.4426950408889634 + round;
    const double r = x - (shifted - round) * 0.6931471805599453;
    double p = 1.0 / 40320;
    p = p * r + 1.0 / 5040;
    p = p * r + 1.0 / 720;
    p = p * r + 1.0 / 120;
    p = p * r + 1.0 / 24;
    p = p * r + 1.0 / 6;
    p = p * r + 0.5;
    p = p * r + 1;
    p = p * r + 1;
    return p * of_bits((bits_of(shifted) + 1023) << 52);
}

static inline double expm1_f64(double x) {
    double p = 1.0 / 40320;
    p = p * x + 1.0 / 5040;
    p = p * x + 1.0 / 720;
    p = p * x + 1.0 / 120;
    p = p * x + 1.0 / 24;
    p = p * x + 1.0 / 6;
    p = p * x + 0.5;
    p = (p * x + 1) * x; /* keeps the sign of a zero */
    const double far = exp_f64(x) - 1;
    return fabs(x) < 0.25 ? p : far;
}

/* tanh; near 0, where the difference loses digits, by its series. */
static inline double tanh_f64(double x) {
    const double s = x * x, far = 1 - 2 / (exp_f64(2 * x) + 1);
    const double near = x * (1 + s * (s * (2.0 / 15) - 1.0 / 3));
    return fabs(x) < 0.01 ? near : far;
}

/* log of x = 2^e m with m in [sqrt(1/2), sqrt(2)): log m is a series in s = (m
 * - 1) / (m + 1). */
static inline double log_f64(double x) {
    const uint64_t bits = bits_of(x);
    double e =
        of_bits((bits >> 52 & 0x7ff) | 0x4330000000000000) - 4503599627371519.0;
    double m = of_bits((bits & 0xfffffffffffff) | 0x3ff0000000000000);
    e = m > 1.4142135623730951 ? e + 1 : e;
    m = m > 1.4142135623730951 ? 0.5 * m : m;
    const double s = (m - 1) / (m + 1), t = s * s;
    double p = 2.0 / 13;
    p = p * t + 2.0 / 11;
    p = p * t + 2.0 / 9;
    p = p * t + 2.0 / 7;
    p = p * t + 2.0 / 5;
    p = p * t + 2.0 / 3;
    p = (p * t) * s + 2 * s;
    double y = e * 0.6931471805599453 + p;
    y = x == 0 ? -(double)INFINITY : y;
    y = x < 0 ? (double)NAN : y;
    return x < (double)INFINITY ? y : x; /* +inf and NaN: themselves */
}

static inline double log1p_f64(double x) {
    const double u = 1 + x, lost = x - (u - 1);
    const double y = log_f64(u) + (fabs(x) < 1 ? lost / u : 0);
    return fabs(x) < 1e-12 ? x : y;
}

#define NAMED(name, T)                                                         \
    void sdyi_fast_##name##_##T(void *out, const void *const *in, int64_t n) { \
        name##_##T(out, in, n);                                                \
    }

#define FAST(name, T, function)                                                \
    static SDYI_CLONES void name##_##T(void *out, const void *const *in,       \
                                       int64_t n) {                            \
        at_##T *restrict const to = out;                                       \
        const at_##T *restrict const xs = in[0];                               \
        for (int64_t i = 0; i < n; i++)                                        \
            to[i] = put_##T((float)function((double)get_##T(xs[i])));          \
    }                                                                          \
    NAMED(name, T)
#define FAST_ALL(name, function)                                               \
    FAST(name, F32, function)                                                  \
    FAST(name, F16, function)                                                  \
    FAST(name, BF16, function)
FAST_ALL(exponential, exp_f64)
FAST_ALL(exponential_minus_one, expm1_f64)
FAST_ALL(log, log_f64)
FAST_ALL(log_plus_one, log1p_f64)
FAST_ALL(tanh, tanh_f64)

/* logistic with each step rounded to T. */
#define LOGISTIC(T)                                                            \
    static SDYI_CLONES void logistic_##T(void *out, const void *const *in,     \
                                         int64_t n) {                          \
        at_##T *restrict const to = out;                                       \
        const at_##T *restrict const xs = in[0];                               \
        for (int64_t i = 0; i < n; i++) {                                      \
            const float e = (float)exp_f64(-(double)get_##T(xs[i]));           \
            const float sum = 1 + get_##T(put_##T(e));                         \
            to[i] = put_##T(1 / get_##T(put_##T(sum)));                        \
        }                                                                      \
    }                                                                          \
    NAMED(logistic, T)
LOGISTIC(F32)
LOGISTIC(F16)
LOGISTIC(BF16)
