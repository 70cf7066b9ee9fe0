/* Padding of ops with slices at indices:
 *
 *   gather, dynamic_slice  a slice of a whole dimension grows with it
 *   gather                 an index is clamped to the dimension without padding
 *   scatter                the padding of the indices is -1, out of range, so
 *                          that updates there are dropped */
#include "opt/export/pad/pad.h"

#include "program/dialects/shardable.h"

sdyrt_status sdyi_pad_dynamic_slice(sdyi_padder *p, sdyi_op *op) {
    sdyi_fit_slices(op, sdyi_pad_old_type(p, sdyi_operand(op, 0)));
    return SDYRT_OK;
}

/* Clamp indices as the gather did before its operand was padded. */
static void clamp_indices(sdyi_padder *p, sdyi_op *op) {
    const sdyi_value *const in = sdyi_operand(op, 0);
    sdyi_value *const indices = sdyi_operand(op, 1);
    const sdyi_indexed x = sdyi_indexed_of(op);
    bool is_padded = false;
    for (int i = 0; i < x.map.n; i++)
        is_padded =
            is_padded || sdyi_is_padded_at(p, in, (int)x.map.at[i].integer);
    if (!is_padded)
        return;
    const sdyi_attr *const sharding = sdyi_sharding_of(indices);
    sdyi_value *const made =
        sdyi_put_clamped(&x, indices, sdyi_pad_old_type(p, in),
                         sdyi_hlo_ints_at(op, SDYI_NAME_SLICE_SIZES));
    for (int i = 0; i < 3; i++)
        if (sdyi_operand(made->op, i) != indices)
            sdyi_keep(sdyi_operand(made->op, i), sharding);
    sdyi_keep(made, sharding);
    sdyi_pad_note(p, made, sdyi_pad_old_type(p, indices));
    sdyi_operand_set(op, 1, made);
}

sdyrt_status sdyi_pad_gather(sdyi_padder *p, sdyi_op *op) {
    clamp_indices(p, op);
    sdyi_fit_slices(op, sdyi_pad_old_type(p, sdyi_operand(op, 0)));
    return SDYRT_OK;
}

sdyrt_status sdyi_pad_scatter(sdyi_padder *p, sdyi_op *op) {
    const int at = (op->n_operands - 1) / 2;
    sdyi_value *const indices = sdyi_operand(op, at);
    const sdyi_type *const old = sdyi_pad_old_type(p, indices);
    if (old == indices->type)
        return SDYRT_OK;
    if (indices->type->element->sign == SDYI_UNSIGNED) {
        sdyi_value *const made = sdyi_put_convert(
            op, indices, sdyi_type_integer(p->pool, 64, SDYI_SIGNLESS));
        sdyi_keep(made, sdyi_sharding_of(indices));
        sdyi_pad_note(p, made, old);
        sdyi_operand_set(op, at, made);
    }
    sdyi_fill_operand(
        p, op, at, NULL,
        sdyi_put_number(op, sdyi_operand(op, at)->type->element, -1));
    return SDYRT_OK;
}
