/* Parser of shaped types: tensors, vectors, memrefs. */
#include "program/ir/affine.h"
#include "program/ir/record.h"
#include "program/text/builtin.h"
#include "program/text/dialect.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <stdio.h>

/* -- shapes ---------------------------------------------------------------- */

typedef struct dims {
    int64_t *sizes;
    int n, capacity;
    sdyi_cell_list scalable; /* of vectors: 1 for each size in `[..]` */
    bool is_scalable;        /* some size is */
} dims;

#define MOST_DIMS 1024

/* Consume the `x` at the start of a word; the rest becomes the next token. */
static bool take_x(sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    if (token->kind != SDYI_TOKEN_WORD || token->start[0] != 'x')
        return false;
    sdyi_lexer_skip(&p->lexer, 1);
    return true;
}

/* A size token and its `x`. If they touch, both are skipped at once: a word
 * from this `x` on could span all sizes that follow. */
static bool take_with_x(sdyi_parser *p) {
    const sdyi_token *const token = &p->lexer.token;
    const char *const after = token->start + token->length;
    if (after < p->lexer.end && *after == 'x') {
        sdyi_lexer_skip(&p->lexer, token->length + 1);
        return true;
    }
    sdyi_lexer_next(&p->lexer);
    return take_x(p);
}

/* A dimension `2`, `?`, or `[2]` of a vector; `*is_one` false: none. */
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
    if (*is_scalable) {
        sdyi_lexer_next(&p->lexer);
        if (!sdyi_at(p, "]"))
            return sdyi_parse_wrong(p, "missing ']' closing scalable "
                                       "dimension");
    }
    return take_with_x(p) ? SDYRT_OK
                          : sdyi_parse_wrong(p, "expected 'x' in dimension "
                                                "list");
}

/* `2x?x`: digits end before their `x`, also in `0x8x`. */
static sdyrt_status read_dims(sdyi_parser *p, sdyi_type_kind kind, dims *d) {
    for (;;) {
        int64_t size = SDYRT_DYNAMIC;
        bool is_one, is_scalable;
        SDYI_TRY(read_dim(p, kind, &is_one, &size, &is_scalable));
        if (!is_one)
            return SDYRT_OK;
        if (d->n == MOST_DIMS)
            return sdyi_parse_fail(p, "a shape is limited to %d dimensions",
                                   MOST_DIMS);
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

/* #stablehlo.bounds<4, ?>: only dynamic dimensions have bounds. */
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

/* `tensor<2x?xf32, encoding>`, `tensor<*xf32>` */
sdyrt_status sdyi_read_tensor(sdyi_parser *p, const sdyi_type **type) {
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
        !sdyi_type_is(element, SDYI_TYPE_QUANT) &&
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

/* `vector<2x[4]xf32>` */
sdyrt_status sdyi_read_vector(sdyi_parser *p, const sdyi_type **type) {
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
        scalable = sdyi_attr_array(p->pool, 1, d.scalable.cells, d.scalable.n);
    *type = sdyi_type_shaped(p->pool, SDYI_TYPE_VECTOR, d.sizes, d.n, element,
                             scalable);
    return SDYRT_OK;
}

/* -- memrefs --------------------------------------------------------------- */

static const char in_memref[] = " in memref type";

/* Parameters after the element type; NULL: absent. */
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
           sdyi_attr_is(attr, SDYI_ATTR_DICT) ||
           sdyi_attr_is(attr, SDYI_ATTR_ENUM) ||
           sdyi_attr_is(attr, SDYI_ATTR_RECORD) ||
           sdyi_kind_form_of(p->pool, (sdyi_attr_kind)attr->kind) != NULL;
}

/* Drops an identity layout and memory space 0: they are the defaults. */
static const sdyi_attr *make_tail(sdyi_pool *pool, memref_tail tail) {
    const sdyi_attr *const unit = sdyi_attr_unit(pool);
    if (sdyi_attr_is(tail.layout, SDYI_ATTR_AFFINE_MAP) &&
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

/* `memref<2x?xf32, strided<[1, ?]>, 1>`, `memref<*xf32>` */
sdyrt_status sdyi_read_memref(sdyi_parser *p, const sdyi_type **type) {
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
