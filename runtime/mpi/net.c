/* Notes between ranks on different nodes; see net.h. */
#include "runtime/mpi/net.h"
#include "runtime/status.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NOTE_TAG 1
#define FIRST_TAG 2
#define SMALL_NOTE (sizeof(sdyi_note_head) + 2 * SDYI_MPI_TEXT)
#define ALIGNMENT 64

_Static_assert(sizeof(sdyi_note_head) == ALIGNMENT, "a cache line");

/* -- sending --------------------------------------------------------------- */

static bool grow_notes(sdyi_mpi_net *net) {
    const int capacity =
        net->notes_capacity == 0 ? 64 : 2 * net->notes_capacity;
    const size_t n = (size_t)capacity;
    MPI_Request *requests = realloc(net->requests, n * sizeof *requests);
    if (requests != NULL)
        net->requests = requests;
    sdyi_note **notes = realloc(net->notes, n * sizeof(sdyi_note *));
    if (notes != NULL)
        net->notes = notes;
    int *finished = realloc(net->finished, n * sizeof *finished);
    if (finished != NULL)
        net->finished = finished;
    if (requests == NULL || notes == NULL || finished == NULL)
        return false;
    net->notes_capacity = capacity;
    return true;
}

sdyi_note *sdyi_mpi_net_note(sdyi_mpi_net *net, const sdyi_note_head *head,
                             const char *text) {
    if (net->n_notes == net->notes_capacity && !grow_notes(net))
        return NULL;
    const bool is_large = head->payload_bytes > 0;
    sdyi_note **const list = is_large ? &net->free_large : &net->free_small;
    sdyi_note *note = *list;
    if (note != NULL) {
        *list = note->next;
    } else {
        const size_t capacity = is_large ? SDYI_NOTE_BYTES : SMALL_NOTE;
        const size_t bytes =
            (sizeof *note + capacity + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
        note = aligned_alloc(ALIGNMENT, bytes);
        if (note == NULL)
            return NULL;
        note->capacity = capacity;
    }
    sdyi_note_head h = *head;
    if (text != NULL) {
        char *const at = note->data + sizeof h + h.payload_bytes;
        h.text_bytes = (uint32_t)snprintf(at, SDYI_MPI_TEXT, "%s", text) + 1;
        if (h.text_bytes > SDYI_MPI_TEXT)
            h.text_bytes = SDYI_MPI_TEXT;
    }
    memcpy(note->data, &h, sizeof h);
    return note;
}

static void recycle(sdyi_mpi_net *net, sdyi_note *note) {
    sdyi_note **const list =
        note->capacity == SMALL_NOTE ? &net->free_small : &net->free_large;
    note->next = *list;
    *list = note;
}

void sdyi_mpi_net_send(sdyrt_context *context, int rank, sdyi_note *note) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_note_head h;
    memcpy(&h, note->data, sizeof h);
    const size_t bytes = sizeof h + h.payload_bytes + h.text_bytes;
    const int code = MPI_Isend(note->data, (int)bytes, MPI_BYTE, rank, NOTE_TAG,
                               me->comm, &net->requests[net->n_notes]);
    if (code != MPI_SUCCESS) {
        recycle(net, note);
        (void)sdyi_mpi_error(context, "MPI_Isend", code);
        return;
    }
    net->notes[net->n_notes++] = note;
}

void sdyi_mpi_net_say(sdyrt_context *context, int rank, sdyi_note_head head,
                      const char *text) {
    sdyi_mpi_rank *me = context->state;
    head.rank = context->rank;
    sdyi_note *const note = sdyi_mpi_net_note(me->net, &head, text);
    if (note == NULL)
        sdyi_mpi_break(context, SDYRT_ABORTED, "no memory for a message");
    else
        sdyi_mpi_net_send(context, rank, note);
}

void sdyi_mpi_net_tell(sdyrt_context *context, sdyi_note_kind kind,
                       sdyrt_status status, const char *text) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_note_head head = {
        .kind = (int32_t)kind, .seq = me->op, .value = (int64_t)status};
    for (int r = 0; r < context->size; r++)
        if (me->peer_of[r] < 0)
            sdyi_mpi_net_say(context, r, head, text);
}

static int reap_notes(sdyi_mpi_net *net) {
    int n = 0;
    const int code = MPI_Testsome(net->n_notes, net->requests, &n,
                                  net->finished, MPI_STATUSES_IGNORE);
    if (code != MPI_SUCCESS || n == MPI_UNDEFINED || n == 0)
        return code;
    int kept = 0;
    for (int i = 0; i < net->n_notes; i++) {
        if (net->requests[i] == MPI_REQUEST_NULL) {
            recycle(net, net->notes[i]);
            continue;
        }
        net->requests[kept] = net->requests[i];
        net->notes[kept++] = net->notes[i];
    }
    net->n_notes = kept;
    return code;
}

/* -- hearing --------------------------------------------------------------- */

static void hear_offer(sdyrt_context *context, sdyi_heard *from,
                       const sdyi_note_head *h, const char *payload,
                       const char *text) {
    from->seq = h->seq;
    from->fingerprint = h->fingerprint;
    from->bytes = h->bytes;
    from->payload_bytes = 0;
    snprintf(from->text, SDYI_MPI_TEXT, "%s", text);
    if (h->payload_bytes > 0) {
        if (from->payload == NULL)
            from->payload = aligned_alloc(ALIGNMENT, SDYI_NET_INLINE);
        if (from->payload == NULL) {
            sdyi_mpi_break(context, SDYRT_ABORTED, "no memory for a message");
            return;
        }
        memcpy(from->payload, payload, h->payload_bytes);
        from->payload_bytes = h->payload_bytes;
    }
    sdyi_mpi_net_offered(context, h->rank);
}

static void hear_failure(sdyi_mpi_rank *me, const sdyi_note_head *h,
                         const char *text) {
    sdyi_mpi_failure *const f = &me->failures[h->seq % SDYI_MPI_FAILED_OPS];
    if (f->op >= h->seq)
        return;
    f->op = h->seq;
    f->rank = h->rank;
    snprintf(f->text, SDYI_MPI_TEXT, "%s", text);
}

static void hear_verdict(sdyi_mpi_net *net, const sdyi_note_head *h,
                         const char *payload, const char *text) {
    net->verdict_op = h->seq;
    net->verdict = (int)h->value;
    snprintf(net->verdict_texts[0], SDYI_MPI_TEXT, "%s", text);
    net->verdict_texts[1][0] = '\0';
    if (h->payload_bytes > 0)
        snprintf(net->verdict_texts[1], SDYI_MPI_TEXT, "%s", payload);
}

static void hear(sdyrt_context *context, const char *note) {
    sdyi_mpi_rank *me = context->state;
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
    case SDYI_NOTE_FAILED:
        hear_failure(me, &h, text);
        break;
    case SDYI_NOTE_BROKEN:
        if (me->broken == SDYRT_OK) {
            me->broken = (sdyrt_status)h.value;
            snprintf(me->breakage, SDYI_MPI_TEXT, "%s", text);
        }
        break;
    case SDYI_NOTE_REACHED:
        if (net->arrived[h.value] < h.seq)
            net->arrived[h.value] = h.seq;
        break;
    case SDYI_NOTE_CLAIM:
        from->claim_op = h.seq;
        from->claim = h.fingerprint;
        snprintf(from->text, SDYI_MPI_TEXT, "%s", text);
        break;
    case SDYI_NOTE_VERDICT:
        hear_verdict(net, &h, payload, text);
        break;
    case SDYI_NOTE_GONE:
        from->gone = true;
        break;
    }
}

static int expect_note(const sdyi_mpi_rank *me) {
    sdyi_mpi_net *net = me->net;
    return MPI_Irecv(net->note, (int)SDYI_NOTE_BYTES, MPI_BYTE, MPI_ANY_SOURCE,
                     NOTE_TAG, me->comm, &net->next_note);
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
        const int code = reap_notes(net);
        if (code != MPI_SUCCESS) {
            (void)sdyi_mpi_error(context, "sending a message", code);
            return;
        }
    }
    sdyi_mpi_net_feed(context);
}

void sdyi_mpi_net_describe(const sdyrt_context *context, int rank,
                           const char *verb, char *text, size_t bytes) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_heard *const h = &me->net->heard[rank];
    const uint64_t op = h->seq / 8 > h->claim_op ? h->seq / 8 : h->claim_op;
    if (h->gone)
        snprintf(text, bytes, "rank %d %s; it has returned", rank, verb);
    else
        snprintf(text, bytes,
                 "rank %d %s; it was last heard of at operation #%" PRIu64
                 " (%s)",
                 rank, verb, op, op == 0 ? "none" : h->text);
}

/* -- all ranks ------------------------------------------------------------- */

/* By dissemination: after round k a rank knows of the 2^(k+1) before it. */
sdyrt_status sdyi_mpi_net_barrier(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const int n = context->size;
    int round = 0;
    for (int64_t step = 1; step < n; step *= 2, round++) {
        const sdyi_note_head head = {
            .kind = SDYI_NOTE_REACHED, .seq = me->op, .value = round};
        sdyi_mpi_net_say(context, (int)((context->rank + step) % n), head,
                         NULL);
        const int before = (int)((context->rank - step + n) % n);
        char where[SDYI_MPI_TEXT];
        sdyi_mpi_wait wait = {0};
        while (net->arrived[round] < me->op) {
            const bool is_in_time = sdyi_mpi_wait_turn(context, &wait);
            if (net->arrived[round] >= me->op)
                break;
            const bool is_lost = sdyi_mpi_is_lost(context);
            if (is_in_time && !is_lost)
                continue;
            /* with more than two ranks it may be one before that one */
            sdyi_mpi_describe(context, before,
                              n > 2 ? "or a rank that it waits for to reach it"
                                    : "to reach it",
                              where, sizeof where);
            return is_lost ? sdyi_mpi_lost(context, where)
                           : sdyi_mpi_time_out(context, where);
        }
    }
    return SDYRT_OK;
}

/* Wait until rank `rank` has claimed, or rank 0 decided. */
static sdyrt_status wait_for(sdyrt_context *context, const uint64_t *op,
                             int rank) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_wait wait = {0};
    char where[SDYI_MPI_TEXT];
    while (*op < me->op) {
        const bool is_in_time = sdyi_mpi_wait_turn(context, &wait);
        if (*op >= me->op)
            break;
        const bool is_lost = sdyi_mpi_is_lost(context);
        if (is_in_time && !is_lost)
            continue;
        sdyi_mpi_describe(context, rank, "to reach it", where, sizeof where);
        return is_lost ? sdyi_mpi_lost(context, where)
                       : sdyi_mpi_time_out(context, where);
    }
    return sdyi_mpi_is_lost(context) ? sdyi_mpi_lost(context, NULL) : SDYRT_OK;
}

/* As rank 0: find the first that differs, and tell all. */
static sdyrt_status decide(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    int other = 0;
    for (int r = 1; r < context->size; r++)
        SDYI_TRY(wait_for(context, &net->heard[r].claim_op, r));
    for (int r = 1; r < context->size && other == 0; r++)
        if (net->heard[r].claim != me->call->fingerprint)
            other = r;
    const char *const theirs = other > 0 ? net->heard[other].text : "";
    sdyi_note_head head = {.kind = SDYI_NOTE_VERDICT,
                           .seq = me->op,
                           .value = other,
                           .payload_bytes = other > 0 ? SDYI_MPI_TEXT : 0};
    for (int r = 1; r < context->size; r++) {
        sdyi_note *const note = sdyi_mpi_net_note(net, &head, me->call->text);
        if (note == NULL)
            return SDYI_NO_MEMORY(SDYI_NOTE_BYTES);
        if (other > 0)
            snprintf(note->data + sizeof head, SDYI_MPI_TEXT, "%s", theirs);
        sdyi_mpi_net_send(context, r, note);
    }
    net->verdict = other;
    snprintf(net->verdict_texts[0], SDYI_MPI_TEXT, "%s", me->call->text);
    snprintf(net->verdict_texts[1], SDYI_MPI_TEXT, "%s", theirs);
    return SDYRT_OK;
}

sdyrt_status sdyi_mpi_net_compare(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    if (context->rank == 0) {
        SDYI_TRY(decide(context));
    } else {
        const sdyi_note_head head = {.kind = SDYI_NOTE_CLAIM,
                                     .seq = me->op,
                                     .fingerprint = me->call->fingerprint};
        sdyi_mpi_net_say(context, 0, head, me->call->text);
        SDYI_TRY(wait_for(context, &net->verdict_op, 0));
    }
    if (net->verdict == 0)
        return SDYRT_OK;
    return sdyi_fail(
        SDYRT_MISMATCH, SDYRT_KIND_RANKS_DIFFER,
        "operation #%" PRIu64 ": rank 0 calls %s, rank %d calls %s", me->op,
        net->verdict_texts[0], net->verdict, net->verdict_texts[1]);
}

/* -- beginning and end ----------------------------------------------------- */

static sdyrt_status get_tags(const sdyi_mpi_rank *me, sdyi_mpi_net *net) {
    int *limit, is_set = 0;
    const int code =
        MPI_Comm_get_attr(me->comm, MPI_TAG_UB, (void *)&limit, &is_set);
    net->tags = code == MPI_SUCCESS && is_set ? *limit : 32767;
    net->tags -= FIRST_TAG;
    return SDYRT_OK;
}

sdyrt_status sdyi_mpi_net_create(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = calloc(1, sizeof *net);
    if (net == NULL)
        return SDYI_NO_MEMORY(sizeof *net);
    const size_t memory = 2 * SDYI_NET_BUFFERS * SDYI_MPI_CHUNK;
    const size_t note =
        (SDYI_NOTE_BYTES + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT;
    net->size = context->size;
    net->next_note = MPI_REQUEST_NULL;
    net->heard = calloc((size_t)net->size, sizeof *net->heard);
    net->note = aligned_alloc(ALIGNMENT, note);
    net->chunk_memory = aligned_alloc(4096, memory);
    if (net->heard == NULL || net->note == NULL || net->chunk_memory == NULL ||
        !grow_notes(net)) {
        sdyi_mpi_net_destroy(net, true);
        return SDYI_NO_MEMORY(memory + (size_t)net->size * sizeof *net->heard);
    }
    for (int r = 0; r < net->size; r++) {
        net->heard[r].incoming = net->heard[r].outgoing = -1;
        net->n_remote += me->peer_of[r] < 0;
    }
    for (int i = 0; i < 2 * SDYI_NET_BUFFERS; i++) {
        net->chunks[i].data = net->chunk_memory + (size_t)i * SDYI_MPI_CHUNK;
        net->chunk_requests[i] = MPI_REQUEST_NULL;
    }
    me->net = net;
    (void)get_tags(me, net);
    const int code = expect_note(me);
    if (code == MPI_SUCCESS)
        return SDYRT_OK;
    me->net = NULL;
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
    int n_left = 0;
    for (int i = 0; i < net->n_notes; i++) {
        int has_ended = 0;
        if (is_clean)
            (void)MPI_Test(&net->requests[i], &has_ended, MPI_STATUS_IGNORE);
        if (has_ended)
            free(net->notes[i]);
        else
            n_left++;
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
    if (n_left == 0)
        free(net->requests);
    free(net->notes);
    free(net->finished);
    free_notes(net->free_small);
    free_notes(net->free_large);
    free(net->incoming);
    free(net->outgoing);
    free(net->terms);
    free(net);
}
