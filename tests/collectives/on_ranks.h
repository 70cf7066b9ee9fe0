/* Tests that run on the ranks of a backend: on the threads backend with as many
 * as the first argument says, or as the processes of a job when that is "mpi".
 * A test runs functions of ranks by run_ranks, and its main is RANKS_MAIN. */
#ifndef SDYRT_TESTS_ON_RANKS_H
#define SDYRT_TESTS_ON_RANKS_H

#include <sdyrt/sdyrt.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#ifdef SDYRT_HAVE_MPI
#include <sdyrt/mpi.h>
#endif

#ifdef SDYRT_FAKE_NCCL
#include "nccl/fake_check.h"
#define RUN_THREADS fake_check_launch
#else
#define RUN_THREADS sdyrt_threads_run
#endif

static int n_ranks = 6;
static bool is_mpi;

#ifdef SDYRT_HAVE_MPI
static inline sdyrt_status run_mpi(const sdyrt_config *config, sdyrt_rank_fn fn,
                                   void *argument) {
    sdyrt_context *context;
    sdyrt_status status = sdyrt_mpi_create(config, MPI_COMM_WORLD, &context);
    if (status == SDYRT_OK) {
        status = fn(context, argument);
        sdyrt_context_destroy(context);
    }
    int own = status, worst;
    MPI_Allreduce(&own, &worst, 1, MPI_INT, MPI_MAX, MPI_COMM_WORLD);
    return (sdyrt_status)worst;
}
#else
static inline sdyrt_status run_mpi(const sdyrt_config *config, sdyrt_rank_fn fn,
                                   void *argument) {
    (void)config, (void)fn, (void)argument;
    return SDYRT_UNSUPPORTED;
}
#endif

static inline sdyrt_status run_ranks(const sdyrt_config *config,
                                     sdyrt_rank_fn fn, void *argument) {
    return is_mpi ? run_mpi(config, fn, argument)
                  : RUN_THREADS(config, n_ranks, fn, argument);
}

static inline int run_on_ranks(const struct CMUnitTest *tests, size_t n,
                               int argc, char **argv, int most) {
    is_mpi = argc > 1 && strcmp(argv[1], "mpi") == 0;
#ifdef SDYRT_HAVE_MPI
    if (is_mpi) {
        if (MPI_Init(NULL, NULL) != MPI_SUCCESS)
            return 2;
        MPI_Comm_size(MPI_COMM_WORLD, &n_ranks);
        const int failed = _cmocka_run_group_tests("ranks", tests, n, 0, 0);
        MPI_Finalize();
        return failed;
    }
#endif
    if (argc > 1)
        n_ranks = atoi(argv[1]);
    if (n_ranks < 1 || n_ranks > most)
        return 2;
    return _cmocka_run_group_tests("ranks", tests, n, 0, 0);
}

#define RUN_ON_RANKS(tests, argc, argv, most)                                  \
    run_on_ranks(tests, sizeof(tests) / sizeof *(tests), argc, argv, most)

#endif
