/* The table that the plug-in libsdyrt_cuda gives to the core, which opens it
 * when a GPU is first asked for (plugin.c). */
#ifndef SDYI_RUNTIME_PLUGIN_H
#define SDYI_RUNTIME_PLUGIN_H

#include "base/status.h"
#include <sdyrt/nccl.h>
#include <sdyrt/version.h>

typedef struct sdyi_plugin {
    const char *version; /* of the sources, which share structures */
    /* sdyi_fail as the plug-in finds it: that of the core that opens it, or
     * they would have two error texts. */
    sdyrt_status (*fail)(sdyrt_status status, sdyrt_error_kind kind,
                         const char *format, ...);
    /* The bodies of sdyrt_nccl_create and sdyrt_nccl_describe. */
    sdyrt_status (*nccl_create)(const sdyrt_config *config,
                                const sdyrt_nccl_config *nccl_config,
                                const sdyrt_bootstrap *bootstrap,
                                sdyrt_context **context);
    bool (*nccl_describe)(char *text, size_t bytes);
} sdyi_plugin;

/* dlopen a library that is to have all it needs. NULL: the loader's words are
 * added to `reason`, in one line. */
SDYI_EXPORT void *sdyi_open_file(const char *file, char *reason, size_t bytes);

#define SDYI_PLUGIN_SYMBOL "sdyi_plugin_cuda"

/* Of the plug-in; the core looks it up by its name. */
SDYI_EXPORT extern const sdyi_plugin sdyi_plugin_cuda;

/* Open it, once in a process: the file that SDYRT_CUDA_LIB names, and no other;
 * or else libsdyrt_cuda.so beside this library, or as the loader finds it. It
 * stays open.
 * Errors: SYSTEM, which says what was tried; the same on every call. */
sdyrt_status sdyi_plugin_open(const sdyi_plugin **plugin);

#endif
