/* Starting ranks as threads of this process.
 *
 * A rank's thread goes through the stages of its run, and none enters one
 * before all may:
 *
 *   STARTING   threads are being started
 *   MAKING     all are there; each makes its context
 *   RUNNING    all have one; each runs the function
 *   CANCELLED  a thread or a context could not be made: each gives back what
 *              it has */
#include "base/alloc.h"
#include "base/status.h"
#include "base/topology.h"
#include "runtime/context.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum run_stage { STARTING, MAKING, RUNNING, CANCELLED } run_stage;

/* One run, shared by its threads. */
typedef struct rank_run {
    int n_ranks;
    sdyrt_make_fn make;
    sdyrt_rank_fn fn;
    void *argument;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t changed;
    run_stage stage;
    int n_made;
    bool lacks_one; /* a context could not be made */
    /* of the rank that failed first */
    sdyrt_status status;
    sdyrt_error_kind kind;
    char text[1100];
} rank_run;

typedef struct rank_thread {
    rank_run *run;
    int rank;
    pthread_t thread;
} rank_thread;

/* Keep the first failure, but let one of a rank's own replace ABORTED: a victim
 * may return before the culprit. */
static void record_result(rank_run *run, int rank, sdyrt_status status) {
    if (status == SDYRT_OK)
        return;
    const char *const text = sdyrt_last_error();
    pthread_mutex_lock(&run->lock);
    if (run->status == SDYRT_OK ||
        (run->status == SDYRT_ABORTED && status != SDYRT_ABORTED)) {
        run->status = status;
        run->kind = sdyrt_last_error_kind();
        snprintf(run->text, sizeof run->text, "rank %d: %s%s", rank,
                 *text == '\0' ? "its function returned " : text,
                 *text == '\0' ? sdyrt_status_name(status) : "");
    }
    pthread_mutex_unlock(&run->lock);
}

static void set_stage(rank_run *run, run_stage stage) {
    run->stage = stage;
    pthread_cond_broadcast(&run->changed);
}

/* Wait until the run is at `next`; false: it was cancelled. The lock is
 * held. */
static bool wait_for(rank_run *run, run_stage next) {
    while (run->stage < next)
        pthread_cond_wait(&run->changed, &run->lock);
    return run->stage == next;
}

static bool all_are_started(rank_run *run) {
    pthread_mutex_lock(&run->lock);
    const bool all = wait_for(run, MAKING);
    pthread_mutex_unlock(&run->lock);
    return all;
}

static bool all_have_contexts(rank_run *run, bool mine) {
    pthread_mutex_lock(&run->lock);
    run->lacks_one = run->lacks_one || !mine;
    if (++run->n_made == run->n_ranks)
        set_stage(run, run->lacks_one ? CANCELLED : RUNNING);
    const bool all = wait_for(run, RUNNING);
    pthread_mutex_unlock(&run->lock);
    return all;
}

static void *rank_main(void *argument) {
    const rank_thread *const t = argument;
    rank_run *const run = t->run;
    if (!all_are_started(run))
        return NULL;
    sdyrt_context *context = NULL;
    const sdyrt_status made = run->make(t->rank, run->argument, &context);
    record_result(run, t->rank, made);
    if (all_have_contexts(run, made == SDYRT_OK))
        record_result(run, t->rank, run->fn(context, run->argument));
    if (context != NULL)
        context->has_returned = true;
    sdyrt_context_destroy(context);
    return NULL;
}

/* Start the threads, all or none, and wait for them. */
static sdyrt_status run_threads(rank_run *run, rank_thread *threads) {
    int started = 0, error = 0;
    for (; started < run->n_ranks; started++) {
        threads[started] = (rank_thread){.run = run, .rank = started};
        error = pthread_create(&threads[started].thread, NULL, rank_main,
                               &threads[started]);
        if (error != 0)
            break;
    }
    pthread_mutex_lock(&run->lock);
    set_stage(run, error == 0 ? MAKING : CANCELLED);
    pthread_mutex_unlock(&run->lock);
    for (int i = 0; i < started; i++)
        pthread_join(threads[i].thread, NULL);
    if (error != 0)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "cannot start the thread of rank %d of %d: %s",
                         started, run->n_ranks, strerror(error));
    return run->status == SDYRT_OK
               ? SDYRT_OK
               : sdyi_fail(run->status, run->kind, "%s", run->text);
}

sdyrt_status sdyrt_ranks_run(int n_ranks, sdyrt_make_fn make, sdyrt_rank_fn fn,
                             void *argument) {
    SDYI_NOT_NULL(make);
    SDYI_NOT_NULL(fn);
    SDYI_TRY(sdyi_check_thread_count(n_ranks));
    rank_thread *threads;
    SDYI_ALLOC(threads, n_ranks);
    rank_run run = {
        .n_ranks = n_ranks, .make = make, .fn = fn, .argument = argument};
    pthread_mutex_init(&run.lock, NULL);
    pthread_cond_init(&run.changed, NULL);
    const sdyrt_status status = run_threads(&run, threads);
    pthread_cond_destroy(&run.changed);
    pthread_mutex_destroy(&run.lock);
    free(threads);
    return status;
}

/* -- on the threads backend ------------------------------------------------ */

typedef struct threads_job {
    sdyrt_rank_fn fn;
    void *argument;
    bool is_bound;            /* each rank to a core of its own */
    sdyrt_context **contexts; /* by rank; NULL once a rank has taken its own */
} threads_job;

static sdyrt_status take_context(int rank, void *argument,
                                 sdyrt_context **context) {
    const threads_job *const job = argument;
    if (job->is_bound)
        sdyi_topology_bind(rank);
    *context = job->contexts[rank];
    job->contexts[rank] = NULL;
    return SDYRT_OK;
}

/* The function of a rank. Its error breaks the context, so that no other rank
 * waits for this one. */
static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    const threads_job *const job = argument;
    const sdyrt_status status = job->fn(context, job->argument);
    if (status != SDYRT_OK) {
        char text[600];
        snprintf(text, sizeof text, "rank %d has returned with an error: %s",
                 sdyrt_context_rank(context), sdyrt_last_error());
        context->backend->abort(context, SDYRT_ABORTED, text);
    }
    return status;
}

sdyrt_status sdyrt_threads_run(const sdyrt_config *config, int n_ranks,
                               sdyrt_rank_fn fn, void *argument) {
    SDYI_NOT_NULL(fn);
    sdyrt_config resolved;
    SDYI_TRY(sdyi_config_resolve(config, &resolved));
    SDYI_TRY(sdyi_check_thread_count(n_ranks));
    sdyrt_context **contexts;
    SDYI_ALLOC(contexts, n_ranks);
    sdyrt_status status = sdyrt_threads_create(&resolved, n_ranks, contexts);
    if (status == SDYRT_OK) {
        /* one thread gains nothing, and may be one of many such processes */
        threads_job job = {fn, argument,
                           resolved.bind && n_ranks > 1 &&
                               sdyi_topology_has_cores(n_ranks),
                           contexts};
        status = sdyrt_ranks_run(n_ranks, take_context, run_rank, &job);
    }
    for (int r = 0; r < n_ranks; r++)
        sdyrt_context_destroy(contexts[r]);
    free(contexts);
    return status;
}
