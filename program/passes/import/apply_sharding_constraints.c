/* Sharding constraints become shardings of the values that they constrain:
 *
 *   %0 = stablehlo.add %a, %b
 *   %1 = sdy.sharding_constraint %0 <@m, [{"a"}]>
 *   ->
 *   %0 = stablehlo.add %a, %b {sdy.sharding = <@m, [{"a"}]>}
 *   %1 = sdy.sharding_constraint %0 <@m, [{"a"}]>
 *
 * Where the value has no sharding, the constraint's is closed, and every other
 * constraint of the value says the same. in_shardings of manual computations
 * are constraints of their operands. A value that a data-flow edge covers gets
 * none: the constraint is put after it, and takes its uses.
 *
 *   %1 = sdy.sharding_constraint %0 ..         %1 = sdy.sharding_constraint ..
 *   %2 = sdy.sharding_constraint %1 ..    ->   %2 = sdy.sharding_constraint ..
 *   %3 = stablehlo.negate %0                   %3 = stablehlo.negate %2
 *
 * Of a chain of constraints, each with one use, the last takes the later uses
 * of the first one's operand, but for returns of the function. */
#include "program/dialects/make.h"
#include "program/dialects/sdy/edit.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/passes/data_flow_edges.h"
#include "program/passes/pass.h"
#include "program/propagation/origins.h"
#include "program/propagation/rule.h"
#include "program/rows/op_kind.h"

typedef struct options {
    bool keeps_origins, keeps_edges;
} options;

static const sdyi_pass_option pass_options[] = {
    {"debug-sharding-origins", SDYI_OPTION_BOOL, "false",
     "say where shardings come from", offsetof(options, keeps_origins)},
    {"debug-propagation-edge-sharding", SDYI_OPTION_BOOL, "false",
     "say which edges shardings took", offsetof(options, keeps_edges)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static bool is_constraint(const sdyi_op *op) {
    return op != NULL && op->row->kind == SDYI_OP_SDY_SHARDING_CONSTRAINT;
}

typedef struct applying {
    sdyrt_status status;
    sdyi_history *history; /* NULL: nobody asks for it */
    sdyi_layouts layouts;  /* with a history */
} applying;

/* -- who says something of a value ----------------------------------------- */

/* The sharding that a user wants for its operand; NULL: it wants none. */
static const sdyi_attr *wanted(const sdyi_use *use) {
    const sdyi_op *const user = use->user;
    if (is_constraint(user))
        return sdyi_op_attr(user, SDYI_NAME_SHARDING);
    return user->row->kind == SDYI_OP_SDY_MANUAL_COMPUTATION
               ? sdyi_op_attr(user, SDYI_NAME_IN_SHARDINGS)
                     ->cells[use - user->operands]
                     .attr
               : NULL;
}

static bool is_wanted(const sdyi_value *value, const sdyi_op *but_by) {
    for (const sdyi_use *use = value->uses; use != NULL; use = use->next)
        if (use->user != but_by && wanted(use) != NULL)
            return true;
    return false;
}

static bool all_want(const sdyi_value *value, const sdyi_attr *sharding) {
    for (const sdyi_use *use = value->uses; use != NULL; use = use->next) {
        const sdyi_attr *const other = wanted(use);
        if (other != NULL && other != sharding)
            return false;
    }
    return true;
}

static bool is_closed(const sdyi_attr *sharding) {
    const sdyrt_sharding *const s = sdyi_attr_get_sharding(sharding);
    for (int d = 0; d < sdyrt_sharding_rank(s); d++)
        if (sdyrt_sharding_dim_at(s, d).open)
            return false;
    return true;
}

/* -- chains ---------------------------------------------------------------- */

static sdyi_op *end_of_chain(sdyi_op *op) {
    while (sdyi_value_has_one_use(&op->results[0]) &&
           is_constraint(op->results[0].uses->user))
        op = op->results[0].uses->user;
    return op;
}

static void take_later_uses(sdyi_op *end, sdyi_value *input) {
    for (sdyi_use *use = input->uses, *next; use != NULL; use = next) {
        sdyi_op *const user = use->user;
        next = use->next;
        if (user->block == end->block && user != end &&
            user->row->kind != SDYI_OP_FUNC_RETURN &&
            sdyi_op_is_before(end, user))
            sdyi_operand_set(user, (int)(use - user->operands),
                             &end->results[0]);
    }
}

static void follow_chain(sdyi_op *op) {
    sdyi_value *const input = sdyi_operand(op, 0);
    if (is_constraint(input->op) || sdyi_sharding_of(input) != NULL ||
        is_wanted(input, op))
        return;
    sdyi_op *const end = end_of_chain(op);
    if (end != op && !is_wanted(&end->results[0], NULL))
        take_later_uses(end, input);
}

/* -- applying -------------------------------------------------------------- */

static bool is_covered(sdyi_value *value) {
    const sdyi_value *const at = sdyi_shardable(value);
    return at->op != NULL && at->op->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE;
}

/* Give the value itself the unreduced axes, with open dimensions. */
static sdyrt_status set_unreduced(sdyi_value *value, const sdyi_attr *from) {
    sdyi_pool *const pool = sdyi_value_block(value)->region->op->module->pool;
    sdyi_sharding_edit edit, wanted_one;
    sdyi_edit_start(&wanted_one, from);
    if (wanted_one.desc.unreduced.count == 0)
        return SDYRT_OK;
    const sdyi_attr *sharding =
        sdyi_sharding_open(pool, from, wanted_one.desc.rank);
    sdyi_edit_start(&edit, sharding);
    edit.desc.unreduced = wanted_one.desc.unreduced;
    edit.desc.unreduced_op = wanted_one.desc.unreduced_op;
    SDYI_TRY(sdyi_edit_end(pool, &edit, &sharding));
    sdyi_sharding_set(value, sharding);
    return SDYRT_OK;
}

/* Move a constraint directly after the value, whose uses it takes; for a manual
 * computation, make one. */
static void constrain_uses(sdyi_op *op, sdyi_value *value,
                           const sdyi_attr *sharding) {
    if (!is_constraint(op)) {
        sdyi_op_set_attr(sdyi_cover(value, SDYI_OP_SDY_SHARDING_CONSTRAINT),
                         SDYI_NAME_SHARDING, sharding);
        return;
    }
    sdyi_op_remove(op);
    sdyi_put_after(op, value);
    sdyi_take_uses(op, value);
}

/* Write the rule of the op that gave the sharding as its attribute, unless it
 * has one. */
static void keep_rule(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    if (sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING_RULE) != NULL)
        return;
    const sdyi_rule *const rule = sdyi_rule_of(op, false, &pool->scratch);
    if (rule != NULL)
        sdyi_op_set_attr(op, SDYI_NAME_SDY_SHARDING_RULE,
                         sdyi_rule_to_attr(pool, rule));
}

/* A constraint is a step of propagation, a manual computation is none. */
static void record(applying *a, const sdyi_op *op, sdyi_value *value,
                   const sdyi_attr *sharding) {
    if (a->history != NULL && is_constraint(op))
        sdyi_history_constrain(a->history, op, sdyi_shardable(value),
                               sdyi_layout_of(&a->layouts, sharding));
}

static sdyrt_status apply(applying *a, sdyi_op *op, sdyi_value *value,
                          const sdyi_attr *sharding) {
    if (sdyi_shardable(value) == NULL || sdyi_sharding_of(value) != NULL ||
        !is_closed(sharding) || !all_want(value, sharding))
        return SDYRT_OK;
    if (is_covered(value)) {
        constrain_uses(op, value, sharding);
        return set_unreduced(value, sharding);
    }
    sdyi_sharding_set(value, sharding);
    record(a, op, value, sharding);
    keep_rule(op);
    return SDYRT_OK;
}

static sdyi_walk visit(void *state, sdyi_op *op) {
    applying *const a = state;
    if (is_constraint(op)) {
        follow_chain(op);
        a->status = apply(a, op, sdyi_operand(op, 0),
                          sdyi_op_attr(op, SDYI_NAME_SHARDING));
    } else if (op->row->kind == SDYI_OP_SDY_MANUAL_COMPUTATION) {
        const sdyi_attr *const in = sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS);
        for (int i = 0; i < op->n_operands && a->status == SDYRT_OK; i++)
            a->status = apply(a, op, sdyi_operand(op, i), in->cells[i].attr);
    }
    return a->status == SDYRT_OK ? SDYI_WALK_ON : SDYI_WALK_STOP;
}

/* Run with debug attributes of origins and edges. Their memory is that of
 * parsed texts: none is being read, and scratch is reset with each op. */
static sdyrt_status run_recorded(sdyi_op *op, const options *o) {
    sdyi_zone *const zone = &op->module->pool->scopes;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    sdyi_history history = {.zone = zone};
    applying a = {.history = &history};
    sdyi_symbols symbols;
    sdyi_origins origins;
    sdyi_symbols_start(&symbols, op, zone);
    sdyi_layouts_start(&a.layouts, &symbols, zone);
    if (o->keeps_origins)
        sdyi_origins_start(&origins, op->module, &symbols, zone);
    (void)sdyi_walk_post(op, visit, &a);
    if (a.status == SDYRT_OK && o->keeps_origins)
        sdyi_origins_write(&origins, op->module, &history);
    if (a.status == SDYRT_OK && o->keeps_edges)
        sdyi_edges_write(op->module, &history);
    sdyi_zone_reset(zone, mark);
    return a.status;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    const options *const o = chosen;
    applying a = {.history = NULL};
    if (o->keeps_origins || o->keeps_edges)
        return run_recorded(op, o);
    (void)sdyi_walk_post(op, visit, &a);
    return a.status;
}

const sdyi_pass sdyi_pass_apply_sharding_constraints = {
    .name = "sdy-apply-sharding-constraints",
    .title = "ApplyShardingConstraintsPass",
    .summary = "give values the shardings that constraints say",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};
