/* Shardings on ranks: the program of one device, as partitioning makes it, has
 * tiles everywhere, and sdyrt.reshard moves from tile to tile: tile_reshard.c.
 *
 * Shardings are those that the program's are bound to: the executable counts a
 * reference to each. In a manual computation each device has a value of its own
 * along the manual axes: they are the own axes of its operations. */
#ifndef SDYI_PROGRAM_EXECUTE_SHARDY_H
#define SDYI_PROGRAM_EXECUTE_SHARDY_H

#include "program/execute/comm.h"
#include <sdyrt/op.h>

typedef struct sdyi_comm_move {
    sdyrt_op_kind kind;
    const sdyrt_sharding *from, *to;
    sdyrt_reduction reduction;
    const sdyrt_op_axes *axes; /* NULL: none */
} sdyi_comm_move;

enum { SDYI_MOST_MOVES = 2 };

/* The moves of a tensor, one after another; collectives of a program with equal
 * moves share them. */
typedef struct sdyi_shardy {
    sdyrt_type type;
    sdyrt_axis_list own;       /* manual axes */
    int first;                 /* number of the first collective with these
                                  moves */
    const char *text;          /* description of the move; NULL: none */
    int64_t in_size, out_size; /* of the tiles before and after, in elements */
    sdyi_comm_move moves[SDYI_MOST_MOVES];
    int n;
} sdyi_shardy;

sdyrt_status sdyi_shardy_link(const sdyi_comm *comm, const sdyi_world *world,
                              sdyi_comm_link *link);
sdyrt_status sdyi_shardy_run(const sdyi_thunk *thunk, sdyi_comm_link *link,
                             const void *in, void *out);

#endif
