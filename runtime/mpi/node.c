/* Reading the buffers of peers on the same node. */
#include "base/status.h"
#include "runtime/mpi/net.h"
#include "runtime/mpi/rank.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* -- offering -------------------------------------------------------------- */

/* The place of what is eager in an exchange; -1: it cannot be. */
static int eager_place(const sdyi_mpi_rank *me) {
    return me->phase < SDYI_MPI_EAGER_PHASES
               ? (int)(me->op % SDYI_MPI_OPS) * SDYI_MPI_EAGER_PHASES +
                     me->phase
               : -1;
}

/* Wait until all that the eager place was for have ended their operation. */
static sdyrt_status free_place(sdyrt_context *context, int place) {
    const sdyi_mpi_rank *me = context->state;
    const uint64_t op = me->eager_ops[place];
    sdyi_mpi_wait wait = {0};
    for (int i = 0; i < me->n_peers; i++) {
        sdyi_mpi_peer *const p = &me->peers[i];
        while (p->eager >> place & 1) {
            if (atomic_load(&p->slot->ended) >= op) {
                p->eager &= ~((uint32_t)1 << place);
                break;
            }
            const bool is_lost = sdyi_mpi_is_lost(context);
            if (!is_lost && sdyi_mpi_wait_turn(context, &wait))
                continue;
            char where[SDYI_MPI_TEXT];
            sdyi_mpi_describe(context, p->rank, "to fetch its box", where,
                              sizeof where);
            return is_lost ? sdyi_mpi_lost(context, where)
                           : sdyi_mpi_time_out(context, where);
        }
    }
    return SDYRT_OK;
}

static void hold_place(sdyi_mpi_rank *me, const sdyi_exchange *step,
                       int place) {
    me->eager_ops[place] = me->op;
    for (int64_t i = 0; i < step->n_sends; i++) {
        const int near = me->peer_of[step->sends[i].peer];
        if (near >= 0)
            me->peers[near].eager |= (uint32_t)1 << place;
    }
}

sdyrt_status sdyi_mpi_post(sdyrt_context *context, const sdyi_exchange *step,
                           const sdyi_buffers *buffers) {
    sdyi_mpi_rank *me = context->state;
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    me->is_eager = !sdyi_mpi_sent_box(me, step, offset, counts);
    if (me->is_eager)
        return SDYRT_OK; /* nothing is sent */
    const char *const source = sdyi_buffer_read(buffers, step->source);
    const uint64_t seq = sdyi_mpi_seq(me->op, me->phase);
    const int place = eager_place(me);
    if (place >= 0)
        SDYI_TRY(free_place(context, place));
    sdyi_mpi_posting *const p =
        sdyi_mpi_posting_of(me, me->peer_of[context->rank]);
    atomic_store_explicit(&p->seq, 0, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
    sdyi_mpi_where where = SDYI_MPI_ARENA;
    if (place >= 0 &&
        sdyi_exchange_box_bytes(step, counts) <= SDYI_MPI_EAGER_BYTES) {
        me->is_eager = true;
        where = SDYI_MPI_EAGER;
        sdyi_mpi_stage_whole(me, step, source, offset, counts,
                             me->slot->eager[place], p);
        hold_place(me, step, place);
    } else if (sdyi_arena_holds(&me->arena, source)) {
        p->data = source - me->arena.base;
        memcpy(p->strides, step->source_strides,
               (size_t)step->rank * sizeof p->strides[0]);
    } else if (sdyi_mpi_stages_whole(step, counts)) {
        sdyi_mpi_stage_whole(me, step, source, offset, counts,
                             me->staging.memory, p);
    } else {
        where = SDYI_MPI_CHUNKS;
        sdyi_mpi_stage_start(me, step, source, offset, counts, p);
    }
    atomic_store_explicit(&p->where, (int)where, memory_order_relaxed);
    atomic_store_explicit(&p->fingerprint, me->call->fingerprint,
                          memory_order_relaxed);
    atomic_store_explicit(&p->seq, seq, memory_order_release);
    (void)sdyi_mpi_stage_more(me);
    return SDYRT_OK;
}

/* -- reading --------------------------------------------------------------- */

static sdyrt_status differs(sdyrt_context *context, int rank,
                            const char *text) {
    const sdyi_mpi_rank *me = context->state;
    const sdyrt_status status =
        sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                  "operation #%" PRIu64 ": rank %d calls %s, rank %d %s",
                  me->op, context->rank, me->call->text, rank, text);
    sdyi_mpi_record_failure(context);
    return status;
}

/* MISMATCH when `peer` is known to call something else in this operation. */
static sdyrt_status compare(sdyrt_context *context, const sdyi_mpi_peer *peer) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_mpi_words *const call =
        &peer->slot->calls[me->op % SDYI_MPI_OPS];
    uint64_t fingerprint = me->call->fingerprint;
    char text[SDYI_MPI_TEXT] = "";
    if (!sdyi_mpi_words_read(call, me->op, &fingerprint, NULL) ||
        fingerprint == me->call->fingerprint)
        return SDYRT_OK;
    char verb[SDYI_MPI_TEXT + 16] = "calls another operation";
    if (sdyi_mpi_words_read(call, me->op, &fingerprint, text))
        snprintf(verb, sizeof verb, "calls %s", text);
    return differs(context, peer->rank, verb);
}

bool sdyi_mpi_has_left(const sdyi_mpi_rank *me, int peer) {
    return atomic_load(&me->peers[peer].slot->ended) >= me->op;
}

sdyrt_status sdyi_mpi_check(sdyrt_context *context, int rank, bool has_left,
                            const char *what) {
    const sdyi_mpi_rank *me = context->state;
    char text[SDYI_MPI_TEXT];
    if (has_left && sdyi_mpi_wait_for_cause(context)) {
        sdyi_mpi_describe(context, rank, "to reach it", text, sizeof text);
        return sdyi_mpi_lost(context, text);
    }
    if (me->peer_of[rank] >= 0)
        SDYI_TRY(compare(context, &me->peers[me->peer_of[rank]]));
    if (!has_left)
        return SDYRT_OK;
    snprintf(text, sizeof text, "has left it without %s rank %d", what,
             context->rank);
    return differs(context, rank, text);
}

void sdyi_mpi_put_mark(const sdyrt_context *context, int owner,
                       uint64_t chunks) {
    const sdyi_mpi_rank *me = context->state;
    atomic_store(&me->peers[owner].slot->marks[me->peer_of[context->rank]],
                 sdyi_mpi_mark(sdyi_mpi_seq(me->op, me->phase), chunks));
}

/* Begin to read what a peer has posted, unless it has closed its slot. */
static bool begin_reading(const sdyrt_context *context, int owner) {
    sdyi_mpi_put_mark(context, owner, 0);
    if (!sdyi_mpi_has_left(context->state, owner))
        return true;
    sdyi_mpi_put_mark(context, owner, SDYI_MPI_READ);
    return false;
}

sdyi_mpi_posting *sdyi_mpi_posting_of(const sdyi_mpi_rank *me, int peer) {
    return &me->peers[peer].slot->postings[sdyi_mpi_seq(me->op, me->phase) %
                                           (SDYI_MPI_OPS * SDYI_MPI_PHASES)];
}

/* Look at what a peer has posted for this exchange; false: nothing so far. */
static bool take_offer(const sdyrt_context *context, int owner,
                       sdyi_mpi_offer *offer) {
    const sdyi_mpi_rank *me = context->state;
    const uint64_t seq = sdyi_mpi_seq(me->op, me->phase);
    const sdyi_mpi_posting *const p = sdyi_mpi_posting_of(me, owner);
    if (atomic_load_explicit(&p->seq, memory_order_acquire) != seq)
        return false;
    const uint64_t fingerprint =
        atomic_load_explicit(&p->fingerprint, memory_order_relaxed);
    const int where = atomic_load_explicit(&p->where, memory_order_relaxed);
    /* an owner that failed this may be writing the next to stand here */
    atomic_thread_fence(memory_order_acquire);
    if (atomic_load_explicit(&p->seq, memory_order_relaxed) != seq ||
        fingerprint != me->call->fingerprint)
        return false;
    if (where != SDYI_MPI_EAGER && !begin_reading(context, owner))
        return false;
    offer->where = (sdyi_mpi_where)where;
    offer->data = me->peers[owner].base + p->data;
    offer->strides = p->strides;
    return true;
}

sdyrt_status sdyi_mpi_start_reading(sdyrt_context *context, int rank,
                                    sdyi_mpi_offer *offer) {
    const sdyi_mpi_rank *me = context->state;
    const int owner = me->peer_of[rank];
    sdyi_mpi_wait wait = {0};
    char where[SDYI_MPI_TEXT];
    for (;;) {
        const bool is_lost = sdyi_mpi_is_lost(context);
        if (!is_lost && take_offer(context, owner, offer))
            return SDYRT_OK;
        /* what was posted before the owner left is there by now */
        const bool has_left = sdyi_mpi_has_left(me, owner);
        if (!is_lost && has_left && take_offer(context, owner, offer))
            return SDYRT_OK;
        if (me->net != NULL && me->net->failure != SDYRT_OK)
            return me->net->failure;
        if (!is_lost)
            SDYI_TRY(sdyi_mpi_check(context, rank, has_left, "sending to"));
        if (!is_lost && sdyi_mpi_wait_turn(context, &wait))
            continue;
        sdyi_mpi_describe(context, rank, "to reach it", where, sizeof where);
        return is_lost ? sdyi_mpi_lost(context, where)
                       : sdyi_mpi_time_out(context, where);
    }
}

sdyrt_status sdyi_mpi_stop_reading(sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    const int owner = me->peer_of[rank];
    if (atomic_load_explicit(&sdyi_mpi_posting_of(me, owner)->where,
                             memory_order_relaxed) == SDYI_MPI_EAGER)
        return SDYRT_OK;
    const bool has_left = sdyi_mpi_has_left(me, owner);
    sdyi_mpi_put_mark(context, owner, SDYI_MPI_READ);
    if (!has_left)
        return SDYRT_OK;
    if (sdyi_mpi_is_lost(context))
        return sdyi_mpi_lost(context, "its box");
    return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                     "operation #%" PRIu64 ": rank %d gave up before rank %d "
                     "had read its buffer",
                     me->op, rank, context->rank);
}

uint64_t sdyi_mpi_reader(const sdyi_mpi_rank *me, int peer) {
    return atomic_load(&me->slot->marks[peer]);
}

/* -- the end --------------------------------------------------------------- */

void sdyi_mpi_end(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    atomic_store_explicit(&me->slot->ended, me->op, memory_order_release);
    me->call = NULL;
    if (me->net != NULL)
        sdyi_mpi_net_over(context);
}

void sdyi_mpi_close(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_end(context);
    /* a reader puts its mark before it looks at `ended`: one sees the other */
    atomic_thread_fence(memory_order_seq_cst);
    sdyi_mpi_wait wait = {0};
    for (int i = 0; i < me->n_peers; i++) {
        const sdyi_mpi_peer *const p = &me->peers[i];
        /* of a context that is broken nothing is right any more */
        while (me->broken == SDYRT_OK) {
            const uint64_t mark = atomic_load(&me->slot->marks[i]);
            if (mark == 0 || (mark & SDYI_MPI_READ) == SDYI_MPI_READ)
                break;
            if (sdyi_mpi_wait_turn(context, &wait))
                continue;
            char text[SDYI_MPI_TEXT];
            snprintf(text, sizeof text,
                     "rank %d waited %g s for rank %d to stop reading the "
                     "buffer of operation #%" PRIu64 ", which failed",
                     context->rank, context->timeout, p->rank, me->op);
            sdyi_mpi_break(context, SDYRT_TIMEOUT, text);
            return;
        }
    }
}
