/* The chunks of larger boxes between nodes; see net.h. */
#include "base/status.h"
#include "runtime/mpi/net.h"

void sdyi_mpi_net_arrived(sdyrt_context *context, sdyi_transfer *t) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const sdyi_note_head head = {.kind = SDYI_NOTE_DONE, .seq = net->seq};
    t->is_done = true;
    net->incoming_left--;
    sdyi_mpi_net_say(context, t->piece->peer, head, NULL);
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
    const size_t width = sdyi_net_width(net->step);
    sdyi_part_box(&t->chunks, number, offset, p.counts);
    sdyi_tight_strides(p.counts, rank, p.tight);
    p.data = t->data + sdyi_offset(offset, t->strides, rank) * (int64_t)width;
    p.bytes = sdyi_exchange_box_bytes(net->step, p.counts);
    return p;
}

/* Exchanges whose tags are the same do not mix: chunks of a box are sent, and
 * buffers for them posted, in order. */
static int chunk_tag(const sdyi_mpi_net *net) {
    return SDYI_NET_CHUNK_TAG + (int)(net->seq % (uint64_t)net->tags);
}

/* A free buffer for sends (from 0 on) or receives; -1: none. */
static int free_chunk(const sdyi_mpi_net *net, int from) {
    for (int i = from; i < from + SDYI_NET_BUFFERS; i++)
        if (net->chunk_requests[i] == MPI_REQUEST_NULL)
            return i;
    return -1;
}

static bool send_chunk(sdyrt_context *context, int which) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_transfer *const t = &net->outgoing[which];
    const int i = t->next < t->granted ? free_chunk(net, 0) : -1;
    if (i < 0)
        return false;
    const part p = part_of(net, t, t->next);
    char *const data = net->chunks[i].data;
    const int peer = t->piece->peer;
    sdyi_copy_box(p.data, t->strides, data, p.tight, p.counts, net->step->rank,
                  sdyi_net_width(net->step));
    net->chunks[i] = (sdyi_chunk){data, peer, net->seq, which, t->next++};
    const int code =
        MPI_Isend(data, (int)p.bytes, MPI_BYTE, peer, chunk_tag(net), me->comm,
                  &net->chunk_requests[i]);
    if (code != MPI_SUCCESS) {
        (void)sdyi_mpi_error(context, "MPI_Isend", code);
        return false;
    }
    net->n_active++;
    return true;
}

/* Post a buffer for the next chunk; the caller grants it. */
static bool expect_chunk(sdyrt_context *context, int which) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_transfer *const t = &net->incoming[which];
    const int peer = t->piece->peer;
    const int i = t->is_open && t->next < t->chunks.n
                      ? free_chunk(net, SDYI_NET_BUFFERS)
                      : -1;
    if (i < 0)
        return false;
    const part p = part_of(net, t, t->next);
    char *const data = net->chunks[i].data;
    net->chunks[i] = (sdyi_chunk){data, peer, net->seq, which, t->next++};
    const int code =
        MPI_Irecv(data, (int)p.bytes, MPI_BYTE, peer, chunk_tag(net), me->comm,
                  &net->chunk_requests[i]);
    if (code != MPI_SUCCESS) {
        (void)sdyi_mpi_error(context, "MPI_Irecv", code);
        return false;
    }
    net->n_active++;
    return true;
}

static void take_chunk(sdyrt_context *context, const sdyi_chunk *c) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_transfer *const t = &net->incoming[c->transfer];
    const part p = part_of(net, t, c->number);
    sdyi_copy_box(c->data, p.tight, p.data, t->strides, p.counts,
                  net->step->rank, sdyi_net_width(net->step));
    if (++t->arrived == t->chunks.n)
        sdyi_mpi_net_arrived(context, t);
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
        if (finished[i] >= SDYI_NET_BUFFERS && c->transfer >= 0 &&
            net->step != NULL)
            take_chunk(context, c);
    }
}

void sdyi_mpi_net_feed(sdyrt_context *context) {
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
            const sdyi_note_head head = {
                .kind = SDYI_NOTE_GRANT, .seq = net->seq, .value = t->next};
            sdyi_mpi_net_say(context, t->piece->peer, head, NULL);
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
