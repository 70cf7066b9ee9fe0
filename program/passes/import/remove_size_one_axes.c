/* Removal of axes of size 1 from shardings; meshes keep them:
 *
 *   sdy.mesh @m = <["a"=1, "b"=2]>
 *   <@m, [{"a", "b"}, {"a"}p1], replicated={"a"}>   ->   <@m, [{"b"}, {}]>
 *
 * A dimension that is left empty and closed has no priority. The list of manual
 * axes stays as it is. */
#include "program/dialects/sdy/edit.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/shardable.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static bool is_large(const void *state, const sdyrt_axis_ref *ref) {
    return sdyi_axis_size(state, ref) != 1;
}

static sdyrt_status change(void *state, const sdyi_op *op,
                           const sdyi_attr **sharding) {
    sdyi_pool *const pool = op->module->pool;
    const sdyrt_mesh *const mesh = sdyi_mesh_of(state, *sharding);
    sdyi_sharding_edit edit;
    sdyi_edit_start(&edit, *sharding);
    for (int d = 0; d < edit.desc.rank; d++) {
        sdyrt_dim_sharding *const dim = &edit.dims[d];
        dim->axes = sdyi_axes_kept(&pool->scratch, dim->axes, is_large, mesh);
        if (dim->axes.count == 0 && !dim->open)
            dim->has_priority = false;
    }
    edit.desc.replicated =
        sdyi_axes_kept(&pool->scratch, edit.desc.replicated, is_large, mesh);
    edit.desc.unreduced =
        sdyi_axes_kept(&pool->scratch, edit.desc.unreduced, is_large, mesh);
    return sdyi_edit_end(pool, &edit, sharding);
}

static bool has_axis_of_one(const sdyi_op *op) {
    if (op->row->kind != SDYI_OP_SDY_MESH)
        return false;
    const sdyrt_mesh *const mesh =
        sdyi_attr_get_mesh(sdyi_op_attr(op, SDYI_NAME_MESH));
    for (int i = 0; i < sdyrt_mesh_axis_count(mesh); i++)
        if (sdyrt_mesh_axis_at(mesh, i).size == 1)
            return true;
    return false;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    const sdyi_op *inner = op->regions[0].first->first;
    while (inner != NULL && !has_axis_of_one(inner))
        inner = inner->next;
    if (inner == NULL)
        return SDYRT_OK;
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, op, &op->module->pool->scratch);
    return sdyi_change_all_shardings(op, change, &symbols);
}

const sdyi_pass sdyi_pass_remove_size_one_axes = {
    .name = "sdy-remove-size-one-axes",
    .title = "RemoveSizeOneAxesPass",
    .summary = "take axes of size 1 out of shardings",
    .on = SDYI_ON_MODULE,
    .run = run,
};
