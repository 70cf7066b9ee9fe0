/* Edges (sdy.data_flow_edge): one covers the values of a data-flow op that
 * should have one sharding, see dialects/shardable.h. */
#ifndef SDYI_PROGRAM_PASSES_EDGES_H
#define SDYI_PROGRAM_PASSES_EDGES_H

#include "program/dialects/shardable.h"

/* Put an edge after each owner of an op that has a static shape and no edge;
 * edges take the owners' shardings and uses. */
void sdyi_edges_add(sdyi_op *op);
/* Erase the edges of an op, and give their shardings back to its owners. */
void sdyi_edges_sink(sdyi_op *op);

/* Put an op that is in no block directly after a value's definition; and make
 * all other uses of the value use the op's result. */
void sdyi_put_behind(sdyi_op *op, const sdyi_value *value);
void sdyi_take_uses(sdyi_op *op, sdyi_value *value);
/* An op of `kind` with a value as its operand, directly after it, and a result
 * of the same type, which takes all other uses of the value. */
sdyi_op *sdyi_cover(sdyi_value *value, int kind);

#endif
