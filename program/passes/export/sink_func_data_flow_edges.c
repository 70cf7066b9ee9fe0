/* Removal of function edges, whose shardings go to arguments and calls:
 *
 *   %0 = call @f(%a)
 *   %1 = sdy.func_data_flow_edge %0 {sdy.sharding = ..}
 *   %2 = stablehlo.negate %1
 *   ->
 *   %0 = call @f(%a) {sdy.sharding = ..}
 *   %2 = stablehlo.negate %0
 *
 * A value whose edge has no sharding becomes open, if it has a sharding. */
#include "program/dialects/shardable.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static sdyi_walk sink(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind != SDYI_OP_SDY_FUNC_DATA_FLOW_EDGE)
        return SDYI_WALK_ON;
    sdyi_value *const input = sdyi_operand(op, 0);
    const sdyi_attr *const old = sdyi_sharding_of(input);
    const sdyi_attr *sharding = sdyi_sharding_of(&op->results[0]);
    if (sharding == NULL && old != NULL)
        sharding = sdyi_sharding_open(op->module->pool, old, input->type->n);
    if (sharding != NULL)
        sdyi_sharding_set(input, sharding);
    sdyi_op_replace(op, input);
    return SDYI_WALK_ON;
}

const sdyi_pass sdyi_pass_sink_func_data_flow_edges = {
    .name = "sdy-sink-func-data-flow-edges",
    .title = "SinkFuncDataFlowEdgesPass",
    .summary = "give the shardings of functions' edges to what they are on",
    .on = SDYI_ON_FUNCTION,
    .visit_pre = sink,
};
