/* Reasons for shardings: for each axis of each value the propagation step that
 * added it, chained back to the user's annotation; for conflicts, the reasons
 * of both sides. */
#include "program/explain.h"

#include "program/dialects/func/call.h"
#include "program/dialects/shardable.h"
#include "program/parts.h"
#include "program/propagation/conflicts.h"
#include "program/propagation/places.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

/* A value or, with `value` NULL, a result in the attributes of a function. */
typedef struct place {
    const sdyi_value *value;
    const sdyi_op *function;
    int result;
} place;

/* A move of an axis to a place, and its reason. */
typedef struct arrival {
    int event;
    const sdyi_axis_move *move;
    sdyrt_reason *reason; /* NULL: not made yet */
} arrival;

typedef struct arrivals {
    arrival *at;
    int n, capacity;
} arrivals;

typedef struct reasons {
    const sdyrt_reason **at;
    int n, capacity;
} reasons;

struct sdyi_explanations {
    sdyi_side_table values;  /* lists of reasons by value number */
    sdyi_side_table results; /* by function number: a list for each result */
    const sdyrt_conflict **conflicts;
    int n, capacity;
};

typedef struct teller {
    sdyi_pool *pool;
    sdyi_zone *zone;
    const sdyi_history *history;
    const sdyi_side_table *said; /* user's shardings of function results */
    sdyi_layouts layouts;
    sdyi_symbols symbols;
    sdyi_side_table to_values;  /* arrivals by value number */
    sdyi_side_table to_results; /* by function number, for each result */
    struct sdyi_explanations *explanations;
} teller;

/* -- the history by places ------------------------------------------------- */

static bool is_edge(const sdyi_op *op) {
    return op != NULL && op->block != NULL &&
           (op->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE ||
            op->row->kind == SDYI_OP_SDY_FUNC_DATA_FLOW_EDGE);
}

void sdyi_history_settle(sdyi_history *history) {
    for (int i = 0; i < history->n; i++) {
        sdyi_event *const e = &history->events[i];
        for (int t = 0; t < e->n_tensors; t++)
            if (e->values[t] != NULL && is_edge(e->values[t]->op))
                e->values[t] = sdyi_operand(e->values[t]->op, 0);
        if (is_edge(e->op))
            e->op = sdyi_value_around(sdyi_operand(e->op, 0));
    }
}

static arrivals *arrivals_at(teller *t, const place *at) {
    assert(at->value != NULL || at->function != NULL);
    sdyi_side_table *const table =
        at->value != NULL ? &t->to_values : &t->to_results;
    const int number =
        at->value != NULL ? at->value->number : at->function->number;
    arrivals *list = sdyi_side_table_get(table, number);
    if (list == NULL) {
        list = SDYI_NEW(
            t->zone, arrivals,
            at->value != NULL ? 1 : sdyi_func_result_count(at->function));
        sdyi_side_table_set(table, number, list);
    }
    return at->value != NULL ? list : &list[at->result];
}

/* The place of an event's tensor; false: it has none. */
static bool place_of(const sdyi_event *e, int tensor, place *at) {
    *at = (place){NULL, NULL, -1};
    if (tensor < 0)
        return false;
    at->value = e->values[tensor];
    if (at->value == NULL && e->result >= 0 && tensor == 1) {
        at->function = e->op;
        at->result = e->result;
    }
    return at->value != NULL || at->function != NULL;
}

static void sort_by_place(teller *t) {
    for (int i = 0; i < t->history->n; i++) {
        const sdyi_event *const e = &t->history->events[i];
        for (int m = 0; m < e->n_moves; m++) {
            place at;
            if (!place_of(e, e->moves[m].target, &at))
                continue;
            arrivals *const list = arrivals_at(t, &at);
            SDYI_GROW(t->zone, list->at, list->n, list->capacity);
            list->at[list->n++] = (arrival){i, &e->moves[m], NULL};
        }
    }
}

/* -- reasons --------------------------------------------------------------- */

static const char *text_of(teller *t, const char *text) {
    return sdyi_zone_string(t->zone, text, strlen(text));
}

static const char *axis_text(teller *t, const sdyrt_mesh *mesh, sdyi_ref axis) {
    return text_of(t, sdyi_ref_text(mesh, axis).text);
}

/* Factor names as printed in rules: i, j, .. z, z_1, .. */
static const char *factor_text(teller *t, int factor) {
    char text[24];
    const int letters = 'z' - 'i' + 1;
    if (factor < letters)
        (void)snprintf(text, sizeof text, "%c", 'i' + factor);
    else
        (void)snprintf(text, sizeof text, "z_%d", factor - letters + 1);
    return text_of(t, text);
}

static bool is_erased(const sdyi_value *value) {
    return value->op != NULL && value->op->block == NULL;
}

/* The latest arrival before step `before` of the axis, or of one that contains
 * it or is contained; NULL: the user's own axis. */
static arrival *find_arrival(teller *t, const place *at, sdyi_ref axis,
                             int before) {
    arrivals *const list = arrivals_at(t, at);
    for (int i = list->n - 1; i >= 0; i--) {
        const sdyi_ref ref = list->at[i].move->axis;
        if (list->at[i].event < before &&
            (sdyi_ref_contains(ref, axis) || sdyi_ref_contains(axis, ref)))
            return &list->at[i];
    }
    return NULL;
}

static sdyrt_reason *new_reason(teller *t, const place *at, int dim,
                                const sdyrt_mesh *mesh, sdyi_ref axis) {
    sdyrt_reason *const made = SDYI_NEW(t->zone, sdyrt_reason, 1);
    *made = (sdyrt_reason){
        .value = at->value == NULL || is_erased(at->value)
                     ? NULL
                     : (const sdyrt_value *)at->value,
        .function = at->function == NULL ? NULL : sdyi_handle(at->function),
        .result = at->result,
        .dim = dim,
        .axis = axis_text(t, mesh, axis),
        .step = -1};
    return made;
}

static void set_step(teller *t, sdyrt_reason *reason, const arrival *from) {
    const sdyi_event *const e = &t->history->events[from->event];
    reason->step = from->event;
    reason->user_priority = e->user_priority;
    reason->op_priority = e->op_priority;
    reason->aggressive = e->strategy == SDYI_STRATEGY_AGGRESSIVE;
    if (e->op == NULL)
        return;
    reason->factor = factor_text(t, from->move->factor);
    if (e->op->block != NULL || e->op->row->kind == SDYI_OP_FUNC_FUNC)
        reason->operation = sdyi_handle(e->op);
}

/* The chain of reasons of an axis, back to the user's annotation. A chain that
 * was made before is shared from there on. */
static sdyrt_reason *find_chain(teller *t, place at, int dim,
                                const sdyrt_mesh *mesh, sdyi_ref axis) {
    sdyrt_reason *first = NULL, *last = NULL;
    int before = t->history->n;
    for (;;) {
        arrival *const from = find_arrival(t, &at, axis, before);
        const bool is_whole =
            from != NULL && sdyi_ref_equal(from->move->axis, axis);
        if (is_whole && from->reason != NULL) {
            if (last == NULL)
                return from->reason;
            last->before = from->reason;
            return first;
        }
        sdyrt_reason *const made = new_reason(t, &at, dim, mesh, axis);
        if (last == NULL)
            first = made;
        else
            last->before = made;
        last = made;
        if (from == NULL)
            return first;
        if (is_whole)
            from->reason = made;
        set_step(t, made, from);
        const sdyi_event *const e = &t->history->events[from->event];
        if (!place_of(e, from->move->source, &at))
            return first;
        dim = from->move->source_dim;
        axis = from->move->axis;
        before = from->event;
    }
}

/* Sets the origin in the chain's new reasons. */
static const sdyrt_reason *find_reason(teller *t, place at, int dim,
                                       const sdyrt_mesh *mesh, sdyi_ref axis) {
    sdyrt_reason *const first = find_chain(t, at, dim, mesh, axis);
    const sdyrt_reason *origin = first;
    while (origin->origin == NULL && origin->before != NULL)
        origin = origin->before;
    if (origin->origin != NULL)
        origin = origin->origin;
    for (sdyrt_reason *r = first; r != NULL && r->origin == NULL;
         r = (sdyrt_reason *)r->before)
        r->origin = origin;
    return first;
}

sdyi_side_table sdyi_results_said(sdyi_module *module, sdyi_zone *zone) {
    sdyi_side_table said = sdyi_side_table_of(zone);
    const sdyi_op *op = sdyi_module_first(module->op);
    for (; op != NULL; op = op->next)
        if (sdyi_function_type(op) != NULL) {
            const int n = sdyi_func_result_count(op);
            const sdyi_attr **const list = SDYI_NEW(zone, const sdyi_attr *, n);
            for (int i = 0; i < n; i++)
                list[i] = sdyi_result_sharding_of(op, i);
            sdyi_side_table_set(&said, op->number, (void *)list);
        }
    return said;
}

/* A function result whose sharding is only that of the returned value is
 * explained by the value. */
static place where_from(teller *t, const place *at, sdyi_ref axis) {
    const sdyi_op *const f = at->function;
    const sdyi_block *const body = f == NULL ? NULL : f->regions[0].first;
    const sdyi_attr *const *const said =
        f == NULL ? NULL : sdyi_side_table_get(t->said, f->number);
    if (body == NULL || (said != NULL && said[at->result] != NULL) ||
        find_arrival(t, at, axis, t->history->n) != NULL)
        return *at;
    sdyi_value *const value =
        sdyi_shardable(sdyi_operand(body->last, at->result));
    return value == NULL ? *at : (place){value, NULL, -1};
}

static void add_reasons(teller *t, reasons *list, const place *at,
                        const sdyi_attr *sharding) {
    const sdyi_layout *const layout = sdyi_layout_of(&t->layouts, sharding);
    if (layout == NULL)
        return;
    const sdyrt_sharding *const s = layout->sharding;
    for (int d = 0; d < s->rank; d++)
        for (int i = 0; i < s->dims[d].axes.count; i++) {
            SDYI_GROW(t->zone, list->at, list->n, list->capacity);
            const sdyi_ref axis = s->dims[d].axes.refs[i];
            list->at[list->n++] =
                find_reason(t, where_from(t, at, axis), d, s->mesh, axis);
        }
}

static void explain_place(void *state, const sdyi_value *value,
                          const sdyi_op *function, int result) {
    teller *const t = state;
    const place at = {value, function, result};
    sdyi_side_table *const table =
        value != NULL ? &t->explanations->values : &t->explanations->results;
    const int number = value != NULL ? value->number : function->number;
    reasons *list = sdyi_side_table_get(table, number);
    if (list == NULL) {
        list = SDYI_NEW(t->zone, reasons,
                        value != NULL ? 1 : sdyi_func_result_count(function));
        sdyi_side_table_set(table, number, list);
    }
    if (value != NULL)
        add_reasons(t, list, &at, sdyi_sharding_of(value));
    else
        add_reasons(t, &list[result], &at,
                    sdyi_result_sharding_of(function, result));
}

/* -- conflicts ------------------------------------------------------------- */

static void explain_conflict(void *state, const sdyi_conflict *found) {
    teller *const t = state;
    struct sdyi_explanations *const explanations = t->explanations;
    sdyrt_conflict *const made = SDYI_NEW(t->zone, sdyrt_conflict, 1);
    made->operation = sdyi_handle(found->op);
    made->winner = found->winner;
    for (int i = 0; i < 2; i++) {
        const sdyi_conflict_side *const side = &found->sides[i];
        made->factors[i] = factor_text(t, side->factor);
        made->reasons[i] = find_reason(t, (place){side->value, NULL, -1},
                                       side->dim, found->mesh, side->axis);
    }
    SDYI_GROW(t->zone, explanations->conflicts, explanations->n,
              explanations->capacity);
    explanations->conflicts[explanations->n++] = made;
}

/* -- all of it ------------------------------------------------------------- */

struct sdyi_explanations *sdyi_explain_propagation(sdyrt_program *program,
                                                   const sdyi_history *history,
                                                   const sdyi_side_table *said,
                                                   bool is_conservative) {
    sdyi_module *const module = &program->module;
    sdyi_zone *const zone = &program->lent;
    teller t = {.pool = module->pool,
                .zone = zone,
                .history = history,
                .said = said,
                .to_values = sdyi_side_table_of(zone),
                .to_results = sdyi_side_table_of(zone),
                .explanations = SDYI_NEW(zone, struct sdyi_explanations, 1)};
    t.explanations->values = sdyi_side_table_of(zone);
    t.explanations->results = sdyi_side_table_of(zone);
    sdyi_symbols_start(&t.symbols, module->op, zone);
    sdyi_layouts_start(&t.layouts, &t.symbols, zone);
    sort_by_place(&t);
    sdyi_places_walk(module, explain_place, &t);
    sdyi_conflicts_find(module, &t.layouts, is_conservative, explain_conflict,
                        &t);
    return t.explanations;
}

const sdyrt_reason *sdyrt_value_reason(const sdyrt_value *value, int i) {
    if (value == NULL)
        return NULL;
    sdyi_value *const v = sdyi_part_value(value);
    const struct sdyi_explanations *const explanations =
        sdyi_program_of(sdyi_value_around(v))->explanations;
    const sdyi_value *const at =
        explanations == NULL ? NULL : sdyi_shardable(v);
    const reasons *const list =
        at == NULL ? NULL
                   : sdyi_side_table_get(&explanations->values, at->number);
    return list == NULL || i < 0 || i >= list->n ? NULL : list->at[i];
}

const sdyrt_reason *
sdyrt_function_result_reason(const sdyrt_operation *function, int result,
                             int i) {
    const sdyi_op *const op = function == NULL ? NULL : sdyi_part_op(function);
    if (op == NULL || sdyi_function_type(op) == NULL || result < 0 ||
        result >= sdyi_func_result_count(op))
        return NULL;
    const struct sdyi_explanations *const explanations =
        sdyi_program_of(op)->explanations;
    const reasons *const list =
        explanations == NULL
            ? NULL
            : sdyi_side_table_get(&explanations->results, op->number);
    return list == NULL || i < 0 || i >= list[result].n ? NULL
                                                        : list[result].at[i];
}

const sdyrt_conflict *sdyrt_program_conflict(const sdyrt_program *program,
                                             int i) {
    const struct sdyi_explanations *const explanations =
        program == NULL ? NULL : program->explanations;
    return explanations == NULL || i < 0 || i >= explanations->n
               ? NULL
               : explanations->conflicts[i];
}
