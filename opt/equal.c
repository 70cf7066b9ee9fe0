/* Equality of ops: a map pairs values defined in the regions of one with those
 * of the other. */
#include "opt/equal.h"

#include "base/hash.h"
#include "program/ir/module.h"

/* Hash tables are memory of the scratch zone. */
#define uthash_malloc(bytes) sdyi_zone_alloc(twins->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

/* A value defined in a's regions and its counterpart in b's. */
typedef struct twin {
    const sdyi_value *a, *b;
    UT_hash_handle hh;
} twin;

typedef struct sdyi_twins {
    sdyi_zone *zone;
    twin *table;
} sdyi_twins;

static void add_twin(sdyi_twins *twins, const sdyi_value *a,
                     const sdyi_value *b) {
    twin *const t = SDYI_NEW(twins->zone, twin, 1);
    t->a = a;
    t->b = b;
    HASH_ADD(hh, twins->table, a, sizeof t->a, t);
}

static bool equal(const sdyi_op *a, const sdyi_op *b, sdyi_twins *twins);

static bool equal_operands(const sdyi_op *a, const sdyi_op *b,
                           const sdyi_twins *twins) {
    for (int i = 0; i < a->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(a, i);
        twin *found = NULL;
        HASH_FIND(hh, twins->table, &value, sizeof value, found);
        if ((found == NULL ? value : found->b) != sdyi_operand(b, i))
            return false;
    }
    return true;
}

static bool equal_attrs(const sdyi_op *a, const sdyi_op *b) {
    if (a->attrs.n != b->attrs.n)
        return false;
    for (int i = 0; i < a->attrs.n; i++)
        if (a->attrs.pairs[i].name != b->attrs.pairs[i].name ||
            a->attrs.pairs[i].value != b->attrs.pairs[i].value)
            return false;
    return true;
}

static bool equal_blocks(const sdyi_block *a, const sdyi_block *b,
                         sdyi_twins *twins) {
    if (a->n_args != b->n_args)
        return false;
    for (int i = 0; i < a->n_args; i++) {
        if (a->args[i]->type != b->args[i]->type)
            return false;
        add_twin(twins, a->args[i], b->args[i]);
    }
    const sdyi_op *x = a->first, *y = b->first;
    for (; x != NULL && y != NULL; x = x->next, y = y->next) {
        if (!equal(x, y, twins))
            return false;
        for (int i = 0; i < x->n_results; i++)
            add_twin(twins, &x->results[i], &y->results[i]);
    }
    return x == NULL && y == NULL;
}

static bool equal_regions(const sdyi_region *a, const sdyi_region *b,
                          sdyi_twins *twins) {
    const sdyi_block *x = a->first, *y = b->first;
    for (; x != NULL && y != NULL; x = x->next, y = y->next)
        if (!equal_blocks(x, y, twins))
            return false;
    return x == NULL && y == NULL;
}

/* An op with successors equals no other op. */
static bool equal(const sdyi_op *a, const sdyi_op *b, sdyi_twins *twins) {
    if (a->name != b->name || a->n_operands != b->n_operands ||
        a->n_results != b->n_results || a->n_regions != b->n_regions ||
        a->n_successors != 0 || b->n_successors != 0 || !equal_attrs(a, b) ||
        !equal_operands(a, b, twins))
        return false;
    for (int i = 0; i < a->n_results; i++)
        if (a->results[i].type != b->results[i].type)
            return false;
    for (int i = 0; i < a->n_regions; i++)
        if (!equal_regions(&a->regions[i], &b->regions[i], twins))
            return false;
    return true;
}

bool sdyi_op_equal(const sdyi_op *a, const sdyi_op *b) {
    sdyi_zone *const scratch = &a->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    sdyi_twins twins = {.zone = scratch};
    const bool is_equal = a == b || equal(a, b, &twins);
    sdyi_zone_reset(scratch, mark);
    return is_equal;
}

static uint64_t hash_operands(uint64_t hash, const sdyi_op *op,
                              const sdyi_op *around) {
    for (int i = 0; i < op->n_operands; i++) {
        const sdyi_value *const value = sdyi_operand(op, i);
        if (sdyi_block_parent(sdyi_value_block(value)) != around)
            hash = sdyi_hash_int(hash, value->number);
    }
    for (int i = 0; i < op->attrs.n; i++) {
        hash = sdyi_hash_int(hash, op->attrs.pairs[i].name);
        hash = sdyi_hash_int(hash, (intptr_t)op->attrs.pairs[i].value);
    }
    return hash;
}

/* Includes the ops right in its regions, not deeper ones: many ops may differ
 * in their regions alone. */
uint64_t sdyi_op_hash(const sdyi_op *op) {
    uint64_t hash = sdyi_hash_int(SDYI_HASH_START, op->name);
    hash = hash_operands(hash, op, NULL);
    for (int i = 0; i < op->n_results; i++)
        hash = sdyi_hash_int(hash, (intptr_t)op->results[i].type);
    for (int i = 0; i < op->n_regions; i++)
        for (const sdyi_block *b = op->regions[i].first; b != NULL; b = b->next)
            for (const sdyi_op *inner = b->first; inner != NULL;
                 inner = inner->next)
                hash =
                    hash_operands(sdyi_hash_int(hash, inner->name), inner, op);
    return hash;
}
