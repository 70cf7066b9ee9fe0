/* What an operation is called: its text and its fingerprint. */
#ifndef SDYI_OPS_DESCRIBE_H
#define SDYI_OPS_DESCRIBE_H

#include "collectives/ops/verify.h"

/* The text of an operation in one line, allocated, and a fingerprint of its
 * whole value (meshes, partitions and placements included), the same in every
 * process.
 * Errors: MEMORY. */
sdyrt_status sdyi_describe_op(const sdyi_resolved *r, char **text,
                              uint64_t *fingerprint);

/* Take a placement into a hash. */
uint64_t sdyi_hash_ranks(uint64_t hash, const int *ranks, int64_t n);

#endif
