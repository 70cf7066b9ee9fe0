/* Tilings: the boxes of a batch, cut, and their tiles numbered. */
#include "kernels/cuda/tiling.h"
#include "base/alloc.h"
#include "base/status.h"
#include "kernels/cuda/cut.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static sdyrt_status check_width(size_t width) {
    if (width == 0 || width > SDYI_WIDEST || (width & (width - 1)) != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "width %zu is not 1, 2, 4, 8 or 16 bytes", width);
    return SDYRT_OK;
}

static sdyrt_status check_dtype(sdyrt_dtype dtype) {
    if ((unsigned)dtype >= SDYRT_DTYPE_COUNT)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%d is not a dtype", (int)dtype);
    return SDYRT_OK;
}

static int64_t piece_tiles(const sdyi_cuda_piece *p) {
    if (!p->tiled)
        return ((int64_t)p->total - 1) / p->tile + 1;
    int64_t n = 1;
    for (uint32_t a = 0; a < p->rank; a++)
        n *= p->axes[a].by.count;
    return n;
}

/* Number the tiles of all pieces through. */
static sdyrt_status number_tiles(sdyi_gpu_tiling *t) {
    SDYI_ALLOC(t->first, t->n_pieces + 1);
    int64_t tiles = 0;
    for (int64_t i = 0; i < t->n_pieces; i++) {
        t->first[i] = (uint32_t)tiles;
        tiles += piece_tiles(&t->pieces[i]);
        if (tiles > INT32_MAX)
            return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_LIMIT,
                             "a batch of more than %d tiles", INT32_MAX);
    }
    t->first[t->n_pieces] = (uint32_t)tiles;
    return SDYRT_OK;
}

void sdyi_tiling_free(sdyi_gpu_tiling *tiling) {
    free(tiling->pieces);
    free(tiling->first);
    free(tiling->spans);
    memset(tiling, 0, sizeof *tiling);
}

/* Number the tiles when the boxes were cut well; keep nothing otherwise. */
static sdyrt_status finish(sdyi_gpu_tiling *tiling, sdyrt_status status) {
    if (status == SDYRT_OK)
        status = number_tiles(tiling);
    if (status != SDYRT_OK)
        sdyi_tiling_free(tiling);
    return status;
}

static sdyrt_status check_list(const char *what, const void *list, int64_t n) {
    if (n < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%" PRId64 " %ss", n, what);
    if (n > 0 && !list)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "the list of %" PRId64 " %ss is NULL", n, what);
    return SDYRT_OK;
}

static sdyrt_status cut_moves(const char *what, const sdyi_gpu_move *moves,
                              int64_t n, bool fills, size_t in, size_t out,
                              bool converts, sdyi_gpu_tiling *tiling) {
    sdyrt_status status = SDYRT_OK;
    for (int64_t i = 0; i < n && status == SDYRT_OK; i++) {
        sdyi_cuda_box b = {.tiling = tiling,
                           .in = fills ? NULL : &moves[i].in,
                           .out = &moves[i].out,
                           .in_width = (int64_t)in,
                           .out_width = (int64_t)out,
                           .converts = converts};
        status = sdyi_cut_box(&b, what, i, moves[i].rank, moves[i].counts);
    }
    return finish(tiling, status);
}

sdyrt_status sdyi_tile_moves(const sdyi_gpu_move *moves, int64_t n,
                             size_t width, const sdyi_tuning *tuning,
                             sdyi_gpu_tiling *tiling) {
    memset(tiling, 0, sizeof *tiling);
    if (tuning)
        tiling->tuning = *tuning;
    SDYI_TRY(check_list("move", moves, n));
    SDYI_TRY(check_width(width));
    return cut_moves("move", moves, n, false, width, width, false, tiling);
}

sdyrt_status sdyi_tile_fills(const sdyi_gpu_move *fills, int64_t n,
                             size_t width, sdyi_gpu_tiling *tiling) {
    memset(tiling, 0, sizeof *tiling);
    SDYI_TRY(check_list("fill", fills, n));
    SDYI_TRY(check_width(width));
    return cut_moves("fill", fills, n, true, width, width, false, tiling);
}

sdyrt_status sdyi_tile_converts(const sdyi_gpu_move *moves, int64_t n,
                                sdyrt_dtype from, sdyrt_dtype to,
                                sdyi_gpu_tiling *tiling) {
    SDYI_TRY(check_dtype(from));
    SDYI_TRY(check_dtype(to));
    const size_t in = sdyrt_dtype_bytes(from), out = sdyrt_dtype_bytes(to);
    memset(tiling, 0, sizeof *tiling);
    SDYI_TRY(check_list("convert", moves, n));
    return cut_moves("convert", moves, n, false, in, out, true, tiling);
}

static sdyrt_status cut_fold(const sdyi_gpu_fold *fold, int64_t i, size_t width,
                             sdyi_gpu_tiling *tiling) {
    if (fold->n_terms < 1 || !fold->terms)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "fold %" PRId64 ": %" PRId64 " terms%s", i,
                         fold->n_terms, fold->terms ? "" : ", at NULL");
    sdyi_cuda_box b = {.tiling = tiling,
                       .out = &fold->out,
                       .terms = fold->terms,
                       .n_terms = fold->n_terms,
                       .in_width = (int64_t)width,
                       .out_width = (int64_t)width};
    return sdyi_cut_box(&b, "fold", i, fold->rank, fold->counts);
}

sdyrt_status sdyi_tile_folds(const sdyi_gpu_fold *folds, int64_t n,
                             sdyrt_dtype dtype, sdyrt_reduction reduction,
                             sdyi_gpu_tiling *tiling) {
    SDYI_TRY(check_dtype(dtype));
    if (!sdyrt_can_reduce(dtype, reduction))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_DTYPE_REDUCTION,
                         "%s has no %s", sdyrt_dtype_name(dtype),
                         sdyrt_reduction_name(reduction));
    const size_t width = sdyrt_dtype_bytes(dtype);
    memset(tiling, 0, sizeof *tiling);
    SDYI_TRY(check_list("fold", folds, n));
    sdyrt_status status = SDYRT_OK;
    for (int64_t i = 0; i < n && status == SDYRT_OK; i++)
        status = cut_fold(&folds[i], i, width, tiling);
    return finish(tiling, status);
}
