// A user's program in C++ with MPI: linked is all that it asks for.
#include <sdyrt/mpi.h>

int main(int argc, char **argv) {
    sdyrt_context *context = nullptr;
    if (MPI_Init(&argc, &argv) != MPI_SUCCESS)
        return 1;
    const bool failed =
        sdyrt_mpi_create(nullptr, MPI_COMM_WORLD, &context) != SDYRT_OK;
    if (!failed)
        sdyrt_context_destroy(context);
    MPI_Finalize();
    return failed;
}
