/* The command as one process of an MPI job. */
#ifndef SDYRT_TOOLS_MPI_JOB_H
#define SDYRT_TOOLS_MPI_JOB_H

#include <stddef.h>

#include <sdyrt/bootstrap.h>
#include <sdyrt/context.h>

/* The library's name and version, one line; NULL: built without MPI. */
const char *cli_mpi_name(char *text, size_t bytes);

/* Join the job, for --backend `backend`. Fails when the command was built
 * without MPI. */
int cli_mpi_start(const char *backend);

/* Leave it; called by all processes. */
void cli_mpi_end(void);

/* A context, and a bootstrap, of all processes of the job; `config` NULL is the
 * default. */
sdyrt_status cli_mpi_context(const sdyrt_config *config,
                             sdyrt_context **context);
sdyrt_status cli_mpi_bootstrap(sdyrt_bootstrap *bootstrap);

#endif
