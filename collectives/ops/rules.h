/* The rules of each kind of operation, checked after what all kinds share. */
#ifndef SDYI_OPS_RULES_H
#define SDYI_OPS_RULES_H

#include "collectives/ops/verify.h"

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

/* Whether two shardings name their mesh alike. Two names are two meshes to
 * Shardy, whatever they stand for; an inline mesh is whatever it is equal to.
 */
bool sdyi_same_mesh_ref(const sdyrt_sharding *a, const sdyrt_sharding *b);

#endif
