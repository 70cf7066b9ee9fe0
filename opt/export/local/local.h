/* A program on global tensors becomes the program that each device runs on its
 * tiles: sdy-convert-global-to-local.
 *
 *   convert_global_to_local.c  types, ops in turn, what needs nothing else
 *   device_tables.c  what this device has: tables of devices, replica groups
 *   collectives.c all_gather, all_slice, all_to_all, all_reduce, ..
 *   local_sizes.c ops whose attributes speak of sizes, or of places: constants,
 *                 iota, slice, pad, reverse
 *   summed.c      dot, dot_general, convolution: sums along axes; windows
 *   gather.c      gather, scatter
 *
 * All values get the types of their tiles first; a side table keeps the global
 * types. A value that replaces another gets its sharding. */
#ifndef SDYI_OPT_EXPORT_LOCAL_LOCAL_H
#define SDYI_OPT_EXPORT_LOCAL_LOCAL_H

#include "mesh/digits.h"
#include "mesh/internal.h"
#include "program/dialects/stablehlo/build.h"
#include "program/dialects/stablehlo/verify_common.h"
#include "program/ir/record.h"
#include "program/ir/symbol.h"
#include "program/rows/op_kind.h"

typedef struct sdyi_local_options {
    bool gathers_by_dim, combines_scatters, has_mesh_groups;
    int64_t n_replicas, n_partitions;
} sdyi_local_options;

typedef struct sdyi_local {
    sdyi_pool *pool;
    const sdyi_local_options *options;
    sdyi_side_table types, shardings; /* of values: global; with their mesh */
    sdyi_symbols symbols;             /* functions */
    int64_t next_channel;
    sdyrt_status status;
} sdyi_local;

/* A value as it is on all devices; NULL: without sharding. */
const sdyi_type *sdyi_global_type(const sdyi_local *l, const sdyi_value *value);
const sdyrt_sharding *sdyi_local_sharding(const sdyi_local *l,
                                          const sdyi_value *value);
/* The axes of a dimension, and how many shards they make. */
sdyi_span sdyi_axes_at(const sdyi_local *l, const sdyi_value *value, int dim);
int64_t sdyi_shards_at(const sdyi_local *l, const sdyi_value *value, int dim);
bool sdyi_is_sharded_at(const sdyi_local *l, const sdyi_value *value, int dim);
/* True if any dimension of the value is sharded. */
bool sdyi_is_cut(const sdyi_local *l, const sdyi_value *value);

static inline int64_t sdyi_device_at(const sdyrt_mesh *mesh, int64_t position) {
    return mesh->device_ids == NULL ? position : mesh->device_ids[position];
}

/* Put a value in the place of an op's only result, and erase the op. */
void sdyi_local_replace(sdyi_local *l, sdyi_op *op, sdyi_value *value);

/* -- device_tables.c: this device ----------------------------------------- */

/* Errors: PROGRAM, both counts are above 1. */
sdyrt_status sdyi_check_counts(const sdyi_local_options *options,
                               const sdyi_op *op);
/* Errors: PROGRAM, the mesh has more devices than tables may have entries. */
sdyrt_status sdyi_check_devices(const sdyi_op *op, const sdyrt_mesh *mesh);
/* The number of this device: an i64. */
sdyi_value *sdyi_put_device(sdyi_local *l, sdyi_op *before);
/* The entry of this device in a table: [1]. */
sdyi_value *sdyi_put_lookup(sdyi_local *l, sdyi_op *before,
                            const sdyi_attr *table);
/* The place of this device along axes, times a factor. */
sdyi_value *sdyi_put_offset(sdyi_local *l, sdyi_op *before,
                            const sdyrt_mesh *mesh, sdyi_span axes,
                            int64_t factor);
/* The first element of this device's shard of a value along a dimension. */
sdyi_value *sdyi_put_first(sdyi_local *l, sdyi_op *before,
                           const sdyi_value *value, int dim);
/* A [1] of i1: an entry for each device of a mesh. */
sdyi_value *sdyi_put_flag(sdyi_local *l, sdyi_op *before, const bool *table,
                          int64_t n);
/* The place of a device along axes. */
int64_t sdyi_place_along(const sdyrt_mesh *mesh, sdyi_span axes,
                         int64_t device);
/* This device's slice of a value that is cut along axes of each dimension. */
sdyi_value *sdyi_put_part(sdyi_local *l, sdyi_op *before, sdyi_value *value,
                          const sdyrt_mesh *mesh, const sdyi_span *axes,
                          const sdyi_type *part);

/* The refs of an attribute AXES. */
sdyi_span sdyi_axes_of_attr(sdyi_local *l, const sdyrt_mesh *mesh,
                            const sdyi_attr *attr);
/* The first number above those of all channels of the ops in one. */
int64_t sdyi_free_channel(sdyi_op *op);
const sdyi_attr *sdyi_channel_attr(sdyi_pool *pool, int64_t number);
const sdyi_attr *sdyi_next_channel(sdyi_local *l);
void sdyi_set_groups(sdyi_local *l, sdyi_op *op, const sdyrt_sharding *on,
                     sdyi_span axes);
/* The identity of the op that combines value `i` in a body, as a constant;
 * NULL: there is none, as for all but sums of complex numbers. */
const sdyi_attr *sdyi_identity_of(const sdyi_op *op, int i,
                                  const sdyi_type *element);
/* Operand `i` stays on the first device along the axes; others have `none`. */
void sdyi_start_once(sdyi_local *l, sdyi_op *op, int i, const sdyi_attr *none,
                     const sdyrt_mesh *mesh, sdyi_span axes);

/* -- the ops --------------------------------------------------------------- */

typedef sdyrt_status sdyi_localize(sdyi_local *l, sdyi_op *op);
sdyi_localize sdyi_local_call, sdyi_local_refuse, sdyi_local_reshard;
sdyi_localize sdyi_local_all_gather, sdyi_local_all_slice,
    sdyi_local_all_to_all, sdyi_local_all_reduce, sdyi_local_reduce_scatter,
    sdyi_local_collective_permute;
sdyi_localize sdyi_local_constant, sdyi_local_iota, sdyi_local_slice,
    sdyi_local_pad, sdyi_local_reverse, sdyi_local_concatenate,
    sdyi_local_dynamic_slice, sdyi_local_dynamic_update_slice,
    sdyi_local_random;
sdyi_localize sdyi_local_dot, sdyi_local_convolution, sdyi_local_reduce,
    sdyi_local_window, sdyi_local_select_and_scatter;
sdyi_localize sdyi_local_gather, sdyi_local_scatter;

/* Check that the one user of a partial sum is an sdy.all_reduce along all its
 * axes. `what`: what is summed, for errors. */
sdyrt_status sdyi_check_summed(sdyi_local *l, const sdyi_op *op,
                               const sdyrt_mesh *mesh, sdyi_span axes,
                               const char *what, const char *along);

/* The op that combines the terms of a value that is reduced or scattered to
 * along axes: add, unless its computation is another op. */
sdyi_op_kind sdyi_combining(const sdyi_local *l, const sdyi_value *value,
                            sdyi_span axes);

#endif
