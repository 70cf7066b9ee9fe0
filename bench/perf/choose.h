/* What --backend and --vs name. */
#ifndef BENCH_PERF_CHOOSE_H
#define BENCH_PERF_CHOOSE_H

#include "bench/perf/options.h"

/* Set options->backend to that of this name; NULL: mpi under mpirun, else
 * threads; auto: nccl where it can be used, else the same. False, with a line
 * on stderr, when there is none. */
bool perf_choose_backend(const char *name, perf_options *options);

/* Set options->vs to the methods of these names, with commas between, of the
 * backend chosen; NULL: none. False, with a line on stderr, when one is not
 * there or is named twice. */
bool perf_choose_methods(const char *names, perf_options *options);

#endif
