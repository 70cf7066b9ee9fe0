/* The watching thread looks at the runs ten times a second and acts on signals
 * and --timeout, since a signal handler must not abort a context. */
#include "exec_watch.h"

#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static const double tick = 0.1;      /* seconds between looks */
static const double first_shown = 2; /* seconds after which it is shown */

/* -- signals --------------------------------------------------------------- */

static volatile sig_atomic_t is_signalled;
static const int signals[] = {SIGINT, SIGTERM};
static struct sigaction before[2];

static void take(int signal) {
    (void)signal;
    is_signalled = 1;
}

/* A second signal of a kind has its previous action. */
static void take_signals(void) {
    struct sigaction action = {.sa_handler = take, .sa_flags = SA_RESETHAND};
    (void)sigemptyset(&action.sa_mask);
    is_signalled = 0;
    for (int i = 0; i < 2; i++)
        (void)sigaction(signals[i], &action, &before[i]);
}

static void leave_signals(void) {
    for (int i = 0; i < 2; i++)
        (void)sigaction(signals[i], &before[i], NULL);
}

/* -- the thread ------------------------------------------------------------ */

static void stop(const exec_watch *w, const exec_running *r) {
    if (r->executor != NULL)
        sdyrt_executor_stop(r->executor);
    if (r->context != NULL)
        (void)sdyrt_context_abort(r->context,
                                  w->is_late ? SDYRT_TIMEOUT : SDYRT_ABORTED,
                                  w->is_late ? "the run has taken too long"
                                             : "the run was interrupted");
}

static void show(const exec_watch *w, double seconds) {
    char of[32] = "";
    if (w->o->timeout > 0)
        (void)snprintf(of, sizeof of, " of %g", w->o->timeout);
    (void)fprintf(stderr, "\r\033[Krunning for %.0f%s s; Ctrl-C ends it",
                  floor(seconds), of);
    (void)fflush(stderr);
}

static void wait_for(exec_watch *w, double seconds) {
    struct timespec until;
    (void)clock_gettime(CLOCK_MONOTONIC, &until);
    const long ns = until.tv_nsec + (long)(1e9 * seconds);
    until.tv_sec += ns / 1000000000;
    until.tv_nsec = ns % 1000000000;
    (void)pthread_cond_timedwait(&w->ended, &w->lock, &until);
}

static void *watch(void *state) {
    exec_watch *const w = state;
    double shown = first_shown - 1;
    (void)pthread_mutex_lock(&w->lock);
    while (!w->is_ended && !w->is_late && !w->is_interrupted) {
        const double seconds = cli_now() - w->start;
        if (w->shows && seconds >= shown + 1) {
            show(w, seconds);
            shown = floor(seconds);
        }
        w->is_interrupted = is_signalled != 0;
        w->is_late = w->o->timeout > 0 && seconds >= w->o->timeout;
        if (!w->is_late && !w->is_interrupted)
            wait_for(w, w->o->timeout > 0 ? fmin(tick, w->o->timeout - seconds)
                                          : tick);
    }
    for (int i = 0; i < w->n && !w->is_ended; i++)
        stop(w, &w->running[i]);
    if (w->shows && shown >= first_shown)
        (void)fputs("\r\033[K", stderr);
    (void)pthread_mutex_unlock(&w->lock);
    return NULL;
}

/* -- interface ------------------------------------------------------------- */

int exec_watch_check(const exec_options *o) {
    static const char *const words[] = {"auto", "always", "never", NULL};
    return o->progress != NULL && cli_word("--progress", o->progress, words) < 0
               ? CLI_USAGE
               : CLI_OK;
}

static bool must_show(const exec_options *o) {
    return o->progress == NULL || strcmp(o->progress, "auto") == 0
               ? isatty(STDERR_FILENO) != 0
               : strcmp(o->progress, "always") == 0;
}

static void free_watch(exec_watch *w) {
    (void)pthread_cond_destroy(&w->ended);
    (void)pthread_mutex_destroy(&w->lock);
    free(w->running);
}

int exec_watch_start(exec_watch *w, const exec_options *o, int n,
                     bool is_first) {
    pthread_condattr_t monotonic;
    *w = (exec_watch){.o = o,
                      .n = n,
                      .running = cli_alloc((size_t)n, sizeof *w->running),
                      .shows = is_first && must_show(o),
                      .start = cli_now()};
    (void)pthread_mutex_init(&w->lock, NULL);
    (void)pthread_condattr_init(&monotonic);
    (void)pthread_condattr_setclock(&monotonic, CLOCK_MONOTONIC);
    (void)pthread_cond_init(&w->ended, &monotonic);
    (void)pthread_condattr_destroy(&monotonic);
    take_signals();
    const int error = pthread_create(&w->thread, NULL, watch, w);
    if (error == 0)
        return CLI_OK;
    leave_signals();
    free_watch(w);
    return cli_fail("no thread: %s", strerror(error));
}

void exec_watch_set(exec_watch *w, int rank, sdyrt_executor *executor,
                    sdyrt_context *context) {
    (void)pthread_mutex_lock(&w->lock);
    w->running[rank] = (exec_running){executor, context};
    if (w->is_late || w->is_interrupted)
        stop(w, &w->running[rank]);
    (void)pthread_mutex_unlock(&w->lock);
}

int exec_watch_end(exec_watch *w, sdyrt_status status) {
    (void)pthread_mutex_lock(&w->lock);
    w->is_ended = true;
    (void)pthread_cond_signal(&w->ended);
    (void)pthread_mutex_unlock(&w->lock);
    (void)pthread_join(w->thread, NULL);
    leave_signals();
    const bool is_interrupted = w->is_interrupted;
    const bool is_late =
        w->is_late || (w->o->timeout > 0 && status == SDYRT_TIMEOUT);
    free_watch(w);
    if (status == SDYRT_OK)
        return CLI_OK;
    if (is_interrupted)
        return cli_fail("the run was interrupted");
    return is_late
               ? cli_fail("the run has taken longer than %g s", w->o->timeout)
               : cli_fail_library(NULL);
}
