/* Two ranks that call different operations, in words. */
#ifndef SDYI_BASE_CALLS_H
#define SDYI_BASE_CALLS_H

#include "base/status.h"

#include <stdint.h>

/* Prefix of the text of a call that makes a plan; the operation's text follows.
 */
#define SDYI_CALLS_PLAN "a plan of "

/* Fail with MISMATCH (RANKS_DIFFER): rank `first` calls what `first_text`
 * describes, rank `other` something else, as operation `op` (0: not of an
 * operation). Of two operations, as collectives/ops/describe.c has them, the
 * text begins with the first field that differs, which the limits of texts
 * then do not cut off. */
SDYI_EXPORT sdyrt_status sdyi_fail_calls(uint64_t op, int first,
                                         const char *first_text, int other,
                                         const char *other_text);

#endif
