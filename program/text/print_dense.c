/* Printing numbers and constants. */
#include "program/ir/float.h"
#include "program/text/print.h"

#include <assert.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- floats ---------------------------------------------------------------- */

/* Decimal digits of a float, as LLVM's APFloat finds them: exact, then cut to
 * what the format can tell apart, then rounded. A text that is read back to the
 * same bits could have other digits; these are the ones that MLIR prints. */

#define WORDS 96 /* of 32 bits: f64 has 53 + 2.33 * 1074 bits at most */

typedef struct big {
    uint32_t words[WORDS]; /* the least significant first */
    int n;
} big;

static void multiply(big *b, uint32_t factor) {
    uint64_t carry = 0;
    for (int i = 0; i < b->n; i++) {
        carry += (uint64_t)b->words[i] * factor;
        b->words[i] = (uint32_t)carry;
        carry >>= 32;
    }
    if (carry > 0)
        b->words[b->n++] = (uint32_t)carry;
}

static uint32_t divide(big *b, uint32_t divisor) {
    uint64_t rest = 0;
    for (int i = b->n - 1; i >= 0; i--) {
        rest = rest << 32 | b->words[i];
        b->words[i] = (uint32_t)(rest / divisor);
        rest %= divisor;
    }
    while (b->n > 0 && b->words[b->n - 1] == 0)
        b->n--;
    return (uint32_t)rest;
}

static int bit_count(const big *b) {
    return b->n == 0 ? 0 : 32 * b->n - __builtin_clz(b->words[b->n - 1]);
}

/* Digits, the least significant first, and the power of ten of that one. */
typedef struct digits {
    char text[800];
    int n;
    int exponent;
} digits;

/* Cut digits that a number of `precision` digits does not need, without
 * rounding: some more stay. */
static void cut(big *b, int precision, int *exponent) {
    const int bits = bit_count(b), needed = (precision * 196 + 58) / 59;
    int tens = bits <= needed ? 0 : (bits - needed) * 59 / 196;
    *exponent += tens;
    for (; tens >= 9; tens -= 9)
        (void)divide(b, 1000000000);
    for (; tens > 0; tens--)
        (void)divide(b, 10);
}

/* Round to `precision` digits, a half upwards. */
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

/* The digits of a finite number that is not 0. */
static void find_digits(double value, int precision, digits *d) {
    int exponent;
    uint64_t whole = (uint64_t)ldexp(frexp(fabs(value), &exponent), 53);
    exponent -= 53;
    const int zeros = __builtin_ctzll(whole);
    whole >>= zeros;
    exponent += zeros;
    big b = {.words = {(uint32_t)whole, (uint32_t)(whole >> 32)}};
    b.n = b.words[1] != 0 ? 2 : 1;
    for (int i = exponent; i > 0; i -= i < 31 ? i : 31)
        multiply(&b, UINT32_C(1) << (i < 31 ? i : 31));
    d->exponent = exponent < 0 ? exponent : 0;
    for (int i = -exponent; i > 0; i -= i < 13 ? i : 13) {
        uint32_t power = 1;
        for (int k = 0; k < (i < 13 ? i : 13); k++)
            power *= 5;
        multiply(&b, power);
    }
    cut(&b, precision, &d->exponent);
    d->n = 0;
    while (b.n > 0) {
        const uint32_t digit = divide(&b, 10);
        if (d->n == 0 && digit == 0)
            d->exponent++;
        else
            d->text[d->n++] = (char)('0' + digit);
    }
    round_digits(d, precision);
}

/* `1.500000e+00`: six digits behind the point. */
static void write_exponential(double value, char *text, size_t bytes) {
    digits d;
    if (value == 0) {
        (void)snprintf(text, bytes, "%s0.000000e+00",
                       signbit(value) ? "-" : "");
        return;
    }
    find_digits(value, 6, &d);
    assert(d.n > 0);
    char fraction[8] = "000000";
    for (int i = 1; i < d.n; i++)
        fraction[i - 1] = d.text[d.n - 1 - i];
    const int exponent = d.exponent + d.n - 1;
    (void)snprintf(text, bytes, "%s%c.%se%c%02d", value < 0 ? "-" : "",
                   d.text[d.n - 1], fraction, exponent < 0 ? '-' : '+',
                   abs(exponent));
}

/* All digits that tell it apart: `0.797884583`, `1.23E-5`, `16777216`. */
static void write_natural(double value, int precision, char *text) {
    digits d;
    char *to = text;
    if (value < 0)
        *to++ = '-';
    find_digits(value, precision, &d);
    assert(d.n > 0);
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
    if (d.exponent < 0 && top < 0) { /* zeros before the first digit */
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

static void write_float(sdyi_float format, uint64_t bits, char *text) {
    const double value = sdyi_float_value(format, bits);
    if (isfinite(value)) {
        write_exponential(value, text, SDYI_NUMBER_TEXT);
        if (sdyi_float_bits(format, sdyi_float_read(text)) == bits)
            return;
        write_natural(value, 2 + sdyi_float_precision(format) * 59 / 196, text);
        if (strchr(text, '.') != NULL)
            return;
    }
    (void)snprintf(text, SDYI_NUMBER_TEXT, "0x%" PRIX64, bits);
}

void sdyi_write_number(const sdyi_type *type, uint64_t bits, char *text) {
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT))
        write_float((sdyi_float)type->format, bits, text);
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

/* -- constants ------------------------------------------------------------- */

/* Constants of more elements are a string of digits. */
#define MOST_LISTED 100
#define MOST_SHORT 16 /* in messages */

static uint64_t load(const unsigned char *from, int n_bytes) {
    uint64_t bits = 0;
    for (int i = 0; i < n_bytes && i < 8; i++)
        bits |= (uint64_t)from[i] << 8 * i;
    return bits;
}

/* A number of `n_bytes`, with the sign that its type has. */
static void print_stored(sdyi_printer *out, const sdyi_type *type,
                         const unsigned char *from, int n_bytes) {
    uint64_t bits = load(from, n_bytes);
    if (sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->sign != SDYI_UNSIGNED &&
        type->width < 64 && !sdyi_type_is_bool(type)) {
        const uint64_t half = UINT64_C(1) << (type->width - 1);
        bits &= 2 * half - 1;
        bits = (bits ^ half) - half;
    } else if (sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->width < 64) {
        bits &= (UINT64_C(1) << type->width) - 1;
    }
    sdyi_print_number(out, type, bits);
}

static void print_element(sdyi_printer *out, const sdyi_type *type,
                          const unsigned char *from) {
    const int bytes = sdyi_type_stored_bits(type) / 8;
    if (!sdyi_type_is(type, SDYI_TYPE_COMPLEX)) {
        print_stored(out, type, from, bytes);
        return;
    }
    sdyi_put(out, '(');
    print_stored(out, type->element, from, bytes / 2);
    sdyi_put(out, ',');
    print_stored(out, type->element, from + bytes / 2, bytes / 2);
    sdyi_put(out, ')');
}

static const unsigned char *print_dims(sdyi_printer *out, const sdyi_attr *attr,
                                       int dim, const unsigned char *from) {
    const sdyi_type *const type = attr->type;
    if (dim == type->n) {
        print_element(out, type->element, from);
        return from + sdyi_type_stored_bits(type->element) / 8;
    }
    sdyi_put(out, '[');
    for (int64_t i = 0; i < type->cells[dim].integer; i++) {
        if (i > 0)
            sdyi_puts(out, ", ");
        from = print_dims(out, attr, dim + 1, from);
    }
    sdyi_put(out, ']');
    return from;
}

/* The digits of two at a time: a table of all bytes. */
void sdyi_print_hex(sdyi_printer *out, const unsigned char *bytes, size_t n) {
    static const char hex[] = "0123456789ABCDEF";
    char block[4096];
    sdyi_puts(out, "\"0x");
    while (n > 0 && !out->is_ended) {
        const size_t some = n < sizeof block / 2 ? n : sizeof block / 2;
        for (size_t i = 0; i < some; i++) {
            block[2 * i] = hex[bytes[i] >> 4];
            block[2 * i + 1] = hex[bytes[i] & 0xf];
        }
        sdyi_put_bytes(out, block, 2 * some);
        bytes += some;
        n -= some;
    }
    sdyi_put(out, '"');
}

void sdyi_print_elements(sdyi_printer *out, const sdyi_attr *attr) {
    const unsigned char *const data = sdyi_attr_data(attr);
    if (attr->is_splat)
        print_element(out, attr->type->element, data);
    else
        (void)print_dims(out, attr, 0, data);
}

void sdyi_print_dense(sdyi_printer *out, const sdyi_attr *attr) {
    if (out->is_dry)
        return;
    int64_t count = 0;
    (void)sdyi_type_count(attr->type, &count);
    if (out->options.is_short && count > MOST_SHORT && !attr->is_splat) {
        sdyi_puts(out, "dense_resource<__elided__> : ");
        sdyi_print_type(out, attr->type);
        return;
    }
    sdyi_puts(out, "dense<");
    if (!attr->is_splat && count > MOST_LISTED)
        sdyi_print_hex(out, sdyi_attr_data(attr), (size_t)attr->n);
    else if (attr->is_splat || count > 0)
        sdyi_print_elements(out, attr);
    sdyi_puts(out, "> : ");
    sdyi_print_type(out, attr->type);
}
