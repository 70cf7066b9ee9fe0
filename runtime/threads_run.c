/* Starting ranks as threads of this process. */
#include "base/status.h"
#include "base/topology.h"
#include "runtime/context.h"
#include "runtime/threads/threads.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the threads of one sdyrt_threads_run share. */
typedef struct crew {
    sdyrt_rank_fn fn;
    void *argument;
    bool is_bound; /* each rank to a core of its own */
    pthread_mutex_t lock;
    pthread_cond_t opened;
    enum { GATE_CLOSED, GATE_OPEN, GATE_CANCELLED } gate;
    /* of the rank that failed first */
    sdyrt_status status;
    sdyrt_error_kind kind;
    char text[1100];
} crew;

typedef struct member {
    crew *c;
    sdyrt_context *context;
    pthread_t thread;
} member;

/* Keep the first failure, but let one of a rank's own replace ABORTED: a victim
 * may return before the culprit. */
static void record_result(crew *c, int rank, sdyrt_status status) {
    if (status == SDYRT_OK)
        return;
    const char *const text = sdyrt_last_error();
    pthread_mutex_lock(&c->lock);
    if (c->status == SDYRT_OK ||
        (c->status == SDYRT_ABORTED && status != SDYRT_ABORTED)) {
        c->status = status;
        c->kind = sdyrt_last_error_kind();
        snprintf(c->text, sizeof c->text, "rank %d: %s%s", rank,
                 *text == '\0' ? "its function returned " : text,
                 *text == '\0' ? sdyrt_status_name(status) : "");
    }
    pthread_mutex_unlock(&c->lock);
}

/* A rank's function has ended in an error (this thread's error text): nobody
 * need wait for it. */
static void leave_broken(sdyrt_context *context) {
    char text[600];
    snprintf(text, sizeof text, "rank %d has returned with an error: %s",
             sdyrt_context_rank(context), sdyrt_last_error());
    context->backend->abort(context, SDYRT_ABORTED, text);
}

static void *member_main(void *argument) {
    member *m = argument;
    crew *c = m->c;
    pthread_mutex_lock(&c->lock);
    while (c->gate == GATE_CLOSED)
        pthread_cond_wait(&c->opened, &c->lock);
    const bool is_open = c->gate == GATE_OPEN;
    pthread_mutex_unlock(&c->lock);
    const int rank = sdyrt_context_rank(m->context);
    if (is_open) {
        if (c->is_bound)
            sdyi_topology_bind(rank);
        const sdyrt_status status = c->fn(m->context, c->argument);
        record_result(c, rank, status);
        if (status != SDYRT_OK)
            leave_broken(m->context);
    }
    sdyrt_context_destroy(m->context);
    return NULL;
}

/* Start the members, all or none. */
static sdyrt_status start_members(crew *c, member *members,
                                  sdyrt_context **contexts, int n) {
    int started = 0, error = 0;
    for (; started < n; started++) {
        members[started] = (member){.c = c, .context = contexts[started]};
        error = pthread_create(&members[started].thread, NULL, member_main,
                               &members[started]);
        if (error != 0)
            break;
    }
    pthread_mutex_lock(&c->lock);
    c->gate = error == 0 ? GATE_OPEN : GATE_CANCELLED;
    pthread_cond_broadcast(&c->opened);
    pthread_mutex_unlock(&c->lock);
    for (int i = started; i < n; i++)
        sdyrt_context_destroy(contexts[i]);
    for (int i = 0; i < started; i++)
        pthread_join(members[i].thread, NULL);
    if (error != 0)
        return sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                         "cannot start the thread of rank %d of %d: %s",
                         started, n, strerror(error));
    return SDYRT_OK;
}

sdyrt_status sdyrt_threads_run(const sdyrt_config *config, int n_ranks,
                               sdyrt_rank_fn fn, void *argument) {
    if (fn == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_NULL_ARGUMENT,
                         "sdyrt_threads_run: 'fn' is NULL");
    sdyrt_config resolved;
    SDYI_TRY(sdyi_config_resolve(config, &resolved));
    SDYI_TRY(sdyi_check_thread_count(n_ranks));
    const size_t n = (size_t)n_ranks;
    sdyrt_context **contexts = calloc(n, sizeof(sdyrt_context *));
    member *members = calloc(n, sizeof *members);
    sdyrt_status status;
    if (contexts == NULL || members == NULL) {
        status = SDYI_NO_MEMORY(n * (sizeof *contexts + sizeof *members));
        goto free_arrays;
    }
    status = sdyrt_threads_create(&resolved, n_ranks, contexts);
    if (status != SDYRT_OK)
        goto free_arrays;

    crew c = {.fn = fn, .argument = argument, .gate = GATE_CLOSED};
    pthread_mutex_init(&c.lock, NULL);
    pthread_cond_init(&c.opened, NULL);
    /* one thread gains nothing, and may be one of many such processes */
    c.is_bound =
        resolved.bind && n_ranks > 1 && sdyi_topology_has_cores(n_ranks);
    status = start_members(&c, members, contexts, n_ranks);
    pthread_cond_destroy(&c.opened);
    pthread_mutex_destroy(&c.lock);
    if (status == SDYRT_OK && c.status != SDYRT_OK)
        status = sdyi_fail(c.status, c.kind, "%s", c.text);

free_arrays:
    free(members);
    free(contexts);
    return status;
}
