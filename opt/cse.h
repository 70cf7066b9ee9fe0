/* Common subexpression elimination, for passes that include it. */
#ifndef SDYI_OPT_CSE_H
#define SDYI_OPT_CSE_H

#include "program/ir/op.h"

/* Common subexpression elimination in a region, in the pool's scratch memory.
 * True if it has changed. */
bool sdyi_cse(sdyi_region *region);

#endif
