/* Ranks of the fake: threads, and how they meet. */
#include "fake.h"
#include "runtime/status.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* -- meeting --------------------------------------------------------------- */

typedef struct meeting {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int size;
    uint64_t round;
    int arrived;
    size_t bytes;
    char *all[2]; /* of rounds in turn */
} meeting;

typedef struct seat {
    meeting *m;
    int rank;
} seat;

static sdyrt_status gather(void *state, const void *own, void *all,
                           size_t bytes, double timeout) {
    const seat *s = state;
    meeting *m = s->m;
    struct timespec until;
    (void)clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += (time_t)timeout;
    until.tv_nsec += (long)((timeout - (double)(time_t)timeout) * 1e9);
    until.tv_sec += until.tv_nsec / 1000000000;
    until.tv_nsec %= 1000000000;
    pthread_mutex_lock(&m->lock);
    const uint64_t round = m->round;
    char **room = &m->all[round % 2];
    if (m->arrived++ == 0) {
        m->bytes = bytes;
        *room = realloc(*room, bytes * (size_t)m->size + 1);
        if (*room == NULL)
            abort();
    }
    if (m->bytes != bytes)
        abort(); /* ranks meet for different things */
    memcpy(*room + (size_t)s->rank * bytes, own, bytes);
    int error = 0;
    if (m->arrived == m->size) {
        m->arrived = 0;
        m->round++;
        pthread_cond_broadcast(&m->changed);
    }
    while (m->round == round && error == 0)
        error = pthread_cond_timedwait(&m->changed, &m->lock, &until);
    const bool is_met = m->round != round;
    if (is_met)
        memcpy(all, *room, bytes * (size_t)m->size);
    pthread_mutex_unlock(&m->lock);
    return is_met ? SDYRT_OK
                  : sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                              "bootstrap: some rank has not come to rank %d "
                              "after %g s",
                              s->rank, timeout);
}

static sdyrt_status barrier(void *state, double timeout) {
    const seat *s = state;
    const char own = 0;
    char *all = malloc((size_t)s->m->size);
    if (all == NULL)
        abort();
    const sdyrt_status status = gather(state, &own, all, 1, timeout);
    free(all);
    return status;
}

void fake_bootstraps(int n, sdyrt_bootstrap *bootstraps) {
    meeting *m = calloc(1, sizeof *m);
    seat *seats = calloc((size_t)n, sizeof *seats);
    if (m == NULL || seats == NULL)
        abort();
    (void)pthread_mutex_init(&m->lock, NULL);
    (void)pthread_cond_init(&m->changed, NULL);
    m->size = n;
    for (int r = 0; r < n; r++) {
        seats[r] = (seat){m, r};
        bootstraps[r] = (sdyrt_bootstrap)SDYRT_BOOTSTRAP_INIT;
        bootstraps[r].rank = r;
        bootstraps[r].size = n;
        bootstraps[r].state = &seats[r];
        bootstraps[r].allgather = gather;
        bootstraps[r].barrier = barrier;
    }
}

void fake_bootstraps_free(sdyrt_bootstrap *bootstraps) {
    seat *seats = bootstraps[0].state;
    meeting *m = seats[0].m;
    (void)pthread_mutex_destroy(&m->lock);
    (void)pthread_cond_destroy(&m->changed);
    free(m->all[0]);
    free(m->all[1]);
    free(m);
    free(seats);
}

/* -- ranks ----------------------------------------------------------------- */

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
    fake_bootstraps(n, bootstraps);
    for (int r = 0; r < n; r++) {
        members[r] = (member){.c = &c, .bootstrap = &bootstraps[r]};
        if (pthread_create(&members[r].thread, NULL, member_main,
                           &members[r]) != 0)
            abort();
    }
    for (int r = 0; r < n; r++)
        (void)pthread_join(members[r].thread, NULL);
    fake_bootstraps_free(bootstraps);
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
