/* The definition of operations in groups: the position whose element another
 * one has afterwards, and the boxes that both have. */
#include "check/oracle.h"

#include <assert.h>
#include <string.h>

/* -- members --------------------------------------------------------------- */

int64_t check_members(const check_case *c) {
    return check_refs_size(&c->groups.members);
}

int64_t check_number(const check_case *c, int64_t position) {
    return check_refs_index(c->to.mesh, &c->groups.members, position);
}

int64_t check_member(const check_case *c, int64_t position, int64_t number) {
    return check_refs_replace(c->to.mesh, &c->groups.members, position, number);
}

/* The source of a position's value in a shift; -1: none. */
static int64_t shifted_from(const check_case *c, int64_t position) {
    const check_groups *const g = &c->groups;
    const check_refs axis = {1, {g->members.at[g->shift_axis]}};
    const int64_t size = axis.at[0].size;
    assert(size > 0);
    int64_t from =
        check_refs_index(c->to.mesh, &axis, position) - g->shift_offset;
    if (g->rotate)
        from = (from % size + size) % size;
    return from < 0 || from >= size
               ? -1
               : check_refs_replace(c->to.mesh, &axis, position, from);
}

/* The same of a shift or a send. */
static int64_t sender_to(const check_case *c, int64_t position) {
    const check_groups *const g = &c->groups;
    if (c->kind == SDYRT_OP_SHIFT)
        return shifted_from(c, position);
    for (int i = 0; i < g->n_pairs; i++)
        if (g->pairs[i].destination == check_number(c, position))
            return check_member(c, position, g->pairs[i].source);
    return -1;
}

/* -- counts ---------------------------------------------------------------- */

int64_t check_count(const check_case *c, int64_t position, int64_t p,
                    int64_t q) {
    const check_groups *const g = &c->groups;
    const bool is_own = g->form == CHECK_VARYING; /* of the group */
    if (c->kind == SDYRT_OP_ALL_GATHER)
        q = 0;
    if (c->kind == SDYRT_OP_REDUCE_SCATTER)
        p = 0;
    uint64_t hash = check_mix(c->seed + (uint64_t)g->round);
    hash =
        check_mix(hash + (uint64_t)(is_own ? check_member(c, position, 0) : 0));
    hash = check_mix(hash + (uint64_t)(p * CHECK_MAX_RANKS + q));
    if (hash % 3 == 0)
        return 0;
    const bool is_large = hash % 17 == 1; /* skewed */
    return (int64_t)(hash / 64 % (uint64_t)(g->most_count + 1)) *
           (is_large ? 10 : 1);
}

static int64_t counted_size(const check_case *c, int64_t position,
                            check_side side) {
    const int64_t own = check_number(c, position);
    int64_t sum = 0;
    if (side == CHECK_FROM && c->kind == SDYRT_OP_ALL_GATHER)
        return check_count(c, position, own, 0);
    if (side == CHECK_TO && c->kind == SDYRT_OP_REDUCE_SCATTER)
        return check_count(c, position, 0, own);
    for (int64_t k = 0; k < check_members(c); k++)
        sum += side == CHECK_FROM ? check_count(c, position, own, k)
                                  : check_count(c, position, k, own);
    return sum;
}

/* As check_source; after the elements for other members. */
static int64_t counted_source(const check_case *c, int64_t position,
                              int64_t *at) {
    const bool reduces = c->kind == SDYRT_OP_REDUCE_SCATTER;
    const int64_t own = check_number(c, position);
    int64_t from = 0;
    while (!reduces && *at >= check_count(c, position, from, own))
        *at -= check_count(c, position, from++, own);
    for (int64_t q = 0; q < own && c->kind != SDYRT_OP_ALL_GATHER; q++)
        *at += check_count(c, position, from, q);
    return check_member(c, position, from);
}

/* -- boxes ----------------------------------------------------------------- */

static bool is_along_one(const check_case *c) {
    return c->kind == SDYRT_OP_ALL_TO_ALL && c->groups.on &&
           c->groups.dim == c->groups.other_dim;
}

/* The position whose tile a position has in a shift; -1: an empty one. */
static int64_t shifted_tile(const check_case *c, check_side side,
                            int64_t position) {
    if (side == CHECK_TO)
        return shifted_from(c, position);
    for (int64_t p = 0; p < check_members(c); p++)
        if (shifted_from(c, check_member(c, position, p)) == position)
            return position;
    return -1;
}

void check_box(const check_case *c, check_side side, int64_t position,
               sdyrt_tile *box) {
    const check_groups *const g = &c->groups;
    const check_sharding *const sharding = check_of(c, side);
    const bool has_parts = c->kind == SDYRT_OP_SHIFT && c->type.rank > 0 &&
                           position >= 0 &&
                           sharding->dims[g->dim].axes.count > 0;
    const int64_t whose =
        has_parts ? shifted_tile(c, side, position) : position;
    sdyrt_type type = c->type;
    if (check_has_counts(c)) /* which decide about it */
        type.dims[g->dim] = 0;
    check_tile(sharding, &type, whose < 0 ? position : whose, box);
    if (!g->on || position < 0)
        return;
    if (whose < 0)
        box->size[g->dim] = 0;
    if (is_along_one(c) && side == CHECK_TO) {
        box->offset[g->dim] = 0;
        box->size[g->dim] *= check_members(c);
    }
    if (check_has_counts(c)) {
        box->offset[g->dim] = 0;
        box->size[g->dim] = counted_size(c, position, side);
    }
    box->elements = 1;
    for (int d = 0; d < box->rank; d++) {
        box->offset[d] -= sharding->dims[d].halo[0];
        box->size[d] += sharding->dims[d].halo[0] + sharding->dims[d].halo[1];
        box->elements *= box->size[d];
    }
}

/* -- elements -------------------------------------------------------------- */

/* Turn an index around periodic dimensions; false: it is outside. */
static bool wrap(const check_case *c, int64_t *index) {
    for (int d = 0; d < c->type.rank; d++) {
        const int64_t size = c->type.dims[d];
        if (c->groups.periodic[d] && size > 0)
            index[d] = (index[d] % size + size) % size;
        if (index[d] < 0 || index[d] >= size)
            return false;
    }
    return true;
}

/* For an all_to_all along one dimension: the member that sends the element at
 * `*at`, whose index there becomes `*at`. */
static int64_t exchanged_source(const check_case *c, int64_t position,
                                int64_t *at) {
    sdyrt_tile piece;
    check_tile(&c->to, &c->type, position, &piece);
    const int64_t size = piece.size[c->groups.dim];
    const int64_t from = *at / size;
    *at = piece.offset[c->groups.dim] + *at % size;
    return check_member(c, position, from);
}

int64_t check_source(const check_case *c, int64_t position, int64_t *index) {
    const check_groups *const g = &c->groups;
    const int64_t root = check_member(c, position, g->root);
    if (check_has_counts(c))
        return counted_source(c, position, &index[g->dim]);
    if (is_along_one(c))
        return exchanged_source(c, position, &index[g->dim]);
    if (c->kind == SDYRT_OP_BROADCAST || c->kind == SDYRT_OP_SCATTER)
        return root;
    if (c->kind == SDYRT_OP_GATHER || c->kind == SDYRT_OP_REDUCE)
        return root == position ? position : -1;
    if (c->kind == SDYRT_OP_SEND_RECV || c->kind == SDYRT_OP_SHIFT)
        return sender_to(c, position);
    return wrap(c, index) ? position : -1;
}

void check_combine_in_order(void *into, const void *values, int64_t n,
                            sdyrt_dtype dtype, void *argument) {
    uint32_t *const to = into;
    const uint32_t *const from = values;
    for (int64_t i = 0; i < n && dtype == SDYRT_I32; i++)
        to[i] = 3 * to[i] + from[i] + (argument != NULL);
}
