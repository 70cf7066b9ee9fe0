/* Shardings bound to their mesh. A sharding is read unbound: its axes are
 * names, which have sizes only in the mesh that its symbol refers to. */
#ifndef SDYI_PROGRAM_IR_BIND_H
#define SDYI_PROGRAM_IR_BIND_H

#include "program/ir/attr.h"

/* An attribute SHARDING with its axes looked up in a mesh; the pool owns it.
 * Axes that are not in the mesh stay names. Axes of `without`, an attribute
 * MANUAL_AXES or NULL, are dropped. Errors: LIMIT. */
sdyrt_status sdyi_bind(sdyi_pool *pool, const sdyi_attr *sharding,
                       const sdyrt_mesh *mesh, const sdyi_attr *without,
                       const sdyrt_sharding **bound);

/* Release all bound shardings. */
void sdyi_pool_unbind(sdyi_pool *pool);

#endif
