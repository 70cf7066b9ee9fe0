/* Constraints become reshards:
 *
 *   %1 = sdy.sharding_constraint %0 <@m, [{"a"}]> {x} : T
 *   ->
 *   %1 = sdy.reshard %0 <@m, [{"a"}]> {x} : T
 */
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static sdyi_walk replace(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind != SDYI_OP_SDY_SHARDING_CONSTRAINT)
        return SDYI_WALK_ON;
    sdyi_value *const input = sdyi_operand(op, 0);
    const sdyi_op_parts parts = {.name = SDYI_NAME_COUNT + SDYI_OP_SDY_RESHARD,
                                 .loc = sdyi_op_loc(op),
                                 .operands = &input,
                                 .n_operands = 1,
                                 .results = &op->results[0].type,
                                 .n_results = 1,
                                 .attrs = op->attrs};
    sdyi_op *const reshard = sdyi_op_make(op->module, &parts);
    sdyi_op_insert_before(reshard, op);
    sdyi_op_replace(op, &reshard->results[0]);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    (void)sdyi_walk_pre(op, replace, NULL);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_sharding_constraint_to_reshard = {
    .name = "sdy-sharding-constraint-to-reshard",
    .title = "ShardingConstraintToReshardPass",
    .summary = "make reshards of sharding constraints",
    .on = SDYI_ON_FUNCTION,
    .run = run,
};
