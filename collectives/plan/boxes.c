/* Boxes and their parts; see boxes.h. */
#include "collectives/plan/boxes.h"

#include <string.h>

void sdyi_tight_strides(const int64_t *counts, int rank, int64_t *strides) {
    int64_t stride = 1;
    for (int d = rank - 1; d >= 0; d--) {
        strides[d] = stride;
        stride *= counts[d];
    }
}

void sdyi_parts_cut(const int64_t *counts, int rank, size_t width, size_t limit,
                    sdyi_parts *cut) {
    *cut = (sdyi_parts){.rank = rank, .block = 1, .n_blocks = 1};
    memcpy(cut->counts, counts, (size_t)rank * sizeof counts[0]);
    cut->n = 1;
    size_t within = width; /* bytes of one index of `dim` */
    int d = rank;
    while (d > 0 && within * (size_t)counts[d - 1] <= limit)
        within *= (size_t)counts[--d];
    cut->dim = d - 1; /* -1: all is one chunk */
    if (d == 0)
        return;
    const size_t block = limit / within;
    cut->block = block > 0 ? (int64_t)block : 1;
    cut->n_blocks = (counts[d - 1] + cut->block - 1) / cut->block;
    cut->n = cut->n_blocks;
    for (int i = 0; i < d - 1; i++)
        cut->n *= counts[i];
}

void sdyi_part_box(const sdyi_parts *cut, int64_t i, int64_t *offset,
                   int64_t *counts) {
    memset(offset, 0, (size_t)cut->rank * sizeof offset[0]);
    memcpy(counts, cut->counts, (size_t)cut->rank * sizeof counts[0]);
    const int dim = cut->dim;
    if (dim < 0)
        return;
    offset[dim] = i % cut->n_blocks * cut->block;
    const int64_t left = cut->counts[dim] - offset[dim];
    counts[dim] = left < cut->block ? left : cut->block;
    i /= cut->n_blocks;
    for (int d = dim - 1; d >= 0; d--) {
        offset[d] = i % cut->counts[d];
        counts[d] = 1;
        i /= cut->counts[d];
    }
}
