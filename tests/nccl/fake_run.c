/* Ranks of the fake: threads. */
#include "base/status.h"
#include "fake.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

typedef struct crew {
    const sdyrt_config *config;
    const sdyrt_nccl_config *nccl_config;
    sdyrt_rank_fn fn;
    void *argument;
    pthread_mutex_t lock;
    /* of the rank that failed first for a reason of its own */
    sdyrt_status status;
    sdyrt_error_kind kind;
    char text[1100];
} crew;

typedef struct member {
    crew *c;
    sdyrt_bootstrap *bootstrap;
    pthread_t thread;
} member;

static void record_result(crew *c, int rank, sdyrt_status status) {
    if (status == SDYRT_OK)
        return;
    pthread_mutex_lock(&c->lock);
    if (c->status == SDYRT_OK ||
        (c->status == SDYRT_ABORTED && status != SDYRT_ABORTED)) {
        c->status = status;
        c->kind = sdyrt_last_error_kind();
        (void)snprintf(c->text, sizeof c->text, "rank %d: %s", rank,
                       sdyrt_last_error());
    }
    pthread_mutex_unlock(&c->lock);
}

static void *member_main(void *argument) {
    const member *m = argument;
    sdyrt_context *context = NULL;
    sdyrt_status status = sdyi_nccl_create(m->c->config, m->c->nccl_config,
                                           m->bootstrap, &context);
    if (status == SDYRT_OK)
        status = m->c->fn(context, m->c->argument);
    record_result(m->c, m->bootstrap->rank, status);
    sdyrt_context_destroy(context);
    return NULL;
}

sdyrt_status fake_run(const sdyrt_config *config,
                      const sdyrt_nccl_config *nccl_config, int n,
                      sdyrt_rank_fn fn, void *argument) {
    crew c = {.config = config,
              .nccl_config = nccl_config,
              .fn = fn,
              .argument = argument};
    sdyrt_bootstrap *bootstraps = calloc((size_t)n, sizeof *bootstraps);
    member *members = calloc((size_t)n, sizeof *members);
    if (bootstraps == NULL || members == NULL)
        abort();
    (void)pthread_mutex_init(&c.lock, NULL);
    bootstraps->struct_bytes = sizeof *bootstraps;
    if (sdyrt_bootstrap_threads(n, bootstraps) != SDYRT_OK)
        abort();
    for (int r = 0; r < n; r++) {
        members[r] = (member){.c = &c, .bootstrap = &bootstraps[r]};
        if (pthread_create(&members[r].thread, NULL, member_main,
                           &members[r]) != 0)
            abort();
    }
    for (int r = 0; r < n; r++)
        (void)pthread_join(members[r].thread, NULL);
    for (int r = 0; r < n; r++)
        sdyrt_bootstrap_free(&bootstraps[r]);
    (void)pthread_mutex_destroy(&c.lock);
    free(bootstraps);
    free(members);
    const char *const refusal = fake_refusal();
    if (*refusal != '\0')
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM, "refused: %s (%s)",
                         refusal, c.text);
    return c.status == SDYRT_OK ? SDYRT_OK
                                : sdyi_fail(c.status, c.kind, "%s", c.text);
}
