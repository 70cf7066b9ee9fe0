/* The blocks of a region as a graph, and which of them dominate which. */
#ifndef SDYI_PROGRAM_IR_BLOCKS_H
#define SDYI_PROGRAM_IR_BLOCKS_H

#include "program/ir/op.h"

/* Blocks by number, from 0 in their order, each with those that go to it: once
 * for each of their successors that it is. Valid until the region changes. */
typedef struct sdyi_blocks {
    sdyi_block **of;
    int n;
    int *first_pred; /* of block i in `preds`; n + 1 of them */
    int *preds;      /* numbers, in order */
} sdyi_blocks;

/* Number a region's blocks; the memory is `zone`'s. */
void sdyi_blocks_make(sdyi_blocks *blocks, const sdyi_region *region,
                      sdyi_zone *zone);

/* Of blocks by number. A block dominates those whose `begin` is from its begin
 * to before its end; `begin` 0: it is not reached from the first. */
typedef struct sdyi_dominators {
    const sdyi_region *region;
    int *begin, *end;
} sdyi_dominators;

/* Number them as well. */
void sdyi_dominators_make(sdyi_dominators *dominators,
                          const sdyi_region *region, sdyi_zone *zone);

static inline bool sdyi_is_reached(const sdyi_dominators *d,
                                   const sdyi_block *block) {
    return d->begin[block->number] > 0;
}

/* Whether every way to `block` leads through `by`; both are of the region. */
static inline bool sdyi_is_dominated(const sdyi_dominators *d,
                                     const sdyi_block *block,
                                     const sdyi_block *by) {
    const int at = d->begin[block->number];
    return at == 0 || (d->begin[by->number] <= at && at < d->end[by->number]);
}

#endif
