/* Transposing a small block in registers. */
#ifndef SDYI_KERNELS_TRANSPOSE_H
#define SDYI_KERNELS_TRANSPOSE_H

#include <stddef.h>
#include <stdint.h>

/* Input line j (`in_pitch` bytes apart, `columns` of them) holds the elements
 * of column j side by side; output line i (`out_pitch` bytes apart, `rows` of
 * them) gets the elements of row i side by side. */
typedef void sdyi_transpose_fn(const char *in, ptrdiff_t in_pitch, char *out,
                               ptrdiff_t out_pitch, int64_t rows,
                               int64_t columns);

/* For elements of `width` bytes; NULL when there is none. */
sdyi_transpose_fn *sdyi_transpose_for(size_t width);

#endif
