/* What a careful user writes by hand: pack for each peer, Isend and Irecv, and
 * unpack in order of arrival. A box that is contiguous is sent from, or
 * received into, its place. */
#include "bench/perf/boxes.h"
#include "bench/perf/mpi_state.h"
#include <limits.h>
#include <stdlib.h>

typedef struct message {
    perf_span span;
    char *packed; /* NULL: one contiguous box, not packed */
} message;

/* One direction. */
typedef struct side {
    perf_boxes boxes;
    int n;
    message *messages;
    char *memory;
} side;

typedef struct pack {
    MPI_Datatype element;
    side sent, received;
    MPI_Request *requests; /* of the received, then of the sent */
} pack;

static bool in_place(const perf_boxes *boxes, const perf_span *span) {
    return span->n == 1 && boxes->boxes[span->first].contiguous;
}

static sdyrt_status make_side(const perf_call *call, bool sent, side *s,
                              bool *fits) {
    PERF_TRY(perf_boxes_get(call, sent, &s->boxes));
    s->messages = calloc((size_t)s->boxes.n + 1, sizeof *s->messages);
    size_t bytes = 0;
    if (s->messages == NULL)
        return SDYRT_MEMORY;
    for (int64_t i = 0; i < s->boxes.n;) {
        const perf_span span = perf_span_at(&s->boxes, i);
        s->messages[s->n++].span = span;
        bytes += in_place(&s->boxes, &span) ? 0 : span.bytes;
        *fits = *fits && span.bytes / call->width <= INT_MAX;
        i += span.n;
    }
    s->memory = perf_touched(bytes);
    if (s->memory == NULL)
        return SDYRT_MEMORY;
    char *at = s->memory;
    for (int m = 0; m < s->n; m++) {
        if (in_place(&s->boxes, &s->messages[m].span))
            continue;
        s->messages[m].packed = at;
        at += s->messages[m].span.bytes;
    }
    return SDYRT_OK;
}

static void free_side(side *s) {
    perf_boxes_free(&s->boxes);
    free(s->messages);
    free(s->memory);
}

static void pack_close(void *state) {
    pack *p = state;
    free_side(&p->sent);
    free_side(&p->received);
    free(p->requests);
    MPI_Type_free(&p->element);
    free(p);
}

static sdyrt_status pack_open(const perf_call *call, void **state, bool *fits) {
    *fits = perf_is_exchange(call);
    PERF_TRY(perf_all(call, fits));
    if (!*fits)
        return SDYRT_OK;
    pack *p = calloc(1, sizeof *p);
    if (p == NULL)
        return SDYRT_MEMORY;
    MPI_Type_contiguous((int)call->width, MPI_BYTE, &p->element);
    MPI_Type_commit(&p->element);
    sdyrt_status status = make_side(call, true, &p->sent, fits);
    if (status == SDYRT_OK)
        status = make_side(call, false, &p->received, fits);
    p->requests =
        calloc((size_t)(p->sent.n + p->received.n) + 1, sizeof(MPI_Request));
    if (p->requests == NULL)
        status = SDYRT_MEMORY;
    const sdyrt_status agreed = perf_all(call, fits);
    status = status == SDYRT_OK ? agreed : status;
    if (status == SDYRT_OK && *fits)
        *state = p;
    else
        pack_close(p);
    return status;
}

static void pack_message(const side *s, const message *m, const char *tile) {
    for (int64_t i = 0; i < m->span.n; i++) {
        const perf_box *box = &s->boxes.boxes[m->span.first + i];
        perf_pack(&s->boxes, box, tile, m->packed + box->at);
    }
}

static void unpack_message(const side *s, const message *m, char *tile) {
    for (int64_t i = 0; m->packed != NULL && i < m->span.n; i++) {
        const perf_box *box = &s->boxes.boxes[m->span.first + i];
        perf_unpack(&s->boxes, box, m->packed + box->at, tile);
    }
}

/* Where a message's bytes are: packed, or in the tile. */
static char *place(const side *s, const message *m, const char *tile) {
    return m->packed != NULL
               ? m->packed
               : (char *)tile + s->boxes.boxes[m->span.first].tile_start;
}

/* What stays: through the packed form where neither side is contiguous. */
static void copy_own(const perf_call *call, const pack *p, const message *from,
                     const message *to) {
    if (from->packed != NULL)
        pack_message(&p->sent, from, call->in);
    char *const bytes = place(&p->sent, from, call->in);
    for (int64_t i = 0; i < to->span.n; i++) {
        const perf_box *box = &p->received.boxes.boxes[to->span.first + i];
        perf_unpack(&p->received.boxes, box, bytes + box->at, call->out);
    }
}

static sdyrt_status pack_run(const perf_call *call, void *state) {
    pack *p = state;
    const int me = call->rank->rank;
    const MPI_Comm comm = perf_comm(call->rank);
    const message *own_from = NULL, *own_to = NULL;
    for (int m = 0; m < p->received.n; m++) {
        const message *in = &p->received.messages[m];
        p->requests[m] = MPI_REQUEST_NULL;
        if (in->span.peer == me)
            own_to = in;
        else
            MPI_Irecv(place(&p->received, in, call->out),
                      (int)(in->span.bytes / call->width), p->element,
                      in->span.peer, 0, comm, &p->requests[m]);
    }
    MPI_Request *const sends = p->requests + p->received.n;
    for (int m = 0; m < p->sent.n; m++) {
        const message *out = &p->sent.messages[m];
        sends[m] = MPI_REQUEST_NULL;
        if (out->span.peer == me) {
            own_from = out;
            continue;
        }
        if (out->packed != NULL)
            pack_message(&p->sent, out, call->in);
        MPI_Isend(place(&p->sent, out, call->in),
                  (int)(out->span.bytes / call->width), p->element,
                  out->span.peer, 0, comm, &sends[m]);
    }
    if (own_from != NULL && own_to != NULL)
        copy_own(call, p, own_from, own_to);
    for (;;) {
        int m;
        MPI_Waitany(p->received.n, p->requests, &m, MPI_STATUS_IGNORE);
        if (m == MPI_UNDEFINED)
            break;
        unpack_message(&p->received, &p->received.messages[m], call->out);
    }
    for (int m = 0; m < p->sent.n; m++)
        MPI_Wait(&sends[m], MPI_STATUS_IGNORE);
    return SDYRT_OK;
}

const perf_method perf_method_mpi_pack = {.name = "pack",
                                          .checked = true,
                                          .open = pack_open,
                                          .run = pack_run,
                                          .close = pack_close};
