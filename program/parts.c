/* The public walk through programs: handles are pointers to the parts in
 * memory. */
#include "program/parts.h"

#include "program/ir/walk.h"

#include <string.h>

static const sdyrt_value *value_handle(const sdyi_value *value) {
    return (const sdyrt_value *)value;
}

static const sdyrt_block *block_handle(const sdyi_block *block) {
    return (const sdyrt_block *)block;
}

/* -- programs -------------------------------------------------------------- */

const sdyrt_operation *sdyrt_program_operation(const sdyrt_program *program) {
    return sdyi_handle(program->module.op);
}

const sdyi_op *sdyi_module_first(const sdyi_op *module) {
    return module->n_regions == 0 || module->regions[0].first == NULL
               ? NULL
               : module->regions[0].first->first;
}

const sdyrt_operation *sdyrt_program_lookup(const sdyrt_program *program,
                                            const char *name) {
    for (const sdyi_op *op = sdyi_module_first(program->module.op); op != NULL;
         op = op->next) {
        const sdyi_attr *const symbol = sdyi_op_attr(op, SDYI_NAME_SYM_NAME);
        if (sdyi_attr_is(symbol, SDYI_ATTR_STRING) &&
            strcmp(sdyi_attr_text(symbol), name) == 0)
            return sdyi_handle(op);
    }
    return NULL;
}

const sdyrt_operation *
sdyrt_program_next_function(const sdyrt_program *program,
                            const sdyrt_operation *function) {
    const sdyi_op *op = function == NULL ? sdyi_module_first(program->module.op)
                                         : sdyi_part_op(function)->next;
    while (op != NULL && op->row->kind != SDYI_OP_FUNC_FUNC)
        op = op->next;
    return sdyi_handle(op);
}

/* -- operations ------------------------------------------------------------ */

static bool is_below(int i, int n) {
    return i >= 0 && i < n;
}

const sdyrt_value *sdyrt_operation_operand_at(const sdyrt_operation *operation,
                                              int i) {
    const sdyi_op *const op = sdyi_part_op(operation);
    return is_below(i, op->n_operands) ? value_handle(op->operands[i].value)
                                       : NULL;
}

const sdyrt_value *sdyrt_operation_result_at(const sdyrt_operation *operation,
                                             int i) {
    const sdyi_op *const op = sdyi_part_op(operation);
    return is_below(i, op->n_results) ? value_handle(&op->results[i]) : NULL;
}

const sdyrt_region *sdyrt_operation_region_at(const sdyrt_operation *operation,
                                              int i) {
    const sdyi_op *const op = sdyi_part_op(operation);
    return is_below(i, op->n_regions) ? (const sdyrt_region *)&op->regions[i]
                                      : NULL;
}

const sdyrt_block *
sdyrt_operation_successor_at(const sdyrt_operation *operation, int i) {
    const sdyi_op *const op = sdyi_part_op(operation);
    return is_below(i, op->n_successors) ? block_handle(sdyi_successors(op)[i])
                                         : NULL;
}

const sdyrt_operation *sdyrt_operation_next(const sdyrt_operation *operation) {
    return sdyi_handle(sdyi_part_op(operation)->next);
}

const sdyrt_block *sdyrt_operation_block(const sdyrt_operation *operation) {
    return block_handle(sdyi_part_op(operation)->block);
}

const sdyrt_operation *
sdyrt_operation_parent(const sdyrt_operation *operation) {
    return sdyi_handle(sdyi_op_parent(sdyi_part_op(operation)));
}

/* -- regions and blocks ---------------------------------------------------- */

const sdyrt_block *sdyrt_region_first(const sdyrt_region *region) {
    return block_handle(((const sdyi_region *)region)->first);
}

const sdyrt_block *sdyrt_block_next(const sdyrt_block *block) {
    return block_handle(((const sdyi_block *)block)->next);
}

const sdyrt_operation *sdyrt_block_first(const sdyrt_block *block) {
    return sdyi_handle(((const sdyi_block *)block)->first);
}

const sdyrt_operation *sdyrt_block_parent(const sdyrt_block *block) {
    return sdyi_handle(sdyi_block_parent((const sdyi_block *)block));
}

int sdyrt_block_argument_count(const sdyrt_block *block) {
    return ((const sdyi_block *)block)->n_args;
}

const sdyrt_value *sdyrt_block_argument_at(const sdyrt_block *block, int i) {
    const sdyi_block *const b = (const sdyi_block *)block;
    return is_below(i, b->n_args) ? value_handle(b->args[i]) : NULL;
}

/* -- uses ------------------------------------------------------------------ */

const sdyrt_use *sdyrt_value_first_use(const sdyrt_value *value) {
    return (const sdyrt_use *)sdyi_part_value(value)->uses;
}

const sdyrt_use *sdyrt_use_next(const sdyrt_use *use) {
    return (const sdyrt_use *)((const sdyi_use *)use)->next;
}

const sdyrt_operation *sdyrt_use_operation(const sdyrt_use *use) {
    return sdyi_handle(((const sdyi_use *)use)->user);
}

int sdyrt_use_operand(const sdyrt_use *use) {
    const sdyi_use *const u = (const sdyi_use *)use;
    return (int)(u - u->user->operands);
}

/* -- walks ----------------------------------------------------------------- */

typedef struct walk_call {
    sdyrt_visit_fn visit;
    void *state;
} walk_call;

static sdyi_walk visit_one(void *state, sdyi_op *op) {
    const walk_call *const call = state;
    switch (call->visit(call->state, sdyi_handle(op))) {
    case SDYRT_WALK_ADVANCE:
        return SDYI_WALK_ON;
    case SDYRT_WALK_SKIP:
        return SDYI_WALK_SKIP;
    case SDYRT_WALK_INTERRUPT:
        break;
    }
    return SDYI_WALK_STOP;
}

sdyrt_status sdyrt_operation_walk(const sdyrt_operation *operation,
                                  sdyrt_walk_order order, sdyrt_visit_fn visit,
                                  void *state) {
    SDYI_NOT_NULL(operation);
    SDYI_NOT_NULL(visit);
    walk_call call = {visit, state};
    switch (order) {
    case SDYRT_WALK_PRE_ORDER:
        (void)sdyi_walk_pre(sdyi_part_op(operation), visit_one, &call);
        return SDYRT_OK;
    case SDYRT_WALK_POST_ORDER:
        (void)sdyi_walk_post(sdyi_part_op(operation), visit_one, &call);
        return SDYRT_OK;
    }
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "sdyrt_operation_walk: %d is no order", (int)order);
}
