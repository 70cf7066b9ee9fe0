/* Shards of constants and of tensor.empty, which have no operands to
 * reshard. */
#include "program/ir/elements.h"
#include "shard/passes/shard_passes.h"

#include <string.h>

/* True if every shard is equal, so that the op with the local type makes it:
 * tensor.empty, and a splat of static local shape. */
static bool is_alike(const sdyi_op *op, const sdyi_type *local) {
    sdyi_elements e;
    return sdyi_type_is_static(local) &&
           (sdyi_is_kind(op, SDYI_OP_TENSOR_EMPTY) ||
            (sdyi_dense_elements(sdyi_op_attr(op, sdyi_constant_value_name(op)),
                                 &e) &&
             e.is_splat));
}

/* Give a splat, or tensor.empty, another shape. */
static void set_shape(sdyi_op *op, const sdyi_type *type) {
    sdyi_pool *const pool = op->module->pool;
    op->results[0].type = type;
    if (sdyi_is_kind(op, SDYI_OP_TENSOR_EMPTY))
        return;
    sdyi_elements e = {.bytes = NULL};
    (void)sdyi_dense_elements(sdyi_op_attr(op, sdyi_constant_value_name(op)),
                              &e);
    sdyi_op_set_attr(op, sdyi_constant_value_name(op),
                     sdyi_attr_splat(pool, type, e.bytes, (size_t)e.n));
}

sdyi_value *sdyi_localise(const sdyi_maker *m, const sdyi_op *shard,
                          sdyi_op *op, const sdyi_grid_sharding *s) {
    sdyi_value *const result = &op->results[0];
    const sdyi_type *const local = sdyi_local_type(shard, result->type, s);
    if (local == result->type)
        return result;
    if (!is_alike(op, local))
        return sdyi_cut_whole(m, shard, result, s);
    set_shape(op, local);
    return result;
}
