/* Ops that move elements along a dimension: sdy-resolve-permutation-factors.
 *
 *   resolve_permutation_factors.c  ops in turn; dimensions become whole
 *   build.c       neighbours' blocks, and manual computations
 *   exchange.c    shards get the blocks of a few neighbours
 *   halo.c        pad and slice by an exchange
 *   reshape.c     reshapes whose parts do not fit each other
 *   reverse.c     the devices of a mesh are reversed, with their shards
 *
 * A shard of a slice, a pad, a reverse, a window needs elements of other
 * shards along a factor of type permutation. Each way below leaves an op that
 * every device can do on what it has.
 *
 * Shardy's own pass is wrong in a few places, where this one departs from its
 * text:
 *
 *   pad        shards without a neighbour get the padding value for its block,
 *              where that is not known to be 0; Shardy's get 0
 *              a dimension whose shards need no neighbour is exchanged as well
 *              where they change size
 *              one that is as long as before and moves is looked at
 *   slice      strides along sharded dimensions make these whole, others are
 *              taken; Shardy takes 1 for all
 *              shards that need elements of their own, but not the first ones,
 *              get them; Shardy leaves that slice, and cannot localize it
 *   pad, slice, reverse
 *              operands and results of other shardings become whole
 *   reshape    evenly cut parts of other elements become whole as well, and
 *              those of equal strides where some have no elements, or all on
 *              a dimension of size 1 */
#ifndef SDYI_OPT_EXPORT_PERMUTATION_PERMUTATION_H
#define SDYI_OPT_EXPORT_PERMUTATION_PERMUTATION_H

#include "opt/export/local/local.h"
#include "opt/export/reshards/reshards.h"
#include "program/dialects/make.h"

typedef struct sdyi_permuter {
    sdyi_reshards r;
    int64_t next_channel;
    sdyi_local_options local; /* the counts alone */
    bool has_halos;
    bool is_old; /* as jaxlib 0.10.2: a reverse alone has other ways */
    sdyrt_status status;
} sdyi_permuter;

/* -- resolve_permutation_factors.c ----------------------------------------- */

/* A value's shards along a dimension; NULL: it has no sharding. */
int64_t sdyi_permuter_shards(const sdyi_layout *layout, int d);
/* Equality of two layouts' meshes and of the axes of each dimension. */
bool sdyi_has_same_dims(const sdyi_layout *a, const sdyi_layout *b);

/* -- build.c --------------------------------------------------------------- */

/* Sizes that the shards of a layout divide, along the dimensions of `dims`,
 * NULL: all. */
int64_t *sdyi_even_sizes(sdyi_zone *zone, const sdyi_type *type,
                         const sdyi_layout *layout, const bool *dims);
/* A collective_permute that sends each shard `distance` shards on along axes;
 * devices that no shard comes to get zeros. NULL: all would. */
sdyi_value *sdyi_put_moved(sdyi_permuter *p, sdyi_op *before, sdyi_value *value,
                           const sdyrt_mesh *mesh, sdyi_span axes,
                           int64_t distance);

/* Mark the axes of some dimensions, by their number in the mesh. `dims` NULL:
 * all from `first` to `end`. */
void sdyi_mark_axes(const sdyi_layout *layout, int first, int end,
                    const bool *dims, bool *is_manual);
/* True if a manual computation can have these axes: in each dimension the
 * manual axes come before the free ones. */
bool sdyi_can_be_manual(const sdyi_layout *layout, const bool *is_manual);
/* The type of a part along the manual axes, which divide it. */
const sdyi_type *sdyi_part_along(sdyi_pool *pool, const sdyi_type *type,
                                 const sdyi_layout *layout,
                                 const bool *is_manual);
/* A manual computation whose body returns its first argument, which has the
 * layout `layout`; the result has `out`, other arguments are replicated. */
sdyi_op *sdyi_put_manual(sdyi_permuter *p, sdyi_op *before,
                         sdyi_value *const *operands, int n,
                         const sdyi_layout *layout, const bool *is_manual,
                         const sdyi_attr *out, const sdyi_type *result);

/* -- exchange.c ------------------------------------------------------------ */

/* A dimension of an operand, whose element i becomes element i * step + low of
 * the result, or as `starts` says. */
typedef struct sdyi_halo_dim {
    int64_t shards;  /* 1: not cut */
    int64_t in, out; /* elements of a shard */
    sdyi_span axes;  /* of the result's shards */
    int64_t low, step;
    int64_t left, right; /* neighbours that shards need */
    bool is_exchanged;
    const int64_t *starts; /* by shard: start of its slice of the exchanged
                              blocks, counted from `out` elements before them;
                              NULL */
} sdyi_halo_dim;

typedef struct sdyi_halos {
    sdyi_permuter *p;
    sdyi_op *op;
    const sdyi_layout *layout; /* of the operand */
    sdyi_halo_dim *dims;
    int rank;
    sdyi_op *end;            /* of the body of the manual computation */
    sdyi_value *padding;     /* there: a scalar */
    const sdyi_attr *inside; /* the layout there */
    bool fills_edges;        /* shards without a neighbour have the padding */
} sdyi_halos;

/* Put the manual computation of an operand and a scalar, which returns the
 * operand's shard after the exchanges. */
sdyi_value *sdyi_put_exchange(sdyi_halos *h, sdyi_value *value,
                              sdyi_value *with, const bool *is_manual,
                              const sdyi_attr *out, const sdyi_type *result);

/* -- the ops; false: it cannot be done so ---------------------------------- */

bool sdyi_permute_reverse(sdyi_permuter *p, sdyi_op *op);
bool sdyi_permute_halo(sdyi_permuter *p, sdyi_op *op);
void sdyi_permute_reshape(sdyi_permuter *p, sdyi_op *op);

#endif
