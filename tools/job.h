/* How a command runs its ranks: as threads of this process, or as the processes
 * of a job, of which this one is a rank.
 *
 * In a job what fails is told by rank 0 alone, and before any process ends,
 * since whoever started them ends all when one has failed. */
#ifndef SDYRT_TOOLS_JOB_H
#define SDYRT_TOOLS_JOB_H

#include <stdbool.h>

#include <sdyrt/bootstrap.h>
#include <sdyrt/context.h>

typedef enum cli_start {
    CLI_START_THREADS, /* by this process */
    CLI_START_MPI,     /* by mpirun */
    CLI_START_LAUNCHER /* by what sets RANK, or by Slurm */
} cli_start;

typedef struct cli_job {
    const char *backend; /* "threads", "mpi" or "nccl" */
    cli_start start;
    int rank, size;          /* of the processes; 0 and 1 with threads */
    sdyrt_bootstrap meeting; /* of the processes, for the command alone */
    sdyrt_bootstrap peers;   /* of the last context */
} cli_job;

/* Fail unless `backend` is "auto" or one of this version. */
int cli_check_backend(const char *backend);

/* Find out how ranks are run, and join the job if there is one. "auto" is nccl
 * if it can be used, else mpi under mpirun, else threads. After a failure
 * nothing is to be closed. */
int cli_job_open(cli_job *job, const char *backend);

/* Whether this process is a rank. */
bool cli_job_is_process(const cli_job *job);

/* CLI_OK when `status` is on all processes; else rank 0 says why, and all have
 * the status of the one that failed. */
int cli_job_agree(const cli_job *job, int status);

/* Leave the job; by all processes, who agree on `status`, which is returned.
 * What was printed has been written when the first one returns. */
int cli_job_close(cli_job *job, int status);

/* Make this process's context; `job` is a cli_job. All processes call it, and
 * destroy the context before they do again. */
sdyrt_status cli_job_context(void *job, const sdyrt_config *config,
                             sdyrt_context **context);

/* What runs a function as ranks that are threads of this process, on contexts
 * of the job's backend; as sdyrt_threads_run. A failure may have been said. */
typedef sdyrt_status cli_launch(const sdyrt_config *config, int n_ranks,
                                sdyrt_rank_fn fn, void *argument);
cli_launch *cli_job_launch(const cli_job *job);
cli_launch cli_nccl_threads; /* that of nccl */

/* What to do about a failure of the nccl backend; "" for most. */
const char *cli_nccl_advice(const char *failure);
/* As cli_fail_library, with that. */
int cli_fail_nccl(const char *what);

#endif
