/* Parser of types; shaped types: parse_shaped.c. */
#include "program/text/dialect.h"
#include "program/text/parser.h"
#include "program/text/scope.h"

#include <string.h>

void sdyi_type_list_add(sdyi_parser *p, sdyi_type_list *list,
                        const sdyi_type *type) {
    SDYI_GROW(p->zone, list->types, list->n, list->capacity);
    list->types[list->n++] = type;
}

/* -- lists ----------------------------------------------------------------- */

/* `T, U` up to `close`, which is consumed. */
static sdyrt_status read_until(sdyi_parser *p, const char *close,
                               const char *in, sdyi_type_list *list) {
    if (sdyi_take(p, close))
        return SDYRT_OK;
    do {
        const sdyi_type *type = NULL;
        SDYI_TRY(sdyi_read_type(p, &type));
        sdyi_type_list_add(p, list, type);
    } while (sdyi_take(p, ","));
    return sdyi_expect_in(p, close, in);
}

sdyrt_status sdyi_read_types(sdyi_parser *p, sdyi_type_list *list) {
    if (sdyi_take(p, "("))
        return read_until(p, ")", "", list);
    const sdyi_type *type = NULL;
    SDYI_TRY(sdyi_read_type(p, &type));
    sdyi_type_list_add(p, list, type);
    return SDYRT_OK;
}

sdyrt_status sdyi_read_function_type(sdyi_parser *p, sdyi_type_list *inputs,
                                     sdyi_type_list *results) {
    SDYI_TRY(sdyi_expect(p, "("));
    SDYI_TRY(read_until(p, ")", "", inputs));
    SDYI_TRY(sdyi_expect_in(p, "->", " in function type"));
    return sdyi_read_types(p, results);
}

/* -- types of one word ----------------------------------------------------- */

/* `i32`, `ui8`, `si4` */
static sdyrt_status read_integer_type(sdyi_parser *p, bool *is_one,
                                      const sdyi_type **type) {
    const sdyi_token *const token = &p->lexer.token;
    const char first = token->start[0];
    const size_t prefix = first == 'i' ? 1 : 2;
    const sdyi_sign sign = first == 'i'   ? SDYI_SIGNLESS
                           : first == 's' ? SDYI_SIGNED
                                          : SDYI_UNSIGNED;
    *is_one = false;
    if (token->length <= prefix || (prefix == 2 && token->start[1] != 'i') ||
        (first != 'i' && first != 's' && first != 'u'))
        return SDYRT_OK;
    for (size_t i = prefix; i < token->length; i++)
        if (token->start[i] < '0' || token->start[i] > '9')
            return SDYRT_OK;
    int64_t width;
    if (!sdyi_digits_value(token->start + prefix, token->length - prefix,
                           &width) ||
        width > (1 << 24) - 1)
        return sdyi_parse_fail(p, "integer bitwidth is limited to %d bits",
                               (1 << 24) - 1);
    *is_one = true;
    *type = sdyi_type_integer(p->pool, (int)width, sign);
    sdyi_lexer_next(&p->lexer);
    return SDYRT_OK;
}

static const sdyi_type *find_float(sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    const sdyi_float format = sdyi_float_named(token->start, token->length);
    if (format == SDYI_FLOAT_COUNT)
        return NULL;
    sdyi_lexer_next(&p->lexer);
    return sdyi_type_float(p->pool, format);
}

/* -- types of dialects ----------------------------------------------------- */

/* `!name` and, if `<` follows without space, the text to the matching `>`. */
static sdyrt_status read_dialect_type(sdyi_parser *p, const sdyi_type **type) {
    if (memchr(p->lexer.token.start, '.', p->lexer.token.length) == NULL &&
        !sdyi_has_body(p))
        return sdyi_alias_type(p, type);
    const sdyi_loc place = sdyi_place(p);
    const sdyi_lexer before = p->lexer;
    const char *const start = p->lexer.token.start + 1;
    size_t length;
    SDYI_TRY(sdyi_skip_dialect_text(p, &length));
    const sdyi_dialect_name name = sdyi_dialect_name_of(start, length);
    bool is_known;
    SDYI_TRY(sdyi_read_in_dialect(p, &before, &name, &is_known, type));
    if (is_known)
        return SDYRT_OK;
    SDYI_TRY(sdyi_check_dialect_type(p, place, &name));
    const char *text = sdyi_dialect_text(p, &name, &length);
    *type = sdyi_type_opaque(p->pool, text, length);
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status read_complex(sdyi_parser *p, const sdyi_type **type) {
    const sdyi_type *element = NULL;
    SDYI_TRY(sdyi_expect_in(p, "<", " in complex type"));
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_type(p, &element));
    SDYI_TRY(sdyi_expect_in(p, ">", " in complex type"));
    if (!sdyi_type_is(element, SDYI_TYPE_INTEGER) &&
        !sdyi_type_is(element, SDYI_TYPE_FLOAT))
        return sdyi_error_at(p->pool, place,
                             "invalid element type for complex");
    *type = sdyi_type_of(p->pool, SDYI_TYPE_COMPLEX, element);
    return SDYRT_OK;
}

static sdyrt_status read_tuple(sdyi_parser *p, const sdyi_type **type) {
    sdyi_type_list list = {.types = NULL};
    SDYI_TRY(sdyi_expect_in(p, "<", " in tuple type"));
    SDYI_TRY(read_until(p, ">", " in tuple type", &list));
    *type = sdyi_type_tuple(p->pool, list.types, list.n);
    return SDYRT_OK;
}

static sdyrt_status read_function(sdyi_parser *p, const sdyi_type **type) {
    sdyi_type_list inputs = {.types = NULL}, results = {.types = NULL};
    SDYI_TRY(sdyi_read_function_type(p, &inputs, &results));
    *type = sdyi_type_function(p->pool, inputs.types, inputs.n, results.types,
                               results.n);
    return SDYRT_OK;
}

static sdyrt_status read_word(sdyi_parser *p, const sdyi_type **type) {
    if (p->lexer.token.start[0] == '!')
        return read_dialect_type(p, type);
    if (sdyi_at(p, "tensor"))
        return sdyi_read_tensor(p, type);
    bool is_integer;
    SDYI_TRY(read_integer_type(p, &is_integer, type));
    if (is_integer || (*type = find_float(p)) != NULL)
        return SDYRT_OK;
    if (sdyi_take(p, "complex"))
        return read_complex(p, type);
    if (sdyi_take(p, "tuple"))
        return read_tuple(p, type);
    if (sdyi_at(p, "vector"))
        return sdyi_read_vector(p, type);
    if (sdyi_at(p, "memref"))
        return sdyi_read_memref(p, type);
    const bool is_index = sdyi_at(p, "index");
    if (!is_index && !sdyi_at(p, "none"))
        return sdyi_parse_wrong(p, "expected non-function type");
    sdyi_lexer_next(&p->lexer);
    *type =
        sdyi_type_simple(p->pool, is_index ? SDYI_TYPE_INDEX : SDYI_TYPE_NONE);
    return SDYRT_OK;
}

static sdyrt_status read_any(sdyi_parser *p, const sdyi_type **type) {
    SDYI_TRY(sdyi_enter(p));
    if (sdyi_at(p, "("))
        SDYI_TRY(read_function(p, type));
    else if (sdyi_token_is(p) == SDYI_TOKEN_WORD)
        SDYI_TRY(read_word(p, type));
    else
        return sdyi_parse_wrong(p, "expected non-function type");
    sdyi_leave(p);
    return SDYRT_OK;
}

/* -- the cache of types ---------------------------------------------------- */

#define SLOTS 256

/* Cache of tensor types by text, since programs repeat few types: only those
 * with nothing but digits, letters and `?` in the brackets. A slot keeps the
 * latest type of its hash. */
struct sdyi_written_type {
    const char *text;
    size_t length;
    const sdyi_type *type; /* NULL: none yet */
};

void sdyi_types_start(sdyi_parser *p) {
    p->types = SDYI_NEW(p->zone, struct sdyi_written_type, SLOTS);
}

static bool is_plain(char c) {
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || c == '?';
}

/* The cache slot of the tensor type at the lexer and its text's length; NULL:
 * not such a type. */
static struct sdyi_written_type *slot_of(const sdyi_parser *p, size_t *length) {
    static const char head[] = "tensor<";
    const char *const start = p->lexer.token.start;
    const char *const end = p->lexer.end;
    const size_t n = sizeof head - 1;
    if ((size_t)(end - start) < n || memcmp(start, head, n) != 0)
        return NULL;
    unsigned hash = 0;
    const char *at = start + n;
    for (; at < end && is_plain(*at); at++)
        hash = 31 * hash + (unsigned char)*at;
    if (at == end || *at != '>')
        return NULL;
    *length = (size_t)(at - start) + 1;
    return &p->types[(hash ^ hash >> 8) % SLOTS];
}

sdyrt_status sdyi_read_type(sdyi_parser *p, const sdyi_type **type) {
    const char *const text = p->lexer.token.start;
    size_t length = 0;
    struct sdyi_written_type *const slot = slot_of(p, &length);
    if (slot == NULL)
        return read_any(p, type);
    if (slot->type != NULL && slot->length == length &&
        memcmp(slot->text, text, length) == 0) {
        *type = slot->type;
        sdyi_lexer_skip(&p->lexer, length);
        return SDYRT_OK;
    }
    SDYI_TRY(read_any(p, type));
    *slot = (struct sdyi_written_type){text, length, *type};
    return SDYRT_OK;
}
