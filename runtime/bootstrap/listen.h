/* Listening where the other ranks look for rank 0. */
#ifndef SDYI_RUNTIME_BOOTSTRAP_LISTEN_H
#define SDYI_RUNTIME_BOOTSTRAP_LISTEN_H

#include "runtime/bootstrap/environment.h"

#define SDYI_MOST_LISTENERS 4

typedef struct sdyi_listeners {
    int fds[SDYI_MOST_LISTENERS];
    int n;
} sdyi_listeners;

/* Listen on the job's port: on this machine's own addresses when the job's host
 * is one of these, else on all, since the host's name may mean another address
 * to others. `where` names it for a person. A port in use is tried again for
 * a second, `timeout` at most: a job before this one may be ending.
 * Errors: SYSTEM. */
sdyrt_status sdyi_listen(const sdyi_job *job, const char *where, double timeout,
                         sdyi_listeners *listeners);
void sdyi_listeners_close(sdyi_listeners *listeners);

#endif
