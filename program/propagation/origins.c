#include "program/propagation/origins.h"

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
    entries *found = sdyi_beside_get(&o->values, value->number);
    if (found == NULL) {
        found = SDYI_NEW(o->zone, entries, 1);
        sdyi_beside_set(&o->values, value->number, found);
    }
    return found;
}

static int result_count(const sdyi_op *function) {
    const sdyi_type *const type =
        sdyi_op_attr(function, SDYI_NAME_FUNCTION_TYPE)->type;
    return type->n - type->n_inputs;
}

/* What a function says of a result is known with what it returns; NULL: it
 * returns nothing that has a place. */
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
    for (int i = 0; i < result_count(op); i++)
        add_axes(o, of_result(o, op, i), sdyi_result_sharding_of(op, i),
                 (origin){OUTPUT, 0, i});
}

static void name_op(sdyi_origins *o, const sdyi_op *op, const char *word,
                    int id) {
    char name[32];
    const int n = snprintf(name, sizeof name, "%s_%d", word, id);
    sdyi_beside_set(&o->names, op->number,
                    sdyi_zone_string(o->zone, name, (size_t)n));
}

/* What a constraint is put on, or what goes into a manual computation, has its
 * axes from there as well. */
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
                              .values = sdyi_beside_of(zone),
                              .names = sdyi_beside_of(zone)};
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

/* Of an axis, or of one that it is a part of, or that is a part of it. */
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
        const sdyi_move *const m = &e->moves[i];
        entries *const to = of_tensor(o, e, m->target);
        if (to != NULL)
            add(o, to, e->mesh, m->axis,
                find_origin(of_tensor(o, e, m->source), m->axis));
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

/* Put attributes into the entries of a function's arg_attrs or res_attrs, where
 * there is one: all in one step, since a list is made anew. */
static void put_listed(sdyi_op *function, sdyi_name list, int n, sdyi_name name,
                       const sdyi_attr *const *values) {
    sdyi_pool *const pool = function->module->pool;
    const sdyi_attr *const old = sdyi_op_attr(function, list);
    const sdyi_dict none = {.pairs = NULL};
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    for (int i = 0; i < n; i++) {
        cells[i].attr = sdyi_attr_is(old, SDYI_ATTR_ARRAY) && i < old->n
                            ? old->cells[i].attr
                            : sdyi_attr_of_dict(pool, &none);
        if (values[i] != NULL)
            cells[i].attr =
                sdyi_attr_dict_with(pool, cells[i].attr, name, values[i]);
    }
    sdyi_op_set_attr(function, list,
                     sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, cells, n));
}

/* Of results that return one value the last tells of it. */
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
        put_listed(op, SDYI_NAME_ARG_ATTRS, n, name, said);
}

static void write_func_results(sdyi_origins *o, sdyi_op *op, sdyi_name name) {
    sdyi_pool *const pool = op->module->pool;
    const int n = result_count(op);
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
        put_listed(op, SDYI_NAME_RES_ATTRS, n, name, said);
}

/* Edges and constraints have one dictionary; what is `self` for them. */
static bool has_one(const sdyi_origins *o, const sdyi_op *op, origin *self) {
    *self = (origin){UNKNOWN, 0, 0};
    const sdyi_value *at = &op->results[0];
    if (op->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE)
        at = sdyi_operand(op, 0);
    else if (op->row->kind != SDYI_OP_SDY_SHARDING_CONSTRAINT)
        return false;
    const sdyi_op *const maker = sdyi_value_around(at);
    const char *const name = sdyi_beside_get(&o->names, maker->number);
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
            sdyi_beside_get(&o->values, op->results[i].number);
        is_any = is_any || (list != NULL && list->n > 0);
    }
    if (!is_any)
        return;
    const bool is_one = has_one(o, op, &self);
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        cells[i].attr = dict_of(
            pool, sdyi_beside_get(&o->values, op->results[i].number), self);
    sdyi_op_set_attr(op, name,
                     is_one ? cells[0].attr
                            : sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL,
                                             cells, op->n_results));
}

static sdyi_walk write(void *state, sdyi_op *op) {
    sdyi_origins *const o = state;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyi_name name = sdyi_name_of_string(pool, "sdy.sharding_origins");
    const char *const own = sdyi_beside_get(&o->names, op->number);
    if (op->row->kind == SDYI_OP_FUNC_FUNC) {
        write_args(o, op, name);
        write_func_results(o, op, name);
    } else if (op->n_results > 0) {
        write_results(o, op, name);
    }
    if (own != NULL)
        sdyi_op_set_attr(op,
                         sdyi_name_of_string(pool, "sdy.sharding_origin_name"),
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

/* -- edges of propagation -------------------------------------------------- */

/* The moves of one op that are told, in their order. */
typedef struct told {
    const sdyi_event *event;
    int step;
    const sdyi_move *move;
} told;

typedef struct told_list {
    sdyi_op *op;
    told *at;
    int n, capacity;
} told_list;

typedef struct text {
    sdyi_zone *zone;
    char *bytes;
    int n, capacity;
} text;

static void put(text *t, const char *word) {
    for (; *word != '\0'; word++) {
        SDYI_GROW(t->zone, t->bytes, t->n, t->capacity);
        t->bytes[t->n++] = *word;
    }
}

static void put_tensor(text *t, const sdyi_event *e, int tensor) {
    char word[32];
    const bool is_result = tensor >= e->n_operands;
    (void)snprintf(word, sizeof word, "%s-%d", is_result ? "result" : "operand",
                   is_result ? tensor - e->n_operands : tensor);
    put(t, word);
}

/* What came to a tensor once is not told again: results of main count as one.
 */
static bool is_told(const told_list *list, const sdyi_move *m) {
    for (int i = 0; i < list->n; i++)
        if (list->at[i].move->target == m->target &&
            sdyi_ref_equal(list->at[i].move->axis, m->axis))
            return true;
    return false;
}

/* By name, then from major to minor. */
static int compare(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_ref b) {
    const int by_name = strcmp(sdyrt_mesh_axis_at(mesh, a.axis).name,
                               sdyrt_mesh_axis_at(mesh, b.axis).name);
    return by_name != 0     ? by_name
           : a.pre != b.pre ? (a.pre < b.pre ? -1 : 1)
                            : (a.size > b.size) - (a.size < b.size);
}

static void tell(sdyi_zone *zone, told_list *list, const sdyi_event *e,
                 int step) {
    for (int i = 0; i < e->n_moves; i++) {
        const sdyi_move *const m = &e->moves[i];
        if (m->source < 0 || is_told(list, m))
            continue;
        SDYI_GROW(zone, list->at, list->n, list->capacity);
        int k = list->n++;
        for (; k > 0 && list->at[k - 1].step == step &&
               compare(e->mesh, m->axis, list->at[k - 1].move->axis) < 0;
             k--)
            list->at[k] = list->at[k - 1];
        list->at[k] = (told){e, step, m};
    }
}

static bool goes_on(const told *a, const told *b) {
    return a->step == b->step && sdyi_ref_equal(a->move->axis, b->move->axis);
}

static const sdyi_attr *edges_attr(sdyi_pool *pool, const told_list *list) {
    text t = {.zone = &pool->scratch};
    char word[SDYI_TEXT_BYTES];
    put(&t, "sdy.propagation_edges<[");
    for (int i = 0; i < list->n; i++) {
        const told *const now = &list->at[i];
        const told *const last = i == 0 ? NULL : now - 1;
        if (last == NULL || last->step != now->step) {
            (void)snprintf(word, sizeof word, "%s{step-%d = [{",
                           last == NULL ? "" : "}]}, ", now->step);
            put(&t, word);
        } else if (!goes_on(last, now)) {
            put(&t, "}, {");
        }
        if (last == NULL || !goes_on(last, now)) {
            put(&t, sdyi_ref_text(word, now->event->mesh, now->move->axis));
            put(&t, " = ");
            put_tensor(&t, now->event, now->move->source);
            put(&t, " -> [");
        } else {
            put(&t, ", ");
        }
        put_tensor(&t, now->event, now->move->target);
        if (i + 1 == list->n || !goes_on(now, now + 1))
            put(&t, "]");
    }
    put(&t, "}]}]>");
    return sdyi_attr_bytes(pool, SDYI_ATTR_OPAQUE, NULL, t.bytes, (size_t)t.n);
}

/* What a function says of its results is told with the first. */
static void tell_first_result(sdyi_op *function, sdyi_name name,
                              const sdyi_attr *attr) {
    const int n = result_count(function);
    const sdyi_attr **const said =
        SDYI_NEW(&function->module->pool->scratch, const sdyi_attr *, n);
    said[0] = attr;
    put_listed(function, SDYI_NAME_RES_ATTRS, n, name, said);
}

void sdyi_edges_write(sdyi_module *module, const sdyi_history *history) {
    sdyi_pool *const pool = module->pool;
    sdyi_zone *const zone = history->zone;
    sdyi_beside lists = sdyi_beside_of(zone);
    int step = 0;
    for (int i = 0; i < history->n; i++) {
        const sdyi_event *const e = &history->events[i];
        if (e->op == NULL)
            continue;
        told_list *list = sdyi_beside_get(&lists, e->op->number);
        if (list == NULL) {
            list = SDYI_NEW(zone, told_list, 1);
            list->op = (sdyi_op *)e->op;
            sdyi_beside_set(&lists, e->op->number, list);
        }
        tell(zone, list, e, step++);
    }
    const sdyi_name name = sdyi_name_of_string(pool, "sdy.propagation_edges");
    for (int i = 0; i < lists.n; i++) {
        const told_list *const list = sdyi_beside_get(&lists, i);
        if (list == NULL || list->n == 0 || list->op->block == NULL)
            continue;
        const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
        const sdyi_attr *const attr = edges_attr(pool, list);
        if (list->op->row->kind == SDYI_OP_FUNC_FUNC)
            tell_first_result(list->op, name, attr);
        else
            sdyi_op_set_attr(list->op, name, attr);
        sdyi_zone_reset(&pool->scratch, mark);
    }
}
