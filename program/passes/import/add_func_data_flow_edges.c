/* Edges after the arguments of functions that are called, and after the results
 * of calls:
 *
 *   %0 = call @f(%a) {sdy.sharding = ..}
 *   %1 = stablehlo.negate %0
 *   ->
 *   %0 = call @f(%a) {sdy.sharding = ..}
 *   %1 = sdy.func_data_flow_edge %0 {sdy.sharding = ..}
 *   %2 = stablehlo.negate %1
 */
#include "program/dialects/func/call.h"
#include "program/dialects/make.h"
#include "program/ir/walk.h"
#include "program/passes/data_flow_edges.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static void add_edge(sdyi_value *value) {
    if (!sdyi_type_is_static(value->type))
        return;
    const sdyi_attr *const sharding = sdyi_sharding_of(value);
    sdyi_op *const edge = sdyi_cover(value, SDYI_OP_SDY_FUNC_DATA_FLOW_EDGE);
    if (sharding != NULL)
        sdyi_sharding_set(&edge->results[0], sharding);
}

static sdyi_walk add(void *state, sdyi_op *op) {
    const sdyi_block *const body =
        op->n_regions == 1 ? op->regions[0].first : NULL;
    const sdyi_op *const main_function = state;
    if (op->row->kind == SDYI_OP_FUNC_FUNC && body != NULL &&
        op != main_function)
        for (int i = body->n_args - 1; i >= 0; i--)
            add_edge(body->args[i]);
    if (op->row->kind == SDYI_OP_FUNC_CALL)
        for (int i = op->n_results - 1; i >= 0; i--)
            add_edge(&op->results[i]);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_op *main_function;
    SDYI_TRY(sdyi_find_main(op, &main_function));
    (void)sdyi_walk_pre(op, add, main_function);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_add_func_data_flow_edges = {
    .name = "sdy-add-func-data-flow-edges",
    .title = "AddFuncDataFlowEdgesPass",
    .summary = "put edges behind arguments of functions and results of calls",
    .on = SDYI_ON_MODULE,
    .run = run,
};
