/* Calls in post-order, clones of functions, the entry function. */
#include "program/dialects/func/call.h"

#include "program/dialects/make.h"
#include "program/ir/clone.h"
#include "program/ir/row.h"
#include "program/ir/walk.h"
#include "program/rows/op_kind.h"

/* -- calls ----------------------------------------------------------------- */

#define MOST_DEPTH 1000
#define MOST_CLONED 10000000

typedef struct call_list {
    const sdyi_symbols *symbols;
    sdyi_zone *zone;
    sdyi_op **calls;
    int n, capacity;
    const sdyi_op *function; /* the function being walked */
    int64_t *sizes;          /* by function number: its ops, later with those of
                                its callees */
} call_list;

static sdyi_walk add_call(void *state, sdyi_op *op) {
    call_list *const l = state;
    l->sizes[l->function->number]++;
    if (sdyi_callee(l->symbols, op) != NULL) {
        SDYI_GROW(l->zone, l->calls, l->n, l->capacity);
        l->calls[l->n++] = op;
    }
    return SDYI_WALK_ON;
}

/* Recursion: two functions in one component of the call graph, or a call of the
 * enclosing function. */
static sdyrt_status check_cycles(const sdyi_callgraph *graph,
                                 const call_list *list) {
    for (int i = 1; i < graph->n; i++)
        if (graph->functions[i].component == graph->functions[i - 1].component)
            return sdyi_error(graph->functions[i].function->module->pool,
                              graph->functions[i].function,
                              "calls itself through others, which this pass "
                              "does not support");
    for (int i = 0; i < list->n; i++)
        if (sdyi_op_is_in(list->calls[i],
                          sdyi_callee(list->symbols, list->calls[i])))
            return sdyi_error(list->calls[i]->module->pool, list->calls[i],
                              "is a function's call of itself, which this "
                              "pass does not support");
    return SDYRT_OK;
}

/* Limits: clones nest as deep as calls, and there is one for each path through
 * calls, a number that can double with each level. */
static sdyrt_status check_clones(const call_list *list) {
    const sdyi_module *const module = list->symbols->table->module;
    int *const depth = SDYI_NEW(list->zone, int, module->n_ops);
    bool *const is_called = SDYI_NEW(list->zone, bool, module->n_ops);
    int64_t cloned = 0;
    for (int i = 0; i < list->n; i++) {
        const sdyi_op *const call = list->calls[i];
        const sdyi_op *function = call;
        while (function->row->kind != SDYI_OP_FUNC_FUNC)
            function = sdyi_op_parent(function);
        const int callee = sdyi_callee(list->symbols, call)->number;
        int *const mine = &depth[function->number];
        *mine = depth[callee] + 1 > *mine ? depth[callee] + 1 : *mine;
        if (*mine > MOST_DEPTH)
            return sdyi_error(module->pool, call,
                              "is deeper in calls than %d, which this pass "
                              "does not support",
                              MOST_DEPTH);
        list->sizes[function->number] += list->sizes[callee];
        cloned += is_called[callee] ? list->sizes[callee] : 0;
        if (cloned > MOST_CLONED)
            return sdyi_error(module->pool, call,
                              "would make this pass clone more than %d ops: "
                              "functions call each other too often",
                              MOST_CLONED);
        is_called[callee] = true;
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_calls_visit(const sdyi_symbols *symbols,
                              sdyi_visit_call *visit, void *state) {
    sdyi_callgraph graph;
    call_list list = {.symbols = symbols,
                      .zone = &symbols->table->module->pool->scratch};
    sdyi_callgraph_make(&graph, symbols, list.zone);
    list.sizes = SDYI_NEW(list.zone, int64_t, symbols->table->module->n_ops);
    for (int i = 0; i < graph.n; i++) {
        list.function = graph.functions[i].function;
        (void)sdyi_walk_pre(graph.functions[i].function, add_call, &list);
    }
    SDYI_TRY(check_cycles(&graph, &list));
    SDYI_TRY(check_clones(&list));
    for (int i = 0; i < list.n; i++)
        SDYI_TRY(
            visit(state, list.calls[i], sdyi_callee(symbols, list.calls[i])));
    return SDYRT_OK;
}

void sdyi_call_set_callee(sdyi_op *call, sdyi_name name) {
    sdyi_op_set_attr(call, SDYI_NAME_CALLEE,
                     sdyi_attr_symbol(call->module->pool, name));
}

/* -- functions ------------------------------------------------------------- */

const char *sdyi_original_name(const sdyi_op *function) {
    const sdyi_attr *const name =
        sdyi_op_attr(function, SDYI_NAME_SDY_ORIGINAL_FUNC_NAME);
    return sdyi_attr_is(name, SDYI_ATTR_STRING)
               ? sdyi_attr_text(name)
               : sdyi_name_text(function->module->pool,
                                sdyi_symbol_name(function));
}

void sdyi_set_original_name(sdyi_op *function, const char *name) {
    sdyi_op_set_attr(
        function, SDYI_NAME_SDY_ORIGINAL_FUNC_NAME,
        name == NULL ? NULL : sdyi_attr_string(function->module->pool, name));
}

static sdyi_walk clone_callee(void *state, sdyi_op *op) {
    sdyi_symbols *const symbols = state;
    const sdyi_op *const callee = sdyi_callee(symbols, op);
    if (callee != NULL)
        sdyi_call_set_callee(
            op, sdyi_symbol_name(sdyi_func_clone(symbols, callee)));
    return SDYI_WALK_ON;
}

/* Recursive, to the depth of calls. */
sdyi_op *sdyi_func_clone(sdyi_symbols *symbols, const sdyi_op *function) {
    sdyi_side_table map = sdyi_side_table_of(&function->module->pool->scratch);
    sdyi_op *const clone = sdyi_op_clone(function, &map);
    sdyi_set_original_name(clone, sdyi_original_name(function));
    (void)sdyi_walk_pre(clone, clone_callee, symbols);
    sdyi_symbols_insert(symbols, clone, NULL);
    return clone;
}

sdyrt_status sdyi_find_main(sdyi_op *module, sdyi_op **function) {
    sdyi_pool *const pool = module->module->pool;
    const sdyi_name name = SDYI_NAME_MAIN;
    const sdyi_op *first = NULL;
    int n = 0;
    *function = NULL;
    for (sdyi_op *op = module->regions[0].first->first; op != NULL;
         op = op->next) {
        if (op->row->kind != SDYI_OP_FUNC_FUNC)
            continue;
        *function = op;
        if (sdyi_symbol_name(op) == name)
            return SDYRT_OK;
        first = first == NULL ? op : first;
        n++;
    }
    return n <= 1 ? SDYRT_OK
                  : sdyi_error_bare(pool, first,
                                    "there are %d functions, and none is "
                                    "called @main",
                                    n);
}

int sdyi_func_result_count(const sdyi_op *function) {
    const sdyi_type *const type = sdyi_signature(function);
    return type->n - type->n_inputs;
}

const sdyi_type *sdyi_func_result_type(const sdyi_op *function, int i) {
    const sdyi_type *const type = sdyi_signature(function);
    return type->cells[type->n_inputs + i].type;
}

void sdyi_body_return(const sdyi_region *body, sdyi_op_kind kind) {
    sdyi_op *const end = body->first->last;
    sdyi_value **const values =
        SDYI_NEW(&end->module->pool->scratch, sdyi_value *, end->n_operands);
    for (int i = 0; i < end->n_operands; i++)
        values[i] = sdyi_operand(end, i);
    (void)sdyi_insert_op(end, kind, values, end->n_operands, NULL, 0);
    sdyi_op_erase(end);
}

void sdyi_func_set_type(sdyi_op *func) {
    sdyi_pool *const pool = func->module->pool;
    const sdyi_block *const first = func->regions[0].first;
    const sdyi_attr *const has = sdyi_op_attr(func, SDYI_NAME_FUNCTION_TYPE);
    const int n_results = has->type->n - has->type->n_inputs;
    const sdyi_type **const inputs =
        SDYI_NEW(&pool->scratch, const sdyi_type *, (size_t)first->n_args);
    const sdyi_type **const results =
        SDYI_NEW(&pool->scratch, const sdyi_type *, (size_t)n_results);
    for (int i = 0; i < first->n_args; i++)
        inputs[i] = first->args[i]->type;
    for (const sdyi_block *b = first; b != NULL; b = b->next) {
        const sdyi_op *const end = b->last;
        if (end->row->kind != SDYI_OP_FUNC_RETURN ||
            end->n_operands != n_results)
            continue;
        for (int i = 0; i < n_results; i++)
            results[i] = sdyi_operand(end, i)->type;
        sdyi_op_set_attr(
            func, SDYI_NAME_FUNCTION_TYPE,
            sdyi_attr_of_type(pool,
                              sdyi_type_function(pool, inputs, first->n_args,
                                                 results, n_results)));
        return;
    }
}
