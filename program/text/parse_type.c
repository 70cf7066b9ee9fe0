/* Reading types. */
#include "program/ir/record.h"
#include "program/text/parser.h"
#include "program/text/print.h"
#include "program/text/scope.h"

#include <stdio.h>
#include <string.h>

void sdyi_type_list_add(sdyi_parser *p, sdyi_type_list *list,
                        const sdyi_type *type) {
    SDYI_GROW(p->zone, list->types, list->n, list->capacity);
    list->types[list->n++] = type;
}

/* -- shapes ---------------------------------------------------------------- */

typedef struct dims {
    int64_t *sizes;
    int n, capacity;
} dims;

/* The `x` that a word begins with: what follows it is a token of its own. */
static bool take_x(sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    if (token->kind != SDYI_TOKEN_WORD || token->start[0] != 'x')
        return false;
    sdyi_lexer_skip(&p->lexer, 1);
    return true;
}

/* `2x?x`: digits are cut from the `x` behind them, also in `0x8x`. */
static sdyrt_status read_dims(sdyi_parser *p, bool may_be_dynamic, dims *d) {
    for (;;) {
        int64_t size = SDYRT_DYNAMIC;
        const sdyi_token *const token = &p->lexer.token;
        if (token->kind == SDYI_TOKEN_NUMBER && !sdyi_is_float(p)) {
            if (!sdyi_digits_value(token->start, token->length, &size))
                return sdyi_parse_fail(p, "invalid dimension");
        } else if (!may_be_dynamic || !sdyi_at(p, "?")) {
            return SDYRT_OK;
        }
        sdyi_lexer_next(&p->lexer);
        if (!take_x(p))
            return sdyi_parse_wrong(p, "expected 'x' in dimension list");
        SDYI_GROW(p->zone, d->sizes, d->n, d->capacity);
        d->sizes[d->n++] = size;
    }
}

/* `2, 0` */
static const char *sizes_text(sdyi_parser *p, const dims *d) {
    const size_t bytes = (size_t)d->n * 24 + 1;
    char *const text = sdyi_zone_alloc(p->zone, bytes);
    size_t used = 0;
    for (int i = 0; i < d->n; i++)
        used += (size_t)snprintf(text + used, bytes - used, "%s%lld",
                                 i > 0 ? ", " : "", (long long)d->sizes[i]);
    return text;
}

/* #stablehlo.bounds<4, ?> has a bound for sizes that are not known alone. */
static sdyrt_status check_bounds(sdyi_parser *p, const dims *d,
                                 const sdyi_type *element,
                                 const sdyi_attr *encoding) {
    if (!sdyi_attr_is(encoding, SDYI_ATTR_RECORD) ||
        encoding->number != SDYI_RECORD_BOUNDS)
        return SDYRT_OK;
    const sdyi_attr *const bounds = encoding->cells[0].attr;
    const sdyi_type *const type = sdyi_type_shaped(
        p->pool, SDYI_TYPE_TENSOR, d->sizes, d->n, element, NULL);
    if (bounds->n != d->n)
        return sdyi_parse_fail(p,
                               "Bounds length is %lld, expected to be equal to "
                               "rank(%d) of the tensor %s",
                               (long long)bounds->n, d->n,
                               sdyi_type_text(p->pool, type));
    for (int i = 0; i < d->n; i++)
        if (bounds->cells[i].integer != SDYRT_DYNAMIC &&
            d->sizes[i] != SDYRT_DYNAMIC)
            return sdyi_parse_fail(
                p,
                "Static dimension %d cannot have a bound, use "
                "ShapedType::kDynamic to indicate a missing bound in tensor %s",
                i, sdyi_type_text(p->pool, type));
    return SDYRT_OK;
}

/* From `tensor` or `vector` on: `tensor<2x?xf32, encoding>` */
static sdyrt_status read_shaped(sdyi_parser *p, sdyi_type_kind kind,
                                const sdyi_type **type) {
    const char *const in =
        kind == SDYI_TYPE_TENSOR ? " in tensor type" : " in vector type";
    const sdyi_loc start = sdyi_place(p);
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect_in(p, "<", in));
    dims d = {.sizes = NULL};
    const bool is_unranked = kind == SDYI_TYPE_TENSOR && sdyi_take(p, "*");
    if (is_unranked && !take_x(p))
        return sdyi_parse_wrong(p, "expected 'x' in dimension list");
    if (!is_unranked)
        SDYI_TRY(read_dims(p, kind == SDYI_TYPE_TENSOR, &d));
    const sdyi_type *element = NULL;
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_type(p, &element));
    if (sdyi_type_is(element, SDYI_TYPE_FUNCTION) ||
        sdyi_type_is(element, SDYI_TYPE_TUPLE) ||
        sdyi_type_is(element, SDYI_TYPE_TENSOR) ||
        sdyi_type_is(element, SDYI_TYPE_UNRANKED))
        return sdyi_error_at(p->pool, place, "invalid %s element type",
                             kind == SDYI_TYPE_TENSOR ? "tensor" : "vector");
    const sdyi_attr *encoding = NULL;
    if (kind == SDYI_TYPE_TENSOR && !is_unranked && sdyi_take(p, ","))
        SDYI_TRY(sdyi_read_attr(p, &encoding));
    if (encoding != NULL)
        SDYI_TRY(check_bounds(p, &d, element, encoding));
    SDYI_TRY(sdyi_expect_in(p, ">", in));
    for (int i = 0; kind == SDYI_TYPE_VECTOR && i < d.n; i++)
        if (d.sizes[i] == 0)
            return sdyi_error_at(p->pool, start,
                                 "vector types must have positive constant "
                                 "sizes but got %s",
                                 sizes_text(p, &d));
    *type = is_unranked ? sdyi_type_of(p->pool, SDYI_TYPE_UNRANKED, element)
                        : sdyi_type_shaped(p->pool, kind, d.sizes, d.n, element,
                                           encoding);
    return SDYRT_OK;
}

/* -- lists ----------------------------------------------------------------- */

/* `T, U` up to `close`, which is taken. */
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
    const char first = p->lexer.token.start[0];
    if (first != 'f' && first != 'b' && first != 't')
        return NULL;
    for (int i = 0; i < SDYI_FLOAT_COUNT; i++)
        if (sdyi_take(p, sdyi_float_name((sdyi_float)i)))
            return sdyi_type_float(p->pool, (sdyi_float)i);
    return NULL;
}

/* -- types of dialects ----------------------------------------------------- */

/* `!name` and, if `<` follows at once, all up to the `>` that closes it. */
static sdyrt_status read_dialect_type(sdyi_parser *p, const sdyi_type **type) {
    if (memchr(p->lexer.token.start, '.', p->lexer.token.length) == NULL &&
        !sdyi_has_body(p))
        return sdyi_alias_type(p, type);
    if (sdyi_take(p, "!stablehlo.token")) {
        *type = sdyi_type_simple(p->pool, SDYI_TYPE_TOKEN);
        return SDYRT_OK;
    }
    const char *const start = p->lexer.token.start + 1;
    size_t length;
    SDYI_TRY(sdyi_skip_dialect_text(p, &length));
    const char *const text = sdyi_quant_text(p, start, &length);
    *type = sdyi_type_opaque(p->pool, text, length);
    return SDYRT_OK;
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status read_complex(sdyi_parser *p, const sdyi_type **type) {
    const sdyi_type *element = NULL;
    SDYI_TRY(sdyi_expect_in(p, "<", " in complex type"));
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_type(p, &element));
    if (!sdyi_type_is(element, SDYI_TYPE_INTEGER) &&
        !sdyi_type_is(element, SDYI_TYPE_FLOAT))
        return sdyi_error_at(p->pool, place,
                             "invalid element type for complex");
    SDYI_TRY(sdyi_expect_in(p, ">", " in complex type"));
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
        return read_shaped(p, SDYI_TYPE_TENSOR, type);
    bool is_integer;
    SDYI_TRY(read_integer_type(p, &is_integer, type));
    if (is_integer || (*type = find_float(p)) != NULL)
        return SDYRT_OK;
    if (sdyi_take(p, "complex"))
        return read_complex(p, type);
    if (sdyi_take(p, "tuple"))
        return read_tuple(p, type);
    if (sdyi_at(p, "vector"))
        return read_shaped(p, SDYI_TYPE_VECTOR, type);
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

/* -- types that have been read --------------------------------------------- */

#define SLOTS 256

/* Programs write few types many times: tensors with digits and letters alone
 * between their brackets are found by their text. A slot has the last one of
 * its hash. */
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

/* The slot of the type that stands next and its text; NULL: it is no such
 * tensor. */
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
