/* Waiting without a thread of its own: spin while there are cores enough,
 * yield, then sleep; look now and then which ranks are gone.
 *
 * Ranks that outnumber the cores would spend them on waking up. They sleep on
 * the bell of their slot instead, the longer the more they are, and are woken
 * by who has posted, staged, read or reached what they may wait for:
 *
 *   turn      | sleeper                       | waker
 *   ----------+-------------------------------+-----------------------------
 *   drowsy    | notes the bell, sets `sleeps` | has changed what is awaited,
 *             | and looks once more at what   | takes `sleeps` off if it is
 *             | it awaits                     | set, rings
 *   asleep    | until the bell is not as      |
 *             | noted, or for a nap           |
 *
 * Anything else, such as a broken context, is seen at the end of a nap. */
#include "runtime/shm/shm.h"

#include <linux/futex.h>
#include <sched.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

#define YIELD 2e-3        /* seconds before it sleeps */
#define LOOK 50e-3        /* between looks for ranks that are gone */
#define LOOK_RANKS 64     /* ranks for one look; with more, looks are rarer */
#define SLEEP 50e-6       /* at first */
#define LONG_SLEEP 500e-6 /* after a second */

static void relax(void) {
#if defined(__x86_64__) || defined(__i386__)
    __builtin_ia32_pause();
#endif
}

/* Ranks have not a core each. */
static bool is_crowded(const sdyi_shm_rank *me) {
    return me->spins == 0;
}

void sdyi_shm_wake(const sdyrt_context *context, int peer) {
    const sdyi_shm_rank *me = context->state;
    if (!is_crowded(me))
        return;
    sdyi_shm_slot *const slot = me->peers[peer].slot;
    /* after `sleeps` was set: it is seen; before: the sleeper sees the change,
     * since all four are of one order (memory_order_seq_cst) */
    int sleeps = atomic_load(&slot->sleeps);
    if ((sleeps != -1 && sleeps != me->peer_of[context->rank] + 1) ||
        !atomic_compare_exchange_strong(&slot->sleeps, &sleeps, 0))
        return;
    atomic_fetch_add(&slot->bell, 1);
    (void)syscall(SYS_futex, &slot->bell, FUTEX_WAKE, 1, NULL, NULL, 0);
}

void sdyi_shm_wake_readers(const sdyrt_context *context,
                           const sdyi_exchange *step) {
    const sdyi_shm_rank *me = context->state;
    for (int64_t i = 0; i < step->n_sends; i++) {
        const int peer = me->peer_of[step->sends[i].peer];
        if (peer >= 0)
            sdyi_shm_wake(context, peer);
    }
}

/* Seconds of a nap: messages of other nodes come only when somebody looks. */
static double nap_seconds(const sdyi_shm_rank *me, double waited) {
    const double nap = waited < 1 ? SLEEP : LONG_SLEEP;
    const double crowd = is_crowded(me) && me->net == NULL ? me->n_peers : 1;
    return nap * crowd < LOOK ? nap * crowd : LOOK;
}

static void nap(sdyi_shm_rank *me, sdyi_shm_wait *wait, double waited) {
    sdyi_shm_slot *const slot = me->slot;
    const struct timespec time = {0, (long)(1e9 * nap_seconds(me, waited))};
    if (!is_crowded(me)) {
        nanosleep(&time, NULL);
        return;
    }
    if (wait->is_drowsy)
        (void)syscall(SYS_futex, &slot->bell, FUTEX_WAIT, wait->bell, &time,
                      NULL, 0);
    wait->is_drowsy = true;
    wait->bell = atomic_load(&slot->bell);
    atomic_store(&slot->sleeps, wait->only == 0 ? -1 : wait->only);
}

bool sdyi_shm_wait_turn(sdyrt_context *context, sdyi_shm_wait *wait) {
    sdyi_shm_rank *me = context->state;
    if (me->net != NULL)
        me->net->progress(context);
    if (sdyi_shm_stage_more(context)) {
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
    const int more = context->size / LOOK_RANKS;
    const double pause = LOOK * (1 + more);
    if (waited <= 0)
        wait->next_look = now + pause;
    if (now >= wait->next_look) {
        sdyi_shm_look_around(context);
        wait->next_look = now + pause;
    }
    if (waited < YIELD)
        sched_yield();
    else
        nap(me, wait, waited);
    return waited < context->timeout;
}
