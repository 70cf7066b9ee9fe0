/* Ranks of the nccl backend as threads of this process, for several GPUs in
 * one. */
#include "cli/job.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <sdyrt/nccl.h>

#include "cli/cli.h"

typedef struct crew {
    const sdyrt_config *config;
    sdyrt_rank_fn fn;
    void *argument;
    pthread_mutex_t lock;
    /* of the rank that failed first, for a reason of its own if one did */
    sdyrt_status status;
    char text[1024];
} crew;

typedef struct member {
    crew *c;
    sdyrt_bootstrap *bootstrap;
    pthread_t thread;
} member;

/* A rank that waits in vain, or hears of another's failure, knows less. */
static int weight_of(sdyrt_status status) {
    switch (status) {
    case SDYRT_OK:
        return 0;
    case SDYRT_ABORTED:
        return 1;
    case SDYRT_TIMEOUT:
        return 2;
    default:
        return 3;
    }
}

static void keep_failure(crew *c, int rank, sdyrt_status status) {
    (void)pthread_mutex_lock(&c->lock);
    if (weight_of(status) > weight_of(c->status)) {
        c->status = status;
        snprintf(c->text, sizeof c->text, "rank %d: %s", rank,
                 sdyrt_last_error());
    }
    (void)pthread_mutex_unlock(&c->lock);
}

static void *member_main(void *given) {
    const member *const m = given;
    crew *const c = m->c;
    sdyrt_context *context = NULL;
    sdyrt_status status =
        sdyrt_nccl_create(c->config, NULL, m->bootstrap, &context);
    if (status != SDYRT_OK)
        keep_failure(c, m->bootstrap->rank, status);
    /* none may run without the others */
    if (cli_all(m->bootstrap, status == SDYRT_OK)) {
        status = c->fn(context, c->argument);
        if (status != SDYRT_OK)
            keep_failure(c, m->bootstrap->rank, status);
    }
    sdyrt_context_destroy(context);
    return NULL;
}

sdyrt_status cli_nccl_threads(const sdyrt_config *config, int n_ranks,
                              sdyrt_rank_fn fn, void *argument) {
    crew c = {.config = config, .fn = fn, .argument = argument};
    const size_t n = (size_t)n_ranks;
    sdyrt_bootstrap *const bootstraps = cli_alloc(n, sizeof *bootstraps);
    member *const members = cli_alloc(n, sizeof *members);
    bootstraps[0] = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
    (void)pthread_mutex_init(&c.lock, NULL);
    c.status = sdyrt_bootstrap_threads(n_ranks, bootstraps);
    if (c.status != SDYRT_OK) {
        cli_fail_library(NULL);
        goto free_all;
    }
    int started = 0;
    for (; started < n_ranks; started++) {
        members[started] = (member){.c = &c, .bootstrap = &bootstraps[started]};
        if (pthread_create(&members[started].thread, NULL, member_main,
                           &members[started]) != 0)
            break;
    }
    if (started < n_ranks) {
        c.status = SDYRT_BACKEND;
        cli_fail("thread %d of %d cannot be started", started, n_ranks);
    }
    /* whose thread is not there has gone, for the others */
    for (int r = started; r < n_ranks; r++)
        sdyrt_bootstrap_free(&bootstraps[r]);
    for (int r = 0; r < started; r++)
        (void)pthread_join(members[r].thread, NULL);
    if (c.status != SDYRT_OK)
        cli_fail("%s%s", c.text, cli_advice(c.text));
    for (int r = 0; r < started; r++)
        sdyrt_bootstrap_free(&bootstraps[r]);
free_all:
    (void)pthread_mutex_destroy(&c.lock);
    free(bootstraps);
    free(members);
    return c.status;
}
