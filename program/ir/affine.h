/* Affine maps and integer sets: attributes AFFINE_MAP and AFFINE_SET. */
#ifndef SDYI_PROGRAM_IR_AFFINE_H
#define SDYI_PROGRAM_IR_AFFINE_H

#include "program/ir/attr.h"

/* -- expressions ------------------------------------------------------------
 *
 * Interned, and simplified as MLIR does: constants stand on the right of `+`
 * and `*`, symbols right of dimensions; a difference is a sum with a product by
 * -1. */

typedef enum sdyi_affine_kind {
    SDYI_AFFINE_DIM,
    SDYI_AFFINE_SYMBOL,
    SDYI_AFFINE_CONSTANT,
    SDYI_AFFINE_ADD, /* this and all below have two operands */
    SDYI_AFFINE_MUL,
    SDYI_AFFINE_FLOORDIV,
    SDYI_AFFINE_CEILDIV,
    SDYI_AFFINE_MOD
} sdyi_affine_kind;

typedef struct sdyi_affine {
    sdyi_affine_kind kind;
    int depth;     /* nesting of operations */
    int64_t value; /* DIM, SYMBOL: its index; CONSTANT */
    const struct sdyi_affine *a, *b;
} sdyi_affine;

const sdyi_affine *sdyi_affine_leaf(sdyi_pool *pool, sdyi_affine_kind kind,
                                    int64_t value);
const sdyi_affine *sdyi_affine_constant(sdyi_pool *pool, int64_t value);
/* An operation, or its simplified form. */
const sdyi_affine *sdyi_affine_make(sdyi_pool *pool, sdyi_affine_kind kind,
                                    const sdyi_affine *a, const sdyi_affine *b);
const sdyi_affine *sdyi_affine_negative(sdyi_pool *pool, const sdyi_affine *e);
/* Rounds down. The divisor is not 0; nor -1, if `a` is the least integer. */
static inline int64_t sdyi_floor_quotient(int64_t a, int64_t b) {
    const int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}
static inline bool sdyi_affine_is_constant(const sdyi_affine *e,
                                           int64_t *value) {
    *value = e->value;
    return e->kind == SDYI_AFFINE_CONSTANT;
}
/* True for an expression without dimensions. */
bool sdyi_affine_is_symbolic(const sdyi_affine *e);

/* -- maps ------------------------------------------------------------------ */

enum { SDYI_AFFINE_FIRST = 2 }; /* cells before the expressions */

const sdyi_attr *sdyi_affine_map_of(sdyi_pool *pool, int n_dims, int n_symbols,
                                    const sdyi_affine *const *results, int n);

static inline int sdyi_affine_map_dims(const sdyi_attr *map) {
    return (int)map->cells[0].integer;
}
/* The number of dimensions and symbols. */
static inline int sdyi_affine_map_inputs(const sdyi_attr *map) {
    return (int)(map->cells[0].integer + map->cells[1].integer);
}
/* The number of results, and the expression of one. */
static inline int sdyi_affine_map_size(const sdyi_attr *map) {
    return (int)map->n - SDYI_AFFINE_FIRST;
}
static inline const sdyi_affine *sdyi_affine_at(const sdyi_attr *map, int i) {
    return map->cells[SDYI_AFFINE_FIRST + i].pointer;
}
bool sdyi_affine_map_is_identity(const sdyi_attr *map);

#endif
