/* Each op in turn:
 *
 *   constants, iota          tiles of their own sharding
 *   Shardy's ops on a value  a reshard to their sharding; they are erased
 *   ops with bodies, calls   flow.c
 *   ops with a form          by_rule.c
 *   all others               run on replicated tensors */
#include "program/partition/tiles.h"

#include "program/dialects/shardable.h"
#include "program/ir/walk.h"

/* -- whole ----------------------------------------------------------------- */

static void note_results(sdyi_tiles *t, sdyi_op *op) {
    for (int i = 0; i < op->n_results; i++)
        (void)sdyi_set_layout(t, &op->results[i], NULL);
}

/* A walk that replicates the outer values used by the body of an op that runs
 * on global tensors. */
typedef struct captured {
    sdyi_tiles *t;
    sdyi_op *around;
} captured;

static sdyi_walk captured_to_layout(void *state, sdyi_op *op) {
    captured *const c = state;
    for (int i = 0; i < op->n_operands && op != c->around; i++) {
        sdyi_value *const value = sdyi_operand(op, i);
        sdyi_value *const led = sdyi_to_layout(c->t, c->around, value, NULL);
        if (led != value)
            sdyi_operand_set(op, i, led);
    }
    return SDYI_WALK_ON;
}

/* Run an op on global tensors, with its operands and results replicated. */
static void run_whole(sdyi_tiles *t, sdyi_op *op) {
    captured c = {t, op};
    for (int i = 0; i < op->n_operands; i++)
        sdyi_operand_to_layout(t, op, i, NULL);
    if (op->n_regions > 0)
        (void)sdyi_walk_pre(op, captured_to_layout, &c);
    note_results(t, op);
    for (int i = 0; i < op->n_results; i++)
        sdyi_result_to_layout(t, &op->results[i],
                              sdyi_summed(t, sdyi_wanted(t, &op->results[i])),
                              SDYRT_SUM);
}

/* -- values that are made -------------------------------------------------- */

bool sdyi_is_source(const sdyi_op *op) {
    return op->n_operands == 0 && op->row->resize != NULL;
}

static void visit_source(sdyi_tiles *t, sdyi_op *op) {
    const sdyi_layout *const layout =
        sdyi_summed(t, sdyi_wanted(t, &op->results[0]));
    (void)sdyi_set_layout(t, &op->results[0], layout);
    if (layout != NULL)
        sdyi_note_size(t, op);
}

/* -- Shardy's ops ---------------------------------------------------------- */

static bool is_identity(const sdyi_op *op) {
    return sdyi_op_has(op, SDYI_COLLECTIVE) ||
           op->row->kind == SDYI_OP_SDY_SHARDING_CONSTRAINT ||
           op->row->kind == SDYI_OP_SDY_RESHARD ||
           op->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE ||
           op->row->kind == SDYI_OP_SDY_FUNC_DATA_FLOW_EDGE ||
           op->row->kind == SDYI_OP_SDY_PROPAGATION_BARRIER;
}

/* The value replaces the op, in the layout of the result, whose unreduced axes
 * count only if the value has that very layout. */
static void visit_identity(sdyi_tiles *t, sdyi_op *op) {
    sdyi_value *const result = &op->results[0];
    sdyi_value *value = sdyi_operand(op, 0);
    const sdyi_layout *to = sdyi_wanted(t, result);
    if (to != sdyi_layout_of_value(t, value))
        to = sdyi_summed(t, to);
    if (sdyi_sharding_of(result) != NULL)
        value = sdyi_to_layout(t, op, value, to);
    sdyi_value_replace(result, value);
    sdyi_op_erase(op);
}

/* -- blocks ---------------------------------------------------------------- */

/* Visit an op; returns the next one to visit. */
static sdyi_op *visit_op(sdyi_tiles *t, sdyi_op *op) {
    sdyi_op *next = op->next;
    if (op->row->kind == SDYI_OP_SDY_SHARDING_GROUP)
        sdyi_op_erase(op);
    else if (sdyi_is_source(op))
        visit_source(t, op);
    else if (is_identity(op))
        visit_identity(t, op);
    else if (!sdyi_visit_flow(t, op, &next) && !sdyi_visit_by_rule(t, op))
        run_whole(t, op);
    return next;
}

void sdyi_visit_block(sdyi_tiles *t, sdyi_block *block,
                      const sdyi_layout *const *targets, int n_targets) {
    for (sdyi_op *op = block->first, *next; op != NULL; op = next) {
        const sdyi_zone_mark mark = sdyi_zone_get_mark(&t->pool->scratch);
        if (t->status != SDYRT_OK)
            return;
        next = NULL;
        if (op == block->last && sdyi_op_has(op, SDYI_TERMINATOR))
            for (int i = 0; i < op->n_operands; i++)
                sdyi_operand_to_layout(t, op, i,
                                       i < n_targets ? targets[i] : NULL);
        else
            next = visit_op(t, op);
        sdyi_zone_reset(&t->pool->scratch, mark);
    }
}
