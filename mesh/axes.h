/* Axis refs and the algebra of ordered axis lists (the terms are Shardy's).
 *
 * A ref is a full axis or the sub-axis (pre)size: read the axis of size F as
 * [pre, size, F/(pre*size)], major to minor; the sub-axis is the middle part.
 * Everything here takes refs that have passed verification, unless stated.
 *
 * Plans use part of it. Propagation stands on the rest: the common prefix,
 * truncation, ordering and alignment. */
#ifndef SDYI_MESH_AXES_H
#define SDYI_MESH_AXES_H

#include "base/status.h"
#include <sdyrt/mesh.h>

typedef struct sdyi_ref {
    int axis; /* index in the mesh; >= its axis count: an unknown name */
    bool sub;
    int64_t pre;  /* 1 for a full axis */
    int64_t size; /* the axis's size for a full axis */
} sdyi_ref;

/* A list that is only read. */
typedef struct sdyi_span {
    const sdyi_ref *refs;
    int count;
} sdyi_span;

/* A list being built. Refs of a verified list do not overlap, so at most 62 of
 * them are larger than 1 and at most SDYRT_MAX_AXES have size 1; cutting a list
 * adds at most as many again. */
#define SDYI_MAX_REFS 256
typedef struct sdyi_axes {
    int count;
    sdyi_ref refs[SDYI_MAX_REFS];
} sdyi_axes;

static inline sdyi_span sdyi_span_of(const sdyi_axes *axes) {
    return (sdyi_span){axes->refs, axes->count};
}

/* pre * size: where the more minor part starts. Refs that have not passed
 * verification may come here too: what does not fit 63 bits is INT64_MAX. */
static inline int64_t sdyi_ref_next(sdyi_ref a) {
    int64_t next;
    return __builtin_mul_overflow(a.pre, a.size, &next) ? INT64_MAX : next;
}

SDYI_EXPORT sdyi_ref sdyi_ref_full(const sdyrt_mesh *mesh, int axis);
/* (pre)size, or the full axis when that is all of it. */
SDYI_EXPORT sdyi_ref sdyi_ref_sub(const sdyrt_mesh *mesh, int axis, int64_t pre,
                                  int64_t size);

SDYI_EXPORT bool sdyi_ref_equal(sdyi_ref a, sdyi_ref b);
SDYI_EXPORT bool sdyi_ref_contains(sdyi_ref a, sdyi_ref b);
SDYI_EXPORT bool sdyi_ref_prefix_of(sdyi_ref a,
                                    sdyi_ref b); /* a is a prefix of b */
bool sdyi_ref_suffix_of(sdyi_ref a, sdyi_ref b);
bool sdyi_ref_overlaps(sdyi_ref a, sdyi_ref b);
/* a is directly major of b. */
SDYI_EXPORT bool sdyi_ref_can_merge(sdyi_ref a, sdyi_ref b);
SDYI_EXPORT bool sdyi_ref_can_coexist(sdyi_ref a, sdyi_ref b);
SDYI_EXPORT sdyi_ref sdyi_ref_merge(const sdyrt_mesh *mesh, sdyi_ref a,
                                    sdyi_ref b);

/* Derived refs; false: there is none. */
bool sdyi_ref_overlap(sdyi_ref a, sdyi_ref b, sdyi_ref *out);
SDYI_EXPORT bool sdyi_ref_prefix_without(sdyi_ref a, sdyi_ref b, sdyi_ref *out);
bool sdyi_ref_suffix_without(const sdyrt_mesh *mesh, sdyi_ref a, sdyi_ref b,
                             sdyi_ref *out);
bool sdyi_ref_gcprefix(sdyi_ref a, sdyi_ref b, sdyi_ref *out);
/* `a` without every ref of `list`, one after another. */
SDYI_EXPORT bool sdyi_ref_prefix_without_list(sdyi_ref a, sdyi_span list,
                                              sdyi_ref *out);

/* Mesh order: by place of the axis in the mesh, then x:(1)k < x < x:(p>1)k,
 * then (pre, size). */
SDYI_EXPORT int sdyi_ref_compare_mesh(sdyi_ref a, sdyi_ref b);

/* Shards along a list: the product of its sizes.
 * Errors: OVERFLOW. */
sdyrt_status sdyi_axes_size(sdyi_span list, int64_t *size);
/* The number of shards, at most INT64_MAX. */
static inline int64_t sdyi_axes_shards(sdyi_span list) {
    int64_t n = 1;
    for (int i = 0; i < list.count; i++)
        if (__builtin_mul_overflow(n, list.refs[i].size, &n))
            return INT64_MAX;
    return n;
}

SDYI_EXPORT bool sdyi_axes_equal(sdyi_span a, sdyi_span b);
/* True if any ref of `a` overlaps any of `b`. */
SDYI_EXPORT bool sdyi_axes_overlap(sdyi_span a, sdyi_span b);
SDYI_EXPORT bool sdyi_axes_overlap_ref(sdyi_span list, sdyi_ref a);
/* True if each ref of `a` coexists with each of `b`. */
bool sdyi_axes_coexist(sdyi_span a, sdyi_span b);
/* True if some ref of the list contains `a`. */
static inline bool sdyi_axes_contain(sdyi_span list, sdyi_ref a) {
    for (int i = 0; i < list.count; i++)
        if (sdyi_ref_contains(list.refs[i], a))
            return true;
    return false;
}

SDYI_EXPORT void sdyi_axes_append(sdyi_axes *list, sdyi_ref a);
SDYI_EXPORT void sdyi_axes_append_all(sdyi_axes *list, sdyi_span more);
/* The place of a ref in a list, -1: it has none; put one there, take one out.
 */
SDYI_EXPORT int sdyi_axes_find(const sdyi_axes *list, sdyi_ref ref);
void sdyi_axes_insert(sdyi_axes *list, int i, sdyi_ref ref);
void sdyi_axes_remove(sdyi_axes *list, int i);
void sdyi_axes_take_out(sdyi_axes *list, sdyi_ref ref); /* if it is there */
SDYI_EXPORT void sdyi_axes_copy(sdyi_axes *list, sdyi_span from);
/* Merge `a` into the last ref if that is directly major of it, else append. */
SDYI_EXPORT void sdyi_axes_add_or_merge(const sdyrt_mesh *mesh, sdyi_axes *list,
                                        sdyi_ref a);
/* Plain order: by name, then as in mesh order. */
SDYI_EXPORT void sdyi_axes_sort_plain(const sdyrt_mesh *mesh, sdyi_axes *list);
SDYI_EXPORT void sdyi_axes_sort_mesh(sdyi_axes *list);
SDYI_EXPORT void sdyi_axes_sort_and_merge(const sdyrt_mesh *mesh,
                                          sdyi_axes *list);
SDYI_EXPORT void sdyi_axes_set_diff(const sdyrt_mesh *mesh, sdyi_span a,
                                    sdyi_span b, sdyi_axes *out);
SDYI_EXPORT void sdyi_axes_truncate_no_overlap(sdyi_span a, sdyi_span b,
                                               sdyi_axes *out);
SDYI_EXPORT void sdyi_axes_common_prefix(sdyi_span a, sdyi_span b,
                                         sdyi_axes *out);

typedef enum sdyi_prefix_status {
    SDYI_PREFIX_EQUAL,
    SDYI_PREFIX_STRICT,
    SDYI_PREFIX_NOT
} sdyi_prefix_status;
SDYI_EXPORT sdyi_prefix_status sdyi_axes_prefix_status(sdyi_span a,
                                                       sdyi_span b);

/* Every mesh axis cut at the ends of the sub-axes in `used`; pieces in mesh
 * order. All refs of `used` must coexist. */
SDYI_EXPORT void sdyi_axes_ordered_refs(const sdyrt_mesh *mesh, sdyi_span used,
                                        sdyi_axes *out);

/* `a` with its refs cut so that each either is contained in a ref of `by` or
 * does not overlap any. */
SDYI_EXPORT void sdyi_axes_align(const sdyrt_mesh *mesh, sdyi_span a,
                                 sdyi_span by, sdyi_axes *out);

#endif
