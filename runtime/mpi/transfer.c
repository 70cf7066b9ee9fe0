/* Boxes between nodes: what an exchange offers and expects; see net.h. */
#include "base/status.h"
#include "runtime/mpi/net.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- offering and expecting ------------------------------------------------ */

static void open_transfer(const sdyi_exchange *step, const sdyi_peer_box *piece,
                          char *data, const int64_t *strides,
                          sdyi_transfer *t) {
    t->piece = piece;
    t->data = data;
    t->next = t->granted = t->arrived = 0;
    t->is_open = t->is_done = false;
    memcpy(t->strides, strides, (size_t)step->rank * sizeof strides[0]);
    sdyi_parts_cut(piece->counts, step->rank, sdyrt_dtype_bytes(step->dtype),
                   SDYI_MPI_CHUNK, &t->chunks);
}

static void send_offer(sdyrt_context *context, const sdyi_transfer *t) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const size_t bytes = sdyi_exchange_box_bytes(net->step, t->piece->counts);
    const sdyi_note_head head = {
        .kind = SDYI_NOTE_OFFER,
        .rank = context->rank,
        .seq = net->seq,
        .fingerprint = me->call->fingerprint,
        .bytes = bytes,
        .payload_bytes = bytes <= SDYI_NET_INLINE ? (uint32_t)bytes : 0};
    sdyi_note *const note = sdyi_mpi_net_note(net, &head, me->call->text);
    if (note == NULL) {
        net->failure = SDYI_NO_MEMORY(SDYI_NOTE_BYTES);
        sdyi_mpi_record_failure(context);
        return;
    }
    if (head.payload_bytes > 0) {
        int64_t tight[SDYRT_MAX_RANK];
        sdyi_tight_strides(t->piece->counts, net->step->rank, tight);
        sdyi_copy_box(t->data, t->strides, note->data + sizeof head, tight,
                      t->piece->counts, net->step->rank,
                      sdyi_net_width(net->step));
    }
    sdyi_mpi_net_send(context, t->piece->peer, note);
}

sdyrt_status sdyi_mpi_net_start(sdyrt_context *context,
                                const sdyi_exchange *step,
                                const sdyi_buffers *buffers) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const int64_t width = (int64_t)sdyrt_dtype_bytes(step->dtype);
    net->step = step;
    net->seq = sdyi_mpi_seq(me->op, me->phase);
    net->failure = SDYRT_OK;
    net->left = -1;
    net->n_incoming = net->n_outgoing = 0;
    /* expect first: what is offered may have come already */
    char *terms = net->terms;
    for (int64_t i = 0; i < step->n_receives; i++) {
        const sdyi_peer_box *const p = &step->receives[i];
        if (me->peer_of[p->peer] >= 0)
            continue;
        sdyi_transfer *const t = &net->incoming[net->n_incoming];
        net->heard[p->peer].incoming = net->n_incoming++;
        if (step->kind == SDYRT_STEP_REDUCE) {
            int64_t tight[SDYRT_MAX_RANK];
            sdyi_tight_strides(p->counts, step->rank, tight);
            open_transfer(step, p, terms, tight, t);
            terms += (sdyi_exchange_box_bytes(step, p->counts) + 63) / 64 * 64;
        } else {
            char *const target = sdyi_buffer_write(buffers, step->target);
            open_transfer(step, p,
                          target + sdyi_offset(p->offset, step->target_strides,
                                               step->rank) *
                                       width,
                          step->target_strides, t);
        }
    }
    net->incoming_left = net->n_incoming;
    char *const source =
        (char *)(uintptr_t)sdyi_buffer_read(buffers, step->source);
    for (int64_t i = 0; i < step->n_sends; i++) {
        const sdyi_peer_box *const p = &step->sends[i];
        if (me->peer_of[p->peer] >= 0)
            continue;
        sdyi_transfer *const t = &net->outgoing[net->n_outgoing];
        net->heard[p->peer].outgoing = net->n_outgoing++;
        open_transfer(
            step, p,
            source + sdyi_offset(p->offset, step->source_strides, step->rank) *
                         width,
            step->source_strides, t);
    }
    net->outgoing_left = net->n_outgoing;
    for (int i = 0; i < net->n_outgoing && net->failure == SDYRT_OK; i++)
        send_offer(context, &net->outgoing[i]);
    for (int i = 0; i < net->n_incoming; i++)
        sdyi_mpi_net_look(context, net->incoming[i].piece->peer);
    for (int i = 0; i < net->n_outgoing; i++)
        sdyi_mpi_net_look(context, net->outgoing[i].piece->peer);
    for (int step_back = 1; step_back < context->size; step_back *= 2)
        sdyi_mpi_net_look(context, (context->rank + context->size - step_back) %
                                       context->size); /* in a barrier? */
    sdyi_mpi_net_progress(context);
    return net->failure;
}

/* -- an offer -------------------------------------------------------------- */

void sdyi_mpi_net_look(sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_heard *const from = &net->heard[rank];
    if (net->step == NULL || net->failure != SDYRT_OK)
        return;
    if (from->claim_op == me->op && from->claim != me->call->fingerprint) {
        net->failure = sdyi_mpi_net_mismatch(context, rank);
        return;
    }
    if (sdyi_mpi_op_of(from->seq) == me->op &&
        from->fingerprint != me->call->fingerprint) {
        net->failure = sdyi_mpi_net_mismatch(context, rank);
        return;
    }
    if (from->incoming < 0)
        return;
    sdyi_transfer *const t = &net->incoming[from->incoming];
    if (t->is_done || t->is_open)
        return;
    if (sdyi_mpi_op_of(from->seq) > me->op || from->claim_op > me->op) {
        net->left = rank;
        return;
    }
    if (sdyi_mpi_op_of(from->seq) < me->op)
        return;
    if (from->seq != net->seq)
        return;
    if (from->bytes != sdyi_exchange_box_bytes(net->step, t->piece->counts)) {
        net->failure = sdyi_mpi_net_mismatch(context, rank);
        return;
    }
    from->taken = from->seq;
    net->n_untaken--;
    if (from->bytes > SDYI_NET_INLINE) {
        t->is_open = true; /* sdyi_mpi_net_feed grants */
        return;
    }
    int64_t tight[SDYRT_MAX_RANK];
    sdyi_tight_strides(t->piece->counts, net->step->rank, tight);
    if (from->payload_bytes > 0)
        sdyi_copy_box(from->payload, tight, t->data, t->strides,
                      t->piece->counts, net->step->rank,
                      sdyi_net_width(net->step));
    sdyi_mpi_net_arrived(context, t);
}

/* -- the rest of an exchange ----------------------------------------------- */

sdyrt_status sdyi_mpi_net_receive(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_mpi_wait wait = {0};
    uint64_t moves = net->moves;
    while (net->incoming_left > 0 && net->failure == SDYRT_OK) {
        if (net->left >= 0 && !sdyi_mpi_wait_for_cause(context)) {
            const sdyrt_status status = sdyi_fail(
                SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
                "operation #%" PRIu64 ": rank %d calls %s, rank %d has left it "
                "without sending to rank %d",
                me->op, context->rank, me->call->text, net->left,
                context->rank);
            sdyi_mpi_record_failure(context);
            return status;
        }
        const bool is_in_time = sdyi_mpi_wait_turn(context, &wait);
        if (net->incoming_left == 0 || net->failure != SDYRT_OK)
            break;
        if (net->moves != moves) {
            moves = net->moves;
            wait = (sdyi_mpi_wait){0};
            continue;
        }
        const bool is_lost = sdyi_mpi_is_lost(context);
        if (is_in_time && !is_lost)
            continue;
        char where[SDYI_MPI_TEXT] = "";
        for (int i = 0; i < net->n_incoming && where[0] == '\0'; i++)
            if (!net->incoming[i].is_done)
                sdyi_mpi_describe(context, net->incoming[i].piece->peer,
                                  "to reach it", where, sizeof where);
        return is_lost ? sdyi_mpi_lost(context, where)
                       : sdyi_mpi_time_out(context, where);
    }
    return net->failure;
}

sdyi_term sdyi_mpi_net_term(const sdyi_mpi_net *net, int rank) {
    const sdyi_transfer *const t = &net->incoming[net->heard[rank].incoming];
    return (sdyi_term){t->data, t->strides};
}

/* Tell who waits for a box, or has posted buffers for it, how far it went. */
static void give_up(sdyrt_context *context, const sdyi_transfer *t) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const sdyi_note_head head = {
        .kind = SDYI_NOTE_STOP, .seq = net->seq, .value = t->next};
    if (!t->is_done &&
        sdyi_exchange_box_bytes(net->step, t->piece->counts) > SDYI_NET_INLINE)
        sdyi_mpi_net_say(context, t->piece->peer, head, NULL);
}

void sdyi_mpi_net_finish(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    for (int i = 0; i < net->n_outgoing && net->outgoing_left > 0; i++)
        give_up(context, &net->outgoing[i]);
    for (int i = 0; i < net->n_incoming; i++)
        net->heard[net->incoming[i].piece->peer].incoming = -1;
    for (int i = 0; i < net->n_outgoing; i++)
        net->heard[net->outgoing[i].piece->peer].outgoing = -1;
    net->step = NULL;
    net->n_incoming = net->n_outgoing = 0;
    net->incoming_left = net->outgoing_left = 0;
    for (int i = 0; i < 2 * SDYI_NET_BUFFERS && net->n_active > 0; i++)
        net->chunks[i].transfer = -1;
}

/* -- room ------------------------------------------------------------------ */

static sdyrt_status grow(sdyi_transfer **list, int *capacity, int n) {
    if (n <= *capacity || n <= 0)
        return SDYRT_OK;
    sdyi_transfer *grown = realloc(*list, (size_t)n * sizeof *grown);
    if (grown == NULL)
        return SDYI_NO_MEMORY((size_t)n * sizeof *grown);
    *list = grown;
    *capacity = n;
    return SDYRT_OK;
}

static int count_remote(const sdyi_mpi_rank *me, const sdyi_peer_box *pieces,
                        int64_t n) {
    int remote = 0;
    for (int64_t i = 0; i < n; i++)
        remote += me->peer_of[pieces[i].peer] < 0;
    return remote;
}

static sdyrt_status prepare_terms(const sdyi_mpi_rank *me, sdyi_mpi_net *net,
                                  const sdyi_exchange *step) {
    size_t bytes = 0;
    for (int64_t i = 0; i < step->n_receives; i++)
        if (me->peer_of[step->receives[i].peer] < 0)
            bytes +=
                (sdyi_exchange_box_bytes(step, step->receives[i].counts) + 63) /
                64 * 64;
    if (step->kind != SDYRT_STEP_REDUCE || bytes <= net->terms_bytes)
        return SDYRT_OK;
    char *const terms = aligned_alloc(SDYI_NET_ALIGNMENT, bytes);
    if (terms == NULL)
        return SDYI_NO_MEMORY(bytes); /* older plans keep what there is */
    free(net->terms);
    net->terms = terms;
    net->terms_bytes = bytes;
    return SDYRT_OK;
}

sdyrt_status sdyi_mpi_net_prepare(sdyrt_context *context,
                                  const sdyi_exchange *steps, int n_steps) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    for (int i = 0; i < n_steps; i++) {
        const sdyi_exchange *const s = &steps[i];
        const int out = count_remote(me, s->sends, s->n_sends);
        const int in = count_remote(me, s->receives, s->n_receives);
        SDYI_TRY(grow(&net->outgoing, &net->outgoing_capacity, out));
        SDYI_TRY(grow(&net->incoming, &net->incoming_capacity, in));
        SDYI_TRY(prepare_terms(me, net, s));
        SDYI_TRY(sdyi_mpi_net_stock(net, out, true));
        SDYI_TRY(sdyi_mpi_net_stock(net, out + in * 4, false));
    }
    return SDYRT_OK;
}
