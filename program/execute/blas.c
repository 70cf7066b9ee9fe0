/* OpenBLAS is opened, not linked: it starts threads when it is loaded, which
 * programs that only read text do not need. They sleep: products are split for
 * the threads of threads.h, and each part is computed by its caller. */
#include "program/execute/blas.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static sdyi_blas blas;
static bool is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(void *library, const char *name, void *function) {
    void *const found = dlsym(library, name);
    memcpy(function, &found, sizeof found); /* no cast in C to a function */
    return found != NULL;
}

static void find_lapack(void *library) {
    (void)find(library, "cblas_strsm", &blas.strsm);
    (void)find(library, "cblas_dtrsm", &blas.dtrsm);
    (void)find(library, "cblas_ctrsm", &blas.ctrsm);
    (void)find(library, "cblas_ztrsm", &blas.ztrsm);
    (void)find(library, "spotrf_", &blas.spotrf);
    (void)find(library, "dpotrf_", &blas.dpotrf);
    (void)find(library, "cpotrf_", &blas.cpotrf);
    (void)find(library, "zpotrf_", &blas.zpotrf);
}

static void load(void) {
    const char *const given = getenv("SDYRT_BLAS_LIB");
    const char *const file = given != NULL ? given : "libopenblas.so.0";
    /* One that something else has loaded keeps its threads. */
    const bool is_loaded = dlopen(file, RTLD_NOW | RTLD_NOLOAD) != NULL;
    void *const library =
        *file == '\0' ? NULL : dlopen(file, RTLD_NOW | RTLD_LOCAL);
    void (*set_threads)(int) = NULL;
    if (library != NULL && !is_loaded &&
        find(library, "openblas_set_num_threads", &set_threads))
        set_threads(1);
    is_there = library != NULL && find(library, "cblas_sgemm", &blas.sgemm) &&
               find(library, "cblas_dgemm", &blas.dgemm);
    if (is_there)
        find_lapack(library);
}

const sdyi_blas *sdyi_blas_get(void) {
    (void)pthread_once(&once, load);
    return is_there ? &blas : NULL;
}
