/* Verifiers of ops that rearrange elements, of iota, constants and tuples. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/dialects/stablehlo/verify_quant.h"

#include <inttypes.h>

/* -- transpose, reverse, concatenate --------------------------------------- */

static sdyrt_status infer_transpose(const sdyi_op *op, const sdyi_type **type) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const sdyi_hlo_ints permutation =
        sdyi_hlo_ints_at(op, SDYI_NAME_PERMUTATION);
    const int rank = in->n;
    if (rank != permutation.n)
        return SDYI_HLO_FAIL(op,
                             "TransposeOp operand rank %d does not match "
                             "permutation size %d",
                             rank, permutation.n);
    const sdyi_hlo_extents from = sdyi_hlo_extents_of(op, in);
    const sdyi_hlo_extents to = sdyi_hlo_new_extents(op, rank);
    int64_t *const all = sdyi_hlo_new_dims(op, rank);
    bool is_permutation = true;
    for (int i = 0; i < rank; i++) {
        all[i] = i;
        is_permutation = is_permutation && sdyi_hlo_has(permutation, i);
    }
    if (!is_permutation)
        return SDYI_HLO_FAIL(op,
                             "attribute permutation must be a permutation of "
                             "%s but got %s",
                             sdyi_hlo_dims_text(pool, all, rank),
                             sdyi_hlo_ints_text(pool, permutation));
    for (int i = 0; i < rank; i++) {
        to.dims[i] = from.dims[permutation.at[i].integer];
        to.bounds[i] = from.bounds[permutation.at[i].integer];
    }
    *type = sdyi_hlo_tensor_of(op, &to, in->element);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_transpose(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_compatible_elements(op));
    SDYI_TRY(sdyi_hlo_check(op, infer_transpose));
    return sdyi_hlo_check_quant_transpose(op);
}

static sdyrt_status check_reversed(const sdyi_op *op) {
    const sdyi_hlo_ints dims = sdyi_hlo_ints_at(op, SDYI_NAME_DIMENSIONS);
    int64_t repeated;
    if (sdyi_hlo_find_repeated(dims, &repeated))
        return SDYI_HLO_FAIL(op, "dimensions should be unique. Got: %s",
                             sdyi_hlo_ints_text(op->module->pool, dims));
    for (int i = 0; i < dims.n; i++) {
        const int64_t dim = dims.at[i].integer;
        if (dim < 0)
            return SDYI_HLO_FAIL(op,
                                 "all dimensions should be non-negative. Got "
                                 "dimension: %" PRId64 ".",
                                 dim);
        if (dim >= sdyi_hlo_in(op, 0)->n)
            return SDYI_HLO_FAIL(op,
                                 "all dimensions should be between [0, %d). "
                                 "Got dimension: %" PRId64 ".",
                                 sdyi_hlo_in(op, 0)->n, dim);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_reverse(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_same_element(op));
    SDYI_TRY(sdyi_hlo_inferred(op, check_reversed(op)));
    return sdyi_hlo_expect_one(op, sdyi_hlo_in(op, 0));
}

/* Sizes of operand `i` against those of operand 0, except `along`. */
static sdyrt_status check_part(const sdyi_op *op, int i, int64_t along) {
    const sdyi_type *const first = sdyi_hlo_in(op, 0), *const next =
                                                           sdyi_hlo_in(op, i);
    if (first->n != next->n)
        return SDYI_HLO_FAIL(op, "operands (0) and (%d) do not match rank", i);
    for (int d = 0; d < first->n; d++)
        if (d != along &&
            !sdyi_hlo_dims_fit(sdyi_hlo_dim(first, d), sdyi_hlo_dim(next, d)))
            return SDYI_HLO_FAIL(
                op,
                "shapes of operand (0) and (%d) are not compatible at "
                "non-concat index %d: (%s) != (%s)",
                i, d, sdyi_hlo_raw_dims_text(op, first),
                sdyi_hlo_raw_dims_text(op, next));
    return SDYRT_OK;
}

static sdyrt_status infer_concatenate(const sdyi_op *op,
                                      const sdyi_type **type) {
    const int64_t along = sdyi_hlo_int(op, SDYI_NAME_DIMENSION, 0);
    const int rank = sdyi_hlo_in(op, 0)->n;
    if (along >= rank)
        return SDYI_HLO_FAIL(
            op, "dimension %" PRId64 " is out-of-bounds for input rank %d",
            along, rank);
    for (int i = 1; i < op->n_operands; i++)
        SDYI_TRY(check_part(op, i, along));
    return sdyi_hlo_merge(op, sdyi_hlo_operand_types(op), op->n_operands,
                          (int)along, type);
}

sdyrt_status sdyi_verify_concatenate(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_same_element(op));
    return sdyi_hlo_check(op, infer_concatenate);
}

/* -- reshape, bitcast_convert ---------------------------------------------- */

sdyrt_status sdyi_hlo_check_count(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    int64_t n_in, n_out;
    if (sdyi_type_is_static(in) && sdyi_type_is_static(out) &&
        sdyi_type_count(in, &n_in) && sdyi_type_count(out, &n_out) &&
        n_in != n_out)
        return SDYI_HLO_FAIL(op,
                             "number of output elements (%" PRId64
                             ") doesn't match expected number of elements "
                             "(%" PRId64 ")",
                             n_out, n_in);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_reshape(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_compatible_elements(op));
    SDYI_TRY(sdyi_hlo_check_count(op));
    return sdyi_hlo_check_quant_reshape(op);
}

static bool is_complex(const sdyi_type *type) {
    return sdyi_type_is(type->element, SDYI_TYPE_COMPLEX);
}

/* 0: a type without a known width. */
static int bits_of(const sdyi_type *element) {
    if (sdyi_type_is(element, SDYI_TYPE_COMPLEX))
        return 2 * bits_of(element->element);
    const sdyi_quant *const quant = sdyi_quant_of(element);
    if (quant == NULL)
        return element->width;
    const sdyi_quant *const quantile = sdyi_quant_cells(quant->stored);
    return (quantile == NULL ? quant->stored : quantile->expressed)->width;
}

static sdyrt_status check_bitcast(const sdyi_op *op, const sdyi_type *small,
                                  const sdyi_type *large) {
    const int n_small = bits_of(small->element),
              n_large = bits_of(large->element);
    const char *const in = sdyi_type_text(op->module->pool, sdyi_hlo_in(op, 0));
    const char *const out =
        sdyi_type_text(op->module->pool, sdyi_hlo_out(op, 0));
    if (n_small != n_large && small->n != large->n + 1)
        return SDYI_HLO_FAIL(op,
                             "rank of smaller element type (%d) should be 1 "
                             "more than rank of larger element type (%d), but "
                             "%d != %d + 1.",
                             small->n, large->n, small->n, large->n);
    const int64_t last = small->n == 0 ? 1 : sdyi_hlo_dim(small, small->n - 1);
    if (n_small != n_large && sdyi_hlo_is_known(last) &&
        n_small * last != n_large)
        return SDYI_HLO_FAIL(op,
                             "requires compatible bit widths. Got: %s and %s, "
                             "but %d * %" PRId64 " != %d.",
                             in, out, n_small, last, n_large);
    for (int i = 0; i < large->n && i < small->n; i++)
        if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(small, i), sdyi_hlo_dim(large, i)))
            return SDYI_HLO_FAIL(
                op,
                "operand and result shapes must match except for the innermost "
                "dimension of the shape with the smaller element type. Got: %s "
                "and %s.",
                in, out);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_bitcast_convert(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    if (is_complex(in) != is_complex(out))
        return SDYI_HLO_FAIL(op,
                             "cannot convert between real and complex types, "
                             "but got: %s and %s",
                             sdyi_type_text(op->module->pool, in),
                             sdyi_type_text(op->module->pool, out));
    return bits_of(in->element) <= bits_of(out->element)
               ? check_bitcast(op, in, out)
               : check_bitcast(op, out, in);
}

/* -- broadcasts ------------------------------------------------------------ */

static sdyrt_status infer_broadcast(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const sdyi_hlo_ints sizes = sdyi_hlo_ints_at(op, SDYI_NAME_BROADCAST_SIZES);
    const int rank = sizes.n + in->n;
    int64_t *const dims = sdyi_hlo_new_dims(op, rank);
    for (int i = 0; i < sizes.n; i++) {
        dims[i] = sizes.at[i].integer;
        if (dims[i] < 0)
            return SDYI_HLO_FAIL(
                op, "Broadcast with negative dimension size %" PRId64, dims[i]);
    }
    for (int i = 0; i < in->n; i++)
        dims[sizes.n + i] = sdyi_hlo_dim(in, i);
    *type = sdyi_hlo_tensor(op, dims, rank, in->element, NULL);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_broadcast(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_same_element(op));
    return sdyi_hlo_check(op, infer_broadcast);
}

/* broadcast_in_dim, and the dynamic form, with sizes that may be unknown. */
sdyrt_status sdyi_hlo_check_in_dim(const sdyi_op *op, const char *wrong) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0), *const out =
                                                        sdyi_hlo_out(op, 0);
    const sdyi_hlo_ints dims =
        sdyi_hlo_ints_at(op, SDYI_NAME_BROADCAST_DIMENSIONS);
    int64_t repeated;
    if (dims.n != in->n)
        return SDYI_HLO_FAIL(op,
                             "broadcast_dimensions size (%d) does not match "
                             "operand rank (%d)",
                             dims.n, in->n);
    if (out->n < in->n)
        return SDYI_HLO_FAIL(op,
                             "result rank (%d) is less than operand rank (%d)",
                             out->n, in->n);
    if (sdyi_hlo_find_repeated(dims, &repeated))
        return SDYI_HLO_FAIL(op,
                             "broadcast_dimensions should not have duplicates");
    for (int i = 0; i < in->n; i++) {
        const int64_t to = dims.at[i].integer, size = sdyi_hlo_dim(in, i);
        if (to < 0 || to >= out->n)
            return SDYI_HLO_FAIL(op,
                                 "broadcast_dimensions contains invalid value "
                                 "%" PRId64 " for result with rank %d",
                                 to, out->n);
        if (size != 1 && !sdyi_hlo_dims_fit(size, sdyi_hlo_dim(out, (int)to)))
            return SDYI_HLO_FAIL(op,
                                 "size of operand dimension %d (%" PRId64
                                 ") is not %s size of result dimension %" PRId64
                                 " (%" PRId64 ")",
                                 i, size, wrong, to,
                                 sdyi_hlo_dim(out, (int)to));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_broadcast_in_dim(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_compatible_elements(op));
    SDYI_TRY(sdyi_hlo_check_in_dim(op, "equal to 1 or"));
    return sdyi_hlo_check_quant_broadcast(op, true);
}

/* -- iota and constants ---------------------------------------------------- */

sdyrt_status sdyi_verify_iota(const sdyi_op *op) {
    const sdyi_type *const out = sdyi_hlo_out(op, 0);
    if (out->n == 0 && op->n_operands == 0)
        return SDYI_HLO_FAIL(op, "does not support scalars.");
    if (sdyi_hlo_int(op, SDYI_NAME_IOTA_DIMENSION, 0) >= out->n)
        return SDYI_HLO_FAIL(
            op, "iota dimension cannot go beyond the output rank.");
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_hlo_constant(const sdyi_op *op) {
    const sdyi_type *const type = sdyi_op_attr(op, SDYI_NAME_VALUE)->type;
    const sdyi_type *const out = sdyi_hlo_out(op, 0);
    return sdyi_quant_holds(out, type) ? SDYRT_OK
                                       : sdyi_hlo_mismatch(op, &type, 1);
}

static const sdyi_type *i32_scalar(const sdyi_op *op) {
    return sdyi_hlo_tensor(
        op, NULL, 0, sdyi_type_integer(op->module->pool, 32, SDYI_SIGNLESS),
        NULL);
}

static sdyrt_status check_dimension(const sdyi_op *op) {
    const int64_t dim = sdyi_hlo_int(op, SDYI_NAME_DIMENSION, 0);
    if (dim >= sdyi_hlo_in(op, 0)->n)
        return SDYI_HLO_FAIL(op,
                             "requires dimension attribute in range [0, %d); "
                             "found (%" PRId64 ")",
                             sdyi_hlo_in(op, 0)->n, dim);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_get_dimension_size(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_inferred(op, check_dimension(op)));
    return sdyi_hlo_expect_one(op, i32_scalar(op));
}

static sdyrt_status infer_set_size(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    if (sdyi_hlo_in(op, 1)->n != 0)
        return SDYI_HLO_FAIL(op, "size operand should be of rank-0");
    SDYI_TRY(check_dimension(op));
    const int along = (int)sdyi_hlo_int(op, SDYI_NAME_DIMENSION, 0);
    const sdyi_hlo_extents e = sdyi_hlo_extents_of(op, in);
    if (sdyi_hlo_is_known(e.dims[along]))
        e.bounds[along] = e.dims[along];
    e.dims[along] = SDYRT_DYNAMIC;
    *type = sdyi_hlo_tensor_of(op, &e, in->element);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_set_dimension_size(const sdyi_op *op) {
    return sdyi_hlo_check(op, infer_set_size);
}

/* -- tuples and identities ------------------------------------------------- */

sdyrt_status sdyi_verify_tuple(const sdyi_op *op) {
    const sdyi_type *const type = sdyi_type_tuple(
        op->module->pool, sdyi_hlo_operand_types(op), op->n_operands);
    return type == sdyi_hlo_out(op, 0) ? SDYRT_OK
                                       : sdyi_hlo_mismatch(op, &type, 1);
}

static sdyrt_status check_index(const sdyi_op *op) {
    const sdyi_type *const tuple = sdyi_hlo_in(op, 0);
    const int64_t index = sdyi_hlo_int(op, SDYI_NAME_INDEX, 0);
    if (index >= tuple->n)
        return SDYI_HLO_FAIL(
            op, "index %" PRId64 " is out of bounds of operand with size %d",
            index, tuple->n);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_get_tuple_element(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_inferred(op, check_index(op)));
    return sdyi_hlo_expect_one(
        op,
        sdyi_hlo_in(op, 0)->cells[sdyi_hlo_int(op, SDYI_NAME_INDEX, 0)].type);
}

sdyrt_status sdyi_verify_hlo_barrier(const sdyi_op *op) {
    if (op->n_operands != op->n_results)
        return SDYI_HLO_FAIL_OP(
            op, "requires the same number of operands and results");
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_hlo_in(op, i) != sdyi_hlo_out(op, i))
            return SDYI_HLO_FAIL_OP(
                op, "requires the same type for operand and result at index %d",
                i);
    return SDYRT_OK;
}
