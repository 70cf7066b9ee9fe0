/* The factors along which an op can be cut and be the same op on tiles. Along a
 * cut dimension element i of a result may need element i of the operands alone.
 * The sharding rule says that of most factors; here is the rest.
 *
 *   elementwise, transpose, broadcast_in_dim, concatenate, reverse, sort, fft,
 *   cholesky, triangular_solve, batch_norm_inference, windows
 *                      all
 *   top_k              all but the last dimension
 *   reshape            factors that both shapes have
 *   dot, dot_general   all; contracted ones give partial sums
 *   reduce             dimensions that stay; reduced ones, if partial results
 *                      may be reduced again
 *   collectives        of manual computations: if all devices of a group have
 *                      the same tile (manual_collectives.c)
 *   convolution        batches, features, of one group or evenly by groups
 *   pad, slice, dynamic_slice, dynamic_update_slice
 *                      dimensions that are taken or put whole
 *   gather, scatter    these, batches, and those whose elements are taken one
 *                      by one (gather_scatter.c) */
#include "program/partition/tiles.h"

#include "program/dialects/stablehlo/build.h"
#include "program/dialects/stablehlo/verify_window.h"
#include "program/ir/elements.h"

/* -- reductions ------------------------------------------------------------ */

/* The reduction that an op of two elements is. */
static bool reduction_of(const sdyi_op *op, const sdyi_type *element,
                         sdyrt_reduction *reduction) {
    const sdyi_reducing given = op->row->reduction;
    sdyrt_dtype dtype;
    *reduction = sdyi_type_is_bool(element) ? given.of_bools : given.of_numbers;
    return given.is_one && sdyi_type_dtype(element, &dtype) &&
           sdyrt_can_reduce(dtype, *reduction);
}

/* The op that a body of two arguments is; NULL: it is more than one. */
static const sdyi_op *only_op(const sdyi_region *region) {
    const sdyi_block *const body = region->first;
    if (body == NULL || body->n_args != 2 || body->first == NULL ||
        body->first->next != body->last || body->last->n_operands != 1)
        return NULL;
    const sdyi_op *const op = body->first;
    if (op->n_operands != 2 || op->n_results != 1 ||
        sdyi_operand(body->last, 0) != &op->results[0])
        return NULL;
    const sdyi_value *const a = sdyi_operand(op, 0), *const b =
                                                         sdyi_operand(op, 1);
    return (a == body->args[0] && b == body->args[1]) ||
                   (a == body->args[1] && b == body->args[0])
               ? op
               : NULL;
}

/* Every partial result includes the initial value: true if counting it several
 * times does not change the reduction. */
static bool may_begin_again(sdyrt_reduction reduction,
                            const sdyi_value *start) {
    return reduction == SDYRT_MAX || reduction == SDYRT_MIN ||
           reduction == SDYRT_AND || reduction == SDYRT_OR ||
           (reduction == SDYRT_SUM && sdyi_is_zero(start));
}

static void may_reduce(sdyi_cutting *cutting, bool may) {
    for (int i = 0; i < cutting->rule->n_factors; i++)
        if (cutting->rule->types[i] == SDYI_FACTOR_REDUCTION)
            cutting->may[i] = may && cutting->may[i];
}

bool sdyi_cut_reduce(sdyi_cutting *cutting) {
    const sdyi_op *const op = cutting->op;
    const sdyi_op *const body = only_op(&op->regions[0]);
    may_reduce(cutting,
               op->n_results == 1 && body != NULL &&
                   body->results[0].type->element ==
                       op->results[0].type->element &&
                   reduction_of(body, op->results[0].type->element,
                                &cutting->reduction) &&
                   may_begin_again(cutting->reduction, sdyi_operand(op, 1)));
    return true;
}

/* -- the others ------------------------------------------------------------ */

bool sdyi_cut_any(sdyi_cutting *cutting) {
    (void)cutting;
    return true;
}

static bool has_factor(const sdyi_rule_tensor *tensor, int factor) {
    for (int d = 0; d < tensor->rank; d++)
        for (int i = 0; i < tensor->dims[d].n; i++)
            if (tensor->dims[d].factors[i] == factor)
                return true;
    return false;
}

/* True if the factor is in the dimension whose entry in `list` is `entry`. */
static bool has_factor_at(const sdyi_rule_tensor *tensor, sdyi_hlo_ints list,
                          int64_t entry, int factor) {
    for (int d = 0; d < tensor->rank; d++)
        for (int i = 0; i < tensor->dims[d].n; i++)
            if (list.at[d].integer == entry &&
                tensor->dims[d].factors[i] == factor)
                return true;
    return false;
}

/* Only factors that both shapes have. */
bool sdyi_cut_reshape(sdyi_cutting *cutting) {
    for (int i = 0; i < cutting->rule->n_factors; i++)
        cutting->may[i] = cutting->may[i] &&
                          has_factor(&cutting->rule->tensors[0], i) &&
                          has_factor(&cutting->rule->tensors[1], i);
    return true;
}

bool sdyi_cut_dot(sdyi_cutting *cutting) {
    sdyrt_dtype dtype;
    may_reduce(cutting,
               sdyi_type_dtype(cutting->op->results[0].type->element, &dtype) &&
                   sdyrt_can_reduce(dtype, SDYRT_SUM));
    return true;
}

/* Even cuts alone: all ranks must call a collective with one type. */
bool sdyi_cut_collective(sdyi_cutting *cutting) {
    for (int i = 0; i < cutting->rule->n_factors; i++)
        cutting->is_even[i] = true;
    return sdyi_goes_along_manual(cutting);
}

/* -- slices ---------------------------------------------------------------- */

/* True if the result goes into a concatenate along `dim`, which needs that
 * dimension whole. */
static bool is_joined(const sdyi_op *op, int dim) {
    for (const sdyi_use *u = op->results[0].uses; u != NULL; u = u->next)
        if (u->user->row->kind == SDYI_OP_STABLEHLO_CONCATENATE &&
            sdyi_hlo_int(u->user, SDYI_NAME_DIMENSION, 0) == dim)
            return true;
    return false;
}

/* Dimensions that a slice takes whole, and prefixes of dimensions whose tiles
 * are prefixes of the operand's. */
bool sdyi_cut_slice(sdyi_cutting *cutting) {
    const sdyi_op *const op = cutting->op;
    const sdyi_type *const in = sdyi_hlo_in(op, 0);
    const sdyi_rule_tensor *const tensor = &cutting->rule->tensors[0];
    for (int d = 0; d < in->n; d++) {
        const int i = tensor->dims[d].factors[0];
        if (cutting->may[i] || in->cells[d].integer <= 1 ||
            sdyi_hlo_ints_at(op, SDYI_NAME_START_INDICES).at[d].integer != 0 ||
            sdyi_hlo_ints_at(op, SDYI_NAME_STRIDES).at[d].integer != 1 ||
            is_joined(op, d))
            continue;
        cutting->other_size[i] = op->results[0].type->cells[d].integer;
        cutting->may[i] = cutting->other_size[i] > 0;
    }
    return true;
}

/* Only dimensions without any padding. */
bool sdyi_cut_pad(sdyi_cutting *cutting) {
    static const sdyi_name paddings[] = {SDYI_NAME_EDGE_PADDING_LOW,
                                         SDYI_NAME_EDGE_PADDING_HIGH,
                                         SDYI_NAME_INTERIOR_PADDING};
    const sdyi_rule_tensor *const tensor = &cutting->rule->tensors[0];
    for (int d = 0; d < tensor->rank; d++)
        for (int i = 0; i < 3; i++)
            if (sdyi_hlo_ints_at(cutting->op, paddings[i]).at[d].integer != 0)
                cutting->may[tensor->dims[d].factors[0]] = false;
    return true;
}

/* Factors that the slices have as well: of an update, of updates. */
static void only_of(sdyi_cutting *cutting, int tensor) {
    for (int i = 0; i < cutting->rule->n_factors; i++)
        cutting->may[i] =
            cutting->may[i] && has_factor(&cutting->rule->tensors[tensor], i);
}

bool sdyi_cut_dynamic_update_slice(sdyi_cutting *cutting) {
    only_of(cutting, 1);
    return true;
}

static int only_factor(const sdyi_cutting *cutting, int tensor, int dim) {
    return cutting->rule->tensors[tensor].dims[dim].factors[0];
}

/* Dimensions of which single elements are taken may be cut: each device takes
 * those of its tile, and the results are combined. */
bool sdyi_cut_gather(sdyi_cutting *cutting) {
    const sdyi_type *const in = cutting->op->results[0].type;
    const sdyi_rule_tensor *const tensor = &cutting->rule->tensors[0];
    sdyrt_dtype dtype;
    cutting->reduction = sdyi_type_is_bool(in->element) ? SDYRT_OR : SDYRT_SUM;
    const bool may = sdyi_type_dtype(in->element, &dtype) &&
                     sdyrt_can_reduce(dtype, cutting->reduction);
    for (int d = 0; d < tensor->rank; d++) {
        const int i = only_factor(cutting, 0, d);
        if (cutting->rule->types[i] != SDYI_FACTOR_REDUCTION)
            continue;
        cutting->may[i] =
            cutting->may[i] && may && sdyi_is_indexed(cutting->op, d);
        cutting->is_full[i] = true;
    }
    return true;
}

/* Windows of updates that an index moves are not cut, even if as large as the
 * dimension: the part that is out of range is dropped. Single elements are put
 * into the tile that has them. */
bool sdyi_cut_scatter(sdyi_cutting *cutting) {
    const sdyi_hlo_ints moved = sdyi_hlo_field(
        sdyi_op_attr(cutting->op, SDYI_NAME_SCATTER_DIMENSION_NUMBERS),
        SDYI_SCATTER_MAP);
    const int rank = cutting->rule->tensors[0].rank;
    bool *const may = SDYI_NEW(&cutting->op->module->pool->scratch, bool, rank);
    for (int d = 0; d < rank; d++)
        may[d] = cutting->may[only_factor(cutting, 0, d)];
    may_reduce(cutting, false);
    only_of(cutting, cutting->op->n_results + 1);
    for (int d = 0; d < rank; d++)
        if (sdyi_hlo_has(moved, d))
            cutting->may[only_factor(cutting, 0, d)] =
                may[d] && sdyi_is_indexed(cutting->op, d);
    return true;
}

/* The last dimension is searched as a whole, and not cut. */
bool sdyi_cut_top_k(sdyi_cutting *cutting) {
    const sdyi_rule_tensor *const tensor = &cutting->rule->tensors[0];
    cutting->may[tensor->dims[tensor->rank - 1].factors[0]] = false;
    return true;
}

/* -- convolution ----------------------------------------------------------- */

/* Feature groups are cut evenly, and a tile's are counted in its attribute. Of
 * the reduction factors only input features are cut, with a single group. */
bool sdyi_cut_convolution(sdyi_cutting *cutting) {
    const sdyi_op *const op = cutting->op;
    const sdyi_hlo_ints dims = sdyi_hlo_field(
        sdyi_op_attr(op, SDYI_NAME_DIMENSION_NUMBERS), SDYI_CONV_LHS);
    const bool has_groups =
        sdyi_hlo_int(op, SDYI_NAME_FEATURE_GROUP_COUNT, 1) > 1;
    if (sdyi_hlo_int(op, SDYI_NAME_BATCH_GROUP_COUNT, 1) > 1)
        return false;
    (void)sdyi_cut_dot(cutting);
    for (int i = 0; i < cutting->rule->n_factors; i++) {
        const bool is_feature = has_factor_at(
            &cutting->rule->tensors[SDYI_CONV_LHS], dims, SDYI_CONV_FEATURE, i);
        if (cutting->rule->types[i] == SDYI_FACTOR_REDUCTION)
            cutting->may[i] = cutting->may[i] && is_feature && !has_groups;
        else if (is_feature)
            cutting->is_even[i] = true;
    }
    return true;
}
