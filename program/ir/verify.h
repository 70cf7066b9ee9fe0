/* Verification: structure that all ops have, then what their rows require.
 *
 * The order is MLIR's, since only the first error is reported:
 *
 *   an op     discardable attributes; counts of regions, results, successors
 *             and operands; parent and blocks; attributes of its row; types;
 *             traits; the row's `verify`
 *   nested    block by block, op by op, without isolated ops
 *   then      isolated ops, each reports its own first error; symbols
 *   last      of an isolated op: dominance */
#ifndef SDYI_PROGRAM_IR_VERIFY_H
#define SDYI_PROGRAM_IR_VERIFY_H

#include "program/ir/row.h"

/* Errors: PROGRAM, after all errors are reported. */
sdyrt_status sdyi_verify(sdyi_op *op);

/* -- parts ----------------------------------------------------------------- */

/* One op without its regions. verify_op.c */
sdyrt_status sdyi_verify_alone(const sdyi_op *op);
/* Isolation: nested ops use no values from outside; after they are verified. */
sdyrt_status sdyi_verify_isolation(const sdyi_op *op);
/* Dominance of all uses in an isolated op. dominance.c */
sdyrt_status sdyi_verify_dominance(sdyi_op *op);

#endif
