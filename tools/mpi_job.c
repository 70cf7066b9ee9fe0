#include "mpi_job.h"

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

int cli_mpi_start(const char *backend) {
    int level;
    (void)backend;
    if (MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &level) != MPI_SUCCESS)
        return cli_fail("MPI cannot start");
    return CLI_OK;
}

void cli_mpi_end(void) {
    MPI_Finalize();
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

int cli_mpi_start(const char *backend) {
    return cli_fail("--backend %s: this sdyrt was built without MPI; build it "
                    "with -DSDYRT_MPI=ON, or use %s",
                    backend,
                    strcmp(backend, "mpi") == 0 ? "threads" : "'sdyrt launch'");
}

void cli_mpi_end(void) {}

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
