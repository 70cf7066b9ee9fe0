/* Opening the plug-in libsdyrt_cuda, the public functions that need it, and the
 * list of backends. */
#include "runtime/plugin.h"
#include "base/agree.h"
#include "runtime/bootstrap/bootstrap.h"
#include "runtime/log.h"

#include <assert.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_NAME "libsdyrt_cuda.so"

/* -- opening --------------------------------------------------------------- */

/* The plug-in or the reason why there is none; written once. */
static struct {
    pthread_once_t once;
    const sdyi_plugin *plugin; /* NULL: it cannot be used */
    char reason[512];
} found = {.once = PTHREAD_ONCE_INIT};

static void add_loader_error(const char *file, char *reason, size_t bytes) {
    const char *const text = dlerror();
    const size_t used = strlen(reason);
    (void)snprintf(reason + used, bytes - used, "%s%s", used == 0 ? "" : "; ",
                   text == NULL ? file : text);
    for (char *c = reason + used; *c != '\0'; c++)
        if (*c == '\n')
            *c = ' ';
}

void *sdyi_open_file(const char *file, char *reason, size_t bytes) {
    void *const library = dlopen(file, RTLD_NOW | RTLD_LOCAL);
    if (library == NULL)
        add_loader_error(file, reason, bytes);
    return library;
}

static void *open_file(const char *file) {
    found.reason[0] = '\0'; /* that of the last place tried is kept */
    return sdyi_open_file(file, found.reason, sizeof found.reason);
}

/* In the folder of the file that this function is in. */
static void *open_beside(void) {
    static const char here;
    Dl_info info;
    if (dladdr(&here, &info) == 0 || info.dli_fname == NULL)
        return NULL;
    const char *const slash = strrchr(info.dli_fname, '/');
    char file[4096];
    const int length = slash == NULL ? 0 : (int)(slash - info.dli_fname + 1);
    const int used =
        snprintf(file, sizeof file, "%.*s" FILE_NAME, length, info.dli_fname);
    return length == 0 || used >= (int)sizeof file ? NULL : open_file(file);
}

static void *open_library(void) {
    const char *const given = getenv("SDYRT_CUDA_LIB");
    if (given != NULL && *given != '\0')
        return open_file(given);
    void *library = open_beside();
    /* its error, unlike that of a path, says where the loader looked */
    return library != NULL ? library : open_file(FILE_NAME);
}

static void open_once(void) {
    void *const library = open_library();
    if (library == NULL)
        return;
    const sdyi_plugin *const p = dlsym(library, SDYI_PLUGIN_SYMBOL);
    if (p == NULL)
        add_loader_error(FILE_NAME, found.reason, sizeof found.reason);
    else if (strcmp(p->version, SDYRT_VERSION_STRING) != 0)
        (void)snprintf(found.reason, sizeof found.reason,
                       "it is of version %s, the library of " //
                       SDYRT_VERSION_STRING,
                       p->version);
    else if (p->fail != sdyi_fail)
        (void)snprintf(found.reason, sizeof found.reason,
                       "it uses another copy of the library than this program, "
                       "which must have the shared one");
    else
        found.plugin = p;
}

sdyrt_status sdyi_plugin_open(const sdyi_plugin **plugin) {
    (void)pthread_once(&found.once, open_once);
    if (found.plugin == NULL)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "the plug-in for GPUs cannot be used: %s",
                         found.reason);
    *plugin = found.plugin;
    return SDYRT_OK;
}

bool sdyrt_has_backend(const char *backend) {
    const sdyi_plugin *plugin = NULL;
    if (backend == NULL)
        return false;
#ifdef SDYRT_HAVE_MPI
    if (strcmp(backend, "mpi") == 0)
        return true;
#endif
    return strcmp(backend, "threads") == 0 ||
           (strcmp(backend, "nccl") == 0 &&
            sdyi_plugin_open(&plugin) == SDYRT_OK);
}

/* -- the nccl backend ------------------------------------------------------ */

bool sdyrt_nccl_describe(char *text, size_t bytes) {
    const sdyi_plugin *plugin = NULL;
    if (sdyi_plugin_open(&plugin) != SDYRT_OK) {
        (void)snprintf(text, bytes, "%s", sdyrt_last_error());
        return false;
    }
    assert(plugin != NULL);
    return plugin->nccl_describe(text, bytes);
}

sdyrt_status sdyrt_nccl_create(const sdyrt_config *config,
                               const sdyrt_nccl_config *nccl_config,
                               const sdyrt_bootstrap *bootstrap,
                               sdyrt_context **context) {
    SDYI_NOT_NULL(bootstrap);
    SDYI_NOT_NULL(context);
    SDYI_TRY(sdyi_bootstrap_check(bootstrap));
    sdyrt_config resolved;
    sdyrt_status status = sdyi_config_resolve(config, &resolved);
    const sdyi_plugin *plugin = NULL;
    if (status == SDYRT_OK)
        status = sdyi_plugin_open(&plugin);
    /* before the collective calls of the plug-in: some ranks may lack it */
    sdyi_agreement agreement = {.text = "making a context"};
    bool is_lost;
    SDYI_TRY(
        sdyi_agree(bootstrap, status, &agreement, resolved.timeout, &is_lost));
    assert(plugin != NULL);
    SDYI_TRY(plugin->nccl_create(config, nccl_config, bootstrap, context));
    sdyi_log_start(*context);
    return SDYRT_OK;
}
