/* The job that this process is a rank of, by its environment variables. */
#ifndef SDYI_RUNTIME_BOOTSTRAP_ENVIRONMENT_H
#define SDYI_RUNTIME_BOOTSTRAP_ENVIRONMENT_H

#include <sdyrt/status.h>

#define SDYI_JOB_TEXT 256

typedef struct sdyi_job {
    int rank;
    int size;
    int port;                 /* 0 in a job of one rank */
    char host[SDYI_JOB_TEXT]; /* where rank 0 listens */
    char id[SDYI_JOB_TEXT];   /* "" when no variable names the job */
} sdyi_job;

/* Errors: BAD_VALUE, which names the variable. */
sdyrt_status sdyi_environment_job(sdyi_job *job);

/* LOCAL_RANK, or else SLURM_LOCALID; -1: neither is set. Errors: as above. */
sdyrt_status sdyi_environment_local_rank(int *rank);

#endif
