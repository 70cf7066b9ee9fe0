/* Builder of StableHLO's ops: types, ops on values, constants, bodies; values
 * made longer, shorter, and put together. */
#include "program/dialects/stablehlo/build.h"

#include "program/dialects/shardable.h"
#include "program/ir/elements.h"
#include "program/ir/float.h"
#include "program/ir/record.h"

#include <string.h>

/* -- types ----------------------------------------------------------------- */

const sdyi_type *sdyi_resized(sdyi_pool *pool, const sdyi_type *type,
                              const int64_t *dims, int rank) {
    return sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, dims, rank, type->element,
                            NULL);
}

const sdyi_type *sdyi_scalar_of(sdyi_pool *pool, const sdyi_type *type) {
    return sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, NULL, 0,
                            sdyi_type_element(type), NULL);
}

int64_t *sdyi_sizes_of(sdyi_pool *pool, const sdyi_type *type) {
    int64_t *const sizes = SDYI_NEW(&pool->scratch, int64_t, type->n);
    for (int d = 0; d < type->n; d++)
        sizes[d] = sdyi_size_at(type, d);
    return sizes;
}

const sdyi_type *sdyi_with_element(sdyi_pool *pool, const sdyi_type *type,
                                   const sdyi_type *element) {
    return sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, sdyi_sizes_of(pool, type),
                            type->n, element, NULL);
}

/* -- StableHLO's ops ------------------------------------------------------- */

sdyi_value *sdyi_put_reshape(sdyi_op *before, sdyi_value *value,
                             const int64_t *dims, int rank) {
    return sdyi_put_op(
        before, SDYI_OP_STABLEHLO_RESHAPE, &value, 1,
        sdyi_resized(before->module->pool, value->type, dims, rank));
}

sdyi_value *sdyi_put_transpose(sdyi_op *before, sdyi_value *value,
                               const int64_t *order) {
    sdyi_pool *const pool = before->module->pool;
    const int rank = value->type->n;
    int64_t *const dims = SDYI_NEW(&pool->scratch, int64_t, rank);
    for (int d = 0; d < rank; d++)
        dims[d] = value->type->cells[order[d]].integer;
    sdyi_value *const made =
        sdyi_put_op(before, SDYI_OP_STABLEHLO_TRANSPOSE, &value, 1,
                    sdyi_resized(pool, value->type, dims, rank));
    sdyi_set_ints(made->op, SDYI_NAME_PERMUTATION, order, rank);
    return made;
}

sdyi_value *sdyi_put_convert(sdyi_op *before, sdyi_value *value,
                             const sdyi_type *element) {
    if (value->type->element == element)
        return value;
    return sdyi_put_op(
        before, SDYI_OP_STABLEHLO_CONVERT, &value, 1,
        sdyi_with_element(before->module->pool, value->type, element));
}

sdyi_value *sdyi_put_broadcast(sdyi_op *before, sdyi_value *value,
                               const sdyi_type *type) {
    const int n = (int)value->type->n;
    int64_t *const dims = SDYI_NEW(&before->module->pool->scratch, int64_t, n);
    for (int d = 0; d < n; d++)
        dims[d] = d;
    sdyi_value *const made = sdyi_put_op(
        before, SDYI_OP_STABLEHLO_BROADCAST_IN_DIM, &value, 1,
        sdyi_with_element(before->module->pool, type, value->type->element));
    sdyi_set_ints(made->op, SDYI_NAME_BROADCAST_DIMENSIONS, dims, n);
    return made;
}

sdyi_value *sdyi_put_binary(sdyi_op *before, sdyi_op_kind kind, sdyi_value *a,
                            sdyi_value *b) {
    sdyi_value *const operands[] = {a, b};
    return sdyi_put_op(before, kind, operands, 2, a->type);
}

sdyi_value *sdyi_put_select(sdyi_op *before, sdyi_value *mask, sdyi_value *yes,
                            sdyi_value *no) {
    sdyi_value *const operands[] = {mask, yes, no};
    return sdyi_put_op(before, SDYI_OP_STABLEHLO_SELECT, operands, 3,
                       yes->type);
}

sdyi_value *sdyi_put_compare(sdyi_op *before, sdyi_value *x, sdyi_value *y,
                             sdyi_comparison direction) {
    sdyi_pool *const pool = before->module->pool;
    sdyi_value *const operands[] = {x, y};
    sdyi_value *const made = sdyi_put_op(
        before, SDYI_OP_STABLEHLO_COMPARE, operands, 2,
        sdyi_with_element(pool, x->type,
                          sdyi_type_integer(pool, 1, SDYI_SIGNLESS)));
    const sdyi_cell cell = {.integer = direction};
    sdyi_op_set_attr(made->op, SDYI_NAME_COMPARISON_DIRECTION,
                     sdyi_attr_make(pool, SDYI_ATTR_ENUM,
                                    SDYI_ENUM_COMPARISON_DIRECTION, NULL, &cell,
                                    1));
    return made;
}

sdyi_value *sdyi_put_iota(sdyi_op *before, const sdyi_type *type, int dim) {
    sdyi_value *const made =
        sdyi_put_op(before, SDYI_OP_STABLEHLO_IOTA, NULL, 0, type);
    sdyi_set_int(made->op, SDYI_NAME_IOTA_DIMENSION, dim);
    return made;
}

sdyi_value *sdyi_put_constant(sdyi_op *before, const sdyi_attr *value) {
    sdyi_value *const made =
        sdyi_put_op(before, SDYI_OP_STABLEHLO_CONSTANT, NULL, 0, value->type);
    sdyi_op_set_attr(made->op, SDYI_NAME_VALUE, value);
    return made;
}

sdyi_value *sdyi_put_i64(sdyi_op *before, int64_t value) {
    return sdyi_put_constant(
        before, sdyi_attr_dense_i64s(before->module->pool, NULL, 0, &value, 1));
}

sdyi_value *sdyi_put_number(sdyi_op *before, const sdyi_type *element,
                            int number) {
    sdyi_pool *const pool = before->module->pool;
    const sdyi_type *const part = sdyi_type_element(element);
    const uint64_t bits =
        sdyi_type_is(part, SDYI_TYPE_FLOAT)
            ? sdyi_float_bits((sdyi_float)part->format, number)
            : (uint64_t)number;
    const size_t bytes = (size_t)sdyi_type_stored_bits(part) / 8;
    const size_t all = (size_t)sdyi_type_stored_bits(element) / 8;
    const sdyi_type *const type =
        sdyi_type_shaped(pool, SDYI_TYPE_TENSOR, NULL, 0, element, NULL);
    unsigned char *const to = SDYI_NEW(&pool->scratch, unsigned char, all);
    if (bytes <= sizeof bits)
        sdyi_dense_put(to, part, &bits);
    return sdyi_put_constant(before, sdyi_attr_splat(pool, type, to, all));
}

bool sdyi_is_zero(const sdyi_value *value) {
    sdyi_elements e;
    return sdyi_constant_elements(value, &e) && sdyi_elements_are_zero(&e);
}

sdyi_value *sdyi_put_slice_at(sdyi_op *before, sdyi_value *value,
                              sdyi_value *const *starts, const int64_t *sizes) {
    sdyi_pool *const pool = before->module->pool;
    const int rank = value->type->n;
    sdyi_value **const operands =
        SDYI_NEW(&pool->scratch, sdyi_value *, 1 + rank);
    operands[0] = value;
    for (int d = 0; d < rank; d++)
        operands[1 + d] = starts[d];
    sdyi_value *const made =
        sdyi_put_op(before, SDYI_OP_STABLEHLO_DYNAMIC_SLICE, operands, 1 + rank,
                    sdyi_resized(pool, value->type, sizes, rank));
    sdyi_set_ints(made->op, SDYI_NAME_SLICE_SIZES, sizes, rank);
    return made;
}

/* -- sizes ----------------------------------------------------------------- */

sdyi_value *sdyi_keep(sdyi_value *value, const sdyi_attr *sharding) {
    if (sharding != NULL)
        sdyi_sharding_set(value, sharding);
    return value;
}

static sdyi_value *put_sized(sdyi_op *before, sdyi_op_kind kind,
                             sdyi_value *const *operands, int n,
                             const int64_t *sizes) {
    const sdyi_type *const type = operands[0]->type;
    return sdyi_put_op(
        before, kind, operands, n,
        sdyi_resized(before->module->pool, type, sizes, type->n));
}

sdyi_value *sdyi_put_slice(sdyi_op *before, sdyi_value *value,
                           const int64_t *starts, const int64_t *limits,
                           const int64_t *strides) {
    const int rank = value->type->n;
    int64_t *const sizes = sdyi_sizes_of(before->module->pool, value->type);
    for (int d = 0; d < rank; d++)
        sizes[d] = sdyi_ceil(limits[d] - starts[d], strides[d]);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_SLICE, &value, 1, sizes);
    sdyi_set_ints(made->op, SDYI_NAME_START_INDICES, starts, rank);
    sdyi_set_ints(made->op, SDYI_NAME_LIMIT_INDICES, limits, rank);
    sdyi_set_ints(made->op, SDYI_NAME_STRIDES, strides, rank);
    return made;
}

sdyi_value *sdyi_put_cut(sdyi_op *before, sdyi_value *value, int dim,
                         int64_t from, int64_t to) {
    sdyi_pool *const pool = before->module->pool;
    const int rank = value->type->n;
    int64_t *const starts = SDYI_NEW(&pool->scratch, int64_t, rank);
    int64_t *const limits = sdyi_sizes_of(pool, value->type);
    int64_t *const strides = SDYI_NEW(&pool->scratch, int64_t, rank);
    for (int d = 0; d < rank; d++)
        strides[d] = 1;
    starts[dim] = from;
    limits[dim] = to;
    return sdyi_put_slice(before, value, starts, limits, strides);
}

sdyi_value *sdyi_put_pad(sdyi_op *before, sdyi_value *value, sdyi_value *with,
                         const int64_t *low, const int64_t *high,
                         const int64_t *interior) {
    const int rank = value->type->n;
    int64_t *const sizes = sdyi_sizes_of(before->module->pool, value->type);
    sdyi_value *const operands[] = {value, with};
    for (int d = 0; d < rank; d++)
        sizes[d] += low[d] + high[d] +
                    (sizes[d] > 0 ? (sizes[d] - 1) * interior[d] : 0);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_PAD, operands, 2, sizes);
    sdyi_set_ints(made->op, SDYI_NAME_EDGE_PADDING_LOW, low, rank);
    sdyi_set_ints(made->op, SDYI_NAME_EDGE_PADDING_HIGH, high, rank);
    sdyi_set_ints(made->op, SDYI_NAME_INTERIOR_PADDING, interior, rank);
    return made;
}

sdyi_value *sdyi_put_joined(sdyi_op *before, sdyi_value *const *values, int n,
                            int dim) {
    int64_t *const sizes = sdyi_sizes_of(before->module->pool, values[0]->type);
    for (int i = 1; i < n; i++)
        sizes[dim] += sdyi_size_at(values[i]->type, dim);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_CONCATENATE, values, n, sizes);
    sdyi_set_int(made->op, SDYI_NAME_DIMENSION, dim);
    return made;
}

static bool has_sizes(const sdyi_value *value, const int64_t *sizes) {
    for (int d = 0; d < value->type->n; d++)
        if (sdyi_size_at(value->type, d) != sizes[d])
            return false;
    return true;
}

sdyi_value *sdyi_put_longer(sdyi_op *before, sdyi_value *value,
                            const int64_t *sizes, sdyi_value *with,
                            const sdyi_attr *sharding) {
    const int rank = value->type->n;
    sdyi_zone *const zone = &before->module->pool->scratch;
    int64_t *const none = SDYI_NEW(zone, int64_t, rank);
    int64_t *const high = SDYI_NEW(zone, int64_t, rank);
    if (has_sizes(value, sizes))
        return value;
    for (int d = 0; d < rank; d++)
        high[d] = sizes[d] - sdyi_size_at(value->type, d);
    if (with == NULL)
        with = sdyi_put_number(before, value->type->element, 0);
    return sdyi_keep(sdyi_put_pad(before, value, with, none, high, none),
                     sharding);
}

sdyi_value *sdyi_put_shorter(sdyi_op *before, sdyi_value *value,
                             const int64_t *sizes, const sdyi_attr *sharding) {
    const int rank = value->type->n;
    sdyi_zone *const zone = &before->module->pool->scratch;
    int64_t *const starts = SDYI_NEW(zone, int64_t, rank);
    int64_t *const strides = SDYI_NEW(zone, int64_t, rank);
    if (has_sizes(value, sizes))
        return value;
    for (int d = 0; d < rank; d++)
        strides[d] = 1;
    return sdyi_keep(sdyi_put_slice(before, value, starts, sizes, strides),
                     sharding);
}

void sdyi_set_missing(sdyi_op *op, sdyi_name name) {
    if (sdyi_op_attr(op, name) == NULL)
        sdyi_op_set_attr(op, name, sdyi_attr_bool(op->module->pool, false));
}

/* -- bodies ---------------------------------------------------------------- */

void sdyi_put_body(sdyi_op *op, sdyi_op_kind kind, const sdyi_type *element) {
    sdyi_module *const module = op->module;
    const sdyi_type *const type = sdyi_scalar_of(module->pool, element);
    const sdyi_maker m = {.module = module,
                          .block = sdyi_block_make(module),
                          .loc = sdyi_op_loc(op)};
    sdyi_region_append(&op->regions[0], m.block);
    for (int i = 0; i < 2; i++)
        (void)sdyi_block_add_arg(module, m.block, type, m.loc);
    sdyi_value *const result =
        &sdyi_make_op(&m, kind, m.block->args, 2, type)->results[0];
    (void)sdyi_make_op(&m, SDYI_OP_STABLEHLO_RETURN, &result, 1, NULL);
}
