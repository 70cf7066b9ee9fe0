/* Type constraints of operands and results: the entry `types` of an op's row,
 * "FC, *I -> FC". */
#ifndef SDYI_PROGRAM_DIALECTS_TYPE_SPEC_H
#define SDYI_PROGRAM_DIALECTS_TYPE_SPEC_H

#include "program/ir/row.h"

/* Check the types of operands, then of results; errors are MLIR's. A row
 * without `types` allows any.
 *
 *   spec      operands -> results, each a list with commas
 *   item      alternatives with `|`; `*` before them: variadic
 *   alternative
 *     k       a token          t  a tuple of ranked tensors and tokens
 *     m       a memref         v  a tuple of tensors and tokens
 *     z       a future         x  index
 *     o       i1
 *     l       i64              s  a !shard.sharding
 *     T       a ranked tensor  R  one of rank 1 or more
 *     n       an integer or index, or a tensor of it; g, b: of floats, of bools
 *     M       a memref         P  one of rank 1 or more
 *     y       a function       h  a tensor, vector or memref
 *     letters of elements in a ranked tensor; before them, for another one:
 *     ?       of any rank      =  of known sizes
 *     ~       of known sizes but for one with a bound
 *     0  1    of that rank     #  of rank 1 and known sizes
 *     %  &    of rank 1, 2 and known sizes ("integer tensor")
 *   element
 *     F  float          I  integer          S  signless integer
 *     B  bool           C  complex          f  32 or 64 bit float
 *     i  i32            u  ui32             N  integer of any width
 *     X  index          Q  quantized        A  quantized along an axis */
sdyrt_status sdyi_verify_types(const sdyi_op *op);

#endif
