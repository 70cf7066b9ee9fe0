/* Values of each dtype: the terms that source devices hold, how they combine,
 * and when two are equal. */
#include "check/oracle.h"

#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

_Static_assert(LDBL_MANT_DIG >= 64, "a long double holds every number");

/* A value as two doubles, or the bits of an integer. */
typedef struct number {
    double re;
    double im;
    uint64_t bits;
} number;

typedef enum number_class {
    OTHER, /* i1: bits only */
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
    case SDYRT_F8E4M3:
    case SDYRT_F8E4M3FN:
    case SDYRT_F8E4M3FNUZ:
    case SDYRT_F8E4M3B11FNUZ:
    case SDYRT_F8E5M2:
    case SDYRT_F8E5M2FNUZ:
    case SDYRT_F8E3M4:
    case SDYRT_F8E8M0FNU:
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

/* -- floats of 16 and 8 bits ------------------------------------------------
 */

/* How a format stands for what is not a number. */
typedef enum float_specials {
    IEEE,        /* the largest exponent: infinities and NaNs */
    NO_INFINITY, /* NaN: all bits but the sign */
    ONE_NAN,     /* NaN: what would be -0 */
    SCALE        /* an exponent alone; NaN: the largest */
} float_specials;

typedef struct float_format {
    int exponent_bits, fraction_bits, bias;
    float_specials specials;
} float_format;

static const float_format formats[SDYRT_DTYPE_COUNT] = {
    [SDYRT_F16] = {5, 10, 15, IEEE},
    [SDYRT_BF16] = {8, 7, 127, IEEE},
    [SDYRT_F8E4M3] = {4, 3, 7, IEEE},
    [SDYRT_F8E4M3FN] = {4, 3, 7, NO_INFINITY},
    [SDYRT_F8E4M3FNUZ] = {4, 3, 8, ONE_NAN},
    [SDYRT_F8E4M3B11FNUZ] = {4, 3, 11, ONE_NAN},
    [SDYRT_F8E5M2] = {5, 2, 15, IEEE},
    [SDYRT_F8E5M2FNUZ] = {5, 2, 16, ONE_NAN},
    [SDYRT_F8E3M4] = {3, 4, 3, IEEE},
    [SDYRT_F8E8M0FNU] = {8, 0, 127, SCALE},
};

static double decode(const float_format *f, unsigned bits) {
    const unsigned sign = 1u << (f->exponent_bits + f->fraction_bits);
    const unsigned code = bits & (sign - 1), hidden = 1u << f->fraction_bits;
    const int field = (int)(code / hidden);
    if (f->specials == SCALE)
        return bits == 255 ? (double)NAN : ldexp(1, field - f->bias);
    const unsigned infinity = sign - hidden;
    double value = ldexp(code % hidden + (field > 0 ? hidden : 0),
                         (field > 0 ? field : 1) - f->bias - f->fraction_bits);
    if (f->specials == IEEE && code >= infinity)
        value = code > infinity ? (double)NAN : (double)INFINITY;
    if ((f->specials == NO_INFINITY && code == sign - 1) ||
        (f->specials == ONE_NAN && bits == sign))
        value = (double)NAN;
    return (bits & sign) != 0 ? -value : value;
}

/* The nearest power of two; of two the one whose encoding is even. */
static unsigned encode_scale(long double value) {
    int exponent;
    if (!(value >= 0) || isinf(value))
        return 255;
    const long double fraction = frexpl(value, &exponent); /* in [0.5, 1) */
    if (value < ldexpl(1, -127))
        return 0;
    const int below = exponent + 126;
    const int code =
        below + (fraction > 0.75L || (fraction == 0.75L && below % 2 == 1));
    return code < 255 ? (unsigned)code : 255;
}

/* The nearest number; of two the one whose encoding is even. */
static unsigned encode(const float_format *f, long double value) {
    if (f->specials == SCALE)
        return encode_scale(value);
    const unsigned top = 1u << (f->exponent_bits + f->fraction_bits);
    const unsigned hidden = 1u << f->fraction_bits, infinity = top - hidden;
    const unsigned sign = signbit(value) ? top : 0;
    const unsigned past = f->specials == IEEE          ? infinity
                          : f->specials == NO_INFINITY ? top - 1
                                                       : top;
    unsigned code = past;
    if (isfinite(value) && value != 0) {
        int exponent;
        (void)frexpl(value, &exponent);
        exponent -= 2 - f->bias; /* the field's, less one */
        exponent = exponent < 0 ? 0 : exponent;
        const long double units =
            ldexpl(fabsl(value), f->bias - 1 - exponent + f->fraction_bits);
        const long double whole = rintl(units) + (long double)exponent * hidden;
        code = whole < past ? (unsigned)whole : past;
    } else if (value == 0) {
        code = 0;
    } else if (isnan(value) && f->specials == IEEE) {
        code = infinity + hidden / 2;
    }
    if (f->specials == ONE_NAN && (code == 0 || code == past))
        return code;
    return sign | code;
}

/* -- any dtype ------------------------------------------------------------- */

static double load_real(sdyrt_dtype dtype, const void *value) {
    uint16_t bits = 0;
    float f;
    double d;
    switch (dtype) {
    case SDYRT_F32:
        memcpy(&f, value, sizeof f);
        return f;
    case SDYRT_F64:
        memcpy(&d, value, sizeof d);
        return d;
    default:
        memcpy(&bits, value, sdyrt_dtype_bytes(dtype)); /* little-endian */
        return decode(&formats[dtype], bits);
    }
}

/* Rounds once. */
static void store_real(sdyrt_dtype dtype, long double value, void *out) {
    const float f = (float)value;
    const double d = (double)value;
    uint16_t bits;
    switch (dtype) {
    case SDYRT_F32:
        memcpy(out, &f, sizeof f);
        break;
    case SDYRT_F64:
        memcpy(out, &d, sizeof d);
        break;
    default:
        bits = (uint16_t)encode(&formats[dtype], value);
        memcpy(out, &bits, sdyrt_dtype_bytes(dtype));
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

/* Towards zero, the nearest that there is; NaN is 0. */
static uint64_t real_to_bits(sdyrt_dtype dtype, double value) {
    const bool is_signed = class_of(dtype) == SIGNED;
    const int bits = 8 * (int)sdyrt_dtype_bytes(dtype) - is_signed;
    const long double least = is_signed ? -ldexpl(1, bits) : 0;
    const long double most = ldexpl(1, bits) - 1, whole = truncl(value);
    if (isnan(value))
        return 0;
    if (whole <= least)
        return is_signed ? ~UINT64_C(0) << bits : 0;
    return whole >= most ? ~UINT64_C(0) >> (64 - bits)
           : whole < 0   ? (uint64_t)(int64_t)whole
                         : (uint64_t)whole;
}

void check_convert(sdyrt_dtype from, const void *value, sdyrt_dtype to,
                   void *out) {
    if (from == to) {
        memcpy(out, value, sdyrt_dtype_bytes(to));
        return;
    }
    number n = load(from, value);
    const number_class before = class_of(from), after = class_of(to);
    const bool is_real = before == REAL || before == COMPLEX;
    const long double x = is_real            ? n.re
                          : before == SIGNED ? (long double)(int64_t)n.bits
                          : before == OTHER  ? (long double)(n.bits != 0)
                                             : (long double)n.bits;
    if (after == REAL) {
        store_real(to, x, out);
    } else if (after == COMPLEX) {
        store_real(part_of(to), x, out);
        store_real(part_of(to), n.im, (char *)out + sdyrt_dtype_bytes(to) / 2);
    } else {
        n.bits = after == OTHER || before == OTHER ? x != 0 || n.im != 0
                 : is_real                         ? real_to_bits(to, n.re)
                                                   : n.bits;
        store(to, n, out);
    }
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
    if (check_converts(c) && !meaning->arithmetic && hash >> 63) {
        /* a number of few digits that most dtypes can tell */
        const double few =
            ldexp((double)(hash % 8191) - 4095, (int)(hash >> 32 & 31) - 20);
        check_convert(SDYRT_F64, &few, dtype, value);
        return;
    }
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
