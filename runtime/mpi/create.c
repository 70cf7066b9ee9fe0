/* Making and ending contexts of the mpi backend.
 *
 * Every rank of the communicator takes part in the same calls of all (meet.h),
 * whatever failed on it; what failed on one is known to all before any of them
 * goes on. */
#include "base/status.h"
#include "runtime/host_run.h"
#include "runtime/mpi/meet.h"
#include "runtime/mpi/net.h"
#include <sdyrt/mpi.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>
#include <unistd.h>

/* -- what a rank says of itself -------------------------------------------- */

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
static sdyrt_status make_alone(const sdyi_meeting *m, sdyi_mpi_rank *me) {
    const size_t n = (size_t)m->size;
    if (m->card.fake_nodes == 0)
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
static void fill_card(sdyi_meeting *m, sdyi_mpi_rank *me,
                      const sdyrt_config *config, sdyrt_status status) {
    sdyi_card *const c = &m->card;
    c->fake_nodes = fake_nodes(m->size);
    if (status == SDYRT_OK)
        status = make_alone(m, me);
    c->status = (int32_t)status;
    if (status != SDYRT_OK) {
        c->kind = (int32_t)sdyrt_last_error_kind();
        snprintf(c->text, sizeof c->text, "%s", sdyrt_last_error());
    }
    sdyi_mpi_name_node(c->node, sizeof c->node);
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

static sdyrt_status check_cards(const sdyi_meeting *m) {
    const sdyi_card *const own = &m->cards[m->rank];
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

/* -- making ---------------------------------------------------------------- */

static sdyrt_status share_replies(sdyi_meeting *m, sdyi_mpi_rank *me) {
    sdyi_mpi_map_node(m, me, &m->reply);
    SDYI_TRY(sdyi_meeting_gather_replies(m));
    sdyi_mpi_settle_node(m, me);
    return SDYRT_OK;
}

/* The network, unless all ranks are on one node: the same on all. */
static sdyrt_status connect(sdyi_meeting *m, sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    m->value = me->shm.n_peers;
    SDYI_TRY(sdyi_meeting_reduce(m, MPI_MIN));
    if (m->value == m->size)
        return SDYRT_OK;
    const sdyrt_status status = sdyi_mpi_net_create(context);
    m->value = status != SDYRT_OK;
    const sdyrt_status told = sdyi_meeting_reduce(m, MPI_MAX);
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
    sdyi_mpi_unmap_peers(me);
    sdyi_arena_destroy(&me->shm.arena);
    free(me->shm.streams);
    free(me->shm.eager);
    free(me->peers);
    free(me->peer_of);
    free(me);
}

/* `status` of the configuration. */
static sdyrt_status make_together(sdyi_meeting *m, sdyrt_context *context,
                                  const sdyrt_config *config,
                                  sdyrt_status status) {
    sdyi_mpi_rank *me = context->state;
    me->comm = m->comm;
    fill_card(m, me, config, status);
    SDYI_TRY(sdyi_meeting_gather_cards(m));
    SDYI_TRY(check_cards(m));
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
    sdyi_meeting *m = sdyi_meeting_create(comm, timeout);
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
    const sdyrt_status met = sdyi_meeting_dup(m, comm);
    if (status != SDYRT_OK)
        status = sdyi_fail(status, kind, "%s", wrong);
    else
        status = met;
    if (met == SDYRT_OK)
        status = make_together(m, context, &resolved, status);
    if (status != SDYRT_OK)
        sdyi_mpi_net_destroy(me->net, true);
    sdyi_meeting_destroy(m, status == SDYRT_OK);
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
            sdyi_mpi_net_tell(context, SDYI_NOTE_GONE, 0, 0, NULL);
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
    .agree = sdyi_host_agree,
    .refuse = sdyi_shm_refuse,
    .barrier = sdyi_shm_barrier,
    .alloc = mpi_alloc,
    .free = mpi_free,
    .wait = sdyi_host_wait,
    .copy = sdyi_host_copy,
    .abort = sdyi_shm_abort,
    .fini = mpi_fini,
};
