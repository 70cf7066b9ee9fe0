/* Random cases that are valid by construction: each axis is cut into atoms, the
 * atoms are assigned to the dimensions, and an operation moves some of them. */
#include "check/assign.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- shapes ---------------------------------------------------------------- */

/* Bytes of a tile from which plans take the paths of large tiles, and some. */
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

/* Draw out one dimension until the tiles of `a` are large. */
static void make_large(check_generator *m, const check_assignment *a) {
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
        make_large(m, a);
}

/* -- what operations do to an assignment ----------------------------------- */

/* Each moves atoms of m->to, which starts as a copy of m->from, and lists them
 * in the case. */

/* Take a random suffix of each dimension off `to` and list it. */
static int move_take_suffixes(check_generator *m, int where) {
    int taken = 0;
    m->c->n_lists = m->to.n_dims;
    for (int d = 0; d < m->to.n_dims; d++) {
        const int n = m->to.count[d];
        const int kept = n - (int)check_draw_below(m, n + 1);
        check_push_atoms(&m->c->lists[d], &m->to, m->to.at[d] + kept, n - kept);
        for (int i = kept; i < n; i++)
            m->to.where[m->to.at[d][i]] = where;
        m->to.count[d] = kept;
        taken += n - kept;
    }
    return taken;
}

/* Append some atoms that are outside the dimensions, and list them. */
static int move_add_suffixes(check_generator *m, bool unreduced_too) {
    int order[MAX_ATOMS], taken = 0;
    m->c->n_lists = m->to.n_dims;
    for (int i = 0; i < m->to.n_atoms; i++)
        order[i] = i;
    check_draw_shuffle(m, order, m->to.n_atoms);
    for (int k = 0; k < m->to.n_atoms && m->to.n_dims > 0; k++) {
        const int atom = order[k];
        const int was = m->from.where[atom];
        if ((was == FREE || (was == REPLICATED && !unreduced_too) ||
             (was == UNREDUCED && unreduced_too)) &&
            check_draw_chance(m, 70)) {
            const int d = (int)check_draw_below(m, m->to.n_dims);
            check_assign_put(&m->to, atom, d);
            check_push_ref(&m->c->lists[d], m->to.atoms[atom]);
            taken++;
        }
    }
    return taken;
}

/* Turn some atoms outside the dimensions from one of two places to another and
 * list them, in mesh order. */
static int move_turn(check_generator *m, int first, int second, int into) {
    int turned = 0;
    m->c->n_lists = 1;
    for (int i = 0; i < m->to.n_atoms; i++) {
        const int was = m->from.where[i];
        if ((was == first || was == second) && check_draw_chance(m, 70)) {
            m->to.where[i] = into;
            check_push_ref(&m->c->lists[0], m->to.atoms[i]);
            turned++;
        }
    }
    return turned;
}

static bool move_params(check_generator *m) {
    int dims[CHECK_MAX_DIMS];
    check_case *c = m->c;
    c->n_params = 0;
    for (int d = 0; d < m->to.n_dims; d++)
        dims[d] = d;
    check_draw_shuffle(m, dims, m->to.n_dims);
    for (int k = 0; k + 1 < m->to.n_dims; k += 2) {
        const int source = dims[k], target = dims[k + 1];
        const int n = m->to.count[source];
        if (n == 0 || (c->n_params > 0 && check_draw_chance(m, 30)))
            continue;
        const int kept = n - 1 - (int)check_draw_below(m, n);
        check_param param = {{0}, source, target};
        for (int i = kept; i < n; i++) {
            const int atom = m->to.at[source][i];
            check_push_ref(&param.axes, m->to.atoms[atom]);
            check_assign_put(&m->to, atom, target);
        }
        m->to.count[source] = kept;
        int i = c->n_params++; /* ascending sources */
        for (; i > 0 && c->params[i - 1].source > source; i--)
            c->params[i] = c->params[i - 1];
        c->params[i] = param;
    }
    return c->n_params > 0;
}

/* Assign the atoms again so that each dimension has as many shards as before.
 */
static bool move_permute(check_generator *m) {
    for (int attempt = 0; attempt < 30; attempt++) {
        int order[MAX_ATOMS];
        check_assign_copy(m);
        for (int i = 0; i < m->to.n_atoms; i++) {
            order[i] = i;
            if (m->to.where[i] >= 0)
                m->to.where[i] = FREE;
        }
        memset(m->to.count, 0, sizeof m->to.count);
        check_draw_shuffle(m, order, m->to.n_atoms);
        bool filled = true;
        for (int d = 0; d < m->to.n_dims; d++) {
            int64_t shards = 1;
            for (int i = 0; i < m->from.count[d]; i++)
                shards *= m->from.atoms[m->from.at[d][i]].size;
            for (int i = 0; i < m->to.n_atoms; i++) {
                const int atom = order[i];
                const int64_t size = m->to.atoms[atom].size;
                if ((m->to.where[atom] != FREE &&
                     m->to.where[atom] != REPLICATED) ||
                    shards % size != 0 ||
                    (size == 1 && check_draw_chance(m, 80)))
                    continue;
                shards /= size;
                check_assign_put(&m->to, atom, d);
            }
            filled = filled && shards == 1;
        }
        if (filled)
            return true;
    }
    return false;
}

/* -- reshard --------------------------------------------------------------- */

/* Whether some atoms of one assignment are at UNREDUCED and not in the other.
 */
static bool move_loses_unreduced(const check_assignment *a,
                                 const check_assignment *b) {
    for (int i = 0; i < a->n_atoms; i++)
        if (a->where[i] == UNREDUCED && b->where[i] != UNREDUCED)
            return true;
    return false;
}

static bool has_unreduced(const check_assignment *a) {
    check_refs refs;
    check_assigned_at(a, UNREDUCED, &refs);
    return refs.count > 0;
}

/* The same atoms assigned anew; most of what was unreduced stays so. */
static void assign_again(check_generator *m, int percent_introduced) {
    const int percent_kept = (int[]){100, 100, 60, 0}[check_draw_below(m, 4)];
    m->to = m->from;
    check_assign_atoms(m, &m->to, m->from.n_dims, percent_introduced);
    for (int i = 0; i < m->to.n_atoms; i++) {
        if (m->from.where[i] != UNREDUCED ||
            !check_draw_chance(m, percent_kept))
            continue;
        check_assign_take_out(&m->to, i);
        m->to.where[i] = UNREDUCED;
    }
}

/* The dimensions stay, and so mostly the tiles; some atom's terms are combined
 * and another's introduced, where there are two. */
static void turn_terms(check_generator *m) {
    int order[MAX_ATOMS];
    const int n = m->from.n_atoms;
    for (int i = 0; i < n; i++)
        order[i] = i;
    check_draw_shuffle(m, order, n);
    check_assign_take_out(&m->from, order[0]);
    m->from.where[order[0]] = UNREDUCED;
    const bool introduces = n > 1 && check_draw_chance(m, 75);
    if (introduces)
        check_assign_take_out(&m->from, order[1]);
    check_assign_copy(m);
    m->to.where[order[0]] = FREE;
    if (introduces)
        m->to.where[order[1]] = UNREDUCED;
    if (m->large_width == 0 && m->c->type.rank > 0 && check_draw_chance(m, 60))
        m->large_width = 8;
    if (m->large_width > 0) /* anew: there are fewer shards */
        make_large(m, &m->from);
}

static void make_maximal(check_generator *m, check_mesh *mesh,
                         check_assignment *maximal) {
    memset(mesh, 0, sizeof *mesh);
    mesh->n_devices = 1;
    mesh->has_ids = true;
    mesh->ids[0] = check_draw_below(m, m->n_ranks);
    *maximal = (check_assignment){.mesh = mesh};
}

/* `*from_op`, `*to_op`: of the unreduced axes. `*op`: what terms go through. */
static void move_reshard(check_generator *m, sdyrt_reduction *from_op,
                         sdyrt_reduction *to_op, bool *reduces) {
    check_case *c = m->c;
    const int64_t mode = check_draw_below(m, 26) - 6;
    const int introduced = check_draw_chance(m, 25) ? 40 : 0;
    bool introduces, drops;
    if (mode < 11) { /* the same mesh, or the same with other device ids */
        if (mode < 0)
            turn_terms(m);
        else
            assign_again(m, introduced);
        if (mode >= 0 && mode < 3) {
            c->meshes[1] = c->meshes[0];
            check_permute_ids(m, &c->meshes[1]);
            m->to.mesh = &c->meshes[1];
        }
        introduces = move_loses_unreduced(&m->to, &m->from);
        drops = move_loses_unreduced(&m->from, &m->to);
    } else {
        if (mode < 14) { /* sub-axes that need not coexist */
            check_cut_mesh(m, &c->meshes[0], &m->to);
            check_assign_atoms(m, &m->to, m->from.n_dims, 0);
        } else if (mode < 18) {
            check_make_mesh(m, &c->meshes[1]);
            /* The same axes would be the case above. */
            (void)snprintf(c->meshes[1].names[0], sizeof c->meshes[1].names[0],
                           "other");
            check_cut_mesh(m, &c->meshes[1], &m->to);
            check_assign_atoms(m, &m->to, m->from.n_dims, introduced);
        } else if (check_draw_chance(m, 25)) {
            make_maximal(m, &c->meshes[1], &m->to);
        } else { /* `from` moves to the other mesh, a maximal one stays */
            m->to = m->from;
            c->meshes[1] = c->meshes[0];
            m->to.mesh = &c->meshes[1];
            make_maximal(m, &c->meshes[0], &m->from);
        }
        introduces = has_unreduced(&m->to);
        drops = has_unreduced(&m->from);
    }
    if (introduces) { /* as a sum; what is kept is of the same kind */
        *to_op = SDYRT_SUM;
        if (has_unreduced(&m->from) && !drops)
            *from_op = SDYRT_SUM;
        for (int i = 0; i < m->from.n_atoms && mode < 11; i++)
            if (m->from.where[i] == UNREDUCED && m->to.where[i] == UNREDUCED)
                *from_op = SDYRT_SUM;
    } else {
        *to_op = *from_op;
    }
    *reduces = introduces || drops;
}

/* -- reductions and dtypes ------------------------------------------------- */

/* What sdyrt_can_reduce is to say. */
static bool can_reduce(sdyrt_dtype dtype, sdyrt_reduction op) {
    if (dtype >= SDYRT_BOOL)
        return false;
    const bool complex = dtype == SDYRT_C64 || dtype == SDYRT_C128;
    return !complex || op == SDYRT_SUM || op == SDYRT_PROD;
}

static void make_dtype(check_generator *m, sdyrt_reduction op, bool reduces) {
    static const sdyrt_dtype common[] = {SDYRT_F32, SDYRT_BF16, SDYRT_I32,
                                         SDYRT_F16, SDYRT_F64};
    for (int attempt = 0;; attempt++) {
        const sdyrt_dtype dtype =
            m->large_width == 0 && check_draw_chance(m, 50)
                ? common[check_draw_below(m, 5)]
                : (sdyrt_dtype)check_draw_below(m, SDYRT_DTYPE_COUNT);
        if (reduces && !can_reduce(dtype, op))
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

/* -- the whole ------------------------------------------------------------- */

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
    /* A maximal mesh's only device may have any id: leave it in place. */
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
    /* an operand without a sharding is where the result is */
    if (c->no_from && !c->placed[CHECK_FROM])
        memcpy(c->ranks[CHECK_FROM], c->ranks[CHECK_TO],
               sizeof c->ranks[CHECK_TO]);
}

/* Whether an operation has no operand sharding, where it may. */
static bool drop_from(check_generator *m) {
    if (!check_draw_chance(m, 10))
        return false;
    check_assign_clear(&m->from, m->from.n_dims);
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

/* What an operation does with values, besides moving them. */
typedef struct effect {
    sdyrt_reduction from_op, to_op; /* of the unreduced axes */
    bool reduces;
    bool alike; /* the dimensions stay as they are, cuts included */
} effect;

static bool permute(check_generator *m) {
    check_case *c = m->c;
    if (!move_permute(m))
        return false;
    if (check_draw_chance(m, 40)) {
        c->meshes[1] = c->meshes[0];
        check_permute_ids(m, &c->meshes[1]);
        m->to.mesh = &c->meshes[1];
    }
    return true;
}

/* Move atoms of `to` as the operation does; false when there are none to. */
static bool move_atoms(check_generator *m, effect *e) {
    const bool nothing = check_draw_chance(m, 5); /* empty lists are allowed */
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

static void make_reduction(check_generator *m, const effect *e) {
    check_case *c = m->c;
    c->reduction = e->from_op;
    if (e->reduces && c->kind != SDYRT_OP_RESHARD && !wants_sum(c->kind) &&
        !move_loses_unreduced(&m->from, &m->to))
        c->reduction =
            (sdyrt_reduction)check_draw_below(m, SDYRT_REDUCTION_COUNT);
    /* A reshard that introduces needs a sum besides its own reduction. */
    sdyrt_reduction needed = c->reduction;
    if (c->kind == SDYRT_OP_RESHARD && needed == SDYRT_PROD)
        needed = SDYRT_SUM;
    make_dtype(m, needed, e->reduces);
}

static bool make_op(check_generator *m) {
    check_case *c = m->c;
    const sdyrt_reduction drawn = make_unreduced_op(m);
    const sdyrt_reduction op = wants_sum(c->kind) ? SDYRT_SUM : drawn;
    effect e = {.from_op = op, .to_op = op};
    make_from(m);
    if (!move_atoms(m, &e))
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

void check_case_random(uint64_t seed, int64_t index, int n_ranks,
                       check_case *c) {
    check_generator m = {.n_ranks = n_ranks, .c = c};
    m.random.state = check_mix(seed ^ check_mix((uint64_t)index));
    memset(c, 0, sizeof *c);
    c->seed = check_random_next(&m.random);
    c->kind = check_draw_chance(&m, 30)
                  ? SDYRT_OP_RESHARD
                  : (sdyrt_op_kind)check_draw_below(&m, SDYRT_OP_RESHARD);
    do
        check_make_mesh(&m, &c->meshes[0]);
    while (!make_op(&m));
    make_placement(&m);
    c->planned = check_draw_chance(&m, 50);
    c->strided = check_draw_chance(&m, 30);
    c->refused = check_draw_chance(&m, 10);
    c->axis_lists = check_draw_chance(&m, 30);
    c->memory = (check_memory)check_draw_below(&m, 3);
    c->in_place = c->kind == SDYRT_OP_ALL_REDUCE && check_draw_chance(&m, 40) &&
                  memcmp(c->ranks[CHECK_FROM], c->ranks[CHECK_TO],
                         sizeof c->ranks[CHECK_FROM]) == 0;
}
