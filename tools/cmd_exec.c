/* sdyrt exec: run a StableHLO program on this machine.
 *
 * Nothing is printed or written before the program has run to its end. */
#include <math.h>
#include <stdlib.h>

#include <sdyrt/execute.h>

#include "commands.h"
#include "exec.h"
#include "exec_watch.h"

static const cli_option own_options[] = {
    CLI_OPTION("file", 0, CLI_ARGUMENT, offsetof(exec_options, path), "FILE",
               "The program: MLIR's text; '-' is standard input"),
    CLI_OPTION(
        "in", 'i', CLI_TEXT, offsetof(exec_options, in), "DIR",
        "Where the arguments are: DIR/arg0.npy, DIR/arg1.npy, .., or "
        "arg0.bin, row-major, little-endian, without a header; where each "
        "rank has arguments of its own, without a mesh, those of rank "
        "2 alone in DIR/rank2"),
    CLI_OPTION("arg", 'a', CLI_TEXTS, offsetof(exec_options, arguments),
               "N=FILE",
               "The file of argument N, in either form; may be given more than "
               "once"),
    CLI_NUMBER("random", 'r', offsetof(exec_options, seed), "SEED",
               "Make arguments without a file random: floats from -1 to 1, "
               "integers from -8 to 7, or from 0 to 15, of 2 bits all",
               0, INT64_MAX),
    CLI_OPTION("out", 'o', CLI_TEXT, offsetof(exec_options, out), "DIR",
               "Where the results go, as DIR/result0.npy, ..; of several ranks "
               "without a mesh as DIR/rank0/result0.npy, ..; made if missing. "
               "Without it they are printed"),
    CLI_OPTION("timeout", 't', CLI_REAL, offsetof(exec_options, timeout),
               "SECONDS", "Stop a run that takes longer, and fail"),
    CLI_OPTION("progress", 0, CLI_TEXT, offsetof(exec_options, progress),
               "WHEN",
               "Show on standard error that a run goes on, from two seconds "
               "on: always, never, or auto, on a terminal (default: auto)"),
    CLI_OPTION(
        "bench", 'b', CLI_FLAG, offsetof(exec_options, bench), NULL,
        "Run for two seconds, and five times at least, and print the "
        "least time of a run, as 'best 1.234 ms', in place of the "
        "results; arguments without a file are random. On ranks a run "
        "takes as long as its slowest rank, and the mean is printed too, "
        "with the part that collectives take"),
    CLI_NUMBER("ranks", 'n', offsetof(exec_options, n_ranks), "N",
               "Run it on N ranks at the same time, threads of this process; "
               "without it on one, or with --backend mpi on all processes",
               1, 4096),
    CLI_NUMBER("replicas", 0, offsetof(exec_options, replicas), "R",
               "The ranks are R replicas, of N / R partitions each (default: "
               "as the program says, or is meant); the ranks of a partitioned "
               "program are one",
               1, 4096),
    CLI_OPTION("backend", 'B', CLI_TEXT, offsetof(exec_options, backend),
               "NAME",
               "What runs the ranks: threads of this process (the default), or "
               "mpi: the processes of an MPI job"),
    CLI_OPTION(
        "sharding", 's', CLI_TEXTS, offsetof(exec_options, shardings),
        "N=SHARDING",
        "Argument N has this sharding, such as 0=<@mesh, [{\"x\"}, {}]>; "
        "may be given more than once"),
    CALLS_OPTIONS(exec_options),
    CLI_OPTION("whole", 'w', CLI_FLAG, offsetof(exec_options, is_whole), NULL,
               "Do not partition a program of the dialect shard: each rank has "
               "all of every value"),
    CLI_OPTION(
        "check", 'c', CLI_FLAG, offsetof(exec_options, is_checked), NULL,
        "Run it on one device as well, and compare every element of what "
        "each rank has: integers and bits are equal, floats as near as "
        "--tolerance says. Prints what was compared in place of the "
        "results"),
    CLI_OPTION(
        "expect", 'e', CLI_TEXT, offsetof(exec_options, expect), "DIR",
        "Compare the results with DIR/result0.npy, .., each of which is there, "
        "and no other: what --out wrote of another run, or what JAX gave. "
        "Prints what was compared in place of the results"),
    CLI_OPTION(
        "tolerance", 'T', CLI_REAL, offsetof(exec_options, tolerance), "X",
        "For --check and --expect: how far a float may be off, in parts of the "
        "largest of its result (default: f64 1e-11, f32 1e-4, f16 5e-3, "
        "bf16 4e-2, of the narrowest float that it is made from)"),
    CLI_OPTION("quiet", 'q', CLI_FLAG, offsetof(exec_options, quiet), NULL,
               "Print no results"),
    {0}};

static const cli_syntax syntax = {
    .name = "exec",
    .arguments = "FILE",
    .tables = {own_options, cli_mesh_option},
    .help =
        "Run a StableHLO program, its function @main, on this machine as one "
        "device, or with -n on several ranks. A program with a mesh of so many "
        "devices is partitioned then: shardings spread to all values, each "
        "rank takes its tile of each argument and computes on tiles, and "
        "results are whole again; so is one that the dialect shard annotates, "
        "on its grid. Without a mesh each rank runs all of it, "
        "with arguments and results of its own. Checks in the program "
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

/* -- running --------------------------------------------------------------- */

/* One run, or those of --bench. */
static sdyrt_status run_all(const exec_options *o, sdyrt_executor *executor,
                            const exec_buffers *arguments,
                            const exec_buffers *results) {
    const double start = cli_now();
    double best = INFINITY;
    int n = 0;
    do {
        const double before = cli_now();
        const sdyrt_status status = sdyrt_executor_run(
            executor, (const void *const *)arguments->data, results->data);
        if (status != SDYRT_OK)
            return status;
        best = fmin(best, cli_now() - before);
        n++;
    } while (o->bench &&
             (n < EXEC_LEAST_RUNS || cli_now() - start < EXEC_BENCH_SECONDS));
    if (o->bench)
        printf("best %.4f ms\n", 1e3 * best);
    return SDYRT_OK;
}

static int run(const exec_options *o, const sdyrt_executable *e,
               const exec_buffers *arguments, const exec_buffers *results) {
    sdyrt_executor *executor = NULL;
    exec_watch w;
    if (sdyrt_executor_create(e, &executor) != SDYRT_OK)
        return cli_fail_library(NULL);
    int status = exec_watch_start(&w, o, 1, true);
    if (status == CLI_OK) {
        exec_watch_set(&w, 0, executor, NULL);
        status = exec_watch_end(&w, run_all(o, executor, arguments, results));
    }
    sdyrt_executor_destroy(executor);
    return status;
}

/* Run the program as one device. */
static int execute(const exec_options *o, const cli_job *job,
                   const exec_program *p) {
    const sdyrt_executable *const e = p->executables[0];
    exec_rank r = {.arguments = {.n = 0}};
    int status = exec_buffers_make(p, e, &r);
    if (status == CLI_OK)
        status = exec_folders_check(o, &r, 0);
    if (status == CLI_OK)
        status = exec_files_read(o, -1, &r);
    if (status == CLI_OK)
        status = run(o, e, &r.arguments, &r.results);
    if (status == CLI_OK && o->expect != NULL)
        status = exec_expect(o, job, p, -1, 1, &r);
    if (status == CLI_OK)
        status = exec_results_give(o, &r.results);
    exec_buffers_free(&r);
    return status;
}

/* Debian's OpenBLAS 0.3.21 takes processors that are newer than itself for old
 * ones, and runs at half of their speed. */
static void choose_kernels(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx512bw") &&
        __builtin_cpu_supports("avx512dq") &&
        __builtin_cpu_supports("avx512vl"))
        (void)setenv("OPENBLAS_CORETYPE", "SkylakeX", 0);
#endif
}

/* Run the program on one device, or as ranks of a job. */
static int run_file(const exec_options *o, cli_job *job) {
    exec_program program;
    choose_kernels();
    int status = cli_job_agree(job, exec_program_make(o, job, &program));
    if (status == CLI_OK)
        status = exec_has_ranks(o, job) ? exec_on_ranks(o, job, &program)
                                        : execute(o, job, &program);
    exec_program_free(&program);
    return status;
}

static int check_backend(const exec_options *o) {
    static const char *const names[] = {"threads", "mpi", NULL};
    return o->backend != NULL && cli_word("--backend", o->backend, names) < 0
               ? CLI_USAGE
               : CLI_OK;
}

static int run_job(exec_options *o) {
    if (o->path == NULL)
        return cli_usage("exec: no FILE; see 'sdyrt help exec'");
    cli_job job;
    CLI_TRY(check_backend(o));
    CLI_TRY(exec_watch_check(o));
    CLI_TRY(cli_values_make(&o->values));
    CLI_TRY(cli_job_open(&job, o->backend));
    int status = cli_job_agree(
        &job, cli_job_check_size(&job, "-n", o->n_ranks, job.size));
    if (status == CLI_OK)
        status = run_file(o, &job);
    return cli_job_close(&job, status);
}

int cmd_exec(int argc, char **argv) {
    exec_options o = {.seed = -1};
    int status = cli_parse(&syntax, argc, argv, &o);
    if (status == CLI_RUN)
        status = run_job(&o);
    cli_values_free(&o.values);
    free(o.shardings.at);
    free(o.arguments.at);
    free(o.calls.paths.at);
    return status;
}
