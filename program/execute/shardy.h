/* Shardings on ranks: the program of one device, as partitioning makes it, has
 * tiles everywhere, and sdyrt.reshard moves from tile to tile.
 *
 * In a manual computation values differ along its manual axes: these shard
 * dimension 0 of the runtime's tensors, which the program does not have. */
#ifndef SDYI_PROGRAM_EXECUTE_SHARDY_H
#define SDYI_PROGRAM_EXECUTE_SHARDY_H

#include "program/execute/comm.h"
#include <sdyrt/op.h>

/* A sharding, in memory of the unit. */
typedef struct sdyi_tiling {
    const sdyrt_mesh_axis *axes; /* of the mesh */
    int n_axes;
    const int64_t *devices; /* NULL: in their order */
    int64_t n_devices;
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    sdyrt_axis_list unreduced;
    sdyrt_reduction unreduced_op;
} sdyi_tiling;

typedef struct sdyi_comm_move {
    sdyrt_op_kind kind;
    const sdyi_tiling *from, *to;
    sdyrt_reduction reduction;
    const sdyrt_op_axes *axes; /* NULL: none */
} sdyi_comm_move;

enum { SDYI_MOST_MOVES = 2 };

/* The moves of a tensor, one after another; collectives of a program with equal
 * moves share them. */
typedef struct sdyi_shardy {
    sdyrt_type type;
    int first;                 /* collective of the program that it is */
    const char *text;          /* description of the move; NULL: none */
    int64_t in_size, out_size; /* of these, in elements */
    sdyi_comm_move moves[SDYI_MOST_MOVES];
    int n;
} sdyi_shardy;

/* Add `manual` to the manual axes, c->manual, which the caller restores. */
void sdyi_manual_enter(sdyi_compiler *c, const sdyi_attr *manual);

/* A copy of a sharding. */
sdyi_tiling *sdyi_tiling_of(sdyi_compiler *c, const sdyrt_sharding *s);
/* The sharding of `rank` dimensions, from dimension `first` of the tiling on.
 * Ownership: the caller releases it. */
sdyrt_status sdyi_tiling_sharding(const sdyi_tiling *tiling, int first,
                                  int rank, const sdyrt_sharding **sharding);
/* The movement of a tensor of this shape, without moves yet; NULL: refused. */
sdyi_shardy *sdyi_shardy_start(sdyi_compiler *c, const sdyi_op *op,
                               const sdyi_shape *shape, const sdyrt_mesh *mesh);
void sdyi_shardy_move(sdyi_shardy *s, sdyrt_op_kind kind,
                      const sdyi_tiling *from, const sdyi_tiling *to);
/* The thunk that runs the moves from slot `in` to `out`. */
void sdyi_shardy_emit(sdyi_compiler *c, const sdyi_op *op, const sdyi_shardy *s,
                      int in, int out);

/* The op that an sdyrt.reshard is for: tile_reshard.c. */
sdyi_cause sdyi_cause_of(const sdyi_op *op);

sdyrt_status sdyi_shardy_link(const sdyi_comm *comm, const sdyi_world *world,
                              sdyi_comm_link *link);
sdyrt_status sdyi_shardy_run(const sdyi_thunk *thunk, sdyi_comm_link *link,
                             const void *in, void *out);

#endif
