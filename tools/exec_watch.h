/* The runs of 'sdyrt exec' that go on, and the thread that watches them. */
#ifndef SDYRT_TOOLS_EXEC_WATCH_H
#define SDYRT_TOOLS_EXEC_WATCH_H

#include <pthread.h>

#include "exec.h"

/* What a rank runs; NULL: nothing. */
typedef struct exec_running {
    sdyrt_executor *executor;
    sdyrt_context *context;
} exec_running;

typedef struct exec_watch {
    const exec_options *o;
    exec_running *running; /* by rank of this process */
    int n;
    bool shows;   /* that it runs */
    double start; /* as cli_now */
    pthread_t thread;
    pthread_mutex_t lock; /* of what follows, and of `running` */
    pthread_cond_t ended;
    bool is_ended, is_late, is_interrupted;
} exec_watch;

/* Fail unless --progress is one of its words. */
int exec_watch_check(const exec_options *o);

/* Watch the runs of `n` ranks of this process: after --timeout, and at a signal
 * of Ctrl-C or SIGTERM, all of them are stopped. A second signal ends the
 * process. `is_first`: this process shows the progress. */
int exec_watch_start(exec_watch *w, const exec_options *o, int n,
                     bool is_first);
/* A rank runs this, or is about to with `executor` NULL, or does no more. */
void exec_watch_set(exec_watch *w, int rank, sdyrt_executor *executor,
                    sdyrt_context *context);
/* End it. `status` of the runs; fails with the text of what has ended them. */
int exec_watch_end(exec_watch *w, sdyrt_status status);

#endif
