/* Builders of constants, slices, casts and empty tensors. */
#ifndef SDYI_SHARD_STANDARD_SLICE_MAKE_H
#define SDYI_SHARD_STANDARD_SLICE_MAKE_H

#include "program/dialects/make.h"

/* An arith.constant of type index at the insertion point. */
sdyi_value *sdyi_make_index(const sdyi_maker *m, int64_t value);

/* A tensor.dim of a dimension. */
sdyi_value *sdyi_make_dim(const sdyi_maker *m, sdyi_value *tensor, int dim);

/* A box of a tensor. Each entry SDYRT_DYNAMIC is the next of `values`: first
 * those of `at`, then those of `size`. */
typedef struct sdyi_slice_box {
    const int64_t *at, *size;
    sdyi_value *const *values;
    int n_at, n_size;
} sdyi_slice_box;

/* An extract_slice of one tensor, or with two, an insert_slice of the first
 * into the second. */
sdyi_value *sdyi_make_slice(const sdyi_maker *m, sdyi_value *const *tensors,
                            int n_tensors, const sdyi_slice_box *box,
                            const sdyi_type *type);
/* `sizes`: of the dynamic dimensions. */
sdyi_value *sdyi_make_empty(const sdyi_maker *m, sdyi_value *const *sizes,
                            int n, const sdyi_type *type);
sdyi_value *sdyi_make_cast(const sdyi_maker *m, sdyi_value *value,
                           const sdyi_type *type);

#endif
