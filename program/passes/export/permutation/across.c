/* Two shardings of one tensor in two shapes, before and behind a reshape. Each
 * axis is looked at by how far its parts are from each other in elements, row
 * by row, and by how many parts there are before its own:
 *
 *   12 [{"p"}], p = 4         parts are 3 elements apart
 *   2x6 [{"p":(1)2}, {"p":(2)2}]      3 apart, and 6 apart: together p, 3 apart
 */
#include "program/passes/export/permutation/permutation.h"

#include "program/dialects/sdy/axes.h"

#include <stdlib.h>

/* An axis of a dimension. */
typedef struct place {
    sdyi_ref ref;
    double stride; /* elements from one part to the next */
    double parts;  /* before it: of dimensions and axes */
    int64_t size;  /* of the dimension */
    int order;     /* in which it was found */
} place;

static int compare(const void *a, const void *b) {
    const place *const x = a, *const y = b;
    if (x->stride != y->stride)
        return x->stride < y->stride ? -1 : 1;
    return x->order - y->order;
}

static bool is_one_stride(double a, double b) {
    return a - b < 1e-6 && b - a < 1e-6;
}

/* Whether `outer` is the axis's part before that of `inner`, and goes on where
 * that ends. */
static bool goes_on(const place *inner, const place *outer, bool is_strict) {
    if (inner->ref.axis != outer->ref.axis ||
        outer->ref.pre * outer->ref.size != inner->ref.pre)
        return false;
    if (is_strict)
        return is_one_stride(outer->stride,
                             inner->stride * (double)inner->ref.size);
    return inner->parts == outer->parts ||
           (inner->parts == outer->parts * (double)outer->size &&
            outer->ref.size == outer->size);
}

static int merge(const sdyrt_mesh *mesh, place *places, int n, bool is_strict) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        place *const last = kept == 0 ? NULL : &places[kept - 1];
        if (last == NULL || !goes_on(last, &places[i], is_strict)) {
            places[kept++] = places[i];
            continue;
        }
        last->ref = sdyi_ref_merge(mesh, places[i].ref, last->ref);
        if (places[i].parts < last->parts)
            last->parts = places[i].parts;
    }
    return kept;
}

static int find_places(const sdyi_side *s, place *places, bool is_strict) {
    int n = 0;
    double inner = 1;
    for (int d = s->end - 1; d >= s->first; d--) {
        const sdyi_span axes = s->layout->sharding->dims[d].axes;
        const int64_t size = sdyi_size_at(s->type, d);
        int64_t shards = sdyi_permuter_shards(s->layout, d);
        double stride = inner * (is_strict ? (double)sdyi_ceil(size, shards)
                                           : (double)size / (double)shards);
        double before = 1;
        for (int e = s->first; e < d; e++)
            before *= (double)sdyi_size_at(s->type, e);
        for (int i = axes.count - 1; i >= 0; i--) {
            shards /= axes.refs[i].size;
            places[n] =
                (place){axes.refs[i], stride, before * (double)shards, size, n};
            stride *= (double)axes.refs[i].size;
            n++;
        }
        inner *= (double)size;
    }
    qsort(places, (size_t)n, sizeof *places, compare);
    return merge(sdyi_layout_mesh(s->layout), places, n, is_strict);
}

static int count_axes(const sdyi_side *s) {
    int n = 0;
    for (int d = s->first; d < s->end; d++)
        n += s->layout->sharding->dims[d].axes.count;
    return n;
}

bool sdyi_is_same_across(sdyi_zone *zone, const sdyi_side *a,
                         const sdyi_side *b, bool is_strict) {
    place *const from = SDYI_NEW(zone, place, count_axes(a));
    place *const to = SDYI_NEW(zone, place, count_axes(b));
    const int n = find_places(a, from, is_strict);
    if (!sdyi_same_mesh(a->layout->sharding, b->layout->sharding) ||
        n != find_places(b, to, is_strict))
        return false;
    for (int i = 0; i < n; i++)
        if (!sdyi_ref_equal(from[i].ref, to[i].ref) ||
            !(is_strict ? is_one_stride(from[i].stride, to[i].stride)
                        : from[i].parts == to[i].parts))
            return false;
    return true;
}
