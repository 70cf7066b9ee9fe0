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

#endif
