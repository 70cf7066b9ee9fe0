/* Random cases that are valid by construction: each axis is cut into atoms, the
 * atoms are assigned to the dimensions, and an operation moves some of them. */
#include "check/assign.h"
#include "check/oracle.h"

#include <string.h>

/* -- shapes ---------------------------------------------------------------- */

/* A tile size above the limit of plans for large tiles. */
#define LARGE_TILE_BYTES (40 * 1024)

static int64_t shards_of(const check_assignment *a, int dim) {
    int64_t shards = 1;
    for (int i = 0; i < a->count[dim]; i++)
        shards *= a->atoms[a->at[dim][i]].size;
    return shards;
}

/* The size of a dimension in a tile, at least 1. */
static int64_t size_in_tile(const check_generator *m, const check_assignment *a,
                            int dim) {
    const int64_t shards = shards_of(a, dim), size = m->c->type.dims[dim];
    return size <= shards ? 1 : (size + shards - 1) / shards;
}

void check_make_large(check_generator *m, const check_assignment *a) {
    sdyrt_type *type = &m->c->type;
    /* the last one often, so that some have long rows */
    const int d = check_draw_chance(m, 50)
                      ? type->rank - 1
                      : (int)check_draw_below(m, type->rank);
    int64_t others = 1;
    for (int i = 0; i < type->rank; i++)
        others *= i == d ? 1 : size_in_tile(m, a, i);
    const int64_t least = LARGE_TILE_BYTES / (int64_t)m->large_width;
    const int64_t size = shards_of(a, d) * (least / others + 1);
    if (size > type->dims[d])
        type->dims[d] =
            size + (check_draw_chance(m, 50) ? check_draw_below(m, 9) : 0);
}

static void make_shape(check_generator *m, const check_assignment *a) {
    sdyrt_type *type = &m->c->type;
    int64_t elements = 1;
    for (int d = 0; d < type->rank; d++) {
        int64_t size = 1 + check_draw_below(m, 11);
        if (check_draw_chance(m, 50)) { /* a multiple of some shards */
            size = 1 + check_draw_below(m, 3);
            for (int i = 0; i < a->n_atoms; i++)
                if (check_draw_chance(m, 40))
                    size *= a->atoms[i].size;
        }
        const int64_t most = m->large_width > 0 ? 500 : 3000;
        while (size * elements > most)
            size /= 2;
        type->dims[d] = check_draw_chance(m, 2) ? 0 : size;
        elements *= size;
    }
    if (m->large_width > 0)
        check_make_large(m, a);
}

/* -- reductions and dtypes ------------------------------------------------- */

static void make_dtype(check_generator *m, sdyrt_reduction op, bool reduces) {
    static const sdyrt_dtype common[] = {SDYRT_F32, SDYRT_BF16, SDYRT_I32,
                                         SDYRT_F16, SDYRT_F64,  SDYRT_C64};
    const int n_common = (int)(sizeof common / sizeof *common);
    for (int attempt = 0;; attempt++) {
        const sdyrt_dtype dtype =
            m->large_width == 0 && check_draw_chance(m, 50)
                ? common[check_draw_below(m, n_common)]
                : (sdyrt_dtype)check_draw_below(m, SDYRT_DTYPE_COUNT);
        if (reduces && !check_can_reduce(dtype, op))
            continue;
        if (m->large_width > sdyrt_dtype_bytes(dtype) && attempt < 200)
            continue;
        m->c->type.dtype = dtype;
        return;
    }
}

static sdyrt_reduction make_unreduced_op(check_generator *m) {
    return check_draw_chance(m, 60)   ? SDYRT_SUM
           : check_draw_chance(m, 50) ? SDYRT_MAX
                                      : SDYRT_MIN;
}

/* -- cases ----------------------------------------------------------------- */

static void make_placement(check_generator *m) {
    check_case *c = m->c;
    int order[2][CHECK_MAX_RANKS];
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < CHECK_MAX_RANKS; i++) {
            c->ranks[side][i] = i;
            order[side][i] = i;
        }
    const bool reshard =
        c->kind == SDYRT_OP_RESHARD || c->kind == SDYRT_OP_COLLECTIVE_PERMUTE;
    /* The only device of a maximal mesh may have any id: its rank stays. */
    if (c->from.mesh->n_axes == 0 || c->to.mesh->n_axes == 0 ||
        !check_draw_chance(m, reshard ? 35 : 15))
        return;
    check_draw_shuffle(m, order[0], m->n_ranks);
    check_draw_shuffle(m, order[1], m->n_ranks);
    const int64_t n_from = c->from.mesh->n_devices;
    const int64_t n_to = c->to.mesh->n_devices;
    const bool apart = n_from + n_to <= m->n_ranks && check_draw_chance(m, 50);
    const bool alike = !reshard && check_draw_chance(m, 80);
    for (int side = 0; side < 2; side++) {
        c->placed[side] = apart || alike || check_draw_chance(m, 80);
        if (!c->placed[side])
            continue;
        const int *source = apart || alike ? order[0] : order[side];
        const int skip = apart && side == CHECK_TO ? (int)n_from : 0;
        for (int i = 0; i < (side == CHECK_TO ? n_to : n_from); i++)
            c->ranks[side][i] = source[skip + i];
    }
    /* an operand without a sharding has the placement of the result */
    if (c->no_from && !c->placed[CHECK_FROM])
        memcpy(c->ranks[CHECK_FROM], c->ranks[CHECK_TO],
               sizeof c->ranks[CHECK_TO]);
}

/* Drop the operand's sharding of an operation that may lack one, at random. */
static bool drop_from(check_generator *m) {
    if (!check_draw_chance(m, 10))
        return false;
    check_assign_clear(&m->from, m->from.n_dims);
    return true;
}

/* Copy the partition rules of `from` to `to`, but for offsets, which depend on
 * the shards. `wholly`: the dimensions have the same axes, so copy them
 * entirely. */
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

/* The shape and the sharding of the operand; `to` begins as a copy. */
static void make_from(check_generator *m) {
    check_case *c = m->c;
    check_cut_mesh(m, &c->meshes[0], &m->from);
    c->type.value_class = SDYRT_TENSOR;
    c->type.rank = check_draw_chance(m, 95)
                       ? (int)check_draw_below(m, 6)
                       : (int)check_draw_below(m, CHECK_MAX_DIMS + 1);
    m->large_width = 0;
    if (c->type.rank > 0 &&
        check_draw_chance(m, c->kind == SDYRT_OP_ALL_REDUCE ? 35 : 18))
        m->large_width =
            (size_t[]){1, 2, 4, 4, 8, 8, 16}[check_draw_below(m, 7)];
    check_assign_atoms(m, &m->from, c->type.rank,
                       wants_terms(c->kind) ? 60 : 35);
    make_shape(m, &m->from);
    c->no_from = may_lack_from(c->kind) && drop_from(m);
    check_assign_copy(m);
    memset(c->lists, 0, sizeof c->lists);
    c->n_lists = c->n_params = 0;
}

static void make_reduction(check_generator *m, const check_effect *e) {
    check_case *c = m->c;
    c->reduction = e->from_op;
    if (e->reduces && c->kind != SDYRT_OP_RESHARD && !wants_sum(c->kind) &&
        !check_loses_unreduced(&m->from, &m->to))
        c->reduction =
            (sdyrt_reduction)check_draw_below(m, SDYRT_REDUCTION_COUNT);
    /* A reshard that introduces unreduced axes sums, besides its own
     * reduction. */
    sdyrt_reduction needed = c->reduction;
    if (c->kind == SDYRT_OP_RESHARD && needed == SDYRT_PROD)
        needed = SDYRT_SUM;
    make_dtype(m, needed, e->reduces);
}

static bool make_op(check_generator *m) {
    check_case *c = m->c;
    const sdyrt_reduction drawn = make_unreduced_op(m);
    const sdyrt_reduction op = wants_sum(c->kind) ? SDYRT_SUM : drawn;
    check_effect e = {.from_op = op, .to_op = op};
    make_from(m);
    if (!check_move_atoms(m, &e))
        return false;
    make_reduction(m, &e);
    check_make_sharding(m, &m->from, e.from_op, &c->from);
    check_make_sharding(m, &m->to, e.to_op, &c->to);
    if (c->no_from)
        for (int d = 0; d < c->from.rank; d++)
            c->from.dims[d].partition = SDYRT_CEIL;
    if (e.alike || check_draw_chance(m, 60))
        cut_alike(&c->to, &c->from, e.alike);
    return true;
}

/* A conversion between any dtypes, to be refused where terms stay unreduced. */
static void make_conversion(check_generator *m) {
    check_case *c = m->c;
    check_meaning meaning;
    check_refs kept;
    if (!check_draw_chance(m, 12))
        return;
    check_meaning_of(c, &meaning);
    check_refs_minus(c->from.mesh, &c->from.unreduced, &meaning.reduced, &kept);
    do
        c->out_dtype = (sdyrt_dtype)check_draw_below(m, SDYRT_DTYPE_COUNT);
    while (meaning.introduced.count > 0 &&
           !check_can_reduce(c->out_dtype, SDYRT_SUM));
    const bool keeps = c->out_dtype == c->type.dtype;
    c->conversion =
        kept.count > 0 && !keeps ? CHECK_REFUSES_TO : CHECK_CONVERTS;
    c->in_place = c->in_place && !check_converts(c);
}

/* An operation of Shardy's. */
static void draw_shardy(check_generator *m) {
    check_case *const c = m->c;
    c->kind = check_draw_chance(m, 30)
                  ? SDYRT_OP_RESHARD
                  : (sdyrt_op_kind)check_draw_below(m, SDYRT_OP_RESHARD);
    do
        check_make_mesh(m, &c->meshes[0]);
    while (!make_op(m));
    make_placement(m);
    c->refused = check_draw_chance(m, 10);
    c->axis_lists = check_draw_chance(m, 30);
    c->in_place = c->kind == SDYRT_OP_ALL_REDUCE && check_draw_chance(m, 40) &&
                  memcmp(c->ranks[CHECK_FROM], c->ranks[CHECK_TO],
                         sizeof c->ranks[CHECK_FROM]) == 0;
    make_conversion(m);
}

void check_case_random(uint64_t seed, int64_t index, int n_ranks,
                       check_case *c) {
    check_generator m = {.n_ranks = n_ranks, .c = c};
    m.random.state = check_mix(seed ^ check_mix((uint64_t)index));
    memset(c, 0, sizeof *c);
    c->seed = check_random_next(&m.random);
    c->planned = check_draw_chance(&m, 50);
    c->strided = check_draw_chance(&m, 30);
    c->memory = (check_memory)check_draw_below(&m, 3);
    if (check_draw_chance(&m, 40))
        check_draw_groups(&m);
    else
        draw_shardy(&m);
}
