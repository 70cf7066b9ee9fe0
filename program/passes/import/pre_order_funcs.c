/* Functions are moved after their callers, and after all other ops:
 *
 *   func.func private @g() {..}           sdy.mesh @m = <["a"=2]>
 *   func.func @main() { call @g() }  ->   func.func @main() { call @g() }
 *   sdy.mesh @m = <["a"=2]>               func.func private @g() {..}
 */
#include "program/ir/callgraph.h"
#include "program/passes/pass.h"

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_zone *const zone = &op->module->pool->scratch;
    sdyi_symbols symbols;
    sdyi_callgraph graph;
    sdyi_symbols_start(&symbols, op, zone);
    sdyi_callgraph_make(&graph, &symbols, zone);
    for (int i = graph.n - 1; i >= 0; i--) {
        sdyi_op *const function = graph.functions[i].function;
        sdyi_block *const block = function->block;
        sdyi_op_remove(function);
        sdyi_op_append(block, function);
    }
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_pre_order_funcs = {
    .name = "sdy-pre-order-funcs",
    .title = "PreOrderFuncsPass",
    .summary = "put functions behind those that call them",
    .on = SDYI_ON_MODULE,
    .run = run,
};
