/* Calls become named computations:
 *
 *   %0 = call @f(%x) : (T) -> T
 *   func.func private @f(%a: T) -> T { return %a : T }
 *   ->
 *   %0 = sdy.named_computation<"f">(%x) (%b: T) { sdy.return %b : T }
 *
 * in_shardings are those of the function's arguments, out_shardings those of
 * the call. The first call of a function that is visited takes its ops,
 * callees before callers; others take copies, and the first copy is warned of.
 * The functions are erased. With the option, edges (add_data_flow_edges.c)
 * are put on all named computations that have none. */
#include "program/dialects/func/call.h"
#include "program/dialects/make.h"
#include "program/ir/clone.h"
#include "program/ir/walk.h"
#include "program/passes/data_flow_edges.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

typedef struct options {
    bool adds_edges;
} options;

static const sdyi_pass_option pass_options[] = {
    {"add-data-flow-edges-on-named-computations", SDYI_OPTION_BOOL, "true",
     "put edges on the computations", offsetof(options, adds_edges)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

typedef struct importer {
    sdyi_zone *zone;
    sdyi_symbols symbols;
    sdyi_side_table taken; /* named computations, by the function's number */
} importer;

/* -- attributes ------------------------------------------------------------ */

static bool is_inherent(const sdyi_op *op, sdyi_name name) {
    for (int i = 0; i < SDYI_ROW_ATTRS && op->row->attrs[i].name != NULL; i++)
        if (sdyi_attr_name(op, i) == name)
            return true;
    return false;
}

static sdyi_dict attrs_of(const sdyi_symbols *symbols, const sdyi_op *call,
                          const sdyi_op *callee) {
    sdyi_pool *const pool = call->module->pool;
    sdyi_zone *const zone = &pool->scratch;
    sdyi_dict attrs = {0};
    for (int i = 0; i < call->attrs.n; i++) {
        const sdyi_pair pair = call->attrs.pairs[i];
        if (!is_inherent(call, pair.name))
            sdyi_dict_set(pool, zone, &attrs,
                          pair.name == SDYI_NAME_SDY_SHARDING
                              ? (sdyi_name)SDYI_NAME_OUT_SHARDINGS
                              : pair.name,
                          pair.value);
    }
    sdyi_dict_set(pool, zone, &attrs, SDYI_NAME_NAME,
                  sdyi_attr_string(pool, sdyi_original_name(callee)));
    sdyi_dict_set(pool, zone, &attrs, SDYI_NAME_IN_SHARDINGS,
                  sdyi_arg_shardings_of(symbols, callee));
    return attrs;
}

/* -- calls ----------------------------------------------------------------- */

static void warn_copied(const sdyi_op *call, const sdyi_op *callee) {
    sdyi_pool *const pool = call->module->pool;
    if (pool->is_copy_reported)
        return;
    pool->is_copy_reported = true;
    sdyi_warning(pool, call,
                 "function @%s has multiple call ops, we need to clone "
                 "the function body for each call",
                 sdyi_name_text(pool, sdyi_symbol_name(callee)));
    sdyi_note_op(call);
}

static void fill_body(importer *in, const sdyi_op *call, sdyi_op *callee,
                      sdyi_op *named) {
    const sdyi_op *const taken =
        sdyi_side_table_get(&in->taken, callee->number);
    if (taken == NULL) {
        sdyi_side_table_set(&in->taken, callee->number, named);
        sdyi_region_take(&named->regions[0], &callee->regions[0]);
        sdyi_body_return(&named->regions[0], SDYI_OP_SDY_RETURN);
        return;
    }
    sdyi_side_table map = sdyi_side_table_of(in->zone);
    warn_copied(call, callee);
    sdyi_region_clone(&taken->regions[0], call->module, &named->regions[0],
                      &map);
}

typedef struct pending {
    sdyi_op *call, *callee;
    sdyi_dict attrs;
} pending;

typedef struct pending_list {
    sdyi_zone *zone;
    const sdyi_symbols *symbols;
    pending *calls;
    int n, capacity;
} pending_list;

/* Attributes of the named computation for a call, read while the callee still
 * has its body. */
static sdyrt_status note(void *state, sdyi_op *call, sdyi_op *callee) {
    pending_list *const l = state;
    SDYI_GROW(l->zone, l->calls, l->n, l->capacity);
    l->calls[l->n++] =
        (pending){call, callee, attrs_of(l->symbols, call, callee)};
    return SDYRT_OK;
}

static void import(importer *in, const pending *p) {
    sdyi_op *const named =
        sdyi_insert_like(p->call, SDYI_OP_SDY_NAMED_COMPUTATION, &p->attrs);
    fill_body(in, p->call, p->callee, named);
    for (int i = 0; i < p->call->n_results; i++)
        sdyi_value_replace(&p->call->results[i], &named->results[i]);
    sdyi_op_erase(p->call);
}

static sdyi_walk add_edges(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind == SDYI_OP_SDY_NAMED_COMPUTATION)
        sdyi_edges_add(op);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    const options *const o = chosen;
    sdyi_zone *const zone = &op->module->pool->scratch;
    importer in = {.zone = zone, .taken = sdyi_side_table_of(zone)};
    pending_list list = {.zone = zone, .symbols = &in.symbols};
    sdyi_symbols_start(&in.symbols, op, zone);
    SDYI_TRY(sdyi_calls_visit(&in.symbols, note, &list));
    for (int i = 0; i < list.n; i++)
        import(&in, &list.calls[i]);
    for (int i = 0; i < list.n; i++)
        if (list.calls[i].callee->block != NULL)
            sdyi_symbols_erase(&in.symbols, list.calls[i].callee);
    if (o->adds_edges)
        (void)sdyi_walk_post(op, add_edges, NULL);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_import_func_calls = {
    .name = "sdy-import-func-calls",
    .title = "ImportFuncCallsPass",
    .summary = "make named computations of calls",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};
