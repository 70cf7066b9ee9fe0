/* Write the sharding rule of each op as its attribute, where it has none yet:
 *
 *   %0 = stablehlo.add %a, %b : tensor<4xf32>
 *   ->
 *   %0 = stablehlo.add %a, %b {sdy.sharding_rule =
 *            #sdy.op_sharding_rule<([i], [i])->([i]) {i=4}>} : tensor<4xf32>
 *
 * Errors: the rule does not fit the op, whose values are not static tensors. */
#include "program/dialects/sdy/sdy.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/propagation/rule.h"

#include <stddef.h>

typedef struct populate_options {
    bool is_conservative, is_strict;
} populate_options;

static const sdyi_pass_option options[] = {
    {"conservative-propagation", SDYI_OPTION_BOOL, "false",
     "leave out factors that let shardings through only in part",
     offsetof(populate_options, is_conservative)},
    {"only-shardy-rules", SDYI_OPTION_BOOL, "false",
     "leave chlo's ops without rules, as Shardy does",
     offsetof(populate_options, is_strict)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyrt_status populate(void *state, sdyi_op *op) {
    const populate_options *const o = state;
    sdyi_pool *const pool = op->module->pool;
    sdyrt_status status = SDYRT_OK;
    if (sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING_RULE) != NULL)
        return SDYRT_OK;
    if (o->is_strict && sdyi_rule_is_addition(op)) {
        sdyi_rule_warn_unknown(op, NULL);
        return SDYRT_OK;
    }
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyi_rule *const rule =
        sdyi_rule_of(op, o->is_conservative, &pool->scratch);
    if (rule != NULL) {
        const sdyi_attr *const attr = sdyi_rule_to_attr(pool, rule);
        sdyi_op_set_attr(op, SDYI_NAME_SDY_SHARDING_RULE, attr);
        status = sdyi_verify_rule(op, attr);
    }
    sdyi_zone_reset(&pool->scratch, mark);
    return status;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    populate_options o = *(const populate_options *)chosen;
    return sdyi_try_post(op, populate, &o);
}

const sdyi_pass sdyi_pass_populate_op_sharding_rules = {
    .name = "sdy-populate-op-sharding-rules",
    .title = "PopulateOpShardingRulesPass",
    .summary = "write each op's sharding rule as its attribute",
    .on = SDYI_ON_FUNCTION,
    .options = options,
    .options_bytes = sizeof(populate_options),
    .run = run,
};
