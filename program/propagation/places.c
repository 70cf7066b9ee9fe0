/* Layouts by the number of a value or function: read on first use, and written
 * back if they have changed. */
#include "program/propagation/places.h"

#include "program/dialects/func/call.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/rows/op_kind.h"

#include <string.h>

enum { IS_READ = 1, IS_CHANGED = 2 };

/* Shardings of a function's results. */
typedef struct results {
    const sdyi_layout **of;
    unsigned char *states;
    int n;
} results;

void sdyi_places_start(sdyi_places *places, const sdyi_symbols *symbols,
                       sdyi_zone *zone) {
    sdyi_module *const module = symbols->table->module;
    *places = (sdyi_places){.module = module,
                            .zone = zone,
                            .n = module->n_values,
                            .results = sdyi_side_table_of(zone)};
    sdyi_layouts_start(&places->layouts, symbols, zone);
    places->of = SDYI_NEW(zone, const sdyi_layout *, places->n);
    places->states = SDYI_NEW(zone, unsigned char, places->n);
}

/* -- values ---------------------------------------------------------------- */

const sdyi_layout *sdyi_place_get(sdyi_places *places, const sdyi_value *at) {
    const int i = at->number;
    if ((places->states[i] & IS_READ) == 0) {
        places->of[i] = sdyi_layout_of(&places->layouts, sdyi_sharding_of(at));
        places->states[i] |= IS_READ;
    }
    return places->of[i];
}

static void put(sdyi_places *places, const sdyi_value *at,
                const sdyi_layout *layout) {
    places->of[at->number] = layout;
    places->states[at->number] = IS_READ | IS_CHANGED;
}

/* Open the other results of an op when its first sharding of a result is
 * set. */
static void open_others(sdyi_places *places, const sdyi_value *at,
                        const sdyi_layout *like) {
    const sdyi_op *const op = at->op;
    for (int i = 0; i < op->n_results; i++)
        if (sdyi_place_get(places, &op->results[i]) != NULL)
            return;
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_value *const other = &op->results[i];
        const int rank =
            other->type->kind == SDYI_TYPE_TENSOR ? other->type->n : 0;
        if (i != at->index && sdyi_edge_of(other) == NULL)
            put(places, other,
                sdyi_layout_of(&places->layouts,
                               sdyi_sharding_open(places->layouts.pool,
                                                  like->attr, rank)));
    }
}

void sdyi_place_set(sdyi_places *places, const sdyi_value *at,
                    const sdyi_layout *layout) {
    if (at->op != NULL && at->op->n_results > 1)
        open_others(places, at, layout);
    put(places, at, layout);
}

/* -- results of functions -------------------------------------------------- */

static results *results_of(sdyi_places *places, const sdyi_op *function) {
    results *r = sdyi_side_table_get(&places->results, function->number);
    if (r != NULL)
        return r;
    r = SDYI_NEW(places->zone, results, 1);
    r->n = sdyi_func_result_count(function);
    r->of = SDYI_NEW(places->zone, const sdyi_layout *, r->n);
    r->states = SDYI_NEW(places->zone, unsigned char, r->n);
    for (int i = 0; i < r->n; i++)
        r->of[i] = sdyi_layout_of(&places->layouts,
                                  sdyi_result_sharding_of(function, i));
    sdyi_side_table_set(&places->results, function->number, r);
    return r;
}

const sdyi_layout *sdyi_result_place_get(sdyi_places *places,
                                         const sdyi_op *function, int i) {
    return results_of(places, function)->of[i];
}

void sdyi_result_place_set(sdyi_places *places, const sdyi_op *function, int i,
                           const sdyi_layout *layout) {
    results *const r = results_of(places, function);
    r->of[i] = layout;
    r->states[i] = IS_CHANGED;
}

/* -- all of them ----------------------------------------------------------- */

typedef struct walk {
    sdyi_visit_place *visit;
    void *state;
} walk;

static void visit_value(const walk *w, const sdyi_value *value) {
    if (sdyi_shardable((sdyi_value *)value) == value)
        w->visit(w->state, value, NULL, -1);
}

static sdyi_walk visit_op(void *state, sdyi_op *op) {
    const walk *const w = state;
    const bool is_function = op->row->kind == SDYI_OP_FUNC_FUNC;
    const sdyi_block *const body =
        is_function || (op->row->flow & SDYI_FLOW_ARGS_OWN) != 0
            ? op->regions[0].first
            : NULL;
    for (int i = 0; body != NULL && i < body->n_args; i++)
        visit_value(w, body->args[i]);
    for (int i = 0; is_function && i < sdyi_func_result_count(op); i++)
        w->visit(w->state, NULL, op, i);
    for (int i = 0; i < op->n_results; i++)
        visit_value(w, &op->results[i]);
    return SDYI_WALK_ON;
}

void sdyi_places_walk(sdyi_module *module, sdyi_visit_place *visit,
                      void *state) {
    walk w = {visit, state};
    (void)sdyi_walk_pre(module->op, visit_op, &w);
}

/* -- writing --------------------------------------------------------------- */

static const sdyi_attr *changed(const sdyi_places *places,
                                const sdyi_value *value) {
    return (places->states[value->number] & IS_CHANGED) != 0
               ? places->of[value->number]->attr
               : NULL;
}

static void write_results(const sdyi_places *places, sdyi_op *op,
                          const sdyi_attr **list) {
    bool is_any = false;
    for (int i = 0; i < op->n_results; i++) {
        list[i] = changed(places, &op->results[i]);
        is_any = is_any || list[i] != NULL;
    }
    if (is_any)
        sdyi_shardings_set(op, list);
}

static void write_args(const sdyi_places *places, sdyi_op *op,
                       const sdyi_attr **list) {
    const sdyi_block *const body = op->regions[0].first;
    const bool is_function = op->row->kind == SDYI_OP_FUNC_FUNC;
    bool is_any = false;
    for (int i = 0; i < body->n_args; i++) {
        list[i] = changed(places, body->args[i]);
        is_any = is_any || list[i] != NULL;
        if (list[i] != NULL && !is_function)
            sdyi_sharding_set(body->args[i], list[i]);
    }
    if (is_any && is_function)
        sdyi_arg_shardings_set(op, list);
}

static void write_function(const sdyi_places *places, sdyi_op *function,
                           const sdyi_attr **list) {
    const results *const r =
        sdyi_side_table_get(&places->results, function->number);
    bool is_any = false;
    for (int i = 0; r != NULL && i < r->n; i++) {
        list[i] = r->states[i] != 0 ? r->of[i]->attr : NULL;
        is_any = is_any || list[i] != NULL;
    }
    if (is_any)
        sdyi_result_shardings_set(function, list);
}

static sdyi_walk write_op(void *state, sdyi_op *op) {
    const sdyi_places *const places = state;
    sdyi_zone *const scratch = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    const bool is_function = op->row->kind == SDYI_OP_FUNC_FUNC;
    const sdyi_block *const body =
        op->n_regions > 0 ? op->regions[0].first : NULL;
    const int n_args = body == NULL ? 0 : body->n_args;
    const int n_said = is_function ? sdyi_func_result_count(op) : op->n_results;
    const sdyi_attr **const list =
        SDYI_NEW(scratch, const sdyi_attr *, n_args > n_said ? n_args : n_said);
    if (op->n_results > 0)
        write_results(places, op, list);
    if (n_args > 0 &&
        (is_function || (op->row->flow & SDYI_FLOW_ARGS_OWN) != 0))
        write_args(places, op, list);
    if (is_function)
        write_function(places, op, list);
    sdyi_zone_reset(scratch, mark);
    return SDYI_WALK_ON;
}

void sdyi_places_write(sdyi_places *places) {
    (void)sdyi_walk_pre(places->module->op, write_op, places);
}
