/* A job for the tests of bootstraps: ranks that are processes of this machine,
 * each with the environment that a launcher sets, and what became of them. */
#ifndef SDYRT_TESTS_BOOTSTRAP_JOB_H
#define SDYRT_TESTS_BOOTSTRAP_JOB_H

#include <arpa/inet.h>
#include <sdyrt/sdyrt.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define JOB_MOST 64

typedef struct job_result {
    bool is_set;   /* else its process ended early */
    bool has_come; /* of the test's own: to where others wait for it */
    sdyrt_status status;
    sdyrt_error_kind kind;
    double seconds;
    char text[1024];
} job_result;

static job_result *results; /* shared with the ranks */
static int job_size, job_port, port_holder = -1;
static double timeout = 60;

static inline double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static inline void pause_for(double seconds) {
    const struct timespec t = {
        (time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    nanosleep(&t, NULL);
}

/* Wait for what another process sets, however long it takes. */
static inline void wait_until(const volatile bool *is_so) {
    while (!*is_so)
        pause_for(0.01);
}

static inline void set_number(const char *name, int value) {
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    setenv(name, text, 1);
}

/* A port that nothing listens on; it stays this process's own. */
static inline void take_port(void) {
    if (port_holder >= 0)
        close(port_holder);
    struct sockaddr_in at = {.sin_family = AF_INET,
                             .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t bytes = sizeof at;
    const int yes = 1;
    port_holder = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    setsockopt(port_holder, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    assert_int_equal(bind(port_holder, (struct sockaddr *)&at, bytes), 0);
    assert_int_equal(getsockname(port_holder, (struct sockaddr *)&at, &bytes),
                     0);
    job_port = ntohs(at.sin_port);
}

/* Set the variables that every launcher sets, and unset those of this
 * process. */
static inline void set_rank(int rank, int size) {
    static const char *const others[] = {
        "SDYRT_MASTER_PORT", "SDYRT_JOB_ID", "TORCHELASTIC_RUN_ID",
        "SLURM_PROCID",      "SLURM_NTASKS", "SLURM_JOB_ID",
        "SLURM_LOCALID",     "LOCAL_RANK",   "SDYRT_TIMEOUT"};
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        unsetenv(others[i]);
    set_number("RANK", rank);
    set_number("WORLD_SIZE", size);
    set_number("MASTER_PORT", job_port);
    setenv("MASTER_ADDR", "127.0.0.1", 1);
}

/* -- what a rank does ------------------------------------------------------ */

static sdyrt_bootstrap job = SDYRT_BOOTSTRAP_INIT;

static inline sdyrt_status start(void) {
    return sdyrt_bootstrap_env(timeout, &job);
}

static inline sdyrt_status end(sdyrt_status status) {
    sdyrt_bootstrap_free(&job);
    return status;
}

static inline sdyrt_status barrier(void) {
    return job.barrier(job.state, timeout);
}

/* Gather `bytes` of each rank, and look at every one; in place or not. */
static inline sdyrt_status gather(size_t bytes, bool in_place) {
    const size_t n = (size_t)job.size;
    unsigned char *all = malloc(n * bytes + 1), *apart = malloc(bytes + 1);
    unsigned char *const own =
        in_place ? all + (size_t)job.rank * bytes : apart;
    memset(all, 0xee, n * bytes + 1);
    for (size_t i = 0; i < bytes; i++)
        own[i] = (unsigned char)((size_t)job.rank * 31 + i * 7);
    const sdyrt_status status =
        job.allgather(job.state, own, all, bytes, timeout);
    for (size_t i = 0; status == SDYRT_OK && i < n * bytes; i++)
        if (all[i] != (unsigned char)(i / bytes * 31 + i % bytes * 7))
            abort();
    if (all[n * bytes] != 0xee)
        abort();
    free(all);
    free(apart);
    return status;
}

static inline sdyrt_status gather_something(void) {
    sdyrt_status status = start();
    if (status == SDYRT_OK)
        status = gather(100, false);
    return end(status);
}

/* -- the job --------------------------------------------------------------- */

typedef sdyrt_status (*job_fn)(int rank);

static inline void run_rank(int rank, int size, job_fn fn, job_result *result) {
    set_rank(rank, size);
    alarm(120);
    const double start = now();
    result->status = fn(rank);
    result->seconds = now() - start;
    result->kind = sdyrt_last_error_kind();
    snprintf(result->text, sizeof result->text, "%s", sdyrt_last_error());
    result->is_set = true;
}

/* Run `n` processes, as the ranks of a job of `size`, and wait for them. */
static inline void run_processes(int n, int size, job_fn fn) {
    pid_t pids[JOB_MOST];
    job_size = size;
    memset(results, 0, JOB_MOST * sizeof *results);
    fflush(NULL);
    for (int r = 0; r < n; r++) {
        pids[r] = fork();
        assert_true(pids[r] >= 0);
        if (pids[r] == 0) {
            run_rank(r, size, fn, &results[r]);
            exit(0); /* not before what leaks is found */
        }
    }
    for (int r = 0; r < n; r++) {
        int how;
        assert_int_equal(waitpid(pids[r], &how, 0), pids[r]);
        if (how != 0 && !(WIFSIGNALED(how) && WTERMSIG(how) == SIGKILL))
            fail_msg("rank %d ended with %d", r, how);
    }
}

static inline void run_job(int n, job_fn fn) {
    take_port();
    run_processes(n, n, fn);
}

static inline void assert_good(int first, int last) {
    for (int r = first; r <= last; r++)
        if (!results[r].is_set || results[r].status != SDYRT_OK)
            fail_msg("rank %d: %s", r, results[r].text);
}

static inline void assert_failed(int rank, sdyrt_status status,
                                 sdyrt_error_kind kind, const char *text) {
    const job_result *const r = &results[rank];
    if (!r->is_set || r->status != status || r->kind != kind ||
        strstr(r->text, text) == NULL)
        fail_msg("rank %d: %s %s '%s', expected %s %s '%s'", rank,
                 sdyrt_status_name(r->status), sdyrt_error_kind_name(r->kind),
                 r->text, sdyrt_status_name(status),
                 sdyrt_error_kind_name(kind), text);
}

static inline int share_results(void **state) {
    (void)state;
    results = mmap(NULL, JOB_MOST * sizeof *results, PROT_READ | PROT_WRITE,
                   MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    return results == MAP_FAILED;
}

static inline int unshare_results(void **state) {
    (void)state;
    return munmap(results, JOB_MOST * sizeof *results);
}

#endif
