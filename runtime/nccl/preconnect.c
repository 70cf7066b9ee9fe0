/* Connecting ranks: NCCL connects two at their first message, and those of a
 * communicator at its first collective of a kind and size, which must not be
 * while a graph is captured. So each is done once when a plan is made. */
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <stdlib.h>

/* -- messages -------------------------------------------------------------- */

/* Messages of a byte to and from the peers of a round that NCCL has not
 * connected; `to` has room for them. */
static void add_unconnected(sdyi_nccl_rank *me, int n_ranks,
                            const sdyi_nccl_round *from, sdyi_nccl_round *to) {
    bool *const is_connected =
        me->is_peer_connected + (from->is_registered ? 2 * n_ranks : 0);
    for (int64_t i = 0; i < from->n_sends; i++) {
        const sdyi_nccl_message *m = &from->sends[i];
        if (is_connected[m->peer])
            continue;
        is_connected[m->peer] = true;
        to->sends[to->n_sends++] =
            (sdyi_nccl_message){m->peer, m->distance, 0, 0, 1};
    }
    for (int64_t i = 0; i < from->n_receives; i++) {
        const sdyi_nccl_message *m = &from->receives[i];
        if (is_connected[n_ranks + m->peer])
            continue;
        is_connected[n_ranks + m->peer] = true;
        to->receives[to->n_receives++] =
            (sdyi_nccl_message){m->peer, m->distance, 0, 1 + m->peer, 1};
    }
}

static int64_t messages_of(const sdyi_nccl_part *part) {
    return part->n_rounds == 0
               ? 0
               : part->rounds[0].n_sends + part->rounds[0].n_receives;
}

/* Send a byte to who was not sent one before: the first message between two
 * makes NCCL connect them, which is not to happen while a graph is captured. */
static sdyrt_status meet_peers(sdyrt_context *context, const sdyi_call *call,
                               const sdyi_nccl_program *program, bool *is_new) {
    sdyi_nccl_rank *me = context->state;
    for (int i = 0; i < program->n_parts; i++) {
        const sdyi_nccl_part *part = &program->parts[i];
        if (messages_of(part) == 0)
            continue;
        const sdyi_nccl_round *first = &part->rounds[0]; /* has every peer */
        sdyi_nccl_round round = {.is_registered = first->is_registered};
        round.sends = calloc((size_t)messages_of(part), sizeof *round.sends);
        if (round.sends == NULL)
            return SDYI_NO_MEMORY((size_t)messages_of(part) *
                                  sizeof *round.sends);
        round.receives = round.sends + first->n_sends;
        add_unconnected(me, context->size, first, &round);
        sdyrt_status status = SDYRT_OK;
        if (round.n_sends + round.n_receives > 0) {
            *is_new = true;
            sdyi_nccl_op *op = sdyi_nccl_op_start(me, call->text);
            void *const bases[SDYI_BASES] = {me->pad};
            status = sdyi_nccl_follow(me, me->stream);
            if (status == SDYRT_OK)
                status =
                    sdyi_nccl_run_messages(context, &round, bases, me->stream);
            if (status == SDYRT_OK)
                status =
                    sdyi_nccl_op_mark(me, op, me->stream, SDYI_NCCL_CALL_LOAD);
            if (status != SDYRT_OK) /* the others have gone on */
                status = sdyi_nccl_break_op(context, status, op, me->stream);
        }
        free(round.sends);
        SDYI_TRY(status);
    }
    return SDYRT_OK;
}

/* -- collectives ----------------------------------------------------------- */

/* Of what is not 0, as a collective that moves nothing is IDLE. */
static int log2_of(size_t bytes) {
    return 63 - __builtin_clzll(bytes);
}

/* The same collective on memory of its own: of as much as the scratch limit
 * allows, beyond which NCCL does not change its ways. */
static sdyi_nccl_collective
shrink(const sdyi_nccl_rank *me, const sdyi_nccl_collective *c, size_t *bytes) {
    sdyi_nccl_collective small = *c;
    const bool is_one =
        c->kind == SDYI_NCCL_ALL_REDUCE || c->kind == SDYI_NCCL_BROADCAST;
    const bool is_two = c->kind == SDYI_NCCL_ALL_TO_ALL; /* has no in place */
    const size_t n = (is_one ? 1 : (size_t)c->n) * (is_two ? 2 : 1);
    const size_t width = c->bytes / c->count;
    const size_t most = me->limit / n / width;
    if (small.count > most)
        small.count = most == 0 ? 1 : most;
    small.bytes = small.count * width;
    const int64_t own = (int64_t)small.bytes * c->own;
    const bool is_gather = c->kind == SDYI_NCCL_ALL_GATHER;
    small.from = (sdyi_nccl_spot){0, is_gather ? own : 0};
    small.to = (sdyi_nccl_spot){0, 0};
    if (c->kind == SDYI_NCCL_REDUCE_SCATTER)
        small.to.offset = own;
    if (is_two)
        small.to.offset = (int64_t)(small.bytes * n / 2);
    *bytes = small.bytes * n;
    return small;
}

static bool is_connected(const sdyi_nccl_rank *me,
                         const sdyi_nccl_collective *c) {
    for (size_t i = 0; i < me->n_connected; i++)
        if (me->connected[i].comm == c->comm &&
            me->connected[i].kind == (int)c->kind &&
            me->connected[i].dtype == (int)c->dtype &&
            me->connected[i].op == (int)c->op &&
            me->connected[i].size == log2_of(c->bytes))
            return true;
    return false;
}

sdyrt_status sdyi_nccl_preconnect_prepare(sdyrt_context *context,
                                          const sdyi_nccl_program *program,
                                          void **memory) {
    sdyi_nccl_rank *me = context->state;
    const size_t room =
        (me->n_connected + (size_t)program->n_parts) * sizeof *me->connected;
    size_t most = 0;
    for (int i = 0; i < program->n_parts; i++) {
        const sdyi_nccl_collective *c = &program->parts[i].collective;
        if (c->kind == SDYI_NCCL_IDLE)
            continue;
        size_t bytes;
        const sdyi_nccl_collective small = shrink(me, c, &bytes);
        if (!is_connected(me, &small) && bytes > most)
            most = bytes;
    }
    if (most == 0)
        return SDYRT_OK;
    sdyi_nccl_connected *grown = realloc(me->connected, room);
    if (grown == NULL)
        return SDYI_NO_MEMORY(room);
    me->connected = grown;
    return sdyi_gpu_alloc(most, memory);
}

static sdyrt_status connect_collective(sdyrt_context *context,
                                       const sdyi_call *call,
                                       const sdyi_nccl_collective *c,
                                       void *memory) {
    sdyi_nccl_rank *me = context->state;
    size_t bytes;
    const sdyi_nccl_collective small = shrink(me, c, &bytes);
    if (is_connected(me, &small))
        return SDYRT_OK;
    me->connected[me->n_connected++] =
        (sdyi_nccl_connected){.comm = small.comm,
                              .kind = (int)small.kind,
                              .dtype = (int)small.dtype,
                              .op = (int)small.op,
                              .size = log2_of(small.bytes)};
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, call->text);
    void *const bases[SDYI_BASES] = {memory};
    sdyrt_status status = sdyi_nccl_follow(me, me->stream);
    if (status == SDYRT_OK)
        status = sdyi_nccl_run_collective(context, &small, bases, me->stream);
    if (status == SDYRT_OK)
        status = sdyi_nccl_op_mark(me, op, me->stream, SDYI_NCCL_CALL_LOAD);
    return status == SDYRT_OK
               ? SDYRT_OK
               : sdyi_nccl_break_op(context, status, op, me->stream);
}

sdyrt_status sdyi_nccl_preconnect(sdyrt_context *context, const sdyi_call *call,
                                  const sdyi_nccl_program *program,
                                  void *memory) {
    bool is_new = memory != NULL;
    SDYI_TRY(meet_peers(context, call, program, &is_new));
    for (int i = 0; i < program->n_parts && memory != NULL; i++)
        if (program->parts[i].collective.kind != SDYI_NCCL_IDLE)
            SDYI_TRY(connect_collective(context, call,
                                        &program->parts[i].collective, memory));
    /* a graph with the plan comes behind what the caller knows of */
    return is_new ? sdyi_nccl_wait(context) : SDYRT_OK;
}
