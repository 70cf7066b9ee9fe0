/* Equality of the tiling of a tensor in two shapes. Each axis is compared by
 * its stride, the distance of its tiles in row-major order, and by the number
 * of parts before its own:
 *
 *   12 [{"p"}], p = 4                 stride 3
 *   2x6 [{"p":(1)2}, {"p":(2)2}]      strides 6 and 3: together p, stride 3
 *
 * Equal strides do not imply equal elements if there are more tiles than
 * elements, or the last ones are not full:
 *
 *   8 [{"p", "q"}], p = 2, q = 4      p: stride 4, q: 1; period 8
 *   4x2 [{"p"}, {"q"}]                p: stride 4, q: 1; period 2 for q, so two
 *                                     of its tiles are empty */
#include "opt/patterns/across.h"

#include "opt/axes.h"

#include <math.h>
#include <stdlib.h>

/* An axis or sub-axis of a dimension. */
typedef struct place {
    sdyi_ref ref;
    double stride; /* elements from one tile to the next */
    double parts;  /* before it: elements of outer dimensions, tiles of major
                      axes */
    double period; /* elements after which its tiles repeat */
    int64_t size;  /* size of the dimension */
    bool is_even;  /* its tiles divide the period, which is then ignored */
    int order;     /* position in the search, to sort ties */
} place;

static int compare(const void *a, const void *b) {
    const place *const x = a, *const y = b;
    if (x->stride != y->stride)
        return x->stride < y->stride ? -1 : 1;
    return x->order - y->order;
}

static bool is_one_stride(double a, double b) {
    return fabs(a - b) < 1e-6;
}

/* True if `outer` is the next more major sub-axis of the same axis and its
 * tiles continue where those of `inner` end. */
static bool goes_on(const place *inner, const place *outer, sdyi_across how) {
    if (!sdyi_ref_can_merge(outer->ref, inner->ref) ||
        how == SDYI_ACROSS_STRICT_IN_PARTS)
        return false;
    if (how == SDYI_ACROSS_RELAXED)
        return inner->parts == outer->parts ||
               (inner->parts == outer->parts * (double)outer->size &&
                outer->ref.size == outer->size);
    return is_one_stride(outer->stride,
                         inner->stride * (double)inner->ref.size) &&
           (how != SDYI_ACROSS_EXACT || inner->is_even ||
            inner->period == outer->period);
}

static int merge(const sdyrt_mesh *mesh, place *places, int n,
                 sdyi_across how) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        place *const last = kept == 0 ? NULL : &places[kept - 1];
        const place *const next = &places[i];
        if (last == NULL || !goes_on(last, next, how)) {
            places[kept++] = *next;
            continue;
        }
        last->ref = sdyi_ref_merge(mesh, next->ref, last->ref);
        last->parts = fmin(last->parts, next->parts);
        last->period = next->period;
        last->is_even = next->is_even;
    }
    return kept;
}

static sdyi_span axes_of(const sdyi_cut_dims *c, int d) {
    return c->sharding->dims[c->order == NULL ? d : c->order[d]].axes;
}

static int count_axes(const sdyi_cut_dims *c) {
    int n = 0;
    for (int d = c->first; d < c->end; d++)
        n += axes_of(c, d).count;
    return n;
}

static double count_elements(const sdyi_cut_dims *c, int end) {
    double n = 1;
    for (int d = c->first; d < end; d++)
        n *= (double)c->type->cells[d].integer;
    return n;
}

/* Appends the axes of a dimension, minor first; its elements are `inner`
 * apart. */
static int add_dim(const sdyi_cut_dims *c, int d, double inner, sdyi_across how,
                   place *places, int n) {
    const sdyi_span axes = axes_of(c, d);
    const int64_t size = c->type->cells[d].integer;
    const double before = count_elements(c, d), period = inner * (double)size;
    int64_t parts = 1;
    for (int i = 0; i < axes.count; i++)
        parts *= axes.refs[i].size;
    const int64_t filled = size / parts + (size % parts != 0);
    const double piece = (double)size / (double)parts;
    double stride =
        inner * (how == SDYI_ACROSS_RELAXED ? piece : (double)filled);
    for (int i = axes.count - 1; i >= 0; i--) {
        const double end = stride * (double)axes.refs[i].size;
        parts /= axes.refs[i].size;
        places[n] = (place){.ref = axes.refs[i],
                            .stride = stride,
                            .parts = before * (double)parts,
                            .period = period,
                            .size = size,
                            .is_even = fmod(period, end) == 0,
                            .order = n};
        stride = end;
        n++;
    }
    return n;
}

static int find_places(const sdyi_cut_dims *c, place *places, sdyi_across how) {
    int n = 0;
    double inner = 1;
    for (int d = c->end - 1; d >= c->first; d--) {
        n = add_dim(c, d, inner, how, places, n);
        inner *= (double)c->type->cells[d].integer;
    }
    qsort(places, (size_t)n, sizeof *places, compare);
    return merge(c->sharding->mesh, places, n, how);
}

static bool is_same(const place *a, const place *b, sdyi_across how) {
    if (!sdyi_ref_equal(a->ref, b->ref))
        return false;
    if (how == SDYI_ACROSS_RELAXED)
        return a->parts == b->parts;
    return is_one_stride(a->stride, b->stride) &&
           (how != SDYI_ACROSS_EXACT || a->period == b->period ||
            (a->is_even && b->is_even));
}

bool sdyi_is_same_across(sdyi_zone *scratch, const sdyi_cut_dims *a,
                         const sdyi_cut_dims *b, sdyi_across how) {
    if (!sdyi_same_mesh(a->sharding, b->sharding))
        return false;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    place *const from = SDYI_NEW(scratch, place, count_axes(a));
    place *const to = SDYI_NEW(scratch, place, count_axes(b));
    const int n = find_places(a, from, how);
    bool is_all = n == find_places(b, to, how);
    for (int i = 0; is_all && i < n; i++)
        is_all = is_same(&from[i], &to[i], how);
    sdyi_zone_reset(scratch, mark);
    return is_all;
}
