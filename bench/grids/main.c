/* Operations on grids next to hand-written MPI, in one run, under `mpirun -n N
 * --bind-to none`. Samples of both are taken in turn on the same buffers, of
 * sdyrt_alloc; their results are compared first. A sample is the time of the
 * slowest rank from a barrier on. With `--beside threads` rank 0 also takes
 * samples on as many threads of its own, while the others sleep. With
 * `--threads N`, without mpirun, the operations alone on N threads. */
#include "bench/grids/grids.h"
#include "bench/stats.h"
#include <sdyrt/mpi.h>

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { MOST_SAMPLES = 101 };

static int samples;
static const char *only; /* prefix of the names of rows to measure */
static bool is_beside_threads;
static grids_workload workload; /* instead of the rows here */

static const grids_row rows[] = {
    {"broadcast", BROADCAST, 64 << 10, SDYRT_OP_BROADCAST},
    {"broadcast", BROADCAST, 1 << 20, SDYRT_OP_BROADCAST},
    {"broadcast", BROADCAST, 16 << 20, SDYRT_OP_BROADCAST},
    {"gather", GATHER, 64 << 10, SDYRT_OP_GATHER},
    {"gather", GATHER, 1 << 20, SDYRT_OP_GATHER},
    {"gather", GATHER, 16 << 20, SDYRT_OP_GATHER},
    {"scatter", SCATTER, 64 << 10, SDYRT_OP_SCATTER},
    {"scatter", SCATTER, 1 << 20, SDYRT_OP_SCATTER},
    {"scatter", SCATTER, 16 << 20, SDYRT_OP_SCATTER},
    {"reduce", REDUCE, 64 << 10, SDYRT_OP_REDUCE},
    {"reduce", REDUCE, 1 << 20, SDYRT_OP_REDUCE},
    {"reduce", REDUCE, 16 << 20, SDYRT_OP_REDUCE},
    {"all_gather_v", ALL_GATHER_V, 1 << 20, SDYRT_OP_ALL_GATHER},
    {"all_gather_v", ALL_GATHER_V, 16 << 20, SDYRT_OP_ALL_GATHER},
    {"all_to_all_v", ALL_TO_ALL_V, 1 << 20, SDYRT_OP_ALL_TO_ALL},
    {"all_to_all_v", ALL_TO_ALL_V, 16 << 20, SDYRT_OP_ALL_TO_ALL},
    {"all_to_all_v varying", ALL_TO_ALL_VARYING, 1 << 20, SDYRT_OP_ALL_TO_ALL},
    {"all_to_all_v varying", ALL_TO_ALL_VARYING, 16 << 20, SDYRT_OP_ALL_TO_ALL},
    {"moe dispatch, combine", MOE, 1 << 20, SDYRT_OP_ALL_TO_ALL},
    {"moe dispatch, combine", MOE, 16 << 20, SDYRT_OP_ALL_TO_ALL},
    {"update_halo 256^3 f64", HALO, 1, SDYRT_OP_UPDATE_HALO},
    {"update_halo 256^3 f64", HALO, 2, SDYRT_OP_UPDATE_HALO},
};
enum { N_ROWS = sizeof rows / sizeof *rows };

/* The k-th row that is measured, and its workload step; false: no more. */
static bool find_row(int k, grids_row *found, const grids_step **step) {
    const int n = workload.n > 0 ? workload.n : N_ROWS;
    for (int i = 0; i < n; i++) {
        *step = workload.n == 0 ? NULL : &workload.steps[i];
        *found = *step == NULL ? rows[i]
                               : (grids_row){(*step)->name, MOE, (*step)->bytes,
                                             SDYRT_OP_ALL_TO_ALL};
        if (strncmp(found->name, only, strlen(only)) == 0 && k-- == 0)
            return true;
    }
    return false;
}

/* -- measuring ------------------------------------------------------------- */

/* Compare the library's result with MPI's, where it is defined. */
static void compare(job *j) {
    double *const result = j->row->work == HALO ? j->in : j->out;
    double *const kept = malloc(j->out_bytes);
    const bool is_defined =
        j->rank == 0 || (j->row->work != GATHER && j->row->work != REDUCE);
    if (kept == NULL)
        grids_stop("out of memory");
    grids_fill(j);
    grids_run_raw(j);
    if (j->row->work == BROADCAST && j->rank == 0)
        memcpy(j->out, j->in, j->out_bytes);
    memcpy(kept, result, j->out_bytes);
    grids_fill(j);
    grids_run_ours(j);
    if (is_defined && memcmp(kept, result, j->out_bytes) != 0)
        grids_stop(j->row->name);
    if (j->row->work == MOE &&
        memcmp(j->back, j->in, (size_t)j->sent * sizeof(double)) != 0)
        grids_stop("tokens do not come back");
    free(kept);
}

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static double sample(job *j, void (*run)(job *)) {
    MPI_Barrier(MPI_COMM_WORLD);
    const double start = now();
    run(j);
    const double took = now() - start;
    double slowest;
    MPI_Allreduce(&took, &slowest, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    return slowest;
}

/* -- on threads ------------------------------------------------------------ */

typedef struct threads_run {
    const grids_row *row;
    const grids_step *step;
    double took[MOST_RANKS], times[MOST_SAMPLES];
    double start;    /* of this team */
    int taken, goal; /* samples */
} threads_run;

/* Threads start on their creator's core, and the system moves them to others
 * after a while, which it has done with processes by then. Which threads then
 * share a core is chance, so several teams take the samples in turn. */
#define WARM_UP 0.05 /* seconds */
enum { TEAMS = 5 };

static void take_sample(threads_run *run, int n) {
    if (now() - run->start < WARM_UP)
        return;
    double slowest = 0;
    for (int p = 0; p < n; p++)
        if (run->took[p] > slowest)
            slowest = run->took[p];
    run->times[run->taken++] = slowest;
}

/* Measure a row on a thread. A sample is the time of the slowest rank from a
 * barrier on, as with MPI. */
static sdyrt_status run_threads(sdyrt_context *context, void *argument) {
    threads_run *const run = argument;
    job *const j = malloc(sizeof *j);
    if (j == NULL)
        return SDYRT_MEMORY;
    grids_job_start(j, run->row, run->step, context);
    grids_fill(j);
    grids_run_ours(j);
    for (;;) {
        grids_must(sdyrt_barrier(context), "barrier");
        if (run->taken == run->goal)
            break;
        const double start = now();
        grids_run_ours(j);
        run->took[j->rank] = now() - start;
        grids_must(sdyrt_barrier(context), "barrier");
        if (j->rank == 0)
            take_sample(run, j->n);
    }
    grids_job_end(j);
    free(j);
    return SDYRT_OK;
}

static bench_stats measure_threads(const grids_row *row, const grids_step *step,
                                   int n) {
    static threads_run run;
    run.row = row;
    run.step = step;
    run.taken = 0;
    for (int team = 1; team <= TEAMS; team++) {
        run.goal = samples * team / TEAMS;
        run.start = now();
        grids_must(sdyrt_threads_run(NULL, n, run_threads, &run), "threads");
    }
    return bench_stats_of(run.times, samples);
}

/* A barrier that sleeps instead of using the processor. */
static void sleep_until_all(void) {
    const struct timespec a_while = {.tv_nsec = 1000000};
    MPI_Request request;
    int is_done = 0;
    MPI_Ibarrier(MPI_COMM_WORLD, &request);
    while (!is_done) {
        MPI_Test(&request, &is_done, MPI_STATUS_IGNORE);
        (void)nanosleep(&a_while, NULL);
    }
}

/* -- rows ------------------------------------------------------------------ */

static void measure(const grids_row *row, const grids_step *step,
                    sdyrt_context *context) {
    static job j;
    double times[2][MOST_SAMPLES];
    grids_job_start(&j, row, step, context);
    if (row->work == HALO) {
        const int extent[] = {(int)j.extent[0], (int)j.extent[1],
                              (int)j.extent[2]},
                  periods[] = {0, 0, 0};
        MPI_Cart_create(MPI_COMM_WORLD, 3, extent, periods, 0, &j.cart);
    }
    compare(&j);
    for (int i = 0; i < samples; i++) {
        times[0][i] = sample(&j, grids_run_ours);
        times[1][i] = sample(&j, grids_run_raw);
    }
    const bench_stats ours = bench_stats_of(times[0], samples);
    const bench_stats raw = bench_stats_of(times[1], samples);
    if (row->work == HALO)
        MPI_Comm_free(&j.cart);
    const int n = j.n, rank = j.rank;
    grids_job_end(&j);
    if (rank == 0)
        printf("%-22s %10zu %10.1f %10.1f %6.2f %10.1f %10.1f %6.2f", row->name,
               row->bytes, 1e6 * ours.min, 1e6 * raw.min, raw.min / ours.min,
               1e6 * ours.median, 1e6 * raw.median, raw.median / ours.median);
    if (rank == 0 && is_beside_threads) {
        const bench_stats threads = measure_threads(row, step, n);
        printf(" %10.1f %6.2f %10.1f %6.2f", 1e6 * threads.min,
               ours.min / threads.min, 1e6 * threads.median,
               ours.median / threads.median);
    }
    if (rank == 0)
        (void)putchar('\n');
    sleep_until_all();
}

static void run_rows(sdyrt_context *context) {
    grids_row row;
    const grids_step *step;
    if (sdyrt_context_rank(context) == 0)
        printf("%-22s %10s %10s %10s %6s %10s %10s %6s%s\n", "operation",
               "bytes", "min us", "MPI's", "ratio", "median", "MPI's", "ratio",
               is_beside_threads ? "    threads  ratio     median  ratio" : "");
    for (int k = 0; find_row(k, &row, &step); k++)
        measure(&row, step, context);
}

static void run_alone(int n) {
    grids_row row;
    const grids_step *step;
    printf("%-22s %10s %10s %10s\n", "operation", "bytes", "min us", "median");
    for (int k = 0; find_row(k, &row, &step); k++) {
        const bench_stats ours = measure_threads(&row, step, n);
        printf("%-22s %10zu %10.1f %10.1f\n", row.name, row.bytes,
               1e6 * ours.min, 1e6 * ours.median);
    }
}

/* -- the command line ------------------------------------------------------ */

typedef struct options {
    const char *workload, *only, *beside;
    int64_t samples, threads; /* 0 threads: the processes of a job */
} options;

#define AT(member) offsetof(options, member)

static const cli_option known[] = {
    CLI_OPTION("workload", 'w', CLI_TEXT, AT(workload), "FILE",
               "Dispatch and combine by the counts of a file, such as those of "
               "bench/workloads/counts, instead of the rows here"),
    CLI_OPTION("only", 'o', CLI_TEXT, AT(only), "NAME",
               "Only rows whose names begin so"),
    CLI_NUMBER("samples", 's', AT(samples), "N", "Samples of each (default 31)",
               1, MOST_SAMPLES),
    CLI_OPTION("beside", 'b', CLI_TEXT, AT(beside), "threads",
               "Each row on as many threads of rank 0 as well"),
    CLI_NUMBER("threads", 't', AT(threads), "N",
               "The operations alone, on N threads of this process, without "
               "mpirun",
               1, MOST_RANKS),
    {0}};

static const cli_syntax syntax = {
    .help = "Times operations on grids beside what one would write with MPI "
            "for them, on the same buffers. The results of both are compared "
            "first."
            "\v"
            "Example:\n"
            "  mpirun -n 4 --bind-to none bench_grids --only broadcast",
    .tables = {known}};

/* Read the workload, if one is given, for n ranks. */
static void open_workload(const char *path, int n) {
    if (path != NULL && !grids_workload_read(path, n, &workload))
        exit(1);
}

static int read_options(int argc, char **argv, options *o) {
    const int status = cli_parse(&syntax, argc, argv, o);
    if (status == CLI_RUN && o->beside != NULL &&
        strcmp(o->beside, "threads") != 0)
        return cli_usage("--beside: expected threads, found '%s'", o->beside);
    samples = (int)o->samples;
    only = o->only;
    is_beside_threads = o->beside != NULL;
    return status;
}

int main(int argc, char **argv) {
    options o = {.samples = 31, .only = ""};
    (void)setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    cli_program = "bench_grids";
    const int parsed = read_options(argc, argv, &o);
    if (parsed != CLI_RUN)
        return parsed;
    if (o.threads > 0) {
        open_workload(o.workload, (int)o.threads);
        run_alone((int)o.threads);
        grids_workload_free(&workload);
        return 0;
    }
    sdyrt_context *context;
    MPI_Init(&argc, &argv);
    grids_must(sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context), "context");
    if (sdyrt_context_size(context) > MOST_RANKS)
        exit(cli_fail("%d ranks, and there may be %d",
                      sdyrt_context_size(context), MOST_RANKS));
    open_workload(o.workload, sdyrt_context_size(context));
    run_rows(context);
    sdyrt_context_destroy(context);
    grids_workload_free(&workload);
    MPI_Finalize();
    return 0;
}
