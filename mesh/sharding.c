/* Shardings: creation, holding, equality, accessors.
 *
 * Nothing here verifies a sharding. What a descriptor leaves open is the same
 * in every sharding of one value: a dimension without a priority has priority
 * 0, only OFFSETS has offsets, and the reduction is SUM without unreduced
 * axes. */
#include "base/alloc.h"
#include "base/hash.h"
#include "base/reductions.h"
#include "base/status.h"
#include "base/text.h"
#include "mesh/internal.h"
#include "mesh/refs.h"
#include <assert.h>
#include <stdlib.h>
#include <string.h>

/* -- building ------------------------------------------------------------- */

void sdyi_names_free(char **names, int n) {
    for (int i = 0; i < n; i++)
        free(names[i]);
    free(names);
}

sdyrt_status sdyi_names_copy(char *const *names, int n, char ***made,
                             int *n_made) {
    if (n == 0)
        return SDYRT_OK;
    SDYI_ALLOC(*made, n);
    for (; *n_made < n; ++*n_made) {
        (*made)[*n_made] = strdup(names[*n_made]);
        if ((*made)[*n_made] == NULL)
            return SDYI_NO_MEMORY(strlen(names[*n_made]) + 1);
    }
    return SDYRT_OK;
}

static void sharding_free(struct sdyrt_sharding *sharding) {
    for (int i = 0; i < sharding->rank; i++)
        free(sharding->dims[i].offsets);
    sdyi_names_free(sharding->unknown, sharding->n_unknown);
    free(sharding->mesh_name);
    free(sharding->refs);
    sdyrt_mesh_release(sharding->mesh);
    free(sharding);
}

/* Append a copy of `list` to the refs of the sharding. */
static sdyi_span add_list(struct sdyrt_sharding *sharding, int *used,
                          sdyi_span list) {
    sdyi_ref *const refs = sharding->refs + *used;
    for (int i = 0; i < list.count; i++) {
        const sdyi_ref a = refs[i] = list.refs[i];
        sharding->named[*used + i] = (sdyrt_axis_ref){
            sdyi_axis_name(sharding->mesh, sharding->unknown, a.axis),
            a.sub ? a.pre : 0, a.sub ? a.size : 0};
    }
    *used += list.count;
    return (sdyi_span){refs, list.count};
}

static sdyrt_status copy_refs(struct sdyrt_sharding *sharding,
                              const sdyi_sharding_parts *parts) {
    int count = parts->replicated.count + parts->unreduced.count;
    for (int i = 0; i < parts->rank; i++)
        count += parts->dims[i].axes.count;
    /* One more than the refs, so that empty lists point to memory too. */
    const size_t n = (size_t)count + 1;
    const size_t bytes = n * (sizeof *sharding->refs + sizeof *sharding->named);
    sharding->refs = malloc(bytes);
    if (sharding->refs == NULL)
        return SDYI_NO_MEMORY(bytes);
    sharding->named = (sdyrt_axis_ref *)(sharding->refs + n);
    int used = 0;
    for (int i = 0; i < parts->rank; i++)
        sharding->dims[i].axes = add_list(sharding, &used, parts->dims[i].axes);
    sharding->replicated = add_list(sharding, &used, parts->replicated);
    sharding->unreduced = add_list(sharding, &used, parts->unreduced);
    return SDYRT_OK;
}

static sdyrt_status copy_dim(sdyi_dim *dim, const sdyi_dim *from) {
    dim->open = from->open;
    dim->has_priority = from->has_priority;
    dim->priority = from->has_priority ? from->priority : 0;
    dim->partition = from->partition;
    dim->low = from->low;
    dim->high = from->high;
    if (from->partition != SDYRT_OFFSETS)
        return SDYRT_OK;
    SDYI_ALLOC(dim->offsets, from->n_offsets);
    memcpy(dim->offsets, from->offsets,
           (size_t)from->n_offsets * sizeof *dim->offsets);
    dim->n_offsets = from->n_offsets;
    return SDYRT_OK;
}

static sdyrt_status copy_names(struct sdyrt_sharding *sharding,
                               const sdyi_sharding_parts *parts) {
    if (parts->mesh_name != NULL) {
        sharding->mesh_name = strdup(parts->mesh_name);
        if (sharding->mesh_name == NULL)
            return SDYI_NO_MEMORY(strlen(parts->mesh_name) + 1);
    }
    return sdyi_names_copy(parts->unknown, parts->n_unknown, &sharding->unknown,
                           &sharding->n_unknown);
}

uint64_t sdyi_hash_span(uint64_t hash, sdyi_span list) {
    hash = sdyi_hash_int(hash, list.count);
    for (int i = 0; i < list.count; i++) {
        hash = sdyi_hash_int(hash, list.refs[i].axis);
        hash = sdyi_hash_int(hash, list.refs[i].sub);
        hash = sdyi_hash_int(hash, list.refs[i].pre);
        hash = sdyi_hash_int(hash, list.refs[i].size);
    }
    return hash;
}

/* The hash of all that sdyi_sharding_equal compares. No pointer goes in, so it
 * is the same in every process of a run. */
static uint64_t hash_sharding(const sdyrt_sharding *sharding) {
    uint64_t hash = SDYI_HASH_START;
    assert(sharding->mesh != NULL || sharding->mesh_name != NULL);
    hash = sharding->mesh != NULL
               ? sdyi_hash_int(hash, (int64_t)sharding->mesh->hash)
               : sdyi_hash_string(hash, sharding->mesh_name);
    hash = sdyi_hash_int(hash, sharding->rank);
    for (int i = 0; i < sharding->rank; i++) {
        const sdyi_dim *const dim = &sharding->dims[i];
        hash = sdyi_hash_span(hash, dim->axes);
        hash = sdyi_hash_int(hash, dim->open);
        hash = sdyi_hash_int(hash, dim->has_priority);
        hash = sdyi_hash_int(hash, dim->priority);
        hash = sdyi_hash_int(hash, dim->partition);
        hash = sdyi_hash_ints(hash, dim->offsets, dim->n_offsets);
        hash = sdyi_hash_int(hash, dim->low);
        hash = sdyi_hash_int(hash, dim->high);
    }
    hash = sdyi_hash_span(hash, sharding->replicated);
    hash = sdyi_hash_span(hash, sharding->unreduced);
    hash = sdyi_hash_int(hash, sharding->unreduced_op);
    for (int i = 0; i < sharding->n_unknown; i++)
        hash = sdyi_hash_string(hash, sharding->unknown[i]);
    return hash;
}

sdyrt_status sdyi_sharding_build(const sdyi_sharding_parts *parts,
                                 const sdyrt_sharding **result) {
    struct sdyrt_sharding *sharding;
    SDYI_ALLOC(sharding, 1);
    sharding->holders = 1;
    sharding->mesh = sdyrt_mesh_retain(parts->mesh);
    sharding->rank = parts->rank;
    sharding->unreduced_op =
        parts->unreduced.count > 0 ? parts->unreduced_op : SDYRT_SUM;
    sdyrt_status status = copy_names(sharding, parts);
    if (status == SDYRT_OK)
        status = copy_refs(sharding, parts);
    for (int i = 0; i < parts->rank && status == SDYRT_OK; i++)
        status = copy_dim(&sharding->dims[i], &parts->dims[i]);
    if (status != SDYRT_OK) {
        sharding_free(sharding);
        return status;
    }
    sharding->hash = hash_sharding(sharding);
    *result = sharding;
    return SDYRT_OK;
}

/* -- from a descriptor ---------------------------------------------------- */

static sdyrt_status check_rank(int rank) {
    if (rank < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "a sharding of rank %d", rank);
    if (rank > SDYRT_MAX_RANK)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_LIMIT,
                         "a sharding of rank %d; at most %d is possible", rank,
                         SDYRT_MAX_RANK);
    return SDYRT_OK;
}

static sdyrt_status check_offsets(int dim, const int64_t *offsets,
                                  int64_t n_offsets) {
    if (n_offsets < 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "dimension %d has %lld offsets; there is one more "
                         "than shards",
                         dim, (long long)n_offsets);
    if (offsets == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "the offsets of dimension %d are NULL", dim);
    return SDYRT_OK;
}

static sdyrt_status add_dim(sdyi_refs *refs, const sdyrt_dim_sharding *from,
                            int i, sdyi_dim *dim) {
    if ((unsigned)from->partition > SDYRT_OFFSETS)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "dimension %d has partition %d, which is none", i,
                         (int)from->partition);
    if (from->partition == SDYRT_OFFSETS)
        SDYI_TRY(check_offsets(i, from->offsets, from->n_offsets));
    *dim = (sdyi_dim){.open = from->open,
                      .has_priority = from->has_priority,
                      .priority = from->priority,
                      .partition = from->partition,
                      .offsets = (int64_t *)from->offsets,
                      .n_offsets = from->n_offsets,
                      .low = from->low,
                      .high = from->high};
    return sdyi_refs_add_list(refs, &from->axes, "a dimension", &dim->axes);
}

static sdyrt_status check_unreduced_op(sdyrt_reduction reduction) {
    if (sdyi_may_be_unreduced(reduction))
        return SDYRT_OK;
    char names[128];
    sdyi_text list;
    sdyi_text_start(&list, names, sizeof names);
    for (int i = 0; i < SDYRT_REDUCTION_COUNT; i++)
        if (sdyi_may_be_unreduced((sdyrt_reduction)i))
            sdyi_text_add(&list, "%s%s", list.length > 0 ? ", " : "",
                          sdyrt_reduction_name((sdyrt_reduction)i));
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "unreduced axes combine by one of %s, not by %s (%d)",
                     names, sdyrt_reduction_name(reduction), (int)reduction);
}

sdyrt_status sdyrt_sharding_create(const sdyrt_sharding_desc *desc,
                                   const sdyrt_sharding **sharding) {
    SDYI_NOT_NULL(desc);
    SDYI_NOT_NULL(sharding);
    SDYI_STRUCT(desc);
    if (desc->mesh == NULL && desc->mesh_name == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "a sharding needs a mesh or the name of one");
    SDYI_TRY(check_rank(desc->rank));
    if (desc->rank > 0)
        SDYI_NOT_NULL(desc->dims);
    SDYI_TRY(check_unreduced_op(desc->unreduced_op));

    sdyi_refs refs = {.mesh = desc->mesh};
    sdyi_sharding_parts parts = {.mesh = desc->mesh,
                                 .mesh_name = desc->mesh_name,
                                 .rank = desc->rank,
                                 .unreduced_op = desc->unreduced_op};
    for (int i = 0; i < desc->rank; i++)
        SDYI_TRY(add_dim(&refs, &desc->dims[i], i, &parts.dims[i]));
    SDYI_TRY(sdyi_refs_add_list(&refs, &desc->replicated, "replicated",
                                &parts.replicated));
    SDYI_TRY(sdyi_refs_add_list(&refs, &desc->unreduced, "unreduced",
                                &parts.unreduced));
    parts.n_unknown = refs.n_unknown;
    parts.unknown = refs.unknown;
    return sdyi_sharding_build(&parts, sharding);
}

/* -- from another sharding ------------------------------------------------ */

static sdyi_sharding_parts parts_of(const sdyrt_sharding *sharding) {
    sdyi_sharding_parts parts = {.mesh = sharding->mesh,
                                 .mesh_name = sharding->mesh_name,
                                 .rank = sharding->rank,
                                 .replicated = sharding->replicated,
                                 .unreduced = sharding->unreduced,
                                 .unreduced_op = sharding->unreduced_op,
                                 .n_unknown = sharding->n_unknown,
                                 .unknown = sharding->unknown};
    for (int i = 0; i < sharding->rank; i++)
        parts.dims[i] = sharding->dims[i];
    return parts;
}

/* Axes that are left out while others are looked up. */
typedef struct left_out {
    const char *const *names;
    int n;
} left_out;

static bool is_left_out(left_out without, const char *name) {
    int i = 0;
    while (i < without.n && strcmp(without.names[i], name) != 0)
        i++;
    return i < without.n;
}

static sdyrt_status bind_list(sdyi_refs *refs, const sdyrt_sharding *sharding,
                              left_out without, sdyi_span *list) {
    const int first = refs->count;
    for (int i = 0; i < list->count; i++) {
        const sdyi_ref a = list->refs[i];
        const char *const name =
            sdyi_axis_name(sharding->mesh, sharding->unknown, a.axis);
        if (!is_left_out(without, name))
            SDYI_TRY(sdyi_refs_add(refs, name, a.sub, a.pre, a.size));
    }
    *list = sdyi_refs_since(refs, first);
    return SDYRT_OK;
}

sdyrt_status sdyi_sharding_bind(const sdyrt_sharding *sharding,
                                const sdyrt_mesh *mesh,
                                const char *const *without, int n_without,
                                const sdyrt_sharding **bound) {
    const left_out out = {without, n_without};
    sdyi_refs refs = {.mesh = mesh};
    sdyi_sharding_parts parts = parts_of(sharding);
    parts.mesh = mesh;
    for (int i = 0; i < parts.rank; i++)
        SDYI_TRY(bind_list(&refs, sharding, out, &parts.dims[i].axes));
    SDYI_TRY(bind_list(&refs, sharding, out, &parts.replicated));
    SDYI_TRY(bind_list(&refs, sharding, out, &parts.unreduced));
    parts.n_unknown = refs.n_unknown;
    parts.unknown = refs.unknown;
    return sdyi_sharding_build(&parts, bound);
}

sdyrt_status sdyrt_sharding_with_partition(const sdyrt_sharding *sharding,
                                           sdyrt_partition partition,
                                           const sdyrt_sharding **result) {
    SDYI_NOT_NULL(sharding);
    SDYI_NOT_NULL(result);
    if ((unsigned)partition >= SDYRT_OFFSETS)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "partition %d is not one of CEIL, LOW and HIGH",
                         (int)partition);
    sdyi_sharding_parts parts = parts_of(sharding);
    for (int i = 0; i < parts.rank; i++)
        parts.dims[i].partition = partition;
    return sdyi_sharding_build(&parts, result);
}

static sdyrt_status check_dim(const sdyrt_sharding *sharding, int dim) {
    if (dim < 0 || dim >= sharding->rank)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "dimension %d of a sharding of rank %d", dim,
                         sharding->rank);
    return SDYRT_OK;
}

sdyrt_status sdyrt_sharding_with_offsets(const sdyrt_sharding *sharding,
                                         int dim, const int64_t *offsets,
                                         int64_t n_offsets,
                                         const sdyrt_sharding **result) {
    SDYI_NOT_NULL(sharding);
    SDYI_NOT_NULL(result);
    SDYI_TRY(check_dim(sharding, dim));
    SDYI_TRY(check_offsets(dim, offsets, n_offsets));
    sdyi_sharding_parts parts = parts_of(sharding);
    parts.dims[dim].partition = SDYRT_OFFSETS;
    parts.dims[dim].offsets = (int64_t *)offsets;
    parts.dims[dim].n_offsets = n_offsets;
    return sdyi_sharding_build(&parts, result);
}

sdyrt_status sdyrt_sharding_with_halo(const sdyrt_sharding *sharding, int dim,
                                      int64_t low, int64_t high,
                                      const sdyrt_sharding **result) {
    SDYI_NOT_NULL(sharding);
    SDYI_NOT_NULL(result);
    SDYI_TRY(check_dim(sharding, dim));
    sdyi_sharding_parts parts = parts_of(sharding);
    parts.dims[dim].low = low;
    parts.dims[dim].high = high;
    return sdyi_sharding_build(&parts, result);
}

/* -- holding -------------------------------------------------------------- */

const sdyrt_sharding *sdyrt_sharding_retain(const sdyrt_sharding *sharding) {
    if (sharding != NULL)
        __atomic_fetch_add(&((struct sdyrt_sharding *)sharding)->holders, 1,
                           __ATOMIC_RELAXED);
    return sharding;
}

void sdyrt_sharding_release(const sdyrt_sharding *sharding) {
    struct sdyrt_sharding *const own = (struct sdyrt_sharding *)sharding;
    if (own != NULL &&
        __atomic_sub_fetch(&own->holders, 1, __ATOMIC_ACQ_REL) == 0)
        sharding_free(own);
}

/* -- equality and accessors ----------------------------------------------- */

bool sdyi_same_partition(const sdyi_dim *a, const sdyi_dim *b) {
    return a->partition == b->partition && a->n_offsets == b->n_offsets &&
           (a->n_offsets == 0 ||
            memcmp(a->offsets, b->offsets,
                   (size_t)a->n_offsets * sizeof *a->offsets) == 0);
}

static bool equal_dims(const sdyi_dim *a, const sdyi_dim *b) {
    return a->open == b->open && a->has_priority == b->has_priority &&
           a->priority == b->priority && sdyi_same_partition(a, b) &&
           sdyi_same_halo(a, b) && sdyi_axes_equal(a->axes, b->axes);
}

bool sdyi_sharding_has_halo(const sdyrt_sharding *sharding) {
    for (int d = 0; d < sharding->rank; d++)
        if (sharding->dims[d].low != 0 || sharding->dims[d].high != 0)
            return true;
    return false;
}

bool sdyi_sharding_equal(const sdyrt_sharding *a, const sdyrt_sharding *b) {
    if (a == b)
        return true;
    if (a->hash != b->hash || a->mesh != b->mesh || a->rank != b->rank ||
        a->unreduced_op != b->unreduced_op || a->n_unknown != b->n_unknown ||
        (a->mesh == NULL && strcmp(a->mesh_name, b->mesh_name) != 0))
        return false;
    for (int i = 0; i < a->rank; i++) {
        if (!equal_dims(&a->dims[i], &b->dims[i]))
            return false;
    }
    for (int i = 0; i < a->n_unknown; i++) {
        if (strcmp(a->unknown[i], b->unknown[i]) != 0)
            return false;
    }
    return sdyi_axes_equal(a->replicated, b->replicated) &&
           sdyi_axes_equal(a->unreduced, b->unreduced);
}

const sdyrt_mesh *sdyrt_sharding_mesh(const sdyrt_sharding *sharding) {
    return sharding->mesh;
}

const char *sdyrt_sharding_mesh_name(const sdyrt_sharding *sharding) {
    return sharding->mesh_name;
}

int sdyrt_sharding_rank(const sdyrt_sharding *sharding) {
    return sharding->rank;
}

/* The product of the sizes, at most INT64_MAX; sizes that no verified sharding
 * has count as 1. */
static int64_t product(sdyi_span list) {
    int64_t result = 1;
    for (int i = 0; i < list.count; i++) {
        const int64_t size = list.refs[i].size < 1 ? 1 : list.refs[i].size;
        if (__builtin_mul_overflow(result, size, &result))
            return INT64_MAX;
    }
    return result;
}

static sdyrt_axis_list named_list(const sdyrt_sharding *sharding,
                                  sdyi_span list) {
    return (sdyrt_axis_list){sharding->named + (list.refs - sharding->refs),
                             list.count};
}

sdyrt_dim_sharding sdyrt_sharding_dim_at(const sdyrt_sharding *sharding,
                                         int dim) {
    sdyrt_dim_sharding result = {.axes = {NULL, 0}};
    if (dim < 0 || dim >= sharding->rank)
        return result;
    const sdyi_dim *const d = &sharding->dims[dim];
    result.axes = named_list(sharding, d->axes);
    result.open = d->open;
    result.has_priority = d->has_priority;
    result.priority = d->priority;
    result.partition = d->partition;
    result.offsets = d->offsets;
    result.n_offsets = d->n_offsets;
    result.low = d->low;
    result.high = d->high;
    return result;
}

sdyrt_axis_list sdyrt_sharding_replicated(const sdyrt_sharding *sharding) {
    return named_list(sharding, sharding->replicated);
}

sdyrt_axis_list sdyrt_sharding_unreduced(const sdyrt_sharding *sharding,
                                         sdyrt_reduction *reduction) {
    if (reduction != NULL)
        *reduction = sharding->unreduced_op;
    return named_list(sharding, sharding->unreduced);
}

int64_t sdyrt_sharding_shards(const sdyrt_sharding *sharding, int dim) {
    return dim < 0 || dim >= sharding->rank ? 1
                                            : product(sharding->dims[dim].axes);
}

int64_t sdyrt_sharding_partials(const sdyrt_sharding *sharding,
                                sdyrt_reduction *reduction) {
    if (reduction != NULL)
        *reduction = sharding->unreduced_op;
    return product(sharding->unreduced);
}
