#include "mpi_job.h"

#include <stdio.h>
#include <string.h>

#include "common.h"

#ifdef SDYRT_HAVE_MPI

#include <sdyrt/mpi.h>

const char *cli_mpi_name(char *text, size_t bytes) {
    char version[MPI_MAX_LIBRARY_VERSION_STRING] = "";
    int length;
    MPI_Get_library_version(version, &length);
    /* Open MPI: up to the comma; MPICH: a table of lines */
    size_t n = 0;
    for (const char *c = version; *c != '\0' && n + 1 < bytes; c++) {
        if (*c == ',' || *c == '\n')
            break;
        if (*c != '\t' && (*c != ' ' || (n > 0 && text[n - 1] != ' ')))
            text[n++] = *c;
    }
    text[n] = '\0';
    return text;
}

int cli_mpi_start(cli_mpi *mpi) {
    int level;
    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &level) != MPI_SUCCESS)
        return cli_fail("MPI cannot start");
    MPI_Comm_rank(MPI_COMM_WORLD, &mpi->rank);
    MPI_Comm_size(MPI_COMM_WORLD, &mpi->size);
    return CLI_OK;
}

int cli_mpi_end(int status) {
    (void)fflush(stdout);
    MPI_Finalize();
    return status;
}

int cli_mpi_agree(int status) {
    int failed = status != CLI_OK;
    MPI_Allreduce(MPI_IN_PLACE, &failed, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    return failed ? CLI_FAILED : CLI_OK;
}

sdyrt_status cli_mpi_context(const sdyrt_config *config,
                             sdyrt_context **context) {
    return sdyrt_mpi_create(config, MPI_COMM_WORLD, context);
}

sdyrt_status cli_mpi_bootstrap(sdyrt_bootstrap *bootstrap) {
    return sdyrt_bootstrap_mpi(MPI_COMM_WORLD, bootstrap);
}

#else

const char *cli_mpi_name(char *text, size_t bytes) {
    (void)text;
    (void)bytes;
    return NULL;
}

int cli_mpi_start(cli_mpi *mpi) {
    (void)mpi;
    return cli_fail("--backend mpi: this sdyrt was built without MPI; build "
                    "it with -DSDYRT_MPI=ON, or use threads");
}

int cli_mpi_end(int status) {
    return status;
}

int cli_mpi_agree(int status) {
    return status;
}

sdyrt_status cli_mpi_context(const sdyrt_config *config,
                             sdyrt_context **context) {
    (void)config;
    (void)context;
    return SDYRT_UNSUPPORTED;
}

sdyrt_status cli_mpi_bootstrap(sdyrt_bootstrap *bootstrap) {
    (void)bootstrap;
    return SDYRT_UNSUPPORTED;
}

#endif
