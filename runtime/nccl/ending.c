/* Ending communicators. NCCL's own end waits for the other ranks of the
 * machine, and for graphs that have operations of theirs. Where its calls block
 * there is no limit, and nothing may abort a communicator while one of them is
 * under way: so a thread calls, which is left behind when it takes too long. */
#include "base/clock.h"
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <stdlib.h>

/* The context's thread waits for the other; who is last frees it. */
typedef struct ending {
    const sdyi_nccl_api *api;
    int device;
    double deadline; /* of sdyi_nccl_now */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool is_over;
    bool is_left;            /* nobody waits any more */
    sdyi_nccl_result result; /* the first that is not SUCCESS; IN_PROGRESS: one
                                was aborted at the deadline */
    size_t n;
    sdyi_nccl_comm *comms[]; /* in the order in which they are ended */
} ending;

static void free_ending(ending *e) {
    (void)pthread_cond_destroy(&e->changed);
    (void)pthread_mutex_destroy(&e->lock);
    free(e);
}

static void end_one(ending *e, sdyi_nccl_comm *comm) {
    int turn = 0;
    sdyi_nccl_result result = e->api->comm_finalize(comm);
    while (result == SDYI_NCCL_IN_PROGRESS && sdyi_nccl_now() < e->deadline) {
        sdyi_nccl_result state = SDYI_NCCL_SUCCESS;
        sdyi_nccl_pause(&turn);
        result = e->api->comm_get_async_error(comm, &state);
        if (result == SDYI_NCCL_SUCCESS)
            result = state;
    }
    if (e->result == SDYI_NCCL_SUCCESS)
        e->result = result;
    if (result == SDYI_NCCL_SUCCESS)
        (void)e->api->comm_destroy(comm);
    else
        (void)e->api->comm_abort(comm);
}

static void *end_all(void *argument) {
    ending *e = argument;
    (void)sdyi_gpu_select(e->device);
    for (size_t i = 0; i < e->n; i++) /* also when left: others wait for it */
        end_one(e, e->comms[i]);
    pthread_mutex_lock(&e->lock);
    e->is_over = true;
    const bool is_left = e->is_left;
    pthread_cond_signal(&e->changed);
    pthread_mutex_unlock(&e->lock);
    if (is_left)
        free_ending(e);
    return NULL;
}

/* NULL: no memory. */
static ending *make_ending(const sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    const size_t n = sdyi_nccl_comms_count(me) + 2;
    ending *e = calloc(1, sizeof *e + n * sizeof e->comms[0]);
    if (e == NULL)
        return NULL;
    e->api = me->api;
    e->device = me->device;
    e->deadline = sdyi_nccl_now() + context->timeout;
    sdyi_condition_init(&e->changed);
    (void)pthread_mutex_init(&e->lock, NULL);
    /* what was split off before what it was split off from */
    e->n = sdyi_nccl_comms_take(me, e->comms);
    if (!me->is_adopted)
        e->comms[e->n++] = me->comm;
    if (me->root != NULL)
        e->comms[e->n++] = me->root;
    me->comm = me->root = NULL;
    return e;
}

/* Whether the thread is through, with a second more than the timeout to abort
 * in; it frees `e` if it is not. */
static bool wait_for(ending *e, double timeout) {
    const struct timespec until = sdyi_deadline_after(timeout + 1);
    int error = 0;
    pthread_mutex_lock(&e->lock);
    while (!e->is_over && error == 0)
        error = pthread_cond_timedwait(&e->changed, &e->lock, &until);
    const bool is_over = e->is_over;
    e->is_left = !is_over;
    pthread_mutex_unlock(&e->lock);
    return is_over;
}

static sdyrt_status end_together(const sdyrt_context *context, ending *e) {
    pthread_t thread;
    sdyi_nccl_result result = SDYI_NCCL_IN_PROGRESS;
    const bool is_thread =
        e->n > 0 && pthread_create(&thread, NULL, end_all, e) == 0;
    if (is_thread && !wait_for(e, context->timeout)) {
        (void)pthread_detach(thread);
    } else {
        if (is_thread)
            (void)pthread_join(thread, NULL);
        else
            (void)end_all(e);
        result = e->result;
        free_ending(e);
    }
    if (result == SDYI_NCCL_IN_PROGRESS)
        return sdyi_fail(
            SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
            "ending the communicators is not done after %g s: some "
            "rank of this machine has not come to it, or a graph "
            "with operations of this context is not destroyed",
            context->timeout);
    return result == SDYI_NCCL_SUCCESS
               ? SDYRT_OK
               : sdyi_nccl_fail(context->state, "ncclCommFinalize", result);
}

void sdyi_nccl_disconnect(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    if (me->comm == NULL)
        return;
    ending *e = make_ending(context);
    if (e == NULL) { /* an abort waits for nobody */
        if (me->is_adopted)
            me->comm = NULL;
        sdyi_nccl_abort(me);
        return;
    }
    const sdyrt_status status = end_together(context, e);
    if (status == SDYRT_OK)
        return;
    (void)sdyi_nccl_break(context, status, true);
    sdyi_nccl_ring_print(context);
}
