/* Projection to factors and back, the axes that all tensors can agree on, and
 * their limits by conflicts within and across factors. */
#include "program/propagation/factors.h"

#include "base/integers.h"

#include <string.h>

/* -- lists ----------------------------------------------------------------- */

static const sdyi_span nothing = {NULL, 0};

/* -- projection ------------------------------------------------------------ */

/* The axes of a dimension that are not taken yet, the first of them in part. */
typedef struct rest {
    sdyi_span axes;
    int at;
    sdyi_ref first; /* the rest of axes.refs[at] */
} rest;

static rest rest_of(sdyi_span axes) {
    rest r = {.axes = axes};
    if (axes.count > 0)
        r.first = axes.refs[0];
    return r;
}

static bool is_over(const rest *r) {
    return r->at == r->axes.count;
}

static void take_next(rest *r) {
    if (++r->at < r->axes.count)
        r->first = r->axes.refs[r->at];
}

/* Take all remaining axes. */
static sdyi_span take_all(const sdyi_projection *p, rest *r) {
    const int n = r->axes.count - r->at;
    if (n == 0) /* perhaps of no axes at all, which are NULL */
        return nothing;
    const sdyi_ref *const refs = r->axes.refs + r->at;
    r->at = r->axes.count;
    if (sdyi_ref_equal(r->first, refs[0]))
        return (sdyi_span){refs, n};
    sdyi_ref *const copy =
        sdyi_zone_copy(p->zone, refs, (size_t)n * sizeof *copy);
    copy[0] = r->first;
    return (sdyi_span){copy, n};
}

/* The leading axes and sub-axes that fit a factor which is not minor-most;
 * `*lacking`: the number of shards by which it could still be cut. */
static sdyi_span take_some(const sdyi_projection *p, rest *r,
                           int64_t *lacking) {
    sdyi_ref *const refs = SDYI_NEW(p->zone, sdyi_ref, r->axes.count - r->at);
    int n = 0;
    while (!is_over(r)) {
        const int64_t size = r->first.size;
        const int64_t common = size == 1 ? 1 : sdyi_gcd(*lacking, size);
        if (size != 1 && common == 1)
            break;
        refs[n] = r->first;
        if (common < size) {
            const int64_t pre = r->first.pre;
            const int axis = r->first.axis;
            refs[n] = sdyi_ref_sub(p->mesh, axis, pre, common);
            r->first = sdyi_ref_sub(p->mesh, axis, pre * common, size / common);
        } else {
            take_next(r);
        }
        n++;
        *lacking /= common;
    }
    return (sdyi_span){refs, n};
}

static void project_dim(const sdyi_projection *p, int tensor,
                        const sdyi_rule_dim *dim, const sdyi_dim *sharding) {
    rest r = rest_of(sharding == NULL ? nothing : sharding->axes);
    bool is_closed = sharding != NULL ? !sharding->open : p->closes_missing;
    bool is_full = false; /* nothing can follow an overflow */
    for (int i = 0; i < dim->n; i++) {
        sdyi_factor *const f = sdyi_factor_of(p, tensor, dim->factors[i]);
        f->is_there = true;
        f->is_closed = is_closed;
        f->is_minor_most = i == dim->n - 1;
        if (is_full)
            return;
        if (f->is_minor_most) {
            f->axes = take_all(p, &r);
        } else if (!is_over(&r)) {
            int64_t lacking = p->rule->sizes[dim->factors[i]];
            f->axes = take_some(p, &r, &lacking);
            if (lacking > 1 && !is_over(&r)) {
                f->overflow = take_all(p, &r);
                is_full = is_closed = true;
            }
        }
    }
}

void sdyi_project(sdyi_projection *p) {
    const sdyi_rule *const rule = p->rule;
    p->factors = SDYI_NEW(p->zone, sdyi_factor, p->n_tensors * rule->n_factors);
    p->is_updated = SDYI_NEW(p->zone, bool, p->n_tensors);
    for (int t = 0; t < p->n_tensors; t++) {
        const sdyi_rule_tensor *const tensor = &rule->tensors[t];
        const sdyrt_sharding *const s =
            p->layouts[t] == NULL ? NULL : p->layouts[t]->sharding;
        for (int d = 0; d < tensor->rank; d++)
            project_dim(p, t, &tensor->dims[d],
                        s == NULL || d >= s->rank ? NULL : &s->dims[d]);
    }
}

/* -- and back -------------------------------------------------------------- */

/* The sharding of a dimension with several factors. */
static void join_dim(const sdyi_projection *p, int tensor,
                     const sdyi_rule_dim *dim, sdyi_dim *to) {
    sdyi_axes all;
    bool is_closed = false;
    all.count = 0;
    for (int i = 0; i < dim->n; i++) {
        const sdyi_factor *const f = sdyi_factor_of(p, tensor, dim->factors[i]);
        if (!f->is_there)
            break;
        is_closed = is_closed || f->is_closed;
        for (int k = 0; k < f->axes.count; k++)
            if (k == 0)
                sdyi_axes_add_or_merge(p->mesh, &all, f->axes.refs[0]);
            else
                sdyi_axes_append(&all, f->axes.refs[k]);
        for (int k = 0; k < f->overflow.count; k++)
            if (k == 0)
                sdyi_axes_add_or_merge(p->mesh, &all, f->overflow.refs[0]);
            else
                sdyi_axes_append(&all, f->overflow.refs[k]);
        if (f->overflow.count > 0 ||
            sdyi_axes_shards(f->axes) < p->rule->sizes[dim->factors[i]])
            break;
    }
    to->open = !is_closed;
    to->axes = (sdyi_span){
        sdyi_zone_copy(p->zone, all.refs, (size_t)all.count * sizeof *all.refs),
        all.count};
}

void sdyi_unproject(const sdyi_projection *p, int tensor,
                    sdyi_sharding_parts *parts) {
    const sdyi_rule_tensor *const t = &p->rule->tensors[tensor];
    const sdyrt_sharding *const old =
        p->layouts[tensor] == NULL ? NULL : p->layouts[tensor]->sharding;
    parts->rank = t->rank;
    parts->n_unknown = 0;
    parts->unknown = NULL;
    parts->replicated = old == NULL ? nothing : old->replicated;
    parts->unreduced = old == NULL ? nothing : old->unreduced;
    parts->unreduced_op = old == NULL ? SDYRT_SUM : old->unreduced_op;
    for (int d = 0; d < t->rank; d++) {
        const sdyi_factor *const first =
            sdyi_factor_of(p, tensor, t->dims[d].factors[0]);
        parts->dims[d] = (sdyi_dim){.axes = nothing};
        if (t->dims[d].n == 1 && first->overflow.count == 0) {
            parts->dims[d].axes = first->axes;
            parts->dims[d].open = !first->is_closed;
        } else {
            join_dim(p, tensor, &t->dims[d], &parts->dims[d]);
        }
    }
}

/* -- axes that tensors agree on -------------------------------------------- */

/* The common list of axes of the tensors seen so far. */
typedef struct joined {
    sdyi_span list;
    bool can_expand; /* axes that only one tensor has may extend the list */
} joined;

/* The refs at the same place of both lists. `*keep`: which goes on; false: the
 * list ends with it, or before it where that is NULL. Parts of an axis that no
 * common cut of it has, as x:(1)4 and x:(1)6 of 12, are as different axes. */
static bool join_refs(const sdyi_ref *old, const sdyi_ref *new, bool old_more,
                      bool new_more, bool can_expand, const sdyi_ref **keep) {
    *keep = old;
    if (sdyi_ref_equal(*old, *new))
        return true;
    if (old->axis != new->axis || !sdyi_ref_can_coexist(*old, *new)) {
        *keep = NULL;
        return false;
    }
    if (sdyi_ref_prefix_of(*new, *old)) {
        if (new_more)
            *keep = new;
        return !new_more;
    }
    if (sdyi_ref_prefix_of(*old, *new)) {
        const bool goes_on = can_expand && !old_more;
        if (goes_on)
            *keep = new;
        return goes_on;
    }
    *keep = NULL;
    return false;
}

static joined join(const sdyi_projection *p, joined old, sdyi_span new) {
    const bool can_expand = old.can_expand;
    const int n_old = old.list.count;
    if (n_old == 0 && can_expand)
        return (joined){new, can_expand};
    if (n_old == 0 || new.count == 0 || new.refs == old.list.refs)
        return old;
    sdyi_ref *const refs = SDYI_NEW(p->zone, sdyi_ref, n_old + new.count);
    int n = 0, i = 0;
    for (; i < n_old && i < new.count; i++) {
        const sdyi_ref *keep;
        const bool goes_on =
            join_refs(&old.list.refs[i], &new.refs[i], i + 1 < n_old,
                      i + 1 < new.count, can_expand, &keep);
        if (keep != NULL)
            refs[n++] = *keep;
        if (!goes_on)
            return (joined){{refs, n}, false};
    }
    for (int k = i; k < n_old; k++)
        refs[n++] = old.list.refs[k];
    for (int k = i; k < new.count &&can_expand; k++)
        refs[n++] = new.refs[k];
    return (joined){{refs, n}, can_expand};
}

static joined join_tensors(const sdyi_projection *p, int factor, joined all,
                           int first, int end) {
    for (int t = first; t < end; t++) {
        const sdyi_factor *const f = sdyi_factor_of(p, t, factor);
        if (f->is_there)
            all = join(p, all, f->axes);
    }
    return all;
}

sdyi_span sdyi_major_axes(const sdyi_projection *p, int factor) {
    const int direction = p->directions[factor];
    const int n = p->rule->n_operands;
    joined all = {nothing, true};
    if (direction == SDYI_DIRECTION_NONE)
        return nothing;
    if (direction == SDYI_DIRECTION_BACKWARD)
        all = join_tensors(p, factor, all, n, p->n_tensors);
    else
        all = join_tensors(p, factor, all, 0, n);
    if (direction != SDYI_DIRECTION_BOTH)
        all.can_expand = false; /* further tensors may only shorten the list */
    if (direction == SDYI_DIRECTION_BACKWARD)
        all = join_tensors(p, factor, all, 0, n);
    else
        all = join_tensors(p, factor, all, n, p->n_tensors);
    return all.list;
}

/* -- conflicts ------------------------------------------------------------- */

bool sdyi_fits_across(const sdyi_projection *p, int tensor, int factor,
                      sdyi_ref axis, sdyi_ref *part) {
    *part = axis;
    for (int g = 0; g < p->rule->n_factors; g++) {
        const sdyi_factor *const f = sdyi_factor_of(p, tensor, g);
        if (g != factor && f->is_there &&
            (!sdyi_ref_prefix_without_list(*part, f->overflow, part) ||
             !sdyi_ref_prefix_without_list(*part, f->axes, part)))
            return false;
    }
    return true;
}

/* The part of an axis that can follow `prev` shards of a factor; false:
 * none. */
static bool fits_size(const sdyi_projection *p, const sdyi_factor *f,
                      int64_t size, int64_t prev, sdyi_ref axis,
                      sdyi_ref *part) {
    *part = axis;
    if (f->is_closed || f->overflow.count > 0)
        return false;
    if (f->is_minor_most)
        return true;
    if (size % prev != 0)
        return false;
    const int64_t common = sdyi_gcd(size / prev, axis.size);
    if (common != axis.size && common > 1)
        *part = sdyi_ref_sub(p->mesh, axis.axis, axis.pre, common);
    return common == axis.size || common > 1;
}

bool sdyi_fits_within(const sdyi_projection *p, int tensor, int factor,
                      int64_t prev, sdyi_ref axis, sdyi_ref *part) {
    const sdyi_factor *const f = sdyi_factor_of(p, tensor, factor);
    const sdyi_layout *const layout = p->layouts[tensor];
    *part = axis;
    if (layout != NULL && (!sdyi_ref_prefix_without_list(
                               *part, layout->sharding->replicated, part) ||
                           !sdyi_ref_prefix_without_list(
                               *part, layout->sharding->unreduced, part)))
        return false;
    for (int i = 0; i < f->axes.count; i++)
        if (sdyi_ref_contains(f->axes.refs[i], *part))
            return true;
    if (fits_size(p, f, p->rule->sizes[factor], prev, *part, part))
        return true;
    const sdyi_ref *const last =
        f->axes.count == 0 ? NULL : &f->axes.refs[f->axes.count - 1];
    if (last == NULL || !sdyi_ref_prefix_of(*last, *part))
        return false;
    *part = *last;
    return true;
}

sdyi_span sdyi_cut(const sdyi_projection *p, int tensor, int factor,
                   sdyi_span axes, sdyi_fits *fits) {
    int64_t prev = 1;
    for (int i = 0; i < axes.count; i++) {
        const sdyi_ref axis = axes.refs[i];
        sdyi_ref part;
        if (!fits(p, tensor, factor, prev, axis, &part) ||
            (p->is_conservative && part.sub))
            return (sdyi_span){axes.refs, i};
        if (!sdyi_ref_equal(part, axis)) {
            sdyi_ref *const refs = sdyi_zone_copy(
                p->zone, axes.refs, (size_t)(i + 1) * sizeof *refs);
            refs[i] = part;
            return (sdyi_span){refs, i + 1};
        }
        prev *= axis.size;
    }
    return axes;
}

void sdyi_expand(sdyi_projection *p, int tensor, int factor, sdyi_span axes) {
    sdyi_factor *const f = sdyi_factor_of(p, tensor, factor);
    if (!f->is_there ||
        sdyi_axes_prefix_status(f->axes, axes) != SDYI_PREFIX_STRICT)
        return;
    f->axes = axes;
    p->is_updated[tensor] = true;
}
