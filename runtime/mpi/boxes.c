/* Boxes and their chunks; see boxes.h. */
#include "runtime/mpi/boxes.h"

#include <string.h>

void sdyi_mpi_tight(const int64_t *counts, int rank, int64_t *strides) {
    int64_t stride = 1;
    for (int d = rank - 1; d >= 0; d--) {
        strides[d] = stride;
        stride *= counts[d];
    }
}

void sdyi_mpi_cut(const int64_t *counts, int rank, size_t width, size_t limit,
                  sdyi_mpi_chunks *chunks) {
    *chunks = (sdyi_mpi_chunks){.rank = rank, .block = 1, .n_blocks = 1};
    memcpy(chunks->counts, counts, (size_t)rank * sizeof counts[0]);
    chunks->n = 1;
    size_t within = width; /* bytes of one index of `dim` */
    int d = rank;
    while (d > 0 && within * (size_t)counts[d - 1] <= limit)
        within *= (size_t)counts[--d];
    chunks->dim = d - 1; /* -1: all is one chunk */
    if (d == 0)
        return;
    const size_t block = limit / within;
    chunks->block = block > 0 ? (int64_t)block : 1;
    chunks->n_blocks = (counts[d - 1] + chunks->block - 1) / chunks->block;
    chunks->n = chunks->n_blocks;
    for (int i = 0; i < d - 1; i++)
        chunks->n *= counts[i];
}

void sdyi_mpi_chunk(const sdyi_mpi_chunks *chunks, int64_t i, int64_t *offset,
                    int64_t *counts) {
    memset(offset, 0, (size_t)chunks->rank * sizeof offset[0]);
    memcpy(counts, chunks->counts, (size_t)chunks->rank * sizeof counts[0]);
    const int dim = chunks->dim;
    if (dim < 0)
        return;
    offset[dim] = i % chunks->n_blocks * chunks->block;
    const int64_t left = chunks->counts[dim] - offset[dim];
    counts[dim] = left < chunks->block ? left : chunks->block;
    i /= chunks->n_blocks;
    for (int d = dim - 1; d >= 0; d--) {
        offset[d] = i % chunks->counts[d];
        counts[d] = 1;
        i /= chunks->counts[d];
    }
}

bool sdyi_mpi_overlap(const int64_t *a, const int64_t *a_counts,
                      const int64_t *b, const int64_t *b_counts, int rank,
                      int64_t *offset, int64_t *counts) {
    for (int d = 0; d < rank; d++) {
        const int64_t a_end = a[d] + a_counts[d], b_end = b[d] + b_counts[d];
        offset[d] = a[d] > b[d] ? a[d] : b[d];
        counts[d] = (a_end < b_end ? a_end : b_end) - offset[d];
        if (counts[d] <= 0)
            return false;
    }
    return true;
}
