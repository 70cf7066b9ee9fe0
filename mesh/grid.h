/* Axes of grids by number, as digits of positions. */
#ifndef SDYI_MESH_GRID_H
#define SDYI_MESH_GRID_H

#include "mesh/digits.h"
#include <sdyrt/grid.h>

/* Errors: BAD_VALUE for a list that cannot be read; GRID_AXES for an axis that
 * the grid has not, and one that is listed twice. */
sdyrt_status sdyi_grid_axes_check(const sdyrt_mesh *grid, const int *axes,
                                  int n_axes);

/* The digits of the listed axes, in their order, and of the others, in the
 * grid's. */
void sdyi_grid_digits(const sdyrt_mesh *grid, const int *axes, int n_axes,
                      sdyi_digit_list *listed, sdyi_digit_list *others);

/* A dimension of a sharding over a grid. */
typedef struct sdyi_grid_dim {
    const int *axes; /* lent by the descriptor, as `offsets` are */
    int n_axes;
    int64_t shards;
    int64_t low, high;
    const int64_t *offsets; /* shards + 1 of them; NULL: high ones last */
} sdyi_grid_dim;

/* Verify a sharding for a value of `type`, a tensor, and fill in its
 * dimensions. Errors: those of sdyrt_grid_shard. */
sdyrt_status sdyi_grid_sharding_resolve(const sdyrt_grid_sharding *sharding,
                                        const sdyrt_type *type,
                                        sdyi_grid_dim *dims);

#endif
