/* Point-to-point messages, which are no operations of all ranks: those of a
 * node here, those between nodes by the network (mpi/mail.c). For each ordered
 * pair of a node the sender's slot has one mail; its messages are numbered:
 *
 *   state    | posted | taken    | who does what next
 *   ---------+--------+----------+--------------------------------------------
 *   free     | n      | 2n       | the sender posts n + 1, where its data is
 *   posted   | n + 1  | 2n       | the receiver compares bytes, says that it
 *            |        |          | reads, looks whether the context is whole
 *   read     | n + 1  | 2n + 1   | the receiver copies
 *   taken    | n + 1  | 2(n + 1) | free; the send is done
 *
 * A sender whose context breaks waits while the receiver reads, where threads
 * share addresses: its data is its caller's again. Data in memory that a peer
 * has not mapped is copied to the arena first. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/shm/shm.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef sdyi_shm_job job;

typedef struct batch {
    job *jobs;
    int n;
    int n_left;
    int64_t progress;   /* counts up with what is done, and chunks */
    sdyi_shm_wait wait; /* since the last of it */
} batch;

static sdyi_shm_mail *mail_of(const sdyrt_context *context, const job *j) {
    const sdyi_shm_rank *me = context->state;
    const int own = me->peer_of[context->rank];
    return j->message->receives
               ? sdyi_shm_mail_to(me->peers[j->peer].slot, me->n_peers, own)
               : sdyi_shm_mail_to(me->slot, me->n_peers, j->peer);
}

/* True while an earlier message of the batch to or from the same peer is not
 * done: messages of a pair keep their order. */
static bool must_wait(const batch *b, const job *j) {
    for (const job *k = b->jobs; k < j; k++)
        if (!k->is_done && k->message->peer == j->message->peer &&
            k->message->receives == j->message->receives)
            return true;
    return false;
}

/* -- sending --------------------------------------------------------------- */

static sdyrt_status post(sdyrt_context *context, job *j) {
    sdyi_shm_rank *me = context->state;
    sdyi_shm_mail *const mail = mail_of(context, j);
    const sdyrt_message *const m = j->message;
    const void *data = m->data;
    if (m->bytes > 0 && !me->shares_addresses &&
        !sdyi_arena_holds(&me->arena, data)) {
        j->copy = sdyi_arena_alloc(&me->arena, m->bytes, false);
        if (j->copy == NULL) /* the receiver would wait for it */
            return sdyi_shm_break(context, SDYI_NO_MEMORY(m->bytes));
        memcpy(j->copy, m->data, m->bytes);
        data = j->copy;
    }
    const uintptr_t base = me->peers[me->peer_of[context->rank]].base;
    mail->data = (int64_t)((uintptr_t)data - base);
    mail->bytes = m->bytes;
    j->number = atomic_load(&mail->posted) + 1;
    atomic_store(&mail->posted, j->number);
    sdyi_shm_wake(context, j->peer);
    return SDYRT_OK;
}

/* -- receiving ------------------------------------------------------------- */

sdyrt_status sdyi_shm_fail_bytes(sdyrt_context *context, const job *j,
                                 size_t sent) {
    return sdyi_shm_break(context,
                          sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                                    "message #%" PRIu64
                                    " from rank %d to rank %d: %zu bytes are "
                                    "sent, and %zu received",
                                    j->number, j->message->peer, context->rank,
                                    sent, j->message->bytes));
}

static sdyrt_status take(sdyrt_context *context, job *j) {
    const sdyi_shm_rank *me = context->state;
    sdyi_shm_mail *const mail = mail_of(context, j);
    const uint64_t before = atomic_load(&mail->taken);
    j->number = before / 2 + 1;
    if (atomic_load(&mail->posted) < j->number)
        return SDYRT_OK;
    if (mail->bytes != j->message->bytes)
        return sdyi_shm_fail_bytes(context, j, mail->bytes);
    atomic_store(&mail->taken, before + 1);
    const bool is_broken = sdyi_shm_is_broken(context);
    if (!is_broken && mail->bytes > 0)
        memcpy(j->message->data,
               (const void *)(me->peers[j->peer].base + (uintptr_t)mail->data),
               mail->bytes);
    atomic_store(&mail->taken, before + 2);
    sdyi_shm_wake(context, j->peer);
    j->is_done = true;
    return is_broken ? sdyi_shm_lost(context, "its message") : SDYRT_OK;
}

/* -- a batch --------------------------------------------------------------- */

static void finish(sdyrt_context *context, job *j) {
    sdyi_shm_rank *me = context->state;
    if (j->copy != NULL)
        (void)sdyi_arena_free(&me->arena, j->copy);
    j->copy = NULL;
    j->is_done = true;
}

/* Do what can be done of a message now. */
static sdyrt_status advance(sdyrt_context *context, const batch *b, job *j) {
    const sdyi_shm_rank *me = context->state;
    if (must_wait(b, j))
        return SDYRT_OK;
    if (j->peer < 0)
        return me->net->message(context, j);
    if (j->message->receives)
        return take(context, j);
    if (j->number == 0)
        SDYI_TRY(post(context, j));
    if (atomic_load(&mail_of(context, j)->taken) >= 2 * j->number)
        finish(context, j);
    return SDYRT_OK;
}

/* Advance each message that is not done. Any progress, a chunk between nodes
 * too, restarts the wait. */
static sdyrt_status advance_all(sdyrt_context *context, batch *b) {
    const int64_t before = b->progress;
    b->n_left = 0;
    b->progress = 0;
    for (int i = 0; i < b->n; i++) {
        job *const j = &b->jobs[i];
        if (!j->is_done)
            SDYI_TRY(advance(context, b, j));
        b->n_left += !j->is_done;
        b->progress += j->arrived + j->next + j->is_done;
    }
    if (b->progress > before)
        b->wait = (sdyi_shm_wait){0};
    return SDYRT_OK;
}

/* "to send 8 bytes to rank 3, which has not come to receive them". */
static void describe(const job *j, char *text, size_t bytes) {
    const sdyrt_message *const m = j->message;
    (void)snprintf(text, bytes,
                   m->receives ? "to receive %zu bytes from rank %d, which has "
                                 "not come to send them"
                               : "to send %zu bytes to rank %d, which has not "
                                 "come to receive them",
                   m->bytes, m->peer);
}

static bool is_peer_gone(const sdyrt_context *context, const job *j) {
    const sdyi_shm_rank *me = context->state;
    uint64_t last = 0;
    return j->peer < 0
               ? me->net->is_gone(context, j->message->peer, &last)
               : atomic_load(&me->peers[j->peer].slot->gone) != SDYI_SHM_STAYS;
}

/* Wait a turn for the first message that is not done. */
static sdyrt_status wait_turn(sdyrt_context *context, batch *b) {
    sdyi_shm_wait *const wait = &b->wait;
    const job *j = b->jobs;
    char what[128];
    while (j->is_done)
        j++;
    describe(j, what, sizeof what);
    const bool is_broken = sdyi_shm_is_broken(context);
    const bool is_gone = is_peer_gone(context, j);
    if ((is_broken && !wait->is_broken) ||
        (is_gone && wait->gone != j->message->peer + 1)) {
        wait->is_broken = is_broken; /* look once more: all shows by now */
        wait->gone = j->message->peer + 1;
        return SDYRT_OK;
    }
    if (is_broken)
        return sdyi_shm_lost(context, "its message");
    if (is_gone)
        return sdyi_shm_break(context,
                              sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                                        "rank %d waits in vain %s: it is gone",
                                        context->rank, what));
    if (sdyi_shm_wait_turn(context, wait))
        return SDYRT_OK;
    return sdyi_shm_break(context,
                          sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                                    "rank %d waited %g s %s", context->rank,
                                    context->timeout, what));
}

/* End the batch. Where it has failed, receivers of this node may still be
 * reading its data: wait for those that share addresses; memory that others
 * have mapped stays. */
static void leave(sdyrt_context *context, const batch *b) {
    const sdyi_shm_rank *me = context->state;
    for (int i = 0; i < b->n; i++) {
        job *const j = &b->jobs[i];
        sdyi_shm_wait wait = {0};
        if (j->peer < 0)
            me->net->forget(context, j);
        while (j->peer >= 0 && me->shares_addresses && !j->is_done &&
               !j->message->receives && j->number > 0 &&
               atomic_load(&mail_of(context, j)->taken) == 2 * j->number - 1)
            (void)sdyi_shm_wait_turn(context, &wait);
    }
}

sdyrt_status sdyi_shm_batch(sdyrt_context *context,
                            const sdyrt_message *messages, int n,
                            struct CUstream_st *const *stream) {
    const sdyi_shm_rank *me = context->state;
    batch b = {.n = n};
    (void)stream;
    if (n <= 0)
        return SDYRT_OK;
    SDYI_ALLOC(b.jobs, n);
    for (int i = 0; i < n; i++)
        b.jobs[i] = (job){.message = &messages[i],
                          .peer = me->peer_of[messages[i].peer]};
    if (me->net != NULL)
        me->net->progress(context); /* messages since the last call */
    sdyrt_status status = sdyi_shm_is_broken(context)
                              ? sdyi_shm_lost(context, NULL)
                              : advance_all(context, &b);
    while (status == SDYRT_OK && b.n_left > 0) {
        status = wait_turn(context, &b);
        if (status == SDYRT_OK)
            status = advance_all(context, &b);
    }
    leave(context, &b);
    free(b.jobs);
    return status;
}
