/* Replacement of a reshard by an earlier one of the same data and layout. */
#ifndef SDYI_OPT_PATTERNS_RESHARD_CSE_H
#define SDYI_OPT_PATTERNS_RESHARD_CSE_H

#include "program/ir/row.h"

/* A pattern of sdy.reshard. */
bool sdyi_merge_reshards(sdyi_op *op);

#endif
