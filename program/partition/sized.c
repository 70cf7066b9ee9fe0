/* Attributes of ops on tiles: sizes, and positions along a dimension. */
#include "program/partition/tiles.h"

#include "program/dialects/stablehlo/verify.h"
#include "program/ir/elements.h"

#include <string.h>

/* -- constants ------------------------------------------------------------- */

/* The state of copying a tile out of a constant's elements. */
typedef struct cutter {
    const sdyi_type *whole;
    const sdyrt_tile *tile;
    size_t bytes; /* of an element */
    const unsigned char *from;
    unsigned char *to; /* moves on */
} cutter;

/* `at` counts elements: the first of the dimensions from `dim` on. */
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

static sdyrt_status cut_constant(sdyi_tiles *t, sdyi_op *op,
                                 const sdyrt_tile *tile) {
    sdyi_elements e;
    SDYI_TRY(sdyi_elements_of(op, sdyi_op_attr(op, SDYI_NAME_VALUE), &e));
    const sdyi_type *const type = op->results[0].type;
    const size_t bytes = (size_t)sdyi_type_stored_bits(type->element) / 8;
    const size_t n = e.is_splat ? 1 : (size_t)tile->elements;
    sdyi_dense_room room;
    sdyi_dense_open(t->pool, type, e.is_splat || n == 1, n * bytes, &room);
    if (e.is_splat) {
        memcpy(room.bytes, e.bytes, n * bytes);
    } else {
        const sdyi_held *const held = sdyi_held_of(t, &op->results[0]);
        for (int d = 0; d < type->n; d++)
            sdyi_note_offset(t, held, d);
        cutter c = {held->type, tile, bytes, e.bytes, room.bytes};
        if (n > 0)
            cut_box(&c, 0, 0);
    }
    sdyi_op_set_attr(op, SDYI_NAME_VALUE, sdyi_dense_close(t->pool, &room));
    return SDYRT_OK;
}

/* -- iota ------------------------------------------------------------------ */

static sdyi_value *put_splat(sdyi_op *before, const sdyi_type *type,
                             int64_t number) {
    sdyi_pool *const pool = before->module->pool;
    const size_t bytes = (size_t)sdyi_type_stored_bits(type->element) / 8;
    const sdyi_maker maker = sdyi_make_before(before);
    sdyi_dense_room room;
    sdyi_dense_open(pool, type, true, bytes, &room);
    memcpy(room.bytes, &number, bytes);
    sdyi_op *const op =
        sdyi_make_op(&maker, SDYI_OP_STABLEHLO_CONSTANT, NULL, 0, type);
    sdyi_op_set_attr(op, SDYI_NAME_VALUE, sdyi_dense_close(pool, &room));
    return &op->results[0];
}

/* Numbers from `offset` on: of integers by adding it, of others by counting in
 * i64 first, as the op itself does. */
static void move_iota(sdyi_tiles *t, sdyi_op *op, int64_t offset) {
    sdyi_value *const result = &op->results[0];
    const sdyi_type *const type = result->type;
    const bool is_integer = sdyi_type_is(type->element, SDYI_TYPE_INTEGER);
    int64_t dims[SDYRT_MAX_RANK];
    for (int d = 0; d < type->n; d++)
        dims[d] = type->cells[d].integer;
    const sdyi_type *const counted =
        is_integer
            ? type
            : sdyi_type_shaped(t->pool, SDYI_TYPE_TENSOR, dims, type->n,
                               sdyi_type_integer(t->pool, 64, SDYI_SIGNLESS),
                               NULL);
    const sdyi_maker maker = sdyi_make_before(op);
    sdyi_op *const iota =
        sdyi_make_op(&maker, SDYI_OP_STABLEHLO_IOTA, NULL, 0, counted);
    sdyi_op_set_attr(iota, SDYI_NAME_IOTA_DIMENSION,
                     sdyi_op_attr(op, SDYI_NAME_IOTA_DIMENSION));
    sdyi_value *const terms[] = {&iota->results[0],
                                 put_splat(op, counted, offset)};
    sdyi_value *sum =
        &sdyi_make_op(&maker, SDYI_OP_STABLEHLO_ADD, terms, 2, counted)
             ->results[0];
    if (!is_integer)
        sum = &sdyi_make_op(&maker, SDYI_OP_STABLEHLO_CONVERT, &sum, 1, type)
                   ->results[0];
    sdyi_beside_set(&t->held, sum->number, sdyi_held_of(t, result));
    sdyi_value_replace(result, sum);
    sdyi_op_erase(op);
}

/* An offset is added on every device, 0 too: all devices have the same ops. */
static void cut_iota(sdyi_tiles *t, sdyi_op *op, const sdyi_held *held,
                     const sdyrt_tile *tile) {
    const int dim = (int)sdyi_hlo_int(op, SDYI_NAME_IOTA_DIMENSION, 0);
    if (held->layout->sharding->dims[dim].axes.count == 0)
        return;
    sdyi_note_offset(t, held, dim);
    move_iota(t, op, tile->offset[dim]);
}

static sdyrt_status cut_source(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_held *const held = sdyi_held_of(t, &op->results[0]);
    sdyrt_tile tile;
    if (sdyi_tile(t, held->layout, held->type, &tile) != SDYRT_OK)
        return sdyi_error_again(t->pool, op, "");
    if (op->row->kind == SDYI_OP_STABLEHLO_IOTA)
        cut_iota(t, op, held, &tile);
    else if (op->results[0].type != held->type)
        return cut_constant(t, op, &tile);
    return SDYRT_OK;
}

/* -- sizes ----------------------------------------------------------------- */

static void set_sizes(sdyi_tiles *t, sdyi_op *op, sdyi_name name,
                      const int64_t *sizes, int n) {
    sdyi_op_set_attr(op, name, sdyi_attr_i64s(t->pool, sizes, n));
}

/* Slices as large as the global operand become as large as its tile. */
static void follow_operand(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_type *const whole = sdyi_held_of(t, sdyi_operand(op, 0))->type;
    const sdyi_type *const tile = sdyi_operand(op, 0)->type;
    const sdyi_hlo_ints given = sdyi_hlo_ints_at(op, SDYI_NAME_SLICE_SIZES);
    int64_t sizes[SDYRT_MAX_RANK];
    for (int d = 0; d < given.n; d++) {
        const int64_t left = tile->cells[d].integer;
        sizes[d] = given.at[d].integer;
        if (sizes[d] == whole->cells[d].integer || sizes[d] > left)
            sizes[d] = left;
    }
    set_sizes(t, op, SDYI_NAME_SLICE_SIZES, sizes, given.n);
}

/* Dimensions that begin where their operand's do end with their tile. */
static void cut_slice(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_hlo_ints ends = sdyi_hlo_ints_at(op, SDYI_NAME_LIMIT_INDICES);
    int64_t sizes[SDYRT_MAX_RANK];
    for (int d = 0; d < ends.n; d++)
        sizes[d] =
            sdyi_hlo_ints_at(op, SDYI_NAME_START_INDICES).at[d].integer == 0 &&
                    sdyi_hlo_ints_at(op, SDYI_NAME_STRIDES).at[d].integer == 1
                ? op->results[0].type->cells[d].integer
                : ends.at[d].integer;
    set_sizes(t, op, SDYI_NAME_LIMIT_INDICES, sizes, ends.n);
}

/* Groups that are left, of a convolution whose groups are cut. */
static void count_groups(sdyi_tiles *t, sdyi_op *op) {
    enum { FEATURE = -2 };
    const sdyi_attr *const numbers =
        sdyi_op_attr(op, SDYI_NAME_DIMENSION_NUMBERS);
    int64_t features[2];
    for (int i = SDYI_CONV_LHS; i <= SDYI_CONV_RHS; i++) {
        const sdyi_hlo_ints dims = sdyi_hlo_field(numbers, i);
        int d = 0;
        while (dims.at[d].integer != FEATURE)
            d++;
        features[i] = sdyi_operand(op, i)->type->cells[d].integer;
    }
    if (sdyi_hlo_int(op, SDYI_NAME_FEATURE_GROUP_COUNT, 1) > 1)
        sdyi_op_set_attr(op, SDYI_NAME_FEATURE_GROUP_COUNT,
                         sdyi_attr_i64(t->pool, features[SDYI_CONV_LHS] /
                                                    features[SDYI_CONV_RHS]));
}

/* -- all ------------------------------------------------------------------- */

sdyrt_status sdyi_resize(sdyi_tiles *t, sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_STABLEHLO_SLICE:
        cut_slice(t, op);
        return SDYRT_OK;
    case SDYI_OP_STABLEHLO_DYNAMIC_SLICE:
        follow_operand(t, op);
        return SDYRT_OK;
    case SDYI_OP_STABLEHLO_GATHER:
        follow_operand(t, op);
        sdyi_mask_gather(t, op);
        return t->status;
    case SDYI_OP_STABLEHLO_SCATTER:
        sdyi_shift_scatter(t, op);
        return t->status;
    case SDYI_OP_STABLEHLO_CONVOLUTION:
        count_groups(t, op);
        return SDYRT_OK;
    default:
        return cut_source(t, op);
    }
}
