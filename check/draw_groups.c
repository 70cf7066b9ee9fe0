/* Random operations in groups, on grids: meshes whose axes have numbers for
 * names. */
#include "check/assign.h"
#include "check/oracle.h"

#include <stdio.h>
#include <string.h>

/* -- grids ----------------------------------------------------------------- */

void check_make_grid(const int64_t *sizes, int n_axes, check_mesh *mesh) {
    *mesh = (check_mesh){.n_axes = n_axes, .n_devices = 1};
    for (int k = 0; k < n_axes; k++) {
        mesh->sizes[k] = sizes[k];
        mesh->n_devices *= sizes[k];
        (void)snprintf(mesh->names[k], sizeof mesh->names[k], "%d", k);
    }
    for (int i = 0; i < CHECK_MAX_RANKS; i++)
        mesh->ids[i] = i;
}

/* Axis sizes whose product is at most the number of ranks, and mostly more than
 * a part of it. */
static void draw_grid(check_generator *m, check_mesh *mesh) {
    int64_t left = m->n_ranks, sizes[3];
    const int n_axes = 1 + (int)check_draw_below(m, 3);
    for (int k = 0; k < n_axes; k++) {
        const bool is_last = k == n_axes - 1;
        sizes[k] = is_last && check_draw_chance(m, 70)
                       ? left
                       : 1 + check_draw_below(m, left < 4 ? left : 4);
        left /= sizes[k];
    }
    check_make_grid(sizes, n_axes, mesh);
}

/* Members differ along some atoms; of the others some have values of their own,
 * and some copies. */
static void draw_members(check_generator *m) {
    check_case *const c = m->c;
    const check_form form = c->groups.form;
    check_assignment atoms;
    int order[MAX_ATOMS];
    check_cut_mesh(m, &c->meshes[0], &atoms);
    for (int k = 0; form == CHECK_MESSAGES && k < c->meshes[0].n_axes; k++)
        atoms.atoms[k] = (check_ref){k, 1, c->meshes[0].sizes[k]};
    if (form == CHECK_MESSAGES) /* by the numbers of axes */
        atoms.n_atoms = c->meshes[0].n_axes;
    check_draw_order(m, order, atoms.n_atoms);
    const bool needs_one = c->kind == SDYRT_OP_SHIFT || form == CHECK_MESSAGES;
    const int n = check_draw_chance(m, 5) && !needs_one
                      ? 0
                      : 1 + (int)check_draw_below(m, atoms.n_atoms);
    for (int k = 0; k < atoms.n_atoms; k++) {
        check_refs *const to = k < n ? &c->groups.members : &c->groups.own;
        if (k < n || form != CHECK_PIECES || check_draw_chance(m, 70))
            check_push_ref(to, atoms.atoms[order[k]]);
    }
}

static void draw_ranks(check_generator *m) {
    check_case *const c = m->c;
    int ranks[CHECK_MAX_RANKS];
    for (int i = 0; i < CHECK_MAX_RANKS; i++)
        ranks[i] = i;
    c->placed[CHECK_FROM] = c->placed[CHECK_TO] = check_draw_chance(m, 30);
    if (c->placed[CHECK_TO])
        check_draw_shuffle(m, ranks, m->n_ranks);
    memcpy(c->ranks[CHECK_FROM], ranks, sizeof ranks);
    memcpy(c->ranks[CHECK_TO], ranks, sizeof ranks);
}

/* -- shapes and dtypes ----------------------------------------------------- */

static void draw_tensor(check_generator *m) {
    check_case *const c = m->c;
    const bool is_long = check_draw_chance(m, 5);
    c->type.value_class = SDYRT_TENSOR;
    c->type.rank = 1 + (int)check_draw_below(m, is_long ? 2 : 4);
    for (int d = 0; d < c->type.rank; d++)
        c->type.dims[d] = check_draw_below(m, is_long ? 120 : d == 0 ? 12 : 7);
    c->groups.dim = (int)check_draw_below(m, c->type.rank);
    if (c->groups.form == CHECK_VARYING)
        c->groups.dim = 0;
    c->groups.other_dim = c->groups.dim;
    if (c->kind == SDYRT_OP_ALL_TO_ALL && c->groups.form == CHECK_PIECES)
        c->groups.other_dim = (int)check_draw_below(m, c->type.rank);
    const bool takes_scalars =
        c->kind == SDYRT_OP_ALL_REDUCE || c->kind == SDYRT_OP_REDUCE ||
        c->kind == SDYRT_OP_BROADCAST || c->kind == SDYRT_OP_SHIFT ||
        c->kind == SDYRT_OP_SEND_RECV;
    if (takes_scalars && check_draw_chance(m, 10))
        c->type.rank = 0;
}

static sdyrt_dtype draw_dtype(check_generator *m) {
    return (sdyrt_dtype)check_draw_below(m, SDYRT_DTYPE_COUNT);
}

static void draw_dtypes(check_generator *m) {
    check_case *const c = m->c;
    check_groups *const g = &c->groups;
    const bool reduces = check_has_reduction(c->kind);
    const bool converts = check_draw_chance(m, 25);
    c->conversion = converts ? CHECK_CONVERTS : CHECK_KEEPS;
    c->type.dtype = draw_dtype(m);
    do {
        c->out_dtype = draw_dtype(m);
        c->reduction =
            reduces
                ? (sdyrt_reduction)check_draw_below(m, SDYRT_REDUCTION_COUNT)
                : SDYRT_SUM;
    } while (reduces && !check_can_reduce(c->out_dtype, c->reduction));
    if (!converts)
        c->type.dtype = c->out_dtype;
    g->converts_terms = reduces && converts &&
                        (!check_can_reduce(c->type.dtype, c->reduction) ||
                         check_draw_chance(m, 50));
    g->averages =
        reduces && c->reduction == SDYRT_SUM && check_draw_chance(m, 50);
    g->generic = reduces && !g->averages && check_draw_chance(m, 15);
    if (g->generic && (!converts || !g->converts_terms))
        c->type.dtype = SDYRT_I32;
    if (g->generic && (!converts || g->converts_terms))
        c->out_dtype = SDYRT_I32;
    if (g->generic)
        c->reduction = SDYRT_SUM;
}

/* -- cuts ------------------------------------------------------------------ */

/* Offsets that cut a dimension into shards, of which some are empty. */
static void draw_offsets(check_generator *m, int64_t size, check_dim *dim) {
    const int64_t n = check_refs_size(&dim->axes);
    memset(dim->offsets, 0, sizeof dim->offsets);
    for (int64_t i = 0; i < size; i++) /* each element to a shard */
        dim->offsets[1 + check_draw_below(m, n)]++;
    for (int64_t i = 1; i <= n; i++)
        dim->offsets[i] += dim->offsets[i - 1];
    dim->partition = SDYRT_OFFSETS;
    dim->n_offsets = (int)n + 1;
}

/* The axes of the operation, as its kind lists them. */
static void cut_lists(check_case *c) {
    const check_groups *const g = &c->groups;
    memset(c->lists, 0, sizeof c->lists);
    c->n_lists = c->n_params = 0;
    if (c->kind == SDYRT_OP_ALL_TO_ALL) {
        c->params[c->n_params++] = (check_param){
            .axes = g->members, .source = g->other_dim, .target = g->dim};
    } else if (check_has_flat_axes(c->kind)) {
        c->lists[c->n_lists++] = g->members;
    } else if (check_has_axes(c->kind)) {
        c->n_lists = c->type.rank;
        c->lists[g->dim] = g->members;
    }
}

void check_cut_groups(check_case *c, bool has_parts) {
    const check_groups *const g = &c->groups;
    const bool is_shift = c->kind == SDYRT_OP_SHIFT && has_parts;
    check_dim *const from = c->from.dims, *const to = c->to.dims;
    for (int side = 0; side < 2; side++) {
        check_sharding *const s = side == CHECK_FROM ? &c->from : &c->to;
        *s = (check_sharding){.mesh = &c->meshes[0], .rank = c->type.rank};
        for (int d = 0; d < s->rank; d++)
            s->dims[d] = (check_dim){.priority = -1, .partition = SDYRT_HIGH};
    }
    cut_lists(c);
    const bool has_matrix =
        check_has_counts(c) && c->kind == SDYRT_OP_ALL_TO_ALL;
    if (c->kind == SDYRT_OP_ALL_GATHER || c->kind == SDYRT_OP_GATHER ||
        is_shift || has_matrix)
        from[g->dim].axes = g->members;
    if (c->kind == SDYRT_OP_ALL_SLICE || c->kind == SDYRT_OP_SCATTER ||
        c->kind == SDYRT_OP_REDUCE_SCATTER || c->kind == SDYRT_OP_ALL_TO_ALL ||
        is_shift)
        to[g->dim].axes = g->members;
    if (c->kind == SDYRT_OP_ALL_TO_ALL && g->dim != g->other_dim)
        from[g->other_dim].axes = g->members;
}

/* Cut as the kind does, in a third of the cases at offsets; a shift of tiles
 * always at offsets. */
static void draw_cuts(check_generator *m) {
    check_case *const c = m->c;
    const bool has_parts = c->type.rank > 0 && check_draw_chance(m, 30);
    check_cut_groups(c, has_parts);
    if (c->kind == SDYRT_OP_SHIFT && has_parts) {
        draw_offsets(m, c->type.dims[c->groups.dim],
                     &c->from.dims[c->groups.dim]);
        c->to.dims[c->groups.dim] = c->from.dims[c->groups.dim];
        c->conversion = CHECK_KEEPS;
        c->type.dtype = c->out_dtype;
        return;
    }
    for (int side = 0; side < 2; side++)
        for (int d = 0; d < c->type.rank; d++) {
            check_sharding *const s = side == CHECK_FROM ? &c->from : &c->to;
            if (c->groups.form == CHECK_PIECES && s->dims[d].axes.count > 0 &&
                check_draw_chance(m, 30))
                draw_offsets(m, c->type.dims[d], &s->dims[d]);
        }
}

/* -- halos ----------------------------------------------------------------- */

/* Give each axis to a random dimension, or to none. */
static void draw_split(check_generator *m, check_sharding *s) {
    int axes[CHECK_MAX_AXES];
    check_draw_order(m, axes, s->mesh->n_axes);
    for (int k = 0; k < s->mesh->n_axes; k++) {
        const int d = (int)check_draw_below(m, s->rank + 1);
        if (d < s->rank)
            s->dims[d].axes.at[s->dims[d].axes.count++] =
                (check_ref){axes[k], 1, s->mesh->sizes[axes[k]]};
    }
}

/* Halos of a side: most often narrow, and never wider than the tensor. */
static void draw_halos(check_generator *m, check_sharding *s) {
    for (int d = 0; d < s->rank; d++) {
        const int64_t size = m->c->type.dims[d];
        const int64_t most = check_draw_chance(m, 70) ? 2 : 12;
        for (int k = 0; k < 2 && s->dims[d].axes.count > 0; k++)
            s->dims[d].halo[k] =
                check_draw_below(m, 1 + (size < most ? size : most));
    }
}

static void draw_update(check_generator *m) {
    check_case *const c = m->c;
    const bool is_same = check_draw_chance(m, 60);
    bool splits[CHECK_MAX_AXES] = {false};
    draw_split(m, &c->to);
    c->from = c->to;
    draw_halos(m, &c->to);
    if (is_same)
        c->from = c->to;
    else
        draw_halos(m, &c->from);
    for (int d = 0; d < c->to.rank; d++)
        for (int i = 0; i < c->to.dims[d].axes.count; i++)
            splits[c->to.dims[d].axes.at[i].axis] = true;
    c->groups.own.count = 0;
    for (int k = 0; k < c->meshes[0].n_axes; k++)
        if (!splits[k] && check_draw_chance(m, 70))
            c->groups.own.at[c->groups.own.count++] =
                (check_ref){k, 1, c->meshes[0].sizes[k]};
    c->in_place = is_same && c->conversion == CHECK_KEEPS &&
                  !c->groups.zero_undefined && check_draw_chance(m, 50);
}

/* Another grid for the side before. With a placement it has as many devices:
 * the same axes reversed, or a single axis. */
static void draw_before(check_generator *m) {
    check_case *const c = m->c;
    const check_mesh *const grid = &c->meshes[0];
    int64_t sizes[CHECK_MAX_AXES];
    int n = grid->n_axes;
    for (int k = 0; k < n; k++)
        sizes[k] = grid->sizes[n - 1 - k];
    if (c->placed[CHECK_TO] && check_draw_chance(m, 30)) {
        n = 1;
        sizes[0] = grid->n_devices;
    }
    c->meshes[1] = *grid;
    c->to.mesh = &c->meshes[1];
    check_make_grid(sizes, n, &c->meshes[0]);
    if (!c->placed[CHECK_TO])
        draw_grid(m, &c->meshes[0]);
}

static void draw_reshard(check_generator *m) {
    check_case *const c = m->c;
    c->groups.own.count = 0;
    if (check_draw_chance(m, 30))
        draw_before(m);
    for (int side = 0; side < 2; side++) {
        check_sharding *const s = side == CHECK_FROM ? &c->from : &c->to;
        const int64_t form = check_draw_below(m, 10);
        draw_split(m, s);
        if (form >= 3 && form < 9)
            draw_halos(m, s);
        for (int d = 0; d < s->rank && form < 3; d++)
            if (s->dims[d].axes.count > 0)
                draw_offsets(m, c->type.dims[d], &s->dims[d]);
    }
}

/* -- forms ----------------------------------------------------------------- */

static void draw_pairs(check_generator *m) {
    check_groups *const g = &m->c->groups;
    const int n = (int)check_members(m->c);
    int destinations[CHECK_MAX_RANKS];
    const bool is_permutation = check_draw_chance(m, 50);
    check_draw_order(m, destinations, n);
    for (int i = 0; i < n; i++)
        if (is_permutation || check_draw_chance(m, 60))
            g->pairs[g->n_pairs++] = (sdyrt_pair){
                is_permutation ? i : check_draw_below(m, n), destinations[i]};
}

static void draw_messages(check_generator *m) {
    check_groups *const g = &m->c->groups;
    const int64_t n = check_members(m->c);
    const int64_t hot = check_draw_chance(m, 25) ? check_draw_below(m, n) : -1;
    g->n_pairs = 1 + (int)check_draw_below(m, 20);
    for (int k = 0; k < g->n_pairs; k++)
        g->pairs[k] = (sdyrt_pair){check_draw_below(m, n),
                                   hot < 0 ? check_draw_below(m, n) : hot};
    g->n_batches = 1 + (int)check_draw_below(m, 4);
}

/* The capacities: the largest counts of any rank in a round, sometimes with
 * room to spare. */
static void draw_rooms(check_generator *m) {
    check_case *const c = m->c;
    check_groups *const g = &c->groups;
    int64_t pair = 0;
    for (g->round = 0; g->round < CHECK_ROUNDS; g->round++)
        for (int64_t p = 0; p < c->meshes[0].n_devices; p++) {
            for (int64_t q = 0; q < check_members(c); q++) {
                const int64_t count = check_count(c, p, check_number(c, p), q);
                pair = count > pair ? count : pair;
            }
            for (int side = 0; side < 2; side++) {
                sdyrt_tile box;
                check_box(c, (check_side)side, p, &box);
                if (box.size[0] > g->rooms[side])
                    g->rooms[side] = box.size[0];
            }
        }
    g->round = 0;
    g->pair_capacity =
        check_draw_chance(m, 50) ? pair + check_draw_below(m, 2) : 0;
    g->rooms[CHECK_FROM] += check_draw_below(m, 3);
    g->rooms[CHECK_TO] += check_draw_below(m, 3);
    const int64_t most = g->rooms[CHECK_FROM] > g->rooms[CHECK_TO]
                             ? g->rooms[CHECK_FROM]
                             : g->rooms[CHECK_TO];
    g->wrong_position = check_draw_chance(m, 25)
                            ? check_draw_below(m, c->meshes[0].n_devices)
                            : -1;
    g->wrong_count = check_draw_chance(m, 50) ? -1 : most + 1;
}

static void draw_counts(check_generator *m) {
    check_case *const c = m->c;
    check_groups *const g = &c->groups;
    g->most_count = check_draw_chance(m, 80) ? 3 : 60;
    c->conversion = CHECK_KEEPS;
    c->type.dtype = c->out_dtype;
    if (g->form == CHECK_VARYING) {
        c->strided = false;
        c->type.dims[0] = SDYRT_DYNAMIC;
        draw_rooms(m);
        return;
    }
    int64_t sum = 0;
    for (int64_t p = 0; p < check_members(c); p++)
        for (int64_t q = 0; q < check_members(c); q++)
            sum += check_count(c, 0, p, q);
    c->type.dims[g->dim] = sum;
}

static check_form draw_form(check_generator *m) {
    const bool may_have_counts = m->c->kind == SDYRT_OP_ALL_GATHER ||
                                 m->c->kind == SDYRT_OP_REDUCE_SCATTER ||
                                 m->c->kind == SDYRT_OP_ALL_TO_ALL;
    if (!check_draw_chance(m, 40))
        return CHECK_PIECES;
    if (m->c->kind == SDYRT_OP_SEND_RECV)
        return CHECK_MESSAGES;
    return !may_have_counts ? CHECK_PIECES
           : m->c->kind == SDYRT_OP_ALL_TO_ALL && check_draw_chance(m, 50)
               ? CHECK_COUNTS
               : CHECK_VARYING;
}

void check_draw_groups(check_generator *m) {
    static const sdyrt_op_kind kinds[] = {
        SDYRT_OP_ALL_GATHER, SDYRT_OP_ALL_SLICE,      SDYRT_OP_ALL_REDUCE,
        SDYRT_OP_ALL_TO_ALL, SDYRT_OP_REDUCE_SCATTER, SDYRT_OP_RESHARD,
        SDYRT_OP_BROADCAST,  SDYRT_OP_GATHER,         SDYRT_OP_REDUCE,
        SDYRT_OP_SCATTER,    SDYRT_OP_SEND_RECV,      SDYRT_OP_SHIFT,
        SDYRT_OP_UPDATE_HALO};
    check_case *const c = m->c;
    check_groups *const g = &c->groups;
    c->kind = kinds[check_draw_below(m, sizeof kinds / sizeof *kinds)];
    g->on = true;
    g->form = draw_form(m);
    draw_grid(m, &c->meshes[0]);
    if (g->form != CHECK_MESSAGES && check_draw_chance(m, 20))
        check_permute_ids(m, &c->meshes[0]);
    draw_members(m);
    draw_ranks(m);
    draw_tensor(m);
    draw_dtypes(m);
    if (c->kind == SDYRT_OP_UPDATE_HALO || c->kind == SDYRT_OP_RESHARD)
        g->members.count = 0;
    draw_cuts(m);
    g->root = check_draw_below(m, check_members(c));
    if (c->kind == SDYRT_OP_SHIFT) {
        g->shift_axis = (int)check_draw_below(m, g->members.count);
        g->shift_offset = check_draw_below(m, 13) - 6;
        g->rotate = check_draw_chance(m, 50);
    }
    g->zero_undefined =
        check_leaves_undefined(c->kind) && check_draw_chance(m, 30);
    c->in_place = c->kind == SDYRT_OP_ALL_REDUCE &&
                  c->conversion == CHECK_KEEPS && check_draw_chance(m, 40);
    for (int d = 0; d < c->type.rank && d < 3; d++)
        g->periodic[d] = check_draw_chance(m, 35);
    if (c->kind == SDYRT_OP_UPDATE_HALO)
        draw_update(m);
    else if (c->kind == SDYRT_OP_RESHARD)
        draw_reshard(m);
    else
        memset(g->periodic, 0, sizeof g->periodic);
    if (check_has_counts(c))
        draw_counts(m);
    else if (g->form == CHECK_MESSAGES)
        draw_messages(m);
    else if (c->kind == SDYRT_OP_SEND_RECV)
        draw_pairs(m);
}
