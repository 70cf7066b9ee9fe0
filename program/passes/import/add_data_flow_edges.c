/* Edges after the values of data-flow ops that own a sharding:
 *
 *   %0 = stablehlo.optimization_barrier %a
 *   %1 = stablehlo.negate %0
 *   ->
 *   %0 = stablehlo.optimization_barrier %a
 *   %1 = sdy.data_flow_edge %0 sharding=<@m, [{"x"}]>
 *   %2 = stablehlo.negate %1
 *
 * An edge has the sharding of its owner. Which values own one:
 * dialects/shardable.h. One that has an edge gets no second. */
#include "program/passes/data_flow_edges.h"
#include "program/passes/pass.h"

static sdyi_walk add(void *state, sdyi_op *op) {
    (void)state;
    sdyi_edges_add(op);
    return SDYI_WALK_ON;
}

const sdyi_pass sdyi_pass_add_data_flow_edges = {
    .name = "sdy-add-data-flow-edges",
    .title = "AddDataFlowEdgesPass",
    .summary = "put edges behind the values of data-flow ops",
    .on = SDYI_ON_MODULE,
    .visit_post = add,
};
