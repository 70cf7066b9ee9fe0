/* Making, interning and queries of types. */
#include "program/ir/type.h"
#include "program/ir/pool.h"

#include <assert.h>
#include <limits.h>
#include <string.h>

static const struct {
    const char *name;
    int bits;
} formats[] = {
#define SDYI_FLOAT(constant, name, bits) {name, bits},
    SDYI_FLOAT_FORMATS(SDYI_FLOAT)
#undef SDYI_FLOAT
};

const char *sdyi_float_name(sdyi_float format) {
    return formats[format].name;
}

sdyi_float sdyi_float_named(const char *name, size_t length) {
    int i = 0;
    while (i < SDYI_FLOAT_COUNT && (strlen(formats[i].name) != length ||
                                    memcmp(formats[i].name, name, length) != 0))
        i++;
    return (sdyi_float)i;
}

int sdyi_float_width(sdyi_float format) {
    return formats[format].bits;
}

/* -- making ---------------------------------------------------------------- */

/* A type under construction, in the pool's scratch. */
typedef struct draft {
    sdyi_zone_mark mark;
    sdyi_type *type;
    size_t bytes;
} draft;

static draft start(sdyi_pool *pool, sdyi_type_kind kind, int n,
                   size_t cell_bytes) {
    draft d = {.mark = sdyi_zone_get_mark(&pool->scratch),
               .bytes = sizeof(sdyi_type) + cell_bytes};
    d.type = sdyi_zone_alloc(&pool->scratch, d.bytes);
    d.type->kind = (int)kind;
    d.type->n = n;
    return d;
}

static const sdyi_type *finish(sdyi_pool *pool, draft d) {
    const sdyi_type *const type =
        sdyi_intern(&pool->values, d.type, d.bytes, NULL);
    sdyi_zone_reset(&pool->scratch, d.mark);
    return type;
}

const sdyi_type *sdyi_type_simple(sdyi_pool *pool, sdyi_type_kind kind) {
    return finish(pool, start(pool, kind, 0, 0));
}

const sdyi_type *sdyi_type_integer(sdyi_pool *pool, int width, sdyi_sign sign) {
    draft d = start(pool, SDYI_TYPE_INTEGER, 0, 0);
    d.type->width = width;
    d.type->sign = (int)sign;
    return finish(pool, d);
}

const sdyi_type *sdyi_type_float(sdyi_pool *pool, sdyi_float format) {
    draft d = start(pool, SDYI_TYPE_FLOAT, 0, 0);
    d.type->width = sdyi_float_width(format);
    d.type->format = (int)format;
    return finish(pool, d);
}

const sdyi_type *sdyi_type_of(sdyi_pool *pool, sdyi_type_kind kind,
                              const sdyi_type *element) {
    draft d = start(pool, kind, 0, 0);
    d.type->element = element;
    return finish(pool, d);
}

const sdyi_type *sdyi_type_shaped(sdyi_pool *pool, sdyi_type_kind kind,
                                  const int64_t *dims, int rank,
                                  const sdyi_type *element,
                                  const struct sdyi_attr *encoding) {
    draft d = start(pool, kind, rank, (size_t)rank * sizeof(sdyi_cell));
    d.type->element = element;
    d.type->encoding = encoding;
    for (int i = 0; i < rank; i++)
        d.type->cells[i].integer = dims[i];
    return finish(pool, d);
}

const sdyi_type *sdyi_type_like(sdyi_pool *pool, const sdyi_type *type,
                                const int64_t *dims, int n) {
    return sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, n, type->element,
                            type->encoding);
}

static void put_types(sdyi_cell *cells, const sdyi_type *const *types, int n) {
    for (int i = 0; i < n; i++)
        cells[i].type = types[i];
}

static const sdyi_type *of_types(sdyi_pool *pool, sdyi_type_kind kind,
                                 const sdyi_type *const *types, int n) {
    const draft d = start(pool, kind, n, (size_t)n * sizeof(sdyi_cell));
    put_types(d.type->cells, types, n);
    return finish(pool, d);
}

const sdyi_type *sdyi_type_tuple(sdyi_pool *pool, const sdyi_type *const *types,
                                 int n) {
    return of_types(pool, SDYI_TYPE_TUPLE, types, n);
}

const sdyi_type *sdyi_type_future(sdyi_pool *pool,
                                  const sdyi_type *const *types, int n) {
    return of_types(pool, SDYI_TYPE_FUTURE, types, n);
}

const sdyi_type *sdyi_type_function(sdyi_pool *pool,
                                    const sdyi_type *const *inputs,
                                    int n_inputs,
                                    const sdyi_type *const *results,
                                    int n_results) {
    const int n = n_inputs + n_results;
    const draft d =
        start(pool, SDYI_TYPE_FUNCTION, n, (size_t)n * sizeof(sdyi_cell));
    d.type->n_inputs = n_inputs;
    put_types(d.type->cells, inputs, n_inputs);
    put_types(d.type->cells + n_inputs, results, n_results);
    return finish(pool, d);
}

const sdyi_type *sdyi_type_of_bytes(sdyi_pool *pool, sdyi_type_kind kind,
                                    const void *bytes, size_t length) {
    assert(length < INT_MAX);
    const draft d = start(pool, kind, (int)length, length + 1);
    memcpy(d.type->cells, bytes, length);
    return finish(pool, d);
}

const sdyi_type *sdyi_type_opaque(sdyi_pool *pool, const char *text,
                                  size_t length) {
    return sdyi_type_of_bytes(pool, SDYI_TYPE_OPAQUE, text, length);
}

static const char grid_sharding[] = "shard.sharding";

const sdyi_type *sdyi_type_grid_sharding(struct sdyi_pool *pool) {
    return sdyi_type_opaque(pool, grid_sharding, sizeof grid_sharding - 1);
}

bool sdyi_type_is_grid_sharding(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_OPAQUE) &&
           type->n == (int)sizeof grid_sharding - 1 &&
           memcmp(type->cells, grid_sharding, sizeof grid_sharding - 1) == 0;
}

/* -- queries --------------------------------------------------------------- */

bool sdyi_type_is_shaped(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
           sdyi_type_is(type, SDYI_TYPE_VECTOR);
}

bool sdyi_type_is_bool(const sdyi_type *type) {
    return sdyi_type_is(type, SDYI_TYPE_INTEGER) && type->width == 1 &&
           type->sign == SDYI_SIGNLESS;
}

bool sdyi_type_is_static(const sdyi_type *type) {
    if (!sdyi_type_is(type, SDYI_TYPE_TENSOR))
        return false;
    for (int i = 0; i < type->n; i++)
        if (type->cells[i].integer == SDYRT_DYNAMIC)
            return false;
    return true;
}

const sdyi_type *sdyi_type_element(const sdyi_type *type) {
    return sdyi_type_is_shaped(type) || sdyi_type_is(type, SDYI_TYPE_UNRANKED)
               ? type->element
               : type;
}

bool sdyi_type_count(const sdyi_type *type, int64_t *count) {
    int64_t product = 1;
    bool is_empty = false, fits = true;
    for (int i = 0; i < type->n; i++) {
        is_empty |= type->cells[i].integer == 0;
        fits = fits && !__builtin_mul_overflow(product, type->cells[i].integer,
                                               &product);
    }
    *count = is_empty ? 0 : product;
    return fits || is_empty;
}

int sdyi_type_stored_bits(const sdyi_type *element) {
    switch ((sdyi_type_kind)element->kind) {
    case SDYI_TYPE_INTEGER:
    case SDYI_TYPE_FLOAT:
        return element->width == 0 ? 8 : (element->width + 7) / 8 * 8;
    case SDYI_TYPE_INDEX:
        return 64;
    case SDYI_TYPE_COMPLEX:
        return 2 * sdyi_type_stored_bits(element->element);
    case SDYI_TYPE_NONE:
    case SDYI_TYPE_TENSOR:
    case SDYI_TYPE_UNRANKED:
    case SDYI_TYPE_VECTOR:
    case SDYI_TYPE_TUPLE:
    case SDYI_TYPE_FUNCTION:
    case SDYI_TYPE_MEMREF:
    case SDYI_TYPE_TOKEN:
    case SDYI_TYPE_FUTURE:
    case SDYI_TYPE_QUANT:
    case SDYI_TYPE_OPAQUE:
        break;
    }
    return 0;
}

/* Dtypes have the names of MLIR's element types. */
bool sdyi_type_dtype(const sdyi_type *element, sdyrt_dtype *dtype) {
    static const sdyrt_dtype integers[2][4] = {
        {SDYRT_I8, SDYRT_I16, SDYRT_I32, SDYRT_I64},
        {SDYRT_U8, SDYRT_U16, SDYRT_U32, SDYRT_U64}};
    if (sdyi_type_is(element, SDYI_TYPE_INTEGER)) {
        if (sdyi_type_is_bool(element)) {
            *dtype = SDYRT_BOOL;
            return true;
        }
        for (int i = 0; i < 4; i++)
            if (element->width == 8 << i && element->sign != SDYI_SIGNED) {
                *dtype = integers[element->sign == SDYI_UNSIGNED][i];
                return true;
            }
        return false;
    }
    if (sdyi_type_is(element, SDYI_TYPE_COMPLEX)) {
        const int width = sdyi_type_is(element->element, SDYI_TYPE_FLOAT)
                              ? element->element->width
                              : 0;
        *dtype = width == 32 ? SDYRT_C64 : SDYRT_C128;
        return width == 32 || width == 64;
    }
    if (!sdyi_type_is(element, SDYI_TYPE_FLOAT))
        return false;
    const char *const name = formats[element->format].name;
    for (int i = 0; i < SDYRT_DTYPE_COUNT; i++)
        if (strcmp(sdyrt_dtype_name((sdyrt_dtype)i), name) == 0) {
            *dtype = (sdyrt_dtype)i;
            return true;
        }
    return false;
}
