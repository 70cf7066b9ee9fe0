/* The network of a context: making and ending it, and what all ranks do
 * together when some are on other nodes; see net.h. */
#include "runtime/mpi/net.h"
#include "base/alloc.h"
#include "base/calls.h"
#include "base/integers.h"
#include "base/status.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- beginning and end ----------------------------------------------------- */

static int tags_of(const sdyi_mpi_rank *me) {
    int *limit, is_set = 0;
    const int code =
        MPI_Comm_get_attr(me->comm, MPI_TAG_UB, (void *)&limit, &is_set);
    return (code == MPI_SUCCESS && is_set ? *limit : 32767) -
           SDYI_NET_CHUNK_TAG;
}

/* A stock of messages, for BROKEN to all when there is no memory left. */
static bool reserve_ctls(sdyi_mpi_net *net) {
    while (net->ctls_capacity <= 2 * net->n_remote)
        if (sdyi_mpi_ctl_grow(net) != SDYRT_OK)
            return false;
    const bool has_stock =
        sdyi_mpi_ctl_stock(net, net->n_remote, false) == SDYRT_OK;
    net->reserve = net->free_small;
    net->free_small = NULL;
    return has_stock;
}

sdyrt_status sdyi_mpi_net_create(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net;
    SDYI_ALLOC(net, 1);
    const size_t memory = 2 * SDYI_NET_BUFFERS * SDYI_SHM_CHUNK;
    const size_t room = sdyi_round_up(SDYI_CTL_BYTES, SDYI_NET_ALIGNMENT);
    net->size = context->size;
    net->next_ctl = MPI_REQUEST_NULL;
    for (int r = 0; r < net->size; r++)
        net->n_remote += me->shm.peer_of[r] < 0;
    net->heard = calloc((size_t)net->size, sizeof *net->heard);
    net->incoming_ctl = aligned_alloc(SDYI_NET_ALIGNMENT, room);
    net->chunk_memory = aligned_alloc(4096, memory);
    if (net->heard == NULL || net->incoming_ctl == NULL ||
        net->chunk_memory == NULL || !reserve_ctls(net)) {
        sdyi_mpi_net_destroy(net, true);
        return SDYI_NO_MEMORY(memory + (size_t)net->size * sizeof *net->heard);
    }
    for (int r = 0; r < net->size; r++)
        net->heard[r].incoming = net->heard[r].outgoing = -1;
    for (int i = 0; i < 2 * SDYI_NET_BUFFERS; i++) {
        net->chunks[i].data = net->chunk_memory + (size_t)i * SDYI_SHM_CHUNK;
        net->chunk_requests[i] = MPI_REQUEST_NULL;
    }
    me->net = net;
    me->shm.net = &sdyi_mpi_net_entries;
    net->tags = tags_of(me);
    const int code = sdyi_mpi_ctl_expect(me);
    if (code == MPI_SUCCESS)
        return SDYRT_OK;
    me->net = NULL;
    me->shm.net = NULL;
    sdyi_mpi_net_destroy(net, true);
    return sdyi_mpi_error(context, "MPI_Irecv", code);
}

static void free_ctls(sdyi_ctl *list) {
    while (list != NULL) {
        sdyi_ctl *const next = list->next;
        free(list);
        list = next;
    }
}

/* Cancel a request; false: it has not ended, and its buffer must stay. */
static bool drop(MPI_Request *request) {
    if (*request == MPI_REQUEST_NULL)
        return true;
    int has_ended = 0;
    if (MPI_Cancel(request) != MPI_SUCCESS)
        return false;
    for (int i = 0; i < 1000 && !has_ended; i++)
        if (MPI_Test(request, &has_ended, MPI_STATUS_IGNORE) != MPI_SUCCESS)
            return false;
    return has_ended != 0;
}

void sdyi_mpi_net_destroy(sdyi_mpi_net *net, bool is_clean) {
    if (net == NULL)
        return;
    if (net->incoming_ctl != NULL && is_clean && drop(&net->next_ctl))
        free(net->incoming_ctl);
    for (int i = 0; i < net->n_ctls; i++) {
        int has_ended = 0;
        if (is_clean)
            (void)MPI_Test(&net->requests[i], &has_ended, MPI_STATUS_IGNORE);
        if (has_ended)
            free(net->ctls[i]);
    }
    bool is_idle = is_clean;
    for (int i = 0; i < 2 * SDYI_NET_BUFFERS && is_clean; i++)
        if (net->chunks[i].data != NULL)
            is_idle = drop(&net->chunk_requests[i]) && is_idle;
    if (is_idle)
        free(net->chunk_memory);
    for (int r = 0; r < net->size && net->heard != NULL; r++) {
        free(net->heard[r].payload);
        free(net->heard[r].mail.payload);
    }
    free(net->heard);
    free(net->requests);
    free(net->ctls);
    free(net->finished);
    free_ctls(net->reserve);
    free_ctls(net->free_small);
    free_ctls(net->free_large);
    free(net->incoming);
    free(net->outgoing);
    free(net->terms);
    free(net->refusals);
    free(net);
}

/* -- calls that differ ----------------------------------------------------- */

bool sdyi_mpi_net_differs(const sdyi_mpi_rank *me, const sdyi_heard *heard) {
    const sdyi_call *const own = me->shm.call;
    const int rank = (int)(heard - me->net->heard);
    return (sdyi_shm_op_of(heard->seq) == me->shm.op &&
            sdyi_call_differs(own, rank, heard->fingerprint)) ||
           (heard->claim_op == me->shm.op &&
            sdyi_call_differs(own, rank, heard->claim));
}

sdyrt_status sdyi_mpi_net_mismatch(sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_heard *const h = &me->net->heard[rank];
    const bool is_claimed =
        h->claim_op == me->shm.op && h->claim != me->shm.call->fingerprint;
    return sdyi_shm_calls_differ(context, rank,
                                 is_claimed ? h->claim_text : h->rts_text);
}

/* True if this rank knows of a refusal of this operation: of a peer by its
 * slot, of others by REFUSED. */
static bool is_refused(sdyi_mpi_rank *me) {
    for (int i = 0; i < me->shm.n_peers; i++)
        (void)sdyi_shm_has_refused(&me->shm, i);
    return me->shm.refusal.op == me->shm.op;
}

/* -- the barrier ----------------------------------------------------------- */

/* The first rank that is known to call something else; -1: none. */
static int find_other(const sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    for (int r = 0; r < context->size; r++)
        if (sdyi_mpi_net_differs(me, &me->net->heard[r]))
            return r;
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
        /* in dissemination `before` itself may wait for another rank */
        SDYI_TRY(sdyi_shm_wait_for(context, &wait, before,
                                   context->size > 2
                                       ? "or a rank that it waits for to "
                                         "reach it"
                                       : "to reach it"));
    }
    /* REACHED of a later barrier ends the wait too, and may come together with
     * REFUSED of this one */
    return is_refused(me) ? sdyi_shm_refused(&me->shm) : SDYRT_OK;
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
        const sdyi_ctl_head head = {.kind = SDYI_CTL_REACHED,
                                    .seq = me->shm.op,
                                    .fingerprint = me->shm.call->fingerprint,
                                    .value = round};
        sdyi_mpi_ctl_say(context, (int)((context->rank + step) % n), head,
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
    const uint64_t over = sdyi_mpi_net_over(me);
    int round = 0;
    for (int64_t step = 1; step < n; step *= 2, round++) {
        const uint64_t op = net->arrived[round];
        if (op <= net->barrier_op || op > over)
            continue;
        const sdyi_ctl_head head = {.kind = SDYI_CTL_CLAIM, .seq = op};
        net->arrived[round] = 0;
        sdyi_mpi_ctl_say(context, (int)((context->rank - step + n) % n), head,
                         "something else, and has ended it");
    }
}

/* -- the verify mode ------------------------------------------------------- */

/* Wait for the CLAIM of `rank`, or the VERDICT of rank 0; `*op` is that of the
 * last one. REFUSED of a rank comes before its next CLAIM. */
static sdyrt_status wait_for(sdyrt_context *context, const uint64_t *op,
                             int rank) {
    sdyi_mpi_rank *me = context->state;
    sdyi_shm_wait wait = {0};
    sdyi_mpi_net_apply_refusals(context);
    while (*op < me->shm.op && !is_refused(me))
        SDYI_TRY(sdyi_shm_wait_for(context, &wait, rank, "to reach it"));
    return is_refused(me) ? sdyi_shm_refused(&me->shm) : SDYRT_OK;
}

/* On rank 0: the fingerprint of a rank's CLAIM, or the own. */
static uint64_t claim_of(const sdyi_mpi_rank *me, int rank) {
    return rank == 0 ? me->shm.call->fingerprint : me->net->heard[rank].claim;
}

static const char *claim_text_of(const sdyi_mpi_rank *me, int rank) {
    return rank == 0 ? me->shm.call->text : me->net->heard[rank].claim_text;
}

/* On rank 0: find the first call that differs, and send the VERDICT to all. */
static sdyrt_status decide(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const sdyi_call *const call = me->shm.call;
    int first = -1, other = 0;
    for (int r = 1; r < context->size; r++)
        SDYI_TRY(wait_for(context, &net->heard[r].claim_op, r));
    for (int r = 0; r < context->size && first < 0; r++) {
        other = r;
        first = sdyi_call_other(call, r, claim_of(me, r),
                                claim_of(me, sdyi_call_first(call, r)),
                                claim_of(me, 0));
    }
    const char *const ours = claim_text_of(me, first < 0 ? 0 : first);
    const char *const theirs = first < 0 ? "" : claim_text_of(me, other);
    sdyi_ctl_head head = {.kind = SDYI_CTL_VERDICT,
                          .seq = me->shm.op,
                          .value = first,
                          .bytes = (uint64_t)other,
                          .payload_bytes = first >= 0 ? SDYI_SHM_TEXT : 0};
    for (int r = 1; r < context->size; r++) {
        sdyi_ctl *const ctl = sdyi_mpi_ctl_make(net, &head, ours);
        if (ctl == NULL)
            return sdyi_shm_break(context, SDYI_NO_MEMORY(SDYI_CTL_BYTES));
        if (first >= 0)
            snprintf(ctl->data + sizeof head, SDYI_SHM_TEXT, "%s", theirs);
        sdyi_mpi_ctl_send(context, r, ctl);
    }
    net->verdict[0] = first;
    net->verdict[1] = other;
    snprintf(net->verdict_texts[0], SDYI_SHM_TEXT, "%s", ours);
    snprintf(net->verdict_texts[1], SDYI_SHM_TEXT, "%s", theirs);
    return SDYRT_OK;
}

sdyrt_status sdyi_mpi_net_compare(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    if (context->rank == 0) {
        SDYI_TRY(decide(context));
    } else {
        const sdyi_ctl_head head = {.kind = SDYI_CTL_CLAIM,
                                    .seq = me->shm.op,
                                    .fingerprint = me->shm.call->fingerprint};
        sdyi_mpi_ctl_say(context, 0, head, me->shm.call->text);
        SDYI_TRY(wait_for(context, &net->verdict_op, 0));
    }
    if (net->verdict[0] < 0)
        return SDYRT_OK;
    return sdyi_fail_calls(me->shm.op, net->verdict[0], net->verdict_texts[0],
                           net->verdict[1], net->verdict_texts[1]);
}
