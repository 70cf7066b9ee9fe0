/* The threads backend: ranks are threads of one process, on the shared-memory
 * engine; any buffer is read where it is. The slots of all ranks are one piece
 * of memory, which goes with the last rank. */
#include "base/integers.h"
#include "base/status.h"
#include "runtime/host_run.h"
#include "runtime/log.h"
#include "runtime/shm/shm.h"

#include <sched.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#define MAX_THREADS 4096
#define LINE ((size_t)128) /* two cache lines: they are fetched in pairs */

/* The world of a set of ranks: freed by the last one that leaves. */
typedef struct world {
    atomic_int members;
    char *slots;
    size_t bytes; /* of all slots */
    int *peer_of; /* by rank: the same number */
    unsigned spins;
    sdyi_shm_peer peers[];
} world;

typedef struct threads_rank {
    sdyi_shm_rank shm; /* first: the engine's */
    world *w;
} threads_rank;

sdyrt_status sdyi_check_thread_count(int n_ranks) {
    if (n_ranks >= 1 && n_ranks <= MAX_THREADS)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "%d ranks: expected 1 to %d", n_ranks, MAX_THREADS);
}

static void world_free(world *w) {
    if (w->slots != NULL)
        (void)munmap(w->slots, w->bytes);
    free(w->peer_of);
    free(w);
}

/* NULL: no memory. Pages of slots are taken when they are first written. */
static world *world_create(int size) {
    const size_t n = (size_t)size, slot = sdyi_shm_slot_bytes(size);
    world *w = calloc(1, sizeof *w + n * sizeof w->peers[0]);
    if (w == NULL)
        return NULL;
    w->peer_of = malloc(n * sizeof *w->peer_of);
    void *const slots =
        mmap(NULL, n * slot, PROT_READ | PROT_WRITE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (slots != MAP_FAILED) {
        w->slots = slots;
        w->bytes = n * slot;
    }
    if (w->peer_of == NULL || w->slots == NULL) {
        world_free(w);
        return NULL;
    }
    cpu_set_t cores;
    if (sched_getaffinity(0, sizeof cores, &cores) == 0 &&
        size <= CPU_COUNT(&cores))
        w->spins = SDYI_SHM_SPINS;
    for (int r = 0; r < size; r++) {
        w->peer_of[r] = r;
        w->peers[r] = (sdyi_shm_peer){
            .rank = r, .slot = (void *)(w->slots + (size_t)r * slot)};
    }
    return w;
}

/* -- the table ------------------------------------------------------------- */

static sdyrt_status threads_alloc(sdyrt_context *context, size_t bytes,
                                  void **memory) {
    (void)context;
    void *got;
    const size_t page = 4096, huge = (size_t)2 << 20;
    if (bytes > PTRDIFF_MAX || posix_memalign(&got, bytes >= huge ? huge : page,
                                              bytes > 0 ? bytes : 1) != 0)
        return SDYI_NO_MEMORY(bytes);
    if (bytes >= huge)
        (void)madvise(got, bytes, MADV_HUGEPAGE);
    *memory = got;
    return SDYRT_OK;
}

static void threads_free(sdyrt_context *context, void *memory) {
    (void)context;
    free(memory);
}

static void threads_fini(sdyrt_context *context) {
    threads_rank *me = context->state;
    world *w = me->w;
    atomic_store(&me->shm.slot->gone,
                 context->has_returned ? SDYI_SHM_RETURNED : SDYI_SHM_DESTROYS);
    free(me);
    if (atomic_fetch_sub(&w->members, 1) == 1)
        world_free(w);
}

const sdyi_backend sdyi_backend_threads = {
    .name = "threads",
    .compile = sdyi_host_compile,
    .agree = sdyi_host_agree,
    .run = sdyi_host_run,
    .program_free = sdyi_host_program_free,
    .refuse = sdyi_shm_refuse,
    .barrier = sdyi_shm_barrier,
    .batch = sdyi_shm_batch,
    .operation = sdyi_host_operation,
    .alloc = threads_alloc,
    .free = threads_free,
    .wait = sdyi_host_wait,
    .copy = sdyi_host_copy,
    .abort = sdyi_shm_abort,
    .fini = threads_fini,
};

/* -- making contexts ------------------------------------------------------- */

static sdyrt_context *context_create(world *w, int rank, int size,
                                     const sdyrt_config *config) {
    /* memory of one rank shares no cache line with another's */
    const size_t head = sdyi_round_up(sizeof(threads_rank), LINE);
    const size_t bytes =
        head + sdyi_round_up((size_t)size * sizeof(uint32_t), LINE);
    sdyrt_context *context = calloc(1, sizeof *context);
    threads_rank *me = aligned_alloc(LINE, bytes);
    if (context == NULL || me == NULL) {
        free(context);
        free(me);
        return NULL;
    }
    memset(me, 0, bytes);
    me->w = w;
    me->shm = (sdyi_shm_rank){.slot = w->peers[rank].slot,
                              .peers = w->peers,
                              .n_peers = size,
                              .peer_of = w->peer_of,
                              .shares_addresses = true,
                              .spins = w->spins,
                              .eager = (void *)((char *)me + head),
                              .arena = {.fd = -1}};
    *context = (sdyrt_context){.backend = &sdyi_backend_threads,
                               .rank = rank,
                               .size = size,
                               .verify = config->verify != 0,
                               .timeout = config->timeout,
                               .state = me};
    atomic_fetch_add(&w->members, 1);
    return context;
}

sdyrt_status sdyrt_threads_create(const sdyrt_config *config, int n_ranks,
                                  sdyrt_context **contexts) {
    SDYI_NOT_NULL(contexts);
    sdyrt_config resolved;
    SDYI_TRY(sdyi_config_resolve(config, &resolved));
    SDYI_TRY(sdyi_check_thread_count(n_ranks));
    world *w = world_create(n_ranks);
    if (w == NULL)
        return SDYI_NO_MEMORY((size_t)n_ranks * sdyi_shm_slot_bytes(n_ranks));
    for (int r = 0; r < n_ranks; r++) {
        contexts[r] = context_create(w, r, n_ranks, &resolved);
        if (contexts[r] != NULL) {
            sdyi_log_start(contexts[r]);
            continue;
        }
        if (r == 0)
            world_free(w);
        while (r-- > 0) {
            sdyrt_context_destroy(contexts[r]); /* the last frees the world */
            contexts[r] = NULL;
        }
        return SDYI_NO_MEMORY(sizeof(sdyrt_context));
    }
    return SDYRT_OK;
}
