/* Interfaces between the passes of the dialect shard. */
#ifndef SDYI_SHARD_PASSES_SHARD_PASSES_H
#define SDYI_SHARD_PASSES_SHARD_PASSES_H

#include "opt/greedy.h"
#include "shard/dialect/build.h"

/* -- ops that shardings go through: loops.c -------------------------------- */

#define SDYI_MAX_LOOPS (SDYRT_MAX_RANK + 1)

/* The loops of an op over the elements of its operands and results. */
typedef struct sdyi_loops_of {
    int n;
    bool is_reduction[SDYI_MAX_LOOPS];
    /* By operand, then by result: the loop of each dimension, -1 for none;
     * NULL: the value is no tensor. */
    const int **maps;
} sdyi_loops_of;

/* false: nothing is known of the op. Memory is the pool's scratch. */
bool sdyi_find_loops(const sdyi_op *op, sdyi_loops_of *loops);

/* -- resharding: reshard.c ------------------------------------------------- */

/* A local value of sharding `from`, resharded to `to`; NULL and an error: no
 * sequence of collectives does it. `type`: the global type. */
SDYI_EXPORT sdyi_value *sdyi_reshard(const sdyi_maker *m, const sdyi_op *shard,
                                     sdyi_value *local, const sdyi_type *type,
                                     const sdyi_grid_sharding *from,
                                     const sdyi_grid_sharding *to);

/* A replicated value resharded to `to`, by slices and an exchange of halos;
 * NULL and an error: halo sizes that only a run knows. */
sdyi_value *sdyi_cut_whole(const sdyi_maker *m, const sdyi_op *shard,
                           sdyi_value *whole, const sdyi_grid_sharding *to);

/* -- annotating: propagate.c, annotate.c ----------------------------------- */

/* Propagate shardings in a function of one block, backward and then forward,
 * leaving alone the ops that shardings cannot pass. */
sdyrt_status sdyi_spread_shards(sdyi_op *func);
/* Add all annotations that partitioning needs to a function of one block;
 * arguments and returned values have no halos. */
sdyrt_status sdyi_annotate_all(sdyi_op *func);
/* The sharding of an argument, or of a result, of an annotated function, by its
 * shard op; grid NULL: it is replicated. */
sdyi_grid_sharding sdyi_sharding_of_argument(const sdyi_op *func, int i);
sdyi_grid_sharding sdyi_sharding_of_result(const sdyi_op *func, int i);

/* -- the function of one device: partition.c ------------------------------- */

sdyrt_status sdyi_partition_shards(sdyi_op *func);

/* -- values that no op computes: local.c ----------------------------------- */

/* The shard of a constant or tensor.empty: the op itself, whose type may
 * change, or a slice of it; NULL and an error: as sdyi_cut_whole. */
sdyi_value *sdyi_localise(const sdyi_maker *m, const sdyi_op *shard,
                          sdyi_op *op, const sdyi_grid_sharding *s);

/* A step: an all_gather or all_slice of dimension `dim`, or an all_to_all whose
 * axes go from its end to that of `other`. */
typedef struct sdyi_reshard_step {
    sdyi_op_kind kind;
    int dim, other;
    sdyi_ints axes;
} sdyi_reshard_step;

/* Update the axes of each dimension by those that a step moves. */
void sdyi_split_after(sdyi_zone *zone, const sdyi_reshard_step *step,
                      sdyi_ints *split);
/* The steps from a split of each dimension to that of `to`; returns their
 * number, -1: no sequence was found. Memory is the pool's scratch: plan.c. */
int sdyi_plan_reshard(const sdyi_op *shard, const sdyi_type *type,
                      const sdyi_ints *from, const sdyi_grid_sharding *to,
                      sdyi_reshard_step **steps);

/* Greedy rewriting of what is in an op by a pass's pattern of any op (NULL:
 * none), and folds. */
SDYI_EXPORT bool sdyi_rewrite(sdyi_op *op, bool (*pattern)(sdyi_op *op));

#endif
