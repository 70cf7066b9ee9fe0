/* Values of each dtype: the terms that source devices hold, their reduction,
 * and the comparison of two values. */
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

/* The encoding of infinities and NaNs in a format of 16 or 8 bits. */
typedef enum float_specials {
    IEEE,        /* the largest exponent: infinities and NaNs */
    NO_INFINITY, /* NaN: all bits but the sign */
    ONE_NAN,     /* NaN: the bits of -0 */
    SCALE        /* an exponent alone; NaN: the largest */
} float_specials;

typedef struct float_format {
    int exponent_bits, fraction_bits, bias;
    float_specials specials;
} float_format;

/* X(dtype, class, format); the formats of C's types are left to C. */
#define DTYPES(X)                                                              \
    X(F64, FLOAT, {0})                                                         \
    X(F32, FLOAT, {0})                                                         \
    X(F16, HALF, {5, 10, 15, IEEE})                                            \
    X(BF16, HALF, {8, 7, 127, IEEE})                                           \
    X(I8, SIGNED, {0})                                                         \
    X(I16, SIGNED, {0})                                                        \
    X(I32, SIGNED, {0})                                                        \
    X(I64, SIGNED, {0})                                                        \
    X(U8, UNSIGNED, {0})                                                       \
    X(U16, UNSIGNED, {0})                                                      \
    X(U32, UNSIGNED, {0})                                                      \
    X(U64, UNSIGNED, {0})                                                      \
    X(C64, COMPLEX, {0})                                                       \
    X(C128, COMPLEX, {0})                                                      \
    X(BOOL, BOOLEAN, {0})                                                      \
    X(F8E4M3, TINY, {4, 3, 7, IEEE})                                           \
    X(F8E4M3FN, TINY, {4, 3, 7, NO_INFINITY})                                  \
    X(F8E4M3FNUZ, TINY, {4, 3, 8, ONE_NAN})                                    \
    X(F8E4M3B11FNUZ, TINY, {4, 3, 11, ONE_NAN})                                \
    X(F8E5M2, TINY, {5, 2, 15, IEEE})                                          \
    X(F8E5M2FNUZ, TINY, {5, 2, 16, ONE_NAN})                                   \
    X(F8E3M4, TINY, {3, 4, 3, IEEE})                                           \
    X(F8E8M0FNU, TINY, {8, 0, 127, SCALE})

#define COUNTED(...) +1
_Static_assert(DTYPES(COUNTED) == SDYRT_DTYPE_COUNT, "each dtype has a row");

#define DTYPE(name, class, ...) [SDYRT_##name] = {CHECK_##class, __VA_ARGS__},
static const struct dtype {
    check_class class;
    float_format format;
} dtypes[SDYRT_DTYPE_COUNT] = {DTYPES(DTYPE)};

check_class check_class_of(sdyrt_dtype dtype) {
    return dtypes[dtype].class;
}

static bool is_real(check_class class) {
    return class == CHECK_FLOAT || class == CHECK_HALF || class == CHECK_TINY;
}

bool check_can_reduce(sdyrt_dtype dtype, sdyrt_reduction reduction) {
    const check_class class = check_class_of(dtype);
    const bool is_number = class != CHECK_BOOLEAN && class != CHECK_TINY;
    switch (reduction) {
    case SDYRT_SUM:
    case SDYRT_PROD:
        return is_number;
    case SDYRT_MAX:
    case SDYRT_MIN:
        return is_number && class != CHECK_COMPLEX;
    case SDYRT_AND:
    case SDYRT_OR:
    case SDYRT_XOR:
        return class == CHECK_BOOLEAN || class == CHECK_SIGNED ||
               class == CHECK_UNSIGNED;
    case SDYRT_REDUCTION_COUNT:
        break;
    }
    return false;
}

/* -- floats of 16 and 8 bits ----------------------------------------------- */

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

/* The nearest power of two; ties go to the larger one. */
static unsigned encode_scale(long double value) {
    int exponent;
    if (!(value >= 0) || isinf(value))
        return 255;
    const long double fraction = frexpl(value, &exponent); /* in [0.5, 1) */
    if (value < ldexpl(1, -127))
        return 0;
    const int below = exponent + 126;
    const int code = below + (fraction >= 0.75L);
    return code < 255 ? (unsigned)code : 255;
}

/* The nearest number; ties go to the one whose encoding is even. */
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
    if (dtype == SDYRT_F32) {
        memcpy(&f, value, sizeof f);
        return f;
    }
    if (dtype == SDYRT_F64) {
        memcpy(&d, value, sizeof d);
        return d;
    }
    memcpy(&bits, value, sdyrt_dtype_bytes(dtype)); /* little-endian */
    return decode(&dtypes[dtype].format, bits);
}

/* Stored with one rounding. */
static void store_real(sdyrt_dtype dtype, long double value, void *out) {
    const float f = (float)value;
    const double d = (double)value;
    if (dtype == SDYRT_F32) {
        memcpy(out, &f, sizeof f);
    } else if (dtype == SDYRT_F64) {
        memcpy(out, &d, sizeof d);
    } else {
        const uint16_t bits = (uint16_t)encode(&dtypes[dtype].format, value);
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
    switch (check_class_of(dtype)) {
    case CHECK_FLOAT:
    case CHECK_HALF:
    case CHECK_TINY:
        n.re = load_real(dtype, value);
        break;
    case CHECK_COMPLEX:
        n.re = load_real(part_of(dtype), value);
        n.im = load_real(part_of(dtype), (const char *)value + bytes / 2);
        break;
    case CHECK_SIGNED:
        memcpy(&n.bits, value, bytes); /* little-endian */
        if (bytes < 8 && n.bits >> (8 * bytes - 1))
            n.bits |= ~UINT64_C(0) << 8 * bytes;
        break;
    case CHECK_UNSIGNED:
    case CHECK_BOOLEAN:
        memcpy(&n.bits, value, bytes);
        break;
    }
    return n;
}

static void store(sdyrt_dtype dtype, number n, void *out) {
    const size_t bytes = sdyrt_dtype_bytes(dtype);
    switch (check_class_of(dtype)) {
    case CHECK_FLOAT:
    case CHECK_HALF:
    case CHECK_TINY:
        store_real(dtype, n.re, out);
        break;
    case CHECK_COMPLEX:
        store_real(part_of(dtype), n.re, out);
        store_real(part_of(dtype), n.im, (char *)out + bytes / 2);
        break;
    case CHECK_SIGNED:
    case CHECK_UNSIGNED:
    case CHECK_BOOLEAN:
        memcpy(out, &n.bits, bytes);
        break;
    }
}

/* The maximum or the minimum; NaN if either is NaN. */
static double extreme(double a, double b, bool greater) {
    if (isnan(a) || isnan(b))
        return (double)NAN;
    return (a > b) == greater ? a : b;
}

static bool above(sdyrt_dtype dtype, uint64_t a, uint64_t b) {
    return check_class_of(dtype) == CHECK_SIGNED ? (int64_t)a > (int64_t)b
                                                 : a > b;
}

void check_combine(sdyrt_dtype dtype, sdyrt_reduction reduction, void *target,
                   const void *term) {
    number a = load(dtype, target), b = load(dtype, term);
    if (check_class_of(dtype) == CHECK_BOOLEAN) { /* any byte but 0 is true */
        a.bits = a.bits != 0;
        b.bits = b.bits != 0;
    }
    number r = a;
    switch (reduction) {
    case SDYRT_SUM:
        r = (number){a.re + b.re, a.im + b.im, a.bits + b.bits};
        break;
    case SDYRT_PROD:
        r = (number){a.re * b.re - a.im * b.im, a.re * b.im + a.im * b.re,
                     a.bits * b.bits};
        break;
    case SDYRT_MAX:
    case SDYRT_MIN:
        r.re = extreme(a.re, b.re, reduction == SDYRT_MAX);
        r.bits = above(dtype, a.bits, b.bits) == (reduction == SDYRT_MAX)
                     ? a.bits
                     : b.bits;
        break;
    case SDYRT_AND:
        r.bits = a.bits & b.bits;
        break;
    case SDYRT_OR:
        r.bits = a.bits | b.bits;
        break;
    case SDYRT_XOR:
        r.bits = a.bits ^ b.bits;
        break;
    case SDYRT_REDUCTION_COUNT:
        break;
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

/* A real as an integer: truncated and clamped; NaN becomes 0. */
static uint64_t real_to_bits(sdyrt_dtype dtype, double value) {
    const bool is_signed = check_class_of(dtype) == CHECK_SIGNED;
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
    const check_class before = check_class_of(from), after = check_class_of(to);
    const bool is_float = is_real(before) || before == CHECK_COMPLEX;
    const long double x = is_float ? n.re
                          : before == CHECK_SIGNED
                              ? (long double)(int64_t)n.bits
                          : before == CHECK_BOOLEAN ? (long double)(n.bits != 0)
                                                    : (long double)n.bits;
    if (is_real(after)) {
        store_real(to, x, out);
    } else if (after == CHECK_COMPLEX) {
        store_real(part_of(to), x, out);
        store_real(part_of(to), n.im, (char *)out + sdyrt_dtype_bytes(to) / 2);
    } else {
        if (after == CHECK_BOOLEAN || before == CHECK_BOOLEAN)
            n.bits = x != 0 || n.im != 0;
        else if (is_float)
            n.bits = real_to_bits(to, n.re);
        store(to, n, out);
    }
}

void check_from_int(sdyrt_dtype dtype, int value, void *out) {
    store(dtype, (number){value, 0, (uint64_t)(int64_t)value}, out);
}

void check_print_value(sdyrt_dtype dtype, const void *value, char *text,
                       size_t bytes) {
    const number n = load(dtype, value);
    switch (check_class_of(dtype)) {
    case CHECK_FLOAT:
    case CHECK_HALF:
    case CHECK_TINY:
        (void)snprintf(text, bytes, "%.17g", n.re);
        break;
    case CHECK_COMPLEX:
        (void)snprintf(text, bytes, "(%.17g, %.17g)", n.re, n.im);
        break;
    case CHECK_SIGNED:
        (void)snprintf(text, bytes, "%" PRId64, (int64_t)n.bits);
        break;
    case CHECK_UNSIGNED:
    case CHECK_BOOLEAN:
        (void)snprintf(text, bytes, "%" PRIu64, n.bits);
        break;
    }
}

void check_divide(sdyrt_dtype dtype, int64_t n, void *value) {
    const check_class class = check_class_of(dtype);
    if (class == CHECK_COMPLEX) {
        const sdyrt_dtype part = dtype == SDYRT_C64 ? SDYRT_F32 : SDYRT_F64;
        check_divide(part, n, value);
        check_divide(part, n, (char *)value + sdyrt_dtype_bytes(part));
    } else if (class == CHECK_SIGNED || class == CHECK_UNSIGNED) {
        int64_t wide;
        check_convert(dtype, value, SDYRT_I64, &wide);
        if (class == CHECK_UNSIGNED) /* of u64 it may have wrapped */
            wide = (int64_t)((uint64_t)wide / (uint64_t)n);
        else
            wide /= n;
        check_convert(SDYRT_I64, &wide, dtype, value);
    } else {
        double wide;
        check_convert(dtype, value, SDYRT_F64, &wide);
        wide /= (double)n;
        const float single = (float)wide;
        if (dtype == SDYRT_F64)
            memcpy(value, &wide, sizeof wide);
        else
            check_convert(SDYRT_F32, &single, dtype, value);
    }
}

/* -- terms ----------------------------------------------------------------- */

/* A real of which up to 64 can be reduced without rounding in any order: a bf16
 * holds integers up to 256, an f16 powers of two up to 2^15. */
static double small_real(const check_case *c, sdyrt_reduction op, int count,
                         uint64_t hash) {
    const bool narrow = check_class_of(c->type.dtype) == CHECK_HALF;
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

/* The reduction that terms of `from` go through. */
static sdyrt_reduction reduction_of(const check_case *c,
                                    const check_meaning *meaning) {
    if (check_has_reduction(c->kind))
        return c->reduction;
    return meaning->reduced.count > 0 ? c->from.unreduced_op : SDYRT_SUM;
}

/* A number that every dtype represents or rounds alike, as terms are converted
 * before they are combined; of products powers of two. No sum of the members is
 * above 256, to which a bf16 holds integers. */
static void term_in_groups(const check_case *c, uint64_t hash, void *value) {
    static const int factors[] = {1, 2, 1, -1};
    const int share = (int)((check_members(c) + 31) / 32);
    const int small = c->reduction == SDYRT_PROD
                          ? factors[hash % 4]
                          : ((int)(hash % 12) - 3) / share;
    /* numbers that wrap are large: another dtype may round their sums */
    const bool wraps =
        check_converts(c) && check_class_of(c->type.dtype) == CHECK_UNSIGNED;
    check_from_int(c->type.dtype, wraps && small < 0 ? -small : small, value);
}

void check_term(const check_case *c, const check_meaning *meaning,
                int64_t element, int64_t label, void *value) {
    const sdyrt_dtype dtype = c->type.dtype;
    const uint64_t hash =
        check_mix((c->seed + (uint64_t)c->groups.round) ^
                  check_mix((uint64_t)element * 0x10001 + (uint64_t)label));
    const check_class class = check_class_of(dtype);
    if (c->groups.on && meaning->arithmetic) {
        term_in_groups(c, hash, value);
        return;
    }
    if (check_converts(c) && !meaning->arithmetic && hash >> 63) {
        /* a number of few digits that most dtypes can distinguish */
        const double few =
            ldexp((double)(hash % 8191) - 4095, (int)(hash >> 32 & 31) - 20);
        check_convert(SDYRT_F64, &few, dtype, value);
        return;
    }
    if (meaning->arithmetic && class == CHECK_BOOLEAN) { /* half are false */
        const unsigned char truth = hash & 1 ? 0 : hash & 6 ? 1 : 0x80;
        memcpy(value, &truth, sizeof truth);
        return;
    }
    if (!meaning->arithmetic || (!is_real(class) && class != CHECK_COMPLEX)) {
        const uint64_t both[2] = {hash, check_mix(hash)};
        memcpy(value, both, sdyrt_dtype_bytes(dtype));
        return;
    }
    const sdyrt_reduction op = reduction_of(c, meaning);
    const int count = (int)check_refs_size(&meaning->reduced);
    number n = {.re = small_real(c, op, count, hash)};
    if (class == CHECK_COMPLEX) {
        const uint64_t other = check_mix(hash);
        n.im = small_real(c, op, count, other);
        if (op == SDYRT_PROD) { /* 1, i, -1, -i */
            n.re = (double)(1 - (int)(hash % 4)) * (hash % 2 == 0);
            n.im = (double)(2 - (int)(hash % 4)) * (hash % 2 == 1);
        }
    }
    store(dtype, n, value);
}
