/* Single-device programs with values annotated by the dialect shard:
 * partitioned here into the program that each rank runs. */
#ifndef SDYI_SHARD_ANNOTATED_H
#define SDYI_SHARD_ANNOTATED_H

#include "program/internal.h"

/* True for such a program. */
bool sdyi_is_annotated(const sdyrt_program *program);
/* The number of devices of the grid of the first sharding; 0: the grid has
 * dynamic sizes, or the program is not annotated. */
int64_t sdyi_annotated_devices(const sdyrt_program *program);

/* Partition a module into the program of a device, the same text for all: its
 * function is annotated and partitioned, and records the shards that its
 * arguments and results are. Errors: a grid with another number of devices. */
sdyrt_status sdyi_cut_annotated(sdyi_module *module, int n_ranks);

#endif
