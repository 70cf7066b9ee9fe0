/* Transposing with the interleaving instructions of SSE2, which every x86-64
 * has. A vector holds N elements, a square of N x N sits in N vectors, and
 * log2(N) perfect shuffles (vector k and vector k + N/2 interleaved into
 * vectors 2k and 2k + 1) transpose it. Wider vectors were no faster: the
 * memory is the limit. Whole input lines are read one after the other, as
 * lines a power of two apart throw each other out of the cache. */
#include "kernels/transpose.h"

#include <string.h>

#if defined(__x86_64__)
#include <emmintrin.h>

#define TRANSPOSE(W, UNIT)                                                     \
    static void transpose_edge_##W(const char *in, ptrdiff_t in_pitch,         \
                                   char *out, ptrdiff_t out_pitch,             \
                                   int64_t rows, int64_t columns) {            \
        for (int64_t i = 0; i < rows; i++)                                     \
            for (int64_t j = 0; j < columns; j++)                              \
                memcpy(out + i * out_pitch + j * W, in + j * in_pitch + i * W, \
                       W);                                                     \
    }                                                                          \
                                                                               \
    static inline void transpose_square_##W(                                   \
        const char *in, ptrdiff_t in_pitch, char *out, ptrdiff_t out_pitch) {  \
        enum { N = 16 / W };                                                   \
        __m128i a[N], b[N];                                                    \
        for (int k = 0; k < N; k++)                                            \
            a[k] = _mm_loadu_si128((const __m128i *)(in + k * in_pitch));      \
        for (int step = 1; step < N; step *= 2) {                              \
            for (int k = 0; k < N / 2; k++) {                                  \
                b[2 * k] = _mm_unpacklo_##UNIT(a[k], a[k + N / 2]);            \
                b[2 * k + 1] = _mm_unpackhi_##UNIT(a[k], a[k + N / 2]);        \
            }                                                                  \
            for (int k = 0; k < N; k++)                                        \
                a[k] = b[k];                                                   \
        }                                                                      \
        for (int k = 0; k < N; k++)                                            \
            _mm_storeu_si128((__m128i *)(out + k * out_pitch), a[k]);          \
    }                                                                          \
                                                                               \
    static void transpose_##W(const char *in, ptrdiff_t in_pitch, char *out,   \
                              ptrdiff_t out_pitch, int64_t rows,               \
                              int64_t columns) {                               \
        enum { N = 16 / W };                                                   \
        const int64_t whole_rows = rows - rows % N;                            \
        const int64_t whole_columns = columns - columns % N;                   \
        for (int64_t j = 0; j < whole_columns; j += N)                         \
            for (int64_t i = 0; i < whole_rows; i += N)                        \
                transpose_square_##W(in + j * in_pitch + i * W, in_pitch,      \
                                     out + i * out_pitch + j * W, out_pitch);  \
        transpose_edge_##W(in + whole_rows * W, in_pitch,                      \
                           out + whole_rows * out_pitch, out_pitch,            \
                           rows - whole_rows, whole_columns);                  \
        transpose_edge_##W(in + whole_columns * in_pitch, in_pitch,            \
                           out + whole_columns * W, out_pitch, rows,           \
                           columns - whole_columns);                           \
    }

TRANSPOSE(1, epi8)
TRANSPOSE(2, epi16)
TRANSPOSE(4, epi32)
TRANSPOSE(8, epi64)

sdyi_transpose_fn *sdyi_transpose_for(size_t width) {
    switch (width) {
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

sdyi_transpose_fn *sdyi_transpose_for(size_t width) {
    (void)width;
    return NULL;
}

#endif
