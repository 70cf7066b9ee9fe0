/* The NCCL backend: ranks have a GPU each; see rank.h and program.h. */
#include "base/status.h"
#include "runtime/nccl/program.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>

/* -- running --------------------------------------------------------------- */

/* Compare the call with those of all ranks. */
static sdyrt_status compare(sdyrt_context *context, sdyrt_status status,
                            const sdyi_call *call) {
    if (!context->verify)
        return status;
    return sdyi_nccl_meet(context, "running a plan", status, call, NULL,
                          context->timeout);
}

/* Kernels would fault on memory that is not the device's, and messages with one
 * end that is not registered lose data. */
static sdyrt_status check_memory(const sdyrt_context *context,
                                 bool is_registered, const char *which,
                                 const void *buffer, size_t bytes,
                                 const void **known) {
    const sdyi_nccl_rank *me = context->state;
    if (buffer == NULL || buffer == *known)
        return SDYRT_OK;
    bool is_owned = false;
    SDYI_TRY(sdyi_gpu_owns(me->device, buffer, &is_owned));
    if (!is_owned)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "'%s' (%p) is not memory of device %d, which rank %d "
                         "has",
                         which, buffer, me->device, context->rank);
    if (is_registered && bytes > 0 && !sdyi_nccl_memory_has(me, buffer, bytes))
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "'%s' (%p, %zu bytes) is not within memory that "
                         "sdyrt_alloc gave rank %d, which the plan's options "
                         "(registered) say that it is",
                         which, buffer, bytes, context->rank);
    *known = buffer;
    return SDYRT_OK;
}

static sdyrt_status check_buffers(const sdyrt_context *context,
                                  sdyi_nccl_program *program,
                                  const sdyi_buffers *buffers) {
    const sdyi_nccl_rank *me = context->state;
    sdyi_nccl_program *const p = program;
    if (p->known_at != me->n_given_back) {
        p->known_in = p->known_out = NULL;
        p->known_at = me->n_given_back;
    }
    SDYI_TRY(sdyi_nccl_check_ragged(context, p, buffers));
    SDYI_TRY(check_memory(context, p->is_registered, "in", buffers->in,
                          p->in_bytes, &p->known_in));
    return check_memory(context, p->is_registered, "out", buffers->out,
                        p->out_bytes, &p->known_out);
}

/* The stream of transfers goes into a graph with what is on it, until all of
 * that is captured. */
static sdyrt_status check_transfer_stream(const sdyi_nccl_rank *me) {
    bool is_capturing = false;
    SDYI_TRY(sdyi_gpu_stream_is_capturing(me->transfer_stream, &is_capturing));
    return is_capturing
               ? sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "a plan of the same context is being captured: the "
                           "capture must end before this one can run")
               : SDYRT_OK;
}

static sdyrt_status enqueue(sdyrt_context *context,
                            const sdyi_nccl_program *program, sdyi_nccl_op *op,
                            const sdyi_buffers *buffers,
                            struct CUstream_st *stream, bool is_capturing) {
    sdyi_nccl_rank *me = context->state;
    if (!is_capturing) /* a graph cannot wait for work outside of it */
        SDYI_TRY(sdyi_nccl_follow(me, stream));
    void *const bases[SDYI_BASES] = {
        [SDYRT_BUFFER_IN] = (void *)(uintptr_t)buffers->in,
        [SDYRT_BUFFER_OUT] = buffers->out,
        [SDYRT_BUFFER_SCRATCH] = buffers->scratch,
        [SDYI_NCCL_PACKED] =
            program->scratch == NULL ? NULL : program->scratch->memory};
    me->is_capturing = is_capturing;
    const sdyrt_status status =
        program->ragged.n > 0
            ? sdyi_nccl_run_ragged(context, program, buffers, bases, stream)
            : sdyi_nccl_run_program(context, program, bases, stream);
    me->is_capturing = false;
    SDYI_TRY(status);
    if (!is_capturing)
        return sdyi_nccl_op_mark(me, op, stream);
    sdyi_nccl_op_set(me, op, SDYI_OP_CAPTURED);
    return SDYRT_OK;
}

static sdyrt_status run(sdyrt_context *context, sdyi_nccl_program *program,
                        const sdyi_call *call, const sdyi_buffers *buffers,
                        struct CUstream_st *stream) {
    sdyi_nccl_rank *me = context->state;
    SDYI_TRY(sdyi_nccl_check(context));
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, call->text);
    bool is_capturing = false;
    sdyrt_status status = check_buffers(context, program, buffers);
    if (status == SDYRT_OK) /* the legacy stream fails here during a capture */
        status = sdyi_gpu_stream_is_capturing(stream, &is_capturing);
    if (status == SDYRT_OK && !is_capturing && program->needs_transfer_stream)
        status = check_transfer_stream(me);
    status = compare(context, status, call);
    if (status != SDYRT_OK) {
        sdyi_nccl_op_set(me, op, SDYI_OP_REFUSED);
        return status;
    }
    if (is_capturing) {
        program->n_captured++;
        sdyi_nccl_count_captured(me);
    }
    status = enqueue(context, program, op, buffers, stream, is_capturing);
    if (status == SDYRT_OK)
        return SDYRT_OK;
    /* the other ranks wait for what is missing now */
    return is_capturing ? sdyi_nccl_break(context, status, true)
                        : sdyi_nccl_break_op(context, status, op, stream);
}

static sdyrt_status nccl_run(sdyrt_context *context, void *program,
                             const sdyi_call *call, const sdyi_buffers *buffers,
                             struct CUstream_st *const *stream) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    const sdyrt_status status = run(context, program, call, buffers,
                                    stream == NULL ? me->stream : *stream);
    sdyi_gpu_leave(me->device, before);
    return status;
}

/* This rank may call the operation once more, with right arguments: without
 * `verify` the work of the others on their streams waits for that, and their
 * hosts do not hear of the refusal. */
static void nccl_refuse(sdyrt_context *context) {
    static const sdyi_call none = {.text = "an operation that was refused"};
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, none.text);
    sdyi_nccl_op_set(me, op, SDYI_OP_REFUSED);
    (void)compare(context, SDYRT_ARGUMENT, &none);
}

/* -- marking --------------------------------------------------------------- */

static sdyrt_status mark(sdyrt_context *context, const char *text,
                         struct CUstream_st *stream) {
    enum { LAUNCHES = 2 }; /* of a graph before it, and the mark */
    sdyi_nccl_rank *me = context->state;
    bool is_capturing = false;
    SDYI_TRY(sdyi_nccl_check(context));
    SDYI_TRY(sdyi_gpu_stream_is_capturing(stream, &is_capturing));
    if (is_capturing)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "'%s' is marked on a stream that is captured: it is "
                         "for the stream that the graph is launched on",
                         text);
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, text);
    sdyrt_status status = sdyi_nccl_follow(me, stream);
    if (status == SDYRT_OK)
        status = sdyi_nccl_make_room(context, LAUNCHES, stream);
    if (status == SDYRT_OK)
        status = sdyi_nccl_op_mark(me, op, stream);
    return status == SDYRT_OK ? SDYRT_OK
                              : sdyi_nccl_break_op(context, status, op, stream);
}

static sdyrt_status nccl_mark(sdyrt_context *context, const char *text,
                              struct CUstream_st *stream) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    const sdyrt_status status = mark(context, text, stream);
    sdyi_gpu_leave(me->device, before);
    return status;
}

/* Ranks have met in compiling. */
static sdyrt_status nccl_agree(sdyrt_context *context, sdyrt_status status,
                               const sdyi_call *call) {
    (void)context, (void)call;
    return status;
}

/* -- waiting --------------------------------------------------------------- */

/* The mark of the last operation stands for all before. */
sdyrt_status sdyi_nccl_wait(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    int turn = 0;
    for (;;) {
        SDYI_TRY(sdyi_nccl_check(context));
        bool is_done = true;
        if (me->mark != NULL) {
            const sdyrt_status status =
                sdyi_gpu_event_is_done(me->mark, &is_done);
            if (status != SDYRT_OK)
                return sdyi_nccl_break(context, status, true);
        }
        if (is_done) /* or ended by an abort, after the failure was kept */
            return sdyi_nccl_check(context);
        sdyi_nccl_pause(&turn);
    }
}

bool sdyi_nccl_wait_for_abort(sdyi_nccl_rank *me) {
    sdyi_patience waited = {0};
    for (int turn = 0;
         !atomic_load(&me->is_aborted) &&
         sdyi_patience_turn(&waited, sdyi_clock()) < me->patience / 3;)
        sdyi_nccl_pause(&turn);
    return atomic_load(&me->is_aborted);
}

/* Wait for the work that an abort ends: each kernel of NCCL checks only now and
 * then whether it is aborted, and work that the caller has put before it may
 * never end. False: no operation has ended for `me->patience`. */
static bool drain(sdyi_nccl_rank *me) {
    sdyi_patience idle = {0};
    double last = 0;
    bool is_done = me->mark == NULL;
    for (int turn = 0; !is_done;) {
        sdyi_nccl_op late;
        /* a device that fails runs nothing more */
        if (sdyi_nccl_flight_look(me, INFINITY, &late) != SDYRT_OK ||
            sdyi_gpu_event_is_done(me->mark, &is_done) != SDYRT_OK)
            return true;
        pthread_mutex_lock(&me->flight.lock);
        if (me->flight.last_done > last)
            idle = (sdyi_patience){0};
        last = me->flight.last_done;
        pthread_mutex_unlock(&me->flight.lock);
        if (!is_done && sdyi_patience_turn(&idle, sdyi_clock()) >= me->patience)
            return false;
        if (!is_done)
            sdyi_nccl_pause(&turn);
    }
    return true;
}

bool sdyi_nccl_quiesce(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    const sdyi_failure kept = sdyi_failure_keep(); /* the user's to read */
    if (sdyi_nccl_wait(context) == SDYRT_OK)
        return true;
    const double patience = me->patience;
    if (!sdyi_nccl_wait_for_abort(me))
        me->patience = 0; /* from now on it is only looked at */
    const bool is_quiet = drain(me);
    sdyi_failure_restore(&kept);
    if (is_quiet || patience <= 0)
        return is_quiet;
    (void)fprintf(stderr,
                  "sdyrt: rank %d: what is on streams does not end after the "
                  "failure: its memory is not given back\n",
                  context->rank);
    me->patience = 0;
    return false;
}

/* Mark the work of a failed operation on `stream`, on the transfer stream and
 * on those of links. */
static sdyrt_status mark_rest(sdyi_nccl_rank *me, sdyi_nccl_op *op,
                              struct CUstream_st *stream) {
    bool is_capturing = false; /* then nothing of `op` is on it */
    SDYI_TRY(sdyi_nccl_follow(me, stream));
    SDYI_TRY(sdyi_gpu_stream_is_capturing(me->transfer_stream, &is_capturing));
    if (!is_capturing)
        SDYI_TRY(sdyi_nccl_join_transfers(me, stream));
    SDYI_TRY(sdyi_nccl_join_links(me, stream));
    return sdyi_nccl_op_mark(me, op, stream);
}

sdyrt_status sdyi_nccl_break_op(sdyrt_context *context, sdyrt_status failure,
                                sdyi_nccl_op *op, struct CUstream_st *stream) {
    sdyi_nccl_rank *me = context->state;
    const sdyrt_status status = sdyi_nccl_break(context, failure, true);
    const sdyi_failure kept = sdyi_failure_keep();
    (void)sdyi_nccl_wait_for_abort(
        me); /* until then NCCL may put a group there */
    (void)mark_rest(me, op, stream);
    sdyi_failure_restore(&kept);
    return status;
}

static sdyrt_status copy(sdyrt_context *context, void *to, const void *from,
                         size_t bytes) {
    sdyi_nccl_rank *me = context->state;
    SDYI_TRY(sdyi_nccl_check(context));
    sdyi_nccl_op *op = sdyi_nccl_op_start(me, "a copy");
    sdyrt_status status = sdyi_nccl_follow(me, me->stream);
    if (status == SDYRT_OK)
        status = sdyi_gpu_copy(to, from, bytes, me->stream);
    if (status == SDYRT_OK)
        status = sdyi_nccl_op_mark(me, op, me->stream);
    if (status != SDYRT_OK)
        return sdyi_nccl_break(context, status, true);
    status = sdyi_nccl_wait(context);
    if (status != SDYRT_OK) /* the caller's memory is not to be written later */
        (void)sdyi_nccl_quiesce(context);
    return status;
}

static sdyrt_status nccl_copy(sdyrt_context *context, void *to,
                              const void *from, size_t bytes) {
    sdyi_nccl_rank *me = context->state;
    int before = 0;
    SDYI_TRY(sdyi_gpu_enter(me->device, &before));
    const sdyrt_status status = copy(context, to, from, bytes);
    sdyi_gpu_leave(me->device, before);
    return status;
}

static sdyrt_status nccl_barrier(sdyrt_context *context) {
    sdyi_nccl_rank *me = context->state;
    SDYI_TRY(sdyi_nccl_check(context));
    const sdyrt_status status =
        me->bootstrap.barrier(me->bootstrap.state, context->timeout);
    return status == SDYRT_OK ? SDYRT_OK
                              : sdyi_nccl_break(context, status, true);
}

static uint64_t nccl_operation(const sdyrt_context *context) {
    const sdyi_nccl_rank *me = context->state;
    return me->flight.n; /* this thread alone counts */
}

/* The watchdog aborts this rank's communicators; the other ranks find out by
 * their timeouts. */
static void nccl_abort(sdyrt_context *context, sdyrt_status status,
                       const char *text) {
    (void)sdyi_nccl_break(
        context, sdyi_fail(status, SDYRT_KIND_RANK_FAILED, "%s", text), false);
}

const sdyi_backend sdyi_backend_nccl = {
    .name = "nccl",
    .is_device = true,
    .compile = sdyi_nccl_compile,
    .agree = nccl_agree,
    .run = nccl_run,
    .program_free = sdyi_nccl_program_free,
    .wait = sdyi_nccl_wait,
    .copy = nccl_copy,
    .abort = nccl_abort,
    .refuse = nccl_refuse,
    .connect = sdyi_nccl_connect_peers,
    .batch = sdyi_nccl_batch,
    .mark = nccl_mark,
    .barrier = nccl_barrier,
    .operation = nccl_operation,
    .alloc = sdyi_nccl_alloc,
    .free = sdyi_nccl_free,
    .fini = sdyi_nccl_fini,
};
