/* Windows that move over a tensor. */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_WINDOW_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_VERIFY_WINDOW_H

#include "program/dialects/stablehlo/verify.h"

/* A window over `n` dimensions; lists that are not given are of ones, and of
 * zeros for the padding. */
typedef struct sdyi_hlo_window {
    const int64_t *sizes;
    int n;
    sdyi_hlo_ints strides, base_dilation, window_dilation, reversal;
    const sdyi_attr *padding; /* pairs of low and high; NULL: none */
} sdyi_hlo_window;

/* What a list of pairs has for a dimension: low, side 0, or high. One that is
 * left out, or has no pairs, is of zeros. */
int64_t sdyi_hlo_pad_at(const sdyi_attr *padding, int dim, int side);

sdyrt_status sdyi_hlo_check_padding(const sdyi_op *op,
                                    const sdyi_hlo_window *w);
sdyrt_status sdyi_hlo_check_window(const sdyi_op *op, const sdyi_hlo_window *w);
/* A size, of 0 at least, with `interior` between its elements and `low` and
 * `high` at its ends; INT64_MAX: it is at least that. */
int64_t sdyi_hlo_padded(int64_t size, int64_t low, int64_t high,
                        int64_t interior);
/* The places that the window has over `size` of dimension `i`. */
int64_t sdyi_hlo_n_places(const sdyi_hlo_window *w, int i, int64_t size);

#endif
