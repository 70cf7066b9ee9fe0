/* The module's hash table of resources by name. */
#include "program/ir/resource.h"

#define uthash_malloc(bytes) sdyi_zone_alloc_raw(&module->zone, bytes)
#define uthash_free(memory, bytes) ((void)(memory))
#include <uthash.h>

struct sdyi_resources {
    UT_hash_handle hh;
    sdyi_resource resource;
};

static sdyi_resource *find(const sdyi_module *module, sdyi_name key) {
    struct sdyi_resources *found = NULL;
    HASH_FIND(hh, module->resources, &key, sizeof key, found);
    return found == NULL ? NULL : &found->resource;
}

void sdyi_resource_set(sdyi_module *module, sdyi_name key,
                       const sdyi_attr *bytes) {
    sdyi_resource *const found = find(module, key);
    if (found != NULL) {
        found->bytes = bytes;
        return;
    }
    struct sdyi_resources *const new =
        SDYI_NEW(&module->zone, struct sdyi_resources, 1);
    new->resource = (sdyi_resource){key, bytes, false};
    HASH_ADD(hh, module->resources, resource.key, sizeof key, new);
}

sdyi_resource *sdyi_resource_of(const sdyi_module *module,
                                const sdyi_attr *attr) {
    return find(module, (sdyi_name)attr->cells[0].integer);
}
