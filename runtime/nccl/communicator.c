/* Communicators: making the world's within a time, waiting for what NCCL does
 * on the host, ending them. */
#include "runtime/nccl/rank.h"
#include "runtime/status.h"

#include <errno.h>
#include <time.h>

sdyrt_status sdyi_nccl_ask(sdyrt_context *context, sdyi_nccl_comm *comm,
                           const char *call, double deadline) {
    sdyi_nccl_rank *me = context->state;
    int turn = 0;
    for (;;) {
        sdyi_nccl_result result = SDYI_NCCL_INVALID_USAGE;
        sdyi_nccl_result error = SDYI_NCCL_SUCCESS;
        pthread_mutex_lock(&me->lock);
        if (me->comm != NULL)
            result = me->api->comm_get_async_error(comm, &error);
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

sdyrt_status sdyi_nccl_settle(sdyrt_context *context, sdyi_nccl_comm *comm) {
    return sdyi_nccl_ask(context, comm, "ncclGroupEnd",
                         sdyi_nccl_now() + context->timeout);
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
        status =
            sdyi_nccl_ask(context, comm, "ncclCommInitRankConfig", deadline);
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
    sdyi_nccl_groups_abort(me, comm);
    if (is_locked)
        pthread_mutex_unlock(&me->lock);
}

sdyrt_status sdyi_nccl_end(sdyrt_context *context, sdyi_nccl_comm *comm) {
    sdyi_nccl_rank *me = context->state;
    const double deadline = sdyi_nccl_now() + context->timeout;
    const sdyi_nccl_result result = me->api->comm_finalize(comm);
    if (result == SDYI_NCCL_IN_PROGRESS)
        SDYI_TRY(sdyi_nccl_ask(context, comm, "ncclCommFinalize", deadline));
    else if (result != SDYI_NCCL_SUCCESS)
        return sdyi_nccl_fail(me, "ncclCommFinalize", result);
    (void)me->api->comm_destroy(comm);
    return SDYRT_OK;
}

void sdyi_nccl_disconnect(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    if (me->comm == NULL)
        return;
    sdyrt_status status = sdyi_nccl_groups_end(context);
    if (status == SDYRT_OK && !me->is_adopted)
        status = sdyi_nccl_end(context, me->comm);
    if (status == SDYRT_OK || me->is_adopted)
        me->comm = NULL;
    if (status != SDYRT_OK)
        sdyi_nccl_abort(me);
}
