/* Moves of a grid as operations of the library: groups are along the axes of
 * the op, and along all other axes of its grid devices have values of their
 * own. */
#include "shard/execute/grid.h"

#include <string.h>

/* The axes of a grid by their numbers. */
static sdyrt_axis_list name_axes(const sdyrt_mesh *grid, const int *axes, int n,
                                 sdyrt_axis_ref *refs) {
    for (int i = 0; i < n; i++)
        refs[i] =
            (sdyrt_axis_ref){.name = sdyrt_mesh_axis_at(grid, axes[i]).name};
    return (sdyrt_axis_list){refs, n};
}

/* All axes of a grid but those that are listed. */
static sdyrt_axis_list name_others(const sdyrt_mesh *grid,
                                   const bool *is_listed,
                                   sdyrt_axis_ref *refs) {
    int n = 0;
    for (int k = 0; k < sdyrt_mesh_axis_count(grid); k++)
        if (!is_listed[k])
            refs[n++] =
                (sdyrt_axis_ref){.name = sdyrt_mesh_axis_at(grid, k).name};
    return (sdyrt_axis_list){refs, n};
}

static void list_axes(const sdyi_grid_move *move, sdyrt_axis_list members,
                      sdyi_grid_op *made) {
    const int cut = move->before >= 0 ? move->before : move->after;
    made->axes = (sdyrt_op_axes)SDYRT_OP_AXES_INIT;
    made->op.axis_lists = &made->axes;
    if (made->op.kind == SDYRT_OP_ALL_TO_ALL) {
        made->param =
            (sdyrt_all_to_all_param){members, move->before, move->after};
        made->axes.params = &made->param;
        made->axes.n_params = 1;
        return;
    }
    made->lists[cut >= 0 ? cut : 0] = members;
    made->axes.lists = made->lists;
    made->axes.n_lists = cut >= 0 ? made->op.type.rank : 1;
}

static sdyrt_status make_sharding(const sdyrt_mesh *grid, int rank, int cut,
                                  sdyrt_axis_list members,
                                  const sdyrt_sharding **sharding) {
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    memset(dims, 0, sizeof dims);
    if (cut >= 0)
        dims[cut] =
            (sdyrt_dim_sharding){.axes = members, .partition = SDYRT_HIGH};
    desc.mesh = grid;
    desc.rank = rank;
    desc.dims = dims;
    return sdyrt_sharding_create(&desc, sharding);
}

/* An update of halos: the op splits dimensions instead of listing axes. */
static sdyrt_status make_halos(const sdyi_grid_move *move,
                               const sdyrt_mesh *grid, const int64_t *halos,
                               sdyi_grid_op *made) {
    bool is_listed[SDYRT_MAX_AXES] = {false};
    sdyrt_grid_sharding split = move->split;
    split.grid = grid;
    split.halo_sizes = halos;
    SDYI_TRY(sdyrt_grid_sharding_create(&split, &made->op.type, &made->op.to));
    made->op.from = sdyrt_sharding_retain(made->op.to);
    for (int d = 0; d < split.n_split_axes; d++)
        for (int i = 0; i < split.split_axes[d].count; i++)
            is_listed[split.split_axes[d].axes[i]] = true;
    made->op.own_axes = name_others(grid, is_listed, made->own);
    return SDYRT_OK;
}

sdyrt_status sdyi_grid_op_make(const sdyi_grid_move *move,
                               const sdyrt_mesh *grid, const int64_t *halos,
                               sdyi_grid_op *made) {
    bool is_listed[SDYRT_MAX_AXES] = {false};
    if (move->op.kind == SDYRT_OP_UPDATE_HALO)
        return make_halos(move, grid, halos, made);
    for (int i = 0; i < move->n_grid_axes; i++)
        is_listed[move->grid_axes[i]] = true;
    const sdyrt_axis_list members =
        name_axes(grid, move->grid_axes, move->n_grid_axes, made->members);
    made->op.own_axes = name_others(grid, is_listed, made->own);
    list_axes(move, members, made);
    /* An all_to_all along one dimension has values of each member's before. */
    const int before = move->before != move->after ? move->before : -1;
    SDYI_TRY(make_sharding(grid, made->op.type.rank, before, members,
                           &made->op.from));
    return make_sharding(grid, made->op.type.rank, move->after, members,
                         &made->op.to);
}

void sdyi_grid_op_free(const sdyi_grid_op *made) {
    sdyrt_sharding_release(made->op.from);
    sdyrt_sharding_release(made->op.to);
}
