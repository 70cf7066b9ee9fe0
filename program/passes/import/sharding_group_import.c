/* Canonical sharding groups: those that share a value are merged, numbered from
 * 0, and contain a value once:
 *
 *   sdy.sharding_group %a group_id=7          sdy.sharding_group %a group_id=0
 *   sdy.sharding_group %b group_id=3     ->   sdy.sharding_group %b group_id=0
 *   sdy.sharding_group %a group_id=3
 *
 * The order of the new numbers is that of the first uses of old ones, where two
 * are united of the one that the shared value was in first. Values of one group
 * have one shape, and are in one manual computation or in none. */
#include "program/ir/walk.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(g->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

typedef struct member {
    sdyi_op *op;
    uint64_t id;
    int group; /* index of the first member with its id */
} member;

typedef struct groups {
    sdyi_zone *zone;
    member *members;
    int n, capacity;
    int n_values; /* of the module */
    int *of;      /* union-find parents, by first member of a group; a root is
                     its own */
} groups;

typedef struct first_of_id {
    uint64_t id;
    int member;
    UT_hash_handle hh;
} first_of_id;

static sdyi_walk add_member(void *state, sdyi_op *op) {
    groups *const g = state;
    if (op->row->kind != SDYI_OP_SDY_SHARDING_GROUP)
        return SDYI_WALK_ON;
    SDYI_GROW(g->zone, g->members, g->n, g->capacity);
    g->members[g->n++] = (member){
        op, (uint64_t)sdyi_op_attr(op, SDYI_NAME_GROUP_ID)->cells[0].integer,
        0};
    return SDYI_WALK_ON;
}

/* -- what a group has to keep ---------------------------------------------- */

static const sdyi_op *manual_around(const sdyi_op *op) {
    do
        op = sdyi_op_parent(op);
    while (op != NULL && op->row->kind != SDYI_OP_SDY_MANUAL_COMPUTATION);
    return op;
}

static bool same_shape(const sdyi_type *a, const sdyi_type *b) {
    if (a->n != b->n)
        return false;
    for (int i = 0; i < a->n; i++)
        if (a->cells[i].integer != b->cells[i].integer)
            return false;
    return true;
}

static sdyrt_status check(const member *first, const member *m) {
    sdyi_pool *const pool = m->op->module->pool;
    if (!same_shape(sdyi_operand(first->op, 0)->type,
                    sdyi_operand(m->op, 0)->type))
        return sdyi_error_bare(pool, m->op,
                               "ShardingGroupOps values must have the same "
                               "shape for groupId: %llu",
                               (unsigned long long)m->id);
    if (manual_around(first->op) != manual_around(m->op))
        return sdyi_error_bare(pool, m->op,
                               "ShardingGroupOps values cannot cross "
                               "ManualComputationOp boundaries for groupId: "
                               "%llu",
                               (unsigned long long)m->id);
    return SDYRT_OK;
}

/* -- groups that share a value ---------------------------------------- */

static int root(const groups *g, int i) {
    while (g->of[i] != i)
        i = g->of[i] = g->of[g->of[i]];
    return i;
}

/* The first member of each id stands for its group. */
static void find_groups(groups *g) {
    first_of_id *table = NULL;
    for (int i = 0; i < g->n; i++) {
        first_of_id *found = NULL;
        HASH_FIND(hh, table, &g->members[i].id, sizeof g->members[i].id, found);
        if (found == NULL) {
            found = SDYI_NEW(g->zone, first_of_id, 1);
            *found = (first_of_id){.id = g->members[i].id, .member = i};
            HASH_ADD(hh, table, id, sizeof found->id, found);
        }
        g->members[i].group = found->member;
    }
}

/* Unite groups that share a value. The root of the group that comes first in
 * the program stays one, so that numbers keep their order. */
static void unite_by_value(const groups *g) {
    const member **const before =
        SDYI_NEW(g->zone, const member *, g->n_values);
    for (int i = 0; i < g->n; i++) {
        const int value = sdyi_operand(g->members[i].op, 0)->number;
        if (before[value] != NULL)
            g->of[root(g, g->members[i].group)] = root(g, before[value]->group);
        before[value] = &g->members[i];
    }
}

/* -- new numbers ----------------------------------------------------------- */

static void number(const groups *g) {
    int64_t *const number_of = SDYI_NEW(g->zone, int64_t, g->n);
    int64_t n = 0;
    for (int i = 0; i < g->n; i++)
        if (g->members[i].group == i && g->of[i] == i)
            number_of[i] = n++;
    for (int i = 0; i < g->n; i++) {
        sdyi_op *const op = g->members[i].op;
        sdyi_op_set_attr(
            op, SDYI_NAME_GROUP_ID,
            sdyi_attr_i64(op->module->pool,
                          number_of[root(g, g->members[i].group)]));
    }
}

/* A value has one group by now. */
static void erase_repeated(const groups *g) {
    bool *const seen = SDYI_NEW(g->zone, bool, g->n_values);
    for (int i = 0; i < g->n; i++) {
        sdyi_op *const op = g->members[i].op;
        const int value = sdyi_operand(op, 0)->number;
        if (seen[value])
            sdyi_op_erase(op);
        seen[value] = true;
    }
}

static sdyrt_status run(sdyi_op *op, const void *options) {
    (void)options;
    groups g = {.zone = &op->module->pool->scratch,
                .n_values = op->module->n_values};
    (void)sdyi_walk_pre(op, add_member, &g);
    g.of = SDYI_NEW(g.zone, int, g.n);
    for (int i = 0; i < g.n; i++)
        g.of[i] = i;
    find_groups(&g);
    for (int i = 0; i < g.n; i++)
        SDYI_TRY(check(&g.members[g.members[i].group], &g.members[i]));
    unite_by_value(&g);
    number(&g);
    erase_repeated(&g);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_sharding_group_import = {
    .name = "sdy-sharding-group-import",
    .title = "ShardingGroupImportPass",
    .summary = "unite sharding groups that share values, and number them",
    .on = SDYI_ON_MODULE,
    .run = run,
};
