/* The bootstrap of threads of one process.
 *
 * A rank comes to a call, where it may raise the largest of numbers in the
 * team's memory, and waits until all have come. What is gathered is each rank's
 * own until all have copied it: those that gather do nothing but copy then, so
 * that this needs no deadline. Ranks that wait are woken where all have come or
 * a call fails, and not for each that comes. */
#include "base/alloc.h"
#include "base/clock.h"
#include "base/status.h"
#include "runtime/bootstrap/bootstrap.h"
#include "runtime/context.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct member {
    struct team *team;
    int rank;
    /* under the team's lock */
    sdyi_bootstrap_call shown; /* the last */
    bool gone;
    uint64_t n_gathers; /* that it has come to */
    const void *own;
} member;

typedef struct team {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int size;
    int n_here; /* members that are not gone */
    /* Sums over all members: calls that they have come to, and gathers that
     * they have finished. A rank is in one call at a time, so call number `seq`
     * is complete when the sum is `seq` times the members. */
    uint64_t n_shown, n_copied;
    /* Of the call under way and the one before, which some may still read. */
    struct {
        uint64_t *numbers;
        size_t room;
    } largest[2];
    sdyrt_status broken;
    sdyrt_error_kind broken_kind;
    uint64_t broken_call;
    char breakage[512];
    member members[];
} team;

/* The first rank that has not shown what `me` has; the size: none. */
static int find_missing(const team *t, const member *me) {
    int r = 0;
    while (r < t->size && t->members[r].shown.seq >= me->shown.seq)
        r++;
    return r;
}

/* Break the team with this thread's last error. The lock is held. */
static sdyrt_status break_team(team *t, const member *me, sdyrt_status status) {
    t->broken = status;
    t->broken_kind = sdyrt_last_error_kind();
    t->broken_call = me->shown.seq;
    snprintf(t->breakage, sizeof t->breakage, "%s", sdyrt_last_error());
    pthread_cond_broadcast(&t->changed);
    return status;
}

/* Fail after a breakage: ranks in the call that broke the team with its error,
 * ranks in later calls with another. */
static sdyrt_status fail_broken(const team *t, const member *me) {
    if (me->shown.seq == t->broken_call)
        return sdyi_fail(t->broken, t->broken_kind, "%s", t->breakage);
    return sdyi_bootstrap_unusable(t->breakage);
}

/* Fails with the first rank that cannot come to the same call: it is in another
 * one, or gone. */
static sdyrt_status check_all(team *t, const member *me) {
    for (int r = 0; r < t->size; r++) {
        const member *const s = &t->members[r];
        if (s->shown.seq == me->shown.seq &&
            (s->shown.bytes != me->shown.bytes ||
             s->shown.kind != me->shown.kind))
            return break_team(
                t, me,
                sdyi_bootstrap_differ(r, &s->shown, me->rank, &me->shown));
        if (s->shown.seq < me->shown.seq && s->gone)
            return break_team(
                t, me,
                sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                          "%s: rank %d of %d has gone: its bootstrap was freed",
                          sdyi_bootstrap_describe(&me->shown).text, r,
                          t->size));
    }
    return SDYRT_OK;
}

static bool have_all_come(const team *t, const member *me) {
    return t->n_shown >= me->shown.seq * (uint64_t)t->size;
}

/* Make the team's numbers of this call the largest of them and `own`. */
static sdyrt_status raise(team *t, const member *me, const uint64_t *own,
                          size_t n) {
    const uint64_t seq = me->shown.seq;
    uint64_t **const numbers = &t->largest[seq % 2].numbers;
    size_t *const room = &t->largest[seq % 2].room;
    const bool is_first = t->n_shown == (seq - 1) * (uint64_t)t->size;
    if (n > *room) {
        SDYI_RESIZE(*numbers, n);
        *room = n;
    }
    for (size_t i = 0; i < n; i++)
        if (is_first || own[i] > (*numbers)[i])
            (*numbers)[i] = own[i];
    return SDYRT_OK;
}

/* Come to a call. The lock is held. */
static sdyrt_status show(team *t, member *me, sdyi_bootstrap_kind kind,
                         const void *own, size_t bytes) {
    me->shown = (sdyi_bootstrap_call){me->shown.seq + 1, bytes, kind};
    me->own = own;
    if (t->broken != SDYRT_OK)
        return fail_broken(t, me);
    SDYI_TRY(check_all(t, me));
    if (kind == SDYI_CALL_MAX) {
        const sdyrt_status status = raise(t, me, own, bytes / sizeof(uint64_t));
        if (status != SDYRT_OK)
            return break_team(t, me, status);
    }
    t->n_shown++;
    if (have_all_come(t, me))
        pthread_cond_broadcast(&t->changed);
    return SDYRT_OK;
}

/* Wait until all ranks have come to the call of `me`. The lock is held. A call
 * that is complete holds, whatever has become of later ones. */
static sdyrt_status meet(team *t, const member *me, double timeout) {
    const struct timespec deadline = sdyi_deadline_after(timeout);
    for (bool in_time = true; !have_all_come(t, me);) {
        if (t->broken != SDYRT_OK)
            return fail_broken(t, me);
        SDYI_TRY(check_all(t, me));
        if (!in_time)
            return break_team(
                t, me,
                sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                          "%s: rank %d of %d did not come within %g s",
                          sdyi_bootstrap_describe(&me->shown).text,
                          find_missing(t, me), t->size, timeout));
        in_time = pthread_cond_timedwait(&t->changed, &t->lock, &deadline) == 0;
    }
    return SDYRT_OK;
}

/* Come to a call of all, and wait for the others. */
static sdyrt_status call_all(member *me, sdyi_bootstrap_kind kind,
                             const void *own, size_t bytes, double timeout) {
    team *const t = me->team;
    pthread_mutex_lock(&t->lock);
    sdyrt_status status = show(t, me, kind, own, bytes);
    if (status == SDYRT_OK)
        status = meet(t, me, timeout);
    pthread_mutex_unlock(&t->lock);
    return status;
}

/* -- the callbacks --------------------------------------------------------- */

static sdyrt_status threads_allgather(void *state, const void *own, void *all,
                                      size_t bytes, double timeout) {
    member *const me = state;
    team *const t = me->team;
    size_t total;
    SDYI_TRY(
        sdyi_bootstrap_check_call(t->size, own, all, bytes, timeout, &total));
    SDYI_TRY(call_all(me, SDYI_CALL_GATHER, own, bytes, timeout));
    for (int r = 0; bytes > 0 && r < t->size; r++) {
        char *const to = (char *)all + (size_t)r * bytes;
        if (t->members[r].own != to)
            memcpy(to, t->members[r].own, bytes);
    }
    pthread_mutex_lock(&t->lock);
    const uint64_t end = ++me->n_gathers * (uint64_t)t->size;
    if (++t->n_copied == end)
        pthread_cond_broadcast(&t->changed);
    while (t->n_copied < end)
        pthread_cond_wait(&t->changed, &t->lock);
    pthread_mutex_unlock(&t->lock);
    return SDYRT_OK;
}

static sdyrt_status threads_barrier(void *state, double timeout) {
    member *const me = state;
    size_t total;
    SDYI_TRY(sdyi_bootstrap_check_call(me->team->size, NULL, NULL, 0, timeout,
                                       &total));
    return call_all(me, SDYI_CALL_BARRIER, NULL, 0, timeout);
}

/* Only the call after the next uses the same numbers, which no rank comes to
 * before all are through with this one. */
static sdyrt_status threads_max(void *state, uint64_t *numbers, size_t n,
                                double timeout) {
    member *const me = state;
    const size_t bytes = n * sizeof *numbers;
    size_t total;
    SDYI_TRY(sdyi_bootstrap_check_call(me->team->size, numbers, numbers, bytes,
                                       timeout, &total));
    SDYI_TRY(call_all(me, SDYI_CALL_MAX, numbers, bytes, timeout));
    if (bytes > 0)
        memcpy(numbers, me->team->largest[me->shown.seq % 2].numbers, bytes);
    return SDYRT_OK;
}

/* The last to go takes the team along. */
static void threads_free(void *state) {
    member *me = state;
    if (me == NULL)
        return;
    team *const t = me->team;
    pthread_mutex_lock(&t->lock);
    me->gone = true;
    const bool is_last = --t->n_here == 0;
    pthread_cond_broadcast(&t->changed);
    pthread_mutex_unlock(&t->lock);
    if (!is_last)
        return;
    pthread_cond_destroy(&t->changed);
    pthread_mutex_destroy(&t->lock);
    free(t->largest[0].numbers);
    free(t->largest[1].numbers);
    free(t);
}

sdyrt_status sdyrt_bootstrap_threads(int n, sdyrt_bootstrap *bootstraps) {
    SDYI_NOT_NULL(bootstraps);
    SDYI_STRUCT(bootstraps);
    SDYI_TRY(sdyi_check_thread_count(n));
    const size_t bytes = sizeof(team) + (size_t)n * sizeof(member);
    team *t = calloc(1, bytes);
    if (t == NULL)
        return SDYI_NO_MEMORY(bytes);
    t->size = t->n_here = n;
    pthread_mutex_init(&t->lock, NULL);
    sdyi_condition_init(&t->changed);
    for (int r = 0; r < n; r++) {
        t->members[r] = (member){.team = t, .rank = r};
        bootstraps[r] = (sdyrt_bootstrap){.struct_bytes = sizeof *bootstraps,
                                          .rank = r,
                                          .size = n,
                                          .state = &t->members[r],
                                          .allgather = threads_allgather,
                                          .barrier = threads_barrier,
                                          .max = threads_max,
                                          .free = threads_free};
    }
    return SDYRT_OK;
}
