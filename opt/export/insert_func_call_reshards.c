/* Calls get the result shardings of their functions, and reshards after them to
 * the shardings that they had:
 *
 *   func.func private @f(..) -> (T {sdy.sharding = <@m, [{"a"}]>})
 *   %0 = call @f(%x) {sdy.sharding = [<@m, [{"b"}]>]}
 *   ->
 *   %0 = call @f(%x) {sdy.sharding = [<@m, [{"a"}]>]}
 *   %1 = sdy.reshard %0 <@m, [{"b"}]>
 */
#include "opt/axes.h"
#include "program/dialects/func/call.h"
#include "program/dialects/make.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/passes/data_flow_edges.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

/* -- calls ----------------------------------------------------------------- */

/* The first sharding of a list; NULL: all are NULL. */
static const sdyi_attr *first_of(const sdyi_attr *const *list, int n) {
    for (int i = 0; i < n; i++)
        if (list[i] != NULL)
            return list[i];
    return NULL;
}

static void reshard(sdyi_value *result, const sdyi_attr *from,
                    const sdyi_attr *to) {
    if (to == NULL)
        to = sdyi_sharding_closed(result->op->module->pool, from,
                                  sdyi_sharded_rank(result->type));
    sdyi_op_set_attr(sdyi_cover(result, SDYI_OP_SDY_RESHARD),
                     SDYI_NAME_SHARDING, to);
}

static void reshard_results(sdyi_op *call, const sdyi_op *callee) {
    sdyi_pool *const pool = call->module->pool;
    const int n = call->n_results;
    const sdyi_attr **const given =
        SDYI_NEW(&pool->scratch, const sdyi_attr *, n);
    const sdyi_attr **const had =
        SDYI_NEW(&pool->scratch, const sdyi_attr *, n);
    for (int i = 0; i < n; i++) {
        given[i] = sdyi_result_sharding_of(callee, i);
        had[i] = sdyi_sharding_of(&call->results[i]);
    }
    const sdyi_attr *const like = first_of(given, n);
    const sdyi_attr *const other = first_of(had, n);
    if (like == NULL && other == NULL)
        return;
    for (int i = 0; i < n; i++) {
        const int rank = sdyi_sharded_rank(call->results[i].type);
        if (given[i] == NULL && like != NULL)
            given[i] = sdyi_sharding_open(pool, like, rank);
        else if (given[i] == NULL)
            given[i] = sdyi_sharding_closed(
                pool, had[i] == NULL ? other : had[i], rank);
        if (!sdyi_is_cut_alike(given[i], had[i]))
            reshard(&call->results[i], given[i], had[i]);
    }
    sdyi_shardings_set(call, given);
}

static sdyi_walk visit(void *state, sdyi_op *op) {
    const sdyi_op *const callee = sdyi_callee(state, op);
    if (callee != NULL && op->n_results > 0)
        reshard_results(op, callee);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, op, &op->module->pool->scratch);
    (void)sdyi_walk_pre(op, visit, &symbols);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_insert_func_call_reshards = {
    .name = "sdy-insert-func-call-reshards",
    .title = "InsertFuncCallReshardsPass",
    .summary = "reshard the results of calls that functions shard otherwise",
    .on = SDYI_ON_MODULE,
    .run = run,
};
