/* User priorities: dimensions of a later priority take no part until it is
 * their turn.
 *
 *   <@m, [{"a"}p1, {"b", ?}p0]>  waits as  <@m, [{}, {"b", ?}],
 *                                           replicated={"a"}>
 *
 * Their axes are replicated meanwhile, so that no other dimension takes them.
 */
#include "program/propagation/propagate.h"

#include <stdlib.h>

/* A value or function result with dimensions of a later user priority. */
typedef struct waiting {
    const sdyi_value *value; /* NULL: a function's result */
    const sdyi_op *function;
    int result;
    const sdyrt_sharding *sharding; /* as it was */
} waiting;

typedef struct priorities {
    sdyi_propagation *p;
    waiting *list;
    int n, capacity;
    int64_t *turns; /* above 0, ascending */
    int n_turns, turns_capacity;
} priorities;

static const sdyi_layout *get(const priorities *q, const waiting *w) {
    sdyi_places *const places = &q->p->places;
    return w->value != NULL
               ? sdyi_place_get(places, w->value)
               : sdyi_result_place_get(places, w->function, w->result);
}

static void set(const priorities *q, const waiting *w,
                const sdyi_layout *layout) {
    sdyi_places *const places = &q->p->places;
    if (layout == NULL)
        return;
    if (w->value != NULL)
        sdyi_place_set(places, w->value, layout);
    else
        sdyi_result_place_set(places, w->function, w->result, layout);
}

static void add_turn(priorities *q, int64_t priority) {
    sdyi_zone *const zone = q->p->zone;
    int i = q->n_turns;
    while (i > 0 && q->turns[i - 1] > priority)
        i--;
    if (i > 0 && q->turns[i - 1] == priority)
        return;
    SDYI_GROW(zone, q->turns, q->n_turns, q->turns_capacity);
    for (int k = q->n_turns++; k > i; k--)
        q->turns[k] = q->turns[k - 1];
    q->turns[i] = priority;
}

/* -- waiting --------------------------------------------------------------- */

static bool has_priorities(const sdyrt_sharding *s) {
    for (int d = 0; d < s->rank; d++)
        if (s->dims[d].has_priority)
            return true;
    return false;
}

static void let_wait(void *state, const sdyi_value *value,
                     const sdyi_op *function, int result) {
    priorities *const q = state;
    waiting w = {value, function, result, NULL};
    const sdyi_layout *const layout = get(q, &w);
    sdyi_sharding_parts parts;
    sdyi_axes replicated;
    bool waits = false;
    if (layout == NULL || !has_priorities(layout->sharding))
        return;
    w.sharding = layout->sharding;
    sdyi_layout_parts(layout, &parts);
    sdyi_axes_copy(&replicated, parts.replicated);
    for (int d = 0; d < parts.rank; d++) {
        sdyi_dim *const dim = &parts.dims[d];
        if (dim->has_priority && dim->priority > 0) {
            waits = true;
            add_turn(q, dim->priority);
            sdyi_axes_append_all(&replicated, dim->axes);
            dim->axes.count = 0;
            dim->open = false;
        }
        dim->has_priority = false;
    }
    sdyi_axes_sort_mesh(&replicated);
    parts.replicated = sdyi_span_of(&replicated);
    set(q, &w, sdyi_layout_make(&q->p->places.layouts, &parts));
    if (!waits)
        return;
    SDYI_GROW(q->p->zone, q->list, q->n, q->capacity);
    q->list[q->n++] = w;
}

/* -- and taking part ------------------------------------------------------- */

static void take_out(sdyi_axes *list, sdyi_span axes) {
    int n = 0;
    for (int i = 0; i < list->count; i++) {
        bool is_in = false;
        for (int k = 0; k < axes.count; k++)
            is_in = is_in || sdyi_ref_equal(list->refs[i], axes.refs[k]);
        if (!is_in)
            list->refs[n++] = list->refs[i];
    }
    list->count = n;
}

static void let_in(const priorities *q, const waiting *w, int64_t priority) {
    const sdyi_layout *const layout = get(q, w);
    sdyi_sharding_parts parts;
    sdyi_axes replicated;
    bool is_changed = false;
    sdyi_layout_parts(layout, &parts);
    sdyi_axes_copy(&replicated, parts.replicated);
    for (int d = 0; d < parts.rank; d++) {
        const sdyi_dim *const was = &w->sharding->dims[d];
        if (!was->has_priority || was->priority != priority)
            continue;
        is_changed = true;
        parts.dims[d].axes = was->axes;
        parts.dims[d].open = was->open;
        take_out(&replicated, was->axes);
    }
    parts.replicated = sdyi_span_of(&replicated);
    if (is_changed)
        set(q, w, sdyi_layout_make(&q->p->places.layouts, &parts));
}

void sdyi_by_user_priority(sdyi_propagation *p,
                           void (*run)(sdyi_propagation *p, int64_t priority,
                                       bool is_last)) {
    priorities q = {.p = p};
    sdyi_places_walk(p->module, let_wait, &q);
    run(p, 0, q.n_turns == 0);
    for (int turn = 0; turn < q.n_turns; turn++) {
        for (int i = 0; i < q.n; i++)
            if (q.list[i].value == NULL || q.list[i].value->op == NULL ||
                q.list[i].value->op->block != NULL) /* not erased */
                let_in(&q, &q.list[i], q.turns[turn]);
        if (p->history != NULL)
            p->history->user_priority = q.turns[turn];
        run(p, q.turns[turn], turn + 1 == q.n_turns);
    }
}
