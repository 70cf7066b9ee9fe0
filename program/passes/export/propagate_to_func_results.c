/* Function results get the shardings of the values that are returned:
 *
 *   func.func private @f(..) -> T {
 *     %0 = stablehlo.negate %a {sdy.sharding = <@m, [{"a"}]>}
 *     return %0 : T
 *   }
 *   ->
 *   func.func private @f(..) -> (T {sdy.sharding = <@m, [{"a"}]>}) {
 *     ..
 *
 * Results lose theirs where the value has none. @main's are the user's. */
#include "program/dialects/func/call.h"
#include "program/dialects/shardable.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static void set_results(sdyi_op *function) {
    const sdyi_op *const end = function->regions[0].first->last;
    for (int i = 0; i < end->n_operands; i++)
        sdyi_result_sharding_set(function, i,
                                 sdyi_sharding_of(sdyi_operand(end, i)));
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_op *main_function;
    SDYI_TRY(sdyi_find_main(op, &main_function));
    for (sdyi_op *inner = op->regions[0].first->first; inner != NULL;
         inner = inner->next)
        if (inner->row->kind == SDYI_OP_FUNC_FUNC &&
            inner->regions[0].first != NULL && inner != main_function)
            set_results(inner);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_propagate_to_func_results = {
    .name = "sdy-propagate-to-func-results",
    .title = "PropagateToFuncResultsPass",
    .summary = "give results of functions the shardings of what is returned",
    .on = SDYI_ON_MODULE,
    .run = run,
};
