/* Meetings of all ranks on the host, by the bootstrap.
 *
 * Every rank comes to the same meetings, whatever failed on it, and what failed
 * on one is known to all before any of them goes on. A call with a root is the
 * same in each group; groups may have roots of their own. */
#include "base/calls.h"
#include "base/hash.h"
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <stdlib.h>
#include <string.h>

/* The bootstrap's allgather into an array that it allocates, by rank. */
static sdyrt_status gather(const sdyrt_bootstrap *b, const void *own,
                           size_t bytes, double timeout, void **all) {
    *all = malloc((size_t)b->size * bytes);
    if (*all == NULL)
        return SDYI_NO_MEMORY((size_t)b->size * bytes);
    const sdyrt_status status =
        b->allgather(b->state, own, *all, bytes, timeout);
    if (status != SDYRT_OK) {
        free(*all);
        *all = NULL;
    }
    return status;
}

/* Fail on all ranks: the first rank of a group calls something else than rank
 * `rank` of it. */
static sdyrt_status report_roots(const sdyrt_bootstrap *b,
                                 const sdyi_call *call, int rank,
                                 double timeout, bool *is_lost) {
    typedef char text[SDYI_AGREE_TEXT];
    text own = "";
    void *memory = NULL;
    memcpy(own, call->text, strnlen(call->text, sizeof own - 1));
    *is_lost = true;
    SDYI_TRY(gather(b, own, sizeof own, timeout, &memory));
    *is_lost = false;
    text *const all = memory;
    const int first = call->groups[rank];
    const sdyrt_status status =
        sdyi_fail_calls(0, first, all[first], rank, all[rank]);
    free(memory);
    return status;
}

/* Compare the roots of a call in each group; each rank's only where they are
 * not the same on all ranks. The operation itself is the same on all. */
static sdyrt_status compare_roots(const sdyrt_bootstrap *b,
                                  const sdyi_call *call, double timeout,
                                  bool *is_lost) {
    const uint64_t own = call->fingerprint;
    uint64_t ends[2] = {own, ~own};
    void *memory = NULL;
    *is_lost = true;
    SDYI_TRY(sdyi_find_largest(b, ends, 2, timeout));
    if (ends[0] != ~ends[1])
        SDYI_TRY(gather(b, &own, sizeof own, timeout, &memory));
    *is_lost = false;
    const uint64_t *const all = memory;
    int other = -1;
    for (int rank = 0; all != NULL && rank < b->size && other < 0; rank++)
        if (all[rank] != all[call->groups[rank]])
            other = rank;
    free(memory);
    return other < 0 ? SDYRT_OK
                     : report_roots(b, call, other, timeout, is_lost);
}

sdyrt_status sdyi_nccl_meet(sdyrt_context *context, const char *topic,
                            sdyrt_status status, const sdyi_call *call,
                            sdyi_agreement *agreement, double timeout) {
    const sdyi_nccl_rank *me = context->state;
    const bool has_root = call != NULL && call->groups != NULL;
    sdyi_agreement none = {.fingerprint = 0};
    sdyi_agreement *const a = agreement == NULL ? &none : agreement;
    const uint64_t called = call == NULL ? 0
                            : has_root   ? call->fingerprint & ~SDYI_CALL_ROOT
                                         : call->fingerprint;
    a->fingerprint = sdyi_hash_string(called, topic);
    a->text = call == NULL ? topic : call->text;
    bool is_lost;
    sdyrt_status met = sdyi_agree(&me->bootstrap, status, a, timeout, &is_lost);
    if (met == SDYRT_OK && has_root)
        met = compare_roots(&me->bootstrap, call, timeout, &is_lost);
    return is_lost && status == SDYRT_OK && me->is_made
               ? sdyi_nccl_break(context, met, true)
               : met;
}
