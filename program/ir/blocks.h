/* The control-flow graph of a region: blocks, predecessors, dominators. */
#ifndef SDYI_PROGRAM_IR_BLOCKS_H
#define SDYI_PROGRAM_IR_BLOCKS_H

#include "program/ir/op.h"

/* Blocks by number, from 0 in region order, with their predecessors, one entry
 * for each edge. Valid until the region changes. */
typedef struct sdyi_blocks {
    sdyi_block **of;
    int n;
    int *first_pred; /* start of block i's predecessors in `preds`; n + 1
                        entries */
    int *preds;      /* block numbers, in order of the edges */
} sdyi_blocks;

/* Number the blocks of a region; memory is `zone`'s. */
void sdyi_blocks_make(sdyi_blocks *blocks, const sdyi_region *region,
                      sdyi_zone *zone);

/* The dominator tree, by block number. A block dominates those whose `begin`
 * lies in its [begin, end); `begin` 0: not reachable from the first block. */
typedef struct sdyi_dominators {
    const sdyi_region *region;
    int *begin, *end;
} sdyi_dominators;

/* Dominators of a region; sdyi_blocks_make included. */
void sdyi_dominators_make(sdyi_dominators *dominators,
                          const sdyi_region *region, sdyi_zone *zone);

static inline bool sdyi_is_reached(const sdyi_dominators *d,
                                   const sdyi_block *block) {
    return d->begin[block->number] > 0;
}

/* Both blocks are of the region. Every block dominates an unreachable one. */
static inline bool sdyi_is_dominated(const sdyi_dominators *d,
                                     const sdyi_block *block,
                                     const sdyi_block *by) {
    const int at = d->begin[block->number];
    return at == 0 || (d->begin[by->number] <= at && at < d->end[by->number]);
}

/* The number of operands that a branch passes to successor `i`; `*first`: index
 * of their first. Of several successors, segment 1 + i; segment 0 decides. */
int sdyi_branch_operands(const sdyi_op *op, int i, int *first);

#endif
