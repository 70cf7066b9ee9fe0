/* Waiting without a thread of its own: spin while there are cores enough,
 * yield, then sleep; look now and then whether the peers still live. */
#include "runtime/shm/shm.h"

#include <sched.h>
#include <time.h>

#define YIELD_NS ((int64_t)2000000) /* before it sleeps */
#define LOOK_NS ((int64_t)50000000) /* between looks for dead processes */
#define SLEEP_NS 50000L             /* at first */
#define LONG_SLEEP_NS 500000L       /* after a second */
#define SECOND_NS ((int64_t)1000000000)

static int64_t now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * SECOND_NS + t.tv_nsec;
}

static void relax(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

bool sdyi_shm_wait_turn(sdyrt_context *context, sdyi_shm_wait *wait) {
    sdyi_shm_rank *me = context->state;
    if (me->net != NULL)
        me->net->progress(context);
    if (sdyi_shm_stage_more(me)) {
        wait->start = 0;
        return true;
    }
    if (wait->turns < me->spins) {
        wait->turns++;
        relax();
        return true;
    }
    const int64_t now = now_ns();
    if (wait->start == 0) {
        const double limit = 1e9; /* 30 years */
        const double seconds =
            context->timeout < limit ? context->timeout : limit;
        wait->start = now;
        wait->deadline = now + (int64_t)(seconds * (double)SECOND_NS);
        wait->next_look = now + LOOK_NS;
    }
    if (now >= wait->next_look) {
        sdyi_shm_look_for_dead(context);
        wait->next_look = now + LOOK_NS;
    }
    const int64_t waited = now - wait->start;
    if (waited < YIELD_NS) {
        sched_yield();
    } else {
        const struct timespec nap = {0, waited < SECOND_NS ? SLEEP_NS
                                                           : LONG_SLEEP_NS};
        nanosleep(&nap, NULL);
    }
    return now < wait->deadline;
}
