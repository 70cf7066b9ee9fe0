/* sdyrt exec: run a StableHLO program on this machine.
 *
 * Nothing is printed or written before the program has run to its end: results
 * go to temporary names in the output directory. */
#include <errno.h>
#include <math.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

#include <sdyrt/execute.h>

#include "commands.h"
#include "exec.h"

enum { EXIT_UNSUPPORTED = 3 };

static const cli_option own_options[] = {
    CLI_OPTION("file", 0, CLI_ARGUMENT, offsetof(exec_options, path), "FILE",
               "The program: MLIR's text; '-' is standard input"),
    CLI_OPTION("in", 'i', CLI_TEXT, offsetof(exec_options, in), "DIR",
               "Where the arguments are: DIR/arg0.npy, DIR/arg1.npy, .., or "
               "arg0.bin, row-major, little-endian, without a header; those of "
               "rank 2 alone in DIR/rank2"),
    CLI_OPTION("arg", 'a', CLI_TEXTS, offsetof(exec_options, arguments),
               "N=FILE",
               "The file of argument N, in either form; may be given more than "
               "once"),
    CLI_NUMBER("random", 'r', offsetof(exec_options, seed), "SEED",
               "Make arguments without a file random: floats in [-1, 1), "
               "integers from -8 to 7, or to 15",
               0, INT64_MAX),
    CLI_OPTION("out", 'o', CLI_TEXT, offsetof(exec_options, out), "DIR",
               "Where the results go, as DIR/result0.npy, ..; of several ranks "
               "as DIR/rank0/result0.npy, ..; made if missing. "
               "Without it they are printed"),
    CLI_OPTION("timeout", 't', CLI_REAL, offsetof(exec_options, timeout),
               "SECONDS", "Stop a run that takes longer, and fail"),
    CLI_OPTION("bench", 'b', CLI_FLAG, offsetof(exec_options, bench), NULL,
               "Run for two seconds, and five times at least, and print the "
               "least time of a run, as 'best 1.234 ms', in place of the "
               "results; arguments without a file are random"),
    CLI_NUMBER("ranks", 'n', offsetof(exec_options, n_ranks), "N",
               "Run it on N ranks at the same time, threads of this process; "
               "without it on one, or with --backend mpi on all processes",
               1, 4096),
    CLI_NUMBER("replicas", 0, offsetof(exec_options, replicas), "R",
               "The ranks are R replicas, of N / R partitions each (default: "
               "as the program says, or is meant)",
               1, 4096),
    CLI_OPTION("backend", 'B', CLI_TEXT, offsetof(exec_options, backend),
               "NAME",
               "What runs the ranks: threads of this process (the default), or "
               "mpi: the processes of an MPI job"),
    CLI_OPTION("quiet", 'q', CLI_FLAG, offsetof(exec_options, quiet), NULL,
               "Print no results"),
    {0}};

static const cli_syntax syntax = {
    .name = "exec",
    .arguments = "FILE",
    .tables = {own_options},
    .help =
        "Run a StableHLO program, its function @main, on this machine as one "
        "device, or with -n on several ranks. Checks in the program "
        "(check.expect_eq and others) hold, or "
        "the first element that is wrong is told. "
        "Exit status: 0 on success; 1 when a check does not hold, and on any "
        "other error; 3 when the program is right but has something that does "
        "not run here, which is told with its position before anything runs."
        "\v"
        "Example:\n"
        "  echo 'func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n"
        "    %0 = stablehlo.add %x, %x : tensor<4xf32>\n"
        "    return %0 : tensor<4xf32>\n"
        "  }' | sdyrt exec - --random 1\n"
        "\n"
        "As 4 processes: mpirun -n 4 sdyrt exec FILE --backend mpi"};

/* -- the program ----------------------------------------------------------- */

static char *read_text(const char *path, size_t *bytes) {
    FILE *const file = strcmp(path, "-") == 0 ? stdin : fopen(path, "rb");
    if (file == NULL) {
        (void)cli_fail("%s: %s", path, strerror(errno));
        return NULL;
    }
    size_t capacity = 1 << 16, n;
    char *text = cli_alloc(capacity, 1);
    *bytes = 0;
    while ((n = fread(text + *bytes, 1, capacity - *bytes, file)) > 0) {
        *bytes += n;
        if (*bytes == capacity) {
            text = cli_grow(text, capacity, 1);
            capacity *= 2;
        }
    }
    const bool is_read = ferror(file) == 0;
    if (file != stdin)
        (void)fclose(file);
    if (is_read)
        return text;
    (void)cli_fail("%s: %s", path, strerror(errno));
    free(text);
    return NULL;
}

/* The first error, as one line. */
static void tell(void *state, const sdyrt_diagnostic *d) {
    (void)state;
    if (d->severity != SDYRT_ERROR)
        return;
    if (d->file == NULL)
        (void)cli_fail("%s", d->text);
    else
        (void)cli_fail("%s:%d:%d: %s", d->file, d->line, d->column, d->text);
}

static int compile(const exec_options *o, sdyrt_pool *pool, const char *text,
                   size_t bytes, sdyrt_executable **executable) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.name = o->path;
    source.text = text;
    source.bytes = bytes;
    sdyrt_program *program = NULL;
    sdyrt_pool_set_handler(pool, tell, NULL);
    sdyrt_pool_hide_ops(pool, true);
    sdyrt_status status = sdyrt_program_parse(pool, &source, &program);
    if (status == SDYRT_OK)
        status = sdyrt_program_compile(program, executable);
    sdyrt_program_destroy(program);
    if (status == SDYRT_OK)
        return CLI_OK;
    (void)cli_fail_library(NULL); /* what was not told */
    return status == SDYRT_UNSUPPORTED ? EXIT_UNSUPPORTED : CLI_FAILED;
}

/* -- arguments and results ------------------------------------------------- */

/* The file that --arg names for an argument; NULL: none. */
static const char *named_file(const exec_options *o, int i) {
    for (int k = 0; k < o->arguments.n; k++) {
        char *end;
        if (strtol(o->arguments.at[k], &end, 10) == i && *end == '=')
            return end + 1;
    }
    return NULL;
}

static int check_named(const exec_options *o, int n) {
    for (int k = 0; k < o->arguments.n; k++) {
        char *end;
        const long i = strtol(o->arguments.at[k], &end, 10);
        if (end == o->arguments.at[k] || *end != '=')
            return cli_usage("--arg: expected N=FILE, found '%s'",
                             o->arguments.at[k]);
        if (i < 0 || i >= n)
            return cli_fail("--arg: the program has %d arguments, and none of "
                            "number %ld",
                            n, i);
    }
    return CLI_OK;
}

/* From a directory, if it is there; `*is_there`. */
static int read_from(const char *directory, int i, exec_tensor *tensor,
                     bool *is_there) {
    static const char *const forms[] = {"npy", "bin"};
    int status = CLI_OK;
    for (int k = 0; k < 2 && !*is_there; k++) {
        char *const path = cli_format("%s/arg%d.%s", directory, i, forms[k]);
        *is_there = access(path, F_OK) == 0;
        if (*is_there)
            status = exec_tensor_read(tensor, path);
        free(path);
    }
    return status;
}

static int read_argument(const exec_options *o, int rank, int i,
                         exec_tensor *tensor, uint64_t *random) {
    bool is_there = false;
    int status = CLI_OK;
    const char *const named = named_file(o, i);
    if (named != NULL)
        return exec_tensor_read(tensor, named);
    if (o->in != NULL && rank >= 0) {
        char *const own = cli_format("%s/rank%d", o->in, rank);
        status = read_from(own, i, tensor, &is_there);
        free(own);
    }
    if (o->in != NULL && !is_there)
        status = read_from(o->in, i, tensor, &is_there);
    if (is_there)
        return status;
    if (o->seed < 0 && !o->bench)
        return cli_fail("argument %d: no file is given for it, nor --random",
                        i);
    exec_tensor_random(tensor, random);
    return CLI_OK;
}

static int make_buffers(const sdyrt_executable *e, bool are_results, int n,
                        exec_buffers *b) {
    b->tensors = cli_alloc((size_t)n + 1, sizeof *b->tensors);
    b->data = cli_alloc((size_t)n + 1, sizeof *b->data);
    for (int i = 0; i < n; i++) {
        sdyrt_type type;
        const sdyrt_status status =
            are_results ? sdyrt_executable_result(e, i, &type)
                        : sdyrt_executable_argument(e, i, &type);
        if (status != SDYRT_OK)
            return cli_fail_library(NULL);
        if (exec_tensor_make(&type, &b->tensors[i]) != CLI_OK)
            return CLI_FAILED;
        b->n++;
        b->data[i] = b->tensors[i].data;
    }
    return CLI_OK;
}

int exec_buffers_make(const exec_options *o, const sdyrt_executable *e,
                      int rank, exec_rank *r) {
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    if (sdyrt_executable_info_get(e, &info) != SDYRT_OK)
        return cli_fail_library(NULL);
    int status = check_named(o, info.n_arguments);
    if (status == CLI_OK)
        status = make_buffers(e, false, info.n_arguments, &r->arguments);
    if (status == CLI_OK)
        status = make_buffers(e, true, info.n_results, &r->results);
    uint64_t random = (uint64_t)o->seed;
    for (int i = 0; i < r->arguments.n && status == CLI_OK; i++)
        status = read_argument(o, rank, i, &r->arguments.tensors[i], &random);
    return status;
}

static void free_buffers(exec_buffers *b) {
    for (int i = 0; i < b->n; i++)
        free(b->tensors[i].data);
    free(b->tensors);
    free((void *)b->data);
}

void exec_buffers_free(exec_rank *r) {
    free_buffers(&r->arguments);
    free_buffers(&r->results);
}

int exec_results_write(const exec_buffers *results, const char *directory) {
    if (mkdir(directory, 0777) != 0 && errno != EEXIST)
        return cli_fail("%s: %s", directory, strerror(errno));
    for (int i = 0; i < results->n; i++) {
        char *const path = cli_format("%s/result%d.npy", directory, i);
        const int status = exec_tensor_write(&results->tensors[i], path);
        free(path);
        if (status != CLI_OK)
            return status;
    }
    return CLI_OK;
}

static int give_results(const exec_options *o, const exec_buffers *results) {
    if (o->out != NULL)
        return exec_results_write(results, o->out);
    for (int i = 0; i < results->n && !o->quiet && !o->bench; i++)
        exec_tensor_print(stdout, &results->tensors[i]);
    return cli_flush();
}

/* -- running --------------------------------------------------------------- */

/* That --timeout and Ctrl-C stop. */
static sdyrt_executor *running;
static volatile sig_atomic_t is_interrupted;

static void stop(int signal) {
    is_interrupted |= signal == SIGINT;
    sdyrt_executor_stop(running);
}

static void set_timer(double seconds) {
    const struct itimerval timer = {
        .it_value = {
            .tv_sec = (time_t)seconds,
            .tv_usec =
                (suseconds_t)((seconds - (double)(time_t)seconds) * 1e6)}};
    const struct sigaction action = {.sa_handler = stop};
    (void)sigaction(SIGALRM, &action, NULL);
    (void)setitimer(ITIMER_REAL, &timer, NULL);
}

static double now(void) {
    struct timespec t;
    (void)clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

enum { LEAST_RUNS = 5 };
static const double bench_seconds = 2;

/* One run, or those of --bench. */
static sdyrt_status run_all(const exec_options *o, sdyrt_executor *executor,
                            const exec_buffers *arguments,
                            const exec_buffers *results) {
    const double start = now();
    double best = INFINITY;
    int n = 0;
    do {
        const double before = now();
        const sdyrt_status status = sdyrt_executor_run(
            executor, (const void *const *)arguments->data, results->data);
        if (status != SDYRT_OK)
            return status;
        best = fmin(best, now() - before);
        n++;
    } while (o->bench && (n < LEAST_RUNS || now() - start < bench_seconds));
    if (o->bench)
        printf("best %.4f ms\n", 1e3 * best);
    return SDYRT_OK;
}

static int run(const exec_options *o, const sdyrt_executable *e,
               const exec_buffers *arguments, const exec_buffers *results) {
    sdyrt_executor *executor = NULL;
    if (sdyrt_executor_create(e, &executor) != SDYRT_OK)
        return cli_fail_library(NULL);
    running = executor;
    const struct sigaction action = {.sa_handler = stop};
    struct sigaction before;
    (void)sigaction(SIGINT, &action, &before);
    if (o->timeout > 0)
        set_timer(o->timeout);
    const sdyrt_status status = run_all(o, executor, arguments, results);
    if (o->timeout > 0) {
        const struct itimerval off = {.it_value = {0, 0}};
        (void)setitimer(ITIMER_REAL, &off, NULL);
    }
    (void)sigaction(SIGINT, &before, NULL);
    int rc = CLI_OK;
    if (status == SDYRT_ABORTED && is_interrupted != 0)
        rc = cli_fail("the run was interrupted");
    else if (status == SDYRT_ABORTED && o->timeout > 0)
        rc = cli_fail("the run has taken longer than %g s", o->timeout);
    else if (status != SDYRT_OK)
        rc = cli_fail_library(NULL);
    sdyrt_executor_destroy(executor);
    return rc;
}

static int execute(const exec_options *o, const sdyrt_executable *e) {
    exec_rank r = {.arguments = {.n = 0}};
    int status = exec_buffers_make(o, e, -1, &r);
    if (status == CLI_OK)
        status = run(o, e, &r.arguments, &r.results);
    if (status == CLI_OK)
        status = give_results(o, &r.results);
    exec_buffers_free(&r);
    return status;
}

/* OpenBLAS 0.3.21, Debian's, takes processors that are younger than itself for
 * old ones, and leaves half of their speed. */
static void choose_kernels(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl"))
        (void)setenv("OPENBLAS_CORETYPE", "SkylakeX", 0);
#endif
}

/* Run it on one device, or as ranks of a job. */
static int run_file(const exec_options *o, cli_job *job) {
    size_t bytes = 0;
    sdyrt_pool *pool = NULL;
    sdyrt_executable *executable = NULL;
    choose_kernels();
    char *const text = read_text(o->path, &bytes);
    int status = text == NULL ? CLI_FAILED : CLI_OK;
    if (status == CLI_OK && sdyrt_pool_create(&pool) != SDYRT_OK)
        status = cli_fail_library(NULL);
    if (status == CLI_OK)
        status = compile(o, pool, text, bytes, &executable);
    status = cli_job_agree(job, status);
    if (status == CLI_OK)
        status = o->n_ranks > 0 || cli_job_is_process(job)
                     ? exec_on_ranks(o, job, executable)
                     : execute(o, executable);
    sdyrt_executable_destroy(executable);
    sdyrt_pool_destroy(pool);
    free(text);
    return status;
}

static int check_backend(const exec_options *o) {
    if (o->backend == NULL || strcmp(o->backend, "threads") == 0 ||
        strcmp(o->backend, "mpi") == 0)
        return CLI_OK;
    return cli_usage("--backend: expected threads or mpi, found '%s'",
                     o->backend);
}

int cmd_exec(int argc, char **argv) {
    exec_options o = {.seed = -1};
    const int parsed = cli_parse(&syntax, argc, argv, &o);
    if (parsed != CLI_RUN)
        return parsed;
    if (o.path == NULL)
        return cli_usage("exec: no FILE; see 'sdyrt help exec'");
    cli_job job;
    int status = check_backend(&o);
    if (status == CLI_OK)
        status = cli_job_open(&job, o.backend);
    if (status == CLI_OK) {
        status = cli_job_agree(
            &job, cli_job_check_size(&job, "-n", o.n_ranks, job.size));
        if (status == CLI_OK)
            status = run_file(&o, &job);
        status = cli_job_close(&job, status);
    }
    free(o.arguments.at);
    return status;
}
