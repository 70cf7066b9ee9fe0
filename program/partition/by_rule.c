/* An op by its sharding rule: axes for each factor, so that few bytes move.
 *
 * Several choices are compared by cost. In each, tensors take precedence in
 * another order: a tensor gives its factors the axes of its layout, without
 * those that tensors before it have taken. The layouts are those that operands
 * have, and that results shall have.
 *
 *   %0 = dot %x, %y   {i=8, j=16, k=32}   on axes a=2, b=2
 *   %x: 8x32 [{a},{b}], %y: 32x16 [{b},{}], %0: 8x16 [{a},{b}]
 *   %x, %y, %0   i a, k b   %0 is [{a},{}] unreduced {b}: reduced and cut
 *   %0, %x, %y   i a, j b   %x becomes [{a},{}], %y [{},{b}] */
#include "program/partition/tiles.h"

#include "program/dialects/sdyrt/sdyrt.h"
#include "program/dialects/shardable.h"

typedef struct factored {
    sdyi_tiles *t;
    sdyi_op *op;
    sdyi_cutting cutting;
    sdyi_projection p;
    const sdyi_layout *like;    /* a layout on the mesh of all */
    const sdyi_layout **needed; /* by tensor, of the last choice weighed */
    bool is_best_needed;        /* `needed` is of the best choice */
    sdyi_span *axes, *best;     /* by factor */
    double cost;                /* of the best choice; below 0: none yet */
} factored;

/* -- what may be cut ------------------------------------------------------- */

/* Factors that differ in size between tensors, or are of type pass-through and
 * missing in a result, are not cut. */
static void find_aligned(factored *f) {
    const sdyi_rule *const rule = f->p.rule;
    const int n = f->p.n_tensors;
    int *const results = SDYI_NEW(f->p.zone, int, rule->n_factors);
    for (int t = 0; t < n; t++) {
        const sdyi_type *const type = sdyi_tensor(f->op, t)->type;
        for (int d = 0; d < rule->tensors[t].rank; d++) {
            const sdyi_rule_dim *const dim = &rule->tensors[t].dims[d];
            for (int i = 0; i < dim->n; i++) {
                results[dim->factors[i]] += t >= rule->n_operands;
                f->cutting.is_even[dim->factors[i]] |= dim->n > 1;
            }
            if (dim->n == 1 &&
                rule->sizes[dim->factors[0]] != type->cells[d].integer)
                f->cutting.may[dim->factors[0]] = false;
        }
    }
    for (int i = 0; i < rule->n_factors; i++)
        f->cutting.may[i] =
            f->cutting.may[i] && rule->sizes[i] > 1 &&
            (rule->types[i] == SDYI_FACTOR_REDUCTION
                 ? results[i] == 0
                 : results[i] == rule->n_results &&
                       rule->types[i] == SDYI_FACTOR_PASS_THROUGH);
}

/* -- choices --------------------------------------------------------------- */

/* True if a factor may have so many shards; where tensors differ in size along
 * it, both sizes must give equal tiles, unless one is a single element. */
static bool fits(const factored *f, int factor, int64_t shards) {
    const int64_t size = f->p.rule->sizes[factor];
    const int64_t other = f->cutting.other_size[factor];
    const int64_t part = (size + shards - 1) / shards;
    return (other <= 1 || (other + shards - 1) / shards == part) &&
           !(f->cutting.is_even[factor] && size % shards != 0) &&
           !(f->cutting.is_full[factor] && (shards - 1) * part >= size);
}

/* A dimension of several factors has tiles of them where each is cut evenly,
 * and those before it to the end. */
static bool drop_unfit(factored *f) {
    const sdyi_rule *const rule = f->p.rule;
    bool is_changed = false;
    for (int t = 0; t < f->p.n_tensors; t++)
        for (int d = 0; d < rule->tensors[t].rank; d++) {
            const sdyi_rule_dim *const dim = &rule->tensors[t].dims[d];
            bool may = true;
            for (int i = 0; i < dim->n; i++) {
                const int k = dim->factors[i];
                const int64_t shards = sdyi_shard_count(f->axes[k]);
                if (f->axes[k].count > 0 && (!may || !fits(f, k, shards))) {
                    f->axes[k] = (sdyi_span){NULL, 0};
                    is_changed = true;
                }
                may = may && f->axes[k].count > 0 && shards == rule->sizes[k];
            }
        }
    return is_changed;
}

static void take(factored *f, int tensor, sdyi_axes *taken) {
    for (int i = 0; i < f->p.rule->n_factors; i++) {
        const sdyi_factor *const factor = sdyi_factor_of(&f->p, tensor, i);
        sdyi_axes left;
        if (!factor->is_there || !f->cutting.may[i] || f->axes[i].count > 0 ||
            factor->axes.count == 0)
            continue;
        sdyi_axes_truncate_no_overlap(factor->axes, sdyi_span_of(taken), &left);
        f->axes[i] =
            (sdyi_span){sdyi_zone_copy(f->p.zone, left.refs,
                                       (size_t)left.count * sizeof *left.refs),
                        left.count};
        for (int k = 0; k < left.count; k++)
            sdyi_axes_append(taken, left.refs[k]);
    }
}

/* Give factors the axes that tensors ask for; tensors from `first` on take
 * precedence over those before it. */
static void choose(factored *f, int first) {
    sdyi_axes taken; /* 6 KiB, which are not to be zeroed */
    taken.count = 0;
    for (int i = 0; i < f->p.rule->n_factors; i++)
        f->axes[i] = (sdyi_span){NULL, 0};
    for (int i = 0; i < f->p.n_tensors; i++)
        take(f, (first + i) % f->p.n_tensors, &taken);
    while (drop_unfit(f))
        ;
}

/* -- layouts --------------------------------------------------------------- */

/* The reduction to note in the layout of partial results: a sharding can only
 * say sum, max or min; others are noted as sum, and the reshard after the op
 * names them. */
static sdyrt_reduction said_reduction(const factored *f) {
    return sdyi_reduction_is_of_shardings(f->cutting.reduction)
               ? f->cutting.reduction
               : SDYRT_SUM;
}

static const sdyi_layout *layout_of(factored *f, int tensor, bool is_summed) {
    const sdyi_rule *const rule = f->p.rule;
    sdyi_sharding_parts parts = {.mesh = sdyi_layout_mesh(f->like),
                                 .mesh_name = f->like->sharding->mesh_name,
                                 .rank = rule->tensors[tensor].rank};
    sdyi_axes all, axes; /* 6 KiB each, which are not to be zeroed */
    all.count = 0;
    for (int d = 0; d < parts.rank; d++) {
        const sdyi_rule_dim *const dim = &rule->tensors[tensor].dims[d];
        axes.count = 0;
        for (int i = 0; i < dim->n; i++)
            for (int k = 0; k < f->axes[dim->factors[i]].count; k++)
                sdyi_axes_add_or_merge(parts.mesh, &axes,
                                       f->axes[dim->factors[i]].refs[k]);
        parts.dims[d] = (sdyi_dim){
            .axes = {sdyi_zone_copy(f->p.zone, axes.refs,
                                    (size_t)axes.count * sizeof *axes.refs),
                     axes.count}};
    }
    for (int i = 0; i < rule->n_factors && is_summed; i++)
        for (int k = 0;
             rule->types[i] == SDYI_FACTOR_REDUCTION && k < f->axes[i].count;
             k++)
            sdyi_axes_append(&all, f->axes[i].refs[k]);
    sdyi_axes_sort_and_merge(parts.mesh, &all);
    parts.unreduced = sdyi_span_of(&all);
    parts.unreduced_op = said_reduction(f);
    return sdyi_make_layout(f->t, &parts);
}

static void find_needed(factored *f) {
    for (int i = 0; i < f->p.n_tensors; i++)
        f->needed[i] = layout_of(f, i, i >= f->op->n_operands);
}

/* -- costs ----------------------------------------------------------------- */

/* The bytes that move; a small share of the tiles' own bytes decides between
 * equal costs. */
static double cost_of(const factored *f) {
    const double of_work = 1.0 / 256;
    double cost = 0;
    sdyi_value *from;
    for (int i = 0; i < f->p.n_tensors; i++) {
        sdyi_value *const value = sdyi_tensor(f->op, i);
        const sdyi_layout *const need = f->needed[i];
        cost += of_work * sdyi_tile_bytes(need, value->type);
        cost += i < f->op->n_operands
                    ? sdyi_nearest(f->t, f->op, value, need, &from)
                    : sdyi_moved_bytes(need, f->p.layouts[i], value->type);
    }
    return cost;
}

static bool is_best(const factored *f) {
    for (int i = 0; i < f->p.rule->n_factors; i++)
        if (!sdyi_axes_equal(f->axes[i], f->best[i]))
            return false;
    return f->cost >= 0;
}

static void try_choice(factored *f, int first) {
    choose(f, first);
    if (is_best(f))
        return;
    find_needed(f);
    const double cost = cost_of(f);
    f->is_best_needed = f->cost < 0 || cost < f->cost;
    if (!f->is_best_needed)
        return;
    f->cost = cost;
    for (int i = 0; i < f->p.rule->n_factors; i++)
        f->best[i] = f->axes[i];
}

/* Number of operands whose layouts are tried: others are mostly like one of
 * these. */
enum { MAX_CHOICES = 4 };

static void find_best(factored *f) {
    f->cost = -1;
    try_choice(f, f->op->n_operands); /* results first */
    for (int i = 0; i < f->op->n_operands && i < MAX_CHOICES; i++)
        if (f->p.layouts[i] != NULL)
            try_choice(f, i);
    if (f->is_best_needed)
        return;
    for (int i = 0; i < f->p.rule->n_factors; i++)
        f->axes[i] = f->best[i];
    find_needed(f);
}

/* -- the op ---------------------------------------------------------------- */

/* The wanted layout, without its unreduced axes unless the op's result has all
 * of these by the same reduction. */
static const sdyi_layout *kept_sums(factored *f, const sdyi_layout *wanted,
                                    const sdyi_layout *made) {
    sdyi_sharding_parts parts;
    sdyi_axes all;
    if (wanted == NULL || wanted->sharding->unreduced.count == 0)
        return wanted;
    sdyi_layout_parts(wanted, &parts);
    if (made == NULL || f->cutting.reduction != parts.unreduced_op ||
        made->sharding->unreduced.count == 0)
        return sdyi_summed(f->t, wanted);
    sdyi_axes_copy(&all, made->sharding->unreduced);
    for (int i = 0; i < parts.unreduced.count; i++)
        if (sdyi_axes_find(&all, parts.unreduced.refs[i]) < 0)
            return sdyi_summed(f->t, wanted);
    return wanted;
}

/* Convert a result to the layout that its uses get. */
static void reshard_result(factored *f, int i, const sdyi_layout *wanted) {
    const sdyi_layout *const made = f->needed[f->op->n_operands + i];
    const bool is_said = made == NULL || made->sharding->unreduced.count == 0 ||
                         f->cutting.reduction == said_reduction(f);
    sdyi_result_to_layout(f->t, &f->op->results[i], kept_sums(f, wanted, made),
                          is_said ? SDYRT_SUM : f->cutting.reduction);
}

static void apply(factored *f, const sdyi_layout *const *wanted) {
    sdyi_tiles *const t = f->t;
    for (int i = 0; i < f->op->n_operands; i++)
        sdyi_operand_to_layout(t, f->op, i, f->needed[i]);
    for (int i = 0; i < f->op->n_results; i++)
        (void)sdyi_set_layout(t, &f->op->results[i],
                              f->needed[f->op->n_operands + i]);
    for (int i = 0; i < f->op->n_results; i++)
        reshard_result(f, i, wanted[i]);
    if (f->cutting.op->row->resize != NULL)
        sdyi_note_size(t, f->op);
}

/* Layouts of operands as they are and of results as wanted, without unreduced
 * axes; `*like`: that of the last tensor with one. Tensors on other meshes
 * count as replicated. */
static const sdyi_layout **find_layouts(sdyi_tiles *t, sdyi_op *op,
                                        const sdyi_layout *const *wanted,
                                        const sdyi_layout **like) {
    const int n = op->n_operands + op->n_results;
    const sdyi_layout **const list =
        SDYI_NEW(&t->pool->scratch, const sdyi_layout *, n);
    *like = NULL;
    for (int i = n - 1; i >= 0; i--) {
        list[i] = sdyi_summed(
            t, i < op->n_operands ? sdyi_layout_of_value(t, sdyi_operand(op, i))
                                  : wanted[i - op->n_operands]);
        if (list[i] == NULL)
            continue;
        if (*like == NULL)
            *like = list[i];
        if (sdyi_layout_mesh(list[i]) != sdyi_layout_mesh(*like))
            list[i] = NULL;
    }
    return list;
}

/* An elementwise op with one layout for all tensors: no choice is needed. */
static bool visit_alike(sdyi_tiles *t, sdyi_op *op,
                        const sdyi_layout *const *wanted) {
    if (!sdyi_op_has(op, SDYI_ELEMENTWISE) || op->n_results != 1 ||
        (wanted[0] != NULL && (wanted[0]->sharding->unreduced.count > 0)))
        return false;
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_operand(op, i)->type->n != op->results[0].type->n ||
            sdyi_layout_of_value(t, sdyi_operand(op, i)) != wanted[0])
            return false;
    (void)sdyi_set_layout(t, &op->results[0], wanted[0]);
    return true;
}

static const sdyi_layout **find_wanted(sdyi_tiles *t, const sdyi_op *op) {
    const sdyi_layout **const list =
        SDYI_NEW(&t->pool->scratch, const sdyi_layout *, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        list[i] = sdyi_wanted(t, &op->results[i]);
    return list;
}

static void start_factors(factored *f, const sdyi_rule *rule,
                          const sdyi_layout *const *layouts) {
    sdyi_zone *const zone = &f->t->pool->scratch;
    f->p = (sdyi_projection){.rule = rule,
                             .mesh = sdyi_layout_mesh(f->like),
                             .zone = zone,
                             .n_tensors = f->op->n_operands + f->op->n_results,
                             .layouts = layouts,
                             .closes_missing = true};
    f->cutting =
        (sdyi_cutting){.op = f->op,
                       .rule = rule,
                       .mesh = f->p.mesh,
                       .manual = f->t->manual,
                       .may = SDYI_NEW(zone, bool, rule->n_factors),
                       .is_even = SDYI_NEW(zone, bool, rule->n_factors),
                       .is_full = SDYI_NEW(zone, bool, rule->n_factors),
                       .other_size = SDYI_NEW(zone, int64_t, rule->n_factors)};
    f->axes = SDYI_NEW(zone, sdyi_span, rule->n_factors);
    f->best = SDYI_NEW(zone, sdyi_span, rule->n_factors);
    f->needed = SDYI_NEW(zone, const sdyi_layout *, f->p.n_tensors);
    for (int i = 0; i < rule->n_factors; i++)
        f->cutting.may[i] = true;
    find_aligned(f);
}

/* False for element types that may depend on dimensions, such as quantized
 * ones, and for dynamic shapes. */
static bool may_be_cut(const sdyi_type *type) {
    return sdyi_type_is_static(type) && type->n <= SDYRT_MAX_RANK &&
           (sdyi_type_is(type->element, SDYI_TYPE_INTEGER) ||
            sdyi_type_is(type->element, SDYI_TYPE_FLOAT) ||
            sdyi_type_is(type->element, SDYI_TYPE_COMPLEX));
}

static bool has_tiles(sdyi_op *op) {
    for (int i = 0; i < op->n_operands + op->n_results; i++)
        if (!may_be_cut(sdyi_tensor(op, i)->type))
            return false;
    return op->n_results > 0;
}

bool sdyi_visit_by_rule(sdyi_tiles *t, sdyi_op *op) {
    factored f = {.t = t, .op = op};
    if (op->row->rule == NULL || !has_tiles(op))
        return false;
    const sdyi_layout *const *const wanted = find_wanted(t, op);
    if (visit_alike(t, op, wanted))
        return true;
    const sdyi_layout *const *const layouts =
        find_layouts(t, op, wanted, &f.like);
    if (f.like == NULL)
        return false;
    const sdyi_rule *const rule = sdyi_rule_of(op, false, &t->pool->scratch);
    if (rule == NULL || rule->is_custom)
        return false;
    start_factors(&f, rule, layouts);
    if (op->row->cut == NULL ? !sdyi_op_has(op, SDYI_ELEMENTWISE)
                             : !op->row->cut(&f.cutting))
        return false;
    sdyi_project(&f.p);
    find_best(&f);
    apply(&f, wanted);
    return true;
}
