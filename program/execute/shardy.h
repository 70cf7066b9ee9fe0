/* Shardings on ranks. Outside of manual computations each rank has all of every
 * value. A manual computation begins with the tile of each operand, and ends
 * with all ranks getting the tiles of its results. A collective of Shardy goes
 * from all of its operand to the tile, then to the tile of its result, and to
 * all of that: the same value, if the runtime is right.
 *
 * In a manual computation values are all there along its free axes, and differ
 * along its manual ones: dimension 0 of the runtime's tensors, which the
 * program does not have, is cut by these.
 *
 * The program of one device, which partitioning has made, has tiles everywhere:
 * sdyrt.reshard goes from tile to tile, tile_reshard.c. */
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
    sdyrt_reduction unreduced_op;
} sdyi_tiling;

typedef struct sdyi_move {
    sdyrt_op_kind kind;
    const sdyi_tiling *from, *to;
    sdyrt_reduction reduction;
    const sdyrt_op_axes *axes; /* NULL: none */
} sdyi_move;

enum { SDYI_MOST_MOVES = 3 };

/* Several collectives of a program may be one movement. */
typedef struct sdyi_shardy {
    sdyrt_type type;
    int first;                 /* collective of the program that it is */
    const char *text;          /* what moves, for people; NULL: not said */
    bool is_of_tiles;          /* the operand and the result are tiles */
    int64_t in_size, out_size; /* of these, in elements */
    sdyi_move moves[SDYI_MOST_MOVES];
    int n;
} sdyi_shardy;

/* What is manual from now on, besides what is: c->manual, which the caller puts
 * back. */
void sdyi_manual_enter(sdyi_compiler *c, const sdyi_attr *manual);

/* A sharding, of whose axes those that `keep` has, or with NULL all. */
sdyi_tiling *sdyi_tiling_of(sdyi_compiler *c, const sdyrt_sharding *s,
                            const sdyi_attr *keep);
/* A sharding of `rank` dimensions, which are those of the tiling from `first`
 * on. The caller releases it. */
sdyrt_status sdyi_tiling_sharding(const sdyi_tiling *tiling, int first,
                                  int rank, const sdyrt_sharding **sharding);
/* Moves of a tensor of this shape, none yet; NULL: it was refused. */
sdyi_shardy *sdyi_shardy_start(sdyi_compiler *c, const sdyi_op *op,
                               const sdyi_shape *shape, const sdyrt_mesh *mesh);
void sdyi_shardy_move(sdyi_shardy *s, sdyrt_op_kind kind,
                      const sdyi_tiling *from, const sdyi_tiling *to);
/* The thunk from a slot to another; `is_value`: of equal values. */
void sdyi_shardy_emit(sdyi_compiler *c, const sdyi_op *op, const sdyi_shardy *s,
                      bool is_value, int in, int out);

/* Of an sdyrt.reshard: tile_reshard.c. */
sdyi_cause sdyi_cause_of(const sdyi_op *op);

sdyrt_status sdyi_shardy_link(const sdyi_comm *comm, const sdyi_world *world,
                              sdyi_link *link);
sdyrt_status sdyi_shardy_run(const sdyi_thunk *thunk, sdyi_link *link,
                             const void *in, void *out, size_t bytes);

#endif
