/* Programs whose values the dialect shard annotates, and which are of one
 * device otherwise: what ranks run is made of them here. */
#ifndef SDYI_PROGRAM_ANNOTATED_H
#define SDYI_PROGRAM_ANNOTATED_H

#include "program/internal.h"

/* The devices of the grid of its first sharding; 0: the grid does not say, or
 * the program is no such one. */
int64_t sdyi_annotated_devices(const sdyrt_program *program);

/* Make of a module the program of a device, the same text for all: its function
 * is annotated and partitioned, and says of its arguments and results what they
 * are the shards of. Errors: a grid of another number of devices. */
sdyrt_status sdyi_cut_annotated(sdyi_module *module, int n_ranks);

#endif
