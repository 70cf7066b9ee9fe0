/* Arguments and results that a grid cuts, as sides of a program. */
#include "shard/execute/side.h"

#include "shard/dialect/build.h"

/* Read a shard without halos, if its grid has static sizes. */
sdyrt_status sdyi_grid_read_side(sdyi_compiler *c, const sdyi_op *function,
                                 sdyi_name list, int i, sdyi_side *side) {
    sdyi_shard_note note;
    sdyi_shape shape;
    if (!sdyi_noted_shard(function, list, i, &c->symbols, c->zone, &note) ||
        note.global->n != side->type.rank || note.sharding.n_halo_sizes > 0)
        return SDYRT_OK;
    const sdyi_ints grid = sdyi_grid_shape(note.grid);
    const int64_t *const sizes = sdyi_ints_values(c->zone, grid);
    const int64_t n = sdyi_size_product(grid);
    if (n == SDYRT_DYNAMIC || n == 0)
        return SDYRT_OK;
    SDYI_TRY(sdyi_shape_of(function, note.global, &shape));
    sdyi_side_grid *const made = SDYI_NEW(c->zone, sdyi_side_grid, 1);
    *made = (sdyi_side_grid){note.sharding, sizes, grid.n, n};
    side->whole = sdyi_runtime_type(&shape);
    side->grid = made;
    return SDYRT_OK;
}
