/* OpenBLAS is opened, not linked: it starts threads when it is loaded, which
 * programs that only read text do not need. They sleep: products are split for
 * the threads of threads.h, and each part is computed by its caller. */
#include "program/execute/blas.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static sdyi_blas blas;
static void *library; /* NULL: there is none */
static bool is_there;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static bool find(const char *name, void *function) {
    void *const found = dlsym(library, name);
    memcpy(function, &found, sizeof found); /* no cast in C to a function */
    return found != NULL;
}

static void find_lapack(void) {
    (void)find("cblas_strsm", &blas.strsm);
    (void)find("cblas_dtrsm", &blas.dtrsm);
    (void)find("cblas_ctrsm", &blas.ctrsm);
    (void)find("cblas_ztrsm", &blas.ztrsm);
    (void)find("spotrf_", &blas.spotrf);
    (void)find("dpotrf_", &blas.dpotrf);
    (void)find("cpotrf_", &blas.cpotrf);
    (void)find("zpotrf_", &blas.zpotrf);
}

static void load(void) {
    const char *const given = getenv("SDYRT_BLAS_LIB");
    const char *const file = given != NULL ? given : "libopenblas.so.0";
    /* A library that the process has loaded before keeps its threads. */
    const bool is_loaded = dlopen(file, RTLD_NOW | RTLD_NOLOAD) != NULL;
    library = *file == '\0' ? NULL : dlopen(file, RTLD_NOW | RTLD_LOCAL);
    void (*set_threads)(int) = NULL;
    if (library != NULL && !is_loaded &&
        find("openblas_set_num_threads", &set_threads))
        set_threads(1);
    is_there = library != NULL && find("cblas_sgemm", &blas.sgemm) &&
               find("cblas_dgemm", &blas.dgemm);
    if (is_there)
        find_lapack();
}

const sdyi_blas *sdyi_blas_get(void) {
    (void)pthread_once(&once, load);
    return is_there ? &blas : NULL;
}

bool sdyi_lapack_find(const char *name, void (**function)(void)) {
    return sdyi_blas_get() != NULL && find(name, function);
}
