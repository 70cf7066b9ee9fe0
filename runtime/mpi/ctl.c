/* Control messages, sent and received; see net.h for the protocol. They go to
 * ranks on other nodes. GONE goes to peers too, so that it arrives after all
 * messages that the rank has sent them. */
#include "base/alloc.h"
#include "base/integers.h"
#include "base/status.h"
#include "runtime/mpi/net.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SMALL_CTL (sizeof(sdyi_ctl_head) + 2 * SDYI_SHM_TEXT)

_Static_assert(sizeof(sdyi_ctl_head) == SDYI_NET_ALIGNMENT, "a cache line");

/* -- sending --------------------------------------------------------------- */

sdyrt_status sdyi_mpi_ctl_grow(sdyi_mpi_net *net) {
    const int capacity = net->ctls_capacity == 0 ? 64 : 2 * net->ctls_capacity;
    SDYI_RESIZE(net->requests, capacity);
    SDYI_RESIZE(net->ctls, capacity);
    SDYI_RESIZE(net->finished, capacity);
    net->ctls_capacity = capacity;
    return SDYRT_OK;
}

/* NULL: no memory. */
static sdyi_ctl *new_ctl(bool is_large) {
    const size_t capacity = is_large ? SDYI_CTL_BYTES : SMALL_CTL;
    const size_t bytes =
        sdyi_round_up(sizeof(sdyi_ctl) + capacity, SDYI_NET_ALIGNMENT);
    sdyi_ctl *const ctl = aligned_alloc(SDYI_NET_ALIGNMENT, bytes);
    if (ctl != NULL)
        ctl->capacity = capacity;
    return ctl;
}

sdyi_ctl *sdyi_mpi_ctl_make(sdyi_mpi_net *net, const sdyi_ctl_head *head,
                            const char *text) {
    const bool is_last = head->kind == SDYI_CTL_BROKEN;
    if (!is_last && net->n_ctls + net->n_remote >= net->ctls_capacity &&
        sdyi_mpi_ctl_grow(net) != SDYRT_OK)
        return NULL;
    const bool is_large = head->payload_bytes > 0;
    sdyi_ctl **const list = is_last    ? &net->reserve
                            : is_large ? &net->free_large
                                       : &net->free_small;
    sdyi_ctl *const ctl = *list != NULL ? *list : new_ctl(is_large);
    if (ctl == NULL)
        return NULL;
    if (ctl == *list)
        *list = ctl->next;
    sdyi_ctl_head h = *head;
    if (text != NULL) {
        char *const at = ctl->data + sizeof h + h.payload_bytes;
        h.text_bytes = (uint32_t)snprintf(at, SDYI_SHM_TEXT, "%s", text) + 1;
        if (h.text_bytes > SDYI_SHM_TEXT)
            h.text_bytes = SDYI_SHM_TEXT;
    }
    memcpy(ctl->data, &h, sizeof h);
    return ctl;
}

static void recycle(sdyi_mpi_net *net, sdyi_ctl *ctl) {
    sdyi_ctl **const list =
        ctl->capacity == SMALL_CTL ? &net->free_small : &net->free_large;
    ctl->next = *list;
    *list = ctl;
}

void sdyi_mpi_ctl_send(sdyrt_context *context, int rank, sdyi_ctl *ctl) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_ctl_head h;
    memcpy(&h, ctl->data, sizeof h);
    const size_t bytes = sizeof h + h.payload_bytes + h.text_bytes;
    const int code =
        MPI_Isend(ctl->data, (int)bytes, MPI_BYTE, rank, SDYI_NET_CTL_TAG,
                  me->comm, &net->requests[net->n_ctls]);
    if (code != MPI_SUCCESS) {
        recycle(net, ctl);
        (void)sdyi_mpi_error(context, "MPI_Isend", code);
        return;
    }
    net->ctls[net->n_ctls++] = ctl;
}

void sdyi_mpi_ctl_no_memory(sdyrt_context *context) {
    (void)sdyi_shm_break(context, sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                                            "no memory for a message"));
}

void sdyi_mpi_ctl_say(sdyrt_context *context, int rank, sdyi_ctl_head head,
                      const char *text) {
    sdyi_mpi_rank *me = context->state;
    head.rank = context->rank;
    sdyi_ctl *const ctl = sdyi_mpi_ctl_make(me->net, &head, text);
    if (ctl == NULL)
        sdyi_mpi_ctl_no_memory(context);
    else
        sdyi_mpi_ctl_send(context, rank, ctl);
}

void sdyi_mpi_ctl_notify(sdyrt_context *context, sdyi_ctl_kind kind,
                         uint64_t seq, int64_t value, const char *text) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_ctl_head head = {
        .kind = (int32_t)kind, .seq = seq, .value = value};
    for (int r = 0; r < context->size; r++)
        if (me->shm.peer_of[r] < 0)
            sdyi_mpi_ctl_say(context, r, head, text);
}

/* Free the messages that have been sent; returns MPI's code. */
static int reap(sdyi_mpi_net *net) {
    int n = 0;
    const int code = MPI_Testsome(net->n_ctls, net->requests, &n, net->finished,
                                  MPI_STATUSES_IGNORE);
    if (code != MPI_SUCCESS || n == MPI_UNDEFINED || n == 0)
        return code;
    int kept = 0;
    for (int i = 0; i < net->n_ctls; i++) {
        if (net->requests[i] == MPI_REQUEST_NULL) {
            recycle(net, net->ctls[i]);
            continue;
        }
        net->requests[kept] = net->requests[i];
        net->ctls[kept++] = net->ctls[i];
    }
    net->n_ctls = kept;
    return code;
}

sdyrt_status sdyi_mpi_ctl_stock(sdyi_mpi_net *net, int n, bool is_large) {
    const sdyi_ctl *ctl = is_large ? net->free_large : net->free_small;
    for (; ctl != NULL && n > 0; ctl = ctl->next)
        n--;
    for (; n > 0; n--) {
        sdyi_ctl *const made = new_ctl(is_large);
        if (made == NULL)
            return SDYI_NO_MEMORY((size_t)n * SDYI_CTL_BYTES);
        recycle(net, made);
    }
    return SDYRT_OK;
}

/* -- hearing --------------------------------------------------------------- */

static void hear_rts(sdyrt_context *context, sdyi_heard *from,
                     const sdyi_ctl_head *h, const char *payload,
                     const char *text) {
    const sdyi_mpi_rank *me = context->state;
    me->net->n_untaken += from->taken == from->seq;
    from->seq = h->seq;
    from->fingerprint = h->fingerprint;
    from->bytes = h->bytes;
    from->payload_bytes = 0;
    snprintf(from->rts_text, SDYI_SHM_TEXT, "%s", text);
    if (h->payload_bytes > 0) {
        if (from->payload == NULL)
            from->payload = aligned_alloc(SDYI_NET_ALIGNMENT, SDYI_NET_INLINE);
        if (from->payload == NULL) {
            sdyi_mpi_ctl_no_memory(context);
            return;
        }
        memcpy(from->payload, payload, h->payload_bytes);
        from->payload_bytes = h->payload_bytes;
    }
    sdyi_mpi_rndv_look(context, h->rank);
    if (me->shm.call == NULL || sdyi_shm_op_of(h->seq) < me->shm.op)
        sdyi_mpi_net_end(context);
}

void sdyi_mpi_net_end(sdyrt_context *context) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    const uint64_t over = sdyi_mpi_net_over(me);
    /* the end of a broken context reaches all by BROKEN */
    for (int r = 0;
         r < net->size && net->n_untaken > 0 && me->shm.broken == SDYRT_OK;
         r++) {
        sdyi_heard *const from = &net->heard[r];
        if (from->taken == from->seq || sdyi_shm_op_of(from->seq) > over)
            continue;
        from->taken = from->seq;
        net->n_untaken--;
        const sdyi_ctl_head head = {.kind = SDYI_CTL_ENDED, .seq = from->seq};
        sdyi_mpi_ctl_say(context, r, head, NULL);
    }
}

/* Keep a refusal until its operation is over. */
static void hear_refusal(sdyrt_context *context, const sdyi_ctl_head *h,
                         const char *text) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    int kept = 0;
    for (int i = 0; i < net->n_refusals; i++)
        if (net->refusals[i].op >= me->shm.op)
            net->refusals[kept++] = net->refusals[i];
    net->n_refusals = kept;
    if (kept == net->refusals_capacity) {
        const int capacity = 2 * kept + 8;
        sdyi_shm_refusal *const grown =
            realloc(net->refusals, (size_t)capacity * sizeof *grown);
        if (grown == NULL) {
            sdyi_mpi_ctl_no_memory(context);
            return;
        }
        net->refusals = grown;
        net->refusals_capacity = capacity;
    }
    sdyi_shm_refusal *const r = &net->refusals[net->n_refusals++];
    *r = (sdyi_shm_refusal){
        .op = h->seq, .number = (uint64_t)h->value, .rank = h->rank};
    snprintf(r->text, sizeof r->text, "%s", text);
    sdyi_mpi_net_apply_refusals(context);
}

static void do_without(sdyi_transfer *list, int which, int *left) {
    if (which < 0 || list[which].is_done)
        return;
    list[which].is_done = true;
    list[which].data = NULL;
    --*left;
}

void sdyi_mpi_net_apply_refusals(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    for (int i = 0; i < net->n_refusals; i++) {
        const sdyi_shm_refusal *const r = &net->refusals[i];
        if (me->shm.call == NULL || r->op != me->shm.op ||
            sdyi_shm_refusal_phase(r->number) > (uint64_t)me->shm.phase)
            continue;
        sdyi_shm_hear_refusal(&me->shm, r);
        if (net->step == NULL)
            continue;
        const sdyi_heard *const from = &net->heard[r->rank];
        do_without(net->incoming, from->incoming, &net->incoming_left);
        do_without(net->outgoing, from->outgoing, &net->outgoing_left);
    }
}

static void hear_claim(sdyrt_context *context, sdyi_heard *from,
                       const sdyi_ctl_head *h, const char *text) {
    from->claim_op = h->seq;
    from->claim = h->fingerprint;
    snprintf(from->claim_text, SDYI_SHM_TEXT, "%s", text);
    sdyi_mpi_rndv_look(context, h->rank);
}

static void hear_verdict(sdyi_mpi_net *net, const sdyi_ctl_head *h,
                         const char *payload, const char *text) {
    net->verdict_op = h->seq;
    net->verdict[0] = (int)h->value;
    net->verdict[1] = (int)h->bytes;
    snprintf(net->verdict_texts[0], SDYI_SHM_TEXT, "%s", text);
    net->verdict_texts[1][0] = '\0';
    if (h->payload_bytes > 0)
        snprintf(net->verdict_texts[1], SDYI_SHM_TEXT, "%s", payload);
}

static void hear(sdyrt_context *context, const char *ctl) {
    const sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    sdyi_ctl_head h;
    memcpy(&h, ctl, sizeof h);
    const char *const payload = ctl + sizeof h;
    const char *const text = h.text_bytes > 0 ? payload + h.payload_bytes : "";
    sdyi_heard *const from = &net->heard[h.rank];
    sdyi_transfer *const out =
        net->step != NULL && h.seq == net->seq && from->outgoing >= 0
            ? &net->outgoing[from->outgoing]
            : NULL;
    switch ((sdyi_ctl_kind)h.kind) {
    case SDYI_CTL_RTS:
        hear_rts(context, from, &h, payload, text);
        break;
    case SDYI_CTL_CTS:
        if (out != NULL)
            out->granted = h.value;
        break;
    case SDYI_CTL_FIN:
        if (out != NULL && !out->is_done) {
            out->is_done = true;
            net->outgoing_left--;
        }
        break;
    case SDYI_CTL_ENDED:
        if (out != NULL && !out->is_done)
            (void)sdyi_shm_ended_without(context, h.rank, "fetching from");
        break;
    case SDYI_CTL_REFUSED:
        hear_refusal(context, &h, text);
        break;
    case SDYI_CTL_BROKEN:
        sdyi_shm_hear_broken(context, (sdyrt_status)h.value, text);
        break;
    case SDYI_CTL_REACHED:
        if (net->arrived[h.value] < h.seq)
            net->arrived[h.value] = h.seq;
        hear_claim(context, from, &h, text);
        break;
    case SDYI_CTL_CLAIM:
        hear_claim(context, from, &h, text);
        break;
    case SDYI_CTL_VERDICT:
        hear_verdict(net, &h, payload, text);
        break;
    case SDYI_CTL_GONE:
        from->is_gone = true;
        from->last_op = h.seq;
        net->n_gone++;
        sdyi_mpi_rndv_look(context, h.rank);
        break;
    case SDYI_CTL_GAVE_UP:
        net->has_given_up = true;
        break;
    case SDYI_CTL_MAIL:
    case SDYI_CTL_GRANT:
    case SDYI_CTL_TAKEN:
        sdyi_mpi_mail_hear(context, &from->mail, &h, payload);
        break;
    }
}

int sdyi_mpi_ctl_expect(const sdyi_mpi_rank *me) {
    sdyi_mpi_net *net = me->net;
    return MPI_Irecv(net->incoming_ctl, (int)SDYI_CTL_BYTES, MPI_BYTE,
                     MPI_ANY_SOURCE, SDYI_NET_CTL_TAG, me->comm,
                     &net->next_ctl);
}

void sdyi_mpi_net_progress(sdyrt_context *context) {
    sdyi_mpi_rank *me = context->state;
    sdyi_mpi_net *net = me->net;
    for (int i = 0; i < 16; i++) {
        int has_come = 0;
        int code = MPI_Test(&net->next_ctl, &has_come, MPI_STATUS_IGNORE);
        if (code == MPI_SUCCESS && !has_come)
            break;
        if (code == MPI_SUCCESS) {
            hear(context, net->incoming_ctl);
            net->moves++;
            code = sdyi_mpi_ctl_expect(me);
        }
        if (code != MPI_SUCCESS) {
            (void)sdyi_mpi_error(context, "receiving a message", code);
            return;
        }
    }
    if (net->n_ctls > 0) {
        const int code = reap(net);
        if (code != MPI_SUCCESS) {
            (void)sdyi_mpi_error(context, "sending a message", code);
            return;
        }
    }
    sdyi_mpi_net_answer(context);
    sdyi_mpi_rndv_feed(context);
}

void sdyi_mpi_net_leave(sdyrt_context *context, sdyi_ctl_kind kind) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_ctl_head head = {.kind = (int32_t)kind, .seq = me->shm.op};
    for (int r = 0; r < context->size; r++)
        if (r != context->rank)
            sdyi_mpi_ctl_say(context, r, head, NULL);
}

bool sdyi_mpi_net_is_idle(const sdyi_mpi_net *net) {
    return net->n_gone == net->size - 1 && net->n_ctls == 0 &&
           net->n_active == 0;
}

void sdyi_mpi_net_describe(const sdyrt_context *context, int rank,
                           const char *verb, char *text, size_t bytes) {
    const sdyi_mpi_rank *me = context->state;
    const sdyi_heard *const h = &me->net->heard[rank];
    const uint64_t offered = sdyi_shm_op_of(h->seq);
    const uint64_t op = offered > h->claim_op ? offered : h->claim_op;
    if (h->is_gone)
        snprintf(text, bytes, "rank %d %s; it has destroyed its context", rank,
                 verb);
    else if (op == 0)
        snprintf(text, bytes, "rank %d %s; nothing was heard of it yet", rank,
                 verb);
    else
        snprintf(text, bytes,
                 "rank %d %s; it was last heard of at operation #%" PRIu64
                 " (%s)",
                 rank, verb, op, op == offered ? h->rts_text : h->claim_text);
}

bool sdyi_mpi_net_is_gone(const sdyrt_context *context, int rank,
                          uint64_t *last) {
    const sdyi_mpi_rank *me = context->state;
    *last = me->net->heard[rank].last_op;
    return me->net->heard[rank].is_gone;
}

/* -- MPI's errors ---------------------------------------------------------- */

const char *sdyi_mpi_error_text(int code, char text[MPI_MAX_ERROR_STRING]) {
    int length;
    snprintf(text, MPI_MAX_ERROR_STRING, "unknown error");
    (void)MPI_Error_string(code, text, &length);
    return text;
}

sdyrt_status sdyi_mpi_error(sdyrt_context *context, const char *what,
                            int code) {
    char words[MPI_MAX_ERROR_STRING];
    return sdyi_shm_break(context,
                          sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "%s: %s",
                                    what, sdyi_mpi_error_text(code, words)));
}
