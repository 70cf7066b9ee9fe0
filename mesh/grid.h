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

#endif
