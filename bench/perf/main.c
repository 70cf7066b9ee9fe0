/* sdyrt_perf: measure operations in the manner of nccl-tests, check every
 * element, and compare with the raw call in the same run. */
#include "bench/perf/gpu.h"
#include "bench/perf/perf.h"
#include <sdyrt/nccl.h>
#include <string.h>
#include <unistd.h>

enum { DEFAULT_RANKS = 4, MAX_THREADS = 4096 };

/* A run: the same on all ranks, but for the report of rank 0. */
typedef struct run {
    cli_job *job;
    const perf_options *options;
    const perf_rows *rows;
    int size;
    perf_report report;
    bool wrong; /* --total has found an element that is */
} run;

/* -- ranks ----------------------------------------------------------------- */

sdyrt_status perf_combine(const perf_rank *rank, perf_how how, double *values,
                          int n) {
    sdyrt_status status;
    double *all =
        cli_gather(rank->meeting, values, (size_t)n * sizeof *values, &status);
    for (int i = 0; all != NULL && i < n; i++) {
        values[i] = all[i];
        for (int r = 1; r < rank->size; r++) {
            const double value = all[r * n + i];
            if (how == PERF_SUM)
                values[i] += value;
            else if (value > values[i])
                values[i] = value;
        }
    }
    free(all);
    return status;
}

sdyrt_status perf_all(const perf_rank *rank, bool *value) {
    double some_lack = !*value;
    PERF_TRY(perf_combine(rank, PERF_MAX, &some_lack, 1));
    *value = some_lack == 0;
    return SDYRT_OK;
}

sdyrt_status perf_native(perf_rank *rank, const char *call, const char *why) {
    if (why == NULL)
        return SDYRT_OK;
    snprintf(rank->error, sizeof rank->error, "%s: %s", call, why);
    return SDYRT_BACKEND;
}

/* Ranks share a clock if their machines have one boot id. */
static sdyrt_status compare_clocks(perf_rank *rank) {
    char own[64] = "";
    FILE *file = fopen("/proc/sys/kernel/random/boot_id", "r");
    if (file != NULL) {
        (void)!fread(own, 1, sizeof own - 1, file);
        fclose(file);
    }
    sdyrt_status status;
    char *all = cli_gather(rank->meeting, own, sizeof own, &status);
    rank->one_clock =
        own[0] != '\0' || rank->size == 1 || !cli_job_is_process(rank->job);
    for (int r = 0; all != NULL && r < rank->size; r++)
        rank->one_clock =
            rank->one_clock &&
            memcmp(all + (size_t)r * sizeof own, all, sizeof own) == 0;
    free(all);
    return status;
}

/* A stream on the context's device. In a build without CUDA plans run on the
 * context's stream, with nothing next to it. */
static sdyrt_status open_stream(perf_rank *rank) {
    const int device = sdyrt_context_device(rank->context);
    return device < 0 || perf_gpu_count() == 0
               ? SDYRT_OK
               : perf_native(rank, "making a stream",
                             perf_gpu_open(device, &rank->stream));
}

static sdyrt_status measure_rows(perf_worker *w, run *r) {
    const bool reports = w->rank->rank == 0;
    for (int i = 0; i < r->rows->n; i++) {
        const perf_row *row = &r->rows->rows[i];
        perf_result result;
        perf_overhead overhead;
        if (r->options->overhead)
            PERF_TRY(perf_measure_overhead(w, row, &overhead));
        else
            PERF_TRY(perf_measure(w, row, &result));
        if (reports && r->options->overhead)
            perf_report_overhead(&r->report, row, &overhead);
        else if (reports)
            perf_report_row(&r->report, row, &result);
    }
    return SDYRT_OK;
}

static sdyrt_status measure_total(perf_worker *w, run *r) {
    const double start = cli_now();
    perf_cost *costs = cli_alloc((size_t)r->rows->n, sizeof *costs);
    bool wrong;
    const sdyrt_status status = perf_measure_total(w, costs, &wrong);
    if (w->rank->rank == 0) {
        r->wrong = wrong;
        if (status == SDYRT_OK && !wrong)
            r->wrong = !perf_total_end(w, costs,
                                       cli_now() - start + w->prepare_seconds);
    }
    free(costs);
    return status;
}

static sdyrt_status measure(perf_rank *rank, run *r) {
    perf_worker w = {.rank = rank,
                     .options = r->options,
                     .rows = r->rows,
                     .progress = rank->rank == 0 && isatty(STDERR_FILENO) != 0};
    PERF_TRY(compare_clocks(rank));
    PERF_TRY(open_stream(rank));
    const double start = cli_now();
    perf_progress(&w, "making memory ready");
    sdyrt_status status = perf_worker_open(&w);
    bool ready = status == SDYRT_OK;
    PERF_TRY(perf_all(rank, &ready)); /* others would wait for a rank without
                                       * buffers */
    w.prepare_seconds = cli_now() - start;
    if (ready)
        status = r->options->total ? measure_total(&w, r) : measure_rows(&w, r);
    perf_worker_close(&w);
#ifdef SDYRT_PERF_NCCL
    perf_nccl_raw_end(rank);
#endif
    if (rank->stream != NULL)
        perf_gpu_close(rank->stream);
    return status == SDYRT_OK && !ready ? SDYRT_ABORTED : status;
}

/* Run a rank. On a failure it aborts other ranks that may be in a call of MPI
 * or NCCL, which would wait for ever. */
static sdyrt_status run_rank(sdyrt_context *context,
                             const sdyrt_bootstrap *meeting, void *argument) {
    run *r = argument;
    perf_rank rank = {.job = r->job,
                      .context = context,
                      .meeting = meeting,
                      .rank = sdyrt_context_rank(context),
                      .size = sdyrt_context_size(context)};
    const sdyrt_status status = measure(&rank, r);
    if (status == SDYRT_OK || strcmp(r->job->backend, "threads") == 0)
        return status;
    const char *why = rank.error[0] != '\0' ? rank.error : sdyrt_last_error();
    char *text = cli_format("rank %d: %s", rank.rank,
                            *why != '\0' ? why : sdyrt_status_name(status));
    cli_job_abort(r->job, status, text);
}

/* -- the process ----------------------------------------------------------- */

static bool enough_memory(const perf_rows *rows) {
    const size_t available = perf_machine_find().memory_available;
    return rows->total_memory <= available ||
           CLI_FALSE("this needs %.2f GB for the tiles of the largest row, in "
                     "and out, and %.2f GB of memory are free",
                     1e-9 * (double)rows->total_memory,
                     1e-9 * (double)available);
}

/* The number of ranks: as given, one for --overhead, or as many as the meshes
 * need; in a job its ranks, if they are enough. */
static bool count_ranks(run *r) {
    const perf_options *o = r->options;
    const bool is_nccl = strcmp(r->job->backend, "nccl") == 0;
    const int devices = is_nccl ? perf_gpu_count() : 0;
    const int wanted = o->ranks > 0  ? (int)o->ranks
                       : o->overhead ? 1
                                     : r->rows->ranks;
    if (cli_job_is_process(r->job)) {
        r->size = r->job->size;
        if (o->ranks == 0 && wanted > r->size)
            return CLI_FALSE("%d ranks are needed, and the job has %d: use %s "
                             "-n %d",
                             wanted, r->size,
                             r->job->start == CLI_START_MPI ? "mpirun"
                                                            : "sdyrt launch",
                             wanted);
        return cli_job_check_size(r->job, "-N", o->ranks,
                                  wanted > 0 ? wanted : DEFAULT_RANKS) ==
               CLI_OK;
    }
    r->size = wanted > 0    ? wanted
              : devices > 0 ? devices
              : is_nccl     ? 1
                            : DEFAULT_RANKS;
    if (r->size > MAX_THREADS)
        return CLI_FALSE("-N %d: one process has at most %d ranks", r->size,
                         MAX_THREADS);
    return devices == 0 || r->size <= devices ||
           CLI_FALSE("%d ranks are threads with a GPU each, and there %s %d; "
                     "'sdyrt launch --share-gpus -n %d -- sdyrt_perf ..' runs "
                     "processes that share one",
                     r->size, devices == 1 ? "is" : "are", devices, r->size);
}

static bool report_end(run *r) {
    if (r->options->total)
        return !r->wrong;
    perf_report_end(&r->report);
    const bool good = perf_report_write(&r->report);
    return good &&
           (r->report.wrong == 0 ||
            CLI_FALSE("%lld wrong elements", (long long)r->report.wrong));
}

/* Everything that this process can refuse before ranks start. */
static bool prepare(run *r, perf_rows *rows) {
    char why[1024];
    if (strcmp(r->job->backend, "nccl") == 0 &&
        !sdyrt_nccl_describe(why, sizeof why))
        return CLI_FALSE("--backend nccl: %s", why);
    return count_ranks(r) && perf_rows_make(r->options, r->size, rows) &&
           (r->options->dry_run ||
            (enough_memory(rows) &&
             (r->job->rank > 0 || r->options->json == NULL ||
              cli_check_writable(r->options->json))));
}

static bool run_ranks(run *r) {
    const bool reports = r->job->rank == 0;
    if (r->options->dry_run) {
        if (reports)
            perf_report_dry(r->options, r->rows, r->size);
        return true;
    }
    if (reports && r->options->total)
        perf_total_start(r->options, r->rows, r->size);
    else if (reports)
        perf_report_start(r->options, r->rows, r->size, &r->report);
    if (cli_job_run(r->job, r->size, run_rank, r) != SDYRT_OK) {
        (void)cli_fail_library(NULL);
        json_decref(r->report.results); /* NULL: none was begun */
        return false;
    }
    return !reports || report_end(r);
}

/* A wrong command line is wrong in all processes of a job: they agree, and one
 * prints the failure. */
int main(int argc, char **argv) {
    cli_limits_fail();
    cli_program = "sdyrt_perf";
    const cli_start start = cli_started_by();
    perf_options options;
    perf_rows rows = {0};
    cli_job job;
    cli_hold_failures(start != CLI_START_THREADS);
    const int parsed = perf_options_read(argc, argv, &options);
    if (parsed == CLI_OK) /* --help */
        return cli_flush();
    const char *backend = options.backend_name;
    const bool is_known =
        backend == NULL || cli_check_backend(backend) == CLI_OK;
    if (backend == NULL || !is_known)
        backend = start == CLI_START_MPI ? "mpi" : NULL;
    bool good = parsed == CLI_RUN && is_known;
    if (cli_job_open(&job, backend) != CLI_OK) {
        cli_hold_failures(false);
        return cli_failure_status();
    }
    if (!cli_job_is_process(&job))
        cli_hold_failures(false);
    run r = {.job = &job, .options = &options, .rows = &rows};
    good = good && perf_options_choose(&job, &options) &&
           perf_rows_open(&options, &rows) && prepare(&r, &rows);
    /* no rank may start without the others */
    int status = cli_job_agree(&job, good ? CLI_OK : cli_failure_status());
    if (status == CLI_OK && !run_ranks(&r))
        status = CLI_FAILED;
    if (cli_flush() != CLI_OK)
        status = CLI_FAILED;
    perf_rows_free(&rows);
    free(options.meshes.at);
    return cli_job_close(&job, status);
}
