/* Fewer collectives:
 *
 *   op (all_reduce (a), all_reduce (b))   all_reduce (op (a, b)), of sums,
 *                                         minima and maxima, each used once
 *   all_slice (all_reduce (a))            reduce_scatter (a), used once
 *   all_slice (all_gather (a))            a, of the same axes and dimension
 *   all_gather (all_slice (a))            a, the same; devices have one `a`: it
 *                                         is a constant, or an all_reduce,
 *                                         all_gather or broadcast over the axes
 *   grid_shape                            constants for the sizes that are
 *                                         known
 *   neighbors_linear_indices              constants, of constant coordinates */
#include "program/ir/effects.h"
#include "program/passes/pass.h"
#include "shard/passes/shard_passes.h"
#include "shard/standard/slice_make.h"
#include "shard/standard/standard.h"

#include <string.h>

/* -- the driver ------------------------------------------------------------ */

static bool is_fold(const void *state, const sdyi_op *op, const char *label) {
    (void)state;
    (void)op;
    return label != NULL && strcmp(label, "fold") == 0;
}

bool sdyi_rewrite(sdyi_op *op, bool (*pattern)(sdyi_op *op)) {
    const sdyi_greedy_options greedy = {.is_top_down = true,
                                        .max_iterations = 10,
                                        .max_rewrites = -1,
                                        .is_enabled = is_fold,
                                        .more = pattern};
    return sdyi_greedy(op, &greedy);
}

/* -- collectives ----------------------------------------------------------- */

static bool same_attr(const sdyi_op *a, const sdyi_op *b, sdyi_name name) {
    return sdyi_op_attr(a, name) == sdyi_op_attr(b, name);
}

static bool same_groups(const sdyi_op *a, const sdyi_op *b) {
    return same_attr(a, b, SDYI_NAME_GRID) &&
           same_attr(a, b, SDYI_NAME_GRID_AXES);
}

/* Numbers of the attribute `reduction`. */
enum { SUM, MAX, MIN };

static bool is_reduce(const sdyi_op *op, int64_t reduction) {
    return op != NULL && sdyi_value_has_one_use(sdyi_result(op, 0)) &&
           sdyi_op_attr(op, SDYI_NAME_REDUCTION)->cells[0].integer ==
               reduction &&
           sdyi_type_element(sdyi_operand(op, 0)->type) ==
               sdyi_type_element(op->results[0].type);
}

static void copy_attrs(sdyi_op *to, const sdyi_op *from) {
    for (int i = 0; i < from->attrs.n; i++)
        sdyi_op_set_attr(to, from->attrs.pairs[i].name,
                         from->attrs.pairs[i].value);
}

/* The op commutes with the reduction. */
static bool join_reductions(sdyi_op *op, int64_t reduction) {
    sdyi_op *reduce[2];
    sdyi_value *operands[2];
    for (int i = 0; i < 2; i++) {
        reduce[i] = sdyi_made_by(sdyi_operand(op, i), SDYI_OP_SHARD_ALL_REDUCE);
        if (!is_reduce(reduce[i], reduction))
            return false;
        operands[i] = sdyi_operand(reduce[i], 0);
    }
    if (!same_groups(reduce[0], reduce[1]) ||
        operands[0]->type != operands[1]->type ||
        operands[0]->type != op->results[0].type)
        return false;
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_op *const joined = sdyi_make_op(&m, (sdyi_op_kind)op->row->kind,
                                         operands, 2, operands[0]->type);
    copy_attrs(joined, op);
    sdyi_value *const sum = &joined->results[0];
    sdyi_op *const all = sdyi_make_op(&m, SDYI_OP_SHARD_ALL_REDUCE, &sum, 1,
                                      op->results[0].type);
    copy_attrs(all, reduce[0]);
    return sdyi_op_replace(op, &all->results[0]);
}

/* True if the grid axes of `op` are a subset of those of `other`. */
static bool are_axes_of(const sdyi_op *op, const sdyi_op *other) {
    const sdyi_ints axes = sdyi_ints_at(op, SDYI_NAME_GRID_AXES);
    const sdyi_ints all = sdyi_ints_at(other, SDYI_NAME_GRID_AXES);
    for (int i = 0; i < axes.n; i++)
        if (!sdyi_ints_have(all, axes.cells[i].integer))
            return false;
    return same_attr(op, other, SDYI_NAME_GRID);
}

/* The order of axes is that of the parts, not of a reduction. */
static bool slice_reduced(sdyi_op *op, sdyi_op *reduce) {
    if (!sdyi_value_has_one_use(&reduce->results[0]) ||
        !are_axes_of(op, reduce) || !are_axes_of(reduce, op))
        return false;
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_value *const from = sdyi_operand(reduce, 0);
    sdyi_op *const made = sdyi_make_op(&m, SDYI_OP_SHARD_REDUCE_SCATTER, &from,
                                       1, op->results[0].type);
    sdyi_set_groups_on(made, sdyi_op_attr(op, SDYI_NAME_GRID),
                       sdyi_ints_at(op, SDYI_NAME_GRID_AXES));
    sdyi_op_set_attr(made, SDYI_NAME_REDUCTION,
                     sdyi_op_attr(reduce, SDYI_NAME_REDUCTION));
    sdyi_op_set_attr(made, SDYI_NAME_SCATTER_AXIS,
                     sdyi_op_attr(op, SDYI_NAME_SLICE_AXIS));
    return sdyi_op_replace(op, &made->results[0]);
}

static bool simplify_slice(sdyi_op *op) {
    sdyi_value *const from = sdyi_operand(op, 0);
    sdyi_op *const reduce = sdyi_made_by(from, SDYI_OP_SHARD_ALL_REDUCE);
    const sdyi_op *const gather = sdyi_made_by(from, SDYI_OP_SHARD_ALL_GATHER);
    if (reduce != NULL)
        return slice_reduced(op, reduce);
    /* Pieces of `?` elements may be others than those that are cut. */
    const sdyi_type *const type = op->results[0].type;
    return gather != NULL && same_groups(op, gather) &&
           type->cells[sdyi_shard_int(op, SDYI_NAME_SLICE_AXIS, 0)].integer !=
               SDYRT_DYNAMIC &&
           sdyi_op_attr(op, SDYI_NAME_SLICE_AXIS) ==
               sdyi_op_attr(gather, SDYI_NAME_GATHER_AXIS) &&
           sdyi_operand(gather, 0)->type == type &&
           sdyi_op_replace(op, sdyi_operand(gather, 0));
}

/* True if a value is known to be equal on all members of an op's groups. */
static bool is_shared(const sdyi_op *op, const sdyi_value *value) {
    const sdyi_op *const from = value->op;
    if (from == NULL)
        return false;
    return sdyi_op_has(from, SDYI_CONSTANT) ||
           ((sdyi_is_kind(from, SDYI_OP_SHARD_ALL_REDUCE) ||
             sdyi_is_kind(from, SDYI_OP_SHARD_ALL_GATHER) ||
             sdyi_is_kind(from, SDYI_OP_SHARD_BROADCAST)) &&
            are_axes_of(op, from));
}

static bool simplify_gather(sdyi_op *op) {
    const sdyi_op *const slice =
        sdyi_made_by(sdyi_operand(op, 0), SDYI_OP_SHARD_ALL_SLICE);
    return slice != NULL && same_groups(op, slice) &&
           sdyi_op_attr(op, SDYI_NAME_GATHER_AXIS) ==
               sdyi_op_attr(slice, SDYI_NAME_SLICE_AXIS) &&
           sdyi_operand(slice, 0)->type == op->results[0].type &&
           is_shared(op, sdyi_operand(slice, 0)) &&
           sdyi_op_replace(op, sdyi_operand(slice, 0));
}

/* -- shapes ---------------------------------------------------------------- */

static bool is_known_at(sdyi_ints shape, int64_t axis) {
    return axis >= 0 && axis < shape.n &&
           shape.cells[axis].integer != SDYRT_DYNAMIC;
}

/* Sizes that are known are constants; the op is left with the others. */
static bool simplify_shape(sdyi_op *op) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_ints shape =
        sdyi_grid_named(op, sdyi_op_attr(op, SDYI_NAME_GRID));
    const sdyi_ints axes = sdyi_ints_at(op, SDYI_NAME_AXES);
    sdyi_cell *const rest = SDYI_NEW(zone, sdyi_cell, (size_t)op->n_results);
    int n = 0;
    for (int i = 0; i < op->n_results; i++) {
        const int64_t axis = axes.n == 0 ? i : axes.cells[i].integer;
        if (!is_known_at(shape, axis))
            rest[n++].integer = axis;
    }
    if (n == op->n_results)
        return false;
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_op *left = NULL;
    if (n > 0) {
        left = sdyi_make_place(&m, SDYI_OP_SHARD_GRID_SHAPE,
                               sdyi_op_attr(op, SDYI_NAME_GRID),
                               (sdyi_ints){rest, n}, n);
    }
    for (int i = 0, k = 0; i < op->n_results; i++) {
        const int64_t axis = axes.n == 0 ? i : axes.cells[i].integer;
        sdyi_value_replace(&op->results[i],
                           is_known_at(shape, axis)
                               ? sdyi_make_index(&m, shape.cells[axis].integer)
                               : &left->results[k++]);
    }
    sdyi_op_erase(op);
    return true;
}

/* -- neighbors ------------------------------------------------------------- */

/* Coordinates that are known, of a device of a grid whose sizes are. */
static bool simplify_neighbors(sdyi_op *op) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_ints shape =
        sdyi_grid_named(op, sdyi_op_attr(op, SDYI_NAME_GRID));
    const sdyi_ints listed = sdyi_ints_at(op, SDYI_NAME_SPLIT_AXES);
    int64_t *const sizes = SDYI_NEW(zone, int64_t, (size_t)shape.n);
    int64_t *const at = SDYI_NEW(zone, int64_t, (size_t)shape.n);
    const int *const axes = sdyi_ints_axes(zone, listed);
    for (int i = 0; i < shape.n; i++) {
        sizes[i] = shape.cells[i].integer;
        if (i >= op->n_operands || !is_known_at(shape, i) ||
            !sdyi_constant_value(sdyi_operand(op, i), &at[i]) || at[i] < 0 ||
            at[i] >= sizes[i])
            return false;
    }
    const sdyi_maker m = sdyi_make_before(op);
    for (int i = 0; i < 2; i++)
        sdyi_value_replace(
            &op->results[i],
            sdyi_make_index(&m,
                            sdyi_grid_neighbor(sizes, shape.n, axes, listed.n,
                                               at, i == 0 ? -1 : 1)));
    sdyi_op_erase(op);
    return true;
}

/* -- the pass -------------------------------------------------------------- */

/* Integers without a sign are reduced as signed, so maxui and minui join none:
 * of (-1, 5) and (3, 2) the maximum is maxui (3, 5), and not max (-1, 3). */
static bool simplify(sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_ARITH_ADDF:
    case SDYI_OP_ARITH_ADDI:
        return join_reductions(op, SUM);
    case SDYI_OP_ARITH_MAXIMUMF:
    case SDYI_OP_ARITH_MAXSI:
        return join_reductions(op, MAX);
    case SDYI_OP_ARITH_MINIMUMF:
    case SDYI_OP_ARITH_MINSI:
        return join_reductions(op, MIN);
    case SDYI_OP_SHARD_ALL_SLICE:
        return simplify_slice(op);
    case SDYI_OP_SHARD_ALL_GATHER:
        return simplify_gather(op);
    case SDYI_OP_SHARD_GRID_SHAPE:
        return simplify_shape(op);
    case SDYI_OP_SHARD_NEIGHBORS_LINEAR_INDICES:
        return simplify_neighbors(op);
    default:
        return false;
    }
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    (void)sdyi_rewrite(op, simplify);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_shard_simplify = {
    .name = "shard-simplify",
    .summary = "join and drop collectives of the dialect shard",
    .run = run,
};

/* The same pass by its former name. */
const sdyi_pass sdyi_pass_grid_simplifications = {
    .name = "test-grid-simplifications",
    .summary = "shard-simplify, as it was called before",
    .run = run,
};
