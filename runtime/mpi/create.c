/* Making and ending contexts of the mpi backend.
 *
 * Every rank of the communicator takes part in the same collective calls,
 * whatever failed on it; what failed on one is known to all before any of them
 * goes on. */
#include "runtime/mpi/backend.h"
#include "runtime/mpi/net.h"
#include "runtime/status.h"
#include <sdyrt/mpi.h>

#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <unistd.h>

/* What a rank tells all others before they look at each other's memory. */
typedef struct card {
    int32_t status;
    int32_t kind;
    int32_t node; /* the first rank that MPI says shares memory with this */
    int32_t part; /* of the node, with SDYRT_FAKE_NODES */
    int32_t fake_nodes;
    int32_t verify;
    int32_t fd; /* of the arena */
    int32_t pid;
    uint64_t bytes; /* of the arena; 0: it is private */
    uint64_t token;
    char text[320];
} card;

/* And after that. */
typedef struct reply {
    int32_t status;
    int32_t kind;
    int32_t can_map; /* all arenas of its node */
    char text[320];
} reply;

typedef struct maker {
    sdyrt_context *context;
    sdyi_mpi_rank *me;
    sdyrt_config config;
    int rank, size;
    card *cards; /* by rank */
    reply *replies;
} maker;

/* -- what a rank says of itself -------------------------------------------- */

static sdyrt_status mpi_failed(const char *what, int code) {
    char words[MPI_MAX_ERROR_STRING] = "unknown error";
    int length;
    (void)MPI_Error_string(code, words, &length);
    return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s", what, words);
}

/* Wait for a collective call, and let others run meanwhile: with more processes
 * than cores some MPIs take milliseconds in their own waits. */
static int finish(MPI_Request *request) {
    for (;;) {
        int is_done = 0;
        const int code = MPI_Test(request, &is_done, MPI_STATUS_IGNORE);
        if (code != MPI_SUCCESS || is_done)
            return code;
        sched_yield();
    }
}

static sdyrt_status gather(const maker *m, const void *own, void *all,
                           size_t bytes) {
    MPI_Request request;
    int code = MPI_Iallgather(own, (int)bytes, MPI_BYTE, all, (int)bytes,
                              MPI_BYTE, m->me->comm, &request);
    if (code == MPI_SUCCESS)
        code = finish(&request);
    return code == MPI_SUCCESS ? SDYRT_OK : mpi_failed("MPI_Iallgather", code);
}

static sdyrt_status reduce(const maker *m, MPI_Op op, int *value) {
    MPI_Request request;
    int code = MPI_Iallreduce(MPI_IN_PLACE, value, 1, MPI_INT, op, m->me->comm,
                              &request);
    if (code == MPI_SUCCESS)
        code = finish(&request);
    return code == MPI_SUCCESS ? SDYRT_OK : mpi_failed("MPI_Iallreduce", code);
}

static int32_t fake_nodes(void) {
    const char *text = getenv("SDYRT_FAKE_NODES");
    return text == NULL || *text == '\0' ? 1 : (int32_t)atoi(text);
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

/* The lowest rank that shares memory with this one. */
static sdyrt_status find_node(const maker *m, int32_t *node) {
    MPI_Comm shared;
    int code = MPI_Comm_split_type(m->me->comm, MPI_COMM_TYPE_SHARED, m->rank,
                                   MPI_INFO_NULL, &shared);
    if (code != MPI_SUCCESS)
        return mpi_failed("MPI_Comm_split_type", code);
    int first = m->rank;
    code = MPI_Bcast(&first, 1, MPI_INT, 0, shared);
    *node = first;
    (void)MPI_Comm_free(&shared);
    return code == MPI_SUCCESS ? SDYRT_OK : mpi_failed("MPI_Bcast", code);
}

static void fill_card(maker *m, sdyrt_status status, card *c) {
    sdyi_mpi_rank *me = m->me;
    const sdyrt_status found = find_node(m, &c->node);
    status = status != SDYRT_OK ? status : found;
    c->fake_nodes = fake_nodes();
    if (status == SDYRT_OK && (c->fake_nodes < 1 || c->fake_nodes > m->size))
        status = sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "the environment's SDYRT_FAKE_NODES is '%s', "
                           "expected 1 to the %d ranks",
                           getenv("SDYRT_FAKE_NODES"), m->size);
    c->part = (int32_t)((int64_t)m->rank * c->fake_nodes / m->size);
    c->verify = m->config.verify;
    c->pid = (int32_t)getpid();
    if (getrandom(&me->token, sizeof me->token, 0) != sizeof me->token)
        me->token = (uint64_t)c->pid << 32 | (uint32_t)m->rank;
    c->token = me->token;
    c->fd = me->arena.fd;
    c->bytes = me->arena.fd < 0 ? 0 : me->arena.bytes;
    if (me->arena.base != NULL) {
        me->slot = (sdyi_mpi_slot *)(void *)me->arena.base;
        me->slot->token = me->token;
    }
    c->status = (int32_t)status;
    if (status != SDYRT_OK) {
        c->kind = (int32_t)sdyrt_last_error_kind();
        snprintf(c->text, sizeof c->text, "%s", sdyrt_last_error());
    }
}

static sdyrt_status check_cards(const maker *m) {
    const card *const own = &m->cards[m->rank];
    if (own->status != SDYRT_OK)
        return sdyi_fail((sdyrt_status)own->status, (sdyrt_error_kind)own->kind,
                         "%s", own->text);
    for (int r = 0; r < m->size; r++)
        if (m->cards[r].status != SDYRT_OK)
            return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                             "sdyrt_mpi_create: rank %d failed: %s", r,
                             m->cards[r].text);
    for (int r = 1; r < m->size; r++) {
        if (m->cards[r].verify != m->cards[0].verify)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "config: verify is %d on rank 0 and %d on rank "
                             "%d: it must be the same on all",
                             m->cards[0].verify, m->cards[r].verify, r);
        if (m->cards[r].fake_nodes != m->cards[0].fake_nodes)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "the environment's SDYRT_FAKE_NODES is %d on "
                             "rank 0 and %d on rank %d: it must be the same "
                             "on all",
                             m->cards[0].fake_nodes, m->cards[r].fake_nodes, r);
    }
    return SDYRT_OK;
}

/* -- who can read whose memory --------------------------------------------- */

static bool same_node(const maker *m, int a, int b) {
    return m->cards[a].node == m->cards[b].node &&
           m->cards[a].part == m->cards[b].part;
}

static void unmap_peers(sdyi_mpi_rank *me) {
    for (int i = 0; i < me->n_peers; i++) {
        sdyi_mpi_peer *const p = &me->peers[i];
        if (p->slot == me->slot || p->base == NULL)
            continue;
        (void)munmap((void *)(uintptr_t)p->base, p->bytes);
        (void)munmap(p->slot, me->slot_bytes);
    }
    me->n_peers = 0;
}

static bool map_peer(const maker *m, int rank, sdyi_mpi_peer *p) {
    const card *const c = &m->cards[rank];
    *p = (sdyi_mpi_peer){.rank = rank, .pid = c->pid, .bytes = c->bytes};
    if (rank == m->rank) {
        p->slot = m->me->slot;
        p->base = m->me->arena.base;
        return true;
    }
    void *slot = NULL;
    if (c->bytes == 0 || !sdyi_arena_map(c->pid, c->fd, c->bytes,
                                         m->me->slot_bytes, &p->base, &slot))
        return false;
    p->slot = slot;
    return p->slot->token == c->token;
}

static void map_node(const maker *m, reply *r) {
    sdyi_mpi_rank *me = m->me;
    r->can_map = 1;
    for (int i = 0; i < m->size && r->can_map; i++) {
        if (!same_node(m, m->rank, i))
            continue;
        r->can_map = map_peer(m, i, &me->peers[me->n_peers++]);
    }
}

/* A node whose ranks cannot all map each other is as many nodes. */
static void settle_node(const maker *m) {
    sdyi_mpi_rank *me = m->me;
    bool can_map = true;
    for (int r = 0; r < m->size; r++) {
        if (!same_node(m, m->rank, r))
            continue;
        can_map = can_map && m->replies[r].can_map;
    }
    if (!can_map) {
        unmap_peers(me);
        (void)map_peer(m, m->rank, &me->peers[me->n_peers++]);
    }
    for (int r = 0; r < m->size; r++)
        me->peer_of[r] = -1;
    for (int i = 0; i < me->n_peers; i++)
        me->peer_of[me->peers[i].rank] = i;
    cpu_set_t cores;
    const bool is_known = sched_getaffinity(0, sizeof cores, &cores) == 0;
    me->spins = is_known && me->n_peers <= CPU_COUNT(&cores) ? 2000 : 0;
}

/* -- making ---------------------------------------------------------------- */

static sdyrt_status share_cards(maker *m, sdyrt_status status) {
    card own = {.status = SDYRT_OK};
    fill_card(m, status, &own);
    SDYI_TRY(gather(m, &own, m->cards, sizeof own));
    return check_cards(m);
}

static sdyrt_status share_replies(const maker *m) {
    reply own = {.status = SDYRT_OK};
    map_node(m, &own);
    SDYI_TRY(gather(m, &own, m->replies, sizeof own));
    if (own.status != SDYRT_OK)
        return (sdyrt_status)own.status;
    for (int r = 0; r < m->size; r++)
        if (m->replies[r].status != SDYRT_OK)
            return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                             "sdyrt_mpi_create: rank %d failed: %s", r,
                             m->replies[r].text);
    settle_node(m);
    return SDYRT_OK;
}

/* The network, unless all ranks are on one node: the same on all. */
static sdyrt_status connect(const maker *m) {
    int least = m->me->n_peers;
    SDYI_TRY(reduce(m, MPI_MIN, &least));
    if (least == m->size)
        return SDYRT_OK;
    const sdyrt_status status = sdyi_mpi_net_create(m->context);
    int failed = status != SDYRT_OK;
    const sdyrt_status told = reduce(m, MPI_MAX, &failed);
    if (status != SDYRT_OK || told != SDYRT_OK)
        return status != SDYRT_OK ? status : told;
    return failed ? sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                              "sdyrt_mpi_create: another rank has no memory")
                  : SDYRT_OK;
}

static void free_rank(sdyi_mpi_rank *me) {
    if (me == NULL)
        return;
    unmap_peers(me);
    sdyi_arena_destroy(&me->arena);
    free(me->streams);
    free(me->peers);
    free(me->peer_of);
    free(me);
}

/* What the calling process can check and allocate alone. */
static sdyrt_status make_alone(maker *m) {
    const size_t n = (size_t)m->size;
    m->context->state = m->me;
    m->me->peers = calloc(n, sizeof *m->me->peers);
    m->me->peer_of = calloc(n, sizeof *m->me->peer_of);
    if (m->me->peers == NULL || m->me->peer_of == NULL)
        return SDYI_NO_MEMORY(n * sizeof *m->me->peers);
    m->me->slot_bytes = sdyi_mpi_slot_bytes(m->size);
    if (!sdyi_arena_create(arena_bytes(m->size), m->me->slot_bytes,
                           &m->me->arena))
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "the system gives no memory to share");
    return SDYRT_OK;
}

static sdyrt_status create(maker *m, const sdyrt_config *config,
                           MPI_Comm comm) {
    int code = MPI_Comm_dup(comm, &m->me->comm);
    if (code != MPI_SUCCESS)
        return mpi_failed("MPI_Comm_dup", code);
    (void)MPI_Comm_set_errhandler(m->me->comm, MPI_ERRORS_RETURN);
    (void)MPI_Comm_rank(m->me->comm, &m->rank);
    (void)MPI_Comm_size(m->me->comm, &m->size);
    m->cards = calloc((size_t)m->size, sizeof *m->cards);
    m->replies = calloc((size_t)m->size, sizeof *m->replies);
    sdyrt_status status = sdyi_config_resolve(config, &m->config);
    if (m->cards == NULL || m->replies == NULL) {
        /* too little for the others to be told: they wait in vain */
        status = SDYI_NO_MEMORY((size_t)m->size * sizeof *m->cards);
        goto free_comm;
    }
    *m->context = (sdyrt_context){.backend = &sdyi_backend_mpi,
                                  .rank = m->rank,
                                  .size = m->size,
                                  .verify = m->config.verify > 0,
                                  .timeout = m->config.timeout};
    if (status == SDYRT_OK)
        status = make_alone(m);
    status = share_cards(m, status);
    if (status == SDYRT_OK)
        status = share_replies(m);
    if (status == SDYRT_OK)
        status = connect(m);
    if (status == SDYRT_OK)
        goto free_cards;

free_comm:
    sdyi_mpi_net_destroy(m->me->net, true);
    (void)MPI_Comm_free(&m->me->comm);
free_cards:
    free(m->cards);
    free(m->replies);
    return status;
}

sdyrt_status sdyrt_mpi_create(const sdyrt_config *config, MPI_Comm comm,
                              sdyrt_context **context) {
    SDYI_NOT_NULL(context);
    int is_up = 0, is_over = 0, is_inter = 0;
    (void)MPI_Initialized(&is_up);
    (void)MPI_Finalized(&is_over);
    if (!is_up || is_over)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "sdyrt_mpi_create: MPI is not initialized, or "
                         "finalized already");
    if (comm == MPI_COMM_NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "sdyrt_mpi_create: 'comm' is MPI_COMM_NULL");
    (void)MPI_Comm_test_inter(comm, &is_inter);
    if (is_inter)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_mpi_create: 'comm' is an intercommunicator");
    maker m = {.context = calloc(1, sizeof *m.context),
               .me = calloc(1, sizeof *m.me)};
    sdyrt_status status = SDYRT_OK;
    if (m.context == NULL || m.me == NULL)
        status = SDYI_NO_MEMORY(sizeof *m.context + sizeof *m.me);
    else
        status = create(&m, config, comm);
    if (status == SDYRT_OK) {
        *context = m.context;
        return SDYRT_OK;
    }
    free_rank(m.me);
    free(m.context);
    return status;
}

/* -- ending ---------------------------------------------------------------- */

/* Wait until all ranks have come to an end; false: they have not. */
static bool leave_together(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    MPI_Request all;
    if (MPI_Ibarrier(me->comm, &all) != MPI_SUCCESS)
        return false;
    sdyi_mpi_wait wait = {0};
    for (;;) {
        int is_done = 0;
        if (MPI_Test(&all, &is_done, MPI_STATUS_IGNORE) != MPI_SUCCESS)
            return false;
        if (is_done)
            return true;
        (void)sdyi_mpi_is_lost(context);
        if (!sdyi_mpi_wait_turn(context, &wait) || me->broken != SDYRT_OK)
            return false;
    }
}

/* What is on its way keeps its memory, and the communicator of a context that
 * is broken stays: freeing it needs all ranks. */
void sdyi_mpi_fini(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    int is_over = 0;
    (void)MPI_Finalized(&is_over);
    atomic_store(&me->slot->gone, 1);
    /* an operation that failed on all ranks leaves nothing behind; what the
     * others say of breakage is looked at whatever was seen before */
    me->alarm_seen = 0;
    (void)sdyi_mpi_is_lost(context);
    bool is_clean = !is_over && me->broken == SDYRT_OK;
    if (is_clean) {
        if (me->net != NULL)
            sdyi_mpi_net_tell(context, SDYI_NOTE_GONE, SDYRT_OK, NULL);
        is_clean = leave_together(context);
    }
    sdyi_mpi_net_destroy(me->net, is_clean);
    if (is_clean)
        (void)MPI_Comm_free(&me->comm);
    free_rank(me);
}
