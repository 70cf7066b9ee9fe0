/* Quantization rules of StableHLO's specification beyond shapes: add_c3..c7,
 * convolution_c28..c34, dot_general_c14..c20, transpose_c4, reshape_c3,
 * broadcast_in_dim_c6. */
#include "program/dialects/stablehlo/verify_quant.h"

#include "program/dialects/stablehlo/stablehlo.h"
#include "program/ir/float.h"

#include <inttypes.h>

/* -- parts ----------------------------------------------------------------- */

/* NULL: not quantized. */
static const sdyi_quant *quant_of(const sdyi_type *type) {
    return sdyi_quant_of(sdyi_type_element(type));
}

static bool is_along(const sdyi_quant *quant) {
    return quant->kind == SDYI_QUANT_AXIS;
}

bool sdyi_hlo_has_quantized(const sdyi_op *op, int n) {
    bool any = false;
    for (int i = 0; i < n; i++)
        any = any || quant_of(sdyi_hlo_in(op, i)) != NULL;
    return any;
}

bool sdyi_hlo_is_any_quantized(const sdyi_op *op, int n) {
    return quant_of(sdyi_hlo_out(op, 0)) != NULL ||
           sdyi_hlo_has_quantized(op, n);
}

/* -- add ------------------------------------------------------------------- */

static sdyrt_status check_axes(const sdyi_op *op,
                               const sdyi_quant *const *quants) {
    static const char *const names[] = {"lhs", "rhs"};
    const sdyi_quant *const out = quants[2];
    sdyi_pool *const pool = op->module->pool;
    if (!is_along(quants[0]) && !is_along(quants[1]))
        return is_along(out)
                   ? SDYI_HLO_FAIL(op,
                                   "result per_axis quantized but none "
                                   "from rhs and lhs are per_axis quantized")
                   : SDYRT_OK;
    if (!is_along(out))
        return SDYI_HLO_FAIL(
            op, "result is not per_axis quantized but lhs or rhs are");
    for (int i = 0; i < 2; i++)
        if (is_along(quants[i]) && quants[i]->axis != out->axis)
            return SDYI_HLO_FAIL(
                op,
                "quantization_dimension of %s and result are not same %s vs %s",
                names[i],
                sdyi_type_text(pool, sdyi_type_element(sdyi_hlo_in(op, i))),
                sdyi_type_text(pool, sdyi_type_element(sdyi_hlo_out(op, 0))));
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_check_quant_add(const sdyi_op *op) {
    const sdyi_quant *const quants[3] = {quant_of(sdyi_hlo_in(op, 0)),
                                         quant_of(sdyi_hlo_in(op, 1)),
                                         quant_of(sdyi_hlo_out(op, 0))};
    if (quants[0] == NULL && quants[1] == NULL && quants[2] == NULL)
        return SDYRT_OK;
    if (quants[0] == NULL || quants[1] == NULL || quants[2] == NULL)
        return SDYI_HLO_FAIL(op, "expects  all operands and results to be "
                                 "either quantized or non-quantized");
    for (int i = 0; i < 2; i++)
        if (quants[i]->stored != quants[2]->stored)
            return SDYI_HLO_FAIL(op, "mismatched operands and result "
                                     "quantization storage types");
    for (int i = 0; i < 2; i++)
        if (quants[i]->expressed != quants[2]->expressed)
            return SDYI_HLO_FAIL(op, "mismatched operands and result "
                                     "quantization expressed types");
    return check_axes(op, quants);
}

/* -- dot_general, convolution ---------------------------------------------- */

/* `lhs` may be a float of the type that `rhs` expresses. */
static sdyrt_status check_product(const sdyi_op *op) {
    const sdyi_type *const lhs = sdyi_hlo_in(op, 0), *const out =
                                                         sdyi_hlo_out(op, 0);
    const sdyi_quant *const l = quant_of(lhs), *const o = quant_of(out);
    const sdyi_quant *const r = quant_of(sdyi_hlo_in(op, 1));
    if (r == NULL || (l == NULL) != (o == NULL))
        return SDYI_HLO_FAIL(
            op, "rhs should be quantized for quantized operations and "
                "is_quantized(lhs)=is_quantized(result) should hold");
    if (l == NULL)
        return r->expressed == sdyi_type_element(lhs) &&
                       sdyi_type_element(lhs) == sdyi_type_element(out)
                   ? SDYRT_OK
                   : SDYI_HLO_FAIL(op, "mismatched rhs quantization expressed "
                                       "type and lhs and result element type");
    if (l->stored != r->stored)
        return SDYI_HLO_FAIL(
            op, "mismatched lhs and rhs quantization storage types");
    if (l->expressed != r->expressed || l->expressed != o->expressed)
        return SDYI_HLO_FAIL(
            op, "mismatched lhs, rhs and result quantization expressed types");
    if (!is_along(r) && is_along(o))
        return SDYI_HLO_FAIL(
            op, "mismatched rhs and result quantization granularity");
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_check_quant_dot(const sdyi_op *op,
                                      sdyi_hlo_ints contracting) {
    const sdyi_quant *const rhs = quant_of(sdyi_hlo_in(op, 1));
    if (!sdyi_hlo_is_any_quantized(op, 2))
        return SDYRT_OK;
    if (rhs == NULL)
        return check_product(op);
    for (int i = 0; i < rhs->n_scales; i++)
        if (rhs->scales[i].zero_point != 0)
            return SDYI_HLO_FAIL(op, "Zero point%s of rhs should be 0",
                                 is_along(rhs) ? "s" : "");
    if (is_along(rhs) && sdyi_hlo_has(contracting, rhs->axis))
        return SDYI_HLO_FAIL(op, "Quantization dimension of rhs should not be "
                                 "in the contracting dimension of rhs");
    return check_product(op);
}

sdyrt_status sdyi_hlo_check_quant_conv(const sdyi_op *op, int64_t rhs_feature,
                                       int64_t feature) {
    const sdyi_quant *const rhs = quant_of(sdyi_hlo_in(op, 1));
    const sdyi_quant *const out = quant_of(sdyi_hlo_out(op, 0));
    if (!sdyi_hlo_is_any_quantized(op, 2))
        return SDYRT_OK;
    if (rhs != NULL && is_along(rhs) && rhs->axis != rhs_feature)
        return SDYI_HLO_FAIL(op, "quantization dimension of rhs should be same "
                                 "with kernel_output_feature_dimension");
    if (out != NULL && is_along(out) && out->axis != feature)
        return SDYI_HLO_FAIL(op, "quantization dimension of result should be "
                                 "same with output_feature_dimension");
    return check_product(op);
}

/* -- ops that move elements ------------------------------------------------ */

/* Operand and result, both quantized of one kind. */
typedef struct pair {
    const sdyi_type *in, *out;
    const sdyi_quant *of_in, *of_out;
} pair;

static bool pair_of(const sdyi_op *op, sdyi_quant_kind kind, pair *p) {
    p->in = sdyi_hlo_in(op, 0);
    p->out = sdyi_hlo_out(op, 0);
    p->of_in = quant_of(p->in);
    p->of_out = quant_of(p->out);
    return p->of_in != NULL && p->of_out != NULL && p->of_in->kind == kind &&
           p->of_out->kind == kind;
}

static sdyrt_status check_whole(const sdyi_op *op) {
    pair p;
    return !pair_of(op, SDYI_QUANT_WHOLE, &p) ||
                   sdyi_type_element(p.in) == sdyi_type_element(p.out)
               ? SDYRT_OK
               : SDYI_HLO_FAIL(op,
                               "expect same quantization scale and zero_point "
                               "but got %s vs %s",
                               sdyi_type_text(op->module->pool, p.in),
                               sdyi_type_text(op->module->pool, p.out));
}

/* Of the same bits: a scale may be a NaN. */
static bool is_same_scale(const sdyi_quant_scale *a,
                          const sdyi_quant_scale *b) {
    return sdyi_float_bits(SDYI_F64, a->scale) ==
           sdyi_float_bits(SDYI_F64, b->scale);
}

/* Scales are compared up to the shorter list's length. */
static sdyrt_status check_scales(const sdyi_op *op, const pair *p) {
    const sdyi_quant *const from = p->of_in, *const to = p->of_out;
    for (int i = 0; i < from->n_scales && i < to->n_scales; i++)
        if (!is_same_scale(&from->scales[i], &to->scales[i]) ||
            from->scales[i].zero_point != to->scales[i].zero_point)
            return SDYI_HLO_FAIL(op,
                                 "expect same quantization scales and "
                                 "zero_points but got %s vs %s",
                                 sdyi_type_text(op->module->pool, p->in),
                                 sdyi_type_text(op->module->pool, p->out));
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_check_quant_transpose(const sdyi_op *op) {
    pair p;
    SDYI_TRY(check_whole(op));
    if (!pair_of(op, SDYI_QUANT_AXIS, &p))
        return SDYRT_OK;
    SDYI_TRY(check_scales(op, &p));
    const int in_axis = p.of_in->axis, out_axis = p.of_out->axis;
    const int64_t from =
        sdyi_hlo_ints_at(op, SDYI_NAME_PERMUTATION).at[out_axis].integer;
    if (in_axis != from)
        return SDYI_HLO_FAIL(op,
                             "operand quantization_dimension %d is not same as "
                             "permutation[%d] = %" PRId64,
                             in_axis, out_axis, from);
    return SDYRT_OK;
}

/* The number of elements before the axis; false: a size is dynamic. */
static bool count_before(const sdyi_type *type, int axis, int64_t *n) {
    *n = 1;
    for (int i = 0; i < axis; i++) {
        const int64_t size = type->cells[i].integer;
        if (size == SDYRT_DYNAMIC || __builtin_mul_overflow(*n, size, n))
            return false;
    }
    return true;
}

sdyrt_status sdyi_hlo_check_quant_reshape(const sdyi_op *op) {
    pair p;
    SDYI_TRY(check_whole(op));
    if (!pair_of(op, SDYI_QUANT_AXIS, &p))
        return SDYRT_OK;
    SDYI_TRY(check_scales(op, &p));
    if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(p.in, p.of_in->axis),
                           sdyi_hlo_dim(p.out, p.of_out->axis)))
        return SDYI_HLO_FAIL(op,
                             "expect same quantization dimension size for "
                             "operand and result %s and %s",
                             sdyi_type_text(op->module->pool, p.in),
                             sdyi_type_text(op->module->pool, p.out));
    int64_t before[2];
    if (count_before(p.in, p.of_in->axis, &before[0]) &&
        count_before(p.out, p.of_out->axis, &before[1]) &&
        before[0] != before[1])
        return SDYI_HLO_FAIL(op,
                             "product of dimensions before quantization "
                             "dimension must match between operand and result "
                             "for %" PRId64 " and %" PRId64,
                             before[0], before[1]);
    return SDYRT_OK;
}

/* A broadcast dimension of size 1: all result scales equal its only scale. */
static sdyrt_status check_repeated(const sdyi_op *op, const pair *p) {
    const sdyi_quant_scale *const one = p->of_in->scales;
    char texts[2][SDYI_NUMBER_TEXT];
    for (int i = 0; i < p->of_out->n_scales; i++) {
        const sdyi_quant_scale *const next = &p->of_out->scales[i];
        sdyi_write_rounded(next->scale, texts[0]);
        sdyi_write_rounded(one->scale, texts[1]);
        if (!is_same_scale(next, one))
            return SDYI_HLO_FAIL(op,
                                 "mismatch result scale %d (%s) and operand "
                                 "scale 0 (%s)",
                                 i, texts[0], texts[1]);
        if (next->zero_point != one->zero_point)
            return SDYI_HLO_FAIL(op,
                                 "mismatch result zero_point %d (%" PRId64
                                 ") and operand zero_point 0 (%" PRId64 ")",
                                 i, next->zero_point, one->zero_point);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_check_quant_broadcast(const sdyi_op *op, bool has_whole) {
    pair p;
    if (has_whole)
        SDYI_TRY(check_whole(op));
    if (!pair_of(op, SDYI_QUANT_AXIS, &p))
        return SDYRT_OK;
    const int in_axis = p.of_in->axis, out_axis = p.of_out->axis;
    const int64_t to = sdyi_hlo_ints_at(op, SDYI_NAME_BROADCAST_DIMENSIONS)
                           .at[in_axis]
                           .integer;
    if (out_axis != to)
        return SDYI_HLO_FAIL(op,
                             "result quantization_dimension %d not same as "
                             "broadcast_dimensions[%d] = %" PRId64,
                             out_axis, in_axis, to);
    return sdyi_hlo_dim(p.in, in_axis) == 1 ? check_repeated(op, &p) : SDYRT_OK;
}

/* -- uniform_quantize and uniform_dequantize ------------------------------- */

sdyrt_status sdyi_verify_uniform_quantize(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_type_element(sdyi_hlo_in(op, 0));
    const sdyi_quant *const from = quant_of(in);
    const sdyi_quant *const to = quant_of(sdyi_hlo_out(op, 0));
    SDYI_TRY(sdyi_hlo_same_shape(op));
    if (to == NULL)
        return SDYRT_OK;
    const sdyi_type *const expressed = from == NULL ? in : from->expressed;
    return expressed == to->expressed
               ? SDYRT_OK
               : SDYI_HLO_FAIL(
                     op,
                     "Expressed type of result expected to be %s, but got %s",
                     sdyi_type_text(op->module->pool, expressed),
                     sdyi_type_text(op->module->pool, to->expressed));
}

sdyrt_status sdyi_verify_uniform_dequantize(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const sdyi_quant *const quant = quant_of(in);
    SDYI_TRY(sdyi_hlo_same_shape(op));
    return quant == NULL
               ? SDYRT_OK
               : sdyi_hlo_expect_one(
                     op, sdyi_hlo_with_element(op, in, quant->expressed));
}
