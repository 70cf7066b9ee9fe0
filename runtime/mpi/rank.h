/* One rank's state in the mpi backend: the shared-memory engine moves boxes
 * within its node (shm.h), messages those to other nodes (net.h).
 *
 * One communicator a context, the duplicate of the caller's: all messages are
 * point to point, so groups need no communicators. */
#ifndef SDYI_RUNTIME_MPI_RANK_H
#define SDYI_RUNTIME_MPI_RANK_H

#include "runtime/shm/shm.h"
#include <sdyrt/bootstrap.h>

#include <mpi.h>

typedef struct sdyi_mpi_rank {
    sdyi_shm_rank shm; /* first: the engine's */
    MPI_Comm comm;
    sdyi_shm_peer *peers; /* of `shm`: one on its own node */
    int *peer_of;
    size_t slot_bytes;
    struct sdyi_mpi_net *net; /* NULL: all ranks are on one node */
    uint64_t token;
} sdyi_mpi_rank;

extern const sdyi_backend sdyi_backend_mpi;

/* MPI's text for an error code; returns `text`. */
const char *sdyi_mpi_error_text(int code, char text[MPI_MAX_ERROR_STRING]);

/* An MPI call failed: keep its words and break the context. */
sdyrt_status sdyi_mpi_error(sdyrt_context *context, const char *what, int code);

/* -- the ranks of a job (bootstrap.c) -------------------------------------- */

/* A check that MPI runs and that `comm` is an intracommunicator, in the name of
 * the function `who`. Errors: NULL_ARGUMENT, BAD_VALUE, SYSTEM. */
sdyrt_status sdyi_mpi_check_comm(const char *who, MPI_Comm comm);

/* A bootstrap of the ranks of `comm`, on a duplicate of it. Collective.
 * Errors: TIMEOUT, BACKEND in the name of `who`; MEMORY. */
sdyrt_status sdyi_mpi_job_make(const char *who, MPI_Comm comm, double timeout,
                               sdyrt_bootstrap *bootstrap);

/* The communicator of a bootstrap, which is freed with it unless it has been
 * set to MPI_COMM_NULL. */
MPI_Comm *sdyi_mpi_job_comm(const sdyrt_bootstrap *bootstrap);

#endif
