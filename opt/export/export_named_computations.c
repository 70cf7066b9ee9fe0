/* Named computations become functions and calls:
 *
 *   %0 = sdy.named_computation<"f">(%x)
 *       in_shardings=[<@m, [{"a"}]>] out_shardings=[<@m, [{"b"}]>]
 *       (%a: T) {
 *     sdy.return %a : T
 *   } : (T) -> T
 *   ->
 *   %0 = call @f(%x) {sdy.sharding = ..<[<@m, [{"b"}]>]>}
 *
 *   func.func private @f(%a: T {sdy.sharding = <@m, [{"a"}]>})
 *       -> (T {sdy.sharding = <@m, [{"b"}]>})
 *       attributes {sdy.original_func_name = "f"}
 *
 * Nested computations come first. The functions are appended to the module,
 * with fresh names. Edges on a computation are sunk before. */
#include "program/dialects/func/call.h"
#include "program/dialects/make.h"
#include "program/ir/walk.h"
#include "program/passes/data_flow_edges.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

static const sdyi_type *type_of(const sdyi_op *named) {
    sdyi_pool *const pool = named->module->pool;
    const sdyi_block *const body = named->regions[0].first;
    const sdyi_type **const types = SDYI_NEW(&pool->scratch, const sdyi_type *,
                                             body->n_args + named->n_results);
    for (int i = 0; i < body->n_args; i++)
        types[i] = body->args[i]->type;
    for (int i = 0; i < named->n_results; i++)
        types[body->n_args + i] = named->results[i].type;
    return sdyi_type_function(pool, types, body->n_args, types + body->n_args,
                              named->n_results);
}

static sdyi_op *make_function(sdyi_symbols *symbols, sdyi_op *named) {
    sdyi_module *const module = named->module;
    sdyi_pool *const pool = module->pool;
    const sdyi_attr *const name = sdyi_op_attr(named, SDYI_NAME_NAME);
    const sdyi_attr *const in = sdyi_op_attr(named, SDYI_NAME_IN_SHARDINGS);
    const sdyi_op_parts parts = {.name = SDYI_NAME_COUNT + SDYI_OP_FUNC_FUNC,
                                 .loc = sdyi_op_loc(named),
                                 .n_regions = 1};
    sdyi_op *const function = sdyi_op_make(module, &parts);
    sdyi_op_set_attr(function, SDYI_NAME_SYM_NAME, name);
    sdyi_op_set_attr(function, SDYI_NAME_SYM_VISIBILITY,
                     sdyi_attr_string(pool, "private"));
    sdyi_op_set_attr(function, SDYI_NAME_FUNCTION_TYPE,
                     sdyi_attr_of_type(pool, type_of(named)));
    sdyi_set_original_name(function, sdyi_attr_text(name));
    sdyi_region_take(&function->regions[0], &named->regions[0]);
    sdyi_body_return(&function->regions[0], SDYI_OP_FUNC_RETURN);
    if (in != NULL && in->n > 0) {
        const sdyi_attr **const list =
            SDYI_NEW(&pool->scratch, const sdyi_attr *, in->n);
        for (int64_t i = 0; i < in->n; i++)
            list[i] = in->cells[i].attr;
        sdyi_arg_shardings_set(function, list);
    }
    sdyi_symbols_insert(symbols, function, NULL);
    return function;
}

/* The attributes of the call: out_shardings, and those that are not of the
 * computation's row. */
static sdyi_dict attrs_of(const sdyi_op *named, const sdyi_op *function) {
    sdyi_pool *const pool = named->module->pool;
    sdyi_zone *const zone = &pool->scratch;
    sdyi_dict attrs = {0};
    for (int i = 0; i < named->attrs.n; i++) {
        const sdyi_pair pair = named->attrs.pairs[i];
        if (pair.name != SDYI_NAME_NAME && pair.name != SDYI_NAME_IN_SHARDINGS)
            sdyi_dict_set(pool, zone, &attrs,
                          pair.name == SDYI_NAME_OUT_SHARDINGS
                              ? (sdyi_name)SDYI_NAME_SDY_SHARDING
                              : pair.name,
                          pair.value);
    }
    sdyi_dict_set(pool, zone, &attrs, SDYI_NAME_CALLEE,
                  sdyi_attr_symbol(pool, sdyi_symbol_name(function)));
    return attrs;
}

static sdyi_walk add_named(void *state, sdyi_op *op) {
    if (op->row->kind == SDYI_OP_SDY_NAMED_COMPUTATION)
        sdyi_op_list_add(state, op);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_op_list list = {.zone = &op->module->pool->scratch};
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, op, list.zone);
    (void)sdyi_walk_post(op, add_named, &list);
    for (int i = 0; i < list.n; i++) {
        sdyi_edges_sink(list.ops[i]);
        const sdyi_dict attrs =
            attrs_of(list.ops[i], make_function(&symbols, list.ops[i]));
        (void)sdyi_replace_like(list.ops[i], SDYI_OP_FUNC_CALL, &attrs);
    }
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_export_named_computations = {
    .name = "sdy-export-named-computations",
    .title = "ExportNamedComputationsPass",
    .summary = "make functions and calls of named computations",
    .on = SDYI_ON_MODULE,
    .run = run,
};
