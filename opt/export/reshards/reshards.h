/* Reshards where the values of an op have shardings that it cannot be computed
 * with: sdy-insert-explicit-reshards.
 *
 *   insert_explicit_reshards.c   each op in turn, and what functions return
 *   between.c      a value that goes somewhere with another sharding
 *   common.c       one list of axes for each factor of an op: that of all
 *                  tensors, of the larger of two, or
 *   cost.c         the one that moves the fewest elements
 *   reshape_axes.c factors of a reshape that axes do not fit
 *   apply.c        tensors get these lists: reshards before and after the op
 *   dot.c          a dot whose partial sums are cut where its result is
 *   devices.c      ops on one device alone
 *
 * Lists of axes are the pool's scratch memory, which is reset with each op.
 * Tensors are an op's operands, then its results. */
#ifndef SDYI_OPT_EXPORT_RESHARDS_RESHARDS_H
#define SDYI_OPT_EXPORT_RESHARDS_RESHARDS_H

#include "program/dialects/make.h"
#include "program/propagation/factors.h"

typedef struct sdyi_reshards {
    sdyi_pool *pool;
    sdyi_symbols symbols; /* of the module */
    sdyi_layouts layouts;
    sdyi_zone_mark mark; /* in the pool's zone of texts, none of which is being
                            read: lists that last until the end are there */
    bool only_shardys_rules; /* chlo's ops have none */
    bool is_full;     /* the op's operands and results have to fit its rule */
    bool has_devices; /* ops on one device get reshards: not in jaxlib 0.10.2 */
    sdyrt_status status;
} sdyi_reshards;

/* An op with its factors. */
typedef struct sdyi_factored {
    sdyi_reshards *r;
    sdyi_op *op;
    sdyi_projection p;
    const sdyi_layout *mesh; /* a layout on the mesh that tensors get */
    sdyi_span *axes;         /* the axes that each factor shall have */
} sdyi_factored;

/* Symbols and layouts of a module, with the other fields zero; and their
 * memory given back. */
void sdyi_reshards_start(sdyi_reshards *r, sdyi_op *module);
void sdyi_reshards_end(sdyi_reshards *r);

/* A list that lasts until the op is done. */
static inline sdyi_span sdyi_kept(sdyi_reshards *r, const sdyi_axes *axes) {
    return (sdyi_span){sdyi_zone_copy(&r->pool->scratch, axes->refs,
                                      (size_t)axes->count * sizeof *axes->refs),
                       axes->count};
}

/* The sharding of a value, NULL: none; and looked up through propagation
 * barriers. */
const sdyi_layout *sdyi_own_layout(sdyi_reshards *r, const sdyi_value *value);
const sdyi_layout *sdyi_reshards_layout(sdyi_reshards *r, sdyi_value *value);

/* -- between.c ------------------------------------------------------------- */

/* True if any dimension is sharded; NULL is a value without a sharding. */
bool sdyi_cuts_something(const sdyi_layout *layout);

/* An attribute AXES. */
const sdyi_attr *sdyi_axes_attr(sdyi_pool *pool, const sdyrt_mesh *mesh,
                                sdyi_span axes);
/* An attribute AXES_LISTS, of `rank` lists. */
const sdyi_attr *sdyi_axes_lists_attr(sdyi_pool *pool, const sdyrt_mesh *mesh,
                                      const sdyi_span *lists, int rank);
/* An op of one of Shardy's kinds on a value, before another: of its axes
 * and the sharding of its result. */
sdyi_value *sdyi_put_reshard(sdyi_op *before, sdyi_value *value,
                             const sdyi_attr *sharding);
sdyi_value *sdyi_put_collective(sdyi_op *before, sdyi_op_kind kind,
                                sdyi_value *value, const sdyi_attr *axes,
                                const sdyi_attr *sharding);
/* An all_reduce over these axes, in any order, of a value with the layout
 * `layout`, whose unreduced axes they may be. */
sdyi_value *sdyi_put_all_reduce(sdyi_reshards *r, sdyi_op *before,
                                sdyi_value *value, const sdyi_layout *layout,
                                sdyi_span axes);

/* A value summed along the unreduced axes that are not among `kept`. */
sdyi_value *sdyi_reduce(sdyi_reshards *r, sdyi_op *before, sdyi_value *value,
                        sdyi_span kept);
/* A value brought to a target's unreduced axes, and if `is_full` to its
 * sharding; ops are put before another. `target` NULL: replicated. */
sdyi_value *sdyi_reshard_to(sdyi_reshards *r, sdyi_op *before,
                            sdyi_value *value, const sdyi_layout *target,
                            bool is_full);

/* -- factors --------------------------------------------------------------- */

/* Set `axes` of the reduction factors to those that all tensors have for them;
 * false: they differ. */
bool sdyi_find_sums(sdyi_factored *f);
/* Choose the axes of all factors. */
void sdyi_find_axes(sdyi_factored *f);
void sdyi_find_cheapest_axes(sdyi_factored *f); /* cost.c */
bool sdyi_find_reshape_axes(sdyi_factored *f);  /* reshape_axes.c */

/* -- apply.c, dot.c -------------------------------------------------------- */

/* Reshard the tensors whose axes differ from the chosen ones of their
 * factors. */
void sdyi_apply_axes(sdyi_factored *f);
void sdyi_apply_to_results(sdyi_factored *f);
/* Give a result another sharding, and reshard it to its old one for all its
 * uses. If the op has several results without a sharding, the others become
 * open. */
void sdyi_reshard_result(sdyi_op *before, sdyi_value *result,
                         const sdyi_layout *new);
/* Sum results along these axes, those that stay unreduced left out. */
void sdyi_sum_results(sdyi_factored *f);
void sdyi_reshard_dot(sdyi_factored *f);

/* -- devices.c ------------------------------------------------------------- */

/* A sharding without axes on the first mesh with axes; NULL: there is none. */
const sdyi_attr *sdyi_whole_sharding(const sdyi_symbols *symbols, int rank);
bool sdyi_is_on_device(const sdyi_layout *layout);
int64_t sdyi_device_of(const sdyi_layout *layout);
/* The sharding of the last result on one device; NULL: none is. Errors:
 * PROGRAM, several devices. */
sdyrt_status sdyi_device_sharding(sdyi_reshards *r, const sdyi_op *op,
                                  const sdyi_layout **on);
/* Reshard operands of an op on a single device to it; false: it is on none. */
bool sdyi_bring_to_device(sdyi_reshards *r, sdyi_op *op);

#endif
