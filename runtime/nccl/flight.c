/* The last operations of a rank: how far each has come. */
#include "base/out_file.h"
#include "base/status.h"
#include "runtime/nccl/rank.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

sdyi_nccl_op *sdyi_nccl_op_start(sdyi_nccl_rank *me, const char *text) {
    sdyi_nccl_flight *flight = &me->flight;
    const double now = sdyi_clock();
    pthread_mutex_lock(&flight->lock);
    sdyi_nccl_op *op;
    do /* skip the operation marked last: its event stands for all before it */
        op = &flight->ops[++flight->n % SDYI_NCCL_OPS];
    while (op->mark == me->mark);
    op->number = flight->n;
    op->stage = SDYI_OP_ISSUED;
    op->issued = now;
    /* a copy: its plan may be gone when it is printed */
    if (memccpy(op->text, text, '\0', sizeof op->text) == NULL)
        op->text[sizeof op->text - 1] = '\0';
    pthread_mutex_unlock(&flight->lock);
    return op;
}

void sdyi_nccl_op_set(sdyi_nccl_rank *me, sdyi_nccl_op *op,
                      sdyi_nccl_stage stage) {
    const double now = sdyi_clock();
    pthread_mutex_lock(&me->flight.lock);
    op->stage = stage;
    op->enqueued = op->done = now;
    pthread_mutex_unlock(&me->flight.lock);
}

sdyrt_status sdyi_nccl_op_mark(sdyi_nccl_rank *me, sdyi_nccl_op *op,
                               struct CUstream_st *stream) {
    SDYI_TRY(sdyi_gpu_event_record(op->mark, stream));
    me->mark = op->mark;
    me->last = me->next;
    sdyi_nccl_op_set(me, op, SDYI_OP_ENQUEUED);
    return SDYRT_OK;
}

void sdyi_nccl_count_captured(sdyi_nccl_rank *me) {
    static atomic_flag is_said = ATOMIC_FLAG_INIT;
    me->n_captured++;
    if (me->api->may_register_graphs && !atomic_flag_test_and_set(&is_said))
        (void)fputs("sdyrt: a graph is captured, and NCCL may register its "
                    "memory at one end of a message alone, which loses data: "
                    "start the program with NCCL_GRAPH_REGISTER=0, which NCCL "
                    "may have read before libsdyrt could set it\n",
                    stderr);
}

/* -- room ------------------------------------------------------------------ */

int64_t sdyi_nccl_group_load(const sdyi_nccl_rank *me, int64_t n_messages) {
    /* a message to one and one from another are two works */
    const size_t works = (size_t)n_messages * SDYI_NCCL_WORK;
    return SDYI_NCCL_CALL_LOAD +
           (int64_t)(works * SDYI_NCCL_LOAD / (me->works / 2));
}

sdyrt_status sdyi_nccl_make_room(sdyrt_context *context, int64_t launches,
                                 struct CUstream_st *stream) {
    enum { QUARTER = SDYI_NCCL_LOAD / 4 };
    sdyi_nccl_rank *me = context->state;
    if (me->is_capturing)
        return SDYRT_OK;
    me->load.sum += launches;
    if (me->load.sum < QUARTER)
        return SDYRT_OK;
    for (; me->load.sum >= QUARTER; me->load.sum -= QUARTER)
        SDYI_TRY(
            sdyi_gpu_event_record(me->load.marks[me->load.n++ % 4], stream));
    int turn = 0;
    for (;;) { /* until three quarters are all that may be left */
        bool is_done = false;
        SDYI_TRY(
            sdyi_gpu_event_is_done(me->load.marks[me->load.n % 4], &is_done));
        if (is_done) /* or ended by an abort */
            return sdyi_nccl_check(context);
        SDYI_TRY(sdyi_nccl_check(context));
        sdyi_nccl_pause(&turn);
    }
}

/* -- how far they are ------------------------------------------------------ */

/* The oldest operation that is not known to be done; false: there is none. */
static bool find_open(sdyi_nccl_flight *flight, sdyi_nccl_op *op) {
    bool is_found = false;
    pthread_mutex_lock(&flight->lock);
    while (!is_found && flight->oldest <= flight->n) {
        const sdyi_nccl_op *o = &flight->ops[flight->oldest % SDYI_NCCL_OPS];
        is_found = o->number == flight->oldest &&
                   (o->stage == SDYI_OP_ISSUED || o->stage == SDYI_OP_ENQUEUED);
        if (is_found)
            *op = *o;
        else
            flight->oldest++;
    }
    pthread_mutex_unlock(&flight->lock);
    return is_found;
}

static void set_done(sdyi_nccl_flight *flight, uint64_t number) {
    const double now = sdyi_clock();
    pthread_mutex_lock(&flight->lock);
    flight->last_done = now;
    sdyi_nccl_op *op = &flight->ops[number % SDYI_NCCL_OPS];
    if (op->number == number) { /* nobody has taken its place */
        op->stage = SDYI_OP_DONE;
        op->done = now;
    }
    pthread_mutex_unlock(&flight->lock);
}

static bool is_late(sdyi_nccl_flight *flight, const sdyi_nccl_op *op,
                    double timeout) {
    const double called =
        op->stage == SDYI_OP_ENQUEUED ? op->enqueued : op->issued;
    pthread_mutex_lock(&flight->lock);
    const double free_since = flight->last_done;
    pthread_mutex_unlock(&flight->lock);
    const double start = called > free_since ? called : free_since;
    return sdyi_clock() - start > timeout;
}

bool sdyi_nccl_flight_late(sdyi_nccl_rank *me, double timeout,
                           sdyi_nccl_op *late) {
    return find_open(&me->flight, late) && is_late(&me->flight, late, timeout);
}

sdyrt_status sdyi_nccl_flight_look(sdyi_nccl_rank *me, double timeout,
                                   sdyi_nccl_op *late) {
    sdyi_nccl_op op;
    late->number = 0;
    while (find_open(&me->flight, &op)) {
        bool is_done = false;
        if (op.stage == SDYI_OP_ENQUEUED)
            SDYI_TRY(sdyi_gpu_event_is_done(op.mark, &is_done));
        if (is_done) {
            set_done(&me->flight, op.number);
            continue;
        }
        if (is_late(&me->flight, &op, timeout))
            *late = op;
        break; /* later operations wait for it */
    }
    return SDYRT_OK;
}

/* -- for a person ---------------------------------------------------------- */

static void print_op(FILE *to, int rank, const sdyi_nccl_op *op, double now) {
    static const char *const words[] = {
        [SDYI_OP_ISSUED] = "is being called",
        [SDYI_OP_ENQUEUED] = "is on its stream, not done",
        [SDYI_OP_CAPTURED] = "went into a graph",
        [SDYI_OP_REFUSED] = "was refused",
        [SDYI_OP_DONE] = "is done"};
    (void)fprintf(to, "sdyrt: rank %d: #%" PRIu64 " %s: %s, called %.3f s ago",
                  rank, op->number, op->text, words[op->stage],
                  now - op->issued);
    if (op->stage == SDYI_OP_DONE)
        (void)fprintf(to, ", seen to be done %.3f s ago", now - op->done);
    (void)fputc('\n', to);
}

static void print_ops(sdyrt_context *context, FILE *to) {
    sdyi_nccl_rank *me = context->state;
    sdyi_nccl_flight *flight = &me->flight;
    const double now = sdyi_clock();
    (void)fprintf(to, "sdyrt: rank %d of %d: the context has ended: %s\n",
                  context->rank, context->size, me->failure.text);
    pthread_mutex_lock(&flight->lock);
    uint64_t n =
        flight->n >= SDYI_NCCL_SHOWN ? flight->n - SDYI_NCCL_SHOWN + 1 : 1;
    (void)fprintf(to,
                  "sdyrt: rank %d: %" PRIu64 " operations, the last of them:\n",
                  context->rank, flight->n);
    for (; n <= flight->n; n++)
        print_op(to, context->rank, &flight->ops[n % SDYI_NCCL_OPS], now);
    pthread_mutex_unlock(&flight->lock);
}

void sdyi_nccl_flight_print(sdyrt_context *context) {
    /* as one piece: other ranks may write as well */
    char *text = NULL;
    size_t bytes = 0;
    FILE *memory = open_memstream(&text, &bytes);
    if (memory == NULL)
        return;
    print_ops(context, memory);
    if (fclose(memory) == 0) {
        (void)fwrite(text, 1, bytes, stderr);
        const char *const folder = getenv("SDYRT_TRACE_DIR");
        char name[4096];
        (void)snprintf(name, sizeof name, "%s/sdyrt-operations-rank%d-%d.txt",
                       folder == NULL ? "" : folder, context->rank,
                       (int)getpid());
        sdyi_out_file file;
        if (folder != NULL && *folder != '\0')
            (void)sdyi_out_all(&file, name, text, bytes);
    }
    free(text);
}
