/* Boxes, and boxes cut into parts. */
#ifndef SDYI_PLAN_BOXES_H
#define SDYI_PLAN_BOXES_H

#include "base/status.h"
#include <sdyrt/type.h>

#include <stdbool.h>

/* A box cut into `n` boxes of at most `limit` bytes (or one element), the same
 * at both ends of a transfer. */
typedef struct sdyi_parts {
    int64_t counts[SDYRT_MAX_RANK];
    int rank;
    int dim;       /* the dimension that is cut into blocks; dimensions before
                      it are cut into single indices */
    int64_t block; /* elements of `dim` in a block */
    int64_t n_blocks;
    int64_t n;
} sdyi_parts;

SDYI_EXPORT void sdyi_parts_cut(const int64_t *counts, int rank, size_t width,
                                size_t limit, sdyi_parts *cut);
SDYI_EXPORT void sdyi_part_box(const sdyi_parts *cut, int64_t i,
                               int64_t *offset, int64_t *counts);

/* Row-major strides without gaps. */
SDYI_EXPORT void sdyi_tight_strides(const int64_t *counts, int rank,
                                    int64_t *strides);

#endif
