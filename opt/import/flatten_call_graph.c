/* A function of its own for each call:
 *
 *   %0 = call @f(%a) : (T) -> T          %0 = call @f(%a) : (T) -> T
 *   %1 = call @f(%0) : (T) -> T     ->   %1 = call @f_0(%0) : (T) -> T
 *                                        func.func private @f_0(%a: T) -> T
 *                                            attributes {sdy.original_func_name
 *                                                            = "f"} {..}
 *
 * Functions are put after those that they call; the first call that is visited
 * keeps the function, others get clones, whose calls get clones too. */
#include "program/dialects/func/call.h"
#include "program/passes/pass.h"

typedef struct flattener {
    sdyi_symbols symbols;
    sdyi_side_table is_called; /* by the function's number */
} flattener;

static sdyrt_status flatten(void *state, sdyi_op *call, sdyi_op *callee) {
    flattener *const f = state;
    if (sdyi_side_table_get(&f->is_called, callee->number) == NULL)
        sdyi_side_table_set(&f->is_called, callee->number, call);
    else
        sdyi_call_set_callee(
            call, sdyi_symbol_name(sdyi_func_clone(&f->symbols, callee)));
    return SDYRT_OK;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_zone *const zone = &op->module->pool->scratch;
    flattener f = {.is_called = sdyi_side_table_of(zone)};
    sdyi_symbols_start(&f.symbols, op, zone);
    return sdyi_calls_visit(&f.symbols, flatten, &f);
}

const sdyi_pass sdyi_pass_flatten_call_graph = {
    .name = "sdy-flatten-call-graph",
    .title = "FlattenCallGraphPass",
    .summary = "give each call a function of its own",
    .on = SDYI_ON_MODULE,
    .run = run,
};
