/* Shardings on ranks. Outside of manual computations each rank has all of every
 * value. A manual computation begins with the tile of each operand, and ends
 * with all ranks getting the tiles of its results. A collective of Shardy goes
 * from all of its operand to the tile, then to the tile of its result, and to
 * all of that: the same value, if the runtime is right.
 *
 * In a manual computation values are all there along its free axes, and differ
 * along its manual ones: dimension 0 of the runtime's tensors, which the
 * program does not have, is cut by these. */
#ifndef SDYI_PROGRAM_EXECUTE_SHARDY_H
#define SDYI_PROGRAM_EXECUTE_SHARDY_H

#include "program/execute/comm.h"
#include <sdyrt/op.h>

/* A sharding, in memory of what is compiled. */
typedef struct sdyi_tiling {
    const sdyrt_mesh_axis *axes; /* of the mesh */
    int n_axes;
    const int64_t *devices; /* NULL: in their order */
    int64_t n_devices;
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    sdyrt_axis_list unreduced;
} sdyi_tiling;

typedef struct sdyi_move {
    sdyrt_op_kind kind;
    const sdyi_tiling *from, *to;
    sdyrt_reduction reduction;
    const sdyrt_op_axes *axes; /* NULL: none */
} sdyi_move;

enum { SDYI_MOST_MOVES = 3 };

typedef struct sdyi_shardy {
    sdyrt_type type;
    sdyi_move moves[SDYI_MOST_MOVES];
    int n;
} sdyi_shardy;

sdyrt_status sdyi_shardy_link(const sdyi_comm *comm, const sdyi_world *world,
                              sdyi_link *link);
sdyrt_status sdyi_shardy_run(const sdyi_thunk *thunk, const sdyi_link *link,
                             const void *in, void *out, size_t bytes);

#endif
