/* Replica groups by mesh axes, and conversion of StableHLO's meshes. */
#include "program/dialects/stablehlo/mesh_groups.h"

#include "mesh/internal.h"
#include "program/ir/diagnostic.h"
#include "program/ir/record.h"

#include <string.h>

/* Groups of an op that has them; of another op, such an attribute is the
 * user's. */
static const sdyi_attr *groups_of(const sdyi_op *op) {
    const sdyi_attr *const groups = sdyi_op_attr(op, SDYI_NAME_REPLICA_GROUPS);
    return sdyi_attr_is(groups, SDYI_ATTR_RECORD) &&
                   groups->number == SDYI_RECORD_REPLICA_GROUP_MESH_AXES
               ? groups
               : NULL;
}

const sdyi_attr *sdyi_groups_mesh(const sdyi_op *op) {
    const sdyi_attr *const groups = groups_of(op);
    return groups == NULL ? NULL : groups->cells[0].attr;
}

void sdyi_groups_set_mesh(sdyi_op *op, const sdyi_attr *mesh) {
    const sdyi_attr *const groups = groups_of(op);
    const sdyi_cell cells[] = {{.attr = mesh}, groups->cells[1]};
    sdyi_op_set_attr(op, SDYI_NAME_REPLICA_GROUPS,
                     sdyi_attr_make(op->module->pool, SDYI_ATTR_RECORD,
                                    groups->number, NULL, cells, 2));
}

/* -- meshes as records ----------------------------------------------------- */

/* An id of at most 64 bits, without sign extension: the mesh rejects values
 * that are negative or too large either way. */
static int64_t id_at(const sdyi_elements *ids, int64_t i, size_t bytes) {
    int64_t id = 0;
    memcpy(&id, ids->bytes + (ids->is_splat ? 0 : i) * (int64_t)bytes, bytes);
    return id;
}

static sdyrt_status read_ids(const sdyi_op *op, const sdyi_attr *attr,
                             int64_t **ids, int64_t *n) {
    sdyi_pool *const pool = op->module->pool;
    *ids = NULL;
    *n = 0;
    if (attr == NULL)
        return SDYRT_OK;
    sdyi_elements elements;
    const int bits = sdyi_dense_elements(attr, &elements)
                         ? sdyi_type_stored_bits(attr->type->element)
                         : 0;
    if (bits <= 0 || bits > 64 || !sdyi_type_count(attr->type, n))
        return sdyi_error(pool, op,
                          "device_ids of a mesh are integers of 64 bits");
    if (elements.is_splat && *n > 1)
        return sdyi_error(
            pool, op, "device_ids of a mesh have %lld devices, all %lld",
            (long long)*n, (long long)id_at(&elements, 0, (size_t)bits / 8));
    *ids = SDYI_NEW(&pool->scratch, int64_t, *n);
    for (int64_t i = 0; i < *n; i++)
        (*ids)[i] = id_at(&elements, i, (size_t)bits / 8);
    return SDYRT_OK;
}

sdyrt_status sdyi_mesh_of_record(const sdyi_op *op, const sdyi_attr *record,
                                 const sdyi_attr **mesh) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr *const list = record->cells[0].attr;
    sdyrt_mesh_axis *const axes =
        SDYI_NEW(&pool->scratch, sdyrt_mesh_axis, list->n);
    for (int64_t i = 0; i < list->n; i++) {
        const sdyi_cell *const axis = list->cells[i].attr->cells;
        axes[i] = (sdyrt_mesh_axis){sdyi_attr_text(axis[0].attr),
                                    axis[1].attr->cells[0].integer};
    }
    int64_t *ids, n;
    SDYI_TRY(read_ids(op, record->cells[1].attr, &ids, &n));
    const sdyrt_mesh **const made = sdyi_pool_mesh_slot(pool);
    if (sdyrt_mesh_create(axes, (int)list->n, ids, n, made) != SDYRT_OK)
        return sdyi_error_again(pool, op, "replica_groups: ");
    *mesh = sdyi_attr_mesh(pool, *made);
    return SDYRT_OK;
}

const sdyi_attr *sdyi_mesh_ids(sdyi_pool *pool, const sdyrt_mesh *mesh) {
    const int64_t n = sdyrt_mesh_device_count(mesh);
    return mesh->device_ids == NULL
               ? NULL
               : sdyi_attr_dense_i64s(pool, &n, 1, mesh->device_ids, (int)n);
}

const sdyi_attr *sdyi_record_of_mesh(sdyi_pool *pool, const sdyrt_mesh *mesh) {
    const int n = sdyrt_mesh_axis_count(mesh);
    sdyi_cell *const axes = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    for (int i = 0; i < n; i++) {
        const sdyrt_mesh_axis axis = sdyrt_mesh_axis_at(mesh, i);
        const sdyi_cell fields[] = {{.attr = sdyi_attr_string(pool, axis.name)},
                                    {.attr = sdyi_attr_i64(pool, axis.size)}};
        axes[i].attr = sdyi_attr_make(pool, SDYI_ATTR_RECORD,
                                      SDYI_RECORD_MESH_AXIS, NULL, fields, 2);
    }
    const sdyi_cell cells[] = {
        {.attr = sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, axes, n)},
        {.attr = sdyi_mesh_ids(pool, mesh)}};
    return sdyi_attr_make(pool, SDYI_ATTR_RECORD, SDYI_RECORD_HLO_MESH, NULL,
                          cells, 2);
}
