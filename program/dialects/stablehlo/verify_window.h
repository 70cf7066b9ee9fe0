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

/* The lists of a convolution's dimension numbers, #stablehlo.conv<[b, 0, 1, f]x
 * [0, 1, i, o]->[b, 0, 1, f]>, have the numbers of spatial dimensions, and for
 * letters: */
enum {
    SDYI_CONV_BATCH = -1,
    SDYI_CONV_FEATURE = -2,
    SDYI_CONV_OUT_FEATURE = -1,
    SDYI_CONV_IN_FEATURE = -2
};
/* The dimension with this entry in a list; -1: none. */
int sdyi_conv_dim(const sdyi_op *op, int list, int64_t entry);

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
