/* What all ranks do together when some are on other nodes: the barrier, and
 * the comparison of calls. */
#include "base/status.h"
#include "runtime/mpi/net.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

sdyrt_status sdyi_mpi_net_mismatch(sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_heard *const h = &me->net->heard[rank];
    const bool is_claimed =
        h->claim_op == me->shm.op && h->claim != me->shm.call->fingerprint;
    char what[SDYI_SHM_TEXT + 8];
    snprintf(what, sizeof what, "calls %s",
             is_claimed ? h->claim_text : h->offer_text);
    return sdyi_shm_differs(context, rank, what);
}

/* Whether some rank is known to have refused this operation. */
static bool is_refused(sdyi_mpi_rank *me) {
    for (int i = 0; i < me->shm.n_peers; i++)
        (void)sdyi_shm_has_refused(&me->shm, i);
    return me->shm.refusal.op == me->shm.op;
}

/* -- the barrier ----------------------------------------------------------- */

/* The first rank that is known to call something else; -1: none. */
static int find_other(const sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    const uint64_t own = me->shm.call->fingerprint;
    for (int r = 0; r < context->size; r++) {
        const sdyi_heard *const h = &me->net->heard[r];
        if ((sdyi_shm_op_of(h->seq) == me->shm.op && h->fingerprint != own) ||
            (h->claim_op == me->shm.op && h->claim != own))
            return r;
    }
    return -1;
}

static sdyrt_status wait_for_round(sdyrt_context *context, int round,
                                   int before) {
    sdyi_mpi_rank *me = context->state;
    const sdyi_mpi_net *net = me->net;
    sdyi_mpi_net_apply_refusals(context);
    sdyi_shm_wait wait = {0};
    while (net->arrived[round] < me->shm.op) {
        if (is_refused(me))
            return sdyi_shm_refused(&me->shm);
        const int other =
            sdyi_shm_is_broken(context) ? -1 : find_other(context);
        if (other >= 0)
            return sdyi_mpi_net_mismatch(context, other);
        /* with more than two ranks it may be one before that one */
        SDYI_TRY(sdyi_shm_wait_for(context, &wait, before,
                                   context->size > 2
                                       ? "or a rank that it waits for to "
                                         "reach it"
                                       : "to reach it"));
    }
    return SDYRT_OK;
}

/* By dissemination: after round k a rank knows of the 2^(k+1) before it. */
sdyrt_status sdyi_mpi_net_barrier(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    const int n = context->size;
    me->net->barrier_op = me->shm.op;
    if (context->verify)
        SDYI_TRY(sdyi_mpi_net_compare(context));
    int round = 0;
    for (int64_t step = 1; step < n; step *= 2, round++) {
        const sdyi_note_head head = {.kind = SDYI_NOTE_REACHED,
                                     .seq = me->shm.op,
                                     .fingerprint = me->shm.call->fingerprint,
                                     .value = round};
        sdyi_mpi_net_say(context, (int)((context->rank + step) % n), head,
                         me->shm.call->text);
        SDYI_TRY(wait_for_round(context, round,
                                (int)((context->rank - step + n) % n)));
    }
    return SDYRT_OK;
}

void sdyi_mpi_net_answer(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const int n = context->size;
    int round = 0;
    for (int64_t step = 1; step < n; step *= 2, round++) {
        const uint64_t op = net->arrived[round];
        if (op <= net->barrier_op || op >= me->shm.op)
            continue;
        const sdyi_note_head head = {.kind = SDYI_NOTE_CLAIM, .seq = op};
        net->arrived[round] = 0;
        sdyi_mpi_net_say(context, (int)((context->rank - step + n) % n), head,
                         "something else, and has left it");
    }
}

/* -- the verify mode ------------------------------------------------------- */

/* Wait until rank `rank` has claimed, or rank 0 decided. A rank that refuses
 * says so before it claims another operation. */
static sdyrt_status wait_for(sdyrt_context *context, const uint64_t *op,
                             int rank) {
    sdyi_mpi_rank *me = context->state;
    sdyi_shm_wait wait = {0};
    sdyi_mpi_net_apply_refusals(context);
    while (*op < me->shm.op && !is_refused(me))
        SDYI_TRY(sdyi_shm_wait_for(context, &wait, rank, "to reach it"));
    return is_refused(me) ? sdyi_shm_refused(&me->shm) : SDYRT_OK;
}

/* As rank 0: find the first that differs, and tell all. */
static sdyrt_status decide(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    int other = 0;
    for (int r = 1; r < context->size; r++)
        SDYI_TRY(wait_for(context, &net->heard[r].claim_op, r));
    for (int r = 1; r < context->size && other == 0; r++)
        if (net->heard[r].claim != me->shm.call->fingerprint)
            other = r;
    const char *const theirs = other > 0 ? net->heard[other].claim_text : "";
    sdyi_note_head head = {.kind = SDYI_NOTE_VERDICT,
                           .seq = me->shm.op,
                           .value = other,
                           .payload_bytes = other > 0 ? SDYI_SHM_TEXT : 0};
    for (int r = 1; r < context->size; r++) {
        sdyi_note *const note =
            sdyi_mpi_net_note(net, &head, me->shm.call->text);
        if (note == NULL)
            return sdyi_shm_break(context, SDYI_NO_MEMORY(SDYI_NOTE_BYTES));
        if (other > 0)
            snprintf(note->data + sizeof head, SDYI_SHM_TEXT, "%s", theirs);
        sdyi_mpi_net_send(context, r, note);
    }
    net->verdict = other;
    snprintf(net->verdict_texts[0], SDYI_SHM_TEXT, "%s", me->shm.call->text);
    snprintf(net->verdict_texts[1], SDYI_SHM_TEXT, "%s", theirs);
    return SDYRT_OK;
}

sdyrt_status sdyi_mpi_net_compare(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    if (context->rank == 0) {
        SDYI_TRY(decide(context));
    } else {
        const sdyi_note_head head = {.kind = SDYI_NOTE_CLAIM,
                                     .seq = me->shm.op,
                                     .fingerprint = me->shm.call->fingerprint};
        sdyi_mpi_net_say(context, 0, head, me->shm.call->text);
        SDYI_TRY(wait_for(context, &net->verdict_op, 0));
    }
    if (net->verdict == 0)
        return SDYRT_OK;
    return sdyi_fail(
        SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
        "operation #%" PRIu64 ": rank 0 calls %s, rank %d calls %s", me->shm.op,
        net->verdict_texts[0], net->verdict, net->verdict_texts[1]);
}
