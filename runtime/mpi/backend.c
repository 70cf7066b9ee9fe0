/* The mpi backend: ranks are processes. On one node they copy straight out of
 * each other's memory, between nodes boxes travel in messages; see rank.h. */
#include "runtime/mpi/backend.h"
#include "base/status.h"
#include "runtime/mpi/net.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- an exchange ----------------------------------------------------------- */

static bool is_near(const sdyi_mpi_rank *me, int rank) {
    return me->peer_of[rank] >= 0;
}

/* Copy one box, the own one or of a peer on this node, or open a stream. */
static sdyrt_status copy_piece(sdyrt_context *context,
                               const sdyi_exchange *step,
                               const sdyi_peer_box *piece,
                               const sdyi_buffers *buffers) {
    sdyi_mpi_rank *me = context->state;
    const bool is_own = piece->peer == context->rank;
    sdyi_mpi_offer from = {SDYI_MPI_ARENA,
                           sdyi_buffer_read(buffers, step->source),
                           step->source_strides};
    if (!is_own)
        SDYI_TRY(sdyi_mpi_start_reading(context, piece->peer, &from));
    if (from.where == SDYI_MPI_CHUNKS) {
        sdyi_mpi_stream_open(me, step, piece);
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
    return is_own ? SDYRT_OK : sdyi_mpi_stop_reading(context, piece->peer);
}

static sdyrt_status copy_near(sdyrt_context *context, const sdyi_exchange *step,
                              const sdyi_buffers *buffers) {
    const sdyi_mpi_rank *me = context->state;
    const int64_t n = step->n_receives;
    /* start behind the own rank, so that not all read from one first */
    int64_t start = 0;
    while (start < n && step->receives[start].peer < context->rank)
        start++;
    for (int64_t i = 0; i < n; i++) {
        const sdyi_peer_box *piece = &step->receives[(start + i) % n];
        if (is_near(me, piece->peer))
            SDYI_TRY(copy_piece(context, step, piece, buffers));
    }
    return sdyi_mpi_stream_all(context, step, buffers);
}

/* Combine the `n_terms` boxes from `first` on into their target box. */
static sdyrt_status reduce_pieces(sdyrt_context *context,
                                  const sdyi_exchange *step, int64_t first,
                                  const sdyi_buffers *buffers) {
    const sdyi_mpi_rank *me = context->state;
    sdyrt_status status = SDYRT_OK;
    int64_t reading = 0; /* terms [0, reading) are held */
    for (; reading < step->n_terms; reading++) {
        const sdyi_peer_box *piece = &step->receives[first + reading];
        if (!is_near(me, piece->peer)) {
            step->terms[reading] = sdyi_mpi_net_term(me->net, piece->peer);
            continue;
        }
        sdyi_mpi_offer from = {SDYI_MPI_ARENA,
                               sdyi_buffer_read(buffers, step->source),
                               step->source_strides};
        if (piece->peer != context->rank)
            status = sdyi_mpi_start_reading(context, piece->peer, &from);
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
    for (int64_t i = 0; i < reading; i++) {
        const int peer = step->receives[first + i].peer;
        if (peer == context->rank || !is_near(me, peer))
            continue;
        const sdyrt_status stopped = sdyi_mpi_stop_reading(context, peer);
        status = status == SDYRT_OK ? stopped : status;
    }
    return status;
}

/* Whether the peer of a send has fetched its box; `progress` changes with what
 * it does. */
static bool has_fetched(const sdyi_mpi_rank *me, int peer, uint64_t *progress) {
    const int near = me->peer_of[peer];
    const sdyi_mpi_net *const net = me->net;
    if (near < 0 && net != NULL) {
        *progress = net->moves;
        return net->outgoing[net->heard[peer].outgoing].is_done;
    }
    *progress = sdyi_mpi_reader(me, near);
    return *progress >=
           sdyi_mpi_mark(sdyi_mpi_seq(me->op, me->phase), SDYI_MPI_READ);
}

/* Wait until `peer` has fetched its box, for the timeout from the last time
 * that it was seen to go on. */
static sdyrt_status wait_for_reader(sdyrt_context *context, int peer) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_mpi_net *const net = me->net;
    const int near = me->peer_of[peer];
    sdyi_mpi_wait wait = {0};
    uint64_t progress = 0, before = 0;
    for (;;) {
        const bool has_left = near < 0 && net != NULL
                                  ? net->heard[peer].left == net->seq
                                  : sdyi_mpi_has_left(me, near);
        if (has_fetched(me, peer, &progress))
            return SDYRT_OK;
        if (net != NULL && net->failure != SDYRT_OK)
            return net->failure;
        if (progress != before)
            wait.start = 0;
        before = progress;
        const bool is_lost = sdyi_mpi_is_lost(context);
        if (!is_lost)
            SDYI_TRY(sdyi_mpi_check(context, peer, has_left, "fetching from"));
        if (!is_lost && sdyi_mpi_wait_turn(context, &wait))
            continue;
        char where[SDYI_MPI_TEXT];
        sdyi_mpi_describe(context, peer, "to fetch its box", where,
                          sizeof where);
        return is_lost ? sdyi_mpi_lost(context, where)
                       : sdyi_mpi_time_out(context, where);
    }
}

static sdyrt_status wait_for_readers(sdyrt_context *context,
                                     const sdyi_exchange *step) {
    const sdyi_mpi_rank *me = context->state;
    for (int64_t i = 0; i < step->n_sends; i++) {
        const int peer = step->sends[i].peer;
        if (!me->is_eager || !is_near(me, peer))
            SDYI_TRY(wait_for_reader(context, peer));
    }
    return SDYRT_OK;
}

static sdyrt_status move_boxes(sdyrt_context *context,
                               const sdyi_exchange *step,
                               const sdyi_buffers *buffers) {
    const sdyi_mpi_rank *me = context->state;
    if (me->net != NULL)
        SDYI_TRY(sdyi_mpi_net_start(context, step, buffers));
    if (step->kind == SDYRT_STEP_EXCHANGE) {
        SDYI_TRY(copy_near(context, step, buffers));
        return me->net == NULL ? SDYRT_OK : sdyi_mpi_net_receive(context);
    }
    if (me->net != NULL)
        SDYI_TRY(sdyi_mpi_net_receive(context));
    for (int64_t i = 0; i < step->n_receives; i += step->n_terms)
        SDYI_TRY(reduce_pieces(context, step, i, buffers));
    return SDYRT_OK;
}

static sdyrt_status mpi_exchange(sdyrt_context *context,
                                 const sdyi_exchange *step,
                                 const sdyi_buffers *buffers) {
    sdyi_mpi_rank *me = context->state;
    sdyrt_status status = sdyi_mpi_post(context, step, buffers);
    if (status == SDYRT_OK)
        status = move_boxes(context, step, buffers);
    if (status == SDYRT_OK)
        status = wait_for_readers(context, step);
    if (me->net != NULL)
        sdyi_mpi_net_finish(context);
    sdyi_mpi_stage_end(context);
    if (status != SDYRT_OK)
        sdyi_mpi_close(context);
    me->phase++;
    return status;
}

/* -- all ranks ------------------------------------------------------------- */

/* What all ranks of the node do in turn in one operation. */
typedef enum stage {
    STAGE_CALLED = 1, /* its call can be read */
    STAGE_COMPARED,   /* it has read all calls */
    STAGE_BARRIER
} stage;

/* Wait until all ranks of the node have reached a stage. */
static sdyrt_status reach(sdyrt_context *context, stage target) {
    sdyi_mpi_rank *me = context->state;
    const uint64_t mark = me->op * 4 + (uint64_t)target;
    atomic_store(&me->slot->reached, mark);
    sdyi_mpi_wait wait = {0};
    int missing = 0;
    for (;;) {
        bool has_left = false;
        for (; missing < me->n_peers; missing++) {
            has_left = sdyi_mpi_has_left(me, missing);
            if (atomic_load(&me->peers[missing].slot->reached) < mark)
                break;
        }
        /* an operation that failed on some rank fails on all; a rank that
         * left after this stage does not take it back */
        const bool is_lost = sdyi_mpi_is_lost(context);
        if (missing == me->n_peers && me->failure.op != me->op)
            return SDYRT_OK;
        if (!is_lost && target == STAGE_BARRIER && missing < me->n_peers)
            SDYI_TRY(sdyi_mpi_check(context, me->peers[missing].rank, has_left,
                                    "meeting"));
        if (!is_lost && sdyi_mpi_wait_turn(context, &wait))
            continue;
        char where[SDYI_MPI_TEXT] = "all ranks to reach it";
        if (missing < me->n_peers)
            sdyi_mpi_describe(context, me->peers[missing].rank, "to reach it",
                              where, sizeof where);
        return is_lost ? sdyi_mpi_lost(context, where)
                       : sdyi_mpi_time_out(context, where);
    }
}

static uint64_t call_of(const sdyi_mpi_rank *me, int peer, char *text) {
    uint64_t fingerprint = 0;
    (void)sdyi_mpi_words_read(
        &me->peers[peer].slot->calls[me->op % SDYI_MPI_OPS], me->op,
        &fingerprint, text); /* it stays until this rank has compared */
    return fingerprint;
}

/* Compare the call across the node; the same verdict everywhere. */
static sdyrt_status compare_calls(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    SDYI_TRY(reach(context, STAGE_CALLED));
    char texts[2][SDYI_MPI_TEXT];
    const uint64_t first = call_of(me, 0, texts[0]);
    int other = 0;
    for (int r = 1; r < me->n_peers && other == 0; r++)
        if (call_of(me, r, texts[1]) != first)
            other = r;
    SDYI_TRY(reach(context, STAGE_COMPARED));
    if (other == 0)
        return SDYRT_OK;
    return sdyi_fail(SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                     "operation #%" PRIu64
                     ": rank 0 calls %s, rank %d calls %s",
                     me->op, texts[0], other, texts[1]);
}

/* -- the table ------------------------------------------------------------- */

/* Enter the next operation; compare it across all ranks when asked to. */
static sdyrt_status enter(sdyrt_context *context, const sdyi_call *call) {
    sdyi_mpi_rank *me = context->state;
    me->op++;
    me->phase = 0;
    me->call = call;
    sdyi_mpi_watch(me);
    sdyi_mpi_words_write(&me->slot->calls[me->op % SDYI_MPI_OPS], me->op,
                         call->fingerprint, call->text);
    atomic_store_explicit(&me->slot->entered, me->op, memory_order_release);
    if (me->net != NULL)
        sdyi_mpi_net_progress(context); /* what came since the last one */
    if (sdyi_mpi_is_lost(context))
        return sdyi_mpi_lost(context, NULL);
    if (!context->verify)
        return SDYRT_OK;
    return me->net == NULL ? compare_calls(context)
                           : sdyi_mpi_net_compare(context);
}

static sdyrt_status mpi_begin(sdyrt_context *context, const sdyi_call *call) {
    const sdyrt_status status = enter(context, call);
    if (status != SDYRT_OK)
        sdyi_mpi_close(context);
    return status;
}

static void mpi_refuse(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    me->op++;
    sdyi_mpi_record_failure(context);
    sdyi_mpi_close(context);
}

static sdyrt_status mpi_barrier(sdyrt_context *context) {
    static const sdyi_call barrier = {.fingerprint = 1, .text = "a barrier"};
    const sdyi_mpi_rank *me = context->state;
    sdyrt_status status = enter(context, &barrier);
    if (status == SDYRT_OK)
        status = me->net == NULL ? reach(context, STAGE_BARRIER)
                                 : sdyi_mpi_net_barrier(context);
    sdyi_mpi_end(context);
    return status;
}

static sdyrt_status mpi_prepare(sdyrt_context *context,
                                const sdyi_exchange *steps, int n_steps) {
    const sdyi_mpi_rank *me = context->state;
    SDYI_TRY(sdyi_mpi_stage_prepare(context, steps, n_steps));
    return me->net == NULL ? SDYRT_OK
                           : sdyi_mpi_net_prepare(context, steps, n_steps);
}

static void *mpi_alloc(sdyrt_context *context, size_t bytes) {
    sdyi_mpi_rank *me = context->state;
    return sdyi_arena_alloc(&me->arena, bytes, true);
}

static void mpi_free(sdyrt_context *context, void *memory) {
    sdyi_mpi_rank *me = context->state;
    (void)sdyi_arena_free(&me->arena, memory);
}

const sdyi_host_steps sdyi_mpi_steps = {
    .prepare = mpi_prepare,
    .begin = mpi_begin,
    .exchange = mpi_exchange,
    .end = sdyi_mpi_end,
};

const sdyi_backend sdyi_backend_mpi = {
    .name = "mpi",
    .compile = sdyi_host_compile,
    .run = sdyi_host_run,
    .program_free = sdyi_host_program_free,
    .agree = sdyi_host_agree,
    .refuse = mpi_refuse,
    .barrier = mpi_barrier,
    .alloc = mpi_alloc,
    .free = mpi_free,
    .wait = sdyi_host_wait,
    .copy = sdyi_host_copy,
    .fini = sdyi_mpi_fini,
};
