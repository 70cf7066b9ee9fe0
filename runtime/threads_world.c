/* The world of the threads backend; see threads_world.h. */
#include "runtime/threads_world.h"
#include "runtime/status.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

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
        atomic_init(&w->failed[i], 0);
    atomic_init(&w->broken, false);
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->reached_changed, &monotonic);
    for (int r = 0; r < size; r++) {
        pthread_mutex_init(&w->slots[r].lock, NULL);
        pthread_cond_init(&w->slots[r].changed, &monotonic);
    }
    pthread_condattr_destroy(&monotonic);
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

struct timespec sdyi_deadline_after(double seconds) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    const double limit = 1e9; /* 30 years */
    const double wait = seconds < limit ? seconds : limit;
    const time_t whole = (time_t)wait;
    t.tv_sec += whole;
    t.tv_nsec += (long)((wait - (double)whole) * 1e9);
    if (t.tv_nsec >= 1000000000L) {
        t.tv_nsec -= 1000000000L;
        t.tv_sec++;
    }
    return t;
}

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
    pthread_mutex_lock(&w->lock);
    if (atomic_load(&w->failed[me->op % SDYI_FAILED_OPS]) != me->op) {
        w->failed_rank = context->rank;
        snprintf(w->failure, sizeof w->failure, "%s", sdyrt_last_error());
        atomic_store(&w->failed[me->op % SDYI_FAILED_OPS], me->op);
    }
    pthread_mutex_unlock(&w->lock);
    wake_all(w);
}

/* Whether another rank has failed this rank's operation or broken the world. */
bool sdyi_world_is_lost(const sdyi_threads_rank *me) {
    return atomic_load(&me->w->broken) ||
           atomic_load(&me->w->failed[me->op % SDYI_FAILED_OPS]) == me->op;
}

/* The failure for a rank that is_lost. `waiting_for` says what it waited for,
 * when it did. No slot's lock may be held. */
sdyrt_status sdyi_world_lost(const sdyrt_context *context,
                             const char *waiting_for) {
    const sdyi_threads_rank *me = context->state;
    sdyi_world *w = me->w;
    char text[SDYI_SLOT_TEXT];
    const bool broken = atomic_load(&w->broken);
    pthread_mutex_lock(&w->lock);
    memcpy(text, broken ? w->breakage : w->failure, sizeof text);
    const int rank = w->failed_rank;
    pthread_mutex_unlock(&w->lock);
    if (broken && waiting_for != NULL)
        return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                         "operation #%" PRIu64 ": rank %d was waiting for %s "
                         "when another gave up: %s",
                         me->op, context->rank, waiting_for, text);
    if (broken)
        return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_MISSING,
                         "the context is unusable since a wait timed out: %s",
                         text);
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "operation #%" PRIu64 ": rank %d failed: %s", me->op, rank,
                     text);
}

/* This rank has waited its time: the world is broken. */
sdyrt_status sdyi_world_time_out(const sdyrt_context *context,
                                 const char *waiting_for) {
    const sdyi_threads_rank *me = context->state;
    sdyi_world *w = me->w;
    const sdyrt_status status =
        sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                  "operation #%" PRIu64 " (%s): rank %d waited %g s for %s",
                  me->op, me->call == NULL ? "barrier" : me->call->text,
                  context->rank, context->timeout, waiting_for);
    pthread_mutex_lock(&w->lock);
    if (!atomic_load(&w->broken)) {
        snprintf(w->breakage, sizeof w->breakage, "%s", sdyrt_last_error());
        atomic_store(&w->broken, true);
    }
    pthread_mutex_unlock(&w->lock);
    wake_all(w);
    return status;
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

/* Wait until all ranks have reached stage `stage` of this operation. */
sdyrt_status sdyi_world_reach(const sdyrt_context *context, int stage) {
    sdyi_threads_rank *me = context->state;
    sdyi_world *w = me->w;
    const uint64_t mark = me->op * 4 + (uint64_t)stage;
    const struct timespec deadline = sdyi_deadline_after(context->timeout);
    bool timed_out = false, is_over = false;
    int missing = 0;
    pthread_mutex_lock(&w->lock);
    w->reached[context->rank] = mark;
    pthread_cond_broadcast(&w->reached_changed);
    for (;;) {
        while (missing < w->size && w->reached[missing] >= mark)
            missing++;
        is_over = sdyi_world_is_lost(me);
        if (missing == w->size || timed_out || is_over)
            break;
        timed_out = pthread_cond_timedwait(&w->reached_changed, &w->lock,
                                           &deadline) != 0;
    }
    pthread_mutex_unlock(&w->lock);
    if (missing == w->size && !is_over)
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
