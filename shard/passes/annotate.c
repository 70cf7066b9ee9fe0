/* All annotations of a function, from some of them: shard-partition needs them.
 * Shardings are propagated first (propagate.c). Then
 *
 *   a value without annotation              is replicated
 *   an argument, a constant                 has the sharding that its first
 *                                           user wants, without halos
 *   an op that shardings cannot pass, or    has replicated operands and
 *   whose annotations do not fit            results, also in its regions
 *   together
 *   a returned value                        has its own sharding, without halos
 *
 * and each value is annotated for its op, then for each of its users:
 *
 *   %0 = tosa.abs %x        %x0 = shard %x to %whole
 *   return %0               %x1 = shard %x0 to %whole for users
 *                      ->   %0 = tosa.abs %x1
 *                           %1 = shard %0 to %whole
 *                           %2 = shard %1 to %whole for users
 *                           return %2 */
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "shard/passes/shard_passes.h"

typedef struct annotation {
    sdyi_zone *zone;
    sdyi_block *body;
    sdyi_grid_sharding whole; /* on the grid of the first sharding */
} annotation;

static bool is_annotation(const sdyi_op *op) {
    return sdyi_is_shard(op) || sdyi_is_kind(op, SDYI_OP_SHARD_SHARDING) ||
           sdyi_is_kind(op, SDYI_OP_SHARD_GET_SHARDING);
}

/* A shard.sharding like another one, without halos. */
static sdyi_value *sharding_like(const sdyi_maker *m,
                                 const sdyi_grid_sharding *s) {
    sdyi_pool *const pool = m->module->pool;
    sdyi_value *const made = sdyi_make_sharding(m, s);
    if (s->offsets.n > 0)
        sdyi_op_set_attr(
            made->op, SDYI_NAME_STATIC_SHARDED_DIMS_OFFSETS,
            sdyi_attr_array(pool, 64, s->offsets.cells, s->offsets.n));
    return made;
}

/* -- ops ------------------------------------------------------------------- */

/* The annotation of an operand, for the op that uses it, or of a result; grid
 * NULL: there is none. */
static sdyi_grid_sharding annotated(const sdyi_value *value, bool is_operand) {
    const sdyi_op *const shard = is_operand ? value->op
                                 : sdyi_value_has_one_use(value)
                                     ? value->uses->user
                                     : NULL;
    return sdyi_is_shard(shard) && sdyi_is_for_users(shard) == is_operand
               ? sdyi_grid_sharding_of(shard)
               : (sdyi_grid_sharding){.grid = NULL};
}

/* The loops of an op, as its values cut them so far. */
typedef struct cuts {
    const sdyi_attr *grid;
    sdyi_ints axes[SDYI_MAX_LOOPS];
    bool is_known[SDYI_MAX_LOOPS];
} cuts;

static bool share_an_axis(sdyi_ints a, sdyi_ints b) {
    for (int i = 0; i < a.n; i++)
        if (sdyi_ints_have(b, a.cells[i].integer))
            return true;
    return false;
}

/* Add the axes of a value to those of the loops. False: they contradict those
 * of earlier values, or the sharding has halos or offsets. */
static bool add_cuts(cuts *c, const sdyi_loops_of *loops, const int *map,
                     const sdyi_value *value, const sdyi_grid_sharding *s) {
    if (s->grid == NULL || s->halos.n > 0 || s->offsets.n > 0 ||
        s->op != NULL || (c->grid != NULL && c->grid != s->grid))
        return false;
    c->grid = s->grid;
    for (int d = 0; d < value->type->n; d++) {
        const sdyi_ints axes = sdyi_split_at(s, d);
        const int loop = map[d];
        if (loop < 0 && axes.n > 0)
            return false;
        if (loop < 0)
            continue;
        if (c->is_known[loop] && !sdyi_ints_equal(c->axes[loop], axes))
            return false;
        for (int k = 0; k < loops->n; k++)
            if (k != loop && share_an_axis(c->axes[k], axes))
                return false;
        c->axes[loop] = axes;
        c->is_known[loop] = true;
    }
    return true;
}

/* True if an op can run on shards: all its tensors are annotated, by shardings
 * that agree on the axes of each loop. */
static bool is_cut(const sdyi_op *op) {
    sdyi_loops_of loops;
    cuts c = {.grid = NULL};
    if (!sdyi_find_loops(op, &loops))
        return false;
    for (int i = 0; i < op->n_operands + op->n_results; i++) {
        const bool is_operand = i < op->n_operands;
        const sdyi_value *const value =
            is_operand ? sdyi_operand(op, i) : &op->results[i - op->n_operands];
        if (!sdyi_has_grid_sharding(value))
            continue;
        const sdyi_grid_sharding s = annotated(value, is_operand);
        if (loops.maps[i] == NULL ||
            !add_cuts(&c, &loops, loops.maps[i], value, &s))
            return false;
    }
    return c.grid != NULL;
}

/* -- values ---------------------------------------------------------------- */

/* The first in the body that annotates a value; NULL: none does. */
static sdyi_op *first_shard(const annotation *a, const sdyi_value *value) {
    sdyi_op *first = NULL;
    for (const sdyi_use *use = value->uses; use != NULL; use = use->next)
        if (sdyi_is_shard(use->user) && use->user->block == a->body &&
            (first == NULL || sdyi_op_is_before(use->user, first)))
            first = use->user;
    return first;
}

/* Annotate a value for its op: the annotation becomes its only use. */
static void annotate_value(const annotation *a, sdyi_value *value,
                           const sdyi_grid_sharding *s) {
    const sdyi_maker m =
        value->op != NULL
            ? sdyi_make_after(value->op)
            : (sdyi_maker){a->body->first->module, a->body->first, a->body,
                           sdyi_op_loc(a->body->region->op)};
    sdyi_value *const made =
        sdyi_make_shard(&m, value, sharding_like(&m, s), false);
    sdyi_take_uses(made->op, value);
}

/* An argument, or a constant: cut as its first user wants it. */
static void annotate_source(const annotation *a, sdyi_value *value) {
    const sdyi_op *const first = first_shard(a, value);
    const sdyi_grid_sharding s =
        first == NULL ? a->whole : sdyi_grid_sharding_of(first);
    if (value->uses != NULL)
        annotate_value(a, value, s.grid == NULL ? &a->whole : &s);
}

static void annotate_values(const annotation *a, const sdyi_op_list *ops,
                            const bool *are_cut) {
    for (int i = 0; i < a->body->n_args; i++)
        if (sdyi_has_grid_sharding(a->body->args[i]))
            annotate_source(a, a->body->args[i]);
    for (int i = 0; i < ops->n; i++)
        for (int k = 0; k < ops->ops[i]->n_results && !are_cut[i]; k++) {
            sdyi_value *const value = &ops->ops[i]->results[k];
            if (!sdyi_has_grid_sharding(value))
                continue;
            if (sdyi_op_has(ops->ops[i], SDYI_CONSTANT))
                annotate_source(a, value);
            else
                annotate_value(a, value, &a->whole);
        }
}

/* -- users ----------------------------------------------------------------- */

/* `user`, in the body or in a region of `op` there, takes a value so. */
static void annotate_use(sdyi_op *op, sdyi_op *user, int i,
                         const sdyi_grid_sharding *wanted) {
    sdyi_value *const value = sdyi_operand(user, i);
    const sdyi_grid_sharding has = sdyi_grid_sharding_of(value->op);
    if (sdyi_is_for_users(value->op) && sdyi_equal_shardings(&has, wanted))
        return;
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_operand_set(
        user, i, sdyi_make_shard(&m, value, sharding_like(&m, wanted), true));
}

typedef struct inner {
    const annotation *a;
    sdyi_op *op;
} inner;

/* A value that a region captures is annotated as replicated. */
static sdyi_walk annotate_inner(void *state, sdyi_op *user) {
    const inner *const in = state;
    for (int i = 0; i < user->n_operands && user != in->op; i++) {
        const sdyi_value *const value = sdyi_operand(user, i);
        if (sdyi_has_grid_sharding(value) && sdyi_is_shard(value->op) &&
            value->op->block == in->a->body)
            annotate_use(in->op, user, i, &in->a->whole);
    }
    return SDYI_WALK_ON;
}

/* Annotate the operands of an op, once all values are annotated. */
static void annotate_operands(const annotation *a, sdyi_op *op) {
    inner in = {a, op};
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (!sdyi_has_grid_sharding(value))
            continue;
        sdyi_grid_sharding wanted = a->whole;
        if (sdyi_op_has(op, SDYI_TERMINATOR)) {
            wanted = sdyi_grid_sharding_of(value->op);
            wanted.halos.n = 0;
        }
        annotate_use(op, op, i, &wanted);
    }
    if (op->n_regions > 0)
        (void)sdyi_walk_pre(op, annotate_inner, &in);
}

/* -- all ------------------------------------------------------------------- */

/* Constants among halos and offsets are static; others cannot be cut by. */
static sdyrt_status make_static(annotation *a) {
    static const sdyi_ints none[1];
    for (sdyi_op *op = a->body->first; op != NULL; op = op->next) {
        if (!sdyi_is_kind(op, SDYI_OP_SHARD_SHARDING))
            continue;
        (void)sdyi_grid_sharding_patterns[0].rewrite(op);
        if (op->n_operands > 0)
            return sdyi_error_bare(op->module->pool, op,
                                   "Cannot annotate: the sharding has halo "
                                   "sizes or offsets that only a run knows; "
                                   "write them as numbers.");
        if (a->whole.grid == NULL)
            a->whole =
                (sdyi_grid_sharding){.grid = sdyi_op_attr(op, SDYI_NAME_GRID),
                                     .split = none,
                                     .n_split = 1};
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_annotate_all(sdyi_op *func) {
    annotation a = {.zone = &func->module->pool->scratch,
                    .body = func->regions[0].first};
    SDYI_TRY(make_static(&a));
    if (a.whole.grid == NULL)
        return SDYRT_OK;
    SDYI_TRY(sdyi_spread_shards(func));
    (void)sdyi_rewrite(func, NULL); /* unused ops are erased */
    sdyi_op_list ops = {.zone = a.zone};
    for (sdyi_op *op = a.body->first; op != NULL; op = op->next)
        if (!is_annotation(op))
            sdyi_op_list_add(&ops, op);
    bool *const are_cut = SDYI_NEW(a.zone, bool, (size_t)ops.n);
    for (int i = 0; i < ops.n; i++)
        are_cut[i] = is_cut(ops.ops[i]);
    annotate_values(&a, &ops, are_cut);
    for (int i = 0; i < ops.n; i++)
        if (!are_cut[i])
            annotate_operands(&a, ops.ops[i]);
    return SDYRT_OK;
}

static sdyi_grid_sharding sharding_at(const sdyi_value *value,
                                      const sdyi_op *shard) {
    return sdyi_grid_sharding_of(sdyi_has_grid_sharding(value) ? shard : NULL);
}

sdyi_grid_sharding sdyi_sharding_of_argument(const sdyi_op *func, int i) {
    const sdyi_value *const value = func->regions[0].first->args[i];
    return sharding_at(value, value->uses == NULL ? NULL : value->uses->user);
}

sdyi_grid_sharding sdyi_sharding_of_result(const sdyi_op *func, int i) {
    const sdyi_value *const value =
        sdyi_operand(func->regions[0].first->last, i);
    return sharding_at(value, value->op);
}

static sdyrt_status run(sdyi_op *func, const void *options) {
    const sdyi_region *const region = &func->regions[0];
    (void)options;
    if (region->first == NULL)
        return SDYRT_OK;
    return region->first == region->last
               ? sdyi_annotate_all(func)
               : sdyi_error(func->module->pool, func,
                            "only one block is supported!");
}

const sdyi_pass sdyi_pass_shard_annotate = {
    .name = "sdyrt-shard-annotate",
    .summary = "annotate all that shard-partition asks for, by "
               "sharding-propagation and else whole",
    .on = SDYI_ON_FUNCTION,
    .run = run,
};
