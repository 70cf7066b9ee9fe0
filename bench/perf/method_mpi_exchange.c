/* The exchange of a plan as a program may write it with MPI: with derived
 * types, and packed by hand. */
#include "bench/perf/method_mpi.h"
#include <limits.h>
#include <stdlib.h>

/* -- alltoallw, neighbor_alltoallw ----------------------------------------- */

/* MPI packs, by derived types of the boxes. alltoallw goes over all ranks, most
 * of them with nothing to send; neighbor_alltoallw over a graph of the ranks
 * that a box comes from or goes to, the rank itself among them. */

/* One direction: a slot for each rank, or for each neighbour. */
typedef struct types {
    int n;
    int *ranks;  /* of the slots */
    int *counts; /* 1, or 0 for a rank with nothing to send */
    MPI_Datatype *types;
} types;

typedef struct exchange {
    MPI_Comm graph; /* MPI_COMM_NULL: all ranks */
    types sent, received;
    /* The displacements of the types: the boxes are within the types, so 0. */
    int *at;
    MPI_Aint *neighbours_at;
} exchange;

static bool fits_int(const sdyrt_tile *tile) {
    for (int d = 0; d < tile->rank; d++)
        if (tile->size[d] > INT_MAX)
            return false;
    return true;
}

static MPI_Datatype type_of_box(const perf_boxes *boxes, const perf_box *box,
                                MPI_Datatype element) {
    MPI_Datatype type;
    const int rank = boxes->tile.rank;
    int sizes[SDYRT_MAX_RANK], subsizes[SDYRT_MAX_RANK], starts[SDYRT_MAX_RANK];
    for (int d = 0; d < rank; d++) {
        sizes[d] = (int)boxes->tile.size[d];
        subsizes[d] = (int)box->size[d];
        starts[d] = (int)box->offset[d];
    }
    if (rank == 0)
        MPI_Type_dup(element, &type);
    else
        MPI_Type_create_subarray(rank, sizes, subsizes, starts, MPI_ORDER_C,
                                 element, &type);
    return type;
}

/* The type of all boxes of a peer, in their order. */
static MPI_Datatype type_of_span(const perf_boxes *boxes, const perf_span *span,
                                 MPI_Datatype element) {
    const size_t n = (size_t)span->n;
    MPI_Datatype *parts = cli_alloc(n, sizeof *parts), type;
    int *ones = cli_alloc(n, sizeof *ones);
    MPI_Aint *at = cli_alloc(n, sizeof *at);
    for (size_t i = 0; i < n; i++) {
        parts[i] = type_of_box(boxes, &boxes->boxes[span->first + (int64_t)i],
                               element);
        ones[i] = 1;
    }
    MPI_Type_create_struct((int)n, ones, at, parts, &type);
    MPI_Type_commit(&type);
    for (size_t i = 0; i < n; i++)
        MPI_Type_free(&parts[i]);
    free(at);
    free(ones);
    free(parts);
    return type;
}

static sdyrt_status make_types(const perf_call *call, bool sent,
                               bool neighbours, MPI_Datatype element,
                               types *s) {
    const size_t size = (size_t)call->rank->size;
    perf_boxes boxes;
    PERF_TRY(perf_boxes_get(call, sent, &boxes));
    s->ranks = cli_alloc(size, sizeof *s->ranks);
    s->counts = cli_alloc(size, sizeof *s->counts);
    s->types = cli_alloc(size, sizeof *s->types);
    for (size_t r = 0; r < size; r++)
        s->types[r] = MPI_BYTE;
    s->n = neighbours ? 0 : (int)size;
    for (int64_t i = 0; i < boxes.n;) {
        const perf_span span = perf_span_at(&boxes, i);
        const int slot = neighbours ? s->n++ : span.peer;
        s->types[slot] = type_of_span(&boxes, &span, element);
        s->ranks[slot] = span.peer;
        s->counts[slot] = 1;
        i += span.n;
    }
    perf_boxes_free(&boxes);
    return SDYRT_OK;
}

static void free_types(types *s) {
    for (int i = 0; i < s->n; i++)
        if (s->counts[i] > 0)
            MPI_Type_free(&s->types[i]);
    free(s->types);
    free(s->counts);
    free(s->ranks);
}

#ifdef MPICH
/* Edges of no elements to the ranks that `other` has edges to and `s` has not:
 * MPICH 4.0 loses messages of a rank that has not as many edges in as out. */
static void add_empty_edges(types *s, const types *other) {
    const int n = s->n;
    for (int i = 0; i < other->n; i++) {
        int at = 0;
        while (at < n && s->ranks[at] != other->ranks[i])
            at++;
        if (at < n)
            continue;
        s->ranks[s->n] = other->ranks[i];
        s->counts[s->n++] = 0;
    }
}
#endif

static void exchange_close(void *state) {
    exchange *e = state;
    free_types(&e->sent);
    free_types(&e->received);
    if (e->graph != MPI_COMM_NULL)
        MPI_Comm_free(&e->graph);
    free(e->neighbours_at);
    free(e->at);
}

static bool exchange_fits(const perf_call *call) {
    return perf_is_exchange(call) && fits_int(&call->info->in_tile) &&
           fits_int(&call->info->out_tile);
}

static sdyrt_status open_exchange(const perf_call *call, bool neighbours,
                                  exchange *e) {
    const size_t size = (size_t)call->rank->size;
    e->graph = MPI_COMM_NULL;
    e->at = cli_alloc(size, sizeof *e->at);
    e->neighbours_at = cli_alloc(size, sizeof *e->neighbours_at);
    MPI_Datatype element = perf_mpi_bytes(call->width);
    sdyrt_status status = make_types(call, true, neighbours, element, &e->sent);
    if (status == SDYRT_OK)
        status = make_types(call, false, neighbours, element, &e->received);
    MPI_Type_free(&element);
#ifdef MPICH
    if (status == SDYRT_OK && neighbours) {
        add_empty_edges(&e->sent, &e->received);
        add_empty_edges(&e->received, &e->sent);
    }
#endif
    if (status == SDYRT_OK && neighbours)
        /* equal weights: the counts */
        MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, e->received.n,
                                       e->received.ranks, e->received.counts,
                                       e->sent.n, e->sent.ranks, e->sent.counts,
                                       MPI_INFO_NULL, 0, &e->graph);
    return status;
}

static sdyrt_status alltoallw_open(const perf_call *call, void *state,
                                   bool *fits) {
    (void)fits;
    return open_exchange(call, false, state);
}

static sdyrt_status alltoallw_run(const perf_call *call, void *state) {
    const exchange *e = state;
    MPI_Alltoallw(call->in, e->sent.counts, e->at, e->sent.types, call->out,
                  e->received.counts, e->at, e->received.types, MPI_COMM_WORLD);
    return SDYRT_OK;
}

static sdyrt_status neighbor_open(const perf_call *call, void *state,
                                  bool *fits) {
    (void)fits;
    return open_exchange(call, true, state);
}

static sdyrt_status neighbor_run(const perf_call *call, void *state) {
    const exchange *e = state;
    MPI_Neighbor_alltoallw(call->in, e->sent.counts, e->neighbours_at,
                           e->sent.types, call->out, e->received.counts,
                           e->neighbours_at, e->received.types, e->graph);
    return SDYRT_OK;
}

const perf_method perf_method_mpi_alltoallw = {.name = "alltoallw",
                                               .checked = true,
                                               .state_bytes = sizeof(exchange),
                                               .fits = exchange_fits,
                                               .open = alltoallw_open,
                                               .run = alltoallw_run,
                                               .close = exchange_close};

const perf_method perf_method_mpi_neighbor_alltoallw = {
    .name = "neighbor_alltoallw",
    .checked = true,
    .state_bytes = sizeof(exchange),
    .fits = exchange_fits,
    .open = neighbor_open,
    .run = neighbor_run,
    .close = exchange_close};

/* -- pack ------------------------------------------------------------------ */

/* The code of a careful user: pack for each peer, Isend and Irecv, and unpack
 * in order of arrival. A contiguous box is sent from, or received into, its
 * place. */

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
    s->messages = cli_alloc((size_t)s->boxes.n, sizeof *s->messages);
    size_t bytes = 0;
    for (int64_t i = 0; i < s->boxes.n;) {
        const perf_span span = perf_span_at(&s->boxes, i);
        s->messages[s->n++].span = span;
        bytes += in_place(&s->boxes, &span) ? 0 : span.bytes;
        *fits = *fits && span.bytes / call->width <= INT_MAX;
        i += span.n;
    }
    s->memory = perf_touched(bytes);
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
}

static sdyrt_status pack_open(const perf_call *call, void *state, bool *fits) {
    pack *p = state;
    p->element = perf_mpi_bytes(call->width);
    PERF_TRY(make_side(call, true, &p->sent, fits));
    PERF_TRY(make_side(call, false, &p->received, fits));
    p->requests = cli_alloc((size_t)p->sent.n + (size_t)p->received.n,
                            sizeof(MPI_Request));
    return SDYRT_OK;
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

/* The bytes of a message: packed, or in the tile. */
static char *place(const side *s, const message *m, const char *tile) {
    return m->packed != NULL
               ? m->packed
               : (char *)tile + s->boxes.boxes[m->span.first].tile_start;
}

/* Copy the boxes that stay on this rank: packed first if neither side is
 * contiguous. */
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
    const message *own_from = NULL, *own_to = NULL;
    for (int m = 0; m < p->received.n; m++) {
        const message *in = &p->received.messages[m];
        p->requests[m] = MPI_REQUEST_NULL;
        if (in->span.peer == me)
            own_to = in;
        else
            MPI_Irecv(place(&p->received, in, call->out),
                      (int)(in->span.bytes / call->width), p->element,
                      in->span.peer, 0, MPI_COMM_WORLD, &p->requests[m]);
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
                  out->span.peer, 0, MPI_COMM_WORLD, &sends[m]);
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
                                          .state_bytes = sizeof(pack),
                                          .fits = perf_is_exchange,
                                          .open = pack_open,
                                          .run = pack_run,
                                          .close = pack_close};
