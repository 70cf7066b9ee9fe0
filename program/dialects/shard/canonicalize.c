/* Canonical forms of shard's ops. */
#include "program/dialects/shard/shard.h"

const sdyi_pattern sdyi_no_axes_patterns[] = {{NULL, NULL}};
const sdyi_pattern sdyi_grid_shape_patterns[] = {{NULL, NULL}};
const sdyi_pattern sdyi_grid_sharding_patterns[] = {{NULL, NULL}};
const sdyi_pattern sdyi_shard_patterns[] = {{NULL, NULL}};
