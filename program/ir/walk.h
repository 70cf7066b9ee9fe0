/* Walks over an op and all nested ops. The next op is fetched before the visit,
 * so the visitor may erase or replace the visited op, and insert ops before and
 * after it, which are not visited. It must not erase the next op. */
#ifndef SDYI_PROGRAM_IR_WALK_H
#define SDYI_PROGRAM_IR_WALK_H

#include "program/ir/module.h"

typedef enum sdyi_walk {
    SDYI_WALK_ON,
    SDYI_WALK_SKIP, /* pre-order: do not enter this op */
    SDYI_WALK_STOP
} sdyi_walk;

typedef sdyi_walk sdyi_visit(void *state, sdyi_op *op);

/* Pre-order visits an op before those in it, post-order after; false: the
 * visitor has stopped. A pre-order visitor that erases the op returns SKIP. */
bool sdyi_walk_pre(sdyi_op *op, sdyi_visit *visit, void *state);
bool sdyi_walk_post(sdyi_op *op, sdyi_visit *visit, void *state);

/* Walks that end with the first error of a visitor, and return it. */
typedef sdyrt_status sdyi_try_visit(void *state, sdyi_op *op);
sdyrt_status sdyi_try_pre(sdyi_op *op, sdyi_try_visit *visit, void *state);
sdyrt_status sdyi_try_post(sdyi_op *op, sdyi_try_visit *visit, void *state);

/* Ops collected in a walk, to be changed after it. */
typedef struct sdyi_op_list {
    sdyi_zone *zone;
    sdyi_op **ops;
    int n, capacity;
} sdyi_op_list;

void sdyi_op_list_add(sdyi_op_list *list, sdyi_op *op);
/* A visitor that adds each op; its state is the list. */
sdyi_walk sdyi_op_list_visit(void *list, sdyi_op *op);

#endif
