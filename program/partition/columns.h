/* Entries of the op table for partitioning: `.cut`, the dimensions along which
 * an op may be cut (forms.c), and `.resize`, its attributes on a tile (sized.c,
 * gather_scatter.c). */
#ifndef SDYI_PROGRAM_PARTITION_COLUMNS_H
#define SDYI_PROGRAM_PARTITION_COLUMNS_H

#include "program/ir/module.h"

typedef struct sdyi_cutting sdyi_cutting;
typedef struct sdyi_tiles sdyi_tiles;

/* Clear `may` of the factors that the op may not be cut along. False: the op
 * has no form on tiles. */
typedef bool sdyi_cutter(sdyi_cutting *cutting);
sdyi_cutter sdyi_cut_any, sdyi_cut_collective, sdyi_cut_convolution,
    sdyi_cut_dot, sdyi_cut_dynamic_update_slice, sdyi_cut_gather, sdyi_cut_pad,
    sdyi_cut_reduce, sdyi_cut_reshape, sdyi_cut_scatter, sdyi_cut_slice,
    sdyi_cut_top_k;

/* Set an op's attributes for tiles, the types of which its values have. */
typedef sdyrt_status sdyi_resizer(sdyi_tiles *t, sdyi_op *op);
sdyi_resizer sdyi_resize_constant, sdyi_resize_convolution,
    sdyi_resize_dynamic_slice, sdyi_resize_gather, sdyi_resize_iota,
    sdyi_resize_scatter, sdyi_resize_slice;

#endif
