/* Making pieces: divisors and strides by which the device finds a byte. */
#include "base/alloc.h"
#include "base/status.h"
#include "kernels/cuda/cut.h"

#include <stdlib.h>
#include <string.h>

enum {
    VECTOR_ROW = 128,    /* bytes: 8 chunks, the swizzle's period */
    CONVERT_TILE = 4096, /* elements */
    FEW_TERMS = 3
};

/* ---- arrays ---- */

static sdyrt_status add_span(sdyi_gpu_tiling *t, sdyi_cuda_span **span) {
    SDYI_GROW(t->spans, t->n_spans, t->span_room, 16);
    *span = &t->spans[t->n_spans++];
    memset(*span, 0, sizeof **span);
    return SDYRT_OK;
}

static sdyrt_status add_piece(sdyi_gpu_tiling *t, sdyi_cuda_piece **piece) {
    SDYI_GROW(t->pieces, t->n_pieces, t->piece_room, 16);
    *piece = &t->pieces[t->n_pieces++];
    memset(*piece, 0, sizeof **piece);
    return SDYRT_OK;
}

/* ---- pieces ---- */

static int log2_above(int64_t n) {
    return n <= 1 ? 0 : 64 - __builtin_clzll((uint64_t)n - 1);
}

/* With 2^(l - 1) < count <= 2^l and multiplier = ceil(2^(31 + l) / count),
 * n * multiplier >> (31 + l) is n / count for every n < 2^31 (Granlund and
 * Montgomery, theorem 4.2); the multiplier is at most 2^32 - 1. */
static sdyi_divisor divisor(int64_t count) {
    const int l = log2_above(count);
    const uint64_t power = (uint64_t)1 << (31 + l);
    const uint64_t by = (uint64_t)count;
    return (sdyi_divisor){.count = (uint32_t)count,
                          .multiplier = (uint32_t)((power + by - 1) / by),
                          .shift = (uint32_t)(31 + l)};
}

/* Of the part's first element. */
static int64_t offset(const sdyi_cuda_box *b, const sdyi_place *place,
                      int64_t width) {
    int64_t at = place->offset;
    for (int d = 0; d < b->dims.rank; d++)
        at += b->start[d] * sdyi_box_step(b, place, d, width);
    return at;
}

static void add_axis(sdyi_cuda_piece *p, int64_t count, int64_t in,
                     int64_t out) {
    p->axes[p->rank++] =
        (sdyi_axis){.by = divisor(count), .in = in, .out = out};
    p->bits |= (uint32_t)in | (uint32_t)out;
}

/* An axis that counts tiles of 2^log cells. Steps beyond 63 bits are of an axis
 * with one tile, which nobody steps along. */
static void add_tiles(sdyi_cuda_piece *p, int64_t cells, int log, int64_t in,
                      int64_t out) {
    add_axis(p, ((cells - 1) >> log) + 1, (int64_t)((uint64_t)in << log),
             (int64_t)((uint64_t)out << log));
}

/* An axis for dimension `d` of the part. */
static void add_dimension(const sdyi_cuda_box *b, sdyi_cuda_piece *p, int d) {
    add_axis(p, b->counts[d],
             b->in ? sdyi_box_step(b, b->in, d, b->in_width) : 0,
             sdyi_box_step(b, b->out, d, b->out_width));
}

static void place_piece(const sdyi_cuda_box *b, sdyi_cuda_piece *p) {
    if (b->in) {
        p->in = offset(b, b->in, b->in_width);
        p->in_base = b->in->base;
        p->bases |= 1u << b->in->base;
    }
    p->out = offset(b, b->out, b->out_width);
    p->out_base = b->out->base;
    p->bases |= 1u << b->out->base;
    p->bits = (uint32_t)p->in | (uint32_t)p->out;
}

/* The terms of a fold, with steps along the axes of their piece. */
static sdyrt_status add_terms(const sdyi_cuda_box *b, sdyi_cuda_piece *p) {
    sdyi_gpu_tiling *const tiling = b->tiling;
    if (tiling->n_spans + b->n_terms >= UINT32_MAX)
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_LIMIT,
                         "a batch of more than %u terms", UINT32_MAX);
    p->first_span = (uint32_t)tiling->n_spans;
    p->n_spans = (uint32_t)b->n_terms;
    for (int64_t k = 0; k < b->n_terms; k++) {
        const sdyi_place *const term = &b->terms[k];
        sdyi_cuda_span *span = NULL;
        SDYI_TRY(add_span(tiling, &span));
        span->offset = offset(b, term, b->in_width);
        span->base = term->base;
        p->bits |= (uint32_t)span->offset;
        p->bases |= 1u << term->base;
        int d = sdyi_box_inner(b);
        span->steps[0] = 1;
        for (int a = 1; d >= 0; a++, d--) {
            span->steps[a] = sdyi_box_step(b, term, d, b->in_width);
            p->bits |= (uint32_t)span->steps[a];
        }
    }
    return SDYRT_OK;
}

/* The low bits of all offsets and steps of a piece that converts, in elements,
 * and of the length of its rows; 1 where a row's elements are not next to each
 * other. */
static uint32_t quad_bits(const sdyi_cuda_box *b, const sdyi_cuda_piece *p) {
    const sdyi_axis *const inner = &p->axes[0];
    if (inner->in != b->in_width || inner->out != b->out_width)
        return 1;
    int64_t bits = p->in / b->in_width | p->out / b->out_width;
    if (p->rank > 1)
        bits |= inner->by.count;
    for (uint32_t a = 1; a < p->rank; a++)
        bits |= p->axes[a].in / b->in_width | p->axes[a].out / b->out_width;
    return (uint32_t)bits;
}

static void cut_rows(const sdyi_cuda_box *b, sdyi_cuda_piece *p) {
    int d = b->dims.rank - 1;
    if (b->converts) {
        p->total = (uint32_t)sdyi_box_elements(b);
        p->tile = CONVERT_TILE;
        if (d < 0)
            add_axis(p, 1, 0, 0);
    } else {
        int64_t run = b->out_width;
        if (b->run)
            run *= b->counts[d--];
        p->total = (uint32_t)(sdyi_box_elements(b) * b->out_width);
        p->tile = b->n_terms == 0           ? SDYI_TILE_BYTES
                  : b->n_terms <= FEW_TERMS ? SDYI_TILE_BYTES / 2
                                            : SDYI_TILE_BYTES / 4;
        add_axis(p, run, 1, 1);
        p->bits = (uint32_t)p->in | (uint32_t)p->out | (uint32_t)run;
    }
    for (; d >= 0; d--)
        add_dimension(b, p, d);
    if (b->converts)
        p->vector_bits = quad_bits(b, p);
}

sdyi_cut_shape sdyi_shape_rectangle(int64_t cell, int64_t rows, int64_t columns,
                                    sdyi_tile_shape shape) {
    const int area =
        SDYI_TILE_LOG + (shape == SDYI_TILE_LARGE) - log2_above(cell);
    const int most_rows = log2_above(rows), most_columns = log2_above(columns);
    const int half = area / 2, rest = area - half;
    sdyi_cut_shape r = shape == SDYI_TILE_LONG_IN
                           ? (sdyi_cut_shape){rest, half}
                           : (sdyi_cut_shape){half, rest};
    if (most_rows < r.log_rows)
        r = (sdyi_cut_shape){most_rows, area - most_rows};
    else if (most_columns < r.log_columns)
        r = (sdyi_cut_shape){area - most_columns, most_columns};
    if (r.log_rows > most_rows)
        r.log_rows = most_rows;
    if (r.log_columns > most_columns)
        r.log_columns = most_columns;
    return r;
}

/* The low bits of all offsets and strides of a tiled piece, which moves by
 * vectors where bases are aligned too; 1 where vectors never fit its cells. */
static uint32_t vector_bits(const sdyi_cuda_piece *p, uint32_t around) {
    const int64_t cell = p->cell.count;
    const int64_t side = SDYI_WIDEST / cell;
    const bool fits = cell < SDYI_WIDEST && (cell & (cell - 1)) == 0 &&
                      p->in_row == cell && p->out_column == cell &&
                      p->row_bytes.count >= VECTOR_ROW &&
                      p->column_bytes.count >= VECTOR_ROW &&
                      p->rows % side == 0 && p->columns % side == 0;
    return fits ? around | (uint32_t)p->in_column | (uint32_t)p->out_row : 1;
}

static void cut_rectangles(const sdyi_cuda_box *b, sdyi_cuda_piece *p) {
    const int64_t cell = sdyi_box_cell(b);
    const int64_t rows = b->counts[b->row], columns = b->counts[b->column];
    const sdyi_cut_shape r =
        sdyi_shape_rectangle(cell, rows, columns, b->tiling->tuning.shape);
    p->tiled = 1;
    p->log_rows = (uint32_t)r.log_rows;
    p->log_columns = (uint32_t)r.log_columns;
    p->rows = (uint32_t)rows;
    p->columns = (uint32_t)columns;
    p->cell = divisor(cell);
    p->row_bytes = divisor(cell << r.log_rows);
    p->column_bytes = divisor(cell << r.log_columns);
    p->in_row = sdyi_box_step(b, b->in, b->row, b->in_width);
    p->in_column = sdyi_box_step(b, b->in, b->column, b->in_width);
    p->out_row = sdyi_box_step(b, b->out, b->row, b->out_width);
    p->out_column = sdyi_box_step(b, b->out, b->column, b->out_width);

    add_tiles(p, columns, r.log_columns, p->in_column, p->out_column);
    add_tiles(p, rows, r.log_rows, p->in_row, p->out_row);
    for (int d = sdyi_box_inner(b); d >= 0; d--)
        if (d != b->row && d != b->column)
            add_dimension(b, p, d);
    p->vector_bits = vector_bits(p, p->bits);
    p->bits |= (uint32_t)cell | (uint32_t)p->in_row | (uint32_t)p->in_column |
               (uint32_t)p->out_row | (uint32_t)p->out_column;
}

static void note_alignment(const sdyi_cuda_box *b) {
    uint32_t *const misfits = b->tiling->misfits;
    misfits[b->out->base] |= (uint32_t)b->out_width - 1;
    if (b->in)
        misfits[b->in->base] |= (uint32_t)b->in_width - 1;
    for (int64_t k = 0; k < b->n_terms; k++)
        misfits[b->terms[k].base] |= (uint32_t)b->in_width - 1;
}

sdyrt_status sdyi_cut_piece(const sdyi_cuda_box *b) {
    sdyi_cuda_piece *p = NULL;
    SDYI_TRY(add_piece(b->tiling, &p));
    place_piece(b, p);
    if (b->row >= 0)
        cut_rectangles(b, p);
    else
        cut_rows(b, p);
    if (b->n_terms > 0)
        SDYI_TRY(add_terms(b, p));
    b->tiling->tiled |= b->row >= 0;
    b->tiling->bases |= p->bases;
    if (sdyi_box_computes(b))
        note_alignment(b);
    return SDYRT_OK;
}
