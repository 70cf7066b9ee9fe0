/* Verifiers of slices, updates and padding. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_window.h"

#include <inttypes.h>

/* -- slice ----------------------------------------------------------------- */

/* The slice of dimension `d`; `size` is its bound if it is dynamic, which
 * `what` says in errors. */
static sdyrt_status check_range(const sdyi_op *op, int d, int64_t size,
                                const char *what, const int64_t range[3]) {
    const int64_t start = range[0], limit = range[1], stride = range[2];
    if (start < 0)
        return SDYI_HLO_FAIL(
            op, "negative start index %" PRId64 " in dimension %d", start, d);
    if (sdyi_hlo_is_known(size) && limit > size)
        return SDYI_HLO_FAIL(op,
                             "limit index %" PRId64
                             " is larger than dimension %s %" PRId64
                             " in dimension %d",
                             limit, what, size, d);
    if (start > limit)
        return SDYI_HLO_FAIL(op,
                             "start index %" PRId64
                             " is larger than limit index %" PRId64
                             " in dimension %d",
                             start, limit, d);
    if (stride <= 0)
        return SDYI_HLO_FAIL(
            op, "stride must be positive but got %" PRId64 " in dimension %d",
            stride, d);
    return SDYRT_OK;
}

static sdyrt_status infer_slice(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const sdyi_hlo_ints starts = sdyi_hlo_ints_at(op, SDYI_NAME_START_INDICES),
                        limits = sdyi_hlo_ints_at(op, SDYI_NAME_LIMIT_INDICES),
                        strides = sdyi_hlo_ints_at(op, SDYI_NAME_STRIDES);
    if (starts.n != in->n)
        return SDYI_HLO_FAIL(op,
                             "the number of elements in start_indices (%d) "
                             "does not match the rank of the operand (%d)",
                             starts.n, in->n);
    const int64_t *const bounds = sdyi_hlo_bounds(op->module->pool, in);
    int64_t *const dims = sdyi_hlo_new_dims(op, in->n);
    for (int i = 0; i < in->n; i++) {
        const int64_t range[3] = {starts.at[i].integer, limits.at[i].integer,
                                  strides.at[i].integer};
        const bool is_known = sdyi_hlo_is_known(sdyi_hlo_dim(in, i));
        const int64_t size =
            is_known || bounds == NULL ? sdyi_hlo_dim(in, i) : bounds[i];
        SDYI_TRY(check_range(op, i, size, is_known ? "size" : "bound", range));
        dims[i] =
            range[1] == range[0] ? 0 : (range[1] - range[0] - 1) / range[2] + 1;
    }
    *type = sdyi_hlo_tensor(op, dims, in->n, in->element, NULL);
    return SDYRT_OK;
}

static sdyrt_status check_same_size(const sdyi_op *op, sdyi_name a, sdyi_name b,
                                    sdyi_name c) {
    const sdyi_pool *const pool = op->module->pool;
    const int n = sdyi_hlo_ints_at(op, a).n;
    if (sdyi_hlo_ints_at(op, b).n != n || sdyi_hlo_ints_at(op, c).n != n)
        return SDYI_HLO_FAIL_OP(
            op, "failed to verify that all of {%s, %s, %s} have same size",
            sdyi_name_text(pool, a), sdyi_name_text(pool, b),
            sdyi_name_text(pool, c));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_slice(const sdyi_op *op) {
    SDYI_TRY(check_same_size(op, SDYI_NAME_START_INDICES,
                             SDYI_NAME_LIMIT_INDICES, SDYI_NAME_STRIDES));
    SDYI_TRY(sdyi_hlo_same_element(op));
    return sdyi_hlo_check(op, infer_slice);
}

/* -- slices at operands ---------------------------------------------------- */

/* Index operands from `first` on have one element type. */
static bool have_one_element(const sdyi_op *op, int first) {
    for (int i = first + 1; i < op->n_operands; i++)
        if (sdyi_hlo_in(op, i)->element != sdyi_hlo_in(op, first)->element)
            return false;
    return true;
}

static sdyrt_status infer_dynamic_slice(const sdyi_op *op,
                                        const sdyi_type **type) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const sdyi_hlo_ints sizes = sdyi_hlo_ints_at(op, SDYI_NAME_SLICE_SIZES);
    const int n = op->n_operands - 1;
    if (sizes.n != n)
        return SDYI_HLO_FAIL(op,
                             "has mismatched number of slice sizes (%d) and "
                             "number of start indices (%d)",
                             sizes.n, n);
    if (in->n != n)
        return SDYI_HLO_FAIL(op,
                             "has mismatched number of start indices (%d) and "
                             "the rank of operand (%d)",
                             n, in->n);
    if (!have_one_element(op, 1))
        return SDYI_HLO_FAIL(op, "start indices must have same element type");
    int64_t *const dims = sdyi_hlo_new_dims(op, n);
    for (int i = 0; i < n; i++) {
        dims[i] = sizes.at[i].integer;
        if (dims[i] < 0)
            return SDYI_HLO_FAIL(
                op, "has negative size index to dynamic slice: %" PRId64,
                dims[i]);
        if (sdyi_hlo_is_known(sdyi_hlo_dim(in, i)) &&
            dims[i] > sdyi_hlo_dim(in, i))
            return SDYI_HLO_FAIL(op,
                                 "has slice size %" PRId64
                                 " greater than dimension size %" PRId64
                                 " in dimension %d of operand",
                                 dims[i], sdyi_hlo_dim(in, i), i);
    }
    *type = sdyi_hlo_tensor(op, dims, n, in->element, NULL);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_dynamic_slice(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_all_same_element(op, "operand, result", 1));
    return sdyi_hlo_check(op, infer_dynamic_slice);
}

static sdyrt_status check_update(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const update =
                                                        sdyi_hlo_in(op, 1);
    if (update->n != in->n)
        return SDYI_HLO_FAIL(
            op, "update rank does not match operand rank: %d vs %d.", update->n,
            in->n);
    if (op->n_operands - 2 != in->n)
        return SDYI_HLO_FAIL(op,
                             "expects number of start_indices to match operand "
                             "rank: %d vs %d.",
                             op->n_operands - 2, in->n);
    if (!have_one_element(op, 2))
        return SDYI_HLO_FAIL(op, "start indices must have same element type");
    for (int i = 0; i < in->n; i++) {
        const int64_t size = sdyi_hlo_dim(in, i),
                      most = sdyi_hlo_dim(update, i);
        if (sdyi_hlo_is_known(size) && sdyi_hlo_is_known(most) && most > size)
            return SDYI_HLO_FAIL(op,
                                 "expects size at dimension %d of update to be "
                                 "in range [0, %" PRId64 "]. Got: %" PRId64 ".",
                                 i, size, most);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_dynamic_update_slice(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_all_same_element(op, "operand, update, result", 2));
    SDYI_TRY(sdyi_hlo_inferred(op, check_update(op)));
    return sdyi_hlo_expect_one(op, sdyi_hlo_in(op, 0));
}

/* -- pad ------------------------------------------------------------------- */

/* A size or bound with padding; dynamic stays dynamic. */
static int64_t padded(int64_t size, int64_t low, int64_t high,
                      int64_t interior) {
    if (!sdyi_hlo_is_known(size))
        return size;
    return sdyi_hlo_padded(size, low, high, interior);
}

static sdyrt_status infer_pad(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const sdyi_hlo_ints low = sdyi_hlo_ints_at(op, SDYI_NAME_EDGE_PADDING_LOW),
                        high =
                            sdyi_hlo_ints_at(op, SDYI_NAME_EDGE_PADDING_HIGH),
                        interior =
                            sdyi_hlo_ints_at(op, SDYI_NAME_INTERIOR_PADDING);
    if (low.n != in->n)
        return SDYI_HLO_FAIL(
            op, "edge_padding_low length (%d) must match operand rank (%d)",
            low.n, in->n);
    const sdyi_hlo_extents e = sdyi_hlo_extents_of(op, in);
    for (int i = 0; i < in->n; i++) {
        const int64_t between = interior.at[i].integer;
        if (between < 0)
            return SDYI_HLO_FAIL(
                op, "Interior padding cannot be negative: %" PRId64, between);
        e.dims[i] =
            padded(e.dims[i], low.at[i].integer, high.at[i].integer, between);
        e.bounds[i] =
            padded(e.bounds[i], low.at[i].integer, high.at[i].integer, between);
        const bool is_known = sdyi_hlo_is_known(e.dims[i]);
        const int64_t size = is_known ? e.dims[i] : e.bounds[i];
        if (sdyi_hlo_is_known(size) && size < 0)
            return SDYI_HLO_FAIL(op,
                                 "Padding result in negative %s for dimension "
                                 "%d",
                                 is_known ? "size" : "bound", i);
    }
    *type = sdyi_hlo_tensor_of(op, &e, in->element);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_pad(const sdyi_op *op) {
    SDYI_TRY(check_same_size(op, SDYI_NAME_EDGE_PADDING_LOW,
                             SDYI_NAME_EDGE_PADDING_HIGH,
                             SDYI_NAME_INTERIOR_PADDING));
    SDYI_TRY(sdyi_hlo_same_element(op));
    return sdyi_hlo_check(op, infer_pad);
}
