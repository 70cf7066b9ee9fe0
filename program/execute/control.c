/* Calls, branches and loops. Calls are compiled in place. */
#include "program/dialects/shardable.h"
#include "program/execute/execute.h"
#include "program/ir/row.h"

#include <string.h>

/* -- without a thunk ------------------------------------------------------- */

/* Result i is operand i. */
sdyrt_status sdyi_execute_identity(sdyi_compiler *c, const sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++)
        SDYI_TRY(sdyi_alias(c, op, i, i));
    return SDYRT_OK;
}

/* A manual computation without axes. Others have been opened (partition/), but
 * in functions that stay as they are. */
sdyrt_status sdyi_execute_manual_computation(sdyi_compiler *c,
                                             const sdyi_op *op) {
    if (sdyi_manual_axes_of(op) == NULL)
        return sdyi_execute_region(c, op);
    return sdyi_refuse(op, c->is_process
                               ? "in a function of interpreter.run_parallel"
                               : "in a function of several blocks, or one that "
                                 "an operation names otherwise than by a call");
}

/* A value without data, such as a token. */
sdyrt_status sdyi_execute_token(sdyi_compiler *c, const sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_shape none = {.rank = 0};
        sdyi_slot_bind(c, &op->results[i], sdyi_slot_given(c, &none));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_tuple(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_shape none = {.rank = 0};
    const int slot = sdyi_slot_given(c, &none);
    int *const parts = SDYI_NEW(c->zone, int, op->n_operands + 1);
    for (int i = 0; i < op->n_operands; i++)
        parts[i] = sdyi_slot_of(c, sdyi_operand(op, i));
    c->slots[slot].parts = parts;
    c->slots[slot].n_parts = op->n_operands;
    sdyi_slot_bind(c, &op->results[0], slot);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_get_tuple_element(sdyi_compiler *c,
                                            const sdyi_op *op) {
    const int tuple = sdyi_slot_of(c, sdyi_operand(op, 0));
    const int64_t index = sdyi_op_attr(op, SDYI_NAME_INDEX)->cells[0].integer;
    if (c->slots[tuple].parts == NULL)
        return sdyi_refuse(op, "a tuple that no operation here has made");
    sdyi_slot_bind(c, &op->results[0], c->slots[tuple].parts[index]);
    return SDYRT_OK;
}

/* -- calls ----------------------------------------------------------------- */

enum { MOST_DEPTH = 200 };

/* The ops of a block in place of the op that calls or wraps it: the arguments
 * of the block are the operands of the op. */
static sdyrt_status compile_inline(sdyi_compiler *c, const sdyi_op *op,
                                   const sdyi_block *block) {
    if (c->depth >= MOST_DEPTH)
        return sdyi_refuse(op, "calls deeper than %d", MOST_DEPTH);
    for (int i = 0; i < op->n_operands; i++)
        sdyi_slot_bind(c, block->args[i], sdyi_slot_of(c, sdyi_operand(op, i)));
    const int *results;
    int n;
    c->depth++;
    SDYI_TRY(sdyi_compile_block(c, block, c->thunks, &results, &n));
    c->depth--;
    for (int i = 0; i < op->n_results; i++)
        sdyi_slot_bind(c, &op->results[i], results[i]);
    return SDYRT_OK;
}

static sdyrt_status call(sdyi_compiler *c, const sdyi_op *op, sdyi_name name) {
    const sdyi_attr *const callee = sdyi_op_attr(op, name);
    const sdyi_op *const function =
        sdyi_symbols_find(&c->symbols, (sdyi_name)callee->cells[0].integer);
    if (function == NULL || function->n_regions == 0 ||
        function->regions[0].first == NULL)
        return sdyi_refuse(op, "a call of a function that has no body");
    return compile_inline(c, op, function->regions[0].first);
}

sdyrt_status sdyi_execute_call(sdyi_compiler *c, const sdyi_op *op) {
    return call(c, op, SDYI_NAME_CALLEE);
}

sdyrt_status sdyi_execute_composite(sdyi_compiler *c, const sdyi_op *op) {
    return call(c, op, SDYI_NAME_DECOMPOSITION);
}

sdyrt_status sdyi_execute_region(sdyi_compiler *c, const sdyi_op *op) {
    return compile_inline(c, op, op->regions[0].first);
}

/* -- if, case -------------------------------------------------------------- */

typedef struct branch_plan {
    sdyi_body *branches;
    const size_t *bytes; /* of the results */
    int n;
    bool is_if; /* branch 0 is that of true */
} branch_plan;

static sdyrt_status run_branch(const sdyi_thunk *t, const sdyi_frame *f) {
    const branch_plan *const p = t->plan;
    int32_t index;
    if (p->is_if)
        index = *(const uint8_t *)sdyi_in(t, f, 0) == 0;
    else
        memcpy(&index, sdyi_in(t, f, 0), sizeof index);
    if (index < 0 || index >= p->n)
        index = p->n - 1;
    const sdyi_body *const b = &p->branches[index];
    SDYI_TRY(sdyi_thunks_run(&b->thunks, f));
    for (int i = 0; i < t->n_out; i++)
        if (p->bytes[i] > 0)
            memcpy(sdyi_out(t, f, i), f->data[b->results[i]], p->bytes[i]);
    return SDYRT_OK;
}

static sdyrt_status refuse_tuples(const sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++)
        if (sdyi_type_is(op->results[i].type, SDYI_TYPE_TUPLE))
            return sdyi_refuse(op, "a tuple as result");
    return SDYRT_OK;
}

static sdyrt_status compile_branches(sdyi_compiler *c, const sdyi_op *op,
                                     bool is_if) {
    branch_plan *const plan = SDYI_PLAN(c, branch_plan);
    sdyi_thunk thunk;
    SDYI_TRY(refuse_tuples(op));
    SDYI_TRY(sdyi_thunk_make(c, op, run_branch, plan, &thunk));
    *plan = (branch_plan){SDYI_NEW(c->zone, sdyi_body, op->n_regions),
                          sdyi_out_bytes(c, &thunk), op->n_regions, is_if};
    for (int i = 0; i < op->n_regions; i++)
        SDYI_TRY(sdyi_compile_body(c, op, i, NULL, &plan->branches[i]));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_if(sdyi_compiler *c, const sdyi_op *op) {
    return compile_branches(c, op, true);
}

sdyrt_status sdyi_execute_case(sdyi_compiler *c, const sdyi_op *op) {
    return compile_branches(c, op, false);
}

/* -- while ----------------------------------------------------------------- */

typedef struct while_plan {
    sdyi_body condition, body;
    const sdyi_carried *values;
    bool *is_in_place; /* by value: begins in the operand's buffer */
} while_plan;

static sdyrt_status run_while(const sdyi_thunk *t, const sdyi_frame *f) {
    const while_plan *const p = t->plan;
    for (int i = 0; i < t->n_out; i++) {
        sdyi_out_of_in(t, f, i, i, p->values[i].bytes, p->is_in_place[i]);
        f->data[p->values[i].slot] = sdyi_out(t, f, i);
    }
    for (;;) {
        SDYI_TRY(sdyi_thunks_run(&p->condition.thunks, f));
        if (*(const uint8_t *)f->data[p->condition.results[0]] == 0)
            break;
        SDYI_TRY(sdyi_may_turn(t, f));
        SDYI_TRY(sdyi_thunks_run(&p->body.thunks, f));
        sdyi_carry(f, p->values, t->n_out, p->body.results);
    }
    for (int i = 0; i < t->n_out; i++) {
        const void *const last = f->data[p->values[i].slot];
        if (last != sdyi_out(t, f, i) && p->values[i].bytes > 0)
            memcpy(sdyi_out(t, f, i), last, p->values[i].bytes);
    }
    return SDYRT_OK;
}

/* The regions of a loop. An operand that they do not use may give its buffer;
 * the body may write to its arguments, as nothing else reads them. */
static sdyrt_status compile_loop(sdyi_compiler *c, const sdyi_op *op,
                                 const sdyi_thunk *thunk, const int *args,
                                 while_plan *plan) {
    for (int i = 0; i < op->n_results; i++)
        sdyi_slot_take_over(c, thunk, i, i, &plan->is_in_place[i]);
    c->position++;
    c->n_conditions++;
    SDYI_TRY(sdyi_compile_body(c, op, 0, args, &plan->condition));
    c->n_conditions--;
    for (int i = 0; i < op->n_results; i++)
        c->slots[args[i]].is_of_loop = true;
    return sdyi_compile_body(c, op, 1, args, &plan->body);
}

sdyrt_status sdyi_execute_while(sdyi_compiler *c, const sdyi_op *op) {
    while_plan *const plan = SDYI_PLAN(c, while_plan);
    sdyi_thunk thunk;
    SDYI_TRY(refuse_tuples(op));
    SDYI_TRY(sdyi_thunk_make(c, op, run_while, plan, &thunk));
    int *const args = SDYI_NEW(c->zone, int, op->n_results + 1);
    sdyi_carried *const values =
        SDYI_NEW(c->zone, sdyi_carried, op->n_results + 1);
    for (int i = 0; i < op->n_results; i++) {
        const sdyi_shape shape = *sdyi_slot_shape(c, thunk.out[i]);
        values[i] = sdyi_carried_make(c, &shape, thunk.out[i]);
        args[i] = values[i].slot;
    }
    plan->values = values;
    plan->is_in_place = SDYI_NEW(c->zone, bool, op->n_results + 1);
    SDYI_TRY(compile_loop(c, op, &thunk, args, plan));
    /* The body needs the slots that the condition uses and the buffers of the
     * loop, whichever region has used them last. */
    for (int i = 0; i < thunk.n_out; i++) {
        sdyi_slot_use(c, thunk.out[i]);
        sdyi_slot_use(c, values[i].second);
    }
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}
