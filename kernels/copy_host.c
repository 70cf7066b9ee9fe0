/* Copying boxes. The box becomes runs of bytes that are contiguous on both
 * sides, the runs make planes of rows and columns, and a plane is moved tile
 * by tile:
 *
 *   columns  the dimension with the smallest stride in the output
 *   rows     the one with the smallest stride in the input; when that is the
 *            same one, the next larger in the output
 *
 * Pointers need no alignment: memory is touched by memcpy and unaligned vector
 * moves only. Only bytes of the box are touched, and no address outside of it
 * is computed. */
#include "kernels/box.h"
#include "kernels/merge.h"
#include "kernels/stream.h"
#include "kernels/transpose.h"

#include <string.h>

typedef struct plane plane;

/* Move a part of a plane. */
typedef void move_fn(const plane *p, const char *in, char *out, int64_t rows,
                     int64_t columns);

struct plane {
    move_fn *move;
    sdyi_transpose_fn *transpose;
    size_t run;            /* bytes */
    int64_t rows, columns; /* runs */
    int64_t tile_rows, tile_columns;
    ptrdiff_t in_row, in_column; /* strides in bytes */
    ptrdiff_t out_row, out_column;
    bool staged; /* tiles are built in the cache and streamed from there */
};

/* The moves: COPY(to, from, run) for every run of a part. */
#define MOVE(name, COPY)                                                       \
    static void name(const plane *p, const char *in, char *out, int64_t rows,  \
                     int64_t columns) {                                        \
        const plane s = *p;                                                    \
        for (int64_t r = 0; r < rows; r++) {                                   \
            const char *const from = in + r * s.in_row;                        \
            char *const to = out + r * s.out_row;                              \
            for (int64_t c = 0; c < columns; c++)                              \
                COPY(to + c * s.out_column, from + c * s.in_column, s.run);    \
        }                                                                      \
    }

/* Runs of exactly N bytes. */
#define COPY_1(to, from, run) memcpy(to, from, 1)
#define COPY_2(to, from, run) memcpy(to, from, 2)
#define COPY_4(to, from, run) memcpy(to, from, 4)
#define COPY_8(to, from, run) memcpy(to, from, 8)
#define COPY_16(to, from, run) memcpy(to, from, 16)
#define COPY_32(to, from, run) memcpy(to, from, 32)
#define COPY_64(to, from, run) memcpy(to, from, 64)
MOVE(move_1, COPY_1)
MOVE(move_2, COPY_2)
MOVE(move_4, COPY_4)
MOVE(move_8, COPY_8)
MOVE(move_16, COPY_16)
MOVE(move_32, COPY_32)
MOVE(move_64, COPY_64)

/* Runs of N to 2N bytes: the first N and the last N, which may overlap. */
#define COPY_ENDS(N)                                                           \
    static inline void copy_ends_##N(char *to, const char *from, size_t run) { \
        memcpy(to, from, N);                                                   \
        memcpy(to + run - N, from + run - N, N);                               \
    }
COPY_ENDS(2)
COPY_ENDS(4)
COPY_ENDS(8)
COPY_ENDS(16)
COPY_ENDS(32)
MOVE(move_from_2, copy_ends_2)
MOVE(move_from_4, copy_ends_4)
MOVE(move_from_8, copy_ends_8)
MOVE(move_from_16, copy_ends_16)
MOVE(move_from_32, copy_ends_32)

/* Runs above 64 bytes. */
static inline void copy_from_64(char *to, const char *from, size_t run) {
    for (size_t at = 0; at + 64 < run; at += 64)
        memcpy(to + at, from + at, 64);
    memcpy(to + run - 64, from + run - 64, 64);
}
MOVE(move_from_64, copy_from_64)
MOVE(move_long, memcpy)
MOVE(move_streaming, sdyi_stream_run)

enum {
    RUN_LONG = 256,    /* bytes from which a call of memcpy costs little */
    RUN_STREAMED = 256 /* bytes from which whole lines dominate a run */
};

static move_fn *move_for(size_t run) {
    switch (run) {
    case 1:
        return move_1;
    case 2:
        return move_2;
    case 4:
        return move_4;
    case 8:
        return move_8;
    case 16:
        return move_16;
    case 32:
        return move_32;
    case 64:
        return move_64;
    default:
        return run < 4          ? move_from_2
               : run < 8        ? move_from_4
               : run < 16       ? move_from_8
               : run < 32       ? move_from_16
               : run < 64       ? move_from_32
               : run < RUN_LONG ? move_from_64
                                : move_long;
    }
}

static void move_transposed(const plane *p, const char *in, char *out,
                            int64_t rows, int64_t columns) {
    p->transpose(in, p->in_column, out, p->out_row, rows, columns);
}

enum {
    STAGE_BYTES = 16384, /* half of a small first-level cache */
    TILE_ROW_BYTES = 128,
    TILE_COLUMN_BYTES = 512,
    /* Lines of a stage are this much longer than what they hold, so that they
     * do not fall on the same cache sets. */
    STAGE_PAD = 64
};

static void move_staged(const plane *p, const char *in, char *out, int64_t rows,
                        int64_t columns) {
    _Alignas(64) char stage[STAGE_BYTES + STAGE_BYTES / 8];
    const size_t bytes = (size_t)columns * p->run;
    plane to_stage = *p;
    to_stage.out_column = (ptrdiff_t)p->run;
    to_stage.out_row = (ptrdiff_t)(bytes + STAGE_PAD - bytes % 64);
    p->move(&to_stage, in, stage, rows, columns);
    for (int64_t r = 0; r < rows; r++)
        sdyi_stream_run(out + r * p->out_row, stage + r * to_stage.out_row,
                        bytes);
}

static void move_plane(const plane *p, const char *in, char *out) {
    move_fn *const move = p->staged ? move_staged : p->move;
    for (int64_t r = 0; r < p->rows; r += p->tile_rows) {
        const int64_t rows =
            p->rows - r < p->tile_rows ? p->rows - r : p->tile_rows;
        for (int64_t c = 0; c < p->columns; c += p->tile_columns) {
            const int64_t columns = p->columns - c < p->tile_columns
                                        ? p->columns - c
                                        : p->tile_columns;
            move(p, in + r * p->in_row + c * p->in_column,
                 out + r * p->out_row + c * p->out_column, rows, columns);
        }
    }
}

static int64_t at_least_1(int64_t n) {
    return n < 1 ? 1 : n;
}

/* Choose how a plane moves. `crossed`: rows are the input's dense direction
 * and columns the output's. */
static void plan_plane(plane *p, bool crossed, bool large) {
    const int64_t run = (int64_t)p->run;
    p->move = move_for(p->run);
    p->tile_rows = p->rows;
    p->tile_columns = p->columns;

    if (crossed && p->run < RUN_LONG) {
        p->tile_rows = at_least_1(TILE_ROW_BYTES / run);
        p->tile_columns = TILE_COLUMN_BYTES / run;
        p->transpose = p->in_row == run && p->out_column == run
                           ? sdyi_transpose_for(p->run)
                           : NULL;
        if (p->transpose)
            p->move = move_transposed;
    }

    if (!large)
        return;
    if (p->run >= RUN_STREAMED) {
        p->move = move_streaming;
    } else if (p->out_column == run && p->columns * run >= RUN_STREAMED) {
        p->staged = true;
        if (!crossed) {
            p->tile_rows = 1;
            p->tile_columns = STAGE_BYTES / run;
        }
    }
}

/* The dimension of the smallest stride but 0, which no address depends on. */
static int densest(const ptrdiff_t *strides, int rank) {
    int best = -1;
    for (int d = 0; d < rank; d++) {
        const ptrdiff_t size = strides[d] < 0 ? -strides[d] : strides[d];
        if (size != 0 &&
            (best < 0 ||
             size < (strides[best] < 0 ? -strides[best] : strides[best])))
            best = d;
    }
    return best;
}

void sdyi_copy_box(const void *in, const int64_t *in_strides, void *out,
                   const int64_t *out_strides, const int64_t *counts, int rank,
                   size_t width) {
    sdyi_dims dims;
    const int64_t elements = sdyi_dims_sort(&dims, counts, rank, out_strides);
    if (elements == 0)
        return;
    sdyi_dims_merge(&dims, sdyi_dims_breaks(&dims, in_strides) |
                               sdyi_dims_breaks(&dims, out_strides));

    plane p = {.run = width, .rows = 1, .columns = 1};
    ptrdiff_t in_step[SDYRT_MAX_RANK] = {0}; /* bytes */
    ptrdiff_t out_step[SDYRT_MAX_RANK] = {0};
    int n = dims.rank;
    for (int d = 0; d < n; d++) {
        in_step[d] = (ptrdiff_t)in_strides[dims.source[d]] * (ptrdiff_t)width;
        out_step[d] = (ptrdiff_t)out_strides[dims.source[d]] * (ptrdiff_t)width;
    }
    if (n > 0 && in_step[n - 1] == (ptrdiff_t)width &&
        out_step[n - 1] == (ptrdiff_t)width)
        p.run *= (size_t)dims.counts[--n];
    if (n == 0) {
        memcpy(out, in, p.run);
        return;
    }

    /* Take the plane's two dimensions out; the rest is walked. */
    const int dense = densest(in_step, n);
    const bool crossed = dense >= 0 && dense != n - 1;
    p.columns = dims.counts[--n];
    p.in_column = in_step[n];
    p.out_column = out_step[n];
    if (n > 0) {
        const int row = crossed ? dense : n - 1;
        p.rows = dims.counts[row];
        p.in_row = in_step[row];
        p.out_row = out_step[row];
        n--;
        for (int d = row; d < n; d++) {
            dims.counts[d] = dims.counts[d + 1];
            in_step[d] = in_step[d + 1];
            out_step[d] = out_step[d + 1];
        }
    }
    const bool large = sdyi_streams((size_t)elements * width);
    plan_plane(&p, crossed, large);

    int64_t index[SDYRT_MAX_RANK] = {0};
    do {
        ptrdiff_t in_at = 0, out_at = 0;
        for (int d = 0; d < n; d++) {
            in_at += index[d] * in_step[d];
            out_at += index[d] * out_step[d];
        }
        move_plane(&p, (const char *)in + in_at, (char *)out + out_at);
    } while (sdyi_next_index(index, dims.counts, n));
    if (large)
        sdyi_stream_end();
}
