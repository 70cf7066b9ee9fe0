/* How a program runs its ranks: as threads of this process, or as the processes
 * of a job, of which this one is a rank.
 *
 * In a job what fails is told by rank 0 alone, and before any process ends,
 * since whoever started them ends all when one has failed. */
#ifndef SDYRT_CLI_JOB_H
#define SDYRT_CLI_JOB_H

#include <stdbool.h>

#include <sdyrt/bootstrap.h>
#include <sdyrt/context.h>

/* Seconds to wait for other ranks; that one has gone is known at once. */
#define CLI_PATIENCE 86400

typedef enum cli_start {
    CLI_START_THREADS, /* by this process */
    CLI_START_MPI,     /* by mpirun */
    CLI_START_LAUNCHER /* by what sets RANK, or by Slurm */
} cli_start;

typedef struct cli_job {
    const char *backend; /* "threads", "mpi" or "nccl" */
    cli_start start;
    /* By the environment before MPI began, which puts its variables there in a
     * process alone as well. */
    cli_start started_by;
    int64_t started; /* processes, this one included */
    int rank, size;  /* of the processes; 0 and 1 with threads */
    double timeout;  /* of contexts that cli_job_run makes; 0: the default */
    sdyrt_bootstrap meeting; /* of the processes, for the program alone */
    sdyrt_bootstrap peers;   /* of the last context */
} cli_job;

/* The starter of this process by its environment, whatever the backend. */
cli_start cli_started_by(void);

/* Fail unless `backend` is "auto" or one of this version. */
int cli_check_backend(const char *backend);

/* Find out how ranks are run, and join the job if there is one. "auto" is nccl
 * if it can be used, else mpi under mpirun, else threads. NULL, where none was
 * asked for, is threads, but in one of several processes, each of which would
 * do all of it again, a failure. After a failure nothing is to be closed. */
int cli_job_open(cli_job *job, const char *backend);

/* Fail where a job has another number of ranks than `option` asks for (`asked`
 * 0: it was not given); and where mpi is a process alone, which no mpirun has
 * started, and neither `asked` nor `usual`, what a run has without a job, is
 * the one rank that this is. */
int cli_job_check_size(const cli_job *job, const char *option, int64_t asked,
                       int64_t usual);

/* Fail where processes of a job were given different options: the same on all
 * of them. */
int cli_job_check_options(const cli_job *job);

/* Whether this process is a rank. */
bool cli_job_is_process(const cli_job *job);

/* CLI_OK when `status` is on all processes; else rank 0 says why, and all have
 * the status of the one that failed. */
int cli_job_agree(const cli_job *job, int status);

/* Leave the job; by all processes, who agree on `status`, which is returned.
 * What was printed has been written when the first one returns. */
int cli_job_close(cli_job *job, int status);

/* End all ranks at once, others of which may wait for this one for ever. Prints
 * `text`; a process that was but aborted leaves that to the one that failed. */
_Noreturn void cli_job_abort(const cli_job *job, sdyrt_status status,
                             const char *text);

/* Collective: what each rank of a bootstrap has, `bytes` of it, by rank, to be
 * freed; of one that was not made, what this rank has. NULL after a failure,
 * which `status` tells unless it is NULL. */
void *cli_gather(const sdyrt_bootstrap *ranks, const void *own, size_t bytes,
                 sdyrt_status *status);

/* Collective: whether `mine` is true on all ranks of a bootstrap. */
bool cli_all(const sdyrt_bootstrap *ranks, bool mine);

/* A rank: `meeting` is a bootstrap of all ranks, for the program alone. */
typedef sdyrt_status cli_rank_fn(sdyrt_context *context,
                                 const sdyrt_bootstrap *meeting,
                                 void *argument);

/* Run a function as each rank of this process: as its rank of the job, or as
 * `n_threads` that are threads. Returns the status of the one that failed
 * first, which the last error tells of; a failure may have been said. */
sdyrt_status cli_job_run(cli_job *job, int n_threads, cli_rank_fn *fn,
                         void *argument);

/* The two halves of that, for contexts that are made again and again. Make
 * this process's context; `job` is a cli_job. All processes call it, and
 * destroy the context before they do again. */
sdyrt_status cli_job_context(void *job, const sdyrt_config *config,
                             sdyrt_context **context);

/* The function that runs another as ranks that are threads of this process, on
 * contexts of the job's backend; as sdyrt_threads_run. A failure may have been
 * said. */
typedef sdyrt_status cli_launch(const sdyrt_config *config, int n_ranks,
                                sdyrt_rank_fn fn, void *argument);
cli_launch *cli_job_launch(const cli_job *job);

/* The MPI library's name and version, one line; NULL: built without MPI. */
const char *cli_mpi_name(char *text, size_t bytes);

#endif
