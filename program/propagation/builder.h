/* Building a sharding rule: the primitives that the row entries `rule` are
 * written in. Factors are numbered in the order of the calls. When the entry
 * returns, each dimension without factor gets one of size 1 of its own.
 *
 * What is no ranked tensor has no dimensions. A call that names a dimension of
 * one tensor which that has not leaves the op without rule. */
#ifndef SDYI_PROGRAM_PROPAGATION_BUILDER_H
#define SDYI_PROGRAM_PROPAGATION_BUILDER_H

#include "program/dialects/stablehlo/verify_common.h"
#include "program/propagation/rule.h"

typedef struct sdyi_rule_builder sdyi_rule_builder;

/* Properties of a factor; zero-initialised: PASS_THROUGH, not blocked. */
typedef struct sdyi_factor_dims {
    sdyi_factor_type type;
    bool is_blocked;
} sdyi_factor_dims;

#define SDYI_PASS ((sdyi_factor_dims){SDYI_FACTOR_PASS_THROUGH, false})
#define SDYI_REDUCE ((sdyi_factor_dims){SDYI_FACTOR_REDUCTION, false})
#define SDYI_REPLICATE ((sdyi_factor_dims){SDYI_FACTOR_NEED_REPLICATION, false})
#define SDYI_REPLICATE_BLOCKED                                                 \
    ((sdyi_factor_dims){SDYI_FACTOR_NEED_REPLICATION, true})
#define SDYI_PERMUTE ((sdyi_factor_dims){SDYI_FACTOR_PERMUTATION, false})

#define SDYI_NO_DIM (-1)

bool sdyi_rule_is_conservative(const sdyi_rule_builder *b);
static inline sdyi_factor_dims sdyi_rule_permuted(const sdyi_rule_builder *b) {
    return (sdyi_factor_dims){SDYI_FACTOR_PERMUTATION,
                              sdyi_rule_is_conservative(b)};
}
sdyi_zone *sdyi_rule_zone(const sdyi_rule_builder *b);

/* The op has no rule. */
void sdyi_rule_is_none(sdyi_rule_builder *b);

/* Add a factor on dimension `dim` of all tensors that have it; or of the
 * operands, or the results. */
void sdyi_rule_all(sdyi_rule_builder *b, int dim, int64_t size,
                   sdyi_factor_dims factor);
void sdyi_rule_operands(sdyi_rule_builder *b, int dim, int64_t size,
                        sdyi_factor_dims factor);
void sdyi_rule_results(sdyi_rule_builder *b, int dim, int64_t size,
                       sdyi_factor_dims factor);

/* Add a factor on one dimension of each tensor, or SDYI_NO_DIM, operands first.
 * One of size 1 is not appended to other factors. */
void sdyi_rule_factor(sdyi_rule_builder *b, const int *dims, int64_t size,
                      sdyi_factor_dims factor);
/* The same with the dimensions as arguments. */
#define SDYI_RULE_FACTOR(b, size, factor, ...)                                 \
    sdyi_rule_factor(b, (const int[]){__VA_ARGS__}, size, factor)

/* Add a factor for each dimension of `type`, on all tensors. */
void sdyi_rule_pointwise(sdyi_rule_builder *b, const sdyi_type *type);
/* Add a factor for each dimension, on all tensors; where sizes differ, it has
 * the input's size and is `factor`. */
void sdyi_rule_mismatch(sdyi_rule_builder *b, const sdyi_type *in,
                        const sdyi_type *out, sdyi_factor_dims factor);

#endif
