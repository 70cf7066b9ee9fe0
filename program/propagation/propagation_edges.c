/* sdy.propagation_edges: which axes came through each op, in which step. */
#include "program/dialects/func/call.h"
#include "program/dialects/sdy/edit.h"
#include "program/ir/edges.h"
#include "program/ir/walk.h"
#include "program/propagation/origins.h"
#include "program/rows/op_kind.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A move of an op that is written. */
typedef struct told {
    const sdyi_event *event;
    int64_t step;
    sdyi_ref axis;
    const sdyi_axis_move *move;
} told;

typedef struct told_list {
    sdyi_op *op;
    told *at;
    int n, capacity;
} told_list;

static void put_tensor(sdyi_collected *t, const sdyi_event *e, int tensor) {
    char word[32];
    const bool is_result = tensor >= e->n_operands;
    (void)snprintf(word, sizeof word, "%s-%d", is_result ? "result" : "operand",
                   is_result ? tensor - e->n_operands : tensor);
    sdyi_collect_string(t, word);
}

/* True if a move is in the list: a target may lose an axis and get it again,
 * and results of main count as one. */
static bool is_told(const told_list *list, const sdyi_axis_move *move,
                    sdyi_ref axis) {
    for (int i = 0; i < list->n; i++)
        if (list->at[i].move->target == move->target &&
            list->at[i].move->source == move->source &&
            sdyi_ref_equal(list->at[i].axis, axis))
            return true;
    return false;
}

/* Order of axes by name, then from major to minor. */
static int compare(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_ref b) {
    const int by_name = strcmp(sdyrt_mesh_axis_at(mesh, a.axis).name,
                               sdyrt_mesh_axis_at(mesh, b.axis).name);
    return by_name != 0     ? by_name
           : a.pre != b.pre ? (a.pre < b.pre ? -1 : 1)
                            : (a.size > b.size) - (a.size < b.size);
}

static void tell(sdyi_zone *zone, told_list *list, const sdyi_event *e,
                 int64_t step) {
    for (int i = 0; i < e->n_moves; i++) {
        const sdyi_axis_move *const m = &e->moves[i];
        sdyi_ref axis;
        if (m->source < 0 || !sdyi_move_axis(e, m, &axis) ||
            is_told(list, m, axis))
            continue;
        SDYI_GROW(zone, list->at, list->n, list->capacity);
        int k = list->n++;
        for (; k > 0 && list->at[k - 1].step == step &&
               compare(e->mesh, axis, list->at[k - 1].axis) < 0;
             k--)
            list->at[k] = list->at[k - 1];
        list->at[k] = (told){e, step, axis, m};
    }
}

static bool goes_on(const told *a, const told *b) {
    return a->step == b->step && a->move->source == b->move->source &&
           sdyi_ref_equal(a->axis, b->axis);
}

static const sdyi_attr *edges_attr(sdyi_pool *pool, const told_list *list) {
    sdyi_collected t = {.zone = &pool->scratch, .text = ""};
    char word[SDYI_TEXT_BYTES];
    sdyi_collect_string(&t, "sdy.propagation_edges<[");
    for (int i = 0; i < list->n; i++) {
        const told *const now = &list->at[i];
        const told *const last = i == 0 ? NULL : now - 1;
        if (last == NULL || last->step != now->step) {
            (void)snprintf(word, sizeof word, "%s{step-%" PRId64 " = [{",
                           last == NULL ? "" : "}]}, ", now->step);
            sdyi_collect_string(&t, word);
        } else if (!goes_on(last, now)) {
            sdyi_collect_string(&t, "}, {");
        }
        if (last == NULL || !goes_on(last, now)) {
            sdyi_collect_string(
                &t, sdyi_ref_text(word, now->event->mesh, now->axis));
            sdyi_collect_string(&t, " = ");
            put_tensor(&t, now->event, now->move->source);
            sdyi_collect_string(&t, " -> [");
        } else {
            sdyi_collect_string(&t, ", ");
        }
        put_tensor(&t, now->event, now->move->target);
        if (i + 1 == list->n || !goes_on(now, now + 1))
            sdyi_collect_string(&t, "]");
    }
    sdyi_collect_string(&t, "}]}]>");
    return sdyi_attr_bytes(pool, SDYI_ATTR_OPAQUE, NULL, t.text, t.length);
}

/* The edges of all results of a function are an attribute of the first. */
static void tell_first_result(sdyi_op *function, sdyi_name name,
                              const sdyi_attr *attr) {
    const int n = sdyi_func_result_count(function);
    const sdyi_attr **const said =
        SDYI_NEW(&function->module->pool->scratch, const sdyi_attr *, n);
    said[0] = attr;
    sdyi_dicts_set(function, SDYI_NAME_RES_ATTRS, n, name, said);
}

/* The step after those of edges that earlier runs wrote; numbers above
 * INT64_MAX / 2 are ignored. */
static sdyi_walk find_step(void *state, sdyi_op *op) {
    int64_t *const next = state;
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const attr =
        sdyi_op_attr(op, SDYI_NAME_SDY_PROPAGATION_EDGES);
    if (!sdyi_is_edges(attr))
        return SDYI_WALK_ON;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyi_edges e = sdyi_edges_of(&pool->scratch, sdyi_attr_text(attr));
    while (sdyi_edges_next(&e))
        if (e.step >= *next && e.step < INT64_MAX / 2)
            *next = e.step + 1;
    sdyi_zone_reset(&pool->scratch, mark);
    return SDYI_WALK_ON;
}

void sdyi_edges_write(sdyi_module *module, const sdyi_history *history) {
    sdyi_pool *const pool = module->pool;
    sdyi_zone *const zone = history->zone;
    sdyi_beside lists = sdyi_beside_of(zone);
    int64_t step = 0;
    (void)sdyi_walk_pre(module->op, find_step, &step);
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
    const sdyi_name name = SDYI_NAME_SDY_PROPAGATION_EDGES;
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
