/* Modified shardings, and traversal of all attributes that hold shardings. */
#include "program/dialects/sdy/edit.h"

#include "program/dialects/shardable.h"
#include "program/dialects/stablehlo/mesh_groups.h"
#include "program/ir/row.h"
#include "program/ir/symbol.h"
#include "program/ir/walk.h"
#include "program/rows/op_kind.h"

#include <string.h>

/* -- one sharding ---------------------------------------------------------- */

void sdyi_edit_start(sdyi_sharding_edit *edit, const sdyi_attr *sharding) {
    const sdyrt_sharding *const from = sdyi_attr_get_sharding(sharding);
    sdyrt_sharding_desc *const desc = &edit->desc;
    *desc = (sdyrt_sharding_desc)SDYRT_SHARDING_DESC_INIT;
    desc->mesh = sdyrt_sharding_mesh(from);
    desc->mesh_name = sdyrt_sharding_mesh_name(from);
    desc->rank = sdyrt_sharding_rank(from);
    for (int d = 0; d < desc->rank; d++)
        edit->dims[d] = sdyrt_sharding_dim_at(from, d);
    desc->replicated = sdyrt_sharding_replicated(from);
    desc->unreduced = sdyrt_sharding_unreduced(from, &desc->unreduced_op);
}

sdyrt_status sdyi_edit_end(sdyi_pool *pool, const sdyi_sharding_edit *edit,
                           const sdyi_attr **sharding) {
    sdyrt_sharding_desc desc = edit->desc;
    desc.dims = edit->dims;
    return sdyi_attr_sharding_of(pool, &desc, sharding);
}

sdyrt_axis_list sdyi_axes_kept(sdyi_zone *zone, sdyrt_axis_list list,
                               sdyi_keeps_ref *keeps, const void *state) {
    sdyrt_axis_ref *const refs = SDYI_NEW(zone, sdyrt_axis_ref, list.count);
    int n = 0;
    for (int i = 0; i < list.count; i++)
        if (keeps(state, &list.refs[i]))
            refs[n++] = list.refs[i];
    return n == list.count ? list : (sdyrt_axis_list){refs, n};
}

/* -- dictionaries ---------------------------------------------------------- */

void sdyi_dicts_set(sdyi_op *function, sdyi_name list, int n, sdyi_name name,
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

/* -- all of an op ---------------------------------------------------------- */

typedef struct changer {
    sdyi_op *op;
    sdyi_change_sharding *change;
    void *state;
} changer;

static sdyrt_status change_list(const changer *c, sdyi_name name) {
    sdyi_pool *const pool = c->op->module->pool;
    const sdyi_attr *const list = sdyi_op_attr(c->op, name);
    if (!sdyi_attr_is(list, SDYI_ATTR_SHARDINGS))
        return SDYRT_OK;
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, list->n);
    for (int64_t i = 0; i < list->n; i++) {
        cells[i] = list->cells[i];
        SDYI_TRY(c->change(c->state, c->op, &cells[i].attr));
    }
    sdyi_op_set_attr(c->op, name,
                     sdyi_attr_make(pool, SDYI_ATTR_SHARDINGS, list->number,
                                    list->type, cells, list->n));
    return SDYRT_OK;
}

static sdyrt_status change_one(const changer *c, sdyi_name name) {
    const sdyi_attr *attr = sdyi_op_attr(c->op, name);
    if (!sdyi_attr_is(attr, SDYI_ATTR_SHARDING))
        return SDYRT_OK;
    SDYI_TRY(c->change(c->state, c->op, &attr));
    sdyi_op_set_attr(c->op, name, attr);
    return SDYRT_OK;
}

/* In the dictionaries of a function's arguments or results. */
static sdyrt_status change_dicts(const changer *c, sdyi_name name) {
    sdyi_pool *const pool = c->op->module->pool;
    const sdyi_attr *const dicts = sdyi_op_attr(c->op, name);
    if (!sdyi_attr_is(dicts, SDYI_ATTR_ARRAY))
        return SDYRT_OK;
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, dicts->n);
    for (int64_t i = 0; i < dicts->n; i++) {
        const sdyi_attr *const dict = dicts->cells[i].attr;
        const sdyi_attr *sharding =
            sdyi_attr_dict_get(dict, SDYI_NAME_SDY_SHARDING);
        cells[i] = dicts->cells[i];
        if (!sdyi_attr_is(sharding, SDYI_ATTR_SHARDING))
            continue;
        SDYI_TRY(c->change(c->state, c->op, &sharding));
        cells[i].attr =
            sdyi_attr_dict_with(pool, dict, SDYI_NAME_SDY_SHARDING, sharding);
    }
    sdyi_op_set_attr(
        c->op, name,
        sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, cells, dicts->n));
    return SDYRT_OK;
}

/* Attributes of the row with shardings, in its order; `*n` counts them. */
static sdyrt_status change_inherent(const changer *c, int *n) {
    for (int i = 0; i < SDYI_ROW_ATTRS && c->op->row->attrs[i].name != NULL;
         i++) {
        const sdyi_form form = c->op->row->attrs[i].form;
        if (form != SDYI_FORM_SHARDING && form != SDYI_FORM_SHARDINGS)
            continue;
        const sdyi_name name = sdyi_attr_name(c->op, i);
        SDYI_TRY(form == SDYI_FORM_SHARDING ? change_one(c, name)
                                            : change_list(c, name));
        (*n)++;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_change_shardings(sdyi_op *op, sdyi_change_sharding *change,
                                   void *state) {
    const changer c = {op, change, state};
    int n_inherent = 0;
    if (op->row->kind == SDYI_OP_FUNC_FUNC) {
        SDYI_TRY(change_dicts(&c, SDYI_NAME_ARG_ATTRS));
        return change_dicts(&c, SDYI_NAME_RES_ATTRS);
    }
    SDYI_TRY(change_inherent(&c, &n_inherent));
    return n_inherent > 0 ? SDYRT_OK : change_list(&c, SDYI_NAME_SDY_SHARDING);
}

typedef struct change_walk {
    sdyi_change_sharding *change;
    void *state;
} change_walk;

static sdyrt_status change_at(void *state, sdyi_op *op) {
    const change_walk *const w = state;
    return sdyi_change_shardings(op, w->change, w->state);
}

sdyrt_status sdyi_change_all_shardings(sdyi_op *op,
                                       sdyi_change_sharding *change,
                                       void *state) {
    change_walk w = {change, state};
    return sdyi_try_pre(op, change_at, &w);
}

/* -- removed attributes ---------------------------------------------------- */

typedef struct dropper {
    const sdyi_name *names;
    int n;
} dropper;

static const sdyi_attr *without_names(const dropper *d, sdyi_pool *pool,
                                      const sdyi_attr *dict) {
    for (int i = 0; i < d->n; i++)
        if (sdyi_attr_dict_get(dict, d->names[i]) != NULL)
            dict = sdyi_attr_dict_with(pool, dict, d->names[i], NULL);
    return dict;
}

/* In argument or result attributes; the list is dropped when all are empty. */
static void drop_in_dicts(const dropper *d, sdyi_op *op, sdyi_name name) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const dicts = sdyi_op_attr(op, name);
    if (!sdyi_attr_is(dicts, SDYI_ATTR_ARRAY))
        return;
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, dicts->n);
    bool is_empty = true;
    for (int64_t i = 0; i < dicts->n; i++) {
        cells[i].attr = without_names(d, pool, dicts->cells[i].attr);
        is_empty = is_empty && sdyi_attr_dict_size(cells[i].attr) == 0;
    }
    sdyi_op_set_attr(op, name,
                     is_empty ? NULL
                              : sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL,
                                               cells, dicts->n));
}

static sdyi_walk drop_at(void *state, sdyi_op *op) {
    const dropper *const d = state;
    for (int i = 0; i < d->n; i++)
        if (sdyi_op_attr(op, d->names[i]) != NULL)
            sdyi_op_set_attr(op, d->names[i], NULL);
    if (op->row->kind == SDYI_OP_FUNC_FUNC) {
        drop_in_dicts(d, op, SDYI_NAME_ARG_ATTRS);
        drop_in_dicts(d, op, SDYI_NAME_RES_ATTRS);
    }
    return SDYI_WALK_ON;
}

void sdyi_drop_attrs(sdyi_op *op, const sdyi_name *names, int n) {
    dropper d = {names, n};
    (void)sdyi_walk_pre(op, drop_at, &d);
}

/* Replica groups that name a mesh get it inline. */
static sdyi_walk inline_in_groups(void *state, sdyi_op *op) {
    const sdyi_symbols *const symbols = state;
    const sdyi_attr *const name = sdyi_groups_mesh(op);
    const sdyi_op *const mesh =
        sdyi_attr_is(name, SDYI_ATTR_SYMBOL)
            ? sdyi_symbols_find(symbols, (sdyi_name)name->cells[0].integer)
            : NULL;
    const sdyrt_mesh *const found = sdyi_mesh_in(mesh);
    if (found != NULL && sdyrt_mesh_axis_count(found) > 0)
        sdyi_groups_set_mesh(op, sdyi_record_of_mesh(op->module->pool, found));
    return SDYI_WALK_ON;
}

void sdyi_drop_meshes(sdyi_op *module) {
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, module, &module->module->pool->scratch);
    (void)sdyi_walk_pre(module, inline_in_groups, &symbols);
    for (sdyi_op *op = module->regions[0].first->first, *next; op != NULL;
         op = next) {
        next = op->next;
        if (op->row->kind == SDYI_OP_SDY_MESH)
            sdyi_op_erase(op);
    }
}
