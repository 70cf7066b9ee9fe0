/* Public propagation: import, propagation, export, and the history that
 * explains the result. */
#include "program/explain.h"

#include "program/ir/callgraph.h"
#include "program/ir/verify.h"
#include "program/ir/walk.h"
#include "program/parts.h"
#include "program/passes/pass.h"
#include "program/propagation/propagate.h"

#include <string.h>

extern const sdyi_pass sdyi_pass_symbol_dce, sdyi_pass_lift_inlined_meshes,
    sdyi_pass_remove_size_one_axes,
    sdyi_pass_propagate_sharding_from_func_to_call,
    sdyi_pass_constant_or_scalar_splitter, sdyi_pass_manual_axes_cleanup,
    sdyi_pass_add_data_flow_edges, sdyi_pass_apply_sharding_constraints,
    sdyi_pass_sharding_group_import, sdyi_pass_add_func_data_flow_edges,
    sdyi_pass_pre_order_funcs, sdyi_pass_propagate_to_func_results,
    sdyi_pass_sink_func_data_flow_edges, sdyi_pass_constant_or_scalar_merger,
    sdyi_pass_sink_data_flow_edges;

/* The passes before propagation, those of sdy-import-pipeline and edges on
 * functions. Calls are kept, not inlined: each function has one sharding for
 * each value. */
static const sdyi_pass *const before[] = {
    &sdyi_pass_symbol_dce,
    &sdyi_pass_lift_inlined_meshes,
    &sdyi_pass_remove_size_one_axes,
    &sdyi_pass_propagate_sharding_from_func_to_call,
    &sdyi_pass_constant_or_scalar_splitter,
    &sdyi_pass_symbol_dce,
    &sdyi_pass_manual_axes_cleanup,
    &sdyi_pass_add_data_flow_edges,
    &sdyi_pass_apply_sharding_constraints,
    &sdyi_pass_sharding_group_import,
    &sdyi_pass_add_func_data_flow_edges,
    &sdyi_pass_pre_order_funcs,
    NULL};
static const sdyi_pass *const after[] = {&sdyi_pass_propagate_to_func_results,
                                         &sdyi_pass_sink_func_data_flow_edges,
                                         &sdyi_pass_constant_or_scalar_merger,
                                         &sdyi_pass_sink_data_flow_edges, NULL};

typedef struct propagate_call {
    sdyrt_program *program;
    sdyrt_propagate_options options;
} propagate_call;

static sdyi_propagate_options
internal_options(const sdyrt_propagate_options *given) {
    const sdyrt_propagation_strategy strategy = given->strategy;
    return (sdyi_propagate_options){
        .strategies = {strategy == SDYRT_PROPAGATE_BASIC
                           ? SDYI_STRATEGY_BASIC
                           : SDYI_STRATEGY_AGGRESSIVE},
        .n_strategies = 1,
        .uses_op_priorities = strategy <= SDYRT_PROPAGATE_OP_PRIORITY,
        .uses_user_priorities = strategy == SDYRT_PROPAGATE_USER_PRIORITY,
        .is_conservative = given->conservative};
}

/* -- recursive calls ------------------------------------------------------- */

typedef struct calls {
    sdyi_symbols symbols;
    sdyi_side_table called; /* by function number: its sdyi_called */
    sdyrt_status status;
} calls;

static const sdyi_op *function_around(const sdyi_op *op) {
    while (op != NULL && op->row->kind != SDYI_OP_FUNC_FUNC)
        op = sdyi_op_parent(op);
    return op;
}

static sdyi_walk check_call(void *state, sdyi_op *op) {
    calls *const c = state;
    const sdyi_op *const callee = sdyi_callee(&c->symbols, op);
    const sdyi_op *const caller = callee == NULL ? NULL : function_around(op);
    const sdyi_called *const to =
        callee == NULL ? NULL : sdyi_side_table_get(&c->called, callee->number);
    const sdyi_called *const from =
        caller == NULL ? NULL : sdyi_side_table_get(&c->called, caller->number);
    if (to == NULL || from == NULL || to->component != from->component)
        return SDYI_WALK_ON;
    c->status = sdyi_error_bare(
        op->module->pool, op,
        "shardings do not spread through calls that go round: this one comes "
        "back to the function that it is in");
    return SDYI_WALK_STOP;
}

static sdyrt_status check_calls(sdyi_op *module) {
    sdyi_zone *const scratch = &module->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    calls c = {.called = sdyi_side_table_of(scratch)};
    sdyi_callgraph graph;
    sdyi_symbols_start(&c.symbols, module, scratch);
    sdyi_callgraph_make(&graph, &c.symbols, scratch);
    for (int i = 0; i < graph.n; i++)
        sdyi_side_table_set(&c.called, graph.functions[i].function->number,
                            &graph.functions[i]);
    (void)sdyi_walk_pre(module, check_call, &c);
    sdyi_zone_reset(scratch, mark);
    return c.status;
}

/* -- all of it ------------------------------------------------------------- */

/* sdy.constant back to stablehlo.constant, as before import; the attributes are
 * the same. */
static sdyi_walk restore_constant(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind == SDYI_OP_SDY_CONSTANT)
        sdyi_op_set_kind(op, SDYI_NAME_COUNT +
                                 (sdyi_name)SDYI_OP_STABLEHLO_CONSTANT);
    return SDYI_WALK_ON;
}

static sdyrt_status propagate(void *arguments) {
    const propagate_call *const call = arguments;
    sdyrt_program *const program = call->program;
    sdyi_module *const module = &program->module;
    sdyi_propagate_options options = internal_options(&call->options);
    sdyi_history *const history = SDYI_NEW(&program->lent, sdyi_history, 1);
    history->zone = &program->lent;
    if (call->options.explain)
        options.history = history;
    if (!program->is_verified)
        SDYI_TRY(sdyi_verify(module->op));
    SDYI_TRY(check_calls(module->op));
    const sdyi_side_table said = sdyi_results_said(module, &program->lent);
    SDYI_TRY(sdyi_passes_run(before, module->op));
    SDYI_TRY(sdyi_propagate(module->op, &options));
    sdyi_history_settle(history);
    SDYI_TRY(sdyi_passes_run(after, module->op));
    (void)sdyi_walk_pre(module->op, restore_constant, NULL);
    SDYI_TRY(sdyi_verify(module->op));
    if (call->options.explain)
        program->explanations = sdyi_explain_propagation(
            program, history, &said, call->options.conservative);
    return SDYRT_OK;
}

sdyrt_status sdyrt_program_propagate(sdyrt_program *program,
                                     const sdyrt_propagate_options *options) {
    SDYI_NOT_NULL(program);
    propagate_call call = {.program = program};
    if (options != NULL) {
        SDYI_STRUCT(options);
        call.options = *options;
    }
    if ((unsigned)call.options.strategy > SDYRT_PROPAGATE_BASIC)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: there is no strategy %d", __func__,
                         (int)call.options.strategy);
    sdyi_pool *const pool = &program->owner->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyi_take_back(program);
    const sdyrt_status status =
        sdyi_finish(program->owner, sdyi_guarded(pool, propagate, &call));
    program->is_verified = status == SDYRT_OK;
    program->module.listener = NULL; /* left by a run that ran out of memory */
    sdyi_zone_reset(&pool->scratch, mark);
    return status;
}
