/* Attributes of ops on tiles: sizes, and positions along a dimension. */
#include "program/partition/tiles.h"

#include "program/dialects/stablehlo/verify_window.h"
#include "program/ir/elements.h"

#include <string.h>

/* -- constants ------------------------------------------------------------- */

/* The state of copying a tile out of a constant's elements. */
typedef struct cutter {
    const sdyi_type *whole;
    const sdyrt_tile *tile;
    size_t bytes; /* of an element */
    const unsigned char *from;
    unsigned char *to; /* advanced by each copy */
} cutter;

/* Copy the box of dimensions `dim` and on. `at`: row-major index of the
 * dimensions before `dim`. */
static void cut_box(cutter *c, int dim, int64_t at) {
    const int64_t offset = dim < c->whole->n ? c->tile->offset[dim] : 0;
    const int64_t size = dim < c->whole->n ? c->tile->size[dim] : 1;
    const int64_t all = dim < c->whole->n ? c->whole->cells[dim].integer : 1;
    at = at * all + offset;
    if (dim >= c->whole->n - 1) {
        const size_t n = (size_t)size * c->bytes;
        memcpy(c->to, c->from + (size_t)at * c->bytes, n);
        c->to += n;
        return;
    }
    for (int64_t i = 0; i < size; i++)
        cut_box(c, dim + 1, at + i);
}

static sdyrt_status find_tile(const sdyi_tiles *t, const sdyi_op *op,
                              sdyrt_tile *tile) {
    const sdyi_tiled *const tiled = sdyi_tiled_of(t, &op->results[0]);
    return sdyi_tile(t, tiled->layout, tiled->type, tile) == SDYRT_OK
               ? SDYRT_OK
               : sdyi_error_again(t->pool, op, "");
}

sdyrt_status sdyi_resize_constant(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_tiled *const tiled = sdyi_tiled_of(t, &op->results[0]);
    const sdyi_type *const type = op->results[0].type;
    sdyrt_tile tile;
    sdyi_elements e;
    SDYI_TRY(find_tile(t, op, &tile));
    if (type == tiled->type)
        return SDYRT_OK;
    SDYI_TRY(sdyi_elements_of(op, sdyi_op_attr(op, SDYI_NAME_VALUE), &e));
    const size_t bytes = (size_t)sdyi_type_stored_bits(type->element) / 8;
    const size_t n = (size_t)tile.elements;
    if (e.is_splat) {
        sdyi_op_set_attr(op, SDYI_NAME_VALUE,
                         sdyi_attr_splat(t->pool, type, e.bytes, bytes));
        return SDYRT_OK;
    }
    sdyi_dense_room room;
    sdyi_dense_open(t->pool, type, n == 1, n * bytes, &room);
    for (int d = 0; d < type->n; d++)
        sdyi_note_offset(t, tiled, d);
    cutter c = {tiled->type, &tile, bytes, e.bytes, room.bytes};
    if (n > 0)
        cut_box(&c, 0, 0);
    sdyi_op_set_attr(op, SDYI_NAME_VALUE, sdyi_dense_close(t->pool, &room));
    return SDYRT_OK;
}

/* -- iota ------------------------------------------------------------------ */

/* Numbers from `offset` on: of integers by adding it, of others by counting in
 * i64 first, as the op itself does. */
static void move_iota(sdyi_tiles *t, sdyi_op *op, int dim, int64_t offset) {
    sdyi_value *const result = &op->results[0];
    const sdyi_type *const type = result->type;
    const sdyi_type *const counted =
        sdyi_type_is(type->element, SDYI_TYPE_INTEGER)
            ? type
            : sdyi_with_element(t->pool, type,
                                sdyi_type_integer(t->pool, 64, SDYI_SIGNLESS));
    sdyi_value *const iota = sdyi_put_iota(op, counted, dim);
    sdyi_value *const by = sdyi_put_constant(
        op, sdyi_attr_dense_ints(t->pool, counted, &offset, 1));
    sdyi_value *const sum = sdyi_put_convert(
        op, sdyi_put_binary(op, SDYI_OP_STABLEHLO_ADD, iota, by),
        type->element);
    sdyi_side_table_set(&t->tiled, sum->number, sdyi_tiled_of(t, result));
    sdyi_value_replace(result, sum);
    sdyi_op_erase(op);
}

/* An offset is added on every device, 0 too: all devices have the same ops. */
sdyrt_status sdyi_resize_iota(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_tiled *const tiled = sdyi_tiled_of(t, &op->results[0]);
    const int dim = (int)sdyi_hlo_int(op, SDYI_NAME_IOTA_DIMENSION, 0);
    sdyrt_tile tile;
    SDYI_TRY(find_tile(t, op, &tile));
    if (tiled->layout->sharding->dims[dim].axes.count == 0)
        return SDYRT_OK;
    sdyi_note_offset(t, tiled, dim);
    move_iota(t, op, dim, tile.offset[dim]);
    return SDYRT_OK;
}

/* -- sizes ----------------------------------------------------------------- */

/* Dimensions that are sliced from 0 on, with stride 1, end with the tile. */
sdyrt_status sdyi_resize_slice(sdyi_tiles *t, sdyi_op *op) {
    (void)t;
    const sdyi_hlo_ints ends = sdyi_hlo_ints_at(op, SDYI_NAME_LIMIT_INDICES);
    int64_t sizes[SDYRT_MAX_RANK];
    for (int d = 0; d < ends.n; d++)
        sizes[d] =
            sdyi_hlo_ints_at(op, SDYI_NAME_START_INDICES).at[d].integer == 0 &&
                    sdyi_hlo_ints_at(op, SDYI_NAME_STRIDES).at[d].integer == 1
                ? op->results[0].type->cells[d].integer
                : ends.at[d].integer;
    sdyi_set_ints(op, SDYI_NAME_LIMIT_INDICES, sizes, ends.n);
    return SDYRT_OK;
}

sdyrt_status sdyi_resize_dynamic_slice(sdyi_tiles *t, sdyi_op *op) {
    sdyi_fit_slices(op, sdyi_tiled_of(t, sdyi_operand(op, 0))->type);
    return SDYRT_OK;
}

/* Groups that are left, of a convolution whose groups are cut. */
sdyrt_status sdyi_resize_convolution(sdyi_tiles *t, sdyi_op *op) {
    int64_t features[2];
    for (int i = SDYI_CONV_LHS; i <= SDYI_CONV_RHS; i++)
        features[i] = sdyi_hlo_dim(sdyi_hlo_in(op, i),
                                   sdyi_conv_dim(op, i, SDYI_CONV_FEATURE));
    if (sdyi_hlo_int(op, SDYI_NAME_FEATURE_GROUP_COUNT, 1) > 1)
        sdyi_op_set_attr(op, SDYI_NAME_FEATURE_GROUP_COUNT,
                         sdyi_attr_i64(t->pool, features[SDYI_CONV_LHS] /
                                                    features[SDYI_CONV_RHS]));
    return SDYRT_OK;
}
