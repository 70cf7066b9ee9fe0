/* Sliding windows. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_WINDOW_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_WINDOW_H

#include "program/dialects/stablehlo/verify_common.h"

/* A window over `n` dimensions; absent lists are all 1, padding 0. */
typedef struct sdyi_hlo_window {
    const int64_t *sizes;
    int n;
    sdyi_hlo_ints strides, base_dilation, window_dilation, reversal;
    const sdyi_attr *padding; /* pairs of low and high; NULL: none */
} sdyi_hlo_window;

/* The padding of a dimension: low (side 0) or high; 0 without `padding`, or
 * with an empty one. */
int64_t sdyi_hlo_pad_at(const sdyi_attr *padding, int dim, int side);

sdyrt_status sdyi_hlo_check_padding(const sdyi_op *op,
                                    const sdyi_hlo_window *w);
sdyrt_status sdyi_hlo_check_window(const sdyi_op *op, const sdyi_hlo_window *w);
/* A size with `interior` elements between each two, and `low` and `high` at the
 * ends; INT64_MAX on overflow. */
int64_t sdyi_hlo_padded(int64_t size, int64_t low, int64_t high,
                        int64_t interior);
/* The number of window positions over `size` in dimension `i`. */
int64_t sdyi_hlo_n_places(const sdyi_hlo_window *w, int i, int64_t size);

#endif
