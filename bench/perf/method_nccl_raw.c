/* The bare NCCL call on the same bytes: the cost of an operation for a program
 * whose data happen to lie as NCCL wants them. Nothing is packed: with strided
 * tiles the result is not the operation's, and is not checked. It has its own
 * communicator; for a group that is not all ranks one is split off for the
 * row. */
#include "bench/perf/gpu.h"
#include "bench/perf/methods.h"
#include "bench/perf/nccl_load.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* One direction of an exchange, a message for each rank. */
typedef struct side {
    perf_span *spans;
    int64_t n;
    size_t bytes;
    void *memory;
} side;

typedef struct raw {
    const perf_call *call;
    const perf_nccl_api *nccl;
    perf_group group;
    ncclComm_t comm;
    bool is_split;
    bool is_local;
    bool is_exchange;
    side sent, received;
    ncclDataType_t type; /* of a reduction */
    ncclRedOp_t reduction;
} raw;

/* -- communicators --------------------------------------------------------- */

static sdyrt_status try_nccl(const perf_call *call, const perf_nccl_api *nccl,
                             const char *what, ncclResult_t result) {
    if (result == ncclSuccess)
        return SDYRT_OK;
    char text[400];
    snprintf(text, sizeof text, "%s (%s)", nccl->error_string(result),
             nccl->last_error(NULL));
    return perf_native(call->rank, what, text);
}

/* Create the communicator of all ranks, once. */
static sdyrt_status make_world(const perf_call *call,
                               const perf_nccl_api *nccl) {
    perf_rank *rank = call->rank;
    ncclUniqueId own = {{0}};
    ncclComm_t world;
    if (rank->nccl_world != NULL)
        return SDYRT_OK;
    if (rank->rank == 0)
        PERF_TRY(
            try_nccl(call, nccl, "ncclGetUniqueId", nccl->get_unique_id(&own)));
    sdyrt_status status;
    ncclUniqueId *all = cli_gather(rank->meeting, &own, sizeof own, &status);
    PERF_TRY(status);
    const ncclUniqueId first = all[0];
    free(all);
    ncclConfig_t config = NCCL_CONFIG_INITIALIZER;
    config.blocking = 1;
    PERF_TRY(try_nccl(
        call, nccl, "ncclCommInitRankConfig",
        nccl->comm_init(&world, rank->size, first, rank->rank, &config)));
    rank->nccl_world = world;
    return SDYRT_OK;
}

void perf_nccl_raw_end(perf_rank *rank) {
    const char *why;
    if (rank->nccl_world != NULL)
        (void)perf_nccl_load(&why)->comm_destroy(rank->nccl_world);
    rank->nccl_world = NULL;
}

/* The communicator of the group. */
static sdyrt_status connect(const perf_call *call, raw *r, bool *fits) {
    bool is_world = r->group.n == call->rank->size;
    PERF_TRY(perf_all(call->rank, &is_world));
    r->comm = call->rank->nccl_world;
    if (is_world)
        return SDYRT_OK;
    *fits = r->nccl->comm_split != NULL;
    if (!*fits)
        return SDYRT_OK;
    const int color =
        r->group.n > 0 ? (int)r->group.ranks[0] : NCCL_SPLIT_NOCOLOR;
    r->comm = NULL;
    PERF_TRY(
        try_nccl(call, r->nccl, "ncclCommSplit",
                 r->nccl->comm_split(call->rank->nccl_world, color,
                                     (int)r->group.index, &r->comm, NULL)));
    r->is_split = r->comm != NULL;
    return SDYRT_OK;
}

/* -- calls ----------------------------------------------------------------- */

/* The NCCL type of a dtype for reductions; false: NCCL does not reduce it. */
static bool type_of(sdyrt_dtype dtype, ncclDataType_t *found) {
    switch (dtype) {
#define TYPE(from, to)                                                         \
    case SDYRT_##from:                                                         \
        *found = to;                                                           \
        return true
        TYPE(F64, ncclFloat64);
        TYPE(F32, ncclFloat32);
        TYPE(F16, ncclFloat16);
        TYPE(BF16, ncclBfloat16);
        TYPE(I8, ncclInt8);
        TYPE(I32, ncclInt32);
        TYPE(I64, ncclInt64);
        TYPE(U8, ncclUint8);
        TYPE(U32, ncclUint32);
        TYPE(U64, ncclUint64);
    case SDYRT_I16:
    case SDYRT_U16:
    case SDYRT_C64:
    case SDYRT_C128:
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
    return false;
}

/* The NCCL reduction; false: NCCL does not have it. */
static bool redop_of(sdyrt_reduction reduction, ncclRedOp_t *found) {
    switch (reduction) {
        TYPE(SUM, ncclSum);
        TYPE(MAX, ncclMax);
        TYPE(MIN, ncclMin);
        TYPE(PROD, ncclProd);
#undef TYPE
    case SDYRT_AND:
    case SDYRT_OR:
    case SDYRT_XOR:
    case SDYRT_REDUCTION_COUNT:
        break;
    }
    return false;
}

/* True if NCCL has a call for an operation in a group of equal shares. */
static bool has_collective(const perf_call *call, raw *r) {
    const bool combines = type_of(call->op->type.dtype, &r->type) &&
                          redop_of(call->op->reduction, &r->reduction);
    if (call->matrix != NULL)
        return false;
    switch (call->op->kind) {
    case SDYRT_OP_ALL_GATHER:
        return r->nccl->all_gather != NULL;
    case SDYRT_OP_ALL_REDUCE:
        return r->nccl->all_reduce != NULL && combines;
    case SDYRT_OP_REDUCE_SCATTER:
        return r->nccl->reduce_scatter != NULL && combines;
    case SDYRT_OP_BROADCAST:
        return r->nccl->broadcast != NULL;
    case SDYRT_OP_ALL_TO_ALL: /* or a group of messages */
        return true;
    case SDYRT_OP_ALL_SLICE:
    case SDYRT_OP_COLLECTIVE_PERMUTE:
    case SDYRT_OP_SHARDED_TO_UNREDUCED:
    case SDYRT_OP_REPLICATED_TO_UNREDUCED:
    case SDYRT_OP_RESHARD:
    case SDYRT_OP_GATHER:
    case SDYRT_OP_REDUCE:
    case SDYRT_OP_SCATTER:
    case SDYRT_OP_SEND_RECV:
    case SDYRT_OP_SHIFT:
    case SDYRT_OP_UPDATE_HALO:
    case SDYRT_OP_COUNT:
        break;
    }
    return false;
}

static sdyrt_status open_group(const perf_call *call, raw *r, bool *fits) {
    PERF_TRY(perf_group_get(call, &r->group));
    PERF_TRY(perf_equal_shares(call, r->group.n, fits));
    return *fits ? connect(call, r, fits) : SDYRT_OK;
}

/* -- messages -------------------------------------------------------------- */

static void free_side(const perf_call *call, side *s) {
    sdyrt_free(call->rank->context, s->memory);
    free(s->spans);
    *s = (side){0};
}

static sdyrt_status make_side(const perf_call *call, bool sent, side *s) {
    perf_boxes boxes;
    PERF_TRY(perf_boxes_get(call, sent, &boxes));
    s->spans = cli_alloc((size_t)boxes.n, sizeof *s->spans);
    for (int64_t i = 0; i < boxes.n;) {
        const perf_span span = perf_span_at(&boxes, i);
        s->spans[s->n++] = span;
        s->bytes += span.bytes;
        i += span.n;
    }
    perf_boxes_free(&boxes);
    return sdyrt_alloc(call->rank->context, s->bytes + 1, &s->memory);
}

static sdyrt_status open_exchange(const perf_call *call, raw *r, bool *fits) {
    r->is_exchange = *fits = perf_is_exchange(call);
    PERF_TRY(perf_all(call->rank, fits));
    if (!*fits)
        return SDYRT_OK;
    r->comm = call->rank->nccl_world;
    PERF_TRY(make_side(call, true, &r->sent));
    return make_side(call, false, &r->received);
}

static ncclResult_t put_side(const raw *r, const side *s, bool sent,
                             struct CUstream_st *stream) {
    char *at = s->memory;
    ncclResult_t result = ncclSuccess;
    for (int64_t i = 0; i < s->n && result == ncclSuccess; i++) {
        const perf_span *span = &s->spans[i];
        result = sent ? r->nccl->send(at, span->bytes, ncclInt8, span->peer,
                                      r->comm, stream)
                      : r->nccl->recv(at, span->bytes, ncclInt8, span->peer,
                                      r->comm, stream);
        at += span->bytes;
    }
    return result;
}

static ncclResult_t exchange(const raw *r, struct CUstream_st *stream) {
    ncclResult_t result = r->nccl->group_start();
    if (result == ncclSuccess)
        result = put_side(r, &r->sent, true, stream);
    if (result == ncclSuccess)
        result = put_side(r, &r->received, false, stream);
    const ncclResult_t ended = r->nccl->group_end();
    return result != ncclSuccess ? result : ended;
}

/* ncclAlltoAll for older libraries, by messages. */
static ncclResult_t all_to_all(const perf_call *call, const raw *r,
                               struct CUstream_st *stream) {
    const size_t share = call->in_bytes / (size_t)r->group.n;
    const char *from = call->in;
    char *to = call->out;
    ncclResult_t result = r->nccl->group_start();
    for (int64_t i = 0; i < r->group.n && result == ncclSuccess; i++) {
        const int peer = r->is_split ? (int)i : (int)r->group.ranks[i];
        const size_t at = (size_t)i * share;
        result =
            r->nccl->send(from + at, share, ncclInt8, peer, r->comm, stream);
        if (result == ncclSuccess)
            result =
                r->nccl->recv(to + at, share, ncclInt8, peer, r->comm, stream);
    }
    const ncclResult_t ended = r->nccl->group_end();
    return result != ncclSuccess ? result : ended;
}

/* -- the method ------------------------------------------------------------ */

static void raw_close(void *state) {
    raw *r = state;
    if (r->is_split)
        (void)r->nccl->comm_destroy(r->comm);
    free_side(r->call, &r->sent);
    free_side(r->call, &r->received);
    perf_group_free(&r->group);
}

static sdyrt_status raw_open(const perf_call *call, void *state, bool *fits) {
    raw *r = state;
    const char *why;
    r->call = call;
    r->is_local = perf_is_local(call->op->kind);
    if (r->is_local)
        return SDYRT_OK;
    r->nccl = perf_nccl_load(&why);
    if (r->nccl == NULL)
        return perf_native(call->rank, "--vs raw", why);
    PERF_TRY(make_world(call, r->nccl));
    *fits = has_collective(call, r);
    if (*fits)
        PERF_TRY(open_group(call, r, fits));
    if (*fits || perf_cases[call->op->kind].reduces)
        return SDYRT_OK;
    return open_exchange(call, r, fits);
}

static sdyrt_status raw_run(const perf_call *call, void *state) {
    const raw *r = state;
    const perf_nccl_api *n = r->nccl;
    struct CUstream_st *stream = call->rank->stream;
    const size_t count = call->out_bytes / call->width;
    if (r->is_local)
        return perf_copy_as_many(call, call->in, call->out, perf_gpu_copy_on);
    if (r->is_exchange)
        return try_nccl(call, n, "ncclSend and ncclRecv", exchange(r, stream));
    if (r->group.n == 0)
        return SDYRT_OK; /* outside the mesh */
    if (call->op->kind == SDYRT_OP_ALL_GATHER)
        return try_nccl(call, n, "ncclAllGather",
                        n->all_gather(call->in, call->out, call->in_bytes,
                                      ncclInt8, r->comm, stream));
    if (call->op->kind == SDYRT_OP_ALL_REDUCE)
        return try_nccl(call, n, "ncclAllReduce",
                        n->all_reduce(call->in, call->out, count, r->type,
                                      r->reduction, r->comm, stream));
    if (call->op->kind == SDYRT_OP_REDUCE_SCATTER)
        return try_nccl(call, n, "ncclReduceScatter",
                        n->reduce_scatter(call->in, call->out, count, r->type,
                                          r->reduction, r->comm, stream));
    if (call->op->kind == SDYRT_OP_BROADCAST)
        return try_nccl(call, n, "ncclBroadcast",
                        n->broadcast(call->in, call->out, call->in_bytes,
                                     ncclInt8,
                                     r->is_split ? 0 : (int)r->group.ranks[0],
                                     r->comm, stream));
    return try_nccl(call, n, "ncclAlltoAll",
                    n->all_to_all == NULL
                        ? all_to_all(call, r, stream)
                        : n->all_to_all(call->in, call->out,
                                        call->in_bytes / (size_t)r->group.n,
                                        ncclInt8, r->comm, stream));
}

const perf_method perf_method_nccl_raw = {.name = "raw",
                                          .state_bytes = sizeof(raw),
                                          .fits = perf_has_stream,
                                          .open = raw_open,
                                          .run = raw_run,
                                          .finish = perf_gpu_finish,
                                          .close = raw_close};
