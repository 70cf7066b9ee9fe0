/* Groups of StableHLO's collectives that are written as axes of a mesh, and
 * meshes as StableHLO writes them:
 *
 *   replica_groups = #stablehlo.replica_group_mesh_axes<
 *       mesh = @mesh, or #stablehlo.mesh<axes = [<name = "x", size = 2>]>,
 *       axes = [#stablehlo.axis_ref<name = "x">]> */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_MESH_GROUPS_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_MESH_GROUPS_H

#include "program/ir/module.h"

/* The mesh of an op's groups: a SYMBOL or a RECORD HLO_MESH; NULL: it has no
 * such groups. */
const sdyi_attr *sdyi_groups_mesh(const sdyi_op *op);
/* The same axes, of an equal mesh. */
void sdyi_groups_set_mesh(sdyi_op *op, const sdyi_attr *mesh);

/* The attribute MESH of an op's RECORD HLO_MESH. Errors: at the op, those of
 * sdyrt_mesh_create. */
sdyrt_status sdyi_mesh_of_record(const sdyi_op *op, const sdyi_attr *record,
                                 const sdyi_attr **mesh);
/* The other way, of a mesh that has axes. */
const sdyi_attr *sdyi_record_of_mesh(sdyi_pool *pool, const sdyrt_mesh *mesh);
/* The ids of devices where the text says them; NULL: they count up. */
const sdyi_attr *sdyi_mesh_ids(sdyi_pool *pool, const sdyrt_mesh *mesh);

#endif
