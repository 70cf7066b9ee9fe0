/* The bootstrap of threads of one process.
 *
 * A call has two phases: all ranks show what they have, and all have copied it;
 * only then is it theirs again. Ranks that have shown theirs do nothing but
 * copy, so the second phase needs no deadline. */
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
    uint64_t copied;           /* number of that call */
    bool gone;
    const void *own;
} member;

typedef struct team {
    pthread_mutex_t lock;
    pthread_cond_t changed;
    int size;
    int n_here; /* members that are not gone */
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

static bool have_all_copied(const team *t, uint64_t call) {
    int r = 0;
    while (r < t->size && t->members[r].copied >= call)
        r++;
    return r == t->size;
}

/* This thread's last error is everybody's. The lock is held. */
static sdyrt_status break_team(team *t, const member *me, sdyrt_status status) {
    t->broken = status;
    t->broken_kind = sdyrt_last_error_kind();
    t->broken_call = me->shown.seq;
    snprintf(t->breakage, sizeof t->breakage, "%s", sdyrt_last_error());
    pthread_cond_broadcast(&t->changed);
    return status;
}

/* Those of the call that broke it fail as it did. */
static sdyrt_status fail_broken(const team *t, const member *me) {
    if (me->shown.seq == t->broken_call)
        return sdyi_fail(t->broken, t->broken_kind, "%s", t->breakage);
    return sdyi_bootstrap_unusable(t->breakage);
}

/* All have come, or the first that is known to be none of them is told of. */
static sdyrt_status check_all(team *t, const member *me) {
    char own[SDYI_BOOTSTRAP_CALL_TEXT];
    for (int r = 0; r < t->size; r++) {
        const member *const s = &t->members[r];
        if (s->shown.seq == me->shown.seq &&
            (s->shown.bytes != me->shown.bytes ||
             s->shown.is_barrier != me->shown.is_barrier))
            return break_team(
                t, me,
                sdyi_bootstrap_differ(r, &s->shown, me->rank, &me->shown));
        if (s->shown.seq < me->shown.seq && s->gone)
            return break_team(
                t, me,
                sdyi_fail(SDYRT_ABORTED, SDYRT_KIND_RANK_FAILED,
                          "%s: rank %d of %d has gone: its bootstrap was freed",
                          sdyi_bootstrap_describe(&me->shown, own), r,
                          t->size));
    }
    return SDYRT_OK;
}

/* Wait until all ranks have shown what they have. The lock is held. */
static sdyrt_status meet(team *t, const member *me, double timeout) {
    const struct timespec deadline = sdyi_deadline_after(timeout);
    char own[SDYI_BOOTSTRAP_CALL_TEXT];
    for (bool in_time = true;;) {
        if (t->broken != SDYRT_OK)
            return fail_broken(t, me);
        SDYI_TRY(check_all(t, me));
        const int missing = find_missing(t, me);
        if (missing == t->size)
            return SDYRT_OK;
        if (!in_time)
            return break_team(
                t, me,
                sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING,
                          "%s: rank %d of %d did not come within %g s",
                          sdyi_bootstrap_describe(&me->shown, own), missing,
                          t->size, timeout));
        in_time = pthread_cond_timedwait(&t->changed, &t->lock, &deadline) == 0;
    }
}

static sdyrt_status run(member *me, bool is_barrier, const void *own, char *all,
                        size_t bytes, double timeout) {
    team *const t = me->team;
    size_t total;
    SDYI_TRY(
        sdyi_bootstrap_check_call(t->size, own, all, bytes, timeout, &total));
    pthread_mutex_lock(&t->lock);
    me->shown = (sdyi_bootstrap_call){me->shown.seq + 1, bytes, is_barrier};
    me->own = own;
    pthread_cond_broadcast(&t->changed);
    const sdyrt_status status = meet(t, me, timeout);
    pthread_mutex_unlock(&t->lock);
    if (status != SDYRT_OK)
        return status;
    for (int r = 0; bytes > 0 && r < t->size; r++)
        if (t->members[r].own != all + (size_t)r * bytes)
            memcpy(all + (size_t)r * bytes, t->members[r].own, bytes);
    pthread_mutex_lock(&t->lock);
    me->copied = me->shown.seq;
    pthread_cond_broadcast(&t->changed);
    while (!have_all_copied(t, me->shown.seq))
        pthread_cond_wait(&t->changed, &t->lock);
    pthread_mutex_unlock(&t->lock);
    return SDYRT_OK;
}

/* -- the callbacks --------------------------------------------------------- */

static sdyrt_status threads_allgather(void *state, const void *own, void *all,
                                      size_t bytes, double timeout) {
    return run(state, false, own, all, bytes, timeout);
}

static sdyrt_status threads_barrier(void *state, double timeout) {
    return run(state, true, NULL, NULL, 0, timeout);
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
                                          .free = threads_free};
    }
    return SDYRT_OK;
}
