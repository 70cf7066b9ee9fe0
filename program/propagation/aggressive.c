/* The aggressive strategy: every tensor takes what it can of the axes along
 * each factor. Where two factors of a tensor want one axis, the factor comes
 * first whose axes are those of the largest tensor. */
#include "program/propagation/factors.h"

/* A factor with axes to propagate, and the keys that order the factors. */
typedef struct turn {
    int factor;
    sdyi_span axes;
    int64_t source_size; /* elements of the tensor with these axes; -1: no
                            tensor */
    int source;
    int64_t n_shards; /* elementwise ops: more of them come first */
} turn;

static int64_t elements_of(const sdyi_projection *p, int tensor) {
    int64_t n = 1;
    for (int f = 0; f < p->rule->n_factors; f++)
        if (sdyi_factor_of(p, tensor, f)->is_there &&
            __builtin_mul_overflow(n, p->rule->sizes[f], &n))
            return INT64_MAX;
    return n;
}

static void find_source(const sdyi_projection *p, const int64_t *elements,
                        turn *t) {
    t->source_size = -1;
    t->source = -1;
    for (int i = 0; i < p->n_tensors; i++) {
        const sdyi_factor *const f = sdyi_factor_of(p, i, t->factor);
        if (f->is_there && elements[i] > t->source_size &&
            sdyi_axes_prefix_status(t->axes, f->axes) != SDYI_PREFIX_NOT) {
            t->source_size = elements[i];
            t->source = i;
        }
    }
}

static bool is_before(const turn *a, const turn *b) {
    if (a->source_size != b->source_size)
        return a->source_size > b->source_size;
    if (a->n_shards != b->n_shards)
        return a->n_shards > b->n_shards;
    if (a->source != b->source)
        return a->source < b->source;
    return a->factor < b->factor;
}

/* The turns of factors that have axes, in order; their number. */
static int find_turns(const sdyi_projection *p, turn *turns) {
    int n = 0;
    for (int f = 0; f < p->rule->n_factors; f++) {
        const sdyi_span axes = sdyi_major_axes(p, f);
        if (axes.count > 0)
            turns[n++] = (turn){.factor = f, .axes = axes};
    }
    if (n == 0)
        return 0;
    int64_t *const elements = SDYI_NEW(p->zone, int64_t, p->n_tensors);
    for (int i = 0; i < p->n_tensors; i++)
        elements[i] = elements_of(p, i);
    for (int i = 0; i < n; i++) {
        turn t = turns[i];
        find_source(p, elements, &t);
        t.n_shards = p->is_elementwise ? sdyi_axes_shards(t.axes) : 0;
        int k = i;
        for (; k > 0 && is_before(&t, &turns[k - 1]); k--)
            turns[k] = turns[k - 1];
        turns[k] = t;
    }
    return n;
}

static bool fits_others(const sdyi_projection *p, int tensor, int factor,
                        int64_t prev, sdyi_ref axis, sdyi_ref *part) {
    (void)prev;
    return sdyi_fits_across(p, tensor, factor, axis, part);
}

/* Limits the axes for operands of an elementwise op to those of its results. */
static sdyi_span not_above_results(const sdyi_projection *p, int factor,
                                   sdyi_span axes) {
    for (int t = p->rule->n_operands; t < p->n_tensors; t++) {
        const sdyi_factor *const f = sdyi_factor_of(p, t, factor);
        if (f->is_there &&
            sdyi_axes_prefix_status(f->axes, axes) == SDYI_PREFIX_STRICT)
            axes = f->axes;
    }
    return axes;
}

static void spread_to(sdyi_projection *p, int tensor, const turn *turns,
                      int n) {
    for (int i = 0; i < n; i++) {
        const int factor = turns[i].factor;
        const sdyi_factor *const f = sdyi_factor_of(p, tensor, factor);
        if (!f->is_there || sdyi_axes_prefix_status(f->axes, turns[i].axes) !=
                                SDYI_PREFIX_STRICT)
            continue;
        sdyi_span axes =
            sdyi_cut(p, tensor, factor, turns[i].axes, sdyi_fits_within);
        if (sdyi_axes_prefix_status(f->axes, axes) != SDYI_PREFIX_STRICT)
            continue;
        axes = sdyi_cut(p, tensor, factor, axes, fits_others);
        if (tensor < p->rule->n_operands && p->is_elementwise)
            axes = not_above_results(p, factor, axes);
        sdyi_expand(p, tensor, factor, axes);
    }
}

void sdyi_spread_aggressive(sdyi_projection *p) {
    turn *const turns = SDYI_NEW(p->zone, turn, p->rule->n_factors);
    const int n = find_turns(p, turns);
    if (n == 0)
        return;
    for (int t = p->rule->n_operands; t < p->n_tensors; t++)
        spread_to(p, t, turns, n);
    for (int t = 0; t < p->rule->n_operands; t++)
        spread_to(p, t, turns, n);
}
