/* The shared parts of the bare MPI calls. */
#ifndef BENCH_PERF_METHOD_MPI_H
#define BENCH_PERF_METHOD_MPI_H

#include "bench/perf/methods.h"
#include <mpi.h>

/* The ranks that share an op's axes with this one; MPI_COMM_NULL for a rank
 * outside the mesh. */
typedef struct perf_mpi_group {
    MPI_Comm comm;
    perf_group of;
} perf_mpi_group;

/* A type of so many bytes, to be freed. */
MPI_Datatype perf_mpi_bytes(size_t bytes);

/* Collective over all ranks. */
sdyrt_status perf_mpi_group_open(const perf_call *call, perf_mpi_group *group);
void perf_mpi_group_close(perf_mpi_group *group);

/* -- tiles of any sizes (method_mpi_parts.c) ------------------------------- */

/* Rows of dimension 0 to each member and from each, and where they begin. */
typedef struct perf_mpi_parts {
    int *sent, *sent_at, *received, *received_at;
    MPI_Datatype row;
} perf_mpi_parts;

/* True for an all_gather of unequal tiles and for operations with counts.
 * Collective: members exchange sizes. `*fits`: they fit MPI's int. */
sdyrt_status perf_mpi_parts_open(const perf_call *call,
                                 const perf_mpi_group *group,
                                 perf_mpi_parts *parts, bool *fits);
void perf_mpi_parts_close(perf_mpi_parts *parts);
void perf_mpi_parts_run(const perf_call *call, const perf_mpi_group *group,
                        const perf_mpi_parts *parts);

/* -- halos (method_mpi_parts.c) -------------------------------------------- */

/* The faces of a buffer with halos, by dimension and direction. */
typedef struct perf_mpi_faces {
    int rank; /* dimensions; 0: none */
    MPI_Datatype sent[SDYRT_MAX_RANK][2], received[SDYRT_MAX_RANK][2];
    int to[SDYRT_MAX_RANK][2], from[SDYRT_MAX_RANK][2];
} perf_mpi_faces;

/* `*fits`: each device has a tile of its own, as wide as the halos. */
sdyrt_status perf_mpi_faces_open(const perf_call *call, perf_mpi_faces *faces,
                                 bool *fits);
void perf_mpi_faces_close(perf_mpi_faces *faces);
void perf_mpi_faces_run(const perf_call *call, const perf_mpi_faces *faces);

#endif
