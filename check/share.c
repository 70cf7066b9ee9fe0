/* Exchanges between the ranks of a check that are processes: over a bootstrap
 * of their own, not by what is checked. */
#include "check/rank.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TIMEOUT 30 /* seconds; a case takes a millisecond */

double check_timeout(void) {
    const char *const text = getenv("SDYRT_TIMEOUT");
    const double seconds = text == NULL ? 0 : strtod(text, NULL);
    return seconds > 0 ? seconds : TIMEOUT;
}

/* Record that the job is lost: this rank shares no more, others time out. */
static void lose(check_job *job, sdyrt_status status, const char *why) {
    if (job->status != SDYRT_OK)
        return;
    job->status = status;
    (void)snprintf(job->failure, sizeof job->failure, "%s", why);
}

static bool gather(check_job *job, const void *own, void *all, size_t bytes) {
    const sdyrt_bootstrap *const b = job->bootstrap;
    if (job->status != SDYRT_OK)
        return false;
    /* another rank may still wait in its context, and come later */
    const sdyrt_status status =
        b->allgather(b->state, own, all, bytes, 2 * check_timeout());
    if (status != SDYRT_OK)
        lose(job, status, sdyrt_last_error());
    return status == SDYRT_OK;
}

/* Zeroed memory; NULL: the job is lost. */
static void *get_memory(check_job *job, size_t count, size_t bytes) {
    void *const memory = calloc(count > 0 ? count : 1, bytes > 0 ? bytes : 1);
    if (memory == NULL)
        lose(job, SDYRT_MEMORY, "no memory for what ranks found");
    return memory;
}

bool check_share_any(check_job *job, bool mine) {
    bool all[CHECK_MAX_RANKS];
    if (!gather(job, &mine, all, sizeof mine))
        return true;
    bool any = false;
    for (int r = 0; r < job->bootstrap->size; r++)
        any = any || all[r];
    return any;
}

/* -- reports --------------------------------------------------------------- */

static check_plan_box *copy_boxes(check_job *job, const check_plan_box *from,
                                  int64_t n) {
    check_plan_box *const boxes = get_memory(job, (size_t)n, sizeof *boxes);
    if (boxes != NULL && n > 0)
        memcpy(boxes, from, (size_t)n * sizeof *boxes);
    return boxes;
}

void check_share_claims(check_job *job, check_rank *ranks) {
    const int me = job->bootstrap->rank, n = job->bootstrap->size;
    const check_plan_report *const own = &ranks[me].report;
    check_plan_report *const reports =
        get_memory(job, (size_t)n, sizeof *reports);
    check_plan_box *boxes = NULL, *all = NULL;
    size_t most = 0; /* boxes of a rank */
    if (reports == NULL || !gather(job, own, reports, sizeof *own))
        goto free_all;
    for (int r = 0; r < n; r++) {
        const size_t boxes_of =
            (size_t)(reports[r].n_sends + reports[r].n_receives);
        most = boxes_of > most ? boxes_of : most;
    }
    boxes = get_memory(job, most, sizeof *boxes);
    all = get_memory(job, most * (size_t)n, sizeof *all);
    if (boxes == NULL || all == NULL)
        goto free_all;
    if (own->n_sends > 0)
        memcpy(boxes, own->sends, (size_t)own->n_sends * sizeof *boxes);
    if (own->n_receives > 0)
        memcpy(boxes + own->n_sends, own->receives,
               (size_t)own->n_receives * sizeof *boxes);
    if (!gather(job, boxes, all, most * sizeof *boxes) || me > 0)
        goto free_all;
    for (int r = 1; r < n; r++) {
        const check_plan_box *const from = all + (size_t)r * most;
        check_plan_report *const report = &ranks[r].report;
        *report = reports[r];
        report->sends = copy_boxes(job, from, report->n_sends);
        report->receives =
            copy_boxes(job, from + report->n_sends, report->n_receives);
    }
free_all:
    free(reports);
    free(boxes);
    free(all);
}

/* -- results --------------------------------------------------------------- */

/* The buffers of other ranks are made as on these ranks, but in own memory. */
void check_share_outs(check_job *job, check_case *c,
                      const check_meaning *meaning, check_rank *ranks) {
    const int me = job->bootstrap->rank, n = job->bootstrap->size;
    const check_memory memory = c->memory;
    size_t most = 0;
    c->memory = CHECK_OWN;
    for (int r = 0; r < n; r++) {
        if (r != me)
            check_rank_make(c, meaning, r, NULL, &ranks[r]);
        if (ranks[r].out.base == NULL)
            lose(job, SDYRT_MEMORY, "no memory for the ranks' buffers");
        most = ranks[r].out.bytes > most ? ranks[r].out.bytes : most;
    }
    c->memory = memory;
    unsigned char *const own = get_memory(job, most, 1);
    unsigned char *const all = get_memory(job, (size_t)n, most);
    if (job->status == SDYRT_OK) {
        assert(own != NULL && ranks[me].out.base != NULL);
        memcpy(own, ranks[me].out.base, ranks[me].out.bytes);
    }
    if (gather(job, own, all, most))
        for (int r = 0; r < n; r++) {
            assert(all != NULL && ranks[r].out.base != NULL);
            memcpy(ranks[r].out.base, all + (size_t)r * most,
                   ranks[r].out.bytes);
        }
    free(own);
    free(all);
}

typedef struct result {
    sdyrt_status status;
    char failure[CHECK_TEXT_BYTES];
} result;

void check_share_results(check_job *job, check_rank *ranks) {
    const int me = job->bootstrap->rank, n = job->bootstrap->size;
    result own = {.status = ranks[me].status};
    memcpy(own.failure, ranks[me].failure, sizeof own.failure);
    result *const all = get_memory(job, (size_t)n, sizeof *all);
    if (all != NULL && gather(job, &own, all, sizeof own)) {
        for (int r = 0; r < n; r++) {
            ranks[r].status = all[r].status;
            memcpy(ranks[r].failure, all[r].failure, sizeof own.failure);
        }
    }
    free(all);
}

/* -- contexts -------------------------------------------------------------- */

sdyrt_status check_share_context(check_job *job, const sdyrt_config *config,
                                 sdyrt_context **context) {
    const sdyrt_status status = job->context(job->user, config, context);
    if (status != SDYRT_OK)
        lose(job, status, sdyrt_last_error());
    return status;
}
