/* sdyrt launch: the processes of a job on this machine, without MPI.
 *
 * One thread waits for signals (also that of an ended process), for output of
 * the ranks, and for deadlines. A job is in one of these states:
 *
 *   state   | left when
 *   --------+---------------------------------------------------------------
 *   running | a rank fails, the deadline is over, or all ranks end and leave
 *           | processes: these get SIGTERM, and the job is ending; likewise
 *           | by a SIGTERM to the launcher, and by a second SIGINT, of which
 *           | the first is only passed on
 *   ending  | all processes end; or the grace period is over, or a third
 *           | SIGINT arrives: then they are killed */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <unistd.h>

#include "cli/cli.h"
#include "commands.h"
#include "launch.h"

#define MOST_RANKS 4096
#define STATUS_TIMEOUT 124 /* as of timeout(1) */
#define KILL_AGAIN 0.1     /* seconds: who was born meanwhile */
#define KILL_TIMEOUT 5.0   /* seconds until unkillable ones are left */

typedef struct launch_options {
    int64_t n_ranks;
    int64_t timeout; /* seconds; 0: none */
    int64_t grace;   /* seconds */
    bool label;
    bool share_gpus;
} launch_options;

#define AT(member) offsetof(launch_options, member)

static const cli_option own_options[] = {
    CLI_NUMBER("ranks", 'n', AT(n_ranks), "N",
               "How many processes, 1 to 4096; must be given", 1, MOST_RANKS),
    CLI_NUMBER("timeout", 't', AT(timeout), "S",
               "End the job, with exit status 124, after S seconds", 1,
               INT32_MAX),
    CLI_NUMBER("grace", 'g', AT(grace), "S",
               "Kill what has not ended S seconds after it was asked to (10)",
               0, INT32_MAX),
    CLI_OPTION("label", 'l', CLI_FLAG, AT(label), NULL,
               "Print each line of the processes whole, after its rank"),
    CLI_OPTION("share-gpus", 's', CLI_FLAG, AT(share_gpus), NULL,
               "Set up NCCL, by its environment variables, so that processes "
               "can share a "
               "GPU: for tests with fewer GPUs than ranks. It is slow"),
    {0}};

static const cli_syntax syntax = {
    .name = "launch",
    .arguments = "-- COMMAND [ARG...]",
    .tables = {own_options},
    .help =
        "Run N processes of a command on this machine, as the ranks of a job: "
        "with RANK, LOCAL_RANK, WORLD_SIZE, LOCAL_WORLD_SIZE, MASTER_ADDR and "
        "MASTER_PORT in their environment, and with what "
        "sdyrt_bootstrap_env needs. When one fails, the others are ended and "
        "its exit status (128 + the number of a signal) is the job's. Signals "
        "are passed on; SIGTERM also starts the grace period, a second Ctrl-C "
        "is SIGTERM, and a third kills. No process is left behind. Rank 0 "
        "reads standard input, unless that is a terminal."
        "\v"
        "Example:\n"
        "  sdyrt launch -n 4 --label -- sh -c 'echo rank $RANK of "
        "$WORLD_SIZE'"};

/* -- the state of a job ---------------------------------------------------- */

typedef struct launched {
    launch_job job;
    const launch_options *options;
    launch_rank *ranks;
    launch_lines *lines; /* NULL: they print themselves */
    struct pollfd *polls;
    int signals; /* a descriptor */
    int n_running;
    bool has_children;
    int status; /* to exit with */
    int passed; /* the last signal passed on that ends processes; 0: none */
    int asked;  /* the last signal to this process that ends the job; 0: none */
    int n_interrupts;
    bool is_ending;
    bool is_killed;
    double job_deadline, kill_time; /* 0: none */
    double give_up_time;
} launched;

/* -- signalling everything that the job has started ------------------------ */

static bool is_reached(const launch_rank *ranks, int n_ranks, pid_t group) {
    for (int r = 0; r < n_ranks; r++)
        if (ranks[r].pid > 0 && ranks[r].pid == group)
            return true;
    return false;
}

/* Signal orphans of the job: processes whose parents have ended are children of
 * this process, as it is a subreaper, and /proc lists them. */
static void signal_orphans(const launch_rank *ranks, int n_ranks,
                           int signal_number) {
    char path[64];
    const int own = (int)getpid();
    snprintf(path, sizeof path, "/proc/%d/task/%d/children", own, own);
    FILE *list = fopen(path, "re");
    if (list == NULL)
        return;
    for (int pid; fscanf(list, "%d", &pid) == 1;) { // NOLINT: the system's
        if (!is_reached(ranks, n_ranks, pid) &&
            !is_reached(ranks, n_ranks, getpgid(pid)))
            (void)kill(pid, signal_number);
    }
    (void)fclose(list);
}

/* Signal the process groups of all ranks, and orphans of the job. */
static void signal_all(const launched *l, int signal_number) {
    for (int r = 0; r < l->job.n_ranks; r++)
        if (l->ranks[r].pid > 0)
            (void)kill(-l->ranks[r].pid, signal_number);
    signal_orphans(l->ranks, l->job.n_ranks, signal_number);
}

/* Begin the grace period. `is_asked`: the ranks have the signal to end. */
static void begin_ending(launched *l, bool is_asked) {
    if (l->is_ending)
        return;
    l->is_ending = true;
    l->kill_time = cli_now() + (double)l->options->grace;
    l->give_up_time = l->kill_time + KILL_TIMEOUT;
    if (!is_asked)
        signal_all(l, SIGTERM);
}

/* -- events of ranks ------------------------------------------------------- */

/* Record the end of rank `r`, whose wait(2) status is `how`. */
static void note_end(launched *l, int r, int how) {
    l->ranks[r].pid = 0;
    l->n_running--;
    if (how == 0 || l->status != CLI_OK)
        return;
    const int killer = WIFSIGNALED(how) ? WTERMSIG(how) : 0;
    l->status = killer != 0 ? 128 + killer : WEXITSTATUS(how);
    const bool was_asked = l->passed != 0 && l->status == 128 + l->passed;
    if (killer != 0)
        cli_fail("launch: rank %d of %d was killed by signal %d (%s)%s", r,
                 l->job.n_ranks, killer, strsignal(killer),
                 was_asked ? ", which was passed on" : "");
    else
        cli_fail("launch: rank %d of %d ended with exit status %d", r,
                 l->job.n_ranks, l->status);
    begin_ending(l, was_asked);
}

static void reap(launched *l) {
    for (;;) {
        int how;
        const pid_t pid = waitpid(-1, &how, WNOHANG);
        l->has_children = pid >= 0;
        if (pid <= 0)
            return;
        for (int r = 0; r < l->job.n_ranks; r++)
            if (l->ranks[r].pid == pid)
                note_end(l, r, how);
    }
}

/* Pass a signal on: a second SIGINT as SIGTERM, a third as SIGKILL. */
static void pass_on(launched *l, int number) {
    l->n_interrupts += number == SIGINT;
    if (number == SIGINT || number == SIGTERM)
        l->asked = number;
    if (number == SIGINT && l->n_interrupts > 1)
        number = SIGTERM;
    if (number == SIGINT || number == SIGTERM || number == SIGHUP ||
        number == SIGQUIT)
        l->passed = number;
    signal_all(l, number);
    if (number == SIGTERM)
        begin_ending(l, true);
    if (l->n_interrupts > 2 && !l->is_killed) {
        l->kill_time = cli_now();
        l->give_up_time = l->kill_time + KILL_TIMEOUT;
    }
    if (number == SIGTSTP) /* until SIGCONT, which is passed on as well */
        (void)raise(SIGSTOP);
}

static void take_signals(launched *l) {
    struct signalfd_siginfo info;
    while (read(l->signals, &info, sizeof info) == (ssize_t)sizeof info)
        if (info.ssi_signo != SIGCHLD)
            pass_on(l, (int)info.ssi_signo);
    reap(l);
}

static void fail_killed(const launched *l) {
    char *const when =
        l->n_interrupts > 2
            ? cli_format("after the third Ctrl-C")
            : cli_format("%d s after SIGTERM", (int)l->options->grace);
    cli_fail("launch: %s %s killed: %s had not ended %s",
             cli_count_text(l->n_running, "rank").text,
             l->n_running == 1 ? "was" : "were",
             l->n_running == 1 ? "it" : "they", when);
    free(when);
}

/* Kill all processes that are left; repeated, for processes born meanwhile. */
static void kill_all(launched *l, double now) {
    if (!l->is_killed && l->status == CLI_OK && l->n_running > 0 &&
        l->asked != 0) {
        l->status = 128 + l->asked;
        fail_killed(l);
    }
    l->is_killed = true;
    signal_all(l, SIGKILL);
    l->kill_time = now + KILL_AGAIN;
}

static void check_deadlines(launched *l) {
    const double t = cli_now();
    if (l->n_running == 0 && l->has_children)
        begin_ending(l, false);
    if (!l->is_ending && l->job_deadline != 0 && t >= l->job_deadline) {
        l->status = STATUS_TIMEOUT;
        cli_fail("launch: %d of %d rank%s had not ended after %d s",
                 l->n_running, l->job.n_ranks, l->job.n_ranks == 1 ? "" : "s",
                 (int)l->options->timeout);
        begin_ending(l, false);
    }
    if (l->is_ending && t >= l->kill_time)
        kill_all(l, t);
}

/* Milliseconds until the next deadline; -1: none is set. */
static int time_left(const launched *l) {
    const double due = l->is_ending ? l->kill_time : l->job_deadline;
    const double left = (due - cli_now()) * 1e3;
    const double most = 1e6; /* looked at again then */
    return due == 0      ? -1
           : left <= 0   ? 0
           : left < most ? (int)left + 1
                         : (int)most;
}

static void watch(launched *l) {
    reap(l);
    for (;;) {
        check_deadlines(l);
        if (!l->has_children || (l->is_ending && cli_now() >= l->give_up_time))
            return;
        size_t n = 1;
        l->polls[0] = (struct pollfd){.fd = l->signals, .events = POLLIN};
        if (l->lines != NULL)
            n += launch_lines_polls(l->lines, l->polls + 1);
        (void)poll(l->polls, n, time_left(l));
        if (l->lines != NULL)
            launch_lines_read(l->lines);
        take_signals(l);
    }
}

/* -- the command ----------------------------------------------------------- */

/* Block signals; returns the descriptor to read them from, or -1. */
static int catch_signals(sigset_t *before) {
    static const int numbers[] = {SIGCHLD, SIGINT,  SIGTERM, SIGHUP,  SIGQUIT,
                                  SIGUSR1, SIGUSR2, SIGTSTP, SIGCONT, SIGWINCH};
    sigset_t set;
    (void)sigemptyset(&set);
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        (void)sigaddset(&set, numbers[i]);
    (void)signal(SIGCHLD, SIG_DFL); /* a parent may have had it ignored */
    (void)signal(SIGPIPE, SIG_IGN);
    if (sigprocmask(SIG_BLOCK, &set, before) != 0)
        return -1;
    return signalfd(-1, &set, SFD_NONBLOCK | SFD_CLOEXEC);
}

static void start_all(launched *l) {
    for (int r = 0; r < l->job.n_ranks && l->status == CLI_OK; r++) {
        const int status = launch_start(&l->job, r, &l->ranks[r]);
        if (l->ranks[r].pid > 0)
            l->n_running++;
        if (l->ranks[r].pid > 0 && l->lines != NULL)
            launch_lines_add(l->lines, r, l->ranks[r].out[0],
                             l->ranks[r].err[0]);
        if (status != CLI_OK)
            l->status = status;
    }
    l->has_children = l->n_running > 0;
    if (l->status != CLI_OK)
        begin_ending(l, false);
}

static int run(const launch_options *options, char **command) {
    const int n = (int)options->n_ranks;
    launched l = {.job = {.command = command,
                          .n_ranks = n,
                          .label = options->label,
                          .share_gpus = options->share_gpus},
                  .options = options};
    CLI_TRY(launch_prepare(&l.job));
    l.signals = catch_signals(&l.job.mask);
    if (l.signals < 0 || prctl(PR_SET_CHILD_SUBREAPER, 1) != 0)
        return cli_fail("launch: cannot watch processes: %s", strerror(errno));
    l.ranks = cli_alloc((size_t)n, sizeof *l.ranks);
    l.polls = cli_alloc(2 * (size_t)n + 1, sizeof *l.polls);
    if (options->label)
        l.lines = launch_lines_open(n);
    if (options->timeout > 0)
        l.job_deadline = cli_now() + (double)options->timeout;
    start_all(&l);
    watch(&l);
    launch_lines_close(l.lines);
    free(l.ranks);
    free(l.polls);
    (void)close(l.signals);
    (void)close(l.job.holder);
    return l.status;
}

int cmd_launch(int argc, char **argv) {
    launch_options options = {.grace = 10};
    int own = 0; /* words up to "--" */
    while (own < argc && strcmp(argv[own], "--") != 0)
        own++;
    const int status = cli_parse(&syntax, own, argv, &options);
    if (status != CLI_RUN)
        return status;
    if (options.n_ranks == 0)
        return cli_usage("launch needs --ranks; see 'sdyrt launch --help'");
    if (own + 1 >= argc)
        return cli_usage("launch needs '-- COMMAND'; see 'sdyrt launch "
                         "--help'");
    return run(&options, argv + own + 1);
}
