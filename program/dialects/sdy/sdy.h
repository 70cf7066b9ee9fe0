/* What Shardy's ops and attributes have to keep. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_SDY_H
#define SDYI_PROGRAM_DIALECTS_SDY_SDY_H

#include "program/ir/row.h"

/* -- meshes and shardings: sharding.c -------------------------------------- */

/* The mesh of an attribute SHARDING, its own or the one that its symbol stands
 * for where `op` is; NULL: there is none. */
const sdyrt_mesh *sdyi_mesh_at(const sdyi_op *op, const sdyi_attr *sharding);

/* A sharding with its axes looked up in its mesh, which must be there. */
sdyrt_status sdyi_bind_sharding(const sdyi_op *op, const sdyi_attr *attr,
                                const sdyrt_sharding **sharding);

/* The sharding of a value, wherever that is kept, with its axes looked up;
 * NULL: it has none. `*is_known` false: its rules are broken, which is told
 * where it stands. */
sdyrt_status sdyi_bound_sharding_of(const sdyi_value *value, bool *is_known,
                                    const sdyrt_sharding **sharding);

/* The attribute of a collective that says its axes; NONE: it has none. */
sdyi_name sdyi_collective_axes(const sdyi_op *op);

/* How all_reduce and reduce_scatter combine values. */
sdyrt_reduction sdyi_reduction_of(const sdyi_op *op);

/* Where errors about a sharding say it is: `result 1 - `, or nothing. */
typedef struct sdyi_owner {
    const char *kind; /* NULL: nothing */
    int index;        /* -1: not said */
} sdyi_owner;
/* "result 1 - ", for errors; empty for an owner without a kind. */
#define SDYI_OWNER_BYTES 64
const char *sdyi_owner_text(sdyi_owner owner, char text[SDYI_OWNER_BYTES]);

/* The rules for the sharding of a value of a type, of NULL where there is none.
 * They and their order: mesh/verify.c. */
sdyrt_status sdyi_verify_sharding(const sdyi_op *op, const sdyi_attr *attr,
                                  const sdyi_type *type, sdyi_owner owner);
/* An axis that no manual computation around the op has. */
sdyrt_status sdyi_verify_not_manual(const sdyi_op *op, const char *axis,
                                    sdyi_owner owner);
/* Of a list, for values of `n` types. */
sdyrt_status sdyi_verify_shardings(const sdyi_op *op, const sdyi_attr *list,
                                   const sdyi_type *const *types, int n,
                                   const char *kind);

/* -- attributes of any op, of arguments and results: verify_attr.c --------- */

sdyrt_status sdyi_verify_sdy_attr(const sdyi_op *op, sdyi_name name,
                                  const sdyi_attr *attr);
sdyrt_status sdyi_verify_sdy_arg(const sdyi_op *op, int arg, sdyi_name name,
                                 const sdyi_attr *attr);
sdyrt_status sdyi_verify_sdy_result(const sdyi_op *op, int result,
                                    sdyi_name name, const sdyi_attr *attr);

/* Records of propagation on an op, and a list of them. verify_edges.c */
sdyrt_status sdyi_verify_edges(const sdyi_op *op, const sdyi_attr *attr);
sdyrt_status sdyi_verify_edges_list(const sdyi_op *op, const sdyi_attr *attr);

/* A rule of an op. verify_rule.c */
sdyrt_status sdyi_verify_rule(const sdyi_op *op, const sdyi_attr *attr);

/* -- ops: verify_collective.c, verify_manual.c, verify_ops.c --------------- */

/* Collectives, by their names. */
sdyrt_status sdyi_verify_sides(const sdyi_op *op);
sdyrt_status sdyi_verify_collective(const sdyi_op *op,
                                    const struct sdyi_symbols *symbols);
/* And sharding_constraint. */
sdyrt_status sdyi_verify_reshard(const sdyi_op *op,
                                 const struct sdyi_symbols *symbols);
sdyrt_status sdyi_verify_manual_axes(const sdyi_op *op);
sdyrt_status sdyi_verify_manual(const sdyi_op *op,
                                const struct sdyi_symbols *symbols);
sdyrt_status sdyi_verify_named(const sdyi_op *op,
                               const struct sdyi_symbols *symbols);
sdyrt_status sdyi_verify_named_results(const sdyi_op *op);
sdyrt_status sdyi_verify_edge(const sdyi_op *op,
                              const struct sdyi_symbols *symbols);
sdyrt_status sdyi_verify_func_edge(const sdyi_op *op);
sdyrt_status sdyi_verify_barrier(const sdyi_op *op);
sdyrt_status sdyi_verify_constant(const sdyi_op *op);
/* Types that ODS asks for: of operand 0, of result 0. */
sdyrt_status sdyi_verify_ranked_operand(const sdyi_op *op);
sdyrt_status sdyi_verify_static_result(const sdyi_op *op);

#endif
