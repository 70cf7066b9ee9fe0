/* Collectives of StableHLO in a manual computation, whose groups are of devices
 * that differ along its manual axes. If they differ along no other axes, all
 * devices of a group have the same tile along those, and exchange tiles as they
 * would exchange global tensors. */
#include "program/partition/tiles.h"

#include <string.h>

bool sdyi_is_manual_axis(const sdyi_pool *pool, const sdyi_attr *manual,
                         const char *name) {
    for (int64_t i = 0; i < manual->n; i++)
        if (strcmp(sdyi_name_text(pool, (sdyi_name)manual->cells[i].integer),
                   name) == 0)
            return true;
    return false;
}

/* True if two devices have equal coordinates along all axes that are not
 * manual. */
static bool are_alike(const sdyi_cutting *c, const bool *is_manual, int64_t a,
                      int64_t b) {
    const int64_t first = sdyi_mesh_position(c->mesh, a);
    const int64_t second = sdyi_mesh_position(c->mesh, b);
    for (int i = 0; i < c->mesh->n_axes; i++)
        if (!is_manual[i] && first / c->mesh->minor[i] % c->mesh->sizes[i] !=
                                 second / c->mesh->minor[i] % c->mesh->sizes[i])
            return false;
    return first >= 0 && second >= 0;
}

bool sdyi_goes_along_manual(const sdyi_cutting *c) {
    sdyi_pool *const pool = c->op->module->pool;
    const sdyi_attr *groups = sdyi_op_attr(c->op, SDYI_NAME_REPLICA_GROUPS);
    if (groups == NULL)
        groups = sdyi_op_attr(c->op, SDYI_NAME_SOURCE_TARGET_PAIRS);
    const sdyi_attr *const channel =
        sdyi_op_attr(c->op, SDYI_NAME_CHANNEL_HANDLE);
    if (c->manual == NULL || channel == NULL ||
        !sdyi_attr_is(groups, SDYI_ATTR_DENSE) || groups->type->n != 2)
        return false;
    bool *const is_manual = SDYI_NEW(&pool->scratch, bool, c->mesh->n_axes);
    for (int i = 0; i < c->mesh->n_axes; i++)
        is_manual[i] = sdyi_is_manual_axis(pool, c->manual, c->mesh->names[i]);
    const int64_t n = groups->type->cells[1].integer;
    for (int64_t i = 0; i < groups->type->cells[0].integer * n; i++)
        if (!are_alike(c, is_manual, sdyi_dense_i64_at(groups, i),
                       sdyi_dense_i64_at(groups, i / n * n)))
            return false;
    return true;
}
