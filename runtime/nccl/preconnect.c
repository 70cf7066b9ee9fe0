/* Connecting ranks: NCCL connects two at their first message, and those of a
 * communicator at the first collective for which it chooses an algorithm, which
 * must not be while a graph is captured. The sizes at which it chooses another
 * one are its own. So each kind and size is done once when a plan is made. */
#include "base/alloc.h"
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <stdlib.h>

/* -- messages -------------------------------------------------------------- */

/* Messages of a byte to, or from, the peers of `n` messages that NCCL has not
 * connected, into `to`; returns their number. */
static int64_t add_unconnected(const sdyi_nccl_message *from, int64_t n,
                               bool is_send, bool *is_connected,
                               sdyi_nccl_message *to) {
    int64_t added = 0;
    for (int64_t i = 0; i < n; i++) {
        const int peer = from[i].peer;
        if (is_connected[peer])
            continue;
        is_connected[peer] = true;
        to[added++] = (sdyi_nccl_message){peer, from[i].distance, 0,
                                          is_send ? 0 : 1 + peer, 1};
    }
    return added;
}

static int64_t messages_of(const sdyi_nccl_part *part) {
    return part->n_rounds == 0
               ? 0
               : part->rounds[0].n_sends + part->rounds[0].n_receives;
}

/* Run the messages of a round, or else a collective, as an operation of `call`:
 * one that fails breaks the context, as the others have gone on. */
static sdyrt_status run_once(sdyrt_context *context, const sdyi_call *call,
                             const sdyi_nccl_round *round,
                             const sdyi_nccl_collective *collective,
                             void *memory) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, call->text);
    void *const bases[SDYI_BASES] = {memory};
    sdyrt_status status = sdyi_nccl_follow(me, me->stream);
    if (status == SDYRT_OK)
        status = round != NULL
                     ? sdyi_nccl_run_messages(context, round, bases, me->stream)
                     : sdyi_nccl_run_collective(context, collective, bases,
                                                me->stream);
    if (status == SDYRT_OK)
        status = sdyi_nccl_op_mark(me, op, me->stream);
    return status == SDYRT_OK
               ? SDYRT_OK
               : sdyi_nccl_break_op(context, status, op, me->stream);
}

/* The peers that a round's communicator, of `*n` ranks, has connected; NULL: it
 * was aborted. */
static bool *connections(const sdyrt_context *context,
                         const sdyi_nccl_path *path,
                         const sdyi_nccl_round *round, int *n) {
    const sdyi_nccl_rank *const me = context->state;
    *n = sdyi_nccl_path_ranks(context, path);
    if (round->is_in_group)
        return sdyi_nccl_comm_peers(me, round->comm);
    return me->is_peer_connected +
           (round->is_registered ? 2 * context->size : 0);
}

/* Exchange a byte with each peer that is not connected: NCCL connects two ranks
 * at their first message, which must not be while a graph is captured. */
static sdyrt_status meet_peers(sdyrt_context *context, const sdyi_call *call,
                               const sdyi_nccl_program *program, bool *is_new) {
    sdyi_nccl_rank *me = context->state;
    for (int i = 0; i < program->n_parts; i++) {
        const sdyi_nccl_part *part = &program->parts[i];
        if (messages_of(part) == 0)
            continue;
        const sdyi_nccl_round *first = &part->rounds[0]; /* has every peer */
        sdyi_nccl_round round = {.is_registered = first->is_registered,
                                 .is_in_group = first->is_in_group,
                                 .comm = first->comm};
        int n = 0;
        bool *const is_connected =
            connections(context, &program->paths[i], first, &n);
        if (is_connected == NULL)
            return sdyi_nccl_check(context);
        SDYI_ALLOC(round.sends, messages_of(part));
        round.receives = round.sends + first->n_sends;
        round.n_sends = add_unconnected(first->sends, first->n_sends, true,
                                        is_connected, round.sends);
        round.n_receives =
            add_unconnected(first->receives, first->n_receives, false,
                            is_connected + n, round.receives);
        sdyrt_status status = SDYRT_OK;
        if (round.n_sends + round.n_receives > 0) {
            *is_new = true;
            status = run_once(context, call, &round, NULL, me->pad);
        }
        free(round.sends);
        SDYI_TRY(status);
    }
    return SDYRT_OK;
}

/* -- collectives ----------------------------------------------------------- */

/* The same collective on memory of its own, to connect its peers: of the same
 * size, by which NCCL chooses algorithm and protocol, or with `is_small` within
 * the limit of scratch. */
static sdyi_nccl_collective imitate(const sdyi_nccl_rank *me,
                                    const sdyi_nccl_collective *c,
                                    bool is_small, size_t *bytes) {
    sdyi_nccl_collective own = *c;
    const bool is_one = c->kind == SDYI_NCCL_ALL_REDUCE ||
                        c->kind == SDYI_NCCL_BROADCAST ||
                        c->kind == SDYI_NCCL_REDUCE;
    const bool is_two = c->kind == SDYI_NCCL_ALL_TO_ALL; /* has no in place */
    const size_t n = (is_one ? 1 : (size_t)c->n) * (is_two ? 2 : 1);
    const size_t width = c->bytes / c->count;
    const size_t most = me->limit / n / width;
    if (is_small && own.count > most)
        own.count = most == 0 ? 1 : most;
    own.bytes = own.count * width;
    const int64_t offset = (int64_t)own.bytes * c->own;
    const bool is_gather = c->kind == SDYI_NCCL_ALL_GATHER;
    own.from = (sdyi_nccl_spot){0, is_gather ? offset : 0};
    own.to = (sdyi_nccl_spot){0, 0};
    if (c->kind == SDYI_NCCL_REDUCE_SCATTER)
        own.to.offset = offset;
    if (is_two)
        own.to.offset = (int64_t)(own.bytes * n / 2);
    *bytes = own.bytes * n;
    return own;
}

static bool is_connected(const sdyi_nccl_rank *me,
                         const sdyi_nccl_collective *c) {
    for (size_t i = 0; i < me->n_connected; i++)
        if (me->connected[i].comm == c->comm &&
            me->connected[i].kind == (int)c->kind &&
            me->connected[i].dtype == (int)c->dtype &&
            me->connected[i].op == (int)c->op &&
            me->connected[i].bytes == c->bytes)
            return true;
    return false;
}

/* Collectives of a program: of each part the first, and where there are rounds
 * the last, which alone may be smaller. */
static int n_collectives(const sdyi_nccl_program *program) {
    return 2 * program->n_parts;
}

/* NULL: there is none, or not another. */
static const sdyi_nccl_collective *
collective_of(const sdyi_nccl_program *program, int i) {
    const sdyi_nccl_part *const part = &program->parts[i / 2];
    const int64_t last = part->n_rounds - 1;
    if (last < i % 2 || part->rounds[0].collective.kind == SDYI_NCCL_IDLE)
        return NULL;
    return &part->rounds[i % 2 == 0 ? 0 : last].collective;
}

/* Memory that the collectives of a program take which are not connected. */
static size_t count_bytes(const sdyi_nccl_rank *me,
                          const sdyi_nccl_program *program, bool is_small) {
    size_t most = 0;
    for (int i = 0; i < n_collectives(program); i++) {
        const sdyi_nccl_collective *c = collective_of(program, i);
        size_t bytes;
        if (c == NULL || is_connected(me, c))
            continue;
        (void)imitate(me, c, is_small, &bytes);
        if (bytes > most)
            most = bytes;
    }
    return most;
}

/* At most half of what is free, which others may be taking too. */
static sdyrt_status take_memory(size_t most, size_t least,
                                sdyi_nccl_warmup *warmup) {
    size_t n_free, all;
    SDYI_TRY(sdyi_gpu_memory(&n_free, &all));
    warmup->is_small =
        most > least && (most > n_free / 2 ||
                         sdyi_gpu_alloc(most, &warmup->memory) != SDYRT_OK);
    return warmup->memory != NULL ? SDYRT_OK
                                  : sdyi_gpu_alloc(least, &warmup->memory);
}

sdyrt_status sdyi_nccl_preconnect_prepare(sdyrt_context *context,
                                          const sdyi_nccl_program *program,
                                          sdyi_nccl_warmup *warmup) {
    sdyi_nccl_rank *me = context->state;
    const size_t most = count_bytes(me, program, false);
    if (most == 0)
        return SDYRT_OK;
    SDYI_RESIZE(me->connected,
                me->n_connected + (size_t)n_collectives(program));
    return take_memory(most, count_bytes(me, program, true), warmup);
}

/* Run a collective once on memory of its own, unless one like it, or its small
 * form, has connected its peers: on all ranks of the communicator alike. */
static sdyrt_status connect_collective(sdyrt_context *context,
                                       const sdyi_call *call,
                                       const sdyi_nccl_collective *c,
                                       const sdyi_nccl_warmup *warmup) {
    sdyi_nccl_rank *me = context->state;
    size_t bytes;
    const sdyi_nccl_collective own = imitate(me, c, warmup->is_small, &bytes);
    if (is_connected(me, c) || is_connected(me, &own))
        return SDYRT_OK;
    me->connected[me->n_connected++] =
        (sdyi_nccl_connected){.comm = own.comm,
                              .kind = (int)own.kind,
                              .dtype = (int)own.dtype,
                              .op = (int)own.op,
                              .bytes = own.bytes};
    return run_once(context, call, NULL, &own, warmup->memory);
}

sdyrt_status sdyi_nccl_preconnect(sdyrt_context *context, const sdyi_call *call,
                                  const sdyi_nccl_program *program,
                                  const sdyi_nccl_warmup *warmup) {
    bool is_new = warmup->memory != NULL;
    SDYI_TRY(meet_peers(context, call, program, &is_new));
    for (int i = 0; i < n_collectives(program) && warmup->memory != NULL; i++) {
        const sdyi_nccl_collective *const c = collective_of(program, i);
        if (c != NULL)
            SDYI_TRY(connect_collective(context, call, c, warmup));
    }
    /* a graph with the plan is ordered after its caller's work alone */
    return is_new ? sdyi_nccl_wait(context) : SDYRT_OK;
}
