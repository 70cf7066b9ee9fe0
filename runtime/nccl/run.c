/* Putting programs on streams. */
#include "base/status.h"
#include "runtime/nccl/program.h"

sdyrt_status sdyi_nccl_follow(sdyi_nccl_rank *me, struct CUstream_st *stream) {
    /* cudaStreamPerThread: another stream in each thread */
    struct CUstream_st *const per_thread = (struct CUstream_st *)2;
    /* by number, as a handle may be another stream's by now */
    SDYI_TRY(sdyi_gpu_stream_id(stream, &me->next));
    return me->mark == NULL || (me->last == me->next && stream != per_thread)
               ? SDYRT_OK
               : sdyi_gpu_stream_wait(stream, me->mark);
}

sdyrt_status sdyi_nccl_join_transfers(sdyi_nccl_rank *me,
                                      struct CUstream_st *stream) {
    SDYI_TRY(sdyi_gpu_event_record(me->joined, me->transfer_stream));
    return sdyi_gpu_stream_wait(stream, me->joined);
}

/* -- messages -------------------------------------------------------------- */

static sdyi_nccl_result issue(const sdyi_nccl_api *api, sdyi_nccl_comm *comm,
                              const sdyi_nccl_message *messages, int64_t n,
                              bool is_send, void *const *bases,
                              struct CUstream_st *stream) {
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    for (int64_t i = 0; i < n; i++) {
        const sdyi_nccl_message *m = &messages[i];
        char *const at = (char *)bases[m->base] + m->offset;
        result = is_send ? api->send(at, m->bytes, SDYI_NCCL_INT8, m->peer,
                                     comm, stream)
                         : api->recv(at, m->bytes, SDYI_NCCL_INT8, m->peer,
                                     comm, stream);
        if (result != SDYI_NCCL_SUCCESS && result != SDYI_NCCL_IN_PROGRESS)
            return result;
    }
    return SDYI_NCCL_SUCCESS;
}

sdyrt_status sdyi_nccl_finish(sdyrt_context *context, sdyi_nccl_comm *comm,
                              const char *name, sdyi_nccl_result result) {
    SDYI_TRY(sdyi_nccl_check(context));
    if (comm == NULL) /* sdyi_nccl_break returns the failure that did it */
        return sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                         "the communicators of rank %d were aborted",
                         context->rank);
    if (result == SDYI_NCCL_IN_PROGRESS)
        return sdyi_nccl_ask(context, comm, name,
                             sdyi_clock() + context->timeout);
    return result == SDYI_NCCL_SUCCESS
               ? SDYRT_OK
               : sdyi_nccl_fail(context->state, name, result);
}

/* The communicator of a round's messages; NULL once all are aborted. With the
 * rank's lock held. */
static sdyi_nccl_comm *comm_of(const sdyi_nccl_rank *me,
                               const sdyi_nccl_round *round) {
    sdyi_nccl_comm *const all = me->comm;
    if (round->is_in_group)
        return all == NULL ? NULL : round->comm;
    return round->is_registered ? me->registered : all;
}

sdyrt_status sdyi_nccl_run_group(sdyrt_context *context,
                                 const sdyi_nccl_round *group,
                                 void *const *bases,
                                 struct CUstream_st *stream) {
    sdyi_nccl_rank *me = context->state;
    const char *call = "ncclGroupStart";
    sdyi_nccl_result ended = SDYI_NCCL_SUCCESS;
    pthread_mutex_lock(&me->lock);
    sdyi_nccl_comm *const comm = comm_of(me, group);
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    if (comm != NULL) {
        result = me->api->group_start();
        if (result == SDYI_NCCL_SUCCESS) {
            call = "ncclSend";
            result = issue(me->api, comm, group->sends, group->n_sends, true,
                           bases, stream);
            if (result == SDYI_NCCL_SUCCESS) {
                call = "ncclRecv";
                result = issue(me->api, comm, group->receives,
                               group->n_receives, false, bases, stream);
            }
            ended = me->api->group_end();
        }
    }
    pthread_mutex_unlock(&me->lock);
    if (result == SDYI_NCCL_SUCCESS)
        return sdyi_nccl_finish(context, comm, "ncclGroupEnd", ended);
    SDYI_TRY(sdyi_nccl_check(context));
    return sdyi_nccl_fail(me, call, result);
}

/* The number of messages of distances below `end`, which come first. */
static int64_t count(const sdyi_nccl_message *messages, int64_t n, int end) {
    int64_t i = 0;
    while (i < n && messages[i].distance < end)
        i++;
    return i;
}

sdyrt_status sdyi_nccl_run_messages(sdyrt_context *context,
                                    const sdyi_nccl_round *round,
                                    void *const *bases,
                                    struct CUstream_st *stream) {
    enum { DISTANCES = SDYI_NCCL_GROUP / 2 }; /* one of each way */
    sdyi_nccl_round rest = *round;
    while (rest.n_sends > 0 || rest.n_receives > 0) {
        int next = context->size;
        if (rest.n_sends > 0)
            next = rest.sends[0].distance;
        if (rest.n_receives > 0 && rest.receives[0].distance < next)
            next = rest.receives[0].distance;
        const int end = (next / DISTANCES + 1) * DISTANCES;
        sdyi_nccl_round group = rest;
        group.n_sends = count(rest.sends, rest.n_sends, end);
        group.n_receives = count(rest.receives, rest.n_receives, end);
        SDYI_TRY(sdyi_nccl_make_room(
            context,
            sdyi_nccl_group_load(context->state,
                                 group.n_sends + group.n_receives),
            stream));
        SDYI_TRY(sdyi_nccl_run_group(context, &group, bases, stream));
        rest.sends += group.n_sends;
        rest.n_sends -= group.n_sends;
        rest.receives += group.n_receives;
        rest.n_receives -= group.n_receives;
    }
    return SDYRT_OK;
}

/* -- collectives ----------------------------------------------------------- */

const char *sdyi_nccl_kind_name(sdyi_nccl_kind kind) {
    static const char *const names[] = {
        [SDYI_NCCL_ALL_GATHER] = "ncclAllGather",
        [SDYI_NCCL_REDUCE_SCATTER] = "ncclReduceScatter",
        [SDYI_NCCL_ALL_REDUCE] = "ncclAllReduce",
        [SDYI_NCCL_ALL_TO_ALL] = "ncclAlltoAll",
        [SDYI_NCCL_BROADCAST] = "ncclBroadcast",
        [SDYI_NCCL_REDUCE] = "ncclReduce"};
    return names[kind];
}

static sdyi_nccl_result call(const sdyi_nccl_api *api,
                             const sdyi_nccl_collective *c, void *const *bases,
                             struct CUstream_st *stream) {
    const char *const from = (const char *)bases[c->from.base] + c->from.offset;
    char *const to = (char *)bases[c->to.base] + c->to.offset;
    switch ((int)c->kind) {
    case SDYI_NCCL_ALL_GATHER:
        return api->all_gather(from, to, c->count, c->dtype, c->comm, stream);
    case SDYI_NCCL_REDUCE_SCATTER:
        return api->reduce_scatter(from, to, c->count, c->dtype, c->op, c->comm,
                                   stream);
    case SDYI_NCCL_ALL_REDUCE:
        return api->all_reduce(from, to, c->count, c->dtype, c->op, c->comm,
                               stream);
    case SDYI_NCCL_ALL_TO_ALL:
        return api->all_to_all(from, to, c->count, c->dtype, c->comm, stream);
    case SDYI_NCCL_REDUCE:
        return api->reduce(from, to, c->count, c->dtype, c->op, c->root,
                           c->comm, stream);
    default:
        return api->broadcast(from, to, c->count, c->dtype, c->root, c->comm,
                              stream);
    }
}

sdyrt_status sdyi_nccl_run_collective(sdyrt_context *context,
                                      const sdyi_nccl_collective *collective,
                                      void *const *bases,
                                      struct CUstream_st *stream) {
    sdyi_nccl_rank *me = context->state;
    const char *const name = sdyi_nccl_kind_name(collective->kind);
    sdyi_nccl_result result = SDYI_NCCL_SUCCESS;
    /* of messages, for NCCL: those have a work for each peer */
    const bool is_messages = collective->kind == SDYI_NCCL_ALL_TO_ALL;
    SDYI_TRY(sdyi_nccl_make_room(
        context, sdyi_nccl_group_load(me, is_messages ? 2 * collective->n : 0),
        stream));
    pthread_mutex_lock(&me->lock);
    sdyi_nccl_comm *const comm = me->comm == NULL ? NULL : collective->comm;
    if (comm != NULL)
        result = call(me->api, collective, bases, stream);
    pthread_mutex_unlock(&me->lock);
    return sdyi_nccl_finish(context, comm, name, result);
}

/* -- rounds ---------------------------------------------------------------- */

static sdyrt_status launch(const sdyi_batch *batch, void *const *bases,
                           struct CUstream_st *stream) {
    return batch == NULL ? SDYRT_OK : sdyi_batch_run(batch, bases, stream);
}

/* Launches of a round, without NCCL's calls. */
static int64_t launches_of(const sdyi_nccl_round *round) {
    return (round->before != NULL) + (round->after != NULL);
}

/* What comes between the two launches of a round. */
static sdyrt_status transfer(sdyrt_context *context,
                             const sdyi_nccl_round *round, void *const *bases,
                             struct CUstream_st *stream) {
    SDYI_TRY(sdyi_nccl_run_messages(context, round, bases, stream));
    return round->collective.kind == SDYI_NCCL_IDLE
               ? SDYRT_OK
               : sdyi_nccl_run_collective(context, &round->collective, bases,
                                          stream);
}

static sdyrt_status run_round(sdyrt_context *context,
                              const sdyi_nccl_part *part, void *const *bases,
                              struct CUstream_st *stream) {
    const sdyi_nccl_round *const round = &part->rounds[0];
    SDYI_TRY(sdyi_nccl_make_room(context, launches_of(round), stream));
    SDYI_TRY(launch(round->before, bases, stream));
    SDYI_TRY(transfer(context, round, bases, stream));
    return launch(round->after, bases, stream);
}

/* Pack round `k` while others are transferred. */
static sdyrt_status pack(sdyi_nccl_rank *me, const sdyi_nccl_part *part,
                         int64_t k, void *const *bases,
                         struct CUstream_st *stream) {
    if (k >= part->n_rounds)
        return SDYRT_OK;
    SDYI_TRY(launch(part->rounds[k].before, bases, stream));
    return sdyi_gpu_event_record(me->ready[k % 2], stream);
}

/* Rounds k and k + 2 use the same memory. The run's stream packs 0, 1 and then,
 * for every k, waits for the transfer of k, unpacks it and packs k + 2; the
 * transfer of k waits until k is packed, and so k - 2 unpacked. Transfers have
 * a stream of their own, of the highest priority: else their kernels, which
 * come later than those that pack, would get multiprocessors only as these end.
 * The run's stream has waited for all of them in the end. */
static sdyrt_status run_rounds(sdyrt_context *context,
                               const sdyi_nccl_part *part, void *const *bases,
                               struct CUstream_st *stream) {
    sdyi_nccl_rank *me = context->state;
    struct CUstream_st *const side = me->transfer_stream;
    SDYI_TRY(sdyi_gpu_event_record(me->forked, stream));
    SDYI_TRY(sdyi_gpu_stream_wait(side, me->forked));
    SDYI_TRY(pack(me, part, 0, bases, stream));
    SDYI_TRY(pack(me, part, 1, bases, stream));
    for (int64_t k = 0; k < part->n_rounds; k++) {
        enum { EVENTS = 4 };
        SDYI_TRY(sdyi_nccl_make_room(
            context, launches_of(&part->rounds[k]) + EVENTS, stream));
        SDYI_TRY(sdyi_gpu_stream_wait(side, me->ready[k % 2]));
        SDYI_TRY(transfer(context, &part->rounds[k], bases, side));
        SDYI_TRY(sdyi_gpu_event_record(me->moved[k % 2], side));
        SDYI_TRY(sdyi_gpu_stream_wait(stream, me->moved[k % 2]));
        SDYI_TRY(launch(part->rounds[k].after, bases, stream));
        SDYI_TRY(pack(me, part, k + 2, bases, stream));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_nccl_run_program(sdyrt_context *context,
                                   const sdyi_nccl_program *program,
                                   void *const *bases,
                                   struct CUstream_st *stream) {
    const bool is_in_place = bases[SDYRT_BUFFER_IN] == bases[SDYRT_BUFFER_OUT];
    /* the wait before it and the mark */
    SDYI_TRY(sdyi_nccl_make_room(context, 2, stream));
    for (int i = 0; i < program->n_parts; i++) {
        const sdyi_nccl_part *part = &program->parts[i];
        if (part->n_rounds == 0 || (part->is_identity && is_in_place))
            continue;
        SDYI_TRY(part->n_rounds == 1
                     ? run_round(context, part, bases, stream)
                     : run_rounds(context, part, bases, stream));
    }
    return SDYRT_OK;
}
