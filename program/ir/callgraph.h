/* The functions of a module in post-order of calls: callees before callers. */
#ifndef SDYI_PROGRAM_IR_CALLGRAPH_H
#define SDYI_PROGRAM_IR_CALLGRAPH_H

#include "program/ir/symbol.h"

typedef struct sdyi_called {
    sdyi_op *function;
    int component; /* equal: they call each other, directly or through others */
} sdyi_called;

typedef struct sdyi_callgraph {
    sdyi_called *functions; /* functions of one component are adjacent */
    int n;
} sdyi_callgraph;

/* The call graph of the functions in `symbols`' table that have a body; ties
 * are in the table's order. Memory is `zone`'s. */
void sdyi_callgraph_make(sdyi_callgraph *graph, const sdyi_symbols *symbols,
                         sdyi_zone *zone);

/* The function that a func.call calls; NULL: no function of its name has a
 * body, or the op is no func.call. */
sdyi_op *sdyi_callee(const sdyi_symbols *symbols, const sdyi_op *call);

#endif
