/* Moving runs: short ones by a few loads and stores of a fixed size, which the
 * compiler makes of memcpy, long ones by a call of memcpy, or several in turn.
 */
#include "kernels/move.h"

#include "kernels/stream.h"

#include <string.h>

enum {
    FEW_COLUMNS = 16, /* below it the next row comes too soon to ask for */
    LINE = 64,
    ABREAST = 4 /* runs; two and eight were slower */
};

/* COPY(to, from, run) for every run. */
#define MOVE(name, COPY)                                                       \
    static void name(const sdyi_steps *steps, const char *in, char *out,       \
                     int64_t rows, int64_t columns) {                          \
        const sdyi_steps s = *steps;                                           \
        for (int64_t r = 0; r < rows; r++) {                                   \
            const char *const from = in + r * s.in_row;                        \
            char *const to = out + r * s.out_row;                              \
            for (int64_t c = 0; c < columns; c++) {                            \
                if (s.ahead != 0)                                              \
                    sdyi_prefetch(from + c * s.in_column, s.ahead);            \
                COPY(to + c * s.out_column, from + c * s.in_column, s.run);    \
            }                                                                  \
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

sdyi_move_fn *sdyi_move_for(size_t run) {
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
    }
    return run < 4     ? move_from_2
           : run < 8   ? move_from_4
           : run < 16  ? move_from_8
           : run < 32  ? move_from_16
           : run < 64  ? move_from_32
           : run < 256 ? move_from_64
                       : move_long;
}

/* A core has few cache lines of one run in flight at a time, and none beyond
 * its page. With several runs and prefetches more are in flight: lines of the
 * output too, which a store that misses reads first. */
static void move_lines(char *out, ptrdiff_t out_step, const char *in,
                       ptrdiff_t in_step, size_t run, const sdyi_lookahead *i,
                       const sdyi_lookahead *o) {
    const sdyi_lookahead read = *i, write = *o;
    for (size_t at = 0; at + LINE <= run; at += LINE)
        for (int r = 0; r < ABREAST; r++) {
            const char *const from = in + r * in_step + at;
            char *const to = out + r * out_step + at;
            sdyi_prefetch(from, at < read.split ? read.own : read.next);
            sdyi_prefetch(to, at < write.split ? write.own : write.next);
            memcpy(to, from, LINE);
        }
    for (int r = 0; r < ABREAST && run % LINE != 0; r++)
        memcpy(out + r * out_step + run - LINE, in + r * in_step + run - LINE,
               LINE);
}

static void move_rows(char *out, ptrdiff_t out_step, const char *in,
                      ptrdiff_t in_step, int64_t rows, size_t run) {
    const sdyi_lookahead i = sdyi_look_ahead(run, in_step, ABREAST);
    const sdyi_lookahead o = sdyi_look_ahead(run, out_step, ABREAST);
    int64_t r = 0;
    for (; r + ABREAST <= rows; r += ABREAST)
        move_lines(out + r * out_step, out_step, in + r * in_step, in_step, run,
                   &i, &o);
    for (; r < rows; r++)
        memcpy(out + r * out_step, in + r * in_step, run);
}

/* ROWS(out, out_step, in, in_step, rows, run) along the dimension that has more
 * than a few runs. */
#define MOVE_ROWS(name, ROWS)                                                  \
    void name(const sdyi_steps *s, const char *in, char *out, int64_t rows,    \
              int64_t columns) {                                               \
        if (columns < FEW_COLUMNS && columns < rows) {                         \
            for (int64_t c = 0; c < columns; c++)                              \
                ROWS(out + c * s->out_column, s->out_row,                      \
                     in + c * s->in_column, s->in_row, rows, s->run);          \
            return;                                                            \
        }                                                                      \
        for (int64_t r = 0; r < rows; r++)                                     \
            ROWS(out + r * s->out_row, s->out_column, in + r * s->in_row,      \
                 s->in_column, columns, s->run);                               \
    }
MOVE_ROWS(sdyi_move_streaming, sdyi_stream_rows)
MOVE_ROWS(sdyi_move_abreast, move_rows)
