/* Layouts in two tables: by attribute, and by value, for shardings that a pass
 * computes. */
#include "program/propagation/layout.h"

#include "base/hash.h"
#include "program/dialects/shardable.h"
#include "program/ir/bind.h"

#include <string.h>

/* Tables are the zone's memory. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(l->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

typedef struct sdyi_known_layout {
    sdyi_layout layout; /* first: a layout is its entry */
    const sdyi_attr *attr;
    uint64_t hash;
    struct sdyi_known_layout *same; /* another of this hash */
    UT_hash_handle hh, by_value;
} known;

void sdyi_layouts_start(sdyi_layouts *layouts, const sdyi_symbols *symbols,
                        sdyi_zone *zone) {
    *layouts = (sdyi_layouts){
        .pool = symbols->table->module->pool, .zone = zone, .symbols = symbols};
}

/* -- by value -------------------------------------------------------------- */

static uint64_t hash_span(uint64_t hash, sdyi_span list) {
    hash = sdyi_hash_int(hash, list.count);
    for (int i = 0; i < list.count; i++) {
        hash = sdyi_hash_int(hash, list.refs[i].axis);
        hash = sdyi_hash_int(hash, list.refs[i].pre);
        hash = sdyi_hash_int(hash, list.refs[i].size);
    }
    return hash;
}

static uint64_t hash_of(const sdyi_sharding_parts *parts) {
    uint64_t hash = sdyi_hash_int(SDYI_HASH_START, (int64_t)parts->mesh->hash);
    hash = sdyi_hash_int(hash, parts->rank);
    for (int d = 0; d < parts->rank; d++) {
        const sdyi_dim *const dim = &parts->dims[d];
        hash = hash_span(hash, dim->axes);
        hash = sdyi_hash_int(hash, dim->open);
        hash = sdyi_hash_int(hash, dim->has_priority ? dim->priority : -1);
    }
    hash = hash_span(hash, parts->replicated);
    return hash_span(hash, parts->unreduced);
}

static bool is_same_name(const char *a, const char *b) {
    return a == b || (a != NULL && b != NULL && strcmp(a, b) == 0);
}

static bool is_same(const sdyrt_sharding *a, const sdyi_sharding_parts *b) {
    if (a->mesh != b->mesh || a->rank != b->rank ||
        !is_same_name(a->mesh_name, b->mesh_name) ||
        (b->unreduced.count > 0 && a->unreduced_op != b->unreduced_op) ||
        !sdyi_axes_equal(a->replicated, b->replicated) ||
        !sdyi_axes_equal(a->unreduced, b->unreduced))
        return false;
    for (int d = 0; d < a->rank; d++) {
        const sdyi_dim *const x = &a->dims[d], *const y = &b->dims[d];
        if (x->open != y->open || x->has_priority != y->has_priority ||
            (x->has_priority && x->priority != y->priority) ||
            !sdyi_same_partition(x, y) || !sdyi_axes_equal(x->axes, y->axes))
            return false;
    }
    return true;
}

static void add_by_value(sdyi_layouts *l, known *new) {
    sdyi_sharding_parts parts;
    sdyi_layout_parts(&new->layout, &parts);
    new->hash = hash_of(&parts);
    known *first = NULL;
    HASH_FIND(by_value, l->by_value, &new->hash, sizeof new->hash, first);
    if (first == NULL) {
        HASH_ADD(by_value, l->by_value, hash, sizeof new->hash, new);
    } else {
        new->same = first->same;
        first->same = new;
    }
}

/* -- of attributes --------------------------------------------------------- */

const sdyi_layout *sdyi_layout_of(sdyi_layouts *l, const sdyi_attr *attr) {
    known *found = NULL;
    if (attr == NULL)
        return NULL;
    HASH_FIND(hh, l->by_attr, &attr, sizeof attr, found);
    if (found != NULL)
        return &found->layout;
    const sdyrt_mesh *const mesh = sdyi_mesh_of(l->symbols, attr);
    const sdyrt_sharding *bound;
    if (mesh == NULL ||
        sdyi_bind(l->pool, attr, mesh, NULL, &bound) != SDYRT_OK)
        return NULL;
    known *const new = SDYI_NEW(l->zone, known, 1);
    new->layout = (sdyi_layout){attr, bound};
    new->attr = attr;
    HASH_ADD(hh, l->by_attr, attr, sizeof new->attr, new);
    add_by_value(l, new);
    return &new->layout;
}

/* -- of parts -------------------------------------------------------------- */

void sdyi_layout_parts(const sdyi_layout *layout, sdyi_sharding_parts *parts) {
    const sdyrt_sharding *const s = layout->sharding;
    parts->mesh = s->mesh;
    parts->mesh_name = s->mesh_name;
    parts->rank = s->rank;
    for (int d = 0; d < s->rank; d++)
        parts->dims[d] = s->dims[d];
    parts->replicated = s->replicated;
    parts->unreduced = s->unreduced;
    parts->unreduced_op = s->unreduced_op;
    parts->n_unknown = 0;
    parts->unknown = NULL;
}

static sdyrt_axis_list by_name(sdyi_zone *zone, const sdyrt_mesh *mesh,
                               sdyi_span list) {
    sdyrt_axis_ref *const refs = SDYI_NEW(zone, sdyrt_axis_ref, list.count);
    for (int i = 0; i < list.count; i++) {
        const sdyi_ref a = list.refs[i];
        refs[i] = (sdyrt_axis_ref){mesh->names[a.axis], a.sub ? a.pre : 0,
                                   a.sub ? a.size : 0};
    }
    return (sdyrt_axis_list){refs, list.count};
}

/* An attribute SHARDING: with the name of the mesh, or the mesh itself if it
 * has none. */
static const sdyi_attr *make_attr(sdyi_pool *pool,
                                  const sdyi_sharding_parts *parts) {
    sdyi_zone *const zone = &pool->scratch;
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    for (int d = 0; d < parts->rank; d++) {
        const sdyi_dim *const dim = &parts->dims[d];
        dims[d] =
            (sdyrt_dim_sharding){.axes = by_name(zone, parts->mesh, dim->axes),
                                 .open = dim->open,
                                 .has_priority = dim->has_priority,
                                 .priority = dim->priority,
                                 .partition = dim->partition,
                                 .offsets = dim->offsets,
                                 .n_offsets = dim->n_offsets};
    }
    desc.mesh = parts->mesh_name == NULL ? parts->mesh : NULL;
    desc.mesh_name = parts->mesh_name;
    desc.rank = parts->rank;
    desc.dims = dims;
    desc.replicated = by_name(zone, parts->mesh, parts->replicated);
    desc.unreduced = by_name(zone, parts->mesh, parts->unreduced);
    desc.unreduced_op = parts->unreduced_op;
    const sdyi_attr *attr = NULL;
    return sdyi_attr_sharding_of(pool, &desc, &attr) == SDYRT_OK ? attr : NULL;
}

const sdyi_layout *sdyi_layout_make(sdyi_layouts *l,
                                    const sdyi_sharding_parts *parts) {
    const uint64_t hash = hash_of(parts);
    known *found = NULL;
    HASH_FIND(by_value, l->by_value, &hash, sizeof hash, found);
    for (; found != NULL; found = found->same)
        if (is_same(found->layout.sharding, parts))
            return &found->layout;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&l->pool->scratch);
    const sdyi_attr *const attr = make_attr(l->pool, parts);
    sdyi_zone_reset(&l->pool->scratch, mark);
    return sdyi_layout_of(l, attr);
}

int64_t sdyi_element_count(const sdyi_type *type) {
    int64_t count = 1;
    if (!sdyi_type_is_shaped(type) || !sdyi_type_is_static(type))
        return 0;
    for (int d = 0; d < type->n; d++)
        if (__builtin_mul_overflow(count, type->cells[d].integer, &count))
            return INT64_MAX;
    return count;
}

int64_t sdyi_shard_count(sdyi_span axes) {
    int64_t count = 1;
    for (int i = 0; i < axes.count; i++)
        if (__builtin_mul_overflow(count, axes.refs[i].size, &count))
            return INT64_MAX;
    return count;
}
