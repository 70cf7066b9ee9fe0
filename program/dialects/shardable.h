/* Where values keep their shardings, and how the values of data-flow ops are
 * linked.
 *
 *   value                                   keeps its sharding in
 *   covered by an edge, and an edge         the edge's `sharding`
 *   result of reshard, sharding_constraint  the op's `sharding`
 *   result of a collective of Shardy        the op's `out_sharding`
 *   result of manual, named computations    the op's `out_shardings`
 *   result of any other op                  the op's `sdy.sharding`
 *   argument of a function                  its `sdy.sharding`
 *   argument of manual, named computations  the op's `in_shardings`: of manual
 *                                           ones what is left without the
 *                                           manual axes
 *   argument of while                       the result's place
 *   argument of async_start                 the operand's place
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
 * Rows say which of these an op is by `flow` (ir/row.h). */
#ifndef SDYI_PROGRAM_DIALECTS_SHARDABLE_H
#define SDYI_PROGRAM_DIALECTS_SHARDABLE_H

#include "program/ir/row.h"
#include "program/ir/symbol.h"

/* -- shardings of values --------------------------------------------------- */

/* The value in whose place a value keeps its sharding: the result of the edge
 * that covers it, an owner, itself; NULL: nowhere. */
sdyi_value *sdyi_shardable(sdyi_value *value);

/* An attribute SHARDING; NULL: it has none. */
const sdyi_attr *sdyi_sharding_of(const sdyi_value *value);
/* Other results of the op that have no sharding become fully open, on the same
 * mesh. Without a place nothing happens. */
void sdyi_sharding_set(sdyi_value *value, const sdyi_attr *sharding);

/* Of the arguments and results that a func.func says it has. */
const sdyi_attr *sdyi_arg_sharding_of(const sdyi_op *function, int i);
const sdyi_attr *sdyi_result_sharding_of(const sdyi_op *function, int i);
/* NULL takes it out. */
void sdyi_arg_sharding_set(sdyi_op *function, int i, const sdyi_attr *sharding);
void sdyi_result_sharding_set(sdyi_op *function, int i,
                              const sdyi_attr *sharding);

/* All results of an op, or all arguments of a function, or what a function says
 * of its results, in one step: entries of NULL stay as they are. */
void sdyi_shardings_set(sdyi_op *op, const sdyi_attr *const *shardings);
void sdyi_arg_shardings_set(sdyi_op *function,
                            const sdyi_attr *const *shardings);
void sdyi_result_shardings_set(sdyi_op *function,
                               const sdyi_attr *const *shardings);

/* The shardings of all arguments or results of a function, an attribute
 * SHARDINGS: those that are missing are open, on the mesh of the first that is
 * not on one device. NULL: there is no such one. */
const sdyi_attr *sdyi_arg_shardings_of(const sdyi_symbols *symbols,
                                       const sdyi_op *function);
const sdyi_attr *sdyi_result_shardings_of(const sdyi_symbols *symbols,
                                          const sdyi_op *function);

/* -- links of data-flow ops ------------------------------------------------ */

/* The owner whose edge covers a target, which may be the owner itself; NULL: it
 * is no target of a data-flow op. */
sdyi_value *sdyi_owner_of(const sdyi_value *target);
/* The owner that an operand is a source of; NULL: of none. */
sdyi_value *sdyi_owner_of_use(const sdyi_use *use);
/* The edge on an owner; NULL: it has none. */
sdyi_op *sdyi_edge_of(const sdyi_value *owner);

int sdyi_flow_source_count(const sdyi_value *owner);
sdyi_value *sdyi_flow_source(const sdyi_value *owner, int i);
sdyi_use *sdyi_flow_source_use(const sdyi_value *owner, int i);
/* Targets that are not the owner. */
int sdyi_flow_target_count(const sdyi_value *owner);
sdyi_value *sdyi_flow_target(const sdyi_value *owner, int i);

/* -- making shardings ------------------------------------------------------ */

/* What a sharding is made of, with axes by their names. The mesh is that of
 * `like`, by symbol or by value. All that make shardings give NULL where one is
 * above the limits of shardings: SDYRT_MAX_RANK, SDYI_MAX_REFS. */
const sdyi_attr *sdyi_sharding_make(sdyi_pool *pool, const sdyi_attr *like,
                                    const sdyrt_dim_sharding *dims, int rank,
                                    sdyrt_axis_list replicated,
                                    sdyrt_axis_list unreduced,
                                    sdyrt_reduction reduction);

/* No axes, on the mesh of `like`: all dimensions open, or closed. */
const sdyi_attr *sdyi_sharding_open(sdyi_pool *pool, const sdyi_attr *like,
                                    int rank);
const sdyi_attr *sdyi_sharding_closed(sdyi_pool *pool, const sdyi_attr *like,
                                      int rank);

/* The manual axes of a manual computation; NULL: none, or another op. */
const sdyi_attr *sdyi_manual_axes_of(const sdyi_op *op);
/* A sharding outside of a manual computation as it is seen inside: without the
 * axes of an attribute MANUAL_AXES. */
const sdyi_attr *sdyi_sharding_inside(sdyi_pool *pool, const sdyi_attr *outside,
                                      const sdyi_attr *manual_axes);
/* And back: the manual axes of `outside`, those of `inside` behind them in each
 * dimension, which says whether it is open and its priority. Replicated and
 * unreduced axes are those of `outside`, and the sum. */
const sdyi_attr *sdyi_sharding_outside(sdyi_pool *pool,
                                       const sdyi_attr *outside,
                                       const sdyi_attr *inside,
                                       const sdyi_attr *manual_axes);

/* -- meshes ---------------------------------------------------------------- */

/* The sdy.mesh that a sharding names; NULL: it has its mesh in it, or there is
 * none of that name. */
sdyi_op *sdyi_mesh_op(const sdyi_symbols *symbols, const sdyi_attr *sharding);
/* The mesh of a sharding; NULL: there is none of its name. */
const sdyrt_mesh *sdyi_mesh_of(const sdyi_symbols *symbols,
                               const sdyi_attr *sharding);
/* Go on with the next of some meshes, NULL: none: `*mesh` is that of those
 * before. Empty ones go with any; false: two differ. */
bool sdyi_join_mesh(const sdyrt_mesh *next, const sdyrt_mesh **mesh);
/* The mesh of all shardings of a list, those that are NULL left out: empty ones
 * go with any. `*mesh` is NULL where there is no sharding; false: they differ,
 * in their device ids for one. */
bool sdyi_common_mesh(const sdyi_symbols *symbols,
                      const sdyi_attr *const *shardings, int n,
                      const sdyrt_mesh **mesh);

#endif
