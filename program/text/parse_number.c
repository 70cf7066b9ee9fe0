/* Parser of numbers: integers and floats, to bits of a type and to
 * attributes. */
#include "program/ir/float.h"
#include "program/ir/wide.h"
#include "program/text/parser.h"

#include <string.h>

/* A number token with its sign and form. */
typedef struct literal {
    sdyi_token token;
    bool is_negative, is_float, is_hex;
} literal;

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The length of a number `12`, `1.5e+3` or `0x7f`, beyond its first token. */
static size_t literal_length(const sdyi_parser *p, literal *l) {
    const char *const start = p->lexer.token.start;
    const char *at = start + p->lexer.token.length;
    const char *const end = p->lexer.end;
    if (end - at > 1 && at == start + 1 && *start == '0' && *at == 'x') {
        const char *hex = at + 1;
        while (hex < end && (is_digit(*hex) || (*hex >= 'a' && *hex <= 'f') ||
                             (*hex >= 'A' && *hex <= 'F')))
            hex++;
        l->is_hex = hex > at + 1;
        return (size_t)((l->is_hex ? hex : at) - start);
    }
    if (at == end || *at != '.')
        return (size_t)(at - start);
    l->is_float = true;
    for (at++; at < end && is_digit(*at);)
        at++;
    const char *e = at;
    if (e < end && (*e == 'e' || *e == 'E')) {
        e++;
        if (e < end && (*e == '+' || *e == '-'))
            e++;
        if (e < end && is_digit(*e)) {
            while (e < end && is_digit(*e))
                e++;
            at = e;
        }
    }
    return (size_t)(at - start);
}

bool sdyi_is_float(const sdyi_parser *p) {
    const char *const end = p->lexer.token.start + p->lexer.token.length;
    return end < p->lexer.end && *end == '.';
}

size_t sdyi_number_length(const sdyi_parser *p) {
    literal l;
    return literal_length(p, &l);
}

/* The sign has been consumed. */
static sdyrt_status read_literal_of(sdyi_parser *p, bool is_negative,
                                    literal *l) {
    *l = (literal){.is_negative = is_negative};
    if (sdyi_token_is(p) != SDYI_TOKEN_NUMBER)
        return sdyi_parse_fail(p, "expected integer literal");
    l->token = p->lexer.token;
    l->token.length = literal_length(p, l);
    sdyi_lexer_skip(&p->lexer, l->token.length);
    return SDYRT_OK;
}

static sdyrt_status read_literal(sdyi_parser *p, literal *l) {
    return read_literal_of(p, sdyi_take(p, "-"), l);
}

static sdyrt_status fail_at(sdyi_parser *p, const literal *l,
                            const char *text) {
    return sdyi_error_at(p->pool, sdyi_place_of(p, &l->token), "%s", text);
}

static unsigned digit_of(char c) {
    return is_digit(c) ? (unsigned)(c - '0')
           : c >= 'a'  ? (unsigned)(c - 'a') + 10
                       : (unsigned)(c - 'A') + 10;
}

/* The value without sign; false: above 2^64 - 1. */
static bool magnitude(const literal *l, uint64_t *value) {
    uint64_t sum = 0;
    const unsigned base = l->is_hex ? 16 : 10;
    for (size_t i = l->is_hex ? 2 : 0; i < l->token.length; i++)
        if (__builtin_mul_overflow(sum, base, &sum) ||
            __builtin_add_overflow(sum, digit_of(l->token.start[i]), &sum))
            return false;
    *value = sum;
    return true;
}

/* The value without sign in `n` words of 64 bits; false: too large. */
static bool wide_magnitude(sdyi_parser *p, const literal *l, uint64_t *words,
                           int n) {
    const char *digit = l->token.start + (l->is_hex ? 2 : 0);
    const char *end = l->token.start + l->token.length;
    memset(words, 0, (size_t)n * sizeof *words);
    while (digit < end && *digit == '0')
        digit++;
    const size_t n_digits = (size_t)(end - digit);
    if (l->is_hex) {
        if (n_digits > (size_t)n * 16)
            return false;
        for (size_t i = 0; i < n_digits; i++)
            words[i / 16] |= (uint64_t)digit_of(*--end) << i % 16 * 4;
        return true;
    }
    if (n_digits > (size_t)n * 20) /* 10^20 > 2^64 */
        return false;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&p->pool->scratch);
    sdyi_wide w = {
        .words = SDYI_NEW(&p->pool->scratch, uint32_t, 3 * (int64_t)n + 1)};
    while (digit < end) {
        uint32_t nine = 0, power = 1;
        for (int i = 0; i < 9 && digit < end; i++, power *= 10)
            nine = 10 * nine + digit_of(*digit++);
        sdyi_wide_scale(&w, power, nine);
    }
    const bool fits = w.n <= 2 * n;
    for (int i = 0; fits && i < w.n; i++)
        words[i / 2] |= (uint64_t)w.words[i] << i % 2 * 32;
    sdyi_zone_reset(&p->pool->scratch, mark);
    return fits;
}

static double decimal(const sdyi_parser *p, const literal *l) {
    char *const text =
        sdyi_zone_string(p->zone, l->token.start, l->token.length);
    const double value = sdyi_float_read(text);
    return l->is_negative ? -value : value;
}

/* An integer of `width` bits with MLIR's range: without a minus, any bits, or
 * up to the largest signed value for signed types; with one, down to the
 * smallest signed value, for all signs. false: out of range. */
static bool narrow_value(const literal *l, int width, sdyi_sign sign,
                         uint64_t *bits) {
    uint64_t value = 0;
    bool fits = magnitude(l, &value);
    *bits = 0;
    if (width == 0)
        return fits && value == 0 && !l->is_negative;
    const uint64_t half = UINT64_C(1) << (width - 1);
    const uint64_t most = sign == SDYI_SIGNED ? half - 1 : 2 * half - 1;
    fits = fits && (l->is_negative ? value - 1 < half : value <= most);
    value = l->is_negative ? 0 - value : value;
    /* sign extended, so that equal numbers have equal bits; i1 has the bits of
     * `true` */
    const bool is_bool = width == 1 && sign == SDYI_SIGNLESS;
    *bits = (value & half) != 0 && sign != SDYI_UNSIGNED && !is_bool
                ? value | ~(2 * half - 1)
                : value & (2 * half - 1);
    return fits;
}

static bool are_zero(const uint64_t *words, int n) {
    for (int i = 0; i < n; i++)
        if (words[i] != 0)
            return false;
    return true;
}

static void negate(uint64_t *words, int n) {
    bool carries = true;
    for (int i = 0; i < n; i++) {
        words[i] = ~words[i] + carries;
        carries = carries && words[i] == 0;
    }
}

/* The same for types of more than 64 bits. */
static bool wide_value(sdyi_parser *p, const literal *l, const sdyi_type *type,
                       uint64_t *words) {
    const int n = sdyi_type_words(type), last = n - 1;
    const int over = 64 * n - type->width; /* unused bits of the last word */
    const uint64_t half = UINT64_C(1) << (63 - over);
    if (!wide_magnitude(p, l, words, n) || words[last] > half - 1 + half)
        return false;
    if (l->is_negative) {
        const bool fits = words[last] < half
                              ? !are_zero(words, n)
                              : words[last] == half && are_zero(words, last);
        negate(words, n);
        if (type->sign == SDYI_UNSIGNED)
            words[last] &= half - 1 + half;
        return fits;
    }
    if (words[last] >= half && type->sign == SDYI_SIGNLESS)
        words[last] |= ~(half - 1);
    return words[last] < half || type->sign != SDYI_SIGNED;
}

/* Words of an integer of type INTEGER or INDEX; false: out of range. */
static bool integer_value(sdyi_parser *p, const literal *l,
                          const sdyi_type *type, uint64_t *words) {
    if (type->width > 64)
        return wide_value(p, l, type, words);
    return sdyi_type_is(type, SDYI_TYPE_INDEX)
               ? narrow_value(l, 64, SDYI_SIGNED, words)
               : narrow_value(l, type->width, (sdyi_sign)type->sign, words);
}

/* Errors on a number that does not fit an integer type. */
typedef struct integer_words {
    const char *is_float, *is_negative, *is_out_of_range;
} integer_words;

static const integer_words attr_words = {
    "floating point value not valid for specified type",
    "negative integer literal not valid for unsigned integer type",
    "integer constant out of range for attribute"};

static const integer_words element_words = {
    "expected integer elements, but parsed floating-point",
    "expected unsigned integer elements, but parsed negative value",
    "integer constant out of range for type"};

static sdyrt_status integer_bits(sdyi_parser *p, const literal *l,
                                 const sdyi_type *type,
                                 const integer_words *words, uint64_t *bits) {
    if (l->is_float)
        return fail_at(p, l, words->is_float);
    if (type->sign == SDYI_UNSIGNED && l->is_negative)
        return fail_at(p, l, words->is_negative);
    return integer_value(p, l, type, bits)
               ? SDYRT_OK
               : fail_at(p, l, words->is_out_of_range);
}

static sdyrt_status float_bits(sdyi_parser *p, const literal *l,
                               const sdyi_type *type, uint64_t *bits) {
    const sdyi_float format = (sdyi_float)type->format;
    if (!l->is_hex) {
        /* MLIR does not accept an integer as a float */
        if (!l->is_float) {
            (void)fail_at(p, l,
                          "unexpected decimal integer literal for a floating "
                          "point value");
            sdyi_note(p->pool, sdyi_place_of(p, &l->token),
                      "add a trailing dot to make the literal a float");
            return SDYRT_ARGUMENT;
        }
        if (type->width > 64) /* via f64, as in MLIR */
            sdyi_float_widen(format, decimal(p, l), bits);
        else
            *bits = sdyi_float_bits(format, decimal(p, l));
        return SDYRT_OK;
    }
    if (l->is_negative)
        return fail_at(p, l,
                       "hexadecimal float literal should not have a "
                       "leading minus");
    const int n = sdyi_type_words(type), over = 64 * n - type->width;
    if (!(n == 1 ? magnitude(l, bits) : wide_magnitude(p, l, bits, n)) ||
        (over > 0 && bits[n - 1] >> (64 - over) != 0))
        return fail_at(p, l,
                       "hexadecimal float constant out of range for "
                       "type");
    if (n > 1)
        sdyi_float_unify(format, bits);
    return SDYRT_OK;
}

static sdyrt_status literal_bits(sdyi_parser *p, const literal *l,
                                 const sdyi_type *type,
                                 const integer_words *words, uint64_t *bits) {
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT))
        return float_bits(p, l, type, bits);
    if (l->is_float && words == &attr_words)
        return sdyi_parse_fail(p, "%s", words->is_float);
    if (sdyi_type_is(type, SDYI_TYPE_INDEX) ||
        sdyi_type_is(type, SDYI_TYPE_INTEGER))
        return integer_bits(p, l, type, words, bits);
    return fail_at(p, l, "integer literal not valid for specified type");
}

static void make_element(const sdyi_type *type, uint64_t *bits) {
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT))
        *bits = sdyi_float_element((sdyi_float)type->format, *bits);
}

sdyrt_status sdyi_read_element(sdyi_parser *p, bool is_negative,
                               const sdyi_type *type, uint64_t *bits) {
    literal l;
    SDYI_TRY(read_literal_of(p, is_negative, &l));
    SDYI_TRY(literal_bits(p, &l, type, &element_words, bits));
    make_element(type, bits);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_array_number(sdyi_parser *p, const sdyi_type *type,
                                    uint64_t *bits) {
    literal l;
    const bool is_bool = sdyi_type_is_bool(type);
    const bool is_float = sdyi_type_is(type, SDYI_TYPE_FLOAT);
    const bool is_negative = sdyi_take(p, "-");
    const bool is_true = sdyi_at(p, "true");
    *bits = is_true;
    if (is_bool && (sdyi_take(p, "true") || sdyi_take(p, "false")))
        return SDYRT_OK;
    if (is_float && sdyi_token_is(p) != SDYI_TOKEN_NUMBER)
        return sdyi_parse_fail(p, "expected floating point literal");
    if (is_true || sdyi_at(p, "false"))
        return sdyi_parse_fail(p, "expected i1 type for 'true' or 'false' "
                                  "values");
    SDYI_TRY(read_literal_of(p, is_negative, &l));
    if (is_float) {
        SDYI_TRY(float_bits(p, &l, type, bits));
        make_element(type, bits);
        return SDYRT_OK;
    }
    if (l.is_float)
        return fail_at(p, &l, "expected integer literal");
    if (is_bool)
        return sdyi_parse_fail(p, "expected 'true' or 'false' values for i1 "
                                  "type");
    return integer_value(p, &l, type, bits)
               ? SDYRT_OK
               : sdyi_parse_fail(p, "integer constant out of range");
}

/* Limit of memory for lists of wide numbers: a type may ask for megabytes a
 * number. */
#define MOST_WIDE (1 << 28)

sdyrt_status sdyi_check_wide(sdyi_parser *p, const sdyi_type *type, int64_t n) {
    return type->width <= 64 || n <= MOST_WIDE / (type->width / 8)
               ? SDYRT_OK
               : sdyi_parse_fail(p,
                                 "a list of numbers of more than 64 bits is "
                                 "limited to %d bytes",
                                 MOST_WIDE);
}

/* The number of significant words: the others repeat the sign of the word
 * below. */
static int needed_words(const sdyi_type *type, const uint64_t *words, int n) {
    for (; n > 1; n--) {
        const bool is_below = type->sign != SDYI_UNSIGNED && words[n - 2] >> 63;
        if (words[n - 1] != (is_below ? UINT64_MAX : 0))
            break;
    }
    return n;
}

sdyrt_status sdyi_read_number_attr(sdyi_parser *p, const sdyi_type *type,
                                   const sdyi_attr **attr) {
    literal l;
    SDYI_TRY(read_literal(p, &l));
    if (type == NULL && sdyi_take(p, ":"))
        SDYI_TRY(sdyi_read_type(p, &type));
    else if (type == NULL)
        type = l.is_float ? sdyi_type_float(p->pool, SDYI_F64)
                          : sdyi_type_integer(p->pool, 64, SDYI_SIGNLESS);
    const int n = sdyi_type_words(type);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&p->pool->scratch);
    uint64_t *const words = SDYI_NEW(&p->pool->scratch, uint64_t, n);
    SDYI_TRY(literal_bits(p, &l, type, &attr_words, words));
    const bool is_float = sdyi_type_is(type, SDYI_TYPE_FLOAT);
    *attr = sdyi_attr_make(
        p->pool, is_float ? SDYI_ATTR_FLOAT : SDYI_ATTR_INTEGER, 0, type,
        (const sdyi_cell *)words, is_float ? n : needed_words(type, words, n));
    sdyi_zone_reset(&p->pool->scratch, mark);
    return SDYRT_OK;
}
