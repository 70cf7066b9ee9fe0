/* The status of all ranks: one verdict, whoever failed. */
#ifndef SDYI_BASE_AGREE_H
#define SDYI_BASE_AGREE_H

#include "base/status.h"
#include <sdyrt/bootstrap.h>

#include <stdint.h>

#define SDYI_AGREE_TEXT 512 /* bytes of a text that is told */

/* Numbers that a rank sends in an agreement that holds, and as many come back:
 * what making a plan costs by way of the bootstrap, and once more where it
 * needs communicators that are not there. */
#define SDYI_AGREE_NUMBERS 5

/* An agreement: what a rank brings, and then what all of them did. */
typedef struct sdyi_agreement {
    uint64_t fingerprint; /* the same on all, or it is a MISMATCH */
    const char *text;     /* what this rank does, for that; at most TEXT */
    bool flag;            /* of this rank; then: of any rank */
    bool is_split;        /* then: of some ranks, and not of others */
} sdyi_agreement;

/* Compare what all ranks do and what came of it so far: `status`, a failure
 * with this thread's error text. Each sends SDYI_AGREE_NUMBERS numbers; texts
 * only where something failed.
 *
 * Collective: all ranks of the bootstrap.
 * Errors:     `status`, with the text it came with; ABORTED (RANK_FAILED) with
 *             that of the first rank that failed; MISMATCH (RANKS_DIFFER);
 *             those of the bootstrap, for which `*is_lost` is set. */
SDYI_EXPORT sdyrt_status sdyi_agree(const sdyrt_bootstrap *bootstrap,
                                    sdyrt_status status,
                                    sdyi_agreement *agreement, double timeout,
                                    bool *is_lost);

#endif
