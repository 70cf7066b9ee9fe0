/* Arguments and results that a grid cuts, as sides of a program. */
#ifndef SDYI_SHARD_EXECUTE_SIDE_H
#define SDYI_SHARD_EXECUTE_SIDE_H

#include "program/execute/sides.h"

/* A shard without halos, if its grid has static sizes: sdyi_grid_execution. */
sdyrt_status sdyi_grid_read_side(sdyi_compiler *c, const sdyi_op *function,
                                 sdyi_name list, int i, sdyi_side *side);

#endif
