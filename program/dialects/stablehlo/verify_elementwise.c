/* Verifiers of elementwise ops. */
#include "program/dialects/stablehlo/stablehlo.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/dialects/stablehlo/verify_quant.h"

/* -- one type for operands and results ------------------------------------- */

static sdyrt_status expect_most_specific(const sdyi_op *op, int first) {
    const sdyi_type *type = NULL;
    SDYI_TRY(sdyi_hlo_inferred(
        op, sdyi_hlo_most_specific(op, sdyi_hlo_operand_types(op) + first,
                                   op->n_operands - first, &type)));
    return sdyi_hlo_expect_one(op, type);
}

/* Fast path for most ops: the full check would succeed. */
static bool has_one_type(const sdyi_op *op) {
    const sdyi_type *const type = sdyi_hlo_in(op, 0);
    for (int i = 1; i < op->n_operands; i++)
        if (sdyi_hlo_in(op, i) != type)
            return false;
    for (int i = 0; i < op->n_results; i++)
        if (sdyi_hlo_out(op, i) != type)
            return false;
    return sdyi_type_is(type, SDYI_TYPE_TENSOR) && sdyi_type_is_static(type) &&
           type->encoding == NULL;
}

sdyrt_status sdyi_verify_pointwise(const sdyi_op *op) {
    if (has_one_type(op))
        return SDYRT_OK;
    SDYI_TRY(sdyi_hlo_compatible_types(op));
    SDYI_TRY(expect_most_specific(op, 0));
    return sdyi_hlo_elementwise(op);
}

sdyrt_status sdyi_verify_add(const sdyi_op *op) {
    if (has_one_type(op))
        return SDYRT_OK;
    SDYI_TRY(sdyi_hlo_same_shape(op));
    if (sdyi_hlo_is_any_quantized(op, 2)) {
        SDYI_TRY(sdyi_hlo_check_quant_add(op));
        return expect_most_specific(op, 0);
    }
    for (int i = 0; i < 2; i++)
        if (!sdyi_hlo_elements_fit(sdyi_hlo_in(op, i), sdyi_hlo_out(op, 0)))
            return SDYI_HLO_FAIL(op, "op requires the same element type for "
                                     "all operands and results");
    return expect_most_specific(op, 0);
}

sdyrt_status sdyi_verify_reduce_precision(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_elementwise(op));
    return sdyi_hlo_compatible_types(op);
}

sdyrt_status sdyi_verify_convert(const sdyi_op *op) {
    return sdyi_hlo_same_shape(op);
}

/* -- results with another element ------------------------------------------ */

static sdyrt_status verify_element(const sdyi_op *op,
                                   const sdyi_type *element) {
    SDYI_TRY(sdyi_hlo_elementwise(op));
    return sdyi_hlo_expect_one(
        op, sdyi_hlo_with_element(op, sdyi_hlo_in(op, 0), element));
}

/* abs, real, imag: of complex elements, the type of the parts. */
sdyrt_status sdyi_verify_real_part(const sdyi_op *op) {
    const sdyi_type *const element = sdyi_type_element(sdyi_hlo_in(op, 0));
    return verify_element(op, sdyi_type_is(element, SDYI_TYPE_COMPLEX)
                                  ? element->element
                                  : element);
}

static const sdyi_type *bool_type(const sdyi_op *op) {
    return sdyi_type_integer(op->module->pool, 1, SDYI_SIGNLESS);
}

sdyrt_status sdyi_verify_predicate(const sdyi_op *op) {
    return verify_element(op, bool_type(op));
}

sdyrt_status sdyi_verify_compare(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_elementwise(op));
    if (!sdyi_hlo_elements_fit(sdyi_hlo_in(op, 0), sdyi_hlo_in(op, 1)))
        return SDYI_HLO_FAIL_OP(
            op, "requires compatible element types for all operands");
    return verify_element(op, bool_type(op));
}

sdyrt_status sdyi_verify_complex(const sdyi_op *op) {
    const sdyi_type *const part = sdyi_hlo_in(op, 0);
    if (part->element != sdyi_hlo_in(op, 1)->element)
        return SDYI_HLO_FAIL_OP(
            op, "requires the same element type for all operands");
    SDYI_TRY(sdyi_hlo_same_shape(op));
    return sdyi_hlo_expect_one(
        op,
        sdyi_hlo_with_element(
            op, part,
            sdyi_type_of(op->module->pool, SDYI_TYPE_COMPLEX, part->element)));
}

/* -- three operands -------------------------------------------------------- */

sdyrt_status sdyi_verify_select(const sdyi_op *op) {
    const sdyi_type *const predicate = sdyi_hlo_in(op, 0), *const first =
                                                               sdyi_hlo_in(op,
                                                                           1);
    if (!sdyi_hlo_elements_fit(first, sdyi_hlo_in(op, 2)) ||
        !sdyi_hlo_shapes_fit(first, sdyi_hlo_in(op, 2)))
        return sdyi_hlo_inferred(
            op, SDYI_HLO_FAIL(op, "requires compatible types for "
                                  "non-predicate operands"));
    if (predicate->n != 0 && !sdyi_hlo_shapes_fit(predicate, first))
        return sdyi_hlo_inferred(
            op, SDYI_HLO_FAIL(op, "requires the same shape for all operands"));
    return expect_most_specific(op, 1);
}

static sdyrt_status infer_clamp(const sdyi_op *op, const sdyi_type **type) {
    const sdyi_type *const operand = sdyi_hlo_in(op, 1);
    static const char *const names[] = {"min", NULL, "max"};
    for (int i = 0; i < 3; i += 2)
        if (sdyi_hlo_in(op, i)->n != 0 &&
            !sdyi_hlo_shapes_fit(sdyi_hlo_in(op, i), operand))
            return SDYI_HLO_FAIL(op,
                                 "%s shape [%s] is not scalar and is not "
                                 "compatible to operand shape [%s]",
                                 names[i],
                                 sdyi_hlo_raw_dims_text(op, sdyi_hlo_in(op, i)),
                                 sdyi_hlo_raw_dims_text(op, operand));
    *type = sdyi_hlo_without_bounds(op, operand);
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_clamp(const sdyi_op *op) {
    SDYI_TRY(sdyi_hlo_compatible_elements(op));
    return sdyi_hlo_check(op, infer_clamp);
}
