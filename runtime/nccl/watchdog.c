/* The watchdog: a thread for each context that looks ten times a second
 * whether NCCL or the device has failed and whether the oldest operation is
 * late, and acts on a failure, whoever found it: it prints what was called and
 * aborts the communicators, which ends what waits on the device. */
#include "base/clock.h"
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <inttypes.h>
#include <string.h>

#define PERIOD 0.1 /* seconds */

/* What NCCL found out by itself. */
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

static sdyrt_status look_at_operations(const sdyrt_context *context) {
    sdyi_nccl_op late;
    SDYI_TRY(sdyi_nccl_ring_look(context->state, context->timeout, &late));
    if (late.number == 0)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                     "operation #%" PRIu64 " of rank %d (%s) is not done after "
                     "%g s: some rank has not come to it, or has ended",
                     late.number, context->rank, late.text, context->timeout);
}

static void act(sdyrt_context *context) {
    sdyi_nccl_ring_print(context);
    sdyi_nccl_abort(context->state);
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

static void *watch(void *argument) {
    sdyrt_context *context = argument;
    sdyi_nccl_rank *me = context->state;
    const double period =
        context->timeout < 10 * PERIOD ? context->timeout / 10 : PERIOD;
    bool goes_on = true, has_acted = false;
    sdyrt_status status = sdyi_gpu_select(me->device);
    if (status == SDYRT_OK)
        status = sdyi_gpu_relax_capture();
    while (goes_on || !has_acted) {
        bool is_called = false;
        if (goes_on)
            goes_on = sleep_on(&me->watchdog, period, &is_called);
        const bool is_broken =
            is_called || atomic_load(&me->failure.status) != SDYRT_OK;
        if (!is_broken && !goes_on)
            break;
        if (!is_broken && status == SDYRT_OK)
            status = look_at_nccl(me);
        if (!is_broken && status == SDYRT_OK)
            status = look_at_operations(context);
        if (!is_broken && status != SDYRT_OK)
            (void)sdyi_nccl_break(context, status, false);
        if ((is_broken || status != SDYRT_OK) && !has_acted) {
            act(context);
            has_acted = true;
        }
    }
    return NULL;
}

sdyrt_status sdyi_nccl_watchdog_start(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_watchdog *w = &me->watchdog;
    const int error = pthread_create(&w->thread, NULL, watch, context);
    if (error != 0)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "cannot start the watchdog of rank %d: %s",
                         context->rank, strerror(error));
    w->is_running = true;
    return SDYRT_OK;
}

void sdyi_nccl_watchdog_call(sdyi_nccl_rank *me) {
    sdyi_nccl_watchdog *w = &me->watchdog;
    pthread_mutex_lock(&w->lock);
    w->is_called = true;
    pthread_cond_signal(&w->woken);
    pthread_mutex_unlock(&w->lock);
}

void sdyi_nccl_watchdog_end(sdyi_nccl_rank *me) {
    sdyi_nccl_watchdog *w = &me->watchdog;
    if (!w->is_running)
        return;
    pthread_mutex_lock(&w->lock);
    w->is_ended = true;
    pthread_cond_signal(&w->woken);
    pthread_mutex_unlock(&w->lock);
    (void)pthread_join(w->thread, NULL);
    w->is_running = false;
}
