/* Making and ending contexts of the NCCL backend.
 *
 * Every rank comes to the same meetings, whatever failed on it, and what failed
 * on one is known to all before any of them goes on. */
#include "base/agree.h"
#include "base/clock.h"
#include "base/hash.h"
#include "base/status.h"
#include "kernels/cuda.h"
#include "runtime/nccl/rank.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_SCRATCH ((size_t)64 << 20)

/* -- meetings -------------------------------------------------------------- */

sdyrt_status sdyi_nccl_meet(sdyrt_context *context, const char *topic,
                            sdyrt_status status, const sdyi_call *call,
                            sdyi_nccl_flag *flag, double timeout) {
    const sdyi_nccl_rank *me = context->state;
    sdyi_agreement a = {.fingerprint = sdyi_hash_string(
                            call == NULL ? 0 : call->fingerprint, topic),
                        .text = call == NULL ? topic : call->text,
                        .flag = flag != NULL && flag->is_set};
    bool is_lost;
    const sdyrt_status met =
        sdyi_agree(&me->bootstrap, status, &a, timeout, &is_lost);
    if (flag != NULL)
        *flag = (sdyi_nccl_flag){.is_set = a.flag, .is_split = a.is_split};
    return is_lost && status == SDYRT_OK && me->is_made
               ? sdyi_nccl_break(context, met, true)
               : met;
}

/* Show this rank's hello to all, and get theirs. */
static sdyrt_status exchange_hellos(const sdyrt_context *context) {
    const sdyi_nccl_rank *me = context->state;
    return me->bootstrap.allgather(me->bootstrap.state, &me->own, me->hellos,
                                   sizeof me->own, context->timeout);
}

/* -- what a rank says of itself -------------------------------------------- */

/* A number from 0 to `most`, below 10, of the configuration; -1: the
 * environment's, or else `fallback`. */
static sdyrt_status resolve(const char *name, int given, const char *variable,
                            int most, int fallback, int32_t *value) {
    int choice = given;
    if (given < -1 || given > most)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "nccl_config: %s is %d, expected -1 to %d", name,
                         given, most);
    if (given == -1)
        SDYI_TRY(sdyi_environment_choice(variable, most, fallback, &choice));
    *value = choice;
    return SDYRT_OK;
}

/* What is looked at before anything is known of the others. */
static sdyrt_status introduce(sdyrt_context *context,
                              const sdyrt_nccl_config *config, int *n_devices) {
    sdyi_nccl_rank *me = context->state;
    SDYI_TRY(resolve("blocking", config->blocking, "SDYRT_NCCL_BLOCKING",
                     SDYI_NCCL_MIXED, SDYI_NCCL_MIXED, &me->own.mode));
    SDYI_TRY(resolve("deterministic", config->deterministic,
                     "SDYRT_NCCL_DETERMINISTIC", 1, 0,
                     &me->own.is_deterministic));
    int registers;
    SDYI_TRY(sdyi_environment_choice("SDYRT_NCCL_REGISTER", 1, 1, &registers));
    me->registers = registers != 0;
    me->mode = (sdyi_nccl_mode)me->own.mode;
    me->is_deterministic = me->own.is_deterministic;
    me->limit =
        config->scratch_bytes > 0 ? config->scratch_bytes : DEFAULT_SCRATCH;
    SDYI_TRY(sdyi_nccl_load(&me->api));
    SDYI_TRY(sdyi_gpu_count(n_devices));
    if (*n_devices == 0)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "rank %d has no CUDA device", context->rank);
    if (config->device < -1 || config->device >= *n_devices)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "nccl_config: device is %d, expected -1 or one of %d",
                         config->device, *n_devices);
    me->own.verify = context->verify;
    me->own.has_comm = config->comm != NULL;
    me->own.version = me->api->version;
    me->own.limit = me->limit;
    return SDYRT_OK;
}

/* The same verdict on all ranks. */
static sdyrt_status check_hellos(const sdyrt_context *context) {
    const sdyi_nccl_rank *me = context->state;
    const sdyi_nccl_hello *const a = &me->hellos[0];
    for (int r = 1; r < context->size; r++) {
        const sdyi_nccl_hello *const b = &me->hellos[r];
        const struct {
            const char *what;
            int64_t first, other;
        } pairs[] = {
            {"config: verify", a->verify, b->verify},
            {"nccl_config: deterministic", a->is_deterministic,
             b->is_deterministic},
            {"nccl_config: blocking", a->mode, b->mode},
            {"nccl_config: scratch_bytes", (int64_t)a->limit,
             (int64_t)b->limit},
            {"nccl_config: whether there is a comm", a->has_comm, b->has_comm},
            {"the version of NCCL", a->version, b->version}};
        for (size_t i = 0; i < sizeof pairs / sizeof pairs[0]; i++)
            if (pairs[i].first != pairs[i].other)
                return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                                 "%s is %" PRId64 " on rank 0 and %" PRId64
                                 " on rank %d: it must be the same on all",
                                 pairs[i].what, pairs[i].first, pairs[i].other,
                                 r);
    }
    return SDYRT_OK;
}

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
    SDYI_TRY(sdyi_gpu_stream_create(&me->pack_stream));
    SDYI_TRY(sdyi_gpu_event_create(&me->forked));
    SDYI_TRY(sdyi_gpu_event_create(&me->joined));
    for (int i = 0; i < 2; i++) {
        SDYI_TRY(sdyi_gpu_event_create(&me->ready[i]));
        SDYI_TRY(sdyi_gpu_event_create(&me->moved[i]));
    }
    for (int i = 0; i < SDYI_NCCL_OPS; i++)
        SDYI_TRY(sdyi_gpu_event_create(&me->flight.ops[i].mark));
    return SDYRT_OK;
}

/* For speed only. */
static void bind_to_locality(sdyi_nccl_rank *me) {
    me->locality = sdyi_locality_find(me->own.bus_id);
    me->is_bound = sdyi_locality_bind_thread(me->locality);
    me->bound = pthread_self();
}

/* Another thread may be the one that ends the context. */
static void unbind(sdyi_nccl_rank *me) {
    if (me->is_bound && pthread_equal(me->bound, pthread_self()))
        sdyi_locality_unbind_thread(me->locality);
    sdyi_locality_free(me->locality);
}

static sdyrt_status take_device(sdyrt_context *context,
                                const sdyrt_nccl_config *config, bool bind,
                                int n_devices, int *before) {
    sdyi_nccl_rank *me = context->state;
    me->device = config->device;
    assert(n_devices > 0);
    if (config->comm != NULL)
        SDYI_TRY(adopt(context, config->comm));
    else if (config->device < 0)
        me->device = me->local.rank % n_devices;
    SDYI_TRY(sdyi_gpu_enter(me->device, before));
    me->own.node = me->local.first;
    SDYI_TRY(sdyi_gpu_pci(me->device, me->own.bus_id, sizeof me->own.bus_id));
    if (bind) /* before there are threads, which inherit it */
        bind_to_locality(me);
    SDYI_TRY(make_streams(me));
    void *pad = NULL;
    SDYI_TRY(sdyi_gpu_alloc(1 + (size_t)context->size, &pad));
    me->pad = pad;
    SDYI_TRY(sdyi_batch_load());
    if (context->rank > 0 || me->is_adopted)
        return SDYRT_OK;
    const sdyi_nccl_result result = me->api->get_unique_id(&me->own.id);
    return result == SDYI_NCCL_SUCCESS
               ? SDYRT_OK
               : sdyi_nccl_fail(me, "ncclGetUniqueId", result);
}

/* -- making ---------------------------------------------------------------- */

static sdyrt_status connect(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    if (!me->is_adopted) {
        const sdyi_nccl_id id = me->hellos[0].id;
        SDYI_TRY(sdyi_nccl_connect(context, &id, me->mode));
    }
    return sdyi_nccl_watchdog_start(context);
}

/* `status` of the configurations. */
static sdyrt_status make_together(sdyrt_context *context,
                                  const sdyrt_nccl_config *config, bool bind,
                                  sdyrt_status status, int *before) {
    sdyi_nccl_rank *me = context->state;
    const double timeout = context->timeout;
    int n_devices = 0;
    if (status == SDYRT_OK)
        status = introduce(context, config, &n_devices);
    SDYI_TRY(sdyi_nccl_meet(context, "making a context", status, NULL, NULL,
                            timeout));
    SDYI_TRY(exchange_hellos(context));
    SDYI_TRY(check_hellos(context));
    status = sdyi_bootstrap_locate(&me->bootstrap, timeout, &me->local);
    if (status == SDYRT_OK)
        status = take_device(context, config, bind, n_devices, before);
    SDYI_TRY(sdyi_nccl_meet(context, "choosing a device", status, NULL, NULL,
                            timeout));
    SDYI_TRY(exchange_hellos(context));
    status = connect(context);
    /* another may have waited for its communicator in vain until now */
    return sdyi_nccl_meet(context, "making communicators", status, NULL, NULL,
                          2 * timeout);
}

static void init_locks(sdyi_nccl_rank *me) {
    sdyi_condition_init(&me->watchdog.woken);
    (void)pthread_mutex_init(&me->watchdog.lock, NULL);
    (void)pthread_mutex_init(&me->lock, NULL);
    (void)pthread_mutex_init(&me->flight.lock, NULL);
    (void)pthread_mutex_init(&me->failure.lock, NULL);
}

/* The rank's device is this thread's. */
static void free_device(sdyi_nccl_rank *me) {
    sdyi_nccl_scratch_put(me->scratch);
    if (me->pad != NULL)
        sdyi_gpu_free(me->pad);
    for (int i = 0; i < SDYI_NCCL_OPS; i++)
        sdyi_gpu_event_destroy(me->flight.ops[i].mark);
    for (int i = 0; i < 2; i++) {
        sdyi_gpu_event_destroy(me->ready[i]);
        sdyi_gpu_event_destroy(me->moved[i]);
    }
    sdyi_gpu_event_destroy(me->forked);
    sdyi_gpu_event_destroy(me->joined);
    sdyi_gpu_stream_destroy(me->pack_stream);
    sdyi_gpu_stream_destroy(me->stream);
}

static void free_rank(sdyi_nccl_rank *me) {
    (void)pthread_cond_destroy(&me->watchdog.woken);
    (void)pthread_mutex_destroy(&me->watchdog.lock);
    (void)pthread_mutex_destroy(&me->lock);
    (void)pthread_mutex_destroy(&me->flight.lock);
    (void)pthread_mutex_destroy(&me->failure.lock);
    sdyi_nccl_comms_free(me);
    free(me->hellos);
    free(me->is_peer_connected);
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
    me->hellos = calloc(n, sizeof *me->hellos);
    me->is_peer_connected = calloc(2 * n, sizeof *me->is_peer_connected);
    if (me->hellos != NULL && me->is_peer_connected != NULL)
        return me;
    free_rank(me);
    return NULL;
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
    int before = -1;
    status =
        make_together(context, nccl_config == NULL ? &defaults : nccl_config,
                      resolved.bind > 0, status, &before);
    if (status != SDYRT_OK) {
        sdyi_nccl_watchdog_end(me);
        if (!me->is_adopted)
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
    if (nccl_config != NULL)
        SDYI_STRUCT(nccl_config);
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

void sdyi_nccl_fini(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    const sdyrt_status entered = sdyi_gpu_enter(me->device, &before);
    sdyi_nccl_quiesce(context);
    sdyi_nccl_watchdog_end(me);
    sdyi_nccl_buffers_end(me);
    sdyi_nccl_disconnect(context);
    free_device(me);
    unbind(me);
    if (entered == SDYRT_OK)
        sdyi_gpu_leave(me->device, before);
    free_rank(me);
}
