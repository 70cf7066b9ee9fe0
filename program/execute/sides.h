/* The arguments and results of a program of one device, as tiles:
 * `sdyrt.global` says of which tensor, `sdy.sharding` how the mesh cuts that;
 * of a grid `sdyrt.shard` says both. */
#ifndef SDYI_PROGRAM_EXECUTE_SIDES_H
#define SDYI_PROGRAM_EXECUTE_SIDES_H

#include "program/dialects/shard/build.h"
#include "program/execute/shardy.h"

typedef struct sdyi_side {
    sdyrt_type type, whole;
    const sdyi_tiling *tiling;         /* NULL: no mesh cuts it */
    const struct sdyi_side_grid *grid; /* NULL: no grid cuts it */
} sdyi_side;

typedef struct sdyi_sides {
    const sdyi_side *arguments, *results;
    int n_arguments, n_results;
} sdyi_sides;

/* Of a function with a body. */
sdyrt_status sdyi_sides_read(sdyi_compiler *c, const sdyi_op *function,
                             sdyi_sides *sides);
bool sdyi_sides_have_tiles(const sdyi_sides *sides);
/* Ownership: the caller releases the sharding; NULL where there is no tiling.
 */
sdyrt_status sdyi_side_sharding(const sdyi_side *side,
                                const sdyrt_sharding **sharding);
/* There is a device for each rank, on all ranks the same answer. */
sdyrt_status sdyi_sides_check_mesh(const sdyi_sides *sides, int n_ranks);
/* Tiles are those of the rank. */
sdyrt_status sdyi_sides_check(const sdyi_sides *sides, int rank);

#endif
