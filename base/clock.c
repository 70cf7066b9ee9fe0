/* Time by CLOCK_MONOTONIC: setting the machine's clock moves no timeout. */
#include "base/clock.h"

double sdyi_clock(void) {
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

void sdyi_condition_init(pthread_cond_t *condition) {
    pthread_condattr_t monotonic;
    (void)pthread_condattr_init(&monotonic);
    (void)pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    (void)pthread_cond_init(condition, &monotonic);
    (void)pthread_condattr_destroy(&monotonic);
}

struct timespec sdyi_deadline_after(double seconds) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    const double limit = 1e9; /* 30 years */
    const double wait = seconds < limit ? seconds : limit;
    const time_t whole = (time_t)wait;
    t.tv_sec += whole;
    t.tv_nsec += (long)((wait - (double)whole) * 1e9);
    if (t.tv_nsec >= 1000000000L) {
        t.tv_nsec -= 1000000000L;
        t.tv_sec++;
    }
    return t;
}

double sdyi_patience_turn(sdyi_patience *patience, double now) {
    const double turn = patience->last > 0 ? now - patience->last : 0;
    patience->waited += turn < SDYI_LONGEST_TURN ? turn : SDYI_LONGEST_TURN;
    patience->last = now;
    return patience->waited;
}
