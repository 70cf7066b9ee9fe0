/* Communicators: making the world's within a time, waiting for what NCCL does
 * on the host, ending them, by force or with the others.
 *
 * An abort frees a communicator, so that no call may be in it:
 *
 *   the rank's lock is        then
 *   free within a second      abort, with it
 *   kept by a call            revoke (NCCL 2.28.9), which ends the call and
 *                             frees nothing; abort once the lock is free
 *   still kept, or older      abort without it: this ends the call as well, but
 *                             NCCL may free what the call still looks at
 *
 * An abort waits for graphs with operations of the communicator, but one after
 * a revoke does not: graphs would then look at what is freed when they are
 * destroyed. So where there may be any nothing is freed after a revoke.
 *
 * Whoever has the lock checks `failure`, which is set by then, before it uses a
 * communicator again.
 *
 * NCCL's own end waits for the other ranks of the machine, and for graphs that
 * have operations of theirs. Where its calls block there is no limit, and
 * nothing may abort a communicator while one of them is under way: so they run
 * in a thread of their own, which is left running when it takes too long. */
#include "base/clock.h"
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

sdyrt_status sdyi_nccl_ask(sdyrt_context *context, sdyi_nccl_comm *comm,
                           const char *call, double deadline) {
    sdyi_nccl_rank *me = context->state;
    int turn = 0;
    for (;;) {
        sdyi_nccl_result result = SDYI_NCCL_INVALID_USAGE;
        sdyi_nccl_result error = SDYI_NCCL_SUCCESS;
        pthread_mutex_lock(&me->lock);
        if (me->comm != NULL || me->root != NULL)
            result = me->api->comm_get_async_error(comm, &error);
        pthread_mutex_unlock(&me->lock);
        SDYI_TRY(sdyi_nccl_check(context));
        if (result == SDYI_NCCL_SUCCESS)
            result = error;
        if (result == SDYI_NCCL_SUCCESS)
            return SDYRT_OK;
        if (result != SDYI_NCCL_IN_PROGRESS)
            return sdyi_nccl_fail(me, call, result);
        if (sdyi_clock() > deadline)
            return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                             "%s is not done after %g s: some rank has not "
                             "come to it, or has ended",
                             call, context->timeout);
        sdyi_nccl_pause(&turn);
    }
}

/* -- making ---------------------------------------------------------------- */

/* The attributes that are wanted, in the layout of this NCCL. */
static sdyi_nccl_config config_of(const sdyi_nccl_rank *me, bool is_blocking) {
    sdyi_nccl_config config = SDYI_NCCL_CONFIG_INIT;
    config.blocking = is_blocking;
    config.split_share = me->wanted.split_share;
    config.max_ctas = me->wanted.max_ctas;
    if (me->api->version >= SDYI_NCCL_HAS_TRAFFIC_CLASS) {
        config.version = SDYI_NCCL_HAS_TRAFFIC_CLASS;
        config.traffic_class = me->wanted.traffic_class;
    }
    if (me->api->version >= SDYI_NCCL_HAS_COMM_NAME) {
        config.version = SDYI_NCCL_HAS_COMM_NAME;
        config.size = sizeof config;
        config.comm_name = me->wanted.name;
    }
    return config;
}

static bool has_begun(sdyi_nccl_result result) {
    return result == SDYI_NCCL_SUCCESS || result == SDYI_NCCL_IN_PROGRESS;
}

/* Call NCCL, whose threads write to `me->slot` when they have made, or failed
 * to make, a communicator. */
static sdyi_nccl_result call_split(sdyi_nccl_rank *me, int colour, int key,
                                   int ctas, sdyi_nccl_comm **parent) {
    sdyi_nccl_config config = config_of(me, me->mode != SDYI_NCCL_NONBLOCKING);
    const bool is_link = ctas > 0, is_root = ctas == SDYI_NCCL_LINK_ROOT;
    if (is_root) { /* those that are split off it share nothing */
        config.split_share = 0;
        config.blocking = me->mode == SDYI_NCCL_BLOCKING;
    }
    if (is_link &&
        (config.max_ctas == SDYI_NCCL_UNSET || config.max_ctas > ctas))
        config.max_ctas = ctas;
    sdyi_nccl_result result = SDYI_NCCL_INVALID_USAGE;
    pthread_mutex_lock(&me->lock);
    *parent = me->root != NULL ? me->root : me->comm;
    if (is_link && *parent != NULL)
        *parent = me->link_root;
    if (*parent != NULL)
        result = me->api->comm_split(
            *parent, colour, key, &me->slot,
            me->root != NULL || is_link || is_root ? &config : NULL);
    pthread_mutex_unlock(&me->lock);
    return result;
}

sdyrt_status sdyi_nccl_split(sdyrt_context *context, int colour, int key,
                             int ctas, sdyi_nccl_comm *_Atomic *made) {
    sdyi_nccl_rank *me = context->state;
    const double deadline = sdyi_clock() + context->timeout;
    sdyi_nccl_comm *parent;
    const sdyi_nccl_result result = call_split(me, colour, key, ctas, &parent);
    SDYI_TRY(sdyi_nccl_check(context));
    if (!has_begun(result))
        return sdyi_nccl_fail(me, "ncclCommSplit", result);
    /* either may come from one that has only begun; it goes by the state of
     * the parent (NVIDIA/nccl#1472) */
    SDYI_TRY(sdyi_nccl_ask(context, parent, "ncclCommSplit", deadline));
    if (colour == SDYI_NCCL_NO_COLOUR)
        return SDYRT_OK;
    sdyi_nccl_comm *const comm = __atomic_load_n(&me->slot, __ATOMIC_ACQUIRE);
    if (comm == NULL)
        return sdyi_nccl_fail(me, "ncclCommSplit", SDYI_NCCL_INTERNAL_ERROR);
    SDYI_TRY(sdyi_nccl_ask(context, comm, "ncclCommSplit", deadline));
    pthread_mutex_lock(&me->lock); /* NULL: all were aborted meanwhile */
    *made = __atomic_exchange_n(&me->slot, NULL, __ATOMIC_ACQ_REL);
    pthread_mutex_unlock(&me->lock);
    return sdyi_nccl_check(context);
}

sdyrt_status sdyi_nccl_connect(sdyrt_context *context, const sdyi_nccl_id *id,
                               sdyi_nccl_mode mode) {
    sdyi_nccl_rank *me = context->state;
    const double deadline = sdyi_clock() + context->timeout;
    sdyi_nccl_config config = config_of(me, mode == SDYI_NCCL_BLOCKING);
    sdyi_nccl_comm *comm = NULL;
    const sdyi_nccl_result result = me->api->comm_init_rank_config(
        &comm, context->size, *id, context->rank, &config);
    if (mode == SDYI_NCCL_MIXED)
        me->root = comm;
    else
        me->comm = comm;
    sdyrt_status status;
    if (has_begun(result))
        status =
            sdyi_nccl_ask(context, comm, "ncclCommInitRankConfig", deadline);
    else
        status = sdyi_nccl_fail(me, "ncclCommInitRankConfig", result);
    if (mode == SDYI_NCCL_MIXED) /* a rank may have waited in vain until now */
        status = sdyi_nccl_meet(context, "making a root communicator", status,
                                NULL, NULL, 2 * context->timeout);
    if (status == SDYRT_OK && mode == SDYI_NCCL_MIXED)
        status = sdyi_nccl_split(context, 0, context->rank, 0, &me->comm);
    if (status != SDYRT_OK)
        sdyi_nccl_abort(me);
    return status;
}

/* -- aborting -------------------------------------------------------------- */

/* List the communicators of the world, of registered memory and of groups: a
 * call on one of them may wait on the host for ranks that do not come. The
 * root, from which all are split, is left out: no call on it blocks. */
static size_t list(sdyi_nccl_rank *me, bool takes, sdyi_nccl_comm **comms) {
    comms[0] = takes ? atomic_exchange(&me->comm, NULL) : me->comm;
    const size_t n = comms[0] != NULL;
    return n + sdyi_nccl_comms_list(me, takes, comms + n);
}

/* End calls and operations on streams, and free nothing. All in one group, as
 * the end of one may wait for the operation of another. */
static void revoke_all(sdyi_nccl_rank *me) {
    sdyi_nccl_comm *comms[SDYI_NCCL_COMMS];
    const size_t n = list(me, false, comms);
    const bool is_group = n > 1 && me->api->group_start() == SDYI_NCCL_SUCCESS;
    for (size_t i = 0; i < n; i++)
        (void)me->api->comm_revoke(comms[i], 0);
    if (is_group)
        (void)me->api->group_end();
}

static bool lock_within(sdyi_nccl_rank *me, time_t seconds) {
    struct timespec until;
    (void)clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += seconds;
    return pthread_mutex_timedlock(&me->lock, &until) == 0;
}

static void abort_all(sdyi_nccl_rank *me) {
    enum { GROUP_ABORT = 22200 }; /* since when NCCL aborts several at once */
    sdyi_nccl_comm *comms[SDYI_NCCL_COMMS];
    size_t n = list(me, true, comms);
    sdyi_nccl_comm *const root = atomic_exchange(&me->root, NULL);
    if (root != NULL)
        comms[n++] = root;
    /* The abort of a communicator may wait for the device, and so for an
     * operation of another communicator that hangs: all are aborted as one
     * group. Before 2.22 that is impossible, and the world's communicator,
     * which has most operations, is aborted first. */
    const bool is_at_once = (n > 1 || root != NULL) &&
                            me->api->version >= GROUP_ABORT &&
                            me->api->group_start() == SDYI_NCCL_SUCCESS;
    for (size_t i = 0; i < n; i++)
        (void)me->api->comm_abort(comms[i]);
    /* after the aborts, which end a split that was under way */
    sdyi_nccl_comm *const slot =
        __atomic_exchange_n(&me->slot, NULL, __ATOMIC_ACQ_REL);
    if (slot != NULL)
        (void)me->api->comm_abort(slot);
    if (is_at_once)
        (void)me->api->group_end();
}

/* Leave what was revoked to the graphs that may use it. */
static void leave_all(sdyi_nccl_rank *me) {
    sdyi_nccl_comm *comms[SDYI_NCCL_COMMS];
    (void)list(me, true, comms);
    (void)atomic_exchange(&me->root, NULL);
    (void)fprintf(stderr,
                  "sdyrt: rank %d: its communicators are revoked and not "
                  "freed: graphs may have operations of them\n",
                  me->bootstrap.rank);
}

void sdyi_nccl_abort(sdyi_nccl_rank *me) {
    if (me->api == NULL)
        return; /* NCCL is not open yet */
    bool is_locked = lock_within(me, 1), is_left = false;
    if (!is_locked && me->api->comm_revoke != NULL) {
        revoke_all(me);
        is_locked = lock_within(me, 5);
        is_left = atomic_load(&me->n_captured) > 0;
    }
    if (is_left)
        leave_all(me);
    else
        abort_all(me);
    atomic_store(&me->is_aborted, true);
    if (is_locked)
        pthread_mutex_unlock(&me->lock);
}

/* -- ending ---------------------------------------------------------------- */

/* Shared by the context's thread, which waits, and the thread that ends the
 * communicators; the last of them frees it. */
typedef struct ending {
    const sdyi_nccl_api *api;
    int device;
    double deadline; /* of sdyi_clock */
    pthread_mutex_t lock;
    pthread_cond_t changed;
    bool is_over;
    bool is_left;            /* nobody waits any more */
    sdyi_nccl_result result; /* the first that is not SUCCESS; IN_PROGRESS: one
                                was aborted at the deadline */
    size_t n;
    /* in the order in which they are ended */
    sdyi_nccl_comm *comms[SDYI_NCCL_COMMS];
} ending;

static void free_ending(ending *e) {
    (void)pthread_cond_destroy(&e->changed);
    (void)pthread_mutex_destroy(&e->lock);
    free(e);
}

static void end_one(ending *e, sdyi_nccl_comm *comm) {
    int turn = 0;
    sdyi_nccl_result result = e->api->comm_finalize(comm);
    while (result == SDYI_NCCL_IN_PROGRESS && sdyi_clock() < e->deadline) {
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
    for (size_t i = 0; i < e->n; i++) /* also when left: peers wait for it */
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
    ending *e = calloc(1, sizeof *e);
    if (e == NULL)
        return NULL;
    e->api = me->api;
    e->device = me->device;
    e->deadline = sdyi_clock() + context->timeout;
    sdyi_condition_init(&e->changed);
    (void)pthread_mutex_init(&e->lock, NULL);
    /* children before the communicator that they were split off */
    e->n = sdyi_nccl_comms_list(me, true, e->comms);
    if (!me->is_adopted)
        e->comms[e->n++] = me->comm;
    if (me->root != NULL)
        e->comms[e->n++] = me->root;
    return e;
}

/* True if the thread has ended within the timeout and a second more, for its
 * aborts. Otherwise the thread frees `e` itself. */
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
    sdyi_nccl_op late;
    (void)sdyi_nccl_break(context, status, true);
    (void)sdyi_nccl_flight_look(me, context->timeout, &late);
    sdyi_nccl_flight_print(context);
}
