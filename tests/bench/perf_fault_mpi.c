/* The same between sdyrt_perf and MPI: with PERF_FAULT=neighbor a bit of what
 * each rank receives first is flipped, so that a method that the library is
 * compared with is wrong. */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

int __real_MPI_Neighbor_alltoallw(const void *from, const int *sent,
                                  const MPI_Aint *sent_at,
                                  const MPI_Datatype *sent_types, void *to,
                                  const int *received,
                                  const MPI_Aint *received_at,
                                  const MPI_Datatype *received_types,
                                  MPI_Comm comm);
int __wrap_MPI_Neighbor_alltoallw(const void *from, const int *sent,
                                  const MPI_Aint *sent_at,
                                  const MPI_Datatype *sent_types, void *to,
                                  const int *received,
                                  const MPI_Aint *received_at,
                                  const MPI_Datatype *received_types,
                                  MPI_Comm comm);

int __wrap_MPI_Neighbor_alltoallw(const void *from, const int *sent,
                                  const MPI_Aint *sent_at,
                                  const MPI_Datatype *sent_types, void *to,
                                  const int *received,
                                  const MPI_Aint *received_at,
                                  const MPI_Datatype *received_types,
                                  MPI_Comm comm) {
    const int status = __real_MPI_Neighbor_alltoallw(
        from, sent, sent_at, sent_types, to, received, received_at,
        received_types, comm);
    const char *fault = getenv("PERF_FAULT");
    if (fault != NULL && strcmp(fault, "neighbor") == 0)
        *(char *)to ^= 1;
    return status;
}
