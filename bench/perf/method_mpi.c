/* The backend mpi, a library for each MPI (mpi_load.c), and the bare MPI
 * calls: the cost of an operation for a program whose data happen to lie as MPI
 * wants them, MPI_Allgather unpacked by hand, and memcpy. Errors of MPI itself
 * end the run, as they do by default. MPI_COMM_WORLD is the program's: the
 * library has communicators of its own. */
#include "bench/perf/method_mpi.h"
#include <limits.h>
#include <stdlib.h>

/* -- groups and types ------------------------------------------------------ */

sdyrt_status perf_mpi_group_open(const perf_call *call, perf_mpi_group *group) {
    group->comm = MPI_COMM_NULL;
    PERF_TRY(perf_group_get(call, &group->of));
    const int color = group->of.n > 0 ? (int)group->of.ranks[0] : MPI_UNDEFINED;
    MPI_Comm_split(MPI_COMM_WORLD, color, (int)group->of.index, &group->comm);
    return SDYRT_OK;
}

void perf_mpi_group_close(perf_mpi_group *group) {
    if (group->comm != MPI_COMM_NULL)
        MPI_Comm_free(&group->comm);
    perf_group_free(&group->of);
}

MPI_Datatype perf_mpi_bytes(size_t bytes) {
    MPI_Datatype type;
    MPI_Type_contiguous((int)bytes, MPI_BYTE, &type);
    MPI_Type_commit(&type);
    return type;
}

/* The MPI type of a dtype for reductions; MPI_DATATYPE_NULL: none. */
static MPI_Datatype mpi_type(sdyrt_dtype dtype) {
    switch (dtype) {
#define TYPE(from, to)                                                         \
    case SDYRT_##from:                                                         \
        return to
        TYPE(F64, MPI_DOUBLE);
        TYPE(F32, MPI_FLOAT);
        TYPE(I8, MPI_INT8_T);
        TYPE(I16, MPI_INT16_T);
        TYPE(I32, MPI_INT32_T);
        TYPE(I64, MPI_INT64_T);
        TYPE(U8, MPI_UINT8_T);
        TYPE(U16, MPI_UINT16_T);
        TYPE(U32, MPI_UINT32_T);
        TYPE(U64, MPI_UINT64_T);
        TYPE(C64, MPI_C_FLOAT_COMPLEX);
        TYPE(C128, MPI_C_DOUBLE_COMPLEX);
    case SDYRT_F16:
    case SDYRT_BF16:
    case SDYRT_BOOL:
    case SDYRT_F8E4M3:
    case SDYRT_F8E4M3FN:
    case SDYRT_F8E4M3FNUZ:
    case SDYRT_F8E4M3B11FNUZ:
    case SDYRT_F8E5M2:
    case SDYRT_F8E5M2FNUZ:
    case SDYRT_F8E3M4:
    case SDYRT_F8E8M0FNU:
    case SDYRT_DTYPE_COUNT:
        break;
    }
    return MPI_DATATYPE_NULL;
}

/* -- raw ------------------------------------------------------------------- */

/* Nothing is packed: with strided tiles the result is not the operation's, and
 * is not checked. */

/* The bytes to each rank, or from each, for MPI_Alltoallv. */
typedef struct counts {
    int *of, *at; /* by rank */
    char *memory;
} counts;

typedef struct raw {
    perf_mpi_group group;
    MPI_Datatype element;
    MPI_Op reduction;
    perf_mpi_parts parts; /* `sent` NULL: none */
    perf_mpi_faces faces;
    counts sent, received; /* `of` NULL: a call with equal counts */
    int to, from;          /* of one message; MPI_PROC_NULL: none */
    bool local;
} raw;

/* Count the bytes of one direction; `*fits`: they fit MPI's int. */
static sdyrt_status counts_make(const perf_call *call, bool sent, counts *c,
                                bool *fits) {
    const int size = call->rank->size;
    size_t total = 0;
    perf_boxes boxes;
    PERF_TRY(perf_boxes_get(call, sent, &boxes));
    c->of = cli_alloc(2 * (size_t)size, sizeof *c->of);
    c->at = c->of + size;
    for (int64_t i = 0; i < boxes.n;) {
        const perf_span span = perf_span_at(&boxes, i);
        total += span.bytes;
        c->of[span.peer] = total > INT_MAX ? 0 : (int)span.bytes;
        i += span.n;
    }
    perf_boxes_free(&boxes);
    for (int r = 1; r < size; r++)
        c->at[r] = c->at[r - 1] + c->of[r - 1];
    *fits = *fits && total <= INT_MAX;
    c->memory = perf_touched(total);
    return SDYRT_OK;
}

static void counts_free(const counts *c) {
    free(c->of);
    free(c->memory);
}

/* The one rank with a count. */
static int only_peer(const counts *c, int size) {
    for (int r = 0; r < size; r++)
        if (c->of[r] > 0)
            return r;
    return MPI_PROC_NULL;
}

static void raw_close(void *state) {
    raw *r = state;
    perf_mpi_parts_close(&r->parts);
    perf_mpi_faces_close(&r->faces);
    perf_mpi_group_close(&r->group);
    counts_free(&r->sent);
    counts_free(&r->received);
    if (r->element != MPI_DATATYPE_NULL)
        MPI_Type_free(&r->element);
}

/* Open a method of equal shares on all ranks, in a group. */
static sdyrt_status open_group(const perf_call *call, raw *r, bool *fits) {
    PERF_TRY(perf_mpi_group_open(call, &r->group));
    const size_t most =
        call->in_bytes > call->out_bytes ? call->in_bytes : call->out_bytes;
    *fits = most / call->width <= INT_MAX;
    return perf_equal_shares(call, r->group.of.n, fits);
}

static MPI_Op reduction_of(sdyrt_reduction reduction) {
    switch (reduction) {
        TYPE(SUM, MPI_SUM);
        TYPE(MAX, MPI_MAX);
        TYPE(MIN, MPI_MIN);
        TYPE(PROD, MPI_PROD);
        TYPE(AND, MPI_BAND);
        TYPE(OR, MPI_BOR);
        TYPE(XOR, MPI_BXOR);
#undef TYPE
    case SDYRT_REDUCTION_COUNT:
        break;
    }
    return MPI_OP_NULL;
}

/* Find the ranks that a message goes to and comes from: members exchange the
 * ranks of their devices. */
static sdyrt_status open_message(const perf_call *call, raw *r) {
    sdyrt_status status;
    PERF_TRY(perf_mpi_group_open(call, &r->group));
    r->to = r->from = MPI_PROC_NULL;
    if (r->group.of.n > 0)
        r->from = (int)r->group.of.ranks[call->source];
    int *const all =
        cli_gather(call->rank->meeting, &r->from, sizeof r->from, &status);
    for (int rank = 0; all != NULL && rank < call->rank->size; rank++)
        if (all[rank] == call->rank->rank)
            r->to = rank;
    free(all);
    return status;
}

static bool is_message(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_SEND_RECV || kind == SDYRT_OP_SHIFT;
}

/* True if MPI has a call for an operation in a group of equal shares. */
static bool has_group_call(sdyrt_op_kind kind) {
    return kind == SDYRT_OP_ALL_GATHER || kind == SDYRT_OP_ALL_TO_ALL ||
           kind == SDYRT_OP_BROADCAST || kind == SDYRT_OP_GATHER ||
           kind == SDYRT_OP_SCATTER;
}

static sdyrt_status raw_open(const perf_call *call, void *state, bool *fits) {
    raw *r = state;
    const sdyrt_op_kind kind = call->op->kind;
    r->group.comm = MPI_COMM_NULL;
    r->element = MPI_DATATYPE_NULL;
    *fits = r->local = perf_is_local(kind);
    if (r->local)
        return SDYRT_OK;
    if (perf_cases[kind].reduces) {
        const MPI_Datatype type = mpi_type(call->op->type.dtype);
        if (type == MPI_DATATYPE_NULL)
            return SDYRT_OK;
        r->reduction = reduction_of(call->op->reduction);
        MPI_Type_dup(type, &r->element); /* freed as the others are */
        return open_group(call, r, fits);
    }
    r->element = perf_mpi_bytes(call->width);
    if (kind == SDYRT_OP_UPDATE_HALO) {
        *fits = true;
        return perf_mpi_faces_open(call, &r->faces, fits);
    }
    if (is_message(kind)) {
        *fits = call->in_bytes / call->width <= INT_MAX;
        return open_message(call, r);
    }
    if (has_group_call(kind))
        PERF_TRY(open_group(call, r, fits));
    if (call->matrix != NULL || (kind == SDYRT_OP_ALL_GATHER && !*fits &&
                                 call->op->own_axes.refs != NULL))
        return perf_mpi_parts_open(call, &r->group, &r->parts, fits);
    if (*fits)
        return SDYRT_OK;
    *fits = perf_is_exchange(call);
    PERF_TRY(perf_all(call->rank, fits));
    if (!*fits)
        return SDYRT_OK;
    PERF_TRY(counts_make(call, true, &r->sent, fits));
    PERF_TRY(counts_make(call, false, &r->received, fits));
    r->to = only_peer(&r->sent, call->rank->size);
    r->from = only_peer(&r->received, call->rank->size);
    return SDYRT_OK;
}

/* A predefined reduction needs a predefined type. */
static sdyrt_status reduce(const perf_call *call, const raw *r) {
    const MPI_Datatype type = mpi_type(call->op->type.dtype);
    const int n = (int)(call->out_bytes / call->width);
    if (call->op->kind == SDYRT_OP_REDUCE)
        MPI_Reduce(call->in, call->out, n, type, r->reduction, 0,
                   r->group.comm);
    else if (call->op->kind == SDYRT_OP_ALL_REDUCE)
        MPI_Allreduce(call->in, call->out, n, type, r->reduction,
                      r->group.comm);
    else
        MPI_Reduce_scatter_block(call->in, call->out, n, type, r->reduction,
                                 r->group.comm);
    return SDYRT_OK;
}

static sdyrt_status permute(const raw *r) {
    MPI_Sendrecv(r->sent.memory, r->to < 0 ? 0 : r->sent.of[r->to], MPI_BYTE,
                 r->to, 0, r->received.memory,
                 r->from < 0 ? 0 : r->received.of[r->from], MPI_BYTE, r->from,
                 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return SDYRT_OK;
}

/* Of those with a root it is the first member. */
static void run_group_call(const perf_call *call, const raw *r) {
    const sdyrt_op_kind kind = call->op->kind;
    const MPI_Comm comm = r->group.comm;
    const MPI_Datatype element = r->element;
    const int members = (int)r->group.of.n;
    const int n = (int)(call->in_bytes / call->width);
    if (kind == SDYRT_OP_ALL_GATHER)
        MPI_Allgather(call->in, n, element, call->out, n, element, comm);
    else if (kind == SDYRT_OP_BROADCAST) /* in place at the root */
        MPI_Bcast(r->group.of.index == 0 ? (void *)call->in : call->out, n,
                  element, 0, comm);
    else if (kind == SDYRT_OP_GATHER)
        MPI_Gather(call->in, n, element, call->out, n, element, 0, comm);
    else if (kind == SDYRT_OP_SCATTER)
        MPI_Scatter(call->in, n / members, element, call->out, n / members,
                    element, 0, comm);
    else
        MPI_Alltoall(call->in, n / members, element, call->out, n / members,
                     element, comm);
}

static sdyrt_status raw_run(const perf_call *call, void *state) {
    const raw *r = state;
    const sdyrt_op_kind kind = call->op->kind;
    if (r->local)
        return perf_copy_as_many(call, call->in, call->out, perf_copy_memory);
    if (kind == SDYRT_OP_UPDATE_HALO) {
        perf_mpi_faces_run(call, &r->faces);
        return SDYRT_OK;
    }
    if (r->parts.sent != NULL) {
        perf_mpi_parts_run(call, &r->group, &r->parts);
        return SDYRT_OK;
    }
    if (kind == SDYRT_OP_COLLECTIVE_PERMUTE)
        return permute(r);
    if (is_message(kind)) {
        const int n = (int)(call->in_bytes / call->width);
        MPI_Sendrecv(call->in, n, r->element, r->to, 0, call->out, n,
                     r->element, r->from, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
        return SDYRT_OK;
    }
    if (r->sent.of != NULL) {
        MPI_Alltoallv(r->sent.memory, r->sent.of, r->sent.at, MPI_BYTE,
                      r->received.memory, r->received.of, r->received.at,
                      MPI_BYTE, MPI_COMM_WORLD);
        return SDYRT_OK;
    }
    if (r->group.comm == MPI_COMM_NULL)
        return SDYRT_OK; /* outside the mesh */
    if (perf_cases[kind].reduces)
        return reduce(call, r);
    run_group_call(call, r);
    return SDYRT_OK;
}

static const perf_method raw_method = {.name = "raw",
                                       .state_bytes = sizeof(raw),
                                       .open = raw_open,
                                       .run = raw_run,
                                       .close = raw_close};

/* -- unpack ---------------------------------------------------------------- */

/* MPI_Allgather into a buffer, which is unpacked by hand: a gather along an
 * inner dimension without derived types. */

typedef struct unpack {
    perf_mpi_group group;
    MPI_Datatype element;
    perf_boxes boxes;
    size_t *at; /* of each box in `gathered` */
    char *gathered;
} unpack;

static void unpack_close(void *state) {
    unpack *u = state;
    perf_mpi_group_close(&u->group);
    perf_boxes_free(&u->boxes);
    MPI_Type_free(&u->element);
    free(u->at);
    free(u->gathered);
}

/* Find the offset of each box; false if a member sends less than its tile. */
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

static bool unpack_fits(const perf_call *call) {
    return call->op->kind == SDYRT_OP_ALL_GATHER && perf_is_exchange(call) &&
           call->in_bytes / call->width <= INT_MAX;
}

static sdyrt_status unpack_open(const perf_call *call, void *state,
                                bool *fits) {
    unpack *u = state;
    u->element = perf_mpi_bytes(call->width);
    PERF_TRY(perf_mpi_group_open(call, &u->group));
    PERF_TRY(perf_boxes_get(call, false, &u->boxes));
    u->at = cli_alloc((size_t)u->boxes.n, sizeof *u->at);
    u->gathered = perf_touched(call->in_bytes * (size_t)u->group.of.n);
    PERF_TRY(perf_even(call, call->in_bytes, fits));
    *fits = *fits && find_boxes(call, u);
    return SDYRT_OK;
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

static const perf_method unpack_method = {.name = "unpack",
                                          .checked = true,
                                          .state_bytes = sizeof(unpack),
                                          .fits = unpack_fits,
                                          .open = unpack_open,
                                          .run = unpack_run,
                                          .close = unpack_close};

/* -- memcpy ---------------------------------------------------------------- */

/* memcpy between buffers of the rank, on all ranks at once: the speed of memory
 * without sharing and waiting. */

typedef struct buffers {
    char *in, *out;
} buffers;

static void memcpy_close(void *state) {
    buffers *b = state;
    free(b->in);
    free(b->out);
}

static sdyrt_status memcpy_open(const perf_call *call, void *state,
                                bool *fits) {
    buffers *b = state;
    (void)fits;
    b->in = perf_touched(call->in_bytes);
    b->out = perf_touched(call->out_bytes);
    return SDYRT_OK;
}

static sdyrt_status memcpy_run(const perf_call *call, void *state) {
    const buffers *b = state;
    return perf_copy_as_many(call, b->in, b->out, perf_copy_memory);
}

static const perf_method memcpy_method = {.name = "memcpy",
                                          .state_bytes = sizeof(buffers),
                                          .open = memcpy_open,
                                          .run = memcpy_run,
                                          .close = memcpy_close};

const perf_backend perf_backend_mpi = {
    .name = "mpi",
    .methods = {&raw_method, &perf_method_mpi_alltoallw,
                &perf_method_mpi_neighbor_alltoallw, &perf_method_mpi_pack,
                &unpack_method, &memcpy_method},
    .memcpy = &memcpy_method,
    .foreign = "malloc"};
