/* The number of MPI objects that a process has made and not freed. Linked into
 * a program, its functions stand before those of MPI and count what the program
 * and all it is linked with create; what MPI makes within is not seen. */
#ifndef SDYRT_TESTS_MPI_PMPI_COUNT_H
#define SDYRT_TESTS_MPI_PMPI_COUNT_H

#include <mpi.h>

typedef struct pmpi_counts {
    long comms;
    long windows;
    long types;
    long ops;
    long groups;
    long infos;
    long errhandlers;
    long created; /* of all kinds, and never counted down */
} pmpi_counts;

extern pmpi_counts pmpi_live;

#endif
