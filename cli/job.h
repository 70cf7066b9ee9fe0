/* The ranks of a program: threads of this process, or the processes of a job,
 * of which this one is a rank.
 *
 * In a job rank 0 alone prints failures, before any process ends, since a
 * launcher ends all processes when one has failed. */
#ifndef SDYRT_CLI_JOB_H
#define SDYRT_CLI_JOB_H

#include <stdbool.h>

#include <sdyrt/bootstrap.h>
#include <sdyrt/context.h>

/* Seconds to wait for other ranks; the end of a rank is noticed at once. */
#define CLI_PATIENCE 86400

typedef enum cli_start {
    CLI_START_THREADS, /* by this process */
    CLI_START_MPI,     /* by mpirun */
    CLI_START_LAUNCHER /* by one that sets RANK, or Slurm */
} cli_start;

typedef struct cli_job {
    const char *backend; /* "threads", "mpi" or "nccl" */
    cli_start start;
    const struct sdyi_mpi_plugin *mpi; /* once it has started MPI */
    /* Read from the environment before MPI starts, which sets its variables in
     * a process without mpirun too. */
    cli_start started_by;
    int64_t started; /* processes, this one included */
    int rank, size;  /* of the processes; 0 and 1 with threads */
    double timeout;  /* of contexts that cli_job_run makes; 0: the default */
    sdyrt_bootstrap meeting; /* of the processes, for the program alone */
    sdyrt_bootstrap peers;   /* of the last context */
} cli_job;

/* The starter of this process by its environment, for any backend. */
cli_start cli_started_by(void);

/* Fail unless `backend` is "auto" or one of this version. */
int cli_check_backend(const char *backend);

/* Choose how ranks run, and join the job if there is one. "auto" is nccl if it
 * can be used, else mpi under mpirun, else threads. NULL, no --backend, is
 * threads, but a failure in one of several processes, each of which would run
 * everything. After a failure nothing is to be closed. */
int cli_job_open(cli_job *job, const char *backend);

/* Fail if a job has another number of ranks than `option` asks for (`asked` 0:
 * not given); and for mpi in a single process, without mpirun, if neither
 * `asked` nor `usual`, the default without a job, is one rank. */
int cli_job_check_size(const cli_job *job, const char *option, int64_t asked,
                       int64_t usual);

/* Fail if processes of a job have different options; all of them fail. */
int cli_job_check_options(const cli_job *job);

/* True if this process is a rank of a job. */
bool cli_job_is_process(const cli_job *job);

/* CLI_OK if `status` is on all processes; else rank 0 prints the failure, and
 * all return the status of the process that failed. */
int cli_job_agree(const cli_job *job, int status);

/* Leave the job. Collective: all processes agree on `status`, which is
 * returned. Output has been written when the first process returns. */
int cli_job_close(cli_job *job, int status);

/* End all ranks at once, as others may wait for this one for ever. Prints
 * `text`; a process that was merely aborted leaves that to the failed one. */
_Noreturn void cli_job_abort(const cli_job *job, sdyrt_status status,
                             const char *text);

/* All-gather `bytes` of each rank, by rank, to be freed; without a bootstrap
 * those of this rank alone. NULL after a failure, with `*status` unless that is
 * NULL. Collective. */
void *cli_gather(const sdyrt_bootstrap *ranks, const void *own, size_t bytes,
                 sdyrt_status *status);

/* True if `mine` is on all ranks of a bootstrap. Collective. */
bool cli_all(const sdyrt_bootstrap *ranks, bool mine);

/* The body of a rank: `meeting` is a bootstrap of all ranks, not
 * `context`'s. */
typedef sdyrt_status cli_rank_fn(sdyrt_context *context,
                                 const sdyrt_bootstrap *meeting,
                                 void *argument);

/* Run a function as each rank of this process: its rank of the job, or
 * `n_threads` threads. Returns the status of the rank that failed first, whose
 * error is the last error; it may have been printed. */
sdyrt_status cli_job_run(cli_job *job, int n_threads, cli_rank_fn *fn,
                         void *argument);

/* The two halves of cli_job_run, for contexts that are created repeatedly.
 * Create this process's context; `job` is a cli_job. Collective; the context is
 * destroyed before the next call. */
sdyrt_status cli_job_context(void *job, const sdyrt_config *config,
                             sdyrt_context **context);

/* A function that runs ranks as threads of this process, on contexts of the
 * job's backend, like sdyrt_threads_run. A failure may have been printed. */
typedef sdyrt_status cli_launch(const sdyrt_config *config, int n_ranks,
                                sdyrt_rank_fn fn, void *argument);
cli_launch *cli_job_launch(const cli_job *job);

/* The MPI library's name and version, one line; false: why there is none. */
bool cli_mpi_describe(char *text, size_t bytes);

/* The name that files have for the MPI of a job that mpirun has started. */
const char *cli_mpi_name(const cli_job *job);

#endif
