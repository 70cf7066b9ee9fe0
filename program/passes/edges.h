/* Edges (sdy.data_flow_edge): one covers the values of a data-flow op that
 * should have one sharding, see dialects/shardable.h. */
#ifndef SDYI_PROGRAM_PASSES_EDGES_H
#define SDYI_PROGRAM_PASSES_EDGES_H

#include "program/dialects/shardable.h"

/* Put one behind each owner of an op that has a static shape and none yet; they
 * take the owners' shardings and their uses. */
void sdyi_edges_add(sdyi_op *op);
/* Give their shardings back to an op's owners, and take them out. */
void sdyi_edges_sink(sdyi_op *op);

/* Put an op that is in no block directly behind a value, and give it all uses
 * of the value but its own. */
void sdyi_put_behind(sdyi_op *op, const sdyi_value *value);
void sdyi_take_uses(sdyi_op *op, sdyi_value *value);
/* One op with a value's type as its operand and result, behind the value: it
 * takes all other uses. */
sdyi_op *sdyi_cover(sdyi_value *value, int kind);

#endif
