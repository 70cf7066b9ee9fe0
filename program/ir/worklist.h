/* A stack of ops to be looked at, each once: a second push leaves an op where
 * it is, and an erased op becomes a hole. */
#ifndef SDYI_PROGRAM_IR_WORKLIST_H
#define SDYI_PROGRAM_IR_WORKLIST_H

#include "program/ir/op.h"

typedef struct sdyi_worklist {
    sdyi_zone *zone;
    sdyi_op **ops; /* NULL: a hole */
    int n, capacity;
    int *places; /* by an op's number: its place from 1 on; 0: it has none */
    int n_places;
} sdyi_worklist;

void sdyi_worklist_start(sdyi_worklist *list, sdyi_zone *zone);
void sdyi_worklist_push(sdyi_worklist *list, sdyi_op *op);
void sdyi_worklist_drop(sdyi_worklist *list, const sdyi_op *op);
/* The one pushed last; NULL: there are no more. */
sdyi_op *sdyi_worklist_pop(sdyi_worklist *list);
/* Turn it around: the first pushed comes first. */
void sdyi_worklist_reverse(sdyi_worklist *list);

#endif
