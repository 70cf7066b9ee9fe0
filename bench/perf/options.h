/* The command line. */
#ifndef BENCH_PERF_OPTIONS_H
#define BENCH_PERF_OPTIONS_H

#include "bench/perf/backend.h"

enum { PERF_MAX_VS = 8, PERF_MAX_MESHES = 8 };

typedef struct perf_options {
    const char *op; /* names with commas between, or all; NULL: not given, but
                       for --overhead, which has its own */
    const char *workload;
    bool overhead;
    bool dry_run;
    const char *json;
    const perf_backend *backend;
    int ranks; /* 0: not given */

    size_t min_bytes, max_bytes; /* 0: not given */
    int factor;
    int samples;
    int warm_up;
    bool check;
    bool foreign;
    sdyrt_dtype dtype;
    bool dtype_given;
    sdyrt_reduction reduction;

    const char *meshes[PERF_MAX_MESHES]; /* `@name=<..>` or `<..>` */
    int n_meshes;
    const char *type, *from, *to, *axes; /* NULL: as the case has it */

    const perf_method *vs[PERF_MAX_VS]; /* no two of them the same */
    int n_vs;

    int argc;
    char **argv;
} perf_options;

/* Read the command line; false, with a line on stderr, when it is wrong. Does
 * not return after --help and --version. */
bool perf_options_read(int argc, char **argv, perf_options *options);

#endif
