/* The functions of a module with those that they call before them. */
#ifndef SDYI_PROGRAM_IR_CALLGRAPH_H
#define SDYI_PROGRAM_IR_CALLGRAPH_H

#include "program/ir/symbol.h"

typedef struct sdyi_called {
    sdyi_op *function;
    int component; /* equal: they call each other, directly or not */
} sdyi_called;

typedef struct sdyi_callgraph {
    sdyi_called *functions; /* those of one component side by side */
    int n;
} sdyi_callgraph;

/* The graph of the functions right in `symbols`' table, in its order where
 * calls leave it open; only those with a body. Memory is `zone`'s. */
void sdyi_callgraph_make(sdyi_callgraph *graph, const sdyi_symbols *symbols,
                         sdyi_zone *zone);

/* The function that a func.call calls; NULL: there is none of its name with a
 * body, or the op is no func.call. */
sdyi_op *sdyi_callee(const sdyi_symbols *symbols, const sdyi_op *call);

#endif
