/* The partitioning of a module: functions in turn, then types. */
#include "program/partition/tiles.h"

#include "program/dialects/func/call.h"
#include "program/dialects/sdy/edit.h"
#include "program/dialects/shardable.h"
#include "program/passes/pass.h"

/* -- functions ------------------------------------------------------------- */

/* Functions that ops name, each once. */
typedef struct finder {
    const sdyi_symbols *symbols;
    sdyi_side_table is_found;
    sdyi_op_list list;
    sdyrt_status status;
    const sdyi_op *manual; /* the first manual computation in them */
} finder;

static finder new_finder(const sdyi_symbols *symbols, sdyi_zone *zone) {
    return (finder){.symbols = symbols,
                    .list = {.zone = zone},
                    .is_found = sdyi_side_table_of(zone)};
}

static void add_function(void *state, const sdyi_name *names, int n) {
    finder *const f = state;
    sdyi_op *const function =
        n == 1 ? sdyi_symbols_find(f->symbols, names[0]) : NULL;
    if (!sdyi_is_kind(function, SDYI_OP_FUNC_FUNC) ||
        sdyi_side_table_get(&f->is_found, function->number) != NULL)
        return;
    sdyi_side_table_set(&f->is_found, function->number, function);
    sdyi_op_list_add(&f->list, function);
}

static bool is_manual(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_SDY_MANUAL_COMPUTATION &&
           sdyi_manual_axes_of(op) != NULL;
}

static bool is_call(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_FUNC_CALL ||
           op->row->kind == SDYI_OP_STABLEHLO_COMPOSITE;
}

static sdyi_walk find_uses(void *state, sdyi_op *op) {
    if (!is_call(op))
        sdyi_symbol_uses(op, add_function, state);
    return SDYI_WALK_ON;
}

static sdyi_walk find_calls(void *state, sdyi_op *op) {
    sdyi_symbol_uses(op, add_function, state);
    return SDYI_WALK_ON;
}

static sdyi_op *first_op(const sdyi_tiles *t) {
    return t->module->op->regions[0].first->first;
}

/* Find the functions to partition: not those that an op refers to otherwise
 * than by a call, nor their callees. */
static void find_cut(sdyi_tiles *t) {
    finder f = new_finder(&t->symbols, t->zone);
    (void)sdyi_walk_pre(t->module->op, find_uses, &f);
    for (int i = 0; i < f.list.n; i++)
        (void)sdyi_walk_pre(f.list.ops[i], find_calls, &f);
    for (sdyi_op *op = first_op(t); op != NULL; op = op->next)
        if (op->row->kind == SDYI_OP_FUNC_FUNC &&
            op->regions[0].first != NULL &&
            op->regions[0].first == op->regions[0].last &&
            sdyi_side_table_get(&f.is_found, op->number) == NULL)
            sdyi_side_table_set(&t->cut, op->number, op);
}

static bool is_cut(const sdyi_tiles *t, const sdyi_op *op) {
    return op->row->kind == SDYI_OP_FUNC_FUNC &&
           sdyi_side_table_get(&t->cut, op->number) != NULL;
}

static const sdyi_layout *result_layout(sdyi_tiles *t, const sdyi_op *function,
                                        int i) {
    return sdyi_summed(t, sdyi_find_layout(t, function,
                                           sdyi_result_sharding_of(function, i),
                                           sdyi_func_result_type(function, i)));
}

static void visit_function(sdyi_tiles *t, sdyi_op *function) {
    sdyi_block *const body = function->regions[0].first;
    const int n = sdyi_func_result_count(function);
    const sdyi_layout **const results =
        SDYI_NEW(t->zone, const sdyi_layout *, n);
    for (int i = 0; i < body->n_args; i++)
        (void)sdyi_set_layout(t, body->args[i],
                              sdyi_summed(t, sdyi_wanted(t, body->args[i])));
    for (int i = 0; i < n; i++)
        results[i] = result_layout(t, function, i);
    sdyi_visit_block(t, body, results, n);
}

/* -- types ----------------------------------------------------------------- */

static void set_function_type(sdyi_tiles *t, sdyi_op *function) {
    const sdyi_block *const body = function->regions[0].first;
    const int n = body->n_args, n_results = sdyi_func_result_count(function);
    const sdyi_type **const types =
        SDYI_NEW(&t->pool->scratch, const sdyi_type *, n + n_results);
    for (int i = 0; i < n; i++)
        types[i] = body->args[i]->type;
    for (int i = 0; i < n_results; i++)
        types[n + i] = sdyi_tile_type(t, sdyi_func_result_type(function, i),
                                      result_layout(t, function, i));
    sdyi_op_set_attr(
        function, SDYI_NAME_FUNCTION_TYPE,
        sdyi_attr_of_type(t->pool, sdyi_type_function(t->pool, types, n,
                                                      types + n, n_results)));
}

static void set_types(sdyi_tiles *t) {
    for (int i = 0; i < t->n_values; i++)
        t->values[i]->value->type =
            sdyi_tile_type(t, t->values[i]->type, t->values[i]->layout);
    for (int i = 0; i < t->sized.n && t->status == SDYRT_OK; i++)
        t->status = t->sized.ops[i]->row->resize(t, t->sized.ops[i]);
    for (int i = 0; i < t->bounds.n; i++) {
        sdyi_op *const bound = t->bounds.ops[i];
        sdyi_value_replace(&bound->results[0], sdyi_operand(bound, 0));
        sdyi_op_erase(bound);
    }
    t->module->n_changes++;
}

/* -- what main says -------------------------------------------------------- */

/* The global types and the shardings of main's arguments or results. */
typedef struct said {
    const sdyi_attr **types, **shardings;
    int n;
} said;

static said new_said(sdyi_tiles *t, int n) {
    return (said){SDYI_NEW(t->zone, const sdyi_attr *, n),
                  SDYI_NEW(t->zone, const sdyi_attr *, n), n};
}

static void say(sdyi_tiles *t, const said *s, int i, const sdyi_type *type,
                const sdyi_layout *layout) {
    if (layout == NULL)
        return;
    s->types[i] = sdyi_attr_of_type(t->pool, type);
    s->shardings[i] = layout->attr;
}

static said said_of_args(sdyi_tiles *t, const sdyi_op *main) {
    const sdyi_block *const body = main->regions[0].first;
    const said s = new_said(t, body->n_args);
    for (int i = 0; i < s.n; i++)
        say(t, &s, i, body->args[i]->type,
            sdyi_layout_of_value(t, body->args[i]));
    return s;
}

static said said_of_results(sdyi_tiles *t, const sdyi_op *main) {
    const said s = new_said(t, sdyi_func_result_count(main));
    for (int i = 0; i < s.n; i++)
        say(t, &s, i, sdyi_func_result_type(main, i),
            result_layout(t, main, i));
    return s;
}

static void write_said(sdyi_op *main, sdyi_name list, const said *s) {
    sdyi_dicts_set(main, list, s->n, SDYI_NAME_SDYRT_GLOBAL, s->types);
    sdyi_dicts_set(main, list, s->n, SDYI_NAME_SDY_SHARDING, s->shardings);
}

int sdyi_find_tile(const sdyi_op *main, sdyi_name list) {
    const sdyi_attr *const dicts = sdyi_op_attr(main, list);
    for (int i = 0; dicts != NULL && i < dicts->n; i++)
        if (sdyi_attr_dict_get(dicts->cells[i].attr, SDYI_NAME_SDYRT_GLOBAL) !=
            NULL)
            return i;
    return -1;
}

/* A program that is partitioned already is refused. */
static sdyrt_status check_whole(const sdyi_tiles *t, const sdyi_op *main) {
    static const sdyi_name lists[] = {SDYI_NAME_ARG_ATTRS, SDYI_NAME_RES_ATTRS};
    for (int k = 0; main != NULL && k < 2; k++) {
        const int i = sdyi_find_tile(main, lists[k]);
        if (i >= 0)
            return sdyi_error(t->pool, main,
                              "is of one device already: %s %d is a tile, as "
                              "its sdyrt.global says",
                              k == 0 ? "argument" : "result", i);
    }
    return SDYRT_OK;
}

/* -- devices that a program asks for --------------------------------------- */

static bool has_devices(const sdyi_tiles *t) {
    for (const sdyi_op *op = first_op(t); op != NULL; op = op->next)
        if (op->row->kind == SDYI_OP_SDY_MESH &&
            sdyi_attr_get_mesh(sdyi_op_attr(op, SDYI_NAME_MESH))->n_devices > 1)
            return true;
    return false;
}

/* Ops outside of manual computations must be the same on all devices: reports a
 * partition_id there. */
static sdyi_walk find_alike(void *state, sdyi_op *op) {
    finder *const f = state;
    if (is_manual(op))
        return SDYI_WALK_SKIP;
    if (is_call(op))
        sdyi_symbol_uses(op, add_function, f);
    if (op->row->kind != SDYI_OP_STABLEHLO_PARTITION_ID)
        return SDYI_WALK_ON;
    f->status =
        sdyi_error(op->module->pool, op,
                   "is another number on each device, where all devices have "
                   "one value: it belongs into an sdy.manual_computation");
    return SDYI_WALK_STOP;
}

static sdyrt_status check_alike(sdyi_tiles *t, sdyi_op *main) {
    finder f = new_finder(&t->symbols, t->zone);
    if (main == NULL || t->is_whole || !has_devices(t))
        return SDYRT_OK;
    sdyi_op_list_add(&f.list, main);
    for (int i = 0; i < f.list.n && f.status == SDYRT_OK; i++)
        (void)sdyi_walk_pre(f.list.ops[i], find_alike, &f);
    return f.status;
}

static sdyi_walk find_manual(void *state, sdyi_op *op) {
    finder *const f = state;
    sdyi_symbol_uses(op, add_function, f);
    if (f->manual == NULL && is_manual(op))
        f->manual = op;
    return SDYI_WALK_ON;
}

sdyrt_status sdyi_find_manual(sdyi_module *module, const sdyi_op **manual) {
    sdyi_zone *const zone = &module->pool->scratch;
    sdyi_op *main = NULL;
    sdyi_symbols symbols;
    SDYI_TRY(sdyi_find_main(module->op, &main));
    sdyi_symbols_start(&symbols, module->op, zone);
    finder f = new_finder(&symbols, zone);
    if (main != NULL)
        sdyi_op_list_add(&f.list, main);
    for (int i = 0; i < f.list.n; i++)
        (void)sdyi_walk_pre(f.list.ops[i], find_manual, &f);
    *manual = f.manual;
    return SDYRT_OK;
}

/* -- the module ------------------------------------------------------------ */

static void visit_functions(sdyi_tiles *t) {
    find_cut(t);
    for (sdyi_op *op = first_op(t); op != NULL; op = op->next)
        if (is_cut(t, op) && t->status == SDYRT_OK)
            visit_function(t, op);
}

static sdyrt_status rewrite(sdyi_tiles *t, sdyi_op *main) {
    static const sdyi_name gone[] = {SDYI_NAME_SDY_SHARDING,
                                     SDYI_NAME_SDY_SHARDING_RULE};
    SDYI_TRY(check_whole(t, main));
    SDYI_TRY(check_alike(t, main));
    visit_functions(t);
    SDYI_TRY(t->status);
    const bool says = main != NULL && is_cut(t, main);
    const said args = says ? said_of_args(t, main) : (said){0};
    const said results = says ? said_of_results(t, main) : (said){0};
    SDYI_TRY(t->status);
    set_types(t);
    for (sdyi_op *op = first_op(t); op != NULL; op = op->next)
        if (is_cut(t, op))
            set_function_type(t, op);
    sdyi_drop_attrs(t->module->op, gone, 2);
    if (says) {
        write_said(main, SDYI_NAME_ARG_ATTRS, &args);
        write_said(main, SDYI_NAME_RES_ATTRS, &results);
    }
    return t->status;
}

sdyrt_status sdyi_partition(sdyi_module *module,
                            const sdyi_partition_options *options) {
    sdyi_op *main = NULL;
    SDYI_TRY(sdyi_find_main(module->op, &main));
    /* The zone of the reader: unused while no text is being read. */
    sdyi_zone *const zone = &module->pool->scopes;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    sdyi_tiles t = {.pool = module->pool,
                    .module = module,
                    .zone = zone,
                    .device = options->device,
                    .is_whole = options->is_whole,
                    .tiled = sdyi_side_table_of(zone),
                    .sized = {.zone = zone},
                    .bounds = {.zone = zone},
                    .cut = sdyi_side_table_of(zone)};
    sdyi_symbols_start(&t.symbols, module->op, zone);
    sdyi_layouts_start(&t.layouts, &t.symbols, zone);
    const sdyrt_status status = rewrite(&t, main);
    for (int i = 0; i < options->n_devices && status == SDYRT_OK; i++)
        options->is_alike[i] = sdyi_is_alike(&t, i);
    sdyi_zone_reset(zone, mark);
    return status;
}

/* -- the pass -------------------------------------------------------------- */

static const sdyi_pass_option pass_options[] = {
    {"device", SDYI_OPTION_INT, "0", "the device that is to run it",
     offsetof(sdyi_partition_options, device)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyrt_status run(sdyi_op *op, const void *options) {
    return sdyi_partition(op->module, options);
}

const sdyi_pass sdyi_pass_partition = {
    .name = "sdyrt-partition",
    .summary = "make the program of one device's tiles of that of all",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(sdyi_partition_options),
    .run = run,
};
