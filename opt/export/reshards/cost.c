/* Axes for the factors of an op whose tensors differ in them, chosen so that as
 * few elements as may be have to move.
 *
 * A candidate is a factor with axes that some tensor has for it, or begins
 * with. It weighs as much as the elements of all tensors whose axes begin with
 * it. The heaviest wins, and candidates that its axes overlap are cut; this
 * goes on until none is left. In a dimension of several factors a factor may
 * have axes only when the one before it is cut as fine as it can be.
 *
 *   %0 = dot %x, %y   {i=8, j=16, k=32}   on axes a=2, b=2
 *   %x: 8x32 [{a},{b}], %y: 32x16 [{b},{a}], %0: 8x16 [{a},{}]
 *   i a   8*32 + 8*16  = 384
 *   j a   32*16        = 512
 *   k b   8*32 + 32*16 = 768    k gets b; then j gets a, and i nothing
 *
 * Factors that must be whole lose their axes; batching factors, those of all
 * tensors, take them if there is room. */
#include "opt/export/reshards/reshards.h"

#include <string.h>

typedef struct candidate {
    int factor;
    sdyi_span axes;
    int64_t weight;
    int64_t size; /* the factor by which the axes multiply the shards so far */
} candidate;

typedef struct chooser {
    sdyi_factored *f;
    candidate *list;
    int n, capacity;
    bool *is_whole; /* by factor: it is cut as fine as it can be */
    bool *waits;    /* of factor i for factor k: i * n_factors + k */
} chooser;

/* -- candidates ------------------------------------------------------------ */

static void add(chooser *c, int factor, sdyi_span axes) {
    for (int i = 0; i < c->n; i++)
        if (c->list[i].factor == factor &&
            sdyi_axes_equal(c->list[i].axes, axes))
            return;
    SDYI_GROW(c->f->p.zone, c->list, c->n, c->capacity);
    c->list[c->n++] = (candidate){
        .factor = factor, .axes = axes, .size = sdyi_shard_count(axes)};
}

static int64_t add_weight(int64_t a, int64_t b) {
    return __builtin_add_overflow(a, b, &a) ? INT64_MAX : a;
}

static void weigh(const chooser *c, candidate *it) {
    const sdyi_projection *const p = &c->f->p;
    for (int t = 0; t < p->n_tensors; t++) {
        const sdyi_factor *const factor = sdyi_factor_of(p, t, it->factor);
        if (factor->is_there &&
            sdyi_axes_prefix_status(it->axes, factor->axes) != SDYI_PREFIX_NOT)
            it->weight = add_weight(
                it->weight, sdyi_element_count(sdyi_tensor(c->f->op, t)->type));
    }
}

static void find_candidates(chooser *c) {
    const sdyi_projection *const p = &c->f->p;
    for (int t = 0; t < p->n_tensors; t++)
        for (int i = 0; i < p->rule->n_factors; i++) {
            const sdyi_factor *const factor = sdyi_factor_of(p, t, i);
            for (int n = 1; factor->is_there && n <= factor->axes.count; n++)
                add(c, i, (sdyi_span){factor->axes.refs, n});
        }
    for (int i = 0; i < c->n; i++)
        weigh(c, &c->list[i]);
}

static void find_waits(chooser *c) {
    const sdyi_rule *const rule = c->f->p.rule;
    for (int t = 0; t < c->f->p.n_tensors; t++)
        for (int d = 0; d < rule->tensors[t].rank; d++) {
            const sdyi_rule_dim *const dim = &rule->tensors[t].dims[d];
            for (int i = 1; i < dim->n; i++)
                c->waits[dim->factors[i] * rule->n_factors +
                         dim->factors[i - 1]] = true;
        }
}

/* -- the best -------------------------------------------------------------- */

static bool may_be_chosen(const chooser *c, const candidate *it) {
    const int n = c->f->p.rule->n_factors;
    for (int k = 0; k < n; k++)
        if (c->waits[it->factor * n + k] && !c->is_whole[k])
            return false;
    return true;
}

static int order_of(const chooser *c, const candidate *it) {
    static const unsigned char orders[] = {[SDYI_FACTOR_PASS_THROUGH] = 3,
                                           [SDYI_FACTOR_REDUCTION] = 2,
                                           [SDYI_FACTOR_PERMUTATION] = 1,
                                           [SDYI_FACTOR_NEED_REPLICATION] = 0};
    return orders[c->f->p.rule->types[it->factor]];
}

/* In plain order: by name, then as in mesh order. */
static int compare_refs(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_ref b) {
    const int names = strcmp(mesh->names[a.axis], mesh->names[b.axis]);
    return names != 0 ? names : sdyi_ref_compare_mesh(a, b);
}

static int compare_axes(const sdyrt_mesh *mesh, sdyi_span a, sdyi_span b) {
    if (a.count != b.count)
        return a.count < b.count ? -1 : 1;
    for (int i = 0; i < a.count; i++) {
        const int order = compare_refs(mesh, a.refs[i], b.refs[i]);
        if (order != 0)
            return order;
    }
    return 0;
}

static bool is_better(const chooser *c, const candidate *a,
                      const candidate *b) {
    const int x = order_of(c, a), y = order_of(c, b);
    if (a->weight != b->weight)
        return a->weight > b->weight;
    if (x != y)
        return x > y;
    if (a->size != b->size)
        return a->size > b->size;
    if (a->factor != b->factor)
        return a->factor > b->factor;
    return compare_axes(c->f->p.mesh, a->axes, b->axes) > 0;
}

static const candidate *find_best(const chooser *c) {
    const candidate *best = NULL;
    for (int i = 0; i < c->n; i++)
        if (may_be_chosen(c, &c->list[i]) &&
            (best == NULL || is_better(c, &c->list[i], best)))
            best = &c->list[i];
    return best;
}

/* -- the others when one is chosen ----------------------------------------- */

/* Drop the axes that overlap `chosen` from a candidate of another factor.
 * False: nothing is left that the factor does not have already. */
static bool cut(const chooser *c, sdyi_span chosen, candidate *it) {
    const sdyi_span has = c->f->axes[it->factor];
    sdyi_axes left;
    sdyi_axes_truncate_no_overlap(it->axes, chosen, &left);
    const sdyi_span rest = sdyi_span_of(&left);
    if (sdyi_axes_equal(rest, it->axes)) {
        it->size = sdyi_shard_count(it->axes);
        return true;
    }
    if (sdyi_axes_equal(rest, has))
        return false;
    it->axes = sdyi_kept(c->f->r, &left);
    it->size = sdyi_shard_count(it->axes) / sdyi_shard_count(has);
    return true;
}

/* A candidate of the same factor stays if it extends the chosen axes. */
static bool goes_on(sdyi_span chosen, candidate *it) {
    it->size = sdyi_shard_count(it->axes) / sdyi_shard_count(chosen);
    return sdyi_axes_prefix_status(chosen, it->axes) == SDYI_PREFIX_STRICT;
}

static void choose(chooser *c, const candidate *best) {
    const int factor = best->factor;
    const sdyi_span axes = best->axes;
    int n = 0;
    c->f->axes[factor] = axes;
    /* Stays set where the factor gets further axes later, as in Shardy. */
    if (sdyi_shard_count(axes) == c->f->p.rule->sizes[factor])
        c->is_whole[factor] = true;
    for (int i = 0; i < c->n; i++) {
        candidate it = c->list[i];
        if (it.factor == factor ? goes_on(axes, &it) : cut(c, axes, &it))
            c->list[n++] = it;
    }
    c->n = n;
}

/* -- factors that must be whole -------------------------------------------- */

static bool is_of_all(const sdyi_rule *rule, int factor) {
    for (int t = 0; t < rule->n_operands + rule->n_results; t++) {
        const sdyi_rule_tensor *const tensor = &rule->tensors[t];
        bool has_it = tensor->rank == 0;
        for (int d = 0; d < tensor->rank; d++)
            for (int i = 0; i < tensor->dims[d].n; i++)
                has_it = has_it || tensor->dims[d].factors[i] == factor;
        if (!has_it)
            return false;
    }
    return true;
}

/* Append axes to those of a factor as long as they divide its size; returns the
 * rest. */
static sdyi_span take_in(sdyi_factored *f, int factor, sdyi_span axes) {
    const int64_t size = f->p.rule->sizes[factor];
    const int64_t shards = sdyi_shard_count(f->axes[factor]);
    if (size <= 0 || size % shards != 0)
        return axes;
    int64_t room = size / shards;
    int n = 0;
    while (n < axes.count && room % axes.refs[n].size == 0)
        room /= axes.refs[n++].size;
    sdyi_axes all;
    sdyi_axes_copy(&all, f->axes[factor]);
    for (int i = 0; i < n; i++)
        sdyi_axes_add_or_merge(f->p.mesh, &all, axes.refs[i]);
    f->axes[factor] = sdyi_kept(f->r, &all);
    return (sdyi_span){axes.refs + n, axes.count - n};
}

static void free_whole_factors(sdyi_factored *f) {
    const sdyi_rule *const rule = f->p.rule;
    for (int i = 0; i < rule->n_factors; i++) {
        if (rule->types[i] != SDYI_FACTOR_NEED_REPLICATION)
            continue;
        sdyi_span axes = f->axes[i];
        f->axes[i] = (sdyi_span){NULL, 0};
        for (int k = 0;
             k < rule->n_factors && axes.count > 0 && is_of_all(rule, i); k++)
            if (rule->types[k] == SDYI_FACTOR_PASS_THROUGH &&
                is_of_all(rule, k))
                axes = take_in(f, k, axes);
    }
}

void sdyi_find_cheapest_axes(sdyi_factored *f) {
    const int n = f->p.rule->n_factors;
    chooser c = {.f = f,
                 .is_whole = SDYI_NEW(f->p.zone, bool, n),
                 .waits = SDYI_NEW(f->p.zone, bool, n *n)};
    for (int i = 0; i < n; i++)
        f->axes[i] = (sdyi_span){NULL, 0};
    find_candidates(&c);
    find_waits(&c);
    for (;;) {
        const candidate *const best = find_best(&c);
        if (best == NULL)
            break;
        choose(&c, best);
    }
    free_whole_factors(f);
}
