/* The status of all ranks: one verdict, whoever failed. */
#ifndef SDYI_BASE_AGREE_H
#define SDYI_BASE_AGREE_H

#include "base/status.h"
#include <sdyrt/bootstrap.h>

#include <stdint.h>

#define SDYI_AGREE_TEXT 512 /* bytes of a text that all ranks get */

/* Numbers of a rank in a round without failures, which returns as many; two
 * more for each setting, and the caller's. */
#define SDYI_AGREE_NUMBERS 6
#define SDYI_AGREE_MOST 32 /* all of them */

/* A number that must be the same on all ranks. */
typedef struct sdyi_setting {
    const char *what;
    int64_t value;
} sdyi_setting;

/* An agreement: first this rank's values, then those of all ranks. Agreements
 * without settings and numbers have one size, so that all ranks learn why when
 * a rank that has failed comes to another agreement than the rest. Settings and
 * numbers, as many on each rank, are for agreements that all ranks come to. */
typedef struct sdyi_agreement {
    uint64_t fingerprint; /* the same on all, or it is a MISMATCH */
    const char *text;     /* this rank's action, for errors; at most TEXT */
    bool flag;            /* of this rank; then: of any rank */
    bool is_split;        /* set: some ranks had the flag, others not */
    uint64_t most;        /* of this rank; then: the largest that any has */
    const sdyi_setting *settings;
    int n_settings;
    uint64_t *numbers; /* of this rank; then: the largest that any rank has */
    int n_numbers;
} sdyi_agreement;

/* Make each of `n` numbers the largest that any rank has of it, by the
 * bootstrap's own `max` or by its allgather. Collective. Errors: the
 * bootstrap's; NO_MEMORY. */
SDYI_EXPORT sdyrt_status sdyi_find_largest(const sdyrt_bootstrap *bootstrap,
                                           uint64_t *numbers, size_t n,
                                           double timeout);

/* Compare the agreement of all ranks, and the `status` of each so far: with a
 * failure, this thread's error text. One round, in which each sends at most
 * SDYI_AGREE_MOST numbers; texts only where something failed.
 *
 * Collective: all ranks of the bootstrap.
 * Errors:     `status`, with the text it came with; ABORTED (RANK_FAILED) with
 *             that of the first rank that failed; MISMATCH (RANKS_DIFFER);
 *             BAD_VALUE: of a setting, with rank 0's and that of the first rank
 *             that differs; those of the bootstrap, for which `*is_lost` is
 *             set. */
SDYI_EXPORT sdyrt_status sdyi_agree(const sdyrt_bootstrap *bootstrap,
                                    sdyrt_status status,
                                    sdyi_agreement *agreement, double timeout,
                                    bool *is_lost);

#endif
