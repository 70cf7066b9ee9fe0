/* Copying boxes. The box becomes runs of bytes that are contiguous on both
 * sides, the runs make planes of rows and columns, and a plane is moved tile
 * by tile:
 *
 *   columns  the dimension with the smallest stride in the output
 *   rows     the one with the smallest stride in the input; when that is the
 *            same one, the next larger in the output
 *
 * Only bytes of the box are touched, by accesses that need no alignment. */
#include "kernels/box.h"
#include "kernels/merge.h"
#include "kernels/move.h"
#include "kernels/stream.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* The loops that move a box, chosen by its merged dimensions. */
typedef struct plan {
    sdyi_steps steps;
    sdyi_move_fn *move;
    bool staged; /* tiles are built in the cache and copied from there */
    bool large;  /* stages are written by streaming stores */
    int64_t rows, columns;
    /* Tiles are done row by row in a column of `band_rows` rows, column by
     * column in a band, band by band. */
    int64_t tile_rows, tile_columns, band_rows;

    int rank; /* of the dimensions outside the plane */
    int64_t counts[SDYRT_MAX_RANK];
    ptrdiff_t in_steps[SDYRT_MAX_RANK]; /* bytes */
    ptrdiff_t out_steps[SDYRT_MAX_RANK];
} plan;

/* Sizes that were the fastest where they were measured, and were not critical:
 * a tile's input and output fit in a second-level cache, a band's pages in a
 * second-level TLB. */
enum {
    TILE_ROWS = 128, /* and at most */
    TILE_COLUMN_BYTES = 256,
    TILE_ROW_BYTES = 256,
    BAND_ROWS = 1024, /* and at most */
    BAND_COLUMN_BYTES = 4096,
    PACK_BYTES = 2048, /* of runs that are staged for one streamed run */
    /* The rows of a stage lie this much further apart than they are long, so
     * that they do not fall on the same few cache sets. */
    STAGE_PAD = 64,
    STAGE_BYTES = TILE_ROWS * (TILE_ROW_BYTES + STAGE_PAD),
    LINE = 64,
    RUN_TILED = 256,    /* bytes below which crossed runs are tiled */
    RUN_STREAMED = 256, /* bytes from which whole lines dominate any run */
    RUN_PACKED = 1024,  /* bytes from which they dominate unaligned runs */
    RUN_ASKED = 32,     /* bytes from which asking ahead for a run pays */
    RUN_ABREAST = 256,  /* bytes from which several runs at a time pay, .. */
    MOVED_ABREAST = 128 << 10, /* .. in so large a movement */
    PAGE = 4096
};

static void move_staged(const plan *p, const char *in, char *out, int64_t rows,
                        int64_t columns) {
    _Alignas(LINE) char stage[STAGE_BYTES];
    const size_t bytes = (size_t)columns * p->steps.run;
    sdyi_steps to_stage = p->steps;
    to_stage.out_column = (ptrdiff_t)p->steps.run;
    to_stage.out_row = (ptrdiff_t)(bytes + STAGE_PAD - bytes % LINE);
    p->move(&to_stage, in, stage, rows, columns);

    const sdyi_steps from_stage = {
        .run = bytes, .in_row = to_stage.out_row, .out_row = p->steps.out_row};
    if (!p->large)
        sdyi_move_for(bytes)(&from_stage, stage, out, rows, 1);
    else
        for (int64_t r = 0; r < rows; r++)
            sdyi_stream_run(out + r * from_stage.out_row,
                            stage + r * from_stage.in_row, bytes);
}

static int64_t least(int64_t a, int64_t b) {
    return a < b ? a : b;
}

static void move_tile(const plan *p, const char *in, char *out, int64_t row,
                      int64_t rows, int64_t column) {
    const int64_t columns = least(p->columns - column, p->tile_columns);
    in += row * p->steps.in_row + column * p->steps.in_column;
    out += row * p->steps.out_row + column * p->steps.out_column;
    if (p->staged)
        move_staged(p, in, out, rows, columns);
    else
        p->move(&p->steps, in, out, rows, columns);
}

static void move_plane(const plan *p, const char *in, char *out) {
    for (int64_t band = 0; band < p->rows; band += p->band_rows) {
        const int64_t end = least(p->rows, band + p->band_rows);
        for (int64_t c = 0; c < p->columns; c += p->tile_columns)
            for (int64_t r = band; r < end; r += p->tile_rows)
                move_tile(p, in, out, r, least(end - r, p->tile_rows), c);
    }
}

/* Merge the box's dimensions into steps of bytes, the unit one into the run.
 * Returns the number of elements. */
static int64_t normalise(plan *p, const int64_t *in_strides,
                         const int64_t *out_strides, const int64_t *counts,
                         int rank, size_t width) {
    sdyi_dims dims;
    const int64_t elements = sdyi_dims_sort(&dims, counts, rank, out_strides);
    if (elements == 0)
        return 0;
    sdyi_dims_merge(&dims, sdyi_dims_breaks(&dims, in_strides) |
                               sdyi_dims_breaks(&dims, out_strides));
    p->rank = dims.rank;
    p->steps.run = width;
    const ptrdiff_t run = (ptrdiff_t)width;
    for (int d = 0; d < dims.rank; d++) {
        p->counts[d] = dims.counts[d];
        p->in_steps[d] = (ptrdiff_t)in_strides[dims.source[d]] * run;
        p->out_steps[d] = (ptrdiff_t)out_strides[dims.source[d]] * run;
    }
    const int last = p->rank - 1;
    if (last >= 0 && p->in_steps[last] == run && p->out_steps[last] == run) {
        p->steps.run *= (size_t)p->counts[last];
        p->rank--;
    }
    return elements;
}

/* The dimension of the smallest step of the input. */
static int densest(const plan *p) {
    int best = 0;
    for (int d = 1; d < p->rank; d++)
        if (llabs(p->in_steps[d]) <= llabs(p->in_steps[best]))
            best = d;
    return best;
}

/* Take the two dimensions of the plane out of those around it. Returns whether
 * they cross: the input is dense along the rows' dimension. */
static bool take_plane(plan *p) {
    const int column = p->rank - 1;
    const int dense = densest(p);
    p->columns = p->counts[column];
    p->steps.in_column = p->in_steps[column];
    p->steps.out_column = p->out_steps[column];
    p->rows = 1;
    p->rank = column;
    if (column == 0)
        return false;

    const int row = dense == column ? column - 1 : dense;
    p->rows = p->counts[row];
    p->steps.in_row = p->in_steps[row];
    p->steps.out_row = p->out_steps[row];
    p->rank--;
    for (int d = row; d < p->rank; d++) {
        p->counts[d] = p->counts[d + 1];
        p->in_steps[d] = p->in_steps[d + 1];
        p->out_steps[d] = p->out_steps[d + 1];
    }
    return dense != column;
}

/* True when every run starts on a cache line of the output. */
static bool starts_on_lines(const plan *p, const char *out) {
    uintptr_t all = (uintptr_t)out | (uintptr_t)p->steps.out_row |
                    (uintptr_t)p->steps.out_column;
    for (int d = 0; d < p->rank; d++)
        all |= (uintptr_t)p->out_steps[d];
    return all % LINE == 0;
}

/* Crossed: tiles, as input lines must be used whole while they are cached. */
static void plan_tiles(plan *p) {
    sdyi_steps *const s = &p->steps;
    const int64_t run = (int64_t)s->run;
    assert(run > 0);
    sdyi_move_fn *const transpose = sdyi_transpose_for(s->run);
    if (transpose && s->in_row == run && s->out_column == run)
        p->move = transpose;
    p->tile_rows = least(TILE_ROWS, 1 + (TILE_COLUMN_BYTES - 1) / run);
    p->tile_columns = TILE_ROW_BYTES / run;
    p->band_rows = least(BAND_ROWS, 1 + (BAND_COLUMN_BYTES - 1) / run);
    p->staged = s->out_column == run;
    if (p->large)
        s->ahead = p->tile_rows * s->in_row;
}

/* Not crossed, and large: streamed when that covers whole lines, directly or
 * by way of a stage. */
static void plan_streaming(plan *p, const char *out) {
    sdyi_steps *const s = &p->steps;
    const int64_t run = (int64_t)s->run;
    const bool lines = starts_on_lines(p, out) && run >= LINE;
    const bool packs = s->out_column == run && run * p->columns >= RUN_STREAMED;
    if (lines || run >= RUN_PACKED || (run >= RUN_STREAMED && !packs)) {
        p->move = sdyi_move_streaming;
    } else if (packs) {
        p->staged = true;
        p->tile_rows = p->band_rows = 1;
        p->tile_columns = PACK_BYTES / run;
        if (run >= RUN_ASKED)
            s->ahead = s->in_column * (SDYI_AHEAD_BYTES / run);
    }
}

/* One run. What spills is moved as pages, several at a time. */
static void copy_run(char *out, const char *in, size_t bytes, size_t moved) {
    if (sdyi_streams(moved)) {
        sdyi_stream_rows(out, 0, in, 0, 1, bytes);
    } else if (sdyi_spills(moved)) {
        static const sdyi_steps pages = {
            .run = PAGE, .in_column = PAGE, .out_column = PAGE};
        const size_t whole = bytes / PAGE * PAGE;
        sdyi_move_abreast(&pages, in, out, 1, (int64_t)(whole / PAGE));
        memcpy(out + whole, in + whole, bytes - whole);
    } else {
        memcpy(out, in, bytes);
    }
}

void sdyi_copy_box(const void *in, const int64_t *in_strides, void *out,
                   const int64_t *out_strides, const int64_t *counts, int rank,
                   size_t width) {
    sdyi_copy_box_of(in, in_strides, out, out_strides, counts, rank, width, 0);
}

void sdyi_copy_box_of(const void *in, const int64_t *in_strides, void *out,
                      const int64_t *out_strides, const int64_t *counts,
                      int rank, size_t width, size_t moved) {
    plan p = {.staged = false};
    const int64_t elements =
        normalise(&p, in_strides, out_strides, counts, rank, width);
    if (elements == 0)
        return;
    const size_t bytes = (size_t)elements * width;
    moved = moved > bytes ? moved : bytes;
    p.large = sdyi_streams(moved);
    if (p.rank == 0) {
        copy_run(out, in, p.steps.run, moved);
    } else {
        const bool crossed = take_plane(&p);
        p.move = sdyi_move_for(p.steps.run);
        p.tile_rows = p.band_rows = p.rows;
        p.tile_columns = p.columns;
        if (crossed && p.steps.run < RUN_TILED)
            plan_tiles(&p);
        else if (p.large)
            plan_streaming(&p, out);
        else if (p.steps.run >= RUN_ABREAST && moved >= MOVED_ABREAST)
            p.move = sdyi_move_abreast;

        int64_t index[SDYRT_MAX_RANK] = {0};
        do {
            const char *from = in;
            char *to = out;
            for (int d = 0; d < p.rank; d++) {
                from += index[d] * p.in_steps[d];
                to += index[d] * p.out_steps[d];
            }
            move_plane(&p, from, to);
        } while (sdyi_next_index(index, p.counts, p.rank));
    }
    if (p.large)
        sdyi_stream_end();
}
