/* Expressions of affine maps, interned, with MLIR's simplification. */
#include "program/ir/affine.h"

/* -- expressions ------------------------------------------------------------
 *
 * Constants stand on the right of `+` and `*`, symbols right of dimensions; a
 * difference is a sum with a product by -1. */

const sdyi_affine *sdyi_affine_leaf(sdyi_pool *pool, sdyi_affine_kind kind,
                                    int64_t value) {
    const sdyi_affine e = {.kind = kind, .value = value};
    return sdyi_intern(&pool->values, &e, sizeof e, NULL);
}

const sdyi_affine *sdyi_affine_constant(sdyi_pool *pool, int64_t value) {
    return sdyi_affine_leaf(pool, SDYI_AFFINE_CONSTANT, value);
}

bool sdyi_affine_is_symbolic(const sdyi_affine *e) {
    return e->kind >= SDYI_AFFINE_ADD
               ? sdyi_affine_is_symbolic(e->a) && sdyi_affine_is_symbolic(e->b)
               : e->kind != SDYI_AFFINE_DIM;
}

static uint64_t size_of(int64_t value) {
    return value < 0 ? -(uint64_t)value : (uint64_t)value;
}

static uint64_t common(uint64_t x, uint64_t y) {
    while (y != 0) {
        const uint64_t rest = x % y;
        x = y;
        y = rest;
    }
    return x;
}

/* A common divisor of all values of the expression; 0: its value is 0. */
static uint64_t divisor_of(const sdyi_affine *e) {
    if (e->kind == SDYI_AFFINE_CONSTANT)
        return size_of(e->value);
    if (e->kind < SDYI_AFFINE_ADD)
        return 1;
    const uint64_t a = divisor_of(e->a), b = divisor_of(e->b);
    uint64_t product;
    if (e->kind == SDYI_AFFINE_MUL)
        return __builtin_mul_overflow(a, b, &product) ? 1 : product;
    if (e->kind == SDYI_AFFINE_ADD || e->kind == SDYI_AFFINE_MOD)
        return common(a, b);
    return e->b->kind == SDYI_AFFINE_CONSTANT && b != 0 && a % b == 0 ? a / b
                                                                      : 1;
}

/* True for an operation of this kind with a constant right operand. */
static bool is_by(const sdyi_affine *e, sdyi_affine_kind kind, int64_t *by) {
    return e->kind == kind && sdyi_affine_is_constant(e->b, by);
}

/* Combine `c * x + d * x` into one product; NULL: the terms differ. */
static const sdyi_affine *add_products(sdyi_pool *pool, const sdyi_affine *a,
                                       const sdyi_affine *b) {
    int64_t c = 1, d = 1, sum;
    const sdyi_affine *const x = is_by(a, SDYI_AFFINE_MUL, &c) ? a->a : a;
    const sdyi_affine *const y = is_by(b, SDYI_AFFINE_MUL, &d) ? b->a : b;
    if (x == a)
        c = 1;
    if (y == b)
        d = 1;
    return x == y && !__builtin_add_overflow(c, d, &sum)
               ? sdyi_affine_make(pool, SDYI_AFFINE_MUL, x,
                                  sdyi_affine_constant(pool, sum))
               : NULL;
}

/* Two dimensions, or two symbols, out of order. */
static bool is_later(const sdyi_affine *a, const sdyi_affine *b) {
    return a->kind == b->kind && a->kind < SDYI_AFFINE_CONSTANT &&
           a->value > b->value;
}

/* The simplified form of an operation; NULL: it has none. */
static const sdyi_affine *simpler_sum(sdyi_pool *pool, const sdyi_affine *a,
                                      const sdyi_affine *b) {
    int64_t c, d, sum;
    const bool is_number = sdyi_affine_is_constant(b, &d);
    if (sdyi_affine_is_constant(a, &c) && is_number)
        return __builtin_add_overflow(c, d, &sum)
                   ? NULL
                   : sdyi_affine_constant(pool, sum);
    if (a->kind == SDYI_AFFINE_CONSTANT || is_later(a, b) ||
        (sdyi_affine_is_symbolic(a) && !sdyi_affine_is_symbolic(b)))
        return sdyi_affine_make(pool, SDYI_AFFINE_ADD, b, a);
    if (is_number && d == 0)
        return a;
    if (is_number && is_by(a, SDYI_AFFINE_ADD, &c) &&
        !__builtin_add_overflow(c, d, &sum))
        return sdyi_affine_make(pool, SDYI_AFFINE_ADD, a->a,
                                sdyi_affine_constant(pool, sum));
    const sdyi_affine *const product = add_products(pool, a, b);
    if (product != NULL)
        return product;
    if (is_by(a, SDYI_AFFINE_ADD, &c) && !is_number)
        return sdyi_affine_make(
            pool, SDYI_AFFINE_ADD,
            sdyi_affine_make(pool, SDYI_AFFINE_ADD, a->a, b), a->b);
    /* x + (x floordiv d) * -d = x mod d */
    if (is_by(b, SDYI_AFFINE_MUL, &c) &&
        is_by(b->a, SDYI_AFFINE_FLOORDIV, &d) && c != INT64_MIN && d == -c &&
        a == b->a->a)
        return sdyi_affine_make(pool, SDYI_AFFINE_MOD, a, b->a->b);
    return NULL;
}

static const sdyi_affine *simpler_product(sdyi_pool *pool, const sdyi_affine *a,
                                          const sdyi_affine *b) {
    int64_t c, d, product;
    const bool is_number = sdyi_affine_is_constant(b, &d);
    if (sdyi_affine_is_constant(a, &c) && is_number)
        return __builtin_mul_overflow(c, d, &product)
                   ? NULL
                   : sdyi_affine_constant(pool, product);
    if (!sdyi_affine_is_symbolic(b) || a->kind == SDYI_AFFINE_CONSTANT ||
        is_later(a, b))
        return sdyi_affine_make(pool, SDYI_AFFINE_MUL, b, a);
    if (is_number && (d == 0 || d == 1))
        return d == 0 ? b : a;
    if (is_by(a, SDYI_AFFINE_MUL, &c) && is_number &&
        !__builtin_mul_overflow(c, d, &product))
        return sdyi_affine_make(pool, SDYI_AFFINE_MUL, a->a,
                                sdyi_affine_constant(pool, product));
    if (is_by(a, SDYI_AFFINE_MUL, &c) && !is_number)
        return sdyi_affine_make(
            pool, SDYI_AFFINE_MUL,
            sdyi_affine_make(pool, SDYI_AFFINE_MUL, a->a, b), a->b);
    return NULL;
}

static const sdyi_affine *simpler_quotient(sdyi_pool *pool,
                                           sdyi_affine_kind kind,
                                           const sdyi_affine *a,
                                           const sdyi_affine *b) {
    int64_t c, d;
    if (!sdyi_affine_is_constant(b, &d))
        return a == b ? sdyi_affine_constant(pool, 1) : NULL;
    if (d == 0 || d == INT64_MIN)
        return NULL;
    if (sdyi_affine_is_constant(a, &c) && (c != INT64_MIN || d != -1))
        return sdyi_affine_constant(pool,
                                    kind == SDYI_AFFINE_CEILDIV && c % d != 0
                                        ? sdyi_floor_quotient(c, d) + 1
                                        : sdyi_floor_quotient(c, d));
    if (d == 1)
        return a;
    if (d != -1 && is_by(a, SDYI_AFFINE_MUL, &c) && c % d == 0)
        return sdyi_affine_make(pool, SDYI_AFFINE_MUL, a->a,
                                sdyi_affine_constant(pool, c / d));
    if (kind == SDYI_AFFINE_FLOORDIV && d != -1 && a->kind == SDYI_AFFINE_ADD &&
        (divisor_of(a->a) % size_of(d) == 0 ||
         divisor_of(a->b) % size_of(d) == 0))
        return sdyi_affine_make(
            pool, SDYI_AFFINE_ADD,
            sdyi_affine_make(pool, SDYI_AFFINE_FLOORDIV, a->a, b),
            sdyi_affine_make(pool, SDYI_AFFINE_FLOORDIV, a->b, b));
    return NULL;
}

static const sdyi_affine *simpler_rest(sdyi_pool *pool, const sdyi_affine *a,
                                       const sdyi_affine *b) {
    int64_t c, d;
    if (!sdyi_affine_is_constant(b, &d))
        return a == b ? sdyi_affine_constant(pool, 0) : NULL;
    if (d < 1)
        return NULL;
    if (sdyi_affine_is_constant(a, &c))
        return sdyi_affine_constant(pool, (c % d + d) % d);
    const uint64_t size = (uint64_t)d;
    if (divisor_of(a) % size == 0)
        return sdyi_affine_constant(pool, 0);
    if (a->kind == SDYI_AFFINE_ADD && divisor_of(a->a) % size == 0)
        return sdyi_affine_make(pool, SDYI_AFFINE_MOD, a->b, b);
    if (a->kind == SDYI_AFFINE_ADD && divisor_of(a->b) % size == 0)
        return sdyi_affine_make(pool, SDYI_AFFINE_MOD, a->a, b);
    if (is_by(a, SDYI_AFFINE_MOD, &c) && c >= 1 && c % d == 0)
        return sdyi_affine_make(pool, SDYI_AFFINE_MOD, a->a, b);
    return NULL;
}

const sdyi_affine *sdyi_affine_make(sdyi_pool *pool, sdyi_affine_kind kind,
                                    const sdyi_affine *a,
                                    const sdyi_affine *b) {
    const sdyi_affine *const simpler =
        kind == SDYI_AFFINE_ADD   ? simpler_sum(pool, a, b)
        : kind == SDYI_AFFINE_MUL ? simpler_product(pool, a, b)
        : kind == SDYI_AFFINE_MOD ? simpler_rest(pool, a, b)
                                  : simpler_quotient(pool, kind, a, b);
    if (simpler != NULL)
        return simpler;
    const sdyi_affine e = {.kind = kind,
                           .depth =
                               1 + (a->depth > b->depth ? a->depth : b->depth),
                           .a = a,
                           .b = b};
    return sdyi_intern(&pool->values, &e, sizeof e, NULL);
}

const sdyi_affine *sdyi_affine_negative(sdyi_pool *pool, const sdyi_affine *e) {
    return sdyi_affine_make(pool, SDYI_AFFINE_MUL, e,
                            sdyi_affine_constant(pool, -1));
}

/* -- maps ------------------------------------------------------------------ */

const sdyi_attr *sdyi_affine_map_of(sdyi_pool *pool, int n_dims, int n_symbols,
                                    const sdyi_affine *const *results, int n) {
    sdyi_cell *const cells =
        SDYI_NEW(&pool->scratch, sdyi_cell, (size_t)n + SDYI_AFFINE_FIRST);
    cells[0].integer = n_dims;
    cells[1].integer = n_symbols;
    for (int i = 0; i < n; i++)
        cells[SDYI_AFFINE_FIRST + i].pointer = results[i];
    pool->has_aliased_attrs = true;
    return sdyi_attr_make(pool, SDYI_ATTR_AFFINE_MAP, 0, NULL, cells,
                          n + SDYI_AFFINE_FIRST);
}

bool sdyi_affine_map_is_identity(const sdyi_attr *map) {
    if (map->cells[1].integer != 0 ||
        map->cells[0].integer != sdyi_affine_map_size(map))
        return false;
    for (int i = 0; i < sdyi_affine_map_size(map); i++) {
        const sdyi_affine *const e = sdyi_affine_at(map, i);
        if (e->kind != SDYI_AFFINE_DIM || e->value != i)
            return false;
    }
    return true;
}
