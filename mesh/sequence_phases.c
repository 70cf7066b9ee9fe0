/* The phases of a sequence. Their order of choices is Shardy's: its texts
 * depend on it. */
#include "mesh/sequence_state.h"

#include "base/integers.h"
#include "mesh/internal.h"

/* -- slices ---------------------------------------------------------------- */

static bool is_present(const sdyi_sequence_state *w, sdyi_ref ref) {
    return sdyi_axes_find(&w->present, ref) >= 0;
}

/* New axes that go after one which an all_to_all will move are sliced in the
 * source dimension, and moved together with it. */
static void slice_at_source(sdyi_sequence_state *w, int src) {
    sdyi_axes *const in = &w->in[src];
    const sdyi_sequence_place *const at =
        in->count == 0 || w->out[src].count > 0
            ? NULL
            : sdyi_sequence_find(w, in->refs[in->count - 1]);
    if (at == NULL || w->in[at->dim].count > 0)
        return;
    const sdyi_axes *const out = &w->out[at->dim];
    const int first = at->index + 1;
    if (first >= out->count || is_present(w, out->refs[first]))
        return;
    int64_t common = 1, more = 1;
    int i = in->count - 1;
    for (int k = at->index;
         i >= 0 && k >= 0 && sdyi_ref_equal(in->refs[i], out->refs[k]);
         i--, k--)
        common *= in->refs[i].size;
    for (; i >= 0; i--) {
        const sdyi_sequence_place *const other =
            sdyi_sequence_find(w, in->refs[i]);
        if (other != NULL && other->dim == at->dim)
            return;
    }
    int end = first;
    while (end < out->count && !is_present(w, out->refs[end]))
        more *= out->refs[end++].size;
    if (w->s->sizes[src] % (sdyi_sequence_shards(&w->cur[src]) * more) != 0)
        return;
    w->room[at->dim] /= common * more;
    for (int k = first; k < end; k++) {
        sdyi_axes_append(in, out->refs[k]);
        sdyi_axes_append(&w->present, out->refs[k]);
        sdyi_sequence_add_slice(w, src, out->refs[k]);
    }
}

static void slice_at_target(sdyi_sequence_state *w, int d, sdyi_axes *spare) {
    sdyi_axes *const out = &w->out[d];
    for (int i = 0; i < out->count;) {
        sdyi_sequence_fitted f;
        if (is_present(w, out->refs[i])) {
            i++;
            continue;
        }
        if (!sdyi_sequence_fit(w, out->refs[i], &w->room[d], &f)) {
            sdyi_axes_append(spare, out->refs[i++]);
            continue;
        }
        sdyi_sequence_add_slice(w, d, f.part);
        if (w->in[d].count == 0 && i == 0) {
            sdyi_axes_remove(out, 0);
        } else {
            sdyi_axes_append(&w->present, f.part);
            sdyi_axes_append(&w->in[d], f.part);
            out->refs[i++] = f.part;
        }
        if (f.has_rest) {
            sdyi_axes_insert(out, i++, f.rest);
            sdyi_axes_append(spare, f.rest);
        }
    }
}

void sdyi_sequence_slice(sdyi_sequence_state *w) {
    sdyi_axes spare = {.count = 0};
    sdyi_sequence_clear_lists(w);
    for (int d = 0; d < w->rank; d++)
        w->room[d] = sdyi_sequence_shards(&w->out[d]) /
                     sdyi_gcd(sdyi_sequence_shards(&w->in[d]),
                              sdyi_sequence_shards(&w->out[d]));
    for (int d = 0; d < w->rank; d++)
        slice_at_source(w, d);
    for (int d = 0; d < w->rank; d++)
        slice_at_target(w, d, &spare);
    sdyi_sequence_deal(w, &(sdyi_sequence_dealing){.lists = &spare,
                                                   .is_shared = true,
                                                   .is_sliced = true});
    sdyi_sequence_map(w);
    sdyi_sequence_emit_lists(w, SDYI_MOVE_SLICE);
}

/* -- the permute ----------------------------------------------------------- */

/* Sizes of an axis that is removed (in[]) and of one that is added (out[]); 0:
 * none. */
typedef struct free_axes {
    int64_t in, out;
} free_axes;

/* True if all_to_alls alone cannot put a dimension's axes into order.
 * `free->in`: the size of an axis that no out[] has. */
static bool is_out_of_order(const sdyi_sequence_state *w, int d,
                            free_axes *free) {
    bool seen[SDYRT_MAX_RANK] = {false};
    int last_dim = -1, last_index = 0;
    for (int i = 0; i < w->in[d].count; i++) {
        const sdyi_sequence_place *const at =
            sdyi_sequence_find(w, w->in[d].refs[i]);
        if (at == NULL) {
            if (last_dim >= 0 && w->out[d].count == 0)
                return true;
            free->in = w->in[d].refs[i].size;
            last_dim = -1;
            continue;
        }
        if ((at->dim == d || seen[at->dim]) &&
            !(last_dim == at->dim && at->index == last_index + 1))
            return true;
        seen[at->dim] = true;
        last_index = at->index;
        last_dim = at->dim;
    }
    return false;
}

static bool should_permute(const sdyi_sequence_state *w) {
    free_axes free = {0, 0};
    for (int d = 0; d < w->rank; d++) {
        if (w->in[d].count > 0 && w->out[d].count > 0 &&
            sdyi_sequence_divide(w->in[d].refs[0].size, w->out[d].refs[0].size))
            return true;
        for (int i = 0; i < w->out[d].count; i++)
            if (!is_present(w, w->out[d].refs[i]))
                free.out = w->out[d].refs[i].size;
        if (is_out_of_order(w, d, &free))
            return true;
    }
    return free.in > 0 && free.out > 0 &&
           sdyi_sequence_divide(free.in, free.out);
}

/* Put the wanted axes of a dimension (out[]) in place of those it has (in[]);
 * `spare`: those without room. */
static void permute_dim(sdyi_sequence_state *w, int d, sdyi_axes *spare) {
    sdyi_axes *const in = &w->in[d], *const out = &w->out[d];
    sdyi_axes taken = {.count = 0};
    sdyi_sequence_fitted f;
    int64_t used = w->room[d] = sdyi_sequence_shards(in);
    sdyi_axes_pop(&w->cur[d], in);
    while (w->room[d] > 1 && out->count > 0 &&
           sdyi_sequence_fit(w, out->refs[0], &w->room[d], &f)) {
        sdyi_axes_remove(out, 0);
        sdyi_axes_add_or_merge(w->s->mesh, &w->cur[d], f.part);
        if (f.has_rest)
            sdyi_axes_insert(out, 0, f.rest);
    }
    sdyi_axes_append_all(spare, sdyi_span_of(out));
    used /= w->room[d];
    for (int i = in->count - 1; i >= 0; i--)
        if (sdyi_sequence_find(w, in->refs[i]) != NULL)
            sdyi_axes_remove(in, i);
    while (used > 1 && in->count > 0 &&
           sdyi_sequence_fit(w, in->refs[0], &used, &f)) {
        sdyi_axes_remove(in, 0);
        sdyi_axes_append(&taken, f.part);
        if (f.has_rest)
            sdyi_axes_insert(in, 0, f.rest);
    }
    w->left[d] = *in;
    sdyi_axes_append_all(&w->left[d], sdyi_span_of(&taken));
    in->count = 0;
}

static void permute(sdyi_sequence_state *w) {
    sdyi_axes spare = {.count = 0}, rest = {.count = 0};
    w->present.count = 0;
    for (int d = 0; d < w->rank; d++)
        permute_dim(w, d, &spare);
    sdyi_sequence_deal(
        w, &(sdyi_sequence_dealing){.lists = &spare, .is_shared = true});
    sdyi_sequence_deal(
        w, &(sdyi_sequence_dealing){.lists = w->left, .is_front = true});
    for (int d = 0; d < w->rank; d++)
        sdyi_axes_append_all(&rest, sdyi_span_of(&w->left[d]));
    sdyi_sequence_deal(w, &(sdyi_sequence_dealing){.lists = &rest,
                                                   .is_shared = true,
                                                   .is_front = true});
    sdyi_sequence_map(w);
    for (int d = 0; d < w->rank; d++)
        for (int i = 0; i < w->in[d].count; i++)
            sdyi_axes_add_or_merge(w->s->mesh, &w->cur[d], w->in[d].refs[i]);
}

void sdyi_sequence_permute(sdyi_sequence_state *w) {
    int64_t before[SDYRT_MAX_RANK];
    for (int d = 0; d < w->rank; d++)
        before[d] = sdyi_sequence_shards(&w->cur[d]);
    if (should_permute(w))
        permute(w);
    else if (w->is_on_target)
        return;
    w->is_on_target = true;
    for (int d = 0; d < w->rank; d++)
        w->is_good =
            w->is_good && sdyi_sequence_shards(&w->cur[d]) == before[d];
    sdyi_sequence_emit(w, SDYI_MOVE_PERMUTE, -1, -1, NULL);
}

/* -- moves between dimensions ---------------------------------------------- */

/* The dimension that the last axes of `src` all move to, from `*first` on; -1:
 * there are none. */
static int find_suffix(const sdyi_sequence_state *w, int src, int *first) {
    const sdyi_axes *const in = &w->in[src];
    int target = -1;
    *first = in->count;
    while (*first > 0) {
        const sdyi_sequence_place *const at =
            sdyi_sequence_find(w, in->refs[*first - 1]);
        if (at == NULL || at->dim == src || (target >= 0 && at->dim != target))
            break;
        target = at->dim;
        --*first;
    }
    return target;
}

static bool is_next(const sdyi_sequence_state *w, const sdyi_axes *moved,
                    int target) {
    const sdyi_axes *const out = &w->out[target];
    if (moved->count > out->count)
        return false;
    for (int i = 0; i < moved->count; i++)
        if (!sdyi_ref_equal(moved->refs[i], out->refs[i]))
            return false;
    return true;
}

static void move_axes(sdyi_sequence_state *w, int src, int target,
                      const sdyi_axes *moved) {
    sdyi_axes params = {.count = 0};
    sdyi_axes_pop(&w->cur[src], moved);
    for (int i = 0; i < moved->count; i++) {
        const sdyi_ref ref = moved->refs[i];
        sdyi_axes_take_out(&w->present, ref);
        sdyi_axes_add_or_merge(w->s->mesh, &params, ref);
        sdyi_axes_add_or_merge(w->s->mesh, &w->cur[target], ref);
        if (w->in[target].count == 0 && w->out[target].count > 0 &&
            sdyi_ref_equal(w->out[target].refs[0], ref)) {
            sdyi_axes_remove(&w->out[target], 0);
        } else {
            sdyi_axes_append(&w->in[target], ref);
            sdyi_axes_append(&w->present, ref);
        }
    }
    sdyi_sequence_emit(w, SDYI_MOVE_TO_ALL, src, target, &params);
}

void sdyi_sequence_move_all(sdyi_sequence_state *w, bool in_order) {
    /* A limit, in case moves bring axes back in a cycle. */
    int budget = SDYI_MAX_REFS;
    for (int src = 0; src < w->rank; src++)
        while (budget-- > 0) {
            int first;
            const int target = find_suffix(w, src, &first);
            if (target < 0)
                break;
            sdyi_axes moved;
            sdyi_axes_copy(&moved, (sdyi_span){w->in[src].refs + first,
                                               w->in[src].count - first});
            if (in_order && !is_next(w, &moved, target))
                break;
            w->in[src].count = first;
            move_axes(w, src, target, &moved);
        }
}

/* -- gathers --------------------------------------------------------------- */

void sdyi_sequence_gather(sdyi_sequence_state *w) {
    sdyi_sequence_clear_lists(w);
    for (int d = 0; d < w->rank; d++) {
        sdyi_axes *const in = &w->in[d];
        sdyi_axes gone = {.count = 0};
        int first = in->count;
        while (first > 0 && sdyi_sequence_find(w, in->refs[first - 1]) == NULL)
            first--;
        for (int i = first; i < in->count; i++) {
            sdyi_axes_append(&gone, in->refs[i]);
            sdyi_axes_take_out(&w->present, in->refs[i]);
            sdyi_axes_add_or_merge(w->s->mesh, &w->lists[d], in->refs[i]);
        }
        in->count = first;
        sdyi_axes_pop(&w->cur[d], &gone);
    }
    sdyi_sequence_emit_lists(w, SDYI_MOVE_GATHER);
}
