/* Equality and hashes of ops without place and location: names, attributes,
 * operands, result types, regions. */
#ifndef SDYI_OPT_EQUAL_H
#define SDYI_OPT_EQUAL_H

#include "program/ir/op.h"

/* Memory is the pool's scratch. */
bool sdyi_op_equal(const sdyi_op *a, const sdyi_op *b);
/* Equal ops have equal hashes; regions count only one level deep. */
uint64_t sdyi_op_hash(const sdyi_op *op);

#endif
