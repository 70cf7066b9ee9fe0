/* Making and ending contexts of the NCCL backend. */
#include "base/clock.h"
#include "base/status.h"
#include "kernels/cuda.h"
#include "kernels/ragged.h"
#include "runtime/nccl/rank.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Scratch, unless the configuration says: this share of the device's memory,
 * and never less than LEAST_SCRATCH bytes. */
#define SCRATCH_SHARE 512
#define LEAST_SCRATCH ((size_t)64 << 20)

/* -- the device ------------------------------------------------------------ */

/* Take a communicator of the caller's as it is. */
static sdyrt_status adopt(sdyrt_context *context, sdyi_nccl_comm *comm) {
    sdyi_nccl_rank *me = context->state;
    int size = -1, rank = -1;
    sdyi_nccl_result result = me->api->comm_count(comm, &size);
    if (result == SDYI_NCCL_SUCCESS)
        result = me->api->comm_user_rank(comm, &rank);
    if (result == SDYI_NCCL_SUCCESS)
        result = me->api->comm_cu_device(comm, &me->device);
    if (result != SDYI_NCCL_SUCCESS)
        return sdyi_nccl_fail(me, "asking the given communicator", result);
    if (size != context->size || rank != context->rank)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "nccl_config: comm is rank %d of %d, the bootstrap "
                         "rank %d of %d",
                         rank, size, context->rank, context->size);
    me->comm = comm;
    me->is_adopted = true;
    return SDYRT_OK;
}

static sdyrt_status make_streams(sdyi_nccl_rank *me) {
    SDYI_TRY(sdyi_gpu_stream_create(&me->stream));
    SDYI_TRY(sdyi_gpu_stream_create(&me->upload_stream));
    SDYI_TRY(sdyi_gpu_stream_create_first(&me->transfer_stream));
    SDYI_TRY(sdyi_gpu_event_create(&me->forked));
    SDYI_TRY(sdyi_gpu_event_create(&me->joined));
    for (int i = 0; i < 2; i++) {
        SDYI_TRY(sdyi_gpu_event_create(&me->ready[i]));
        SDYI_TRY(sdyi_gpu_event_create(&me->moved[i]));
    }
    for (int i = 0; i < 4; i++)
        SDYI_TRY(sdyi_gpu_event_create(&me->load.marks[i]));
    for (int i = 0; i < SDYI_NCCL_OPS; i++)
        SDYI_TRY(sdyi_gpu_event_create(&me->flight.ops[i].mark));
    return SDYRT_OK;
}

/* For speed only. */
static void bind_to_locality(sdyi_nccl_rank *me) {
    me->locality = sdyi_locality_find(me->bus_id);
    me->is_bound = sdyi_locality_bind_thread(me->locality);
    me->bound = pthread_self();
}

/* Unbind the thread, unless another one ends the context. */
static void unbind(sdyi_nccl_rank *me) {
    if (me->is_bound && pthread_equal(me->bound, pthread_self()))
        sdyi_locality_unbind_thread(me->locality);
    sdyi_locality_free(me->locality);
}

/* `local`: this rank's number on its node. */
static sdyrt_status take_device(sdyrt_context *context,
                                const sdyrt_nccl_config *config, bool bind,
                                int n_devices, int local, int *before) {
    sdyi_nccl_rank *me = context->state;
    size_t n_free, all;
    me->device = config->device;
    assert(n_devices > 0);
    if (config->comm != NULL)
        SDYI_TRY(adopt(context, config->comm));
    else if (config->device < 0)
        me->device = local % n_devices;
    SDYI_TRY(sdyi_gpu_enter(me->device, before));
    sdyi_gpu_pci(me->device, me->bus_id, sizeof me->bus_id);
    if (bind) /* before there are threads, which inherit it */
        bind_to_locality(me);
    SDYI_TRY(make_streams(me));
    SDYI_TRY(sdyi_gpu_memory(&n_free, &all));
    me->limit = all / SCRATCH_SHARE < LEAST_SCRATCH ? LEAST_SCRATCH
                                                    : all / SCRATCH_SHARE;
    if (config->scratch_bytes > 0)
        me->limit = config->scratch_bytes;
    SDYI_TRY(sdyi_batch_load());
    return sdyi_ragged_load();
}

/* Agree that all ranks have a device, and on the smallest limit of scratch. */
static sdyrt_status meet_devices(sdyrt_context *context, sdyrt_status status) {
    sdyi_nccl_rank *me = context->state;
    sdyi_agreement a = {.most = ~(uint64_t)me->limit};
    SDYI_TRY(sdyi_nccl_meet(context, "choosing a device", status, NULL, &a,
                            context->timeout));
    me->limit = (size_t)~a.most;
    return SDYRT_OK;
}

/* -- making ---------------------------------------------------------------- */

/* Broadcast the unique id that rank 0 makes. NCCL listens for the other ranks
 * from then on, so it is made last. */
static sdyrt_status share_id(sdyrt_context *context, sdyi_nccl_id *id) {
    const sdyi_nccl_rank *me = context->state;
    sdyrt_status status = SDYRT_OK;
    uint64_t words[sizeof *id / sizeof(uint64_t)] = {0};
    if (context->rank == 0) {
        const sdyi_nccl_result result = me->api->get_unique_id(id);
        if (result == SDYI_NCCL_SUCCESS)
            memcpy(words, id, sizeof words);
        else
            status = sdyi_nccl_fail(me, "ncclGetUniqueId", result);
    }
    sdyi_agreement a = {.numbers = words,
                        .n_numbers = sizeof words / sizeof words[0]};
    SDYI_TRY(sdyi_nccl_meet(context, "finding each other", status, NULL, &a,
                            context->timeout));
    memcpy(id, words, sizeof words);
    return SDYRT_OK;
}

/* The first two ranks that share a device, the same on all ranks. */
static bool find_sharing(const sdyrt_context *context, char *text,
                         size_t bytes) {
    const sdyi_nccl_rank *me = context->state;
    typedef struct place {
        uint64_t node;
        char bus_id[sizeof me->bus_id];
    } place;
    const int n = context->size;
    place own = {.node = sdyi_bootstrap_node()};
    memcpy(own.bus_id, me->bus_id, sizeof own.bus_id);
    place *const all = calloc((size_t)n, sizeof *all);
    bool is_found = false;
    if (all != NULL &&
        me->bootstrap.allgather(me->bootstrap.state, &own, all, sizeof own,
                                context->timeout) == SDYRT_OK)
        for (int i = 0; i < n && !is_found; i++)
            for (int k = i + 1; k < n && !is_found; k++) {
                is_found = all[i].bus_id[0] != '\0' &&
                           memcmp(&all[i], &all[k], sizeof own) == 0;
                if (is_found)
                    (void)snprintf(text, bytes,
                                   "ranks %d and %d share device "
                                   "%s",
                                   i, k, all[i].bus_id);
            }
    free(all);
    return is_found;
}

/* Add the likely cause to a failure of making communicators; collective. NCCL
 * before 2.30 refuses two ranks of one machine on one device, unless by
 * NCCL_HOSTID their processes are on different machines. */
static sdyrt_status explain(const sdyrt_context *context, sdyrt_status status) {
    const sdyi_failure cause = sdyi_failure_keep();
    char why[96];
    const bool is_shared = find_sharing(context, why, sizeof why);
    sdyi_failure_restore(&cause);
    if (is_shared && getenv("NCCL_HOSTID") == NULL &&
        strstr(cause.text, "ncclCommInitRankConfig: ") != NULL)
        sdyi_fail_prefix("%s, for which NCCL may want an NCCL_HOSTID for each "
                         "process: ",
                         why);
    return status;
}

/* As an operation, so that the watchdog ends a call that blocks. */
static sdyrt_status split_registered(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_op *op =
        sdyi_nccl_op_start(me, "making the communicator of registered memory");
    const sdyrt_status status =
        sdyi_nccl_split(context, 0, context->rank, 0, &me->registered);
    if (status != SDYRT_OK)
        return sdyi_nccl_break(context, status, true);
    sdyi_nccl_op_set(me, op, SDYI_OP_DONE);
    return SDYRT_OK;
}

/* The first memory of the context; fails where NCCL does not register it. */
static sdyrt_status take_pad(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    void *pad = NULL;
    SDYI_TRY(sdyi_nccl_memory_take(me, 1 + (size_t)context->size, &pad));
    me->pad = pad;
    return SDYRT_OK;
}

static sdyrt_status connect(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    sdyrt_status status = SDYRT_OK;
    if (!me->is_adopted) {
        sdyi_nccl_id id;
        SDYI_TRY(share_id(context, &id));
        status = sdyi_nccl_connect(context, &id, me->mode);
    }
    if (status == SDYRT_OK)
        status = sdyi_nccl_watchdog_start(context);
    if (status == SDYRT_OK && me->registers)
        status = split_registered(context);
    if (status == SDYRT_OK)
        status = take_pad(context);
    /* another rank may wait for its communicator as long as the timeout */
    status = sdyi_nccl_meet(context, "making communicators", status, NULL, NULL,
                            2 * context->timeout);
    return status == SDYRT_OK || me->is_adopted ? status
                                                : explain(context, status);
}

/* `status` of the configurations; a bad one has been replaced by defaults, for
 * the comparison that then fails on all ranks. */
static sdyrt_status make_together(sdyrt_context *context,
                                  const sdyrt_nccl_config *config, bool bind,
                                  sdyrt_status status, int *before) {
    int n_devices = 0, local = 0;
    bool must_locate;
    if (status == SDYRT_OK)
        status = sdyi_nccl_configure(context, config, &n_devices);
    SDYI_TRY(sdyi_nccl_config_compare(context, status, config, &must_locate));
    if (must_locate)
        status = sdyi_bootstrap_locate(
            &((sdyi_nccl_rank *)context->state)->bootstrap, context->timeout,
            &local);
    if (status == SDYRT_OK)
        status = take_device(context, config, bind, n_devices, local, before);
    SDYI_TRY(meet_devices(context, status));
    return connect(context);
}

static void init_locks(sdyi_nccl_rank *me) {
    sdyi_condition_init(&me->watchdog.woken);
    (void)pthread_mutex_init(&me->watchdog.lock, NULL);
    (void)pthread_mutex_init(&me->lock, NULL);
    (void)pthread_mutex_init(&me->table_lock, NULL);
    (void)pthread_mutex_init(&me->flight.lock, NULL);
    (void)pthread_mutex_init(&me->failure.lock, NULL);
}

/* The rank's device is this thread's. */
static void free_device(sdyi_nccl_rank *me) {
    sdyi_nccl_links_free(me);
    for (int i = 0; i < SDYI_NCCL_OPS; i++)
        sdyi_gpu_event_destroy(me->flight.ops[i].mark);
    for (int i = 0; i < 4; i++)
        sdyi_gpu_event_destroy(me->load.marks[i]);
    for (int i = 0; i < 2; i++) {
        sdyi_gpu_event_destroy(me->ready[i]);
        sdyi_gpu_event_destroy(me->moved[i]);
    }
    sdyi_gpu_event_destroy(me->forked);
    sdyi_gpu_event_destroy(me->joined);
    sdyi_gpu_stream_destroy(me->transfer_stream);
    sdyi_gpu_stream_destroy(me->upload_stream);
    sdyi_gpu_stream_destroy(me->stream);
}

static void free_rank(sdyi_nccl_rank *me) {
    (void)pthread_cond_destroy(&me->watchdog.woken);
    (void)pthread_mutex_destroy(&me->watchdog.lock);
    (void)pthread_mutex_destroy(&me->lock);
    (void)pthread_mutex_destroy(&me->table_lock);
    (void)pthread_mutex_destroy(&me->flight.lock);
    (void)pthread_mutex_destroy(&me->failure.lock);
    sdyi_nccl_comms_free(me);
    free(me->is_peer_connected);
    free(me->pairs);
    free(me->connected);
    free(me);
}

static sdyi_nccl_rank *make_rank(const sdyrt_bootstrap *bootstrap) {
    const size_t n = (size_t)bootstrap->size;
    sdyi_nccl_rank *me = calloc(1, sizeof *me);
    if (me == NULL)
        return NULL;
    init_locks(me);
    me->bootstrap = *bootstrap;
    me->patience = 30;
    me->is_peer_connected = calloc(4 * n, sizeof *me->is_peer_connected);
    if (me->is_peer_connected != NULL)
        return me;
    free_rank(me);
    return NULL;
}

static sdyrt_status check_struct(const sdyrt_nccl_config *nccl_config) {
    if (nccl_config != NULL)
        SDYI_STRUCT(nccl_config);
    return SDYRT_OK;
}

static sdyrt_status create(sdyrt_context *context, sdyi_nccl_rank *me,
                           const sdyrt_config *config,
                           const sdyrt_nccl_config *nccl_config) {
    const sdyrt_nccl_config defaults = SDYRT_NCCL_CONFIG_INIT;
    sdyrt_config resolved;
    sdyrt_status status = sdyi_config_resolve(config, &resolved);
    *context = (sdyrt_context){.backend = &sdyi_backend_nccl,
                               .rank = me->bootstrap.rank,
                               .size = me->bootstrap.size,
                               .verify = resolved.verify > 0,
                               .timeout = resolved.timeout,
                               .state = me};
    if (status == SDYRT_OK)
        status = check_struct(nccl_config);
    const bool is_given = status == SDYRT_OK && nccl_config != NULL;
    int before = -1;
    status = make_together(context, is_given ? nccl_config : &defaults,
                           resolved.bind > 0, status, &before);
    if (status != SDYRT_OK) {
        sdyi_nccl_memory_end(me); /* by calls that the watchdog ends */
        sdyi_nccl_watchdog_end(me);
        if (me->is_adopted) /* it stays the caller's */
            me->comm = NULL;
        sdyi_nccl_abort(me);
        free_device(me);
        unbind(me);
    }
    if (before >= 0)
        sdyi_gpu_leave(me->device, before);
    return status;
}

sdyrt_status sdyi_nccl_create(const sdyrt_config *config,
                              const sdyrt_nccl_config *nccl_config,
                              const sdyrt_bootstrap *bootstrap,
                              sdyrt_context **context) {
    SDYI_TRY(sdyi_bootstrap_check(bootstrap));
    SDYI_NOT_NULL(context);
    sdyi_nccl_rank *me = make_rank(bootstrap);
    sdyrt_context *made = calloc(1, sizeof *made);
    sdyrt_status status;
    if (me == NULL || made == NULL)
        status = SDYI_NO_MEMORY(sizeof *me + sizeof *made);
    else
        status = create(made, me, config, nccl_config);
    if (status == SDYRT_OK) {
        assert(me != NULL && made != NULL);
        made->device = me->device;
        me->is_made = true;
        *context = made;
        return SDYRT_OK;
    }
    if (me != NULL)
        free_rank(me);
    free(made);
    return status;
}

/* -- ending ---------------------------------------------------------------- */

/* Ranks that are never freed: their launches, or an abort, have not ended. */
static struct {
    pthread_mutex_t lock;
    sdyi_nccl_rank *first;
} left = {.lock = PTHREAD_MUTEX_INITIALIZER};

static void leave(sdyi_nccl_rank *me) {
    if (atomic_load(&me->is_aborted)) {
        sdyi_nccl_watchdog_end(me);
    } else {
        (void)fprintf(stderr,
                      "sdyrt: rank %d: the abort of its communicators does not "
                      "end: it is left with them, and with its memory\n",
                      me->bootstrap.rank);
        sdyi_nccl_watchdog_leave(me);
    }
    pthread_mutex_lock(&left.lock);
    me->next_left = left.first;
    left.first = me;
    pthread_mutex_unlock(&left.lock);
}

/* True without a failure, or once its abort is over, which this waits for. */
static bool has_no_abort(sdyi_nccl_rank *me) {
    return atomic_load(&me->failure.status) == SDYRT_OK ||
           sdyi_nccl_wait_for_abort(me);
}

void sdyi_nccl_fini(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    const sdyrt_status entered = sdyi_gpu_enter(me->device, &before);
    bool is_over = sdyi_nccl_quiesce(context) && has_no_abort(me);
    if (is_over) { /* by calls that the watchdog may have to end */
        sdyi_nccl_memory_end(me);
        is_over = has_no_abort(me);
    }
    if (is_over) {
        sdyi_nccl_watchdog_end(me);
        sdyi_nccl_disconnect(context);
        free_device(me);
    }
    unbind(me);
    if (entered == SDYRT_OK)
        sdyi_gpu_leave(me->device, before);
    if (is_over)
        free_rank(me);
    else
        leave(me);
}
