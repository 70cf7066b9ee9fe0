/* The dimensions of one or several boxes of the same counts, in the order and
 * number that makes walking them cheap: none of count 1, the largest stride of
 * one chosen box (the target) outermost, neighbours that are contiguous in
 * every box merged into one. */
#ifndef SDYI_KERNELS_MERGE_H
#define SDYI_KERNELS_MERGE_H

#include <sdyrt/type.h>

typedef struct sdyi_dims {
    int rank;
    int64_t counts[SDYRT_MAX_RANK]; /* each >= 2 */
    int source[SDYRT_MAX_RANK];     /* the caller's dimension: its stride */
} sdyi_dims;

/* Drop dimensions of count 1 and sort the rest by `strides`, largest magnitude
 * outermost. Returns the number of elements, INT64_MAX when there are more; 0
 * is an empty box and leaves `dims` unset. */
int64_t sdyi_dims_sort(sdyi_dims *dims, const int64_t *counts, int rank,
                       const int64_t *strides);

/* Neighbours that are not contiguous in a box of these strides: bit i stands
 * for dimensions i and i + 1. */
unsigned sdyi_dims_breaks(const sdyi_dims *dims, const int64_t *strides);

/* Merge all neighbours but those in `breaks`. */
void sdyi_dims_merge(sdyi_dims *dims, unsigned breaks);

/* Step `index` to the next one in row-major order; false after the last. */
static inline bool sdyi_next_index(int64_t *index, const int64_t *counts,
                                   int rank) {
    for (int d = rank - 1; d >= 0; d--) {
        if (++index[d] < counts[d])
            return true;
        index[d] = 0;
    }
    return false;
}

#endif
