/* The run: checks of types, then each user priority, op priority and strategy
 * in order, then shardings, rules and debug attributes on the ops. */
#include "program/propagation/propagate.h"

#include "program/dialects/func/call.h"
#include "program/ir/walk.h"
#include "program/propagation/origins.h"
#include "program/propagation/schedule.h"
#include "program/rows/op_kind.h"
#include "program/text/dump.h"
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

/* -- what must be so ------------------------------------------------------- */

static sdyi_walk check_types(void *state, sdyi_op *op) {
    sdyrt_status *const status = state;
    sdyi_pool *const pool = op->module->pool;
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_type *const type = op->results[i].type;
        if (type->kind == SDYI_TYPE_TUPLE)
            *status = sdyi_error_bare(
                pool, op, "Shardy propagation doesn't support tuples: %s",
                sdyi_type_text(pool, type));
        else if ((sdyi_type_is_shaped(type) ||
                  type->kind == SDYI_TYPE_UNRANKED) &&
                 !sdyi_type_is_static(type))
            *status = sdyi_error_bare(
                pool, op,
                "Shardy propagation only supports ranked tensors with a static "
                "shape. type: %s",
                sdyi_type_text(pool, type));
        if (*status != SDYRT_OK)
            return SDYI_WALK_STOP;
    }
    return SDYI_WALK_ON;
}

/* -- calls ----------------------------------------------------------------- */

static void add_call(sdyi_propagation *p, sdyi_op *op) {
    const sdyi_op *const callee = sdyi_callee(&p->symbols, op);
    if (callee == NULL)
        return;
    sdyi_callers *callers = sdyi_side_table_get(&p->callers, callee->number);
    if (callers == NULL) {
        callers = SDYI_NEW(p->zone, sdyi_callers, 1);
        sdyi_side_table_set(&p->callers, callee->number, callers);
    }
    SDYI_GROW(p->zone, callers->calls, callers->n, callers->capacity);
    callers->calls[callers->n++] = op;
}

/* Regions that are still to be visited. */
typedef struct region_stack {
    const sdyi_region **regions;
    int n, capacity;
} region_stack;

static void push_regions(sdyi_zone *zone, region_stack *stack,
                         const sdyi_op *op) {
    for (int r = 0; r < op->n_regions; r++) {
        SDYI_GROW(zone, stack->regions, stack->n, stack->capacity);
        stack->regions[stack->n++] = &op->regions[r];
    }
}

/* The calls of each function in MLIR's order of uses, in which they are the
 * sources of an edge: functions as they stand; in one, all ops of a region
 * before those in them, the last region first. */
static void find_calls(sdyi_propagation *p) {
    region_stack stack = {.regions = NULL};
    const sdyi_op *top = p->module->op->regions[0].first->first;
    for (; top != NULL; top = top->next) {
        push_regions(p->zone, &stack, top);
        while (stack.n > 0) {
            const sdyi_block *b = stack.regions[--stack.n]->first;
            for (; b != NULL; b = b->next)
                for (sdyi_op *op = b->first; op != NULL; op = op->next) {
                    add_call(p, op);
                    push_regions(p->zone, &stack, op);
                }
        }
    }
}

/* -- rules ----------------------------------------------------------------- */

/* Write the rule of an op as its attribute; a rule that users wrote stays. */
static sdyi_walk write_rule(void *state, sdyi_op *op) {
    const sdyi_propagation *const p = state;
    const sdyi_rule *const rule = sdyi_side_table_get(&p->rules, op->number);
    if (rule != NULL && rule->tensors != NULL &&
        sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING_RULE) == NULL)
        sdyi_op_set_attr(op, SDYI_NAME_SDY_SHARDING_RULE,
                         sdyi_rule_to_attr(p->module->pool, rule));
    return SDYI_WALK_ON;
}

/* Write the rule of an op, or drop it, as the options say; a rule that users
 * wrote stays. */
static sdyi_walk keep_rule(void *state, sdyi_op *op) {
    const sdyi_propagation *const p = state;
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING_RULE);
    if (p->options->keeps_rules)
        return write_rule(state, op);
    if (sdyi_attr_is(attr, SDYI_ATTR_RULE) && !sdyi_rule_attr_is_custom(attr))
        sdyi_op_set_attr(op, SDYI_NAME_SDY_SHARDING_RULE, NULL);
    return SDYI_WALK_ON;
}

/* -- all of it ------------------------------------------------------------- */

static void run_strategies(sdyi_propagation *p, int op_priority) {
    for (int i = 0; i < p->options->n_strategies; i++)
        sdyi_propagate_once(p, p->options->strategies[i], op_priority);
}

static void run_op_priorities(sdyi_propagation *p) {
    if (!p->options->uses_op_priorities)
        run_strategies(p, SDYI_ALL_PRIORITIES);
    else
        for (int i = 0; i < SDYI_OP_PRIORITIES; i++)
            run_strategies(p, i);
}

/* A file after each but the last, which leaves the result; they have the names
 * of Shardy's, which all begin with 00. */
static void run_user_priority(sdyi_propagation *p, int64_t priority,
                              bool is_last) {
    const char *const directory = p->options->dump_directory;
    char name[64];
    run_op_priorities(p);
    if (is_last || directory == NULL || directory[0] == '\0' ||
        p->status != SDYRT_OK)
        return;
    sdyi_places_write(&p->places);
    (void)sdyi_walk_pre(p->module->op, write_rule, p);
    (void)snprintf(name, sizeof name,
                   "00.propagation_after_user_priority_%lld.mlir",
                   (long long)priority);
    p->status = sdyi_dump(p->module->op, directory, name);
}

static sdyrt_status run_all(sdyi_propagation *p) {
    sdyi_origins origins;
    if (p->options->keeps_origins)
        sdyi_origins_start(&origins, p->module, &p->symbols, p->zone);
    SDYI_TRY(sdyi_groups_sync(p->module->op, &p->symbols, p->zone, &p->groups));
    sdyi_places_start(&p->places, &p->symbols, p->zone);
    sdyi_worklist_start(&p->list, p->zone);
    p->last_reported = SDYI_NEW(p->zone, int, p->module->n_values);
    find_calls(p);
    if (p->options->uses_user_priorities)
        sdyi_by_user_priority(p, run_user_priority);
    else
        run_op_priorities(p);
    SDYI_TRY(p->status);
    sdyi_places_write(&p->places);
    (void)sdyi_walk_pre(p->module->op, keep_rule, p);
    if (p->options->keeps_origins)
        sdyi_origins_write(&origins, p->module, p->history);
    if (p->options->keeps_edges)
        sdyi_edges_write(p->module, p->history);
    return SDYRT_OK;
}

sdyrt_status sdyi_propagate(sdyi_op *module,
                            const sdyi_propagate_options *options) {
    /* Memory of texts, which is free while there is none being read: scratch is
     * given back op by op. */
    sdyi_zone *const zone = &module->module->pool->scopes;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    sdyi_propagation p = {.options = options,
                          .module = module->module,
                          .zone = zone,
                          .rules = sdyi_side_table_of(zone),
                          .callers = sdyi_side_table_of(zone),
                          .groups = sdyi_side_table_of(zone),
                          .history = options->history};
    sdyi_history own = {.zone = zone};
    if (p.history == NULL && (options->keeps_origins || options->keeps_edges))
        p.history = &own;
    sdyrt_status status = SDYRT_OK;
    (void)sdyi_walk_post(module, check_types, &status);
    SDYI_TRY(status);
    sdyi_symbols_start(&p.symbols, module, zone);
    status = sdyi_find_main(module, &p.main);
    if (status == SDYRT_OK)
        status = run_all(&p);
    sdyi_zone_reset(zone, mark);
    return status;
}
