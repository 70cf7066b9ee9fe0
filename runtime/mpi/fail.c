/* What ranks know of each other's failures. A rank writes its own into its slot
 * and raises the alarm of its node, which is all that the others look at until
 * then; ranks on other nodes are sent a note. */
#include "runtime/mpi/net.h"
#include "runtime/mpi/rank.h"
#include "runtime/status.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static void raise_alarm(const sdyi_mpi_rank *me) {
    atomic_fetch_add(&me->peers[0].slot->alarm, 1);
}

/* A text that another process may be writing. */
static void copy_text(char *to, const char *from) {
    memcpy(to, from, SDYI_MPI_TEXT);
    to[SDYI_MPI_TEXT - 1] = '\0';
}

void sdyi_mpi_record_failure(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    char text[SDYI_MPI_TEXT];
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    snprintf(text, sizeof text, "%s", sdyrt_last_error());
    sdyi_mpi_words_write(&me->slot->failures[me->op % SDYI_MPI_OPS], me->op, 0,
                         text);
    atomic_store(&me->slot->failed[me->op % SDYI_MPI_FAILED_OPS], me->op);
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

/* Take over what the slots of the node say. */
static void read_slots(sdyi_mpi_rank *me) {
    const size_t place = me->op % SDYI_MPI_FAILED_OPS;
    for (int i = 0; i < me->n_peers; i++) {
        sdyi_mpi_peer *const p = &me->peers[i];
        if (p->slot == me->slot)
            continue;
        const int broken = atomic_load(&p->slot->broken);
        if (broken != SDYRT_OK && me->broken == SDYRT_OK) {
            me->broken = (sdyrt_status)broken;
            copy_text(me->breakage, p->slot->breakage);
        }
        const uint64_t failed = atomic_load(&p->slot->failed[place]);
        if (failed >= me->op && me->failures[place].op < failed) {
            sdyi_mpi_failure *const f = &me->failures[place];
            uint64_t unused;
            if (!sdyi_mpi_words_read(&p->slot->failures[failed % SDYI_MPI_OPS],
                                     failed, &unused, f->text))
                snprintf(f->text, sizeof f->text, "why is no longer known");
            f->op = failed;
            f->rank = p->rank;
        }
    }
}

bool sdyi_mpi_is_lost(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    const uint64_t alarm = atomic_load(&me->peers[0].slot->alarm);
    if (alarm != me->alarm_seen) {
        me->alarm_seen = alarm;
        read_slots(me);
    }
    return me->broken != SDYRT_OK ||
           me->failures[me->op % SDYI_MPI_FAILED_OPS].op >= me->op;
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
    const sdyi_mpi_failure *const f =
        &me->failures[me->op % SDYI_MPI_FAILED_OPS];
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

sdyrt_status sdyi_mpi_error(sdyrt_context *context, const char *what,
                            int code) {
    char words[MPI_MAX_ERROR_STRING] = "unknown error";
    char text[2 * SDYI_MPI_TEXT];
    int length;
    (void)MPI_Error_string(code, words, &length);
    snprintf(text, sizeof text, "rank %d: %s: %s", context->rank, what, words);
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
        sdyi_mpi_peer *const p = &me->peers[i];
        if (p->rank == context->rank || p->is_dead ||
            atomic_load(&p->slot->gone) || !is_dead(p->pid))
            continue;
        p->is_dead = true;
        char text[SDYI_MPI_TEXT];
        snprintf(text, sizeof text, "rank %d has died (process %ld)", p->rank,
                 (long)p->pid);
        sdyi_mpi_break(context, SDYRT_ABORTED, text);
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
    (void)sdyi_mpi_words_read(&s->calls[op % SDYI_MPI_OPS], op, &fingerprint,
                              call);
    if (atomic_load(&s->gone))
        snprintf(text, bytes, "rank %d %s; it has returned", rank, verb);
    else
        snprintf(text, bytes,
                 "rank %d %s; it was last seen at operation #%" PRIu64 " (%s)",
                 rank, verb, op, call);
}
