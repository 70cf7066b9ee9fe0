/* Operations of the shared-memory engine: posting, reading and signing off; see
 * shm.h for the states. */
#include "base/status.h"
#include "runtime/shm/shm.h"

#include <assert.h>
#include <string.h>

/* -- posting --------------------------------------------------------------- */

/* Wait until all that the place was for have ended their operation. */
static sdyrt_status free_place(sdyrt_context *context, int place) {
    const sdyi_shm_rank *me = context->state;
    const uint64_t op = me->eager_ops[place];
    const uint32_t bit = (uint32_t)1 << place;
    if (op == 0)
        return SDYRT_OK;
    for (int i = 0; i < me->n_peers; i++) {
        sdyi_shm_wait wait = {0};
        while ((me->eager[i] & bit) != 0) {
            if (atomic_load_explicit(&me->peers[i].slot->ended,
                                     memory_order_acquire) >= op)
                me->eager[i] &= ~bit;
            else
                SDYI_TRY(sdyi_shm_wait_for(context, &wait, me->peers[i].rank,
                                           "to fetch its box"));
        }
    }
    return SDYRT_OK;
}

static void hold_place(sdyi_shm_rank *me, const sdyi_exchange *step,
                       int place) {
    me->eager_ops[place] = me->op;
    for (int64_t i = 0; i < step->n_sends; i++) {
        const int peer = me->peer_of[step->sends[i].peer];
        if (peer >= 0)
            me->eager[peer] |= (uint32_t)1 << place;
    }
}

/* Post the source of `step` for the peers. */
static sdyrt_status post(sdyrt_context *context, const sdyi_exchange *step,
                         const sdyi_buffers *buffers) {
    sdyi_shm_rank *me = context->state;
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    me->is_eager = !sdyi_shm_sent_box(me, step, offset, counts);
    if (me->is_eager)
        return SDYRT_OK; /* nothing is sent */
    const char *const source = sdyi_exchange_source(step, buffers);
    const int own = me->peer_of[context->rank];
    const uintptr_t base = me->peers[own].base;
    sdyi_shm_posting *const p = sdyi_shm_posting_of(me, own);
    const int place = (int)(p - me->slot->postings);
    const bool can_be_eager = place < SDYI_SHM_PLACES;
    me->is_eager = can_be_eager && sdyi_exchange_box_bytes(step, counts) <=
                                       SDYI_SHM_EAGER_BYTES;
    if (can_be_eager)
        SDYI_TRY(free_place(context, place));
    p->protocol = SDYI_SHM_RENDEZVOUS;
    p->fingerprint = me->call->fingerprint;
    if (me->is_eager) {
        p->protocol = SDYI_SHM_EAGER;
        sdyi_shm_stage_whole(step, source, offset, counts,
                             me->slot->eager[place], base, p);
        hold_place(me, step, place);
    } else if (me->shares_addresses || sdyi_arena_holds(&me->arena, source)) {
        p->data = (int64_t)((uintptr_t)source - base);
        memcpy(p->strides, step->source_strides,
               (size_t)step->rank * sizeof p->strides[0]);
    } else if (sdyi_shm_stages_whole(step, counts)) {
        sdyi_shm_stage_whole(step, source, offset, counts, me->staging.memory,
                             base, p);
    } else {
        p->protocol = SDYI_SHM_CHUNKS;
        sdyi_shm_stage_start(me, step, source, offset, counts, base, p);
    }
    atomic_store(&p->seq, sdyi_shm_seq(me->op, me->phase));
    if (!sdyi_shm_stage_more(context))
        sdyi_shm_wake_readers(context, step);
    return SDYRT_OK;
}

/* -- reading --------------------------------------------------------------- */

/* A peer's posting, with its address in this process. */
typedef struct offer {
    sdyi_shm_protocol protocol;
    const char *data;
    const int64_t *strides;
} offer;

void sdyi_shm_put_mark(const sdyrt_context *context, int owner,
                       uint64_t chunks) {
    const sdyi_shm_rank *me = context->state;
    atomic_store(&me->peers[owner].slot->marks[me->peer_of[context->rank]],
                 sdyi_shm_mark(sdyi_shm_seq(me->op, me->phase), chunks));
    sdyi_shm_wake(context, owner);
}

sdyrt_status sdyi_shm_stop_reading(sdyrt_context *context, int owner) {
    sdyi_shm_put_mark(context, owner, SDYI_SHM_READ);
    return sdyi_shm_is_broken(context) ? sdyi_shm_lost(context, "its box")
                                       : SDYRT_OK;
}

/* Look at what a peer has posted for this exchange; false: nothing so far. */
static bool take_offer(const sdyi_shm_rank *me, int owner, offer *got) {
    const sdyi_shm_posting *const p = sdyi_shm_posting_of(me, owner);
    if (atomic_load(&p->seq) != sdyi_shm_seq(me->op, me->phase) ||
        p->fingerprint != me->call->fingerprint)
        return false;
    *got = (offer){p->protocol,
                   (const char *)(me->peers[owner].base + (uintptr_t)p->data),
                   p->strides};
    return true;
}

/* Wait until a peer has posted this exchange, and put a mark on it unless it is
 * eager. */
static sdyrt_status start_reading(sdyrt_context *context, int owner,
                                  offer *got) {
    sdyi_shm_rank *me = context->state;
    sdyi_shm_wait wait = {.only = me->staging.step == NULL ? owner + 1 : 0};
    for (;;) {
        /* read first: postings and refusals before it are visible then */
        const bool has_ended = sdyi_shm_has_ended(me, owner);
        if (take_offer(me, owner, got))
            break;
        if (sdyi_shm_has_refused(me, owner)) {
            got->protocol = SDYI_SHM_REFUSED;
            return SDYRT_OK;
        }
        if (!sdyi_shm_is_broken(context))
            SDYI_TRY(sdyi_shm_check(context, owner, has_ended, "sending to"));
        SDYI_TRY(sdyi_shm_wait_for(context, &wait, me->peers[owner].rank,
                                   "to reach it"));
    }
    if (got->protocol == SDYI_SHM_EAGER)
        return SDYRT_OK;
    sdyi_shm_put_mark(context, owner, 0);
    return sdyi_shm_is_broken(context) ? sdyi_shm_stop_reading(context, owner)
                                       : SDYRT_OK;
}

/* Copy one box, the own one or of a peer, or open a stream. */
static sdyrt_status copy_piece(sdyrt_context *context,
                               const sdyi_exchange *step,
                               const sdyi_peer_box *piece,
                               const sdyi_buffers *buffers) {
    sdyi_shm_rank *me = context->state;
    const int owner = me->peer_of[piece->peer];
    const bool is_own = piece->peer == context->rank;
    offer from = {SDYI_SHM_EAGER, sdyi_exchange_source(step, buffers),
                  step->source_strides};
    if (!is_own)
        SDYI_TRY(start_reading(context, owner, &from));
    if (from.protocol == SDYI_SHM_REFUSED)
        return SDYRT_OK;
    if (from.protocol == SDYI_SHM_CHUNKS) {
        sdyi_shm_stream_open(me, step, piece);
        return SDYRT_OK;
    }
    const char *const source =
        sdyi_peer_box_source(step, piece, from.data, from.strides);
    char *const target = sdyi_peer_box_target(step, piece, buffers);
    if (source != target) /* a share of the out tile is in place */
        sdyi_copy_box_of(source, from.strides, target, step->target_strides,
                         piece->counts, step->rank,
                         sdyrt_dtype_bytes(step->dtype),
                         sdyi_exchange_moved(step, me->n_peers));
    return from.protocol == SDYI_SHM_EAGER
               ? SDYRT_OK
               : sdyi_shm_stop_reading(context, owner);
}

static sdyrt_status copy_pieces(sdyrt_context *context,
                                const sdyi_exchange *step,
                                const sdyi_buffers *buffers) {
    const sdyi_shm_rank *me = context->state;
    const int64_t n = step->n_receives;
    /* start after the own rank, so that not all read from one first */
    int64_t start = 0;
    while (start < n && step->receives[start].peer < context->rank)
        start++;
    for (int64_t i = 0; i < n; i++) {
        const sdyi_peer_box *piece = &step->receives[(start + i) % n];
        if (me->peer_of[piece->peer] >= 0)
            SDYI_TRY(copy_piece(context, step, piece, buffers));
    }
    return sdyi_shm_stream_all(context, step, buffers);
}

/* The address of a term: in the own buffer, in a peer's, which then has this
 * rank's mark, or in memory that messages have filled. NULL: its rank has
 * refused. */
static sdyrt_status find_term(sdyrt_context *context, const sdyi_exchange *step,
                              const sdyi_peer_box *piece,
                              const sdyi_buffers *buffers, sdyi_term *term) {
    const sdyi_shm_rank *me = context->state;
    const int owner = me->peer_of[piece->peer];
    offer from = {SDYI_SHM_EAGER, sdyi_exchange_source(step, buffers),
                  step->source_strides};
    *term = (sdyi_term){NULL, NULL};
    assert(owner >= 0 || me->net != NULL);
    if (owner < 0)
        *term = me->net->term(context, piece->peer);
    else if (piece->peer != context->rank)
        SDYI_TRY(start_reading(context, owner, &from));
    if (owner >= 0 && from.protocol != SDYI_SHM_REFUSED)
        *term = (sdyi_term){
            sdyi_peer_box_source(step, piece, from.data, from.strides),
            from.strides};
    return SDYRT_OK;
}

/* Sign off from a term, if it is a peer's that has a mark on it. */
static sdyrt_status put_term(sdyrt_context *context, const sdyi_peer_box *piece,
                             const sdyi_term *term) {
    const sdyi_shm_rank *me = context->state;
    const int owner = me->peer_of[piece->peer];
    return owner < 0 || piece->peer == context->rank || term->data == NULL ||
                   sdyi_shm_posting_of(me, owner)->protocol == SDYI_SHM_EAGER
               ? SDYRT_OK
               : sdyi_shm_stop_reading(context, owner);
}

/* Combine the `n_terms` boxes from `first` on into their target box. */
static sdyrt_status reduce_pieces(sdyrt_context *context,
                                  const sdyi_exchange *step, int64_t first,
                                  const sdyi_buffers *buffers) {
    const sdyi_peer_box *const pieces = &step->receives[first];
    sdyrt_status status = SDYRT_OK;
    bool is_whole = true;
    int64_t n = 0;
    for (; n < step->n_terms && status == SDYRT_OK; n++) {
        status = find_term(context, step, &pieces[n], buffers, &step->terms[n]);
        is_whole = is_whole && step->terms[n].data != NULL;
    }
    if (status == SDYRT_OK && is_whole)
        sdyi_combine_box(step->dtype, step->reduction, &step->combiner,
                         step->terms, step->n_terms,
                         sdyi_peer_box_target(step, pieces, buffers),
                         step->target_strides, pieces->counts, step->rank);
    for (int64_t i = 0; i < n; i++) {
        const sdyrt_status put = put_term(context, &pieces[i], &step->terms[i]);
        status = status == SDYRT_OK ? put : status;
    }
    return status;
}

/* -- signing off ----------------------------------------------------------- */

bool sdyi_shm_has_read(sdyi_shm_rank *me, int peer, uint64_t chunks) {
    return atomic_load(&me->slot->marks[peer]) >=
               sdyi_shm_mark(sdyi_shm_seq(me->op, me->phase), chunks) ||
           sdyi_shm_has_refused(me, peer);
}

/* Wait until a peer has fetched its box. The timeout starts again whenever its
 * mark changes, and does not run while a thread of this process reads, as that
 * cannot die alone. */
static sdyrt_status wait_for_reader(sdyrt_context *context, int peer) {
    sdyi_shm_rank *me = context->state;
    sdyi_shm_wait wait = {.only = me->staging.step == NULL ? peer + 1 : 0};
    uint64_t before = 0;
    for (;;) {
        const bool has_ended = sdyi_shm_has_ended(me, peer);
        if (sdyi_shm_has_read(me, peer, SDYI_SHM_READ))
            return SDYRT_OK;
        const uint64_t mark = atomic_load(&me->slot->marks[peer]);
        const bool reads =
            mark >= sdyi_shm_mark(sdyi_shm_seq(me->op, me->phase), 0);
        if (mark != before || (reads && me->shares_addresses))
            wait.patience = (sdyi_patience){0};
        before = mark;
        if (!sdyi_shm_is_broken(context) && !reads)
            SDYI_TRY(sdyi_shm_check(context, peer, has_ended, "fetching from"));
        SDYI_TRY(sdyi_shm_wait_for(context, &wait, me->peers[peer].rank,
                                   "to fetch its box"));
    }
}

static sdyrt_status wait_for_readers(sdyrt_context *context,
                                     const sdyi_exchange *step) {
    const sdyi_shm_rank *me = context->state;
    for (int64_t i = 0; i < step->n_sends && !me->is_eager; i++) {
        const int peer = me->peer_of[step->sends[i].peer];
        if (peer >= 0)
            SDYI_TRY(wait_for_reader(context, peer));
    }
    return SDYRT_OK;
}

/* -- an operation ---------------------------------------------------------- */

sdyrt_status sdyi_shm_prepare(sdyrt_context *context,
                              const sdyi_exchange *steps, int n_steps) {
    sdyi_shm_rank *me = context->state;
    SDYI_TRY(sdyi_shm_stage_prepare(me, steps, n_steps));
    return me->net == NULL ? SDYRT_OK
                           : me->net->prepare(context, steps, n_steps);
}

static sdyrt_status move_boxes(sdyrt_context *context,
                               const sdyi_exchange *step,
                               const sdyi_buffers *buffers) {
    const sdyi_shm_rank *me = context->state;
    const sdyi_shm_net *const net = me->net;
    const bool is_reduction = step->kind == SDYRT_STEP_REDUCE;
    SDYI_TRY(post(context, step, buffers));
    if (net != NULL)
        SDYI_TRY(net->start(context, step, buffers));
    if (!is_reduction)
        SDYI_TRY(copy_pieces(context, step, buffers));
    if (net != NULL)
        SDYI_TRY(net->receive(context));
    for (int64_t i = 0; i < step->n_receives && is_reduction;
         i += step->n_terms)
        SDYI_TRY(reduce_pieces(context, step, i, buffers));
    SDYI_TRY(wait_for_readers(context, step));
    return net == NULL ? SDYRT_OK : net->flush(context);
}

void sdyi_shm_end(sdyrt_context *context) {
    sdyi_shm_rank *me = context->state;
    atomic_store_explicit(&me->slot->ended, me->op, memory_order_release);
    me->call = NULL;
    if (me->net != NULL)
        me->net->end(context);
}

/* End an operation that has failed on this rank. In a broken context it waits
 * for threads that still read its buffers. */
static sdyrt_status give_up(sdyrt_context *context, sdyrt_status status) {
    const sdyi_shm_rank *me = context->state;
    sdyi_shm_end(context);
    for (int i = 0;
         i < me->n_peers && me->shares_addresses && me->broken != SDYRT_OK;
         i++) {
        sdyi_shm_wait wait = {0};
        for (;;) {
            const uint64_t mark = atomic_load(&me->slot->marks[i]);
            if (mark == 0 || (mark & SDYI_SHM_READ) == SDYI_SHM_READ)
                break;
            (void)sdyi_shm_wait_turn(context, &wait);
        }
    }
    return status;
}

sdyrt_status sdyi_shm_begin(sdyrt_context *context, const sdyi_call *call) {
    const sdyrt_status status = sdyi_shm_enter(context, call);
    return status == SDYRT_OK ? SDYRT_OK : give_up(context, status);
}

sdyrt_status sdyi_shm_exchange(sdyrt_context *context,
                               const sdyi_exchange *step,
                               const sdyi_buffers *buffers) {
    sdyi_shm_rank *me = context->state;
    me->step = step;
    sdyrt_status status = move_boxes(context, step, buffers);
    me->step = NULL;
    /* a mismatch with a rank that sends nothing to this one: all boxes have
     * come, and no other rank would report it */
    if (status == SDYRT_OK && me->broken == SDYRT_MISMATCH)
        status = sdyi_shm_lost(context, "its peers");
    if (me->net != NULL)
        me->net->finish(context);
    sdyi_shm_stage_end(me);
    me->phase++;
    if (status != SDYRT_OK)
        return give_up(context, status);
    if (me->refusal.op != me->op)
        return SDYRT_OK;
    sdyi_shm_refuse_from(context, (uint64_t)me->phase, me->refusal.text);
    return give_up(context, sdyi_shm_refused(me));
}
