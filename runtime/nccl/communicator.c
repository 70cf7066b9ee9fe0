/* The communicator: making it within a time, waiting for what NCCL does on the
 * host, ending it. */
#include "runtime/nccl/rank.h"
#include "runtime/status.h"

#include <errno.h>
#include <time.h>

/* Ask until NCCL is done with the last call, a rank has failed or `deadline`,
 * of the monotonic clock, has come. */
static sdyrt_status ask(sdyrt_context *context, const char *call,
                        double deadline) {
    sdyi_nccl_rank *me = context->state;
    int turn = 0;
    for (;;) {
        sdyi_nccl_result result = SDYI_NCCL_INVALID_USAGE;
        sdyi_nccl_result error = SDYI_NCCL_SUCCESS;
        pthread_mutex_lock(&me->lock);
        if (me->comm != NULL)
            result = me->api->comm_get_async_error(me->comm, &error);
        pthread_mutex_unlock(&me->lock);
        SDYI_TRY(sdyi_nccl_check(context));
        if (result == SDYI_NCCL_SUCCESS)
            result = error;
        if (result == SDYI_NCCL_SUCCESS)
            return SDYRT_OK;
        if (result != SDYI_NCCL_IN_PROGRESS)
            return sdyi_nccl_fail(me, call, result);
        if (sdyi_nccl_now() > deadline)
            return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                             "%s is not done after %g s: some rank has not "
                             "come to it, or has ended",
                             call, context->timeout);
        sdyi_nccl_pause(&turn);
    }
}

sdyrt_status sdyi_nccl_settle(sdyrt_context *context) {
    return ask(context, "ncclGroupEnd", sdyi_nccl_now() + context->timeout);
}

sdyrt_status sdyi_nccl_connect(sdyrt_context *context, const sdyi_nccl_id *id,
                               bool is_blocking) {
    sdyi_nccl_rank *me = context->state;
    const double deadline = sdyi_nccl_now() + context->timeout;
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT;
    config.blocking = is_blocking;
    sdyi_nccl_comm *comm = NULL;
    const sdyi_nccl_result result = me->api->comm_init_rank_config(
        &comm, context->size, *id, context->rank, &config);
    me->comm = comm;
    sdyrt_status status = SDYRT_OK;
    if (result == SDYI_NCCL_IN_PROGRESS)
        status = ask(context, "ncclCommInitRankConfig", deadline);
    else if (result != SDYI_NCCL_SUCCESS)
        status = sdyi_nccl_fail(me, "ncclCommInitRankConfig", result);
    if (status != SDYRT_OK)
        sdyi_nccl_abort(me);
    return status;
}

void sdyi_nccl_abort(sdyi_nccl_rank *me) {
    /* a blocking call that hangs in NCCL keeps the lock: aborting ends it */
    struct timespec until;
    (void)clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    const bool is_locked = pthread_mutex_timedlock(&me->lock, &until) == 0;
    sdyi_nccl_comm *const comm = me->comm;
    me->comm = NULL;
    if (comm != NULL)
        (void)me->api->comm_abort(comm);
    if (is_locked)
        pthread_mutex_unlock(&me->lock);
}

void sdyi_nccl_disconnect(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    if (me->comm == NULL || me->is_adopted)
        return;
    sdyi_nccl_result result = me->api->comm_finalize(me->comm);
    const double deadline = sdyi_nccl_now() + context->timeout;
    if (result == SDYI_NCCL_IN_PROGRESS &&
        ask(context, "ncclCommFinalize", deadline) == SDYRT_OK)
        result = SDYI_NCCL_SUCCESS;
    if (result != SDYI_NCCL_SUCCESS) {
        sdyi_nccl_abort(me);
        return;
    }
    (void)me->api->comm_destroy(me->comm);
    me->comm = NULL;
}
