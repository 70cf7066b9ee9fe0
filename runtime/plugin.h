/* The tables that the plug-ins libsdyrt_cuda and libsdyrt_mpi give to the core,
 * which opens one when a GPU, or a job of MPI, is first asked for (plugin.c).
 *
 * There is a libsdyrt_mpi for each MPI. A program that has an MPI_Comm links
 * the libsdyrt_mpi of its MPI, and no other is opened: a process has one
 * MPI. */
#ifndef SDYI_RUNTIME_PLUGIN_H
#define SDYI_RUNTIME_PLUGIN_H

#include "base/status.h"
#include <sdyrt/nccl.h>
#include <sdyrt/version.h>

/* The head of each table. */
typedef struct sdyi_plugin {
    const char *version; /* of the sources, which share structures */
    /* sdyi_fail as the plug-in resolves it. It must be the one of the core, or
     * there would be two error texts. */
    sdyrt_status (*fail)(sdyrt_status status, sdyrt_error_kind kind,
                         const char *format, ...);
} sdyi_plugin;

typedef struct sdyi_cuda_plugin {
    sdyi_plugin head;
    /* The bodies of sdyrt_nccl_create and sdyrt_nccl_describe. */
    sdyrt_status (*nccl_create)(const sdyrt_config *config,
                                const sdyrt_nccl_config *nccl_config,
                                const sdyrt_bootstrap *bootstrap,
                                sdyrt_context **context);
    bool (*nccl_describe)(char *text, size_t bytes);
} sdyi_cuda_plugin;

/* Calls of an MPI for programs that are compiled without mpi.h. */
typedef struct sdyi_mpi_plugin {
    sdyi_plugin head;
    const char *name; /* of the MPI, as file names have it: "openmpi" */
    /* The MPI library's name and version, one line. */
    void (*describe)(char *text, size_t bytes);
    /* Start MPI; false: it says why itself. End it, or all its processes. */
    bool (*start)(void);
    void (*end)(void);
    void (*abort)(int status);
    /* sdyrt_mpi_create and sdyrt_bootstrap_mpi of MPI_COMM_WORLD. */
    sdyrt_status (*create)(const sdyrt_config *config, sdyrt_context **context);
    sdyrt_status (*bootstrap)(sdyrt_bootstrap *bootstrap);
} sdyi_mpi_plugin;

/* dlopen a library that is to have all it needs. NULL: the loader's words are
 * added to `reason`, in one line. */
SDYI_EXPORT void *sdyi_open_file(const char *file, char *reason, size_t bytes);

/* Of the plug-ins; the core looks them up by their names. */
SDYI_EXPORT extern const sdyi_cuda_plugin sdyi_plugin_cuda;
SDYI_EXPORT extern const sdyi_mpi_plugin sdyi_plugin_mpi;

/* Open a plug-in, once in a process: the one that the program is linked with;
 * or the file that SDYRT_CUDA_LIB or SDYRT_MPI_LIB names, and no other; or else
 * the file of its name next to this library, or as the loader finds it. It
 * stays open.
 * Errors: SYSTEM, which says what was tried; the same on every call. */
sdyrt_status sdyi_plugin_open_cuda(const sdyi_cuda_plugin **plugin);
SDYI_EXPORT sdyrt_status sdyi_plugin_open_mpi(const sdyi_mpi_plugin **plugin);

#endif
