/* A call without result shardings gets those of its function's results:
 *
 *   func.func private @f(..) -> (T {sdy.sharding = #sdy.sharding<@m, [{"a"}]>})
 *   %0 = call @f(%a)   ->   %0 = call @f(%a) {sdy.sharding =
 *                                 #sdy.sharding_per_value<[<@m, [{"a"}]>]>}
 *
 * Results without a sharding are open, if the function has one for another
 * result. */
#include "program/dialects/func/call.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

static sdyi_walk set_results(void *state, sdyi_op *op) {
    const sdyi_op *const callee = sdyi_callee(state, op);
    if (callee == NULL || op->n_results == 0 ||
        sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING) != NULL)
        return SDYI_WALK_ON;
    const sdyi_attr **const list =
        SDYI_NEW(&op->module->pool->scratch, const sdyi_attr *, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        list[i] = sdyi_result_sharding_of(callee, i);
    sdyi_shardings_set(op, list);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, op, &op->module->pool->scratch);
    (void)sdyi_walk_pre(op, set_results, &symbols);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_propagate_sharding_from_func_to_call = {
    .name = "sdy-propagate-sharding-from-func-to-call",
    .title = "PropagateShardingFromFuncToCallPass",
    .summary = "give calls the shardings of their functions' results",
    .on = SDYI_ON_MODULE,
    .run = run,
};
