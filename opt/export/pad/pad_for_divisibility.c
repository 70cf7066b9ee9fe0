/* The pass: each op in turn, by its row in rows.def where it needs more than a
 * longer result. Functions keep their types. */
#include "opt/export/pad/pad.h"
#include "opt/rows.h"

#include "program/dialects/func/call.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

static sdyrt_status check_function(sdyi_padder *p, const sdyi_op *op) {
    const sdyi_block *const body = op->regions[0].first;
    for (int i = 0; body != NULL && i < body->n_args; i++)
        if (sdyi_padded(p->pool, body->args[i]->type,
                        sdyi_pad_sharding(body->args[i])) !=
            body->args[i]->type)
            return sdyi_error(p->pool, op,
                              "argument #%d has a non-divisible sharding. "
                              "Shardy expects function IO to be divisible.",
                              i);
    for (int i = 0; i < sdyi_func_result_count(op); i++) {
        const sdyi_type *const type = sdyi_func_result_type(op, i);
        if (sdyi_padded(p->pool, type,
                        sdyi_pad_bound(op, sdyi_result_sharding_of(op, i))) !=
            type)
            return sdyi_error(p->pool, op,
                              "result #%d has a non-divisible sharding. "
                              "Shardy expects function IO to be divisible.",
                              i);
    }
    return SDYRT_OK;
}

/* Tensors above the rank limit of shardings have none. */
static bool is_in_limits(const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_operand(op, i)->type->n > SDYRT_MAX_RANK)
            return false;
    for (int i = 0; i < op->n_results; i++)
        if (op->results[i].type->n > SDYRT_MAX_RANK)
            return false;
    return true;
}

static void pad_args(sdyi_padder *p, const sdyi_op *op) {
    for (int r = 0; r < op->n_regions; r++)
        for (const sdyi_block *b = op->regions[r].first; b != NULL; b = b->next)
            for (int i = 0; i < b->n_args; i++)
                sdyi_pad_value(p, b->args[i]);
}

static sdyrt_status visit(void *state, sdyi_op *op) {
    sdyi_padder *const p = state;
    const sdyi_opt_row *const row = sdyi_opt_row_of(op);
    const bool is_padded = row->pad != NULL && is_in_limits(op);
    if (op->row->kind == SDYI_OP_FUNC_FUNC)
        return check_function(p, op);
    if (is_padded)
        SDYI_TRY(row->pad(p, op));
    if (!is_padded || !row->pads_results)
        for (int i = 0; i < op->n_results; i++)
            sdyi_pad_value(p, &op->results[i]);
    pad_args(p, op);
    return SDYRT_OK;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    sdyi_zone *const zone = &op->module->pool->scratch;
    sdyi_padder p = {.pool = op->module->pool,
                     .types = sdyi_side_table_of(zone),
                     .zeroed = sdyi_side_table_of(zone)};
    return sdyi_try_pre(op, visit, &p);
}

const sdyi_pass sdyi_pass_pad_for_divisibility = {
    .name = "sdy-pad-for-divisibility",
    .title = "PadForDivisibilityPass",
    .summary = "make dimensions longer that their shards do not divide",
    .on = SDYI_ON_FUNCTION,
    .run = run,
};
