/* Removal of sharding groups:
 *
 *   sdy.sharding_group %0 group_id=0 : T   ->
 */
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static sdyi_walk erase_group(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind == SDYI_OP_SDY_SHARDING_GROUP)
        sdyi_op_erase(op);
    return SDYI_WALK_ON;
}

const sdyi_pass sdyi_pass_remove_sharding_groups = {
    .name = "sdy-remove-sharding-groups",
    .title = "RemoveShardingGroupsPass",
    .summary = "erase sharding groups",
    .on = SDYI_ON_MODULE,
    .visit_pre = erase_group,
};
