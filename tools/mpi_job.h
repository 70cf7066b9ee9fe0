/* The command as one process of an MPI job, for --backend mpi. */
#ifndef SDYRT_TOOLS_MPI_JOB_H
#define SDYRT_TOOLS_MPI_JOB_H

#include <stdbool.h>

#include <sdyrt/bootstrap.h>
#include <sdyrt/context.h>

typedef struct cli_mpi {
    int rank;
    int size;
} cli_mpi;

/* The library's name and version, one line; NULL: built without MPI. */
const char *cli_mpi_name(char *text, size_t bytes);

/* Join the job. Fails when the command was built without MPI. */
int cli_mpi_start(cli_mpi *mpi);

/* Leave it; called by all processes. `status` is returned. */
int cli_mpi_end(int status);

/* CLI_OK when `status` is on all processes, else CLI_FAILED. */
int cli_mpi_agree(int status);

/* A context, and a bootstrap, of all processes of the job; `config` NULL is the
 * default. */
sdyrt_status cli_mpi_context(const sdyrt_config *config,
                             sdyrt_context **context);
sdyrt_status cli_mpi_bootstrap(sdyrt_bootstrap *bootstrap);

#endif
