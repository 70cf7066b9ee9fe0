/* Reading attributes, but for those of this project's dialects. */
#include "program/ir/float.h"
#include "program/text/parser.h"
#include "program/text/print.h"
#include "program/text/scope.h"

#include <string.h>

/* -- numbers --------------------------------------------------------------- */

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

/* An integer of `width` bits, of any sign where `sign` is signless. */
static sdyrt_status integer_bits(sdyi_parser *p, const literal *l, int width,
                                 sdyi_sign sign, uint64_t *bits) {
    uint64_t value;
    if (l->is_float)
        return fail_at(p, l,
                       "floating point value not valid for specified "
                       "type");
    bool fits = magnitude(l, &value);
    const int low = width < 64 ? width : 64;
    const uint64_t half = UINT64_C(1) << (low - 1);
    const uint64_t most =
        sign == SDYI_SIGNED && !l->is_hex ? half - 1 : 2 * half - 1;
    if (l->is_negative)
        fits = fits && sign != SDYI_UNSIGNED && value <= half;
    else
        fits = fits && value <= most;
    if (!fits)
        return fail_at(p, l,
                       sign == SDYI_UNSIGNED && l->is_negative
                           ? "negative integer literal not valid for "
                             "unsigned integer type"
                           : "integer constant out of range for "
                             "attribute");
    value = l->is_negative ? 0 - value : value;
    /* sign extended, so that equal numbers have equal bits */
    if (low < 64)
        value = (value & half) != 0 && sign != SDYI_UNSIGNED
                    ? value | ~(2 * half - 1)
                    : value & (2 * half - 1);
    *bits = value;
    return SDYRT_OK;
}

static sdyrt_status float_bits(sdyi_parser *p, const literal *l,
                               const sdyi_type *type, uint64_t *bits) {
    if (type->width > 64)
        return fail_at(p, l, "floats of more than 64 bits are not supported");
    if (!l->is_hex) {
        /* an integer is not a float, as MLIR has it */
        if (!l->is_float)
            return fail_at(p, l,
                           "unexpected decimal integer literal for a floating "
                           "point value");
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
                                 const sdyi_type *type, uint64_t *bits) {
    if (sdyi_type_is(type, SDYI_TYPE_FLOAT))
        return float_bits(p, l, type, bits);
    if (sdyi_type_is(type, SDYI_TYPE_INDEX))
        return integer_bits(p, l, 64, SDYI_SIGNLESS, bits);
    if (sdyi_type_is(type, SDYI_TYPE_INTEGER))
        return integer_bits(p, l, type->width, (sdyi_sign)type->sign, bits);
    return fail_at(p, l, "integer literal not valid for specified type");
}

sdyrt_status sdyi_read_number_of(sdyi_parser *p, bool is_negative,
                                 const sdyi_type *type, uint64_t *bits) {
    literal l;
    SDYI_TRY(read_literal_of(p, is_negative, &l));
    return literal_bits(p, &l, type, bits);
}

sdyrt_status sdyi_read_number(sdyi_parser *p, const sdyi_type *type,
                              uint64_t *bits) {
    return sdyi_read_number_of(p, sdyi_take(p, "-"), type, bits);
}

static sdyrt_status read_number_attr(sdyi_parser *p, const sdyi_type *type,
                                     const sdyi_attr **attr) {
    literal l;
    SDYI_TRY(read_literal(p, &l));
    if (type == NULL && sdyi_take(p, ":"))
        SDYI_TRY(sdyi_read_type(p, &type));
    else if (type == NULL)
        type = l.is_float ? sdyi_type_float(p->pool, SDYI_F64)
                          : sdyi_type_integer(p->pool, 64, SDYI_SIGNLESS);
    uint64_t bits;
    SDYI_TRY(literal_bits(p, &l, type, &bits));
    const sdyi_cell cell = {.integer = (int64_t)bits};
    *attr =
        sdyi_attr_make(p->pool,
                       sdyi_type_is(type, SDYI_TYPE_FLOAT) ? SDYI_ATTR_FLOAT
                                                           : SDYI_ATTR_INTEGER,
                       0, type, &cell, 1);
    return SDYRT_OK;
}

/* -- strings, symbols ------------------------------------------------------ */

static sdyrt_status read_string(sdyi_parser *p, const sdyi_type *type,
                                const sdyi_attr **attr) {
    const sdyi_token token = p->lexer.token;
    size_t length;
    const char *text = sdyi_token_content(&token, &length);
    if (token.has_escapes) {
        char *const resolved = sdyi_zone_alloc(p->zone, length + 1);
        length = sdyi_token_unescape(&token, resolved);
        text = resolved;
    }
    sdyi_lexer_next(&p->lexer);
    if (type == NULL && sdyi_take(p, ":"))
        SDYI_TRY(sdyi_read_type(p, &type));
    if (sdyi_type_is(type, SDYI_TYPE_NONE)) /* has none, and none is read */
        type = NULL;
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_STRING, type, text, length);
    return SDYRT_OK;
}

/* `@a::@b` */
static sdyrt_status read_symbol_attr(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell *cells = NULL;
    int n = 0, capacity = 0;
    do {
        sdyi_name name;
        SDYI_TRY(sdyi_read_symbol(p, &name));
        SDYI_GROW(p->zone, cells, n, capacity);
        cells[n++].integer = name;
    } while (sdyi_take(p, "::"));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_SYMBOL, 0, NULL, cells, n);
    return SDYRT_OK;
}

/* -- lists and dictionaries ------------------------------------------------ */

static sdyrt_status add_attr(sdyi_parser *p, int id, sdyi_cell_list *list) {
    (void)id;
    sdyi_cell cell = {.attr = NULL};
    SDYI_TRY(sdyi_read_attr(p, &cell.attr));
    sdyi_cell_list_add(p, list, cell);
    return SDYRT_OK;
}

static sdyrt_status read_array(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_cell_list list = {.cells = NULL};
    SDYI_TRY(sdyi_read_list(p, "[", "]", add_attr, 0, &list));
    *attr =
        sdyi_attr_make(p->pool, SDYI_ATTR_ARRAY, 0, NULL, list.cells, list.n);
    return SDYRT_OK;
}

void sdyi_parse_set(sdyi_parser *p, sdyi_dict *dict, sdyi_name name,
                    const sdyi_attr *value) {
    sdyi_dict_set(p->pool, p->zone, dict, name, value);
}

/* A name before `=`: a word or a string. */
static sdyrt_status read_key(sdyi_parser *p, sdyi_name *name) {
    const sdyi_token token = p->lexer.token;
    if (token.kind != SDYI_TOKEN_STRING)
        return sdyi_token_is(p) == SDYI_TOKEN_WORD
                   ? sdyi_read_word(p, name)
                   : sdyi_parse_wrong(p, "expected attribute name");
    size_t length;
    (void)sdyi_token_content(&token, &length);
    char *const text = sdyi_zone_alloc(p->zone, length + 1);
    length = sdyi_token_unescape(&token, text);
    if (length == 0)
        return sdyi_parse_fail(p, "expected valid attribute name");
    *name = sdyi_name_of(p->pool, text, length);
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_dict(sdyi_parser *p, sdyi_dict *dict) {
    static const char in[] = " in attribute dictionary";
    SDYI_TRY(sdyi_expect_in(p, "{", in));
    if (sdyi_take(p, "}"))
        return SDYRT_OK;
    do {
        const sdyi_loc place = sdyi_place(p);
        sdyi_name name = SDYI_NAME_NONE;
        SDYI_TRY(read_key(p, &name));
        if (sdyi_dict_get(dict, name) != NULL)
            return sdyi_error_at(p->pool, place,
                                 "duplicate key '%s' in dictionary attribute",
                                 sdyi_name_text(p->pool, name));
        const sdyi_attr *value = NULL;
        if (sdyi_take(p, "="))
            SDYI_TRY(sdyi_read_attr(p, &value));
        else
            value = sdyi_attr_unit(p->pool);
        sdyi_parse_set(p, dict, name, value);
    } while (sdyi_take(p, ","));
    return sdyi_expect_in(p, "}", in);
}

sdyrt_status sdyi_read_optional_dict(sdyi_parser *p, sdyi_dict *dict) {
    return sdyi_at(p, "{") ? sdyi_read_dict(p, dict) : SDYRT_OK;
}

static sdyrt_status read_dict_attr(sdyi_parser *p, const sdyi_attr **attr) {
    sdyi_dict dict = {.pairs = NULL};
    SDYI_TRY(sdyi_read_dict(p, &dict));
    *attr = sdyi_attr_of_dict(p->pool, &dict);
    return SDYRT_OK;
}

/* Behind `array`: `<i64: 1, 2>` */
static sdyrt_status read_dense_array(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_type *type;
    sdyi_cell *cells = NULL;
    int n = 0, capacity = 0;
    SDYI_TRY(sdyi_expect(p, "<"));
    SDYI_TRY(sdyi_read_type(p, &type));
    if (!sdyi_type_is(type, SDYI_TYPE_INTEGER) &&
        !sdyi_type_is(type, SDYI_TYPE_FLOAT))
        return sdyi_parse_fail(p, "expected integer or float type, got: %s",
                               sdyi_type_text(p->pool, type));
    const bool has_elements = sdyi_take(p, ":");
    while (has_elements) {
        uint64_t bits = 0;
        const bool is_true = sdyi_type_is_bool(type) && sdyi_take(p, "true");
        if (is_true || (sdyi_type_is_bool(type) && sdyi_take(p, "false")))
            bits = is_true;
        else
            SDYI_TRY(sdyi_read_number(p, type, &bits));
        SDYI_GROW(p->zone, cells, n, capacity);
        cells[n++].integer = (int64_t)bits;
        if (!sdyi_take(p, ","))
            break;
    }
    SDYI_TRY(sdyi_expect(p, ">"));
    *attr = sdyi_attr_make(p->pool, SDYI_ATTR_DENSE_ARRAY, 0, type, cells, n);
    return SDYRT_OK;
}

/* -- dialects -------------------------------------------------------------- */

/* The closing bracket of an opening one; 0: it is none. */
static char closing(const sdyi_token *token) {
    if (token->kind != SDYI_TOKEN_PUNCT || token->length != 1)
        return '\0';
    switch (token->start[0]) {
    case '<':
        return '>';
    case '[':
        return ']';
    case '(':
        return ')';
    case '{':
        return '}';
    default:
        return '\0';
    }
}

/* From an opening bracket to behind the one that closes it. */
static sdyrt_status skip_body(sdyi_parser *p) {
    char open[SDYI_MAX_NESTING];
    int depth = 0;
    do {
        const sdyi_token *const token = &p->lexer.token;
        const char close = closing(token);
        if (token->kind == SDYI_TOKEN_END || token->kind == SDYI_TOKEN_BAD)
            return sdyi_parse_fail(p,
                                   "unbalanced '%c' character in pretty "
                                   "dialect name",
                                   open[depth - 1]);
        if (close != '\0') {
            if (depth == SDYI_MAX_NESTING)
                return sdyi_parse_fail(p, "nesting is deeper than %d levels",
                                       SDYI_MAX_NESTING);
            open[depth++] = close;
        } else if (token->kind == SDYI_TOKEN_PUNCT && token->length == 1 &&
                   strchr(">])}", token->start[0]) != NULL) {
            if (open[depth - 1] != token->start[0])
                return sdyi_parse_fail(p,
                                       "unbalanced '%c' character in "
                                       "pretty dialect name",
                                       token->start[0]);
            depth--;
        }
        sdyi_lexer_next(&p->lexer);
    } while (depth > 0);
    return SDYRT_OK;
}

sdyrt_status sdyi_skip_dialect_text(sdyi_parser *p, size_t *length) {
    const char *const start = p->lexer.token.start + 1;
    const char *end = start - 1 + p->lexer.token.length;
    sdyi_lexer_next(&p->lexer);
    if (sdyi_at(p, "<") && p->lexer.token.start == end) {
        /* where the last token ends, without the space behind it */
        const char *const body = end;
        SDYI_TRY(skip_body(p));
        end = p->lexer.token.start;
        while (end > body && end[-1] != '>')
            end--;
    }
    *length = (size_t)(end - start);
    return SDYRT_OK;
}

static sdyrt_status read_dialect_attr(sdyi_parser *p, const sdyi_type *type,
                                      const sdyi_attr **attr) {
    const sdyi_token *const token = &p->lexer.token;
    if (memchr(token->start, '.', token->length) == NULL && !sdyi_has_body(p))
        return sdyi_alias_attr(p, attr);
    bool is_own;
    SDYI_TRY(sdyi_read_own_attr(p, &is_own, attr));
    if (is_own)
        return SDYRT_OK;
    const char *const start = token->start + 1;
    size_t length;
    SDYI_TRY(sdyi_skip_dialect_text(p, &length));
    if (type == NULL && sdyi_take(p, ":"))
        SDYI_TRY(sdyi_read_type(p, &type));
    *attr = sdyi_attr_bytes(p->pool, SDYI_ATTR_OPAQUE, type, start, length);
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status read_type_attr(sdyi_parser *p, const sdyi_attr **attr) {
    const sdyi_type *type;
    SDYI_TRY(sdyi_read_type(p, &type));
    *attr = sdyi_attr_of_type(p->pool, type);
    return SDYRT_OK;
}

/* Whether a word is the first one of a type. */
static bool starts_type(const sdyi_parser *p) {
    static const char *const words[] = {"tensor", "complex", "tuple",
                                        "vector", "index",   "none"};
    const char *const at = p->lexer.token.start;
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (sdyi_at(p, words[i]))
            return true;
    for (int i = 0; i < SDYI_FLOAT_COUNT; i++)
        if (sdyi_at(p, sdyi_float_name((sdyi_float)i)))
            return true;
    const size_t prefix = at[0] == 'i' ? 1 : 2;
    return at[0] == '!' ||
           ((at[0] == 'i' ||
             ((at[0] == 's' || at[0] == 'u') && at[1] == 'i')) &&
            p->lexer.token.length > prefix && is_digit(at[prefix]));
}

static sdyrt_status read_word(sdyi_parser *p, const sdyi_type *type,
                              const sdyi_attr **attr) {
    if (p->lexer.token.start[0] == '#')
        return read_dialect_attr(p, type, attr);
    const bool is_true = sdyi_at(p, "true");
    if (is_true || sdyi_at(p, "false")) {
        sdyi_lexer_next(&p->lexer);
        *attr = sdyi_attr_bool(p->pool, is_true);
        return SDYRT_OK;
    }
    if (sdyi_take(p, "dense"))
        return sdyi_read_dense(p, type, attr);
    if (sdyi_take(p, "array"))
        return read_dense_array(p, attr);
    if (sdyi_take(p, "unit")) {
        *attr = sdyi_attr_unit(p->pool);
        return SDYRT_OK;
    }
    if (sdyi_at(p, "loc")) {
        p->pool->has_location_attrs = true;
        return sdyi_read_loc(p, attr);
    }
    return starts_type(p) ? read_type_attr(p, attr)
                          : sdyi_parse_wrong(p, "expected attribute value");
}

static sdyrt_status read_any(sdyi_parser *p, const sdyi_type *type,
                             const sdyi_attr **attr) {
    switch (sdyi_token_is(p)) {
    case SDYI_TOKEN_NUMBER:
        return read_number_attr(p, type, attr);
    case SDYI_TOKEN_STRING:
        return read_string(p, type, attr);
    case SDYI_TOKEN_SYMBOL:
        return read_symbol_attr(p, attr);
    case SDYI_TOKEN_WORD:
        return read_word(p, type, attr);
    case SDYI_TOKEN_PUNCT:
    case SDYI_TOKEN_END:
    case SDYI_TOKEN_BAD:
    case SDYI_TOKEN_VALUE:
    case SDYI_TOKEN_BLOCK:
        break;
    }
    if (sdyi_at(p, "-"))
        return read_number_attr(p, type, attr);
    if (sdyi_at(p, "["))
        return read_array(p, attr);
    if (sdyi_at(p, "{"))
        return read_dict_attr(p, attr);
    if (sdyi_at(p, "("))
        return read_type_attr(p, attr);
    return sdyi_parse_wrong(p, "expected attribute value");
}

sdyrt_status sdyi_read_attr_of(sdyi_parser *p, const sdyi_type *type,
                               const sdyi_attr **attr) {
    const char *const own = p->own;
    SDYI_TRY(sdyi_enter(p));
    p->own = NULL;
    SDYI_TRY(read_any(p, type, attr));
    p->own = own;
    sdyi_leave(p);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_attr(sdyi_parser *p, const sdyi_attr **attr) {
    return sdyi_read_attr_of(p, NULL, attr);
}
