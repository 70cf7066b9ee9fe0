/* Gather and scatter of a part of a tensor: its indices count from the first
 * element of the part, and a mask says which of them are in it.
 *
 *   %0 = gather(%a, %i)
 *   ->
 *   %1 = clamp(0, %i, size of the whole - 1)
 *   %2 = %1 - first             %3 = first <= %1 and %1 <= last
 *   %4 = gather(part, %2)       %0 = select(%3, %4, nothing) */
#include "program/dialects/stablehlo/build.h"

sdyi_indexed sdyi_indexed_of(sdyi_op *op) {
    const sdyi_attr *const numbers = sdyi_hlo_numbers(op);
    const bool is_gather = op->row->kind == SDYI_OP_STABLEHLO_GATHER;
    return (sdyi_indexed){.op = op,
                          .at = is_gather ? 1 : op->n_results,
                          .map = sdyi_hlo_field(numbers, SDYI_GATHER_MAP),
                          .vector =
                              sdyi_hlo_field_int(numbers, SDYI_GATHER_VECTOR)};
}

int64_t sdyi_largest_index(const sdyi_type *element) {
    const int bits =
        element->sign == SDYI_UNSIGNED ? element->width : element->width - 1;
    return bits >= 63 ? INT64_MAX : ((int64_t)1 << bits) - 1;
}

sdyi_value *sdyi_put_components(const sdyi_indexed *x, sdyi_value *values,
                                const sdyi_type *type) {
    sdyi_value *const made = sdyi_put_broadcast(x->op, values, type);
    if (values->type->n == 1)
        sdyi_set_ints(made->op, SDYI_NAME_BROADCAST_DIMENSIONS, &x->vector, 1);
    return made;
}

sdyi_value *sdyi_put_clamped(const sdyi_indexed *x, sdyi_value *indices,
                             const sdyi_type *whole, sdyi_hlo_ints slices) {
    sdyi_pool *const pool = x->op->module->pool;
    const int64_t largest = sdyi_largest_index(indices->type->element);
    const int64_t zero = 0, n = x->map.n;
    int64_t *const last = SDYI_NEW(&pool->scratch, int64_t, n);
    for (int i = 0; i < n; i++) {
        const int64_t dim = x->map.at[i].integer;
        last[i] = whole->cells[dim].integer -
                  (slices.n == 0 ? 1 : slices.at[dim].integer);
        if (last[i] > largest)
            last[i] = largest;
    }
    sdyi_value *const low = sdyi_put_constant(
        x->op, sdyi_attr_dense_ints(pool, indices->type, &zero, 1));
    sdyi_value *high = sdyi_put_constant(
        x->op,
        sdyi_attr_dense_ints(pool,
                             n == 1 ? indices->type
                                    : sdyi_resized(pool, indices->type, &n, 1),
                             last, (int)n));
    if (n > 1)
        high = sdyi_put_components(x, high, indices->type);
    sdyi_value *const operands[] = {low, indices, high};
    return sdyi_put_op(x->op, SDYI_OP_STABLEHLO_CLAMP, operands, 3,
                       indices->type);
}

sdyi_value *sdyi_put_relative(const sdyi_indexed *x, sdyi_value *index,
                              sdyi_value *first, sdyi_value *last,
                              sdyi_value **mask) {
    sdyi_value *const made =
        sdyi_put_binary(x->op, SDYI_OP_STABLEHLO_SUBTRACT, index, first);
    sdyi_value *const above = sdyi_put_compare(x->op, index, first, SDYI_GE);
    sdyi_value *const below = sdyi_put_compare(x->op, index, last, SDYI_LE);
    *mask = sdyi_put_binary(x->op, SDYI_OP_STABLEHLO_AND, above, below);
    return made;
}

sdyi_value *sdyi_put_all_components(const sdyi_indexed *x, sdyi_op *before,
                                    sdyi_value *mask) {
    const sdyi_type *const type = mask->type;
    if (x->vector >= type->n)
        return mask;
    sdyi_pool *const pool = before->module->pool;
    int64_t *const dims = SDYI_NEW(&pool->scratch, int64_t, type->n);
    int n = 0;
    for (int d = 0; d < type->n; d++)
        if (d != x->vector)
            dims[n++] = type->cells[d].integer;
    sdyi_value *const operands[] = {mask,
                                    sdyi_put_number(before, type->element, 1)};
    sdyi_value *const made =
        sdyi_put_op(before, SDYI_OP_STABLEHLO_REDUCE, operands, 2,
                    sdyi_resized(pool, type, dims, n));
    sdyi_set_ints(made->op, SDYI_NAME_DIMENSIONS, &x->vector, 1);
    sdyi_put_body(made->op, SDYI_OP_STABLEHLO_AND, type->element);
    return made;
}

sdyi_value *sdyi_put_over_result(const sdyi_indexed *x, sdyi_op *before,
                                 sdyi_value *mask) {
    const sdyi_type *const type = x->op->results[0].type;
    const sdyi_hlo_ints offsets =
        sdyi_hlo_field(sdyi_hlo_numbers(x->op), SDYI_GATHER_OFFSET);
    sdyi_zone *const zone = &before->module->pool->scratch;
    int64_t *const dims = SDYI_NEW(zone, int64_t, type->n);
    int n = 0;
    for (int d = 0; d < type->n && mask->type->n > 0; d++)
        if (!sdyi_hlo_has(offsets, d))
            dims[n++] = d;
    sdyi_value *const made = sdyi_put_broadcast(before, mask, type);
    sdyi_set_ints(made->op, SDYI_NAME_BROADCAST_DIMENSIONS, dims, n);
    return made;
}

void sdyi_fit_slices(sdyi_op *op, const sdyi_type *old) {
    const sdyi_type *const type = sdyi_operand(op, 0)->type;
    const sdyi_hlo_ints given = sdyi_hlo_ints_at(op, SDYI_NAME_SLICE_SIZES);
    int64_t *const sizes = sdyi_sizes_of(op->module->pool, type);
    for (int d = 0; d < given.n; d++)
        if (given.at[d].integer != old->cells[d].integer &&
            given.at[d].integer < sizes[d])
            sizes[d] = given.at[d].integer;
    sdyi_set_ints(op, SDYI_NAME_SLICE_SIZES, sizes, given.n);
}
