/* The bare MPI calls: what an operation costs a program whose data happens to
 * lie as MPI wants it, MPI_Allgather unpacked by hand, and memcpy. Errors of
 * MPI itself end the run, as they do by default. The program has MPI_COMM_WORLD
 * for itself: the library's communicators are its own. */
#include "bench/perf/methods.h"
#include <limits.h>
#include <mpi.h>
#include <stdlib.h>

/* -- groups and types ------------------------------------------------------ */

/* The ranks that share an op's axes with this one; MPI_COMM_NULL for a rank
 * outside the mesh. */
typedef struct mpi_group {
    MPI_Comm comm;
    perf_group of;
} mpi_group;

/* Collective over all ranks. */
static sdyrt_status group_open(const perf_call *call, mpi_group *group) {
    group->comm = MPI_COMM_NULL;
    PERF_TRY(perf_group_get(call, &group->of));
    const int color = group->of.n > 0 ? (int)group->of.ranks[0] : MPI_UNDEFINED;
    MPI_Comm_split(MPI_COMM_WORLD, color, (int)group->of.index, &group->comm);
    return SDYRT_OK;
}

static void group_close(mpi_group *group) {
    if (group->comm != MPI_COMM_NULL)
        MPI_Comm_free(&group->comm);
    perf_group_free(&group->of);
}

/* The MPI type of a dtype for reductions; MPI_DATATYPE_NULL: there is none. */
static MPI_Datatype mpi_type(sdyrt_dtype dtype) {
    switch (dtype) {
    case SDYRT_F64:
        return MPI_DOUBLE;
    case SDYRT_F32:
        return MPI_FLOAT;
    case SDYRT_I8:
        return MPI_INT8_T;
    case SDYRT_I16:
        return MPI_INT16_T;
    case SDYRT_I32:
        return MPI_INT32_T;
    case SDYRT_I64:
        return MPI_INT64_T;
    case SDYRT_U8:
        return MPI_UINT8_T;
    case SDYRT_U16:
        return MPI_UINT16_T;
    case SDYRT_U32:
        return MPI_UINT32_T;
    case SDYRT_U64:
        return MPI_UINT64_T;
    case SDYRT_C64:
        return MPI_C_FLOAT_COMPLEX;
    case SDYRT_C128:
        return MPI_C_DOUBLE_COMPLEX;
    default:
        return MPI_DATATYPE_NULL;
    }
}

/* -- raw ------------------------------------------------------------------- */

/* Nothing is packed, so that where tiles are strided the result is not the
 * operation's, and is not checked. */

/* Bytes to and from each rank, for MPI_Alltoallv. */
typedef struct counts {
    int *sent, *sent_at, *received, *received_at;
    char *from, *to;
} counts;

typedef struct raw {
    mpi_group group;
    MPI_Datatype element;
    MPI_Op reduction;
    counts v;     /* `sent` NULL: a call with equal counts */
    int to, from; /* of a permutation; MPI_PROC_NULL: none */
    bool local;
} raw;

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
    group_close(&r->group);
    counts_free(&r->v);
    if (r->element != MPI_DATATYPE_NULL)
        MPI_Type_free(&r->element);
    free(r);
}

/* Equal shares on all ranks, in a group. */
static sdyrt_status open_group(const perf_call *call, raw *r, bool *fits) {
    PERF_TRY(group_open(call, &r->group));
    const size_t most =
        call->in_bytes > call->out_bytes ? call->in_bytes : call->out_bytes;
    *fits = most / call->width <= INT_MAX;
    return perf_equal_shares(call, r->group.of.n, fits);
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

static sdyrt_status raw_prepare(const perf_call *call, raw *r, bool *fits) {
    const sdyrt_op_kind kind = call->op->kind;
    *fits = r->local = perf_is_local(kind);
    if (r->local)
        return SDYRT_OK;
    if (perf_cases[kind].reduces) {
        const MPI_Datatype type = mpi_type(call->op->type.dtype);
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
    PERF_TRY(perf_all(call->rank, fits));
    if (!*fits)
        return SDYRT_OK;
    PERF_TRY(counts_make(call, &r->v, fits));
    r->to = only_peer(r->v.sent, call->rank->size);
    r->from = only_peer(r->v.received, call->rank->size);
    return perf_all(call->rank, fits);
}

static sdyrt_status raw_open(const perf_call *call, void **state, bool *fits) {
    raw *r = calloc(1, sizeof *r);
    if (r == NULL)
        return SDYRT_MEMORY;
    r->group.comm = MPI_COMM_NULL;
    r->element = MPI_DATATYPE_NULL;
    const sdyrt_status status = raw_prepare(call, r, fits);
    if (status == SDYRT_OK && *fits)
        *state = r;
    else
        raw_close(r);
    return status;
}

/* A predefined reduction is asked for by the predefined type. */
static sdyrt_status reduce(const perf_call *call, const raw *r) {
    const MPI_Datatype type = mpi_type(call->op->type.dtype);
    const int n = (int)(call->out_bytes / call->width);
    if (call->op->kind == SDYRT_OP_ALL_REDUCE)
        MPI_Allreduce(call->in, call->out, n, type, r->reduction,
                      r->group.comm);
    else
        MPI_Reduce_scatter_block(call->in, call->out, n, type, r->reduction,
                                 r->group.comm);
    return SDYRT_OK;
}

static sdyrt_status permute(const raw *r) {
    MPI_Sendrecv(r->v.from, r->to < 0 ? 0 : r->v.sent[r->to], MPI_BYTE, r->to,
                 0, r->v.to, r->from < 0 ? 0 : r->v.received[r->from], MPI_BYTE,
                 r->from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return SDYRT_OK;
}

static sdyrt_status raw_run(const perf_call *call, void *state) {
    const raw *r = state;
    const sdyrt_op_kind kind = call->op->kind;
    if (r->local)
        return perf_copy_as_many(call, call->in, call->out, perf_copy_memory);
    if (kind == SDYRT_OP_COLLECTIVE_PERMUTE)
        return permute(r);
    if (r->v.sent != NULL) {
        MPI_Alltoallv(r->v.from, r->v.sent, r->v.sent_at, MPI_BYTE, r->v.to,
                      r->v.received, r->v.received_at, MPI_BYTE,
                      MPI_COMM_WORLD);
        return SDYRT_OK;
    }
    if (r->group.comm == MPI_COMM_NULL)
        return SDYRT_OK; /* outside the mesh */
    if (perf_cases[kind].reduces)
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

/* -- unpack ---------------------------------------------------------------- */

/* MPI_Allgather into memory of its own, and unpacking by hand: how a gather
 * along an inner dimension is done without derived types. */

typedef struct unpack {
    mpi_group group;
    MPI_Datatype element;
    perf_boxes boxes;
    size_t *at; /* of each box in `gathered` */
    char *gathered;
} unpack;

static void unpack_close(void *state) {
    unpack *u = state;
    group_close(&u->group);
    perf_boxes_free(&u->boxes);
    MPI_Type_free(&u->element);
    free(u->at);
    free(u->gathered);
    free(u);
}

/* Find where each box is; false when a member sends less than all it has. */
static bool find_boxes(const perf_call *call, unpack *u) {
    for (int64_t i = 0; i < u->boxes.n; i++) {
        const perf_box *box = &u->boxes.boxes[i];
        int m = 0;
        while (m < u->group.of.n && u->group.of.ranks[m] != box->peer)
            m++;
        if (m == u->group.of.n || box->bytes != call->in_bytes)
            return false;
        u->at[i] = (size_t)m * call->in_bytes;
    }
    return true;
}

static sdyrt_status unpack_prepare(const perf_call *call, unpack *u,
                                   bool *fits) {
    PERF_TRY(group_open(call, &u->group));
    PERF_TRY(perf_boxes_get(call, false, &u->boxes));
    const size_t bytes = call->in_bytes * (size_t)u->group.of.n;
    u->at = calloc((size_t)u->boxes.n + 1, sizeof *u->at);
    u->gathered = perf_touched(bytes);
    if (u->at == NULL || u->gathered == NULL)
        return SDYRT_MEMORY;
    bool even;
    PERF_TRY(perf_even(call, call->in_bytes, &even));
    *fits =
        even && find_boxes(call, u) && call->in_bytes / call->width <= INT_MAX;
    return perf_all(call->rank, fits);
}

static sdyrt_status unpack_open(const perf_call *call, void **state,
                                bool *fits) {
    *fits = call->op->kind == SDYRT_OP_ALL_GATHER && perf_is_exchange(call);
    PERF_TRY(perf_all(call->rank, fits));
    if (!*fits)
        return SDYRT_OK;
    unpack *u = calloc(1, sizeof *u);
    if (u == NULL)
        return SDYRT_MEMORY;
    u->group.comm = MPI_COMM_NULL;
    MPI_Type_contiguous((int)call->width, MPI_BYTE, &u->element);
    MPI_Type_commit(&u->element);
    const sdyrt_status status = unpack_prepare(call, u, fits);
    if (status == SDYRT_OK && *fits)
        *state = u;
    else
        unpack_close(u);
    return status;
}

static sdyrt_status unpack_run(const perf_call *call, void *state) {
    const unpack *u = state;
    if (u->group.comm == MPI_COMM_NULL)
        return SDYRT_OK; /* outside the mesh */
    const int n = (int)(call->in_bytes / call->width);
    MPI_Allgather(call->in, n, u->element, u->gathered, n, u->element,
                  u->group.comm);
    for (int64_t i = 0; i < u->boxes.n; i++)
        perf_unpack(&u->boxes, &u->boxes.boxes[i], u->gathered + u->at[i],
                    call->out);
    return SDYRT_OK;
}

const perf_method perf_method_mpi_unpack = {.name = "unpack",
                                            .checked = true,
                                            .open = unpack_open,
                                            .run = unpack_run,
                                            .close = unpack_close};

/* -- memcpy ---------------------------------------------------------------- */

/* Between memory of the rank's own, all ranks at once: what the machine's
 * memory gives where nothing is shared, and nobody waits. */

typedef struct buffers {
    char *in, *out;
} buffers;

static void memcpy_close(void *state) {
    buffers *b = state;
    free(b->in);
    free(b->out);
    free(b);
}

static sdyrt_status memcpy_open(const perf_call *call, void **state,
                                bool *fits) {
    buffers *b = calloc(1, sizeof *b);
    if (b == NULL)
        return SDYRT_MEMORY;
    b->in = perf_touched(call->in_bytes);
    b->out = perf_touched(call->out_bytes);
    if (b->in == NULL || b->out == NULL) {
        memcpy_close(b);
        return SDYRT_MEMORY;
    }
    *state = b;
    *fits = true;
    return SDYRT_OK;
}

static sdyrt_status memcpy_run(const perf_call *call, void *state) {
    const buffers *b = state;
    return perf_copy_as_many(call, b->in, b->out, perf_copy_memory);
}

const perf_method perf_method_mpi_memcpy = {.name = "memcpy",
                                            .open = memcpy_open,
                                            .run = memcpy_run,
                                            .close = memcpy_close};
