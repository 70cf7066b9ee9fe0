/* Reading numbers: integers and floats, as bits of a type, and as attributes.
 */
#include "program/ir/float.h"
#include "program/text/parser.h"

/* A number as it is written. */
typedef struct literal {
    sdyi_token token;
    bool is_negative, is_float, is_hex;
} literal;

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

/* The length of `12`, `1.5e+3` or `0x7f` at a number. */
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

/* Behind the sign. */
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

/* The magnitude; false: above 2^64 - 1. */
static bool magnitude(const literal *l, uint64_t *value) {
    uint64_t sum = 0;
    const unsigned base = l->is_hex ? 16 : 10;
    for (size_t i = l->is_hex ? 2 : 0; i < l->token.length; i++) {
        const char c = l->token.start[i];
        const unsigned digit = is_digit(c) ? (unsigned)(c - '0')
                               : c >= 'a'  ? (unsigned)(c - 'a') + 10
                                           : (unsigned)(c - 'A') + 10;
        if (__builtin_mul_overflow(sum, base, &sum) ||
            __builtin_add_overflow(sum, digit, &sum))
            return false;
    }
    *value = sum;
    return true;
}

static double decimal(const sdyi_parser *p, const literal *l) {
    char *const text =
        sdyi_zone_string(p->zone, l->token.start, l->token.length);
    const double value = sdyi_float_read(text);
    return l->is_negative ? -value : value;
}

/* An integer of `width` bits, of any sign where `sign` is signless; false: it
 * does not fit. */
static bool integer_value(const literal *l, int width, sdyi_sign sign,
                          uint64_t *bits) {
    uint64_t value = 0;
    bool fits = magnitude(l, &value);
    if (width == 0) {
        *bits = 0;
        return fits && value == 0;
    }
    const int low = width < 64 ? width : 64;
    const uint64_t half = UINT64_C(1) << (low - 1);
    const uint64_t most =
        sign == SDYI_SIGNED && !l->is_hex ? half - 1 : 2 * half - 1;
    if (l->is_negative)
        fits = fits && sign != SDYI_UNSIGNED && value <= half;
    else
        fits = fits && value <= most;
    value = l->is_negative ? 0 - value : value;
    /* sign extended, so that equal numbers have equal bits */
    if (low < 64)
        value = (value & half) != 0 && sign != SDYI_UNSIGNED
                    ? value | ~(2 * half - 1)
                    : value & (2 * half - 1);
    *bits = value;
    return fits;
}

/* What is said of a number that is not one of an integer type. */
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

static sdyrt_status integer_bits(sdyi_parser *p, const literal *l, int width,
                                 sdyi_sign sign, const integer_words *words,
                                 uint64_t *bits) {
    if (l->is_float)
        return fail_at(p, l, words->is_float);
    if (integer_value(l, width, sign, bits))
        return SDYRT_OK;
    return fail_at(p, l,
                   sign == SDYI_UNSIGNED && l->is_negative
                       ? words->is_negative
                       : words->is_out_of_range);
}

static sdyrt_status float_bits(sdyi_parser *p, const literal *l,
                               const sdyi_type *type, uint64_t *bits) {
    if (type->width > 64)
        return fail_at(p, l, "floats of more than 64 bits are not supported");
    if (!l->is_hex) {
        /* an integer is not a float, as MLIR has it */
        if (!l->is_float) {
            (void)fail_at(p, l,
                          "unexpected decimal integer literal for a floating "
                          "point value");
            sdyi_note(p->pool, sdyi_place_of(p, &l->token),
                      "add a trailing dot to make the literal a float");
            return SDYRT_ARGUMENT;
        }
        *bits = sdyi_float_bits((sdyi_float)type->format, decimal(p, l));
        return SDYRT_OK;
    }
    if (l->is_negative)
        return fail_at(p, l,
                       "hexadecimal float literal should not have a "
                       "leading minus");
    if (!magnitude(l, bits) || (type->width < 64 && *bits >> type->width != 0))
        return fail_at(p, l,
                       "hexadecimal float constant out of range for "
                       "type");
    return SDYRT_OK;
}

static sdyrt_status literal_bits(sdyi_parser *p, const literal *l,
                                 const sdyi_type *type,
                                 const integer_words *words, uint64_t *bits) {
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT))
        return float_bits(p, l, type, bits);
    if (l->is_float && words == &attr_words)
        return sdyi_parse_fail(p, "%s", words->is_float);
    if (sdyi_type_is(type, SDYI_TYPE_INDEX))
        return integer_bits(p, l, 64, SDYI_SIGNLESS, words, bits);
    if (sdyi_type_is(type, SDYI_TYPE_INTEGER))
        return integer_bits(p, l, type->width, (sdyi_sign)type->sign, words,
                            bits);
    return fail_at(p, l, "integer literal not valid for specified type");
}

sdyrt_status sdyi_read_element(sdyi_parser *p, bool is_negative,
                               const sdyi_type *type, uint64_t *bits) {
    literal l;
    SDYI_TRY(read_literal_of(p, is_negative, &l));
    return literal_bits(p, &l, type, &element_words, bits);
}

sdyrt_status sdyi_read_array_number(sdyi_parser *p, const sdyi_type *type,
                                    uint64_t *bits) {
    literal l;
    const bool is_bool = sdyi_type_is_bool(type);
    *bits = is_bool && sdyi_at(p, "true");
    if (is_bool && (sdyi_take(p, "true") || sdyi_take(p, "false")))
        return SDYRT_OK;
    SDYI_TRY(read_literal(p, &l));
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT))
        return float_bits(p, &l, type, bits);
    if (l.is_float)
        return fail_at(p, &l, "expected integer literal");
    if (is_bool)
        return sdyi_parse_fail(p, "expected 'true' or 'false' values for i1 "
                                  "type");
    return integer_value(&l, type->width, (sdyi_sign)type->sign, bits)
               ? SDYRT_OK
               : sdyi_parse_fail(p, "integer constant out of range");
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
    uint64_t bits;
    SDYI_TRY(literal_bits(p, &l, type, &attr_words, &bits));
    const sdyi_cell cell = {.integer = (int64_t)bits};
    *attr =
        sdyi_attr_make(p->pool,
                       sdyi_type_is(type, SDYI_TYPE_FLOAT) ? SDYI_ATTR_FLOAT
                                                           : SDYI_ATTR_INTEGER,
                       0, type, &cell, 1);
    return SDYRT_OK;
}
