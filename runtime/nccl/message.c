/* Messages of a batch: those of each link (links.c) on its stream, all at once,
 * between what is on the caller's stream before and what comes after; a rank's
 * own are copied. Those of no bytes are left out, as they are at the other
 * end. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

/* One batch of a rank: its messages by link, each link's in their order. */
typedef struct batch {
    const sdyrt_message *messages;
    int n;
    bool is_empty;                  /* no message has bytes */
    sdyi_nccl_message *list;        /* by link */
    void **bases;                   /* of each message */
    int first[SDYI_NCCL_LINKS + 1]; /* in the list, of each link */
} batch;

static void batch_free(batch *b) {
    free(b->list);
    free(b->bases);
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

/* The next message of this rank to itself, or from itself, from `*i` on; NULL:
 * there is none. */
static const sdyrt_message *next_own(const sdyrt_context *context,
                                     const batch *b, bool receives, int *i) {
    while (*i < b->n) {
        const sdyrt_message *const m = &b->messages[(*i)++];
        if (m->peer == context->rank && m->receives == receives)
            return m;
    }
    return NULL;
}

/* What a rank sends to itself is copied, so both ends are in one batch. */
static sdyrt_status check_own(const sdyrt_context *context, const batch *b) {
    int i = 0, k = 0;
    for (int n = 1;; n++) {
        const sdyrt_message *const s = next_own(context, b, false, &i);
        const sdyrt_message *const r = next_own(context, b, true, &k);
        if (s == NULL && r == NULL)
            return SDYRT_OK;
        if (s == NULL || r == NULL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "rank %d %s itself message #%d, and does not %s "
                             "it in the same batch",
                             context->rank,
                             s == NULL ? "receives from" : "sends to", n,
                             s == NULL ? "send" : "receive");
        if (s->bytes != r->bytes)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "rank %d sends itself %zu bytes and receives %zu",
                             context->rank, s->bytes, r->bytes);
    }
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

/* The number of the link of a message, -1: it has no bytes, or is this rank's
 * to itself; -2: the ranks are not connected. */
static int link_of(const sdyrt_context *context, const sdyrt_message *m) {
    sdyi_nccl_rank *const me = context->state;
    if (m->bytes == 0 || m->peer == context->rank)
        return -1;
    const sdyi_nccl_link *const link =
        sdyi_nccl_link_find(me, m->peer, m->receives);
    return link == NULL ? -2 : (int)(link - me->links);
}

static sdyrt_status sort_by_link(const sdyrt_context *context, batch *b) {
    int next[SDYI_NCCL_LINKS];
    SDYI_ALLOC(b->list, b->n);
    SDYI_ALLOC(b->bases, b->n);
    for (int i = 0; i < b->n; i++) {
        const sdyrt_message *const m = &b->messages[i];
        const int link = link_of(context, m);
        b->is_empty &= m->bytes == 0;
        if (link == -2)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "message %d is %s rank %d, with which rank %d is "
                             "not connected: all ranks call sdyrt_connect "
                             "before",
                             i, m->receives ? "from" : "to", m->peer,
                             context->rank);
        if (link >= 0)
            b->first[link + 1]++;
    }
    for (int k = 0; k < SDYI_NCCL_LINKS; k++) {
        next[k] = b->first[k];
        b->first[k + 1] += b->first[k];
    }
    for (int i = 0; i < b->n; i++) {
        const sdyrt_message *const m = &b->messages[i];
        const int link = link_of(context, m);
        b->bases[i] = m->data;
        if (link >= 0)
            b->list[next[link]++] = (sdyi_nccl_message){
                .peer = m->peer > context->rank, .base = i, .bytes = m->bytes};
    }
    return SDYRT_OK;
}

static int count_of(const batch *b, int link) {
    return b->first[link + 1] - b->first[link];
}

/* NCCL waits on the host for room in its queue of works, for which other
 * messages of the batch may be needed. And a link goes into a graph with what
 * is on it, until all of that is captured. */
static sdyrt_status check_links(const sdyrt_context *context, const batch *b,
                                bool is_capturing) {
    const sdyi_nccl_rank *const me = context->state;
    const int most = (int)(me->works / 2 / SDYI_NCCL_WORK);
    for (int k = 0; k < me->n_links; k++) {
        const sdyi_nccl_link *const link = &me->links[k];
        bool is_captured = false;
        if (count_of(b, k) == 0)
            continue;
        if (count_of(b, k) > most)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "a batch of rank %d has %d messages %s rank %d: "
                             "on nccl %d are the most",
                             context->rank, count_of(b, k),
                             link->receives ? "from" : "to", link->peer, most);
        if (!is_capturing)
            SDYI_TRY(sdyi_gpu_stream_is_capturing(link->stream, &is_captured));
        if (is_captured)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "messages with rank %d are being captured: the "
                             "capture must end before others can run",
                             link->peer);
    }
    return SDYRT_OK;
}

/* Put the messages of each link on its stream, between what is on `stream`
 * before and what comes after. */
static sdyrt_status run_links(sdyrt_context *context, const batch *b,
                              struct CUstream_st *stream) {
    enum { EVENTS = 3 };
    sdyi_nccl_rank *const me = context->state;
    SDYI_TRY(sdyi_gpu_event_record(me->forked, stream));
    for (int k = 0; k < me->n_links; k++) {
        const sdyi_nccl_link *const link = &me->links[k];
        if (count_of(b, k) == 0)
            continue;
        SDYI_TRY(sdyi_nccl_make_room(context, EVENTS, stream));
        SDYI_TRY(sdyi_gpu_stream_wait(link->stream, me->forked));
        SDYI_TRY(sdyi_nccl_link_run(context, link, &b->list[b->first[k]],
                                    count_of(b, k), b->bases, stream));
        SDYI_TRY(sdyi_gpu_event_record(link->done, link->stream));
    }
    for (int k = 0; k < me->n_links; k++)
        if (count_of(b, k) > 0)
            SDYI_TRY(sdyi_gpu_stream_wait(stream, me->links[k].done));
    return SDYRT_OK;
}

/* Copy what this rank sends to itself. */
static sdyrt_status run_own(sdyrt_context *context, const batch *b,
                            struct CUstream_st *stream) {
    const sdyrt_message *s;
    for (int i = 0, k = 0; (s = next_own(context, b, false, &i)) != NULL;) {
        const sdyrt_message *const r = next_own(context, b, true, &k);
        assert(r != NULL); /* check_own */
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
    SDYI_TRY(sort_by_link(context, b));
    SDYI_TRY(check_links(context, b, is_capturing));
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
