/* Directions of propagation through an op, by op priority:
 *
 *   priority  ops                                     direction
 *   0         elementwise, reshape, transpose, moves  both, if each operand
 *             to device and host, data-flow edges     that is not a scalar
 *             dynamic_slice, dynamic_update_slice     forward  has one use
 *   1         the same, however often used
 *   2         any, pass-through factors               both; broadcast backward
 *   3         any, any factor                         both; broadcast backward
 *   4         any                                     both
 *
 * A run of priority p takes all up to p together. */
#ifndef SDYI_PROGRAM_PROPAGATION_SCHEDULE_H
#define SDYI_PROGRAM_PROPAGATION_SCHEDULE_H

#include "program/propagation/factors.h"

#define SDYI_OP_PRIORITIES 5
#define SDYI_ALL_PRIORITIES (SDYI_OP_PRIORITIES - 1)

/* The direction of each factor of an op's rule: none for blocked ones. False:
 * none for all. */
bool sdyi_schedule(const sdyi_op *op, const sdyi_rule *rule, int priority,
                   unsigned char *directions);

/* Entries `.direct` of rows: of ops that move elements one by one, of slices,
 * and of custom calls, of which moves to a device or the host are such. */
int sdyi_direct_both(const sdyi_op *op);
int sdyi_direct_forward(const sdyi_op *op);
int sdyi_direct_moves(const sdyi_op *op);
/* Entries `.is_elementwise` of rows: of Shardy's own ops, and of a
 * bitcast_convert, which is where it keeps the shape. */
bool sdyi_always_elementwise(const sdyi_op *op);
bool sdyi_is_cast_elementwise(const sdyi_op *op);

/* Ops whose element i of the results comes from elements i of the operands, as
 * Shardy has them. */
bool sdyi_is_elementwise(const sdyi_op *op);

#endif
