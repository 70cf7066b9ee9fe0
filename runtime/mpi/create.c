/* Making and ending contexts of the mpi backend.
 *
 * Every rank of the communicator takes part in the same calls of all, whatever
 * failed on it: each says hello, then whether it can map its node, and what
 * failed on one is known to all before any of them goes on. None of the calls
 * blocks: a rank that has died, or never comes, is waited for until the
 * context's timeout. */
#include "base/clock.h"
#include "base/status.h"
#include "runtime/bootstrap/bootstrap.h"
#include "runtime/host_run.h"
#include "runtime/mpi/net.h"
#include <sdyrt/mpi.h>

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define NODE_TEXT 192

/* What a rank tells all others before they look at each other's memory. */
typedef struct hello {
    int32_t status;
    int32_t kind;
    int32_t part; /* of the node, with SDYRT_FAKE_NODES */
    int32_t fake_nodes;
    int32_t verify;
    int32_t fd; /* of the arena */
    int32_t pid;
    int32_t unused;
    uint64_t bytes; /* of the arena; 0: it is private */
    uint64_t token;
    cpu_set_t cores;      /* that it may run on */
    char node[NODE_TEXT]; /* ranks that may see each other's processes */
    char text[320];
} hello;

/* And after that. */
typedef struct reply {
    int32_t can_map; /* all arenas of its node */
} reply;

/* What a call that has not ended uses: when one is given up, it stays for
 * good. */
typedef struct creation {
    MPI_Comm comm; /* the context's */
    int rank, size;
    double timeout; /* seconds that each call may take */
    bool is_lost;   /* a call has failed, or was given up */
    int value;      /* of all ranks */
    hello own;
    hello *hellos;
    reply mapped;
    reply *replies;
} creation;

/* -- calls of all ranks ---------------------------------------------------- */

sdyrt_status sdyi_mpi_check_comm(const char *who, MPI_Comm comm) {
    int is_up = 0, is_over = 0, is_inter = 0;
    (void)MPI_Initialized(&is_up);
    (void)MPI_Finalized(&is_over);
    if (!is_up || is_over)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "%s: MPI is not initialized, or finalized already",
                         who);
    if (comm == MPI_COMM_NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "%s: 'comm' is MPI_COMM_NULL", who);
    (void)MPI_Comm_test_inter(comm, &is_inter);
    if (is_inter)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: 'comm' is an intercommunicator", who);
    return SDYRT_OK;
}

/* Frees the communicator as well, unless `keep_comm`. */
static void creation_end(creation *m, bool keep_comm) {
    /* freeing a communicator needs all ranks, and a call that was given up
     * may still write */
    if (m == NULL || m->is_lost)
        return;
    if (!keep_comm && m->comm != MPI_COMM_NULL)
        (void)MPI_Comm_free(&m->comm);
    free(m->hellos);
    free(m->replies);
    free(m);
}

/* NULL: no memory. */
static creation *creation_start(MPI_Comm comm, double timeout) {
    creation *m = calloc(1, sizeof *m);
    if (m == NULL)
        return NULL;
    m->comm = MPI_COMM_NULL;
    m->timeout = timeout;
    (void)MPI_Comm_rank(comm, &m->rank);
    (void)MPI_Comm_size(comm, &m->size);
    m->hellos = calloc((size_t)m->size, sizeof *m->hellos);
    m->replies = calloc((size_t)m->size, sizeof *m->replies);
    if (m->hellos != NULL && m->replies != NULL)
        return m;
    creation_end(m, false);
    return NULL;
}

/* Let others run: with more processes than cores some MPIs take milliseconds in
 * their own waits. */
static void rest(double waited) {
    const struct timespec nap = {0, 500000};
    if (waited < 1)
        sched_yield();
    else
        nanosleep(&nap, NULL);
}

sdyrt_status sdyi_mpi_finish(const sdyi_mpi_patience *p, int code,
                             MPI_Request *request, const char *call,
                             const char *what) {
    const double start = sdyi_clock();
    int is_done = 0;
    while (code == MPI_SUCCESS) {
        code = MPI_Test(request, &is_done, MPI_STATUS_IGNORE);
        if (code != MPI_SUCCESS)
            break;
        if (is_done)
            return SDYRT_OK;
        const double waited = sdyi_clock() - start;
        if (waited >= p->timeout)
            return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                             "%s: rank %d waited %g s for all %d ranks to %s",
                             p->who, p->rank, p->timeout, p->size, what);
        rest(waited);
    }
    char words[MPI_MAX_ERROR_STRING];
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s: %s", p->who,
                     call, sdyi_mpi_error_text(code, words));
}

static sdyrt_status finish(creation *m, int code, MPI_Request *request,
                           const char *call, const char *what) {
    const sdyi_mpi_patience p = {.who = "sdyrt_mpi_create",
                                 .rank = m->rank,
                                 .size = m->size,
                                 .timeout = m->timeout};
    const sdyrt_status status = sdyi_mpi_finish(&p, code, request, call, what);
    m->is_lost |= status != SDYRT_OK;
    return status;
}

static sdyrt_status duplicate(creation *m, MPI_Comm comm) {
    MPI_Request request;
    const int code = MPI_Comm_idup(comm, &m->comm, &request);
    SDYI_TRY(finish(m, code, &request, "MPI_Comm_idup", "call it"));
    (void)MPI_Comm_set_errhandler(m->comm, MPI_ERRORS_RETURN);
    return SDYRT_OK;
}

static sdyrt_status gather_hellos(creation *m) {
    MPI_Request request;
    const int bytes = (int)sizeof m->own;
    const int code = MPI_Iallgather(&m->own, bytes, MPI_BYTE, m->hellos, bytes,
                                    MPI_BYTE, m->comm, &request);
    return finish(m, code, &request, "MPI_Iallgather", "say where they are");
}

static sdyrt_status gather_replies(creation *m) {
    MPI_Request request;
    const int bytes = (int)sizeof m->mapped;
    const int code = MPI_Iallgather(&m->mapped, bytes, MPI_BYTE, m->replies,
                                    bytes, MPI_BYTE, m->comm, &request);
    return finish(m, code, &request, "MPI_Iallgather",
                  "map each other's memory");
}

static sdyrt_status reduce(creation *m, MPI_Op op) {
    MPI_Request request;
    const int code = MPI_Iallreduce(MPI_IN_PLACE, &m->value, 1, MPI_INT, op,
                                    m->comm, &request);
    return finish(m, code, &request, "MPI_Iallreduce", "connect");
}

/* -- what a rank says of itself -------------------------------------------- */

/* The same on ranks of one running kernel that call it the same, and call
 * processes the same: containers on one machine are not one node. Whether the
 * ranks do reach each other shows when they map each other. */
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

/* What the calling process can check and allocate alone. */
static sdyrt_status make_alone(const creation *m, sdyi_mpi_rank *me) {
    const size_t n = (size_t)m->size;
    if (m->own.fake_nodes == 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the environment's SDYRT_FAKE_NODES is '%s', "
                         "expected a number of nodes",
                         getenv("SDYRT_FAKE_NODES"));
    me->peers = calloc(n, sizeof *me->peers);
    me->peer_of = calloc(n, sizeof *me->peer_of);
    me->shm.eager = calloc(n, sizeof *me->shm.eager);
    if (me->peers == NULL || me->peer_of == NULL || me->shm.eager == NULL)
        return SDYI_NO_MEMORY(n * sizeof *me->peers);
    me->shm.peers = me->peers;
    me->shm.peer_of = me->peer_of;
    me->slot_bytes = sdyi_shm_slot_bytes(m->size);
    if (!sdyi_arena_create(arena_bytes(m->size), me->slot_bytes,
                           &me->shm.arena))
        return SDYI_NO_MEMORY(me->slot_bytes);
    me->shm.slot = (sdyi_shm_slot *)(void *)me->shm.arena.base;
    return SDYRT_OK;
}

/* `status` of what was checked before. */
static void fill_hello(creation *m, sdyi_mpi_rank *me,
                       const sdyrt_config *config, sdyrt_status status) {
    hello *const c = &m->own;
    c->fake_nodes = fake_nodes(m->size);
    if (status == SDYRT_OK)
        status = make_alone(m, me);
    c->status = (int32_t)status;
    if (status != SDYRT_OK) {
        c->kind = (int32_t)sdyrt_last_error_kind();
        snprintf(c->text, sizeof c->text, "%s", sdyrt_last_error());
    }
    name_node(c->node, sizeof c->node);
    c->part = (int32_t)((int64_t)m->rank * c->fake_nodes / m->size);
    c->verify = config->verify;
    c->pid = (int32_t)getpid();
    if (getrandom(&me->token, sizeof me->token, 0) != sizeof me->token)
        me->token = (uint64_t)c->pid << 32 | (uint32_t)m->rank;
    c->token = me->token;
    if (sched_getaffinity(0, sizeof c->cores, &c->cores) != 0)
        CPU_ZERO(&c->cores);
    c->fd = me->shm.arena.fd;
    c->bytes = me->shm.arena.fd < 0 ? 0 : me->shm.arena.bytes;
    if (me->shm.slot != NULL)
        me->shm.slot->token = me->token;
}

static sdyrt_status check_hellos(const creation *m) {
    const hello *const own = &m->hellos[m->rank];
    if (own->status != SDYRT_OK)
        return sdyi_fail((sdyrt_status)own->status, (sdyrt_error_kind)own->kind,
                         "%s", own->text);
    for (int r = 0; r < m->size; r++)
        if (m->hellos[r].status != SDYRT_OK)
            return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                             "sdyrt_mpi_create: rank %d failed: %s", r,
                             m->hellos[r].text);
    for (int r = 1; r < m->size; r++) {
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
    return strcmp(m->hellos[m->rank].node, m->hellos[rank].node) == 0;
}

static bool same_node(const creation *m, int rank) {
    return same_machine(m, rank) &&
           m->hellos[m->rank].part == m->hellos[rank].part;
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
    if (rank == m->rank) {
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

static void map_node(const creation *m, sdyi_mpi_rank *me, reply *own) {
    own->can_map = 1;
    for (int i = 0; i < m->size && own->can_map; i++) {
        if (!same_node(m, i))
            continue;
        own->can_map = map_peer(m, me, i, &me->peers[me->shm.n_peers++]);
    }
}

static void settle_node(const creation *m, sdyi_mpi_rank *me) {
    bool can_map = true;
    int n_on_machine = 0;
    cpu_set_t cores;
    CPU_ZERO(&cores);
    for (int r = 0; r < m->size; r++) {
        if (same_machine(m, r)) {
            n_on_machine++;
            CPU_OR(&cores, &cores, &m->hellos[r].cores);
        }
        if (!same_node(m, r))
            continue;
        can_map = can_map && m->replies[r].can_map;
    }
    if (!can_map) {
        unmap_peers(me);
        (void)map_peer(m, me, m->rank, &me->peers[me->shm.n_peers++]);
    }
    for (int r = 0; r < m->size; r++)
        me->peer_of[r] = -1;
    for (int i = 0; i < me->shm.n_peers; i++)
        me->peer_of[me->peers[i].rank] = i;
    /* spin only while each rank can have a core */
    me->shm.spins = n_on_machine <= CPU_COUNT(&cores) ? SDYI_SHM_SPINS : 0;
}

/* -- making ---------------------------------------------------------------- */

static sdyrt_status share_replies(creation *m, sdyi_mpi_rank *me) {
    map_node(m, me, &m->mapped);
    SDYI_TRY(gather_replies(m));
    settle_node(m, me);
    return SDYRT_OK;
}

/* The network, unless all ranks are on one node: the same on all. */
static sdyrt_status connect(creation *m, sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    m->value = me->shm.n_peers;
    SDYI_TRY(reduce(m, MPI_MIN));
    if (m->value == m->size)
        return SDYRT_OK;
    const sdyrt_status status = sdyi_mpi_net_create(context);
    m->value = status != SDYRT_OK;
    const sdyrt_status told = reduce(m, MPI_MAX);
    if (status != SDYRT_OK || told != SDYRT_OK)
        return status != SDYRT_OK ? status : told;
    return m->value != 0
               ? sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                           "sdyrt_mpi_create: another rank has no memory")
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
    me->comm = m->comm;
    fill_hello(m, me, config, status);
    SDYI_TRY(gather_hellos(m));
    SDYI_TRY(check_hellos(m));
    SDYI_TRY(share_replies(m, me));
    return connect(m, context);
}

static sdyrt_status create(sdyrt_context *context, const sdyrt_config *config,
                           MPI_Comm comm) {
    sdyi_mpi_rank *me = context->state;
    sdyrt_config resolved = SDYRT_CONFIG_INIT;
    sdyrt_status status = sdyi_config_resolve(config, &resolved);
    /* a wrong configuration is for all to hear, in the default time */
    const double timeout =
        status == SDYRT_OK ? resolved.timeout : SDYI_DEFAULT_TIMEOUT;
    creation *m = creation_start(comm, timeout);
    if (m == NULL) /* nor to tell the others, who wait in vain */
        return SDYI_NO_MEMORY(sizeof *m);
    *context = (sdyrt_context){.backend = &sdyi_backend_mpi,
                               .rank = m->rank,
                               .size = m->size,
                               .verify = resolved.verify > 0,
                               .timeout = timeout,
                               .state = me};
    char wrong[SDYI_SHM_TEXT];
    const sdyrt_error_kind kind = sdyrt_last_error_kind();
    snprintf(wrong, sizeof wrong, "%s", sdyrt_last_error());
    const sdyrt_status met = duplicate(m, comm);
    if (status != SDYRT_OK)
        status = sdyi_fail(status, kind, "%s", wrong);
    else
        status = met;
    if (met == SDYRT_OK)
        status = make_together(m, context, &resolved, status);
    if (status != SDYRT_OK)
        sdyi_mpi_net_destroy(me->net, true);
    creation_end(m, status == SDYRT_OK);
    return status;
}

sdyrt_status sdyrt_mpi_create(const sdyrt_config *config, MPI_Comm comm,
                              sdyrt_context **context) {
    SDYI_NOT_NULL(context);
    SDYI_TRY(sdyi_mpi_check_comm(__func__, comm));
    sdyrt_context *made = calloc(1, sizeof *made);
    sdyi_mpi_rank *me = calloc(1, sizeof *me);
    sdyrt_status status;
    if (made == NULL || me == NULL) {
        status = SDYI_NO_MEMORY(sizeof *made + sizeof *me);
    } else {
        me->shm.arena.fd = -1;
        made->state = me;
        status = create(made, config, comm);
    }
    if (status == SDYRT_OK) {
        *context = made;
        return SDYRT_OK;
    }
    free_rank(me);
    free(made);
    return status;
}

/* -- ending ---------------------------------------------------------------- */

/* Wait until all ranks have come to an end, and nothing is on its way; false:
 * it has not come to that. */
static bool leave_together(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    MPI_Request all = MPI_REQUEST_NULL;
    bool has_left = false;
    sdyi_shm_wait wait = {0};
    for (;;) {
        if (!has_left && (me->net == NULL || sdyi_mpi_net_is_idle(me->net))) {
            if (MPI_Ibarrier(me->comm, &all) != MPI_SUCCESS)
                return false;
            has_left = true;
        }
        int is_done = 0;
        if (has_left &&
            MPI_Test(&all, &is_done, MPI_STATUS_IGNORE) != MPI_SUCCESS)
            return false;
        if (is_done)
            return true;
        if (!sdyi_shm_wait_turn(context, &wait) || sdyi_shm_is_broken(context))
            return false;
    }
}

/* What is on its way keeps its memory, and the communicator of a context that
 * is broken stays: freeing it needs all ranks. */
static void mpi_fini(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    int is_over = 0;
    (void)MPI_Finalized(&is_over);
    atomic_store(&me->shm.slot->leaving, 1);
    bool is_clean = !is_over && !sdyi_shm_is_broken(context);
    if (is_clean) {
        if (me->net != NULL)
            sdyi_mpi_ctl_tell(context, SDYI_CTL_GONE, 0, 0, NULL);
        is_clean = leave_together(context);
    }
    atomic_store(&me->shm.slot->gone, 1);
    sdyi_mpi_net_destroy(me->net, is_clean);
    if (is_clean)
        (void)MPI_Comm_free(&me->comm);
    free_rank(me);
}

/* -- the table ------------------------------------------------------------- */

static void *mpi_alloc(sdyrt_context *context, size_t bytes) {
    sdyi_mpi_rank *me = context->state;
    return sdyi_arena_alloc(&me->shm.arena, bytes, true);
}

static void mpi_free(sdyrt_context *context, void *memory) {
    sdyi_mpi_rank *me = context->state;
    (void)sdyi_arena_free(&me->shm.arena, memory);
}

const sdyi_backend sdyi_backend_mpi = {
    .name = "mpi",
    .compile = sdyi_host_compile,
    .run = sdyi_host_run,
    .program_free = sdyi_host_program_free,
    .refuse = sdyi_shm_refuse,
    .barrier = sdyi_shm_barrier,
    .alloc = mpi_alloc,
    .free = mpi_free,
    .wait = sdyi_host_wait,
    .copy = sdyi_host_copy,
    .abort = sdyi_shm_abort,
    .fini = mpi_fini,
};
