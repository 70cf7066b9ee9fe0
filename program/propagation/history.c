/* Moves of axes, found by comparing the factors of an op before and after a
 * step. */
#include "program/propagation/history.h"

#include <string.h>

/* The first tensor that had `all` axes of the target along a factor, else the
 * first that had this axis; -1: none. */
static int find_source(const sdyi_projection *p, const sdyi_factor *before,
                       int factor, sdyi_ref axis, sdyi_span all) {
    const int n = p->rule->n_factors;
    for (int t = 0; t < p->n_tensors; t++) {
        const sdyi_factor *const f = &before[t * n + factor];
        if (f->is_there &&
            sdyi_axes_prefix_status(all, f->axes) != SDYI_PREFIX_NOT)
            return t;
    }
    for (int t = 0; t < p->n_tensors; t++) {
        const sdyi_factor *const f = &before[t * n + factor];
        if (f->is_there && sdyi_axes_contain(f->axes, axis))
            return t;
    }
    return -1;
}

static bool has_just(sdyi_span axes, sdyi_ref axis) {
    for (int i = 0; i < axes.count; i++)
        if (sdyi_ref_equal(axes.refs[i], axis))
            return true;
    return false;
}

/* The dimension of a tensor that has a factor, and the factor's index in it;
 * -1: none. */
static int dim_of(const sdyi_projection *p, int tensor, int factor,
                  int *place) {
    const sdyi_rule_tensor *const t = &p->rule->tensors[tensor];
    for (int d = 0; d < t->rank; d++)
        for (*place = 0; *place < t->dims[d].n; ++*place)
            if (t->dims[d].factors[*place] == factor)
                return d;
    return -1;
}

/* True if a tensor has just got exactly this part of an axis; one that got a
 * larger part has a move of its own. */
static bool is_new(const sdyi_projection *p, const sdyi_factor *before,
                   int tensor, int factor, sdyi_ref axis) {
    const sdyi_factor *const was =
        &before[tensor * p->rule->n_factors + factor];
    return p->is_updated[tensor] && was->is_there &&
           has_just(sdyi_factor_of(p, tensor, factor)->axes, axis) &&
           !sdyi_axes_contain(was->axes, axis);
}

/* Moves of an axis, to each tensor from `first` on that has it now. */
static void add_moves(sdyi_history *h, const sdyi_projection *p,
                      const sdyi_factor *before, int factor, sdyi_ref axis,
                      int first, int *capacity) {
    sdyi_event *const e = &h->next;
    for (int i = 0; i < e->n_moves; i++)
        if (e->moves[i].factor == factor &&
            sdyi_ref_equal(e->moves[i].axis, axis))
            return;
    const int source = find_source(p, before, factor, axis,
                                   sdyi_factor_of(p, first, factor)->axes);
    for (int t = first; t < p->n_tensors; t++) {
        if (!is_new(p, before, t, factor, axis))
            continue;
        const sdyi_span now = sdyi_factor_of(p, t, factor)->axes;
        int place = 0, unused;
        const int dim = dim_of(p, t, factor, &place);
        SDYI_GROW(h->zone, e->moves, e->n_moves, *capacity);
        e->moves[e->n_moves++] = (sdyi_axis_move){
            .axis = axis,
            .factor = factor,
            .dim = dim,
            .place = place,
            .is_last = sdyi_ref_equal(now.refs[now.count - 1], axis),
            .source_dim = source < 0 ? -1 : dim_of(p, source, factor, &unused),
            .source = source,
            .target = t};
    }
}

void sdyi_history_compare(sdyi_history *history, const sdyi_projection *p,
                          const sdyi_factor *before) {
    int capacity = 0;
    history->next.moves = NULL;
    history->next.n_moves = 0;
    history->next.mesh = p->mesh;
    for (int f = 0; f < p->rule->n_factors; f++)
        for (int t = 0; t < p->n_tensors; t++) {
            const sdyi_span axes = sdyi_factor_of(p, t, f)->axes;
            for (int i = 0; p->is_updated[t] && i < axes.count; i++)
                if (is_new(p, before, t, f, axes.refs[i]))
                    add_moves(history, p, before, f, axes.refs[i], t,
                              &capacity);
        }
}

/* The last axis that the same event brought to the same dimension along the
 * nearest factor before (or after) the move's own; NULL: none. */
static const sdyi_axis_move *next_to(const sdyi_event *e,
                                     const sdyi_axis_move *m, bool is_before) {
    const sdyi_axis_move *found = NULL;
    int nearest = 0;
    for (int i = 0; i < e->n_moves; i++) {
        const sdyi_axis_move *const other = &e->moves[i];
        const int distance =
            is_before ? m->place - other->place : other->place - m->place;
        if (other->is_last && other->target == m->target &&
            other->dim == m->dim && distance > 0 &&
            (found == NULL || distance < nearest)) {
            found = other;
            nearest = distance;
        }
    }
    return found;
}

bool sdyi_move_axis(const sdyi_event *e, const sdyi_axis_move *m,
                    sdyi_ref *axis) {
    *axis = m->axis;
    if (!m->is_last)
        return true;
    const sdyi_axis_move *const before = next_to(e, m, true);
    if (before != NULL && sdyi_ref_can_merge(before->axis, m->axis)) {
        *axis = sdyi_ref_merge(e->mesh, before->axis, m->axis);
        return true;
    }
    const sdyi_axis_move *const following = next_to(e, m, false);
    return following == NULL || !sdyi_ref_can_merge(m->axis, following->axis);
}

void sdyi_history_add(sdyi_history *history, sdyi_value *const *values, int n) {
    sdyi_event *const e = &history->next;
    e->user_priority = history->user_priority;
    e->n_tensors = n;
    e->values = SDYI_NEW(history->zone, const sdyi_value *, n);
    for (int i = 0; i < n; i++)
        e->values[i] = values[i];
    SDYI_GROW(history->zone, history->events, history->n, history->capacity);
    history->events[history->n++] = *e;
}

/* Set `next` to an event that adds to `before` (NULL: no axes) the axes of
 * `after` that it lacks, from tensor `source` to `target`. */
static void move_all(sdyi_history *history, const sdyi_layout *before,
                     const sdyi_layout *after, int source, int target) {
    sdyi_event *const e = &history->next;
    int capacity = 0;
    e->result = -1;
    e->mesh = after->sharding->mesh;
    e->moves = NULL;
    e->n_moves = 0;
    e->n_operands = 1;
    for (int d = 0; d < after->sharding->rank; d++) {
        const sdyi_span axes = after->sharding->dims[d].axes;
        for (int i = 0; i < axes.count; i++) {
            if (before != NULL &&
                sdyi_axes_contain(before->sharding->dims[d].axes, axes.refs[i]))
                continue;
            SDYI_GROW(history->zone, e->moves, e->n_moves, capacity);
            e->moves[e->n_moves++] =
                (sdyi_axis_move){.axis = axes.refs[i],
                                 .factor = d,
                                 .dim = d,
                                 .is_last = i == axes.count - 1,
                                 .source_dim = d,
                                 .source = source,
                                 .target = target};
        }
    }
}

void sdyi_history_share(sdyi_history *history, const sdyi_value *from,
                        const sdyi_value *to, const sdyi_layout *before,
                        const sdyi_layout *after) {
    sdyi_value *const values[2] = {(sdyi_value *)from, (sdyi_value *)to};
    history->next.op = NULL;
    move_all(history, before, after, 0, 1);
    if (history->next.n_moves > 0)
        sdyi_history_add(history, values, 2);
}

void sdyi_history_constrain(sdyi_history *history, const sdyi_op *constraint,
                            const sdyi_value *place, const sdyi_layout *after) {
    sdyi_value *const values[2] = {(sdyi_value *)place,
                                   (sdyi_value *)&constraint->results[0]};
    history->next.op = constraint;
    move_all(history, NULL, after, 1, 0);
    sdyi_history_add(history, values, 2);
}
