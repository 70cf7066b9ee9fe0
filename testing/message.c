/* Data of a process of interpreter.run_parallel other than collectives: infeed,
 * outfeed, send and recv. */
#include "testing/parallel.h"

#include "program/ir/row.h"
#include "program/rows/op_kind.h"
#include "testing/testing_ops.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* -- infeed, outfeed ------------------------------------------------------- */

typedef struct feed_plan {
    const sdyi_shape *shapes; /* of the results */
} feed_plan;

static sdyrt_status run_feed(const sdyi_thunk *t, const sdyi_frame *f,
                             const sdyi_unit *unit) {
    const feed_plan *const plan = t->plan;
    if (unit->n_results != t->n_out - 1)
        return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                               "gets %d values, and has %d results",
                               unit->n_results, t->n_out - 1);
    for (int i = 0; i < unit->n_results; i++)
        if (!sdyi_is_same_shape(unit->slots[unit->results[i]].shape,
                                &plan->shapes[i]))
            return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                   "gets a value of another type as result %d",
                                   i);
    sdyi_memory memory;
    void **const out = calloc((size_t)t->n_out, sizeof *out);
    sdyrt_status status = sdyi_memory_make(unit, &memory);
    if (status == SDYRT_OK && out == NULL)
        status = SDYI_NO_MEMORY(sizeof *out);
    for (int i = 0; i < t->n_out && out != NULL; i++)
        out[i] = sdyi_out(t, f, i);
    if (status == SDYRT_OK)
        status = sdyi_memory_run(&memory, f->is_stopped, f->rank, NULL, out);
    free((void *)out);
    sdyi_memory_free(&memory);
    return status;
}

static sdyrt_status run_infeed(const sdyi_thunk *t, const sdyi_frame *f) {
    sdyi_meeting *const m = f->rank->meeting;
    (void)pthread_mutex_lock(&m->lock);
    const int next = m->n_fed++;
    (void)pthread_mutex_unlock(&m->lock);
    if (next >= m->n_infeeds)
        return sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                               "has nothing left of %d infeeds", m->n_infeeds);
    return run_feed(t, f, &m->infeeds[next]);
}

static sdyrt_status compile_infeed(sdyi_compiler *c, const sdyi_op *op) {
    feed_plan *const plan = SDYI_PLAN(c, feed_plan);
    sdyi_shape *const shapes = SDYI_NEW(c->zone, sdyi_shape, op->n_results + 1);
    for (int i = 0; i < op->n_results; i++)
        SDYI_TRY(sdyi_out_shape(op, i, &shapes[i]));
    plan->shapes = shapes;
    return sdyi_emit(c, op, run_infeed, plan);
}

/* -- send, recv ------------------------------------------------------------ */

typedef struct message_plan {
    int64_t channel;
    const size_t *sizes; /* of the values, without the token */
    size_t bytes;        /* of all */
    int n;
} message_plan;

static sdyrt_status run_send(const sdyi_thunk *t, const sdyi_frame *f) {
    const message_plan *const p = t->plan;
    sdyi_meeting *const m = f->rank->meeting;
    sdyi_message *const message = malloc(sizeof *message + p->bytes);
    if (message == NULL)
        return SDYI_NO_MEMORY(p->bytes);
    *message = (sdyi_message){.channel = p->channel, .bytes = p->bytes};
    char *to = message->data;
    for (int i = 0; i < p->n; i++) {
        if (p->sizes[i] > 0)
            memcpy(to, sdyi_in(t, f, i), p->sizes[i]);
        to += p->sizes[i];
    }
    (void)pthread_mutex_lock(&m->lock);
    sdyi_message **last = &m->messages;
    while (*last != NULL)
        last = &(*last)->next;
    *last = message;
    (void)pthread_cond_broadcast(&m->changed);
    (void)pthread_mutex_unlock(&m->lock);
    return SDYRT_OK;
}

/* Remove the oldest message of a channel, under the lock; NULL: none. */
static sdyi_message *take(sdyi_meeting *m, int64_t channel) {
    sdyi_message **at = &m->messages;
    while (*at != NULL && (*at)->channel != channel)
        at = &(*at)->next;
    sdyi_message *const found = *at;
    if (found != NULL)
        *at = found->next;
    return found;
}

static bool is_there(const sdyi_meeting *m, int64_t channel) {
    const sdyi_message *x = m->messages;
    while (x != NULL && x->channel != channel)
        x = x->next;
    return x != NULL;
}

/* Deadlock: all processes that have not ended wait, and none has a message. */
static bool is_stuck(const sdyi_meeting *m) {
    int n = 0;
    for (int i = 0; i < m->n_processes; i++) {
        const sdyi_wait *const w = &m->waits[i];
        if (w->is_waiting && is_there(m, w->channel))
            return false;
        n += w->is_waiting;
    }
    return n == m->n_running;
}

/* Wait for a message. NULL: none will come, as the run has ended
 * (`*has_ended`), or as all running processes wait for one. */
static sdyi_message *wait_for(const sdyi_rank *rank, int64_t channel,
                              bool *has_ended) {
    sdyi_meeting *const m = rank->meeting;
    (void)pthread_mutex_lock(&m->lock);
    m->waits[rank->process] = (sdyi_wait){true, channel};
    sdyi_message *found = take(m, channel);
    *has_ended = false;
    while (found == NULL && !*has_ended && !is_stuck(m)) {
        sdyi_meeting_wait(m);
        found = take(m, channel);
        *has_ended = m->status != SDYRT_OK || atomic_load(m->is_stopped);
    }
    m->waits[rank->process].is_waiting = false;
    (void)pthread_mutex_unlock(&m->lock);
    return found;
}

static sdyrt_status run_recv(const sdyi_thunk *t, const sdyi_frame *f) {
    const message_plan *const p = t->plan;
    bool has_ended;
    sdyi_message *const message = wait_for(f->rank, p->channel, &has_ended);
    if (message == NULL && has_ended)
        return sdyi_thunk_fail(t, SDYRT_ABORTED, "the run has ended");
    if (message == NULL)
        return sdyi_thunk_fail(t, SDYRT_MISMATCH,
                               "waits for channel %" PRId64
                               ", on which nothing is sent",
                               p->channel);
    const size_t bytes = message->bytes;
    const char *from = message->data;
    for (int i = 0; i < p->n && bytes == p->bytes; i++) {
        if (p->sizes[i] > 0)
            memcpy(sdyi_out(t, f, i), from, p->sizes[i]);
        from += p->sizes[i];
    }
    free(message);
    return bytes == p->bytes
               ? SDYRT_OK
               : sdyi_thunk_fail(t, SDYRT_ARGUMENT,
                                 "gets %zu bytes, and has results of %zu",
                                 bytes, p->bytes);
}

/* The sizes of a message. `slots`: of its values and, last, the token. */
static void set_sizes(sdyi_compiler *c, const sdyi_op *op, const int *slots,
                      int n, message_plan *plan) {
    size_t *const sizes = SDYI_NEW(c->zone, size_t, n + 1);
    plan->n = n - 1;
    for (int i = 0; i < plan->n; i++) {
        sizes[i] = sdyi_slot_shape(c, slots[i])->bytes;
        plan->bytes += sizes[i];
    }
    plan->sizes = sizes;
    plan->channel = sdyi_op_attr(op, SDYI_NAME_CHANNEL_HANDLE)
                        ->cells[0]
                        .attr->cells[0]
                        .integer;
}

static sdyrt_status compile_one(sdyi_compiler *c, const sdyi_op *op,
                                bool is_send) {
    message_plan *const plan = SDYI_PLAN(c, message_plan);
    sdyi_thunk thunk;
    SDYI_TRY(
        sdyi_thunk_make(c, op, is_send ? run_send : run_recv, plan, &thunk));
    if (is_send)
        set_sizes(c, op, thunk.in, thunk.n_in, plan);
    else
        set_sizes(c, op, thunk.out, thunk.n_out, plan);
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* outfeed drops its operands: no reader exists. */
sdyrt_status sdyi_compile_message(sdyi_compiler *c, const sdyi_op *op) {
    switch (op->row->kind) {
    case SDYI_OP_STABLEHLO_INFEED:
        return compile_infeed(c, op);
    case SDYI_OP_STABLEHLO_OUTFEED:
        return sdyi_execute_token(c, op);
    default:
        return compile_one(c, op, op->row->kind == SDYI_OP_STABLEHLO_SEND);
    }
}
