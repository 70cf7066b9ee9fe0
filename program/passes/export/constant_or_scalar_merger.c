/* Merging of equal constants of a region, and of equal broadcasts of one
 * scalar:
 *
 *   %0 = sdy.constant dense<1.0>           %0 = sdy.constant dense<1.0>
 *   %1 = sdy.constant dense<1.0>      ->   %2 = stablehlo.add %0, %0
 *   %2 = stablehlo.add %0, %1
 *
 * Equal in all attributes, their sharding for one. The first stays. This undoes
 * constant_or_scalar_splitter.c, where propagation has led to one sharding. */
#include "program/ir/row.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(m->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

typedef struct key {
    const sdyi_attr *attrs; /* a DICT */
    const sdyi_region *region;
    const sdyi_value *operand; /* NULL: a constant */
    const sdyi_type *type;
} key;

typedef struct entry {
    key key;
    sdyi_op *op;
    UT_hash_handle hh;
} entry;

typedef struct merger {
    sdyi_zone *zone;
    entry *first;
} merger;

static bool is_constant(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_SDY_CONSTANT ||
           op->row->kind == SDYI_OP_STABLEHLO_CONSTANT;
}

static bool is_scalar_broadcast(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_STABLEHLO_BROADCAST_IN_DIM &&
           sdyi_operand(op, 0)->type->n == 0;
}

static sdyi_walk merge(void *state, sdyi_op *op) {
    merger *const m = state;
    if (!is_constant(op) && !is_scalar_broadcast(op))
        return SDYI_WALK_ON;
    const key k = {
        sdyi_attr_of_dict(op->module->pool, &op->attrs), op->block->region,
        op->n_operands == 0 ? NULL : sdyi_operand(op, 0), op->results[0].type};
    entry *found = NULL;
    HASH_FIND(hh, m->first, &k, sizeof k, found);
    if (found != NULL) {
        sdyi_op_replace(op, &found->op->results[0]);
        return SDYI_WALK_ON;
    }
    found = SDYI_NEW(m->zone, entry, 1);
    found->key = k;
    found->op = op;
    HASH_ADD(hh, m->first, key, sizeof k, found);
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    merger m = {.zone = &op->module->pool->scratch};
    (void)sdyi_walk_post(op, merge, &m);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_constant_or_scalar_merger = {
    .name = "sdy-constant-or-scalar-merger",
    .title = "ConstantOrScalarMergerPass",
    .summary = "make one of equal constants and of equal broadcasts",
    .on = SDYI_ON_FUNCTION,
    .run = run,
};
