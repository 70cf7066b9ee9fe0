/* NCCL of the fake: communicators of threads, and the table of its
 * functions. */
#include "fake_nccl.h"
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef fake_world world;

static struct {
    sdyi_nccl_api oldest;       /* version 0: not in use */
    const sdyi_nccl_api *given; /* to use instead; NULL: none */
    uint64_t last_id;
    int64_t ids; /* since fake_reset */
    world *worlds;
    sdyi_nccl_comm *comms;
    bool refuses_sharing;
    int hangs;        /* 1 + a rank; 0: none */
    double abort_for; /* seconds */
    double drain_for;
} nccl;

static _Thread_local char last_error[256];

sdyi_nccl_result fake_nccl_refuse(sdyi_nccl_result result, const char *format,
                                  ...) {
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(last_error, sizeof last_error, format, arguments);
    va_end(arguments);
    fake_refuse("%s", last_error);
    return result;
}

/* -- operations ------------------------------------------------------------ */

bool fake_operation_starts(sdyi_nccl_comm *comm, const fake_item *item,
                           const fake_actor *actor) {
    sdyi_nccl_comm *const origin = comm->origin == NULL ? comm : comm->origin;
    if (comm->running != NULL ||
        actor->clock->at[comm->last_slot] < comm->last_time)
        fake_refuse("rank %d of a communicator starts %s, and nothing orders "
                    "it behind the one before",
                    comm->rank, item->what);
    if (origin->busy + comm->ctas > fake_processors() ||
        (comm->shares && origin->sharing > 0))
        return false;
    origin->busy += comm->ctas;
    origin->sharing += comm->shares;
    comm->running = item;
    return true;
}

static void stop_running(sdyi_nccl_comm *comm) {
    sdyi_nccl_comm *const origin = comm->origin == NULL ? comm : comm->origin;
    origin->busy -= comm->ctas;
    origin->sharing -= comm->shares;
    comm->running = NULL;
}

void fake_operation_ends(sdyi_nccl_comm *comm, const fake_actor *actor) {
    stop_running(comm);
    comm->last_slot = actor->slot;
    comm->last_time = actor->clock->at[actor->slot];
}

bool fake_has_drained(fake_item *item) {
    if (nccl.drain_for > 0 && item->ends == 0)
        item->ends = sdyi_clock() + nccl.drain_for;
    return sdyi_clock() >= item->ends;
}

void fake_drop_operation(sdyi_nccl_comm *comm, const fake_item *item) {
    comm->open--;
    comm->n_kept -= item->is_kept;
    if (comm->running == item)
        stop_running(comm);
    if (item->works > 0)
        comm->works.done = item->works;
}

/* Few works go in the arguments of a launch, as many as 4 KiB of a queue of 1
 * MiB. Others wait, on the host, for room in the queue: there is as much as was
 * done by the last operation that told, one for each eighth. */
static void queue_works(sdyi_nccl_comm *comm, fake_item *item, int n_works) {
    const size_t bytes = (size_t)n_works * 48;
    if (bytes <= comm->works.size / 256)
        return;
    comm->works.put += bytes;
    if (comm->works.put - comm->works.done > comm->works.size)
        fake_refuse("%s waits for room in NCCL's queue of works, which nothing "
                    "but an abort may end",
                    item->what);
    if (comm->works.put - comm->works.reported <= comm->works.size / 8)
        return;
    item->works = comm->works.reported = comm->works.put;
}

sdyi_nccl_result fake_put_operation(sdyi_nccl_comm *comm, fake_function what,
                                    struct CUstream_st *stream, fake_item *item,
                                    int n_works) {
    fake_stream *s = fake_stream_of(stream, item->what);
    if (!fake_is_captured(s))
        queue_works(comm, item, n_works);
    const bool is_first = what == FAKE_MESSAGES ? comm->meeting.is_under_way
                                                : !comm->is_connected[what];
    if (fake_is_captured(s) && is_first)
        fake_refuse("%s is the first of its kind on its communicator, and is "
                    "captured: NCCL connects ranks then",
                    item->what);
    comm->is_connected[what] = true;
    comm->open++;
    item->is_kept = fake_is_captured(s);
    comm->n_kept += item->is_kept;
    if (comm->is_blocking) {
        comm->inside++;
        while (!fake_connect_goes_on(comm))
            fake_pause();
        comm->inside--;
        fake_put(s, item);
        return SDYI_NCCL_SUCCESS;
    }
    comm->asks = 1 + (int)fake_random(3);
    comm->pending = item;
    comm->pending_stream = s;
    fake_hold(s, true);
    return SDYI_NCCL_IN_PROGRESS;
}

/* -- communicators --------------------------------------------------------- */

static bool is_known(const sdyi_nccl_comm *comm) {
    for (const sdyi_nccl_comm *c = nccl.comms; c != NULL; c = c->next)
        if (c == comm)
            return true;
    return false;
}

sdyi_nccl_result fake_check_comm(const char *call, sdyi_nccl_comm *comm) {
    if (!is_known(comm))
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: %p is no communicator", call,
                                (void *)comm);
    if (comm->state == FAKE_ENDED)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: the communicator was destroyed", call);
    if (comm->state == FAKE_FINALIZED || comm->is_revoked)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "%s: the communicator was %s", call,
                                comm->is_revoked ? "revoked" : "finalized");
    if (comm->asks > 0 || comm->state == FAKE_CREATING)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "%s: the communicator is in progress", call);
    if (comm->device != fake_device())
        return fake_nccl_refuse(
            SDYI_NCCL_INVALID_USAGE,
            "%s: the communicator is of device %d, the thread of %d", call,
            comm->device, fake_device());
    return comm->error;
}

sdyi_nccl_result fake_check_stream(const char *call, const sdyi_nccl_comm *comm,
                                   struct CUstream_st *stream) {
    const fake_stream *s = fake_stream_of(stream, call);
    return s != NULL && fake_stream_device(s) == comm->device
               ? SDYI_NCCL_SUCCESS
               : fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                  "%s: the stream is not of device %d", call,
                                  comm->device);
}

static sdyi_nccl_result fake_get_version(int *version) {
    *version = fake_api.version;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result fake_get_unique_id(sdyi_nccl_id *id) {
    fake_lock();
    const bool fails = fake_should_fail("ncclGetUniqueId");
    const uint64_t number = ++nccl.last_id;
    nccl.ids++;
    fake_unlock();
    memset(id, 0, sizeof *id);
    memcpy(id->internal, &number, sizeof number);
    return fails ? SDYI_NCCL_SYSTEM_ERROR : SDYI_NCCL_SUCCESS;
}

int64_t fake_ids(void) {
    fake_lock();
    const int64_t ids = nccl.ids;
    fake_unlock();
    return ids;
}

world *fake_world_make(int size) {
    world *w = calloc(1, sizeof *w);
    if (w == NULL)
        abort();
    w->size = size;
    w->next = nccl.worlds;
    nccl.worlds = w;
    return w;
}

void fake_refuse_sharing(void) {
    nccl.refuses_sharing = true;
}

/* All ranks of the communicator have come: fail as NCCL does when another has
 * the same device. */
static void look_for_twin(sdyi_nccl_comm *comm) {
    const world *w = comm->world;
    for (int r = 0; r < w->size && nccl.refuses_sharing; r++) {
        const sdyi_nccl_comm *other = w->comms[r];
        if (other == comm || other == NULL || other->device != comm->device)
            continue;
        comm->error = SDYI_NCCL_INVALID_USAGE;
        (void)snprintf(last_error, sizeof last_error,
                       "Duplicate GPU detected : rank %d and rank %d both on "
                       "CUDA device %x",
                       comm->rank, r, (unsigned)comm->device);
    }
}

static world *world_of(uint64_t id, int size) {
    for (world *w = nccl.worlds; w != NULL; w = w->next)
        if (w->id == id)
            return w;
    world *w = fake_world_make(size);
    w->id = id;
    return w;
}

/* As NCCL takes its variable. */
static size_t works_size(void) {
    const char *const text = getenv("NCCL_WORK_FIFO_BYTES");
    const size_t bytes = text == NULL ? 0 : strtoul(text, NULL, 0);
    return bytes > 0 && (bytes & (bytes - 1)) == 0 ? bytes : (size_t)1 << 20;
}

static int version(void) {
    return nccl.oldest.version != 0 ? nccl.oldest.version
           : nccl.given != NULL     ? nccl.given->version
                                    : fake_api.version;
}

sdyi_nccl_result fake_take_config(const char *call,
                                  const sdyi_nccl_config *config,
                                  sdyi_nccl_config *taken) {
    static const sdyi_nccl_config defaults = SDYI_NCCL_CONFIG_INIT;
    const bool is_init =
        config->magic == 0xcafebeef && config->size >= defaults.size &&
        config->size <= sizeof *config && config->version >= SDYI_NCCL_OLDEST;
    if (!is_init)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: the configuration was not initialized",
                                call);
    if ((config->max_ctas != SDYI_NCCL_UNSET && config->max_ctas <= 0) ||
        (config->split_share != SDYI_NCCL_UNSET &&
         config->split_share != !!config->split_share))
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "%s: maxCTAs %d, splitShare %d", call,
                                config->max_ctas, config->split_share);
    *taken = defaults;
    memcpy(taken, config, config->size);
    if (version() < SDYI_NCCL_HAS_TRAFFIC_CLASS ||
        config->version < SDYI_NCCL_HAS_TRAFFIC_CLASS)
        taken->traffic_class = SDYI_NCCL_UNSET;
    if (version() < SDYI_NCCL_HAS_COMM_NAME)
        taken->comm_name = NULL;
    return SDYI_NCCL_SUCCESS;
}

static int ctas_of(const sdyi_nccl_config *config) {
    enum { MOST = 32 }; /* as many channels as messages have by default */
    int ctas = 1;       /* a power of two, not below the limit */
    while (ctas < MOST &&
           (config->max_ctas == SDYI_NCCL_UNSET || ctas < config->max_ctas))
        ctas *= 2;
    return ctas;
}

sdyi_nccl_comm *fake_comm_make(world *w, int rank, int device,
                               const sdyi_nccl_config *config) {
    sdyi_nccl_comm *made = calloc(1, sizeof *made);
    if (made == NULL)
        abort();
    *made = (sdyi_nccl_comm){.world = w,
                             .rank = rank,
                             .device = device,
                             .is_blocking = config->blocking != 0,
                             .config = *config,
                             .next = nccl.comms};
    nccl.comms = made;
    made->works.size = works_size();
    made->ctas = ctas_of(config);
    w->comms[rank] = made;
    w->joined++;
    fake_count(1);
    return made;
}

static sdyi_nccl_result join(sdyi_nccl_comm **comm, int n_ranks, uint64_t id,
                             int rank, const sdyi_nccl_config *config) {
    world *w = world_of(id, n_ranks);
    if (n_ranks > FAKE_RANKS || rank < 0 || rank >= n_ranks || id == 0)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                "rank %d of %d joins communicator %llu", rank,
                                n_ranks, (unsigned long long)id);
    if (w->size != n_ranks || w->comms[rank] != NULL)
        return fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                                "rank %d of %d joins %d others, or twice", rank,
                                n_ranks, w->size);
    sdyi_nccl_config taken;
    if (fake_take_config("ncclCommInitRankConfig", config, &taken) !=
        SDYI_NCCL_SUCCESS)
        return SDYI_NCCL_INVALID_ARGUMENT;
    const char *const forced = getenv("NCCL_COMM_BLOCKING");
    if (forced != NULL && *forced != '\0')
        taken.blocking = *forced == '1';
    sdyi_nccl_comm *made = fake_comm_make(w, rank, fake_device(), &taken);
    *comm = made;
    while (made->is_blocking && w->joined < n_ranks && !made->is_aborted)
        fake_pause();
    if (!made->is_blocking) {
        made->asks = 1 + (int)fake_random(4);
        return SDYI_NCCL_IN_PROGRESS;
    }
    made->state = FAKE_READY;
    look_for_twin(made);
    return made->error;
}

static sdyi_nccl_result fake_comm_init_rank_config(sdyi_nccl_comm **comm,
                                                   int n_ranks, sdyi_nccl_id id,
                                                   int rank,
                                                   sdyi_nccl_config *config) {
    uint64_t number;
    memcpy(&number, id.internal, sizeof number);
    fake_lock();
    const sdyi_nccl_result result =
        fake_should_fail("ncclCommInitRankConfig")
            ? SDYI_NCCL_SYSTEM_ERROR
            : join(comm, n_ranks, number, rank, config);
    fake_unlock();
    return result;
}

/* True if all ranks have come to the end of a communicator, as NCCL waits for
 * those of one machine; those that were aborted have. */
static bool all_end(const sdyi_nccl_comm *comm) {
    const world *w = comm->world;
    bool all = true;
    for (int r = 0; r < w->size; r++)
        all = all && w->comms[r] != NULL &&
              (w->comms[r]->state >= FAKE_FINALIZED || w->comms[r]->is_aborted);
    return all || comm->is_aborted;
}

/* Be asked once more how far it is. */
static void progress(sdyi_nccl_comm *comm) {
    fake_advance();
    if (comm->asks == 0 || (comm->asks > 1 && comm->asks--))
        return;
    if (comm->state == FAKE_CREATING &&
        comm->world->joined < comm->world->size && !comm->is_aborted)
        return;
    if (!fake_split_goes_on(comm) || !fake_connect_goes_on(comm) ||
        (comm->state == FAKE_FINALIZED && !all_end(comm)))
        return;
    if (comm->state == FAKE_CREATING) {
        comm->state = FAKE_READY;
        look_for_twin(comm);
    }
    comm->asks = 0;
    if (comm->pending == NULL)
        return;
    fake_hold(comm->pending_stream, false);
    fake_put(comm->pending_stream, comm->pending);
    comm->pending = NULL;
}

static sdyi_nccl_result fake_comm_get_async_error(sdyi_nccl_comm *comm,
                                                  sdyi_nccl_result *error) {
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    fake_calls_of_thread()->query++;
    fake_lock();
    if (!is_known(comm) || comm->state == FAKE_ENDED) {
        result = fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                  "ncclCommGetAsyncError: the communicator was "
                                  "destroyed");
    } else if (fake_group_is_open()) {
        result =
            fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                             "ncclCommGetAsyncError: a group was left open");
    } else {
        progress(comm);
        *error = fake_has_refused()                 ? SDYI_NCCL_INVALID_USAGE
                 : comm->error != SDYI_NCCL_SUCCESS ? comm->error
                 : comm->asks > 0                   ? SDYI_NCCL_IN_PROGRESS
                                                    : SDYI_NCCL_SUCCESS;
    }
    fake_unlock();
    return result;
}

static sdyi_nccl_result fake_comm_finalize(sdyi_nccl_comm *comm) {
    fake_lock();
    sdyi_nccl_result result = fake_check_comm("ncclCommFinalize", comm);
    if (result == SDYI_NCCL_SUCCESS && comm->open > 0)
        result = fake_nccl_refuse(
            SDYI_NCCL_INVALID_USAGE,
            "a communicator is finalized with groups under way");
    if (result == SDYI_NCCL_SUCCESS && comm->registered != NULL)
        result =
            fake_nccl_refuse(SDYI_NCCL_INVALID_USAGE,
                             "a communicator is finalized with memory that is "
                             "registered");
    if (result == SDYI_NCCL_SUCCESS) {
        comm->state = FAKE_FINALIZED;
        while (comm->is_blocking && !all_end(comm))
            fake_pause();
        if (!comm->is_blocking) {
            comm->asks = 1 + (int)fake_random(4);
            result = SDYI_NCCL_IN_PROGRESS;
        }
    }
    fake_unlock();
    return result;
}

static void end(sdyi_nccl_comm *comm) {
    comm->state = FAKE_ENDED;
    fake_forget_registrations(comm);
    fake_count(-1);
}

static sdyi_nccl_result fake_comm_destroy(sdyi_nccl_comm *comm) {
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    fake_lock();
    if (!is_known(comm) || comm->state == FAKE_ENDED)
        result =
            fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                             "ncclCommDestroy: the communicator was destroyed");
    else if (comm->asks > 0 || comm->open > 0)
        result = fake_nccl_refuse(
            SDYI_NCCL_INVALID_USAGE,
            "a communicator is destroyed with groups under way");
    else
        end(comm);
    fake_unlock();
    return result;
}

/* Aborting one may wait for the device, and so for the operation of another
 * that waits for ever, unless both are aborted in one group. */
static void check_abort(const sdyi_nccl_comm *comm, const char *call) {
    const sdyi_nccl_comm *const origin =
        comm->origin == NULL ? comm : comm->origin;
    for (const sdyi_nccl_comm *c = nccl.comms; c != NULL; c = c->next)
        if ((c == origin || c->origin == origin) && c != comm &&
            c->open > c->n_kept && !c->is_aborted && !fake_group_is_open())
            fake_refuse("%s: operations of another communicator of rank %d "
                        "are not done",
                        call, origin->rank);
}

/* End its operations, and calls that are in it. */
static void quit(sdyi_nccl_comm *comm, const char *call) {
    check_abort(comm, call);
    comm->is_aborted = true;
    comm->asks = 1;
    progress(comm);
    fake_unblock_queries();
}

static sdyi_nccl_result fake_comm_abort(sdyi_nccl_comm *comm) {
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    fake_lock();
    for (const double start = sdyi_clock();
         sdyi_clock() < start + nccl.abort_for;)
        fake_pause();
    if (!is_known(comm) || comm->state == FAKE_ENDED) {
        result =
            fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                             "ncclCommAbort: the communicator was destroyed");
    } else {
        if (comm->inside > 0 && nccl.oldest.version == 0)
            fake_refuse("ncclCommAbort: the communicator is freed while a call "
                        "is in it, which ncclCommRevoke would end");
        if (comm->is_revoked && comm->n_kept > 0)
            fake_refuse("ncclCommAbort: the communicator was revoked, and is "
                        "freed without a wait for graphs, which use it when "
                        "they are destroyed");
        quit(comm, "ncclCommAbort");
        end(comm);
    }
    fake_unlock();
    return result;
}

/* As an abort, but nothing is freed; the device is waited for where the call is
 * in no group. */
static sdyi_nccl_result fake_comm_revoke(sdyi_nccl_comm *comm, int flags) {
    fake_lock();
    sdyi_nccl_result result = fake_check_comm("ncclCommRevoke", comm);
    if (result == SDYI_NCCL_SUCCESS && flags != 0)
        result = fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                  "ncclCommRevoke: flags %d", flags);
    if (result == SDYI_NCCL_SUCCESS) {
        quit(comm, "ncclCommRevoke");
        comm->is_revoked = true;
        const double until = sdyi_clock() + 20;
        while (!fake_group_is_open() && comm->open > comm->n_kept &&
               sdyi_clock() < until) {
            fake_advance();
            fake_pause();
        }
    }
    fake_unlock();
    return result;
}

static sdyi_nccl_result ask(const char *call, sdyi_nccl_comm *comm, int *to,
                            int value) {
    fake_lock();
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    if (fake_should_fail(call))
        result = SDYI_NCCL_SYSTEM_ERROR;
    else if (!is_known(comm) || comm->state == FAKE_ENDED)
        result = fake_nccl_refuse(SDYI_NCCL_INVALID_ARGUMENT,
                                  "%s: the communicator was destroyed", call);
    else
        *to = value < 0 ? comm->world->size : value ? comm->device : comm->rank;
    fake_unlock();
    return result;
}

static sdyi_nccl_result fake_comm_count(sdyi_nccl_comm *const comm,
                                        int *count) {
    return ask("ncclCommCount", comm, count, -1);
}

static sdyi_nccl_result fake_comm_user_rank(sdyi_nccl_comm *const comm,
                                            int *rank) {
    return ask("ncclCommUserRank", comm, rank, 0);
}

static sdyi_nccl_result fake_comm_cu_device(sdyi_nccl_comm *const comm,
                                            int *device) {
    return ask("ncclCommCuDevice", comm, device, 1);
}

void fake_async_error(int rank, sdyi_nccl_result error) {
    fake_lock();
    for (sdyi_nccl_comm *c = nccl.comms; c != NULL; c = c->next)
        if (c->rank == rank && c->state != FAKE_ENDED)
            c->error = error;
    fake_unlock();
}

void fake_async_error_of(sdyi_nccl_comm *comm, sdyi_nccl_result error) {
    fake_lock();
    comm->error = error;
    fake_unlock();
}

static const char *fake_get_error_string(sdyi_nccl_result result) {
    static const char *const words[] = {
        "no error",
        "unhandled cuda error",
        "unhandled system error",
        "internal error",
        "invalid argument",
        "invalid usage",
        "remote process exited or there was a network error",
        "in progress"};
    return words[result];
}

static const char *fake_get_last_error(sdyi_nccl_comm *comm) {
    (void)comm;
    return last_error;
}

/* -- what goes wrong on purpose -------------------------------------------- */

void fake_hang(int rank) {
    fake_lock();
    nccl.hangs = 1 + rank;
    fake_unlock();
}

void fake_drain_for(double seconds) {
    fake_lock();
    nccl.drain_for = seconds;
    fake_unlock();
}

void fake_abort_for(double seconds) {
    fake_lock();
    nccl.abort_for = seconds;
    fake_unlock();
}

bool fake_has_hung(sdyi_nccl_comm *comm) {
    if (!is_known(comm) || nccl.hangs != 1 + comm->rank)
        return false;
    nccl.hangs = 0;
    nccl.abort_for = 0;
    const double deadline = sdyi_clock() + 20;
    comm->inside++;
    while (!comm->is_aborted && sdyi_clock() < deadline)
        fake_pause();
    comm->inside--;
    return comm->is_aborted;
}

/* -- memory ---------------------------------------------------------------- */

static sdyi_nccl_result fake_mem_alloc(void **memory, size_t bytes) {
    fake_lock();
    void *const got = fake_should_fail("ncclMemAlloc")
                          ? NULL
                          : fake_alloc(bytes, fake_device(), true);
    fake_unlock();
    if (got == NULL)
        return SDYI_NCCL_CUDA_ERROR;
    *memory = got;
    return SDYI_NCCL_SUCCESS;
}

static sdyi_nccl_result fake_mem_free(void *memory) {
    fake_lock();
    for (const sdyi_nccl_comm *c = nccl.comms; c != NULL; c = c->next)
        if (fake_is_registered(c, memory, 1))
            fake_refuse("ncclMemFree: the memory is registered");
    const bool is_freed = fake_free(memory, true);
    fake_unlock();
    return is_freed ? SDYI_NCCL_SUCCESS : SDYI_NCCL_INVALID_ARGUMENT;
}

/* -- the table ------------------------------------------------------------- */

const sdyi_nccl_api fake_api = {
    .get_version = fake_get_version,
    .get_unique_id = fake_get_unique_id,
    .comm_init_rank_config = fake_comm_init_rank_config,
    .comm_split = fake_comm_split,
    .comm_finalize = fake_comm_finalize,
    .comm_destroy = fake_comm_destroy,
    .comm_abort = fake_comm_abort,
    .comm_get_async_error = fake_comm_get_async_error,
    .comm_count = fake_comm_count,
    .comm_user_rank = fake_comm_user_rank,
    .comm_cu_device = fake_comm_cu_device,
    .get_error_string = fake_get_error_string,
    .get_last_error = fake_get_last_error,
    .group_start = fake_group_start,
    .group_end = fake_group_end,
    .send = fake_send,
    .recv = fake_recv,
    .all_gather = fake_all_gather,
    .reduce_scatter = fake_reduce_scatter,
    .all_reduce = fake_all_reduce,
    .reduce = fake_reduce,
    .broadcast = fake_broadcast,
    .all_to_all = fake_all_to_all,
    .mem_alloc = fake_mem_alloc,
    .mem_free = fake_mem_free,
    .comm_register = fake_comm_register,
    .comm_deregister = fake_comm_deregister,
    .comm_revoke = fake_comm_revoke,
    .version = 22809,
    .file = "the fake",
};

void fake_take_oldest(void) {
    fake_lock();
    nccl.oldest = fake_api;
    nccl.oldest.version = SDYI_NCCL_OLDEST;
#define LACK(member, name, returns, parameters) nccl.oldest.member = NULL;
    SDYI_NCCL_OPTIONAL(LACK)
#undef LACK
    fake_unlock();
}

void fake_use(const sdyi_nccl_api *api) {
    fake_lock();
    nccl.given = api;
    fake_unlock();
}

sdyrt_status sdyi_nccl_load(const sdyi_nccl_api **api) {
    fake_lock();
    const sdyi_nccl_api *const usual =
        nccl.given != NULL ? nccl.given : &fake_api;
    const bool fails = fake_should_fail("load");
    const bool is_oldest = nccl.oldest.version != 0;
    fake_unlock();
    if (fails)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "NCCL cannot be used: there is none");
    *api = is_oldest ? &nccl.oldest : usual;
    return SDYRT_OK;
}

void fake_nccl_reset(void) {
    fake_messages_reset();
    nccl.oldest.version = 0;
    nccl.given = NULL;
    nccl.hangs = 0;
    nccl.ids = 0;
    nccl.drain_for = 0;
    while (nccl.comms != NULL) {
        sdyi_nccl_comm *comm = nccl.comms;
        nccl.comms = comm->next;
        if (comm->pending != NULL)
            comm->pending->free(comm->pending);
        fake_forget_registrations(comm);
        free(comm);
    }
    while (nccl.worlds != NULL) {
        world *w = nccl.worlds;
        nccl.worlds = w->next;
        free(w);
    }
}
