/* Comparison of shardings of one tensor in two shapes, as before and after a
 * reshape. */
#ifndef SDYI_OPT_PATTERNS_ACROSS_H
#define SDYI_OPT_PATTERNS_ACROSS_H

#include "mesh/internal.h"
#include "program/ir/type.h"
#include "program/ir/zone.h"

/* The criterion of equality. */
typedef enum sdyi_across {
    /* Each axis has the same stride: the distance in elements between
     * consecutive tiles, the last ones padded to full size. */
    SDYI_ACROSS_STRICT,
    /* As in jaxlib 0.10.2: sub-axes of an axis are not merged. */
    SDYI_ACROSS_STRICT_IN_PARTS,
    /* All devices hold the same elements: strict, and an axis that does not
     * divide its dimension evenly has the same period. */
    SDYI_ACROSS_EXACT,
    /* Each axis has the same number of tiles and outer elements before it: the
     * elements would be the same if tiles could have fractional sizes. */
    SDYI_ACROSS_RELAXED
} sdyi_across;

/* Dimensions [first, end) of a tensor and their axes. */
typedef struct sdyi_cut_dims {
    const sdyi_type *type;          /* static */
    const sdyrt_sharding *sharding; /* bound to its mesh, without unknown
                                       axes */
    int first, end;
    const int *order; /* the sharding's dimension for each of the tensor's;
                         NULL: identity */
} sdyi_cut_dims;

/* True if both shardings are equal by `how`; false for different meshes. Both
 * must have the same number of elements in these dimensions. For full tensors
 * the caller compares replicated axes too, and ignores unreduced ones. */
bool sdyi_is_same_across(sdyi_zone *scratch, const sdyi_cut_dims *a,
                         const sdyi_cut_dims *b, sdyi_across how);

#endif
