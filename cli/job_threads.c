/* Ranks of the nccl backend as threads of this process, for several GPUs in
 * one. */
#include "cli/job.h"

#include <stdlib.h>

#include <sdyrt/nccl.h>

#include "cli/cli.h"

typedef struct nccl_threads {
    const sdyrt_config *config;
    sdyrt_bootstrap *bootstraps;
    sdyrt_rank_fn fn;
    void *argument;
} nccl_threads;

static sdyrt_status make_context(int rank, void *argument,
                                 sdyrt_context **context) {
    const nccl_threads *const t = argument;
    return sdyrt_nccl_create(t->config, NULL, &t->bootstraps[rank], context);
}

static sdyrt_status run_rank(sdyrt_context *context, void *argument) {
    const nccl_threads *const t = argument;
    return t->fn(context, t->argument);
}

sdyrt_status cli_nccl_threads(const sdyrt_config *config, int n_ranks,
                              sdyrt_rank_fn fn, void *argument) {
    sdyrt_bootstrap *const bootstraps =
        cli_alloc((size_t)n_ranks, sizeof *bootstraps);
    bootstraps[0] = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
    sdyrt_status status = sdyrt_bootstrap_threads(n_ranks, bootstraps);
    if (status == SDYRT_OK) {
        nccl_threads t = {config, bootstraps, fn, argument};
        status = sdyrt_ranks_run(n_ranks, make_context, run_rank, &t);
        for (int r = 0; r < n_ranks; r++)
            sdyrt_bootstrap_free(&bootstraps[r]);
    }
    if (status != SDYRT_OK)
        cli_fail("%s%s", sdyrt_last_error(), cli_advice(sdyrt_last_error()));
    free(bootstraps);
    return status;
}
