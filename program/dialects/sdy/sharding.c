/* Shardings of values: mesh lookup and verification. */
#include "program/dialects/sdy/sdy.h"

#include "mesh/internal.h"
#include "program/dialects/shardable.h"
#include "program/ir/bind.h"
#include "program/ir/symbol.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

#include <stdio.h>
#include <string.h>

/* -- meshes ---------------------------------------------------------------- */

static bool is_mesh(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_SDY_MESH &&
           sdyi_symbol_name(op) != SDYI_NAME_NONE;
}

static bool is_mesh_in(const sdyi_op *op, const sdyi_op *table,
                       sdyi_name name) {
    return op != NULL && op->block == table->regions[0].first && is_mesh(op) &&
           sdyi_symbol_name(op) == name;
}

/* Cached lookup: programs have thousands of shardings, and may have as many
 * meshes. A hit is validated; a miss indexes all meshes, from the last, so that
 * the first of a name wins, whatever other symbols have it; a second miss
 * without changes in between is NULL at once. */
static const sdyi_op *find_mesh(const sdyi_op *table, const char *text) {
    sdyi_module *const module = table->module;
    const sdyi_name name = sdyi_name_of_string(module->pool, text);
    const sdyi_op *const seen = sdyi_side_table_get(&module->seen, (int)name);
    if (is_mesh_in(seen, table, name))
        return seen;
    if (module->seen_table == table &&
        module->seen_changes == module->n_changes)
        return NULL;
    module->seen_table = table;
    module->seen_changes = module->n_changes;
    for (sdyi_op *op = table->regions[0].first->last; op != NULL; op = op->prev)
        if (is_mesh(op))
            sdyi_side_table_set(&module->seen, (int)sdyi_symbol_name(op), op);
    const sdyi_op *const found = sdyi_side_table_get(&module->seen, (int)name);
    return is_mesh_in(found, table, name) ? found : NULL;
}

static const sdyi_op *symbol_table_of(const sdyi_op *op) {
    while (op != NULL && !sdyi_op_has(op, SDYI_SYMBOL_TABLE))
        op = sdyi_op_parent(op);
    return op != NULL && op->n_regions > 0 && op->regions[0].first != NULL
               ? op
               : NULL;
}

const sdyrt_mesh *sdyi_mesh_at(const sdyi_op *op, const sdyi_attr *sharding) {
    const sdyrt_sharding *const s = sdyi_attr_get_sharding(sharding);
    if (s->mesh_name == NULL)
        return s->mesh;
    const sdyi_op *const table = symbol_table_of(op);
    return table == NULL ? NULL : sdyi_mesh_in(find_mesh(table, s->mesh_name));
}

sdyrt_status sdyi_bind_sharding(const sdyi_op *op, const sdyi_attr *attr,
                                const sdyrt_sharding **sharding) {
    return sdyi_bind(op->module->pool, attr, sdyi_mesh_at(op, attr), NULL,
                     sharding);
}

/* -- the sharding of a value ---------------------------------------------- */

static bool keeps_rules(const sdyrt_sharding *s, const sdyi_type *type) {
    int64_t dims[SDYRT_MAX_RANK];
    sdyi_axes refs;
    if (sdyrt_mesh_is_maximal(s->mesh) || !sdyi_type_is_shaped(type))
        return s->rank == 0 && s->replicated.count == 0 &&
               s->unreduced.count == 0;
    for (int i = 0; i < type->n && i < SDYRT_MAX_RANK; i++)
        dims[i] = type->cells[i].integer;
    return sdyi_check_ranked(s, dims, type->n, false, &refs) == SDYRT_OK;
}

sdyrt_status sdyi_bound_sharding_of(const sdyi_value *value, bool *is_known,
                                    const sdyrt_sharding **sharding) {
    const sdyi_attr *const attr = sdyi_sharding_of(value);
    const sdyi_op *const at = sdyi_value_around(value);
    *sharding = NULL;
    *is_known = true;
    if (attr == NULL)
        return SDYRT_OK;
    const sdyrt_mesh *const mesh = sdyi_mesh_at(at, attr);
    *is_known = mesh != NULL;
    if (mesh == NULL)
        return SDYRT_OK;
    SDYI_TRY(sdyi_bind(at->module->pool, attr, mesh, NULL, sharding));
    *is_known = keeps_rules(*sharding, value->type);
    return SDYRT_OK;
}

/* -- errors ---------------------------------------------------------------- */

const char *sdyi_owner_text(sdyi_owner owner, char text[SDYI_OWNER_BYTES]) {
    if (owner.kind == NULL)
        text[0] = '\0';
    else if (owner.index < 0)
        (void)snprintf(text, SDYI_OWNER_BYTES, "%s - ", owner.kind);
    else
        (void)snprintf(text, SDYI_OWNER_BYTES, "%s %d - ", owner.kind,
                       owner.index);
    return text;
}

/* -- rules ----------------------------------------------------------------- */

static bool has_lists(const sdyrt_sharding *s) {
    return s->rank > 0 || s->replicated.count > 0 || s->unreduced.count > 0;
}

static bool has_axes(const sdyrt_sharding *s) {
    for (int d = 0; d < s->rank; d++)
        if (s->dims[d].axes.count > 0)
            return true;
    return false;
}

/* The enclosing op with the axis as manual; NULL: none. */
static const sdyi_op *manual_parent(const sdyi_op *op, const char *axis) {
    const sdyi_pool *const pool = op->module->pool;
    for (op = sdyi_op_parent(op); op != NULL; op = sdyi_op_parent(op)) {
        const sdyi_attr *const axes = sdyi_op_attr(op, SDYI_NAME_MANUAL_AXES);
        if (!sdyi_attr_is(axes, SDYI_ATTR_MANUAL_AXES))
            continue;
        for (int64_t i = 0; i < axes->n; i++)
            if (strcmp(sdyi_name_text(pool, (sdyi_name)axes->cells[i].integer),
                       axis) == 0)
                return op;
    }
    return NULL;
}

sdyrt_status sdyi_verify_not_manual(const sdyi_op *op, const char *axis,
                                    sdyi_owner owner) {
    const sdyi_op *const parent = manual_parent(op, axis);
    char text[SDYI_OWNER_BYTES];
    if (parent == NULL)
        return SDYRT_OK;
    (void)sdyi_error(op->module->pool, op,
                     "%soperates on axis \"%s\" which is already bound by a "
                     "parent sdy.manual_computation op",
                     sdyi_owner_text(owner, text), axis);
    sdyi_note(op->module->pool, sdyi_op_loc(parent),
              "parent bounding this axis as manual");
    return SDYRT_ARGUMENT;
}

/* A tensor on a mesh that is not maximal. */
static sdyrt_status verify_ranked(const sdyi_op *op, const sdyi_attr *attr,
                                  const sdyi_type *type, sdyi_owner owner) {
    char text[SDYI_OWNER_BYTES];
    const sdyrt_sharding *s;
    int64_t dims[SDYRT_MAX_RANK];
    SDYI_TRY(sdyi_bind_sharding(op, attr, &s));
    for (int i = 0; i < type->n && i < SDYRT_MAX_RANK; i++)
        dims[i] = type->cells[i].integer;
    sdyi_axes refs;
    if (sdyi_check_ranked(s, dims, type->n, false, &refs) != SDYRT_OK)
        return sdyi_error_again(op->module->pool, op,
                                sdyi_owner_text(owner, text));
    for (int i = 0; i < refs.count; i++)
        SDYI_TRY(sdyi_verify_not_manual(op, s->mesh->names[refs.refs[i].axis],
                                        owner));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_sharding(const sdyi_op *op, const sdyi_attr *attr,
                                  const sdyi_type *type, sdyi_owner owner) {
    sdyi_pool *const pool = op->module->pool;
    const sdyrt_sharding *const s = sdyi_attr_get_sharding(attr);
    const sdyrt_mesh *const mesh = sdyi_mesh_at(op, attr);
    char text[SDYI_OWNER_BYTES];
    if (mesh == NULL)
        return sdyi_error(pool, op, "%sunknown mesh: @%s",
                          sdyi_owner_text(owner, text), s->mesh_name);
    if (sdyrt_mesh_is_maximal(mesh) || type == NULL)
        return has_lists(s)
                   ? sdyi_error(pool, op,
                                "%sa maximal sharding can only have a "
                                "sharding with rank 0 and no replicated or "
                                "unreduced axes.",
                                sdyi_owner_text(owner, text))
                   : SDYRT_OK;
    if (type->kind == SDYI_TYPE_TUPLE) {
        if (type->n != 1)
            return sdyi_error(pool, op,
                              "%sops can only have a sharding for a tuple of "
                              "size 1: %s",
                              sdyi_owner_text(owner, text),
                              sdyi_type_text(pool, type));
        type = type->cells[0].type;
    }
    if (!sdyi_type_is_shaped(type) && type->kind != SDYI_TYPE_UNRANKED)
        return has_lists(s)
                   ? sdyi_error(pool, op,
                                "%snon-shaped tensors can only have a sharding "
                                "with rank 0 and no replicated or unreduced "
                                "axes. type: %s, sharding: %s",
                                sdyi_owner_text(owner, text),
                                sdyi_type_text(pool, type),
                                sdyi_attr_text_of(pool, attr))
                   : SDYRT_OK;
    if (type->kind == SDYI_TYPE_UNRANKED)
        return sdyi_error(
            pool, op, "%sonly ranked tensors can have a sharding. type: %s",
            sdyi_owner_text(owner, text), sdyi_type_text(pool, type));
    return verify_ranked(op, attr, type, owner);
}

/* An op without results may have one sharding: it places the op on a device. */
static bool is_of_op(const sdyi_op *op, const sdyi_attr *list, int n) {
    if (n != 0 || list->n != 1)
        return false;
    const sdyi_attr *const attr = list->cells[0].attr;
    const sdyrt_mesh *const mesh = sdyi_mesh_at(op, attr);
    return !has_axes(sdyi_attr_get_sharding(attr)) ||
           (mesh != NULL && sdyrt_mesh_is_maximal(mesh));
}

sdyrt_status sdyi_verify_shardings(const sdyi_op *op, const sdyi_attr *list,
                                   const sdyi_type *const *types, int n,
                                   const char *kind) {
    const bool is_op = is_of_op(op, list, n);
    if (!is_op && list->n != n)
        return sdyi_error(op->module->pool, op,
                          "%s shardings don't match number of values: %lld "
                          "shardings vs %d values",
                          kind, (long long)list->n, n);
    for (int i = 0; i < list->n; i++)
        SDYI_TRY(sdyi_verify_sharding(op, list->cells[i].attr,
                                      is_op ? NULL : types[i],
                                      (sdyi_owner){kind, n == 1 ? -1 : i}));
    return SDYRT_OK;
}

/* -- sizes ----------------------------------------------------------------- */

static int64_t full_size(const sdyrt_mesh *mesh, const char *name) {
    for (int i = 0; i < sdyrt_mesh_axis_count(mesh); i++) {
        const sdyrt_mesh_axis axis = sdyrt_mesh_axis_at(mesh, i);
        if (strcmp(axis.name, name) == 0)
            return axis.size;
    }
    return 0;
}

int64_t sdyi_axis_size(const sdyrt_mesh *mesh, const sdyrt_axis_ref *ref) {
    return ref->pre != 0 ? ref->size : full_size(mesh, ref->name);
}
