/* Cutting boxes. They are normalised as the host kernels do it; then a box is
 * of one kind, and is cut along its outermost dimensions until each part has at
 * most MOST_PIECE bytes. */
#include "kernels/cuda/cut.h"
#include "base/status.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define MOST_PIECE ((int64_t)1 << 30) /* bytes */
#define MOST_BOX ((int64_t)1 << 44)   /* bytes: more than any device has */

enum {
    CELL_TILED = 64,    /* bytes up to which crossing cells are tiled */
    TILE_FILLED = 4096, /* bytes of a tile's cells below which rows do better */
    RUN_SPLIT = 128     /* bytes from which a run's unaligned end is cut off */
};

static sdyrt_status check_counts(const char *what, int64_t i, int rank,
                                 const int64_t *counts) {
    if (rank < 0 || rank > SDYRT_MAX_RANK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "%s %" PRId64 ": rank %d is not from 0 to %d", what, i,
                         rank, SDYRT_MAX_RANK);
    for (int d = 0; d < rank; d++)
        if (counts[d] < 0)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "%s %" PRId64 ": count %" PRId64
                             " of dimension %d is negative",
                             what, i, counts[d], d);
    return SDYRT_OK;
}

/* Check a place of a box that is not empty: its base is valid, every address is
 * within 63 bits, and its offset is a multiple of `alignment`. */
static sdyrt_status check_place(const sdyi_place *place, const sdyi_dims *dims,
                                int64_t width, int64_t alignment) {
    if (place->base < 0 || place->base >= SDYI_BASES)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "base %d is not from 0 to %d", place->base,
                         SDYI_BASES - 1);
    if (place->offset % alignment != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_ALIGNMENT,
                         "offset %" PRId64
                         " is not a multiple of the element's %" PRId64
                         " bytes",
                         place->offset, alignment);
    int64_t least = place->offset, most;
    bool over = __builtin_add_overflow(least, width - 1, &most);
    for (int d = 0; d < dims->rank; d++) {
        int64_t reach;
        over |= __builtin_mul_overflow(place->strides[dims->source[d]], width,
                                       &reach) ||
                __builtin_mul_overflow(reach, dims->counts[d], &reach);
        int64_t *const end = reach < 0 ? &least : &most;
        over |= __builtin_add_overflow(*end, reach, end);
    }
    if (over)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                         "a box at offset %" PRId64
                         " reaches beyond 2^63 bytes",
                         place->offset);
    return SDYRT_OK;
}

/* Cut the part into pieces of few enough bytes, along its outermost dimension,
 * and where one of that is too much, along the next. */
static sdyrt_status cut_part(const sdyi_cuda_box *b, int d) {
    const int64_t width =
        b->in_width > b->out_width ? b->in_width : b->out_width;
    const int64_t bytes = sdyi_box_elements(b) * width;
    if (bytes <= MOST_PIECE)
        return sdyi_cut_piece(b);
    while (b->counts[d] == 1)
        d++;
    const int64_t one = bytes / b->counts[d];
    const int64_t most = one >= MOST_PIECE ? 1 : MOST_PIECE / one;
    sdyi_cuda_box part = *b;
    for (int64_t at = 0; at < b->counts[d]; at += most) {
        const int64_t left = b->counts[d] - at;
        part.start[d] = b->start[d] + at;
        part.counts[d] = left < most ? left : most;
        SDYI_TRY(cut_part(&part, d));
    }
    return SDYRT_OK;
}

/* The dimension, not the run, with the smallest step in the input that steps at
 * all; -1: none. */
static int densest(const sdyi_cuda_box *b) {
    int best = -1;
    int64_t least = INT64_MAX;
    for (int d = sdyi_box_inner(b); d >= 0; d--) {
        const int64_t s = llabs(sdyi_box_step(b, b->in, d, b->in_width));
        if (s != 0 && s < least) {
            best = d;
            least = s;
        }
    }
    return best;
}

/* Choose rows and columns where the box crosses and tiles pay. */
static void cross(sdyi_cuda_box *b) {
    const int column = sdyi_box_inner(b);
    const int64_t cell = sdyi_box_cell(b);
    b->row = b->column = -1;
    if (!b->in || b->converts || column < 1 || cell > CELL_TILED)
        return;
    const int row = densest(b);
    if (row < 0 || row == column ||
        llabs(sdyi_box_step(b, b->in, row, b->in_width)) > CELL_TILED)
        return;
    const sdyi_cut_shape r = sdyi_shape_rectangle(
        cell, b->counts[row], b->counts[column], b->tiling->tuning.shape);
    const int64_t rows = (int64_t)1 << r.log_rows;
    const int64_t columns = (int64_t)1 << r.log_columns;
    const int64_t filled =
        (rows < b->counts[row] ? rows : b->counts[row]) *
        (columns < b->counts[column] ? columns : b->counts[column]) * cell;
    if (filled < TILE_FILLED)
        return;
    b->row = row;
    b->column = column;
}

/* Low bits of all that a run's addresses are made of, but not of its length. */
static uint32_t run_bits(const sdyi_cuda_box *b) {
    uint32_t bits = (uint32_t)b->out->offset;
    if (b->in)
        bits |= (uint32_t)b->in->offset;
    for (int64_t k = 0; k < b->n_terms; k++)
        bits |= (uint32_t)b->terms[k].offset;
    for (int d = 0; d + 1 < b->dims.rank; d++) {
        bits |= (uint32_t)sdyi_box_step(b, b->out, d, b->out_width);
        if (b->in)
            bits |= (uint32_t)sdyi_box_step(b, b->in, d, b->in_width);
        for (int64_t k = 0; k < b->n_terms; k++)
            bits |= (uint32_t)sdyi_box_step(b, &b->terms[k], d, b->in_width);
    }
    return bits;
}

/* Cut a box in two where runs are aligned to more bytes than their length is a
 * multiple of: their last bytes become a box of their own, so that the rest
 * moves by whole vectors of 16. */
static sdyrt_status cut_ends(sdyi_cuda_box *b) {
    const int last = b->dims.rank - 1;
    const int64_t run = b->run ? sdyi_box_cell(b) : 0;
    const int64_t whole = run - run % SDYI_WIDEST;
    if (b->row >= 0 || b->converts || run < RUN_SPLIT || whole == run ||
        sdyi_widest(run_bits(b)) <= sdyi_widest((uint32_t)run))
        return cut_part(b, 0);
    const int64_t all = b->counts[last];
    b->counts[last] = whole / b->out_width;
    SDYI_TRY(cut_part(b, 0));
    b->start[last] = b->counts[last];
    b->counts[last] = all - b->counts[last];
    return cut_part(b, 0);
}

static bool contiguous(const sdyi_cuda_box *b, const sdyi_place *place) {
    return place->strides[b->dims.source[b->dims.rank - 1]] == 1;
}

/* Drop, sort and merge dimensions. Returns the number of elements. */
static int64_t normalise(sdyi_cuda_box *b, int rank, const int64_t *counts) {
    const int64_t n = sdyi_dims_sort(&b->dims, counts, rank, b->out->strides);
    if (n == 0)
        return 0;
    unsigned breaks = sdyi_dims_breaks(&b->dims, b->out->strides);
    if (b->in)
        breaks |= sdyi_dims_breaks(&b->dims, b->in->strides);
    for (int64_t k = 0; k < b->n_terms; k++)
        breaks |= sdyi_dims_breaks(&b->dims, b->terms[k].strides);
    sdyi_dims_merge(&b->dims, breaks);

    b->run = b->dims.rank > 0 && !b->converts && contiguous(b, b->out) &&
             (!b->in || contiguous(b, b->in));
    for (int64_t k = 0; k < b->n_terms && b->run; k++)
        b->run = contiguous(b, &b->terms[k]);
    return n;
}

static sdyrt_status check_box(const sdyi_cuda_box *b, int64_t elements) {
    const bool aligned = sdyi_box_computes(b);
    const int64_t in = b->in_width, out = b->out_width;
    if (elements > MOST_BOX / (in > out ? in : out))
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_LIMIT,
                         "a box of more than %" PRId64 " bytes", MOST_BOX);
    SDYI_TRY(check_place(b->out, &b->dims, out, aligned ? out : 1));
    if (b->in)
        SDYI_TRY(check_place(b->in, &b->dims, in, aligned ? in : 1));
    for (int64_t k = 0; k < b->n_terms; k++)
        SDYI_TRY(check_place(&b->terms[k], &b->dims, in, aligned ? in : 1));
    return SDYRT_OK;
}

sdyrt_status sdyi_cut_box(sdyi_cuda_box *b, const char *what, int64_t i,
                          int rank, const int64_t *counts) {
    sdyrt_status status = check_counts(what, i, rank, counts);
    if (status != SDYRT_OK)
        return status;
    const int64_t elements = normalise(b, rank, counts);
    if (elements == 0)
        return SDYRT_OK;
    status = check_box(b, elements);
    if (status != SDYRT_OK) {
        sdyi_fail_prefix("%s %" PRId64 ": ", what, i);
        return status;
    }
    memcpy(b->counts, b->dims.counts, sizeof b->counts);
    memset(b->start, 0, sizeof b->start);
    cross(b);
    return cut_ends(b);
}
