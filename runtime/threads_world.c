/* The world of the threads backend; see threads_world.h. */
#include "runtime/threads_world.h"
#include "base/status.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MAX_THREADS 4096

sdyrt_status sdyi_check_thread_count(int n_ranks) {
    if (n_ranks >= 1 && n_ranks <= MAX_THREADS)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "%d ranks: expected 1 to %d", n_ranks, MAX_THREADS);
}

sdyi_world *sdyi_world_create(int size) {
    sdyi_world *w = calloc(1, sizeof *w + (size_t)size * sizeof w->slots[0]);
    if (w == NULL)
        return NULL;
    w->reached = calloc((size_t)size, sizeof *w->reached);
    if (w->reached == NULL) {
        free(w);
        return NULL;
    }
    w->size = size;
    atomic_init(&w->members, 0);
    for (int i = 0; i < SDYI_FAILED_OPS; i++)
        atomic_init(&w->failures[i].op, 0);
    atomic_init(&w->broken, SDYRT_OK);
    pthread_mutex_init(&w->lock, NULL);
    sdyi_condition_init(&w->reached_changed);
    for (int r = 0; r < size; r++) {
        pthread_mutex_init(&w->slots[r].lock, NULL);
        sdyi_condition_init(&w->slots[r].changed);
    }
    return w;
}

void sdyi_world_free(sdyi_world *w) {
    for (int r = 0; r < w->size; r++) {
        pthread_mutex_destroy(&w->slots[r].lock);
        pthread_cond_destroy(&w->slots[r].changed);
    }
    pthread_mutex_destroy(&w->lock);
    pthread_cond_destroy(&w->reached_changed);
    free(w->reached);
    free(w);
}

/* -- waiting and failing --------------------------------------------------- */

/* Wake every rank, wherever it waits. No lock may be held. */
static void wake_all(sdyi_world *w) {
    for (int r = 0; r < w->size; r++) {
        pthread_mutex_lock(&w->slots[r].lock);
        pthread_cond_broadcast(&w->slots[r].changed);
        pthread_mutex_unlock(&w->slots[r].lock);
    }
    pthread_mutex_lock(&w->lock);
    pthread_cond_broadcast(&w->reached_changed);
    pthread_mutex_unlock(&w->lock);
}

/* This rank fails its operation for a reason of its own: tell the others. */
void sdyi_world_record_failure(const sdyrt_context *context) {
    const sdyi_threads_rank *me = context->state;
    sdyi_world *w = me->w;
    sdyi_failure *failure = &w->failures[me->op % SDYI_FAILED_OPS];
    pthread_mutex_lock(&w->lock);
    if (atomic_load(&failure->op) < me->op) {
        failure->rank = context->rank;
        snprintf(failure->text, sizeof failure->text, "%s", sdyrt_last_error());
        atomic_store(&failure->op, me->op);
    }
    pthread_mutex_unlock(&w->lock);
    wake_all(w);
}

/* Whether another rank has failed this rank's operation, or one so much later
 * that its entry is gone: then some rank has left this one behind. */
static bool op_failed(const sdyi_threads_rank *me) {
    return atomic_load(&me->w->failures[me->op % SDYI_FAILED_OPS].op) >= me->op;
}

/* Whether another rank has failed this rank's operation or broken the world. */
bool sdyi_world_is_lost(const sdyi_threads_rank *me) {
    return atomic_load(&me->w->broken) != SDYRT_OK || op_failed(me);
}

/* The failure for a rank that is_lost. `waiting_for` says what it waited for,
 * when it did. No slot's lock may be held. */
sdyrt_status sdyi_world_lost(const sdyrt_context *context,
                             const char *waiting_for) {
    const sdyi_threads_rank *me = context->state;
    sdyi_world *w = me->w;
    char text[SDYI_SLOT_TEXT];
    const int broken = atomic_load(&w->broken);
    pthread_mutex_lock(&w->lock);
    const sdyi_failure *failure = &w->failures[me->op % SDYI_FAILED_OPS];
    memcpy(text, broken != SDYRT_OK ? w->breakage : failure->text, sizeof text);
    const int rank = failure->rank;
    pthread_mutex_unlock(&w->lock);
    if (broken == SDYRT_TIMEOUT && waiting_for != NULL)
        return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                         "operation #%" PRIu64 ": rank %d was waiting for %s "
                         "when another gave up: %s",
                         me->op, context->rank, waiting_for, text);
    if (broken == SDYRT_TIMEOUT)
        return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_MISSING,
                         "the context is unusable since a wait timed out: %s",
                         text);
    if (broken != SDYRT_OK)
        return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED, "%s", text);
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "operation #%" PRIu64 ": rank %d failed: %s", me->op, rank,
                     text);
}

/* Break the world, unless it is broken already. */
static void break_world(sdyi_world *w, sdyrt_status status, const char *text) {
    pthread_mutex_lock(&w->lock);
    if (atomic_load(&w->broken) == SDYRT_OK) {
        snprintf(w->breakage, sizeof w->breakage, "%s", text);
        atomic_store(&w->broken, status);
    }
    pthread_mutex_unlock(&w->lock);
    wake_all(w);
}

/* This rank has waited its time: the world is broken. */
sdyrt_status sdyi_world_time_out(const sdyrt_context *context,
                                 const char *waiting_for) {
    const sdyi_threads_rank *me = context->state;
    const sdyrt_status status = sdyi_fail(
        SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
        "operation #%" PRIu64 " (%s): rank %d waited %g s for %s", me->op,
        me->call->text, context->rank, context->timeout, waiting_for);
    break_world(me->w, SDYRT_TIMEOUT, sdyrt_last_error());
    return status;
}

void sdyi_world_leave_broken(const sdyrt_context *context) {
    const sdyi_threads_rank *me = context->state;
    char text[SDYI_SLOT_TEXT];
    snprintf(text, sizeof text, "rank %d has returned with an error: %.*s",
             context->rank, SDYI_SLOT_TEXT - 64, sdyrt_last_error());
    break_world(me->w, SDYRT_ABORTED, text);
}

/* Where a slot's rank is, for a person. The slot's lock is held. */
void sdyi_slot_describe(const sdyi_slot *s, int rank, const char *verb,
                        char *text, size_t bytes) {
    if (s->gone)
        snprintf(text, bytes, "rank %d %s; it has returned", rank, verb);
    else
        snprintf(text, bytes,
                 "rank %d %s; it was last seen at operation "
                 "#%" PRIu64 " (%s)",
                 rank, verb, s->op, s->op == 0 ? "none" : s->text);
}

/* After a failure: nobody starts reading this rank's buffers any more, and
 * those who have started are waited for. */
void sdyi_slot_close(const sdyrt_context *context) {
    sdyi_threads_rank *me = context->state;
    sdyi_slot *s = &me->w->slots[context->rank];
    pthread_mutex_lock(&s->lock);
    s->closed_op = me->op;
    pthread_cond_broadcast(&s->changed);
    while (s->active > 0)
        pthread_cond_wait(&s->changed, &s->lock);
    pthread_mutex_unlock(&s->lock);
}

/* The stage that all ranks have reached. The world's lock is held. */
static uint64_t reached_by_all(const sdyi_world *w) {
    uint64_t least = w->reached[0];
    for (int r = 1; r < w->size; r++)
        least = w->reached[r] < least ? w->reached[r] : least;
    return least;
}

/* Wait until all ranks have reached stage `stage` of this operation. */
sdyrt_status sdyi_world_reach(const sdyrt_context *context, int stage) {
    sdyi_threads_rank *me = context->state;
    sdyi_world *w = me->w;
    const uint64_t mark = me->op * 4 + (uint64_t)stage;
    const struct timespec deadline = sdyi_deadline_after(context->timeout);
    bool is_complete = false, is_over = false, timed_out = false;
    pthread_mutex_lock(&w->lock);
    const uint64_t before = reached_by_all(w);
    w->reached[context->rank] = mark;
    if (reached_by_all(w) > before) /* wake nobody for less */
        pthread_cond_broadcast(&w->reached_changed);
    for (;;) {
        /* an operation that failed on some rank fails on all; a rank that
         * left after this stage does not take it back */
        is_complete = reached_by_all(w) >= mark;
        is_over = is_complete ? op_failed(me) : sdyi_world_is_lost(me);
        if (is_complete || is_over || timed_out)
            break;
        timed_out = pthread_cond_timedwait(&w->reached_changed, &w->lock,
                                           &deadline) != 0;
    }
    int missing = 0;
    while (missing < w->size && w->reached[missing] >= mark)
        missing++;
    pthread_mutex_unlock(&w->lock);
    if (is_complete && !is_over)
        return SDYRT_OK;
    char where[SDYI_SLOT_TEXT] = "all ranks to reach it";
    if (missing < w->size) {
        pthread_mutex_lock(&w->slots[missing].lock);
        sdyi_slot_describe(&w->slots[missing], missing, "to reach it", where,
                           sizeof where);
        pthread_mutex_unlock(&w->slots[missing].lock);
    }
    return is_over ? sdyi_world_lost(context, where)
                   : sdyi_world_time_out(context, where);
}
