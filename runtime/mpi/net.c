/* Notes between ranks on different nodes; see net.h. */
#include "runtime/mpi/net.h"
#include "base/status.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* -- hearing --------------------------------------------------------------- */

static void hear_offer(sdyrt_context *context, sdyi_heard *from,
                       const sdyi_note_head *h, const char *payload,
                       const char *text) {
    const sdyi_mpi_rank *me = context->state;
    me->net->n_untaken += from->taken == from->seq;
    from->seq = h->seq;
    from->fingerprint = h->fingerprint;
    from->bytes = h->bytes;
    from->payload_bytes = 0;
    snprintf(from->offer_text, SDYI_SHM_TEXT, "%s", text);
    if (h->payload_bytes > 0) {
        if (from->payload == NULL)
            from->payload = aligned_alloc(SDYI_NET_ALIGNMENT, SDYI_NET_INLINE);
        if (from->payload == NULL) {
            sdyi_mpi_net_no_memory(context);
            return;
        }
        memcpy(from->payload, payload, h->payload_bytes);
        from->payload_bytes = h->payload_bytes;
    }
    sdyi_mpi_net_look(context, h->rank);
    if (me->shm.call == NULL || sdyi_shm_op_of(h->seq) < me->shm.op)
        sdyi_mpi_net_end(context);
}

void sdyi_mpi_net_end(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    /* between operations the last one is over, in one those before it */
    const uint64_t over = me->shm.call == NULL ? me->shm.op : me->shm.op - 1;
    /* of a context that is broken all hear otherwise */
    for (int r = 0;
         r < net->size && net->n_untaken > 0 && me->shm.broken == SDYRT_OK;
         r++) {
        sdyi_heard *const from = &net->heard[r];
        if (from->taken == from->seq || sdyi_shm_op_of(from->seq) > over)
            continue;
        from->taken = from->seq;
        net->n_untaken--;
        const sdyi_note_head head = {.kind = SDYI_NOTE_LEFT, .seq = from->seq};
        sdyi_mpi_net_say(context, r, head, NULL);
    }
}

/* Keep a refusal until its operation is over. */
static void hear_refusal(sdyrt_context *context, const sdyi_note_head *h,
                         const char *text) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    int kept = 0;
    for (int i = 0; i < net->n_refusals; i++)
        if (net->refusals[i].op >= me->shm.op)
            net->refusals[kept++] = net->refusals[i];
    net->n_refusals = kept;
    if (kept == net->refusals_capacity) {
        const int capacity = 2 * kept + 8;
        sdyi_shm_refusal *const grown =
            realloc(net->refusals, (size_t)capacity * sizeof *grown);
        if (grown == NULL) {
            sdyi_mpi_net_no_memory(context);
            return;
        }
        net->refusals = grown;
        net->refusals_capacity = capacity;
    }
    sdyi_shm_refusal *const r = &net->refusals[net->n_refusals++];
    *r = (sdyi_shm_refusal){
        .op = h->seq, .phase = (uint64_t)h->value, .rank = h->rank};
    snprintf(r->text, sizeof r->text, "%s", text);
    sdyi_mpi_net_apply_refusals(context);
}

static void do_without(sdyi_transfer *list, int which, int *left) {
    if (which < 0 || list[which].is_done)
        return;
    list[which].is_done = true;
    list[which].data = NULL;
    --*left;
}

void sdyi_mpi_net_apply_refusals(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    for (int i = 0; i < net->n_refusals; i++) {
        const sdyi_shm_refusal *const r = &net->refusals[i];
        if (me->shm.call == NULL || r->op != me->shm.op ||
            r->phase > (uint64_t)me->shm.phase)
            continue;
        sdyi_shm_hear_refusal(&me->shm, r);
        if (net->step == NULL)
            continue;
        const sdyi_heard *const from = &net->heard[r->rank];
        do_without(net->incoming, from->incoming, &net->incoming_left);
        do_without(net->outgoing, from->outgoing, &net->outgoing_left);
    }
}

/* A box was not fetched, whose rank has left the operation. */
static void hear_left(sdyrt_context *context, int rank,
                      const sdyi_transfer *out) {
    char what[64];
    if (out == NULL || out->is_done)
        return;
    snprintf(what, sizeof what, "has left it without fetching from rank %d",
             context->rank);
    (void)sdyi_shm_differs(context, rank, what);
}

static void hear_claim(sdyrt_context *context, sdyi_heard *from,
                       const sdyi_note_head *h, const char *text) {
    from->claim_op = h->seq;
    from->claim = h->fingerprint;
    snprintf(from->claim_text, SDYI_SHM_TEXT, "%s", text);
    sdyi_mpi_net_look(context, h->rank);
}

static void hear_verdict(sdyi_mpi_net *net, const sdyi_note_head *h,
                         const char *payload, const char *text) {
    net->verdict_op = h->seq;
    net->verdict = (int)h->value;
    snprintf(net->verdict_texts[0], SDYI_SHM_TEXT, "%s", text);
    net->verdict_texts[1][0] = '\0';
    if (h->payload_bytes > 0)
        snprintf(net->verdict_texts[1], SDYI_SHM_TEXT, "%s", payload);
}

static void hear(sdyrt_context *context, const char *note) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_note_head h;
    memcpy(&h, note, sizeof h);
    const char *const payload = note + sizeof h;
    const char *const text = h.text_bytes > 0 ? payload + h.payload_bytes : "";
    sdyi_heard *const from = &net->heard[h.rank];
    sdyi_transfer *const out =
        net->step != NULL && h.seq == net->seq && from->outgoing >= 0
            ? &net->outgoing[from->outgoing]
            : NULL;
    switch ((sdyi_note_kind)h.kind) {
    case SDYI_NOTE_OFFER:
        hear_offer(context, from, &h, payload, text);
        break;
    case SDYI_NOTE_GRANT:
        if (out != NULL)
            out->granted = h.value;
        break;
    case SDYI_NOTE_DONE:
        if (out != NULL && !out->is_done) {
            out->is_done = true;
            net->outgoing_left--;
        }
        break;
    case SDYI_NOTE_LEFT:
        hear_left(context, h.rank, out);
        break;
    case SDYI_NOTE_REFUSED:
        hear_refusal(context, &h, text);
        break;
    case SDYI_NOTE_BROKEN:
        sdyi_shm_hear_broken(context, (sdyrt_status)h.value, text);
        break;
    case SDYI_NOTE_REACHED:
        if (net->arrived[h.value] < h.seq)
            net->arrived[h.value] = h.seq;
        hear_claim(context, from, &h, text);
        break;
    case SDYI_NOTE_CLAIM:
        hear_claim(context, from, &h, text);
        break;
    case SDYI_NOTE_VERDICT:
        hear_verdict(net, &h, payload, text);
        break;
    case SDYI_NOTE_GONE:
        from->gone = true;
        net->n_gone++;
        break;
    }
}

static int expect_note(const sdyi_mpi_rank *me) {
    sdyi_mpi_net *net = me->net;
    return MPI_Irecv(net->note, (int)SDYI_NOTE_BYTES, MPI_BYTE, MPI_ANY_SOURCE,
                     SDYI_NET_NOTE_TAG, me->comm, &net->next_note);
}

void sdyi_mpi_net_progress(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    for (int i = 0; i < 16; i++) {
        int has_come = 0;
        int code = MPI_Test(&net->next_note, &has_come, MPI_STATUS_IGNORE);
        if (code == MPI_SUCCESS && !has_come)
            break;
        if (code == MPI_SUCCESS) {
            hear(context, net->note);
            net->moves++;
            code = expect_note(me);
        }
        if (code != MPI_SUCCESS) {
            (void)sdyi_mpi_error(context, "receiving a message", code);
            return;
        }
    }
    if (net->n_notes > 0) {
        const int code = sdyi_mpi_net_reap(net);
        if (code != MPI_SUCCESS) {
            (void)sdyi_mpi_error(context, "sending a message", code);
            return;
        }
    }
    sdyi_mpi_net_answer(context);
    sdyi_mpi_net_feed(context);
}

bool sdyi_mpi_net_is_idle(const sdyi_mpi_net *net) {
    return net->n_gone == net->n_remote && net->n_notes == 0 &&
           net->n_active == 0;
}

void sdyi_mpi_net_describe(const sdyrt_context *context, int rank,
                           const char *verb, char *text, size_t bytes) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_heard *const h = &me->net->heard[rank];
    const uint64_t offered = sdyi_shm_op_of(h->seq);
    const uint64_t op = offered > h->claim_op ? offered : h->claim_op;
    if (h->gone)
        snprintf(text, bytes, "rank %d %s; it destroys its context", rank,
                 verb);
    else
        snprintf(text, bytes,
                 "rank %d %s; it was last heard of at operation #%" PRIu64
                 " (%s)",
                 rank, verb, op,
                 op == 0         ? "none"
                 : op == offered ? h->offer_text
                                 : h->claim_text);
}

/* -- MPI's errors ---------------------------------------------------------- */

const char *sdyi_mpi_error_text(int code, char text[MPI_MAX_ERROR_STRING]) {
    int length;
    snprintf(text, MPI_MAX_ERROR_STRING, "unknown error");
    (void)MPI_Error_string(code, text, &length);
    return text;
}

sdyrt_status sdyi_mpi_error(sdyrt_context *context, const char *what,
                            int code) {
    char words[MPI_MAX_ERROR_STRING];
    return sdyi_shm_break(context,
                          sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s",
                                    what, sdyi_mpi_error_text(code, words)));
}

/* -- beginning and end ----------------------------------------------------- */

static int tags_of(const sdyi_mpi_rank *me) {
    int *limit, is_set = 0;
    const int code =
        MPI_Comm_get_attr(me->comm, MPI_TAG_UB, (void *)&limit, &is_set);
    return (code == MPI_SUCCESS && is_set ? *limit : 32767) -
           SDYI_NET_CHUNK_TAG;
}

/* What it takes to tell all when there is no memory left. */
static bool reserve_notes(sdyi_mpi_net *net) {
    while (net->notes_capacity <= 2 * net->n_remote)
        if (!sdyi_mpi_net_grow(net))
            return false;
    const bool has_stock =
        sdyi_mpi_net_stock(net, net->n_remote, false) == SDYRT_OK;
    net->reserve = net->free_small;
    net->free_small = NULL;
    return has_stock;
}

sdyrt_status sdyi_mpi_net_create(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = calloc(1, sizeof *net);
    if (net == NULL)
        return SDYI_NO_MEMORY(sizeof *net);
    const size_t memory = 2 * SDYI_NET_BUFFERS * SDYI_SHM_CHUNK;
    const size_t note = (SDYI_NOTE_BYTES + SDYI_NET_ALIGNMENT - 1) /
                        SDYI_NET_ALIGNMENT * SDYI_NET_ALIGNMENT;
    net->size = context->size;
    net->next_note = MPI_REQUEST_NULL;
    for (int r = 0; r < net->size; r++)
        net->n_remote += me->shm.peer_of[r] < 0;
    net->heard = calloc((size_t)net->size, sizeof *net->heard);
    net->note = aligned_alloc(SDYI_NET_ALIGNMENT, note);
    net->chunk_memory = aligned_alloc(4096, memory);
    if (net->heard == NULL || net->note == NULL || net->chunk_memory == NULL ||
        !reserve_notes(net)) {
        sdyi_mpi_net_destroy(net, true);
        return SDYI_NO_MEMORY(memory + (size_t)net->size * sizeof *net->heard);
    }
    for (int r = 0; r < net->size; r++)
        net->heard[r].incoming = net->heard[r].outgoing = -1;
    for (int i = 0; i < 2 * SDYI_NET_BUFFERS; i++) {
        net->chunks[i].data = net->chunk_memory + (size_t)i * SDYI_SHM_CHUNK;
        net->chunk_requests[i] = MPI_REQUEST_NULL;
    }
    me->net = net;
    me->shm.net = &sdyi_mpi_net_entries;
    net->tags = tags_of(me);
    const int code = expect_note(me);
    if (code == MPI_SUCCESS)
        return SDYRT_OK;
    me->net = NULL;
    me->shm.net = NULL;
    sdyi_mpi_net_destroy(net, true);
    return sdyi_mpi_error(context, "MPI_Irecv", code);
}

static void free_notes(sdyi_note *list) {
    while (list != NULL) {
        sdyi_note *const next = list->next;
        free(list);
        list = next;
    }
}

/* A request that does not end: what it uses stays. True when it has ended. */
static bool drop(MPI_Request *request) {
    if (*request == MPI_REQUEST_NULL)
        return true;
    int has_ended = 0;
    if (MPI_Cancel(request) != MPI_SUCCESS)
        return false;
    for (int i = 0; i < 1000 && !has_ended; i++)
        if (MPI_Test(request, &has_ended, MPI_STATUS_IGNORE) != MPI_SUCCESS)
            return false;
    return has_ended != 0;
}

void sdyi_mpi_net_destroy(sdyi_mpi_net *net, bool is_clean) {
    if (net == NULL)
        return;
    if (net->note != NULL && is_clean && drop(&net->next_note))
        free(net->note);
    for (int i = 0; i < net->n_notes; i++) {
        int has_ended = 0;
        if (is_clean)
            (void)MPI_Test(&net->requests[i], &has_ended, MPI_STATUS_IGNORE);
        if (has_ended)
            free(net->notes[i]);
    }
    bool is_idle = is_clean;
    for (int i = 0; i < 2 * SDYI_NET_BUFFERS && is_clean; i++)
        if (net->chunks[i].data != NULL)
            is_idle = drop(&net->chunk_requests[i]) && is_idle;
    if (is_idle)
        free(net->chunk_memory);
    for (int r = 0; r < net->size && net->heard != NULL; r++)
        free(net->heard[r].payload);
    free(net->heard);
    free(net->requests);
    free(net->notes);
    free(net->finished);
    free_notes(net->reserve);
    free_notes(net->free_small);
    free_notes(net->free_large);
    free(net->incoming);
    free(net->outgoing);
    free(net->terms);
    free(net->refusals);
    free(net);
}
