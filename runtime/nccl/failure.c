/* What ends a context, and telling of it. */
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <sched.h>
#include <stdio.h>
#include <time.h>

double sdyi_nccl_now(void) {
    struct timespec now;
    (void)clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

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

sdyrt_status sdyi_nccl_break(sdyrt_context *context, sdyrt_status status,
                             bool is_told) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_failure *f = &me->failure;
    pthread_mutex_lock(&f->lock);
    const bool is_first = atomic_load(&f->status) == SDYRT_OK;
    const bool is_news = !is_first && is_told && !f->is_told;
    if (is_first) {
        f->kind = sdyrt_last_error_kind();
        f->is_told = is_told;
        (void)snprintf(f->text, sizeof f->text, "%s", sdyrt_last_error());
        atomic_store(&f->status, (int)status);
    }
    pthread_mutex_unlock(&f->lock);
    if (is_first)
        sdyi_nccl_watchdog_call(me);
    /* another's, of which a later call would tell as if it were new */
    return is_news ? sdyi_nccl_check(context) : status;
}

sdyrt_status sdyi_nccl_check(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_failure *f = &me->failure;
    if (atomic_load_explicit(&f->status, memory_order_relaxed) == SDYRT_OK)
        return SDYRT_OK;
    pthread_mutex_lock(&f->lock);
    const sdyrt_status status = (sdyrt_status)atomic_load(&f->status);
    const bool is_told = f->is_told;
    f->is_told = true;
    pthread_mutex_unlock(&f->lock); /* the text does not change any more */
    if (!is_told)
        return sdyi_fail(status, f->kind, "%s", f->text);
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "the context of rank %d has ended: %s", context->rank,
                     f->text);
}
