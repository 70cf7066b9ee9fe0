/* A box between the caller's description of it and the pieces of a tiling. */
#ifndef SDYI_KERNELS_CUDA_CUT_H
#define SDYI_KERNELS_CUDA_CUT_H

#include "kernels/cuda/tiling.h"
#include "kernels/merge.h"

typedef struct sdyi_cuda_box {
    sdyi_gpu_tiling *tiling;
    const sdyi_place *in; /* NULL: none */
    const sdyi_place *out;
    const sdyi_place *terms; /* folds */
    int64_t n_terms;
    int64_t in_width, out_width; /* bytes of an element */
    bool converts;               /* pieces count elements, not bytes */

    /* Set by sdyi_cut_box. */
    sdyi_dims dims;
    bool run; /* the last dimension is contiguous everywhere */
    /* Tiled: the dimensions that are dense in the input and in the output, or
     * -1. */
    int row, column;
    /* The part that becomes a piece. */
    int64_t start[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
} sdyi_cuda_box;

/* Check a box and cut it into pieces of the tiling; an empty one into none.
 * Errors name it by `what` and `i`. */
sdyrt_status sdyi_cut_box(sdyi_cuda_box *b, const char *what, int64_t i,
                          int rank, const int64_t *counts);

/* Make the box's part, which is small enough, a piece. */
sdyrt_status sdyi_cut_piece(const sdyi_cuda_box *b);

typedef struct sdyi_cut_shape {
    int log_rows, log_columns;
} sdyi_cut_shape;

/* As much of a tile as its bytes hold: as square as `shape` has it, or longer
 * where the cells are few in the other direction. */
sdyi_cut_shape sdyi_shape_rectangle(int64_t cell, int64_t rows, int64_t columns,
                                    sdyi_tile_shape shape);

/* Bytes along dimension `d` in one of its places. */
static inline int64_t sdyi_box_step(const sdyi_cuda_box *b,
                                    const sdyi_place *place, int d,
                                    int64_t width) {
    return place->strides[b->dims.source[d]] * width;
}

/* The innermost dimension that is not the run; -1: none. */
static inline int sdyi_box_inner(const sdyi_cuda_box *b) {
    return b->dims.rank - (b->run ? 2 : 1);
}

/* Bytes of a run, or of an element where there is none. */
static inline int64_t sdyi_box_cell(const sdyi_cuda_box *b) {
    return b->out_width * (b->run ? b->counts[b->dims.rank - 1] : 1);
}

/* Elements of the part. */
static inline int64_t sdyi_box_elements(const sdyi_cuda_box *b) {
    int64_t n = 1;
    for (int d = 0; d < b->dims.rank; d++)
        n *= b->counts[d];
    return n;
}

/* True for converts and folds: elements must be aligned as C wants them. */
static inline bool sdyi_box_computes(const sdyi_cuda_box *b) {
    return b->converts || b->n_terms > 0;
}

#endif
