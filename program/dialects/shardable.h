/* Storage of shardings by kind of value, and data-flow links between values.
 *
 *   value                                   its sharding is stored in
 *   covered by an edge, and an edge         the edge's `sharding`
 *   result of reshard, sharding_constraint  the op's `sharding`
 *   result of a collective of Shardy        the op's `out_sharding`
 *   result of manual, named computations    the op's `out_shardings`
 *   result of any other op                  the op's `sdy.sharding`
 *   argument of a function                  its `sdy.sharding`
 *   argument of manual, named computations  the op's `in_shardings`, for manual
 *                                           ones without the manual axes
 *   argument of while                       the place of the result
 *   argument of async_start                 the place of the operand
 *   argument of another block               nowhere
 *
 * A data-flow op links values that should have one sharding. Each link has an
 * owner, whose edge (sdy.data_flow_edge on it) covers all of its targets:
 *
 *   op                          owners      sources of owner i     more targets
 *   while                       results     operand i, then the    cond's and
 *                                           body's return i        body's arg i
 *   case                        results     each branch's return i
 *   optimization_barrier        results     operand i
 *   manual, named computation   arguments   operand i
 *                               results     the body's return i
 *
 * A row selects its links by `flow` (ir/row.h). */
#ifndef SDYI_PROGRAM_DIALECTS_SHARDABLE_H
#define SDYI_PROGRAM_DIALECTS_SHARDABLE_H

#include "program/ir/row.h"
#include "program/ir/symbol.h"

/* -- shardings of values --------------------------------------------------- */

/* The value where a value's sharding is stored: the result of the edge that
 * covers it, an owner, or itself; NULL: not stored anywhere. */
sdyi_value *sdyi_shardable(sdyi_value *value);

/* An attribute SHARDING; NULL: none. */
/* The value that propagation barriers pass on. */
sdyi_value *sdyi_past_barriers(sdyi_value *value);
/* The rank of a sharding of a value of this type. */
static inline int sdyi_sharded_rank(const sdyi_type *type) {
    return sdyi_type_is_shaped(type) ? type->n : 0;
}
const sdyi_attr *sdyi_sharding_of(const sdyi_value *value);
/* Other results of the op without a sharding get a fully open one on the same
 * mesh. No effect if the value has no place for a sharding. */
void sdyi_sharding_set(sdyi_value *value, const sdyi_attr *sharding);

/* Shardings in the argument and result attributes of a func.func. */
const sdyi_attr *sdyi_arg_sharding_of(const sdyi_op *function, int i);
const sdyi_attr *sdyi_result_sharding_of(const sdyi_op *function, int i);
/* NULL removes the sharding. */
void sdyi_arg_sharding_set(sdyi_op *function, int i, const sdyi_attr *sharding);
void sdyi_result_sharding_set(sdyi_op *function, int i,
                              const sdyi_attr *sharding);

/* Set shardings of all results of an op, or all arguments or results of a
 * function at once; NULL entries are left as they are. */
void sdyi_shardings_set(sdyi_op *op, const sdyi_attr *const *shardings);
void sdyi_arg_shardings_set(sdyi_op *function,
                            const sdyi_attr *const *shardings);
void sdyi_result_shardings_set(sdyi_op *function,
                               const sdyi_attr *const *shardings);

/* Shardings of all arguments or results of a function, an attribute SHARDINGS:
 * missing ones are fully open, on the mesh of the first one that is not
 * maximal. NULL: there is no such one. */
const sdyi_attr *sdyi_arg_shardings_of(const sdyi_symbols *symbols,
                                       const sdyi_op *function);
const sdyi_attr *sdyi_result_shardings_of(const sdyi_symbols *symbols,
                                          const sdyi_op *function);

/* -- links of data-flow ops ------------------------------------------------ */

/* The owner of the edge that covers a target, possibly the target itself; NULL:
 * not a data-flow target. */
sdyi_value *sdyi_owner_of(const sdyi_value *target);
/* The owner of which an operand is a source; NULL: none. */
sdyi_value *sdyi_owner_of_use(const sdyi_use *use);
/* The data-flow edge on an owner; NULL: none. */
sdyi_op *sdyi_edge_of(const sdyi_value *owner);

int sdyi_flow_source_count(const sdyi_value *owner);
sdyi_value *sdyi_flow_source(const sdyi_value *owner, int i);
sdyi_use *sdyi_flow_source_use(const sdyi_value *owner, int i);
/* Targets other than the owner. */
int sdyi_flow_target_count(const sdyi_value *owner);
sdyi_value *sdyi_flow_target(const sdyi_value *owner, int i);

/* -- making shardings ------------------------------------------------------ */

/* Make a sharding, axes by name, on the mesh of `like`, by symbol or inline.
 * All functions that make shardings return NULL beyond the limits
 * SDYRT_MAX_RANK and SDYI_MAX_REFS. */
const sdyi_attr *sdyi_sharding_make(sdyi_pool *pool, const sdyi_attr *like,
                                    const sdyrt_dim_sharding *dims, int rank,
                                    sdyrt_axis_list replicated,
                                    sdyrt_axis_list unreduced,
                                    sdyrt_reduction reduction);

/* No axes, on the mesh of `like`: all dimensions open, or all closed. */
const sdyi_attr *sdyi_sharding_open(sdyi_pool *pool, const sdyi_attr *like,
                                    int rank);
const sdyi_attr *sdyi_sharding_closed(sdyi_pool *pool, const sdyi_attr *like,
                                      int rank);

/* The manual axes of a manual computation; NULL: none, or another op. */
const sdyi_attr *sdyi_manual_axes_of(const sdyi_op *op);
/* The local sharding within a manual computation: `outside` without the axes of
 * an attribute MANUAL_AXES. */
const sdyi_attr *sdyi_sharding_inside(sdyi_pool *pool, const sdyi_attr *outside,
                                      const sdyi_attr *manual_axes);
/* The inverse: in each dimension the manual axes of `outside`, then the axes of
 * `inside`, which also gives openness and priority. Replicated and unreduced
 * axes are those of `outside`, with a sum. */
const sdyi_attr *sdyi_sharding_outside(sdyi_pool *pool,
                                       const sdyi_attr *outside,
                                       const sdyi_attr *inside,
                                       const sdyi_attr *manual_axes);

/* -- meshes ---------------------------------------------------------------- */

/* The mesh of an sdy.mesh op; NULL: no op, or one without a mesh. */
const sdyrt_mesh *sdyi_mesh_in(const sdyi_op *op);
/* The sdy.mesh op that a sharding names; NULL: an inline mesh, or no such
 * op. */
sdyi_op *sdyi_mesh_op(const sdyi_symbols *symbols, const sdyi_attr *sharding);
/* The mesh of a sharding; NULL: its symbol is not found. */
const sdyrt_mesh *sdyi_mesh_of(const sdyi_symbols *symbols,
                               const sdyi_attr *sharding);
/* Fold over meshes: `*mesh` is the result so far, NULL at first; `next` NULL is
 * skipped. Empty meshes match any; false: two differ. */
bool sdyi_join_mesh(const sdyrt_mesh *next, const sdyrt_mesh **mesh);
/* The common mesh of a list of shardings, NULL ones skipped, empty meshes
 * matching any. `*mesh` NULL: there is none; false: two meshes differ, maybe
 * only in their device ids. */
bool sdyi_common_mesh(const sdyi_symbols *symbols,
                      const sdyi_attr *const *shardings, int n,
                      const sdyrt_mesh **mesh);

#endif
