/* Verifiers of ops with sizes as operands. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/dialects/stablehlo/verify_quant.h"

#include <inttypes.h>

static sdyrt_status check_elements(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    if (sdyi_hlo_is_any_quantized(op, 1) ||
        sdyi_hlo_elements_fit(sdyi_hlo_in(op, 0), sdyi_hlo_out(op, 0)))
        return SDYRT_OK;
    return SDYI_HLO_FAIL(op,
                         "expects operand and result to have compatible "
                         "element type. Got: %s and %s",
                         sdyi_type_text(pool, sdyi_hlo_in(op, 0)),
                         sdyi_type_text(pool, sdyi_hlo_out(op, 0)));
}

sdyrt_status sdyi_verify_dynamic_reshape(const sdyi_op *op) {
    SDYI_TRY(check_elements(op));
    SDYI_TRY(sdyi_hlo_check_count(op));
    if (sdyi_hlo_dim(sdyi_hlo_in(op, 1), 0) != sdyi_hlo_out(op, 0)->n)
        return SDYI_HLO_FAIL(op, "result should have a rank equal to the "
                                 "number of elements in output_shape");
    return sdyi_hlo_check_quant_reshape(op);
}

/* -- dynamic_broadcast_in_dim ---------------------------------------------- */

static sdyrt_status check_hints(const sdyi_op *op) {
    const sdyi_hlo_ints all = sdyi_hlo_joined(
        op, sdyi_hlo_ints_at(op, SDYI_NAME_KNOWN_EXPANDING_DIMENSIONS),
        sdyi_hlo_ints_at(op, SDYI_NAME_KNOWN_NONEXPANDING_DIMENSIONS));
    int64_t repeated;
    if (sdyi_hlo_find_repeated(all, &repeated))
        return SDYI_HLO_FAIL(
            op, "duplicate expansion hint for at least one operand dimension");
    for (int i = 0; i < all.n; i++)
        if (all.at[i].integer < 0 || all.at[i].integer >= sdyi_hlo_in(op, 0)->n)
            return SDYI_HLO_FAIL(op,
                                 "hint for expanding dimension %" PRId64
                                 " does not refer to a valid operand dimension",
                                 all.at[i].integer);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_dynamic_broadcast_in_dim(const sdyi_op *op) {
    SDYI_TRY(check_elements(op));
    SDYI_TRY(sdyi_hlo_check_in_dim(op, "compatible with"));
    SDYI_TRY(check_hints(op));
    return sdyi_hlo_check_quant_broadcast(op, false);
}

/* -- slices and padding ---------------------------------------------------- */

/* Operands `first`, `first + 1` and `first + 2`. */
static sdyrt_status check_same_type(const sdyi_op *op, int first,
                                    const char *list) {
    for (int i = 1; i < 3; i++)
        if (sdyi_hlo_in(op, first) != sdyi_hlo_in(op, first + i))
            return SDYI_HLO_FAIL_OP(
                op, "failed to verify that all of {%s} have same type", list);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_real_dynamic_slice(const sdyi_op *op) {
    const int rank = sdyi_hlo_in(op, 0)->n;
    SDYI_TRY(sdyi_hlo_all_same_element(op, "operand, result", 1));
    SDYI_TRY(check_same_type(op, 1, "start_indices, limit_indices, strides"));
    const int64_t n = sdyi_hlo_dim(sdyi_hlo_in(op, 1), 0);
    if (sdyi_hlo_is_known(n) && n != rank)
        return SDYI_HLO_FAIL(op,
                             "has mismatched number of operand rank (%d) and "
                             "start_indices size (%" PRId64 ")",
                             rank, n);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_dynamic_pad(const sdyi_op *op) {
    const int rank = sdyi_hlo_in(op, 0)->n;
    SDYI_TRY(
        sdyi_hlo_all_same_element(op, "operand, padding_value, result", 2));
    SDYI_TRY(check_same_type(
        op, 2, "edge_padding_low, edge_padding_high, interior_padding"));
    if (rank != sdyi_hlo_out(op, 0)->n)
        return SDYI_HLO_FAIL_OP(
            op,
            "failed to verify that all of {operand, result} have same rank");
    const int64_t n = sdyi_hlo_dim(sdyi_hlo_in(op, 2), 0);
    if (n != rank)
        return SDYI_HLO_FAIL(op,
                             "padding operands size (%" PRId64
                             ") must match operand rank (%d)",
                             n, rank);
    return SDYRT_OK;
}
