/* The arguments and results of a program of one device, as tiles: attribute
 * `sdyrt.global` is the global type, `sdy.sharding` its sharding; with a grid
 * `sdyrt.shard` is both. */
#ifndef SDYI_PROGRAM_EXECUTE_SIDES_H
#define SDYI_PROGRAM_EXECUTE_SIDES_H

#include "program/execute/shardy.h"
#include "program/ir/extension.h"
#include <sdyrt/grid.h>

/* The sharding of an argument or result by a grid. */
typedef struct sdyi_side_grid {
    sdyrt_grid_sharding sharding; /* its grid is created on demand */
    const int64_t *sizes;
    int n;
    int64_t n_devices;
} sdyi_side_grid;

typedef struct sdyi_side {
    sdyrt_type type, whole;
    const sdyrt_sharding *sharding; /* NULL: no mesh cuts it */
    const sdyi_side_grid *grid;     /* NULL: no grid cuts it */
} sdyi_side;

typedef struct sdyi_sides {
    const sdyi_side *arguments, *results;
    int n_arguments, n_results;
} sdyi_sides;

/* Functions of the library of programs with grids that executing calls
 * (ir/extension.h). */
typedef struct sdyi_grid_execution {
    /* Set the global type and the grid of argument or result `i` (SDYI_NAME_..
     * `list`) of a function, if a grid with static sizes cuts it. */
    sdyrt_status (*read_side)(sdyi_compiler *c, const sdyi_op *function,
                              sdyi_name list, int i, sdyi_side *side);
    /* True for an op between ranks: all have the same, whatever sizes each
     * has. */
    bool (*is_between_ranks)(const sdyi_op *op);
} sdyi_grid_execution;

/* The table of the extension that has one; NULL: no extension has. */
const sdyi_grid_execution *sdyi_grid_execution_known(void);
sdyrt_type sdyi_runtime_type(const sdyi_shape *shape);

/* Read the sides of a function with a body. */
sdyrt_status sdyi_sides_read(sdyi_compiler *c, const sdyi_op *function,
                             sdyi_sides *sides);
bool sdyi_sides_have_tiles(const sdyi_sides *sides);
/* The sharding of an argument or result; NULL: it has none.
 * Ownership: the caller releases it. */
sdyrt_status sdyi_side_sharding(const sdyi_side *side,
                                const sdyrt_sharding **sharding);
/* Fails unless each mesh or grid has a device for each rank; the answer is the
 * same on all ranks. */
sdyrt_status sdyi_sides_check_mesh(const sdyi_sides *sides, int n_ranks);
/* Fails unless the tiles are those of the rank. */
sdyrt_status sdyi_sides_check(const sdyi_sides *sides, int rank);

#endif
