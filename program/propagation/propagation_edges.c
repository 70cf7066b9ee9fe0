/* sdy.propagation_edges: which axes came through each op, in which step. */
#include "program/dialects/func/call.h"
#include "program/dialects/sdy/edges.h"
#include "program/dialects/sdy/edit.h"
#include "program/ir/walk.h"
#include "program/propagation/origins.h"
#include "program/rows/op_kind.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* A move of an op that is written. */
typedef struct reported {
    const sdyi_event *event;
    int64_t step;
    sdyi_ref axis;
    const sdyi_axis_move *move;
} reported;

typedef struct reported_list {
    sdyi_op *op;
    reported *at;
    int n, capacity;
} reported_list;

/* True if a move is in the list: a target may lose an axis and get it again,
 * and results of main count as one. */
static bool is_reported(const reported_list *list, const sdyi_axis_move *move,
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

static void report(sdyi_zone *zone, reported_list *list, const sdyi_event *e,
                   int64_t step) {
    for (int i = 0; i < e->n_moves; i++) {
        const sdyi_axis_move *const m = &e->moves[i];
        sdyi_ref axis;
        if (m->source < 0 || !sdyi_move_axis(e, m, &axis) ||
            is_reported(list, m, axis))
            continue;
        SDYI_GROW(zone, list->at, list->n, list->capacity);
        int k = list->n++;
        for (; k > 0 && list->at[k - 1].step == step &&
               compare(e->mesh, axis, list->at[k - 1].axis) < 0;
             k--)
            list->at[k] = list->at[k - 1];
        list->at[k] = (reported){e, step, axis, m};
    }
}

static bool goes_on(const reported *a, const reported *b) {
    return a->step == b->step && a->move->source == b->move->source &&
           sdyi_ref_equal(a->axis, b->axis);
}

/* Items of edges, as they are collected. */
typedef struct items {
    sdyi_cell *at;
    int n, capacity;
} items;

static sdyi_cell *add_item(sdyi_zone *zone, items *list, sdyi_edge_kind kind) {
    for (int i = 0; i < SDYI_EDGE_CELLS; i++) {
        SDYI_GROW(zone, list->at, list->n, list->capacity);
        list->at[list->n++] = (sdyi_cell){.integer = 0};
    }
    sdyi_cell *const item = list->at + list->n - SDYI_EDGE_CELLS;
    item[0].integer = kind;
    return item;
}

static void add_tensor(sdyi_zone *zone, items *list, sdyi_edge_kind kind,
                       const sdyi_event *e, int tensor) {
    sdyi_cell *const item = add_item(zone, list, kind);
    item[1].integer = tensor >= e->n_operands;
    item[2].integer = tensor - (item[1].integer ? e->n_operands : 0);
}

static const sdyi_attr *edges_attr(sdyi_pool *pool, const reported_list *list) {
    sdyi_zone *const zone = &pool->scratch;
    items all = {.at = NULL};
    for (int i = 0; i < list->n; i++) {
        const reported *const now = &list->at[i];
        const bool is_new_step = i == 0 || now[-1].step != now->step;
        if (is_new_step)
            add_item(zone, &all, SDYI_EDGE_STEP)[1].integer = now->step;
        if (is_new_step || !goes_on(now - 1, now)) {
            add_item(zone, &all, SDYI_EDGE_AXIS)[1].attr =
                sdyi_axis_attr(pool, now->event->mesh, now->axis);
            add_tensor(zone, &all, SDYI_EDGE_SOURCE, now->event,
                       now->move->source);
        }
        add_tensor(zone, &all, SDYI_EDGE_TARGET, now->event, now->move->target);
    }
    return sdyi_attr_make(pool, SDYI_ATTR_PIECE, SDYI_PIECE_EDGES, NULL, all.at,
                          all.n);
}

/* The edges of all results of a function are an attribute of the first. */
static void report_first_result(sdyi_op *function, sdyi_name name,
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
    const sdyi_attr *const attr =
        sdyi_op_attr(op, SDYI_NAME_SDY_PROPAGATION_EDGES);
    if (!sdyi_is_edges(attr))
        return SDYI_WALK_ON;
    for (int64_t i = 0; i < attr->n; i += SDYI_EDGE_CELLS) {
        const sdyi_cell *const item = attr->cells + i;
        if (item[0].integer == SDYI_EDGE_STEP && item[1].integer >= *next &&
            item[1].integer < INT64_MAX / 2)
            *next = item[1].integer + 1;
    }
    return SDYI_WALK_ON;
}

void sdyi_edges_write(sdyi_module *module, const sdyi_history *history) {
    sdyi_pool *const pool = module->pool;
    sdyi_zone *const zone = history->zone;
    sdyi_side_table lists = sdyi_side_table_of(zone);
    int64_t step = 0;
    (void)sdyi_walk_pre(module->op, find_step, &step);
    for (int i = 0; i < history->n; i++) {
        const sdyi_event *const e = &history->events[i];
        if (e->op == NULL)
            continue;
        reported_list *list = sdyi_side_table_get(&lists, e->op->number);
        if (list == NULL) {
            list = SDYI_NEW(zone, reported_list, 1);
            list->op = (sdyi_op *)e->op;
            sdyi_side_table_set(&lists, e->op->number, list);
        }
        report(zone, list, e, step++);
    }
    const sdyi_name name = SDYI_NAME_SDY_PROPAGATION_EDGES;
    for (int i = 0; i < lists.n; i++) {
        const reported_list *const list = sdyi_side_table_get(&lists, i);
        if (list == NULL || list->n == 0 || list->op->block == NULL)
            continue;
        const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
        const sdyi_attr *const attr = edges_attr(pool, list);
        if (list->op->row->kind == SDYI_OP_FUNC_FUNC)
            report_first_result(list->op, name, attr);
        else
            sdyi_op_set_attr(list->op, name, attr);
        sdyi_zone_reset(&pool->scratch, mark);
    }
}
