/* The monotonic clock: the time, and waiting for a condition until one. */
#ifndef SDYI_BASE_CLOCK_H
#define SDYI_BASE_CLOCK_H

#include "base/status.h"

#include <pthread.h>
#include <time.h>

/* Seconds since some time in the past. */
SDYI_EXPORT double sdyi_clock(void);

/* A condition that is waited for on that clock. */
SDYI_EXPORT void sdyi_condition_init(pthread_cond_t *condition);

/* The time `seconds` from now, 30 years at most. */
SDYI_EXPORT struct timespec sdyi_deadline_after(double seconds);

/* A wait in turns: zero-initialised. A turn counts for SDYI_LONGEST_TURN at
 * most: in a longer one the process or its machine stood still, and whom it
 * waits for perhaps as well. */
typedef struct sdyi_patience {
    double waited; /* seconds */
    double last;   /* turn, by sdyi_clock; 0: there was none */
} sdyi_patience;

#define SDYI_LONGEST_TURN 0.1 /* seconds */

/* A turn at the time `now`: the seconds waited since the first. */
SDYI_EXPORT double sdyi_patience_turn(sdyi_patience *patience, double now);

#endif
