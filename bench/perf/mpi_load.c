/* Opening the backend mpi: sdyrt_perf itself starts without any MPI. */
#include "bench/perf/perf.h"
#include <dlfcn.h>
#include <stdio.h>

#pragma weak perf_backend_mpi

const perf_backend *perf_mpi_open(const cli_job *job) {
    char file[64];
    if (&perf_backend_mpi != NULL)
        return &perf_backend_mpi;
    snprintf(file, sizeof file, "libsdyrt_perf_mpi_%s.so.%d.%d",
             cli_mpi_name(job), SDYRT_VERSION_MAJOR, SDYRT_VERSION_MINOR);
    void *const library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    const perf_backend *const backend =
        library != NULL ? dlsym(library, "perf_backend_mpi") : NULL;
    if (backend == NULL)
        cli_fail("--backend mpi: the methods for MPI cannot be used: %s",
                 dlerror());
    return backend;
}
