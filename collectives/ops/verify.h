/* An operation once it is verified: all that a planner needs to know, parsed
 * and decided. */
#ifndef SDYI_OPS_VERIFY_H
#define SDYI_OPS_VERIFY_H

#include "collectives/ops/kinds.h"
#include "mesh/digits.h"

/* `reduced`, `kept` and `introduced` speak of unreduced axes, cut into
 * sub-axes where an axis is unreduced in part:
 *
 *   reduced     refs of `from`'s mesh, whose terms are combined. all_reduce:
 *               the op's list; reduce_scatter: the op's lists, dimension after
 *               dimension; reshard: what is unreduced in `from` and not kept,
 *               in mesh order; empty for every other op. all_reduce and
 *               reduce_scatter may name axes that are not unreduced in `from`.
 *   kept        refs of `from`'s mesh in mesh order, unreduced before and
 *               after. When the meshes differ in device ids alone they mean the
 *               same refs of `to`'s mesh; nothing is kept when the meshes'
 *               axes differ.
 *   introduced  refs of `to`'s mesh in mesh order, unreduced only after: the
 *               device at index 0 along them holds the value, the others the
 *               identity of `to`'s unreduced_op.
 *
 * What is unreduced in `from` is `kept` or among `reduced`, what is unreduced
 * in `to` is `kept` or `introduced`. The refs of `from` and of `to` need not
 * coexist for a reshard. */
typedef struct sdyi_resolved {
    const sdyrt_op *op;         /* lent */
    const sdyrt_sharding *from; /* held; a replicated one, open, on `to`'s mesh
                                   when op->from is NULL or, for a reshard, on
                                   the empty mesh */
    const sdyrt_sharding *to;   /* held; likewise for a reshard */
    const int *from_ranks;      /* lent by op; the other side's for a sharding
                                   that was taken from there */
    int64_t n_from_ranks;
    const int *to_ranks;
    int64_t n_to_ranks;
    bool has_mesh_refs;    /* an inline mesh is not the same as a name, as in a
                              program */
    bool is_grouped;       /* an operation in groups */
    bool is_counted;       /* its boxes follow from counts (plan/counts.c) */
    bool has_pieces;       /* an all_to_all along one dimension, whose pieces
                              are one more dimension of the index space */
    int dim;               /* of counts, pieces and a shift of tiles; -1 */
    sdyi_op_axes axes;     /* owned; all 0 when the kind has none */
    sdyrt_type type;       /* op->type; where counts vary with dimension 0 of
                              all rooms */
    sdyrt_dtype out_dtype; /* op->type.dtype unless the op converts */
    sdyrt_reduction reduction; /* of `reduced`: op->reduction, or for a reshard
                                  from->unreduced_op */
    int64_t n_members;         /* ranks of a group */
    int64_t root;              /* the root's number in the group; 0 without a
                                  root */
    int64_t shift_stride;      /* in numbers of members, of the axis that is */
    int64_t shift_size;        /* shifted along */
    sdyi_axes reduced;         /* the first of what is large */
    sdyi_axes kept;
    sdyi_axes introduced;
    sdyi_axes own; /* op->own_axes: refs of `to`'s mesh */
    sdyi_digit_list members;
    sdyi_digit_list own_from; /* digits of the own axes in the mesh of `from` */
    sdyi_digit_list own_to;   /* and in that of `to` */
} sdyi_resolved;

/* Verify an operation and resolve it, as `r` has it. On success `r` is the
 * caller's until sdyi_resolved_free, and must not outlive `op`; on a failure
 * it holds nothing.
 * Errors: those of sdyrt_op_verify. */
sdyrt_status sdyi_op_resolve(const sdyrt_op *op, sdyi_resolved *r);

/* Let go of what `r` holds. */
void sdyi_resolved_free(sdyi_resolved *r);

/* True for a kind that may lack an operand sharding: it is replicated then, as
 * below. */
SDYI_EXPORT bool sdyi_op_may_lack_from(sdyrt_op_kind kind);

/* A sharding that cuts nothing and is open, on the mesh of `to`. */
SDYI_EXPORT sdyrt_status sdyi_make_replicated(
    const sdyrt_sharding *to, const sdyrt_sharding **replicated);

/* The rules for the two shardings together that all kinds share, in Shardy's
 * words. Errors: COLL_MESH_MISMATCH, COLL_RANK_MISMATCH. */
SDYI_EXPORT sdyrt_status sdyi_check_sides(const sdyi_resolved *r);

/* Fail with `what` and, as a detail, the two meshes. */
sdyrt_status sdyi_fail_meshes(const sdyi_resolved *r, sdyrt_error_kind kind,
                              const char *what);

/* A tensor of static shape whose bytes can be counted. Errors: DYNAMIC_SHAPE,
 * OVERFLOW. */
sdyrt_status sdyi_check_size(const sdyrt_type *type);

/* -- rules.c --------------------------------------------------------------- */

/* The rules of the kind that are Shardy's, in its order and words. */
SDYI_EXPORT sdyrt_status sdyi_check_kind(const sdyi_resolved *r);

/* The same, then the stricter ones about axes:
 * numbers of the operation's own sub-axes, refs that coexist, unreduced axes
 * that nothing combines. Both shardings are verified, the axes parsed against
 * the mesh of `to`, and nothing else is filled in yet. */
sdyrt_status sdyi_check_rules(const sdyi_resolved *r);

/* -- rules_groups.c -------------------------------------------------------- */

/* Verify and fill in what is of groups, once the rules of the kind hold. */
sdyrt_status sdyi_resolve_groups(sdyi_resolved *r);

/* The only dimension that both shardings of a shift of tiles cut, by its axes;
 * -1: the values are uncut. */
int sdyi_dim_of_parts(const sdyi_resolved *r);

/* Of planned counts, how many elements member `p` sends to `q`. */
int64_t sdyi_count_between(const sdyi_resolved *r, int64_t p, int64_t q);

/* -- describe.c ------------------------------------------------------------ */

/* The text of an operation in one line, allocated, and a fingerprint of its
 * whole value (meshes, partitions and placements included), the same in every
 * process.
 * Errors: MEMORY. */
sdyrt_status sdyi_describe_op(const sdyi_resolved *r, char **text,
                              uint64_t *fingerprint);

/* Take a placement into a hash. */
uint64_t sdyi_hash_ranks(uint64_t hash, const int *ranks, int64_t n);

#endif
