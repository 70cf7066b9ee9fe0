/* Relations of axis refs, and lists of them.
 *
 * Two refs of one axis are intervals [pre, next) of its factorisation; a full
 * axis is [1, F). What follows from the interval alone does not look at `sub`,
 * but for axes of size 1, whose interval is empty. */
#include "mesh/axes.h"

#include "base/status.h"
#include "mesh/internal.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

static int64_t min64(int64_t a, int64_t b) {
    return a < b ? a : b;
}

static int64_t max64(int64_t a, int64_t b) {
    return a > b ? a : b;
}

/* -- refs ----------------------------------------------------------------- */

sdyi_ref sdyi_ref_full(const sdyrt_mesh *mesh, int axis) {
    return (sdyi_ref){.axis = axis, .pre = 1, .size = mesh->sizes[axis]};
}

sdyi_ref sdyi_ref_sub(const sdyrt_mesh *mesh, int axis, int64_t pre,
                      int64_t size) {
    if (pre == 1 && size == mesh->sizes[axis])
        return sdyi_ref_full(mesh, axis);
    return (sdyi_ref){.axis = axis, .sub = true, .pre = pre, .size = size};
}

bool sdyi_ref_equal(sdyi_ref a, sdyi_ref b) {
    if (a.axis != b.axis || a.sub != b.sub)
        return false;
    return !a.sub || (a.pre == b.pre && a.size == b.size);
}

bool sdyi_ref_contains(sdyi_ref a, sdyi_ref b) {
    if (a.axis != b.axis)
        return false;
    if (!a.sub || !b.sub)
        return !a.sub;
    return a.pre <= b.pre && sdyi_ref_next(a) >= sdyi_ref_next(b);
}

bool sdyi_ref_prefix_of(sdyi_ref a, sdyi_ref b) {
    return sdyi_ref_contains(b, a) && a.pre == b.pre;
}

bool sdyi_ref_suffix_of(sdyi_ref a, sdyi_ref b) {
    return sdyi_ref_contains(b, a) && sdyi_ref_next(a) == sdyi_ref_next(b);
}

bool sdyi_ref_overlaps(sdyi_ref a, sdyi_ref b) {
    if (a.axis != b.axis)
        return false;
    if (!a.sub || !b.sub)
        return true;
    return a.pre < sdyi_ref_next(b) && b.pre < sdyi_ref_next(a);
}

bool sdyi_ref_can_merge(sdyi_ref a, sdyi_ref b) {
    return a.axis == b.axis && a.sub && b.sub && sdyi_ref_next(a) == b.pre;
}

bool sdyi_ref_can_coexist(sdyi_ref a, sdyi_ref b) {
    if (a.axis != b.axis || !a.sub || !b.sub)
        return true;
    const int64_t pre1 = min64(a.pre, b.pre);
    const int64_t pre2 = max64(a.pre, b.pre);
    const int64_t next1 = min64(sdyi_ref_next(a), sdyi_ref_next(b));
    const int64_t next2 = max64(sdyi_ref_next(a), sdyi_ref_next(b));
    if (next1 > pre2)
        return next1 % pre2 == 0 && pre2 % pre1 == 0 && next2 % next1 == 0;
    return pre2 % next1 == 0;
}

sdyi_ref sdyi_ref_merge(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_ref b) {
    int64_t size;
    if (__builtin_mul_overflow(a.size, b.size, &size))
        size = INT64_MAX; /* only before verification */
    return sdyi_ref_sub(mesh, a.axis, a.pre, size);
}

bool sdyi_ref_overlap(sdyi_ref a, sdyi_ref b, sdyi_ref *out) {
    if (!sdyi_ref_overlaps(a, b) || !sdyi_ref_can_coexist(a, b))
        return false;
    if (!a.sub || !b.sub) {
        *out = a.sub ? a : b;
        return true;
    }
    const int64_t pre = max64(a.pre, b.pre);
    const int64_t next = min64(sdyi_ref_next(a), sdyi_ref_next(b));
    *out =
        (sdyi_ref){.axis = a.axis, .sub = true, .pre = pre, .size = next / pre};
    return true;
}

bool sdyi_ref_prefix_without(sdyi_ref a, sdyi_ref b, sdyi_ref *out) {
    if (!sdyi_ref_can_coexist(a, b))
        return false;
    if (!sdyi_ref_overlaps(a, b)) {
        *out = a;
        return true;
    }
    if (a.pre >= b.pre)
        return false;
    *out = (sdyi_ref){
        .axis = a.axis, .sub = true, .pre = a.pre, .size = b.pre / a.pre};
    return true;
}

bool sdyi_ref_suffix_without(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_ref b,
                             sdyi_ref *out) {
    if (!sdyi_ref_can_coexist(a, b))
        return false;
    if (!sdyi_ref_overlaps(a, b)) {
        *out = a;
        return true;
    }
    const int64_t next_a = sdyi_ref_next(a);
    const int64_t next_b = sdyi_ref_next(b);
    if (next_a <= next_b)
        return false;
    *out = sdyi_ref_sub(mesh, a.axis, next_b, next_a / next_b);
    return true;
}

bool sdyi_ref_gcprefix(sdyi_ref a, sdyi_ref b, sdyi_ref *out) {
    if (!sdyi_ref_can_coexist(a, b))
        return false;
    if (sdyi_ref_prefix_of(a, b)) {
        *out = a;
        return true;
    }
    if (sdyi_ref_prefix_of(b, a)) {
        *out = b;
        return true;
    }
    return false;
}

bool sdyi_ref_prefix_without_list(sdyi_ref a, sdyi_span list, sdyi_ref *out) {
    for (int i = 0; i < list.count; i++) {
        if (!sdyi_ref_prefix_without(a, list.refs[i], &a))
            return false;
    }
    *out = a;
    return true;
}

/* -- orders --------------------------------------------------------------- */

/* The order of refs of one axis. */
static int compare_on_axis(sdyi_ref a, sdyi_ref b) {
    const int place_a = a.sub ? (a.pre <= 1 ? 0 : 2) : 1;
    const int place_b = b.sub ? (b.pre <= 1 ? 0 : 2) : 1;
    if (place_a != place_b)
        return place_a < place_b ? -1 : 1;
    if (!a.sub)
        return 0;
    if (a.pre != b.pre)
        return a.pre < b.pre ? -1 : 1;
    return (a.size > b.size) - (a.size < b.size);
}

static int compare_plain(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_ref b) {
    if (a.axis != b.axis)
        return strcmp(mesh->names[a.axis], mesh->names[b.axis]);
    return compare_on_axis(a, b);
}

int sdyi_ref_compare_mesh(sdyi_ref a, sdyi_ref b) {
    if (a.axis != b.axis)
        return a.axis < b.axis ? -1 : 1;
    return compare_on_axis(a, b);
}

static int compare_mesh_for_sort(const void *a, const void *b) {
    return sdyi_ref_compare_mesh(*(const sdyi_ref *)a, *(const sdyi_ref *)b);
}

static int compare_plain_for_sort(const void *a, const void *b, void *mesh) {
    return compare_plain(mesh, *(const sdyi_ref *)a, *(const sdyi_ref *)b);
}

void sdyi_axes_sort_plain(const sdyrt_mesh *mesh, sdyi_axes *list) {
    qsort_r(list->refs, (size_t)list->count, sizeof *list->refs,
            compare_plain_for_sort, (void *)mesh);
}

void sdyi_axes_sort_mesh(sdyi_axes *list) {
    qsort(list->refs, (size_t)list->count, sizeof *list->refs,
          compare_mesh_for_sort);
}

/* -- lists ---------------------------------------------------------------- */

sdyrt_status sdyi_axes_size(sdyi_span list, int64_t *size) {
    int64_t product = 1;
    for (int i = 0; i < list.count; i++) {
        if (__builtin_mul_overflow(product, list.refs[i].size, &product))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_OVERFLOW,
                             "the shards along %d axes do not fit 63 bits",
                             list.count);
    }
    *size = product;
    return SDYRT_OK;
}

bool sdyi_axes_equal(sdyi_span a, sdyi_span b) {
    if (a.count != b.count)
        return false;
    for (int i = 0; i < a.count; i++) {
        if (!sdyi_ref_equal(a.refs[i], b.refs[i]))
            return false;
    }
    return true;
}

/* The first ref of a list that overlaps `a`; -1: none. */
static int first_overlapping(sdyi_span list, sdyi_ref a) {
    for (int i = 0; i < list.count; i++) {
        if (sdyi_ref_overlaps(list.refs[i], a))
            return i;
    }
    return -1;
}

bool sdyi_axes_overlap_ref(sdyi_span list, sdyi_ref a) {
    return first_overlapping(list, a) >= 0;
}

bool sdyi_axes_overlap(sdyi_span a, sdyi_span b) {
    for (int i = 0; i < a.count; i++) {
        if (sdyi_axes_overlap_ref(b, a.refs[i]))
            return true;
    }
    return false;
}

bool sdyi_axes_coexist(sdyi_span a, sdyi_span b) {
    for (int i = 0; i < a.count; i++)
        for (int k = 0; k < b.count; k++)
            if (!sdyi_ref_can_coexist(a.refs[i], b.refs[k]))
                return false;
    return true;
}

void sdyi_axes_append(sdyi_axes *list, sdyi_ref a) {
    assert(list->count < SDYI_MAX_REFS);
    list->refs[list->count++] = a;
}

int sdyi_axes_find(const sdyi_axes *list, sdyi_ref ref) {
    for (int i = 0; i < list->count; i++)
        if (sdyi_ref_equal(list->refs[i], ref))
            return i;
    return -1;
}

void sdyi_axes_remove(sdyi_axes *list, int i) {
    list->count--;
    memmove(&list->refs[i], &list->refs[i + 1],
            (size_t)(list->count - i) * sizeof *list->refs);
}

void sdyi_axes_insert(sdyi_axes *list, int i, sdyi_ref ref) {
    sdyi_axes_append(list, ref);
    memmove(&list->refs[i + 1], &list->refs[i],
            (size_t)(list->count - 1 - i) * sizeof *list->refs);
    list->refs[i] = ref;
}

void sdyi_axes_take_out(sdyi_axes *list, sdyi_ref ref) {
    const int i = sdyi_axes_find(list, ref);
    if (i >= 0)
        sdyi_axes_remove(list, i);
}

void sdyi_axes_copy(sdyi_axes *list, sdyi_span from) {
    list->count = 0;
    sdyi_axes_append_all(list, from);
}

void sdyi_axes_append_all(sdyi_axes *list, sdyi_span more) {
    for (int i = 0; i < more.count; i++)
        sdyi_axes_append(list, more.refs[i]);
}

void sdyi_axes_add_or_merge(const sdyrt_mesh *mesh, sdyi_axes *list,
                            sdyi_ref a) {
    if (list->count > 0) {
        sdyi_ref *const last = &list->refs[list->count - 1];
        if (sdyi_ref_can_merge(*last, a)) {
            *last = sdyi_ref_merge(mesh, *last, a);
            return;
        }
    }
    sdyi_axes_append(list, a);
}

void sdyi_axes_sort_and_merge(const sdyrt_mesh *mesh, sdyi_axes *list) {
    sdyi_axes_sort_mesh(list);
    const int count = list->count;
    list->count = 0; /* the list is rewritten in place, before the ref being
                        read */
    for (int i = 0; i < count; i++)
        sdyi_axes_add_or_merge(mesh, list, list->refs[i]);
}

/* Append what is left of `a` without every ref of `sorted` (plain order). */
static void append_difference(const sdyrt_mesh *mesh, sdyi_ref a,
                              sdyi_span sorted, sdyi_axes *out) {
    for (;;) {
        const int i = first_overlapping(sorted, a);
        sdyi_ref part;
        if (i < 0) {
            sdyi_axes_append(out, a);
            return;
        }
        if (sdyi_ref_prefix_without(a, sorted.refs[i], &part))
            sdyi_axes_append(out, part);
        if (!sdyi_ref_suffix_without(mesh, a, sorted.refs[i], &a))
            return;
    }
}

void sdyi_axes_set_diff(const sdyrt_mesh *mesh, sdyi_span a, sdyi_span b,
                        sdyi_axes *out) {
    sdyi_axes sorted;
    sdyi_axes_copy(&sorted, b);
    sdyi_axes_sort_plain(mesh, &sorted);
    out->count = 0;
    for (int i = 0; i < a.count; i++)
        append_difference(mesh, a.refs[i], sdyi_span_of(&sorted), out);
}

void sdyi_axes_truncate_no_overlap(sdyi_span a, sdyi_span b, sdyi_axes *out) {
    out->count = 0;
    for (int i = 0; i < a.count; i++) {
        sdyi_ref prefix;
        if (!sdyi_ref_prefix_without_list(a.refs[i], b, &prefix))
            return;
        sdyi_axes_append(out, prefix);
        if (!sdyi_ref_equal(prefix, a.refs[i]))
            return;
    }
}

void sdyi_axes_common_prefix(sdyi_span a, sdyi_span b, sdyi_axes *out) {
    out->count = 0;
    for (int i = 0; i < a.count && i < b.count; i++) {
        sdyi_ref prefix;
        if (!sdyi_ref_gcprefix(a.refs[i], b.refs[i], &prefix))
            return;
        sdyi_axes_append(out, prefix);
        if (!sdyi_ref_equal(a.refs[i], b.refs[i]))
            return;
    }
}

sdyi_prefix_status sdyi_axes_prefix_status(sdyi_span a, sdyi_span b) {
    if (sdyi_axes_equal(a, b))
        return SDYI_PREFIX_EQUAL;
    if (a.count > b.count)
        return SDYI_PREFIX_NOT;
    if (a.count == 0)
        return SDYI_PREFIX_STRICT;
    const int last = a.count - 1;
    if (!sdyi_axes_equal((sdyi_span){a.refs, last}, (sdyi_span){b.refs, last}))
        return SDYI_PREFIX_NOT;
    return sdyi_ref_can_coexist(a.refs[last], b.refs[last]) &&
                   sdyi_ref_prefix_of(a.refs[last], b.refs[last])
               ? SDYI_PREFIX_STRICT
               : SDYI_PREFIX_NOT;
}

/* -- cutting -------------------------------------------------------------- */

void sdyi_axes_ordered_refs(const sdyrt_mesh *mesh, sdyi_span used,
                            sdyi_axes *out) {
    out->count = 0;
    for (int axis = 0; axis < mesh->n_axes; axis++) {
        int64_t cut = 1;
        do {
            /* the nearest end of a used sub-axis after `cut` */
            int64_t end = mesh->sizes[axis];
            for (int i = 0; i < used.count; i++) {
                const sdyi_ref ref = used.refs[i];
                if (ref.axis != axis || !ref.sub)
                    continue;
                if (ref.pre > cut)
                    end = min64(end, ref.pre);
                if (sdyi_ref_next(ref) > cut)
                    end = min64(end, sdyi_ref_next(ref));
            }
            sdyi_axes_append(out, sdyi_ref_sub(mesh, axis, cut, end / cut));
            cut = end;
        } while (cut < mesh->sizes[axis]);
    }
}

/* Append `a` cut by `sorted`. What does not coexist is left alone. */
static void append_aligned(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_span sorted,
                           sdyi_axes *out) {
    for (int i = 0; i < sorted.count; i++) {
        const sdyi_ref by = sorted.refs[i];
        sdyi_ref part;
        if (sdyi_ref_contains(by, a) || !sdyi_ref_overlap(a, by, &part))
            continue;
        sdyi_ref prefix;
        if (sdyi_ref_prefix_without(a, by, &prefix))
            sdyi_axes_append(out, prefix);
        sdyi_ref suffix;
        if (!sdyi_ref_suffix_without(mesh, a, by, &suffix)) {
            sdyi_axes_append(out, part);
            return;
        }
        sdyi_axes_append(out, part);
        a = suffix;
    }
    sdyi_axes_append(out, a);
}

void sdyi_axes_align(const sdyrt_mesh *mesh, sdyi_span a, sdyi_span by,
                     sdyi_axes *out) {
    sdyi_axes sorted;
    sdyi_axes_copy(&sorted, by);
    sdyi_axes_sort_plain(mesh, &sorted);
    out->count = 0;
    for (int i = 0; i < a.count; i++)
        append_aligned(mesh, a.refs[i], sdyi_span_of(&sorted), out);
}
