/* Take the sharding rules from all ops, but for those that users wrote:
 *
 *   %0 = stablehlo.add %a, %b {sdy.sharding_rule = ..}  ->
 *   %0 = stablehlo.add %a, %b */
#include "program/passes/pass.h"
#include "program/propagation/rule.h"

static sdyi_walk drop(void *state, sdyi_op *op) {
    (void)state;
    const sdyi_attr *const rule = sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING_RULE);
    if (sdyi_attr_is(rule, SDYI_ATTR_RULE) && !sdyi_rule_attr_is_custom(rule))
        sdyi_op_set_attr(op, SDYI_NAME_SDY_SHARDING_RULE, NULL);
    return SDYI_WALK_ON;
}

const sdyi_pass sdyi_pass_drop_sharding_rules = {
    .name = "sdy-drop-sharding-rules",
    .title = "DropShardingRulesPass",
    .summary = "take the sharding rules from all ops, but custom ones",
    .on = SDYI_ON_FUNCTION,
    .visit_post = drop,
};
