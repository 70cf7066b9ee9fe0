/* Layouts: shardings with their axes looked up, interned. Equal shardings are
 * one layout, so a pass that asks again and again whether a sharding has
 * changed compares pointers. */
#ifndef SDYI_PROGRAM_PROPAGATION_LAYOUT_H
#define SDYI_PROGRAM_PROPAGATION_LAYOUT_H

#include "mesh/internal.h"
#include "program/ir/symbol.h"

typedef struct sdyi_layout {
    const sdyi_attr *attr;          /* of kind SHARDING, as values have it */
    const sdyrt_sharding *sharding; /* on its mesh */
} sdyi_layout;

typedef struct sdyi_layouts {
    sdyi_pool *pool;
    sdyi_zone *zone; /* as long as the layouts are looked at */
    const sdyi_symbols *symbols;
    struct sdyi_known_layout *by_attr, *by_value;
} sdyi_layouts;

void sdyi_layouts_start(sdyi_layouts *layouts, const sdyi_symbols *symbols,
                        sdyi_zone *zone);

/* The layout of an attribute; NULL: of NULL, or if its mesh is not found. */
const sdyi_layout *sdyi_layout_of(sdyi_layouts *layouts, const sdyi_attr *attr);

/* The layout of parts whose axes are looked up, with no partition of its own;
 * NULL: above the limits of shardings. */
const sdyi_layout *sdyi_layout_make(sdyi_layouts *layouts,
                                    const sdyi_sharding_parts *parts);

/* The parts of a layout, to be changed. */
void sdyi_layout_parts(const sdyi_layout *layout, sdyi_sharding_parts *parts);

static inline const sdyrt_mesh *sdyi_layout_mesh(const sdyi_layout *layout) {
    return layout->sharding->mesh;
}

/* Elements of a tensor, at most INT64_MAX; 0 where a size is not known. */
int64_t sdyi_element_count(const sdyi_type *type);
/* The parts that axes cut a dimension into, at most INT64_MAX. */
int64_t sdyi_shard_count(sdyi_span axes);

#endif
