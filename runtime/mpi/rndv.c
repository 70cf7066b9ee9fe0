/* Boxes between nodes: offering and expecting them, and the chunks of those
 * that are too large for a control message; see net.h. */
#include "base/alloc.h"
#include "base/integers.h"
#include "base/status.h"
#include "runtime/mpi/net.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- chunks ---------------------------------------------------------------- */

/* Send FIN for a box that has come completely. */
static void arrived(sdyrt_context *context, sdyi_transfer *t) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const sdyi_ctl_head head = {.kind = SDYI_CTL_FIN, .seq = net->seq};
    t->is_done = true;
    net->incoming_left--;
    sdyi_mpi_ctl_say(context, t->piece->peer, head, NULL);
}

typedef struct part {
    int64_t counts[SDYRT_MAX_RANK];
    int64_t tight[SDYRT_MAX_RANK];
    char *data;
    size_t bytes;
} part;

static part part_of(const sdyi_mpi_net *net, const sdyi_transfer *t,
                    int64_t number) {
    part p;
    int64_t offset[SDYRT_MAX_RANK];
    const int rank = net->step->rank;
    const size_t width = sdyrt_dtype_bytes(net->step->dtype);
    sdyi_part_box(&t->chunks, number, offset, p.counts);
    sdyi_tight_strides(p.counts, rank, p.tight);
    p.data = sdyi_element(t->data, offset, t->strides, rank, width);
    p.bytes = sdyi_exchange_box_bytes(net->step, p.counts);
    return p;
}

/* Exchanges whose tags are the same do not mix: chunks of a box are sent, and
 * buffers for them posted, in order. */
static int chunk_tag(const sdyi_mpi_net *net) {
    return SDYI_NET_CHUNK_TAG + (int)(net->seq % (uint64_t)net->tags);
}

int sdyi_mpi_free_chunk(const sdyi_mpi_net *net, int from) {
    for (int i = from; i < from + SDYI_NET_BUFFERS; i++)
        if (net->chunk_requests[i] == MPI_REQUEST_NULL)
            return i;
    return -1;
}

bool sdyi_mpi_start_chunk(sdyrt_context *context, int i, size_t bytes,
                          int tag) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const sdyi_chunk *const c = &net->chunks[i];
    MPI_Request *const request = &net->chunk_requests[i];
    const bool receives = i >= SDYI_NET_BUFFERS;
    const int code = receives ? MPI_Irecv(c->data, (int)bytes, MPI_BYTE,
                                          c->rank, tag, me->comm, request)
                              : MPI_Isend(c->data, (int)bytes, MPI_BYTE,
                                          c->rank, tag, me->comm, request);
    if (code == MPI_SUCCESS)
        net->n_active++;
    else
        (void)sdyi_mpi_error(context, receives ? "MPI_Irecv" : "MPI_Isend",
                             code);
    return code == MPI_SUCCESS;
}

static bool send_chunk(sdyrt_context *context, int which) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_transfer *const t = &net->outgoing[which];
    const int i = t->next < t->granted ? sdyi_mpi_free_chunk(net, 0) : -1;
    if (i < 0)
        return false;
    const part p = part_of(net, t, t->next);
    char *const data = net->chunks[i].data;
    sdyi_copy_box(p.data, t->strides, data, p.tight, p.counts, net->step->rank,
                  sdyrt_dtype_bytes(net->step->dtype));
    net->chunks[i] =
        (sdyi_chunk){data, t->piece->peer, net->seq, which, t->next++, NULL};
    return sdyi_mpi_start_chunk(context, i, p.bytes, chunk_tag(net));
}

/* Post a buffer for the next chunk; the caller grants it. */
static bool expect_chunk(sdyrt_context *context, int which) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_transfer *const t = &net->incoming[which];
    const int i = t->is_open && t->next < t->chunks.n
                      ? sdyi_mpi_free_chunk(net, SDYI_NET_BUFFERS)
                      : -1;
    if (i < 0)
        return false;
    const size_t bytes = part_of(net, t, t->next).bytes;
    net->chunks[i] = (sdyi_chunk){
        net->chunks[i].data, t->piece->peer, net->seq, which, t->next++, NULL};
    return sdyi_mpi_start_chunk(context, i, bytes, chunk_tag(net));
}

static void take_chunk(sdyrt_context *context, const sdyi_chunk *c) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_transfer *const t = &net->incoming[c->transfer];
    const part p = part_of(net, t, c->number);
    sdyi_copy_box(c->data, p.tight, p.data, t->strides, p.counts,
                  net->step->rank, sdyrt_dtype_bytes(net->step->dtype));
    if (++t->arrived == t->chunks.n)
        arrived(context, t);
}

static void finish_chunks(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    int n = 0, finished[2 * SDYI_NET_BUFFERS];
    const int code = MPI_Testsome(2 * SDYI_NET_BUFFERS, net->chunk_requests, &n,
                                  finished, MPI_STATUSES_IGNORE);
    if (code != MPI_SUCCESS) {
        (void)sdyi_mpi_error(context, "moving a box", code);
        return;
    }
    for (int i = 0; i < n; i++) { /* n may be MPI_UNDEFINED, which is < 0 */
        const sdyi_chunk *const c = &net->chunks[finished[i]];
        net->n_active--;
        net->moves++;
        const bool has_come = finished[i] >= SDYI_NET_BUFFERS;
        if (c->job != NULL)
            sdyi_mpi_mail_chunk(context, c, has_come);
        else if (has_come && c->transfer >= 0 && net->step != NULL)
            take_chunk(context, c);
    }
}

void sdyi_mpi_rndv_feed(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    if (net->n_active > 0)
        finish_chunks(context);
    if (net->step == NULL || me->shm.broken != SDYRT_OK)
        return;
    net->first++;
    bool again = net->incoming_left > 0;
    while (again && me->shm.broken == SDYRT_OK) {
        again = false;
        for (int k = 0; k < net->n_incoming; k++) {
            const int i = (k + net->first) % net->n_incoming;
            sdyi_transfer *const t = &net->incoming[i];
            if (!expect_chunk(context, i))
                continue;
            const sdyi_ctl_head head = {
                .kind = SDYI_CTL_CTS, .seq = net->seq, .value = t->next};
            sdyi_mpi_ctl_say(context, t->piece->peer, head, NULL);
            again = true;
        }
    }
    again = net->outgoing_left > 0;
    while (again && me->shm.broken == SDYRT_OK) {
        again = false;
        for (int k = 0; k < net->n_outgoing; k++)
            again |= send_chunk(context, (k + net->first) % net->n_outgoing);
    }
}

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
                   SDYI_SHM_CHUNK, &t->chunks);
}

static void send_rts(sdyrt_context *context, const sdyi_transfer *t) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const size_t bytes = sdyi_exchange_box_bytes(net->step, t->piece->counts);
    const sdyi_ctl_head head = {
        .kind = SDYI_CTL_RTS,
        .rank = context->rank,
        .seq = net->seq,
        .fingerprint = me->shm.call->fingerprint,
        .bytes = bytes,
        .payload_bytes = bytes <= SDYI_NET_INLINE ? (uint32_t)bytes : 0};
    sdyi_ctl *const ctl = sdyi_mpi_ctl_make(net, &head, me->shm.call->text);
    if (ctl == NULL) {
        sdyi_mpi_ctl_no_memory(context);
        return;
    }
    if (head.payload_bytes > 0) {
        int64_t tight[SDYRT_MAX_RANK];
        sdyi_tight_strides(t->piece->counts, net->step->rank, tight);
        sdyi_copy_box(t->data, t->strides, ctl->data + sizeof head, tight,
                      t->piece->counts, net->step->rank,
                      sdyrt_dtype_bytes(net->step->dtype));
    }
    sdyi_mpi_ctl_send(context, t->piece->peer, ctl);
}

/* Bytes of a term in the memory of those that come. */
static size_t term_bytes(const sdyi_exchange *step,
                         const sdyi_peer_box *piece) {
    return sdyi_round_up(sdyi_exchange_box_bytes(step, piece->counts),
                         SDYI_NET_ALIGNMENT);
}

static sdyrt_status net_start(sdyrt_context *context, const sdyi_exchange *step,
                              const sdyi_buffers *buffers) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const size_t width = sdyrt_dtype_bytes(step->dtype);
    net->step = step;
    net->seq = sdyi_shm_seq(me->shm.op, me->shm.phase);
    net->n_incoming = net->n_outgoing = 0;
    /* expect first: what is offered may have come already */
    char *terms = net->terms;
    for (int64_t i = 0; i < step->n_receives; i++) {
        const sdyi_peer_box *const p = &step->receives[i];
        if (me->shm.peer_of[p->peer] >= 0)
            continue;
        sdyi_transfer *const t = &net->incoming[net->n_incoming];
        net->heard[p->peer].incoming = net->n_incoming++;
        if (step->kind == SDYRT_STEP_REDUCE) {
            int64_t tight[SDYRT_MAX_RANK];
            sdyi_tight_strides(p->counts, step->rank, tight);
            open_transfer(step, p, terms, tight, t);
            terms += term_bytes(step, p);
        } else {
            open_transfer(step, p, sdyi_peer_box_target(step, p, buffers),
                          step->target_strides, t);
        }
    }
    net->incoming_left = net->n_incoming;
    const void *const source = sdyi_exchange_source(step, buffers);
    for (int64_t i = 0; i < step->n_sends; i++) {
        const sdyi_peer_box *const p = &step->sends[i];
        if (me->shm.peer_of[p->peer] >= 0)
            continue;
        sdyi_transfer *const t = &net->outgoing[net->n_outgoing];
        net->heard[p->peer].outgoing = net->n_outgoing++;
        open_transfer(step, p,
                      sdyi_element(source, p->offset, step->source_strides,
                                   step->rank, width),
                      step->source_strides, t);
    }
    net->outgoing_left = net->n_outgoing;
    sdyi_mpi_net_apply_refusals(context);
    for (int i = 0; i < net->n_outgoing && me->shm.broken == SDYRT_OK; i++)
        if (!net->outgoing[i].is_done)
            send_rts(context, &net->outgoing[i]);
    for (int i = 0; i < net->n_incoming; i++)
        sdyi_mpi_rndv_look(context, net->incoming[i].piece->peer);
    for (int i = 0; i < net->n_outgoing; i++)
        sdyi_mpi_rndv_look(context, net->outgoing[i].piece->peer);
    for (int step_back = 1; step_back < context->size; step_back *= 2)
        sdyi_mpi_rndv_look(context,
                           (context->rank + context->size - step_back) %
                               context->size); /* in a barrier? */
    sdyi_mpi_net_progress(context);
    return sdyi_shm_is_broken(context)
               ? sdyi_shm_lost(context, "its boxes to be offered")
               : SDYRT_OK;
}

/* -- an offer -------------------------------------------------------------- */

/* Handle the end of this operation on `rank`: MISMATCH if it owes a box, or has
 * not fetched one. FIN of all that it fetched has come before. */
static void look_for_rest(sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_mpi_net *const net = me->net;
    const sdyi_heard *const from = &net->heard[rank];
    if (from->incoming >= 0 && !net->incoming[from->incoming].is_done)
        (void)sdyi_shm_ended_without(context, rank, "sending to");
    else if (from->outgoing >= 0 && !net->outgoing[from->outgoing].is_done)
        (void)sdyi_shm_ended_without(context, rank, "fetching from");
}

void sdyi_mpi_rndv_look(sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_heard *const from = &net->heard[rank];
    if (net->step == NULL || me->shm.broken != SDYRT_OK)
        return;
    if (sdyi_mpi_net_differs(me, from)) {
        (void)sdyi_mpi_net_mismatch(context, rank);
        return;
    }
    if (sdyi_shm_op_of(from->seq) > me->shm.op || from->claim_op > me->shm.op ||
        (from->is_gone && from->last_op >= me->shm.op)) {
        look_for_rest(context, rank);
        return;
    }
    if (from->incoming < 0)
        return;
    sdyi_transfer *const t = &net->incoming[from->incoming];
    if (t->is_done || t->is_open || from->seq != net->seq)
        return;
    if (from->bytes != sdyi_exchange_box_bytes(net->step, t->piece->counts)) {
        (void)sdyi_mpi_net_mismatch(context, rank);
        return;
    }
    from->taken = from->seq;
    net->n_untaken--;
    if (from->bytes > SDYI_NET_INLINE) {
        t->is_open = true; /* sdyi_mpi_rndv_feed grants */
        return;
    }
    int64_t tight[SDYRT_MAX_RANK];
    sdyi_tight_strides(t->piece->counts, net->step->rank, tight);
    if (from->payload_bytes > 0)
        sdyi_copy_box(from->payload, tight, t->data, t->strides,
                      t->piece->counts, net->step->rank,
                      sdyrt_dtype_bytes(net->step->dtype));
    arrived(context, t);
}

/* -- the rest of an exchange ----------------------------------------------- */

/* Wait until all of a list is done. Time runs from the last time that anything
 * has moved. */
static sdyrt_status wait_for_all(sdyrt_context *context,
                                 const sdyi_transfer *list, const int *left,
                                 const char *verb) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_mpi_net *net = me->net;
    sdyi_shm_wait wait = {0};
    uint64_t moves = net->moves;
    for (int i = 0; *left > 0;) {
        if (list[i].is_done) {
            i++;
            continue;
        }
        if (net->moves != moves)
            wait = (sdyi_shm_wait){0};
        moves = net->moves;
        SDYI_TRY(sdyi_shm_wait_for(context, &wait, list[i].piece->peer, verb));
    }
    return SDYRT_OK;
}

static sdyrt_status net_receive(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    return wait_for_all(context, me->net->incoming, &me->net->incoming_left,
                        "to reach it");
}

static sdyrt_status net_flush(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    return wait_for_all(context, me->net->outgoing, &me->net->outgoing_left,
                        "to fetch its box");
}

static sdyi_term net_term(const sdyrt_context *context, int rank) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_mpi_net *const net = me->net;
    const sdyi_transfer *const t = &net->incoming[net->heard[rank].incoming];
    return (sdyi_term){t->data, t->strides};
}

static void net_finish(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
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

static void net_refuse(sdyrt_context *context, uint64_t number,
                       const char *text) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_ctl_notify(context, SDYI_CTL_REFUSED, me->shm.op, (int64_t)number,
                        text);
}

static void net_report_broken(sdyrt_context *context, sdyrt_status status,
                              const char *text) {
    sdyi_mpi_ctl_notify(context, SDYI_CTL_BROKEN, 0, (int64_t)status, text);
}

/* -- room ------------------------------------------------------------------ */

static sdyrt_status grow(sdyi_transfer **list, int *capacity, int n) {
    if (n <= *capacity || n <= 0)
        return SDYRT_OK;
    SDYI_RESIZE(*list, n);
    *capacity = n;
    return SDYRT_OK;
}

static int count_remote(const sdyi_mpi_rank *me, const sdyi_peer_box *pieces,
                        int64_t n) {
    int remote = 0;
    for (int64_t i = 0; i < n; i++)
        remote += me->shm.peer_of[pieces[i].peer] < 0;
    return remote;
}

static sdyrt_status prepare_terms(const sdyi_mpi_rank *me, sdyi_mpi_net *net,
                                  const sdyi_exchange *step) {
    size_t bytes = 0;
    for (int64_t i = 0; i < step->n_receives; i++)
        if (me->shm.peer_of[step->receives[i].peer] < 0)
            bytes += term_bytes(step, &step->receives[i]);
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

static sdyrt_status net_prepare(sdyrt_context *context,
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
        SDYI_TRY(sdyi_mpi_ctl_stock(net, out, true));
        SDYI_TRY(sdyi_mpi_ctl_stock(net, out + in * 4, false));
    }
    return SDYRT_OK;
}

const sdyi_shm_net sdyi_mpi_net_entries = {
    .progress = sdyi_mpi_net_progress,
    .prepare = net_prepare,
    .start = net_start,
    .receive = net_receive,
    .term = net_term,
    .flush = net_flush,
    .finish = net_finish,
    .end = sdyi_mpi_net_end,
    .compare = sdyi_mpi_net_compare,
    .barrier = sdyi_mpi_net_barrier,
    .refuse = net_refuse,
    .report_broken = net_report_broken,
    .describe = sdyi_mpi_net_describe,
    .is_gone = sdyi_mpi_net_is_gone,
    .message = sdyi_mpi_mail_advance,
    .forget = sdyi_mpi_mail_forget,
};
