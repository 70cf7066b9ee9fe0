/* MPI_Alltoallw and MPI_Neighbor_alltoallw: MPI packs, by derived types of the
 * boxes. The one goes over all ranks, most of them with nothing to send; the
 * other over a graph of those that a box comes from or goes to, the rank itself
 * among them. */
#include "bench/perf/boxes.h"
#include "bench/perf/mpi_state.h"
#include <limits.h>
#include <stdlib.h>

/* One direction: a slot for each rank, or for each neighbour. */
typedef struct side {
    int n;
    int *ranks;  /* of the slots */
    int *counts; /* 1, or 0 for a rank with nothing to send */
    MPI_Datatype *types;
} side;

typedef struct exchange {
    MPI_Comm graph; /* MPI_COMM_NULL: all ranks */
    side sent, received;
    /* Where the types begin: the boxes are within the types, so 0. */
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
static sdyrt_status type_of_span(const perf_boxes *boxes, const perf_span *span,
                                 MPI_Datatype element, MPI_Datatype *type) {
    const size_t n = (size_t)span->n;
    MPI_Datatype *parts = calloc(n, sizeof *parts);
    int *ones = calloc(n, sizeof *ones);
    MPI_Aint *at = calloc(n, sizeof *at);
    const bool good = parts != NULL && ones != NULL && at != NULL;
    if (good) {
        for (size_t i = 0; i < n; i++) {
            parts[i] = type_of_box(
                boxes, &boxes->boxes[span->first + (int64_t)i], element);
            ones[i] = 1;
        }
        MPI_Type_create_struct((int)n, ones, at, parts, type);
        MPI_Type_commit(type);
        for (size_t i = 0; i < n; i++)
            MPI_Type_free(&parts[i]);
    }
    free(at);
    free(ones);
    free(parts);
    return good ? SDYRT_OK : SDYRT_MEMORY;
}

static sdyrt_status fill_side(const perf_boxes *boxes, bool neighbours,
                              MPI_Datatype element, side *s) {
    for (int64_t i = 0; i < boxes->n;) {
        const perf_span span = perf_span_at(boxes, i);
        const int slot = neighbours ? s->n++ : span.peer;
        PERF_TRY(type_of_span(boxes, &span, element, &s->types[slot]));
        s->ranks[slot] = span.peer;
        s->counts[slot] = 1;
        i += span.n;
    }
    return SDYRT_OK;
}

static sdyrt_status make_side(const perf_call *call, bool sent, bool neighbours,
                              MPI_Datatype element, side *s) {
    const size_t size = (size_t)call->rank->size;
    s->ranks = calloc(size, sizeof *s->ranks);
    s->counts = calloc(size, sizeof *s->counts);
    s->types = calloc(size, sizeof *s->types);
    if (s->ranks == NULL || s->counts == NULL || s->types == NULL)
        return SDYRT_MEMORY;
    for (size_t r = 0; r < size; r++)
        s->types[r] = MPI_BYTE;
    s->n = neighbours ? 0 : (int)size;
    perf_boxes boxes;
    PERF_TRY(perf_boxes_get(call, sent, &boxes));
    const sdyrt_status status = fill_side(&boxes, neighbours, element, s);
    perf_boxes_free(&boxes);
    return status;
}

static void free_side(side *s) {
    for (int i = 0; i < s->n; i++)
        if (s->counts != NULL && s->counts[i] > 0)
            MPI_Type_free(&s->types[i]);
    free(s->types);
    free(s->counts);
    free(s->ranks);
}

static void exchange_close(void *state) {
    exchange *e = state;
    free_side(&e->sent);
    free_side(&e->received);
    if (e->graph != MPI_COMM_NULL)
        MPI_Comm_free(&e->graph);
    free(e->neighbours_at);
    free(e->at);
    free(e);
}

static sdyrt_status make_exchange(const perf_call *call, bool neighbours,
                                  exchange *e) {
    const size_t size = (size_t)call->rank->size;
    e->at = calloc(size, sizeof *e->at);
    e->neighbours_at = calloc(size, sizeof *e->neighbours_at);
    if (e->at == NULL || e->neighbours_at == NULL)
        return SDYRT_MEMORY;
    MPI_Datatype element;
    MPI_Type_contiguous((int)call->width, MPI_BYTE, &element);
    sdyrt_status status = make_side(call, true, neighbours, element, &e->sent);
    if (status == SDYRT_OK)
        status = make_side(call, false, neighbours, element, &e->received);
    MPI_Type_free(&element);
    if (status == SDYRT_OK && neighbours)
        /* each weighs as much as the others: its count */
        MPI_Dist_graph_create_adjacent(perf_comm(call->rank), e->received.n,
                                       e->received.ranks, e->received.counts,
                                       e->sent.n, e->sent.ranks, e->sent.counts,
                                       MPI_INFO_NULL, 0, &e->graph);
    return status;
}

static sdyrt_status open_exchange(const perf_call *call, bool neighbours,
                                  void **state, bool *fits) {
    *fits = perf_is_exchange(call) && fits_int(&call->info->in_tile) &&
            fits_int(&call->info->out_tile);
    PERF_TRY(perf_all(call, fits));
    if (!*fits)
        return SDYRT_OK;
    exchange *e = calloc(1, sizeof *e);
    if (e == NULL)
        return SDYRT_MEMORY;
    e->graph = MPI_COMM_NULL;
    const sdyrt_status status = make_exchange(call, neighbours, e);
    if (status == SDYRT_OK)
        *state = e;
    else
        exchange_close(e);
    return status;
}

static sdyrt_status alltoallw_open(const perf_call *call, void **state,
                                   bool *fits) {
    return open_exchange(call, false, state, fits);
}

static sdyrt_status alltoallw_run(const perf_call *call, void *state) {
    const exchange *e = state;
    MPI_Alltoallw(call->in, e->sent.counts, e->at, e->sent.types, call->out,
                  e->received.counts, e->at, e->received.types,
                  perf_comm(call->rank));
    return SDYRT_OK;
}

static sdyrt_status neighbor_open(const perf_call *call, void **state,
                                  bool *fits) {
    return open_exchange(call, true, state, fits);
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
                                               .open = alltoallw_open,
                                               .run = alltoallw_run,
                                               .close = exchange_close};

const perf_method perf_method_mpi_neighbor_alltoallw = {
    .name = "neighbor_alltoallw",
    .checked = true,
    .open = neighbor_open,
    .run = neighbor_run,
    .close = exchange_close};
