/* Failures that end a context, and the watchdog of each context: two threads.
 * The looker asks ten times a second whether NCCL or the device has failed and
 * whether the oldest operation is late. The watch calls neither NCCL nor CUDA:
 * a call of CUDA waits for a lock that another thread may hold while it waits
 * for the late operation. So the watch sees a look that does not end. It acts
 * on any failure: it prints the operations and aborts the communicators, which
 * ends the work that waits on the device, and with it the look.
 *
 *   the looker            the watch
 *   sleeps, looks         sleeps
 *   has found a failure   acts
 *   is in a look          and the oldest operation that is not known to be done
 *                         has had its time and a second more: acts
 *   goes on looking, so that what is done is known to be, until the end */
#include "base/clock.h"
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <inttypes.h>
#include <sched.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

/* -- failing --------------------------------------------------------------- */

void sdyi_nccl_pause(int *turn) {
    enum { TURNS = 100 };
    if (*turn < TURNS) {
        ++*turn;
        (void)sched_yield();
        return;
    }
    const struct timespec nap = {0, 20000};
    (void)nanosleep(&nap, NULL);
}

sdyrt_status sdyi_nccl_fail(const sdyi_nccl_rank *me, const char *call,
                            sdyi_nccl_result result) {
    const char *const more = me->api->get_last_error(NULL);
    const bool has_more = more != NULL && *more != '\0';
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s%s%s", call,
                     me->api->get_error_string(result), has_more ? ": " : "",
                     has_more ? more : "");
}

/* Wake the watchdog: it acts on the failure that is set. */
static void call_watchdog(sdyi_nccl_rank *me) {
    sdyi_nccl_watchdog *w = &me->watchdog;
    pthread_mutex_lock(&w->lock);
    w->is_called = true;
    pthread_cond_broadcast(&w->woken);
    pthread_mutex_unlock(&w->lock);
}

sdyrt_status sdyi_nccl_break(sdyrt_context *context, sdyrt_status status,
                             bool is_reported) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_failure *f = &me->failure;
    pthread_mutex_lock(&f->lock);
    const bool is_first = atomic_load(&f->status) == SDYRT_OK;
    const bool is_news = !is_first && is_reported && !f->is_reported;
    if (is_first) {
        f->kind = sdyrt_last_error_kind();
        f->is_reported = is_reported;
        (void)snprintf(f->text, sizeof f->text, "%s", sdyrt_last_error());
        atomic_store(&f->status, (int)status);
    }
    pthread_mutex_unlock(&f->lock);
    if (is_first)
        call_watchdog(me);
    /* an earlier failure, which no call has returned yet, comes first */
    return is_news ? sdyi_nccl_check(context) : status;
}

sdyrt_status sdyi_nccl_check(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_failure *f = &me->failure;
    if (atomic_load_explicit(&f->status, memory_order_relaxed) == SDYRT_OK)
        return SDYRT_OK;
    pthread_mutex_lock(&f->lock);
    const sdyrt_status status = (sdyrt_status)atomic_load(&f->status);
    const bool is_reported = f->is_reported;
    f->is_reported = true;
    pthread_mutex_unlock(&f->lock); /* the text does not change any more */
    if (!is_reported)
        return sdyi_fail(status, f->kind, "%s", f->text);
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "the context of rank %d has ended: %s", context->rank,
                     f->text);
}

/* -- the looker ------------------------------------------------------------ */

#define PERIOD 0.1 /* seconds */

/* The asynchronous error of the communicators, if there is one. */
static sdyrt_status look_at_nccl(sdyi_nccl_rank *me) {
    sdyi_nccl_result error = SDYI_NCCL_SUCCESS, result = SDYI_NCCL_SUCCESS;
    if (pthread_mutex_trylock(&me->lock) != 0)
        return SDYRT_OK; /* a call is under way; it has a deadline as well */
    if (me->comm != NULL)
        result = me->api->comm_get_async_error(me->comm, &error);
    if (me->comm != NULL && result == SDYI_NCCL_SUCCESS &&
        (error == SDYI_NCCL_SUCCESS || error == SDYI_NCCL_IN_PROGRESS))
        error = sdyi_nccl_comms_error(me);
    pthread_mutex_unlock(&me->lock);
    if (result == SDYI_NCCL_SUCCESS)
        result = error;
    if (result == SDYI_NCCL_SUCCESS || result == SDYI_NCCL_IN_PROGRESS)
        return SDYRT_OK;
    return sdyi_nccl_fail(me, "NCCL, while operations were under way", result);
}

static sdyrt_status fail_late(const sdyrt_context *context,
                              const sdyi_nccl_op *late, const char *more) {
    const sdyi_nccl_rank *me = context->state;
    return sdyi_fail(
        SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
        "operation #%" PRIu64 " of rank %d (%s) is not done after "
        "%g s: some rank has not come to it, or has ended%s%s",
        late->number, context->rank, late->text, context->timeout,
        me->is_adopted ? ", or has given a comm of other ranks" : "", more);
}

static sdyrt_status look_at_operations(const sdyrt_context *context) {
    sdyi_nccl_op late;
    SDYI_TRY(sdyi_nccl_flight_look(context->state, context->timeout, &late));
    return late.number == 0 ? SDYRT_OK : fail_late(context, &late, "");
}

static double period_of(const sdyrt_context *context) {
    return context->timeout < 10 * PERIOD ? context->timeout / 10 : PERIOD;
}

/* Wait until the next look is to begin; false: there is none. */
static bool start_look(sdyi_nccl_watchdog *w, double period) {
    const struct timespec until = sdyi_deadline_after(period);
    pthread_mutex_lock(&w->lock);
    int error = 0;
    while (!w->is_ended && w->n_wanted <= w->n_looks && error == 0)
        error = pthread_cond_timedwait(&w->woken, &w->lock, &until);
    w->is_looking = !w->is_ended;
    w->n_begun++;
    pthread_mutex_unlock(&w->lock);
    return w->is_looking;
}

static void end_look(sdyi_nccl_watchdog *w) {
    pthread_mutex_lock(&w->lock);
    w->is_looking = false;
    w->n_looks = w->n_begun;
    pthread_cond_broadcast(&w->woken);
    pthread_mutex_unlock(&w->lock);
}

static void *look(void *argument) {
    sdyrt_context *context = argument;
    sdyi_nccl_rank *me = context->state;
    const double period = period_of(context);
    sdyrt_status status = sdyi_gpu_select(me->device);
    if (status == SDYRT_OK)
        status = sdyi_gpu_relax_capture();
    while (start_look(&me->watchdog, period)) {
        const bool is_broken = atomic_load(&me->failure.status) != SDYRT_OK;
        if (!is_broken && status == SDYRT_OK)
            status = look_at_nccl(me);
        if (is_broken || status == SDYRT_OK)
            status = look_at_operations(context);
        end_look(&me->watchdog);
        if (!is_broken && status != SDYRT_OK)
            (void)sdyi_nccl_break(context, status, false);
        status = SDYRT_OK;
    }
    return NULL;
}

/* -- the watch ------------------------------------------------------------- */

/* Wait for a look at the device that begins now, a second at most, so that
 * operations that are done are not printed as open. */
static void wait_for_look(sdyi_nccl_watchdog *w) {
    const struct timespec until = sdyi_deadline_after(1);
    pthread_mutex_lock(&w->lock);
    const uint64_t wanted = w->n_begun + 1;
    w->n_wanted = wanted;
    pthread_cond_broadcast(&w->woken);
    int error = 0;
    while (!w->is_ended && w->n_looks < wanted && error == 0)
        error = pthread_cond_timedwait(&w->woken, &w->lock, &until);
    pthread_mutex_unlock(&w->lock);
}

static void act(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    wait_for_look(&me->watchdog);
    sdyi_nccl_flight_print(context);
    sdyi_nccl_abort(me); /* from here on without the context, which may end */
}

/* Wait for a period or a call; false: it is to end. */
static bool sleep_on(sdyi_nccl_watchdog *w, double period, bool *is_called) {
    const struct timespec until = sdyi_deadline_after(period);
    pthread_mutex_lock(&w->lock);
    int error = 0;
    while (!w->is_ended && !w->is_called && error == 0)
        error = pthread_cond_timedwait(&w->woken, &w->lock, &until);
    *is_called = w->is_called;
    w->is_called = false;
    const bool goes_on = !w->is_ended;
    pthread_mutex_unlock(&w->lock);
    return goes_on;
}

/* True, with this thread's error text, if the looker's current look has lasted
 * a second and an operation is late by another. `since`, `n`: start and number
 * of the look at the last call. */
static bool is_stuck(const sdyrt_context *context, double *since, uint64_t *n) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_watchdog *w = &me->watchdog;
    pthread_mutex_lock(&w->lock);
    const bool is_same = w->is_looking && w->n_begun == *n;
    *n = w->n_begun;
    pthread_mutex_unlock(&w->lock);
    if (!is_same)
        *since = sdyi_clock();
    sdyi_nccl_op late;
    if (sdyi_clock() - *since < 1 ||
        !sdyi_nccl_flight_late(me, context->timeout + 1, &late))
        return false;
    (void)fail_late(context, &late, "; CUDA does not answer either");
    return true;
}

static void *watch(void *argument) {
    sdyrt_context *context = argument;
    sdyi_nccl_rank *me = context->state;
    const double period = period_of(context);
    double since = sdyi_clock();
    uint64_t n = 0;
    bool goes_on = true, has_acted = false;
    (void)sdyi_gpu_select(me->device); /* of what is aborted */
    while (goes_on || !has_acted) {
        bool is_called = false;
        if (goes_on)
            goes_on = sleep_on(&me->watchdog, period, &is_called);
        bool is_broken =
            is_called || atomic_load(&me->failure.status) != SDYRT_OK;
        if (!is_broken && !goes_on)
            break;
        if (!is_broken && is_stuck(context, &since, &n)) {
            (void)sdyi_nccl_break(context, SDYRT_TIMEOUT, false);
            is_broken = true;
        }
        if (is_broken && !has_acted) {
            act(context);
            has_acted = true;
        }
    }
    return NULL;
}

/* -- both ------------------------------------------------------------------ */

static sdyrt_status start(sdyrt_context *context, void *(*run)(void *),
                          pthread_t *thread, bool *is_running) {
    const int error = pthread_create(thread, NULL, run, context);
    if (error != 0)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "cannot start the watchdog of rank %d: %s",
                         context->rank, strerror(error));
    *is_running = true;
    return SDYRT_OK;
}

sdyrt_status sdyi_nccl_watchdog_start(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_watchdog *w = &me->watchdog;
    SDYI_TRY(start(context, look, &w->looker, &w->has_looker));
    return start(context, watch, &w->watch, &w->has_watch);
}

static void report_end(sdyi_nccl_watchdog *w) {
    pthread_mutex_lock(&w->lock);
    w->is_ended = true;
    pthread_cond_broadcast(&w->woken);
    pthread_mutex_unlock(&w->lock);
}

void sdyi_nccl_watchdog_end(sdyi_nccl_rank *me) {
    sdyi_nccl_watchdog *w = &me->watchdog;
    report_end(w);
    if (w->has_watch)
        (void)pthread_join(w->watch, NULL);
    if (w->has_looker)
        (void)pthread_join(w->looker, NULL);
    w->has_watch = w->has_looker = false;
}

void sdyi_nccl_watchdog_leave(sdyi_nccl_rank *me) {
    sdyi_nccl_watchdog *w = &me->watchdog;
    report_end(w);
    (void)pthread_join(w->looker, NULL);
    (void)pthread_detach(w->watch);
}
