/* Constraints become reshards:
 *
 *   %1 = sdy.sharding_constraint %0 <@m, [{"a"}]> {x} : T
 *   ->
 *   %1 = sdy.reshard %0 <@m, [{"a"}]> {x} : T
 */
#include "program/dialects/make.h"
#include "program/passes/pass.h"

static sdyi_walk replace(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind == SDYI_OP_SDY_SHARDING_CONSTRAINT)
        (void)sdyi_replace_like(op, SDYI_OP_SDY_RESHARD, &op->attrs);
    return SDYI_WALK_ON;
}

const sdyi_pass sdyi_pass_sharding_constraint_to_reshard = {
    .name = "sdy-sharding-constraint-to-reshard",
    .title = "ShardingConstraintToReshardPass",
    .summary = "make reshards of sharding constraints",
    .on = SDYI_ON_FUNCTION,
    .visit_pre = replace,
};
