/* Starting the processes of a job on this machine. */
#include "launch.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "cli/cli.h"

/* -- ports ----------------------------------------------------------------- */

/* A socket on a free port, or -1. As it is open and does not listen, the system
 * gives the port to no process that asks for any, but a process that asks for
 * this port with SO_REUSEADDR, as servers do, gets it. */
static int hold_port(const char *host, int *port) {
    union {
        struct sockaddr any;
        struct sockaddr_in v4;
        struct sockaddr_in6 v6;
    } at = {.v4 = {.sin_family = AF_INET}};
    socklen_t bytes = sizeof at.v4;
    if (inet_pton(AF_INET, host, &at.v4.sin_addr) != 1) {
        at.v6 = (struct sockaddr_in6){.sin6_family = AF_INET6};
        bytes = sizeof at.v6;
        (void)inet_pton(AF_INET6, host, &at.v6.sin6_addr);
    }
    const int yes = 1;
    const int fd = socket(at.any.sa_family, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0)
        return -1;
    (void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(fd, &at.any, bytes) != 0 ||
        getsockname(fd, &at.any, &bytes) != 0) {
        (void)close(fd);
        return -1;
    }
    *port =
        ntohs(at.any.sa_family == AF_INET ? at.v4.sin_port : at.v6.sin6_port);
    return fd;
}

int launch_prepare(launch_job *job) {
    static const char *const hosts[] = {"127.0.0.1", "::1"};
    struct timespec t;
    clock_gettime(CLOCK_REALTIME, &t);
    snprintf(job->id, sizeof job->id, "launch-%ld-%lld%09ld", (long)getpid(),
             (long long)t.tv_sec, t.tv_nsec);
    job->holder = -1;
    for (int i = 0; i < 2 && job->holder < 0; i++) {
        snprintf(job->host, sizeof job->host, "%s", hosts[i]);
        job->holder = hold_port(hosts[i], &job->own_port);
    }
    /* the port for other programs is released, as some do not set
     * SO_REUSEADDR */
    const int other = hold_port(job->host, &job->port);
    if (job->holder < 0 || other < 0)
        return cli_fail("launch: no free port at %s: %s", job->host,
                        strerror(errno));
    (void)close(other);
    return CLI_OK;
}

/* -- a rank, before its program runs --------------------------------------- */

static void set_number(const char *name, int value) {
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    (void)setenv(name, text, 1);
}

static void set_environment(const launch_job *job, int r) {
    set_number("RANK", r);
    set_number("LOCAL_RANK", r);
    set_number("WORLD_SIZE", job->n_ranks);
    set_number("LOCAL_WORLD_SIZE", job->n_ranks);
    (void)setenv("MASTER_ADDR", job->host, 1);
    set_number("MASTER_PORT", job->port);
    set_number("SDYRT_MASTER_PORT", job->own_port);
    (void)setenv("SDYRT_JOB_ID", job->id, 1);
    /* of a torchrun that this runs in */
    (void)unsetenv("TORCHELASTIC_RUN_ID");
    (void)unsetenv("TORCHELASTIC_USE_AGENT_STORE");
}

/* Let NCCL treat the ranks as machines of their own, connected by sockets, so
 * that it does not refuse two on one GPU. The kernels of all must fit on the
 * GPU together, and none may be loaded lazily while others wait for it. */
static void share_gpus(const launch_job *job, int r) {
    static const char *const settings[][2] = {
        {"NCCL_NET", "Socket"},          {"NCCL_NET_PLUGIN", "none"},
        {"NCCL_SOCKET_IFNAME", "=lo"},   {"NCCL_IB_DISABLE", "1"},
        {"NCCL_P2P_DISABLE", "1"},       {"NCCL_SHM_DISABLE", "1"},
        {"NCCL_MNNVL_ENABLE", "0"},      {"NCCL_NVLS_ENABLE", "0"},
        {"NCCL_CUMEM_HOST_ENABLE", "0"}, {"NCCL_RAS_ENABLE", "0"},
        {"NCCL_ALGO", "Ring"},           {"NCCL_PROTO", "Simple"},
        {"NCCL_MAX_CTAS", "2"},          {"NCCL_BUFFSIZE", "1048576"},
        {"SDYRT_NCCL_SPLIT_SHARE", "1"}, {"CUDA_MODULE_LOADING", "EAGER"},
    };
    char host[96];
    snprintf(host, sizeof host, "%s-%d", job->id, r);
    (void)setenv("NCCL_HOSTID", host, 0);
    for (size_t i = 0; i < sizeof settings / sizeof settings[0]; i++)
        (void)setenv(settings[i][0], settings[i][1], 0);
}

/* Standard input: rank 0 inherits it, others read nothing. A terminal is never
 * inherited: it would stop processes that are not in the foreground. */
static bool set_input(int r) {
    if (r == 0 && !isatty(STDIN_FILENO))
        return true;
    const int null = open("/dev/null", O_RDONLY);
    if (null < 0)
        return false;
    const bool is_set = null == STDIN_FILENO || dup2(null, STDIN_FILENO) == 0;
    if (null != STDIN_FILENO)
        (void)close(null);
    return is_set;
}

/* Run the program as rank `r`; returns only on an error, with `errno`. */
static void become(const launch_job *job, int r, const launch_rank *rank,
                   pid_t parent) {
    (void)setpgid(0, 0);
    (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) /* the launcher has died */
        _exit(1);
    if (!set_input(r) ||
        (job->label && (dup2(rank->out[1], STDOUT_FILENO) < 0 ||
                        dup2(rank->err[1], STDERR_FILENO) < 0)))
        return;
    set_environment(job, r);
    if (job->share_gpus)
        share_gpus(job, r);
    (void)signal(SIGPIPE, SIG_DFL);
    (void)sigprocmask(SIG_SETMASK, &job->mask, NULL);
    (void)execvp(job->command[0], job->command);
}

/* -- starting a rank ------------------------------------------------------- */

static void close_pair(int pair[2]) {
    for (int i = 0; i < 2; i++)
        if (pair[i] >= 0)
            (void)close(pair[i]);
    pair[0] = pair[1] = -1;
}

/* Wait until the program runs; returns 0, or the errno of its start. */
static int hear_of(int pipe_end) {
    int error = 0;
    ssize_t n;
    do
        n = read(pipe_end, &error, sizeof error);
    while (n < 0 && errno == EINTR);
    return n == sizeof error ? error : 0;
}

int launch_start(launch_job *job, int r, launch_rank *rank) {
    int news[2] = {-1, -1};
    const pid_t parent = getpid();
    *rank = (launch_rank){.out = {-1, -1}, .err = {-1, -1}};
    const bool has_pipes = pipe2(news, O_CLOEXEC) == 0 &&
                           (!job->label || (pipe2(rank->out, O_CLOEXEC) == 0 &&
                                            pipe2(rank->err, O_CLOEXEC) == 0));
    const pid_t pid = has_pipes ? fork() : -1;
    if (pid < 0) {
        const int status = cli_fail("launch: cannot start rank %d of %d: %s", r,
                                    job->n_ranks, strerror(errno));
        close_pair(news);
        close_pair(rank->out);
        close_pair(rank->err);
        return status;
    }
    if (pid == 0) {
        become(job, r, rank, parent);
        const int error = errno;
        if (write(news[1], &error, sizeof error) < 0)
            _exit(1);
        _exit(127);
    }
    (void)setpgid(pid, pid); /* here too, as either may be first */
    (void)close(news[1]);
    const int error = hear_of(news[0]);
    (void)close(news[0]);
    for (int i = 0; i < 2 && job->label; i++) {
        int *const end = i == 0 ? &rank->out[1] : &rank->err[1];
        (void)close(*end);
        *end = -1;
    }
    rank->pid = pid;
    if (error == 0)
        return CLI_OK;
    cli_fail("launch: cannot run '%s': %s", job->command[0], strerror(error));
    return error == ENOENT ? 127 : 126; /* as shells have it */
}
