/* Dominance of uses by definitions: by order in a block; between blocks of a
 * region, on every path from its entry block. */
#include "program/ir/blocks.h"
#include "program/ir/verify.h"

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(c->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* -- blocks ---------------------------------------------------------------- */

/* Dominator trees of regions with several blocks, made on first use. */
typedef struct region_entry {
    sdyi_dominators dominators; /* key: its region */
    UT_hash_handle hh;
} region_entry;

typedef struct checker {
    sdyi_zone *zone;
    region_entry *regions;
} checker;

static const sdyi_dominators *dominators_of(checker *c,
                                            const sdyi_region *region) {
    region_entry *found = NULL;
    HASH_FIND_PTR(c->regions, &region, found);
    if (found == NULL) {
        found = SDYI_NEW(c->zone, region_entry, 1);
        sdyi_dominators_make(&found->dominators, region, c->zone);
        HASH_ADD_PTR(c->regions, dominators.region, found);
    }
    return &found->dominators;
}

static bool is_reached_block(checker *c, const sdyi_block *block) {
    return block->prev == NULL ||
           sdyi_is_reached(dominators_of(c, block->region), block);
}

static bool has_order(const sdyi_block *block) {
    return !sdyi_op_has(block->region->op, SDYI_GRAPH_REGION);
}

/* -- values ---------------------------------------------------------------- */

/* The op of a region that is or encloses `op`; NULL: none. */
static sdyi_op *ancestor_in(const sdyi_region *region, sdyi_op *op) {
    while (op != NULL && (op->block == NULL || op->block->region != region))
        op = sdyi_op_parent(op);
    return op;
}

static bool is_made_before(checker *c, const sdyi_value *value, sdyi_op *user) {
    const sdyi_block *const block = sdyi_value_block(value);
    if (block == NULL || block->region == NULL)
        return false;
    sdyi_op *const at = ancestor_in(block->region, user);
    if (at == NULL)
        return false;
    if (at->block != block)
        return sdyi_is_dominated(dominators_of(c, block->region), at->block,
                                 block);
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
    sdyi_note(user->module->pool, sdyi_op_loc(made),
              "operand defined here (%s)", where);
}

static void note_argument(const sdyi_op *user, const sdyi_block *block) {
    const sdyi_region *const mine = user->block->region;
    const sdyi_region *const its = block->region;
    const char *where = " neither in a parent nor in a child region";
    int index = 0;
    for (const sdyi_block *b = block->prev; b != NULL; b = b->prev)
        index++;
    if (its == mine)
        where = " in the same region";
    else if (is_around(its, mine))
        where = " in a parent region";
    else if (is_around(mine, its))
        where = " in a child region";
    sdyi_note(user->module->pool, sdyi_op_loc(its->op),
              "operand defined as a block argument (block #%d%s)", index,
              where);
}

/* -- all ------------------------------------------------------------------- */

static sdyrt_status verify_operands(checker *c, sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (is_made_before(c, value, op))
            continue;
        (void)sdyi_error_bare(op->module->pool, op,
                              "operand #%d does not dominate this use", i);
        if (value->op != NULL)
            note_result(op, value->op);
        else
            note_argument(op, sdyi_value_block(value));
        return SDYRT_ARGUMENT;
    }
    return SDYRT_OK;
}

/* Ops of the regions first, then nested ops, last first: MLIR's order. */
static sdyrt_status verify_inside(checker *c, const sdyi_op *op) {
    for (int r = 0; r < op->n_regions; r++)
        for (sdyi_block *b = op->regions[r].first; b != NULL; b = b->next) {
            if (!is_reached_block(c, b))
                continue;
            for (sdyi_op *o = b->first; o != NULL; o = o->next)
                SDYI_TRY(verify_operands(c, o));
        }
    for (int r = op->n_regions - 1; r >= 0; r--)
        for (sdyi_block *b = op->regions[r].last; b != NULL; b = b->prev)
            for (sdyi_op *o = b->last; o != NULL; o = o->prev)
                if (o->n_regions > 0 && !sdyi_op_has(o, SDYI_ISOLATED))
                    SDYI_TRY(verify_inside(c, o));
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_dominance(sdyi_op *op) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    checker c = {.zone = zone};
    const sdyrt_status status = verify_inside(&c, op);
    sdyi_zone_reset(zone, mark);
    return status;
}
