/* Text and verifiers of Shardy's ops and attributes. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_SDY_H
#define SDYI_PROGRAM_DIALECTS_SDY_SDY_H

#include "program/ir/row.h"

extern const struct sdyi_dialect sdyi_dialect_sdy; /* its text: parse_sdy.c */

/* -- meshes and shardings: sharding.c -------------------------------------- */

/* The mesh of an attribute SHARDING, inline or by its symbol as seen from `op`;
 * NULL: none. */
const sdyrt_mesh *sdyi_mesh_at(const sdyi_op *op, const sdyi_attr *sharding);

/* A sharding bound to its mesh, which must exist. */
sdyrt_status sdyi_bind_sharding(const sdyi_op *op, const sdyi_attr *attr,
                                const sdyrt_sharding **sharding);

/* The size of an axis or a sub-axis; 0: not in the mesh. */
int64_t sdyi_axis_size(const sdyrt_mesh *mesh, const sdyrt_axis_ref *ref);

/* The bound sharding of a value, wherever it is stored; NULL: none. `*is_known`
 * false: it is invalid, which is reported where it is stored. */
sdyrt_status sdyi_bound_sharding_of(const sdyi_value *value, bool *is_known,
                                    const sdyrt_sharding **sharding);

/* The name of a collective's axes attribute; NONE: it has none. */
sdyi_name sdyi_collective_axes(const sdyi_op *op);

/* The reduction of an all_reduce or a reduce_scatter. */
sdyrt_reduction sdyi_reduction_of(const sdyi_op *op);

/* Owner of a sharding in errors: `result 1 - `, or nothing. */
typedef struct sdyi_owner {
    const char *kind; /* NULL: no prefix */
    int index;        /* -1: not printed */
} sdyi_owner;
/* The prefix "result 1 - "; empty for an owner without a kind. */
#define SDYI_OWNER_BYTES 64
const char *sdyi_owner_text(sdyi_owner owner, char text[SDYI_OWNER_BYTES]);

/* Verification of a value's sharding; `type` NULL: there is no value. Rules and
 * order: mesh/verify_sharding.c. */
sdyrt_status sdyi_verify_sharding(const sdyi_op *op, const sdyi_attr *attr,
                                  const sdyi_type *type, sdyi_owner owner);
/* Error if an enclosing manual computation has the axis as manual. */
sdyrt_status sdyi_verify_not_manual(const sdyi_op *op, const char *axis,
                                    sdyi_owner owner);
/* The same for a list of shardings and the types of `n` values. */
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

/* Debug records of propagation on an op, and a list of them. verify_edges.c */
sdyrt_status sdyi_verify_edges(const sdyi_op *op, const sdyi_attr *attr);
sdyrt_status sdyi_verify_edges_list(const sdyi_op *op, const sdyi_attr *attr);

/* An explicit sharding rule of an op. verify_rule.c */
sdyrt_status sdyi_verify_rule(const sdyi_op *op, const sdyi_attr *attr);

/* -- ops: verify_collective.c, verify_manual.c, verify_ops.c --------------- */

/* Collectives, one function for all. */
sdyrt_status sdyi_verify_sides(const sdyi_op *op);
sdyrt_status sdyi_verify_collective(const sdyi_op *op,
                                    const struct sdyi_symbols *symbols);
/* sdy.reshard and sdy.sharding_constraint. */
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
/* ODS type constraints: of operand 0, of result 0. */
sdyrt_status sdyi_verify_ranked_operand(const sdyi_op *op);
sdyrt_status sdyi_verify_static_result(const sdyi_op *op);

#endif
