/* Values of each dtype: the terms that source devices hold, how they combine,
 * and when two are equal. */
#include "check/oracle.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

/* A value as two doubles, or the bits of an integer. */
typedef struct number {
    double re;
    double im;
    uint64_t bits;
} number;

typedef enum number_class {
    OTHER, /* i1 and the 8-bit floats: bits only */
    SIGNED,
    UNSIGNED,
    REAL,
    COMPLEX
} number_class;

static number_class class_of(sdyrt_dtype dtype) {
    switch (dtype) {
    case SDYRT_F64:
    case SDYRT_F32:
    case SDYRT_F16:
    case SDYRT_BF16:
        return REAL;
    case SDYRT_I8:
    case SDYRT_I16:
    case SDYRT_I32:
    case SDYRT_I64:
        return SIGNED;
    case SDYRT_U8:
    case SDYRT_U16:
    case SDYRT_U32:
    case SDYRT_U64:
        return UNSIGNED;
    case SDYRT_C64:
    case SDYRT_C128:
        return COMPLEX;
    default:
        return OTHER;
    }
}

/* -- 16-bit floats --------------------------------------------------------- */

static double half_to_double(uint16_t h) {
    const int exponent = h >> 10 & 31;
    const int fraction = h & 1023;
    double value = exponent == 0 ? ldexp(fraction, -24)
                                 : ldexp(fraction + 1024, exponent - 25);
    if (exponent == 31)
        value = fraction != 0 ? (double)NAN : (double)INFINITY;
    return h >> 15 ? -value : value;
}

/* For values that are half precision exactly, and normal. */
static uint16_t double_to_half(double value) {
    const uint16_t sign = signbit(value) ? 0x8000 : 0;
    if (isnan(value))
        return 0x7e00;
    if (isinf(value))
        return sign | 0x7c00;
    if (value == 0)
        return sign;
    int exponent;
    const double fraction = frexp(fabs(value), &exponent); /* in [0.5, 1) */
    return (uint16_t)(sign | (exponent + 14) << 10 |
                      ((int)(fraction * 2048) & 1023));
}

static double bfloat_to_double(uint16_t b) {
    const uint32_t bits = (uint32_t)b << 16;
    float value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint16_t double_to_bfloat(double value) {
    const float f = (float)value;
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return isnan(value) ? 0x7fc0 : (uint16_t)(bits >> 16);
}

/* -- any dtype ------------------------------------------------------------- */

static double load_real(sdyrt_dtype dtype, const void *value) {
    uint16_t h;
    float f;
    double d;
    switch (dtype) {
    case SDYRT_F16:
        memcpy(&h, value, sizeof h);
        return half_to_double(h);
    case SDYRT_BF16:
        memcpy(&h, value, sizeof h);
        return bfloat_to_double(h);
    case SDYRT_F32:
        memcpy(&f, value, sizeof f);
        return f;
    default:
        memcpy(&d, value, sizeof d);
        return d;
    }
}

static void store_real(sdyrt_dtype dtype, double value, void *out) {
    const uint16_t h =
        dtype == SDYRT_F16 ? double_to_half(value) : double_to_bfloat(value);
    const float f = (float)value;
    switch (dtype) {
    case SDYRT_F16:
    case SDYRT_BF16:
        memcpy(out, &h, sizeof h);
        break;
    case SDYRT_F32:
        memcpy(out, &f, sizeof f);
        break;
    default:
        memcpy(out, &value, sizeof value);
    }
}

/* The dtype of one part of a complex number. */
static sdyrt_dtype part_of(sdyrt_dtype dtype) {
    return dtype == SDYRT_C64 ? SDYRT_F32 : SDYRT_F64;
}

static number load(sdyrt_dtype dtype, const void *value) {
    const size_t bytes = sdyrt_dtype_bytes(dtype);
    number n = {0};
    switch (class_of(dtype)) {
    case REAL:
        n.re = load_real(dtype, value);
        break;
    case COMPLEX:
        n.re = load_real(part_of(dtype), value);
        n.im = load_real(part_of(dtype), (const char *)value + bytes / 2);
        break;
    case SIGNED:
        memcpy(&n.bits, value, bytes); /* little-endian */
        if (bytes < 8 && n.bits >> (8 * bytes - 1))
            n.bits |= ~UINT64_C(0) << 8 * bytes;
        break;
    default:
        memcpy(&n.bits, value, bytes);
    }
    return n;
}

static void store(sdyrt_dtype dtype, number n, void *out) {
    const size_t bytes = sdyrt_dtype_bytes(dtype);
    switch (class_of(dtype)) {
    case REAL:
        store_real(dtype, n.re, out);
        break;
    case COMPLEX:
        store_real(part_of(dtype), n.re, out);
        store_real(part_of(dtype), n.im, (char *)out + bytes / 2);
        break;
    default:
        memcpy(out, &n.bits, bytes);
    }
}

/* The greater or the lesser; NaN when either is. */
static double extreme(double a, double b, bool greater) {
    if (isnan(a) || isnan(b))
        return (double)NAN;
    return (a > b) == greater ? a : b;
}

static bool above(sdyrt_dtype dtype, uint64_t a, uint64_t b) {
    return class_of(dtype) == SIGNED ? (int64_t)a > (int64_t)b : a > b;
}

void check_combine(sdyrt_dtype dtype, sdyrt_reduction reduction, void *target,
                   const void *term) {
    const number a = load(dtype, target), b = load(dtype, term);
    number r = a;
    switch (reduction) {
    case SDYRT_SUM:
        r = (number){a.re + b.re, a.im + b.im, a.bits + b.bits};
        break;
    case SDYRT_PROD:
        r = (number){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re,
                     a.bits * b.bits};
        break;
    default:
        r.re = extreme(a.re, b.re, reduction == SDYRT_MAX);
        r.bits = above(dtype, a.bits, b.bits) == (reduction == SDYRT_MAX)
                     ? a.bits
                     : b.bits;
    }
    store(dtype, r, target);
}

static bool same_real(double a, double b) {
    return a == b || (isnan(a) && isnan(b));
}

bool check_equal(sdyrt_dtype dtype, const void *a, const void *b) {
    const number x = load(dtype, a), y = load(dtype, b);
    return x.bits == y.bits && same_real(x.re, y.re) && same_real(x.im, y.im);
}

void check_from_int(sdyrt_dtype dtype, int value, void *out) {
    store(dtype, (number){value, 0, (uint64_t)(int64_t)value}, out);
}

void check_print_value(sdyrt_dtype dtype, const void *value, char *text,
                       size_t bytes) {
    const number n = load(dtype, value);
    switch (class_of(dtype)) {
    case REAL:
        (void)snprintf(text, bytes, "%.17g", n.re);
        break;
    case COMPLEX:
        (void)snprintf(text, bytes, "(%.17g, %.17g)", n.re, n.im);
        break;
    case SIGNED:
        (void)snprintf(text, bytes, "%" PRId64, (int64_t)n.bits);
        break;
    default:
        (void)snprintf(text, bytes, "%" PRIu64, n.bits);
    }
}

/* -- terms ----------------------------------------------------------------- */

/* One real of which up to 64 can be combined without rounding in any order: a
 * bf16 holds integers up to 256, an f16 powers of two up to 2^15. */
static double small_real(const check_case *c, sdyrt_reduction op, int count,
                         uint64_t hash) {
    const bool narrow =
        c->type.dtype == SDYRT_F16 || c->type.dtype == SDYRT_BF16;
    if (op == SDYRT_PROD) {
        const double magnitude = count <= 12 && hash >> 8 & 1 ? 2 : 1;
        return hash & 1 ? magnitude : -magnitude;
    }
    if (op != SDYRT_SUM) {
        if (hash % 61 == 0)
            return (double)NAN;
        if (hash % 67 == 0)
            return hash >> 40 & 1 ? (double)INFINITY : -(double)INFINITY;
    }
    const int64_t most = op != SDYRT_SUM ? 127
                         : narrow        ? 256 / count - (count == 1)
                                         : 1 << 20;
    return (double)((int64_t)(hash % (uint64_t)(2 * most + 1)) - most);
}

/* The reduction that terms of `from` go through, and through how many. */
static sdyrt_reduction reduction_of(const check_case *c,
                                    const check_meaning *meaning) {
    if (c->kind == SDYRT_OP_ALL_REDUCE || c->kind == SDYRT_OP_REDUCE_SCATTER)
        return c->reduction;
    return meaning->reduced.count > 0 ? c->from.unreduced_op : SDYRT_SUM;
}

void check_term(const check_case *c, const check_meaning *meaning,
                int64_t element, int64_t label, void *value) {
    const sdyrt_dtype dtype = c->type.dtype;
    const uint64_t hash = check_mix(
        c->seed ^ check_mix((uint64_t)element * 0x10001 + (uint64_t)label));
    const number_class class = class_of(dtype);
    if (!meaning->arithmetic || class < REAL) {
        const uint64_t both[2] = {hash, check_mix(hash)};
        memcpy(value, both, sdyrt_dtype_bytes(dtype));
        return;
    }
    const sdyrt_reduction op = reduction_of(c, meaning);
    const int count = (int)check_refs_size(&meaning->reduced);
    number n = {.re = small_real(c, op, count, hash)};
    if (class == COMPLEX) {
        const uint64_t other = check_mix(hash);
        n.im = small_real(c, op, count, other);
        if (op == SDYRT_PROD) { /* 1, i, -1, -i */
            n.re = (double)(1 - (int)(hash % 4)) * (hash % 2 == 0);
            n.im = (double)(2 - (int)(hash % 4)) * (hash % 2 == 1);
        }
    }
    store(dtype, n, value);
}
