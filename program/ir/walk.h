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

#endif
