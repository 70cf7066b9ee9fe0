/* One run of propagation over a module, in the order of Shardy's, on which the
 * result depends.
 *
 *   1. Results of the main function: between the values that it returns and its
 *      own shardings for them.
 *   2. All ops are put on a stack, the first of the program on top. One is
 *      popped:
 *        dead        it is erased; makers of its operands are pushed where that
 *                    has left no more than one other user
 *        an edge     between the sources and the edge
 *        a barrier   between operand and result, in its own direction
 *        any other   by its rule
 *      and each value whose sharding has changed pushes others (below).
 *   3. As 1.
 *
 * A push puts an op, and the ops around it, on the stack, unless they are
 * there. A value pushes in this order:
 *
 *   an edge's result    the users of the targets that are not the owner
 *   every value         the op that makes it or has it as an argument, then its
 *                       users, the newest use first
 *   members of a group  get the same sharding, and push in turn
 *
 * and for each of its users:
 *
 *   a source of an edge            the edge; but of the operands of manual and
 *                                  named computations the op, which has no
 *                                  rule: Shardy does so
 *   a return of a function         the users of the calls' results; without
 *                                  calls the function
 *   another terminator             the op that it is in
 *   a call                         the users of the callee's argument
 *   another op                     itself
 *
 * The op that is being visited is never pushed by its own changes. */
#include "program/propagation/propagate.h"

#include "program/dialects/shardable.h"
#include "program/ir/callgraph.h"
#include "program/ir/effects.h"
#include "program/ir/walk.h"
#include "program/ir/worklist.h"
#include "program/propagation/schedule.h"
#include "program/rows/op_kind.h"

typedef struct engine {
    sdyi_propagation *p;
    sdyi_places *places;
    sdyi_zone *scratch;
    sdyi_worklist *list;
    bool is_running; /* step 2: changed values are reported to their users */
    const sdyi_op *current;
    struct telling *telling; /* values whose users are being queued, a stack */
    int n_telling, telling_capacity;
    sdyi_strategy strategy;
    int op_priority;
} engine;

/* -- the worklist ---------------------------------------------------------- */

static void push(engine *e, sdyi_op *op) {
    if (op == e->current)
        return;
    for (sdyi_op *o = op; o != NULL && o->block != NULL; o = sdyi_op_parent(o))
        sdyi_worklist_push(e->list, o);
}

static void forget(void *state, sdyi_op *op) {
    engine *const e = state;
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (value->op != NULL && !sdyi_value_has_other_users(value, op))
            push(e, value->op);
    }
    sdyi_worklist_drop(e->list, op);
}

/* -- telling --------------------------------------------------------------- */

/* A stack entry: uses still to be notified, of a value, or of result `result`
 * of the calls of a function from `call` on. */
typedef struct telling {
    const sdyi_use *use;
    const sdyi_callers *callers;
    int call, result;
} telling;

static void notify_later(engine *e, const sdyi_value *value) {
    SDYI_GROW(e->p->zone, e->telling, e->n_telling, e->telling_capacity);
    e->telling[e->n_telling++] = (telling){.use = value->uses};
}

/* A value may be reached many times through calls and returns, endlessly
 * through recursion: its users are notified once in each round. */
static void notify_later_once(engine *e, const sdyi_value *value) {
    int *const last = &e->p->last_reported[value->number];
    if (*last == e->p->n_reported)
        return;
    *last = e->p->n_reported;
    notify_later(e, value);
}

static void notify_calls(engine *e, sdyi_op *function, int result) {
    telling *const t = &e->telling[e->n_telling - 1];
    t->callers = sdyi_side_table_get(&e->p->callers, function->number);
    t->call = 0;
    t->result = result;
    if (t->callers == NULL)
        push(e, function);
}

static void notify_user(engine *e, const sdyi_use *use) {
    sdyi_op *const user = use->user;
    const int i = (int)(use - user->operands);
    const sdyi_value *const owner = (user->row->flow & SDYI_FLOW_ARGS_OWN) != 0
                                        ? NULL
                                        : sdyi_owner_of_use(use);
    sdyi_op *const edge = owner == NULL ? NULL : sdyi_edge_of(owner);
    const sdyi_op *const callee = sdyi_callee(&e->p->symbols, user);
    if (edge != NULL)
        push(e, edge);
    else if (user->row->kind == SDYI_OP_FUNC_RETURN)
        notify_calls(e, sdyi_op_parent(user), i);
    else if (sdyi_op_has(user, SDYI_TERMINATOR))
        push(e, sdyi_op_parent(user));
    else if (callee != NULL)
        notify_later_once(e, callee->regions[0].first->args[i]);
    else
        push(e, user);
}

/* Depth first: users reached through a call or a return before the next user.
 * An explicit stack, since calls may nest to any depth. */
static void notify_users(engine *e, const sdyi_value *value) {
    notify_later(e, value);
    while (e->n_telling > 0) {
        telling *const t = &e->telling[e->n_telling - 1];
        const sdyi_use *const use = t->use;
        if (t->callers != NULL && t->call < t->callers->n) {
            notify_later_once(
                e, &t->callers->calls[t->call++]->results[t->result]);
        } else if (use != NULL) {
            t->callers = NULL;
            t->use = use->next;
            notify_user(e, use);
        } else {
            e->n_telling--;
        }
    }
}

static void notify_of_value(engine *e, const sdyi_value *value) {
    const sdyi_op *const made = value->op;
    if (!e->is_running)
        return;
    e->p->n_reported++;
    if (made != NULL && made->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE) {
        const sdyi_value *const owner = sdyi_operand(made, 0);
        const int n = owner->op == NULL ? 0 : sdyi_flow_target_count(owner);
        for (int i = 0; i < n; i++)
            notify_users(e, sdyi_flow_target(owner, i));
    }
    push(e, sdyi_value_around(value));
    notify_users(e, value);
}

static void change(engine *e, const sdyi_value *value,
                   const sdyi_layout *layout) {
    const sdyi_value_group *const group =
        sdyi_side_table_get(&e->p->groups, value->number);
    sdyi_place_set(e->places, value, layout);
    notify_of_value(e, value);
    for (int i = 0; group != NULL && i < group->n; i++) {
        sdyi_value *const place = sdyi_shardable(group->members[i]);
        if (group->members[i] != value && place != NULL) {
            if (e->p->history != NULL)
                sdyi_history_share(e->p->history, value, place,
                                   sdyi_place_get(e->places, place), layout);
            sdyi_place_set(e->places, place, layout);
            notify_of_value(e, place);
        }
    }
}

/* -- one op ---------------------------------------------------------------- */

/* The tensors of a rule; a value is NULL if it cannot have a sharding. */
typedef struct tensors {
    int n;
    sdyi_value **values;
    const sdyi_layout **before, **after;
    unsigned char *directions;
    bool has_any;
    bool is_conservative; /* the rules of ops alone are: edges, barriers and
                             results of main let all axes through */
    int result;           /* of main: see sdyi_event */
} tensors;

static tensors make_tensors(const engine *e, const sdyi_rule *rule) {
    tensors t = {.n = rule->n_operands + rule->n_results, .result = -1};
    t.values = SDYI_NEW(e->scratch, sdyi_value *, t.n);
    t.before = SDYI_NEW(e->scratch, const sdyi_layout *, t.n);
    t.after = SDYI_NEW(e->scratch, const sdyi_layout *, t.n);
    t.directions = sdyi_zone_alloc(e->scratch, (size_t)rule->n_factors);
    return t;
}

static void set_tensor(const engine *e, tensors *t, int i, sdyi_value *value) {
    t->values[i] = sdyi_shardable(value);
    if (t->values[i] != NULL)
        t->before[i] = sdyi_place_get(e->places, t->values[i]);
    t->has_any = t->has_any || t->before[i] != NULL;
}

static void remember(const engine *e, const sdyi_rule *rule, const tensors *t) {
    sdyi_history *const history = e->p->history;
    history->next.op = t->result >= 0 ? e->p->main : e->current;
    history->next.result = t->result;
    history->next.strategy = e->strategy;
    history->next.op_priority = e->op_priority;
    history->next.n_operands = rule->n_operands;
    sdyi_history_add(history, t->values, t->n);
}

static bool spread(const engine *e, const sdyi_rule *rule, tensors *t,
                   bool is_elementwise) {
    const sdyi_spread s = {.layouts = &e->places->layouts,
                           .strategy = e->strategy,
                           .is_elementwise = is_elementwise,
                           .is_conservative = t->is_conservative,
                           .rule = rule,
                           .directions = t->directions,
                           .before = t->before,
                           .history = e->p->history};
    const bool is_changed = sdyi_spread_axes(&s, t->after);
    if (is_changed && s.history != NULL)
        remember(e, rule, t);
    return is_changed;
}

static void change_all(engine *e, const tensors *t) {
    for (int i = 0; i < t->n; i++)
        if (t->after[i] != t->before[i] && t->values[i] != NULL)
            change(e, t->values[i], t->after[i]);
}

static const sdyi_rule no_rule;

/* True if all factor sizes are known: otherwise the rule is not used. */
static bool has_sizes(const sdyi_rule *rule) {
    for (int f = 0; f < rule->n_factors; f++)
        if (rule->sizes[f] < 0)
            return false;
    return true;
}

static const sdyi_rule *find_rule(const engine *e, const sdyi_op *op) {
    const sdyi_propagate_options *const options = e->p->options;
    if (options->only_shardys_rules && sdyi_rule_is_addition(op) &&
        sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING_RULE) == NULL)
        return &no_rule;
    const sdyi_rule *const rule =
        sdyi_rule_of(op, options->is_conservative, e->p->zone);
    return rule != NULL && has_sizes(rule) ? rule : &no_rule;
}

/* An op's rule is looked for once, before anything else changes: some depend on
 * the ops around. */
static const sdyi_rule *rule_of(const engine *e, const sdyi_op *op) {
    const sdyi_rule *rule = sdyi_side_table_get(&e->p->rules, op->number);
    if (rule == NULL) {
        rule = find_rule(e, op);
        sdyi_side_table_set(&e->p->rules, op->number, (void *)rule);
    }
    return rule == &no_rule ? NULL : rule;
}

static void visit_by_rule(engine *e, sdyi_op *op) {
    const sdyi_rule *const rule = rule_of(e, op);
    if (rule == NULL)
        return;
    tensors t = make_tensors(e, rule);
    t.is_conservative = e->p->options->is_conservative;
    if (!sdyi_schedule(op, rule, e->op_priority, t.directions))
        return;
    for (int i = 0; i < op->n_operands; i++)
        set_tensor(e, &t, i, sdyi_operand(op, i));
    for (int i = 0; i < op->n_results; i++)
        set_tensor(e, &t, op->n_operands + i, &op->results[i]);
    if (!t.has_any)
        return;
    if (spread(e, rule, &t, sdyi_is_elementwise(op)))
        change_all(e, &t);
}

static void set_directions(const sdyi_rule *rule, tensors *t,
                           sdyi_direction direction) {
    for (int f = 0; f < rule->n_factors; f++)
        t->directions[f] = (unsigned char)direction;
}

static void visit_barrier(engine *e, sdyi_op *op) {
    const sdyi_attr *const allowed =
        sdyi_op_attr(op, SDYI_NAME_ALLOWED_DIRECTION);
    const sdyi_rule *const rule =
        sdyi_identity_rule(e->scratch, op->results[0].type, 1, 1);
    tensors t = make_tensors(e, rule);
    set_tensor(e, &t, 0, sdyi_operand(op, 0));
    set_tensor(e, &t, 1, &op->results[0]);
    set_directions(rule, &t, (sdyi_direction)allowed->cells[0].integer);
    if (spread(e, rule, &t, true))
        change_all(e, &t);
}

/* -- edges ----------------------------------------------------------------- */

/* A layout of an edge's owner as one of its sources, or back. The edges of a
 * manual computation have their owner inside the body and sources outside, or
 * the reverse, and manual axes are in the outer sharding alone. */
static const sdyi_layout *cross(engine *e, const sdyi_value *owner,
                                const sdyi_layout *layout,
                                const sdyi_attr *axes, bool to_sources) {
    sdyi_pool *const pool = e->p->module->pool;
    if (layout == NULL)
        return NULL;
    const sdyi_op *const op = sdyi_value_around(owner);
    const sdyi_attr *attr;
    if ((owner->op != NULL) == to_sources) {
        attr = sdyi_sharding_inside(pool, layout->attr, axes);
    } else {
        const sdyi_attr *const list =
            sdyi_op_attr(op, owner->op != NULL ? SDYI_NAME_OUT_SHARDINGS
                                               : SDYI_NAME_IN_SHARDINGS);
        attr = sdyi_sharding_outside(pool, list->cells[owner->index].attr,
                                     layout->attr, axes);
    }
    const sdyi_layout *const made = sdyi_layout_of(&e->places->layouts, attr);
    return made == NULL ? layout : made;
}

static void visit_edge(engine *e, sdyi_op *edge) {
    const sdyi_value *const owner = sdyi_operand(edge, 0);
    if (sdyi_owner_of(owner) != owner)
        return; /* the edge is on a value without sources */
    const sdyi_attr *const axes = sdyi_manual_axes_of(sdyi_value_around(owner));
    const int n = sdyi_flow_source_count(owner);
    const sdyi_rule *const rule =
        sdyi_identity_rule(e->scratch, edge->results[0].type, n, 1);
    tensors t = make_tensors(e, rule);
    for (int i = 0; i < n; i++)
        set_tensor(e, &t, i, sdyi_flow_source(owner, i));
    set_tensor(e, &t, n, &edge->results[0]);
    const sdyi_layout *const own = t.before[n];
    if (axes != NULL)
        t.before[n] = cross(e, owner, own, axes, true);
    (void)sdyi_schedule(edge, rule, e->op_priority, t.directions);
    if (!spread(e, rule, &t, false))
        return;
    if (axes != NULL && t.after[n] != t.before[n])
        t.after[n] = cross(e, owner, t.after[n], axes, false);
    else if (axes != NULL)
        t.after[n] = own;
    t.before[n] = own;
    change_all(e, &t);
}

/* The sources of a function's argument, the operands of its calls; or of a
 * call's result, the value that the callee returns. */
static int find_func_sources(engine *e, const sdyi_value *owner,
                             sdyi_value **sources) {
    const sdyi_op *const op = sdyi_value_around(owner);
    const sdyi_callers *const callers =
        owner->op != NULL ? NULL
                          : sdyi_side_table_get(&e->p->callers, op->number);
    const sdyi_op *const callee =
        owner->op == NULL ? NULL : sdyi_callee(&e->p->symbols, op);
    if (callee != NULL) {
        sources[0] = sdyi_operand(callee->regions[0].first->last, owner->index);
        return 1;
    }
    for (int i = 0; callers != NULL && i < callers->n; i++)
        sources[i] = sdyi_operand(callers->calls[i], owner->index);
    return callers == NULL ? 0 : callers->n;
}

static int most_func_sources(const engine *e, const sdyi_value *owner) {
    const sdyi_callers *const callers =
        owner->op != NULL
            ? NULL
            : sdyi_side_table_get(
                  &e->p->callers,
                  sdyi_block_parent(sdyi_value_block(owner))->number);
    return callers == NULL ? 1 : callers->n;
}

static void visit_func_edge(engine *e, sdyi_op *edge) {
    const sdyi_value *const owner = sdyi_operand(edge, 0);
    sdyi_value **const sources =
        SDYI_NEW(e->scratch, sdyi_value *, most_func_sources(e, owner));
    const int n = find_func_sources(e, owner, sources);
    if (n == 0)
        return;
    const sdyi_rule *const rule =
        sdyi_identity_rule(e->scratch, edge->results[0].type, n, 1);
    tensors t = make_tensors(e, rule);
    for (int i = 0; i < n; i++)
        set_tensor(e, &t, i, sources[i]);
    set_tensor(e, &t, n, &edge->results[0]);
    (void)sdyi_schedule(edge, rule, e->op_priority, t.directions);
    if (spread(e, rule, &t, false))
        change_all(e, &t);
}

/* -- what the main function returns ---------------------------------------- */

static void visit_result(engine *e, const sdyi_op *function, sdyi_value *value,
                         int i) {
    if (!sdyi_type_is_static(value->type))
        return;
    const sdyi_rule *const rule =
        sdyi_identity_rule(e->scratch, value->type, 1, 1);
    tensors t = make_tensors(e, rule);
    t.result = i;
    set_tensor(e, &t, 0, value);
    t.before[1] = sdyi_result_place_get(e->places, function, i);
    set_directions(rule, &t, SDYI_DIRECTION_BOTH);
    if (!spread(e, rule, &t, false))
        return;
    if (t.after[0] != t.before[0] && t.values[0] != NULL)
        change(e, t.values[0], t.after[0]);
    if (t.after[1] != t.before[1])
        sdyi_result_place_set(e->places, function, i, t.after[1]);
}

static void visit_results(engine *e) {
    const sdyi_op *const function = e->p->main;
    if (function == NULL || function->regions[0].first == NULL)
        return;
    const sdyi_op *const end = function->regions[0].first->last;
    for (int i = 0; i < end->n_operands; i++) {
        const sdyi_zone_mark mark = sdyi_zone_get_mark(e->scratch);
        visit_result(e, function, sdyi_operand(end, i), i);
        sdyi_zone_reset(e->scratch, mark);
    }
}

/* -- a run ----------------------------------------------------------------- */

static void visit(engine *e, sdyi_op *op) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(e->scratch);
    e->current = op;
    switch (op->row->kind) {
    case SDYI_OP_SDY_DATA_FLOW_EDGE:
        visit_edge(e, op);
        break;
    case SDYI_OP_SDY_FUNC_DATA_FLOW_EDGE:
        visit_func_edge(e, op);
        break;
    case SDYI_OP_SDY_PROPAGATION_BARRIER:
        visit_barrier(e, op);
        break;
    default:
        visit_by_rule(e, op);
        break;
    }
    e->current = NULL;
    sdyi_zone_reset(e->scratch, mark);
}

static sdyi_walk start_with(void *state, sdyi_op *op) {
    engine *const e = state;
    if (op->block != NULL)
        sdyi_worklist_push(e->list, op);
    return SDYI_WALK_ON;
}

void sdyi_propagate_once(sdyi_propagation *p, sdyi_strategy strategy,
                         int op_priority) {
    sdyi_module *const module = p->module;
    engine e = {.p = p,
                .places = &p->places,
                .scratch = &module->pool->scratch,
                .list = &p->list,
                .strategy = strategy,
                .op_priority = op_priority};
    const sdyi_listener listener = {.state = &e, .erased = forget};
    visit_results(&e);
    (void)sdyi_walk_pre(module->op, start_with, &e);
    sdyi_worklist_reverse(e.list);
    module->listener = &listener;
    e.is_running = true;
    for (sdyi_op *op; (op = sdyi_worklist_pop(e.list)) != NULL;)
        if (sdyi_op_is_dead(op))
            sdyi_op_erase(op);
        else
            visit(&e, op);
    module->listener = NULL;
    e.is_running = false;
    visit_results(&e);
}
