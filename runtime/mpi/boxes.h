/* Boxes, and boxes cut into chunks. */
#ifndef SDYI_RUNTIME_MPI_BOXES_H
#define SDYI_RUNTIME_MPI_BOXES_H

#include <sdyrt/type.h>

#include <stdbool.h>

/* Bytes of a chunk, at most, unless one element is more. */
#define SDYI_MPI_CHUNK ((size_t)256 * 1024)

/* A box cut into boxes of at most `limit` bytes (or one element), the same at
 * both ends of a transfer. */
typedef struct sdyi_mpi_chunks {
    int64_t counts[SDYRT_MAX_RANK];
    int rank;
    int dim;       /* that is cut into blocks; those before it into ones */
    int64_t block; /* elements of `dim` in one */
    int64_t n_blocks;
    int64_t n;
} sdyi_mpi_chunks;

void sdyi_mpi_cut(const int64_t *counts, int rank, size_t width, size_t limit,
                  sdyi_mpi_chunks *chunks);
void sdyi_mpi_chunk(const sdyi_mpi_chunks *chunks, int64_t i, int64_t *offset,
                    int64_t *counts);

/* Row-major strides without gaps. */
void sdyi_mpi_tight(const int64_t *counts, int rank, int64_t *strides);

/* What two boxes share; false: nothing. */
bool sdyi_mpi_overlap(const int64_t *a, const int64_t *a_counts,
                      const int64_t *b, const int64_t *b_counts, int rank,
                      int64_t *offset, int64_t *counts);

#endif
