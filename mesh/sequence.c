/* The sequence: its phases run once without emitting moves, and again if they
 * end in the target by even cuts; else the tensor is gathered and sliced. */
#include "mesh/sequence.h"

#include "mesh/sequence_state.h"

/* The refs of a list never overlap, so at most 62 are larger than 1, however
 * fine they are cut, and each axis of size 1 is one: no list is ever full. */
_Static_assert(62 + SDYRT_MAX_AXES <= SDYI_MAX_REFS, "lists have room");

static void start(sdyi_sequence_state *w) {
    const sdyi_sequence *const s = w->s;
    sdyi_axes from = {.count = 0}, to = {.count = 0};
    w->present.count = 0;
    w->is_good = true;
    w->is_on_target = !s->changes_mesh;
    for (int d = 0; d < w->rank; d++) {
        sdyi_axes_append_all(&from, s->from[d]);
        sdyi_axes_append_all(&to, s->to[d]);
    }
    sdyi_axes_sort_plain(s->mesh, &from);
    sdyi_axes_sort_plain(s->mesh, &to);
    for (int d = 0; d < w->rank; d++) {
        sdyi_axes_align(s->mesh, s->from[d], sdyi_span_of(&to), &w->in[d]);
        sdyi_axes_align(s->mesh, s->to[d], sdyi_span_of(&from), &w->out[d]);
        while (w->in[d].count > 0 && w->out[d].count > 0 &&
               sdyi_ref_equal(w->in[d].refs[0], w->out[d].refs[0])) {
            sdyi_axes_remove(&w->in[d], 0);
            sdyi_axes_remove(&w->out[d], 0);
        }
        sdyi_axes_copy(&w->cur[d], s->from[d]);
        sdyi_axes_append_all(&w->present, sdyi_span_of(&w->in[d]));
    }
    sdyi_sequence_map(w);
}

static bool is_done(const sdyi_sequence_state *w) {
    for (int d = 0; d < w->rank; d++)
        if (w->in[d].count > 0 || w->out[d].count > 0)
            return false;
    return w->is_on_target;
}

static void run(sdyi_sequence_state *w) {
    start(w);
    for (int i = 0; i < 2 && !is_done(w); i++) {
        sdyi_sequence_slice(w);
        sdyi_sequence_permute(w);
        sdyi_sequence_move_all(w, true);
        sdyi_sequence_move_all(w, false);
        sdyi_sequence_gather(w);
    }
}

/* The first ref from `i` on that cuts something; the count: there is none. */
static int next_cut(sdyi_span list, int i) {
    while (i < list.count && list.refs[i].size == 1)
        i++;
    return i;
}

static bool is_cut_alike(sdyi_span a, sdyi_span b) {
    int i = next_cut(a, 0), k = next_cut(b, 0);
    while (i < a.count && k < b.count && sdyi_ref_equal(a.refs[i], b.refs[k])) {
        i = next_cut(a, i + 1);
        k = next_cut(b, k + 1);
    }
    return i == a.count && k == b.count;
}

/* Axes of size 1 cut nothing: Shardy's sequence may leave some of them. */
static bool ends_in_target(const sdyi_sequence_state *w) {
    for (int d = 0; d < w->rank; d++)
        if (!is_cut_alike(sdyi_span_of(&w->cur[d]), w->s->to[d]))
            return false;
    return w->is_on_target;
}

static bool can_all_coexist(const sdyi_sequence *s) {
    for (int d = 0; d < s->rank; d++)
        for (int e = 0; e < s->rank; e++)
            if (!sdyi_axes_coexist(s->from[d], s->to[e]))
                return false;
    return true;
}

/* All axes that differ, or where they cannot be cut alike all axes, are
 * gathered and the new ones sliced. */
static void gather_and_slice(sdyi_sequence_state *w, bool is_whole) {
    start(w);
    for (int d = 0; d < w->rank; d++) {
        if (is_whole) {
            sdyi_axes_copy(&w->in[d], w->s->from[d]);
            sdyi_axes_copy(&w->out[d], w->s->to[d]);
        }
        sdyi_axes_pop(&w->cur[d], &w->in[d]);
        w->lists[d].count = 0;
        for (int i = 0; i < w->in[d].count; i++)
            sdyi_axes_add_or_merge(w->s->mesh, &w->lists[d], w->in[d].refs[i]);
    }
    sdyi_sequence_emit_lists(w, SDYI_MOVE_GATHER);
    if (!w->is_on_target) {
        w->is_on_target = true;
        sdyi_sequence_emit(w, SDYI_MOVE_PERMUTE, -1, -1, NULL);
    }
    sdyi_sequence_clear_lists(w);
    for (int d = 0; d < w->rank; d++)
        for (int i = 0; i < w->out[d].count; i++)
            sdyi_sequence_add_slice(w, d, w->out[d].refs[i]);
    sdyi_sequence_emit_lists(w, SDYI_MOVE_SLICE);
}

static sdyi_axes *make_lists(const sdyi_sequence *s) {
    sdyi_axes *const lists =
        s->alloc(s->state, (size_t)(s->rank + 1) * sizeof *lists);
    for (int d = 0; d <= s->rank; d++)
        lists[d].count = 0;
    return lists;
}

void sdyi_sequence_make(const sdyi_sequence *s) {
    sdyi_sequence_state w = {.s = s, .rank = s->rank, .is_dry = true};
    const bool coexists = can_all_coexist(s);
    w.in = make_lists(s);
    w.out = make_lists(s);
    w.cur = make_lists(s);
    w.lists = make_lists(s);
    w.left = make_lists(s);
    w.room = s->alloc(s->state, (size_t)(s->rank + 1) * sizeof *w.room);
    w.map = s->alloc(s->state, SDYI_MAX_REFS * sizeof *w.map);
    if (coexists)
        run(&w);
    const bool is_good = coexists && w.is_good && ends_in_target(&w);
    w.is_dry = false;
    if (is_good)
        run(&w);
    else
        gather_and_slice(&w, !coexists);
}
