/* Common subexpression elimination:
 *
 *   %0 = stablehlo.add %a, %b        %0 = stablehlo.add %a, %b
 *   %1 = stablehlo.add %a, %b   ->   %2 = stablehlo.multiply %0, %0
 *   %2 = stablehlo.multiply %0, %1
 *
 * Blocks from front to back, an op's regions before the op itself. An op in a
 * region may be replaced by one around it, but for regions that are isolated,
 * and one in a block by one in a block that dominates it. Blocks that are not
 * reached stay as they are.
 * Unused ops are erased; ops that only these used stay, as in MLIR. */
#include "opt/cse.h"
#include "opt/equal.h"
#include "program/ir/blocks.h"
#include "program/ir/effects.h"
#include "program/passes/pass.h"

#define uthash_malloc(bytes) sdyi_zone_alloc(c->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* An op that later ops may be replaced by. */
typedef struct available {
    sdyi_op *op;
    struct available *next;    /* of the same hash, the newest first */
    struct available **bucket; /* the bucket whose first entry this is */
    struct available *older;   /* the entry added before this one, a stack */
} available;

typedef struct bucket {
    uint64_t hash;
    available *first;
    UT_hash_handle hh;
} bucket;

typedef struct cse {
    sdyi_zone *zone;
    bucket *buckets;
    available *newest;
    sdyi_op **dead;
    int n_dead, capacity;
} cse;

static void run_region(cse *c, const sdyi_region *region);

static bucket *bucket_of(cse *c, const sdyi_op *op) {
    const uint64_t hash = sdyi_op_hash(op);
    bucket *found = NULL;
    HASH_FIND(hh, c->buckets, &hash, sizeof hash, found);
    if (found != NULL)
        return found;
    found = SDYI_NEW(c->zone, bucket, 1);
    found->hash = hash;
    HASH_ADD(hh, c->buckets, hash, sizeof found->hash, found);
    return found;
}

static void make_available(cse *c, bucket *b, sdyi_op *op) {
    available *const a = SDYI_NEW(c->zone, available, 1);
    *a = (available){op, b->first, &b->first, c->newest};
    b->first = c->newest = a;
}

/* Drop the ops that became available after `mark`. */
static void forget_since(cse *c, const available *mark) {
    for (; c->newest != mark; c->newest = c->newest->older)
        *c->newest->bucket = c->newest->next;
}

static void add_dead(cse *c, sdyi_op *op) {
    SDYI_GROW(c->zone, c->dead, c->n_dead, c->capacity);
    c->dead[c->n_dead++] = op;
}

static void replace_by(cse *c, sdyi_op *op, sdyi_op *by) {
    for (int i = 0; i < op->n_results; i++)
        sdyi_value_replace(&op->results[i], &by->results[i]);
    add_dead(c, op);
    if (by->where == 0)
        by->where = op->where;
}

static bool has_blocks(const sdyi_op *op) {
    for (int i = 0; i < op->n_regions; i++)
        if (op->regions[i].first != op->regions[i].last)
            return true;
    return false;
}

static void run_op(cse *c, sdyi_op *op) {
    if (sdyi_op_has(op, SDYI_TERMINATOR))
        return;
    if (sdyi_op_is_dead(op)) {
        add_dead(c, op);
        return;
    }
    if (has_blocks(op) || !sdyi_op_is_effect_free(op))
        return;
    bucket *const b = bucket_of(c, op);
    for (const available *a = b->first; a != NULL; a = a->next)
        if (sdyi_op_equal(a->op, op)) {
            replace_by(c, op, a->op);
            return;
        }
    make_available(c, b, op);
}

/* Ops around an isolated one are not seen from in it. */
static void run_regions(cse *c, const sdyi_op *op) {
    const bool is_isolated =
        sdyi_op_has(op, SDYI_ISOLATED) || op->row->name == NULL;
    cse inner = {.zone = c->zone};
    for (int i = 0; i < op->n_regions; i++)
        run_region(is_isolated ? &inner : c, &op->regions[i]);
    for (int i = 0; i < inner.n_dead; i++)
        add_dead(c, inner.dead[i]);
}

static void run_block(cse *c, const sdyi_block *block) {
    for (sdyi_op *op = block->first; op != NULL; op = op->next) {
        if (op->n_regions > 0)
            run_regions(c, op);
        run_op(c, op);
    }
}

/* A block whose ops stay available in the blocks that it dominates. */
typedef struct open_block {
    int end; /* number of the first block after it that it does not dominate */
    const available *mark;
} open_block;

/* Blocks after those that dominate them. */
static void run_blocks(cse *c, const sdyi_region *region) {
    const int n = sdyi_region_count(region);
    const sdyi_block **const order = SDYI_NEW(c->zone, const sdyi_block *, n);
    open_block *const opened = SDYI_NEW(c->zone, open_block, n);
    int n_opened = 0;
    sdyi_dominators dominators;
    sdyi_dominators_make(&dominators, region, c->zone);
    for (const sdyi_block *b = region->first; b != NULL; b = b->next)
        if (sdyi_is_reached(&dominators, b))
            order[dominators.begin[b->number] - 1] = b;
    for (int i = 0; i < n && order[i] != NULL; i++) {
        while (n_opened > 0 && opened[n_opened - 1].end <= i + 1)
            forget_since(c, opened[--n_opened].mark);
        opened[n_opened++] =
            (open_block){dominators.end[order[i]->number], c->newest};
        run_block(c, order[i]);
    }
}

static void run_region(cse *c, const sdyi_region *region) {
    const available *const mark = c->newest;
    if (region->first == region->last && region->first != NULL)
        run_block(c, region->first);
    else if (region->first != NULL)
        run_blocks(c, region);
    forget_since(c, mark);
}

bool sdyi_cse(sdyi_region *region) {
    cse c = {.zone = &region->op->module->pool->scratch};
    run_region(&c, region);
    for (int i = 0; i < c.n_dead; i++)
        sdyi_op_erase(c.dead[i]);
    return c.n_dead > 0;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    for (int i = 0; i < op->n_regions; i++)
        (void)sdyi_cse(&op->regions[i]);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_cse = {
    .name = "cse",
    .title = "CSEPass",
    .summary = "replace ops by equal ones before them",
    .run = run,
};
