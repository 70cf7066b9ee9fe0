/* Results of another dtype between processes: the same bits. */
#include "collectives/converting.h"

#include <sdyrt/mpi.h>
#include <stdio.h>

int main(int argc, char **argv) {
    MPI_Init(&argc, &argv);
    sdyrt_context *context = NULL;
    sdyrt_status status = sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context);
    if (status == SDYRT_OK)
        status = convert_all(context, NULL);
    if (status != SDYRT_OK)
        (void)fprintf(stderr, "%s\n", sdyrt_last_error());
    if (status != SDYRT_OK)
        MPI_Abort(MPI_COMM_WORLD, 1);
    sdyrt_context_destroy(context);
    MPI_Finalize();
    return 0;
}
