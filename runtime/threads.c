/* The threads backend: ranks are threads of one process and copy straight out
 * of each other's buffers.
 *
 * Each rank has a slot in the world where it posts what it offers. A reader
 * waits for the post, announces itself, copies, and signs off; the owner leaves
 * a step when all its readers have. All waiting is on condition variables.
 *
 * Operations are numbered alike on all ranks. A rank that fails one closes its
 * slot for it and says so to the world: the others of that operation fail as
 * well and the next one starts clean. A rank that waits too long breaks the
 * world for good, since the ranks no longer agree where they are. */
#include "runtime/threads.h"
#include "runtime/status.h"

#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

#define TEXT_BYTES 512
#define FAILED_OPS 64

typedef struct slot {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    /* what the rank offers, under `lock` */
    uint64_t op; /* number of its operation; 0 before the first */
    int phase;   /* number of the exchange within it */
    const char *data;
    const int64_t *strides;
    int64_t readers_left;
    int active;         /* readers that are copying */
    uint64_t closed_op; /* no reader may start on this operation or earlier */
    bool gone;          /* left the world */
    /* the call of `op` */
    uint64_t fingerprint;
    char text[TEXT_BYTES];
} slot;

typedef struct world {
    int size;
    atomic_int members;
    /* operations that some rank failed, by number modulo the array's size: a
     * rank may fail several while others are still in the first */
    atomic_uint_least64_t failed[FAILED_OPS];
    atomic_bool broken;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t reached_changed;
    int failed_rank;
    char failure[TEXT_BYTES];
    char breakage[TEXT_BYTES];
    uint64_t *reached; /* by rank: how far it came in barriers */
    slot slots[];
} world;

/* One rank's view of it. */
typedef struct threads_rank {
    world *w;
    uint64_t op;
    int phase;
    const sdyi_call *call;
} threads_rank;

/* -- waiting and failing --------------------------------------------------- */

static struct timespec deadline_after(double seconds) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    const double limit = 1e9; /* 30 years */
    const double wait = seconds < limit ? seconds : limit;
    const time_t whole = (time_t)wait;
    t.tv_sec += whole;
    t.tv_nsec += (long)((wait - (double)whole) * 1e9);
    if (t.tv_nsec >= 1000000000L) {
        t.tv_nsec -= 1000000000L;
        t.tv_sec++;
    }
    return t;
}

/* Wake every rank, wherever it waits. No lock may be held. */
static void wake_all(world *w) {
    for (int r = 0; r < w->size; r++) {
        pthread_mutex_lock(&w->slots[r].lock);
        pthread_cond_broadcast(&w->slots[r].changed);
        pthread_mutex_unlock(&w->slots[r].lock);
    }
    pthread_mutex_lock(&w->lock);
    pthread_cond_broadcast(&w->reached_changed);
    pthread_mutex_unlock(&w->lock);
}

/* This rank fails its operation for a reason of its own: tell the others. */
static void record_failure(const sdyrt_context *context) {
    const threads_rank *me = context->state;
    world *w = me->w;
    pthread_mutex_lock(&w->lock);
    if (atomic_load(&w->failed[me->op % FAILED_OPS]) != me->op) {
        w->failed_rank = context->rank;
        snprintf(w->failure, sizeof w->failure, "%s", sdyrt_last_error());
        atomic_store(&w->failed[me->op % FAILED_OPS], me->op);
    }
    pthread_mutex_unlock(&w->lock);
    wake_all(w);
}

/* Whether another rank has failed this rank's operation or broken the world. */
static bool is_lost(const threads_rank *me) {
    return atomic_load(&me->w->broken) ||
           atomic_load(&me->w->failed[me->op % FAILED_OPS]) == me->op;
}

/* The failure for a rank that is_lost. `waiting_for` says what it waited for,
 * when it did. No slot's lock may be held. */
static sdyrt_status lost(const sdyrt_context *context,
                         const char *waiting_for) {
    const threads_rank *me = context->state;
    world *w = me->w;
    char text[TEXT_BYTES];
    const bool broken = atomic_load(&w->broken);
    pthread_mutex_lock(&w->lock);
    memcpy(text, broken ? w->breakage : w->failure, sizeof text);
    const int rank = w->failed_rank;
    pthread_mutex_unlock(&w->lock);
    if (broken && waiting_for != NULL)
        return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                         "operation #%" PRIu64 ": rank %d was waiting for %s "
                         "when another gave up: %s",
                         me->op, context->rank, waiting_for, text);
    if (broken)
        return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_MISSING,
                         "the context is unusable since a wait timed out: %s",
                         text);
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "operation #%" PRIu64 ": rank %d failed: %s", me->op, rank,
                     text);
}

/* This rank has waited its time: the world is broken. */
static sdyrt_status time_out(const sdyrt_context *context,
                             const char *waiting_for) {
    const threads_rank *me = context->state;
    world *w = me->w;
    const sdyrt_status status =
        sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                  "operation #%" PRIu64 " (%s): rank %d waited %g s for %s",
                  me->op, me->call == NULL ? "barrier" : me->call->text,
                  context->rank, context->timeout, waiting_for);
    pthread_mutex_lock(&w->lock);
    if (!atomic_load(&w->broken)) {
        snprintf(w->breakage, sizeof w->breakage, "%s", sdyrt_last_error());
        atomic_store(&w->broken, true);
    }
    pthread_mutex_unlock(&w->lock);
    wake_all(w);
    return status;
}

/* Where a slot's rank is, for a person. The slot's lock is held. */
static void describe_slot(const slot *s, int rank, const char *verb, char *text,
                          size_t bytes) {
    if (s->gone)
        snprintf(text, bytes, "rank %d %s; it has returned", rank, verb);
    else
        snprintf(text, bytes,
                 "rank %d %s; it was last seen at operation "
                 "#%" PRIu64 " (%s)",
                 rank, verb, s->op, s->op == 0 ? "none" : s->text);
}

/* -- reading a peer's buffer ----------------------------------------------- */

typedef struct offer {
    const char *data;
    const int64_t *strides;
} offer;

/* Wait until `peer` has posted this rank's exchange, and announce a reader. */
static sdyrt_status start_reading(const sdyrt_context *context, int peer,
                                  const struct timespec *deadline, offer *got) {
    threads_rank *me = context->state;
    slot *s = &me->w->slots[peer];
    char where[TEXT_BYTES];
    pthread_mutex_lock(&s->lock);
    for (;;) {
        if (is_lost(me)) {
            describe_slot(s, peer, "to reach it", where, sizeof where);
            pthread_mutex_unlock(&s->lock);
            return lost(context, where);
        }
        if (s->op > me->op || s->closed_op >= me->op) {
            pthread_mutex_unlock(&s->lock);
            return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                             "operation #%" PRIu64
                             ": rank %d has left it without sending to rank %d",
                             me->op, peer, context->rank);
        }
        if (s->op == me->op && s->fingerprint != me->call->fingerprint) {
            memcpy(where, s->text, sizeof where);
            pthread_mutex_unlock(&s->lock);
            const sdyrt_status status = sdyi_fail(
                SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                "operation #%" PRIu64 ": rank %d calls %s, rank %d calls %s",
                me->op, context->rank, me->call->text, peer, where);
            record_failure(context);
            return status;
        }
        if (s->op == me->op && s->phase >= me->phase)
            break;
        if (pthread_cond_timedwait(&s->changed, &s->lock, deadline) != 0) {
            describe_slot(s, peer, "to reach it", where, sizeof where);
            pthread_mutex_unlock(&s->lock);
            return time_out(context, where);
        }
    }
    s->active++;
    *got = (offer){s->data, s->strides};
    pthread_mutex_unlock(&s->lock);
    return SDYRT_OK;
}

static void stop_reading(const sdyrt_context *context, int peer) {
    threads_rank *me = context->state;
    slot *s = &me->w->slots[peer];
    pthread_mutex_lock(&s->lock);
    s->active--;
    s->readers_left--;
    if (s->readers_left == 0 || s->active == 0)
        pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->lock);
}

/* -- exchange -------------------------------------------------------------- */

static void post(const sdyrt_context *context, const sdyi_step *step,
                 const sdyi_buffers *buffers) {
    threads_rank *me = context->state;
    slot *s = &me->w->slots[context->rank];
    pthread_mutex_lock(&s->lock);
    if (s->op != me->op) {
        s->fingerprint = me->call->fingerprint;
        snprintf(s->text, sizeof s->text, "%s", me->call->text);
    }
    s->op = me->op;
    s->phase = me->phase;
    s->data = sdyi_buffer_read(buffers, step->source);
    s->strides = step->source_strides;
    s->readers_left = step->n_sends;
    pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->lock);
}

/* Wait until all readers of the posted buffer are done. */
static sdyrt_status wait_for_readers(const sdyrt_context *context,
                                     const sdyi_step *step,
                                     const struct timespec *deadline) {
    threads_rank *me = context->state;
    slot *s = &me->w->slots[context->rank];
    sdyrt_status status = SDYRT_OK;
    bool timed_out = false, is_over = false;
    pthread_mutex_lock(&s->lock);
    while (s->readers_left > 0 && !timed_out && !(is_over = is_lost(me)))
        timed_out =
            pthread_cond_timedwait(&s->changed, &s->lock, deadline) != 0 &&
            s->readers_left > 0;
    pthread_mutex_unlock(&s->lock);
    if (!timed_out && !is_over)
        return SDYRT_OK;
    /* name the first peer that has not come so far */
    char where[TEXT_BYTES] = "its peers to read";
    for (int64_t i = 0; i < step->n_sends; i++) {
        const int peer = step->sends[i].peer;
        slot *p = &me->w->slots[peer];
        pthread_mutex_lock(&p->lock);
        const bool is_behind =
            p->op < me->op || (p->op == me->op && p->phase < me->phase);
        if (is_behind)
            describe_slot(p, peer, "to fetch its box", where, sizeof where);
        pthread_mutex_unlock(&p->lock);
        if (is_behind)
            break;
    }
    status = timed_out ? time_out(context, where) : lost(context, where);
    return status;
}

/* After a failure: nobody starts reading this rank's buffers any more, and
 * those who have started are waited for. */
static void close_slot(const sdyrt_context *context) {
    threads_rank *me = context->state;
    slot *s = &me->w->slots[context->rank];
    pthread_mutex_lock(&s->lock);
    s->closed_op = me->op;
    pthread_cond_broadcast(&s->changed);
    while (s->active > 0)
        pthread_cond_wait(&s->changed, &s->lock);
    pthread_mutex_unlock(&s->lock);
}

static offer own_offer(const sdyi_step *step, const sdyi_buffers *buffers) {
    return (offer){sdyi_buffer_read(buffers, step->source),
                   step->source_strides};
}

static const void *first_element(const sdyi_step *step, const sdyi_piece *piece,
                                 const offer *from) {
    return from->data +
           sdyi_offset(piece->peer_offset, from->strides, step->rank) *
               (int64_t)sdyrt_dtype_bytes(step->dtype);
}

static void *target_element(const sdyi_step *step, const sdyi_piece *piece,
                            const sdyi_buffers *buffers) {
    return (char *)sdyi_buffer_write(buffers, step->target) +
           sdyi_offset(piece->offset, step->target_strides, step->rank) *
               (int64_t)sdyrt_dtype_bytes(step->dtype);
}

static sdyrt_status copy_pieces(const sdyrt_context *context,
                                const sdyi_step *step,
                                const sdyi_buffers *buffers,
                                const struct timespec *deadline) {
    const int64_t n = step->n_receives;
    /* start behind the own rank, so that not all read from rank 0 first */
    int64_t start = 0;
    while (start < n && step->receives[start].peer < context->rank)
        start++;
    for (int64_t i = 0; i < n; i++) {
        const sdyi_piece *piece = &step->receives[(start + i) % n];
        const bool is_own = piece->peer == context->rank;
        offer from = own_offer(step, buffers);
        if (!is_own)
            SDYI_TRY(start_reading(context, piece->peer, deadline, &from));
        const void *const source = first_element(step, piece, &from);
        void *const target = target_element(step, piece, buffers);
        if (source != target) /* a share of the out tile is in place already */
            sdyi_copy_box(source, from.strides, target, step->target_strides,
                          piece->counts, step->rank,
                          sdyrt_dtype_bytes(step->dtype));
        if (!is_own)
            stop_reading(context, piece->peer);
    }
    return SDYRT_OK;
}

/* Combine the `n_terms` boxes from `first` on into their target box. */
static sdyrt_status reduce_pieces(const sdyrt_context *context,
                                  const sdyi_step *step, int64_t first,
                                  const sdyi_buffers *buffers,
                                  const struct timespec *deadline) {
    sdyrt_status status = SDYRT_OK;
    int64_t reading = 0; /* terms [0, reading) are held */
    for (; reading < step->n_terms; reading++) {
        const sdyi_piece *piece = &step->receives[first + reading];
        offer from = own_offer(step, buffers);
        if (piece->peer != context->rank)
            status = start_reading(context, piece->peer, deadline, &from);
        if (status != SDYRT_OK)
            goto stop_reading_held;
        step->terms[reading] =
            (sdyi_term){first_element(step, piece, &from), from.strides};
    }
    const sdyi_piece *piece = &step->receives[first];
    sdyi_reduce_box(step->dtype, step->reduction, step->terms, step->n_terms,
                    target_element(step, piece, buffers), step->target_strides,
                    piece->counts, step->rank);

stop_reading_held:
    for (int64_t i = 0; i < reading; i++)
        if (step->receives[first + i].peer != context->rank)
            stop_reading(context, step->receives[first + i].peer);
    return status;
}

static sdyrt_status threads_exchange(sdyrt_context *context,
                                     const sdyi_step *step,
                                     const sdyi_buffers *buffers) {
    threads_rank *me = context->state;
    const struct timespec deadline = deadline_after(context->timeout);
    post(context, step, buffers);
    sdyrt_status status = SDYRT_OK;
    if (step->kind == SDYRT_STEP_EXCHANGE)
        status = copy_pieces(context, step, buffers, &deadline);
    else
        for (int64_t i = 0; i < step->n_receives && status == SDYRT_OK;
             i += step->n_terms)
            status = reduce_pieces(context, step, i, buffers, &deadline);
    if (status == SDYRT_OK)
        status = wait_for_readers(context, step, &deadline);
    if (status != SDYRT_OK)
        close_slot(context);
    me->phase++;
    return status;
}

/* -- barriers and the verify mode ------------------------------------------ */

/* Wait until all ranks have reached stage `stage` of this operation. */
static sdyrt_status reach(const sdyrt_context *context, int stage) {
    threads_rank *me = context->state;
    world *w = me->w;
    const uint64_t mark = me->op * 4 + (uint64_t)stage;
    const struct timespec deadline = deadline_after(context->timeout);
    bool timed_out = false, is_over = false;
    int missing = 0;
    pthread_mutex_lock(&w->lock);
    w->reached[context->rank] = mark;
    pthread_cond_broadcast(&w->reached_changed);
    for (;;) {
        while (missing < w->size && w->reached[missing] >= mark)
            missing++;
        is_over = is_lost(me);
        if (missing == w->size || timed_out || is_over)
            break;
        timed_out = pthread_cond_timedwait(&w->reached_changed, &w->lock,
                                           &deadline) != 0;
    }
    pthread_mutex_unlock(&w->lock);
    if (missing == w->size && !is_over)
        return SDYRT_OK;
    char where[TEXT_BYTES] = "all ranks to reach it";
    if (missing < w->size) {
        pthread_mutex_lock(&w->slots[missing].lock);
        describe_slot(&w->slots[missing], missing, "to reach it", where,
                      sizeof where);
        pthread_mutex_unlock(&w->slots[missing].lock);
    }
    return is_over ? lost(context, where) : time_out(context, where);
}

/* Compare the call across all ranks; the same verdict everywhere. */
static sdyrt_status compare_calls(const sdyrt_context *context) {
    threads_rank *me = context->state;
    world *w = me->w;
    slot *own = &w->slots[context->rank];
    pthread_mutex_lock(&own->lock);
    own->fingerprint = me->call->fingerprint;
    snprintf(own->text, sizeof own->text, "%s", me->call->text);
    pthread_mutex_unlock(&own->lock);
    SDYI_TRY(reach(context, 1));

    char texts[2][TEXT_BYTES];
    uint64_t first = 0;
    int other = 0;
    for (int r = 0; r < w->size && other == 0; r++) {
        slot *s = &w->slots[r];
        pthread_mutex_lock(&s->lock);
        if (r == 0)
            first = s->fingerprint;
        else if (s->fingerprint != first)
            other = r;
        if (r == 0 || other != 0)
            memcpy(texts[r != 0], s->text, TEXT_BYTES);
        pthread_mutex_unlock(&s->lock);
    }
    SDYI_TRY(reach(context, 2));
    if (other == 0)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                     "operation #%" PRIu64
                     ": rank 0 calls %s, rank %d calls %s",
                     me->op, texts[0], other, texts[1]);
}

/* -- the table ------------------------------------------------------------- */

static sdyrt_status start_op(const sdyrt_context *context,
                             const sdyi_call *call) {
    threads_rank *me = context->state;
    me->op++;
    me->phase = 0;
    me->call = call;
    return is_lost(me) ? lost(context, NULL) : SDYRT_OK;
}

static sdyrt_status threads_begin(sdyrt_context *context,
                                  const sdyi_call *call) {
    sdyrt_status status = start_op(context, call);
    if (status == SDYRT_OK && context->verify)
        status = compare_calls(context);
    if (status != SDYRT_OK)
        close_slot(context);
    return status;
}

static void threads_end(sdyrt_context *context) {
    threads_rank *me = context->state;
    me->call = NULL;
}

static void threads_refuse(sdyrt_context *context) {
    threads_rank *me = context->state;
    me->op++;
    record_failure(context);
    close_slot(context);
}

static sdyrt_status threads_barrier(sdyrt_context *context) {
    SDYI_TRY(start_op(context, NULL));
    return reach(context, 3);
}

static void *threads_alloc(sdyrt_context *context, size_t bytes) {
    (void)context;
    void *memory;
    const size_t page = 4096, huge = (size_t)2 << 20;
    if (bytes > PTRDIFF_MAX)
        return NULL;
    if (posix_memalign(&memory, bytes >= huge ? huge : page,
                       bytes > 0 ? bytes : 1) != 0)
        return NULL;
    if (bytes >= huge)
        (void)madvise(memory, bytes, MADV_HUGEPAGE);
    return memory;
}

static void threads_free(sdyrt_context *context, void *memory) {
    (void)context;
    free(memory);
}

static void world_free(world *w) {
    for (int r = 0; r < w->size; r++) {
        pthread_mutex_destroy(&w->slots[r].lock);
        pthread_cond_destroy(&w->slots[r].changed);
    }
    pthread_mutex_destroy(&w->lock);
    pthread_cond_destroy(&w->reached_changed);
    free(w->reached);
    free(w);
}

static void threads_fini(sdyrt_context *context) {
    threads_rank *me = context->state;
    world *w = me->w;
    slot *s = &w->slots[context->rank];
    pthread_mutex_lock(&s->lock);
    s->gone = true;
    pthread_mutex_unlock(&s->lock);
    if (atomic_fetch_sub(&w->members, 1) == 1)
        world_free(w);
    free(me);
}

const sdyi_backend sdyi_backend_threads = {
    .name = "threads",
    .begin = threads_begin,
    .exchange = threads_exchange,
    .end = threads_end,
    .refuse = threads_refuse,
    .barrier = threads_barrier,
    .alloc = threads_alloc,
    .free = threads_free,
    .fini = threads_fini,
};

/* -- making contexts ------------------------------------------------------- */

static world *world_create(int size) {
    world *w = calloc(1, sizeof *w + (size_t)size * sizeof w->slots[0]);
    if (w == NULL)
        return NULL;
    w->reached = calloc((size_t)size, sizeof *w->reached);
    if (w->reached == NULL) {
        free(w);
        return NULL;
    }
    w->size = size;
    atomic_init(&w->members, 0);
    for (int i = 0; i < FAILED_OPS; i++)
        atomic_init(&w->failed[i], 0);
    atomic_init(&w->broken, false);
    pthread_condattr_t monotonic;
    pthread_condattr_init(&monotonic);
    pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    pthread_mutex_init(&w->lock, NULL);
    pthread_cond_init(&w->reached_changed, &monotonic);
    for (int r = 0; r < size; r++) {
        pthread_mutex_init(&w->slots[r].lock, NULL);
        pthread_cond_init(&w->slots[r].changed, &monotonic);
    }
    pthread_condattr_destroy(&monotonic);
    return w;
}

static sdyrt_context *context_create(world *w, int rank,
                                     const sdyrt_config *config) {
    sdyrt_context *context = calloc(1, sizeof *context);
    threads_rank *me = calloc(1, sizeof *me);
    if (context == NULL || me == NULL) {
        free(context);
        free(me);
        return NULL;
    }
    me->w = w;
    *context = (sdyrt_context){.backend = &sdyi_backend_threads,
                               .rank = rank,
                               .size = w->size,
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
    if (n_ranks < 1 || n_ranks > SDYI_MAX_THREADS)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%d ranks: expected 1 to %d", n_ranks,
                         SDYI_MAX_THREADS);
    world *w = world_create(n_ranks);
    if (w == NULL)
        return SDYI_NO_MEMORY(sizeof *w + (size_t)n_ranks * sizeof(slot));
    for (int r = 0; r < n_ranks; r++) {
        contexts[r] = context_create(w, r, &resolved);
        if (contexts[r] != NULL)
            continue;
        if (r == 0)
            world_free(w);
        while (r-- > 0)
            sdyrt_context_destroy(contexts[r]); /* the last frees the world */
        return SDYI_NO_MEMORY(sizeof(sdyrt_context));
    }
    return SDYRT_OK;
}
