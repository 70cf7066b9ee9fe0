/* Verifiers of convolutions. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_quant.h"
#include "program/dialects/stablehlo/verify_window.h"

#include <inttypes.h>

static sdyi_hlo_ints list_of(const sdyi_op *op, int list) {
    return sdyi_hlo_field(sdyi_op_attr(op, SDYI_NAME_DIMENSION_NUMBERS), list);
}

int sdyi_conv_dim(const sdyi_op *op, int list, int64_t entry) {
    const sdyi_hlo_ints dims = list_of(op, list);
    for (int i = 0; i < dims.n; i++)
        if (dims.at[i].integer == entry)
            return i;
    return -1;
}

/* The size of an operand in the dimension with this entry. */
static int64_t size_of(const sdyi_op *op, int list, int64_t entry) {
    return sdyi_hlo_dim(sdyi_hlo_in(op, list), sdyi_conv_dim(op, list, entry));
}

/* -- inputs ---------------------------------------------------------------- */

static sdyrt_status check_inputs(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_type *const lhs = sdyi_hlo_in(op, 0), *const rhs =
                                                         sdyi_hlo_in(op, 1);
    if (lhs->n != rhs->n)
        return SDYI_HLO_FAIL(
            op,
            "expects convolution arguments to have same number of dimensions. "
            "Got: %s and %s.",
            sdyi_type_text(pool, lhs), sdyi_type_text(pool, rhs));
    if (lhs->n < 2)
        return SDYI_HLO_FAIL(op,
                             "expects convolution arguments to have >= 2 "
                             "dimensions. Got: %s and %s.",
                             sdyi_type_text(pool, lhs),
                             sdyi_type_text(pool, rhs));
    if (!sdyi_hlo_has_quantized(op, 2) && !sdyi_hlo_elements_fit(lhs, rhs))
        return SDYI_HLO_FAIL(
            op,
            "expects lhs and rhs to have compatible element type. Got: %s and "
            "%s",
            sdyi_type_text(pool, lhs->element),
            sdyi_type_text(pool, rhs->element));
    return SDYRT_OK;
}

static sdyrt_status check_numbers(const sdyi_op *op) {
    const int rank = sdyi_hlo_in(op, 0)->n;
    if (list_of(op, SDYI_CONV_LHS).n != list_of(op, SDYI_CONV_RHS).n ||
        list_of(op, SDYI_CONV_LHS).n != list_of(op, SDYI_CONV_RESULT).n)
        return SDYI_HLO_FAIL(op,
                             "expects the same size for input, kernel and "
                             "output spatial-dimensions, but got %d, %d, and "
                             "%d resp.",
                             list_of(op, SDYI_CONV_LHS).n - 2,
                             list_of(op, SDYI_CONV_RHS).n - 2,
                             list_of(op, SDYI_CONV_RESULT).n - 2);
    if (list_of(op, SDYI_CONV_LHS).n > rank)
        return SDYI_HLO_FAIL(op,
                             "expects input, kernel, and output "
                             "dimension-numbers to be in-range [0, %d).",
                             rank);
    if (list_of(op, SDYI_CONV_LHS).n != rank)
        return SDYI_HLO_FAIL(
            op, "expects convolution arguments to have %d dimensions. Got: %d",
            list_of(op, SDYI_CONV_LHS).n, rank);
    return SDYRT_OK;
}

/* -- groups ---------------------------------------------------------------- */

static sdyrt_status check_groups(const sdyi_op *op, int64_t features,
                                 int64_t batches) {
    if (batches > 1 && features > 1)
        return SDYI_HLO_FAIL(op,
                             "expects batch_group_count and "
                             "feature_group_count not to be both greater than "
                             "1. Got %" PRId64 " and %" PRId64 " resp.",
                             batches, features);
    const int64_t in_feature = size_of(op, SDYI_CONV_LHS, SDYI_CONV_FEATURE);
    const int64_t kernel_in = size_of(op, SDYI_CONV_RHS, SDYI_CONV_IN_FEATURE);
    const int64_t kernel_out =
        size_of(op, SDYI_CONV_RHS, SDYI_CONV_OUT_FEATURE);
    const int64_t batch = size_of(op, SDYI_CONV_LHS, SDYI_CONV_BATCH);
    if (sdyi_hlo_is_known(batch) && batch % batches != 0)
        return SDYI_HLO_FAIL(op,
                             "expects input batch dimension (%" PRId64
                             ") to be divisible by batch_group_count. Got "
                             "batch_group_count = %" PRId64 ".",
                             batch, batches);
    if (sdyi_hlo_is_known(in_feature)) {
        if (in_feature % features != 0)
            return SDYI_HLO_FAIL(op,
                                 "expects input feature dimension (%" PRId64
                                 ") to be a multiple of feature_group_count. "
                                 "Got feature_group_count = %" PRId64 ".",
                                 in_feature, features);
        if (sdyi_hlo_is_known(kernel_in) && in_feature / features != kernel_in)
            return SDYI_HLO_FAIL(
                op,
                "expects input feature dimension (%" PRId64
                ") / feature_group_count = kernel input feature dimension "
                "(%" PRId64 "). Got feature_group_count = %" PRId64 ".",
                in_feature, kernel_in, features);
    }
    if (!sdyi_hlo_is_known(kernel_out))
        return SDYRT_OK;
    if (kernel_out % batches != 0)
        return SDYI_HLO_FAIL(op,
                             "expects output feature dimension size (%" PRId64
                             ") to be a multiple of batch_group_count. Got "
                             "batch_group_count = %" PRId64 ".",
                             kernel_out, batches);
    if (kernel_out % features != 0)
        return SDYI_HLO_FAIL(op,
                             "expects kernel output feature dimension (%" PRId64
                             ") to be divisible by feature_group_count. For "
                             "feature_group_count = %" PRId64 ".",
                             kernel_out, features);
    return SDYRT_OK;
}

static sdyrt_status check_all(const sdyi_op *op) {
    SDYI_TRY(check_inputs(op));
    SDYI_TRY(check_numbers(op));
    return check_groups(op, sdyi_hlo_int(op, SDYI_NAME_FEATURE_GROUP_COUNT, 1),
                        sdyi_hlo_int(op, SDYI_NAME_BATCH_GROUP_COUNT, 1));
}

/* -- ops ------------------------------------------------------------------- */

sdyrt_status sdyi_hlo_infer_convolution(const sdyi_op *op, int64_t *dims) {
    const int n = list_of(op, SDYI_CONV_LHS).n - 2;
    int64_t *const sizes = sdyi_hlo_new_dims(op, n);
    for (int i = 0; i < n; i++)
        sizes[i] = size_of(op, SDYI_CONV_RHS, i);
    const sdyi_hlo_window w = {
        .sizes = sizes,
        .n = n,
        .strides = sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_STRIDES),
        .padding = sdyi_op_attr(op, SDYI_NAME_PADDING),
        .base_dilation = sdyi_hlo_ints_at(op, SDYI_NAME_LHS_DILATION),
        .window_dilation = sdyi_hlo_ints_at(op, SDYI_NAME_RHS_DILATION),
        .reversal = sdyi_hlo_ints_at(op, SDYI_NAME_WINDOW_REVERSAL)};
    SDYI_TRY(sdyi_hlo_check_padding(op, &w));
    SDYI_TRY(sdyi_hlo_check_window(op, &w));
    const int64_t batch = size_of(op, SDYI_CONV_LHS, SDYI_CONV_BATCH);
    dims[sdyi_conv_dim(op, SDYI_CONV_RESULT, SDYI_CONV_BATCH)] =
        sdyi_hlo_is_known(batch)
            ? batch / sdyi_hlo_int(op, SDYI_NAME_BATCH_GROUP_COUNT, 1)
            : batch;
    dims[sdyi_conv_dim(op, SDYI_CONV_RESULT, SDYI_CONV_FEATURE)] =
        size_of(op, SDYI_CONV_RHS, SDYI_CONV_OUT_FEATURE);
    for (int i = 0; i < n; i++)
        dims[sdyi_conv_dim(op, SDYI_CONV_RESULT, i)] =
            sdyi_hlo_n_places(&w, i, size_of(op, SDYI_CONV_LHS, i));
    return SDYRT_OK;
}

static sdyrt_status check_quant(const sdyi_op *op) {
    return sdyi_hlo_check_quant_conv(
        op, sdyi_conv_dim(op, SDYI_CONV_RHS, SDYI_CONV_OUT_FEATURE),
        sdyi_conv_dim(op, SDYI_CONV_RESULT, SDYI_CONV_FEATURE));
}

sdyrt_status sdyi_verify_convolution(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_check_precision(op));
    SDYI_TRY(check_all(op));
    const int rank = list_of(op, SDYI_CONV_RESULT).n;
    int64_t *const dims = sdyi_hlo_new_dims(op, rank);
    SDYI_TRY(sdyi_hlo_infer_convolution(op, dims));
    SDYI_TRY(sdyi_hlo_expect_shape(op, dims, rank));
    return check_quant(op);
}

sdyrt_status sdyi_verify_dynamic_conv(const sdyi_op *op) {
    const sdyi_type *const padding = sdyi_hlo_in(op, 2);
    const int n = list_of(op, SDYI_CONV_LHS).n - 2;
    SDYI_TRY(check_all(op));
    if (sdyi_hlo_dim(padding, 0) != n || sdyi_hlo_dim(padding, 1) != 2)
        return SDYI_HLO_FAIL(op,
                             "expects padding to be of shape [%d, 2], but got "
                             "[%" PRId64 ", %" PRId64 "]",
                             n, sdyi_hlo_dim(padding, 0),
                             sdyi_hlo_dim(padding, 1));
    return check_quant(op);
}
