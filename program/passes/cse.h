/* Equal ops are one: cse.c, for passes that do that on the way. */
#ifndef SDYI_PROGRAM_PASSES_CSE_H
#define SDYI_PROGRAM_PASSES_CSE_H

#include "program/ir/op.h"

/* Common subexpression elimination in a region, in the pool's scratch memory.
 * True if it has changed. */
bool sdyi_cse(sdyi_region *region);

#endif
