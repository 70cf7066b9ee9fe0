/* MLIR's greedy driver, in its order, on which the result depends.
 *
 * An iteration:
 *   1. Walk over the region. A constant that is equal to another one of the
 *      same insertion region (the nearest isolated op's) is replaced by it;
 *      others move to the front of that region, unless they follow such a
 *      constant already. Other ops, and remaining constants, are pushed.
 *   2. Pop an op. A dead one is erased; of others the patterns are tried, up to
 *      the first that rewrites. Changed and inserted ops are pushed with their
 *      ancestors. When an op is erased, its operands' defining ops with at most
 *      one other user are pushed: they may be dead now.
 *   3. Erase dead ops that were not popped since, from back to front.
 *   4. Erase unreachable blocks.
 *
 * Iterations are repeated until one changes nothing. */
#include "opt/greedy.h"

#include "opt/rows.h"
#include "program/ir/blocks.h"
#include "program/ir/effects.h"
#include "program/ir/walk.h"
#include "program/ir/worklist.h"

/* Hash tables are memory of the scratch zone. */
#define uthash_malloc(bytes) sdyi_zone_alloc(d->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* Key of the constant table; without padding. */
typedef struct constant_key {
    const sdyi_block *front; /* entry block of its insertion region */
    const sdyi_attr *value;
    const sdyi_type *type;
    const struct sdyi_row *row;
} constant_key;

typedef struct known {
    constant_key key;
    sdyi_op *op;
    UT_hash_handle hh;
} known;

typedef struct driver {
    sdyi_zone *zone;
    const sdyi_greedy_options *options;
    const sdyi_region *scope;
    sdyi_worklist list;
    known *constants;
    char *is_known; /* by op number: is in the table of constants */
    int n_numbers;  /* number of ops when the iteration began */
} driver;

/* -- the worklist ---------------------------------------------------------- */

/* Push the op and its ancestors within the scope; an op outside is ignored. */
static void push(driver *d, sdyi_op *op) {
    const sdyi_op *up = op;
    while (up != NULL && up->block != NULL && up->block->region != d->scope)
        up = sdyi_op_parent(up);
    if (up == NULL || up->block == NULL)
        return;
    for (sdyi_op *o = op;; o = sdyi_op_parent(o)) {
        sdyi_worklist_push(&d->list, o);
        if (o == up)
            return;
    }
}

static void push_reported(void *state, sdyi_op *op) {
    push(state, op);
}

static void forget(void *state, sdyi_op *op) {
    driver *const d = state;
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (value->op != NULL && !sdyi_value_has_other_users(value, op))
            push(d, value->op);
    }
    sdyi_worklist_drop(&d->list, op);
}

/* -- constants ------------------------------------------------------------- */

/* Entry block of the region that constants are hoisted to: of the nearest
 * isolated or unregistered op around, or else the outermost. */
static sdyi_block *insertion_block(const sdyi_op *op) {
    sdyi_block *block = op->block;
    for (;;) {
        const sdyi_op *const parent = sdyi_block_parent(block);
        if (sdyi_op_has(parent, SDYI_ISOLATED) || parent->row->name == NULL ||
            parent->block == NULL)
            return block->region->first;
        block = parent->block;
    }
}

static bool is_known(const driver *d, const sdyi_op *op) {
    return op->number < d->n_numbers && d->is_known[op->number];
}

static bool follows_known(const driver *d, const sdyi_op *op) {
    return op->prev == NULL || is_known(d, op->prev);
}

/* Enter a constant into the table; false: an equal one has replaced it. */
static bool keep_constant(driver *d, sdyi_op *op) {
    sdyi_block *const front = insertion_block(op);
    const constant_key key = {front, sdyi_op_attr(op, SDYI_NAME_VALUE),
                              op->results[0].type, op->row};
    known *found = NULL;
    HASH_FIND(hh, d->constants, &key, sizeof key, found);
    if (found != NULL) {
        sdyi_value_replace(&op->results[0], &found->op->results[0]);
        sdyi_op_set_loc(found->op, (sdyi_loc){0});
        sdyi_op_erase(op);
        return false;
    }
    const bool is_moved_in = op->block != front;
    if (is_moved_in || !follows_known(d, op))
        sdyi_op_move_before(op, front->first);
    if (is_moved_in)
        sdyi_op_set_loc(op, (sdyi_loc){0});
    found = SDYI_NEW(d->zone, known, 1);
    found->key = key;
    found->op = op;
    HASH_ADD(hh, d->constants, key, sizeof found->key, found);
    d->is_known[op->number] = true;
    return true;
}

static sdyi_walk start_with(void *state, sdyi_op *op) {
    driver *const d = state;
    if (sdyi_op_has(op, SDYI_CONSTANT) && !keep_constant(d, op))
        return SDYI_WALK_SKIP;
    push(d, op);
    return SDYI_WALK_ON;
}

/* -- rewriting ------------------------------------------------------------- */

/* True if an op uses its own result, directly or through one other op, as graph
 * regions allow. Patterns could replace such a value by itself. */
static bool is_in_circle(const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_op *const made = sdyi_operand(op, i)->op;
        if (made == op)
            return true;
        for (int k = 0; made != NULL && k < made->n_operands; k++)
            if (sdyi_operand(made, k)->op == op)
                return true;
    }
    return false;
}

static bool try_patterns(const driver *d, sdyi_op *op) {
    const sdyi_greedy_options *const o = d->options;
    const sdyi_pattern *const own = sdyi_patterns_of(op);
    if ((own == NULL && o->more == NULL) || is_in_circle(op))
        return false;
    for (const sdyi_pattern *p = own; p != NULL && p->rewrite != NULL; p++)
        if ((o->is_enabled == NULL || o->is_enabled(o->state, op, p->label)) &&
            p->rewrite(op))
            return true;
    return o->more != NULL && o->more(op);
}

static bool run_list(driver *d) {
    bool is_changed = false;
    int64_t n = 0;
    while (n != d->options->max_rewrites) {
        sdyi_op *const op = sdyi_worklist_pop(&d->list);
        if (op == NULL)
            break;
        const bool is_dead = sdyi_op_is_dead(op);
        const bool is_rewritten = !is_dead && try_patterns(d, op);
        if (is_dead)
            sdyi_op_erase(op);
        n += is_rewritten;
        is_changed = is_changed || is_dead || is_rewritten;
    }
    return is_changed;
}

/* From back to front: users come after the ops that they use. */
static bool erase_dead(const sdyi_region *region) {
    bool is_changed = false;
    for (const sdyi_block *b = region->first; b != NULL; b = b->next)
        for (sdyi_op *op = b->last, *prev; op != NULL; op = prev) {
            prev = op->prev;
            for (int i = 0; i < op->n_regions; i++)
                is_changed |= erase_dead(&op->regions[i]);
            if (sdyi_op_is_dead(op)) {
                sdyi_op_erase(op);
                is_changed = true;
            }
        }
    return is_changed;
}

static sdyi_walk drop_operands(void *state, sdyi_op *op) {
    (void)state;
    sdyi_operands_set(op, NULL, 0);
    return SDYI_WALK_ON;
}

/* Operands are dropped first: unreachable ops may use each other in a cycle. */
static bool erase_not_reached(sdyi_region *region, sdyi_zone *zone) {
    sdyi_dominators d;
    sdyi_dominators_make(&d, region, zone);
    bool is_changed = false;
    for (const sdyi_block *b = region->first; b != NULL; b = b->next)
        for (sdyi_op *op = b->first; op != NULL && !sdyi_is_reached(&d, b);
             op = op->next)
            (void)sdyi_walk_pre(op, drop_operands, NULL);
    for (sdyi_block *b = region->first, *next; b != NULL; b = next) {
        next = b->next;
        if (sdyi_is_reached(&d, b))
            continue;
        sdyi_block_erase(b);
        is_changed = true;
    }
    return is_changed;
}

static bool simplify(sdyi_region *region, sdyi_zone *zone) {
    bool is_changed =
        region->first != region->last && erase_not_reached(region, zone);
    for (const sdyi_block *b = region->first; b != NULL; b = b->next)
        for (const sdyi_op *op = b->first; op != NULL; op = op->next)
            for (int i = 0; i < op->n_regions; i++)
                is_changed |= simplify(&op->regions[i], zone);
    return is_changed;
}

static void fill_list(driver *d, sdyi_module *module) {
    sdyi_worklist_start(&d->list, d->zone);
    d->constants = NULL;
    d->n_numbers = module->n_ops;
    d->is_known = SDYI_NEW(d->zone, char, d->n_numbers);
    for (const sdyi_block *b = d->scope->first; b != NULL; b = b->next)
        for (sdyi_op *op = b->first, *next; op != NULL; op = next) {
            next = op->next;
            if (d->options->is_top_down)
                (void)sdyi_walk_pre(op, start_with, d);
            else
                (void)sdyi_walk_post(op, start_with, d);
        }
    if (d->options->is_top_down)
        sdyi_worklist_reverse(&d->list);
}

static bool rewrite_region(sdyi_module *module, sdyi_region *region,
                           const sdyi_greedy_options *options) {
    driver d = {
        .zone = &module->pool->scratch, .options = options, .scope = region};
    const sdyi_listener listener = {.state = &d,
                                    .inserted = push_reported,
                                    .erased = forget,
                                    .changed = push_reported};
    const sdyi_zone_mark mark = sdyi_zone_get_mark(d.zone);
    bool is_changed = false;
    for (int64_t i = 0; i != options->max_iterations; i++) {
        module->listener = &listener;
        fill_list(&d, module);
        is_changed = run_list(&d);
        module->listener = NULL;
        if (!options->keeps_dead) {
            is_changed |= erase_dead(region);
            is_changed |= simplify(region, d.zone);
        }
        if (options->finish != NULL)
            is_changed |= options->finish(region);
        sdyi_zone_reset(d.zone, mark);
        if (!is_changed)
            break;
    }
    return !is_changed;
}

bool sdyi_greedy(sdyi_op *op, const sdyi_greedy_options *options) {
    bool is_done = true;
    for (int i = 0; i < op->n_regions; i++)
        if (op->regions[i].first != NULL)
            is_done &= rewrite_region(op->module, &op->regions[i], options);
    return is_done;
}
