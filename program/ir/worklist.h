/* A stack of ops, each at most once: a second push leaves an op in place, and
 * an erased op becomes a hole. */
#ifndef SDYI_PROGRAM_IR_WORKLIST_H
#define SDYI_PROGRAM_IR_WORKLIST_H

#include "program/ir/op.h"

typedef struct sdyi_worklist {
    sdyi_zone *zone;
    sdyi_op **ops; /* NULL: a hole */
    int n, capacity;
    int *places; /* by op number: place from 1 on; 0: not on the stack */
    int n_places;
} sdyi_worklist;

void sdyi_worklist_start(sdyi_worklist *list, sdyi_zone *zone);
void sdyi_worklist_push(sdyi_worklist *list, sdyi_op *op);
void sdyi_worklist_drop(sdyi_worklist *list, const sdyi_op *op);
/* The last pushed op; NULL: the stack is empty. */
sdyi_op *sdyi_worklist_pop(sdyi_worklist *list);
/* Reverse the stack: the first pushed is popped first. */
void sdyi_worklist_reverse(sdyi_worklist *list);

#endif
