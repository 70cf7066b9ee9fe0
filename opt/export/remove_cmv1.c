/* Removal of collectives around dots with different shardings that XLA makes
 * itself (collective matmul, version 1):
 *
 *   %1 = sdy.all_gather [{"x"}, {}] %0      used by one dot alone
 *   %2 = stablehlo.dot %1, %b               ->   stablehlo.dot %0, %b
 *
 *   %0 = stablehlo.dot %a, %b {sdy.sharding = [<@m, [{}, {}]>]}
 *   %1 = sdy.reduce_scatter [{"x"}, {}] %0 out_sharding=<@m, [{"x"}, {}]>
 *   ->
 *   %0 = stablehlo.dot %a, %b {sdy.sharding = [<@m, [{"x"}, {}]>]}
 *
 * The program means something else then, to all but that compiler. */
#include "program/dialects/shardable.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static bool is_dot(const sdyi_op *op) {
    return op != NULL && (op->row->kind == SDYI_OP_STABLEHLO_DOT ||
                          op->row->kind == SDYI_OP_STABLEHLO_DOT_GENERAL);
}

static bool is_unreduced(const sdyi_value *value) {
    sdyrt_reduction reduction;
    const sdyi_attr *const sharding = sdyi_sharding_of(value);
    return sharding != NULL && sdyrt_sharding_unreduced(
                                   sdyi_attr_get_sharding(sharding), &reduction)
                                       .count > 0;
}

static void replace(sdyi_op *op) {
    sdyi_op_replace(op, sdyi_operand(op, 0));
}

static sdyi_walk visit(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind == SDYI_OP_SDY_ALL_GATHER &&
        sdyi_value_has_one_use(&op->results[0]) &&
        is_dot(op->results[0].uses->user)) {
        replace(op);
    } else if (op->row->kind == SDYI_OP_SDY_REDUCE_SCATTER) {
        sdyi_value *const value = sdyi_operand(op, 0);
        if (!is_dot(value->op) || !sdyi_value_has_one_use(value) ||
            is_unreduced(value))
            return SDYI_WALK_ON;
        sdyi_sharding_set(value, sdyi_op_attr(op, SDYI_NAME_OUT_SHARDING));
        replace(op);
    }
    return SDYI_WALK_ON;
}

const sdyi_pass sdyi_pass_remove_cmv1 = {
    .name = "sdy-remove-all-gather-reduce-scatter-for-cmv1",
    .title = "RemoveAllGatherReduceScatterForCMV1Pass",
    .summary = "leave out the collectives of dots that XLA makes itself",
    .on = SDYI_ON_FUNCTION,
    .visit_post = visit,
};
