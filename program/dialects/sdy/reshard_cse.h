/* A reshard of the same data to the same layout as an earlier one. */
#ifndef SDYI_PROGRAM_DIALECTS_SDY_RESHARD_CSE_H
#define SDYI_PROGRAM_DIALECTS_SDY_RESHARD_CSE_H

#include "program/ir/row.h"

/* For the patterns of sdy.reshard. */
bool sdyi_merge_reshards(sdyi_op *op);

#endif
