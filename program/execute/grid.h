/* MLIR's dialect shard on ranks: the collectives of grids, and the place of a
 * process in its grid. Rank r is the process of linear index r. Types are of
 * what each process has. A value that is annotated is all there on each rank:
 * passes cut programs, not this. */
#ifndef SDYI_PROGRAM_EXECUTE_GRID_H
#define SDYI_PROGRAM_EXECUTE_GRID_H

#include "program/dialects/shard/shard.h"
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
    int n_of_run;     /* coordinates of the root that are operands; 0: it has a
                         plan */
} sdyi_grid_move;

/* Errors: what the executor refuses. */
sdyrt_status sdyi_grid_read(const sdyi_compiler *c, const sdyi_op *op,
                            sdyi_grid *grid);
/* "2x?x4" */
const char *sdyi_grid_text(const sdyi_grid *grid, char *text, size_t size);
/* All sizes of the grid of so many ranks; false: it has not as many. */
bool sdyi_grid_bind(const sdyi_grid *grid, int n_ranks, int64_t *sizes);
int *sdyi_grid_axes(sdyi_compiler *c, sdyi_ints axes);

sdyrt_status sdyi_grid_link(const sdyi_comm *comm, const sdyi_world *world,
                            sdyi_link *link);

#endif
