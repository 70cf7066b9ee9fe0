/* The threads that compute: one pool for all executors of the process. The
 * split of a job into parts does not depend on their number. */
#ifndef SDYI_PROGRAM_EXECUTE_THREADS_H
#define SDYI_PROGRAM_EXECUTE_THREADS_H

#include "base/status.h"

/* Part `part` of a job, on thread `thread` of sdyi_threads_count(): no two
 * parts of a job run at once on one thread. */
typedef void sdyi_task(void *state, int64_t part, int thread);

/* Check the value of SDYRT_EXEC_THREADS. Errors: BAD_VALUE. */
sdyrt_status sdyi_threads_check(void);

/* The number of threads: SDYRT_EXEC_THREADS, or the processors that the process
 * may use. It never changes while the process runs. */
int sdyi_threads_count(void);

/* Start and stop the threads: an executor opens and closes them, and they run
 * while one is open. A thread that cannot be started is left out. */
void sdyi_threads_open(void);
void sdyi_threads_close(void);

/* Run parts 0 to n - 1, in any order, and wait for all. The caller is thread 0,
 * and the only one while another job runs. Allocates nothing. */
void sdyi_threads_run(int64_t n, sdyi_task *task, void *state);

#endif
