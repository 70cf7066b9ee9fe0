/* The current runs of 'sdyrt exec', and the thread that watches them. */
#ifndef SDYRT_TOOLS_EXEC_WATCH_H
#define SDYRT_TOOLS_EXEC_WATCH_H

#include <pthread.h>

#include "exec.h"

/* The run of a rank; NULL: none. */
typedef struct exec_running {
    sdyrt_executor *executor;
    sdyrt_context *context;
} exec_running;

typedef struct exec_watch {
    const exec_options *o;
    exec_running *running; /* by rank of this process */
    int n;
    bool shows;   /* the progress */
    double start; /* as cli_now */
    pthread_t thread;
    pthread_mutex_t lock; /* of the members below and `running` */
    pthread_cond_t ended;
    bool is_ended, is_late, is_interrupted;
} exec_watch;

/* Fail unless --progress is one of its words. */
int exec_watch_check(const exec_options *o);

/* Watch the runs of `n` ranks of this process: --timeout, Ctrl-C and SIGTERM
 * stop all of them. A second signal ends the process. `is_first`: this process
 * shows the progress. */
int exec_watch_start(exec_watch *w, const exec_options *o, int n,
                     bool is_first);
/* Set the run of a rank; `executor` NULL: none yet, or no more. */
void exec_watch_set(exec_watch *w, int rank, sdyrt_executor *executor,
                    sdyrt_context *context);
/* Stop watching. `status`: that of the runs; fails with the reason if the watch
 * has stopped them. */
int exec_watch_end(exec_watch *w, sdyrt_status status);

#endif
