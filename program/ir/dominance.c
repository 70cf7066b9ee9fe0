/* Values are made before they are used: in a block, by its order; in blocks of
 * one region, on every way from the region's first block. */
#include "program/ir/verify.h"

/* -- blocks ---------------------------------------------------------------- */

typedef struct reached {
    const sdyi_block **blocks;
    int n, capacity;
} reached;

static bool has(const reached *r, const sdyi_block *block) {
    for (int i = 0; i < r->n; i++)
        if (r->blocks[i] == block)
            return true;
    return false;
}

/* Whether a block is reached from its region's first on a way that leaves out
 * `without`. */
static bool is_reached(const sdyi_block *block, const sdyi_block *without) {
    sdyi_op *const parent = block->region->op;
    sdyi_zone *const zone = &parent->module->pool->scratch;
    const sdyi_block *const first = block->region->first;
    if (first == without || first == block)
        return first == block && first != without;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    reached r = {.n = 0};
    SDYI_GROW(zone, r.blocks, r.n, r.capacity);
    r.blocks[r.n++] = first;
    for (int i = 0; i < r.n && !has(&r, block); i++) {
        const sdyi_op *const last = r.blocks[i]->last;
        for (int k = 0; last != NULL && k < last->n_successors; k++) {
            const sdyi_block *const next = last->successors[k];
            if (next == without || has(&r, next))
                continue;
            SDYI_GROW(zone, r.blocks, r.n, r.capacity);
            r.blocks[r.n++] = next;
        }
    }
    const bool found = has(&r, block);
    sdyi_zone_reset(zone, mark);
    return found;
}

static bool has_order(const sdyi_block *block) {
    return !sdyi_op_has(block->region->op, SDYI_GRAPH_REGION);
}

/* -- values ---------------------------------------------------------------- */

/* The op of a region that `op` is, or is in; NULL: there is none. */
static sdyi_op *ancestor_in(const sdyi_region *region, sdyi_op *op) {
    while (op != NULL && (op->block == NULL || op->block->region != region))
        op = sdyi_op_parent(op);
    return op;
}

static bool is_made_before(const sdyi_value *value, sdyi_op *user) {
    const sdyi_block *const block = sdyi_value_block(value);
    if (block == NULL || block->region == NULL)
        return false;
    sdyi_op *const at = ancestor_in(block->region, user);
    if (at == NULL)
        return false;
    if (at->block != block)
        return !is_reached(at->block, block);
    if (value->op == NULL || !has_order(block))
        return true;
    return at != value->op && sdyi_op_is_before(value->op, at);
}

static bool is_around(const sdyi_region *outer, const sdyi_region *inner) {
    for (const sdyi_op *op = inner->op; op != NULL; op = sdyi_op_parent(op))
        if (op->block != NULL && op->block->region == outer)
            return true;
    return false;
}

static void note_result(const sdyi_op *user, const sdyi_op *made) {
    const sdyi_region *const mine = user->block->region;
    const sdyi_region *const its =
        made->block == NULL ? NULL : made->block->region;
    const char *where = "op is neither in a parent nor in a child region";
    if (made->block == user->block)
        where = "op in the same block";
    else if (its == mine)
        where = "op in the same region";
    else if (its != NULL && is_around(its, mine))
        where = "op in a parent region";
    else if (its != NULL && is_around(mine, its))
        where = "op in a child region";
    sdyi_note(user->module->pool, made->loc, "operand defined here (%s)",
              where);
}

static void note_argument(const sdyi_op *user, const sdyi_block *block) {
    const sdyi_region *const mine = user->block->region;
    const sdyi_region *const its = block->region;
    int index = 0;
    for (const sdyi_block *b = block->prev; b != NULL; b = b->prev)
        index++;
    sdyi_note(user->module->pool, its->op->loc,
              "operand defined as a block argument (block #%d in %s)", index,
              its == mine            ? "the same region"
              : is_around(its, mine) ? "a parent region"
                                     : "a child region");
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status verify_operands(sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (is_made_before(value, op))
            continue;
        (void)sdyi_error_bare(op->module->pool, op,
                              "operand #%d does not dominate this use", i);
        if (value->op != NULL)
            note_result(op, value->op);
        else
            note_argument(op, value->block);
        return SDYRT_ARGUMENT;
    }
    return SDYRT_OK;
}

/* The ops of an op first, then what is in them, the last first: the order in
 * which MLIR looks at them. */
sdyrt_status sdyi_verify_dominance(sdyi_op *op) {
    for (int r = 0; r < op->n_regions; r++)
        for (sdyi_block *b = op->regions[r].first; b != NULL; b = b->next) {
            if (b->prev != NULL && !is_reached(b, NULL))
                continue;
            for (sdyi_op *o = b->first; o != NULL; o = o->next)
                SDYI_TRY(verify_operands(o));
        }
    for (int r = op->n_regions - 1; r >= 0; r--)
        for (sdyi_block *b = op->regions[r].last; b != NULL; b = b->prev)
            for (sdyi_op *o = b->last; o != NULL; o = o->prev)
                if (o->n_regions > 0 && !sdyi_op_has(o, SDYI_ISOLATED))
                    SDYI_TRY(sdyi_verify_dominance(o));
    return SDYRT_OK;
}
