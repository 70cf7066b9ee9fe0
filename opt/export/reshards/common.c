/* One list of axes for each factor of an op: that of all tensors if they are
 * compatible, that of the larger of two tensors, else the cheapest (cost.c). */
#include "opt/export/reshards/reshards.h"

/* -- axes that all have ---------------------------------------------------- */

/* The axes of a factor in all tensors that have it; false: they differ. */
static bool find_shared(const sdyi_projection *p, int factor, sdyi_span *axes) {
    bool is_found = false;
    *axes = (sdyi_span){NULL, 0};
    for (int t = 0; t < p->n_tensors; t++) {
        const sdyi_factor *const f = sdyi_factor_of(p, t, factor);
        if (!f->is_there)
            continue;
        if (is_found && !sdyi_axes_equal(*axes, f->axes))
            return false;
        *axes = f->axes;
        is_found = true;
    }
    return true;
}

bool sdyi_find_sums(sdyi_factored *f) {
    for (int i = 0; i < f->p.rule->n_factors; i++)
        if (f->p.rule->types[i] == SDYI_FACTOR_REDUCTION &&
            !find_shared(&f->p, i, &f->axes[i]))
            return false;
    return true;
}

/* Compatible factors: all tensors agree on the axes of each, no two overlap,
 * and those that need replication have none. */
static bool is_compatible(sdyi_factored *f) {
    const sdyi_rule *const rule = f->p.rule;
    for (int i = 0; i < rule->n_factors; i++) {
        if (!find_shared(&f->p, i, &f->axes[i]) ||
            (rule->types[i] == SDYI_FACTOR_NEED_REPLICATION &&
             f->axes[i].count > 0))
            return false;
        for (int k = 0; k < i; k++)
            if (sdyi_axes_overlap(f->axes[k], f->axes[i]))
                return false;
    }
    return true;
}

/* -- one of two tensors ---------------------------------------------------- */

/* Precedence of a tensor: one without sharded permutation factors first, then
 * by number of elements, then by number of shards. */
typedef struct rank {
    bool permutes_nothing;
    int64_t elements, shards;
} rank;

static rank rank_of(const sdyi_factored *f, int tensor) {
    const sdyi_rule *const rule = f->p.rule;
    rank r = {true, sdyi_element_count(sdyi_tensor(f->op, tensor)->type), 1};
    for (int i = 0; i < rule->n_factors; i++) {
        const sdyi_factor *const factor = sdyi_factor_of(&f->p, tensor, i);
        if (!factor->is_there || factor->axes.count == 0)
            continue;
        r.shards *= sdyi_shard_count(factor->axes);
        if (rule->types[i] == SDYI_FACTOR_PERMUTATION)
            r.permutes_nothing = false;
    }
    return r;
}

static bool is_above(const rank *a, const rank *b) {
    if (a->permutes_nothing != b->permutes_nothing)
        return a->permutes_nothing;
    return a->elements != b->elements ? a->elements > b->elements
                                      : a->shards > b->shards;
}

/* The only two tensors that have dimensions, each of one factor, none of which
 * must be whole. */
static bool find_pair(const sdyi_rule *rule, int pair[2]) {
    int n = 0;
    for (int t = 0; t < rule->n_operands + rule->n_results; t++) {
        const sdyi_rule_tensor *const tensor = &rule->tensors[t];
        if (tensor->rank == 0)
            continue;
        if (n == 2)
            return false;
        pair[n++] = t;
        for (int d = 0; d < tensor->rank; d++)
            if (tensor->dims[d].n > 1)
                return false;
    }
    for (int i = 0; i < rule->n_factors; i++)
        if (rule->types[i] == SDYI_FACTOR_NEED_REPLICATION)
            return false;
    return n == 2;
}

static sdyi_span cut(sdyi_factored *f, sdyi_span axes, sdyi_span by) {
    sdyi_axes left;
    sdyi_axes_truncate_no_overlap(axes, by, &left);
    return sdyi_kept(f->r, &left);
}

static void prefer(sdyi_factored *f, int tensor, int other) {
    sdyi_axes all = {.count = 0};
    for (int i = 0; i < f->p.rule->n_factors; i++) {
        const sdyi_factor *const factor = sdyi_factor_of(&f->p, tensor, i);
        f->axes[i] = factor->is_there ? factor->axes : (sdyi_span){NULL, 0};
        for (int k = 0; k < f->axes[i].count; k++)
            sdyi_axes_append(&all, f->axes[i].refs[k]);
    }
    for (int i = 0; i < f->p.rule->n_factors; i++) {
        const sdyi_factor *const factor = sdyi_factor_of(&f->p, other, i);
        if (factor->is_there && !sdyi_factor_of(&f->p, tensor, i)->is_there)
            f->axes[i] = cut(f, factor->axes, sdyi_span_of(&all));
    }
}

static void prefer_larger(sdyi_factored *f, const int pair[2]) {
    const rank first = rank_of(f, pair[0]), second = rank_of(f, pair[1]);
    const bool is_second = is_above(&second, &first);
    prefer(f, pair[is_second], pair[!is_second]);
}

/* A tensor that is a partial sum along an axis cannot be cut along it too. */
static void leave_unreduced(sdyi_factored *f) {
    for (int t = 0; t < f->p.n_tensors; t++) {
        const sdyi_layout *const layout = f->p.layouts[t];
        for (int i = 0; i < f->p.rule->n_factors && layout != NULL &&
                        layout->sharding->unreduced.count > 0;
             i++)
            if (sdyi_factor_of(&f->p, t, i)->is_there &&
                sdyi_axes_overlap(f->axes[i], layout->sharding->unreduced))
                f->axes[i] = cut(f, f->axes[i], layout->sharding->unreduced);
    }
}

void sdyi_find_axes(sdyi_factored *f) {
    int pair[2];
    if (sdyi_find_reshape_axes(f) || is_compatible(f))
        ;
    else if (find_pair(f->p.rule, pair))
        prefer_larger(f, pair);
    else
        sdyi_find_cheapest_axes(f);
    leave_unreduced(f);
}
