/* Waiting without a thread of its own: spin while there are cores enough,
 * yield, then sleep; look now and then which ranks are gone. */
#include "runtime/shm/shm.h"

#include <sched.h>
#include <time.h>

#define YIELD 2e-3            /* seconds before it sleeps */
#define LOOK 50e-3            /* between looks for ranks that are gone */
#define SLEEP_NS 50000L       /* at first */
#define LONG_SLEEP_NS 500000L /* after a second */

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
        wait->patience = (sdyi_patience){0};
        return true;
    }
    if (wait->turns < me->spins) {
        wait->turns++;
        relax();
        return true;
    }
    const double now = sdyi_clock();
    const double waited = sdyi_patience_turn(&wait->patience, now);
    if (waited <= 0)
        wait->next_look = now + LOOK;
    if (now >= wait->next_look) {
        sdyi_shm_look_around(context);
        wait->next_look = now + LOOK;
    }
    if (waited < YIELD) {
        sched_yield();
    } else {
        const struct timespec nap = {0, waited < 1 ? SLEEP_NS : LONG_SLEEP_NS};
        nanosleep(&nap, NULL);
    }
    return waited < context->timeout;
}
