/* Quantization rules of StableHLO's specification beyond shapes: add_c3..c7,
 * convolution_c28..c34, dot_general_c14..c20, transpose_c4, reshape_c3,
 * broadcast_in_dim_c6. */
#include "program/dialects/stablehlo/verify_quant.h"

#include "program/dialects/stablehlo/stablehlo.h"
#include "program/ir/float.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- parts ----------------------------------------------------------------- */

static bool is_quantized(const sdyi_type *type, sdyi_quant *quant) {
    return sdyi_quant_of(sdyi_type_element(type), quant);
}

/* `i8` and `u8` are the same 8-bit storage; `si8` and `ui8` differ. */
static bool is_same_storage(const sdyi_quant *a, const sdyi_quant *b) {
    const sdyi_quant *const quants[2] = {a, b};
    sdyi_quant_part bits[2];
    for (int i = 0; i < 2; i++) {
        bits[i] = quants[i]->stored;
        const bool has_prefix =
            bits[i].text[1] >= '0' && bits[i].text[1] <= '9' &&
            (bits[i].text[0] == 'i' || bits[i].text[0] == 'u');
        bits[i].text += has_prefix;
        bits[i].length -= has_prefix;
    }
    return sdyi_part_same(bits[0], bits[1]);
}

static bool is_same_expressed(const sdyi_quant *a, const sdyi_quant *b) {
    return sdyi_part_same(a->expressed, b->expressed);
}

static bool stands_for(const sdyi_quant *quant, const sdyi_type *element) {
    if (!sdyi_type_is(element, SDYI_TYPE_FLOAT))
        return false;
    const char *const name = sdyi_float_name((sdyi_float)element->format);
    return sdyi_part_same(quant->expressed,
                          (sdyi_quant_part){name, strlen(name)});
}

static bool is_along(const sdyi_quant *quant) {
    return quant->kind == SDYI_QUANT_AXIS;
}

bool sdyi_hlo_has_quantized(const sdyi_op *op, int n) {
    sdyi_quant quant;
    bool any = false;
    for (int i = 0; i < n; i++)
        any = any || is_quantized(sdyi_hlo_in(op, i), &quant);
    return any;
}

bool sdyi_hlo_is_any_quantized(const sdyi_op *op, int n) {
    sdyi_quant quant;
    return is_quantized(sdyi_hlo_out(op, 0), &quant) ||
           sdyi_hlo_has_quantized(op, n);
}

static double value_of(const sdyi_op *op, sdyi_quant_part text) {
    const char *const copy =
        sdyi_zone_string(&op->module->pool->scratch, text.text, text.length);
    double value;
    if (copy[0] != '0' || copy[1] != 'x')
        return sdyi_float_read(copy);
    const uint64_t bits = strtoull(copy, NULL, 16);
    memcpy(&value, &bits, sizeof value);
    return value;
}

/* -- add ------------------------------------------------------------------- */

static sdyrt_status check_axes(const sdyi_op *op, const sdyi_quant *quants) {
    static const char *const names[] = {"lhs", "rhs"};
    const sdyi_quant *const out = &quants[2];
    sdyi_pool *const pool = op->module->pool;
    if (!is_along(&quants[0]) && !is_along(&quants[1]))
        return is_along(out)
                   ? SDYI_HLO_FAIL(op,
                                   "result per_axis quantized but none "
                                   "from rhs and lhs are per_axis quantized")
                   : SDYRT_OK;
    if (!is_along(out))
        return SDYI_HLO_FAIL(
            op, "result is not per_axis quantized but lhs or rhs are");
    for (int i = 0; i < 2; i++)
        if (is_along(&quants[i]) && quants[i].axis != out->axis)
            return SDYI_HLO_FAIL(
                op,
                "quantization_dimension of %s and result are not same %s vs %s",
                names[i],
                sdyi_type_text(pool, sdyi_type_element(sdyi_hlo_in(op, i))),
                sdyi_type_text(pool, sdyi_type_element(sdyi_hlo_out(op, 0))));
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_check_quant_add(const sdyi_op *op) {
    sdyi_quant quants[3];
    const bool has[3] = {is_quantized(sdyi_hlo_in(op, 0), &quants[0]),
                         is_quantized(sdyi_hlo_in(op, 1), &quants[1]),
                         is_quantized(sdyi_hlo_out(op, 0), &quants[2])};
    if (!has[0] && !has[1] && !has[2])
        return SDYRT_OK;
    if (!has[0] || !has[1] || !has[2])
        return SDYI_HLO_FAIL(op, "expects  all operands and results to be "
                                 "either quantized or non-quantized");
    for (int i = 0; i < 2; i++)
        if (!is_same_storage(&quants[i], &quants[2]))
            return SDYI_HLO_FAIL(op, "mismatched operands and result "
                                     "quantization storage types");
    for (int i = 0; i < 2; i++)
        if (!is_same_expressed(&quants[i], &quants[2]))
            return SDYI_HLO_FAIL(op, "mismatched operands and result "
                                     "quantization expressed types");
    return check_axes(op, quants);
}

/* -- dot_general, convolution ---------------------------------------------- */

/* `lhs` may be a float of the type that `rhs` expresses. */
static sdyrt_status check_product(const sdyi_op *op) {
    const sdyi_type *const lhs = sdyi_hlo_in(op, 0), *const out =
                                                         sdyi_hlo_out(op, 0);
    sdyi_quant l, r, o;
    const bool has_lhs = is_quantized(lhs, &l), has_out = is_quantized(out, &o);
    if (!is_quantized(sdyi_hlo_in(op, 1), &r) || has_lhs != has_out)
        return SDYI_HLO_FAIL(
            op, "rhs should be quantized for quantized operations and "
                "is_quantized(lhs)=is_quantized(result) should hold");
    if (!has_lhs)
        return stands_for(&r, sdyi_type_element(lhs)) &&
                       sdyi_type_element(lhs) == sdyi_type_element(out)
                   ? SDYRT_OK
                   : SDYI_HLO_FAIL(op, "mismatched rhs quantization expressed "
                                       "type and lhs and result element type");
    if (!is_same_storage(&l, &r))
        return SDYI_HLO_FAIL(
            op, "mismatched lhs and rhs quantization storage types");
    if (!is_same_expressed(&l, &r) || !is_same_expressed(&l, &o))
        return SDYI_HLO_FAIL(
            op, "mismatched lhs, rhs and result quantization expressed types");
    if (!is_along(&r) && is_along(&o))
        return SDYI_HLO_FAIL(
            op, "mismatched rhs and result quantization granularity");
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_check_quant_dot(const sdyi_op *op,
                                      sdyi_hlo_ints contracting) {
    sdyi_quant rhs;
    sdyi_quant_scale scale;
    if (!sdyi_hlo_is_any_quantized(op, 2))
        return SDYRT_OK;
    if (!is_quantized(sdyi_hlo_in(op, 1), &rhs))
        return check_product(op);
    sdyi_quant_part scales = rhs.scales;
    while (sdyi_quant_next(&scales, &scale))
        if (scale.zero_point != 0)
            return SDYI_HLO_FAIL(op, "Zero point%s of rhs should be 0",
                                 is_along(&rhs) ? "s" : "");
    if (is_along(&rhs) && sdyi_hlo_has(contracting, rhs.axis))
        return SDYI_HLO_FAIL(op, "Quantization dimension of rhs should not be "
                                 "in the contracting dimension of rhs");
    return check_product(op);
}

sdyrt_status sdyi_hlo_check_quant_conv(const sdyi_op *op, int64_t rhs_feature,
                                       int64_t feature) {
    sdyi_quant rhs, out;
    if (!sdyi_hlo_is_any_quantized(op, 2))
        return SDYRT_OK;
    if (is_quantized(sdyi_hlo_in(op, 1), &rhs) && is_along(&rhs) &&
        rhs.axis != rhs_feature)
        return SDYI_HLO_FAIL(op, "quantization dimension of rhs should be same "
                                 "with kernel_output_feature_dimension");
    if (is_quantized(sdyi_hlo_out(op, 0), &out) && is_along(&out) &&
        out.axis != feature)
        return SDYI_HLO_FAIL(op, "quantization dimension of result should be "
                                 "same with output_feature_dimension");
    return check_product(op);
}

/* -- ops that move elements ------------------------------------------------ */

/* Operand and result, both quantized of one kind. */
typedef struct pair {
    const sdyi_type *in, *out;
    sdyi_quant of_in, of_out;
} pair;

static bool pair_of(const sdyi_op *op, sdyi_quant_kind kind, pair *p) {
    p->in = sdyi_hlo_in(op, 0);
    p->out = sdyi_hlo_out(op, 0);
    return is_quantized(p->in, &p->of_in) && is_quantized(p->out, &p->of_out) &&
           p->of_in.kind == kind && p->of_out.kind == kind;
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

/* Scales are compared up to the shorter list's length. */
static sdyrt_status check_scales(const sdyi_op *op, const pair *p) {
    sdyi_quant_part from = p->of_in.scales, to = p->of_out.scales;
    sdyi_quant_scale a, b;
    while (sdyi_quant_next(&from, &a) && sdyi_quant_next(&to, &b))
        if (!sdyi_part_same(a.scale, b.scale) || a.zero_point != b.zero_point)
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
    const int64_t from =
        sdyi_hlo_ints_at(op, SDYI_NAME_PERMUTATION).at[p.of_out.axis].integer;
    if (p.of_in.axis != from)
        return SDYI_HLO_FAIL(op,
                             "operand quantization_dimension %" PRId64
                             " is not same as permutation[%" PRId64
                             "] = %" PRId64,
                             p.of_in.axis, p.of_out.axis, from);
    return SDYRT_OK;
}

/* The number of elements before the axis; false: a size is dynamic. */
static bool count_before(const sdyi_type *type, int64_t axis, int64_t *n) {
    *n = 1;
    for (int64_t i = 0; i < axis; i++) {
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
    if (!sdyi_hlo_dims_fit(sdyi_hlo_dim(p.in, (int)p.of_in.axis),
                           sdyi_hlo_dim(p.out, (int)p.of_out.axis)))
        return SDYI_HLO_FAIL(op,
                             "expect same quantization dimension size for "
                             "operand and result %s and %s",
                             sdyi_type_text(op->module->pool, p.in),
                             sdyi_type_text(op->module->pool, p.out));
    int64_t before[2];
    if (count_before(p.in, p.of_in.axis, &before[0]) &&
        count_before(p.out, p.of_out.axis, &before[1]) &&
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
    sdyi_quant_part from = p->of_in.scales, to = p->of_out.scales;
    sdyi_quant_scale one, next;
    char texts[2][SDYI_NUMBER_TEXT];
    (void)sdyi_quant_next(&from, &one);
    for (int64_t i = 0; sdyi_quant_next(&to, &next); i++) {
        sdyi_write_rounded(value_of(op, next.scale), texts[0]);
        sdyi_write_rounded(value_of(op, one.scale), texts[1]);
        if (!sdyi_part_same(next.scale, one.scale))
            return SDYI_HLO_FAIL(op,
                                 "mismatch result scale %" PRId64
                                 " (%s) and operand scale 0 (%s)",
                                 i, texts[0], texts[1]);
        if (next.zero_point != one.zero_point)
            return SDYI_HLO_FAIL(op,
                                 "mismatch result zero_point %" PRId64
                                 " (%" PRId64 ") and operand zero_point 0 "
                                 "(%" PRId64 ")",
                                 i, next.zero_point, one.zero_point);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_hlo_check_quant_broadcast(const sdyi_op *op, bool has_whole) {
    pair p;
    if (has_whole)
        SDYI_TRY(check_whole(op));
    if (!pair_of(op, SDYI_QUANT_AXIS, &p))
        return SDYRT_OK;
    const int64_t to = sdyi_hlo_ints_at(op, SDYI_NAME_BROADCAST_DIMENSIONS)
                           .at[p.of_in.axis]
                           .integer;
    if (p.of_out.axis != to)
        return SDYI_HLO_FAIL(op,
                             "result quantization_dimension %" PRId64
                             " not same as broadcast_dimensions[%" PRId64
                             "] = %" PRId64,
                             p.of_out.axis, p.of_in.axis, to);
    return sdyi_hlo_dim(p.in, (int)p.of_in.axis) == 1 ? check_repeated(op, &p)
                                                      : SDYRT_OK;
}

/* -- uniform_quantize and uniform_dequantize ------------------------------- */

sdyrt_status sdyi_verify_uniform_quantize(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_type_element(sdyi_hlo_in(op, 0));
    sdyi_quant from, to;
    SDYI_TRY(sdyi_hlo_same_shape(op));
    if (!is_quantized(sdyi_hlo_out(op, 0), &to))
        return SDYRT_OK;
    if (!is_quantized(in, &from)) {
        const char *const name = sdyi_float_name((sdyi_float)in->format);
        from.expressed = (sdyi_quant_part){name, strlen(name)};
    }
    return is_same_expressed(&from, &to)
               ? SDYRT_OK
               : SDYI_HLO_FAIL(
                     op,
                     "Expressed type of result expected to be '%.*s', but got "
                     "'%.*s'",
                     (int)from.expressed.length, from.expressed.text,
                     (int)to.expressed.length, to.expressed.text);
}

sdyrt_status sdyi_verify_uniform_dequantize(const sdyi_op *op) {
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    sdyi_quant quant;
    SDYI_TRY(sdyi_hlo_same_shape(op));
    if (!is_quantized(in, &quant))
        return SDYRT_OK;
    const sdyi_type *const element = sdyi_type_float(
        op->module->pool,
        sdyi_float_named(quant.expressed.text, quant.expressed.length));
    return sdyi_hlo_expect_one(op, sdyi_hlo_with_element(op, in, element));
}
