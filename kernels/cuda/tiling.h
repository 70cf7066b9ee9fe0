/* The host's half of a batch: boxes cut into pieces and tiles (see tiles.h).
 * Plain C that needs no device. */
#ifndef SDYI_KERNELS_CUDA_TILING_H
#define SDYI_KERNELS_CUDA_TILING_H

#include "kernels/cuda/tiles.h"

SDYRT_BEGIN

typedef struct sdyi_gpu_tiling {
    int64_t n_pieces;
    sdyi_cuda_piece *pieces;
    uint32_t *first; /* n_pieces + 1: tiles before each piece, and all */
    int64_t n_spans;
    sdyi_cuda_span *spans;
    sdyi_tuning tuning;
    bool tiled;     /* some piece is */
    uint32_t bases; /* bit b: base b is used */
    /* Alignment of the address of each base, in bytes, less 1. */
    uint32_t misfits[SDYI_BASES];

    int64_t piece_room, span_room;
} sdyi_gpu_tiling;

/* A tuning of NULL is the default. Each function checks its arguments, and
 * fills a tiling that owns its arrays. No boxes, or only empty ones, make no
 * pieces. */
sdyrt_status sdyi_tile_moves(const sdyi_gpu_move *moves, int64_t n,
                             size_t width, const sdyi_tuning *tuning,
                             sdyi_gpu_tiling *tiling);
sdyrt_status sdyi_tile_fills(const sdyi_gpu_move *fills, int64_t n,
                             size_t width, sdyi_gpu_tiling *tiling);
sdyrt_status sdyi_tile_folds(const sdyi_gpu_fold *folds, int64_t n,
                             sdyrt_dtype dtype, sdyrt_reduction reduction,
                             sdyi_gpu_tiling *tiling);
sdyrt_status sdyi_tile_converts(const sdyi_gpu_move *moves, int64_t n,
                                sdyrt_dtype from, sdyrt_dtype to,
                                sdyi_gpu_tiling *tiling);

void sdyi_tiling_free(sdyi_gpu_tiling *tiling);

static inline uint32_t sdyi_tiling_tiles(const sdyi_gpu_tiling *tiling) {
    return tiling->n_pieces == 0 ? 0 : tiling->first[tiling->n_pieces];
}

SDYRT_END

#endif
