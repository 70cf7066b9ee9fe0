/* MLIR's dialect shard on ranks: the collectives of grids, and the place of a
 * process in its grid. Rank r is the process of linear index r. Types are of
 * what each process has. A value that is annotated is all there on each rank:
 * passes cut programs, not this. */
#ifndef SDYI_PROGRAM_EXECUTE_GRID_H
#define SDYI_PROGRAM_EXECUTE_GRID_H

#include "program/execute/comm.h"
#include <sdyrt/grid.h>

enum { SDYI_GRID_MOST_AXES = 64 };

/* The grid of an op, in memory of what is compiled. */
typedef struct sdyi_grid {
    int64_t sizes[SDYI_GRID_MOST_AXES]; /* SDYRT_DYNAMIC: as many as there are
                                           ranks; one at most */
    int n;
} sdyi_grid;

typedef struct sdyi_grid_move {
    sdyi_grid grid;
    sdyrt_grid_op op; /* its grid is made with the plan */
    sdyrt_grid_sharding after;
    bool is_in_place; /* what the op does not write is the operand's */
} sdyi_grid_move;

sdyrt_status sdyi_grid_link(const sdyi_comm *comm, const sdyi_world *world,
                            sdyi_link *link);

#endif
