/* The threads that compute: one pool for all executors of the process. What is
 * done in parts does not depend on how many there are. */
#ifndef SDYI_PROGRAM_EXECUTE_THREADS_H
#define SDYI_PROGRAM_EXECUTE_THREADS_H

#include "base/status.h"

/* Part `part` of a job, on thread `thread` of sdyi_threads_count(): no two
 * parts of a job run at once on one thread. */
typedef void sdyi_task(void *state, int64_t part, int thread);

/* Look at SDYRT_EXEC_THREADS. Errors: BAD_VALUE. */
sdyrt_status sdyi_threads_check(void);

/* How many: those that the environment says, or as many as there are processors
 * that the process may use. The same for as long as the process runs. */
int sdyi_threads_count(void);

/* Between an open and its close the threads are there: those of an executor. A
 * thread that cannot be started is left out. */
void sdyi_threads_open(void);
void sdyi_threads_close(void);

/* Run parts 0 to n - 1, in any order, and wait for all. The caller is thread 0,
 * and the only one while another job runs. Allocates nothing. */
void sdyi_threads_run(int64_t n, sdyi_task *task, void *state);

#endif
