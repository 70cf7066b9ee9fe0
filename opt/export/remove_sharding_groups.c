/* Removal of sharding groups:
 *
 *   sdy.sharding_group %0 group_id=0 : T   ->
 */
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static sdyi_walk erase_group(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind == SDYI_OP_SDY_SHARDING_GROUP)
        sdyi_op_erase(op);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    (void)sdyi_walk_pre(op, erase_group, NULL);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_remove_sharding_groups = {
    .name = "sdy-remove-sharding-groups",
    .title = "RemoveShardingGroupsPass",
    .summary = "erase sharding groups",
    .on = SDYI_ON_MODULE,
    .run = run,
};
