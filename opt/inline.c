/* Inlining of calls:
 *
 *   func.func private @f(%a: T) -> T {       func.func @main(%a: T) -> T {
 *     %0 = stablehlo.negate %a : T             %0 = stablehlo.negate %a : T
 *     return %0 : T                            return %0 : T
 *   }                                    ->  }
 *   func.func @main(%a: T) -> T {
 *     %0 = call @f(%a) : (T) -> T
 *     return %0 : T
 *   }
 *
 * MLIR's inliner: functions after those that they call; each goes through a
 * pipeline (canonicalize), then its calls are inlined, and those that come in
 * with them, until there are none, 4 times at most. Functions that are not
 * public and have no uses when their turn comes are erased; the last call of
 * one takes its ops, others take copies. Calls stay if the function calls
 * itself or its caller, has unknown ops or several blocks, or is marked
 * no_inline. */
#include "opt/pipeline.h"
#include "program/ir/callgraph.h"
#include "program/ir/clone.h"
#include "program/ir/walk.h"
#include "program/rows/op_kind.h"

#include <stddef.h>

#define ANY_SIZE UINT32_MAX

typedef struct inline_options {
    const char *pipeline;
    sdyi_strings op_pipelines; /* "func.func(..)" */
    int64_t max_iterations;
    int64_t threshold; /* 100 * ops of the function / of its caller */
} inline_options;

static const sdyi_pass_option options[] = {
    {"default-pipeline", SDYI_OPTION_STRING, "canonicalize",
     "what each function goes through before its calls are looked at",
     offsetof(inline_options, pipeline)},
    {"inlining-threshold", SDYI_OPTION_UINT, "4294967295",
     "the largest function that is inlined: its ops in percent of those of "
     "its caller",
     offsetof(inline_options, threshold)},
    {"max-iterations", SDYI_OPTION_UINT, "4",
     "times that a function is looked at",
     offsetof(inline_options, max_iterations)},
    {"op-pipelines", SDYI_OPTION_STRINGS, NULL,
     "the same for functions of a kind, func.func(pipeline)",
     offsetof(inline_options, op_pipelines)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

/* A call on the worklist, with the chain of functions whose inlining brought
 * it. */
typedef struct call {
    sdyi_op *op, *target;
    int history; /* index of the inlining that it is from; -1: none */
} call;

typedef struct inlining {
    const sdyi_op *target;
    int history;
} inlining;

typedef struct inliner {
    sdyi_zone *zone;
    const inline_options *options;
    sdyi_pass_step *pipeline; /* of functions */
    sdyi_symbols symbols;
    int *uses; /* of symbols, by their ops' numbers */
    call *calls;
    int n_calls, calls_capacity;
    inlining *inlinings;
    int n_inlinings, inlinings_capacity;
    sdyi_side_table map; /* of all clones */
} inliner;

/* -- uses ------------------------------------------------------------------ */

typedef struct counter {
    inliner *in;
    int by;
} counter;

static void count_use(void *state, const sdyi_name *names, int n) {
    const counter *const c = state;
    const sdyi_op *const op =
        n > 0 ? sdyi_symbols_find(&c->in->symbols, names[0]) : NULL;
    if (op != NULL)
        c->in->uses[op->number] += c->by;
}

static sdyi_walk count_uses_of(void *state, sdyi_op *op) {
    sdyi_symbol_uses(op, count_use, state);
    return SDYI_WALK_ON;
}

static void count_uses(inliner *in, sdyi_op *op, int by) {
    counter c = {in, by};
    (void)sdyi_walk_pre(op, count_uses_of, &c);
}

static bool is_discardable(const sdyi_op *function) {
    return !sdyi_symbol_is_public(function);
}

static bool is_dead(const inliner *in, const sdyi_op *function) {
    return is_discardable(function) && in->uses[function->number] == 0;
}

/* -- calls ----------------------------------------------------------------- */

static void add_call(inliner *in, sdyi_op *op, int history) {
    sdyi_op *const target = sdyi_callee(&in->symbols, op);
    if (target == NULL)
        return;
    SDYI_GROW(in->zone, in->calls, in->n_calls, in->calls_capacity);
    in->calls[in->n_calls++] = (call){op, target, history};
}

/* The calls in ops from `first` to before `end`: those of a block before those
 * of the blocks in it, the last of these first. */
static void add_calls(inliner *in, sdyi_op *first, const sdyi_op *end,
                      int history) {
    sdyi_block **pending = NULL;
    int n = 0, capacity = 0;
    for (;;) {
        for (sdyi_op *op = first; op != end; op = op->next) {
            add_call(in, op, history);
            for (int i = 0; i < op->n_regions; i++)
                for (sdyi_block *b = op->regions[i].first; b != NULL;
                     b = b->next) {
                    SDYI_GROW(in->zone, pending, n, capacity);
                    pending[n++] = b;
                }
        }
        if (n == 0)
            return;
        first = pending[--n]->first;
        end = NULL;
    }
}

typedef struct obstacle {
    const inliner *in;
    const sdyi_op *target, *caller;
} obstacle;

/* Stops at a call of the function itself or of its caller, and at an op that
 * nothing is known of. */
static sdyi_walk stop_at_obstacle(void *state, sdyi_op *op) {
    const obstacle *const o = state;
    const sdyi_op *const callee = sdyi_callee(&o->in->symbols, op);
    const bool is_in_the_way =
        op->row->name == NULL ||
        (callee != NULL && (callee == o->target || callee == o->caller));
    return is_in_the_way ? SDYI_WALK_STOP : SDYI_WALK_ON;
}

static bool is_in_history(const inliner *in, const call *c) {
    for (int i = c->history; i >= 0; i = in->inlinings[i].history)
        if (in->inlinings[i].target == c->target)
            return true;
    return false;
}

static bool fits(const call *c) {
    const sdyi_block *const body = c->target->regions[0].first;
    const sdyi_op *const end = body->last;
    if (body->next != NULL || end == NULL ||
        end->row->kind != SDYI_OP_FUNC_RETURN ||
        body->n_args != c->op->n_operands ||
        end->n_operands != c->op->n_results)
        return false;
    for (int i = 0; i < body->n_args; i++)
        if (body->args[i]->type != sdyi_operand(c->op, i)->type)
            return false;
    for (int i = 0; i < end->n_operands; i++)
        if (sdyi_operand(end, i)->type != c->op->results[i].type)
            return false;
    return true;
}

static sdyi_walk count_op(void *state, sdyi_op *op) {
    (void)op;
    ++*(int64_t *)state;
    return SDYI_WALK_ON;
}

static int64_t ops_in(sdyi_op *function) {
    int64_t n = -1; /* the function is none of them */
    (void)sdyi_walk_pre(function, count_op, &n);
    return n;
}

static bool is_small(const inliner *in, sdyi_op *target, sdyi_op *caller) {
    const int64_t most = in->options->threshold;
    return most == ANY_SIZE ||
           (most > 0 && ops_in(target) * 100 / ops_in(caller) <= most);
}

static bool should_inline(const inliner *in, const call *c, sdyi_op *caller) {
    obstacle o = {in, c->target, caller};
    return c->target != caller && !is_in_history(in, c) && fits(c) &&
           sdyi_op_attr(c->op, SDYI_NAME_NO_INLINE) == NULL &&
           sdyi_op_attr(c->target, SDYI_NAME_NO_INLINE) == NULL &&
           sdyi_walk_pre(c->target, stop_at_obstacle, &o) &&
           is_small(in, c->target, caller);
}

/* -- inlining -------------------------------------------------------------- */

static sdyi_walk set_arguments(void *state, sdyi_op *op) {
    const call *const c = state;
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (value->op == NULL &&
            sdyi_value_block(value) == c->target->regions[0].first)
            sdyi_operand_set(op, i, sdyi_operand(c->op, value->index));
    }
    return SDYI_WALK_ON;
}

/* The ops of a function in front of its call, but for the return. */
static void take_ops(call *c) {
    sdyi_block *const body = c->target->regions[0].first;
    (void)sdyi_walk_post(c->target, set_arguments, c);
    while (body->first != body->last)
        sdyi_op_move_before(body->first, c->op);
    for (int i = 0; i < c->op->n_results; i++)
        sdyi_value_replace(&c->op->results[i], sdyi_operand(body->last, i));
}

static void copy_ops(inliner *in, const call *c) {
    const sdyi_block *const body = c->target->regions[0].first;
    for (int i = 0; i < body->n_args; i++)
        sdyi_side_table_set(&in->map, body->args[i]->number,
                            sdyi_operand(c->op, i));
    for (const sdyi_op *op = body->first; op != body->last; op = op->next) {
        sdyi_op *const copy = sdyi_op_clone(op, &in->map);
        sdyi_op_insert_before(copy, c->op);
        count_uses(in, copy, 1);
    }
    for (int i = 0; i < c->op->n_results; i++)
        sdyi_value_replace(&c->op->results[i],
                           sdyi_mapped(&in->map, sdyi_operand(body->last, i)));
}

/* Inline a call. True if its callee is gone: the last call of a private
 * function takes its ops, every other call copies them. */
static bool inline_call(inliner *in, int number) {
    call c = in->calls[number];
    const bool is_last =
        is_discardable(c.target) && in->uses[c.target->number] == 1;
    sdyi_op *const before = c.op->prev;
    const sdyi_block *const block = c.op->block;
    if (is_last)
        take_ops(&c);
    else
        copy_ops(in, &c);
    SDYI_GROW(in->zone, in->inlinings, in->n_inlinings, in->inlinings_capacity);
    in->inlinings[in->n_inlinings] = (inlining){c.target, c.history};
    add_calls(in, before == NULL ? block->first : before->next, c.op,
              in->n_inlinings++);
    count_uses(in, c.op, -1);
    sdyi_op_erase(c.op);
    return is_last;
}

static void erase_function(inliner *in, sdyi_op *function) {
    count_uses(in, function, -1);
    sdyi_symbols_erase(&in->symbols, function);
}

/* Inline all calls of a function; false: there were none. */
static bool inline_calls(inliner *in, sdyi_op *function) {
    bool has_inlined = false;
    in->n_calls = in->n_inlinings = 0;
    add_calls(in, function->regions[0].first->first, NULL, -1);
    for (int i = 0; i < in->n_calls; i++) {
        sdyi_op *const target = in->calls[i].target;
        if (!should_inline(in, &in->calls[i], function))
            continue;
        has_inlined = true;
        if (inline_call(in, i))
            erase_function(in, target);
    }
    return has_inlined;
}

static sdyrt_status run_function(inliner *in, sdyi_op *function) {
    int64_t i = 0;
    do {
        count_uses(in, function, -1);
        SDYI_TRY(sdyi_steps_run(in->pipeline, function, NULL));
        count_uses(in, function, 1);
    } while (inline_calls(in, function) && ++i < in->options->max_iterations);
    return SDYRT_OK;
}

/* The pipeline to run on inlined functions: the entry of `op-pipelines` on
 * func.func, else the default pipeline. */
static sdyrt_status read_pipelines(inliner *in, sdyi_pool *pool) {
    const sdyi_strings *const texts = &in->options->op_pipelines;
    const sdyi_name function = SDYI_NAME_COUNT + SDYI_OP_FUNC_FUNC;
    bool is_found = false;
    for (int i = 0; i < texts->n; i++) {
        sdyi_pass_step *one = NULL;
        SDYI_TRY(sdyi_pipeline_read(pool, texts->texts[i], &one));
        if (one->anchor != function)
            continue;
        in->pipeline = one->first;
        is_found = true;
    }
    return is_found ? SDYRT_OK
                    : sdyi_pipeline_read_on(
                          pool, function, in->options->pipeline, &in->pipeline);
}

static sdyrt_status run(sdyi_op *op, const void *state) {
    sdyi_pool *const pool = op->module->pool;
    sdyi_zone *const zone = &pool->scratch;
    if (!sdyi_op_has(op, SDYI_SYMBOL_TABLE))
        return sdyi_error(pool, op,
                          " was scheduled to run under the inliner, but does "
                          "not define a symbol table");
    inliner in = {.zone = zone,
                  .options = state,
                  .uses = SDYI_NEW(zone, int, op->module->n_ops),
                  .map = sdyi_side_table_of(zone)};
    SDYI_TRY(read_pipelines(&in, pool));
    sdyi_symbols_start(&in.symbols, op, zone);
    count_uses(&in, op, 1);
    sdyi_callgraph graph;
    sdyi_callgraph_make(&graph, &in.symbols, zone);
    for (int i = 0; i < graph.n; i++) {
        sdyi_op *const function = graph.functions[i].function;
        if (function->block == NULL)
            continue;
        if (is_dead(&in, function))
            erase_function(&in, function);
        else
            SDYI_TRY(run_function(&in, function));
    }
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_inline = {
    .name = "inline",
    .title = "InlinerPass",
    .summary = "put functions in the place of their calls",
    .options = options,
    .options_bytes = sizeof(inline_options),
    .run = run,
};
