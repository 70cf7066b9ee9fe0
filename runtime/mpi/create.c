/* Making and ending contexts of the mpi backend.
 *
 * Every rank of the communicator takes part in the same calls of all, whatever
 * failed on it: each says whether it has what it needs, where it is, whether it
 * can map its node, and what failed on one is known to all before any of them
 * goes on. The calls are those of a bootstrap, which do not block: a rank that
 * has died, or never comes, is waited for until the context's timeout. */
#include "base/agree.h"
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/bootstrap/bootstrap.h"
#include "runtime/host_run.h"
#include "runtime/log.h"
#include "runtime/mpi/net.h"
#include <sdyrt/mpi.h>

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#define NODE_TEXT 192

/* The facts of a rank that all others gather before they map its memory. */
typedef struct hello {
    int32_t part; /* of the node, with SDYRT_FAKE_NODES */
    int32_t fake_nodes;
    int32_t verify;
    int32_t fd; /* of the arena */
    int32_t pid;
    int32_t unused;
    uint64_t bytes; /* of the arena; 0: it is private */
    uint64_t token;
    cpu_set_t cores;      /* its affinity */
    char node[NODE_TEXT]; /* of name_node */
} hello;

/* A context in the making. */
typedef struct creation {
    sdyrt_bootstrap job;
    double timeout; /* seconds that each call of all may take */
    hello own;
    hello *hellos;    /* by rank */
    int32_t *can_map; /* by rank: all arenas of its node */
} creation;

/* Fail on all ranks if one has failed. `*flag`: of this rank; then of any. */
static sdyrt_status agree(const creation *m, sdyrt_status status, bool *flag) {
    sdyi_agreement a = {.text = "making a context", .flag = *flag};
    bool is_lost;
    status = sdyi_agree(&m->job, status, &a, m->timeout, &is_lost);
    *flag = a.flag;
    return status;
}

static sdyrt_status gather(const creation *m, const void *own, void *all,
                           size_t bytes) {
    return m->job.allgather(m->job.state, own, all, bytes, m->timeout);
}

/* -- what a rank says of itself -------------------------------------------- */

/* The name of this rank's node: equal for ranks of one running kernel, MPI
 * processor name and namespace of pids, so containers on one machine are other
 * nodes. Mapping shows later whether the ranks of a node reach each other. */
static void name_node(char *text, size_t bytes) {
    char name[MPI_MAX_PROCESSOR_NAME + 1] = "";
    char kernel[SDYI_BOOTSTRAP_KERNEL_TEXT];
    int length = 0;
    (void)MPI_Get_processor_name(name, &length);
    struct stat pids = {0};
    (void)stat("/proc/self/ns/pid", &pids);
    snprintf(text, bytes, "%s %llu %.120s", sdyi_bootstrap_kernel(kernel),
             (unsigned long long)pids.st_ino, name);
}

/* 0: it is no number of nodes. */
static int32_t fake_nodes(int size) {
    const char *text = getenv("SDYRT_FAKE_NODES");
    if (text == NULL || *text == '\0')
        return 1;
    char *end;
    const long n = strtol(text, &end, 10);
    if (*end != '\0' || n < 1)
        return 0;
    return n < size ? (int32_t)n : (int32_t)size;
}

/* Addresses for an arena: all the memory of the machine, and less where many
 * are to be mapped. */
static size_t arena_bytes(int size) {
    const size_t most = (size_t)1 << 44;
    const long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    const size_t memory = (size_t)(pages > 0 ? pages : 1 << 18) *
                          (size_t)(page > 0 ? page : 4096);
    const size_t share = most / (size_t)size;
    return memory < share ? memory : share;
}

/* The local part of making a context: checks and allocations. */
static sdyrt_status make_alone(creation *m, sdyi_mpi_rank *me) {
    const size_t n = (size_t)m->job.size;
    if (m->own.fake_nodes == 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the environment's SDYRT_FAKE_NODES is '%s', "
                         "expected a number of nodes",
                         getenv("SDYRT_FAKE_NODES"));
    SDYI_ALLOC(m->hellos, n);
    SDYI_ALLOC(m->can_map, n);
    SDYI_ALLOC(me->peers, n);
    SDYI_ALLOC(me->peer_of, n);
    SDYI_ALLOC(me->shm.eager, n);
    me->shm.peers = me->peers;
    me->shm.peer_of = me->peer_of;
    me->slot_bytes = sdyi_shm_slot_bytes(m->job.size);
    if (!sdyi_arena_create(arena_bytes(m->job.size), me->slot_bytes,
                           &me->shm.arena))
        return SDYI_NO_MEMORY(me->slot_bytes);
    me->shm.slot = (sdyi_shm_slot *)(void *)me->shm.arena.base;
    return SDYRT_OK;
}

static void fill_hello(creation *m, sdyi_mpi_rank *me,
                       const sdyrt_config *config) {
    hello *const c = &m->own;
    name_node(c->node, sizeof c->node);
    c->part = (int32_t)((int64_t)m->job.rank * c->fake_nodes / m->job.size);
    c->verify = config->verify;
    c->pid = (int32_t)getpid();
    if (getrandom(&me->token, sizeof me->token, 0) != sizeof me->token)
        me->token = (uint64_t)c->pid << 32 | (uint32_t)m->job.rank;
    c->token = me->token;
    if (sched_getaffinity(0, sizeof c->cores, &c->cores) != 0)
        CPU_ZERO(&c->cores);
    c->fd = me->shm.arena.fd;
    c->bytes = me->shm.arena.fd < 0 ? 0 : me->shm.arena.bytes;
    me->shm.slot->token = me->token;
}

static sdyrt_status check_hellos(const creation *m) {
    for (int r = 1; r < m->job.size; r++) {
        if (m->hellos[r].verify != m->hellos[0].verify)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "config: verify is %d on rank 0 and %d on rank "
                             "%d: it must be the same on all",
                             m->hellos[0].verify, m->hellos[r].verify, r);
        if (m->hellos[r].fake_nodes != m->hellos[0].fake_nodes)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "the environment's SDYRT_FAKE_NODES is %d on "
                             "rank 0 and %d on rank %d: it must be the same "
                             "on all",
                             m->hellos[0].fake_nodes, m->hellos[r].fake_nodes,
                             r);
    }
    return SDYRT_OK;
}

/* -- who can read whose memory --------------------------------------------- */

static bool same_machine(const creation *m, int rank) {
    return strcmp(m->hellos[m->job.rank].node, m->hellos[rank].node) == 0;
}

static bool same_node(const creation *m, int rank) {
    return same_machine(m, rank) &&
           m->hellos[m->job.rank].part == m->hellos[rank].part;
}

static void unmap_peers(sdyi_mpi_rank *me) {
    for (int i = 0; i < me->shm.n_peers; i++) {
        sdyi_shm_peer *const p = &me->peers[i];
        if (p->slot == me->shm.slot || p->base == 0)
            continue;
        (void)munmap((void *)p->base, p->bytes);
        (void)munmap(p->slot, me->slot_bytes);
    }
    me->shm.n_peers = 0;
}

static bool map_peer(const creation *m, const sdyi_mpi_rank *me, int rank,
                     sdyi_shm_peer *p) {
    const hello *const c = &m->hellos[rank];
    *p = (sdyi_shm_peer){.rank = rank, .pid = c->pid, .bytes = c->bytes};
    if (rank == m->job.rank) {
        p->slot = me->shm.slot;
        p->base = (uintptr_t)me->shm.arena.base;
        return true;
    }
    void *slot = NULL;
    const char *all = NULL;
    if (c->bytes == 0 ||
        !sdyi_arena_map(c->pid, c->fd, c->bytes, me->slot_bytes, &all, &slot))
        return false;
    p->base = (uintptr_t)all;
    p->slot = slot;
    return p->slot->token == c->token;
}

static bool map_node(const creation *m, sdyi_mpi_rank *me) {
    bool can_map = true;
    for (int i = 0; i < m->job.size && can_map; i++)
        if (same_node(m, i))
            can_map = map_peer(m, me, i, &me->peers[me->shm.n_peers++]);
    return can_map;
}

static void settle_node(const creation *m, sdyi_mpi_rank *me) {
    bool can_map = true;
    int n_on_machine = 0;
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (int r = 0; r < m->job.size; r++) {
        if (same_machine(m, r)) {
            n_on_machine++;
            CPU_OR(&cores, &cores, &m->hellos[r].cores);
        }
        can_map = can_map && (!same_node(m, r) || m->can_map[r]);
    }
    if (!can_map) {
        unmap_peers(me);
        (void)map_peer(m, me, m->job.rank, &me->peers[me->shm.n_peers++]);
    }
    for (int r = 0; r < m->job.size; r++)
        me->peer_of[r] = -1;
    for (int i = 0; i < me->shm.n_peers; i++)
        me->peer_of[me->peers[i].rank] = i;
    /* spin only while each rank can have a core */
    me->shm.spins = n_on_machine <= CPU_COUNT(&cores) ? SDYI_SHM_SPINS : 0;
}

/* -- making ---------------------------------------------------------------- */

/* The network, unless all ranks are on one node: the same on all. */
static sdyrt_status connect(const creation *m, sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    bool is_needed = me->shm.n_peers < m->job.size;
    SDYI_TRY(agree(m, SDYRT_OK, &is_needed));
    return is_needed ? agree(m, sdyi_mpi_net_create(context), &is_needed)
                     : SDYRT_OK;
}

static void free_rank(sdyi_mpi_rank *me) {
    if (me == NULL)
        return;
    unmap_peers(me);
    sdyi_arena_destroy(&me->shm.arena);
    free(me->shm.streams);
    free(me->shm.eager);
    free(me->peers);
    free(me->peer_of);
    free(me);
}

/* `status` of the configuration. */
static sdyrt_status make_together(creation *m, sdyrt_context *context,
                                  const sdyrt_config *config,
                                  sdyrt_status status) {
    sdyi_mpi_rank *me = context->state;
    bool none = false;
    m->own.fake_nodes = fake_nodes(m->job.size);
    if (status == SDYRT_OK)
        status = make_alone(m, me);
    SDYI_TRY(agree(m, status, &none));
    fill_hello(m, me, config);
    SDYI_TRY(gather(m, &m->own, m->hellos, sizeof m->own));
    SDYI_TRY(check_hellos(m));
    const int32_t can_map = map_node(m, me);
    SDYI_TRY(gather(m, &can_map, m->can_map, sizeof can_map));
    settle_node(m, me);
    return connect(m, context);
}

/* Check this rank's arguments; a failure goes to all ranks when they agree. */
static sdyrt_status check_arguments(const sdyrt_config *config,
                                    sdyrt_context *const *made,
                                    sdyrt_config *resolved) {
    SDYI_TRY(sdyi_config_resolve(config, resolved));
    return made != NULL ? SDYRT_OK
                        : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                                    "sdyrt_mpi_create: 'context' is NULL");
}

static sdyrt_status create(sdyrt_context *context, const sdyrt_config *config,
                           MPI_Comm comm, sdyrt_context *const *made) {
    sdyi_mpi_rank *me = context->state;
    sdyrt_config resolved;
    sdyrt_status status = check_arguments(config, made, &resolved);
    const sdyi_failure failed = sdyi_failure_keep();
    creation m = {.timeout = resolved.timeout};
    /* a failure here stays local: without a bootstrap no rank can send it */
    const sdyrt_status met =
        sdyi_mpi_job_make("sdyrt_mpi_create", comm, m.timeout, &m.job);
    if (status != SDYRT_OK)
        sdyi_failure_restore(&failed);
    if (met != SDYRT_OK)
        return status != SDYRT_OK ? status : met;
    *context = (sdyrt_context){.backend = &sdyi_backend_mpi,
                               .rank = m.job.rank,
                               .size = m.job.size,
                               .verify = resolved.verify > 0,
                               .timeout = m.timeout,
                               .state = me};
    MPI_Comm *const own = sdyi_mpi_job_comm(&m.job);
    me->comm = *own;
    status = make_together(&m, context, &resolved, status);
    if (status == SDYRT_OK)
        *own = MPI_COMM_NULL; /* it is the context's */
    else
        sdyi_mpi_net_destroy(me->net, true);
    sdyrt_bootstrap_free(&m.job);
    free(m.hellos);
    free(m.can_map);
    return status;
}

sdyrt_status sdyrt_mpi_create(const sdyrt_config *config, MPI_Comm comm,
                              sdyrt_context **context) {
    SDYI_TRY(sdyi_mpi_check_comm(__func__, comm));
    sdyrt_context *made = calloc(1, sizeof *made);
    sdyi_mpi_rank *me = calloc(1, sizeof *me);
    sdyrt_status status;
    if (made == NULL || me == NULL) {
        status = SDYI_NO_MEMORY(sizeof *made + sizeof *me);
    } else {
        me->shm.arena.fd = -1;
        made->state = me;
        status = create(made, config, comm, context);
    }
    if (status == SDYRT_OK) {
        sdyi_log_start(made);
        *context = made;
        return SDYRT_OK;
    }
    if (me != NULL && me->shm.slot != NULL) /* others may have made theirs */
        atomic_store(&me->shm.slot->gone, SDYI_SHM_GAVE_UP);
    free_rank(me);
    free(made);
    return status;
}

/* -- ending ---------------------------------------------------------------- */

/* True if some rank has stopped waiting for all to leave. */
static bool has_one_given_up(const sdyi_mpi_rank *me) {
    for (int i = 0; i < me->shm.n_peers; i++)
        if (atomic_load(&me->peers[i].slot->gone) == SDYI_SHM_GAVE_UP)
            return true;
    return me->net != NULL && me->net->has_given_up;
}

/* Wait until all ranks are gone and no message is under way; false: the context
 * is broken, the time is over, or a rank has given up. */
static bool leave_together(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    MPI_Request all = MPI_REQUEST_NULL;
    bool is_in_barrier = false;
    sdyi_shm_wait wait = {0};
    for (;;) {
        /* with one that has given up nobody is to think that all have left */
        if (!is_in_barrier && !has_one_given_up(me) &&
            (me->net == NULL || sdyi_mpi_net_is_idle(me->net))) {
            if (MPI_Ibarrier(me->comm, &all) != MPI_SUCCESS)
                return false;
            is_in_barrier = true;
        }
        int is_done = 0;
        if (is_in_barrier &&
            MPI_Test(&all, &is_done, MPI_STATUS_IGNORE) != MPI_SUCCESS)
            return false;
        if (is_done)
            return true;
        if (!sdyi_shm_wait_turn(context, &wait) ||
            sdyi_shm_is_broken(context) || has_one_given_up(me))
            return false;
    }
}

/* Have all messages, BROKEN or GAVE_UP among them, on their way before this
 * rank calls MPI no more: an MPI may send only while it is called. A second at
 * most, since a rank that has ended takes none. */
static void send_rest(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    const double until = sdyi_clock() + 1;
    while (me->net != NULL && me->net->n_ctls > 0 && sdyi_clock() < until) {
        sdyi_mpi_net_progress(context);
        sched_yield();
    }
}

/* Leave a context. Transfers under way keep their memory, and the communicator
 * stays unless all ranks have left together: freeing it is collective. */
static void mpi_fini(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    int is_over = 0;
    (void)MPI_Finalized(&is_over);
    atomic_store(&me->shm.slot->gone, SDYI_SHM_DESTROYS);
    bool is_clean = !is_over && !sdyi_shm_is_broken(context);
    if (is_clean) {
        if (me->net != NULL)
            sdyi_mpi_net_leave(context, SDYI_CTL_GONE);
        is_clean = leave_together(context);
        if (!is_clean && me->net != NULL && !sdyi_shm_is_broken(context))
            sdyi_mpi_net_leave(context, SDYI_CTL_GAVE_UP);
    }
    if (!is_clean && !is_over)
        send_rest(context);
    atomic_store(&me->shm.slot->gone,
                 is_clean ? SDYI_SHM_DESTROYED : SDYI_SHM_GAVE_UP);
    sdyi_mpi_net_destroy(me->net, is_clean);
    if (is_clean)
        (void)MPI_Comm_free(&me->comm);
    free_rank(me);
}

/* -- the table ------------------------------------------------------------- */

static sdyrt_status mpi_alloc(sdyrt_context *context, size_t bytes,
                              void **memory) {
    sdyi_mpi_rank *me = context->state;
    void *const got = sdyi_arena_alloc(&me->shm.arena, bytes, true);
    if (got == NULL)
        return SDYI_NO_MEMORY(bytes);
    *memory = got;
    return SDYRT_OK;
}

static void mpi_free(sdyrt_context *context, void *memory) {
    sdyi_mpi_rank *me = context->state;
    (void)sdyi_arena_free(&me->shm.arena, memory);
}

const sdyi_backend sdyi_backend_mpi = {
    .name = "mpi",
    .compile = sdyi_host_compile,
    .agree = sdyi_host_agree,
    .run = sdyi_host_run,
    .program_free = sdyi_host_program_free,
    .refuse = sdyi_shm_refuse,
    .barrier = sdyi_shm_barrier,
    .batch = sdyi_shm_batch,
    .operation = sdyi_host_operation,
    .alloc = mpi_alloc,
    .free = mpi_free,
    .wait = sdyi_host_wait,
    .copy = sdyi_host_copy,
    .abort = sdyi_shm_abort,
    .fini = mpi_fini,
};
