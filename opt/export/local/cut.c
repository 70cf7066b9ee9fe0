/* Values made longer, shorter, and put together. */
#include "program/passes/export/local/local.h"

#include "program/dialects/shardable.h"

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

static int64_t *sizes_of(const sdyi_op *at, const sdyi_value *value) {
    const int rank = value->type->n;
    int64_t *const sizes = SDYI_NEW(&at->module->pool->scratch, int64_t, rank);
    for (int d = 0; d < rank; d++)
        sizes[d] = sdyi_size_at(value->type, d);
    return sizes;
}

sdyi_value *sdyi_put_slice(sdyi_op *before, sdyi_value *value,
                           const int64_t *starts, const int64_t *limits,
                           const int64_t *strides) {
    const int rank = value->type->n;
    int64_t *const sizes = sizes_of(before, value);
    for (int d = 0; d < rank; d++)
        sizes[d] = sdyi_ceil(limits[d] - starts[d], strides[d]);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_SLICE, &value, 1, sizes);
    sdyi_set_ints(made->op, "start_indices", starts, rank);
    sdyi_set_ints(made->op, "limit_indices", limits, rank);
    sdyi_set_ints(made->op, "strides", strides, rank);
    return made;
}

sdyi_value *sdyi_put_pad(sdyi_op *before, sdyi_value *value, sdyi_value *with,
                         const int64_t *low, const int64_t *high,
                         const int64_t *interior) {
    const int rank = value->type->n;
    int64_t *const sizes = sizes_of(before, value);
    sdyi_value *const operands[] = {value, with};
    for (int d = 0; d < rank; d++)
        sizes[d] += low[d] + high[d] +
                    (sizes[d] > 0 ? (sizes[d] - 1) * interior[d] : 0);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_PAD, operands, 2, sizes);
    sdyi_set_ints(made->op, "edge_padding_low", low, rank);
    sdyi_set_ints(made->op, "edge_padding_high", high, rank);
    sdyi_set_ints(made->op, "interior_padding", interior, rank);
    return made;
}

sdyi_value *sdyi_put_joined(sdyi_op *before, sdyi_value *const *values, int n,
                            int dim) {
    int64_t *const sizes = sizes_of(before, values[0]);
    for (int i = 1; i < n; i++)
        sizes[dim] += sdyi_size_at(values[i]->type, dim);
    sdyi_value *const made =
        put_sized(before, SDYI_OP_STABLEHLO_CONCATENATE, values, n, sizes);
    sdyi_set_int(made->op, "dimension", dim);
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
