/* Resharding: shared by its steps (reshard.c) and the ops that gather and cut
 * (cut.c). */
#ifndef SDYI_SHARD_PASSES_RESHARD_H
#define SDYI_SHARD_PASSES_RESHARD_H

#include "shard/passes/shard_passes.h"

typedef struct sdyi_resharding {
    const sdyi_maker *m;
    sdyi_pool *pool;
    const sdyi_op *shard; /* for grids and errors */
    const sdyi_type *type;
    sdyi_grid_sharding from, now;
    const sdyi_grid_sharding *to;
    sdyi_ints *split; /* of `now`, for all dimensions */
    sdyi_reshard_step *steps;
    int n_steps;
    sdyi_value *value;
} sdyi_resharding;

/* -- reshard.c ------------------------------------------------------------- */

int64_t sdyi_reshard_group(const sdyi_resharding *r, sdyi_ints axes);
/* Sizes of the value, and its type with other ones. */
int64_t *sdyi_reshard_sizes(const sdyi_resharding *r);
const sdyi_type *sdyi_reshard_type(const sdyi_resharding *r,
                                   const int64_t *dims);
/* The size of dimension `d` of the value, which only a run knows, with `more`
 * elements. */
sdyi_value *sdyi_reshard_size(sdyi_resharding *r, int d, int64_t more);
/* Replace the value by the result of a collective along axes of the grid. */
sdyi_op *sdyi_reshard_by(sdyi_resharding *r, sdyi_op_kind kind, sdyi_ints axes,
                         const int64_t *dims);

/* -- cut.c ----------------------------------------------------------------- */

/* True if shards differ in size. False as well where the size of a split
 * dimension, or of the grid, is not known. */
bool sdyi_is_uneven(const sdyi_resharding *r, const sdyi_grid_sharding *s);
/* Drops sharded_dims_offsets that equal the default split. */
sdyi_grid_sharding sdyi_without_even_offsets(const sdyi_resharding *r,
                                             const sdyi_grid_sharding *s);
/* Gather the dimensions that change, then slice them as in the target. */
void sdyi_gather_and_cut(sdyi_resharding *r);

#endif
