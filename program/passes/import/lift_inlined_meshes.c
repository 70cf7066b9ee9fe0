/* Meshes that shardings and StableHLO's groups hold become symbols, one of
 * each:
 *
 *   func.func @f(%a: T {sdy.sharding = #sdy.sharding<mesh<["x"=2]>, ..>})
 *   ->
 *   sdy.mesh @mesh = <["x"=2]>
 *   func.func @f(%a: T {sdy.sharding = #sdy.sharding<@mesh, ..>})
 *
 * Of equal mesh ops the first stays. New ones are put after the last mesh op,
 * in the order of their first uses, outer ops first; they are called mesh,
 * empty_mesh, or maximal_mesh_ID. Those of groups come last and are new ops,
 * as in Shardy, even if there is an equal one. Every mesh op gets the attribute
 * stablehlo.mesh, which says the same to StableHLO. */
#include "program/dialects/sdy/edit.h"
#include "program/dialects/stablehlo/mesh_groups.h"
#include "program/ir/symbol.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

#include <stdio.h>

typedef struct lifted {
    const void *from; /* a mesh or, of replica groups, a record; equal ones are
                         one pointer */
    sdyi_name name;
} lifted;

typedef struct lifter {
    sdyi_pool *pool;
    sdyi_symbols symbols;
    sdyi_side_table kept; /* the mesh op that replaces an erased one, by the
                             latter's name */
    sdyi_op *last;        /* mesh op; NULL: there is none */
    lifted *meshes;
    int n, capacity;
} lifter;

static sdyi_name name_of(sdyi_pool *pool, const char *text) {
    return sdyi_name_of_string(pool, text);
}

/* -- stablehlo.mesh -------------------------------------------------------- */

static const sdyi_attr *axis_dict(sdyi_pool *pool, sdyrt_mesh_axis axis) {
    sdyi_dict dict = {0};
    sdyi_dict_set(pool, &pool->scratch, &dict, name_of(pool, "name"),
                  sdyi_attr_string(pool, axis.name));
    sdyi_dict_set(pool, &pool->scratch, &dict, name_of(pool, "size"),
                  sdyi_attr_i64(pool, axis.size));
    return sdyi_attr_of_dict(pool, &dict);
}

static const sdyi_attr *stablehlo_mesh(sdyi_pool *pool,
                                       const sdyrt_mesh *mesh) {
    const int n = sdyrt_mesh_axis_count(mesh);
    sdyi_cell *const axes = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    for (int i = 0; i < n; i++)
        axes[i].attr = axis_dict(pool, sdyrt_mesh_axis_at(mesh, i));
    sdyi_dict dict = {0};
    sdyi_dict_set(pool, &pool->scratch, &dict, name_of(pool, "axes"),
                  sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, axes, n));
    if (!sdyrt_mesh_is_empty(mesh))
        sdyi_dict_set(pool, &pool->scratch, &dict, name_of(pool, "device_ids"),
                      sdyi_mesh_ids(pool, mesh));
    return sdyi_attr_of_dict(pool, &dict);
}

static void say_mesh(sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_name name = name_of(pool, "stablehlo.mesh");
    if (sdyi_op_attr(op, name) == NULL)
        sdyi_op_set_attr(op, name,
                         stablehlo_mesh(pool, sdyi_attr_get_mesh(sdyi_op_attr(
                                                  op, SDYI_NAME_MESH))));
}

/* -- the meshes that there are --------------------------------------------- */

static const lifted *find(const lifter *l, const void *from) {
    for (int i = 0; i < l->n; i++)
        if (l->meshes[i].from == from)
            return &l->meshes[i];
    return NULL;
}

static const lifted *add(lifter *l, const void *from, sdyi_op *op) {
    SDYI_GROW(&l->pool->scratch, l->meshes, l->n, l->capacity);
    l->meshes[l->n] = (lifted){from, sdyi_symbol_name(op)};
    l->last = op;
    say_mesh(op);
    return &l->meshes[l->n++];
}

static void merge_ops(lifter *l, const sdyi_block *block) {
    for (sdyi_op *op = block->first, *next; op != NULL; op = next) {
        next = op->next;
        if (op->row->kind != SDYI_OP_SDY_MESH)
            continue;
        const sdyrt_mesh *const mesh =
            sdyi_attr_get_mesh(sdyi_op_attr(op, SDYI_NAME_MESH));
        const lifted *const first = find(l, mesh);
        if (first == NULL) {
            (void)add(l, mesh, op);
            continue;
        }
        sdyi_side_table_set(&l->kept, (int)sdyi_symbol_name(op),
                            sdyi_symbols_find(&l->symbols, first->name));
        sdyi_symbols_erase(&l->symbols, op);
    }
}

/* -- new ones -------------------------------------------------------------- */

static sdyi_name wanted_name(sdyi_pool *pool, const sdyrt_mesh *mesh) {
    char text[64] = "mesh";
    int64_t id = 0;
    if (sdyrt_mesh_is_empty(mesh))
        return name_of(pool, "empty_mesh");
    if (sdyrt_mesh_is_maximal(mesh)) {
        (void)sdyrt_mesh_device_at(mesh, 0, &id);
        (void)snprintf(text, sizeof text, "maximal_mesh_%lld", (long long)id);
    }
    return name_of(pool, text);
}

static sdyi_op *make_op(const lifter *l, const sdyrt_mesh *mesh) {
    sdyi_module *const module = l->symbols.table->module;
    const sdyi_op_parts parts = {
        .name = SDYI_NAME_COUNT + SDYI_OP_SDY_MESH,
        .loc = sdyi_op_loc(l->symbols.table),
    };
    sdyi_op *const op = sdyi_op_make(module, &parts);
    const char *const name =
        sdyi_name_text(l->pool, wanted_name(l->pool, mesh));
    sdyi_op_set_attr(op, SDYI_NAME_SYM_NAME, sdyi_attr_string(l->pool, name));
    sdyi_op_set_attr(op, SDYI_NAME_MESH, sdyi_attr_mesh(l->pool, mesh));
    return op;
}

static const lifted *lift(lifter *l, const void *from, const sdyrt_mesh *mesh) {
    sdyi_op *const op = make_op(l, mesh);
    sdyi_op *const first = l->symbols.table->regions[0].first->first;
    sdyi_symbols_insert(&l->symbols, op, l->last);
    if (l->last == NULL && first != NULL)
        sdyi_op_move_before(op, first);
    return add(l, from, op);
}

/* -- those of shardings ---------------------------------------------------- */

static sdyrt_status change(void *state, const sdyi_op *op,
                           const sdyi_attr **sharding) {
    lifter *const l = state;
    (void)op;
    sdyi_sharding_edit edit;
    sdyi_edit_start(&edit, *sharding);
    if (edit.desc.mesh_name == NULL) {
        const sdyrt_mesh *const mesh = edit.desc.mesh;
        const lifted *there = find(l, mesh);
        if (there == NULL)
            there = lift(l, mesh, mesh);
        edit.desc.mesh_name = sdyi_name_text(l->pool, there->name);
    } else {
        const sdyi_op *const kept = sdyi_side_table_get(
            &l->kept, (int)name_of(l->pool, edit.desc.mesh_name));
        if (kept == NULL)
            return SDYRT_OK;
        edit.desc.mesh_name = sdyi_name_text(l->pool, sdyi_symbol_name(kept));
    }
    edit.desc.mesh = NULL;
    return sdyi_edit_end(l->pool, &edit, sharding);
}

/* -- those of StableHLO's groups ------------------------------------------- */

static void rename_groups(const lifter *l, sdyi_op *op, sdyi_name name) {
    const sdyi_op *const kept = sdyi_side_table_get(&l->kept, (int)name);
    if (kept != NULL)
        sdyi_groups_set_mesh(op,
                             sdyi_attr_symbol(l->pool, sdyi_symbol_name(kept)));
}

static sdyrt_status lift_groups(lifter *l, sdyi_op *op,
                                const sdyi_attr *record) {
    const lifted *there = find(l, record);
    if (there == NULL) {
        const sdyi_attr *mesh;
        SDYI_TRY(sdyi_mesh_of_record(op, record, &mesh));
        there = lift(l, record, sdyi_attr_get_mesh(mesh));
    }
    sdyi_groups_set_mesh(op, sdyi_attr_symbol(l->pool, there->name));
    return SDYRT_OK;
}

static sdyrt_status change_groups(void *state, sdyi_op *op) {
    lifter *const l = state;
    const sdyi_attr *const mesh = sdyi_groups_mesh(op);
    if (sdyi_attr_is(mesh, SDYI_ATTR_SYMBOL))
        rename_groups(l, op, (sdyi_name)mesh->cells[0].integer);
    else if (mesh != NULL)
        return lift_groups(l, op, mesh);
    return SDYRT_OK;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_pool *const pool = op->module->pool;
    lifter l = {.pool = pool, .kept = sdyi_side_table_of(&pool->scratch)};
    sdyi_symbols_start(&l.symbols, op, &pool->scratch);
    merge_ops(&l, op->regions[0].first);
    SDYI_TRY(sdyi_change_all_shardings(op, change, &l));
    return sdyi_try_pre(op, change_groups, &l);
}

const sdyi_pass sdyi_pass_lift_inlined_meshes = {
    .name = "sdy-lift-inlined-meshes",
    .title = "LiftInlinedMeshesPass",
    .summary = "make symbols of the meshes in shardings, one of each mesh",
    .on = SDYI_ON_MODULE,
    .run = run,
};
