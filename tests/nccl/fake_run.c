/* Ranks of the fake: threads. */
#include "base/status.h"
#include "fake.h"

#include <stdlib.h>

typedef struct fake_job {
    const sdyrt_config *config;
    const sdyrt_nccl_config *nccl_config;
    sdyrt_bootstrap *bootstraps;
    sdyrt_rank_fn fn;
    void *argument;
} fake_job;

static sdyrt_status make_context(int rank, void *argument,
                                 sdyrt_context **context) {
    const fake_job *j = argument;
    return sdyi_nccl_create(j->config, j->nccl_config, &j->bootstraps[rank],
                            context);
}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    const fake_job *j = argument;
    return j->fn(context, j->argument);
}

sdyrt_status fake_run(const sdyrt_config *config,
                      const sdyrt_nccl_config *nccl_config, int n,
                      sdyrt_rank_fn fn, void *argument) {
    fake_job j = {config, nccl_config, calloc((size_t)n, sizeof *j.bootstraps),
                  fn, argument};
    if (j.bootstraps == NULL)
        abort();
    j.bootstraps->struct_bytes = sizeof *j.bootstraps;
    if (sdyrt_bootstrap_threads(n, j.bootstraps) != SDYRT_OK)
        abort();
    const sdyrt_status status = sdyrt_ranks_run(n, make_context, run_rank, &j);
    for (int r = 0; r < n; r++)
        sdyrt_bootstrap_free(&j.bootstraps[r]);
    free(j.bootstraps);
    const char *const refusal = fake_refusal();
    return *refusal == '\0'
               ? status
               : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "refused: %s (%s)",
                           refusal,
                           status == SDYRT_OK ? "OK" : sdyrt_last_error());
}
