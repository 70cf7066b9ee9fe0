/* Lists, moves and room, which all phases of a sequence use. */
#include "mesh/sequence_state.h"

#include "mesh/internal.h"

/* -- lists ----------------------------------------------------------------- */

void sdyi_axes_pop(sdyi_axes *list, const sdyi_axes *gone) {
    for (int i = gone->count - 1; i >= 0 && list->count > 0; i--) {
        sdyi_ref rest;
        if (sdyi_ref_prefix_without(list->refs[list->count - 1], gone->refs[i],
                                    &rest))
            list->refs[list->count - 1] = rest;
        else
            list->count--;
    }
}

const sdyi_sequence_place *sdyi_sequence_find(const sdyi_sequence_state *w,
                                              sdyi_ref ref) {
    for (int i = 0; i < w->n_map; i++)
        if (sdyi_ref_equal(w->map[i].ref, ref))
            return &w->map[i];
    return NULL;
}

void sdyi_sequence_map(sdyi_sequence_state *w) {
    w->n_map = 0;
    for (int d = 0; d < w->rank; d++)
        for (int i = 0; i < w->out[d].count; i++)
            if (w->n_map < SDYI_MAX_REFS &&
                sdyi_sequence_find(w, w->out[d].refs[i]) == NULL)
                w->map[w->n_map++] =
                    (sdyi_sequence_place){w->out[d].refs[i], d, i};
}

bool sdyi_sequence_divide(int64_t a, int64_t b) {
    return a % b == 0 || b % a == 0;
}

/* -- moves ----------------------------------------------------------------- */

/* False for a dimension that is cut unevenly now, though evenly by both
 * ends. */
static bool is_even(const sdyi_sequence_state *w, int d) {
    const sdyi_sequence *const s = w->s;
    return s->sizes[d] % sdyi_axes_shards(s->from[d]) != 0 ||
           s->sizes[d] % sdyi_axes_shards(s->to[d]) != 0 ||
           s->sizes[d] % sdyi_sequence_shards(&w->cur[d]) == 0;
}

void sdyi_sequence_emit(sdyi_sequence_state *w, sdyi_move_kind kind, int source,
                        int target, const sdyi_axes *axes) {
    const sdyi_move move = {.kind = kind,
                            .source = source,
                            .target = target,
                            .axes = axes,
                            .dims = w->cur,
                            .is_on_target = w->is_on_target};
    for (int d = 0; d < w->rank; d++)
        w->is_good = w->is_good && is_even(w, d);
    if (!w->is_dry)
        w->s->move(w->s->state, &move);
}

void sdyi_sequence_emit_lists(sdyi_sequence_state *w, sdyi_move_kind kind) {
    for (int d = 0; d < w->rank; d++)
        if (w->lists[d].count > 0) {
            sdyi_sequence_emit(w, kind, -1, -1, w->lists);
            return;
        }
}

void sdyi_sequence_clear_lists(sdyi_sequence_state *w) {
    for (int d = 0; d < w->rank; d++)
        w->lists[d].count = 0;
}

void sdyi_sequence_add_slice(sdyi_sequence_state *w, int d, sdyi_ref ref) {
    sdyi_axes_add_or_merge(w->s->mesh, &w->lists[d], ref);
    sdyi_axes_add_or_merge(w->s->mesh, &w->cur[d], ref);
}

/* -- room ------------------------------------------------------------------ */

bool sdyi_sequence_fit(const sdyi_sequence_state *w, sdyi_ref a, int64_t *room,
                       sdyi_sequence_fitted *to) {
    if (*room <= 1 || !sdyi_sequence_divide(*room, a.size))
        return false;
    to->has_rest = *room < a.size;
    to->part = a;
    if (!to->has_rest) {
        *room /= a.size;
        return true;
    }
    const sdyrt_mesh *const mesh = w->s->mesh;
    to->part = sdyi_ref_sub(mesh, a.axis, a.pre, *room);
    to->rest = sdyi_ref_sub(mesh, a.axis, a.pre * *room, a.size / *room);
    *room = 1;
    return true;
}

static void deal_one(sdyi_sequence_state *w, const sdyi_sequence_dealing *how,
                     int d, int *n_front, sdyi_ref part) {
    if (how->is_front)
        sdyi_axes_insert(&w->in[d], (*n_front)++, part);
    else
        sdyi_axes_append(&w->in[d], part);
    sdyi_axes_append(&w->present, part);
    if (how->is_sliced)
        sdyi_sequence_add_slice(w, d, part);
}

void sdyi_sequence_deal(sdyi_sequence_state *w,
                        const sdyi_sequence_dealing *how) {
    sdyi_axes split = {.count = 0}, aligned;
    for (int d = 0; d < w->rank; d++) {
        sdyi_axes *const list = &how->lists[how->is_shared ? 0 : d];
        int n_front = 0;
        for (int i = 0; i < list->count && w->room[d] > 1;) {
            sdyi_sequence_fitted f;
            if (!sdyi_sequence_fit(w, list->refs[i], &w->room[d], &f)) {
                i++;
                continue;
            }
            sdyi_axes_remove(list, i);
            deal_one(w, how, d, &n_front, f.part);
            if (f.has_rest) {
                sdyi_axes_append(&split, f.part);
                sdyi_axes_insert(list, 0, f.rest);
                i++;
            }
        }
    }
    if (split.count == 0)
        return;
    sdyi_axes_sort_plain(w->s->mesh, &split);
    for (int d = 0; d < w->rank; d++) {
        sdyi_axes_align(w->s->mesh, sdyi_span_of(&w->out[d]),
                        sdyi_span_of(&split), &aligned);
        w->out[d] = aligned;
    }
}
