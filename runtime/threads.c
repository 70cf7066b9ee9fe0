/* The threads backend: ranks are threads of one process and copy straight out
 * of each other's buffers.
 *
 * A reader waits until the owner has posted its buffer, announces itself,
 * copies, and signs off; the owner leaves a step when all its readers have. All
 * waiting is on condition variables. */
#include "base/status.h"
#include "runtime/host_run.h"
#include "runtime/threads_world.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

/* -- reading a peer's buffer ----------------------------------------------- */

typedef struct offer {
    const char *data;
    const int64_t *strides;
} offer;

/* What a reader sees in a peer's slot. */
typedef enum sight {
    NOT_YET, /* the peer has not come to this exchange */
    READY,
    LOST,   /* the operation has failed */
    LEFT,   /* the peer is past the operation and sent nothing */
    DIFFERS /* the peer is in the operation, but calls it something else */
} sight;

/* The slot's lock is held. */
static sight look_at(const sdyi_threads_rank *me, const sdyi_slot *s) {
    if (sdyi_world_is_lost(me))
        return LOST;
    if (s->op > me->op || s->closed_op >= me->op)
        return LEFT;
    if (s->op < me->op)
        return NOT_YET;
    if (s->fingerprint != me->call->fingerprint)
        return DIFFERS;
    return s->phase >= me->phase ? READY : NOT_YET;
}

/* The failure of a reader that cannot read. `text` is of the peer. */
static sdyrt_status cannot_read(const sdyrt_context *context, int peer,
                                sight seen, const char *text) {
    const sdyi_threads_rank *me = context->state;
    sdyrt_status status;
    switch (seen) {
    case LOST:
        return sdyi_world_lost(context, text);
    case LEFT:
        status = sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                           "operation #%" PRIu64 ": rank %d calls %s, rank %d "
                           "has left it without sending to rank %d",
                           me->op, context->rank, me->call->text, peer,
                           context->rank);
        break;
    case DIFFERS:
        status = sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                           "operation #%" PRIu64
                           ": rank %d calls %s, rank %d calls %s",
                           me->op, context->rank, me->call->text, peer, text);
        break;
    default:
        return sdyi_world_time_out(context, text);
    }
    sdyi_world_record_failure(context);
    return status;
}

/* Wait until `peer` has posted this rank's exchange, and announce a reader. */
static sdyrt_status start_reading(const sdyrt_context *context, int peer,
                                  offer *got) {
    sdyi_threads_rank *me = context->state;
    sdyi_slot *s = &me->w->slots[peer];
    struct timespec deadline;
    bool waits = false, timed_out = false;
    sight seen;
    pthread_mutex_lock(&s->lock);
    while ((seen = look_at(me, s)) == NOT_YET && !timed_out) {
        if (!waits)
            deadline = sdyi_deadline_after(context->timeout);
        waits = true;
        timed_out =
            pthread_cond_timedwait(&s->changed, &s->lock, &deadline) != 0;
    }
    if (seen == READY) {
        s->active++;
        *got = (offer){s->data, s->strides};
        pthread_mutex_unlock(&s->lock);
        return SDYRT_OK;
    }
    char text[SDYI_SLOT_TEXT];
    if (seen == DIFFERS)
        memcpy(text, s->text, sizeof text);
    else
        sdyi_slot_describe(s, peer, "to reach it", text, sizeof text);
    pthread_mutex_unlock(&s->lock);
    return cannot_read(context, peer, seen, text);
}

static void stop_reading(const sdyrt_context *context, int peer) {
    sdyi_threads_rank *me = context->state;
    sdyi_slot *s = &me->w->slots[peer];
    pthread_mutex_lock(&s->lock);
    s->active--;
    s->readers_left--;
    if (s->readers_left == 0 || s->active == 0)
        pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->lock);
}

/* -- exchange -------------------------------------------------------------- */

/* Say which call this rank is in. The own slot's lock is held. */
static void announce(sdyi_threads_rank *me, sdyi_slot *s) {
    if (s->op == me->op)
        return;
    s->op = me->op;
    s->phase = -1; /* nothing to read yet */
    s->fingerprint = me->call->fingerprint;
    snprintf(s->text, sizeof s->text, "%s", me->call->text);
}

static void post(const sdyrt_context *context, const sdyi_exchange *step,
                 const sdyi_buffers *buffers) {
    sdyi_threads_rank *me = context->state;
    sdyi_slot *s = &me->w->slots[context->rank];
    pthread_mutex_lock(&s->lock);
    announce(me, s);
    s->phase = me->phase;
    s->data = sdyi_buffer_read(buffers, step->source);
    s->strides = step->source_strides;
    s->readers_left = step->n_sends;
    pthread_cond_broadcast(&s->changed);
    pthread_mutex_unlock(&s->lock);
}

/* Who has not come to read so far, for a person. */
static void describe_laggard(const sdyi_threads_rank *me,
                             const sdyi_exchange *step, char *text,
                             size_t bytes) {
    snprintf(text, bytes, "its peers to read");
    for (int64_t i = 0; i < step->n_sends; i++) {
        const int peer = step->sends[i].peer;
        sdyi_slot *p = &me->w->slots[peer];
        pthread_mutex_lock(&p->lock);
        const bool is_behind =
            p->op < me->op || (p->op == me->op && p->phase < me->phase);
        if (is_behind)
            sdyi_slot_describe(p, peer, "to fetch its box", text, bytes);
        pthread_mutex_unlock(&p->lock);
        if (is_behind)
            return;
    }
}

/* Wait until all readers of the posted buffer are done. Time runs only while
 * none of them is at work. */
static sdyrt_status wait_for_readers(const sdyrt_context *context,
                                     const sdyi_exchange *step) {
    sdyi_threads_rank *me = context->state;
    sdyi_slot *s = &me->w->slots[context->rank];
    struct timespec deadline;
    int64_t left = INT64_MAX; /* when the deadline was set */
    bool timed_out = false;
    pthread_mutex_lock(&s->lock);
    while (s->readers_left > 0 && !timed_out && !sdyi_world_is_lost(me)) {
        if (s->readers_left < left || s->active > 0)
            deadline = sdyi_deadline_after(context->timeout);
        left = s->readers_left;
        const bool is_late =
            pthread_cond_timedwait(&s->changed, &s->lock, &deadline) != 0;
        timed_out = is_late && s->readers_left == left && s->active == 0;
    }
    const bool is_done = s->readers_left == 0;
    pthread_mutex_unlock(&s->lock);
    if (is_done)
        return SDYRT_OK;
    char where[SDYI_SLOT_TEXT];
    describe_laggard(me, step, where, sizeof where);
    return timed_out ? sdyi_world_time_out(context, where)
                     : sdyi_world_lost(context, where);
}

static offer own_offer(const sdyi_exchange *step, const sdyi_buffers *buffers) {
    return (offer){sdyi_buffer_read(buffers, step->source),
                   step->source_strides};
}

static sdyrt_status copy_pieces(const sdyrt_context *context,
                                const sdyi_exchange *step,
                                const sdyi_buffers *buffers) {
    const int64_t n = step->n_receives;
    /* start behind the own rank, so that not all read from rank 0 first */
    int64_t start = 0;
    while (start < n && step->receives[start].peer < context->rank)
        start++;
    for (int64_t i = 0; i < n; i++) {
        const sdyi_peer_box *piece = &step->receives[(start + i) % n];
        const bool is_own = piece->peer == context->rank;
        offer from = own_offer(step, buffers);
        if (!is_own)
            SDYI_TRY(start_reading(context, piece->peer, &from));
        const void *const source =
            sdyi_peer_box_source(step, piece, from.data, from.strides);
        void *const target = sdyi_peer_box_target(step, piece, buffers);
        if (source != target) /* a share of the out tile is in place already */
            sdyi_copy_box_of(source, from.strides, target, step->target_strides,
                             piece->counts, step->rank,
                             sdyrt_dtype_bytes(step->dtype),
                             sdyi_exchange_moved(step, context->size));
        if (!is_own)
            stop_reading(context, piece->peer);
    }
    return SDYRT_OK;
}

/* Combine the `n_terms` boxes from `first` on into their target box. */
static sdyrt_status reduce_pieces(const sdyrt_context *context,
                                  const sdyi_exchange *step, int64_t first,
                                  const sdyi_buffers *buffers) {
    sdyrt_status status = SDYRT_OK;
    int64_t reading = 0; /* terms [0, reading) are held */
    for (; reading < step->n_terms; reading++) {
        const sdyi_peer_box *piece = &step->receives[first + reading];
        offer from = own_offer(step, buffers);
        if (piece->peer != context->rank)
            status = start_reading(context, piece->peer, &from);
        if (status != SDYRT_OK)
            goto stop_reading_held;
        step->terms[reading] = (sdyi_term){
            sdyi_peer_box_source(step, piece, from.data, from.strides),
            from.strides};
    }
    const sdyi_peer_box *piece = &step->receives[first];
    sdyi_reduce_box(step->dtype, step->reduction, step->terms, step->n_terms,
                    sdyi_peer_box_target(step, piece, buffers),
                    step->target_strides, piece->counts, step->rank);

stop_reading_held:
    for (int64_t i = 0; i < reading; i++)
        if (step->receives[first + i].peer != context->rank)
            stop_reading(context, step->receives[first + i].peer);
    return status;
}

static sdyrt_status threads_exchange(sdyrt_context *context,
                                     const sdyi_exchange *step,
                                     const sdyi_buffers *buffers) {
    sdyi_threads_rank *me = context->state;
    post(context, step, buffers);
    sdyrt_status status = SDYRT_OK;
    if (step->kind == SDYRT_STEP_EXCHANGE)
        status = copy_pieces(context, step, buffers);
    else
        for (int64_t i = 0; i < step->n_receives && status == SDYRT_OK;
             i += step->n_terms)
            status = reduce_pieces(context, step, i, buffers);
    if (status == SDYRT_OK)
        status = wait_for_readers(context, step);
    if (status != SDYRT_OK)
        sdyi_slot_close(context);
    me->phase++;
    return status;
}

/* -- the verify mode ------------------------------------------------------- */

/* Compare the call across all ranks; the same verdict everywhere. */
static sdyrt_status compare_calls(const sdyrt_context *context) {
    sdyi_threads_rank *me = context->state;
    sdyi_world *w = me->w;
    SDYI_TRY(sdyi_world_reach(context, 1));

    char texts[2][SDYI_SLOT_TEXT];
    uint64_t first = 0;
    int other = 0;
    for (int r = 0; r < w->size && other == 0; r++) {
        sdyi_slot *s = &w->slots[r];
        pthread_mutex_lock(&s->lock);
        if (r == 0)
            first = s->fingerprint;
        else if (s->fingerprint != first)
            other = r;
        if (r == 0 || other != 0)
            memcpy(texts[r != 0], s->text, SDYI_SLOT_TEXT);
        pthread_mutex_unlock(&s->lock);
    }
    SDYI_TRY(sdyi_world_reach(context, 2));
    if (other == 0)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                     "operation #%" PRIu64
                     ": rank 0 calls %s, rank %d calls %s",
                     me->op, texts[0], other, texts[1]);
}

/* -- the table ------------------------------------------------------------- */

/* Enter the next operation; compare it across all ranks when asked to. */
static sdyrt_status start_op(const sdyrt_context *context,
                             const sdyi_call *call) {
    sdyi_threads_rank *me = context->state;
    me->op++;
    me->phase = 0;
    me->call = call;
    if (sdyi_world_is_lost(me))
        return sdyi_world_lost(context, NULL);
    if (!context->verify)
        return SDYRT_OK; /* announced by the first post */
    sdyi_slot *s = &me->w->slots[context->rank];
    pthread_mutex_lock(&s->lock);
    announce(me, s);
    pthread_mutex_unlock(&s->lock);
    return compare_calls(context);
}

static sdyrt_status threads_begin(sdyrt_context *context,
                                  const sdyi_call *call) {
    const sdyrt_status status = start_op(context, call);
    if (status != SDYRT_OK)
        sdyi_slot_close(context);
    return status;
}

static void threads_end(sdyrt_context *context) {
    sdyi_threads_rank *me = context->state;
    me->call = NULL;
}

static void threads_refuse(sdyrt_context *context) {
    sdyi_threads_rank *me = context->state;
    me->op++;
    sdyi_world_record_failure(context);
    sdyi_slot_close(context);
}

static sdyrt_status threads_barrier(sdyrt_context *context) {
    static const sdyi_call barrier = {.fingerprint = 1, .text = "a barrier"};
    SDYI_TRY(start_op(context, &barrier));
    sdyi_threads_rank *me = context->state;
    sdyi_slot *s = &me->w->slots[context->rank];
    pthread_mutex_lock(&s->lock);
    announce(me, s);
    pthread_cond_broadcast(
        &s->changed); /* who waits here calls another thing */
    pthread_mutex_unlock(&s->lock);
    return sdyi_world_reach(context, 3);
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

static void threads_fini(sdyrt_context *context) {
    sdyi_threads_rank *me = context->state;
    sdyi_world *w = me->w;
    sdyi_slot *s = &w->slots[context->rank];
    pthread_mutex_lock(&s->lock);
    s->gone = true;
    pthread_mutex_unlock(&s->lock);
    if (atomic_fetch_sub(&w->members, 1) == 1)
        sdyi_world_free(w);
    free(me);
}

static sdyrt_status threads_prepare(sdyrt_context *context,
                                    const sdyi_exchange *steps, int n_steps) {
    (void)context, (void)steps, (void)n_steps;
    return SDYRT_OK;
}

static const sdyi_host_steps steps = {
    .prepare = threads_prepare,
    .begin = threads_begin,
    .exchange = threads_exchange,
    .end = threads_end,
};

const sdyi_backend sdyi_backend_threads = {
    .name = "threads",
    .compile = sdyi_host_compile,
    .run = sdyi_host_run,
    .program_free = sdyi_host_program_free,
    .agree = sdyi_host_agree,
    .refuse = threads_refuse,
    .barrier = threads_barrier,
    .alloc = threads_alloc,
    .free = threads_free,
    .wait = sdyi_host_wait,
    .copy = sdyi_host_copy,
    .fini = threads_fini,
};

/* -- making contexts ------------------------------------------------------- */

static sdyrt_context *context_create(sdyi_world *w, int rank,
                                     const sdyrt_config *config) {
    sdyrt_context *context = calloc(1, sizeof *context);
    sdyi_threads_rank *me = calloc(1, sizeof *me);
    if (context == NULL || me == NULL) {
        free(context);
        free(me);
        return NULL;
    }
    me->w = w;
    *context = (sdyrt_context){.backend = &sdyi_backend_threads,
                               .host = &steps,
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
    SDYI_TRY(sdyi_check_thread_count(n_ranks));
    sdyi_world *w = sdyi_world_create(n_ranks);
    if (w == NULL)
        return SDYI_NO_MEMORY(sizeof *w + (size_t)n_ranks * sizeof(sdyi_slot));
    for (int r = 0; r < n_ranks; r++) {
        contexts[r] = context_create(w, r, &resolved);
        if (contexts[r] != NULL)
            continue;
        if (r == 0)
            sdyi_world_free(w);
        while (r-- > 0) {
            sdyrt_context_destroy(contexts[r]); /* the last frees the world */
            contexts[r] = NULL;
        }
        return SDYI_NO_MEMORY(sizeof(sdyrt_context));
    }
    return SDYRT_OK;
}
