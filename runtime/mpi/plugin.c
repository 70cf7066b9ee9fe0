/* The plug-in's table: a job for programs that do not have mpi.h; see
 * runtime/plugin.h. */
#include "runtime/plugin.h"
#include <sdyrt/mpi.h>

static void describe(char *text, size_t bytes) {
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
}

static bool start(void) {
    int level;
    return MPI_Init_thread(NULL, NULL, MPI_THREAD_FUNNELED, &level) ==
           MPI_SUCCESS;
}

static void end(void) {
    MPI_Finalize();
}

static void end_all(int status) {
    MPI_Abort(MPI_COMM_WORLD, status);
}

static sdyrt_status create(const sdyrt_config *config,
                           sdyrt_context **context) {
    return sdyrt_mpi_create(config, MPI_COMM_WORLD, context);
}

static sdyrt_status bootstrap(sdyrt_bootstrap *bootstrap) {
    return sdyrt_bootstrap_mpi(MPI_COMM_WORLD, bootstrap);
}

const sdyi_mpi_plugin sdyi_plugin_mpi = {
    .head = {SDYRT_VERSION_STRING, sdyi_fail},
    .name = SDYRT_MPI_NAME,
    .describe = describe,
    .start = start,
    .end = end,
    .abort = end_all,
    .create = create,
    .bootstrap = bootstrap,
};
