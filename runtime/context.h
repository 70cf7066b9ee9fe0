/* Contexts: what is the same for every backend. */
#ifndef SDYI_RUNTIME_CONTEXT_H
#define SDYI_RUNTIME_CONTEXT_H

#include "runtime/backend.h"
#include <sdyrt/context.h>

struct sdyrt_context {
    const sdyi_backend *backend;
    int rank;
    int size;
    bool verify;
    double timeout;    /* seconds */
    int log;           /* level of SDYRT_LOG (log.h) */
    void *state;       /* the backend's */
    int device;        /* of CUDA; only where the backend is of a device */
    bool has_returned; /* destroyed as its rank's function has returned */
    struct sdyi_cached_plan *plans; /* of one-shot calls (plan_cache.c) */
};

#define SDYI_DEFAULT_TIMEOUT 600.0 /* seconds */

/* The seconds that `what` gives for waiting; 0: as the environment says.
 * Errors: BAD_VALUE. */
SDYI_EXPORT sdyrt_status sdyi_timeout_resolve(const char *what, double given,
                                              double *timeout);

/* A number from 0 to `most`, below 10, that the environment may give.
 * Errors: BAD_VALUE. */
SDYI_EXPORT sdyrt_status sdyi_environment_choice(const char *name, int most,
                                                 int fallback, int *value);

/* Check a configuration and fill in what the environment decides. On an error
 * `*resolved` has the default timeout, in which all are to hear of it.
 * Errors: STRUCT_BYTES, BAD_VALUE (names the variable, also SDYRT_LOG). */
SDYI_EXPORT sdyrt_status sdyi_config_resolve(const sdyrt_config *config,
                                             sdyrt_config *resolved);

extern const sdyi_backend sdyi_backend_threads;

/* Errors: BAD_VALUE unless there may be so many ranks in one process. */
sdyrt_status sdyi_check_thread_count(int n_ranks);

/* Free the plans that one-shot calls have made. */
void sdyi_cached_plans_free(sdyrt_context *context);

#endif
