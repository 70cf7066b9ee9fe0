/* What a sequence is made with, for each dimension d:
 *
 *   in[d]    axes that it has and should not, out[d] those that it should have,
 *            cut so that refs of both are equal or do not overlap, without what
 *            both begin with
 *   cur[d]   all its axes now
 *   room[d]  shards that it has room for, of a meaning that differs by phase
 *
 * `present` are the refs of all in[d]; `map` says where the refs of out[d] are,
 * as they were when it was made. Each phase brings in[] closer to out[]: slices
 * add axes that no dimension has, one permute puts axes where they can be moved
 * in order, all_to_all moves them, and gathers take those away that are left.
 */
#include "mesh/sequence.h"

#include "mesh/internal.h"

#include <string.h>

typedef struct place {
    sdyi_ref ref;
    int dim, index;
} place;

typedef struct work {
    const sdyi_sequence *s;
    int rank;
    sdyi_axes *in, *out, *cur, *lists, *left;
    int64_t *room;
    sdyi_axes present;
    place *map;
    int n_map;
    bool is_on_target;
    bool is_dry;  /* moves are looked at, and nobody is told of them */
    bool is_good; /* all have been legal */
} work;

/* -- lists ----------------------------------------------------------------- */

static int64_t count_of(const sdyi_axes *list) {
    int64_t count = 1;
    for (int i = 0; i < list->count; i++)
        count *= list->refs[i].size;
    return count;
}

static int find(const sdyi_axes *list, sdyi_ref ref) {
    for (int i = 0; i < list->count; i++)
        if (sdyi_ref_equal(list->refs[i], ref))
            return i;
    return -1;
}

static void remove_at(sdyi_axes *list, int i) {
    list->count--;
    memmove(&list->refs[i], &list->refs[i + 1],
            (size_t)(list->count - i) * sizeof *list->refs);
}

static void insert_at(sdyi_axes *list, int i, sdyi_ref ref) {
    sdyi_axes_append(list, ref);
    memmove(&list->refs[i + 1], &list->refs[i],
            (size_t)(list->count - 1 - i) * sizeof *list->refs);
    list->refs[i] = ref;
}

static void take_out(sdyi_axes *list, sdyi_ref ref) {
    const int i = find(list, ref);
    if (i >= 0)
        remove_at(list, i);
}

static sdyi_ref last_of(const sdyi_axes *list) {
    return list->refs[list->count - 1];
}

static void pop_back(sdyi_axes *list, const sdyi_axes *gone) {
    for (int i = gone->count - 1; i >= 0 && list->count > 0; i--) {
        sdyi_ref rest;
        if (sdyi_ref_prefix_without(last_of(list), gone->refs[i], &rest))
            list->refs[list->count - 1] = rest;
        else
            list->count--;
    }
}

static const place *find_place(const work *w, sdyi_ref ref) {
    for (int i = 0; i < w->n_map; i++)
        if (sdyi_ref_equal(w->map[i].ref, ref))
            return &w->map[i];
    return NULL;
}

static void make_map(work *w) {
    w->n_map = 0;
    for (int d = 0; d < w->rank; d++)
        for (int i = 0; i < w->out[d].count; i++)
            if (w->n_map < SDYI_MAX_REFS &&
                find_place(w, w->out[d].refs[i]) == NULL)
                w->map[w->n_map++] = (place){w->out[d].refs[i], d, i};
}

static int64_t gcd(int64_t a, int64_t b) {
    while (b != 0) {
        const int64_t r = a % b;
        a = b;
        b = r;
    }
    return a;
}

static bool divide(int64_t a, int64_t b) {
    return a % b == 0 || b % a == 0;
}

/* -- moves ----------------------------------------------------------------- */

/* Whether a dimension of the result is cut evenly, if both ends cut it so. */
static bool is_even(const work *w, int d) {
    const sdyi_sequence *const s = w->s;
    int64_t from = 1, to = 1;
    for (int i = 0; i < s->from[d].count; i++)
        from *= s->from[d].refs[i].size;
    for (int i = 0; i < s->to[d].count; i++)
        to *= s->to[d].refs[i].size;
    return s->sizes[d] % from != 0 || s->sizes[d] % to != 0 ||
           s->sizes[d] % count_of(&w->cur[d]) == 0;
}

static void emit(work *w, sdyi_move_kind kind, int source, int target,
                 const sdyi_axes *axes) {
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

static void emit_lists(work *w, sdyi_move_kind kind) {
    for (int d = 0; d < w->rank; d++)
        if (w->lists[d].count > 0) {
            emit(w, kind, -1, -1, w->lists);
            return;
        }
}

static void clear_lists(work *w) {
    for (int d = 0; d < w->rank; d++)
        w->lists[d].count = 0;
}

/* -- room ------------------------------------------------------------------ */

/* The part of an axis that there is room for, and the rest of it. */
typedef struct fitted {
    sdyi_ref part, rest;
    bool has_rest;
} fitted;

static bool fit(const work *w, sdyi_ref a, int64_t *room, fitted *to) {
    if (*room <= 1 || !divide(*room, a.size))
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

/* How axes that are to spare are put into dimensions with room. */
typedef struct dealing {
    sdyi_axes *lists; /* of axes */
    bool is_shared;   /* one for all dimensions */
    bool is_front;    /* before what in[d] has, else behind */
    bool is_sliced;   /* they are new: a slice adds them */
} dealing;

static void deal_one(work *w, const dealing *how, int d, int *n_front,
                     sdyi_ref part) {
    if (how->is_front)
        insert_at(&w->in[d], (*n_front)++, part);
    else
        sdyi_axes_append(&w->in[d], part);
    sdyi_axes_append(&w->present, part);
    if (how->is_sliced) {
        sdyi_axes_add_or_merge(w->s->mesh, &w->lists[d], part);
        sdyi_axes_add_or_merge(w->s->mesh, &w->cur[d], part);
    }
}

static void deal(work *w, const dealing *how) {
    sdyi_axes split = {.count = 0}, aligned;
    for (int d = 0; d < w->rank; d++) {
        sdyi_axes *const list = &how->lists[how->is_shared ? 0 : d];
        int n_front = 0;
        for (int i = 0; i < list->count && w->room[d] > 1;) {
            fitted f;
            if (!fit(w, list->refs[i], &w->room[d], &f)) {
                i++;
                continue;
            }
            remove_at(list, i);
            deal_one(w, how, d, &n_front, f.part);
            if (f.has_rest) {
                sdyi_axes_append(&split, f.part);
                insert_at(list, 0, f.rest);
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

/* -- slices ---------------------------------------------------------------- */

static bool is_present(const work *w, sdyi_ref ref) {
    return find(&w->present, ref) >= 0;
}

static void add_slice(work *w, int d, sdyi_ref ref) {
    sdyi_axes_add_or_merge(w->s->mesh, &w->lists[d], ref);
    sdyi_axes_add_or_merge(w->s->mesh, &w->cur[d], ref);
}

/* Axes that come behind one that an all_to_all will move are sliced where that
 * is, and moved with it. */
static void slice_at_source(work *w, int src) {
    sdyi_axes *const in = &w->in[src];
    const place *const at = in->count == 0 || w->out[src].count > 0
                                ? NULL
                                : find_place(w, last_of(in));
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
        const place *const other = find_place(w, in->refs[i]);
        if (other != NULL && other->dim == at->dim)
            return;
    }
    int end = first;
    while (end < out->count && !is_present(w, out->refs[end]))
        more *= out->refs[end++].size;
    if (w->s->sizes[src] % (count_of(&w->cur[src]) * more) != 0)
        return;
    w->room[at->dim] /= common * more;
    for (int k = first; k < end; k++) {
        sdyi_axes_append(in, out->refs[k]);
        sdyi_axes_append(&w->present, out->refs[k]);
        add_slice(w, src, out->refs[k]);
    }
}

static void slice_at_target(work *w, int d, sdyi_axes *spare) {
    sdyi_axes *const out = &w->out[d];
    for (int i = 0; i < out->count;) {
        fitted f;
        if (is_present(w, out->refs[i])) {
            i++;
            continue;
        }
        if (!fit(w, out->refs[i], &w->room[d], &f)) {
            sdyi_axes_append(spare, out->refs[i++]);
            continue;
        }
        add_slice(w, d, f.part);
        if (w->in[d].count == 0 && i == 0) {
            remove_at(out, 0);
        } else {
            sdyi_axes_append(&w->present, f.part);
            sdyi_axes_append(&w->in[d], f.part);
            out->refs[i++] = f.part;
        }
        if (f.has_rest) {
            insert_at(out, i++, f.rest);
            sdyi_axes_append(spare, f.rest);
        }
    }
}

static void slice(work *w) {
    sdyi_axes spare = {.count = 0};
    clear_lists(w);
    for (int d = 0; d < w->rank; d++)
        w->room[d] = count_of(&w->out[d]) /
                     gcd(count_of(&w->in[d]), count_of(&w->out[d]));
    for (int d = 0; d < w->rank; d++)
        slice_at_source(w, d);
    for (int d = 0; d < w->rank; d++)
        slice_at_target(w, d, &spare);
    deal(w, &(dealing){.lists = &spare, .is_shared = true, .is_sliced = true});
    make_map(w);
    emit_lists(w, SDYI_MOVE_SLICE);
}

/* -- the permute ----------------------------------------------------------- */

/* Sizes of an axis that comes and one that goes; 0: there is none. */
typedef struct free_axes {
    int64_t in, out;
} free_axes;

/* Whether a dimension's axes are in an order that moves alone do not mend. */
static bool is_out_of_order(const work *w, int d, free_axes *free) {
    bool seen[SDYRT_MAX_RANK] = {false};
    int last_dim = -1, last_index = 0;
    for (int i = 0; i < w->in[d].count; i++) {
        const place *const at = find_place(w, w->in[d].refs[i]);
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

static bool should_permute(const work *w) {
    free_axes free = {0, 0};
    for (int d = 0; d < w->rank; d++) {
        if (w->in[d].count > 0 && w->out[d].count > 0 &&
            divide(w->in[d].refs[0].size, w->out[d].refs[0].size))
            return true;
        for (int i = 0; i < w->out[d].count; i++)
            if (!is_present(w, w->out[d].refs[i]))
                free.out = w->out[d].refs[i].size;
        if (is_out_of_order(w, d, &free))
            return true;
    }
    return free.in > 0 && free.out > 0 && divide(free.in, free.out);
}

/* Put what a dimension should have into the room of what it has. */
static void permute_dim(work *w, int d, sdyi_axes *spare) {
    sdyi_axes *const in = &w->in[d], *const out = &w->out[d];
    sdyi_axes taken = {.count = 0};
    fitted f;
    int64_t used = w->room[d] = count_of(in);
    pop_back(&w->cur[d], in);
    while (w->room[d] > 1 && out->count > 0 &&
           fit(w, out->refs[0], &w->room[d], &f)) {
        remove_at(out, 0);
        sdyi_axes_add_or_merge(w->s->mesh, &w->cur[d], f.part);
        if (f.has_rest)
            insert_at(out, 0, f.rest);
    }
    for (int i = 0; i < out->count; i++)
        sdyi_axes_append(spare, out->refs[i]);
    used /= w->room[d];
    for (int i = in->count - 1; i >= 0; i--)
        if (find_place(w, in->refs[i]) != NULL)
            remove_at(in, i);
    while (used > 1 && in->count > 0 && fit(w, in->refs[0], &used, &f)) {
        remove_at(in, 0);
        sdyi_axes_append(&taken, f.part);
        if (f.has_rest)
            insert_at(in, 0, f.rest);
    }
    w->left[d] = *in;
    for (int i = 0; i < taken.count; i++)
        sdyi_axes_append(&w->left[d], taken.refs[i]);
    in->count = 0;
}

static void permute(work *w) {
    sdyi_axes spare = {.count = 0}, rest = {.count = 0};
    w->present.count = 0;
    for (int d = 0; d < w->rank; d++)
        permute_dim(w, d, &spare);
    deal(w, &(dealing){.lists = &spare, .is_shared = true});
    deal(w, &(dealing){.lists = w->left, .is_front = true});
    for (int d = 0; d < w->rank; d++)
        for (int i = 0; i < w->left[d].count; i++)
            sdyi_axes_append(&rest, w->left[d].refs[i]);
    deal(w, &(dealing){.lists = &rest, .is_shared = true, .is_front = true});
    make_map(w);
    for (int d = 0; d < w->rank; d++)
        for (int i = 0; i < w->in[d].count; i++)
            sdyi_axes_add_or_merge(w->s->mesh, &w->cur[d], w->in[d].refs[i]);
}

static void try_permute(work *w) {
    int64_t before[SDYRT_MAX_RANK];
    for (int d = 0; d < w->rank; d++)
        before[d] = count_of(&w->cur[d]);
    if (should_permute(w))
        permute(w);
    else if (w->is_on_target)
        return;
    w->is_on_target = true;
    for (int d = 0; d < w->rank; d++)
        w->is_good = w->is_good && count_of(&w->cur[d]) == before[d];
    emit(w, SDYI_MOVE_PERMUTE, -1, -1, NULL);
}

/* -- moves between dimensions ---------------------------------------------- */

/* The last axes of a dimension that all go to one other; -1: there are none. */
static int find_suffix(const work *w, int src, int *first) {
    const sdyi_axes *const in = &w->in[src];
    int target = -1;
    *first = in->count;
    while (*first > 0) {
        const place *const at = find_place(w, in->refs[*first - 1]);
        if (at == NULL || at->dim == src || (target >= 0 && at->dim != target))
            break;
        target = at->dim;
        --*first;
    }
    return target;
}

static bool is_next(const work *w, const sdyi_axes *moved, int target) {
    const sdyi_axes *const out = &w->out[target];
    if (moved->count > out->count)
        return false;
    for (int i = 0; i < moved->count; i++)
        if (!sdyi_ref_equal(moved->refs[i], out->refs[i]))
            return false;
    return true;
}

static void move_axes(work *w, int src, int target, const sdyi_axes *moved) {
    sdyi_axes params = {.count = 0};
    pop_back(&w->cur[src], moved);
    for (int i = 0; i < moved->count; i++) {
        const sdyi_ref ref = moved->refs[i];
        take_out(&w->present, ref);
        sdyi_axes_add_or_merge(w->s->mesh, &params, ref);
        sdyi_axes_add_or_merge(w->s->mesh, &w->cur[target], ref);
        if (w->in[target].count == 0 && w->out[target].count > 0 &&
            sdyi_ref_equal(w->out[target].refs[0], ref)) {
            remove_at(&w->out[target], 0);
        } else {
            sdyi_axes_append(&w->in[target], ref);
            sdyi_axes_append(&w->present, ref);
        }
    }
    emit(w, SDYI_MOVE_TO_ALL, src, target, &params);
}

static void move_all(work *w, bool in_order) {
    /* Axes go round where each move brings some back: none does twice. */
    int budget = SDYI_MAX_REFS;
    for (int src = 0; src < w->rank; src++)
        while (budget-- > 0) {
            int first;
            const int target = find_suffix(w, src, &first);
            if (target < 0)
                break;
            sdyi_axes moved = {.count = 0};
            for (int i = first; i < w->in[src].count; i++)
                sdyi_axes_append(&moved, w->in[src].refs[i]);
            if (in_order && !is_next(w, &moved, target))
                break;
            w->in[src].count = first;
            move_axes(w, src, target, &moved);
        }
}

/* -- gathers --------------------------------------------------------------- */

static void gather(work *w) {
    clear_lists(w);
    for (int d = 0; d < w->rank; d++) {
        sdyi_axes *const in = &w->in[d];
        sdyi_axes gone = {.count = 0};
        int first = in->count;
        while (first > 0 && find_place(w, in->refs[first - 1]) == NULL)
            first--;
        for (int i = first; i < in->count; i++) {
            sdyi_axes_append(&gone, in->refs[i]);
            take_out(&w->present, in->refs[i]);
            sdyi_axes_add_or_merge(w->s->mesh, &w->lists[d], in->refs[i]);
        }
        in->count = first;
        pop_back(&w->cur[d], &gone);
    }
    emit_lists(w, SDYI_MOVE_GATHER);
}

/* -- all of it ------------------------------------------------------------- */

static void start(work *w) {
    const sdyi_sequence *const s = w->s;
    sdyi_axes from = {.count = 0}, to = {.count = 0};
    w->present.count = 0;
    w->is_good = true;
    w->is_on_target = !s->changes_mesh;
    for (int d = 0; d < w->rank; d++) {
        for (int i = 0; i < s->from[d].count; i++)
            sdyi_axes_append(&from, s->from[d].refs[i]);
        for (int i = 0; i < s->to[d].count; i++)
            sdyi_axes_append(&to, s->to[d].refs[i]);
    }
    sdyi_axes_sort_plain(s->mesh, &from);
    sdyi_axes_sort_plain(s->mesh, &to);
    for (int d = 0; d < w->rank; d++) {
        sdyi_axes_align(s->mesh, s->from[d], sdyi_span_of(&to), &w->in[d]);
        sdyi_axes_align(s->mesh, s->to[d], sdyi_span_of(&from), &w->out[d]);
        while (w->in[d].count > 0 && w->out[d].count > 0 &&
               sdyi_ref_equal(w->in[d].refs[0], w->out[d].refs[0])) {
            remove_at(&w->in[d], 0);
            remove_at(&w->out[d], 0);
        }
        sdyi_axes_copy(&w->cur[d], s->from[d]);
        for (int i = 0; i < w->in[d].count; i++)
            sdyi_axes_append(&w->present, w->in[d].refs[i]);
    }
    make_map(w);
}

static bool is_done(const work *w) {
    for (int d = 0; d < w->rank; d++)
        if (w->in[d].count > 0 || w->out[d].count > 0)
            return false;
    return w->is_on_target;
}

static void run(work *w) {
    start(w);
    for (int i = 0; i < 2 && !is_done(w); i++) {
        slice(w);
        try_permute(w);
        move_all(w, true);
        move_all(w, false);
        gather(w);
    }
}

static bool ends_in_target(const work *w) {
    for (int d = 0; d < w->rank; d++)
        if (!sdyi_axes_equal(sdyi_span_of(&w->cur[d]), w->s->to[d]))
            return false;
    return is_done(w);
}

static bool can_all_coexist(const sdyi_sequence *s) {
    for (int d = 0; d < s->rank; d++)
        for (int i = 0; i < s->from[d].count; i++)
            for (int e = 0; e < s->rank; e++)
                for (int k = 0; k < s->to[e].count; k++)
                    if (s->from[d].refs[i].axis == s->to[e].refs[k].axis &&
                        !sdyi_ref_can_coexist(s->from[d].refs[i],
                                              s->to[e].refs[k]))
                        return false;
    return true;
}

/* All axes that differ, or where they cannot be cut alike all axes, are
 * gathered and the new ones sliced. */
static void gather_and_slice(work *w, bool is_whole) {
    start(w);
    for (int d = 0; d < w->rank; d++) {
        if (is_whole) {
            sdyi_axes_copy(&w->in[d], w->s->from[d]);
            sdyi_axes_copy(&w->out[d], w->s->to[d]);
        }
        pop_back(&w->cur[d], &w->in[d]);
        w->lists[d].count = 0;
        for (int i = 0; i < w->in[d].count; i++)
            sdyi_axes_add_or_merge(w->s->mesh, &w->lists[d], w->in[d].refs[i]);
    }
    emit_lists(w, SDYI_MOVE_GATHER);
    if (!w->is_on_target) {
        w->is_on_target = true;
        emit(w, SDYI_MOVE_PERMUTE, -1, -1, NULL);
    }
    clear_lists(w);
    for (int d = 0; d < w->rank; d++)
        for (int i = 0; i < w->out[d].count; i++)
            add_slice(w, d, w->out[d].refs[i]);
    emit_lists(w, SDYI_MOVE_SLICE);
}

static sdyi_axes *make_lists(const sdyi_sequence *s) {
    sdyi_axes *const lists =
        s->alloc(s->state, (size_t)(s->rank + 1) * sizeof *lists);
    for (int d = 0; d <= s->rank; d++)
        lists[d].count = 0;
    return lists;
}

void sdyi_sequence_make(const sdyi_sequence *s) {
    work w = {.s = s, .rank = s->rank, .is_dry = true};
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
