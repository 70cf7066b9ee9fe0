/* The rules of each kind of operation, checked after what all kinds share. */
#ifndef SDYI_COLLECTIVES_RULES_H
#define SDYI_COLLECTIVES_RULES_H

#include "collectives/verify.h"

/* What the rule of a kind looks at. Both shardings are verified; `axes` is
 * parsed against the mesh of `to` and not verified. All kinds but
 * collective_permute and reshard have one mesh, and one rank of the shardings.
 */
typedef struct sdyi_rule {
    sdyrt_op_kind kind;
    const sdyrt_sharding *from;
    const sdyrt_sharding *to;
    bool from_given; /* `from` is the operation's, not made up for it */
    const sdyi_op_axes *axes;
    sdyrt_reduction reduction;
} sdyi_rule;

/* The rules of the kind, in Shardy's order; then the stricter ones about axes:
 * numbers of the operation's own sub-axes, refs that coexist, unreduced axes
 * that nothing combines. */
sdyrt_status sdyi_check_rules(const sdyi_rule *rule);

/* Put all refs of an operation's axes into one list. Errors: LIMIT. */
sdyrt_status sdyi_op_axes_flatten(const sdyi_op_axes *axes, sdyi_axes *out);

/* What a plan needs beyond the rules, of an operation that follows them.
 * Errors: DYNAMIC_SHAPE, OVERFLOW, DTYPE_REDUCTION, PLACEMENT,
 *         NULL_ARGUMENT, MEMORY. */
sdyrt_status sdyi_check_plannable(const sdyi_resolved *r);

/* Whether two shardings name their mesh alike. Two names are two meshes to
 * Shardy, whatever they stand for; an inline mesh is whatever it is equal to.
 */
bool sdyi_same_mesh_ref(const sdyrt_sharding *a, const sdyrt_sharding *b);

/* -- by dimension (rules_dims.c) ------------------------------------------ */

typedef enum sdyi_dim_step { SDYI_GATHER, SDYI_SLICE } sdyi_dim_step;

/* `flavour` names the axes in the text of a gather. */
sdyrt_status sdyi_check_axes_per_dim(const sdyi_rule *rule, sdyi_dim_step step,
                                     const char *flavour);
sdyrt_status sdyi_check_all_to_all(const sdyi_rule *rule);
sdyrt_status sdyi_check_collective_permute(const sdyi_rule *rule);

/* -- unreduced axes (rules_unreduced.c) ----------------------------------- */

typedef enum sdyi_removal {
    SDYI_REMOVE_BY_REDUCTION, /* the operation's own */
    SDYI_REMOVE_ANY
} sdyi_removal;

/* From the unreduced axes of `from` to those of `to`: what is introduced (only
 * with `may_sum`, and then by sum), what is removed, and that what is kept
 * keeps its reduction. Meshes that differ are not compared. */
sdyrt_status sdyi_check_transition(const sdyi_rule *rule, bool may_sum,
                                   sdyi_removal allowed);
sdyrt_status sdyi_check_all_reduce(const sdyi_rule *rule);
sdyrt_status sdyi_check_sharded_to_unreduced(const sdyi_rule *rule);
sdyrt_status sdyi_check_replicated_to_unreduced(const sdyi_rule *rule);

#endif
