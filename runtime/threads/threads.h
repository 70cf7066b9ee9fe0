/* The threads backend. */
#ifndef SDYI_THREADS_THREADS_H
#define SDYI_THREADS_THREADS_H

#include <sdyrt/status.h>

/* Errors: BAD_VALUE unless 1 <= n_ranks <= 4096. */
sdyrt_status sdyi_check_thread_count(int n_ranks);

#endif
