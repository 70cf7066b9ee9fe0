/* Shardings with their mesh. A sharding is read without: its axes are names,
 * which mean something in the mesh that its symbol stands for. */
#ifndef SDYI_PROGRAM_IR_BIND_H
#define SDYI_PROGRAM_IR_BIND_H

#include "program/ir/attr.h"

/* An attribute SHARDING with its axes looked up in a mesh; the pool keeps it.
 * Axes that the mesh has not are unknown names. Those of `without`, an
 * attribute MANUAL_AXES or NULL, are left out. Errors: LIMIT. */
sdyrt_status sdyi_bind(sdyi_pool *pool, const sdyi_attr *sharding,
                       const sdyrt_mesh *mesh, const sdyi_attr *without,
                       const sdyrt_sharding **bound);

/* Let go of them all. */
void sdyi_pool_unbind(sdyi_pool *pool);

#endif
