/* Modified copies of shardings, and traversal of the attributes that hold
 * shardings. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_EDIT_H
#define SDYI_PROGRAM_DIALECTS_SDY_EDIT_H

#include "program/ir/module.h"

/* A sharding taken apart. Lists belong to the original sharding or to scratch
 * memory and are not written. */
typedef struct sdyi_sharding_edit {
    sdyrt_sharding_desc desc; /* its dims are the array below */
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
} sdyi_sharding_edit;

void sdyi_edit_start(sdyi_sharding_edit *edit, const sdyi_attr *sharding);
/* The attribute SHARDING of the edited parts. Errors: MEMORY. */
sdyrt_status sdyi_edit_end(sdyi_pool *pool, const sdyi_sharding_edit *edit,
                           const sdyi_attr **sharding);

/* The refs of a list that `keeps` selects; the list itself if it selects
 * all. */
typedef bool sdyi_keeps_ref(const void *state, const sdyrt_axis_ref *ref);
sdyrt_axis_list sdyi_axes_kept(sdyi_zone *zone, sdyrt_axis_list list,
                               sdyi_keeps_ref *keeps, const void *state);

/* Replace each sharding of an op: in attributes of its row or in sdy.sharding,
 * and of a function, for arguments and results. `change` sets `*sharding` or
 * leaves it. */
typedef sdyrt_status sdyi_change_sharding(void *state, const sdyi_op *op,
                                          const sdyi_attr **sharding);
sdyrt_status sdyi_change_shardings(sdyi_op *op, sdyi_change_sharding *change,
                                   void *state);
/* The same for an op and all nested ops, outer ops first. */
sdyrt_status sdyi_change_all_shardings(sdyi_op *op,
                                       sdyi_change_sharding *change,
                                       void *state);

/* Remove attributes of these names from an op, all nested ops, and the argument
 * and result attributes of functions. */
void sdyi_drop_attrs(sdyi_op *op, const sdyi_name *names, int n);

/* Remove all sdy.mesh ops of a module. Replica groups of StableHLO that name
 * one get it inline. */
void sdyi_drop_meshes(sdyi_op *module);

/* Set an attribute in each of the `n` dictionaries of a function's arguments
 * (arg_attrs) or results (res_attrs); NULL values leave theirs alone. Builds
 * the list once. */
void sdyi_dicts_set(sdyi_op *function, sdyi_name list, int n, sdyi_name name,
                    const sdyi_attr *const *values);

#endif
