/* Printer of numbers: decimal digits of floats by the algorithm of LLVM's
 * APFloat, and integers of any size. */
#include "program/ir/float.h"
#include "program/ir/wide.h"
#include "program/text/print.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- digits of floats ------------------------------------------------------ */

/* Algorithm: exact digits, truncated to the format's precision, then rounded. A
 * shortest round-trip printer could choose other digits; these are MLIR's. */

#define WORDS 1216 /* of 32 bits: f128 needs at most 113 + 2.33 * 16494 bits */

/* Decimal digits, least significant first, and the power of ten of that one. */
typedef struct digits {
    char text[64]; /* f128 keeps 36 digits, and a few more before rounding */
    int n;
    int exponent;
} digits;

/* Drop digits beyond `precision` by division, without rounding; some more than
 * needed remain. */
static void cut(sdyi_wide *w, int precision, int *exponent) {
    const int bits = sdyi_wide_bits(w), needed = (precision * 196 + 58) / 59;
    int tens = bits <= needed ? 0 : (bits - needed) * 59 / 196;
    *exponent += tens;
    for (; tens >= 9; tens -= 9)
        (void)sdyi_wide_divide(w, 1000000000);
    for (; tens > 0; tens--)
        (void)sdyi_wide_divide(w, 10);
}

/* Round to `precision` digits, half up. */
static void round_digits(digits *d, int precision) {
    if (d->n <= precision)
        return;
    int first = d->n - precision;
    if (d->text[first - 1] < '5') {
        while (first < d->n && d->text[first] == '0')
            first++;
    } else {
        for (int i = first; i < d->n; i++) {
            if (d->text[i] != '9') {
                d->text[i]++;
                break;
            }
            first++;
        }
    }
    d->exponent += first;
    if (first == d->n) {
        d->text[0] = '1';
        d->n = 1;
        return;
    }
    memmove(d->text, d->text + first, (size_t)(d->n - first));
    d->n -= first;
}

/* Shift out trailing zero bits. */
static void drop_zeros(uint64_t significand[2], int *exponent) {
    if (significand[0] == 0) {
        significand[0] = significand[1];
        significand[1] = 0;
        *exponent += 64;
    }
    const int zeros = __builtin_ctzll(significand[0]);
    *exponent += zeros;
    significand[0] >>= zeros;
    if (zeros > 0)
        significand[0] |= significand[1] << (64 - zeros);
    significand[1] >>= zeros;
}

/* The digits of a nonzero number. */
static void find_digits(const sdyi_float_parts *of, int precision, digits *d) {
    uint32_t words[WORDS];
    sdyi_wide w = {.words = words};
    uint64_t whole[2] = {of->significand[0], of->significand[1]};
    int exponent = of->exponent;
    drop_zeros(whole, &exponent);
    sdyi_wide_set(&w, whole, 2);
    sdyi_wide_scale_by_power(&w, 2, exponent);
    sdyi_wide_scale_by_power(&w, 5, -exponent);
    d->exponent = exponent < 0 ? exponent : 0;
    cut(&w, precision, &d->exponent);
    d->n = 0;
    while (w.n > 0) {
        const uint32_t digit = sdyi_wide_divide(&w, 10);
        if (d->n == 0 && digit == 0)
            d->exponent++;
        else
            d->text[d->n++] = (char)('0' + digit);
    }
    assert(d->n > 0);
    round_digits(d, precision);
}

static bool is_zero(const sdyi_float_parts *of) {
    return (of->significand[0] | of->significand[1]) == 0;
}

/* `1.500000e+00`: six decimals, padded with zeros. */
static void write_exponential(const sdyi_float_parts *of, const digits *d,
                              char *text) {
    char fraction[8] = "000000";
    for (int i = 1; i < d->n; i++)
        fraction[i - 1] = d->text[d->n - 1 - i];
    const int exponent = d->exponent + d->n - 1;
    (void)snprintf(text, SDYI_NUMBER_TEXT, "%s%c.%se%c%02d",
                   of->is_negative ? "-" : "", d->text[d->n - 1], fraction,
                   exponent < 0 ? '-' : '+', abs(exponent));
}

/* All digits that distinguish the number: `0.797884583`, `1.23E-5`,
 * `16777216`. */
static void write_natural(const sdyi_float_parts *of, char *text) {
    const int precision = 2 + of->precision * 59 / 196;
    digits d;
    char *to = text;
    if (of->is_negative)
        *to++ = '-';
    find_digits(of, precision, &d);
    const int top = d.exponent + d.n - 1; /* power of the first digit */
    const bool is_scientific =
        d.exponent >= 0 ? d.exponent > 3 || d.n + d.exponent > precision
                        : top < 0 && -top > 3;
    if (is_scientific) {
        *to++ = d.text[d.n - 1];
        *to++ = '.';
        if (d.n == 1)
            *to++ = '0';
        for (int i = 1; i < d.n; i++)
            *to++ = d.text[d.n - 1 - i];
        (void)sprintf(to, "E%c%d", top < 0 ? '-' : '+', abs(top));
        return;
    }
    if (d.exponent < 0 && top < 0) { /* zeros after the point */
        *to++ = '0';
        *to++ = '.';
        for (int i = -1; i > top; i--)
            *to++ = '0';
    }
    for (int i = d.n - 1; i >= 0; i--) {
        *to++ = d.text[i];
        if (d.exponent < 0 && i == -d.exponent)
            *to++ = '.';
    }
    for (int i = 0; i < d.exponent; i++)
        *to++ = '0';
    *to = '\0';
}

/* -- floats ---------------------------------------------------------------- */

/* w = (4 * significand + difference) * 2^exponent * 10^-power, without the
 * factors of negative power. */
static void set_near(sdyi_wide *w, const sdyi_float_parts *of, int difference,
                     int power) {
    uint64_t whole[2] = {of->significand[0], of->significand[1]};
    if (difference < 0) {
        difference += 4;
        whole[1] -= whole[0]-- == 0;
    }
    sdyi_wide_set(w, whole, 2);
    sdyi_wide_scale(w, 4, (uint32_t)difference);
    sdyi_wide_scale_by_power(w, 2, of->exponent);
    sdyi_wide_scale_by_power(w, 10, -power);
}

/* True if digits, read in a format wider than f64, give this number: it is the
 * nearest, by at most half the distance to its neighbour. */
static bool is_nearest(const sdyi_float_parts *of, const digits *d) {
    uint32_t words[WORDS], bound_words[WORDS];
    sdyi_wide number = {.words = words}, bound = {.words = bound_words};
    uint64_t value = 0;
    for (int i = d->n - 1; i >= 0; i--)
        value = 10 * value + (uint64_t)(d->text[i] - '0');
    sdyi_wide_set(&number, &value, 1);
    sdyi_wide_scale(&number, 4, 0);
    sdyi_wide_scale_by_power(&number, 10, d->exponent);
    sdyi_wide_scale_by_power(&number, 2, -of->exponent);
    const bool is_even = of->significand[0] % 2 == 0;
    set_near(&bound, of, 2, d->exponent);
    const int above = sdyi_wide_compare(&number, &bound);
    if (above > 0 || (above == 0 && !is_even))
        return false;
    /* below a power of two the spacing is half */
    const uint64_t first = UINT64_C(1) << ((of->precision - 1) % 64);
    const bool is_power = of->precision > 64 ? of->significand[1] == first &&
                                                   of->significand[0] == 0
                                             : of->significand[0] == first;
    set_near(&bound, of, is_power && of->exponent > of->least ? -1 : -2,
             d->exponent);
    const int below = sdyi_wide_compare(&number, &bound);
    return below > 0 || (below == 0 && is_even);
}

static bool reads_back(const sdyi_type *type, const uint64_t *words,
                       const sdyi_float_parts *of, const digits *d,
                       const char *text) {
    if (type->width > 64)
        return is_nearest(of, d);
    return sdyi_float_bits((sdyi_float)type->format, sdyi_float_read(text)) ==
           words[0];
}

/* Ignores bits above the width, which hexadecimal digits may set; bit 8 of
 * f8E8M0FNU is the sign of a scalar. */
static void write_float(const sdyi_type *type, const uint64_t *given,
                        char *text) {
    uint64_t words[2] = {0};
    memcpy(words, given, type->width > 64 ? sizeof words : sizeof *words);
    if (type->width % 8 != 0)
        words[0] &= (UINT64_C(1) << type->width) - 1;
    const sdyi_float_parts parts =
        sdyi_float_split((sdyi_float)type->format, words);
    if (parts.is_finite && is_zero(&parts)) {
        (void)snprintf(text, SDYI_NUMBER_TEXT, "%s0.000000e+00",
                       parts.is_negative ? "-" : "");
        return;
    }
    if (parts.is_finite) {
        digits d;
        find_digits(&parts, 6, &d);
        write_exponential(&parts, &d, text);
        if (reads_back(type, words, &parts, &d, text))
            return;
        write_natural(&parts, text);
        if (strchr(text, '.') != NULL)
            return;
    }
    if (type->width > 64)
        sdyi_float_unify((sdyi_float)type->format, words);
    if (words[1] != 0)
        (void)snprintf(text, SDYI_NUMBER_TEXT, "0x%" PRIX64 "%016" PRIX64,
                       words[1], words[0]);
    else
        (void)snprintf(text, SDYI_NUMBER_TEXT, "0x%" PRIX64, words[0]);
}

void sdyi_write_rounded(double value, char *text) {
    uint64_t bits;
    memcpy(&bits, &value, sizeof bits);
    const sdyi_float_parts parts = sdyi_float_split(SDYI_F64, &bits);
    digits d = {.n = 1, .text = "0"};
    if (parts.is_finite && !is_zero(&parts))
        find_digits(&parts, 7, &d);
    if (parts.is_finite)
        write_exponential(&parts, &d, text);
    else
        (void)snprintf(text, SDYI_NUMBER_TEXT, "%sINF",
                       parts.is_negative ? "-" : "");
}

/* -- integers -------------------------------------------------------------- */

/* An integer of `n` words, by groups of nine digits. */
static void print_wide(sdyi_printer *out, const sdyi_type *type,
                       const uint64_t *words, int n) {
    sdyi_zone *const zone = &out->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    uint64_t *const copy = SDYI_NEW(zone, uint64_t, n);
    const bool is_negative =
        type->sign != SDYI_UNSIGNED && (int64_t)words[n - 1] < 0;
    bool carries = is_negative;
    for (int i = 0; i < n; i++) {
        copy[i] = (is_negative ? ~words[i] : words[i]) + carries;
        carries = carries && copy[i] == 0;
    }
    /* 2^64n < 10^(9 * 15n / 7) */
    uint32_t *const nines = SDYI_NEW(zone, uint32_t, n * (int64_t)15 / 7 + 1);
    sdyi_wide w = {.words = SDYI_NEW(zone, uint32_t, 2 * (int64_t)n)};
    sdyi_wide_set(&w, copy, n);
    int64_t n_nines = 0;
    while (w.n > 0)
        nines[n_nines++] = sdyi_wide_divide(&w, 1000000000);
    sdyi_print(out, "%s%" PRIu32, is_negative ? "-" : "",
               n_nines > 0 ? nines[n_nines - 1] : 0);
    for (int64_t i = n_nines - 2; i >= 0; i--)
        sdyi_print(out, "%09" PRIu32, nines[i]);
    sdyi_zone_reset(zone, mark);
}

/* -- numbers --------------------------------------------------------------- */

void sdyi_write_number(const sdyi_type *type, uint64_t bits, char *text) {
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT))
        write_float(type, &bits, text);
    else if (sdyi_type_is_bool(type))
        (void)snprintf(text, SDYI_NUMBER_TEXT, "%s",
                       (bits & 1) != 0 ? "true" : "false");
    else if (sdyi_type_is(type, SDYI_TYPE_INTEGER) &&
             type->sign == SDYI_UNSIGNED)
        (void)snprintf(text, SDYI_NUMBER_TEXT, "%" PRIu64, bits);
    else
        (void)snprintf(text, SDYI_NUMBER_TEXT, "%" PRId64, (int64_t)bits);
}

void sdyi_print_number(sdyi_printer *out, const sdyi_type *type,
                       uint64_t bits) {
    char text[SDYI_NUMBER_TEXT];
    if (sdyi_type_is(type, SDYI_TYPE_INTEGER) && !sdyi_type_is_bool(type) &&
        type->sign != SDYI_UNSIGNED) {
        sdyi_put_integer(out, (int64_t)bits);
        return;
    }
    sdyi_write_number(type, bits, text);
    sdyi_puts(out, text);
}

void sdyi_print_words(sdyi_printer *out, const sdyi_type *type,
                      const uint64_t *words, int n) {
    if (type->width <= 64) {
        sdyi_print_number(out, type, words[0]);
    } else if (sdyi_type_is(type, SDYI_TYPE_FLOAT)) {
        char text[SDYI_NUMBER_TEXT];
        write_float(type, words, text);
        sdyi_puts(out, text);
    } else {
        print_wide(out, type, words, n);
    }
}

void sdyi_print_number_at(sdyi_printer *out, const sdyi_attr *attr, int64_t i) {
    const bool is_list = sdyi_attr_is(attr, SDYI_ATTR_DENSE_ARRAY);
    const int n = is_list ? sdyi_type_words(attr->type) : (int)attr->n;
    sdyi_print_words(out, attr->type,
                     (const uint64_t *)&attr->cells[i * n].integer, n);
}
