/* Cases of the checker on the processes of an MPI job. */
#ifndef TESTS_COLLECTIVES_FEED_MPI_H
#define TESTS_COLLECTIVES_FEED_MPI_H

#include "check/run.h"
#include <stdio.h>

#ifdef SDYRT_HAVE_MPI
#include <sdyrt/mpi.h>

static inline sdyrt_status make_context(void *user, const sdyrt_config *config,
                                        sdyrt_context **context) {
    (void)user;
    return sdyrt_mpi_create(config, MPI_COMM_WORLD, context);
}

static inline sdyrt_status feed_mpi(const check_feed *feed) {
    sdyrt_bootstrap bootstrap = SDYRT_BOOTSTRAP_INIT;
    check_job job = {.bootstrap = &bootstrap, .context = make_context};
    sdyrt_status status = sdyrt_bootstrap_mpi(MPI_COMM_WORLD, &bootstrap);
    if (status == SDYRT_OK)
        status = check_run_job(feed, &job);
    if (status != SDYRT_OK)
        (void)fprintf(stderr, "%s\n", job.failure);
    sdyrt_bootstrap_free(&bootstrap);
    return status;
}
#else
static inline sdyrt_status feed_mpi(const check_feed *feed) {
    (void)feed;
    return SDYRT_UNSUPPORTED;
}
#endif

#endif
