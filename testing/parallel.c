/* Processes of interpreter.run_parallel; see parallel.h. The thunk makes and
 * joins a thread for each, in every run. */
#include "testing/parallel.h"

#include "program/ir/row.h"
#include "testing/testing_ops.h"

#include <stdlib.h>
#include <time.h>

typedef struct parallel_plan {
    const sdyi_unit **units; /* by process */
    int n, replicas;
    const sdyi_unit *infeeds;
    int n_infeeds;
} parallel_plan;

/* The interval at which waiting processes look at `is_stopped`. */
#define POLL_NS 20000000

void sdyi_meeting_wait(sdyi_meeting *m) {
    struct timespec end;
    (void)clock_gettime(CLOCK_REALTIME, &end);
    end.tv_nsec += POLL_NS;
    if (end.tv_nsec >= 1000000000) {
        end.tv_sec++;
        end.tv_nsec -= 1000000000;
    }
    (void)pthread_cond_timedwait(&m->changed, &m->lock, &end);
}

/* -- processes ------------------------------------------------------------- */

typedef struct process {
    pthread_t thread;
    bool has_thread;
    sdyi_meeting *meeting;
    sdyi_memory memory;
    sdyi_rank rank;
    const void *const *arguments;
    void *const *results;
} process;

/* Record the end of a process; a failure replaces the aborts it caused. */
static void end_process(process *p, sdyrt_status status) {
    sdyi_meeting *const m = p->meeting;
    const sdyi_failure failure = sdyi_failure_keep();
    (void)pthread_mutex_lock(&m->lock);
    if (status != SDYRT_OK &&
        (m->status == SDYRT_OK ||
         (m->status == SDYRT_ABORTED && status != SDYRT_ABORTED))) {
        m->status = status;
        m->failure = failure;
    }
    sdyi_links_free(&p->rank);
    sdyi_teams_leave(m, p->rank.process);
    m->n_running--;
    (void)pthread_cond_broadcast(&m->changed);
    (void)pthread_mutex_unlock(&m->lock);
}

static void *run_process(void *state) {
    process *const p = state;
    end_process(p, sdyi_memory_run(&p->memory, p->meeting->is_stopped, &p->rank,
                                   p->arguments, p->results));
    return NULL;
}

static sdyrt_status make_process(const parallel_plan *plan, int number,
                                 sdyi_meeting *meeting, process *p) {
    p->meeting = meeting;
    p->rank = (sdyi_rank){.world = {NULL, number, plan->n, plan->replicas},
                          .meeting = meeting,
                          .process = number};
    SDYI_TRY(sdyi_memory_make(plan->units[number], &p->memory));
    return sdyi_process_join(plan->units[number], meeting, &p->rank);
}

static void start_processes(sdyi_meeting *m, process *processes, int n) {
    m->n_running = n;
    for (int i = 0; i < n; i++) {
        process *const p = &processes[i];
        p->has_thread = pthread_create(&p->thread, NULL, run_process, p) == 0;
        if (!p->has_thread)
            end_process(p, sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_SYSTEM,
                                     "no thread for process %d", i));
    }
}

static void wait_for_processes(sdyi_meeting *m, process *processes, int n) {
    bool is_reported = false;
    (void)pthread_mutex_lock(&m->lock);
    while (m->n_running > 0) {
        if (!is_reported && atomic_load(m->is_stopped)) {
            sdyi_teams_abort(m, "the run was stopped");
            is_reported = true;
        }
        sdyi_meeting_wait(m);
    }
    (void)pthread_mutex_unlock(&m->lock);
    for (int i = 0; i < n; i++)
        if (processes[i].has_thread)
            (void)pthread_join(processes[i].thread, NULL);
}

/* -- the op ---------------------------------------------------------------- */

static sdyrt_status run_all(const parallel_plan *plan, sdyi_meeting *m,
                            process *processes, void **buffers,
                            const sdyi_thunk *t, const sdyi_frame *f) {
    for (int i = 0; i < t->n_in; i++)
        buffers[i] = f->data[t->in[i]];
    for (int i = 0; i < t->n_out; i++)
        buffers[t->n_in + i] = sdyi_out(t, f, i);
    void **in = buffers, **out = buffers + t->n_in;
    for (int i = 0; i < plan->n; i++) {
        processes[i].arguments = (const void *const *)in;
        processes[i].results = out;
        in += plan->units[i]->n_args;
        out += plan->units[i]->n_results;
        SDYI_TRY(make_process(plan, i, m, &processes[i]));
    }
    sdyi_teams_close_unused(m);
    start_processes(m, processes, plan->n);
    wait_for_processes(m, processes, plan->n);
    if (m->status != SDYRT_OK)
        sdyi_failure_restore(&m->failure);
    return m->status;
}

static void free_meeting(sdyi_meeting *m) {
    sdyi_teams_free(m);
    free(m->waits);
    while (m->messages != NULL) {
        sdyi_message *const next = m->messages->next;
        free(m->messages);
        m->messages = next;
    }
    (void)pthread_cond_destroy(&m->changed);
    (void)pthread_mutex_destroy(&m->lock);
}

static sdyrt_status run_parallel(const sdyi_thunk *t, const sdyi_frame *f) {
    const parallel_plan *const plan = t->plan;
    sdyi_meeting meeting = {.is_stopped = f->is_stopped,
                            .n_processes = plan->n,
                            .infeeds = plan->infeeds,
                            .n_infeeds = plan->n_infeeds};
    process *const processes = calloc((size_t)plan->n + 1, sizeof *processes);
    meeting.waits = calloc((size_t)plan->n + 1, sizeof *meeting.waits);
    void **const buffers =
        calloc((size_t)(t->n_in + t->n_out) + 1, sizeof *buffers);
    (void)pthread_mutex_init(&meeting.lock, NULL);
    (void)pthread_cond_init(&meeting.changed, NULL);
    sdyrt_status status = SDYRT_OK;
    if (processes == NULL || buffers == NULL || meeting.waits == NULL)
        status = SDYI_NO_MEMORY(sizeof *processes);
    else
        status = run_all(plan, &meeting, processes, buffers, t, f);
    const sdyi_failure kept = sdyi_failure_keep();
    for (int i = 0; i < plan->n && processes != NULL; i++) {
        sdyi_links_free(&processes[i].rank);
        sdyi_memory_free(&processes[i].memory);
    }
    free_meeting(&meeting);
    free(processes);
    free((void *)buffers);
    sdyi_failure_restore(&kept);
    return status;
}

/* -- compiling ------------------------------------------------------------- */

/* Compile the function that a symbol names. */
static sdyrt_status compile_named(sdyi_compiler *c, const sdyi_op *op,
                                  const sdyi_attr *symbol, sdyi_unit *unit) {
    const sdyi_op *const function =
        sdyi_attr_is(symbol, SDYI_ATTR_SYMBOL)
            ? sdyi_symbols_find(&c->symbols,
                                (sdyi_name)symbol->cells[0].integer)
            : NULL;
    if (function == NULL || function->n_regions != 1)
        return sdyi_refuse(op, "a function that is not there");
    sdyi_compiler like = *c;
    like.is_process = true;
    return sdyi_unit_compile(&like, function, unit);
}

/* Add a process that runs function `symbol`; a function is compiled once. */
static sdyrt_status add_process(sdyi_compiler *c, const sdyi_op *op,
                                const sdyi_attr *symbol,
                                const sdyi_attr **symbols,
                                parallel_plan *plan) {
    const int n = plan->n++;
    symbols[n] = symbol;
    for (int i = 0; i < n; i++)
        if (symbols[i] == symbol) {
            plan->units[n] = plan->units[i];
            return SDYRT_OK;
        }
    sdyi_unit *const unit = SDYI_NEW(c->zone, sdyi_unit, 1);
    plan->units[n] = unit;
    return compile_named(c, op, symbol, unit);
}

bool sdyi_is_same_shape(const sdyi_shape *a, const sdyi_shape *b) {
    bool is_same = a->dtype == b->dtype && a->rank == b->rank &&
                   a->narrow == b->narrow && a->bytes == b->bytes;
    for (int d = 0; d < a->rank && is_same; d++)
        is_same = a->dims[d] == b->dims[d];
    return is_same;
}

/* Fails unless the operands, dealt to the processes in their order, are the
 * arguments of their functions, and the results likewise. */
static sdyrt_status check_dealt(const sdyi_compiler *c, const sdyi_op *op,
                                const sdyi_thunk *thunk,
                                const parallel_plan *plan) {
    int in = 0, out = 0;
    for (int p = 0; p < plan->n; p++) {
        const sdyi_unit *const u = plan->units[p];
        for (int i = 0; i < u->n_args; i++, in++)
            if (in >= thunk->n_in ||
                !sdyi_is_same_shape(u->slots[u->args[i]].shape,
                                    c->slots[thunk->in[in]].shape))
                return sdyi_refuse(op, "operands of other types than the "
                                       "arguments of its functions");
        for (int i = 0; i < u->n_results; i++, out++)
            if (out >= thunk->n_out ||
                !sdyi_is_same_shape(u->slots[u->results[i]].shape,
                                    c->slots[thunk->out[out]].shape))
                return sdyi_refuse(op, "results of other types than those of "
                                       "its functions");
    }
    return in == thunk->n_in && out == thunk->n_out
               ? SDYRT_OK
               : sdyi_refuse(op, "more operands or results than its functions "
                                 "have");
}

static sdyrt_status compile_infeeds(sdyi_compiler *c, const sdyi_op *op,
                                    parallel_plan *plan) {
    const sdyi_attr *const list = sdyi_op_attr(op, SDYI_NAME_INFEED);
    if (!sdyi_attr_is(list, SDYI_ATTR_ARRAY))
        return SDYRT_OK;
    sdyi_unit *const units = SDYI_NEW(c->zone, sdyi_unit, list->n + 1);
    for (int64_t i = 0; i < list->n; i++) {
        SDYI_TRY(compile_named(c, op, list->cells[i].attr, &units[i]));
        if (units[i].n_args > 0 || units[i].n_comms > 0)
            return sdyi_refuse(op, "an infeed with arguments or collectives");
    }
    plan->infeeds = units;
    plan->n_infeeds = (int)list->n;
    return SDYRT_OK;
}

enum { MOST_PROCESSES = 4096 };

static sdyrt_status compile_processes(sdyi_compiler *c, const sdyi_op *op,
                                      const sdyi_attr *rows,
                                      parallel_plan *plan) {
    const int64_t columns =
        rows->n > 0 && sdyi_attr_is(rows->cells[0].attr, SDYI_ATTR_ARRAY)
            ? rows->cells[0].attr->n
            : 0;
    if (columns == 0 || columns > MOST_PROCESSES ||
        rows->n > MOST_PROCESSES / columns)
        return sdyi_refuse(op, "no processes, or more than %d", MOST_PROCESSES);
    const size_t n = (size_t)(rows->n * columns);
    const sdyi_attr **const symbols = SDYI_NEW(c->zone, const sdyi_attr *, n);
    plan->units = SDYI_NEW(c->zone, const sdyi_unit *, n);
    plan->replicas = (int)rows->n;
    for (int64_t r = 0; r < rows->n; r++) {
        const sdyi_attr *const row = rows->cells[r].attr;
        if (!sdyi_attr_is(row, SDYI_ATTR_ARRAY) || row->n != columns)
            return sdyi_refuse(op, "replicas of different partitions");
        for (int64_t k = 0; k < columns; k++)
            SDYI_TRY(add_process(c, op, row->cells[k].attr, symbols, plan));
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_execute_run_parallel(sdyi_compiler *c, const sdyi_op *op) {
    const sdyi_attr *const programs = sdyi_op_attr(op, SDYI_NAME_PROGRAMS);
    parallel_plan *const plan = SDYI_PLAN(c, parallel_plan);
    sdyi_thunk thunk;
    if (c->is_process)
        return sdyi_refuse(op, "in a function that it runs");
    if (!sdyi_attr_is(programs, SDYI_ATTR_ARRAY))
        return sdyi_refuse(op, "no 'programs'");
    SDYI_TRY(sdyi_thunk_make(c, op, run_parallel, plan, &thunk));
    SDYI_TRY(compile_processes(c, op, programs, plan));
    SDYI_TRY(compile_infeeds(c, op, plan));
    SDYI_TRY(check_dealt(c, op, &thunk, plan));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}
