/* Opening NCCL and filling the table of its functions. */
#include "base/status.h"
#include "runtime/nccl/api.h"
#include "runtime/plugin.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FILE_NAME "libnccl.so.2"
#define TEXT_BYTES 1024

/* The outcome of opening NCCL; written once. */
static struct {
    pthread_once_t once;
    bool is_open;
    sdyi_nccl_api api;
    char reason[TEXT_BYTES]; /* why it is not open */
} nccl = {.once = PTHREAD_ONCE_INIT};

__attribute__((format(printf, 1, 2))) static void add_reason(const char *format,
                                                             ...) {
    const size_t used = strlen(nccl.reason);
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(nccl.reason + used, sizeof nccl.reason - used, format,
                    arguments);
    va_end(arguments);
}

static void *open_file(const char *file) {
    return sdyi_open_file(file, nccl.reason, sizeof nccl.reason);
}

static void *open_below(const char *root) {
    static const char *const folders[] = {"lib", "lib64"};
    void *library = NULL;
    for (int i = 0; i < 2 && library == NULL; i++) {
        char file[512];
        (void)snprintf(file, sizeof file, "%s/%s/" FILE_NAME, root, folders[i]);
        library = open_file(file);
    }
    return library;
}

static bool is_set(const char *value) {
    return value != NULL && *value != '\0';
}

static void *open_library(void) {
    const char *const given = getenv("SDYRT_NCCL_LIB");
    if (is_set(given))
        return open_file(given);
    void *library = open_file(FILE_NAME);
    const char *const root = getenv("NCCL_ROOT");
    if (library == NULL && is_set(root))
        library = open_below(root);
    return library;
}

/* Data and function pointers have one size wherever dlsym is. */
static bool find(void *library, const char *name, void *function) {
    void *const symbol = dlsym(library, name);
    memcpy(function, &symbol, sizeof symbol);
    return symbol != NULL;
}

static void find_file(void *library, char *file, size_t bytes) {
    void *const symbol = dlsym(library, "ncclGetVersion");
    Dl_info info;
    if (dladdr(symbol, &info) != 0 && info.dli_fname != NULL)
        (void)snprintf(file, bytes, "%s", info.dli_fname);
}

static bool fill_table(void *library) {
    sdyi_nccl_api *api = &nccl.api;
    if (!find(library, "ncclGetVersion", &api->get_version)) {
        add_reason("it is no NCCL: it has no ncclGetVersion");
        return false;
    }
    find_file(library, api->file, sizeof api->file);
    if (api->get_version(&api->version) != SDYI_NCCL_SUCCESS) {
        add_reason("%s does not tell its version", api->file);
        return false;
    }
    if (api->version < SDYI_NCCL_OLDEST) {
        add_reason("%s has version code %d; %d (2.18) or newer is needed",
                   api->file, api->version, SDYI_NCCL_OLDEST);
        return false;
    }
#define FIND_REQUIRED(member, name, returns, parameters)                       \
    if (!find(library, #name, &api->member)) {                                 \
        add_reason("%s has no %s", api->file, #name);                          \
        return false;                                                          \
    }
#define FIND_OPTIONAL(member, name, returns, parameters)                       \
    (void)find(library, #name, &api->member);
    SDYI_NCCL_REQUIRED(FIND_REQUIRED)
    SDYI_NCCL_OPTIONAL(FIND_OPTIONAL)
#undef FIND_REQUIRED
#undef FIND_OPTIONAL
    return true;
}

static bool is_in_process(const char *file) {
    void *const library = dlopen(file, RTLD_LAZY | RTLD_NOLOAD);
    if (library != NULL)
        (void)dlclose(library);
    return library != NULL;
}

/* While a graph is captured NCCL registers whatever is memory of cuMemCreate by
 * itself, and each end of a message alone: one that packs into other memory and
 * one that does not are then no match, and data is lost. The user's own setting
 * stays. NCCL reads it once: one that was there before may have. */
static void keep_graphs_unregistered(void) {
    const char *const set = getenv("NCCL_GRAPH_REGISTER");
    const char *const given = getenv("SDYRT_NCCL_LIB");
    nccl.api.may_register_graphs =
        set != NULL ? strcmp(set, "0") != 0
                    : is_in_process(FILE_NAME) ||
                          (is_set(given) && is_in_process(given));
    (void)setenv("NCCL_GRAPH_REGISTER", "0", 0);
}

static void load_once(void) {
    keep_graphs_unregistered();
    void *const library = open_library();
    if (library == NULL)
        return;
    nccl.reason[0] = '\0'; /* of places tried before */
    nccl.is_open = fill_table(library);
    if (!nccl.is_open)
        (void)dlclose(library);
}

sdyrt_status sdyi_nccl_load(const sdyi_nccl_api **api) {
    (void)pthread_once(&nccl.once, load_once);
    if (!nccl.is_open)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "NCCL cannot be used: %s", nccl.reason);
    *api = &nccl.api;
    return SDYRT_OK;
}
