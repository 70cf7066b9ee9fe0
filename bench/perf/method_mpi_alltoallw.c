/* MPI_Alltoallw: MPI packs, by derived types of the boxes. */
#include "bench/perf/boxes.h"
#include "bench/perf/mpi_state.h"
#include <limits.h>
#include <stdlib.h>

/* One direction. */
typedef struct side {
    int *counts; /* 1 for a peer */
    int *at;     /* 0 */
    MPI_Datatype *types;
} side;

typedef struct alltoallw {
    int size;
    side sent, received;
} alltoallw;

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

static sdyrt_status fill_side(const perf_call *call, bool sent,
                              MPI_Datatype element, side *s) {
    perf_boxes boxes;
    PERF_TRY(perf_boxes_get(call, sent, &boxes));
    sdyrt_status status = SDYRT_OK;
    for (int64_t i = 0; i < boxes.n && status == SDYRT_OK;) {
        const perf_span span = perf_span_at(&boxes, i);
        status = type_of_span(&boxes, &span, element, &s->types[span.peer]);
        s->counts[span.peer] = status == SDYRT_OK;
        i += span.n;
    }
    perf_boxes_free(&boxes);
    return status;
}

static sdyrt_status make_side(const perf_call *call, bool sent,
                              MPI_Datatype element, side *s) {
    const size_t size = (size_t)call->rank->size;
    s->counts = calloc(2 * size, sizeof *s->counts);
    s->types = calloc(size, sizeof *s->types);
    if (s->counts == NULL || s->types == NULL)
        return SDYRT_MEMORY;
    s->at = s->counts + size;
    for (size_t r = 0; r < size; r++)
        s->types[r] = MPI_BYTE;
    return fill_side(call, sent, element, s);
}

static void free_side(side *s, int size) {
    for (int r = 0; s->types != NULL && s->counts != NULL && r < size; r++)
        if (s->counts[r] > 0)
            MPI_Type_free(&s->types[r]);
    free(s->types);
    free(s->counts);
}

static void alltoallw_close(void *state) {
    alltoallw *a = state;
    free_side(&a->sent, a->size);
    free_side(&a->received, a->size);
    free(a);
}

static sdyrt_status alltoallw_open(const perf_call *call, void **state,
                                   bool *fits) {
    *fits = perf_mpi_all(call, perf_is_exchange(call) &&
                                   fits_int(&call->info->in_tile) &&
                                   fits_int(&call->info->out_tile));
    if (!*fits)
        return SDYRT_OK;
    alltoallw *a = calloc(1, sizeof *a);
    if (a == NULL)
        return SDYRT_MEMORY;
    a->size = call->rank->size;
    MPI_Datatype element;
    MPI_Type_contiguous((int)call->width, MPI_BYTE, &element);
    sdyrt_status status = make_side(call, true, element, &a->sent);
    if (status == SDYRT_OK)
        status = make_side(call, false, element, &a->received);
    MPI_Type_free(&element);
    if (status == SDYRT_OK)
        *state = a;
    else
        alltoallw_close(a);
    return status;
}

static sdyrt_status alltoallw_run(const perf_call *call, void *state) {
    const alltoallw *a = state;
    MPI_Alltoallw(call->in, a->sent.counts, a->sent.at, a->sent.types,
                  call->out, a->received.counts, a->received.at,
                  a->received.types, perf_comm(call->rank));
    return SDYRT_OK;
}

const perf_method perf_method_mpi_alltoallw = {.name = "alltoallw",
                                               .checked = true,
                                               .open = alltoallw_open,
                                               .run = alltoallw_run,
                                               .close = alltoallw_close};
