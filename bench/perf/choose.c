#include "bench/perf/choose.h"
#include "bench/common/fail.h"
#include "bench/perf/method.h"
#include "bench/perf/start.h"
#include <sdyrt/nccl.h>
#include <stdio.h>
#include <string.h>

static const perf_backend *const backends[] = {
    &perf_threads,
#ifdef SDYRT_PERF_MPI
    &perf_mpi,
#endif
    &perf_nccl,
};

/* The backend with this name; NULL: there is none. */
static const perf_backend *find(const char *name) {
    for (size_t i = 0; i < sizeof backends / sizeof *backends; i++)
        if (strcmp(backends[i]->name, name) == 0)
            return backends[i];
    return NULL;
}

bool perf_choose_backend(const char *name, perf_options *options) {
    const char *const host = perf_under_mpirun() ? "mpi" : "threads";
    const bool is_auto = name != NULL && strcmp(name, "auto") == 0;
    char text[1024];
    if (is_auto && sdyrt_nccl_describe(text, sizeof text))
        name = "nccl";
    else if (is_auto && perf_started_by() == PERF_LAUNCHER)
        return bench_fail("--backend auto: ranks that are processes need nccl "
                          "without mpirun: %s",
                          text);
    else if (is_auto || name == NULL)
        name = host;
    options->backend = find(name);
    return options->backend != NULL ||
           bench_fail("no backend '%s' in this build; there is: threads, "
                      "%snccl, auto",
                      name, find("mpi") != NULL ? "mpi, " : "");
}

/* The method of --vs that is `method`, perhaps by another name; NULL: none. */
static const perf_method *same(const perf_method *method,
                               const perf_options *options) {
    for (int i = 0; i < options->n_vs; i++)
        if (options->vs[i]->run == method->run)
            return options->vs[i];
    return NULL;
}

static void add_all(perf_options *options) {
    for (const perf_method *const *m = options->backend->methods; *m; m++)
        if (same(*m, options) == NULL)
            options->vs[options->n_vs++] = *m;
}

static bool add_method(const char *name, perf_options *options) {
    const perf_method *const *m = options->backend->methods;
    char names[256] = "";
    size_t n = 0;
    for (; *m != NULL && strcmp((*m)->name, name) != 0; m++)
        if (n < sizeof names)
            n += (size_t)snprintf(names + n, sizeof names - n, "%s, ",
                                  (*m)->name);
    if (*m == NULL)
        return bench_fail("--vs: backend %s has no '%s'; there is: %sall",
                          options->backend->name, name, names);
    const perf_method *other = same(*m, options);
    if (other == *m)
        return bench_fail("--vs: '%s' is there twice", name);
    if (other != NULL)
        return bench_fail("--vs: on %s '%s' and '%s' are the same method",
                          options->backend->name, other->name, name);
    options->vs[options->n_vs++] = *m;
    return true;
}

bool perf_choose_methods(const char *names, perf_options *options) {
    for (const char *at = names; at != NULL;) {
        char name[64];
        const size_t length = strcspn(at, ",");
        snprintf(name, sizeof name, "%.*s", (int)length, at);
        if (strcmp(name, "all") == 0)
            add_all(options);
        else if (!add_method(name, options))
            return false;
        at = at[length] == ',' ? at + length + 1 : NULL;
    }
    return true;
}
