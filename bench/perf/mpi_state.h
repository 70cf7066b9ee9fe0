/* What the methods of MPI share. */
#ifndef BENCH_PERF_MPI_STATE_H
#define BENCH_PERF_MPI_STATE_H

#include "bench/perf/agree.h"
#include <mpi.h>

/* perf_rank's state. */
typedef struct perf_mpi_state {
    MPI_Comm comm; /* of all ranks; the program's own */
    bool one_node;
} perf_mpi_state;

static inline MPI_Comm perf_comm(const perf_rank *rank) {
    return ((const perf_mpi_state *)rank->state)->comm;
}

/* The ranks that share an op's axes with this one; MPI_COMM_NULL for a rank
 * outside the mesh. */
typedef struct perf_mpi_group {
    MPI_Comm comm;
    perf_group of;
} perf_mpi_group;

/* Collective over all ranks. */
sdyrt_status perf_mpi_group_open(const perf_call *call, perf_mpi_group *group);
void perf_mpi_group_close(perf_mpi_group *group);

/* The MPI type of a dtype for reductions; MPI_DATATYPE_NULL: there is none. */
MPI_Datatype perf_mpi_type(sdyrt_dtype dtype);

/* Memory whose pages are there, to be freed; NULL: there is none. */
char *perf_touched(size_t bytes);

#endif
