/* The table of the mpi backend, and what ends a context of it. */
#ifndef SDYI_RUNTIME_MPI_BACKEND_H
#define SDYI_RUNTIME_MPI_BACKEND_H

#include "runtime/host_run.h"
#include "runtime/mpi/rank.h"

extern const sdyi_backend sdyi_backend_mpi;
extern const sdyi_host_steps sdyi_mpi_steps;

void sdyi_mpi_fini(sdyrt_context *context); /* create.c */

#endif
