/* Edges (sdy.data_flow_edge): one covers the values of a data-flow op that
 * should have one sharding, see dialects/shardable.h. */
#ifndef SDYI_PROGRAM_PASSES_DATA_FLOW_EDGES_H
#define SDYI_PROGRAM_PASSES_DATA_FLOW_EDGES_H

#include "program/dialects/shardable.h"

/* Put an edge after each owner of an op that has a static shape and no edge;
 * edges take the owners' shardings and uses. */
void sdyi_edges_add(sdyi_op *op);
/* Erase the edges of an op, and give their shardings back to its owners. */
void sdyi_edges_sink(sdyi_op *op);

#endif
