/* Gather and scatter of a tensor that is cut along dimensions from which
 * indices take single elements: on a tile, they count from its first element
 * (dialects/stablehlo/indexed.c).
 *
 *   scatter  indices into other tiles are out of range, and have no effect
 *   gather   each device takes its own elements, and -0.0 (0 of integers) for
 *            others: partial sums */
#include "program/partition/tiles.h"

#include "program/ir/float.h"
#include "program/ir/record.h"

#include <assert.h>

typedef struct access {
    sdyi_tiles *t;
    sdyi_indexed x;
    const sdyi_tiled *in;
    sdyrt_tile tile;     /* of the tensor */
    sdyi_value *indices; /* of i32 or i64 */
} access;

bool sdyi_is_indexed(const sdyi_op *op, int dim) {
    const sdyi_attr *const numbers = sdyi_hlo_numbers(op);
    return sdyi_hlo_has(sdyi_hlo_field(numbers, SDYI_GATHER_COLLAPSED), dim) &&
           sdyi_hlo_has(sdyi_hlo_field(numbers, SDYI_GATHER_MAP), dim);
}

static bool is_cut(const access *a, int dim) {
    return a->in->layout->sharding->dims[dim].axes.count > 0 &&
           sdyi_is_indexed(a->x.op, dim);
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

/* The first index in the tile for each component, or the last one: of
 * components along dimensions that are not cut, all indices are in it. */
static sdyi_value *put_ends(const access *a, bool is_last) {
    sdyi_pool *const pool = a->t->pool;
    const sdyi_type *const like = a->indices->type;
    const int64_t n = a->x.map.n;
    int64_t *const list = SDYI_NEW(&pool->scratch, int64_t, n);
    for (int i = 0; i < n; i++) {
        const int dim = (int)a->x.map.at[i].integer;
        const int64_t first = a->tile.offset[dim];
        if (is_cut(a, dim))
            list[i] = is_last ? first + a->tile.size[dim] - 1 : first;
        else
            list[i] = is_last ? INT32_MAX : 0;
    }
    const int rank = a->x.vector < like->n ? 1 : 0;
    return sdyi_put_components(
        &a->x,
        sdyi_put_constant(a->x.op, sdyi_attr_dense_ints(
                                       pool, sdyi_resized(pool, like, &n, rank),
                                       list, (int)n)),
        like);
}

static bool cuts_indexed(const access *a) {
    bool cuts = false;
    for (int i = 0; i < a->x.map.n && a->in->layout != NULL; i++)
        cuts = cuts || is_cut(a, (int)a->x.map.at[i].integer);
    return cuts;
}

/* False: no indexed dimension is cut, and the indices stay as they are. */
static bool start(sdyi_tiles *t, sdyi_op *op, access *a) {
    *a = (access){.t = t,
                  .x = sdyi_indexed_of(op),
                  .in = sdyi_tiled_of(t, sdyi_operand(op, 0))};
    assert(a->in != NULL);
    if (!cuts_indexed(a))
        return false;
    a->indices = widen(op, sdyi_operand(op, a->x.at));
    if (sdyi_tile(t, a->in->layout, a->in->type, &a->tile) != SDYRT_OK)
        t->status = sdyi_error_again(t->pool, op, "");
    for (int i = 0; i < a->x.map.n; i++)
        if (is_cut(a, (int)a->x.map.at[i].integer))
            sdyi_note_offset(t, a->in, (int)a->x.map.at[i].integer);
    return true;
}

sdyrt_status sdyi_resize_scatter(sdyi_tiles *t, sdyi_op *op) {
    access a;
    if (start(t, op, &a))
        sdyi_operand_set(op, a.x.at,
                         sdyi_put_binary(op, SDYI_OP_STABLEHLO_SUBTRACT,
                                         a.indices, put_ends(&a, false)));
    return t->status;
}

/* -- gather ---------------------------------------------------------------- */

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
    unsigned char *const to = SDYI_NEW(&pool->scratch, unsigned char, bytes);
    for (size_t at = 0; at < bytes; at += width)
        sdyi_dense_put(to + at, part, &bits);
    return sdyi_put_constant(
        before, sdyi_attr_splat(pool,
                                sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, NULL,
                                                 0, element, NULL),
                                to, bytes));
}

/* The result where its index is in the tile, and nothing elsewhere. */
static void put_mask(const access *a, sdyi_value *mask) {
    sdyi_value *const result = &a->x.op->results[0];
    sdyi_op *const after = a->x.op->next;
    mask = sdyi_put_over_result(&a->x, after, mask);
    sdyi_value *const nothing = sdyi_put_broadcast(
        after, put_nothing(after, result->type->element), result->type);
    sdyi_value *const made = sdyi_put_select(after, mask, result, nothing);
    sdyi_take_uses(made->op, result);
    sdyi_side_table_set(&a->t->tiled, made->number,
                        sdyi_tiled_of(a->t, result));
}

sdyrt_status sdyi_resize_gather(sdyi_tiles *t, sdyi_op *op) {
    access a;
    sdyi_value *mask;
    SDYI_TRY(sdyi_resize_dynamic_slice(t, op));
    if (!start(t, op, &a))
        return t->status;
    sdyi_value *const index =
        sdyi_put_clamped(&a.x, a.indices, a.in->type, (sdyi_hlo_ints){.n = 0});
    sdyi_value *const first = put_ends(&a, false);
    sdyi_operand_set(
        op, 1,
        sdyi_put_relative(&a.x, index, first, put_ends(&a, true), &mask));
    put_mask(&a, sdyi_put_all_components(&a.x, op, mask));
    return t->status;
}
