/* Merging of functions that are clones of one function and have equal
 * shardings:
 *
 *   %0 = call @f(%a)                        %0 = call @f(%a)
 *   %1 = call @f_0(%0)                 ->   %1 = call @f(%0)
 *   func.func private @f_0(..)              func.func private @f_0(..) ..
 *       attributes {sdy.original_func_name = "f"} ..
 *
 * The first one that is called in the text stays; sdy.func_manual_axes, the
 * manual axes around the call that a clone was made for, must be equal as well.
 * With dedup-functions-fully all clones are merged, whatever their shardings,
 * into the first whose shardings most calls have. Functions without calls are
 * left to symbol-dce. The attributes are removed. */
#include "program/dialects/func/call.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

typedef struct options {
    bool is_full;
} options;

static const sdyi_pass_option pass_options[] = {
    {"dedup-functions-fully", SDYI_OPTION_BOOL, "false",
     "make one of all clones of a function", offsetof(options, is_full)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

/* Functions that are one. */
typedef struct variant {
    struct variant *next; /* of those with the original's name */
    sdyi_op *function;    /* that stands for them */
    int n_calls;
    const sdyi_attr *key; /* the type, the manual axes around the call that it
                             was made for, and the shardings of arguments and
                             results if they are of account */
} variant;

typedef struct unflattener {
    sdyi_pool *pool;
    sdyi_symbols symbols;
    bool is_full;
    sdyi_side_table by_name; /* variants, by their name's number */
} unflattener;

static const sdyi_attr *key_of(unflattener *u, const sdyi_op *function,
                               bool has_shardings) {
    const sdyi_attr *const parts[] = {
        sdyi_op_attr(function, SDYI_NAME_FUNCTION_TYPE),
        sdyi_op_attr(function, SDYI_NAME_SDY_FUNC_MANUAL_AXES),
        has_shardings ? sdyi_arg_shardings_of(&u->symbols, function) : NULL,
        has_shardings ? sdyi_result_shardings_of(&u->symbols, function) : NULL};
    sdyi_cell cells[4];
    for (int i = 0; i < 4; i++)
        cells[i].attr = parts[i] == NULL ? sdyi_attr_unit(u->pool) : parts[i];
    return sdyi_attr_make(u->pool, SDYI_ATTR_ARRAY, 0, NULL, cells, 4);
}

/* The variant of a function; a new one if there is none of its key. */
static variant *variant_of(unflattener *u, sdyi_op *function,
                           bool has_shardings) {
    const char *const text = sdyi_original_name(function);
    const sdyi_attr *const key = key_of(u, function, has_shardings);
    const sdyi_name name = sdyi_name_of_string(u->pool, text);
    variant *const first = sdyi_side_table_get(&u->by_name, (int)name);
    for (variant *v = first; v != NULL; v = v->next)
        if (v->key == key)
            return v;
    variant *const made = SDYI_NEW(&u->pool->scratch, variant, 1);
    *made = (variant){.next = first, .function = function, .key = key};
    sdyi_side_table_set(&u->by_name, (int)name, made);
    return made;
}

/* Calls count for all functions of the same shardings. */
static sdyi_walk count(void *state, sdyi_op *op) {
    unflattener *const u = state;
    sdyi_op *const callee = sdyi_callee(&u->symbols, op);
    if (callee == NULL)
        return SDYI_WALK_ON;
    variant *const v = variant_of(u, callee, !u->is_full);
    variant *const own = variant_of(u, callee, true);
    own->n_calls++;
    if (u->is_full && own->n_calls > variant_of(u, v->function, true)->n_calls)
        v->function = callee;
    return SDYI_WALK_ON;
}

static sdyi_walk set_callee(void *state, sdyi_op *op) {
    unflattener *const u = state;
    sdyi_op *const callee = sdyi_callee(&u->symbols, op);
    const sdyi_op *const by =
        callee == NULL ? NULL : variant_of(u, callee, !u->is_full)->function;
    if (by != callee)
        sdyi_call_set_callee(op, sdyi_symbol_name(by));
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    sdyi_pool *const pool = op->module->pool;
    unflattener u = {.pool = pool,
                     .is_full = ((const options *)chosen)->is_full,
                     .by_name = sdyi_side_table_of(&pool->scratch)};
    sdyi_symbols_start(&u.symbols, op, &pool->scratch);
    (void)sdyi_walk_pre(op, count, &u);
    (void)sdyi_walk_pre(op, set_callee, &u);
    for (sdyi_op *inner = op->regions[0].first->first; inner != NULL;
         inner = inner->next)
        if (inner->row->kind == SDYI_OP_FUNC_FUNC) {
            sdyi_set_original_name(inner, NULL);
            sdyi_op_set_attr(inner, SDYI_NAME_SDY_FUNC_MANUAL_AXES, NULL);
        }
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_unflatten_call_graph = {
    .name = "sdy-unflatten-call-graph",
    .title = "UnflattenCallGraphPass",
    .summary = "call one of the functions that are the same",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};
