/* Transposing with the interleaving instructions of SSE2, which every x86-64
 * has. A vector holds N elements, a square of N x N sits in N vectors, and
 * log2(N) perfect shuffles (vector k and vector k + N/2 interleaved into
 * vectors 2k and 2k + 1) transpose it. Whole input lines are read one after
 * the other, as lines a power of two apart throw each other out of the cache;
 * those of a later column, or of the first columns of the tile to come, are
 * asked for in time. */
#include "kernels/move.h"
#include "kernels/stream.h"

#if defined(__x86_64__)
#include <emmintrin.h>
#include <string.h>

enum {
    LINE = 64,         /* bytes */
    AHEAD_COLUMNS = 16 /* fewer come too late, more are thrown out again */
};

/* Ask for what comes AHEAD_COLUMNS columns after columns j to j + n - 1. */
SDYI_PREFETCHES void ask(const sdyi_steps *s, const char *in, int64_t j, int n,
                         int64_t columns, int64_t bytes) {
    ptrdiff_t first = (j + AHEAD_COLUMNS) * s->in_column;
    if (j + AHEAD_COLUMNS + n > columns) {
        if (s->ahead == 0)
            return;
        first += s->ahead - columns * s->in_column;
    }
    for (int k = 0; k < n; k++)
        for (int64_t at = 0; at < bytes; at += LINE)
            sdyi_prefetch(in, first + k * s->in_column + at);
}

#define TRANSPOSE(W, UNIT)                                                     \
    static void edge_##W(const sdyi_steps *s, const char *in, char *out,       \
                         int64_t rows, int64_t columns) {                      \
        for (int64_t i = 0; i < rows; i++)                                     \
            for (int64_t j = 0; j < columns; j++)                              \
                memcpy(out + i * s->out_row + j * W,                           \
                       in + j * s->in_column + i * W, W);                      \
    }                                                                          \
                                                                               \
    static inline void square_##W(const char *in, ptrdiff_t in_column,         \
                                  char *out, ptrdiff_t out_row) {              \
        enum { N = 16 / W };                                                   \
        __m128i a[N], b[N];                                                    \
        for (int k = 0; k < N; k++)                                            \
            a[k] = _mm_loadu_si128((const __m128i *)(in + k * in_column));     \
        for (int step = 1; step < N; step *= 2) {                              \
            for (int k = 0; k < N / 2; k++) {                                  \
                b[2 * k] = _mm_unpacklo_##UNIT(a[k], a[k + N / 2]);            \
                b[2 * k + 1] = _mm_unpackhi_##UNIT(a[k], a[k + N / 2]);        \
            }                                                                  \
            for (int k = 0; k < N; k++)                                        \
                a[k] = b[k];                                                   \
        }                                                                      \
        for (int k = 0; k < N; k++)                                            \
            _mm_storeu_si128((__m128i *)(out + k * out_row), a[k]);            \
    }                                                                          \
                                                                               \
    static void transpose_##W(const sdyi_steps *s, const char *in, char *out,  \
                              int64_t rows, int64_t columns) {                 \
        enum { N = 16 / W };                                                   \
        const ptrdiff_t in_column = s->in_column, out_row = s->out_row;        \
        const int64_t whole_rows = rows - rows % N;                            \
        const int64_t whole_columns = columns - columns % N;                   \
        for (int64_t j = 0; j < whole_columns; j += N) {                       \
            ask(s, in, j, N, columns, rows *W);                                \
            for (int64_t i = 0; i < whole_rows; i += N)                        \
                square_##W(in + j * in_column + i * W, in_column,              \
                           out + i * out_row + j * W, out_row);                \
        }                                                                      \
        edge_##W(s, in + whole_rows * W, out + whole_rows * out_row,           \
                 rows - whole_rows, whole_columns);                            \
        edge_##W(s, in + whole_columns * in_column, out + whole_columns * W,   \
                 rows, columns - whole_columns);                               \
    }

TRANSPOSE(1, epi8)
TRANSPOSE(2, epi16)
TRANSPOSE(4, epi32)
TRANSPOSE(8, epi64)

sdyi_move_fn *sdyi_transpose_for(size_t run) {
    switch (run) {
    case 1:
        return transpose_1;
    case 2:
        return transpose_2;
    case 4:
        return transpose_4;
    case 8:
        return transpose_8;
    default:
        return NULL;
    }
}

#else

sdyi_move_fn *sdyi_transpose_for(size_t run) {
    (void)run;
    return NULL;
}

#endif
