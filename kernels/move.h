/* Moving a plane of runs: `rows` x `columns` runs of bytes that are contiguous
 * on both sides. The pointers need no alignment. */
#ifndef SDYI_KERNELS_MOVE_H
#define SDYI_KERNELS_MOVE_H

#include <stddef.h>
#include <stdint.h>

typedef struct sdyi_steps {
    size_t run;                  /* bytes */
    ptrdiff_t in_row, in_column; /* bytes from one run to the next */
    ptrdiff_t out_row, out_column;
    /* Bytes from a run to the one to ask for meanwhile, 0 for none: in a tile,
     * to the same run of the tile to come. */
    ptrdiff_t ahead;
} sdyi_steps;

typedef void sdyi_move_fn(const sdyi_steps *s, const char *in, char *out,
                          int64_t rows, int64_t columns);

/* The move for runs of so many bytes. */
sdyi_move_fn *sdyi_move_for(size_t run);

/* By streaming stores, which need sdyi_stream_end at the end. */
sdyi_move_fn sdyi_move_streaming;

/* Several runs at a time, by stores that stay in the caches; runs of 64 bytes
 * or more. */
sdyi_move_fn sdyi_move_abreast;

/* The move for elements of so many bytes that lie side by side in a column of
 * the input (in_row = run) and in a row of the output (out_column = run);
 * NULL when there is none. */
sdyi_move_fn *sdyi_transpose_for(size_t run);

#endif
