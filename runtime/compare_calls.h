/* Comparison of calls across the ranks of a context, for libraries built on the
 * runtime: calls that are no operations of the runtime itself. */
#ifndef SDYI_RUNTIME_COMPARE_CALLS_H
#define SDYI_RUNTIME_COMPARE_CALLS_H

#include "base/status.h"
#include <sdyrt/context.h>

#include <stdint.h>

/* Compare a call across all ranks of a context of the host, whatever `verify`
 * says: equal calls have one `fingerprint`, and `text` is for a person.
 * `status` is what came of it so far on this rank, a failure with this thread's
 * error text.
 *
 * Collective: all ranks; an operation.
 * Errors:     `status`; ABORTED with the text of the rank that failed; MISMATCH
 *             (RANKS_DIFFER) with the texts of two calls that differ, after
 *             which the next operation works; TIMEOUT. */
SDYI_EXPORT sdyrt_status sdyi_context_agree(sdyrt_context *context,
                                            sdyrt_status status,
                                            uint64_t fingerprint,
                                            const char *text);

#endif
