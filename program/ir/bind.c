#include "program/ir/bind.h"

#include "mesh/internal.h"

#include <string.h>

/* The table is the zone's memory. */
#define uthash_malloc(bytes) sdyi_zone_alloc_raw(&pool->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

typedef struct bound_key {
    const sdyi_attr *sharding;
    const sdyrt_mesh *mesh;
} bound_key;

typedef struct sdyi_bound {
    UT_hash_handle hh;
    bound_key key;
    const sdyrt_sharding *sharding;
} bound_entry;

sdyrt_status sdyi_bind(sdyi_pool *pool, const sdyi_attr *sharding,
                       const sdyrt_mesh *mesh, const sdyrt_sharding **bound) {
    const bound_key key = {sharding, mesh};
    bound_entry *entry = NULL;
    HASH_FIND(hh, pool->bound, &key, sizeof key, entry);
    if (entry == NULL) {
        entry = SDYI_NEW(&pool->zone, bound_entry, 1);
        entry->key = key;
        HASH_ADD(hh, pool->bound, key, sizeof key, entry);
    }
    if (entry->sharding == NULL)
        SDYI_TRY(sdyi_sharding_bind(sdyi_attr_get_sharding(sharding), mesh,
                                    &entry->sharding));
    *bound = entry->sharding;
    return SDYRT_OK;
}

void sdyi_pool_unbind(sdyi_pool *pool) {
    for (const bound_entry *b = pool->bound; b != NULL; b = b->hh.next)
        sdyrt_sharding_release(b->sharding);
}
