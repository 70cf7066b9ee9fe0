/* Shardings in rewrites: axes compared by name. */
#ifndef SDYI_OPT_AXES_H
#define SDYI_OPT_AXES_H

#include "program/dialects/sdy/sdy.h"

bool sdyi_same_axes(sdyrt_axis_list a, sdyrt_axis_list b);
/* Meshes compared by symbol name, or by value if both are inline. */
bool sdyi_same_mesh(const sdyrt_sharding *a, const sdyrt_sharding *b);
/* Equal axes of each dimension of bound shardings of one rank; NULL: none. */
bool sdyi_has_equal_dims(const sdyrt_sharding *a, const sdyrt_sharding *b);
/* Equal layout of data: mesh, axes of dimensions, unreduced axes. */
bool sdyi_same_data(const sdyrt_sharding *a, const sdyrt_sharding *b);
/* Equal tiling, unreduced axes ignored: the same axes on one mesh, or both
 * without axes; NULL has none. */
bool sdyi_is_cut_alike(const sdyi_attr *a, const sdyi_attr *b);

/* True if the axes of an attribute AXES_LISTS together cover those of an
 * attribute AXES: "c":(2)2 and "c":(1)2 are "c" of size 4. Axes within either
 * do not overlap. False: the op's mesh is not found. */
bool sdyi_same_lists(const sdyi_op *op, const sdyi_attr *lists,
                     const sdyi_attr *axes);

/* A closed sharding without priorities: each dimension's axes, followed by
 * those of an attribute AXES_LISTS; replicated and unreduced axes are those of
 * `other`. NULL: the mesh is not found. */
const sdyi_attr *sdyi_sharding_extended(const sdyi_op *op,
                                        const sdyi_attr *sharding,
                                        const sdyi_attr *lists,
                                        const sdyi_attr *other);

#endif
