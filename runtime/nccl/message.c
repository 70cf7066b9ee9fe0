/* Messages of a batch, by groups of NCCL's sends and receives on a stream.
 *
 * Messages of one pair of ranks and direction follow one another, so a batch is
 * as many rounds as a pair has messages: the first of each pair, the second ..
 * Those of no bytes are left out, as they are at the other end. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <stdio.h>
#include <stdlib.h>

/* One batch of a rank. */
typedef struct batch {
    const sdyrt_message *messages;
    int n;
    int64_t *rounds; /* of each message; -1: of no bytes */
    int64_t n_rounds;
    void **bases;             /* address of each message */
    sdyi_nccl_message *sends; /* of a round */
    sdyi_nccl_message *receives;
} batch;

static void batch_free(batch *b) {
    free(b->rounds);
    free(b->bases);
    free(b->sends);
    free(b->receives);
}

/* -- what is asked for ----------------------------------------------------- */

/* "8 bytes to rank 1, 16 bytes from rank 3, .." */
static void describe(const batch *b, char *text, size_t bytes) {
    enum { SHOWN = 4 };
    size_t at = (size_t)snprintf(text, bytes, "%s ",
                                 b->n == 1 ? "a message:" : "messages:");
    for (int i = 0; i < b->n && at < bytes; i++) {
        const sdyrt_message *const m = &b->messages[i];
        if (i == SHOWN) {
            (void)snprintf(text + at, bytes - at, " and %d more", b->n - i);
            return;
        }
        at += (size_t)snprintf(text + at, bytes - at, "%s%zu bytes %s rank %d",
                               i == 0 ? "" : ", ", m->bytes,
                               m->receives ? "from" : "to", m->peer);
    }
}

/* The `k`-th message of this rank to itself, or from itself; NULL: none. */
static const sdyrt_message *own_message(const sdyrt_context *context,
                                        const batch *b, bool receives, int k) {
    for (int i = 0; i < b->n; i++)
        if (b->messages[i].peer == context->rank &&
            b->messages[i].receives == receives && k-- == 0)
            return &b->messages[i];
    return NULL;
}

/* NCCL refuses a message of a rank to itself that has one end in its group. */
static sdyrt_status check_own(const sdyrt_context *context, const batch *b) {
    for (int k = 0; k <= b->n; k++) {
        const sdyrt_message *const s = own_message(context, b, false, k);
        const sdyrt_message *const r = own_message(context, b, true, k);
        if (s == NULL && r == NULL)
            break;
        if (s == NULL || r == NULL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "rank %d %s itself message #%d, and does not %s "
                             "it in the same batch",
                             context->rank,
                             s == NULL ? "receives from" : "sends to", k + 1,
                             s == NULL ? "send" : "receive");
        if (s->bytes != r->bytes)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "rank %d sends itself %zu bytes and receives %zu",
                             context->rank, s->bytes, r->bytes);
    }
    return SDYRT_OK;
}

static sdyrt_status check_memory(const sdyrt_context *context, const batch *b) {
    const sdyi_nccl_rank *const me = context->state;
    for (int i = 0; i < b->n; i++) {
        const sdyrt_message *const m = &b->messages[i];
        bool is_owned = m->bytes == 0;
        if (!is_owned)
            SDYI_TRY(sdyi_gpu_owns(me->device, m->data, &is_owned));
        if (!is_owned)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "message %d (%p) is not memory of device %d, "
                             "which rank %d has",
                             i, m->data, me->device, context->rank);
    }
    return SDYRT_OK;
}

/* NCCL connects two ranks at their first message, which is not to happen while
 * a graph is captured. */
static bool *connection(const sdyrt_context *context, const sdyrt_message *m) {
    const sdyi_nccl_rank *const me = context->state;
    return &me->is_peer_connected[m->receives ? context->size + m->peer
                                              : m->peer];
}

static sdyrt_status check_connected(const sdyrt_context *context,
                                    const batch *b) {
    for (int i = 0; i < b->n; i++)
        if (b->messages[i].bytes > 0 && !*connection(context, &b->messages[i]))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "message %d is the first %s rank %d: it cannot be "
                             "captured",
                             i, b->messages[i].receives ? "from" : "to",
                             b->messages[i].peer);
    return SDYRT_OK;
}

/* -- rounds ---------------------------------------------------------------- */

static sdyrt_status make_rounds(const sdyrt_context *context, batch *b) {
    SDYI_ALLOC(b->rounds, b->n);
    SDYI_ALLOC(b->bases, b->n);
    SDYI_ALLOC(b->sends, b->n);
    SDYI_ALLOC(b->receives, b->n);
    int64_t *seen; /* messages, by the rank that they are to or from */
    SDYI_ALLOC(seen, 2 * context->size);
    for (int i = 0; i < b->n; i++) {
        const sdyrt_message *const m = &b->messages[i];
        const int end = m->receives ? context->size + m->peer : m->peer;
        b->bases[i] = m->data;
        b->rounds[i] = m->bytes == 0 ? -1 : seen[end]++;
        if (b->rounds[i] >= b->n_rounds)
            b->n_rounds = b->rounds[i] + 1;
    }
    free(seen);
    return SDYRT_OK;
}

static sdyrt_status run_round(sdyrt_context *context, const batch *b,
                              int64_t number, struct CUstream_st *stream) {
    sdyi_nccl_round round = {.sends = b->sends, .receives = b->receives};
    for (int i = 0; i < b->n; i++) {
        const sdyrt_message *const m = &b->messages[i];
        if (b->rounds[i] != number)
            continue;
        const int ahead =
            m->receives ? context->rank - m->peer : m->peer - context->rank;
        *(m->receives ? &round.receives[round.n_receives++]
                      : &round.sends[round.n_sends++]) = (sdyi_nccl_message){
            .peer = m->peer,
            .distance = (ahead + context->size) % context->size,
            .base = i,
            .bytes = m->bytes};
    }
    sdyi_nccl_sort_messages(&round);
    return sdyi_nccl_run_messages(context, &round, b->bases, stream);
}

static sdyrt_status enqueue(sdyrt_context *context, const batch *b,
                            sdyi_nccl_op *op, struct CUstream_st *stream,
                            bool is_capturing) {
    sdyi_nccl_rank *const me = context->state;
    if (!is_capturing) { /* the wait before it and the mark */
        SDYI_TRY(sdyi_nccl_follow(me, stream));
        SDYI_TRY(sdyi_nccl_make_room(context, 2, stream));
    }
    me->is_capturing = is_capturing;
    if (is_capturing)
        sdyi_nccl_count_captured(me);
    sdyrt_status status = SDYRT_OK;
    for (int64_t k = 0; k < b->n_rounds && status == SDYRT_OK; k++)
        status = run_round(context, b, k, stream);
    me->is_capturing = false;
    if (status == SDYRT_TIMEOUT) /* ranks that do not come to be connected */
        return sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                         "rank %d (%s): a peer has not come: ncclGroupEnd is "
                         "not done after %g s",
                         context->rank, op->text, context->timeout);
    SDYI_TRY(status);
    for (int i = 0; i < b->n; i++)
        if (b->messages[i].bytes > 0)
            *connection(context, &b->messages[i]) = true;
    if (!is_capturing)
        return sdyi_nccl_op_mark(me, op, stream);
    sdyi_nccl_op_set(me, op, SDYI_OP_CAPTURED);
    return SDYRT_OK;
}

/* -- a batch --------------------------------------------------------------- */

static sdyrt_status run(sdyrt_context *context, batch *b,
                        struct CUstream_st *stream) {
    sdyi_nccl_rank *const me = context->state;
    char text[192];
    SDYI_TRY(sdyi_nccl_check(context));
    SDYI_TRY(check_own(context, b));
    SDYI_TRY(check_memory(context, b));
    bool is_capturing = false;
    SDYI_TRY(sdyi_gpu_stream_is_capturing(stream, &is_capturing));
    if (is_capturing)
        SDYI_TRY(check_connected(context, b));
    SDYI_TRY(make_rounds(context, b));
    if (b->n_rounds == 0)
        return SDYRT_OK;
    describe(b, text, sizeof text);
    sdyi_nccl_op *const op = sdyi_nccl_op_start(me, text);
    const sdyrt_status status = enqueue(context, b, op, stream, is_capturing);
    if (status == SDYRT_OK)
        return SDYRT_OK;
    /* the other ranks wait for what is missing now */
    return is_capturing ? sdyi_nccl_break(context, status, true)
                        : sdyi_nccl_break_op(context, status, op, stream);
}

sdyrt_status sdyi_nccl_batch(sdyrt_context *context,
                             const sdyrt_message *messages, int n,
                             struct CUstream_st *const *stream) {
    sdyi_nccl_rank *const me = context->state;
    batch b = {.messages = messages, .n = n};
    int before = 0;
    if (n <= 0)
        return SDYRT_OK;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    const sdyrt_status status =
        run(context, &b, stream == NULL ? me->stream : *stream);
    batch_free(&b);
    sdyi_gpu_leave(me->device, before);
    return status;
}
