/* Explicit batching dimensions of gather and scatter, in place of an iota:
 *
 *   %0 = iota dim = 0 : 4x5x1
 *   %1 = concatenate %0, %i, dim = 2         "gather"(%a, %i) collapsed [1],
 *   "gather"(%a, %1) collapsed [0, 1],   ->      map [1], batching [0] of both
 *       map [0, 1]
 *
 * A component of each index is its own position along dimension 0 of the
 * indices: that is a batch, whose sharding propagates through the op. So
 * dimension 0 is removed from the maps, and the component from the indices. An
 * iota along dimension 0 is one, and
 *
 *   reshape, broadcast_in_dim     that keep dimension 0 where it is
 *   clamp(low, x, high)           whose constants leave x as it is
 *   select(x < 0, .., x)          which is x
 *
 * of one. Unused ops are erased and equal constants merged, as MLIR's driver
 * does. */
#include "opt/greedy.h"
#include "program/dialects/stablehlo/build.h"
#include "program/ir/record.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

#include <string.h>

/* -- iotas ----------------------------------------------------------------- */

static int64_t size_of(const sdyi_value *value) {
    return value->type->n == 0 ? -1 : sdyi_hlo_dim(value->type, 0);
}

/* The integer that a constant is of, in every element. */
static bool is_splat(const sdyi_value *value, int64_t *of) {
    const sdyi_op *op = sdyi_made_by(value, SDYI_OP_STABLEHLO_BROADCAST_IN_DIM);
    if (op != NULL)
        value = sdyi_operand(op, 0);
    op = sdyi_made_by(value, SDYI_OP_STABLEHLO_CONSTANT);
    if (op == NULL)
        op = sdyi_made_by(value, SDYI_OP_SDY_CONSTANT);
    if (op == NULL)
        return false;
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_VALUE);
    const sdyi_type *const element = sdyi_type_element(value->type);
    sdyi_elements e;
    if (!sdyi_dense_elements(attr, &e) || !e.is_splat ||
        !sdyi_type_is(element, SDYI_TYPE_INTEGER) || e.n > 8)
        return false;
    uint64_t bits = 0;
    for (int64_t i = 0; i < e.n; i++)
        bits |= (uint64_t)e.bytes[i] << (8 * i);
    const int unused = 64 - 8 * (int)e.n;
    *of = element->sign == SDYI_UNSIGNED ? (int64_t)bits
                                         : (int64_t)(bits << unused) >> unused;
    return true;
}

static bool is_iota(const sdyi_value *value);

/* x < 0 */
static bool asks_negative(const sdyi_value *value) {
    const sdyi_op *const op = sdyi_made_by(value, SDYI_OP_STABLEHLO_COMPARE);
    int64_t zero;
    if (op == NULL || !is_splat(sdyi_operand(op, 1), &zero) || zero != 0)
        return false;
    const sdyi_attr *const direction =
        sdyi_op_attr(op, SDYI_NAME_COMPARISON_DIRECTION);
    return sdyi_attr_is(direction, SDYI_ATTR_ENUM) &&
           strcmp(
               sdyi_enums[direction->number].words[direction->cells[0].integer],
               "LT") == 0 &&
           is_iota(sdyi_operand(op, 0));
}

/* The operand that an op passes on unchanged along dimension 0; NULL: none. */
static const sdyi_value *kept_by(const sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    int64_t low, high;
    switch (op->row->kind) {
    case SDYI_OP_STABLEHLO_RESHAPE:
        return value;
    case SDYI_OP_STABLEHLO_BROADCAST_IN_DIM: {
        const sdyi_hlo_ints dims =
            sdyi_hlo_ints_at(op, SDYI_NAME_BROADCAST_DIMENSIONS);
        return dims.n > 0 && dims.at[0].integer == 0 ? value : NULL;
    }
    case SDYI_OP_STABLEHLO_CLAMP:
        return is_splat(value, &low) && low <= 0 &&
                       is_splat(sdyi_operand(op, 2), &high) &&
                       high >= size_of(&op->results[0]) - 1
                   ? sdyi_operand(op, 1)
                   : NULL;
    case SDYI_OP_STABLEHLO_SELECT: /* of others Shardy takes the first */
        return sdyi_made_by(sdyi_operand(op, 2), SDYI_OP_STABLEHLO_IOTA) !=
                           NULL &&
                       asks_negative(value)
                   ? sdyi_operand(op, 2)
                   : NULL;
    default:
        return NULL;
    }
}

/* True if an iota of `size` elements does not wrap: an i8 does after 127. */
static bool holds(const sdyi_type *type, int64_t size) {
    const sdyi_type *const element = sdyi_type_element(type);
    const int bits = element->width - (element->sign == SDYI_UNSIGNED ? 0 : 1);
    return element->kind == SDYI_TYPE_INTEGER &&
           (bits >= 63 || size <= INT64_C(1) << bits);
}

/* Recursion: as deep as selects are in the conditions of selects. */
static bool is_iota(const sdyi_value *value) {
    const int64_t size = size_of(value);
    for (const sdyi_op *op = value->op; op != NULL; op = value->op) {
        if (op->row->kind == SDYI_OP_STABLEHLO_IOTA)
            return sdyi_hlo_int(op, SDYI_NAME_IOTA_DIMENSION, -1) == 0 &&
                   holds(op->results[0].type, size);
        value = op->n_operands == 0 ? NULL : kept_by(op);
        if (value == NULL || size_of(value) != size)
            return false;
    }
    return false;
}

/* -- indices --------------------------------------------------------------- */

/* A gather or a scatter: fields of its numbers as rules_gather.c has them. */
typedef struct batching {
    sdyi_op *op;
    const sdyi_attr *numbers;
    int i;     /* operand number of the indices */
    int dim;   /* index_vector_dim */
    int index; /* the component that is removed */
} batching;

/* The op that the components of the indices are the operands of; NULL: there is
 * none. */
static const sdyi_op *components(const batching *b) {
    const sdyi_value *const indices = sdyi_operand(b->op, b->i);
    const sdyi_op *const op =
        sdyi_made_by(indices, SDYI_OP_STABLEHLO_CONCATENATE);
    return op != NULL && sdyi_hlo_int(op, SDYI_NAME_DIMENSION, -1) == b->dim &&
                   op->n_operands == sdyi_hlo_dim(indices->type, b->dim)
               ? op
               : NULL;
}

/* The component that starts at an index; NULL: it is in a larger part. */
static const sdyi_value *component(const batching *b) {
    const sdyi_value *const indices = sdyi_operand(b->op, b->i);
    const sdyi_op *const op =
        sdyi_made_by(indices, SDYI_OP_STABLEHLO_CONCATENATE);
    if (op == NULL || sdyi_hlo_int(op, SDYI_NAME_DIMENSION, -1) != b->dim)
        return indices;
    int64_t at = 0;
    for (int i = 0; i < op->n_operands; i++) {
        if (at == b->index)
            return sdyi_operand(op, i);
        at += sdyi_hlo_dim(sdyi_hlo_in(op, i), b->dim);
    }
    return NULL;
}

static sdyi_value *without_component(const batching *b) {
    sdyi_value *const indices = sdyi_operand(b->op, b->i);
    const int64_t n = sdyi_hlo_dim(indices->type, b->dim);
    const sdyi_op *const op = components(b);
    sdyi_value **const parts =
        SDYI_NEW(&b->op->module->pool->scratch, sdyi_value *, n);
    int n_parts = 0;
    for (int i = 0; op != NULL && i < n; i++)
        if (i != b->index)
            parts[n_parts++] = sdyi_operand(op, i);
    if (op == NULL && b->index > 0)
        parts[n_parts++] = sdyi_put_cut(b->op, indices, b->dim, 0, b->index);
    if (op == NULL && b->index + 1 < n)
        parts[n_parts++] =
            sdyi_put_cut(b->op, indices, b->dim, b->index + 1, n);
    return n_parts == 1 ? parts[0]
                        : sdyi_put_joined(b->op, parts, n_parts, b->dim);
}

/* -- ops ------------------------------------------------------------------- */

static const sdyi_attr *without_zero(const batching *b, int field) {
    sdyi_pool *const pool = b->op->module->pool;
    const sdyi_hlo_ints list = sdyi_hlo_field(b->numbers, field);
    int64_t *const kept = SDYI_NEW(&pool->scratch, int64_t, list.n);
    int n = 0;
    for (int i = 0; i < list.n; i++)
        if (list.at[i].integer != 0)
            kept[n++] = list.at[i].integer;
    return sdyi_attr_i64s(pool, kept, n);
}

static void rewrite(const batching *b) {
    sdyi_op *const op = b->op;
    sdyi_pool *const pool = op->module->pool;
    const int64_t zero = 0;
    sdyi_cell cells[6];
    for (int f = 0; f < 6; f++)
        cells[f] = b->numbers->cells[f];
    cells[SDYI_GATHER_COLLAPSED].attr = without_zero(b, SDYI_GATHER_COLLAPSED);
    cells[SDYI_GATHER_MAP].attr = without_zero(b, SDYI_GATHER_MAP);
    cells[SDYI_GATHER_BATCH].attr = cells[SDYI_GATHER_INDICES_BATCH].attr =
        sdyi_attr_i64s(pool, &zero, 1);
    sdyi_operand_set(op, b->i, without_component(b));
    sdyi_op_set_attr(op,
                     op->row->kind == SDYI_OP_STABLEHLO_SCATTER
                         ? SDYI_NAME_SCATTER_DIMENSION_NUMBERS
                         : SDYI_NAME_DIMENSION_NUMBERS,
                     sdyi_attr_make(pool, SDYI_ATTR_RECORD, b->numbers->number,
                                    NULL, cells, 6));
    sdyi_set_missing(op, SDYI_NAME_INDICES_ARE_SORTED);
    if (op->row->kind == SDYI_OP_STABLEHLO_SCATTER)
        sdyi_set_missing(op, SDYI_NAME_UNIQUE_INDICES);
}

static bool is_batched(batching *b) {
    const sdyi_type *const type = sdyi_hlo_in(b->op, 0), *const indices =
                                                             sdyi_hlo_in(b->op,
                                                                         b->i);
    const sdyi_hlo_ints map = sdyi_hlo_field(b->numbers, SDYI_GATHER_MAP);
    b->dim = (int)sdyi_hlo_field_int(b->numbers, SDYI_GATHER_VECTOR);
    b->index = 0;
    while (b->index < map.n && map.at[b->index].integer != 0)
        b->index++;
    if (!sdyi_type_is_static(type) || !sdyi_type_is_static(indices) ||
        type->n == 0 || indices->n == 0 || b->dim == 0 ||
        b->dim >= indices->n || sdyi_hlo_dim(indices, b->dim) < 2 ||
        sdyi_hlo_dim(indices, 0) != sdyi_hlo_dim(type, 0) ||
        sdyi_hlo_field(b->numbers, SDYI_GATHER_BATCH).n > 0 ||
        b->index == map.n ||
        !sdyi_hlo_has(sdyi_hlo_field(b->numbers, SDYI_GATHER_COLLAPSED), 0))
        return false;
    const sdyi_value *const value = component(b);
    return value != NULL && is_iota(value);
}

static sdyi_walk visit(void *state, sdyi_op *op) {
    (void)state;
    const bool is_scatter = op->row->kind == SDYI_OP_STABLEHLO_SCATTER;
    if (is_scatter || op->row->kind == SDYI_OP_STABLEHLO_GATHER) {
        batching b = {.op = op,
                      .numbers = sdyi_hlo_numbers(op),
                      .i = is_scatter ? op->n_results : 1};
        if (is_batched(&b))
            rewrite(&b);
    }
    return SDYI_WALK_ON;
}

static bool is_never(const void *state, const sdyi_op *op, const char *label) {
    (void)state;
    (void)op;
    (void)label;
    return false;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    const sdyi_greedy_options greedy = {.is_top_down = true,
                                        .max_iterations = 10,
                                        .max_rewrites = -1,
                                        .is_enabled = is_never};
    (void)sdyi_walk_pre(op, visit, NULL);
    (void)sdyi_greedy(op, &greedy);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_explicit_gather_scatter_batching = {
    .name = "sdy-explicit-gather-scatter-batching",
    .title = "ExplicitGatherScatterBatchingPass",
    .summary = "say where gather and scatter go through batches",
    .on = SDYI_ON_FUNCTION,
    .run = run,
};
