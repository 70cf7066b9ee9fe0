/* Origins of axes: those of the program's shardings, followed along a history,
 * then written as sdy.sharding_origins. */
#include "program/propagation/origins.h"

#include "program/dialects/func/call.h"
#include "program/dialects/sdy/edit.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/propagation/places.h"
#include "program/rows/op_kind.h"

#include <stdio.h>
#include <string.h>

typedef enum origin_kind {
    UNKNOWN,
    INPUT,
    OUTPUT,
    CONSTRAINT,
    MANUAL_INPUT,
    MANUAL_OUTPUT
} origin_kind;

typedef struct origin {
    origin_kind kind;
    int id;    /* CONSTRAINT, MANUAL: of the op */
    int index; /* of the argument or result */
} origin;

typedef struct entry {
    sdyi_ref axis;
    const sdyrt_mesh *mesh;
    origin from;
} entry;

/* The axes of one place; each once. */
typedef struct entries {
    entry *at;
    int n, capacity;
} entries;

/* -- before propagation ---------------------------------------------------- */

static entries *of_value(sdyi_origins *o, const sdyi_value *value) {
    entries *found = sdyi_side_table_get(&o->values, value->number);
    if (found == NULL) {
        found = SDYI_NEW(o->zone, entries, 1);
        sdyi_side_table_set(&o->values, value->number, found);
    }
    return found;
}

/* The entries of the value that a function returns as result `i`; NULL: there
 * is no body, or the value cannot have a sharding. */
static entries *of_result(sdyi_origins *o, const sdyi_op *function, int i) {
    const sdyi_block *const body = function->regions[0].first;
    const sdyi_value *const value =
        body == NULL ? NULL : sdyi_shardable(sdyi_operand(body->last, i));
    return value == NULL ? NULL : of_value(o, value);
}

static void add(sdyi_origins *o, entries *list, const sdyrt_mesh *mesh,
                sdyi_ref axis, origin from) {
    for (int i = 0; i < list->n; i++)
        if (sdyi_ref_equal(list->at[i].axis, axis))
            return;
    SDYI_GROW(o->zone, list->at, list->n, list->capacity);
    list->at[list->n++] = (entry){axis, mesh, from};
}

static void add_axes(sdyi_origins *o, entries *list, const sdyi_attr *sharding,
                     origin from) {
    const sdyi_layout *const layout = sdyi_layout_of(&o->layouts, sharding);
    if (layout == NULL || list == NULL)
        return;
    const sdyrt_sharding *const s = layout->sharding;
    for (int d = 0; d < s->rank; d++)
        for (int i = 0; i < s->dims[d].axes.count; i++)
            add(o, list, s->mesh, s->dims[d].axes.refs[i], from);
}

static void start_function(sdyi_origins *o, const sdyi_op *op) {
    const sdyi_block *const body = op->regions[0].first;
    for (int i = 0; body != NULL && i < body->n_args; i++)
        add_axes(o, of_value(o, body->args[i]), sdyi_arg_sharding_of(op, i),
                 (origin){INPUT, 0, i});
    for (int i = 0; i < sdyi_func_result_count(op); i++)
        add_axes(o, of_result(o, op, i), sdyi_result_sharding_of(op, i),
                 (origin){OUTPUT, 0, i});
}

static void name_op(sdyi_origins *o, const sdyi_op *op, const char *word,
                    int id) {
    char name[32];
    const int n = snprintf(name, sizeof name, "%s_%d", word, id);
    sdyi_side_table_set(&o->names, op->number,
                        sdyi_zone_string(o->zone, name, (size_t)n));
}

/* Axes of the operand of a constraint or a manual computation that have no
 * origin yet count as coming from that op. */
static void start_operand(sdyi_origins *o, const sdyi_op *op, int i,
                          origin from) {
    const sdyi_value *const value = sdyi_shardable(sdyi_operand(op, i));
    if (value != NULL)
        add_axes(o, of_value(o, value), sdyi_sharding_of(value), from);
}

static void start_constraint(sdyi_origins *o, const sdyi_op *op) {
    const origin from = {CONSTRAINT, o->n_constraints++, 0};
    name_op(o, op, "constraint", from.id);
    add_axes(o, of_value(o, &op->results[0]),
             sdyi_op_attr(op, SDYI_NAME_SHARDING), from);
    start_operand(o, op, 0, from);
}

static void start_listed(sdyi_origins *o, const sdyi_attr *list, int i,
                         sdyi_value *value, origin from) {
    const sdyi_value *const at = sdyi_shardable(value);
    if (at != NULL && sdyi_attr_is(list, SDYI_ATTR_SHARDINGS) && i < list->n)
        add_axes(o, of_value(o, at), list->cells[i].attr, from);
}

static void start_manual(sdyi_origins *o, sdyi_op *op) {
    const int id = o->n_manual++;
    const sdyi_block *const body = op->regions[0].first;
    name_op(o, op, "mc", id);
    for (int i = 0; i < body->n_args; i++) {
        const origin from = {MANUAL_INPUT, id, i};
        start_listed(o, sdyi_op_attr(op, SDYI_NAME_IN_SHARDINGS), i,
                     body->args[i], from);
        start_operand(o, op, i, from);
    }
    for (int i = 0; i < op->n_results; i++)
        start_listed(o, sdyi_op_attr(op, SDYI_NAME_OUT_SHARDINGS), i,
                     &op->results[i], (origin){MANUAL_OUTPUT, id, i});
}

static sdyi_walk start_constraints(void *state, sdyi_op *op) {
    if (op->row->kind == SDYI_OP_SDY_SHARDING_CONSTRAINT)
        start_constraint(state, op);
    return SDYI_WALK_ON;
}

static sdyi_walk start_manuals(void *state, sdyi_op *op) {
    if (op->row->kind == SDYI_OP_SDY_MANUAL_COMPUTATION)
        start_manual(state, op);
    return SDYI_WALK_ON;
}

static sdyi_walk start_functions(void *state, sdyi_op *op) {
    sdyi_origins *const o = state;
    if (op->row->kind == SDYI_OP_FUNC_FUNC)
        start_function(o, op);
    return SDYI_WALK_ON;
}

void sdyi_origins_start(sdyi_origins *origins, sdyi_module *module,
                        const sdyi_symbols *symbols, sdyi_zone *zone) {
    *origins = (sdyi_origins){.zone = zone,
                              .values = sdyi_side_table_of(zone),
                              .names = sdyi_side_table_of(zone)};
    sdyi_layouts_start(&origins->layouts, symbols, zone);
    (void)sdyi_walk_post(module->op, start_constraints, origins);
    (void)sdyi_walk_post(module->op, start_manuals, origins);
    (void)sdyi_walk_post(module->op, start_functions, origins);
}

/* -- along the history ----------------------------------------------------- */

static entries *of_tensor(sdyi_origins *o, const sdyi_event *e, int tensor) {
    return tensor < 0                      ? NULL
           : e->values[tensor] != NULL     ? of_value(o, e->values[tensor])
           : e->result >= 0 && tensor == 1 ? of_result(o, e->op, e->result)
                                           : NULL;
}

/* The origin of an axis, else of one that contains it, else of one in it. */
static origin find_origin(const entries *list, sdyi_ref axis) {
    for (int i = 0; list != NULL && i < list->n; i++)
        if (sdyi_ref_equal(list->at[i].axis, axis))
            return list->at[i].from;
    for (int i = 0; list != NULL && i < list->n; i++)
        if (sdyi_ref_contains(list->at[i].axis, axis))
            return list->at[i].from;
    for (int i = 0; list != NULL && i < list->n; i++)
        if (sdyi_ref_contains(axis, list->at[i].axis))
            return list->at[i].from;
    return (origin){UNKNOWN, 0, 0};
}

static void follow(sdyi_origins *o, const sdyi_event *e) {
    for (int i = 0; i < e->n_moves; i++) {
        const sdyi_axis_move *const m = &e->moves[i];
        entries *const to = of_tensor(o, e, m->target);
        sdyi_ref axis;
        if (to != NULL && sdyi_move_axis(e, m, &axis))
            add(o, to, e->mesh, axis,
                find_origin(of_tensor(o, e, m->source), axis));
    }
}

/* -- attributes ------------------------------------------------------------ */

static void origin_text(origin from, const origin *self, char text[64]) {
    const size_t bytes = 64;
    if (from.kind != UNKNOWN && from.kind == self->kind &&
        from.id == self->id && from.index == self->index)
        (void)snprintf(text, bytes, "self");
    else if (from.kind == CONSTRAINT)
        (void)snprintf(text, bytes, "constraint_%d", from.id);
    else if (from.kind == INPUT || from.kind == OUTPUT)
        (void)snprintf(text, bytes, "%s: %d",
                       from.kind == INPUT ? "input" : "output", from.index);
    else if (from.kind == MANUAL_INPUT || from.kind == MANUAL_OUTPUT)
        (void)snprintf(text, bytes, "mc_%d_%s: %d", from.id,
                       from.kind == MANUAL_INPUT ? "input" : "output",
                       from.index);
    else
        (void)snprintf(text, bytes, ": 0");
}

/* `a`, `a:(1)2`: without the quotes of shardings. */
static sdyi_name axis_name(sdyi_pool *pool, const entry *e) {
    const char *const axis = sdyrt_mesh_axis_at(e->mesh, e->axis.axis).name;
    char part[64] = "";
    if (e->axis.sub)
        (void)snprintf(part, sizeof part, ":(%lld)%lld", (long long)e->axis.pre,
                       (long long)e->axis.size);
    const size_t bytes = strlen(axis) + sizeof part;
    char *const text = sdyi_zone_alloc(&pool->scratch, bytes);
    (void)snprintf(text, bytes, "%s%s", axis, part);
    return sdyi_name_of_string(pool, text);
}

static const sdyi_attr *dict_of(sdyi_pool *pool, const entries *list,
                                origin self) {
    sdyi_dict dict = {.pairs = NULL};
    char text[64];
    for (int i = 0; list != NULL && i < list->n; i++) {
        origin_text(list->at[i].from, &self, text);
        sdyi_dict_set(pool, &pool->scratch, &dict,
                      axis_name(pool, &list->at[i]),
                      sdyi_attr_string(pool, text));
    }
    return sdyi_attr_of_dict(pool, &dict);
}

/* True for the last of the results that return one value: its sharding is the
 * one to write. */
static bool is_last(const sdyi_op *function, int i) {
    const sdyi_op *const end = function->regions[0].first->last;
    for (int k = i + 1; k < end->n_operands; k++)
        if (sdyi_operand(end, k) == sdyi_operand(end, i))
            return false;
    return true;
}

static void write_args(sdyi_origins *o, sdyi_op *op, sdyi_name name) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_block *const body = op->regions[0].first;
    const int n = body == NULL ? 0 : body->n_args;
    const sdyi_attr **const said =
        SDYI_NEW(&pool->scratch, const sdyi_attr *, n);
    bool is_any = false;
    for (int i = 0; i < n; i++) {
        const entries *const list = of_value(o, body->args[i]);
        if (list->n > 0)
            said[i] = dict_of(pool, list, (origin){INPUT, 0, i});
        is_any = is_any || list->n > 0;
    }
    if (is_any)
        sdyi_dicts_set(op, SDYI_NAME_ARG_ATTRS, n, name, said);
}

static void write_func_results(sdyi_origins *o, sdyi_op *op, sdyi_name name) {
    sdyi_pool *const pool = op->module->pool;
    const int n = sdyi_func_result_count(op);
    const sdyi_attr **const said =
        SDYI_NEW(&pool->scratch, const sdyi_attr *, n);
    bool is_any = false;
    for (int i = 0; i < n; i++) {
        const entries *const list = of_result(o, op, i);
        if (list == NULL || list->n == 0 || !is_last(op, i))
            continue;
        said[i] = dict_of(pool, list, (origin){OUTPUT, 0, i});
        is_any = true;
    }
    if (is_any)
        sdyi_dicts_set(op, SDYI_NAME_RES_ATTRS, n, name, said);
}

/* True for edges and constraints, which have one dictionary; `*self`: the
 * origin that is written as "self". */
static bool has_one(const sdyi_origins *o, const sdyi_op *op, origin *self) {
    *self = (origin){UNKNOWN, 0, 0};
    const sdyi_value *at = &op->results[0];
    if (op->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE)
        at = sdyi_operand(op, 0);
    else if (op->row->kind != SDYI_OP_SDY_SHARDING_CONSTRAINT)
        return false;
    const sdyi_op *const maker = sdyi_value_around(at);
    const char *const name = sdyi_side_table_get(&o->names, maker->number);
    if (name == NULL)
        return true;
    self->kind = maker == op      ? CONSTRAINT
                 : at->op == NULL ? MANUAL_INPUT
                                  : MANUAL_OUTPUT;
    (void)sscanf(strchr(name, '_') + 1, "%d", &self->id);
    self->index = at->index;
    return true;
}

static void write_results(sdyi_origins *o, sdyi_op *op, sdyi_name name) {
    sdyi_pool *const pool = op->module->pool;
    origin self;
    bool is_any = false;
    for (int i = 0; i < op->n_results; i++) {
        const entries *const list =
            sdyi_side_table_get(&o->values, op->results[i].number);
        is_any = is_any || (list != NULL && list->n > 0);
    }
    if (!is_any)
        return;
    const bool is_one = has_one(o, op, &self);
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        cells[i].attr = dict_of(
            pool, sdyi_side_table_get(&o->values, op->results[i].number), self);
    sdyi_op_set_attr(op, name,
                     is_one ? cells[0].attr
                            : sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL,
                                             cells, op->n_results));
}

static sdyi_walk write(void *state, sdyi_op *op) {
    sdyi_origins *const o = state;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyi_name name = SDYI_NAME_SDY_SHARDING_ORIGINS;
    const char *const own = sdyi_side_table_get(&o->names, op->number);
    if (op->row->kind == SDYI_OP_FUNC_FUNC) {
        write_args(o, op, name);
        write_func_results(o, op, name);
    } else if (op->n_results > 0) {
        write_results(o, op, name);
    }
    if (own != NULL)
        sdyi_op_set_attr(op, SDYI_NAME_SDY_SHARDING_ORIGIN_NAME,
                         sdyi_attr_string(pool, own));
    sdyi_zone_reset(&pool->scratch, mark);
    return SDYI_WALK_ON;
}

void sdyi_origins_write(sdyi_origins *origins, sdyi_module *module,
                        const sdyi_history *history) {
    for (int i = 0; i < history->n; i++)
        if (history->events[i].op != NULL)
            follow(origins, &history->events[i]);
    (void)sdyi_walk_pre(module->op, write, origins);
}
