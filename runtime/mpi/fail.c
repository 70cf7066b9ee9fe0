/* What ranks know of each other's failures. A rank writes its own into its slot
 * and raises the alarm of its node, which is all that the others look at until
 * then; ranks on other nodes are sent a note. */
#include "base/status.h"
#include "runtime/mpi/net.h"
#include "runtime/mpi/rank.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void raise_alarm(const sdyi_mpi_rank *me) {
    atomic_fetch_add(&me->peers[0].slot->alarm, 1);
}

void sdyi_mpi_record_failure(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_slot *const s = me->slot;
    char text[SDYI_MPI_TEXT];
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    snprintf(text, sizeof text, "%s", sdyrt_last_error());
    const uint64_t n = atomic_load(&s->n_failures);
    sdyi_mpi_words_write(&s->failures[n % SDYI_MPI_FAILURES], me->op, 0, text);
    atomic_store(&s->n_failures, n + 1);
    raise_alarm(me);
    if (me->net == NULL)
        return;
    sdyi_mpi_net_tell(context, SDYI_NOTE_FAILED, SDYRT_OK, text);
    /* what telling may have said in its place */
    (void)sdyi_fail(SDYRT_ABORTED, kind, "%s", text);
}

void sdyi_mpi_break(sdyrt_context *context, sdyrt_status status,
                    const char *text) {
    sdyi_mpi_rank *me = context->state;
    if (me->broken != SDYRT_OK)
        return;
    me->broken = status;
    snprintf(me->breakage, SDYI_MPI_TEXT, "%s", text);
    snprintf(me->slot->breakage, SDYI_MPI_TEXT, "%s", text);
    const sdyrt_status others =
        status == SDYRT_TIMEOUT ? SDYRT_TIMEOUT : SDYRT_ABORTED;
    atomic_store(&me->slot->broken, (int)others);
    raise_alarm(me);
    if (me->net != NULL)
        sdyi_mpi_net_tell(context, SDYI_NOTE_BROKEN, others, text);
}

/* Whether the owner of a slot has failed `op`; newest first. A failure that its
 * owner has forgotten shows as that it has left the operation. */
static bool find_failure(const sdyi_mpi_slot *s, uint64_t op, char *text) {
    const uint64_t n = atomic_load(&s->n_failures);
    const uint64_t end = n > SDYI_MPI_FAILURES ? n - SDYI_MPI_FAILURES : 0;
    for (uint64_t i = n; i > end; i--) {
        const sdyi_mpi_words *const words =
            &s->failures[(i - 1) % SDYI_MPI_FAILURES];
        const uint64_t at = atomic_load(&words->op);
        uint64_t unused;
        if (at == op)
            return sdyi_mpi_words_read(words, op, &unused, text);
        if (at != 0 && at < op)
            return false;
    }
    return false;
}

/* Take over what the slots of the node say. */
static void read_slots(sdyi_mpi_rank *me) {
    for (int i = 0; i < me->n_peers; i++) {
        const sdyi_mpi_peer *const p = &me->peers[i];
        if (p->slot == me->slot)
            continue;
        const int broken = atomic_load(&p->slot->broken);
        if (broken != SDYRT_OK && me->broken == SDYRT_OK) {
            me->broken = (sdyrt_status)broken;
            memcpy(me->breakage, p->slot->breakage, SDYI_MPI_TEXT);
        }
        sdyi_mpi_failure *const f = &me->failure;
        if (f->op != me->op && find_failure(p->slot, me->op, f->text)) {
            f->op = me->op;
            f->rank = p->rank;
        }
    }
}

void sdyi_mpi_hear_failure(sdyi_mpi_rank *me, uint64_t op, int rank,
                           const char *text) {
    sdyi_mpi_failure *f = &me->failure;
    if (op < me->op || f->op == op)
        return;
    if (op > me->op) {
        if (me->n_pending == me->pending_capacity) {
            const int capacity = 2 * me->pending_capacity + 8;
            f = realloc(me->pending, (size_t)capacity * sizeof *f);
            if (f == NULL)
                return; /* it will show as that the rank has left */
            me->pending = f;
            me->pending_capacity = capacity;
        }
        f = &me->pending[me->n_pending++];
    }
    f->op = op;
    f->rank = rank;
    snprintf(f->text, sizeof f->text, "%s", text);
}

void sdyi_mpi_watch(sdyi_mpi_rank *me) {
    /* look again: what was seen during an earlier operation may be of this */
    me->alarm_seen = 0;
    int kept = 0;
    for (int i = 0; i < me->n_pending; i++) {
        if (me->pending[i].op == me->op)
            me->failure = me->pending[i];
        else if (me->pending[i].op > me->op)
            me->pending[kept++] = me->pending[i];
    }
    me->n_pending = kept;
}

bool sdyi_mpi_is_lost(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    const uint64_t alarm = atomic_load(&me->peers[0].slot->alarm);
    if (alarm != me->alarm_seen) {
        me->alarm_seen = alarm;
        read_slots(me);
    }
    return me->broken != SDYRT_OK || me->failure.op == me->op;
}

sdyrt_status sdyi_mpi_lost(const sdyrt_context *context,
                           const char *waiting_for) {
    const sdyi_mpi_rank *me = context->state;
    const char *const text = me->breakage;
    switch (me->broken) {
    case SDYRT_OK:
        break;
    case SDYRT_TIMEOUT:
        return waiting_for != NULL
                   ? sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                               "operation #%" PRIu64 ": rank %d was waiting "
                               "for %s when another gave up: %s",
                               me->op, context->rank, waiting_for, text)
                   : sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_MISSING,
                               "the context is unusable since a wait timed "
                               "out: %s",
                               text);
    case SDYRT_BACKEND:
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s", text);
    default:
        return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED, "%s", text);
    }
    /* a note may have shown a failure of this rank's own, of which it has told
     * the others: not all are to return that another failed */
    const sdyi_mpi_net *const net = me->net;
    char own[SDYI_MPI_TEXT];
    if (net != NULL && net->step != NULL && net->failure != SDYRT_OK &&
        find_failure(me->slot, me->op, own))
        return sdyi_fail(net->failure,
                         net->failure == SDYRT_MISMATCH
                             ? SDYRT_KIND_RANKS_DIFFER
                             : SDYRT_KIND_NO_MEMORY,
                         "%s", own);
    const sdyi_mpi_failure *const f = &me->failure;
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "operation #%" PRIu64 ": rank %d failed: %s", me->op,
                     f->rank, f->text);
}

sdyrt_status sdyi_mpi_time_out(sdyrt_context *context,
                               const char *waiting_for) {
    const sdyi_mpi_rank *me = context->state;
    char text[2 * SDYI_MPI_TEXT];
    snprintf(text, sizeof text,
             "operation #%" PRIu64 " (%s): rank %d waited %g s for %s", me->op,
             me->call->text, context->rank, context->timeout, waiting_for);
    sdyi_mpi_break(context, SDYRT_TIMEOUT, text);
    return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING, "%s", text);
}

const char *sdyi_mpi_error_text(int code, char text[MPI_MAX_ERROR_STRING]) {
    int length;
    snprintf(text, MPI_MAX_ERROR_STRING, "unknown error");
    (void)MPI_Error_string(code, text, &length);
    return text;
}

sdyrt_status sdyi_mpi_error(sdyrt_context *context, const char *what,
                            int code) {
    char words[MPI_MAX_ERROR_STRING];
    char text[2 * SDYI_MPI_TEXT];
    snprintf(text, sizeof text, "rank %d: %s: %s", context->rank, what,
             sdyi_mpi_error_text(code, words));
    sdyi_mpi_break(context, SDYRT_BACKEND, text);
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s", text);
}

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

void sdyi_mpi_look_for_dead(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    for (int i = 0; i < me->n_peers; i++) {
        const sdyi_mpi_peer *const p = &me->peers[i];
        /* one that has left for good may end */
        if (p->rank == context->rank || !is_dead(p->pid) ||
            atomic_load(&p->slot->gone))
            continue;
        char text[SDYI_MPI_TEXT];
        snprintf(text, sizeof text, "rank %d has died (process %ld)", p->rank,
                 (long)p->pid);
        sdyi_mpi_break(context, SDYRT_ABORTED, text);
        return;
    }
}

void sdyi_mpi_describe(const sdyrt_context *context, int rank, const char *verb,
                       char *text, size_t bytes) {
    const sdyi_mpi_rank *me = context->state;
    if (me->peer_of[rank] < 0) {
        sdyi_mpi_net_describe(context, rank, verb, text, bytes);
        return;
    }
    const sdyi_mpi_slot *const s = me->peers[me->peer_of[rank]].slot;
    const uint64_t op = atomic_load(&s->entered);
    uint64_t fingerprint;
    char call[SDYI_MPI_TEXT] = "none";
    if (op > 0)
        (void)sdyi_mpi_words_read(&s->calls[op % SDYI_MPI_OPS], op,
                                  &fingerprint, call);
    if (atomic_load(&s->leaving))
        snprintf(text, bytes, "rank %d %s; it destroys its context", rank,
                 verb);
    else
        snprintf(text, bytes,
                 "rank %d %s; it was last seen at operation #%" PRIu64 " (%s)",
                 rank, verb, op, call);
}
