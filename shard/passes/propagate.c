/* Propagation of grid shardings from op to op of a function, along the loops
 * that their values share:
 *
 *   %0 = tosa.abs %x                        %x' = shard %x to %s for users
 *   shard %0 to %s                     ->   %0 = tosa.abs %x'
 *                                           shard %0 to %s
 *
 * An annotation for an op must hold there; those for other ops may. All choices
 * of the latter are tried; the one with the least resharding is taken, the
 * first of equals. */
#include "program/passes/pass.h"
#include "shard/passes/shard_passes.h"

#include <stddef.h>
#include <string.h>

/* The sharding that annotations ask of a value. */
typedef struct wish {
    bool is_there, is_must;
    sdyi_grid_sharding sharding;
} wish;

/* The most values of an op that is visited: each wish doubles the choices. */
enum { MOST_VALUES = 16 };

/* The axes of each loop; `grid` NULL: nothing is sharded. */
typedef struct option {
    const sdyi_attr *grid;
    sdyi_ints axes[SDYI_MAX_LOOPS];
    bool has_any;
} option;

typedef struct visit {
    sdyi_op *op;
    sdyi_zone *zone;
    sdyi_loops_of loops;
    wish *wishes; /* of operands, then of results */
    int n_values, n_operands;
    option best;
    int best_cost; /* -1: none yet */
    /* The operand with a split dimension of size 1 that is broadcast, and that
     * dimension; -1: none. */
    int one_operand, one_dim;
} visit;

static sdyi_value *value_at(const visit *v, int i) {
    return i < v->n_operands ? sdyi_operand(v->op, i)
                             : &v->op->results[i - v->n_operands];
}

/* -- wishes ---------------------------------------------------------------- */

static wish wish_of_operand(const sdyi_value *value) {
    if (!sdyi_is_shard(value->op))
        return (wish){.is_there = false};
    return (wish){true, sdyi_is_for_users(value->op),
                  sdyi_grid_sharding_of(value->op)};
}

/* The wish for a result: an annotation for the op, which is then the result's
 * only use. */
static wish wish_of_result(const sdyi_value *value) {
    const sdyi_op *for_users = NULL;
    for (const sdyi_use *use = value->uses; use != NULL; use = use->next) {
        if (!sdyi_is_shard(use->user))
            continue;
        if (!sdyi_is_for_users(use->user))
            return (wish){sdyi_value_has_one_use(value), true,
                          sdyi_grid_sharding_of(use->user)};
        for_users = use->user;
    }
    if (for_users == NULL)
        return (wish){.is_there = false};
    return (wish){true, false, sdyi_grid_sharding_of(for_users)};
}

/* -- options --------------------------------------------------------------- */

/* Give a loop axes; false: they conflict with those of this or other loops. */
static bool fill(const visit *v, option *o, const sdyi_attr *grid, int loop,
                 sdyi_ints axes) {
    if (o->grid != NULL && o->grid != grid)
        return false;
    o->grid = grid;
    if (axes.n == 0)
        return true;
    if (o->axes[loop].n > 0 && !sdyi_ints_equal(o->axes[loop], axes))
        return false;
    for (int i = 0; i < v->loops.n; i++)
        for (int k = 0; i != loop && k < axes.n; k++)
            if (sdyi_ints_have(o->axes[i], axes.cells[k].integer))
                return false;
    o->axes[loop] = axes;
    return true;
}

/* A dimension in no loop, which every device has. */
static bool is_whole(visit *v, int i, int dim, sdyi_ints axes) {
    if (axes.n == 0)
        return true;
    if (v->one_operand < 0 && i < v->n_operands) {
        v->one_operand = i;
        v->one_dim = dim;
    }
    return false;
}

/* Take in the sharding of value `i`. */
static bool fill_from(visit *v, option *o, int i) {
    const sdyi_grid_sharding *const s = &v->wishes[i].sharding;
    const int *const map = v->loops.maps[i];
    const sdyi_type *const type = value_at(v, i)->type;
    o->has_any = true;
    if (map == NULL)
        return true;
    for (int d = 0; d < type->n && d < s->n_split; d++)
        if (map[d] < 0 ? !is_whole(v, i, d, s->split[d])
                       : !fill(v, o, s->grid, map[d], s->split[d]))
            return false;
    return true;
}

/* The dimensions of a value as an option has them; without empty ones at their
 * end, but for the first. */
static sdyi_grid_sharding wanted_at(const visit *v, const option *o, int i) {
    const int *const map = v->loops.maps[i];
    const sdyi_type *const type = value_at(v, i)->type;
    sdyi_grid_sharding s = {.grid = o->grid};
    if (map == NULL)
        return (sdyi_grid_sharding){.grid = NULL};
    sdyi_ints *const split = SDYI_NEW(v->zone, sdyi_ints, (size_t)type->n);
    for (int d = 0; d < type->n; d++)
        if (map[d] >= 0)
            split[d] = o->axes[map[d]];
    s.n_split = type->n;
    while (s.n_split > 1 && split[s.n_split - 1].n == 0)
        s.n_split--;
    s.split = split;
    return s;
}

/* -- choices --------------------------------------------------------------- */

/* Cost of an annotation: 0 if it is equal, 2 if it differs and is for this op,
 * 1 if it differs and is for another. */
static int cost_of(const sdyi_grid_sharding *wanted, const sdyi_op *shard,
                   bool is_for_this) {
    const sdyi_grid_sharding has = sdyi_grid_sharding_of(shard);
    return sdyi_equal_shardings(wanted, &has) ? 0 : is_for_this ? 2 : 1;
}

static int cost_at(const visit *v, const option *o, int i) {
    const sdyi_value *const value = value_at(v, i);
    const sdyi_grid_sharding wanted = wanted_at(v, o, i);
    int cost = 0;
    if (i < v->n_operands)
        return sdyi_is_shard(value->op)
                   ? cost_of(&wanted, value->op, sdyi_is_for_users(value->op))
                   : 0;
    for (const sdyi_use *use = value->uses; use != NULL; use = use->next) {
        const int its =
            sdyi_is_shard(use->user)
                ? cost_of(&wanted, use->user, !sdyi_is_for_users(use->user))
                : 0;
        cost = its > cost ? its : cost;
    }
    return cost;
}

/* Try to take the wishes of `is_taken`; true: no choice can be better. */
static bool try_choice(visit *v, const bool *is_taken) {
    option o = {.grid = NULL};
    for (int k = 0; k < v->n_values; k++) { /* results first */
        const int n_results = v->n_values - v->n_operands;
        const int i = k < n_results ? v->n_operands + k : k - n_results;
        if (is_taken[i] && !fill_from(v, &o, i))
            return false;
    }
    if (!o.has_any || o.grid == NULL)
        return false;
    int cost = 0;
    for (int i = 0; i < v->n_values; i++) {
        const int its = v->loops.maps[i] == NULL ? 0 : cost_at(v, &o, i);
        cost = its > cost ? its : cost;
    }
    if (v->best_cost < 0 || cost < v->best_cost) {
        v->best = o;
        v->best_cost = cost;
    }
    return cost == 0;
}

/* Try all choices: wishes of results vary slower than those of operands, and
 * each optional wish is first taken, then left out. True: the best is found. */
static bool try_all(visit *v, int k, bool *is_taken) {
    const int n_results = v->n_values - v->n_operands;
    if (k == v->n_values) {
        const sdyi_zone_mark mark = sdyi_zone_get_mark(v->zone);
        const bool is_done = try_choice(v, is_taken);
        sdyi_zone_reset(v->zone, mark);
        return is_done;
    }
    const int i = k < n_results ? v->n_operands + k : k - n_results;
    is_taken[i] = v->wishes[i].is_there;
    if (try_all(v, k + 1, is_taken))
        return true;
    if (!is_taken[i] || v->wishes[i].is_must)
        return false;
    is_taken[i] = false;
    return try_all(v, k + 1, is_taken);
}

/* -- annotations ----------------------------------------------------------- */

static void use_instead(sdyi_op *user, const sdyi_value *value,
                        sdyi_value *by) {
    for (int i = 0; i < user->n_operands; i++)
        if (sdyi_operand(user, i) == value)
            sdyi_operand_set(user, i, by);
}

/* Annotate one use of a result, by `user`; `*made`: the annotation that all its
 * uses share, NULL before the first. */
static void annotate_use(const sdyi_grid_sharding *wanted, sdyi_value *value,
                         sdyi_op *user, sdyi_op **made) {
    const bool is_annotation = sdyi_is_shard(user);
    if (is_annotation && !sdyi_is_for_users(user)) {
        const sdyi_grid_sharding has = sdyi_grid_sharding_of(user);
        if (sdyi_equal_shardings(wanted, &has))
            return;
    }
    if (*made == NULL) {
        const sdyi_maker m = sdyi_make_after(value->op);
        *made =
            sdyi_make_shard(&m, value, sdyi_make_sharding(&m, wanted), false)
                ->op;
    }
    use_instead(user, value, &(*made)->results[0]);
    if (!is_annotation || sdyi_is_for_users(user))
        return;
    const sdyi_maker m = sdyi_make_after(*made);
    const sdyi_value *const second =
        sdyi_make_shard(&m, &(*made)->results[0], sdyi_operand(*made, 1), true);
    sdyi_take_uses(second->op, &(*made)->results[0]);
}

static void annotate_result(const sdyi_grid_sharding *wanted, sdyi_value *value,
                            sdyi_zone *zone) {
    sdyi_op **users = NULL;
    int n = 0, capacity = 0;
    for (const sdyi_use *use = value->uses; use != NULL; use = use->next) {
        SDYI_GROW(zone, users, n, capacity);
        users[n++] = use->user;
    }
    sdyi_op *made = NULL;
    for (int i = 0; i < n; i++)
        annotate_use(wanted, value, users[i], &made);
}

static void annotate_operand(const sdyi_grid_sharding *wanted, sdyi_op *op,
                             int i) {
    sdyi_value *const value = sdyi_operand(op, i);
    sdyi_op *const source = sdyi_is_shard(value->op) ? value->op : NULL;
    const bool is_for_users = source != NULL && sdyi_is_for_users(source);
    if (is_for_users) {
        const sdyi_grid_sharding has = sdyi_grid_sharding_of(source);
        if (sdyi_equal_shardings(wanted, &has))
            return;
    }
    const sdyi_maker m = sdyi_make_before(op);
    sdyi_value *const sharding = sdyi_make_sharding(&m, wanted);
    sdyi_value *from = value;
    if (is_for_users)
        from = sdyi_make_shard(&m, value, sharding, false);
    use_instead(op, value, sdyi_make_shard(&m, from, sharding, true));
}

static void annotate(visit *v) {
    for (int i = v->n_operands; i < v->n_values; i++) {
        const sdyi_grid_sharding wanted = wanted_at(v, &v->best, i);
        if (wanted.grid != NULL)
            annotate_result(&wanted, value_at(v, i), v->zone);
    }
    for (int i = 0; i < v->n_operands; i++) {
        const sdyi_grid_sharding wanted = wanted_at(v, &v->best, i);
        if (wanted.grid != NULL)
            annotate_operand(&wanted, v->op, i);
    }
}

/* -- the walk -------------------------------------------------------------- */

static bool is_left_alone(const sdyi_op *op) {
    return sdyi_op_has(op, SDYI_TERMINATOR) || sdyi_is_shard(op) ||
           sdyi_is_kind(op, SDYI_OP_SHARD_SHARDING) ||
           sdyi_is_kind(op, SDYI_OP_SHARD_GET_SHARDING);
}

/* `leaves`: ops that shardings cannot pass are left alone, without an error. */
static sdyrt_status visit_op(sdyi_op *op, bool leaves) {
    if (is_left_alone(op))
        return SDYRT_OK;
    visit v = {.op = op,
               .zone = &op->module->pool->scratch,
               .n_operands = op->n_operands,
               .n_values = op->n_operands + op->n_results,
               .best_cost = -1,
               .one_operand = -1};
    if (v.n_values > MOST_VALUES)
        return leaves ? SDYRT_OK
                      : sdyi_error(op->module->pool, op,
                                   "has more than %d operands and results",
                                   MOST_VALUES);
    if (!sdyi_find_loops(op, &v.loops))
        return leaves || sdyi_op_has(op, SDYI_CONSTANT)
                   ? SDYRT_OK
                   : sdyi_error(op->module->pool, op,
                                "sharding interface is not implemented.");
    v.wishes = SDYI_NEW(v.zone, wish, (size_t)v.n_values);
    for (int i = 0; i < v.n_values; i++)
        v.wishes[i] = i < v.n_operands ? wish_of_operand(value_at(&v, i))
                                       : wish_of_result(value_at(&v, i));
    (void)try_all(&v, 0, SDYI_NEW(v.zone, bool, (size_t)v.n_values));
    if (v.best_cost >= 0)
        annotate(&v);
    else if (v.one_operand >= 0 && !leaves)
        return sdyi_error(op->module->pool, op,
                          "cannot shard operand %d dimension %d: its indexing "
                          "expression is constant",
                          v.one_operand, v.one_dim + 1);
    return SDYRT_OK;
}

/* An axis that the grid lacks is spread as any other: nothing is partitioned by
 * it, nor run. */
static void warn_of_axes(const sdyi_block *block) {
    for (const sdyi_op *op = block->first; op != NULL; op = op->next) {
        int rank;
        if (!sdyi_is_kind(op, SDYI_OP_SHARD_SHARDING))
            continue;
        const sdyi_grid_sharding s = sdyi_sharding_of_value(&op->results[0]);
        const int64_t axis = sdyi_absent_axis(op, &s, &rank);
        if (axis >= 0)
            sdyi_warning(op->module->pool, op,
                         "the sharding has grid axis %lld, and its grid is of "
                         "rank %d",
                         (long long)axis, rank);
    }
}

/* Visit the ops of a block in one direction, without those that visits add. */
static sdyrt_status walk(const sdyi_block *block, bool is_forward,
                         bool leaves) {
    for (sdyi_op *op = is_forward ? block->first : block->last, *next;
         op != NULL; op = next) {
        sdyi_zone *const zone = &op->module->pool->scratch;
        const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
        next = is_forward ? op->next : op->prev;
        SDYI_TRY(visit_op(op, leaves));
        sdyi_zone_reset(zone, mark);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_spread_shards(sdyi_op *func) {
    const sdyi_block *const body = func->regions[0].first;
    warn_of_axes(body);
    SDYI_TRY(walk(body, false, true));
    return walk(body, true, true);
}

typedef struct options {
    const char *traversal;
} options;

static const sdyi_pass_option pass_options[] = {
    {"traversal", SDYI_OPTION_WORD, "backward-forward",
     "forward, backward, forward-backward, backward-forward",
     offsetof(options, traversal)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyrt_status run(sdyi_op *op, const void *state) {
    static const struct {
        const char *name;
        int n;
        bool is_forward[2];
    } orders[] = {{"forward", 1, {true, false}},
                  {"backward", 1, {false, false}},
                  {"forward-backward", 2, {true, false}},
                  {"backward-forward", 2, {false, true}}};
    const options *const o = state;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_region *const region = &op->regions[0];
    if (region->first == NULL || region->first != region->last)
        return sdyi_error(pool, op, "only one block is supported!");
    warn_of_axes(region->first);
    for (size_t i = 0; i < sizeof orders / sizeof *orders; i++)
        for (int k = 0;
             strcmp(orders[i].name, o->traversal) == 0 && k < orders[i].n; k++)
            SDYI_TRY(walk(region->first, orders[i].is_forward[k], false));
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_sharding_propagation = {
    .name = "sharding-propagation",
    .summary = "spread the shardings of the dialect shard",
    .on = SDYI_ON_FUNCTION,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};
