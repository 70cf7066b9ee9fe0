/* The canonical forms of collectives, reshards and manual computations:
 *
 *   all_gather, all_slice, all_reduce, reduce_scatter of no axes  operand
 *   collective_permute to an equivalent sharding                operand
 *   all_slice A (all_gather A (v))                              v
 *   all_reduce A (replicated_to_unreduced A (v))                v
 *   all_reduce A (sharded_to_unreduced L (v)), A the axes of L
 *                                                               all_gather L
 *   all_reduce, all of whose users are all_slice of equal axes
 *                                                               reduce_scatter
 *   all_to_all (all_to_all (v)) of other dimensions, one use    all_to_all
 *   all_to_all without uses                                     -
 *   reshard (reshard (v)), one use                              reshard (v)
 *   manual_computation with unused arguments                    without them
 *   manual_computation of nothing                               -
 *   manual_computation along axes of size 1                     its ops
 *
 * Reshards that are equal to an earlier one: reshard_cse.c. */
#include "opt/patterns/patterns.h"

#include "opt/axes.h"
#include "opt/patterns/reshard_cse.h"
#include "program/dialects/make.h"
#include "program/dialects/sdy/sdy.h"
#include "program/ir/walk.h"

#include <string.h>

#define COLLECTIVE "sdy-collective"
#define RESHARD "sdy-reshard"

/* -- parts of ops ---------------------------------------------------------- */

static const sdyi_attr *axes_of(const sdyi_op *op) {
    return sdyi_op_attr(op, sdyi_collective_axes(op));
}

/* The defining op of operand 0 if it is of this kind, else NULL. */
static sdyi_op *maker(const sdyi_op *op, sdyi_op_kind kind) {
    return sdyi_made_by(sdyi_operand(op, 0), kind);
}

static sdyi_value *input(const sdyi_op *op) {
    return sdyi_operand(op, 0);
}

/* An op with one operand and a result of the type of `like`, inserted before
 * `at`. */
static sdyi_value *make_before(sdyi_op *at, const sdyi_op *like,
                               sdyi_op_kind kind, sdyi_value *operand,
                               const sdyi_attr *axes,
                               const sdyi_attr *sharding) {
    const sdyi_maker m = {
        .module = at->module, .before = at, .loc = sdyi_op_loc(like)};
    sdyi_op *const op =
        sdyi_make_op(&m, kind, &operand, 1, like->results[0].type);
    sdyi_op_set_attr(op, sdyi_collective_axes(op), axes);
    sdyi_op_set_attr(op, SDYI_NAME_OUT_SHARDING, sharding);
    return &op->results[0];
}

/* -- lists of axes --------------------------------------------------------- */

/* True for an attribute AXES or AXES_LISTS without axes. */
static bool is_empty(const sdyi_attr *axes) {
    if (sdyi_attr_is(axes, SDYI_ATTR_AXES))
        return axes->n == 0;
    for (int64_t d = 0; d < axes->n; d++)
        if (axes->cells[d].attr->n > 0)
            return false;
    return true;
}

static bool same_ref(const sdyi_cell *a, const sdyi_cell *b) {
    return memcmp(a, b, 3 * sizeof *a) == 0;
}

/* Index of a ref among the first `n` cells; -1: none. */
static int64_t find_ref(const sdyi_cell *cells, int64_t n,
                        const sdyi_cell *ref) {
    for (int64_t i = 0; i < n; i += 3)
        if (same_ref(&cells[i], ref))
            return i;
    return -1;
}

static const sdyi_attr *make_axes(sdyi_pool *pool, const sdyi_cell *cells,
                                  int64_t n) {
    return sdyi_attr_make(pool, SDYI_ATTR_AXES, 0, NULL, cells, n);
}

static const sdyi_attr *make_lists(sdyi_pool *pool, const sdyi_cell *lists,
                                   int64_t n) {
    return sdyi_attr_make(pool, SDYI_ATTR_AXES_LISTS, 0, NULL, lists, n);
}

/* -- no-ops ---------------------------------------------------------------- */

static bool drop_no_axes(sdyi_op *op) {
    if (!is_empty(axes_of(op)))
        return false;
    return sdyi_op_replace(op, input(op));
}

static const sdyi_attr *argument_sharding(const sdyi_value *value) {
    const sdyi_op *const op = sdyi_block_parent(sdyi_value_block(value));
    const sdyi_attr *const attrs =
        op == NULL ? NULL : sdyi_op_attr(op, SDYI_NAME_ARG_ATTRS);
    return sdyi_attr_is(attrs, SDYI_ATTR_ARRAY) && value->index < attrs->n
               ? sdyi_attr_dict_get(attrs->cells[value->index].attr,
                                    SDYI_NAME_SDY_SHARDING)
               : NULL;
}

/* The sharding attribute of a value; NULL: none. */
static const sdyi_attr *said_sharding(const sdyi_value *value) {
    if (value->op == NULL)
        return argument_sharding(value);
    if (sdyi_op_has(value->op, SDYI_COLLECTIVE))
        return sdyi_op_attr(value->op, SDYI_NAME_OUT_SHARDING);
    if (value->op->row->kind == SDYI_OP_SDY_RESHARD)
        return sdyi_op_attr(value->op, SDYI_NAME_SHARDING);
    const sdyi_attr *const list =
        sdyi_op_attr(value->op, SDYI_NAME_SDY_SHARDING);
    return sdyi_attr_is(list, SDYI_ATTR_SHARDINGS) && value->index < list->n
               ? list->cells[value->index].attr
               : NULL;
}

static bool drop_no_permute(sdyi_op *op) {
    const sdyi_attr *const from = said_sharding(input(op));
    const sdyi_attr *const to = sdyi_op_attr(op, SDYI_NAME_OUT_SHARDING);
    if (from == NULL || !sdyi_same_data(sdyi_attr_get_sharding(from),
                                        sdyi_attr_get_sharding(to)))
        return false;
    return sdyi_op_replace(op, input(op));
}

static bool drop_slice_of_gather(sdyi_op *op) {
    const sdyi_op *const gather = maker(op, SDYI_OP_SDY_ALL_GATHER);
    if (gather == NULL || axes_of(gather) != axes_of(op))
        return false;
    return sdyi_op_replace(op, input(gather));
}

static bool drop_reduce_of_replicated(sdyi_op *op) {
    const sdyi_op *const made = maker(op, SDYI_OP_SDY_REPLICATED_TO_UNREDUCED);
    if (made == NULL || axes_of(made) != axes_of(op) ||
        sdyi_reduction_of(op) != SDYRT_SUM)
        return false;
    return sdyi_op_replace(op, input(made));
}

/* -- all_reduce and all_slice ---------------------------------------------- */

static bool gather_of_unreduced(sdyi_op *op) {
    const sdyi_op *const made = maker(op, SDYI_OP_SDY_SHARDED_TO_UNREDUCED);
    if (made == NULL || !sdyi_same_lists(op, axes_of(made), axes_of(op)) ||
        sdyi_reduction_of(op) != SDYRT_SUM)
        return false;
    return sdyi_op_replace(
        op,
        make_before(op, op, SDYI_OP_SDY_ALL_GATHER, input(made), axes_of(made),
                    sdyi_op_attr(op, SDYI_NAME_OUT_SHARDING)));
}

/* An all_slice's axes in two: those of an all_reduce, which come first in each
 * dimension, and the rest. */
typedef struct split {
    const sdyi_attr *scattered, *rest;
} split;

/* False: some axes of the all_reduce are not sliced. */
static bool split_axes(sdyi_pool *pool, const sdyi_attr *sliced,
                       const sdyi_attr *reduced, split *found) {
    sdyi_cell *const scattered = SDYI_NEW(&pool->scratch, sdyi_cell, sliced->n);
    sdyi_cell *const rest = SDYI_NEW(&pool->scratch, sdyi_cell, sliced->n);
    int64_t n_scattered = 0;
    for (int64_t d = 0; d < sliced->n; d++) {
        const sdyi_attr *const list = sliced->cells[d].attr;
        int64_t n = 0;
        while (n < list->n &&
               find_ref(reduced->cells, reduced->n, &list->cells[n]) >= 0)
            n += 3;
        scattered[d].attr = make_axes(pool, list->cells, n);
        rest[d].attr = make_axes(pool, list->cells + n, list->n - n);
        n_scattered += n;
    }
    found->scattered = make_lists(pool, scattered, sliced->n);
    found->rest = make_lists(pool, rest, sliced->n);
    return n_scattered == reduced->n;
}

/* True if all users of a value are all_slices of these axes in this block, and
 * none comes before `slice`. */
static bool all_slice_alike(const sdyi_value *value, sdyi_op *slice) {
    for (const sdyi_use *u = value->uses; u != NULL; u = u->next)
        if (u->user->row->kind != SDYI_OP_SDY_ALL_SLICE ||
            u->user->block != slice->block ||
            axes_of(u->user) != axes_of(slice) ||
            (u->user != slice && sdyi_op_is_before(u->user, slice)))
            return false;
    return true;
}

static bool scatter_reduced(sdyi_op *op) {
    sdyi_op *const reduce = maker(op, SDYI_OP_SDY_ALL_REDUCE);
    split axes;
    if (reduce == NULL || !all_slice_alike(&reduce->results[0], op) ||
        !split_axes(op->module->pool, axes_of(op), axes_of(reduce), &axes))
        return false;
    const sdyi_attr *const sharding = sdyi_op_attr(op, SDYI_NAME_OUT_SHARDING);
    const sdyi_attr *const scattered =
        sdyi_sharding_extended(op, sdyi_op_attr(reduce, SDYI_NAME_OUT_SHARDING),
                               axes.scattered, sharding);
    if (scattered == NULL)
        return false;
    sdyi_value *by = make_before(op, reduce, SDYI_OP_SDY_REDUCE_SCATTER,
                                 input(reduce), axes.scattered, scattered);
    if (sdyi_reduction_of(reduce) != SDYRT_SUM)
        sdyi_op_set_attr(by->op, SDYI_NAME_REDUCTION_OP,
                         sdyi_op_attr(reduce, SDYI_NAME_REDUCTION_OP));
    if (!is_empty(axes.rest))
        by =
            make_before(op, op, SDYI_OP_SDY_ALL_SLICE, by, axes.rest, sharding);
    while (reduce->results[0].uses != NULL)
        (void)sdyi_op_replace(reduce->results[0].uses->user, by);
    sdyi_op_erase(reduce);
    return true;
}

/* -- all_to_all ------------------------------------------------------------ */

static bool drop_unused(sdyi_op *op) {
    if (op->results[0].uses != NULL)
        return false;
    sdyi_op_erase(op);
    return true;
}

/* A2A_PARAMS are triples of cells: axes, source, target. */
static bool shares_dims(const sdyi_attr *a, const sdyi_attr *b) {
    for (int64_t i = 0; i < a->n; i += 3)
        for (int64_t k = 0; k < b->n; k += 3)
            for (int x = 1; x < 3; x++)
                for (int y = 1; y < 3; y++)
                    if (a->cells[i + x].integer == b->cells[k + y].integer)
                        return true;
    return false;
}

/* Two lists of parameters merged, sorted by source. */
static const sdyi_attr *merge_params(sdyi_pool *pool, const sdyi_attr *a,
                                     const sdyi_attr *b) {
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, a->n + b->n);
    int64_t i = 0, k = 0, n = 0;
    while (i < a->n || k < b->n) {
        const bool takes_a =
            k == b->n ||
            (i < a->n && a->cells[i + 1].integer < b->cells[k + 1].integer);
        const sdyi_cell *const from = takes_a ? &a->cells[i] : &b->cells[k];
        memcpy(&cells[n], from, 3 * sizeof *cells);
        n += 3;
        i += takes_a ? 3 : 0;
        k += takes_a ? 0 : 3;
    }
    return sdyi_attr_make(pool, SDYI_ATTR_A2A_PARAMS, 0, NULL, cells, n);
}

static bool fuse_all_to_all(sdyi_op *op) {
    sdyi_op *const inner = maker(op, SDYI_OP_SDY_ALL_TO_ALL);
    if (inner == NULL || !sdyi_value_has_one_use(input(op)) ||
        shares_dims(axes_of(inner), axes_of(op)))
        return false;
    const sdyi_attr *const params =
        merge_params(op->module->pool, axes_of(inner), axes_of(op));
    return sdyi_op_replace(
        op, make_before(op, op, SDYI_OP_SDY_ALL_TO_ALL, input(inner), params,
                        sdyi_op_attr(op, SDYI_NAME_OUT_SHARDING)));
}

/* -- reshards -------------------------------------------------------------- */

static bool skip_reshard(sdyi_op *op) {
    const sdyi_op *const inner = maker(op, SDYI_OP_SDY_RESHARD);
    if (inner == NULL || !sdyi_value_has_one_use(input(op)))
        return false;
    /* A new op, as in MLIR: the worklist then visits the inner one first, and
     * it is erased. */
    sdyi_value *const operand = input(inner);
    sdyi_value *const made =
        sdyi_put_op(op, SDYI_OP_SDY_RESHARD, &operand, 1, op->results[0].type);
    sdyi_op_set_attr(made->op, SDYI_NAME_SHARDING,
                     sdyi_op_attr(op, SDYI_NAME_SHARDING));
    return sdyi_op_replace(op, made);
}

/* -- manual computations --------------------------------------------------- */

static bool drop_unused_arguments(sdyi_op *op) {
    sdyi_block *const body = op->regions[0].first;
    sdyi_zone *const scratch = &op->module->pool->scratch;
    const sdyi_attr *const in = sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS);
    sdyi_value **const operands =
        SDYI_NEW(scratch, sdyi_value *, op->n_operands);
    sdyi_cell *const shardings = SDYI_NEW(scratch, sdyi_cell, op->n_operands);
    int n = 0;
    for (int i = 0; i < body->n_args; i++) {
        if (body->args[i]->uses == NULL)
            continue;
        operands[n] = sdyi_operand(op, i);
        shardings[n++] = in->cells[i];
    }
    if (n == body->n_args)
        return false;
    sdyi_block_drop_args(op->module, body);
    sdyi_operands_set(op, operands, n);
    sdyi_op_set_attr(op, SDYI_NAME_IN_SHARDINGS,
                     sdyi_attr_make(op->module->pool, SDYI_ATTR_SHARDINGS, 0,
                                    NULL, shardings, n));
    return true;
}

/* The number of shards over the manual axes; 0: a mesh is not found. */
static int64_t manual_shards(const sdyi_op *op) {
    const sdyi_attr *const axes = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
    const sdyi_attr *const in = sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS);
    const sdyi_attr *const out = sdyi_op_attr(op, SDYI_NAME_OUT_SHARDINGS);
    int64_t shards = 1;
    for (int64_t i = 0; i < axes->n && in->n + out->n > 0; i++) {
        const sdyrt_axis_ref ref = {
            .name = sdyi_name_text(op->module->pool,
                                   (sdyi_name)axes->cells[i].integer)};
        int64_t size = 0; /* in the first mesh that has the axis */
        for (int64_t k = 0; k < in->n + out->n && size == 0; k++) {
            const sdyrt_mesh *const mesh = sdyi_mesh_at(
                op, (k < in->n ? &in->cells[k] : &out->cells[k - in->n])->attr);
            size = mesh == NULL ? 0 : sdyi_axis_size(mesh, &ref);
        }
        shards *= size;
    }
    return shards;
}

static sdyi_walk stop_at_unknown(void *state, sdyi_op *op) {
    (void)state;
    return op->row->name == NULL ? SDYI_WALK_STOP : SDYI_WALK_ON;
}

/* Not for bodies with unregistered ops, as in MLIR, and in jaxlib 0.10.2 not
 * right in a function. */
static bool inline_manual(sdyi_op *op) {
    sdyi_block *const body = op->regions[0].first;
    const bool is_old =
        sdyi_sdy_version(op->module->pool) == SDYRT_SDY_JAXLIB_0_10_2;
    if (manual_shards(op) != 1 ||
        (is_old && sdyi_op_parent(op)->row->kind == SDYI_OP_FUNC_FUNC) ||
        !sdyi_walk_pre(op, stop_at_unknown, NULL))
        return false;
    sdyi_op_become_block(op, body);
    return true;
}

/* A computation without operands, results and body. */
static bool erase_empty(sdyi_op *op) {
    if (sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS)->n > 0 || op->n_results > 0 ||
        op->regions[0].first->first != op->regions[0].first->last)
        return false;
    sdyi_op_erase(op);
    return true;
}

/* -- lists of patterns ----------------------------------------------------- */

const sdyi_pattern sdyi_all_gather_patterns[] = {{COLLECTIVE, drop_no_axes},
                                                 {NULL, NULL}};
const sdyi_pattern sdyi_all_slice_patterns[] = {
    {COLLECTIVE, drop_no_axes},
    {COLLECTIVE, drop_slice_of_gather},
    {COLLECTIVE, scatter_reduced},
    {NULL, NULL}};
const sdyi_pattern sdyi_all_reduce_patterns[] = {
    {COLLECTIVE, drop_no_axes},
    {COLLECTIVE, drop_reduce_of_replicated},
    {COLLECTIVE, gather_of_unreduced},
    {NULL, NULL}};
const sdyi_pattern sdyi_reduce_scatter_patterns[] = {{COLLECTIVE, drop_no_axes},
                                                     {NULL, NULL}};
const sdyi_pattern sdyi_collective_permute_patterns[] = {
    {COLLECTIVE, drop_no_permute}, {NULL, NULL}};
const sdyi_pattern sdyi_all_to_all_patterns[] = {
    {COLLECTIVE, drop_unused}, {COLLECTIVE, fuse_all_to_all}, {NULL, NULL}};
const sdyi_pattern sdyi_reshard_patterns[] = {
    {RESHARD, skip_reshard}, {NULL, sdyi_merge_reshards}, {NULL, NULL}};
const sdyi_pattern sdyi_manual_computation_patterns[] = {
    {NULL, drop_unused_arguments},
    {NULL, erase_empty},
    {NULL, inline_manual},
    {NULL, NULL}};
