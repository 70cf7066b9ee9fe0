/* Opening the plug-ins, the public functions that need one, and the list of
 * backends. */
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
#include <unistd.h>

/* -- opening --------------------------------------------------------------- */

#define TEXT_OF(number) #number
#define NUMBER(number) TEXT_OF(number)
#define MPI_FILE(suffix)                                                       \
    "libsdyrt_mpi" suffix                                                      \
    ".so." NUMBER(SDYRT_VERSION_MAJOR) "." NUMBER(SDYRT_VERSION_MINOR)

/* A plug-in or the reason why there is none; written once. */
typedef struct opening {
    pthread_once_t once;
    const char *what;          /* it is for */
    const char *variable;      /* that names its file */
    const char *symbol;        /* of its table */
    int flags;                 /* of dlopen */
    const char *files[2];      /* to try, in this order; NULL: none */
    const sdyi_plugin *plugin; /* NULL: it cannot be used */
    char reason[512];
} opening;

static opening cuda = {.once = PTHREAD_ONCE_INIT,
                       .what = "GPUs",
                       .variable = "SDYRT_CUDA_LIB",
                       .symbol = "sdyi_plugin_cuda",
                       .flags = RTLD_NOW | RTLD_LOCAL,
                       .files = {"libsdyrt_cuda.so"}};

/* Global, as Open MPI asks of who opens it: its components want its symbols. */
static opening mpi = {.once = PTHREAD_ONCE_INIT,
                      .what = "MPI",
                      .variable = "SDYRT_MPI_LIB",
                      .symbol = "sdyi_plugin_mpi",
                      .flags = RTLD_NOW | RTLD_GLOBAL,
                      .files = {NULL, MPI_FILE("")}};

/* The suffix of the file of this process's MPI, by the variables that its
 * mpirun has set; NULL: no mpirun has started it, or an unknown one. */
static const char *file_of_launcher(void) {
    return getenv("OMPI_COMM_WORLD_RANK") != NULL ? MPI_FILE("_openmpi")
           : getenv("PMI_RANK") != NULL           ? MPI_FILE("_mpich")
                                                  : NULL;
}

static void add_loader_error(const char *file, char *reason, size_t bytes) {
    const char *const text = dlerror();
    const size_t used = strlen(reason);
    (void)snprintf(reason + used, bytes - used, "%s%s", used == 0 ? "" : "; ",
                   text == NULL ? file : text);
    for (char *c = reason + used; *c != '\0'; c++)
        if (*c == '\n')
            *c = ' ';
}

static void *open_as(int flags, const char *file, char *reason, size_t bytes) {
    void *const library = dlopen(file, flags);
    if (library == NULL)
        add_loader_error(file, reason, bytes);
    return library;
}

void *sdyi_open_file(const char *file, char *reason, size_t bytes) {
    return open_as(RTLD_NOW | RTLD_LOCAL, file, reason, bytes);
}

static void *open_file(opening *o, const char *file) {
    o->reason[0] = '\0'; /* that of the last place tried is kept */
    return open_as(o->flags, file, o->reason, sizeof o->reason);
}

/* True if the folder of this library has the file; `path` becomes its path. */
static bool lies_beside(const char *file, char *path, size_t bytes) {
    static const char here;
    Dl_info info;
    if (dladdr(&here, &info) == 0 || info.dli_fname == NULL)
        return false;
    const char *const slash = strrchr(info.dli_fname, '/');
    const int length = slash == NULL ? 0 : (int)(slash - info.dli_fname + 1);
    const int used =
        snprintf(path, bytes, "%.*s%s", length, info.dli_fname, file);
    return length > 0 && used < (int)bytes && access(path, F_OK) == 0;
}

static void *open_library(opening *o) {
    const char *const given = getenv(o->variable);
    if (given != NULL && *given != '\0')
        return open_file(o, given);
    const int n = sizeof o->files / sizeof o->files[0];
    for (int i = 0; i < n; i++) {
        char path[4096];
        if (o->files[i] != NULL && lies_beside(o->files[i], path, sizeof path))
            return open_file(o, path);
    }
    void *library = NULL;
    for (int i = 0; i < n && library == NULL; i++)
        if (o->files[i] != NULL)
            library = open_file(o, o->files[i]);
    return library;
}

static const sdyi_plugin *find_table(opening *o) {
    void *const library = open_library(o);
    if (library == NULL)
        return NULL;
    const sdyi_plugin *const table = dlsym(library, o->symbol);
    if (table == NULL)
        add_loader_error(o->symbol, o->reason, sizeof o->reason);
    return table;
}

static void open_plugin(opening *o, const sdyi_plugin *linked) {
    const sdyi_plugin *const p = linked != NULL ? linked : find_table(o);
    if (p == NULL)
        return;
    if (strcmp(p->version, SDYRT_VERSION_STRING) != 0)
        (void)snprintf(o->reason, sizeof o->reason,
                       "it is of version %s, the library of " //
                       SDYRT_VERSION_STRING,
                       p->version);
    else if (p->fail != sdyi_fail)
        (void)snprintf(o->reason, sizeof o->reason,
                       "it uses another copy of the library than this program, "
                       "which must have the shared one");
    else
        o->plugin = p;
}

static void open_cuda(void) {
    open_plugin(&cuda, NULL);
}

#pragma weak sdyi_plugin_mpi
static void open_mpi(void) {
    mpi.files[0] = file_of_launcher();
    open_plugin(&mpi, &sdyi_plugin_mpi != NULL ? &sdyi_plugin_mpi.head : NULL);
}

static sdyrt_status check_open(const opening *o) {
    return o->plugin != NULL
               ? SDYRT_OK
               : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                           "the plug-in for %s cannot be used: %s", o->what,
                           o->reason);
}

/* The head of a table is its first member. */
sdyrt_status sdyi_plugin_open_cuda(const sdyi_cuda_plugin **plugin) {
    (void)pthread_once(&cuda.once, open_cuda);
    SDYI_TRY(check_open(&cuda));
    *plugin = (const sdyi_cuda_plugin *)(const void *)cuda.plugin;
    return SDYRT_OK;
}

sdyrt_status sdyi_plugin_open_mpi(const sdyi_mpi_plugin **plugin) {
    (void)pthread_once(&mpi.once, open_mpi);
    SDYI_TRY(check_open(&mpi));
    *plugin = (const sdyi_mpi_plugin *)(const void *)mpi.plugin;
    return SDYRT_OK;
}

bool sdyrt_has_backend(const char *backend) {
    const sdyi_cuda_plugin *cuda_plugin;
    const sdyi_mpi_plugin *mpi_plugin;
    if (backend == NULL)
        return false;
    return strcmp(backend, "threads") == 0 ||
           (strcmp(backend, "mpi") == 0 &&
            sdyi_plugin_open_mpi(&mpi_plugin) == SDYRT_OK) ||
           (strcmp(backend, "nccl") == 0 &&
            sdyi_plugin_open_cuda(&cuda_plugin) == SDYRT_OK);
}

/* -- the nccl backend ------------------------------------------------------ */

bool sdyrt_nccl_describe(char *text, size_t bytes) {
    const sdyi_cuda_plugin *plugin = NULL;
    if (sdyi_plugin_open_cuda(&plugin) != SDYRT_OK) {
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
    const sdyi_cuda_plugin *plugin = NULL;
    if (status == SDYRT_OK)
        status = sdyi_plugin_open_cuda(&plugin);
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
