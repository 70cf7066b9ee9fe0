/* Messages of a batch: those of each link (links.c) on its stream, all at once,
 * between what is on the caller's stream before and what comes after; a rank's
 * own are copied. Those of no bytes are left out, as they are at the other
 * end. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <stdio.h>
#include <stdlib.h>

/* One batch of a rank. */
typedef struct batch {
    const sdyrt_message *messages;
    int n;
    bool is_empty;                /* no message has bytes */
    const sdyi_nccl_link **links; /* of each message; NULL: of no bytes, or
                                     this rank's own */
    const sdyrt_message **list;   /* those of a link */
} batch;

static void batch_free(batch *b) {
    free(b->links);
    free(b->list);
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

/* -- links ----------------------------------------------------------------- */

/* Find the link of each message that is to or from another rank and has
 * bytes. */
static sdyrt_status find_links(const sdyrt_context *context, batch *b) {
    sdyi_nccl_rank *const me = context->state;
    SDYI_ALLOC(b->links, b->n);
    SDYI_ALLOC(b->list, b->n);
    for (int i = 0; i < b->n; i++) {
        const sdyrt_message *const m = &b->messages[i];
        b->is_empty &= m->bytes == 0;
        if (m->bytes == 0 || m->peer == context->rank)
            continue;
        b->links[i] = sdyi_nccl_link_find(me, m->peer, m->receives);
        if (b->links[i] == NULL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "message %d is %s rank %d, with which rank %d is "
                             "not connected: all ranks call sdyrt_connect "
                             "before",
                             i, m->receives ? "from" : "to", m->peer,
                             context->rank);
    }
    return SDYRT_OK;
}

/* A link goes into a graph with what is on it, until all of that is
 * captured. */
static sdyrt_status check_captures(const batch *b) {
    for (int i = 0; i < b->n; i++) {
        bool is_capturing = false;
        if (b->links[i] != NULL)
            SDYI_TRY(sdyi_gpu_stream_is_capturing(b->links[i]->stream,
                                                  &is_capturing));
        if (is_capturing)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "messages with rank %d are being captured: the "
                             "capture must end before message %d can run",
                             b->messages[i].peer, i);
    }
    return SDYRT_OK;
}

/* The messages of the link of message `i`, in their order; 0: those were run
 * with a message before it, or it has no link. */
static int list_link(const batch *b, int i) {
    const sdyi_nccl_link *const link = b->links[i];
    int n = 0;
    for (int k = 0; k < i && link != NULL; k++)
        if (b->links[k] == link)
            return 0;
    for (int k = i; k < b->n && link != NULL; k++)
        if (b->links[k] == link)
            b->list[n++] = &b->messages[k];
    return n;
}

/* Put the messages of each link on its stream, between what is on `stream`
 * before and what comes after. */
static sdyrt_status run_links(sdyrt_context *context, const batch *b,
                              struct CUstream_st *stream) {
    enum { EVENTS = 3 };
    sdyi_nccl_rank *const me = context->state;
    SDYI_TRY(sdyi_gpu_event_record(me->forked, stream));
    for (int i = 0; i < b->n; i++) {
        const sdyi_nccl_link *const link = b->links[i];
        const int n = list_link(b, i);
        if (n == 0)
            continue;
        SDYI_TRY(sdyi_nccl_make_room(context, EVENTS, stream));
        SDYI_TRY(sdyi_gpu_stream_wait(link->stream, me->forked));
        SDYI_TRY(sdyi_nccl_link_run(context, link, b->list, n, stream));
        SDYI_TRY(sdyi_gpu_event_record(link->done, link->stream));
    }
    for (int i = 0; i < b->n; i++)
        if (list_link(b, i) > 0)
            SDYI_TRY(sdyi_gpu_stream_wait(stream, b->links[i]->done));
    return SDYRT_OK;
}

/* Copy what this rank sends to itself. */
static sdyrt_status run_own(sdyrt_context *context, const batch *b,
                            struct CUstream_st *stream) {
    const sdyrt_message *s, *r;
    for (int k = 0; (s = own_message(context, b, false, k)) != NULL; k++) {
        r = own_message(context, b, true, k);
        if (s->bytes == 0 || s->data == r->data)
            continue;
        SDYI_TRY(sdyi_nccl_make_room(context, 1, stream));
        SDYI_TRY(sdyi_gpu_copy(r->data, s->data, s->bytes, stream));
    }
    return SDYRT_OK;
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
    sdyrt_status status = run_own(context, b, stream);
    if (status == SDYRT_OK)
        status = run_links(context, b, stream);
    me->is_capturing = false;
    SDYI_TRY(status);
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
    SDYI_TRY(find_links(context, b));
    if (!is_capturing)
        SDYI_TRY(check_captures(b));
    if (b->is_empty)
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
    batch b = {.messages = messages, .n = n, .is_empty = true};
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
