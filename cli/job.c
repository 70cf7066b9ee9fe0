/* The ranks of a program; see job.h. */
#include "cli/job.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sdyrt/nccl.h>

#include "cli/cli.h"
#include "runtime/plugin.h"

static bool is_backend(const char *backend, const char *name) {
    return strcmp(backend, name) == 0;
}

int cli_check_backend(const char *backend) {
    static const char *const names[] = {"auto", "threads", "mpi", "nccl", NULL};
    return cli_word("--backend", backend, names) < 0 ? CLI_USAGE : CLI_OK;
}

/* -- the starter of this process ------------------------------------------- */

static bool is_set(const char *name) {
    const char *const text = getenv(name);
    return text != NULL && *text != '\0';
}

/* The starter by its variables. Slurm comes last: processes of an mpirun in a
 * job of Slurm have its variables too, which do not count them. */
cli_start cli_started_by(void) {
    if (is_set("RANK") && is_set("WORLD_SIZE"))
        return CLI_START_LAUNCHER;
    if (is_set("OMPI_COMM_WORLD_RANK") || is_set("PMI_RANK") ||
        is_set("PMIX_RANK"))
        return CLI_START_MPI;
    if (is_set("SLURM_PROCID") && is_set("SLURM_NTASKS"))
        return CLI_START_LAUNCHER;
    return CLI_START_THREADS;
}

/* The number of processes that were started together, by the environment: the
 * largest of all pairs, as a launcher may run within another's job of one. Of
 * Slurm only the step counts: a batch script, one process, has the number of
 * tasks set as well. */
static int64_t count_started(void) {
    static const struct {
        const char *rank, *size;
    } names[] = {{"OMPI_COMM_WORLD_RANK", "OMPI_COMM_WORLD_SIZE"},
                 {"PMI_RANK", "PMI_SIZE"},
                 {"RANK", "WORLD_SIZE"},
                 {"SLURM_PROCID", "SLURM_STEP_NUM_TASKS"}};
    int64_t most = 1;
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        const char *const size = getenv(names[i].size);
        if (size == NULL || !is_set(names[i].rank))
            continue;
        const int64_t n = strtoll(size, NULL, 10);
        most = n > most ? n : most;
    }
    return most;
}

static cli_start start_of(const char *backend) {
    return is_backend(backend, "threads") ? CLI_START_THREADS
           : is_backend(backend, "mpi")   ? CLI_START_MPI
                                          : cli_started_by();
}

/* -- MPI ------------------------------------------------------------------- */

bool cli_mpi_describe(char *text, size_t bytes) {
    const sdyi_mpi_plugin *mpi;
    const bool is_there = sdyi_plugin_open_mpi(&mpi) == SDYRT_OK;
    if (is_there)
        mpi->describe(text, bytes);
    else
        snprintf(text, bytes, "%s", sdyrt_last_error());
    return is_there;
}

const char *cli_mpi_name(const cli_job *job) {
    return job->mpi->name;
}

static int mpi_start(cli_job *job, const char *backend) {
    if (sdyi_plugin_open_mpi(&job->mpi) != SDYRT_OK)
        return cli_fail("--backend %s: %s; build it with -DSDYRT_MPI=ON, or "
                        "use %s",
                        backend, sdyrt_last_error(),
                        is_backend(backend, "mpi") ? "threads"
                                                   : "'sdyrt launch'");
    return job->mpi->start() ? CLI_OK : cli_fail("MPI cannot start");
}

/* -- agreeing -------------------------------------------------------------- */

typedef struct card {
    int status;
    bool is_echo; /* of another process's failure */
    char text[1024];
} card;

void *cli_gather(const sdyrt_bootstrap *ranks, const void *own, size_t bytes,
                 sdyrt_status *status) {
    const bool is_alone = ranks->allgather == NULL;
    void *const all = cli_alloc(is_alone ? 1 : (size_t)ranks->size, bytes);
    sdyrt_status gathered = SDYRT_OK;
    if (is_alone)
        memcpy(all, own, bytes);
    else
        gathered =
            ranks->allgather(ranks->state, own, all, bytes, CLI_PATIENCE);
    if (status != NULL)
        *status = gathered;
    if (gathered == SDYRT_OK)
        return all;
    free(all);
    return NULL;
}

/* The rank whose failure is no echo of another's; -1: no failure. */
static int find_cause(const card *cards, int n) {
    int cause = -1;
    for (int r = 0; r < n; r++)
        if (cards[r].status != CLI_OK &&
            (cause < 0 || (cards[cause].is_echo && !cards[r].is_echo)))
            cause = r;
    return cause;
}

int cli_job_agree(const cli_job *job, int status) {
    if (!cli_job_is_process(job))
        return status;
    card own = {.status = status};
    const char *const text = cli_held_failure(&own.is_echo);
    own.is_echo = own.is_echo || text == NULL;
    snprintf(own.text, sizeof own.text, "%s", text != NULL ? text : "");
    card *const all = cli_gather(&job->meeting, &own, sizeof own, NULL);
    if (all == NULL) {
        cli_print_failure(text != NULL ? text : sdyrt_last_error());
        return CLI_FAILED;
    }
    const int cause = find_cause(all, job->size);
    if (cause >= 0) {
        status = all[cause].status;
        cli_print_failure(job->rank == 0 ? all[cause].text : "");
    }
    free(all);
    return status;
}

int cli_job_close(cli_job *job, int status) {
    status = cli_job_agree(job, status);
    (void)fflush(stdout);
    bool is_met = true;
    if (cli_job_is_process(job))
        is_met =
            job->meeting.barrier(job->meeting.state, CLI_PATIENCE) == SDYRT_OK;
    sdyrt_bootstrap_free(&job->peers);
    sdyrt_bootstrap_free(&job->meeting);
    /* Not while processes are missing: MPI would wait for them, and the end of
     * this one ends them. */
    if (job->start == CLI_START_MPI && is_met)
        job->mpi->end();
    return status;
}

void cli_job_abort(const cli_job *job, sdyrt_status status, const char *text) {
    const bool is_echo =
        cli_job_is_process(job) && job->rank != 0 && status == SDYRT_ABORTED;
    cli_hold_failures(false);
    if (!is_echo)
        cli_fail("%s", text);
    (void)fflush(stdout);
    if (job->start == CLI_START_MPI)
        job->mpi->abort(CLI_FAILED);
    _Exit(CLI_FAILED);
}

bool cli_all(const sdyrt_bootstrap *ranks, bool mine) {
    bool *const all = cli_gather(ranks, &mine, sizeof mine, NULL);
    bool good = all != NULL;
    for (int r = 0; good && r < ranks->size; r++)
        good = all[r];
    free(all);
    return good;
}

/* -- opening --------------------------------------------------------------- */

bool cli_job_is_process(const cli_job *job) {
    return job->start != CLI_START_THREADS;
}

static sdyrt_status join(const cli_job *job, sdyrt_bootstrap *bootstrap) {
    *bootstrap = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
    return job->start == CLI_START_MPI ? job->mpi->bootstrap(bootstrap)
                                       : sdyrt_bootstrap_env(0, bootstrap);
}

static int open_meeting(cli_job *job, const char *backend) {
    if (job->start == CLI_START_MPI && mpi_start(job, backend) != CLI_OK)
        return CLI_FAILED;
    if (join(job, &job->meeting) != SDYRT_OK)
        return cli_fail_library(NULL);
    job->rank = job->meeting.rank;
    job->size = job->meeting.size;
    cli_hold_failures(true);
    return CLI_OK;
}

/* Fail if each of several processes is a job by itself: started by no mpirun,
 * or by that of another MPI. */
static int check_world(const cli_job *job) {
    char name[256];
    if (job->start != CLI_START_MPI || job->size > 1 || job->started == 1)
        return CLI_OK;
    job->mpi->describe(name, sizeof name);
    return cli_fail("%" PRId64 " processes were started, but MPI sees each as "
                    "a job of its own; start them with the mpirun of %s",
                    job->started, name);
}

int cli_job_check_size(const cli_job *job, const char *option, int64_t asked,
                       int64_t usual) {
    const bool is_alone = job->start == CLI_START_MPI && job->size == 1 &&
                          job->started_by != CLI_START_MPI;
    const int64_t wanted = asked > 0 ? asked : usual;
    if (!cli_job_is_process(job) || wanted == job->size ||
        (asked == 0 && !is_alone))
        return CLI_OK;
    const cli_text size = cli_count_text(job->size, "rank");
    const char *const launcher =
        job->start == CLI_START_MPI ? "mpirun" : "sdyrt launch";
    return is_alone
               ? cli_fail("--backend mpi: this process is alone, %s; start it "
                          "as '%s -n %" PRId64 " ..', or give %s %d",
                          size.text, launcher, wanted, option, job->size)
               : cli_fail("%s %" PRId64 ", but the job has %s; leave %s out, "
                          "or start it as '%s -n %" PRId64 " ..'",
                          option, asked, size.text, option, launcher, asked);
}

/* Continue as a process that runs ranks as threads, not as a rank. */
static void leave_launcher(cli_job *job) {
    sdyrt_bootstrap_free(&job->meeting);
    job->start = CLI_START_THREADS;
    cli_hold_failures(false);
}

/* Choose the backend for "auto": all processes take nccl, or none does. */
static int choose(cli_job *job) {
    card own = {.status = CLI_OK};
    if (!sdyrt_nccl_describe(own.text, sizeof own.text))
        own.status = CLI_FAILED;
    card *const all = cli_gather(&job->meeting, &own, sizeof own, NULL);
    if (all == NULL)
        return cli_fail_library(NULL);
    int status = CLI_OK;
    const int cause = find_cause(all, job->size);
    job->backend = cause < 0                     ? "nccl"
                   : job->start == CLI_START_MPI ? "mpi"
                                                 : "threads";
    if (cause < 0 || job->start != CLI_START_LAUNCHER) {
        free(all);
        return CLI_OK;
    }
    if (job->size == 1)
        leave_launcher(job);
    else
        status = cli_fail("--backend auto: without mpirun, processes need "
                          "nccl, and rank %d cannot use it: %s",
                          cause, all[cause].text);
    free(all);
    return status;
}

int cli_job_open(cli_job *job, const char *backend) {
    const int64_t started = count_started();
    if (backend == NULL && started > 1)
        return cli_fail("this is one of %" PRId64 " processes, each of which "
                        "would run all ranks as its threads; give --backend "
                        "%s; --backend threads runs a full copy in each "
                        "process",
                        started,
                        cli_started_by() == CLI_START_MPI
                            ? "mpi, or nccl (a GPU each)"
                            : "nccl (a GPU each), or start them with mpirun "
                              "and give --backend mpi");
    if (backend == NULL)
        backend = "threads";
    *job = (cli_job){.backend = backend,
                     .start = start_of(backend),
                     .started_by = cli_started_by(),
                     .started = started,
                     .size = 1,
                     .meeting = SDYRT_BOOTSTRAP_INIT,
                     .peers = SDYRT_BOOTSTRAP_INIT};
    if (cli_job_is_process(job))
        CLI_TRY(open_meeting(job, backend));
    int status = check_world(job);
    if (status == CLI_OK)
        status = cli_job_check_options(job);
    if (status == CLI_OK && is_backend(backend, "auto"))
        status = choose(job);
    return status == CLI_OK ? CLI_OK : cli_job_close(job, status);
}

/* -- contexts -------------------------------------------------------------- */

sdyrt_status cli_job_context(void *given, const sdyrt_config *config,
                             sdyrt_context **context) {
    cli_job *const job = given;
    if (is_backend(job->backend, "mpi"))
        return job->mpi->create(config, context);
    sdyrt_bootstrap_free(&job->peers);
    /* a bootstrap of its own: it does not outlive a context that fails */
    sdyrt_status status = join(job, &job->peers);
    if (status == SDYRT_OK)
        status = sdyrt_nccl_create(config, NULL, &job->peers, context);
    return status;
}

/* Bootstraps of `n` threads, by rank; NULL after a failure. */
static sdyrt_bootstrap *make_meetings(int n) {
    sdyrt_bootstrap *const ranks = cli_alloc((size_t)n, sizeof *ranks);
    ranks[0] = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
    if (sdyrt_bootstrap_threads(n, ranks) == SDYRT_OK)
        return ranks;
    free(ranks);
    return NULL;
}

static void free_meetings(sdyrt_bootstrap *ranks, int n) {
    for (int rank = 0; rank < n; rank++)
        sdyrt_bootstrap_free(&ranks[rank]);
    free(ranks);
}

typedef struct nccl_threads {
    const sdyrt_config *config;
    sdyrt_bootstrap *bootstraps;
    sdyrt_rank_fn fn;
    void *argument;
} nccl_threads;

static sdyrt_status make_nccl_context(int rank, void *argument,
                                      sdyrt_context **context) {
    const nccl_threads *const t = argument;
    return sdyrt_nccl_create(t->config, NULL, &t->bootstraps[rank], context);
}

static sdyrt_status run_nccl_thread(sdyrt_context *context, void *argument) {
    const nccl_threads *const t = argument;
    return t->fn(context, t->argument);
}

/* Run ranks as threads on several GPUs of one process. */
static sdyrt_status run_nccl_threads(const sdyrt_config *config, int n_ranks,
                                     sdyrt_rank_fn fn, void *argument) {
    nccl_threads t = {config, make_meetings(n_ranks), fn, argument};
    sdyrt_status status = SDYRT_MEMORY;
    if (t.bootstraps != NULL) {
        status =
            sdyrt_ranks_run(n_ranks, make_nccl_context, run_nccl_thread, &t);
        free_meetings(t.bootstraps, n_ranks);
    }
    if (status != SDYRT_OK)
        cli_fail("%s%s", sdyrt_last_error(), cli_advice(sdyrt_last_error()));
    return status;
}

cli_launch *cli_job_launch(const cli_job *job) {
    return is_backend(job->backend, "nccl") ? run_nccl_threads
                                            : sdyrt_threads_run;
}

/* -- running --------------------------------------------------------------- */

typedef struct rank_threads {
    cli_rank_fn *fn;
    void *argument;
    sdyrt_bootstrap *meetings; /* by rank */
} rank_threads;

static sdyrt_status run_thread(sdyrt_context *context, void *argument) {
    const rank_threads *t = argument;
    return t->fn(context, &t->meetings[sdyrt_context_rank(context)],
                 t->argument);
}

static sdyrt_config config_of(const cli_job *job) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = job->timeout;
    return config;
}

static sdyrt_status run_threads(const cli_job *job, int n, cli_rank_fn *fn,
                                void *argument) {
    rank_threads t = {fn, argument, make_meetings(n)};
    if (t.meetings == NULL)
        return SDYRT_MEMORY;
    const sdyrt_config config = config_of(job);
    const sdyrt_status status = cli_job_launch(job)(&config, n, run_thread, &t);
    free_meetings(t.meetings, n);
    return status;
}

sdyrt_status cli_job_run(cli_job *job, int n_threads, cli_rank_fn *fn,
                         void *argument) {
    sdyrt_context *context;
    if (!cli_job_is_process(job))
        return run_threads(job, n_threads, fn, argument);
    const sdyrt_config config = config_of(job);
    sdyrt_status status = cli_job_context(job, &config, &context);
    if (status != SDYRT_OK)
        return status;
    status = fn(context, &job->meeting, argument);
    sdyrt_context_destroy(context);
    return status;
}
