/* Reading the buffers of peers on the same node. */
#include "runtime/mpi/net.h"
#include "runtime/mpi/rank.h"
#include "runtime/status.h"

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

static void hold_place(sdyi_mpi_rank *me, const sdyi_step *step, int place) {
    me->eager_ops[place] = me->op;
    for (int64_t i = 0; i < step->n_sends; i++) {
        const int near = me->peer_of[step->sends[i].peer];
        if (near >= 0)
            me->peers[near].eager |= (uint32_t)1 << place;
    }
}

sdyrt_status sdyi_mpi_post(sdyrt_context *context, const sdyi_step *step,
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
        &me->slot->postings[seq % (SDYI_MPI_OPS * SDYI_MPI_PHASES)];
    if (place >= 0 &&
        sdyi_step_box_bytes(step, counts) <= SDYI_MPI_EAGER_BYTES) {
        me->is_eager = true;
        p->where = SDYI_MPI_EAGER;
        sdyi_mpi_stage_whole(me, step, source, offset, counts,
                             me->slot->eager[place], p);
        hold_place(me, step, place);
    } else if (sdyi_arena_holds(&me->arena, source)) {
        p->where = SDYI_MPI_ARENA;
        p->data = source - me->arena.base;
        memcpy(p->strides, step->source_strides,
               (size_t)step->rank * sizeof p->strides[0]);
    } else if (sdyi_mpi_stages_whole(step, counts)) {
        p->where = SDYI_MPI_ARENA;
        sdyi_mpi_stage_whole(me, step, source, offset, counts,
                             me->staging.memory, p);
    } else {
        p->where = SDYI_MPI_CHUNKS;
        sdyi_mpi_stage_start(me, step, source, offset, counts, p);
    }
    p->fingerprint = me->call->fingerprint;
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

sdyrt_status sdyi_mpi_compare(sdyrt_context *context,
                              const sdyi_mpi_peer *peer) {
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

static atomic_ullong *mark_on(const sdyi_mpi_rank *me, int owner, int reader) {
    return &me->peers[owner].slot->marks[reader];
}

/* Put a mark on what a peer has posted, unless it has closed its slot. */
static bool put_mark(const sdyi_mpi_rank *me, int owner, int self,
                     uint64_t seq) {
    atomic_store(mark_on(me, owner, self), sdyi_mpi_mark(seq, 0));
    if (atomic_load(&me->peers[owner].slot->ended) < me->op)
        return true;
    atomic_store(mark_on(me, owner, self), sdyi_mpi_mark(seq, SDYI_MPI_READ));
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
    if (atomic_load(&p->seq) != seq || p->fingerprint != me->call->fingerprint)
        return false;
    if (p->where != SDYI_MPI_EAGER &&
        !put_mark(me, owner, me->peer_of[context->rank], seq))
        return false;
    offer->where = (sdyi_mpi_where)p->where;
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
        /* read first: what is posted before the end of it is seen below */
        const bool has_left =
            atomic_load(&me->peers[owner].slot->ended) >= me->op;
        const bool is_lost = sdyi_mpi_is_lost(context);
        if (!is_lost && take_offer(context, owner, offer))
            return SDYRT_OK;
        if (is_lost || (has_left && sdyi_mpi_wait_for_cause(context))) {
            sdyi_mpi_describe(context, rank, "to reach it", where,
                              sizeof where);
            return sdyi_mpi_lost(context, where);
        }
        SDYI_TRY(sdyi_mpi_compare(context, &me->peers[owner]));
        if (has_left) {
            snprintf(where, sizeof where,
                     "has left it without sending to "
                     "rank %d",
                     context->rank);
            return differs(context, rank, where);
        }
        if (me->net != NULL && me->net->failure != SDYRT_OK)
            return me->net->failure;
        if (!sdyi_mpi_wait_turn(context, &wait)) {
            sdyi_mpi_describe(context, rank, "to reach it", where,
                              sizeof where);
            return sdyi_mpi_time_out(context, where);
        }
    }
}

void sdyi_mpi_stop_reading(const sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    const int owner = me->peer_of[rank];
    if (sdyi_mpi_posting_of(me, owner)->where != SDYI_MPI_EAGER)
        atomic_store(
            mark_on(me, owner, me->peer_of[context->rank]),
            sdyi_mpi_mark(sdyi_mpi_seq(me->op, me->phase), SDYI_MPI_READ));
}

sdyi_mpi_reading sdyi_mpi_reader(const sdyi_mpi_rank *me, int peer) {
    const uint64_t seq = sdyi_mpi_seq(me->op, me->phase);
    const uint64_t mark = atomic_load(&me->slot->marks[peer]);
    return mark < sdyi_mpi_mark(seq, 0)               ? SDYI_MPI_TO_COME
           : mark < sdyi_mpi_mark(seq, SDYI_MPI_READ) ? SDYI_MPI_AT_WORK
                                                      : SDYI_MPI_DONE;
}

/* -- the end --------------------------------------------------------------- */

void sdyi_mpi_end(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    atomic_store_explicit(&me->slot->ended, me->op, memory_order_release);
    me->call = NULL;
}

void sdyi_mpi_close(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_end(context);
    /* a reader puts its mark before it looks at `ended`: one sees the other */
    atomic_thread_fence(memory_order_seq_cst);
    sdyi_mpi_wait wait = {0};
    for (int i = 0; i < me->n_peers; i++) {
        const sdyi_mpi_peer *const p = &me->peers[i];
        for (;;) {
            const uint64_t mark = atomic_load(&me->slot->marks[i]);
            const uint64_t chunks = mark & SDYI_MPI_READ;
            if (mark == 0 || chunks == SDYI_MPI_READ || p->is_dead)
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
