/* Padding of ops whose attributes contain sizes, and of those that add elements
 * up, for which the padding of operands must be neutral. */
#include "opt/export/pad/pad.h"

#include "program/ir/elements.h"

#include <string.h>

sdyrt_status sdyi_pad_dot(sdyi_padder *p, sdyi_op *op) {
    const bool is_general = op->row->kind == SDYI_OP_STABLEHLO_DOT_GENERAL;
    for (int i = 0; i < 2; i++) {
        bool dims[SDYRT_MAX_RANK] = {false};
        if (is_general) {
            const sdyi_hlo_ints list = sdyi_hlo_field(
                sdyi_op_attr(op, SDYI_NAME_DOT_DIMENSION_NUMBERS),
                SDYI_DOT_LHS_CONTRACT + i);
            for (int k = 0; k < list.n; k++)
                dims[list.at[k].integer] = true;
        } else {
            dims[i == 0 ? sdyi_operand(op, 0)->type->n - 1 : 0] = true;
        }
        sdyi_fill_operand(p, op, i, dims, NULL);
    }
    return SDYRT_OK;
}

/* -- convolution ----------------------------------------------------------- */

enum { IMAGE, KERNEL, RESULT, FIRST_LETTER = -1 };

static sdyi_hlo_ints letters_of(const sdyi_op *op, int list) {
    return sdyi_hlo_field(sdyi_op_attr(op, SDYI_NAME_DIMENSION_NUMBERS), list);
}

/* Zero the padding of all dimensions that a convolution sums: features, and
 * spatial dimensions, whose window padding is 0 too. */
static void fill_summed(sdyi_padder *p, sdyi_op *op, int i) {
    const sdyi_hlo_ints list = letters_of(op, i);
    bool dims[SDYRT_MAX_RANK] = {false};
    for (int d = 0; d < list.n; d++)
        dims[d] = list.at[d].integer != FIRST_LETTER;
    sdyi_fill_operand(p, op, i, dims, NULL);
}

/* A reversed window would read the kernel's padding at its front. */
static sdyrt_status check_kernel(sdyi_padder *p, const sdyi_op *op) {
    const sdyi_hlo_ints list = letters_of(op, KERNEL);
    const sdyi_hlo_ints reversed =
        sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_REVERSAL);
    for (int d = 0; d < list.n; d++) {
        const int64_t k = list.at[d].integer;
        if (k >= 0 && k < reversed.n && reversed.at[k].integer != 0 &&
            sdyi_is_padded_at(p, sdyi_operand(op, KERNEL), d))
            return sdyi_error(p->pool, op,
                              "dimension %d of a reversed kernel is not cut "
                              "evenly",
                              d);
    }
    return SDYRT_OK;
}

/* The result is as long as its operands make it; the surplus of its spatial
 * dimensions goes past its end. Shardy then takes the elements past the end for
 * 0, which they need not be. */
sdyrt_status sdyi_pad_convolution(sdyi_padder *p, sdyi_op *op) {
    sdyi_value *const result = &op->results[0];
    const sdyi_type *const old = result->type;
    const sdyi_type *const wanted =
        sdyi_padded(p->pool, old, sdyi_pad_sharding(result));
    const sdyi_hlo_ints list = letters_of(op, RESULT);
    int64_t sizes[SDYRT_MAX_RANK], trimmed[SDYRT_MAX_RANK];
    bool is_trimmed = false;
    fill_summed(p, op, IMAGE);
    fill_summed(p, op, KERNEL);
    SDYI_TRY(check_kernel(p, op));
    SDYI_TRY(sdyi_hlo_infer_convolution(op, sizes));
    for (int d = 0; d < list.n; d++) {
        const bool is_spatial = list.at[d].integer >= 0;
        trimmed[d] = is_spatial ? sdyi_size_at(wanted, d) : sizes[d];
        if (trimmed[d] > sizes[d])
            return sdyi_error(p->pool, op,
                              "spatial dimension %d is cut into shards of %lld "
                              "elements in all, but its operands make %lld",
                              d, (long long)trimmed[d], (long long)sizes[d]);
        is_trimmed = is_trimmed || trimmed[d] < sizes[d];
    }
    result->type = sdyi_resized(p->pool, old, sizes, old->n);
    if (result->type != old)
        sdyi_pad_note(p, result, old);
    if (is_trimmed)
        (void)sdyi_pad_trim(p, op, sdyi_resized(p->pool, old, trimmed, old->n));
    return SDYRT_OK;
}

/* -- the others ------------------------------------------------------------ */

/* The padding becomes the initial value, which changes no reduction. */
sdyrt_status sdyi_pad_reduce(sdyi_padder *p, sdyi_op *op) {
    const sdyi_hlo_ints list = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    const int n = op->n_operands / 2;
    bool dims[SDYRT_MAX_RANK] = {false};
    for (int k = 0; k < list.n; k++)
        dims[list.at[k].integer] = true;
    for (int i = 0; i < n; i++)
        if (!sdyi_is_known_past_end(p, sdyi_operand(op, i),
                                    sdyi_operand(op, n + i)))
            sdyi_fill_operand(p, op, i, dims, sdyi_operand(op, n + i));
    return SDYRT_OK;
}

/* The high padding of a padded operand begins past its padded end: there is
 * less of it, and the operand is filled with the pad's value past its old end.
 * Shardy does not fill where the high padding stays as it was, which is wrong
 * if the result reaches past the old end. */
sdyrt_status sdyi_pad_pad(sdyi_padder *p, sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_type *const old = sdyi_pad_old_type(p, value);
    const sdyi_type *const out = sdyi_padded(
        p->pool, op->results[0].type, sdyi_pad_sharding(&op->results[0]));
    int64_t high[SDYRT_MAX_RANK];
    bool is_changed = false, is_less = false, is_seen = false;
    for (int d = 0; d < old->n; d++) {
        const int64_t low = sdyi_hlo_int_at(op, SDYI_NAME_EDGE_PADDING_LOW, d);
        const int64_t inside =
            sdyi_hlo_int_at(op, SDYI_NAME_INTERIOR_PADDING, d);
        const int64_t was = sdyi_hlo_int_at(op, SDYI_NAME_EDGE_PADDING_HIGH, d);
        const int64_t in = sdyi_size_at(value->type, d);
        high[d] =
            sdyi_size_at(out, d) - in - low - (in > 1 ? in - 1 : 0) * inside;
        is_less = is_less || high[d] < was;
        is_seen = is_seen || (sdyi_is_padded_at(p, value, d) && was > inside);
        is_changed = is_changed || high[d] != was;
    }
    if (is_less ||
        (is_seen && !sdyi_is_known_past_end(p, value, sdyi_operand(op, 1))))
        sdyi_fill_operand(p, op, 0, NULL, sdyi_operand(op, 1));
    if (is_changed)
        sdyi_set_ints(op, SDYI_NAME_EDGE_PADDING_HIGH, high, old->n);
    return SDYRT_OK;
}

/* The limits of a slice grow with its result. */
sdyrt_status sdyi_pad_slice(sdyi_padder *p, sdyi_op *op) {
    const sdyi_value *const value = sdyi_operand(op, 0);
    const sdyi_type *const old = op->results[0].type;
    const sdyi_type *const out =
        sdyi_padded(p->pool, old, sdyi_pad_sharding(&op->results[0]));
    int64_t limits[SDYRT_MAX_RANK];
    if (out == old)
        return SDYRT_OK;
    for (int d = 0; d < old->n; d++) {
        const int64_t start = sdyi_hlo_int_at(op, SDYI_NAME_START_INDICES, d);
        limits[d] = sdyi_hlo_int_at(op, SDYI_NAME_LIMIT_INDICES, d);
        if (sdyi_size_at(out, d) == sdyi_size_at(old, d))
            continue;
        limits[d] = start + sdyi_size_at(out, d);
        if (start != 0 || sdyi_hlo_int_at(op, SDYI_NAME_STRIDES, d) != 1 ||
            limits[d] > sdyi_size_at(value->type, d))
            return sdyi_error(p->pool, op,
                              "dimension %d is sharded but the slice is not a "
                              "full slice and requires device communication.",
                              d);
    }
    sdyi_set_ints(op, SDYI_NAME_LIMIT_INDICES, limits, old->n);
    return SDYRT_OK;
}

/* The elements of a constant in one of a longer type, padded by 0. */
static const sdyi_attr *longer(sdyi_pool *pool, const sdyi_elements *value,
                               const sdyi_type *type) {
    const sdyi_type *const old = value->type;
    int64_t n_old = 0, n = 0;
    (void)sdyi_type_count(old, &n_old);
    (void)sdyi_type_count(type, &n);
    const int64_t bytes = n_old == 0 ? 0 : value->n / n_old;
    sdyi_dense_room room;
    sdyi_dense_open(pool, type, false, (size_t)(n * bytes), &room);
    memset(room.bytes, 0, (size_t)(n * bytes));
    for (int64_t i = 0; i < n_old; i++) {
        int64_t left = i, at = 0, stride = 1;
        for (int d = old->n - 1; d >= 0; d--) {
            at += left % sdyi_size_at(old, d) * stride;
            left /= sdyi_size_at(old, d);
            stride *= sdyi_size_at(type, d);
        }
        memcpy(room.bytes + at * bytes, value->bytes + i * bytes,
               (size_t)bytes);
    }
    return sdyi_dense_close(pool, &room);
}

/* A constant has more elements: the same as all are, or 0. */
sdyrt_status sdyi_pad_constant(sdyi_padder *p, sdyi_op *op) {
    sdyi_value *const result = &op->results[0];
    const sdyi_type *const old = result->type;
    const sdyi_type *const type =
        sdyi_padded(p->pool, old, sdyi_pad_sharding(result));
    if (type == old)
        return SDYRT_OK;
    sdyi_elements value;
    SDYI_TRY(sdyi_elements_of(op, sdyi_op_attr(op, SDYI_NAME_VALUE), &value));
    const sdyi_attr *made;
    if (value.is_splat) {
        made = sdyi_attr_splat(p->pool, type, value.bytes, (size_t)value.n);
    } else {
        made = longer(p->pool, &value, type);
    }
    sdyi_op_set_attr(op, SDYI_NAME_VALUE, made);
    result->type = type;
    sdyi_pad_note(p, result, old);
    if (!value.is_splat || sdyi_elements_are_zero(&value))
        sdyi_set_zeroed(p, result);
    return SDYRT_OK;
}
