/* Reading the buffers of peers on the same node. */
#include "runtime/mpi/net.h"
#include "runtime/mpi/rank.h"
#include "runtime/status.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

/* Below this a copy into staging costs less than system calls. */
#define SMALL_BYTES ((size_t)64 * 1024)

/* -- offering -------------------------------------------------------------- */

/* The smallest box around all that a step sends on this node; false: it sends
 * nothing there. Also the bytes sent, and those of the shortest run. */
static bool bounds(const sdyi_mpi_rank *me, const sdyi_step *step,
                   int64_t *offset, int64_t *counts, size_t *bytes,
                   size_t *run) {
    const size_t width = sdyrt_dtype_bytes(step->dtype);
    bool any = false;
    *bytes = 0;
    *run = SIZE_MAX;
    for (int64_t i = 0; i < step->n_sends; i++) {
        const sdyi_piece *const p = &step->sends[i];
        if (me->peer_of[p->peer] < 0)
            continue;
        for (int d = 0; d < step->rank; d++) {
            const int64_t start = p->offset[d], end = start + p->counts[d];
            const int64_t last = any ? offset[d] + counts[d] : end;
            offset[d] = any && offset[d] < start ? offset[d] : start;
            counts[d] = (last > end ? last : end) - offset[d];
        }
        any = true;
        *bytes += sdyi_mpi_box_bytes(p->counts, step->rank, width);
        const size_t shortest = sdyi_mpi_run_bytes(
            p->counts, step->source_strides, step->rank, width);
        *run = shortest < *run ? shortest : *run;
    }
    return any;
}

size_t sdyi_mpi_staging_needed(const sdyi_mpi_rank *me, const sdyi_step *step) {
    int64_t offset[SDYRT_MAX_RANK], counts[SDYRT_MAX_RANK];
    size_t bytes, run;
    return bounds(me, step, offset, counts, &bytes, &run)
               ? sdyi_mpi_box_bytes(counts, step->rank,
                                    sdyrt_dtype_bytes(step->dtype))
               : 0;
}

/* Copy what is sent to `place`, in the arena, all of it once, and say where it
 * is as if the whole buffer were there. */
static void stage(const sdyi_mpi_rank *me, const sdyi_step *step,
                  const char *source, const int64_t *offset,
                  const int64_t *counts, char *place, sdyi_mpi_posting *p) {
    const size_t width = sdyrt_dtype_bytes(step->dtype);
    sdyi_mpi_tight(counts, step->rank, p->strides);
    sdyi_copy_box(
        source + sdyi_offset(offset, step->source_strides, step->rank) *
                     (int64_t)width,
        step->source_strides, place, p->strides, counts, step->rank, width);
    p->data = (place - me->arena.base) -
              sdyi_offset(offset, p->strides, step->rank) * (int64_t)width;
}

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
    size_t bytes, run;
    me->is_eager = !bounds(me, step, offset, counts, &bytes, &run);
    if (me->is_eager)
        return SDYRT_OK; /* nothing is sent */
    const char *const source = sdyi_buffer_read(buffers, step->source);
    const uint64_t seq = sdyi_mpi_seq(me->op, me->phase);
    const int place = eager_place(me);
    if (place >= 0)
        SDYI_TRY(free_place(context, place));
    sdyi_mpi_posting *const p =
        &me->slot->postings[seq % (SDYI_MPI_OPS * SDYI_MPI_PHASES)];
    if (place >= 0 && sdyi_mpi_box_bytes(counts, step->rank,
                                         sdyrt_dtype_bytes(step->dtype)) <=
                          SDYI_MPI_EAGER_BYTES) {
        me->is_eager = true;
        p->where = SDYI_MPI_EAGER;
        stage(me, step, source, offset, counts, me->slot->eager[place], p);
        hold_place(me, step, place);
    } else if (!sdyi_arena_holds(&me->arena, source) &&
               (!me->can_pull || step->kind != SDYRT_STEP_EXCHANGE ||
                bytes < SMALL_BYTES || run < SDYI_MPI_LONG_RUN)) {
        p->where = SDYI_MPI_ARENA;
        stage(me, step, source, offset, counts, me->staging, p);
    } else {
        const bool is_shared = sdyi_arena_holds(&me->arena, source);
        p->where = is_shared ? SDYI_MPI_ARENA : SDYI_MPI_PRIVATE;
        p->data =
            is_shared ? source - me->arena.base : (int64_t)(intptr_t)source;
        memcpy(p->strides, step->source_strides,
               (size_t)step->rank * sizeof p->strides[0]);
    }
    p->fingerprint = me->call->fingerprint;
    atomic_store_explicit(&p->seq, seq, memory_order_release);
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
    atomic_store(mark_on(me, owner, self), seq * 2);
    if (atomic_load(&me->peers[owner].slot->ended) < me->op)
        return true;
    atomic_store(mark_on(me, owner, self), seq * 2 + 1);
    return false;
}

static sdyi_mpi_posting *posting_of(const sdyi_mpi_rank *me, int peer) {
    return &me->peers[peer].slot->postings[sdyi_mpi_seq(me->op, me->phase) %
                                           (SDYI_MPI_OPS * SDYI_MPI_PHASES)];
}

/* Look at what a peer has posted for this exchange; false: nothing so far. */
static bool take_offer(const sdyrt_context *context, int owner,
                       sdyi_mpi_offer *offer) {
    const sdyi_mpi_rank *me = context->state;
    const uint64_t seq = sdyi_mpi_seq(me->op, me->phase);
    const sdyi_mpi_posting *const p = posting_of(me, owner);
    if (atomic_load(&p->seq) != seq || p->fingerprint != me->call->fingerprint)
        return false;
    if (p->where != SDYI_MPI_EAGER &&
        !put_mark(me, owner, me->peer_of[context->rank], seq))
        return false;
    offer->where = (sdyi_mpi_where)p->where;
    offer->data = offer->where == SDYI_MPI_PRIVATE
                      ? (const char *)(intptr_t)p->data
                      : me->peers[owner].base + p->data;
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
    if (posting_of(me, owner)->where != SDYI_MPI_EAGER)
        atomic_store(mark_on(me, owner, me->peer_of[context->rank]),
                     sdyi_mpi_seq(me->op, me->phase) * 2 + 1);
}

sdyi_mpi_reading sdyi_mpi_reader(const sdyi_mpi_rank *me, int peer) {
    const uint64_t seq = sdyi_mpi_seq(me->op, me->phase);
    const uint64_t mark = atomic_load(&me->slot->marks[peer]);
    return mark == seq * 2  ? SDYI_MPI_AT_WORK
           : mark > seq * 2 ? SDYI_MPI_DONE
                            : SDYI_MPI_TO_COME;
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
            if (mark == 0 || mark % 2 == 1 || p->is_dead)
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
