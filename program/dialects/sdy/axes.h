/* Shardings as rewriting looks at them: axes by their names. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_AXES_H
#define SDYI_PROGRAM_DIALECTS_SDY_AXES_H

#include "program/ir/module.h"

/* The size of an axis or a sub-axis; 0: the mesh has none of its name. */
int64_t sdyi_axis_size(const sdyrt_mesh *mesh, const sdyrt_axis_ref *ref);
bool sdyi_same_axes(sdyrt_axis_list a, sdyrt_axis_list b);
/* Whether shardings are of one mesh, by symbol or by value. */
bool sdyi_same_mesh(const sdyrt_sharding *a, const sdyrt_sharding *b);
/* Whether they put the same data on each device: mesh, axes of dimensions,
 * unreduced axes. */
bool sdyi_same_data(const sdyrt_sharding *a, const sdyrt_sharding *b);
/* Whether they cut data alike, unreduced axes left out of account: with the
 * same axes on one mesh, or not at all; NULL: not at all. */
bool sdyi_is_cut_alike(const sdyi_attr *a, const sdyi_attr *b);

/* Whether the axes of an attribute AXES_LISTS are together those of an
 * attribute AXES: "c":(2)2 and "c":(1)2 are "c" where that is 4. No two of a
 * side overlap. False: the mesh of the op is not known. */
bool sdyi_same_lists(const sdyi_op *op, const sdyi_attr *lists,
                     const sdyi_attr *axes);

/* A sharding, closed and without priorities, with the axes of an attribute
 * AXES_LISTS behind its own, replicated and unreduced as `other` is; NULL: the
 * mesh is not known. */
const sdyi_attr *sdyi_sharding_extended(const sdyi_op *op,
                                        const sdyi_attr *sharding,
                                        const sdyi_attr *lists,
                                        const sdyi_attr *other);

#endif
