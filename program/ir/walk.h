/* Walks over the ops in an op, itself included. The op behind the visited one
 * is known before the visit, so the visitor may erase or replace the op that it
 * visits, and put ops before and behind it, which are then not visited. It must
 * not erase the op that comes next. */
#ifndef SDYI_PROGRAM_IR_WALK_H
#define SDYI_PROGRAM_IR_WALK_H

#include "program/ir/module.h"

typedef enum sdyi_walk {
    SDYI_WALK_ON,
    SDYI_WALK_SKIP, /* pre-order: without the ops in this one */
    SDYI_WALK_STOP
} sdyi_walk;

typedef sdyi_walk sdyi_visit(void *state, sdyi_op *op);

/* An op before those in it, or behind them; false: the visitor has stopped.
 * Before: a visitor that erases the op skips what was in it. */
bool sdyi_walk_pre(sdyi_op *op, sdyi_visit *visit, void *state);
bool sdyi_walk_post(sdyi_op *op, sdyi_visit *visit, void *state);

/* Ops, in a zone, for who changes them when the walk is over. */
typedef struct sdyi_op_list {
    sdyi_zone *zone;
    sdyi_op **ops;
    int n, capacity;
} sdyi_op_list;

void sdyi_op_list_add(sdyi_op_list *list, sdyi_op *op);
/* A visitor that adds each op; its state is the list. */
sdyi_walk sdyi_op_list_visit(void *list, sdyi_op *op);

#endif
