/* Random cases that are valid by construction: each axis is cut into atoms, the
 * atoms are dealt to the dimensions, and an operation moves some of them. */
#include "check_moves.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- types ----------------------------------------------------------------- */

static void make_shape(check_maker *m, const check_deal *deal) {
    sdyrt_type *type = &m->c->type;
    type->value_class = SDYRT_TENSOR;
    type->rank = (int)deal_below(m, 6);
    /* Some large enough for what is done to large tensors only, and some of
     * those with long rows. */
    const bool large = deal_chance(m, 10);
    const bool wide = large && deal_chance(m, 60);
    const int64_t most = wide ? 300000 : large ? 60000 : 3000;
    int64_t elements = 1;
    for (int d = 0; d < type->rank; d++) {
        int64_t size = 1 + deal_below(m, 11);
        if (deal_chance(m, 50)) { /* a multiple of some shards */
            size = 1 + deal_below(m, 3);
            for (int i = 0; i < deal->n_atoms; i++)
                if (deal_chance(m, 40))
                    size *= deal->atoms[i].size;
        }
        size *= wide && d == type->rank - 1 ? 1 + deal_below(m, 30000)
                : large                     ? 1 + deal_below(m, 12)
                                            : 1;
        while (size * elements > most)
            size /= 2;
        type->dims[d] = deal_chance(m, 2) ? 0 : size;
        elements *= size;
    }
}

/* What sdyrt_can_reduce is to say. */
static bool can_reduce(sdyrt_dtype dtype, sdyrt_reduction op) {
    if (dtype >= SDYRT_BOOL)
        return false;
    const bool complex = dtype == SDYRT_C64 || dtype == SDYRT_C128;
    return !complex || op == SDYRT_SUM || op == SDYRT_PROD;
}

static void make_dtype(check_maker *m, sdyrt_reduction op, bool reduces) {
    static const sdyrt_dtype common[] = {SDYRT_F32, SDYRT_BF16, SDYRT_I32,
                                         SDYRT_F16, SDYRT_F64};
    for (;;) {
        const sdyrt_dtype dtype =
            deal_chance(m, 50) ? common[deal_below(m, 5)]
                               : (sdyrt_dtype)deal_below(m, SDYRT_DTYPE_COUNT);
        if (reduces && !can_reduce(dtype, op))
            continue;
        m->c->type.dtype = dtype;
        return;
    }
}

static sdyrt_reduction make_unreduced_op(check_maker *m) {
    return deal_chance(m, 60)   ? SDYRT_SUM
           : deal_chance(m, 50) ? SDYRT_MAX
                                : SDYRT_MIN;
}

/* -- the whole ------------------------------------------------------------- */

static void make_placement(check_maker *m) {
    check_case *c = m->c;
    int order[2][CHECK_MAX_RANKS];
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < CHECK_MAX_RANKS; i++) {
            c->ranks[side][i] = i;
            order[side][i] = i;
        }
    const bool reshard =
        c->kind == SDYRT_OP_RESHARD || c->kind == SDYRT_OP_COLLECTIVE_PERMUTE;
    /* A maximal mesh's only device may have any id: leave it in place. */
    if (c->from.mesh->n_axes == 0 || c->to.mesh->n_axes == 0 ||
        !deal_chance(m, reshard ? 35 : 15))
        return;
    deal_shuffle(m, order[0], m->n_ranks);
    deal_shuffle(m, order[1], m->n_ranks);
    const int64_t n_from = c->from.mesh->n_devices;
    const int64_t n_to = c->to.mesh->n_devices;
    const bool apart = n_from + n_to <= m->n_ranks && deal_chance(m, 50);
    const bool alike = !reshard && deal_chance(m, 80);
    for (int side = 0; side < 2; side++) {
        c->placed[side] = apart || alike || deal_chance(m, 80);
        if (!c->placed[side])
            continue;
        const int *source = apart || alike ? order[0] : order[side];
        const int skip = apart && side == CHECK_TO ? (int)n_from : 0;
        for (int i = 0; i < (side == CHECK_TO ? n_to : n_from); i++)
            c->ranks[side][i] = source[skip + i];
    }
    /* an operand without a sharding is where the result is */
    if (c->no_from && !c->placed[CHECK_FROM])
        memcpy(c->ranks[CHECK_FROM], c->ranks[CHECK_TO],
               sizeof c->ranks[CHECK_TO]);
}

/* Whether an operation has no operand sharding, where it may. */
static bool drop_from(check_maker *m) {
    if (!deal_chance(m, 10))
        return false;
    deal_clear(&m->from, m->from.n_dims);
    return true;
}

/* Cut `to` as `from` is, where the rule does not depend on the shards; with
 * `wholly`, where the dimensions have the same axes, take over all of it. */
static void cut_alike(check_sharding *to, const check_sharding *from,
                      bool wholly) {
    for (int d = 0; d < to->rank && d < from->rank; d++) {
        if (wholly)
            to->dims[d] = from->dims[d];
        else if (from->dims[d].partition != SDYRT_OFFSETS)
            to->dims[d].partition = from->dims[d].partition;
    }
}

static bool may_lack_from(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_ALL_SLICE || kind == SDYRT_OP_ALL_REDUCE ||
           kind == SDYRT_OP_REDUCE_SCATTER;
}

static bool wants_terms(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_ALL_REDUCE || kind == SDYRT_OP_REDUCE_SCATTER ||
           kind == SDYRT_OP_RESHARD;
}

static bool wants_sum(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_SHARDED_TO_UNREDUCED ||
           kind == SDYRT_OP_REPLICATED_TO_UNREDUCED;
}

/* Shape and sharding of the operand, and `to` the same. */
static void make_from(check_maker *m) {
    check_case *c = m->c;
    deal_cut_mesh(m, &c->meshes[0], &m->from);
    make_shape(m, &m->from);
    deal_atoms(m, &m->from, c->type.rank, wants_terms(c->kind) ? 60 : 20);
    c->no_from = may_lack_from(c->kind) && drop_from(m);
    deal_copy(m);
    memset(c->lists, 0, sizeof c->lists);
    c->n_lists = c->n_params = 0;
}

/* What an operation does with values, besides moving them. */
typedef struct effect {
    sdyrt_reduction from_op, to_op; /* of the unreduced axes */
    bool reduces;
    bool alike; /* the dimensions stay as they are, cuts included */
} effect;

static bool permute(check_maker *m) {
    check_case *c = m->c;
    if (!move_permute(m))
        return false;
    if (deal_chance(m, 40)) {
        c->meshes[1] = c->meshes[0];
        deal_permute_ids(m, &c->meshes[1]);
        m->to.mesh = &c->meshes[1];
    }
    return true;
}

/* Move atoms of `to` as the operation does; false when there are none to. */
static bool move_atoms(check_maker *m, effect *e) {
    const bool nothing = deal_chance(m, 5); /* empty lists are allowed */
    switch (m->c->kind) {
    case SDYRT_OP_ALL_GATHER:
        return move_take_suffixes(m, FREE) > 0 || nothing;
    case SDYRT_OP_ALL_SLICE:
        return move_add_suffixes(m, false) > 0 || nothing;
    case SDYRT_OP_REDUCE_SCATTER:
        e->reduces = true;
        return move_add_suffixes(m, true) > 0 || nothing;
    case SDYRT_OP_ALL_REDUCE:
        e->reduces = e->alike = true;
        return move_turn(m, FREE, UNREDUCED, FREE) > 0 || nothing;
    case SDYRT_OP_ALL_TO_ALL:
        return move_params(m);
    case SDYRT_OP_COLLECTIVE_PERMUTE:
        return permute(m);
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
        e->reduces = true;
        return move_take_suffixes(m, UNREDUCED) > 0;
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
        e->reduces = e->alike = true;
        return move_turn(m, FREE, REPLICATED, UNREDUCED) > 0;
    default:
        move_reshard(m, &e->from_op, &e->to_op, &e->reduces);
        return true;
    }
}

static void make_reduction(check_maker *m, const effect *e) {
    check_case *c = m->c;
    c->reduction = e->from_op;
    if (e->reduces && c->kind != SDYRT_OP_RESHARD && !wants_sum(c->kind) &&
        !move_loses_unreduced(&m->from, &m->to))
        c->reduction = (sdyrt_reduction)deal_below(m, SDYRT_REDUCTION_COUNT);
    /* A reshard that introduces needs a sum besides its own reduction. */
    sdyrt_reduction needed = c->reduction;
    if (c->kind == SDYRT_OP_RESHARD && needed == SDYRT_PROD)
        needed = SDYRT_SUM;
    make_dtype(m, needed, e->reduces);
}

static bool make_op(check_maker *m) {
    check_case *c = m->c;
    const sdyrt_reduction drawn = make_unreduced_op(m);
    const sdyrt_reduction op = wants_sum(c->kind) ? SDYRT_SUM : drawn;
    effect e = {.from_op = op, .to_op = op};
    make_from(m);
    if (!move_atoms(m, &e))
        return false;
    make_reduction(m, &e);
    deal_make_sharding(m, &m->from, e.from_op, &c->from);
    deal_make_sharding(m, &m->to, e.to_op, &c->to);
    if (c->no_from)
        for (int d = 0; d < c->from.rank; d++)
            c->from.dims[d].partition = SDYRT_CEIL;
    if (e.alike || deal_chance(m, 60))
        cut_alike(&c->to, &c->from, e.alike);
    return true;
}

void check_case_random(uint64_t seed, int64_t index, int n_ranks,
                       check_case *c) {
    check_maker m = {.n_ranks = n_ranks, .c = c};
    m.random.state = check_mix(seed ^ check_mix((uint64_t)index));
    memset(c, 0, sizeof *c);
    c->seed = check_random_next(&m.random);
    c->kind = deal_chance(&m, 30)
                  ? SDYRT_OP_RESHARD
                  : (sdyrt_op_kind)deal_below(&m, SDYRT_OP_RESHARD);
    do
        deal_make_mesh(&m, &c->meshes[0]);
    while (!make_op(&m));
    make_placement(&m);
    c->planned = deal_chance(&m, 50);
    c->strided = deal_chance(&m, 30);
    c->memory = (check_memory)deal_below(&m, 3);
    c->in_place = c->kind == SDYRT_OP_ALL_REDUCE && deal_chance(&m, 40) &&
                  memcmp(c->ranks[CHECK_FROM], c->ranks[CHECK_TO],
                         sizeof c->ranks[CHECK_FROM]) == 0;
}
