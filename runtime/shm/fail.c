/* Failing: refusals of an operation, the end of a context, and looking at those
 * that others wait for; see shm.h for the states.
 *
 * Where several ranks break a context at once, all ranks of the node report in
 * later calls the failure of the first that becomes its `breaker`. */
#include "base/calls.h"
#include "base/status.h"
#include "runtime/shm/shm.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

/* -- refusals -------------------------------------------------------------- */

bool sdyi_shm_has_refused(sdyi_shm_rank *me, int peer) {
    const sdyi_shm_peer *const p = &me->peers[peer];
    if (!atomic_load_explicit(&me->peers[0].slot->has_refused,
                              memory_order_acquire))
        return false;
    const sdyi_shm_words *const words =
        &p->slot->refusals[me->op % SDYI_SHM_OPS];
    uint64_t number = 0;
    if (!sdyi_shm_words_read(words, me->op, &number, NULL) ||
        sdyi_shm_refusal_phase(number) > (uint64_t)me->phase)
        return false;
    if (me->refusal.op != me->op) {
        me->refusal.rank = p->rank;
        me->refusal.number = number;
        (void)sdyi_shm_words_read(words, me->op, &number, me->refusal.text);
        me->refusal.op = me->op;
    }
    return true;
}

void sdyi_shm_hear_refusal(sdyi_shm_rank *me, const sdyi_shm_refusal *refusal) {
    if (me->refusal.op != refusal->op)
        me->refusal = *refusal;
}

/* A root outside of the group, of a call that all compare, is an error of all:
 * they were to name the same. */
sdyrt_status sdyi_shm_refused(const sdyi_shm_rank *me) {
    const bool is_of_root =
        me->call->is_compared &&
        me->refusal.number ==
            sdyi_shm_refusal_number(0, SDYRT_KIND_GRID_DEVICE);
    return is_of_root ? sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_GRID_DEVICE, "%s",
                                  me->refusal.text)
                      : sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED, "%s",
                                  me->refusal.text);
}

void sdyi_shm_refuse_from(sdyrt_context *context, uint64_t number,
                          const char *text) {
    sdyi_shm_rank *me = context->state;
    sdyi_shm_words *const words = &me->slot->refusals[me->op % SDYI_SHM_OPS];
    const uint64_t before = atomic_load(&words->op);
    for (int i = 0; i < me->n_peers && before != 0; i++) {
        sdyi_shm_wait wait = {0};
        const sdyi_shm_peer *const p = &me->peers[i];
        while (p->rank != context->rank &&
               atomic_load(&p->slot->ended) < before)
            if (sdyi_shm_wait_for(context, &wait, p->rank,
                                  "to end an operation that failed") !=
                SDYRT_OK)
                return; /* the context is broken */
    }
    sdyi_shm_words_write(words, me->op, number, text);
    atomic_store(&me->peers[0].slot->has_refused, 1);
    if (me->net != NULL)
        me->net->refuse(context, number, text);
}

void sdyi_shm_refuse(sdyrt_context *context) {
    static const sdyi_call none = {.text = "an operation that it refuses"};
    sdyi_shm_rank *me = context->state;
    char text[SDYI_SHM_TEXT];
    const sdyi_failure own = sdyi_failure_keep();
    me->op++;
    me->phase = 0;
    me->call = &none;
    snprintf(text, sizeof text, "operation #%" PRIu64 ": rank %d failed: %s",
             me->op, context->rank, own.text);
    if (!sdyi_shm_is_broken(context))
        sdyi_shm_refuse_from(context, sdyi_shm_refusal_number(0, own.kind),
                             text);
    sdyi_shm_end(context);
    /* the refusal may have replaced this thread's error text */
    sdyi_failure_restore(&own);
}

/* -- the end of a context -------------------------------------------------- */

/* Note the breakage in this rank's slot, unless another of its threads does.
 * From any thread. */
static void write_breakage(const sdyi_shm_rank *me, int own,
                           sdyrt_status status, sdyrt_error_kind kind,
                           const char *text, bool is_heard) {
    sdyi_shm_slot *const s = me->slot;
    int free = 0;
    if (!atomic_compare_exchange_strong(&s->breaking, &free, 1))
        return;
    s->broken = (int)status;
    s->broken_kind = (int)kind;
    s->is_heard = is_heard;
    snprintf(s->breakage, sizeof s->breakage, "%s", text);
    int none = 0;
    (void)atomic_compare_exchange_strong(&me->peers[0].slot->breaker, &none,
                                         own + 1);
}

/* The status of the other ranks after a failure of this one. The rank that this
 * one waited for too long is missing for them as well. */
static sdyrt_status for_others(sdyrt_status status, sdyrt_error_kind kind) {
    return status == SDYRT_TIMEOUT && kind == SDYRT_KIND_RANK_MISSING
               ? SDYRT_TIMEOUT
               : SDYRT_ABORTED;
}

bool sdyi_shm_is_broken(sdyrt_context *context) {
    sdyi_shm_rank *me = context->state;
    if (me->broken != SDYRT_OK)
        return true;
    const int breaker = atomic_load(&me->peers[0].slot->breaker);
    if (breaker == 0)
        return false;
    const sdyi_shm_slot *const s = me->peers[breaker - 1].slot;
    const sdyrt_error_kind kind = (sdyrt_error_kind)s->broken_kind;
    const sdyrt_status others = for_others((sdyrt_status)s->broken, kind);
    me->broken = s == me->slot ? (sdyrt_status)s->broken : others;
    me->kind = kind;
    snprintf(me->breakage, sizeof me->breakage, "%s", s->breakage);
    /* also where a peer broke the context, which may die before it has sent
     * BROKEN */
    if (me->net != NULL && !s->is_heard)
        me->net->report_broken(context, others, me->breakage);
    return true;
}

/* Break the context. On return it is visible to this rank's peers, also to one
 * that then sees this rank's operation ended, and BROKEN is on its way to the
 * ranks of other nodes. */
static void break_with(sdyrt_context *context, sdyrt_status status,
                       sdyrt_error_kind kind, const char *text, bool is_heard) {
    sdyi_shm_rank *me = context->state;
    if (me->broken != SDYRT_OK)
        return;
    write_breakage(me, me->peer_of[context->rank], status, kind, text,
                   is_heard);
    while (!sdyi_shm_is_broken(context))
        sched_yield(); /* another thread has begun to write */
}

void sdyi_shm_hear_broken(sdyrt_context *context, sdyrt_status status,
                          const char *text) {
    break_with(context, status,
               status == SDYRT_TIMEOUT ? SDYRT_KIND_RANK_MISSING
                                       : SDYRT_KIND_RANK_FAILED,
               text, true);
}

sdyrt_status sdyi_shm_break(sdyrt_context *context, sdyrt_status status) {
    char text[SDYI_SHM_TEXT];
    const sdyi_failure own = sdyi_failure_keep();
    /* the texts of a wait and of a mismatch say whose they are */
    if (status == SDYRT_TIMEOUT || status == SDYRT_ABORTED ||
        status == SDYRT_MISMATCH)
        snprintf(text, sizeof text, "%s", own.text);
    else
        snprintf(text, sizeof text, "rank %d failed: %s", context->rank,
                 own.text);
    break_with(context, status, own.kind, text, false);
    sdyi_failure_restore(&own);
    return status;
}

void sdyi_shm_abort(sdyrt_context *context, sdyrt_status status,
                    const char *text) {
    const sdyi_shm_rank *me = context->state;
    write_breakage(me, me->peer_of[context->rank], status,
                   SDYRT_KIND_RANK_FAILED, text, false);
}

sdyrt_status sdyi_shm_lost(sdyrt_context *context, const char *waiting_for) {
    sdyi_shm_rank *me = context->state;
    const bool is_own = atomic_load(&me->peers[0].slot->breaker) ==
                            me->peer_of[context->rank] + 1 &&
                        !me->slot->is_heard;
    if (waiting_for == NULL)
        return sdyi_fail(SDYRT_ABORTED, me->kind,
                         "the context is unusable since an operation failed: "
                         "%s",
                         me->breakage);
    if (me->broken == SDYRT_TIMEOUT && !is_own)
        return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                         "operation #%" PRIu64 ": rank %d was waiting for %s "
                         "when another gave up: %s",
                         me->op, context->rank, waiting_for, me->breakage);
    return sdyi_fail(me->broken, is_own ? me->kind : SDYRT_KIND_RANK_FAILED,
                     "%s", me->breakage);
}

/* The text "rank 3 VERB; .." with the last known state of a rank: how it left,
 * or its last operation. In a broken context it is the operation, as ranks
 * leave because of the breakage. */
static void describe(const sdyrt_context *context, int rank, const char *verb,
                     char *text, size_t bytes) {
    const sdyi_shm_rank *me = context->state;
    if (me->peer_of[rank] < 0) {
        me->net->describe(context, rank, verb, text, bytes);
        return;
    }
    const sdyi_shm_slot *const s = me->peers[me->peer_of[rank]].slot;
    const uint64_t op = atomic_load(&s->entered);
    uint64_t fingerprint;
    char call[SDYI_SHM_TEXT] = "";
    if (op > 0)
        (void)sdyi_shm_words_read(&s->calls[op % SDYI_SHM_OPS], op,
                                  &fingerprint, call);
    const int gone = atomic_load(&s->gone);
    if (gone != SDYI_SHM_STAYS && me->broken == SDYRT_OK)
        snprintf(text, bytes, "rank %d %s; %s", rank, verb,
                 gone == SDYI_SHM_RETURNED ? "its function has returned"
                                           : "it has destroyed its context");
    else if (op == 0)
        snprintf(text, bytes, "rank %d %s; it has called nothing yet", rank,
                 verb);
    else
        snprintf(text, bytes,
                 "rank %d %s; it was last seen at operation #%" PRIu64 " (%s)",
                 rank, verb, op, call);
}

static const char *call_text(const sdyi_shm_rank *me) {
    return me->call == NULL ? "its end" : me->call->text;
}

/* True for a rank that is gone; `*last` is the last operation it has ended,
 * whose effects are all visible. With a network its GONE message decides, for
 * peers too: it comes after its other messages. */
static bool is_gone(const sdyrt_context *context, int rank, uint64_t *last) {
    const sdyi_shm_rank *me = context->state;
    if (me->net != NULL)
        return me->net->is_gone(context, rank, last);
    const sdyi_shm_slot *const s = me->peers[me->peer_of[rank]].slot;
    const bool gone = atomic_load(&s->gone) != SDYI_SHM_STAYS;
    *last = atomic_load(&s->ended);
    return gone;
}

/* `rank` is gone, and this one waits for it. */
static sdyrt_status wait_in_vain(sdyrt_context *context, int rank,
                                 const char *verb) {
    const sdyi_shm_rank *me = context->state;
    char where[SDYI_SHM_TEXT];
    describe(context, rank, verb, where, sizeof where);
    return sdyi_shm_break(
        context,
        sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                  "operation #%" PRIu64 " (%s): rank %d waits in vain for %s",
                  me->op, call_text(me), context->rank, where));
}

sdyrt_status sdyi_shm_wait_for(sdyrt_context *context, sdyi_shm_wait *wait,
                               int rank, const char *verb) {
    const sdyi_shm_rank *me = context->state;
    bool is_broken = sdyi_shm_is_broken(context);
    uint64_t last = 0;
    if (!is_broken && is_gone(context, rank, &last) && last < me->op) {
        if (wait->gone == rank + 1)
            return wait_in_vain(context, rank, verb);
        wait->gone = rank + 1; /* all that it did shows by now: look again */
        return SDYRT_OK;
    }
    if (is_broken && !wait->is_broken) {
        wait->is_broken = true; /* likewise of all ranks */
        return SDYRT_OK;
    }
    if (!is_broken && sdyi_shm_wait_turn(context, wait))
        return SDYRT_OK;
    is_broken = sdyi_shm_is_broken(context);
    char where[SDYI_SHM_TEXT];
    describe(context, rank, verb, where, sizeof where);
    if (is_broken)
        return sdyi_shm_lost(context, where);
    return sdyi_shm_break(context,
                          sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                                    "operation #%" PRIu64
                                    " (%s): rank %d waited %g s for %s",
                                    me->op, call_text(me), context->rank,
                                    context->timeout, where));
}

sdyrt_status sdyi_shm_calls_differ(sdyrt_context *context, int rank,
                                   const char *text) {
    const sdyi_shm_rank *me = context->state;
    char own[SDYI_SHM_TEXT]; /* as long as the other's text may be */
    snprintf(own, sizeof own, "%s", me->call->text);
    return sdyi_shm_break(
        context, sdyi_fail_calls(me->op, context->rank, own, rank, text));
}

sdyrt_status sdyi_shm_ended_without(sdyrt_context *context, int rank,
                                    const char *what) {
    const sdyi_shm_rank *me = context->state;
    return sdyi_shm_break(
        context, sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                           "operation #%" PRIu64 ": rank %d calls %s, rank %d "
                           "has ended it without %s rank %d",
                           me->op, context->rank, me->call->text, rank, what,
                           context->rank));
}

bool sdyi_shm_has_ended(const sdyi_shm_rank *me, int peer) {
    return atomic_load_explicit(&me->peers[peer].slot->ended,
                                memory_order_acquire) >= me->op;
}

sdyrt_status sdyi_shm_check(sdyrt_context *context, int peer, bool has_ended,
                            const char *what) {
    const sdyi_shm_rank *me = context->state;
    const int rank = me->peers[peer].rank;
    const sdyi_shm_words *const call =
        &me->peers[peer].slot->calls[me->op % SDYI_SHM_OPS];
    uint64_t fingerprint = me->call->fingerprint;
    char text[SDYI_SHM_TEXT] = "";
    if (sdyi_shm_words_read(call, me->op, &fingerprint, NULL) &&
        sdyi_call_differs(me->call, rank, fingerprint)) {
        if (!sdyi_shm_words_read(call, me->op, &fingerprint, text))
            snprintf(text, sizeof text, "another operation");
        return sdyi_shm_calls_differ(context, rank, text);
    }
    return has_ended ? sdyi_shm_ended_without(context, rank, what) : SDYRT_OK;
}

/* -- looking at others ----------------------------------------------------- */

/* Also of a process that its launcher has not yet asked about. */
static bool is_dead(pid_t pid) {
    if (kill(pid, 0) != 0)
        return errno == ESRCH;
    char path[64], text[256];
    snprintf(path, sizeof path, "/proc/%ld/stat", (long)pid);
    const int file = open(path, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return false;
    const ssize_t n = read(file, text, sizeof text - 1);
    (void)close(file);
    text[n > 0 ? n : 0] = '\0';
    /* "pid (name) state ..", where the name may hold anything */
    const char *const end = strrchr(text, ')');
    return end != NULL && end[1] == ' ' && (end[2] == 'Z' || end[2] == 'X');
}

static void look_for_dead(sdyrt_context *context) {
    const sdyi_shm_rank *me = context->state;
    for (int i = 0; i < me->n_peers && !me->shares_addresses; i++) {
        const sdyi_shm_peer *const p = &me->peers[i];
        if (p->rank == context->rank || !is_dead(p->pid) ||
            atomic_load(&p->slot->gone) >= SDYI_SHM_DESTROYED)
            continue;
        char text[SDYI_SHM_TEXT];
        snprintf(text, sizeof text, "rank %d has died (process %ld)", p->rank,
                 (long)p->pid);
        break_with(context, SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED, text, false);
        return;
    }
}

/* Break the context if a rank comes to this operation no more. */
static void look_at(sdyrt_context *context, int rank) {
    const sdyi_shm_rank *me = context->state;
    uint64_t last = 0;
    if (!sdyi_shm_is_broken(context) && is_gone(context, rank, &last) &&
        last < me->op)
        (void)wait_in_vain(context, rank, "to reach it");
}

/* Break the context if a peer does not fetch its box: other readers may be
 * waiting for chunks that this rank stages only after that peer has read. */
static void look_at_reader(sdyrt_context *context, int peer) {
    sdyi_shm_rank *me = context->state;
    const bool has_ended = sdyi_shm_has_ended(me, peer);
    if (!sdyi_shm_has_read(me, peer, SDYI_SHM_READ) &&
        !sdyi_shm_is_broken(context))
        (void)sdyi_shm_check(context, peer, has_ended, "fetching from");
}

void sdyi_shm_look_around(sdyrt_context *context) {
    const sdyi_shm_rank *me = context->state;
    look_for_dead(context);
    for (int r = 0; r < context->size && me->is_meeting; r++)
        look_at(context, r);
    const sdyi_exchange *const step = me->step;
    for (int64_t i = 0; step != NULL && i < step->n_receives; i++)
        look_at(context, step->receives[i].peer);
    for (int64_t i = 0; step != NULL && i < step->n_sends; i++) {
        const int rank = step->sends[i].peer, peer = me->peer_of[rank];
        if (peer >= 0 && me->is_eager)
            continue; /* nothing waits for a reader of an eager copy */
        look_at(context, rank);
        if (peer >= 0)
            look_at_reader(context, peer);
    }
}
