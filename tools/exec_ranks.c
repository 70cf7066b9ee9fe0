/* 'sdyrt exec' on ranks: threads of this process, or the processes of a job.
 * All take the same steps, and agree after each: nothing is written unless all
 * ranks have run to their end. */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "exec.h"
#include "exec_watch.h"

/* Times in seconds: the least and the mean run, where a run takes as long as
 * its slowest rank, and the collectives of this rank's mean run. */
typedef struct times {
    double best, mean, collective;
} times;

typedef struct runs {
    const exec_options *o;
    cli_job *job;
    const exec_program *program;
    exec_rank wholes;             /* arguments and results that are cut */
    exec_buffers *references;     /* --check, of each rank, or one for all */
    exec_difference *differences; /* of each result */
    int n; /* ranks of this process, the first of which is `first` */
    int first;
    exec_rank *ranks; /* of this process */
    times *times;     /* --bench: theirs */
    exec_watch watch; /* of the runs */
} runs;

/* -- a rank ---------------------------------------------------------------- */

static const sdyrt_executable *program_of(const runs *r, int i) {
    return r->program->executables[r->program->is_by_rank ? i : 0];
}

static sdyrt_status get_times(const sdyrt_executor *executor, double best,
                              double total, times *to) {
    sdyrt_executor_times had = SDYRT_EXECUTOR_TIMES_INIT;
    const sdyrt_status status = sdyrt_executor_times_get(executor, &had);
    if (status != SDYRT_OK)
        return status;
    *to = (times){best, total / (double)had.n_runs,
                  had.collective_seconds / (double)had.n_runs};
    return SDYRT_OK;
}

/* The times that ranks gather after a run of --bench. */
typedef struct lap {
    double run;     /* seconds */
    double elapsed; /* since the first run; INFINITY: it has failed */
} lap;

static const lap failed_lap = {0, INFINITY};

/* The maximum of all ranks, on each of them. */
static lap slowest_lap(const sdyrt_bootstrap *meeting, const lap *own) {
    lap *const all = cli_gather(meeting, own, sizeof *own, NULL);
    lap most = all == NULL ? failed_lap : *own;
    for (int r = 0; all != NULL && r < meeting->size; r++)
        most = (lap){fmax(most.run, all[r].run),
                     fmax(most.elapsed, all[r].elapsed)};
    free(all);
    return most;
}

static bool may_go_on(int n, const lap *last) {
    return last->elapsed < EXEC_BENCH_SECONDS ||
           (n < EXEC_LEAST_RUNS && isfinite(last->elapsed));
}

/* One run, or the runs of --bench, after each of which all ranks
 * synchronize. */
static sdyrt_status run_often(const runs *r, int i,
                              const sdyrt_bootstrap *meeting,
                              sdyrt_executor *executor) {
    const exec_rank *const rank = &r->ranks[i];
    const double start = cli_now();
    double best = INFINITY, total = 0;
    sdyrt_status status;
    lap last = failed_lap;
    int n = 0;
    do {
        const double before = cli_now();
        status = sdyrt_executor_run(executor,
                                    (const void *const *)rank->arguments.data,
                                    rank->results.data);
        const double after = cli_now();
        const lap own = status == SDYRT_OK
                            ? (lap){after - before, after - start}
                            : failed_lap;
        if (r->o->bench)
            last = slowest_lap(meeting, &own);
        best = fmin(best, last.run);
        total += last.run;
        n++;
    } while (may_go_on(n, &last));
    return status == SDYRT_OK ? get_times(executor, best, total, &r->times[i])
                              : status;
}

/* Abort the context after a failure, which stops ranks that would run for ever,
 * also without collectives. */
static void end_others(sdyrt_context *context, sdyrt_status status) {
    if (status == SDYRT_OK)
        return;
    char *const text = cli_format("%s", sdyrt_last_error());
    (void)sdyrt_context_abort(context, status, text);
    free(text);
}

/* True if the reference program of one device has collectives: then all ranks
 * run it, with replicated values. */
static bool references_move(const runs *r) {
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    return r->program->reference != NULL &&
           sdyrt_executable_info_get(r->program->reference, &info) ==
               SDYRT_OK &&
           info.n_collectives > 0;
}

/* Run the reference; `context` NULL: on one rank. */
static sdyrt_status run_reference(const runs *r, sdyrt_context *context,
                                  const exec_buffers *results) {
    sdyrt_executor_options options = SDYRT_EXECUTOR_OPTIONS_INIT;
    sdyrt_executor *executor = NULL;
    options.context = context;
    sdyrt_status status =
        sdyrt_executor_create_on(r->program->reference, &options, &executor);
    if (status == SDYRT_OK)
        status = sdyrt_executor_run(
            executor, (const void *const *)r->wholes.arguments.data,
            results->data);
    sdyrt_executor_destroy(executor);
    return status;
}

static sdyrt_status run_rank(sdyrt_context *context,
                             const sdyrt_bootstrap *meeting, void *argument) {
    runs *const r = argument;
    const int i = sdyrt_context_rank(context) - r->first;
    sdyrt_executor_options options = SDYRT_EXECUTOR_OPTIONS_INIT;
    sdyrt_executor *executor = NULL;
    options.context = context;
    options.replicas = (int)r->o->replicas;
    exec_watch_set(&r->watch, i, NULL, context);
    sdyrt_status status =
        sdyrt_executor_create_on(program_of(r, i), &options, &executor);
    if (status != SDYRT_OK) {
        exec_watch_set(&r->watch, i, NULL, NULL);
        if (r->o->bench) /* others meet there */
            (void)slowest_lap(meeting, &failed_lap);
        return status;
    }
    exec_watch_set(&r->watch, i, executor, context);
    status = run_often(r, i, meeting, executor);
    exec_watch_set(&r->watch, i, NULL, NULL);
    end_others(context, status);
    sdyrt_executor_destroy(executor);
    if (status == SDYRT_OK && references_move(r))
        status = run_reference(r, context, &r->references[i]);
    return status;
}

/* -- the steps ------------------------------------------------------------- */

static int make_references(runs *r) {
    const int n = references_move(r) ? r->n : 1;
    r->references = cli_alloc((size_t)r->n, sizeof *r->references);
    r->differences =
        exec_differences_make(r->o, r->program, r->wholes.results.n);
    for (int i = 0; i < n; i++)
        CLI_TRY(exec_results_make(r->program->reference, &r->references[i]));
    return CLI_OK;
}

/* Read the global arguments, and cut each rank's tiles from them. */
static int cut_all(runs *r) {
    CLI_TRY(exec_wholes_make(r->program, program_of(r, 0), &r->wholes));
    CLI_TRY(exec_folders_check(r->o, &r->wholes, 0));
    CLI_TRY(exec_files_read(r->o, -1, &r->wholes));
    for (int i = 0; i < r->n; i++)
        CLI_TRY(exec_tiles_make(r->program, program_of(r, i), r->first + i,
                                &r->wholes.arguments, &r->ranks[i]));
    return r->program->reference != NULL ? make_references(r) : CLI_OK;
}

static int read_all(runs *r) {
    if (r->program->is_cut)
        return cut_all(r);
    for (int i = 0; i < r->n; i++) {
        CLI_TRY(exec_buffers_make(r->program, program_of(r, i), &r->ranks[i]));
        if (i == 0)
            CLI_TRY(exec_folders_check(r->o, &r->ranks[0],
                                       cli_job_is_process(r->job) ? r->job->size
                                                                  : r->n));
        CLI_TRY(exec_files_read(r->o, r->first + i, &r->ranks[i]));
    }
    return CLI_OK;
}

static int run_all(runs *r) {
    CLI_TRY(exec_watch_start(&r->watch, r->o, r->n, r->job->rank == 0));
    return exec_watch_end(&r->watch, cli_job_run(r->job, r->n, run_rank, r));
}

/* Rank 0 prints the times; of collectives the mean of all ranks. */
static int report_times(runs *r) {
    double own = 0, all = 0;
    if (!r->o->bench)
        return CLI_OK;
    for (int i = 0; i < r->n; i++)
        own += r->times[i].collective;
    double *const list = cli_gather(&r->job->meeting, &own, sizeof own, NULL);
    if (list == NULL)
        return cli_fail_library(NULL);
    for (int i = 0; i < r->job->size; i++)
        all += list[i];
    free(list);
    if (r->job->rank == 0)
        printf("best %.4f ms\nmean %.4f ms, of which collectives %.4f ms, of "
               "all ranks\n",
               1e3 * r->times[0].best, 1e3 * r->times[0].mean,
               1e3 * all / (r->n * r->job->size));
    return CLI_OK;
}

/* Join the results to global ones, on rank 0. */
static int join_all(runs *r) {
    for (int i = 0; i < r->n && r->program->is_cut; i++)
        CLI_TRY(exec_tiles_join(r->job, program_of(r, i), r->first + i,
                                &r->ranks[i].results, &r->wholes.results));
    return CLI_OK;
}

static int check_all(runs *r) {
    if (r->program->reference == NULL)
        return CLI_OK;
    const bool are_own = references_move(r);
    if (!are_own && run_reference(r, NULL, &r->references[0]) != SDYRT_OK)
        return cli_fail_library(NULL);
    for (int i = 0; i < r->n; i++)
        CLI_TRY(exec_check_rank(
            program_of(r, i), r->first + i, &r->ranks[i].results,
            &r->references[are_own ? i : 0], r->differences));
    return CLI_OK;
}

static int report_check(runs *r) {
    return r->program->reference == NULL
               ? CLI_OK
               : exec_check_report(r->job, &r->references[0], r->differences);
}

static int expect_all(runs *r) {
    if (r->o->expect == NULL)
        return CLI_OK;
    return r->program->is_cut ? exec_expect(r->o, r->job, r->program, -1,
                                            r->job->rank == 0, &r->wholes)
                              : exec_expect(r->o, r->job, r->program, r->first,
                                            r->n, r->ranks);
}

static int write_all(runs *r) {
    if (r->program->is_cut)
        return r->job->rank == 0 ? exec_results_give(r->o, &r->wholes.results)
                                 : CLI_OK;
    if (r->o->out == NULL)
        return CLI_OK;
    CLI_TRY(exec_directory_make(r->o->out));
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
    cli_output made;
    cli_output_open(&made);
    for (int i = 0; i < r->n; i++) {
        fprintf(made.stream, "rank %d\n", r->first + i);
        for (int k = 0; k < r->ranks[i].results.n; k++)
            exec_tensor_print(made.stream, &r->ranks[i].results.tensors[k]);
    }
    (void)fclose(made.stream);
    return made.text;
}

/* Print the texts of all ranks, on rank 0. */
static int print_texts(const cli_job *job, const char *text) {
    const size_t own = strlen(text) + 1;
    size_t most = own;
    size_t *const sizes = cli_gather(&job->meeting, &own, sizeof own, NULL);
    for (int rank = 0; rank < job->size && sizes != NULL; rank++)
        most = sizes[rank] > most ? sizes[rank] : most;
    const bool is_reported = sizes != NULL;
    free(sizes);
    char *const padded = cli_alloc(most, 1);
    memcpy(padded, text, own);
    char *const all =
        is_reported ? cli_gather(&job->meeting, padded, most, NULL) : NULL;
    free(padded);
    if (all == NULL)
        return cli_fail_library(NULL);
    for (int rank = 0; rank < job->size && job->rank == 0; rank++)
        (void)fputs(all + (size_t)rank * most, stdout);
    free(all);
    return cli_flush();
}

static int print_all(runs *r) {
    if (r->program->is_cut || r->o->out != NULL || r->o->quiet || r->o->bench ||
        r->o->expect != NULL)
        return cli_flush();
    char *const text = text_of(r);
    const int status = print_texts(r->job, text);
    free(text);
    return status;
}

static void free_all(runs *r) {
    for (int i = 0; i < r->n; i++) {
        exec_buffers_free(&r->ranks[i]);
        if (r->references != NULL)
            exec_results_free(&r->references[i]);
    }
    exec_buffers_free(&r->wholes);
    free(r->references);
    free(r->differences);
    free(r->ranks);
    free(r->times);
}

int exec_on_ranks(const exec_options *o, cli_job *job, const exec_program *p) {
    static int (*const steps[])(runs *) = {
        read_all, run_all,    report_times, check_all, report_check,
        join_all, expect_all, write_all,    print_all};
    runs r = {.o = o, .job = job, .program = p, .n = 1};
    if (cli_job_is_process(job))
        r.first = job->rank;
    else
        r.n = (int)o->n_ranks;
    job->timeout = o->timeout;
    r.ranks = cli_alloc((size_t)r.n, sizeof *r.ranks);
    r.times = cli_alloc((size_t)r.n, sizeof *r.times);
    int status = CLI_OK;
    for (size_t i = 0; i < sizeof steps / sizeof steps[0]; i++)
        if (status == CLI_OK)
            status = cli_job_agree(job, steps[i](&r));
    free_all(&r);
    return status;
}
