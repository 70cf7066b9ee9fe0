/* Padding of collectives: an operand grows to the size that the result's
 * sharding needs, and a result that is gathered is sliced back. */
#include "opt/export/pad/pad.h"
#include "program/passes/data_flow_edges.h"

#include "program/dialects/shardable.h"

static sdyrt_status fail_blocks(sdyi_padder *p, const sdyi_op *op, int d) {
    return sdyi_error(p->pool, op,
                      "dimension %d is cut into blocks that are no parts of "
                      "those it had: the dimension has to be gathered first",
                      d);
}

/* Pad the operand to what the result's sharding needs; dimensions that are
 * sharded already have no room for more. */
static sdyrt_status pad_operand(sdyi_padder *p, sdyi_op *op) {
    sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_type *const old = sdyi_pad_old_type(p, value);
    const sdyrt_sharding *const from = sdyi_pad_sharding(value);
    const sdyi_type *const type =
        sdyi_padded(p->pool, old, sdyi_pad_sharding(&op->results[0]));
    int64_t dims[SDYRT_MAX_RANK];
    bool is_longer = false;
    for (int d = 0; d < old->n; d++) {
        dims[d] = sdyi_size_at(value->type, d);
        if (sdyi_size_at(type, d) <= dims[d])
            continue;
        if (sdyi_pad_shards(from, d) > 1)
            return fail_blocks(p, op, d);
        dims[d] = sdyi_size_at(type, d);
        is_longer = true;
    }
    if (!is_longer)
        return SDYRT_OK;
    const bool was_known = value->type == old || sdyi_is_zeroed(p, value);
    sdyi_value *const made =
        sdyi_pad_to(p, op, value, sdyi_resized(p->pool, old, dims, old->n));
    sdyi_pad_note(p, made, old);
    if (!was_known)
        sdyi_side_table_set(&p->zeroed, made->number, NULL);
    sdyi_operand_set(op, 0, made);
    return SDYRT_OK;
}

sdyi_value *sdyi_pad_trim(sdyi_padder *p, sdyi_op *op, const sdyi_type *type) {
    sdyi_value *const result = &op->results[0];
    sdyi_value *const trimmed =
        sdyi_put_shorter(op->next, result, sdyi_sizes_of(p->pool, type),
                         sdyi_sharding_of(result));
    sdyi_op_set_loc(trimmed->op, sdyi_op_loc(op));
    sdyi_take_uses(trimmed->op, result);
    if (type != sdyi_pad_old_type(p, result))
        sdyi_pad_note(p, trimmed, sdyi_pad_old_type(p, result));
    return trimmed;
}

/* A result as long as the operand; what its sharding does not need is sliced
 * off after it. */
sdyrt_status sdyi_pad_gathered(sdyi_padder *p, sdyi_op *op) {
    sdyi_value *result = &op->results[0];
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_type *const old = result->type;
    const sdyrt_sharding *const to = sdyi_pad_sharding(result);
    const sdyi_type *const target = sdyi_padded(p->pool, old, to);
    if (value->type == target) {
        sdyi_pad_value(p, result);
    } else {
        for (int d = 0; d < old->n; d++)
            if (sdyi_size_at(value->type, d) != sdyi_size_at(target, d) &&
                sdyi_pad_shards(to, d) > 1)
                return fail_blocks(p, op, d);
        result->type = value->type;
        sdyi_pad_note(p, result, old);
        result = sdyi_pad_trim(p, op, target);
    }
    if (sdyi_is_zeroed(p, value))
        sdyi_set_zeroed(p, result);
    return SDYRT_OK;
}

sdyrt_status sdyi_pad_moved(sdyi_padder *p, sdyi_op *op) {
    SDYI_TRY(pad_operand(p, op));
    return sdyi_pad_gathered(p, op);
}
