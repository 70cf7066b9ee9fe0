/* The bare MPI call on the same bytes: what an operation costs a program whose
 * data happens to lie as MPI wants it. Nothing is packed, so that where tiles
 * are strided the result is not the operation's, and is not checked. */
#include "bench/perf/boxes.h"
#include "bench/perf/mpi_state.h"
#include <limits.h>
#include <stdlib.h>

/* Bytes to and from each rank, for MPI_Alltoallv. */
typedef struct counts {
    int *sent, *sent_at, *received, *received_at;
    char *from, *to;
} counts;

typedef struct raw {
    perf_mpi_group group;
    MPI_Datatype element;
    MPI_Op reduction;
    counts v;     /* `sent` NULL: a call with equal counts */
    int to, from; /* of a permutation; MPI_PROC_NULL: none */
    bool local;
} raw;

static bool is_local(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_ALL_SLICE ||
           kind == SDYRT_OP_SHARDED_TO_UNREDUCED ||
           kind == SDYRT_OP_REPLICATED_TO_UNREDUCED;
}

static bool reduces(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_ALL_REDUCE || kind == SDYRT_OP_REDUCE_SCATTER;
}

/* Add the bytes of each peer; false when they are too many for MPI's int. */
static bool count(const perf_boxes *boxes, int size, int *bytes, int *at,
                  size_t *total) {
    *total = 0;
    for (int64_t i = 0; i < boxes->n;) {
        const perf_span span = perf_span_at(boxes, i);
        *total += span.bytes;
        if (*total > INT_MAX)
            return false;
        bytes[span.peer] = (int)span.bytes;
        i += span.n;
    }
    for (int r = 1; r < size; r++)
        at[r] = at[r - 1] + bytes[r - 1];
    return true;
}

/* The one rank with a count. */
static int only_peer(const int *bytes, int size) {
    for (int r = 0; r < size; r++)
        if (bytes[r] > 0)
            return r;
    return MPI_PROC_NULL;
}

static void counts_free(counts *v) {
    free(v->sent);
    free(v->from);
    free(v->to);
    *v = (counts){0};
}

static sdyrt_status counts_make(const perf_call *call, counts *v, bool *fits) {
    const int size = call->rank->size;
    perf_boxes sent = {0}, received = {0};
    size_t from = 0, to = 0;
    sdyrt_status status = perf_boxes_get(call, true, &sent);
    if (status == SDYRT_OK)
        status = perf_boxes_get(call, false, &received);
    v->sent = calloc(4 * (size_t)size, sizeof *v->sent);
    if (v->sent == NULL)
        status = SDYRT_MEMORY;
    if (status == SDYRT_OK) {
        v->sent_at = v->sent + size;
        v->received = v->sent_at + size;
        v->received_at = v->received + size;
        *fits = count(&sent, size, v->sent, v->sent_at, &from) &&
                count(&received, size, v->received, v->received_at, &to);
        v->from = perf_touched(from);
        v->to = perf_touched(to);
        if (v->from == NULL || v->to == NULL)
            status = SDYRT_MEMORY;
    }
    perf_boxes_free(&sent);
    perf_boxes_free(&received);
    return status;
}

static void raw_close(void *state) {
    raw *r = state;
    perf_mpi_group_close(&r->group);
    counts_free(&r->v);
    if (r->element != MPI_DATATYPE_NULL)
        MPI_Type_free(&r->element);
    free(r);
}

/* Equal shares on all ranks, in a group. */
static sdyrt_status open_group(const perf_call *call, raw *r, bool *fits) {
    PERF_TRY(perf_mpi_group_open(call, &r->group));
    const size_t most =
        call->in_bytes > call->out_bytes ? call->in_bytes : call->out_bytes;
    bool in_even, out_even;
    PERF_TRY(perf_even(call, call->in_bytes, &in_even));
    PERF_TRY(perf_even(call, call->out_bytes, &out_even));
    const size_t shares =
        call->op->kind == SDYRT_OP_ALL_TO_ALL ? (size_t)r->group.of.n : 1;
    const bool divides =
        shares == 0 || call->in_bytes / call->width % shares == 0;
    *fits = in_even && out_even && divides && most / call->width <= INT_MAX;
    return perf_all(call, fits);
}

static MPI_Op reduction_of(sdyrt_reduction reduction) {
    switch (reduction) {
    case SDYRT_MAX:
        return MPI_MAX;
    case SDYRT_MIN:
        return MPI_MIN;
    case SDYRT_PROD:
        return MPI_PROD;
    default:
        return MPI_SUM;
    }
}

static sdyrt_status prepare(const perf_call *call, raw *r, bool *fits) {
    const sdyrt_op_kind kind = call->op->kind;
    *fits = r->local = is_local(kind);
    if (r->local)
        return SDYRT_OK;
    if (reduces(kind)) {
        const MPI_Datatype type = perf_mpi_type(call->op->type.dtype);
        if (type == MPI_DATATYPE_NULL)
            return SDYRT_OK;
        r->reduction = reduction_of(call->op->reduction);
        MPI_Type_dup(type, &r->element); /* freed like the others */
        return open_group(call, r, fits);
    }
    MPI_Type_contiguous((int)call->width, MPI_BYTE, &r->element);
    MPI_Type_commit(&r->element);
    if (kind == SDYRT_OP_ALL_GATHER || kind == SDYRT_OP_ALL_TO_ALL)
        PERF_TRY(open_group(call, r, fits));
    if (*fits)
        return SDYRT_OK;
    *fits = perf_is_exchange(call);
    PERF_TRY(perf_all(call, fits));
    if (!*fits)
        return SDYRT_OK;
    PERF_TRY(counts_make(call, &r->v, fits));
    r->to = only_peer(r->v.sent, call->rank->size);
    r->from = only_peer(r->v.received, call->rank->size);
    return perf_all(call, fits);
}

static sdyrt_status raw_open(const perf_call *call, void **state, bool *fits) {
    raw *r = calloc(1, sizeof *r);
    if (r == NULL)
        return SDYRT_MEMORY;
    r->group.comm = MPI_COMM_NULL;
    r->element = MPI_DATATYPE_NULL;
    const sdyrt_status status = prepare(call, r, fits);
    if (status == SDYRT_OK && *fits)
        *state = r;
    else
        raw_close(r);
    return status;
}

/* A predefined reduction is asked for by the predefined type. */
static sdyrt_status reduce(const perf_call *call, const raw *r) {
    const MPI_Datatype type = perf_mpi_type(call->op->type.dtype);
    const int n = (int)(call->out_bytes / call->width);
    if (call->op->kind == SDYRT_OP_ALL_REDUCE)
        MPI_Allreduce(call->in, call->out, n, type, r->reduction,
                      r->group.comm);
    else
        MPI_Reduce_scatter_block(call->in, call->out, n, type, r->reduction,
                                 r->group.comm);
    return SDYRT_OK;
}

static sdyrt_status permute(const perf_call *call, const raw *r) {
    MPI_Sendrecv(r->v.from, r->to < 0 ? 0 : r->v.sent[r->to], MPI_BYTE, r->to,
                 0, r->v.to, r->from < 0 ? 0 : r->v.received[r->from], MPI_BYTE,
                 r->from, 0, perf_comm(call->rank), MPI_STATUS_IGNORE);
    return SDYRT_OK;
}

static sdyrt_status raw_run(const perf_call *call, void *state) {
    const raw *r = state;
    const sdyrt_op_kind kind = call->op->kind;
    if (r->local)
        return perf_copy_as_many(call, call->in, call->out, perf_copy_memory);
    if (kind == SDYRT_OP_COLLECTIVE_PERMUTE)
        return permute(call, r);
    if (r->v.sent != NULL) {
        MPI_Alltoallv(r->v.from, r->v.sent, r->v.sent_at, MPI_BYTE, r->v.to,
                      r->v.received, r->v.received_at, MPI_BYTE,
                      perf_comm(call->rank));
        return SDYRT_OK;
    }
    if (r->group.comm == MPI_COMM_NULL)
        return SDYRT_OK; /* outside the mesh */
    if (reduces(kind))
        return reduce(call, r);
    const int n = (int)(call->in_bytes / call->width);
    if (kind == SDYRT_OP_ALL_GATHER)
        MPI_Allgather(call->in, n, r->element, call->out, n, r->element,
                      r->group.comm);
    else
        MPI_Alltoall(call->in, n / (int)r->group.of.n, r->element, call->out,
                     n / (int)r->group.of.n, r->element, r->group.comm);
    return SDYRT_OK;
}

const perf_method perf_method_mpi_raw = {
    .name = "raw", .open = raw_open, .run = raw_run, .close = raw_close};
