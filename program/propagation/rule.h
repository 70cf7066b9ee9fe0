/* Sharding rules: which dimensions of an op's operands and results are sharded
 * alike.
 *
 * A rule gives each dimension a list of factors, the major one first. A factor
 * that two dimensions share is sharded in both by the same axes:
 *
 *   dot     ([i, k], [k, j])->([i, j]) {i=8, j=4, k=2} reduction={k}
 *   reshape ([ij])->([i, j]) {i=2, j=4}
 *
 * An op's rule is its attribute sdy.sharding_rule, else what the entry `rule`
 * of its row builds (builder.h); docs/propagation.md has the list. */
#ifndef SDYI_PROGRAM_PROPAGATION_RULE_H
#define SDYI_PROGRAM_PROPAGATION_RULE_H

#include "program/ir/row.h"

typedef enum sdyi_factor_type {
    SDYI_FACTOR_PASS_THROUGH,     /* axes go through the op as they are */
    SDYI_FACTOR_REDUCTION,        /* results lack it: they are partial sums */
    SDYI_FACTOR_NEED_REPLICATION, /* the op needs it whole */
    SDYI_FACTOR_PERMUTATION       /* shards need elements of their neighbours */
} sdyi_factor_type;

typedef struct sdyi_rule_dim {
    int n;
    const int *factors; /* major first */
} sdyi_rule_dim;

typedef struct sdyi_rule_tensor {
    int rank;
    const sdyi_rule_dim *dims;
} sdyi_rule_tensor;

typedef struct sdyi_rule {
    int n_operands, n_results, n_factors;
    bool is_custom; /* the user's: what is in the op is not looked at */
    const sdyi_rule_tensor *tensors; /* operands, then results */
    /* By factor. */
    const int64_t *sizes;
    const unsigned char *types; /* sdyi_factor_type */
    const bool *blocked;        /* axes do not go through here */
} sdyi_rule;

/* The rule of an attribute RULE, in `zone`; and the attribute of a rule. */
const sdyi_rule *sdyi_rule_of_attr(sdyi_zone *zone, const sdyi_attr *attr);
const sdyi_attr *sdyi_rule_to_attr(sdyi_pool *pool, const sdyi_rule *rule);

static inline bool sdyi_rule_attr_is_custom(const sdyi_attr *attr) {
    return attr->cells[3].integer != 0;
}

/* The rule of an op, in `zone`; NULL: it has none. Of the first op of no known
 * rule, and of the first such custom call, the pool's user is warned.
 *
 * `is_conservative`: factors that let shardings through only in part (windows,
 * concatenated dimensions) are left out or blocked.
 *
 * A rule of values that are not static tensors fits no op: sdyi_verify_rule
 * (dialects/sdy/sdy.h) refuses its attribute. */
const sdyi_rule *sdyi_rule_of(const sdyi_op *op, bool is_conservative,
                              sdyi_zone *zone);

/* True for an op of chlo, which has a rule here and none in Shardy. */
bool sdyi_rule_is_addition(const sdyi_op *op);

/* Warn, once in each pool, of an op without a known rule, or of a custom call
 * of `target`. */
void sdyi_rule_warn_unknown(const sdyi_op *op, const char *target);

#endif
