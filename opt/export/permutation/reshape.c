/* Reshapes. A group is the shortest run of operand dimensions with as many
 * elements as a run of result dimensions: 6x4 -> 3x2x4 has 6 -> 3x2 and 4 -> 4.
 * Shards must have the same elements before and after:
 *
 *   6 -> 3x2 on 4 shards: 2 of 6 are 1x2      3x2 -> 6 on 2: 2x2 are not 3
 *
 * A dimension that is split into several with as many tiles gets the few
 * elements that its shards lack from neighbouring shards:
 *
 *   10 -> 2x5 on 6 shards, 2x3: of 2, 2, 2, 2, 2, 0 become 2, 2, 1, 2, 2, 1
 *
 * Other dimensions are gathered before the reshape, and resharded after it. */
#include "opt/export/permutation/permutation.h"

#include "opt/patterns/across.h"
#include "program/dialects/shardable.h"

/* Dimensions [first, end) of the operand or the result. */
typedef struct side {
    const sdyi_type *type;
    const sdyi_layout *layout;
    int first, end;
} side;

typedef struct group {
    side in, out;
    bool is_uneven;   /* some dimension of it is not cut evenly */
    bool is_one;      /* one dimension each, but for those of size 1 */
    bool is_in_place; /* shards have the same elements */
} group;

typedef struct reshaping {
    sdyi_permuter *p;
    sdyi_op *op;
    side in, out; /* all dimensions */
    group *groups;
    int n_groups;
} reshaping;

static sdyi_zone *zone_of(const reshaping *r) {
    return &r->p->r.pool->scratch;
}

/* -- groups ---------------------------------------------------------------- */

static bool is_uneven(const side *s) {
    for (int d = s->first; d < s->end; d++)
        if (sdyi_size_at(s->type, d) % sdyi_permuter_shards(s->layout, d) != 0)
            return true;
    return false;
}

/* Dimensions of another size than 1. */
static int count_long(const side *s) {
    int n = 0;
    for (int d = s->first; d < s->end; d++)
        n += sdyi_size_at(s->type, d) != 1;
    return n;
}

/* The next group of operand and result; false: there is none. */
static bool next_group(side *in, side *out) {
    int64_t from = 1, to = 1;
    in->first = in->end;
    out->first = out->end;
    if (in->end == in->type->n && out->end == out->type->n)
        return false;
    if (in->end < in->type->n)
        from = sdyi_size_at(in->type, in->end++);
    if (out->end < out->type->n)
        to = sdyi_size_at(out->type, out->end++);
    while (from != to) {
        if (from < to)
            from *= sdyi_size_at(in->type, in->end++);
        else
            to *= sdyi_size_at(out->type, out->end++);
    }
    return true;
}

static bool is_cut_same(const reshaping *r, const side *in, const side *out,
                        sdyi_across how) {
    const sdyi_cut_dims from = {in->type, in->layout->sharding, in->first,
                                in->end, NULL};
    const sdyi_cut_dims to = {out->type, out->layout->sharding, out->first,
                              out->end, NULL};
    return sdyi_is_same_across(zone_of(r), &from, &to, how);
}

static void find_groups(reshaping *r) {
    side in = {.type = r->in.type, .layout = r->in.layout};
    side out = {.type = r->out.type, .layout = r->out.layout};
    r->groups = SDYI_NEW(zone_of(r), group, r->in.end + r->out.end);
    while (next_group(&in, &out)) {
        group *const g = &r->groups[r->n_groups++];
        *g = (group){in, out, is_uneven(&in) || is_uneven(&out),
                     count_long(&in) <= 1 && count_long(&out) <= 1,
                     is_cut_same(r, &in, &out, SDYI_ACROSS_EXACT)};
    }
}

static bool is_all_same(const reshaping *r, sdyi_across how) {
    return is_cut_same(r, &r->in, &r->out, how) &&
           sdyi_axes_equal(r->in.layout->sharding->replicated,
                           r->out.layout->sharding->replicated);
}

/* Equality of the axes in order, without regard to which dimension has them. */
static bool has_same_axes(const reshaping *r) {
    const sdyrt_sharding *const in = r->in.layout->sharding;
    const sdyrt_sharding *const out = r->out.layout->sharding;
    sdyi_axes from = {.count = 0}, to = {.count = 0};
    for (int d = 0; d < in->rank; d++)
        sdyi_axes_append_all(&from, in->dims[d].axes);
    for (int d = 0; d < out->rank; d++)
        sdyi_axes_append_all(&to, out->dims[d].axes);
    return sdyi_axes_equal(sdyi_span_of(&from), sdyi_span_of(&to));
}

/* -- neighbours ------------------------------------------------------------ */

static bool is_split(const reshaping *r, const group *g) {
    const int first = g->in.first, n = g->out.end - g->out.first;
    const int64_t from = sdyi_size_at(g->in.type, first);
    const int64_t to = sdyi_size_at(g->out.type, g->out.first);
    if (g->in.end - first != 1 || n < 2 || from == 1 ||
        count_long(&g->out) != n || (from % to != 0 && to % from != 0))
        return false;
    const int64_t *const sizes =
        sdyi_even_sizes(zone_of(r), g->out.type, g->out.layout, NULL);
    int64_t count = 1;
    for (int d = g->out.first; d < g->out.end; d++)
        count *= sizes[d];
    return count ==
           sdyi_even_sizes(zone_of(r), g->in.type, g->in.layout, NULL)[first];
}

/* The first element of a shard of the result's dimensions. */
static int64_t first_of(const side *out, int64_t shard) {
    int64_t first = 0, stride = 1;
    for (int d = out->end - 1; d >= out->first; d--) {
        const int64_t size = sdyi_size_at(out->type, d);
        const int64_t n = sdyi_permuter_shards(out->layout, d);
        first += shard % n * sdyi_ceil(size, n) * stride;
        shard /= n;
        stride *= size;
    }
    return first;
}

/* The shard that has an element; -1: none. */
static int64_t owner_of(const sdyi_halo_dim *dim, int64_t all, int64_t i) {
    return i < all ? i / dim->in : -1;
}

/* The halo of a group of one operand dimension. False: a shard needs elements
 * from beyond its next neighbours. */
static bool find_dim(const reshaping *r, const group *g, sdyi_halo_dim *dim) {
    const int64_t all = sdyi_size_at(g->in.type, g->in.first);
    sdyi_axes axes = {.count = 0};
    int64_t *const starts = SDYI_NEW(zone_of(r), int64_t, dim->shards);
    for (int d = g->out.first; d < g->out.end; d++) {
        const sdyi_span own = g->out.layout->sharding->dims[d].axes;
        sdyi_axes_append_all(&axes, own);
    }
    dim->in = dim->out = sdyi_ceil(all, dim->shards);
    dim->step = 1;
    dim->axes = sdyi_kept(&r->p->r, &axes);
    for (int64_t t = 0; t < dim->shards; t++) {
        const int64_t first = first_of(&g->out, t);
        const int64_t from = owner_of(dim, all, first);
        const int64_t last = owner_of(dim, all, first + dim->out - 1);
        if (from >= 0 && t - from > dim->left)
            dim->left = t - from;
        if (last >= 0 && last - t > dim->right)
            dim->right = last - t;
        dim->is_exchanged =
            dim->is_exchanged || (from >= 0 && first != t * dim->in);
    }
    for (int64_t t = 0; t < dim->shards; t++) {
        const int64_t first = first_of(&g->out, t);
        const int64_t from = owner_of(dim, all, first);
        starts[t] = dim->out + dim->left * dim->in +
                    (from < 0 ? 0 : first - t * dim->in);
    }
    dim->starts = starts;
    return dim->left <= 1 && dim->right <= 1;
}

/* Halos of the unevenly cut groups, into `h`. False: one of them cannot be
 * exchanged, or none has to be. */
static bool find_halos(const reshaping *r, sdyi_halos *h, bool *is_manual) {
    bool is_any = false;
    h->dims = SDYI_NEW(zone_of(r), sdyi_halo_dim, h->rank);
    for (int i = 0; i < r->n_groups; i++) {
        const group *const g = &r->groups[i];
        if (!g->is_uneven)
            continue;
        sdyi_mark_axes(g->in.layout, g->in.first, g->in.end, NULL, is_manual);
        sdyi_mark_axes(g->out.layout, g->out.first, g->out.end, NULL,
                       is_manual);
        if (g->is_one && g->is_in_place)
            continue;
        sdyi_halo_dim *const dim = &h->dims[g->in.first];
        dim->shards = sdyi_permuter_shards(g->in.layout, g->in.first);
        if (!is_split(r, g) || !find_dim(r, g, dim))
            return false;
        is_any = true;
    }
    return is_any && sdyi_can_be_manual(r->in.layout, is_manual) &&
           sdyi_can_be_manual(r->out.layout, is_manual);
}

static bool exchange(const reshaping *r) {
    sdyi_op *const op = r->op;
    sdyi_value *const value = sdyi_operand(op, 0);
    sdyi_pool *const pool = r->p->r.pool;
    const sdyi_attr *const out = r->out.layout->attr;
    sdyi_halos h = {
        .p = r->p, .op = op, .layout = r->in.layout, .rank = r->in.type->n};
    bool *const is_manual =
        SDYI_NEW(zone_of(r), bool, sdyi_layout_mesh(h.layout)->n_axes);
    if (!is_all_same(r, SDYI_ACROSS_RELAXED) || !find_halos(r, &h, is_manual))
        return false;
    sdyi_value *const zero = sdyi_put_number(op, value->type->element, 0);
    sdyi_value *const even = sdyi_put_longer(
        op, value, sdyi_even_sizes(zone_of(r), r->in.type, h.layout, NULL),
        NULL, h.layout->attr);
    const sdyi_type *const all = sdyi_resized(
        pool, r->out.type,
        sdyi_even_sizes(zone_of(r), r->out.type, r->out.layout, NULL),
        r->out.type->n);
    sdyi_value *made = sdyi_put_exchange(&h, even, zero, is_manual, out, all);
    sdyi_op *const manual = sdyi_op_parent(h.end);
    made = sdyi_put_op(h.end, SDYI_OP_STABLEHLO_RESHAPE, &made, 1,
                       sdyi_part_along(pool, all, r->out.layout, is_manual));
    sdyi_keep(made,
              sdyi_sharding_inside(
                  pool, out, sdyi_op_attr(manual, SDYI_NAME_MANUAL_AXES)));
    sdyi_operand_set(h.end, 0, made);
    return sdyi_op_replace(
        op, sdyi_put_shorter(op, &manual->results[0],
                             sdyi_sizes_of(pool, r->out.type), out));
}

/* -- whole groups ---------------------------------------------------------- */

/* A layout without axes. */
static const sdyi_attr *without(const reshaping *r, const sdyi_layout *layout,
                                sdyi_span axes) {
    sdyi_sharding_parts parts;
    sdyi_layout_parts(layout, &parts);
    for (int d = 0; d < parts.rank; d++) {
        const sdyi_span own = parts.dims[d].axes;
        sdyi_axes left = {.count = 0};
        for (int i = 0; i < own.count; i++)
            if (!sdyi_axes_overlap_ref(axes, own.refs[i]))
                sdyi_axes_append(&left, own.refs[i]);
        parts.dims[d].axes = sdyi_kept(&r->p->r, &left);
    }
    return sdyi_layout_make(&r->p->r.layouts, &parts)->attr;
}

static void add_axes(sdyi_axes *axes, const side *s) {
    for (int d = s->first; d < s->end; d++) {
        const sdyi_span own = s->layout->sharding->dims[d].axes;
        for (int i = 0; i < own.count; i++)
            if (!sdyi_axes_overlap_ref(sdyi_span_of(axes), own.refs[i]))
                sdyi_axes_append(axes, own.refs[i]);
    }
}

static void make_whole(const reshaping *r) {
    const bool is_same = has_same_axes(r);
    sdyi_axes axes = {.count = 0};
    for (int i = 0; i < r->n_groups; i++) {
        const group *const g = &r->groups[i];
        if (is_same && g->is_in_place && (g->is_one || !g->is_uneven))
            continue;
        add_axes(&axes, &g->in);
        add_axes(&axes, &g->out);
    }
    const sdyi_span all = sdyi_span_of(&axes);
    if (sdyi_cuts_something(r->in.layout))
        sdyi_operand_set(r->op, 0,
                         sdyi_put_reshard(r->op, sdyi_operand(r->op, 0),
                                          without(r, r->in.layout, all)));
    sdyi_reshard_result(
        r->op->next, &r->op->results[0],
        sdyi_layout_of(&r->p->r.layouts, without(r, r->out.layout, all)));
}

/* -- the op ---------------------------------------------------------------- */

void sdyi_permute_reshape(sdyi_permuter *p, sdyi_op *op) {
    const sdyi_type *const in = sdyi_operand(op, 0)->type;
    const sdyi_type *const out = op->results[0].type;
    const sdyi_layout *const before =
        sdyi_reshards_layout(&p->r, sdyi_operand(op, 0));
    const sdyi_layout *const after = sdyi_own_layout(&p->r, &op->results[0]);
    reshaping r = {.p = p,
                   .op = op,
                   .in = {in, before, 0, in->n},
                   .out = {out, after, 0, out->n}};
    int64_t count;
    if (before == NULL || after == NULL || before->sharding->rank != in->n ||
        after->sharding->rank != out->n || !sdyi_type_is_static(in) ||
        !sdyi_type_count(in, &count) || count == 0)
        return;
    find_groups(&r);
    if (!is_all_same(&r, SDYI_ACROSS_EXACT) &&
        !(p->has_halos && !p->is_old && exchange(&r)))
        make_whole(&r);
}
