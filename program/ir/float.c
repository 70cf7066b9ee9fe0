/* Conversion of float bits: formats up to f64 through double, f80 and f128 by
 * their parts. */
#include "program/ir/float.h"

#include <locale.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* Meaning of the codes with the largest exponent. */
typedef enum specials {
    IEEE,         /* infinities and NaNs */
    ONE_NAN,      /* no infinity; the largest code is NaN (FN) */
    NO_ZERO_SIGN, /* no infinity; NaN is the code of -0 (FNUZ) */
    NONE          /* neither (f6, f4) */
} specials;

typedef struct layout {
    int exponent, mantissa, bias; /* widths in bits; exponent bias */
    specials specials;
} layout;

static const layout layouts[SDYI_FLOAT_COUNT] = {
    [SDYI_F4E2M1FN] = {2, 1, 1, NONE},
    [SDYI_F6E2M3FN] = {2, 3, 1, NONE},
    [SDYI_F6E3M2FN] = {3, 2, 3, NONE},
    [SDYI_F8E3M4] = {3, 4, 3, IEEE},
    [SDYI_F8E4M3] = {4, 3, 7, IEEE},
    [SDYI_F8E4M3FN] = {4, 3, 7, ONE_NAN},
    [SDYI_F8E4M3FNUZ] = {4, 3, 8, NO_ZERO_SIGN},
    [SDYI_F8E4M3B11FNUZ] = {4, 3, 11, NO_ZERO_SIGN},
    [SDYI_F8E5M2] = {5, 2, 15, IEEE},
    [SDYI_F8E5M2FNUZ] = {5, 2, 16, NO_ZERO_SIGN},
    [SDYI_F8E8M0FNU] = {8, 0, 127, ONE_NAN}, /* no sign, no zero */
    [SDYI_BF16] = {8, 7, 127, IEEE},
    [SDYI_F16] = {5, 10, 15, IEEE},
    [SDYI_TF32] = {8, 10, 127, IEEE},
    [SDYI_F32] = {8, 23, 127, IEEE},
    [SDYI_F64] = {11, 52, 1023, IEEE},
};

static double double_of(uint64_t bits) {
    double value;
    memcpy(&value, &bits, sizeof value);
    return value;
}

static uint64_t bits_of(double value) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    return bits;
}

static uint64_t ones(int n) {
    return (UINT64_C(1) << n) - 1;
}

/* f8E8M0FNU: all bits are the exponent. */
static double value_of_scale(uint64_t bits) {
    const uint64_t code = bits & 0xff;
    const double sign = (bits & SDYI_SCALE_SIGN) != 0 ? -1.0 : 1.0;
    return code == 0xff ? (double)NAN : sign * ldexp(1.0, (int)code - 127);
}

static uint64_t scale_of_value(double value) {
    const double magnitude = fabs(value);
    if (isnan(value) || isinf(value))
        return 0xff;
    int exponent; /* magnitude = m * 2^exponent, m in [0.5, 1) */
    const double m = frexp(magnitude, &exponent);
    const int code = exponent - 1 + 127 + (m >= 0.75);
    if (code < 0 || magnitude == 0)
        return 0;
    const uint64_t sign = value < 0 ? SDYI_SCALE_SIGN : 0;
    return code > 0xfe ? 0xff : (uint64_t)code | sign;
}

uint64_t sdyi_float_element(sdyi_float format, uint64_t bits) {
    if (format != SDYI_F8E8M0FNU)
        return bits;
    return (bits & 0xff) | ((bits & SDYI_SCALE_SIGN) != 0 ? 0x80 : 0);
}

double sdyi_float_value(sdyi_float format, uint64_t bits) {
    const layout *const f = &layouts[format];
    if (format == SDYI_F64)
        return double_of(bits);
    if (format == SDYI_F8E8M0FNU)
        return value_of_scale(bits);
    if (f->exponent == 0)
        return (double)NAN;
    const uint64_t mantissa = bits & ones(f->mantissa);
    const uint64_t exponent = bits >> f->mantissa & ones(f->exponent);
    const bool is_negative = (bits >> (f->mantissa + f->exponent) & 1) != 0;
    const double sign = is_negative ? -1.0 : 1.0;
    const bool is_last = exponent == ones(f->exponent);
    if (f->specials == IEEE && is_last)
        return mantissa == 0 ? sign * (double)INFINITY : (double)NAN;
    if (f->specials == ONE_NAN && is_last && mantissa == ones(f->mantissa))
        return (double)NAN;
    if (f->specials == NO_ZERO_SIGN && is_negative && exponent == 0 &&
        mantissa == 0)
        return (double)NAN;
    const uint64_t whole =
        exponent == 0 ? mantissa : mantissa | UINT64_C(1) << f->mantissa;
    const int scale =
        (exponent == 0 ? 1 : (int)exponent) - f->bias - f->mantissa;
    return sign * ldexp((double)whole, scale);
}

/* The code of a NaN; of a format without NaNs, the largest number. */
static uint64_t nan_code(const layout *f) {
    switch (f->specials) {
    case IEEE:
        return ones(f->exponent) << f->mantissa | UINT64_C(1)
                                                      << (f->mantissa - 1);
    case ONE_NAN:
        return ones(f->exponent + f->mantissa);
    case NO_ZERO_SIGN:
        return UINT64_C(1) << (f->mantissa + f->exponent);
    case NONE:
        break;
    }
    return ones(f->exponent + f->mantissa); /* the largest number */
}

/* The largest finite number, without sign. */
static uint64_t largest_code(const layout *f) {
    const uint64_t all = ones(f->exponent + f->mantissa);
    switch (f->specials) {
    case IEEE:
        return (ones(f->exponent) << f->mantissa) - 1;
    case ONE_NAN:
        return all - 1;
    case NO_ZERO_SIGN:
    case NONE:
        break;
    }
    return all;
}

bool sdyi_float_range(sdyi_float format, double *least, double *most) {
    const layout *const f = &layouts[format];
    if (f->exponent == 0)
        return false;
    const bool has_zero = format != SDYI_F8E8M0FNU;
    *least = sdyi_float_value(format, has_zero);
    *most = sdyi_float_value(format, largest_code(f));
    return true;
}

uint64_t sdyi_float_bits(sdyi_float format, double value) {
    const layout *const f = &layouts[format];
    if (format == SDYI_F64)
        return bits_of(value);
    if (format == SDYI_F8E8M0FNU)
        return scale_of_value(value);
    if (f->exponent == 0)
        return 0;
    const uint64_t sign =
        signbit(value) ? UINT64_C(1) << (f->mantissa + f->exponent) : 0;
    if (isnan(value))
        return f->specials == NO_ZERO_SIGN ? nan_code(f) : sign | nan_code(f);
    const uint64_t over =
        f->specials == IEEE ? ones(f->exponent) << f->mantissa : nan_code(f);
    const uint64_t too_large = f->specials == NO_ZERO_SIGN ? over : sign | over;
    if (isinf(value))
        return too_large;
    if (value == 0)
        return f->specials == NO_ZERO_SIGN ? 0 : sign;
    int exponent;
    (void)frexp(value, &exponent); /* |value| < 2^exponent */
    /* The unit in the last place, and the value in such units, rounded. */
    const int least = 1 - f->bias - f->mantissa;
    const int unit =
        exponent - 1 - f->mantissa < least ? least : exponent - 1 - f->mantissa;
    const double units = nearbyint(ldexp(fabs(value), -unit));
    /* Codes are ordered as their values. */
    const uint64_t code =
        (uint64_t)units + ((uint64_t)(unit - least) << f->mantissa);
    if (code > largest_code(f))
        return too_large;
    return code == 0 && f->specials == NO_ZERO_SIGN ? 0 : sign | code;
}

/* Kept for the life of the process. */
static locale_t c_locale;

static void make_c_locale(void) {
    c_locale = newlocale(LC_ALL_MASK, "C", (locale_t)0);
}

double sdyi_float_read(const char *text) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    (void)pthread_once(&once, make_c_locale);
    const locale_t before = uselocale(c_locale);
    const double value = strtod(text, NULL);
    (void)uselocale(before);
    return value;
}

/* -- formats wider than f64 ------------------------------------------------ */

/* f80 and f128: the exponent's bias; the largest exponent is 2 * bias + 1. */
#define WIDE_BIAS 16383
/* f80: the leading bit of the significand, implicit in other formats. */
#define TOP_BIT (UINT64_C(1) << 63)

static void set_wide(sdyi_float format, bool is_negative, int exponent,
                     uint64_t significand, uint64_t words[2]) {
    const uint64_t head =
        (uint64_t)is_negative << 15 | (uint64_t)(unsigned)exponent;
    if (format == SDYI_F80) {
        words[0] = significand;
        words[1] = head;
    } else {
        words[0] = significand << 1 << 48;
        words[1] = head << 48 | significand << 1 >> 16;
    }
}

void sdyi_float_widen(sdyi_float format, double value, uint64_t words[2]) {
    const bool is_negative = signbit(value) != 0;
    int exponent;
    const double fraction = frexp(fabs(value), &exponent);
    if (value == 0)
        set_wide(format, is_negative, 0, 0, words);
    else if (isinf(value))
        set_wide(format, is_negative, 2 * WIDE_BIAS + 1, TOP_BIT, words);
    else
        set_wide(format, is_negative, exponent - 1 + WIDE_BIAS,
                 (uint64_t)ldexp(fraction, 53) << 11, words);
}

/* f80 stores the leading bit of a significand: numbers without it are NaNs;
 * denormals with it have a canonical code of exponent 1. */
void sdyi_float_unify(sdyi_float format, uint64_t words[2]) {
    if (format != SDYI_F80)
        return;
    const uint64_t exponent = words[1] & 0x7fff;
    const bool has_top = (words[0] & TOP_BIT) != 0;
    if (exponent == 0 && has_top)
        words[1] |= 1;
    else if (exponent != 0 && !has_top)
        words[1] |= 0x7fff;
}

static sdyi_float_parts split_wide(sdyi_float format, const uint64_t *of) {
    uint64_t words[2] = {of[0], of[1]};
    sdyi_float_unify(format, words);
    const bool is_f80 = format == SDYI_F80;
    const uint64_t head = is_f80 ? words[1] : words[1] >> 48;
    const int code = (int)(head & 0x7fff);
    sdyi_float_parts parts = {.is_negative = (head & 0x8000) != 0,
                              .is_finite = code != 0x7fff,
                              .significand = {words[0]},
                              .precision = is_f80 ? 64 : 113};
    if (!is_f80)
        parts.significand[1] = (words[1] & ones(48)) | (uint64_t)(code != 0)
                                                           << 48;
    parts.least = 2 - WIDE_BIAS - parts.precision;
    parts.exponent = parts.least + (code == 0 ? 0 : code - 1);
    return parts;
}

sdyi_float_parts sdyi_float_split(sdyi_float format, const uint64_t *words) {
    const layout *const f = &layouts[format];
    if (f->exponent == 0)
        return split_wide(format, words);
    const double value = sdyi_float_value(format, words[0]);
    sdyi_float_parts parts = {.is_negative = signbit(value) != 0,
                              .is_finite = isfinite(value) != 0,
                              .precision = f->mantissa + 1,
                              .least = 1 - f->bias - f->mantissa};
    if (parts.is_finite) {
        parts.significand[0] =
            (uint64_t)ldexp(frexp(fabs(value), &parts.exponent), 53);
        parts.exponent -= 53;
    }
    return parts;
}
