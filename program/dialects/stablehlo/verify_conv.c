/* Verifiers of convolutions. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_quant.h"
#include "program/dialects/stablehlo/verify_window.h"

#include <inttypes.h>

/* Stored numbers of the letters; lists are those of #stablehlo.conv<[b, 0, 1,
 * f]x[0, 1, i, o]->[b, 0, 1, f]>. */
enum { BATCH = -1, FEATURE = -2, OUTPUT_FEATURE = -1, INPUT_FEATURE = -2 };

typedef struct numbers {
    sdyi_hlo_ints lists[3];
} numbers;

/* Index of an entry in a list; -1: none. */
static int place(const numbers *d, int list, int64_t entry) {
    for (int i = 0; i < d->lists[list].n; i++)
        if (d->lists[list].at[i].integer == entry)
            return i;
    return -1;
}

/* The size of an operand in the dimension with this entry. */
static int64_t size_of(const sdyi_op *op, const numbers *d, int list,
                       int64_t entry) {
    return sdyi_hlo_dim(sdyi_hlo_in(op, list), place(d, list, entry));
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

static sdyrt_status check_numbers(const sdyi_op *op, const numbers *d) {
    const int rank = sdyi_hlo_in(op, 0)->n;
    if (d->lists[SDYI_CONV_LHS].n != d->lists[SDYI_CONV_RHS].n ||
        d->lists[SDYI_CONV_LHS].n != d->lists[SDYI_CONV_RESULT].n)
        return SDYI_HLO_FAIL(op,
                             "expects the same size for input, kernel and "
                             "output spatial-dimensions, but got %d, %d, and "
                             "%d resp.",
                             d->lists[SDYI_CONV_LHS].n - 2,
                             d->lists[SDYI_CONV_RHS].n - 2,
                             d->lists[SDYI_CONV_RESULT].n - 2);
    if (d->lists[SDYI_CONV_LHS].n > rank)
        return SDYI_HLO_FAIL(op,
                             "expects input, kernel, and output "
                             "dimension-numbers to be in-range [0, %d).",
                             rank);
    if (d->lists[SDYI_CONV_LHS].n != rank)
        return SDYI_HLO_FAIL(
            op, "expects convolution arguments to have %d dimensions. Got: %d",
            d->lists[SDYI_CONV_LHS].n, rank);
    return SDYRT_OK;
}

/* -- groups ---------------------------------------------------------------- */

static sdyrt_status check_groups(const sdyi_op *op, const numbers *d,
                                 int64_t features, int64_t batches) {
    if (batches > 1 && features > 1)
        return SDYI_HLO_FAIL(op,
                             "expects batch_group_count and "
                             "feature_group_count not to be both greater than "
                             "1. Got %" PRId64 " and %" PRId64 " resp.",
                             batches, features);
    const int64_t in_feature = size_of(op, d, SDYI_CONV_LHS, FEATURE);
    const int64_t kernel_in = size_of(op, d, SDYI_CONV_RHS, INPUT_FEATURE);
    const int64_t kernel_out = size_of(op, d, SDYI_CONV_RHS, OUTPUT_FEATURE);
    const int64_t batch = size_of(op, d, SDYI_CONV_LHS, BATCH);
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

static sdyrt_status check_all(const sdyi_op *op, const numbers *d) {
    SDYI_TRY(check_inputs(op));
    SDYI_TRY(check_numbers(op, d));
    return check_groups(op, d,
                        sdyi_hlo_int(op, SDYI_NAME_FEATURE_GROUP_COUNT, 1),
                        sdyi_hlo_int(op, SDYI_NAME_BATCH_GROUP_COUNT, 1));
}

static numbers numbers_of(const sdyi_op *op) {
    numbers d;
    for (int i = 0; i < 3; i++)
        d.lists[i] =
            sdyi_hlo_field(sdyi_op_attr(op, SDYI_NAME_DIMENSION_NUMBERS), i);
    return d;
}

/* -- ops ------------------------------------------------------------------- */

static sdyrt_status infer_convolution(const sdyi_op *op, const numbers *d,
                                      int64_t *dims) {
    const int n = d->lists[SDYI_CONV_LHS].n - 2;
    int64_t *const sizes = sdyi_hlo_new_dims(op, n);
    for (int i = 0; i < n; i++)
        sizes[i] = size_of(op, d, SDYI_CONV_RHS, i);
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
    const int64_t batch = size_of(op, d, SDYI_CONV_LHS, BATCH);
    dims[place(d, SDYI_CONV_RESULT, BATCH)] =
        sdyi_hlo_is_known(batch)
            ? batch / sdyi_hlo_int(op, SDYI_NAME_BATCH_GROUP_COUNT, 1)
            : batch;
    dims[place(d, SDYI_CONV_RESULT, FEATURE)] =
        size_of(op, d, SDYI_CONV_RHS, OUTPUT_FEATURE);
    for (int i = 0; i < n; i++)
        dims[place(d, SDYI_CONV_RESULT, i)] =
            sdyi_hlo_n_places(&w, i, size_of(op, d, SDYI_CONV_LHS, i));
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_infer_convolution(const sdyi_op *op, int64_t *dims) {
    const numbers d = numbers_of(op);
    return infer_convolution(op, &d, dims);
}

static sdyrt_status check_quant(const sdyi_op *op, const numbers *d) {
    return sdyi_hlo_check_quant_conv(op,
                                     place(d, SDYI_CONV_RHS, OUTPUT_FEATURE),
                                     place(d, SDYI_CONV_RESULT, FEATURE));
}

sdyrt_status sdyi_verify_convolution(const sdyi_op *op) {
    const numbers d = numbers_of(op);
    SDYI_TRY(sdyi_hlo_check_precision(op));
    SDYI_TRY(check_all(op, &d));
    const int rank = d.lists[SDYI_CONV_RESULT].n;
    int64_t *const dims = sdyi_hlo_new_dims(op, rank);
    SDYI_TRY(infer_convolution(op, &d, dims));
    SDYI_TRY(sdyi_hlo_expect_shape(op, dims, rank));
    return check_quant(op, &d);
}

sdyrt_status sdyi_verify_dynamic_conv(const sdyi_op *op) {
    const numbers d = numbers_of(op);
    const sdyi_type *const padding = sdyi_hlo_in(op, 2);
    const int n = d.lists[SDYI_CONV_LHS].n - 2;
    SDYI_TRY(check_all(op, &d));
    if (sdyi_hlo_dim(padding, 0) != n || sdyi_hlo_dim(padding, 1) != 2)
        return SDYI_HLO_FAIL(op,
                             "expects padding to be of shape [%d, 2], but got "
                             "[%" PRId64 ", %" PRId64 "]",
                             n, sdyi_hlo_dim(padding, 0),
                             sdyi_hlo_dim(padding, 1));
    return check_quant(op, &d);
}
