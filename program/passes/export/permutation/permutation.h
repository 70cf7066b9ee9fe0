/* Ops that move elements along a dimension: sdy-resolve-permutation-factors.
 *
 *   resolve_permutation_factors.c  ops in turn; dimensions become whole
 *   reverse.c     the devices of a mesh are reversed, with their shards
 *   build.c       the ops that they put
 *   halo.c        pad and slice: shards get elements of their neighbours
 *   reshape.c     reshapes whose parts do not fit each other
 *
 * A shard of a slice, a pad, a reverse, a window needs elements of other
 * shards along a factor of type permutation. Each way below leaves an op that
 * every device can do on what it has. */
#ifndef SDYI_PROGRAM_PASSES_EXPORT_PERMUTATION_PERMUTATION_H
#define SDYI_PROGRAM_PASSES_EXPORT_PERMUTATION_PERMUTATION_H

#include "program/dialects/make.h"
#include "program/passes/export/local/local.h"
#include "program/passes/export/reshards/reshards.h"

typedef struct sdyi_permuter {
    sdyi_reshards r;
    sdyi_symbols symbols;
    int64_t next_channel;
    sdyi_local_options local; /* the counts alone */
    sdyrt_status status;
} sdyi_permuter;

static inline int64_t sdyi_dim_of(const sdyi_type *type, int d) {
    return type->cells[d].integer;
}

static inline int64_t sdyi_ceil(int64_t a, int64_t b) {
    return a / b + (a % b != 0);
}

/* -- resolve_permutation_factors.c, build.c -------------------------------- */

/* A value's shards along a dimension; NULL: it has no sharding. */
int64_t sdyi_permuter_shards(const sdyi_layout *layout, int d);
/* Whether two layouts have the same axes in each dimension, on one mesh. */
bool sdyi_has_same_dims(const sdyi_layout *a, const sdyi_layout *b);
sdyi_value *sdyi_put_slice(sdyi_op *before, sdyi_value *value,
                           const int64_t *starts, const int64_t *limits,
                           const int64_t *strides);
/* `interior` NULL: none. */
sdyi_value *sdyi_put_pad(sdyi_op *before, sdyi_value *value, sdyi_value *with,
                         const int64_t *low, const int64_t *high,
                         const int64_t *interior);
sdyi_value *sdyi_put_joined(sdyi_op *before, sdyi_value *const *values, int n,
                            int dim);
/* What each device has `distance` shards on along a dimension, and zeros on
 * those that are less than that from the first, or the last. */
sdyi_value *sdyi_put_moved(sdyi_permuter *p, sdyi_op *before, sdyi_value *value,
                           const sdyrt_mesh *mesh, sdyi_span axes,
                           int64_t distance);
/* A manual computation along all axes of some dimensions, whose body returns
 * its first argument. */
sdyi_op *sdyi_put_manual(sdyi_permuter *p, sdyi_op *before,
                         sdyi_value *const *operands, int n,
                         const sdyi_layout *layout, const bool *dims);

/* -- the ops; false: it cannot be done so ---------------------------------- */

bool sdyi_permute_reverse(sdyi_permuter *p, sdyi_op *op);
bool sdyi_permute_halo(sdyi_permuter *p, sdyi_op *op);
void sdyi_permute_reshape(sdyi_permuter *p, sdyi_op *op);

#endif
