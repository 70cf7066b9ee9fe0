/* Bound shardings, interned by sharding, mesh and dropped axes. */
#include "program/ir/bind.h"

#include "mesh/internal.h"

#include <string.h>

/* The hash table is memory of the zone. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(&pool->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

typedef struct bound_key {
    const sdyi_attr *sharding;
    const sdyrt_mesh *mesh;
    const sdyi_attr *without;
} bound_key;

typedef struct sdyi_bound {
    UT_hash_handle hh;
    bound_key key;
    const sdyrt_sharding *sharding;
} bound_entry;

/* The names of MANUAL_AXES, in scratch. */
static const char **names_of(sdyi_pool *pool, const sdyi_attr *axes) {
    const char **const names = SDYI_NEW(&pool->scratch, const char *, axes->n);
    for (int64_t i = 0; i < axes->n; i++)
        names[i] = sdyi_name_text(pool, (sdyi_name)axes->cells[i].integer);
    return names;
}

static sdyrt_status make(sdyi_pool *pool, bound_entry *entry) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyi_attr *const without = entry->key.without;
    const char **const names = without == NULL ? NULL : names_of(pool, without);
    const sdyrt_status status = sdyi_sharding_bind(
        sdyi_attr_get_sharding(entry->key.sharding), entry->key.mesh, names,
        without == NULL ? 0 : (int)without->n, &entry->sharding);
    sdyi_zone_reset(&pool->scratch, mark);
    return status;
}

sdyrt_status sdyi_bind(sdyi_pool *pool, const sdyi_attr *sharding,
                       const sdyrt_mesh *mesh, const sdyi_attr *without,
                       const sdyrt_sharding **bound) {
    const bound_key key = {sharding, mesh, without};
    bound_entry *entry = NULL;
    HASH_FIND(hh, pool->bound, &key, sizeof key, entry);
    if (entry == NULL) {
        entry = SDYI_NEW(&pool->zone, bound_entry, 1);
        entry->key = key;
        HASH_ADD(hh, pool->bound, key, sizeof key, entry);
    }
    if (entry->sharding == NULL)
        SDYI_TRY(make(pool, entry));
    *bound = entry->sharding;
    return SDYRT_OK;
}

void sdyi_pool_unbind(sdyi_pool *pool) {
    for (const bound_entry *b = pool->bound; b != NULL; b = b->hh.next)
        sdyrt_sharding_release(b->sharding);
}
