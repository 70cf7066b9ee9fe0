/* Shardings by their parts, to make others of them, and the places that ops
 * keep them in. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_EDIT_H
#define SDYI_PROGRAM_DIALECTS_SDY_EDIT_H

#include "program/ir/module.h"

/* What a sharding is made of: lists that are only read, the sharding's own or
 * in scratch memory. */
typedef struct sdyi_sharding_edit {
    sdyrt_sharding_desc desc; /* its dims are those below */
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
} sdyi_sharding_edit;

void sdyi_edit_start(sdyi_sharding_edit *edit, const sdyi_attr *sharding);
/* The attribute SHARDING of the parts. Errors: MEMORY. */
sdyrt_status sdyi_edit_end(sdyi_pool *pool, const sdyi_sharding_edit *edit,
                           const sdyi_attr **sharding);

/* The refs of a list that `keeps` wants, the list itself if those are all. */
typedef bool sdyi_keeps_ref(const void *state, const sdyrt_axis_ref *ref);
sdyrt_axis_list sdyi_axes_kept(sdyi_zone *zone, sdyrt_axis_list list,
                               sdyi_keeps_ref *keeps, const void *state);

/* Another sharding for each of an op, of its own attributes or sdy.sharding; of
 * a function, of its arguments and results. `change` leaves `*sharding` as it
 * is, or makes it another. */
typedef sdyrt_status sdyi_change_sharding(void *state, const sdyi_op *op,
                                          const sdyi_attr **sharding);
sdyrt_status sdyi_change_shardings(sdyi_op *op, sdyi_change_sharding *change,
                                   void *state);
/* Of an op and all in it, outer ops first. */
sdyrt_status sdyi_change_all_shardings(sdyi_op *op,
                                       sdyi_change_sharding *change,
                                       void *state);

/* Take attributes of these names out of an op and all in it, and out of what
 * functions say of arguments and results. */
void sdyi_drop_attrs(sdyi_op *op, const sdyi_name *names, int n);

/* Take all meshes out of a module. StableHLO's groups that name one hold it. */
void sdyi_drop_meshes(sdyi_op *module);

/* Attributes DICT with one of a name in it; without it: NULL. */
const sdyi_attr *sdyi_attr_dict_with(sdyi_pool *pool, const sdyi_attr *dict,
                                     sdyi_name name, const sdyi_attr *value);
/* Set an attribute in each of the `n` dictionaries of a function's arguments
 * (arg_attrs) or results (res_attrs); those of NULL stay. The list is made anew
 * once. */
void sdyi_dicts_set(sdyi_op *function, sdyi_name list, int n, sdyi_name name,
                    const sdyi_attr *const *values);

#endif
