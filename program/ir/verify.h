/* Verification: first what all ops have to keep, then what their rows ask.
 *
 * The order is MLIR's, since the first error is the one that is told:
 *
 *   an op     attributes that are not of its row; counts of regions, results,
 *             successors and operands; its parent and blocks; attributes of
 *             its row; types; traits; the row's `verify`
 *   in it     block by block, op by op, but those that are isolated
 *   then      the isolated ones, each on its own: every one tells its first
 *             error; symbols
 *   at last   of an isolated op: that its values are made before they are used
 */
#ifndef SDYI_PROGRAM_IR_VERIFY_H
#define SDYI_PROGRAM_IR_VERIFY_H

#include "program/ir/row.h"

/* Errors: PROGRAM, after all of them are reported. */
sdyrt_status sdyi_verify(sdyi_op *op);

/* -- parts ----------------------------------------------------------------- */

/* One op without what is in it. verify_op.c */
sdyrt_status sdyi_verify_alone(const sdyi_op *op);
/* An isolated op uses nothing from around it: when what is in it is verified.
 */
sdyrt_status sdyi_verify_isolation(const sdyi_op *op);
/* That the operands of all ops in an isolated one are made before. dominance.c
 */
sdyrt_status sdyi_verify_dominance(sdyi_op *op);

#endif
