/* 'sdyrt exec' on ranks: threads of this process, or the processes of a job.
 * All do the same steps, and agree after each: nothing is written unless all
 * have run to their end. A thread watches the time. */
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include "exec.h"

/* What a rank runs, under the lock; NULL: nothing. */
typedef struct running {
    sdyrt_executor *executor;
    sdyrt_context *context;
} running;

typedef struct runs {
    const exec_options *o;
    cli_job *job;
    const sdyrt_executable *executable;
    int n; /* ranks of this process, the first of which is `first` */
    int first;
    exec_rank *ranks; /* of this process */
    running *running;
    pthread_mutex_t lock;
    pthread_cond_t ended;
    bool is_ended, is_late;
} runs;

/* -- the time -------------------------------------------------------------- */

static void *watch(void *state) {
    runs *const r = state;
    struct timespec end;
    (void)clock_gettime(CLOCK_MONOTONIC, &end);
    const double seconds = r->o->timeout + 1e-9 * (double)end.tv_nsec;
    end.tv_sec += (time_t)seconds;
    end.tv_nsec = (long)(1e9 * (seconds - floor(seconds)));
    (void)pthread_mutex_lock(&r->lock);
    while (!r->is_ended && !r->is_late)
        r->is_late =
            pthread_cond_timedwait(&r->ended, &r->lock, &end) == ETIMEDOUT;
    for (int i = 0; i < r->n && !r->is_ended; i++)
        if (r->running[i].executor != NULL) {
            sdyrt_executor_stop(r->running[i].executor);
            (void)sdyrt_context_abort(r->running[i].context, SDYRT_TIMEOUT,
                                      "the run has taken too long");
        }
    (void)pthread_mutex_unlock(&r->lock);
    return NULL;
}

static void set_running(runs *r, int i, sdyrt_executor *executor,
                        sdyrt_context *context) {
    (void)pthread_mutex_lock(&r->lock);
    r->running[i] = (running){executor, context};
    if (r->is_late && executor != NULL)
        sdyrt_executor_stop(executor);
    (void)pthread_mutex_unlock(&r->lock);
}

/* -- a rank ---------------------------------------------------------------- */

enum { LEAST_RUNS = 5 };
static const double bench_seconds = 2;

static bool may_go_on(int n, double start) {
    return n < LEAST_RUNS || cli_now() - start < bench_seconds;
}

/* One run, or those of --bench, after each of which all ranks meet. */
static sdyrt_status run_often(const runs *r, const exec_rank *rank,
                              const sdyrt_bootstrap *meeting,
                              sdyrt_executor *executor) {
    const double start = cli_now();
    double best = INFINITY;
    sdyrt_status status;
    int n = 0;
    do {
        const double before = cli_now();
        status = sdyrt_executor_run(executor,
                                    (const void *const *)rank->arguments.data,
                                    rank->results.data);
        best = fmin(best, cli_now() - before);
        n++;
    } while (r->o->bench &&
             cli_all(meeting, status == SDYRT_OK && may_go_on(n, start)));
    if (status != SDYRT_OK)
        return status;
    if (r->o->bench && meeting->rank == 0)
        printf("best %.4f ms\n", 1e3 * best);
    return SDYRT_OK;
}

static sdyrt_status run_rank(sdyrt_context *context,
                             const sdyrt_bootstrap *meeting, void *argument) {
    runs *const r = argument;
    const int i = sdyrt_context_rank(context) - r->first;
    sdyrt_executor_options options = SDYRT_EXECUTOR_OPTIONS_INIT;
    sdyrt_executor *executor = NULL;
    options.context = context;
    options.replicas = (int)r->o->replicas;
    sdyrt_status status =
        sdyrt_executor_create_on(r->executable, &options, &executor);
    if (status != SDYRT_OK) {
        if (r->o->bench) /* others come there */
            (void)cli_all(meeting, false);
        return status;
    }
    set_running(r, i, executor, context);
    status = run_often(r, &r->ranks[i], meeting, executor);
    set_running(r, i, NULL, NULL);
    sdyrt_executor_destroy(executor);
    return status;
}

/* -- the steps ------------------------------------------------------------- */

static int read_all(runs *r) {
    int status = CLI_OK;
    for (int i = 0; i < r->n && status == CLI_OK; i++)
        status =
            exec_buffers_make(r->o, r->executable, r->first + i, &r->ranks[i]);
    return status;
}

static int run_all(runs *r) {
    pthread_t watcher;
    const bool is_watched = r->o->timeout > 0;
    if (is_watched && pthread_create(&watcher, NULL, watch, r) != 0)
        return cli_fail("no thread: %s", strerror(errno));
    const sdyrt_status status = cli_job_run(r->job, r->n, run_rank, r);
    if (is_watched) {
        (void)pthread_mutex_lock(&r->lock);
        r->is_ended = true;
        (void)pthread_cond_signal(&r->ended);
        (void)pthread_mutex_unlock(&r->lock);
        (void)pthread_join(watcher, NULL);
    }
    if (status == SDYRT_OK)
        return CLI_OK;
    return r->is_late || (r->o->timeout > 0 && status == SDYRT_TIMEOUT)
               ? cli_fail("the run has taken longer than %g s", r->o->timeout)
               : cli_fail_library(NULL);
}

static int write_all(runs *r) {
    if (r->o->out == NULL)
        return CLI_OK;
    if (mkdir(r->o->out, 0777) != 0 && errno != EEXIST)
        return cli_fail("%s: %s", r->o->out, strerror(errno));
    int status = CLI_OK;
    for (int i = 0; i < r->n && status == CLI_OK; i++) {
        char *const path = cli_format("%s/rank%d", r->o->out, r->first + i);
        status = exec_results_write(&r->ranks[i].results, path);
        free(path);
    }
    return status;
}

/* -- printing -------------------------------------------------------------- */

/* The results of the ranks of this process; free() it. */
static char *text_of(const runs *r) {
    char *text = NULL;
    size_t bytes = 0;
    FILE *const stream = open_memstream(&text, &bytes);
    for (int i = 0; i < r->n && stream != NULL; i++) {
        fprintf(stream, "rank %d\n", r->first + i);
        for (int k = 0; k < r->ranks[i].results.n; k++)
            exec_tensor_print(stream, &r->ranks[i].results.tensors[k]);
    }
    return stream != NULL && fclose(stream) == 0 ? text : NULL;
}

/* Rank 0 prints what all have. */
static int print_texts(const cli_job *job, const char *text) {
    const size_t own = strlen(text) + 1;
    size_t most = own;
    size_t *const sizes = cli_gather(&job->meeting, &own, sizeof own, NULL);
    for (int rank = 0; rank < job->size && sizes != NULL; rank++)
        most = sizes[rank] > most ? sizes[rank] : most;
    const bool is_told = sizes != NULL;
    free(sizes);
    char *const padded = cli_alloc(most, 1);
    memcpy(padded, text, own);
    char *const all =
        is_told ? cli_gather(&job->meeting, padded, most, NULL) : NULL;
    free(padded);
    if (all == NULL)
        return cli_fail_library(NULL);
    for (int rank = 0; rank < job->size && job->rank == 0; rank++)
        (void)fputs(all + (size_t)rank * most, stdout);
    free(all);
    return cli_flush();
}

static int print_all(runs *r) {
    if (r->o->out != NULL || r->o->quiet || r->o->bench)
        return cli_flush();
    char *const text = text_of(r);
    if (text == NULL)
        return cli_fail("no memory for the results' text");
    const int status = print_texts(r->job, text);
    free(text);
    return status;
}

int exec_on_ranks(const exec_options *o, cli_job *job,
                  const sdyrt_executable *e) {
    static int (*const steps[])(runs *) = {read_all, run_all, write_all,
                                           print_all};
    runs r = {.o = o, .job = job, .executable = e, .n = 1};
    pthread_condattr_t monotonic;
    if (cli_job_is_process(job))
        r.first = job->rank;
    else
        r.n = (int)o->n_ranks;
    job->timeout = o->timeout;
    r.ranks = cli_alloc((size_t)r.n, sizeof *r.ranks);
    r.running = cli_alloc((size_t)r.n, sizeof *r.running);
    (void)pthread_mutex_init(&r.lock, NULL);
    (void)pthread_condattr_init(&monotonic);
    (void)pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    (void)pthread_cond_init(&r.ended, &monotonic);
    int status = CLI_OK;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (status == CLI_OK)
            status = cli_job_agree(job, steps[i](&r));
    (void)pthread_cond_destroy(&r.ended);
    (void)pthread_condattr_destroy(&monotonic);
    (void)pthread_mutex_destroy(&r.lock);
    for (int i = 0; i < r.n; i++)
        exec_buffers_free(&r.ranks[i]);
    free(r.ranks);
    free(r.running);
    return status;
}
