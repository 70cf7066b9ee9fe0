/* Replica groups written as axes of a mesh, and meshes in StableHLO's form:
 *
 *   replica_groups = #stablehlo.replica_group_mesh_axes<
 *       mesh = @mesh, or #stablehlo.mesh<axes = [<name = "x", size = 2>]>,
 *       axes = [#stablehlo.axis_ref<name = "x">]> */
#ifndef SDYI_PROGRAM_DIALECTS_STABLEHLO_MESH_GROUPS_H
#define SDYI_PROGRAM_DIALECTS_STABLEHLO_MESH_GROUPS_H

#include "program/ir/module.h"

/* The mesh of an op's groups: a SYMBOL or a RECORD HLO_MESH; NULL: no groups of
 * this form. */
const sdyi_attr *sdyi_groups_mesh(const sdyi_op *op);
/* Replace the mesh, which must be equal; the axes stay. */
void sdyi_groups_set_mesh(sdyi_op *op, const sdyi_attr *mesh);

/* The attribute MESH of a RECORD HLO_MESH. Errors: those of sdyrt_mesh_create,
 * reported at the op. */
sdyrt_status sdyi_mesh_of_record(const sdyi_op *op, const sdyi_attr *record,
                                 const sdyi_attr **mesh);
/* The inverse, for a mesh with axes. */
const sdyi_attr *sdyi_record_of_mesh(sdyi_pool *pool, const sdyrt_mesh *mesh);
/* Explicit device ids; NULL: they are iota. */
const sdyi_attr *sdyi_mesh_ids(sdyi_pool *pool, const sdyrt_mesh *mesh);

#endif
