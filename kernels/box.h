/* Moving, reducing and converting boxes on the host.
 *
 * A box is a count per dimension, a stride per dimension (elements) and a
 * pointer to its first element. Movement depends on the element's width only.
 * Rank 0 is one element; a count of 0 in any dimension is no element. Source
 * and target do not overlap. Nothing here fails or allocates. */
#ifndef SDYI_KERNELS_BOX_H
#define SDYI_KERNELS_BOX_H

#include "base/reductions.h"
#include "base/status.h"
#include <sdyrt/type.h>

SDYRT_BEGIN

/* out[i] = in[i] for every index i of the box. `width`: 1, 2, 4, 8 or 16 bytes
 * an element. */
SDYI_EXPORT void sdyi_copy_box(const void *in, const int64_t *in_strides,
                               void *out, const int64_t *out_strides,
                               const int64_t *counts, int rank, size_t width);

/* The same for a box that is a part of a movement: `moved` bytes are written
 * along with it, by all who share its caches, when that is more than the box
 * itself. Where caches would not keep that, it is written past them. */
void sdyi_copy_box_of(const void *in, const int64_t *in_strides, void *out,
                      const int64_t *out_strides, const int64_t *counts,
                      int rank, size_t width, size_t moved);

/* out[i] = *value for every index i of the box. */
SDYI_EXPORT void sdyi_fill_box(void *out, const int64_t *strides,
                               const int64_t *counts, int rank, size_t width,
                               const void *value);

/* One of the boxes that sdyi_reduce_box combines. */
typedef struct sdyi_term {
    const void *data;
    const int64_t *strides;
} sdyi_term;

/* out[i] = terms[0][i] op terms[1][i] op .. , from left to right; f16 and bf16
 * in f32 with one rounding at the end. One pass: `out` may be one of the terms
 * when its strides are the same. The dtype must have the reduction. */
void sdyi_reduce_box(sdyrt_dtype dtype, sdyrt_reduction reduction,
                     const sdyi_term *terms, int64_t n_terms, void *out,
                     const int64_t *out_strides, const int64_t *counts,
                     int rank);

/* The same with a combiner: the sum is divided by its divisor before it is
 * rounded to f16 or bf16; or its function combines, for any dtype. */
void sdyi_combine_box(sdyrt_dtype dtype, sdyrt_reduction reduction,
                      const sdyi_combiner *combiner, const sdyi_term *terms,
                      int64_t n_terms, void *out, const int64_t *out_strides,
                      const int64_t *counts, int rank);

/* out[i] = in[i] as another dtype, for any two dtypes: see convert_values.h for
 * what it does where there is a choice. */
SDYI_EXPORT void sdyi_convert_box(sdyrt_dtype from, const void *in,
                                  const int64_t *in_strides, sdyrt_dtype to,
                                  void *out, const int64_t *out_strides,
                                  const int64_t *counts, int rank);

/* The value that changes nothing: 0 for sum, 1 for prod, the least or greatest
 * value (-inf, +inf for floats) for max and min, all bits (1 of i1) for and, 0
 * for or and xor. Writes the dtype's width, for
 * any dtype and sum; the dtype must have any other reduction. */
void sdyi_identity(sdyrt_dtype dtype, sdyrt_reduction reduction, void *value);

SDYRT_END

#endif
