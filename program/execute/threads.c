/* A pool of threads that sleep between jobs.
 *
 * | state   | task | n_inside | next step                               |
 * |---------|------|----------|-----------------------------------------|
 * | idle    | NULL | 0        | a caller that takes `is_taken`          |
 * | open    | set  | any      | workers enter, each once a job          |
 * | closing | NULL | > 0      | those inside end their last parts       |
 *
 * A caller opens a job, takes parts itself until none is left, closes the job,
 * and waits until nobody is inside: a worker that wakes late finds it closed,
 * and nobody waits for it. A caller that finds the pool taken, by another or by
 * a job of its own, runs all parts itself. */
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "program/execute/threads.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

enum { MOST_THREADS = 64 };

/* The lock of opening and closing the pool, which wait for threads; taken
 * before `pool.lock`. */
static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;
static int n_opens, n_workers;
static pthread_t workers[MOST_THREADS];

static struct {
    pthread_mutex_t lock; /* of all but `next` and `is_taken` */
    pthread_cond_t has_work, is_empty;
    bool is_ending;
    sdyi_task *task;
    void *state;
    int64_t n;
    uint64_t job; /* the number of the last one */
    int n_inside;
    _Atomic int64_t next; /* part */
    atomic_flag is_taken;
} pool = {.lock = PTHREAD_MUTEX_INITIALIZER,
          .has_work = PTHREAD_COND_INITIALIZER,
          .is_empty = PTHREAD_COND_INITIALIZER,
          .is_taken = ATOMIC_FLAG_INIT};

/* -- number of threads ----------------------------------------------------- */

static const char name[] = "SDYRT_EXEC_THREADS";
static int n_threads;
static bool is_wrong;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static void count(void) {
    const char *const text = getenv(name);
    cpu_set_t set;
    n_threads =
        sched_getaffinity(0, sizeof set, &set) == 0 ? CPU_COUNT(&set) : 1;
    if (text != NULL && *text != '\0') {
        char *end;
        const long given = strtol(text, &end, 10);
        is_wrong = *end != '\0' || given < 1 || given > MOST_THREADS;
        n_threads = is_wrong ? 1 : (int)given;
    }
    n_threads = n_threads > MOST_THREADS ? MOST_THREADS : n_threads;
}

sdyrt_status sdyi_threads_check(void) {
    (void)pthread_once(&once, count);
    if (is_wrong)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "the environment's %s is '%s', expected 1 to %d", name,
                         getenv(name), MOST_THREADS);
    return SDYRT_OK;
}

int sdyi_threads_count(void) {
    (void)pthread_once(&once, count);
    return n_threads;
}

/* -- workers --------------------------------------------------------------- */

static void take_parts(int64_t n, sdyi_task *task, void *state, int thread) {
    for (;;) {
        const int64_t part =
            atomic_fetch_add_explicit(&pool.next, 1, memory_order_relaxed);
        if (part >= n)
            return;
        task(state, part, thread);
    }
}

static void *work(void *number) {
    const int thread = (int)(intptr_t)number;
    uint64_t done = 0;
    (void)pthread_mutex_lock(&pool.lock);
    while (!pool.is_ending) {
        if (pool.task == NULL || pool.job == done) {
            (void)pthread_cond_wait(&pool.has_work, &pool.lock);
            continue;
        }
        sdyi_task *const task = pool.task;
        void *const state = pool.state;
        const int64_t n = pool.n;
        done = pool.job;
        pool.n_inside++;
        (void)pthread_mutex_unlock(&pool.lock);
        take_parts(n, task, state, thread);
        (void)pthread_mutex_lock(&pool.lock);
        if (--pool.n_inside == 0)
            (void)pthread_cond_signal(&pool.is_empty);
    }
    (void)pthread_mutex_unlock(&pool.lock);
    return NULL;
}

void sdyi_threads_open(void) {
    const int wanted = sdyi_threads_count() - 1;
    (void)pthread_mutex_lock(&opening);
    n_opens++;
    while (n_workers < wanted &&
           pthread_create(&workers[n_workers], NULL, work,
                          (void *)(intptr_t)(n_workers + 1)) == 0)
        n_workers++;
    (void)pthread_mutex_unlock(&opening);
}

static void set_ending(bool is_ending) {
    (void)pthread_mutex_lock(&pool.lock);
    pool.is_ending = is_ending;
    (void)pthread_cond_broadcast(&pool.has_work);
    (void)pthread_mutex_unlock(&pool.lock);
}

void sdyi_threads_close(void) {
    (void)pthread_mutex_lock(&opening);
    if (--n_opens == 0) {
        set_ending(true);
        while (n_workers > 0)
            (void)pthread_join(workers[--n_workers], NULL);
        set_ending(false);
    }
    (void)pthread_mutex_unlock(&opening);
}

/* -- jobs ------------------------------------------------------------------ */

void sdyi_threads_run(int64_t n, sdyi_task *task, void *state) {
    if (n <= 1 || sdyi_threads_count() == 1 ||
        atomic_flag_test_and_set_explicit(&pool.is_taken,
                                          memory_order_acquire)) {
        for (int64_t i = 0; i < n; i++)
            task(state, i, 0);
        return;
    }
    (void)pthread_mutex_lock(&pool.lock);
    atomic_store_explicit(&pool.next, 0, memory_order_relaxed);
    pool.task = task;
    pool.state = state;
    pool.n = n;
    pool.job++;
    (void)pthread_cond_broadcast(&pool.has_work);
    (void)pthread_mutex_unlock(&pool.lock);
    take_parts(n, task, state, 0);
    (void)pthread_mutex_lock(&pool.lock);
    pool.task = NULL;
    while (pool.n_inside > 0)
        (void)pthread_cond_wait(&pool.is_empty, &pool.lock);
    (void)pthread_mutex_unlock(&pool.lock);
    atomic_flag_clear_explicit(&pool.is_taken, memory_order_release);
}
