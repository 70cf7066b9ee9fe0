/* Gather and scatter of a tensor that is cut along dimensions from which
 * indices take single elements: on a tile, they count from its first element.
 *
 *   scatter  indices into other tiles are out of range, and have no effect
 *   gather   each device takes its own elements, and -0.0 (0 of integers) for
 *            others: partial sums
 *
 *   %0 = gather(%a, %i)
 *   ->
 *   %1 = clamp(0, %i, size of the tensor - 1)  %2 = %1 - first of the tile
 *   %3 = gather(%a, %2)
 *   %4 = 0 <= %2 and %2 <= size of the tile - 1     %0 = select(%4, %3, -0.0)
 */
#include "program/partition/tiles.h"

#include "program/ir/float.h"
#include "program/ir/record.h"
#include "program/passes/edges.h"
#include "program/passes/export/local/local.h"

#include <assert.h>
#include <string.h>

/* The fields of dimension numbers, which both ops have in one order; and a
 * place in the enum of comparisons. */

enum { GE = 2, LE = 4 }; /* of a comparison_direction */

typedef struct access {
    sdyi_tiles *t;
    sdyi_op *op;
    const sdyi_held *in;
    sdyrt_tile tile;     /* of the tensor */
    sdyi_value *indices; /* of i32 or i64 */
    sdyi_hlo_ints map;   /* the dimension that each component is along */
    int64_t vector;      /* the dimension of components */
} access;

bool sdyi_is_indexed(const sdyi_op *op, int dim) {
    const sdyi_attr *const numbers = sdyi_hlo_numbers(op);
    return sdyi_hlo_has(
               sdyi_hlo_field(numbers, SDYI_GATHER_COLLAPSED_SLICE_DIMS),
               dim) &&
           sdyi_hlo_has(sdyi_hlo_field(numbers, SDYI_GATHER_START_INDEX_MAP),
                        dim);
}

static bool is_cut(const access *a, int dim) {
    return a->in->layout->sharding->dims[dim].axes.count > 0 &&
           sdyi_is_indexed(a->op, dim);
}

/* -- indices --------------------------------------------------------------- */

/* Indices in a type that holds them, as signed numbers, relative to any
 * tile. */
static sdyi_value *widen(sdyi_op *op, sdyi_value *indices) {
    enum { WIDE = 64, ENOUGH = 32 };
    const sdyi_type *const element = indices->type->element;
    const bool is_unsigned = element->sign == SDYI_UNSIGNED;
    if (element->width == WIDE || (element->width == ENOUGH && !is_unsigned))
        return indices;
    return sdyi_put_convert(
        op, indices, sdyi_type_integer(op->module->pool, WIDE, SDYI_SIGNLESS));
}

/* A number for each component, everywhere in the indices' shape. */
static sdyi_value *spread(const access *a, const int64_t *numbers) {
    sdyi_pool *const pool = a->t->pool;
    const sdyi_type *const like = a->indices->type;
    const size_t bytes = (size_t)sdyi_type_stored_bits(like->element) / 8;
    const bool has_vector = a->vector < like->n;
    const int64_t n = a->map.n;
    const sdyi_type *const type = sdyi_type_shaped(
        pool, SDYI_TYPE_TENSOR, &n, has_vector ? 1 : 0, like->element, NULL);
    sdyi_dense_room room;
    sdyi_dense_open(pool, type, n == 1, (size_t)n * bytes, &room);
    for (int64_t i = 0; i < n; i++)
        memcpy(room.bytes + (size_t)i * bytes, &numbers[i], bytes);
    sdyi_value *const made =
        sdyi_put_constant(a->op, sdyi_dense_close(pool, &room));
    sdyi_value *const all =
        sdyi_put_op(a->op, SDYI_OP_STABLEHLO_BROADCAST_IN_DIM, &made, 1, like);
    sdyi_set_ints(all->op, "broadcast_dimensions", &a->vector,
                  has_vector ? 1 : 0);
    return all;
}

/* Bounds of index components along cut dimensions: first and last index of the
 * tensor; the tile's start; the last index in the tile. Others are
 * unbounded. */
typedef enum bound { FIRST, LAST, START, END } bound;

static sdyi_value *put_bounds(const access *a, bound which) {
    int64_t *const list = SDYI_NEW(&a->t->pool->scratch, int64_t, a->map.n);
    for (int i = 0; i < a->map.n; i++) {
        const int dim = (int)a->map.at[i].integer;
        const int64_t cut[] = {0, a->in->type->cells[dim].integer - 1,
                               a->tile.offset[dim], a->tile.size[dim] - 1};
        static const int64_t others[] = {INT32_MIN, INT32_MAX, 0, INT32_MAX};
        list[i] = is_cut(a, dim) ? cut[which] : others[which];
    }
    return spread(a, list);
}

static bool cuts_indexed(const access *a) {
    bool cuts = false;
    for (int i = 0; i < a->map.n && a->in->layout != NULL; i++)
        cuts = cuts || is_cut(a, (int)a->map.at[i].integer);
    return cuts;
}

/* False: no indexed dimension is cut, and the indices stay as they are. */
static bool start(sdyi_tiles *t, sdyi_op *op, int indices, access *a) {
    const sdyi_attr *const numbers = sdyi_hlo_numbers(op);
    *a = (access){
        .t = t,
        .op = op,
        .in = sdyi_held_of(t, sdyi_operand(op, 0)),
        .map = sdyi_hlo_field(numbers, SDYI_GATHER_START_INDEX_MAP),
        .vector = sdyi_hlo_field_int(numbers, SDYI_GATHER_INDEX_VECTOR_DIM)};
    assert(a->in != NULL);
    if (!cuts_indexed(a))
        return false;
    a->indices = widen(op, sdyi_operand(op, indices));
    if (sdyi_tile(t, a->in->layout, a->in->type, &a->tile) != SDYRT_OK)
        t->status = sdyi_error_again(t->pool, op, "");
    for (int i = 0; i < a->map.n; i++)
        if (is_cut(a, (int)a->map.at[i].integer))
            sdyi_note_offset(t, a->in, (int)a->map.at[i].integer);
    return true;
}

static sdyi_value *shift(const access *a, sdyi_value *indices) {
    return sdyi_put_binary(a->op, SDYI_OP_STABLEHLO_SUBTRACT, indices,
                           put_bounds(a, START));
}

void sdyi_shift_scatter(sdyi_tiles *t, sdyi_op *op) {
    access a;
    if (start(t, op, op->n_results, &a))
        sdyi_operand_set(op, op->n_results, shift(&a, a.indices));
}

/* -- gather ---------------------------------------------------------------- */

static sdyi_value *compare(const access *a, sdyi_value *left, sdyi_value *right,
                           int direction) {
    sdyi_value *const operands[] = {left, right};
    const sdyi_cell cell = {.integer = direction};
    sdyi_value *const made = sdyi_put_op(
        a->op, SDYI_OP_STABLEHLO_COMPARE, operands, 2,
        sdyi_hlo_with_element(a->op, left->type,
                              sdyi_type_integer(a->t->pool, 1, SDYI_SIGNLESS)));
    sdyi_set(made->op, "comparison_direction",
             sdyi_attr_make(a->t->pool, SDYI_ATTR_ENUM,
                            SDYI_ENUM_COMPARISON_DIRECTION, NULL, &cell, 1));
    return made;
}

/* The logical and of a mask along the dimension of index components. */
static sdyi_value *all_of(const access *a, sdyi_value *mask) {
    sdyi_pool *const pool = a->t->pool;
    int64_t dims[SDYRT_MAX_RANK];
    int n = 0;
    if (a->vector >= mask->type->n)
        return mask;
    for (int d = 0; d < mask->type->n; d++)
        if (d != a->vector)
            dims[n++] = mask->type->cells[d].integer;
    const sdyi_type *const type = sdyi_resized(pool, mask->type, dims, n);
    sdyi_value *const operands[] = {
        mask, sdyi_put_number(a->op, mask->type->element, 1)};
    sdyi_op *const op = sdyi_op_make(
        a->t->module,
        &(sdyi_op_parts){.name = SDYI_NAME_COUNT + SDYI_OP_STABLEHLO_REDUCE,
                         .loc = sdyi_op_loc(a->op),
                         .operands = operands,
                         .n_operands = 2,
                         .results = &type,
                         .n_results = 1,
                         .n_regions = 1});
    sdyi_put_body(op, SDYI_OP_STABLEHLO_AND, mask->type->element);
    sdyi_set_ints(op, "dimensions", &a->vector, 1);
    sdyi_op_insert_before(op, a->op);
    return &op->results[0];
}

/* The term that no sum changes by: 0.0 would make 0.0 of -0.0. */
static sdyi_value *put_nothing(sdyi_op *before, const sdyi_type *element) {
    sdyi_pool *const pool = before->module->pool;
    const sdyi_type *const part =
        sdyi_type_is(element, SDYI_TYPE_COMPLEX) ? element->element : element;
    const uint64_t bits = sdyi_type_is(part, SDYI_TYPE_FLOAT)
                              ? sdyi_float_bits((sdyi_float)part->format, -0.0)
                              : 0;
    const size_t width = (size_t)sdyi_type_stored_bits(part) / 8;
    const size_t bytes = (size_t)sdyi_type_stored_bits(element) / 8;
    sdyi_dense_room room;
    sdyi_dense_open(
        pool, sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, NULL, 0, element, NULL),
        true, bytes, &room);
    for (size_t at = 0; at < bytes; at += width)
        sdyi_dense_put(room.bytes + at, part, &bits);
    return sdyi_put_constant(before, sdyi_dense_close(pool, &room));
}

/* The result where its index is in the tile, and nothing elsewhere. */
static void put_mask(const access *a, sdyi_value *mask) {
    sdyi_value *const result = &a->op->results[0];
    sdyi_op *const behind = a->op->next;
    const sdyi_hlo_ints window =
        sdyi_hlo_field(sdyi_op_attr(a->op, SDYI_NAME_DIMENSION_NUMBERS),
                       SDYI_GATHER_OFFSET_DIMS);
    int64_t dims[SDYRT_MAX_RANK];
    int n = 0;
    for (int d = 0; d < result->type->n; d++)
        if (!sdyi_hlo_has(window, d))
            dims[n++] = d;
    mask = sdyi_put_op(
        behind, SDYI_OP_STABLEHLO_BROADCAST_IN_DIM, &mask, 1,
        sdyi_hlo_with_element(a->op, result->type, mask->type->element));
    sdyi_set_ints(mask->op, "broadcast_dimensions", dims, n);
    sdyi_value *const nothing = sdyi_put_broadcast(
        behind, put_nothing(behind, result->type->element), result->type);
    sdyi_value *const operands[] = {mask, result, nothing};
    sdyi_value *const made = sdyi_put_op(behind, SDYI_OP_STABLEHLO_SELECT,
                                         operands, 3, result->type);
    sdyi_take_uses(made->op, result);
    sdyi_beside_set(&a->t->held, made->number, sdyi_held_of(a->t, result));
}

void sdyi_mask_gather(sdyi_tiles *t, sdyi_op *op) {
    access a;
    if (!start(t, op, 1, &a))
        return;
    sdyi_value *const first = put_bounds(&a, FIRST);
    sdyi_value *const bounded[] = {first, a.indices, put_bounds(&a, LAST)};
    sdyi_value *const index =
        shift(&a, sdyi_put_op(op, SDYI_OP_STABLEHLO_CLAMP, bounded, 3,
                              a.indices->type));
    sdyi_value *const above = compare(&a, index, first, GE);
    sdyi_value *const below = compare(&a, index, put_bounds(&a, END), LE);
    sdyi_operand_set(op, 1, index);
    put_mask(&a, all_of(&a, sdyi_put_binary(op, SDYI_OP_STABLEHLO_AND, above,
                                            below)));
}
