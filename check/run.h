/* Running cases on a backend and comparing with the oracle. */
#ifndef SDYRT_CHECK_RUN_H
#define SDYRT_CHECK_RUN_H

#include <sdyrt/bootstrap.h>

#include "check/paths.h"

#define CHECK_TEXT_BYTES 1024

/* The info of one rank's plan. */
typedef struct check_plan_report {
    sdyrt_plan_info info;
    uint64_t paths;                /* taken by the plan */
    char steps[CHECK_STEPS_BYTES]; /* their kinds and buffers */
    int64_t n_sends;
    int64_t n_receives;
    struct check_plan_box *sends; /* owned */
    struct check_plan_box *receives;
} check_plan_report;

/* A box of a plan, in coordinates of the global tensor. */
typedef struct check_plan_box {
    int from; /* rank */
    int to;
    int rank; /* of the box */
    int64_t offset[SDYRT_MAX_RANK];
    int64_t size[SDYRT_MAX_RANK];
    int64_t elements;
} check_plan_box;

/* Read the info of a plan. On false `failure` has the text. To be freed by
 * check_report_free on an error too. */
bool check_report_read(const sdyrt_plan *plan, check_plan_report *report,
                       char *failure);
void check_report_free(check_plan_report *report);

/* Compare the reports of all ranks with the definition and with one another.
 * `*paths` gets the paths of all ranks' plans. Replicas that share the sending
 * unevenly are a failure only for movement on one mesh. */
bool check_reports_agree(const check_case *c, const check_meaning *meaning,
                         int n_ranks, const check_plan_report *reports,
                         uint64_t *paths, char *failure);

/* The source of cases and the sink of results. `next` fills the case, or
 * returns false at the end; `done` gets NULL, or the failure. Both are called
 * by one thread at a time. */
typedef struct check_feed {
    bool (*next)(void *user, check_case *c);
    bool (*done)(void *user, const check_case *c,
                 const char *failure); /* false: stop */
    void *user;
    check_paths *paths; /* gets those of each case that passes; NULL: not asked
                           for. Of processes, rank 0's is filled. */
} check_feed;

/* Run cases as `n_ranks` ranks of threads until there are no more.
 * Errors: those of starting the threads; a case that fails is not one. */
sdyrt_status check_run_threads(const check_feed *feed, int n_ranks);

/* check_run_threads with threads of `launch`, on another backend. */
typedef sdyrt_status check_launch(const sdyrt_config *config, int n_ranks,
                                  sdyrt_rank_fn fn, void *argument);
sdyrt_status check_run_launched(const check_feed *feed, int n_ranks,
                                check_launch *launch);

/* Ranks that are processes of a job. */
typedef struct check_job {
    const sdyrt_bootstrap *bootstrap; /* of the ranks, for the check alone */
    /* Create this rank's context; collective. */
    sdyrt_status (*context)(void *user, const sdyrt_config *config,
                            sdyrt_context **context);
    void *user;
    int batch;           /* cases on a context, 0: as many as are usual */
    sdyrt_status status; /* the first failure of the two functions above, and
                            its text */
    char failure[CHECK_TEXT_BYTES];
} check_job;

/* check_run_threads as one rank of a job: each rank calls this, with a feed of
 * its own that gives the same cases.
 * Errors: those of `processes`; a case that fails is not one. */
sdyrt_status check_run_job(const check_feed *feed, check_job *processes);

#endif
