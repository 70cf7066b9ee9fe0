/* Loading NCCL's functions by name. */
#include "bench/perf/nccl_load.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_NAME "libnccl.so.2"

/* The result of loading, written once. */
static struct {
    pthread_once_t once;
    bool is_open;
    perf_nccl_api nccl;
    char why[512];
} loaded = {.once = PTHREAD_ONCE_INIT};

/* A context has opened the library before: the loader knows it by this name,
 * wherever it was found. */
static void *open_library(void) {
    const char *given = getenv("SDYRT_NCCL_LIB");
    void *library = dlopen(given != NULL && *given != '\0' ? given : FILE_NAME,
                           RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) {
        const char *text = dlerror();
        snprintf(loaded.why, sizeof loaded.why, "%s",
                 text != NULL ? text : FILE_NAME);
    }
    return library;
}

/* Pointers to data and functions have one size on systems with dlsym. */
static bool find(void *library, const char *name, void *function) {
    void *symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
    if (symbol == NULL)
        snprintf(loaded.why, sizeof loaded.why, FILE_NAME " has no %s", name);
    return symbol != NULL;
}

static void load_once(void) {
    void *library = open_library();
    if (library == NULL)
        return;
    perf_nccl_api *n = &loaded.nccl;
    bool good = true;
#define FIND_REQUIRED(member, name, like)                                      \
    good = good && find(library, #name, &n->member);
#define FIND_OPTIONAL(member, name, like)                                      \
    (void)find(library, #name, &n->member);
    PERF_NCCL_OPTIONAL(FIND_OPTIONAL)
    PERF_NCCL_REQUIRED(FIND_REQUIRED)
#undef FIND_REQUIRED
#undef FIND_OPTIONAL
    loaded.is_open = good;
}

const perf_nccl_api *perf_nccl_load(const char **why) {
    pthread_once(&loaded.once, load_once);
    *why = loaded.why;
    return loaded.is_open ? &loaded.nccl : NULL;
}
