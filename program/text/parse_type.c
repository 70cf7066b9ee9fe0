/* Reading types. */
#include "program/ir/record.h"
#include "program/text/affine.h"
#include "program/text/builtin.h"
#include "program/text/dialect.h"
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
    sdyi_cell_list scalable; /* of vectors: 1 of the sizes in brackets */
    bool is_scalable;        /* some are */
} dims;

/* The `x` that a word begins with: what follows it is a token of its own. */
static bool take_x(sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    if (token->kind != SDYI_TOKEN_WORD || token->start[0] != 'x')
        return false;
    sdyi_lexer_skip(&p->lexer, 1);
    return true;
}

/* A size, which is `*is_one`: `2`, `?`, and `[2]` of a vector. */
static sdyrt_status read_dim(sdyi_parser *p, sdyi_type_kind kind, bool *is_one,
                             int64_t *size, bool *is_scalable) {
    const sdyi_token *const token = &p->lexer.token;
    *is_scalable = kind == SDYI_TYPE_VECTOR && sdyi_take(p, "[");
    *is_one = true;
    if (sdyi_token_is(p) == SDYI_TOKEN_NUMBER && !sdyi_is_float(p)) {
        if (!sdyi_digits_value(token->start, token->length, size))
            return sdyi_parse_fail(p, "invalid dimension");
    } else if (*is_scalable) {
        return sdyi_parse_fail(p, "invalid dimension");
    } else if (kind == SDYI_TYPE_VECTOR || !sdyi_at(p, "?")) {
        *is_one = false;
        return SDYRT_OK;
    }
    sdyi_lexer_next(&p->lexer);
    if (*is_scalable && !sdyi_take(p, "]"))
        return sdyi_parse_wrong(p, "missing ']' closing scalable dimension");
    return SDYRT_OK;
}

/* `2x?x`: digits are cut from the `x` behind them, also in `0x8x`. */
static sdyrt_status read_dims(sdyi_parser *p, sdyi_type_kind kind, dims *d) {
    for (;;) {
        int64_t size = SDYRT_DYNAMIC;
        bool is_one, is_scalable;
        SDYI_TRY(read_dim(p, kind, &is_one, &size, &is_scalable));
        if (!is_one)
            return SDYRT_OK;
        if (!take_x(p))
            return sdyi_parse_wrong(p, "expected 'x' in dimension list");
        SDYI_GROW(p->zone, d->sizes, d->n, d->capacity);
        d->sizes[d->n++] = size;
        const sdyi_cell cell = {.integer = is_scalable};
        sdyi_cell_list_add(p, &d->scalable, cell);
        d->is_scalable |= is_scalable;
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

static bool is_scalar(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_INTEGER) ||
           sdyi_type_is(type, SDYI_TYPE_FLOAT) ||
           sdyi_type_is(type, SDYI_TYPE_INDEX);
}

/* From `tensor` on: `tensor<2x?xf32, encoding>`, `tensor<*xf32>` */
static sdyrt_status read_tensor(sdyi_parser *p, const sdyi_type **type) {
    static const char in[] = " in tensor type";
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect_in(p, "<", in));
    dims d = {.sizes = NULL};
    const bool is_unranked = sdyi_take(p, "*");
    if (is_unranked && !take_x(p))
        return sdyi_parse_wrong(p, "expected 'x' in dimension list");
    if (!is_unranked)
        SDYI_TRY(read_dims(p, SDYI_TYPE_TENSOR, &d));
    const sdyi_type *element = NULL;
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_type(p, &element));
    if (!is_scalar(element) && !sdyi_type_is(element, SDYI_TYPE_COMPLEX) &&
        !sdyi_type_is(element, SDYI_TYPE_VECTOR) &&
        !sdyi_type_is(element, SDYI_TYPE_TOKEN) &&
        !sdyi_type_is(element, SDYI_TYPE_OPAQUE))
        return sdyi_error_at(p->pool, place, "invalid tensor element type");
    const sdyi_attr *encoding = NULL;
    if (!is_unranked && sdyi_take(p, ",") && sdyi_starts_attr(p))
        SDYI_TRY(sdyi_read_attr(p, &encoding));
    if (encoding != NULL)
        SDYI_TRY(check_bounds(p, &d, element, encoding));
    SDYI_TRY(sdyi_expect_in(p, ">", in));
    *type = is_unranked ? sdyi_type_of(p->pool, SDYI_TYPE_UNRANKED, element)
                        : sdyi_type_shaped(p->pool, SDYI_TYPE_TENSOR, d.sizes,
                                           d.n, element, encoding);
    return SDYRT_OK;
}

/* From `vector` on: `vector<2x[4]xf32>` */
static sdyrt_status read_vector(sdyi_parser *p, const sdyi_type **type) {
    static const char in[] = " in vector type";
    const sdyi_loc start = sdyi_place(p);
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect_in(p, "<", in));
    dims d = {.sizes = NULL};
    SDYI_TRY(read_dims(p, SDYI_TYPE_VECTOR, &d));
    const sdyi_type *element = NULL;
    SDYI_TRY(sdyi_read_type(p, &element));
    SDYI_TRY(sdyi_expect_in(p, ">", in));
    if (!is_scalar(element))
        return sdyi_error_at(p->pool, start,
                             "failed to verify 'elementType': "
                             "VectorElementTypeInterface instance");
    for (int i = 0; i < d.n; i++)
        if (d.sizes[i] == 0)
            return sdyi_error_at(p->pool, start,
                                 "vector types must have positive constant "
                                 "sizes but got %s",
                                 sizes_text(p, &d));
    const sdyi_attr *scalable = NULL;
    if (d.is_scalable)
        scalable = sdyi_attr_make(p->pool, SDYI_ATTR_DENSE_ARRAY, 0,
                                  sdyi_type_integer(p->pool, 1, SDYI_SIGNLESS),
                                  d.scalable.cells, d.scalable.n);
    *type = sdyi_type_shaped(p->pool, SDYI_TYPE_VECTOR, d.sizes, d.n, element,
                             scalable);
    return SDYRT_OK;
}

/* -- memrefs --------------------------------------------------------------- */

static const char in_memref[] = " in memref type";

/* What stands behind the element: NULL: nothing does. */
typedef struct memref_tail {
    const sdyi_attr *layout, *space;
} memref_tail;

static sdyrt_status read_tail(sdyi_parser *p, bool is_unranked,
                              memref_tail *tail) {
    const char *in = in_memref;
    while (!sdyi_take(p, ">")) {
        const sdyi_attr *attr = NULL;
        if (!sdyi_take(p, ","))
            return sdyi_parse_wrong(p, "expected ',' or '>'%s", in);
        in = "";
        if (sdyi_at(p, ">"))
            return sdyi_parse_wrong(p, "expected list element");
        SDYI_TRY(sdyi_read_attr(p, &attr));
        const bool is_layout = sdyi_is_layout(attr);
        if (is_layout && is_unranked)
            return sdyi_parse_fail(
                p, "cannot have affine map for unranked memref type");
        if (is_layout && tail->space != NULL)
            return sdyi_parse_fail(
                p, "expected memory space to be last in memref type");
        if (!is_layout && tail->space != NULL)
            return sdyi_parse_fail(
                p, "multiple memory spaces specified in memref type");
        *(is_layout ? &tail->layout : &tail->space) = attr;
    }
    return SDYRT_OK;
}

static bool is_memory_space(const sdyi_parser *p, const sdyi_attr *attr) {
    if (sdyi_attr_is(attr, SDYI_ATTR_OPAQUE)) {
        const sdyi_dialect_name name =
            sdyi_dialect_name_of(sdyi_attr_text(attr), (size_t)attr->n);
        return sdyi_dialect_name_is_known(p, &name) ||
               sdyi_dialect_name_is(&name, "gpu", NULL);
    }
    return attr == NULL || sdyi_attr_is(attr, SDYI_ATTR_INTEGER) ||
           sdyi_attr_is(attr, SDYI_ATTR_STRING) ||
           sdyi_attr_is(attr, SDYI_ATTR_DICT);
}

/* The layout that all have, and memory space 0, are not said. */
static const sdyi_attr *make_tail(sdyi_pool *pool, memref_tail tail) {
    const sdyi_attr *const unit = sdyi_attr_unit(pool);
    if (tail.layout != NULL && sdyi_is_affine_map(tail.layout) &&
        sdyi_affine_map_is_identity(tail.layout))
        tail.layout = NULL;
    if (sdyi_attr_is(tail.space, SDYI_ATTR_INTEGER) && tail.space->n == 1 &&
        tail.space->cells[0].integer == 0)
        tail.space = NULL;
    if (tail.layout == NULL && tail.space == NULL)
        return NULL;
    const sdyi_cell cells[2] = {
        {.attr = tail.layout != NULL ? tail.layout : unit},
        {.attr = tail.space != NULL ? tail.space : unit}};
    return sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, cells, 2);
}

/* From `memref` on: `memref<2x?xf32, strided<[1, ?]>, 1>`, `memref<*xf32>` */
static sdyrt_status read_memref(sdyi_parser *p, const sdyi_type **type) {
    const sdyi_loc start = sdyi_place(p);
    sdyi_lexer_next(&p->lexer);
    SDYI_TRY(sdyi_expect_in(p, "<", in_memref));
    const bool is_unranked = sdyi_take(p, "*");
    dims d = {.sizes = NULL};
    static const int64_t star = -1;
    if (is_unranked && !take_x(p))
        return sdyi_parse_wrong(p, "expected 'x' in dimension list");
    if (!is_unranked)
        SDYI_TRY(read_dims(p, SDYI_TYPE_MEMREF, &d));
    const sdyi_type *element = NULL;
    const sdyi_loc place = sdyi_place(p);
    SDYI_TRY(sdyi_read_type(p, &element));
    if (!is_scalar(element) && !sdyi_type_is(element, SDYI_TYPE_COMPLEX) &&
        !sdyi_type_is(element, SDYI_TYPE_VECTOR) &&
        !sdyi_type_is(element, SDYI_TYPE_MEMREF))
        return sdyi_error_at(p->pool, place, "invalid memref element type");
    memref_tail tail = {.layout = NULL};
    SDYI_TRY(read_tail(p, is_unranked, &tail));
    if (tail.layout != NULL)
        SDYI_TRY(sdyi_check_layout(p, start, tail.layout, d.n));
    if (!is_memory_space(p, tail.space))
        return sdyi_error_at(p->pool, start,
                             "unsupported memory space Attribute");
    *type = sdyi_type_shaped(
        p->pool, SDYI_TYPE_MEMREF, is_unranked ? &star : d.sizes,
        is_unranked ? 1 : d.n, element, make_tail(p->pool, tail));
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
    const sdyi_token *const token = &p->lexer.token;
    const sdyi_float format = sdyi_float_named(token->start, token->length);
    if (format == SDYI_FLOAT_COUNT)
        return NULL;
    sdyi_lexer_next(&p->lexer);
    return sdyi_type_float(p->pool, format);
}

/* -- types of dialects ----------------------------------------------------- */

/* `!name` and, if `<` follows at once, all up to the `>` that closes it. */
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
    if (sdyi_dialect_name_is(&name, "stablehlo", "future") ||
        sdyi_dialect_name_is(&name, "quant", NULL))
        return sdyi_read_in_dialect(p, &before, &name, type);
    if (sdyi_dialect_name_is(&name, "stablehlo", "token")) {
        *type = sdyi_type_simple(p->pool, SDYI_TYPE_TOKEN);
        return SDYRT_OK;
    }
    if (sdyi_is_grid_sharding(&name)) {
        *type = sdyi_type_grid_sharding(p->pool);
        return SDYRT_OK;
    }
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
        return read_tensor(p, type);
    bool is_integer;
    SDYI_TRY(read_integer_type(p, &is_integer, type));
    if (is_integer || (*type = find_float(p)) != NULL)
        return SDYRT_OK;
    if (sdyi_take(p, "complex"))
        return read_complex(p, type);
    if (sdyi_take(p, "tuple"))
        return read_tuple(p, type);
    if (sdyi_at(p, "vector"))
        return read_vector(p, type);
    if (sdyi_at(p, "memref"))
        return read_memref(p, type);
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
