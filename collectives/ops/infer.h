/* What a collective makes of the axis list of one dimension.
 *
 * `list` has passed verification; the axes of the operation exist, are not
 * repeated, and may have any numbers. */
#ifndef SDYI_OPS_INFER_H
#define SDYI_OPS_INFER_H

#include "mesh/axes.h"

/* Take `axes` away from the end of `list`, last one first. `flavour` and `dim`
 * are for the text: "can't apply gathering axis .. on dimension 0".
 * Errors: COLL_CANNOT_APPLY when an axis is not at the end. */
sdyrt_status sdyi_infer_gather(const sdyrt_mesh *mesh, sdyi_span list,
                               sdyi_span axes, const char *flavour, int dim,
                               sdyi_axes *out);

/* Put `axes` at the end of `list`, merging neighbours.
 * Errors: LIMIT. */
sdyrt_status sdyi_infer_slice(const sdyrt_mesh *mesh, sdyi_span list,
                              sdyi_span axes, int dim, sdyi_axes *out);

#endif
