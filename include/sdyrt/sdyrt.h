/* libsdyrt: describe a mesh and a sharding as Shardy does, and move the tensor.
 *
 * Reading order: status.h (errors), type.h, mesh.h, sharding.h, tile.h (who
 * owns what), op.h (what is to happen), context.h (ranks), plan.h (do it);
 * grid.h for grids of MLIR's dialect shard, bootstrap.h for ranks that share
 * nothing. */
#ifndef SDYRT_SDYRT_H
#define SDYRT_SDYRT_H

#include <sdyrt/bootstrap.h>
#include <sdyrt/context.h>
#include <sdyrt/grid.h>
#include <sdyrt/mesh.h>
#include <sdyrt/op.h>
#include <sdyrt/plan.h>
#include <sdyrt/sharding.h>
#include <sdyrt/status.h>
#include <sdyrt/tile.h>
#include <sdyrt/type.h>
#include <sdyrt/version.h>

#endif
