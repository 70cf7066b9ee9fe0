/* A function of global tensors becomes that of one device: values have the
 * types of their shards, ops work on those, and a value that is wanted in
 * another sharding is resharded.
 *
 *   %1 = shard %0 to %s : tensor<8x4xf32>            -
 *   %2 = shard %1 to %t for users                    %2 = shard.all_slice %0 ..
 *   %3 = tosa.abs %2 : tensor<8x4xf32>               %3 = tosa.abs %2 :
 *                                                        tensor<4x4xf32> */
#include "program/dialects/func/call.h"
#include "program/dialects/make.h"
#include "program/ir/blocks.h"
#include "program/ir/clone.h"
#include "program/ir/record.h"
#include "program/ir/side_table.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "shard/passes/shard_passes.h"
#include "shard/standard/standard.h"

typedef struct partition {
    sdyi_pool *pool;
    sdyi_side_table local; /* values of one device, by the global ones */
    sdyi_side_table cut;   /* blocks that become local, by their number */
    sdyi_op_list global;   /* ops of theirs, which then go */
} partition;

static void set_local(partition *p, const sdyi_value *value, sdyi_value *by) {
    sdyi_side_table_set(&p->local, value->number, by);
}

static sdyi_value *local_of(const partition *p, sdyi_value *value) {
    return sdyi_mapped(&p->local, value);
}

/* True if a value is defined in a block that is partitioned. */
static bool is_cut(const partition *p, const sdyi_value *value) {
    return sdyi_side_table_get(&p->cut, sdyi_value_block(value)->number) !=
           NULL;
}

/* -- rules ----------------------------------------------------------------- */

static sdyrt_status check_operands(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (!sdyi_has_grid_sharding(value))
            continue;
        if (!sdyi_is_shard(value->op))
            return sdyi_error_bare(pool, op,
                                   "Cannot partition: tensor operand %d must "
                                   "be defined by a shard.shard operation.",
                                   i);
        if (!sdyi_is_for_users(value->op))
            return sdyi_error_bare(pool, op,
                                   "Cannot partition: shard.shard for operand "
                                   "%d must set 'annotate_for_users'.",
                                   i);
    }
    return SDYRT_OK;
}

static sdyrt_status check_results(const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_value *const value = &op->results[i];
        if (!sdyi_has_grid_sharding(value))
            continue;
        if (!sdyi_value_has_one_use(value))
            return sdyi_error_bare(pool, op,
                                   "Cannot partition: result %d must have "
                                   "exactly one use.",
                                   i);
        const sdyi_op *const user = value->uses->user;
        if (!sdyi_is_shard(user))
            return sdyi_error_bare(pool, op,
                                   "Cannot partition: user of result %d must "
                                   "be shard.shard operation.",
                                   i);
        if (sdyi_is_for_users(user))
            return sdyi_error_bare(pool, op,
                                   "Cannot partition: shard.shard for result "
                                   "%d must not set 'annotate_for_users'.",
                                   i);
    }
    return SDYRT_OK;
}

/* The sharding of a value: that of the shard op which defines an operand, or
 * which uses a result. */
static sdyi_grid_sharding sharding_at(const sdyi_value *value,
                                      bool is_operand) {
    const sdyi_op *const shard = !sdyi_has_grid_sharding(value) ? NULL
                                 : is_operand                   ? value->op
                                 : value->uses == NULL          ? NULL
                                                       : value->uses->user;
    return sdyi_grid_sharding_of(shard);
}

/* -- ops ------------------------------------------------------------------- */

/* Find a value that a region captures and that is not replicated. */
static sdyi_walk find_cut_capture(void *state, sdyi_op *op) {
    const sdyi_value **const found = state;
    for (int i = 0; i < op->n_operands && *found == NULL; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        const sdyi_grid_sharding s = sharding_at(value, true);
        if (s.grid != NULL && !sdyi_is_replicated(&s) &&
            sdyi_is_kind(sdyi_op_parent(value->op), SDYI_OP_FUNC_FUNC))
            *found = value;
    }
    return *found == NULL ? SDYI_WALK_ON : SDYI_WALK_STOP;
}

/* An op without known loops may only have replicated shardings. */
static sdyrt_status check_replicated(sdyi_op *op) {
    const sdyi_value *captured = NULL;
    if (op->n_regions > 0)
        (void)sdyi_walk_pre(op, find_cut_capture, &captured);
    for (int i = 0; i < op->n_operands + op->n_results; i++) {
        const bool is_operand = i < op->n_operands;
        const sdyi_grid_sharding s = sharding_at(
            is_operand ? sdyi_operand(op, i) : &op->results[i - op->n_operands],
            is_operand);
        if (s.grid != NULL && !sdyi_is_replicated(&s))
            return sdyi_error(op->module->pool, op,
                              "sharding interface is not implemented.");
    }
    return captured == NULL
               ? SDYRT_OK
               : sdyi_error_bare(op->module->pool, op,
                                 "Cannot partition: a region uses a value "
                                 "that is cut.");
}

/* The axes that cut the loops over which an op sums; the grid, if some do. */
static const sdyi_attr *reduced_axes(const sdyi_op *op,
                                     const sdyi_loops_of *loops,
                                     sdyi_cell *axes, int *n) {
    const sdyi_attr *grid = NULL;
    *n = 0;
    for (int loop = 0; loop < loops->n; loop++)
        for (int i = 0; loops->is_reduction[loop] && i < op->n_operands; i++) {
            const int *const map = loops->maps[i];
            const sdyi_value *const value = sdyi_operand(op, i);
            const sdyi_grid_sharding s = sharding_at(value, true);
            int d = 0;
            while (map != NULL && d < value->type->n && map[d] != loop)
                d++;
            if (map == NULL || s.grid == NULL || d >= value->type->n ||
                sdyi_split_at(&s, d).n == 0)
                continue;
            const sdyi_ints split = sdyi_split_at(&s, d);
            for (int k = 0; k < split.n && *n < SDYRT_MAX_RANK; k++)
                axes[(*n)++] = split.cells[k];
            grid = s.grid;
            break;
        }
    return grid;
}

/* An all_reduce of partial sums, if axes split a reduction loop. */
static void reduce(partition *p, const sdyi_maker *m, const sdyi_op *op,
                   const sdyi_loops_of *loops) {
    sdyi_cell axes[SDYRT_MAX_RANK];
    int n;
    const sdyi_attr *const grid = reduced_axes(op, loops, axes, &n);
    if (grid == NULL)
        return;
    sdyi_value *const part = local_of(p, (sdyi_value *)&op->results[0]);
    sdyi_op *const all =
        sdyi_make_op(m, SDYI_OP_SHARD_ALL_REDUCE, &part, 1, part->type);
    const sdyi_cell sum = {.integer = 0};
    sdyi_set_groups_on(all, grid, (sdyi_ints){axes, n});
    sdyi_op_set_attr(all, SDYI_NAME_REDUCTION,
                     sdyi_attr_make(p->pool, SDYI_ATTR_ENUM,
                                    SDYI_ENUM_REDUCTION_KIND, NULL, &sum, 1));
    set_local(p, &op->results[0], &all->results[0]);
}

/* A constant, or an empty tensor, which nothing has been computed for. */
static sdyrt_status partition_source(partition *p, const sdyi_maker *m,
                                     const sdyi_op *op) {
    const sdyi_value *const result = &op->results[0];
    const sdyi_grid_sharding s = sharding_at(result, false);
    sdyi_op *const copy = sdyi_make_insert(m, sdyi_op_clone(op, &p->local));
    if (s.grid == NULL || result->uses == NULL)
        return SDYRT_OK;
    for (const sdyi_use *use = result->uses; use != NULL; use = use->next) {
        const sdyi_grid_sharding its =
            sdyi_is_shard(use->user) ? sdyi_grid_sharding_of(use->user) : s;
        if (!sdyi_equal_shardings(&s, &its))
            return sdyi_error_bare(p->pool, op,
                                   "Cannot partition: annotations of a "
                                   "constant differ: %s and %s",
                                   sdyi_sharding_text(p->pool, &s),
                                   sdyi_sharding_text(p->pool, &its));
    }
    sdyi_value *const local = sdyi_localise(m, result->uses->user, copy, &s);
    if (local == NULL)
        return SDYRT_ARGUMENT;
    set_local(p, result, local);
    return SDYRT_OK;
}

static sdyrt_status partition_other(partition *p, const sdyi_maker *m,
                                    sdyi_op *op) {
    sdyi_loops_of loops;
    if (sdyi_op_has(op, SDYI_CONSTANT))
        return partition_source(p, m, op);
    SDYI_TRY(check_operands(op));
    SDYI_TRY(check_results(op));
    if (sdyi_is_kind(op, SDYI_OP_TENSOR_EMPTY) && op->n_operands == 0)
        return partition_source(p, m, op);
    const bool has_loops = sdyi_find_loops(op, &loops);
    if (!has_loops && !sdyi_op_has(op, SDYI_TERMINATOR))
        SDYI_TRY(check_replicated(op));
    sdyi_op *const copy = sdyi_make_insert(m, sdyi_op_clone(op, &p->local));
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_grid_sharding s = sharding_at(&op->results[i], false);
        copy->results[i].type = sdyi_local_type(op, op->results[i].type, &s);
    }
    if (has_loops && op->n_results == 1)
        reduce(p, m, op, &loops);
    return SDYRT_OK;
}

/* True if an op other than shard.shard uses a sharding; these are erased. */
static bool is_needed(const sdyi_op *sharding) {
    for (const sdyi_use *use = sharding->results[0].uses; use != NULL;
         use = use->next)
        if (!sdyi_is_shard(use->user))
            return true;
    return false;
}

/* Keep a copy of a sharding op for all uses of `to`, in other blocks too. */
static void keep_sharding(partition *p, const sdyi_maker *m,
                          const sdyi_op *from, sdyi_op *to) {
    const sdyi_op *const copy =
        sdyi_make_insert(m, sdyi_op_clone(from, &p->local));
    set_local(p, &from->results[0], NULL); /* which may be a copy too */
    sdyi_value_replace(&to->results[0], sdyi_result(copy, 0));
}

/* Axes that the grid has: a sharding may name others until it is used. */
static sdyrt_status check_axes(const sdyi_op *op, const sdyi_grid_sharding *s) {
    int rank;
    const int64_t axis = sdyi_absent_axis(op, s, &rank);
    return axis < 0 ? SDYRT_OK
                    : sdyi_error_bare(op->module->pool, op,
                                      "Cannot partition: the sharding has grid "
                                      "axis %lld, and its grid is of rank %d.",
                                      (long long)axis, rank);
}

static sdyrt_status partition_shard(partition *p, const sdyi_maker *m,
                                    sdyi_op *op) {
    sdyi_value *const value = sdyi_operand(op, 0);
    sdyi_value *local = local_of(p, value);
    const sdyi_grid_sharding to = sdyi_grid_sharding_of(op);
    if (to.grid == NULL)
        return sdyi_error_bare(p->pool, op,
                               "Cannot partition: the sharding must come from "
                               "a shard.sharding operation.");
    SDYI_TRY(check_axes(op, &to));
    if (sdyi_is_shard(value->op)) {
        const sdyi_grid_sharding from = sdyi_grid_sharding_of(value->op);
        local = sdyi_reshard(m, op, local, value->type, &from, &to);
        if (local == NULL)
            return SDYRT_ARGUMENT;
    }
    set_local(p, &op->results[0], local);
    return SDYRT_OK;
}

static sdyrt_status partition_get(partition *p, const sdyi_maker *m,
                                  sdyi_op *op) {
    const sdyi_op *const shard = sdyi_operand(op, 0)->op;
    if (!sdyi_is_shard(shard))
        return sdyi_error_bare(p->pool, op,
                               "expected a shard op as source of "
                               "get_sharding");
    const sdyi_op *const sharding = sdyi_sharding_after(sdyi_operand(shard, 1));
    if (sharding != NULL && is_needed(op))
        keep_sharding(p, m, sharding, op);
    return SDYRT_OK;
}

/* True if an operand is defined later, which is valid in unreachable code. Grid
 * shardings do not count: their ops have been kept. */
static bool is_early(const partition *p, const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (value->op != NULL && is_cut(p, value) &&
            !sdyi_type_is_grid_sharding(value->type) &&
            sdyi_side_table_get(&p->local, value->number) == NULL)
            return true;
    }
    return false;
}

static sdyrt_status partition_op(partition *p, const sdyi_maker *m,
                                 sdyi_op *op) {
    if (is_early(p, op))
        return sdyi_error_bare(p->pool, op,
                               "Cannot partition: a value is used before it "
                               "is made, where nothing comes to.");
    if (sdyi_is_kind(op, SDYI_OP_SHARD_SHARDING)) {
        if (is_needed(op))
            keep_sharding(p, m, op, op);
        return SDYRT_OK;
    }
    if (sdyi_is_kind(op, SDYI_OP_SHARD_GET_SHARDING))
        return partition_get(p, m, op);
    return sdyi_is_shard(op) ? partition_shard(p, m, op)
                             : partition_other(p, m, op);
}

/* -- blocks ---------------------------------------------------------------- */

static bool has_shards(const sdyi_block *block) {
    for (const sdyi_op *op = block->first; op != NULL; op = op->next)
        if (sdyi_is_shard(op))
            return true;
    return false;
}

typedef struct cut_user {
    const partition *p;
    const sdyi_region *region; /* of the function */
    bool is_found;
} cut_user;

static sdyi_walk find_cut_user(void *state, sdyi_op *op) {
    cut_user *const user = state;
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (value->op != NULL &&
            sdyi_value_block(value)->region == user->region &&
            is_cut(user->p, value))
            user->is_found = true;
    }
    return user->is_found ? SDYI_WALK_STOP : SDYI_WALK_ON;
}

static bool uses_cut(const partition *p, const sdyi_block *block) {
    cut_user user = {p, block->region, false};
    for (sdyi_op *op = block->first; op != NULL && !user.is_found;
         op = op->next)
        (void)sdyi_walk_pre(op, find_cut_user, &user);
    return user.is_found;
}

/* Arguments have the types of their shards. */
static sdyrt_status partition_args(partition *p, sdyi_op *func,
                                   sdyi_block *block, int number) {
    for (int i = 0; i < block->n_args; i++) {
        sdyi_value *const arg = block->args[i];
        if (!sdyi_has_grid_sharding(arg) || arg->uses == NULL)
            continue;
        if (!sdyi_value_has_one_use(arg))
            return sdyi_error_bare(p->pool, func,
                                   "Cannot partition: expected a single use "
                                   "for block argument %d in block %d",
                                   i, number);
        const sdyi_op *const user = arg->uses->user;
        if (!sdyi_is_shard(user))
            return sdyi_error_bare(p->pool, func,
                                   "Cannot partition: expected a shard.shard "
                                   "op for block argument %d in block %d",
                                   i, number);
        const sdyi_grid_sharding s = sdyi_grid_sharding_of(user);
        const sdyi_type *const local = sdyi_local_type(user, arg->type, &s);
        if (block->prev == NULL && sdyi_type_is_static(arg->type) &&
            !sdyi_type_is_static(local))
            sdyi_note_shard(func, SDYI_NAME_ARG_ATTRS, block->n_args, i,
                            arg->type, &s);
        arg->type = local;
    }
    return SDYRT_OK;
}

/* A branch operand and the block argument it is passed to must have equal
 * shardings. */
static sdyrt_status check_branch(const sdyi_op *op) {
    if (op->n_successors > 0 && has_shards(op->block))
        SDYI_TRY(check_operands(op));
    for (int i = 0; i < op->n_successors; i++) {
        const sdyi_block *const to = sdyi_successors(op)[i];
        int first;
        const int n = sdyi_branch_operands(op, i, &first);
        for (int k = 0; k < n; k++) {
            const sdyi_value *const value = sdyi_operand(op, first + k);
            const sdyi_grid_sharding has = sharding_at(value, true);
            const sdyi_grid_sharding wanted = sharding_at(to->args[k], false);
            if (!sdyi_has_grid_sharding(value) || to->args[k]->uses == NULL ||
                sdyi_equal_shardings(&has, &wanted) ||
                (sdyi_is_replicated(&has) && sdyi_is_replicated(&wanted)))
                continue;
            sdyi_pool *const pool = op->module->pool;
            return sdyi_error_bare(
                pool, op,
                "Cannot partition: operand %d of the branch has sharding %s, "
                "and argument %d of the block %s",
                first + k, sdyi_sharding_text(pool, &has), k,
                sdyi_sharding_text(pool, &wanted));
        }
    }
    return SDYRT_OK;
}

/* Local ops are appended to the block; the global ones are erased later. */
static sdyrt_status partition_block(partition *p, sdyi_op *func,
                                    sdyi_block *block) {
    sdyi_op *const last = block->last;
    sdyi_maker m = {func->module, NULL, block, sdyi_op_loc(func)};
    for (sdyi_op *op = block->first;; op = op->next) {
        m.loc = sdyi_op_loc(op);
        sdyi_op_list_add(&p->global, op);
        SDYI_TRY(partition_op(p, &m, op));
        if (op == last)
            return SDYRT_OK;
    }
}

/* Blocks in an order where dominators come first, so that local values exist
 * before their uses; unreachable ones come last. */
static sdyi_block **in_order(sdyi_op *func, sdyi_zone *zone, int *n) {
    sdyi_dominators dominators;
    sdyi_dominators_make(&dominators, &func->regions[0], zone);
    *n = 0;
    for (const sdyi_block *b = func->regions[0].first; b != NULL; b = b->next)
        (*n)++;
    sdyi_block **const order = SDYI_NEW(zone, sdyi_block *, (size_t)*n);
    int n_unreached = 0;
    for (sdyi_block *b = func->regions[0].first; b != NULL; b = b->next)
        if (sdyi_is_reached(&dominators, b))
            order[dominators.begin[b->number] - 1] = b;
        else
            order[*n - ++n_unreached] = b;
    return order;
}

static sdyrt_status partition_body(partition *p, sdyi_op *func) {
    int n;
    sdyi_block **const order = in_order(func, p->cut.zone, &n);
    for (int i = 0; i < n; i++) {
        const bool is_annotated = has_shards(order[i]);
        if (!is_annotated && !uses_cut(p, order[i]))
            continue;
        sdyi_side_table_set(&p->cut, order[i]->number, order[i]);
        if (is_annotated)
            SDYI_TRY(partition_args(p, func, order[i], order[i]->number));
    }
    for (const sdyi_block *b = func->regions[0].first; b != NULL; b = b->next)
        SDYI_TRY(check_branch(b->last));
    for (int i = 0; i < n; i++)
        if (sdyi_side_table_get(&p->cut, order[i]->number) != NULL)
            SDYI_TRY(partition_block(p, func, order[i]));
    for (int i = p->global.n - 1; i >= 0; i--) /* users first */
        sdyi_op_erase(p->global.ops[i]);
    return SDYRT_OK;
}

sdyrt_status sdyi_partition_shards(sdyi_op *func) {
    sdyi_pool *const pool = func->module->pool;
    sdyi_zone *const zone = &pool->scratch;
    partition p = {.pool = pool,
                   .local = sdyi_side_table_of(zone),
                   .cut = sdyi_side_table_of(zone),
                   .global = {.zone = zone}};
    if (func->regions[0].first == NULL)
        return SDYRT_OK;
    SDYI_TRY(partition_body(&p, func));
    sdyi_func_set_type(func);
    return SDYRT_OK;
}

static sdyrt_status run(sdyi_op *func, const void *options) {
    (void)options;
    return sdyi_partition_shards(func);
}

const sdyi_pass sdyi_pass_shard_partition = {
    .name = "shard-partition",
    .summary = "the program of one device, by the dialect shard",
    .on = SDYI_ON_FUNCTION,
    .run = run,
};
