/* Shardings of one tensor in two shapes, before and behind a reshape. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_ACROSS_H
#define SDYI_PROGRAM_DIALECTS_SDY_ACROSS_H

#include "mesh/internal.h"
#include "program/ir/type.h"
#include "program/ir/zone.h"

/* What makes two of them the same. */
typedef enum sdyi_across {
    /* Each axis has the same stride: elements from one part to the next, of
     * shards that are filled up. */
    SDYI_ACROSS_STRICT,
    /* As in jaxlib 0.10.2, where parts of an axis stay apart. */
    SDYI_ACROSS_STRICT_IN_PARTS,
    /* All devices have the same elements: strict, and where the parts do not
     * divide a dimension they begin anew at the same elements. */
    SDYI_ACROSS_EXACT,
    /* Each axis has as many parts before it: devices would have the same
     * elements if these were cut in pieces. */
    SDYI_ACROSS_RELAXED
} sdyi_across;

/* Dimensions [first, end) of a tensor, and the axes that cut them. */
typedef struct sdyi_cut_dims {
    const sdyi_type *type;          /* static */
    const sdyrt_sharding *sharding; /* on its mesh, which has all its axes */
    int first, end;
    const int *order; /* the dimension of the sharding that cuts each of the
                         tensor's; NULL: the same one */
} sdyi_cut_dims;

/* Whether dimensions of as many elements are cut the same, on one mesh. Of
 * whole tensors the caller compares replicated axes too, and not unreduced
 * ones. */
bool sdyi_is_same_across(sdyi_zone *scratch, const sdyi_cut_dims *a,
                         const sdyi_cut_dims *b, sdyi_across how);

#endif
