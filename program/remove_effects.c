/* Removal of side effects: custom calls without an implementation here, such as
 * jax.debug.print's, and the tokens that order them. */
#include <sdyrt/execute.h>

#include "program/dialects/func/call.h"
#include "program/dialects/make.h"
#include "program/execute/tests.h"
#include "program/internal.h"
#include "program/ir/row.h"
#include "program/ir/walk.h"
#include "program/rows/op_kind.h"

#include <string.h>

typedef struct drop_call {
    sdyrt_program *program;
    const sdyrt_compile_options *options;
    sdyi_op_list calls;
} drop_call;

static bool has_function(const drop_call *d, const char *target) {
    for (int i = 0; d->options != NULL && i < d->options->n_targets; i++)
        if (strcmp(d->options->targets[i].target, target) == 0)
            return true;
    const sdyi_tests *const tests = sdyi_tests_known();
    return tests != NULL && tests->is_check(target);
}

static const char *target_of(const sdyi_op *call) {
    return sdyi_attr_text(sdyi_op_attr(call, SDYI_NAME_CALL_TARGET_NAME));
}

static sdyi_walk find_call(void *state, sdyi_op *op) {
    drop_call *const d = state;
    if (op->row->kind == SDYI_OP_STABLEHLO_CUSTOM_CALL &&
        !has_function(d, target_of(op)))
        sdyi_op_list_add(&d->calls, op);
    return SDYI_WALK_ON;
}

/* A token without dependencies. */
static sdyi_value *make_token(sdyi_op *before, const sdyi_type *type) {
    return sdyi_put_op(before, SDYI_OP_STABLEHLO_CREATE_TOKEN, NULL, 0, type);
}

static bool is_needed(const sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++)
        if (op->results[i].uses != NULL &&
            !sdyi_type_is(op->results[i].type, SDYI_TYPE_TOKEN))
            return true;
    return false;
}

/* The call's token results are replaced by its token operand, or a new
 * token. */
static void drop(sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++) {
        sdyi_value *token = NULL;
        if (op->results[i].uses == NULL)
            continue;
        for (int k = 0; k < op->n_operands && token == NULL; k++)
            if (sdyi_type_is(sdyi_operand(op, k)->type, SDYI_TYPE_TOKEN))
                token = sdyi_operand(op, k);
        sdyi_value_replace(sdyi_result(op, i),
                           token != NULL ? token
                                         : make_token(op, op->results[i].type));
    }
    sdyi_op_erase(op);
}

/* -- the function that runs ------------------------------------------------ */

/* Indices of the values that are no tokens; returns their number. */
static int others(const sdyi_value *const *values, int n, int *kept) {
    int n_kept = 0;
    for (int i = 0; i < n; i++)
        if (!sdyi_type_is(values[i]->type, SDYI_TYPE_TOKEN))
            kept[n_kept++] = i;
    return n_kept;
}

/* Drops entries of argument or result attributes that are not in `kept`. */
static void keep_attrs(sdyi_op *function, sdyi_name list, const int *kept,
                       int n) {
    sdyi_pool *const pool = function->module->pool;
    const sdyi_attr *const old = sdyi_op_attr(function, list);
    if (!sdyi_attr_is(old, SDYI_ATTR_ARRAY))
        return;
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, n + 1);
    for (int i = 0; i < n; i++)
        cells[i] = old->cells[kept[i]];
    sdyi_op_set_attr(
        function, list,
        n == 0 ? NULL
               : sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, cells, n));
}

static void drop_arguments(sdyi_op *function, sdyi_block *body) {
    sdyi_pool *const pool = function->module->pool;
    int *const kept = SDYI_NEW(&pool->scratch, int, body->n_args + 1);
    const int n =
        others((const sdyi_value *const *)body->args, body->n_args, kept);
    if (n == body->n_args)
        return;
    for (int i = 0; i < body->n_args; i++)
        if (sdyi_type_is(body->args[i]->type, SDYI_TYPE_TOKEN) &&
            body->args[i]->uses != NULL)
            sdyi_value_replace(body->args[i],
                               make_token(body->first, body->args[i]->type));
    sdyi_block_keep_args(function->module, body, kept, n);
    keep_attrs(function, SDYI_NAME_ARG_ATTRS, kept, n);
}

static void drop_results(sdyi_op *function, const sdyi_block *body) {
    sdyi_pool *const pool = function->module->pool;
    bool is_kept = false;
    for (const sdyi_block *b = body; b != NULL; b = b->next) {
        sdyi_op *const end = b->last;
        if (end->row->kind != SDYI_OP_FUNC_RETURN)
            continue;
        const int n_old = end->n_operands;
        sdyi_value **const values =
            SDYI_NEW(&pool->scratch, sdyi_value *, n_old + 1);
        int *const kept = SDYI_NEW(&pool->scratch, int, n_old + 1);
        for (int i = 0; i < n_old; i++)
            values[i] = sdyi_operand(end, i);
        const int n = others((const sdyi_value *const *)values, n_old, kept);
        for (int i = 0; i < n; i++)
            values[i] = values[kept[i]];
        sdyi_operands_set(end, values, n);
        if (!is_kept)
            keep_attrs(function, SDYI_NAME_RES_ATTRS, kept, n);
        is_kept = true;
    }
}

static void set_type(sdyi_op *function, const sdyi_block *body) {
    sdyi_pool *const pool = function->module->pool;
    const sdyi_type *const old = sdyi_signature(function);
    const sdyi_type **const types =
        SDYI_NEW(&pool->scratch, const sdyi_type *, old->n + 1);
    int n = 0, n_inputs = 0;
    for (int i = 0; i < old->n; i++)
        if (!sdyi_type_is(old->cells[i].type, SDYI_TYPE_TOKEN))
            types[n++] = old->cells[i].type;
    n_inputs = body->n_args;
    sdyi_op_set_attr(
        function, SDYI_NAME_FUNCTION_TYPE,
        sdyi_attr_of_type(pool,
                          sdyi_type_function(pool, types, n_inputs,
                                             types + n_inputs, n - n_inputs)));
}

static void drop_tokens(sdyi_op *function) {
    sdyi_block *const body =
        function->n_regions == 0 ? NULL : function->regions[0].first;
    if (body == NULL)
        return;
    drop_arguments(function, body);
    drop_results(function, body);
    set_type(function, body);
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status drop_all(void *arguments) {
    drop_call *const d = arguments;
    sdyi_module *const module = &d->program->module;
    sdyi_op *function = NULL;
    const sdyi_op *first = NULL;
    int n = 0;
    d->calls.zone = &module->pool->scratch;
    (void)sdyi_walk_pre(module->op, find_call, d);
    SDYI_TRY(sdyi_find_main(module->op, &function));
    for (int i = d->calls.n - 1; i >= 0;
         i--) { /* users before the ops they use */
        if (is_needed(d->calls.ops[i]))
            continue;
        drop(d->calls.ops[i]);
        first = d->calls.ops[i];
        n++;
    }
    if (function != NULL)
        drop_tokens(function);
    if (n == 1)
        sdyi_warning(module->pool, first, "is left out: a call of '%s'",
                     target_of(first));
    else if (n > 1)
        sdyi_warning(module->pool, first,
                     "is left out: a call of '%s'; %d more are",
                     target_of(first), n - 1);
    return SDYRT_OK;
}

sdyrt_status sdyrt_program_drop_effects(sdyrt_program *program,
                                        const sdyrt_compile_options *options) {
    SDYI_NOT_NULL(program);
    if (options != NULL)
        SDYI_STRUCT(options);
    sdyi_pool *const pool = &program->owner->pool;
    drop_call call = {.program = program, .options = options};
    sdyi_take_back(program);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyrt_status status =
        sdyi_finish(program->owner, sdyi_guarded(pool, drop_all, &call));
    sdyi_zone_reset(&pool->scratch, mark);
    return status;
}
