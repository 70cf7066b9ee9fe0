/* The two users of the shared-memory engine side by side in one run, under
 * `mpirun -n N --bind-to none`: the mpi backend on N processes, and the threads
 * backend on N threads of the first of them, while the others sleep. Samples of
 * both, and of plain copies on all cores of as many bytes from the same tiles,
 * are taken in turn; then of all these with each rank reading its result, as a
 * program does. */
#include "bench/stats.h"
#include "cli/cli.h"
#include <sdyrt/mpi.h>

#include <pthread.h>
#include <sched.h>
#include <string.h>
#include <time.h>
#ifdef __SSE2__
#include <emmintrin.h>
#endif

enum { SAMPLES = 21, MAX_RANKS = 256, MAX_BUFFERS = 64, ROWS = 256 };

/* The subjects of a row: the library on a backend, or copies of the bytes that
 * a rank writes, in one run from each tile or in the runs of the operation. */
typedef enum subject {
    MPI,
    THREADS,
    MEMCPY,
    STREAM,
    MEMCPY_RUNS,
    STREAM_RUNS,
    SUBJECTS
} subject;

static const char *const subject_names[] = {"mpi", "threads", "memcpy",
                                            "stream"};

typedef struct row {
    const char *name;
    sdyrt_op_kind kind;
    const char *axes, *from, *to; /* shardings of a square matrix or vector */
    size_t bytes;                 /* of the larger local buffer */
} row;

#define CUT "<@m, [{\"x\"}, {}]>"
#define CUT_COLUMNS "<@m, [{}, {\"x\"}]>"
#define WHOLE "<@m, [{}, {}]>"

#define GATHER(bytes)                                                          \
    { "all_gather", SDYRT_OP_ALL_GATHER, "[{\"x\"}, {}]", CUT, WHOLE, bytes }
#define EXCHANGE(bytes)                                                        \
    {                                                                          \
        "all_to_all", SDYRT_OP_ALL_TO_ALL, "[{\"x\"}: 0->1]", CUT,             \
            CUT_COLUMNS, bytes                                                 \
    }
#define PERMUTE(bytes)                                                         \
    {                                                                          \
        "collective_permute", SDYRT_OP_COLLECTIVE_PERMUTE, NULL, CUT, NULL,    \
            bytes                                                              \
    }
#define RESHARD(bytes)                                                         \
    { "reshard", SDYRT_OP_RESHARD, NULL, CUT_COLUMNS, CUT, bytes }

#define MOVES(bytes)                                                           \
    GATHER(bytes), EXCHANGE(bytes), PERMUTE(bytes), RESHARD(bytes)

static const row rows[] = {
    GATHER(16),     GATHER(1024),    GATHER(65536),
    MOVES(1 << 20), MOVES(2 << 20),  MOVES(4 << 20),
    MOVES(8 << 20), MOVES(16 << 20), MOVES(64 << 20),
};

static int size;
static size_t most;   /* bytes of the rows to measure */
static size_t spread; /* bytes of buffers to use in turn; 0: one of each */
static sdyrt_named_mesh mesh = {.name = "m"};

static _Noreturn void stop(const char *what) {
    fprintf(stderr, "bench_engines: %s: %s\n", what, sdyrt_last_error());
    MPI_Abort(MPI_COMM_WORLD, 1);
    exit(1);
}

static const sdyrt_sharding *parse(const char *text) {
    const sdyrt_sharding *sharding = NULL;
    char turned[16384];
    if (text == NULL) { /* CUT, on the devices in another order */
        char *at = turned;
        at += sprintf(at, "<mesh<[\"x\"=%d], device_ids=[", size);
        for (int r = 0; r < size; r++)
            at += sprintf(at, "%s%d", r > 0 ? "," : "", (r + 1) % size);
        sprintf(at, "]>, [{\"x\"}, {}]>");
        text = turned;
    }
    if (sdyrt_sharding_parse(text, &mesh, 1, &sharding) != SDYRT_OK)
        stop(text);
    return sharding;
}

/* The operation of a row, on a matrix that all ranks can share equally. */
static sdyrt_op op_of(const row *r) {
    sdyrt_op op = SDYRT_OP_INIT;
    const int64_t n = size;
    const bool is_gather = r->kind == SDYRT_OP_ALL_GATHER;
    const int64_t elements = (int64_t)r->bytes / 4 * (is_gather ? 1 : n);
    const int64_t n_rows = is_gather ? n : ROWS * n;
    const int64_t n_columns = elements / n_rows;
    op.kind = r->kind;
    op.axes = r->axes;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 2};
    op.type.dims[0] = n_rows;
    op.type.dims[1] =
        is_gather ? n_columns + (n_columns == 0) : n_columns / n * n;
    op.from = parse(r->from);
    op.to = parse(r->to);
    return op;
}

/* -- one rank's sample ----------------------------------------------------- */

/* A plan on one rank, and buffers that its runs use in turn. */
typedef struct work {
    sdyrt_context *context;
    sdyrt_plan *plan;
    void *in[MAX_BUFFERS], *out[MAX_BUFFERS];
    int n_buffers, turn;
    size_t in_bytes, out_bytes;
    sdyrt_op_kind kind;
    volatile uint64_t sum;
} work;

static const work *works[MAX_RANKS]; /* by rank of the threads */

static work work_create(sdyrt_context *context, const sdyrt_op *op) {
    work w = {.context = context};
    const int me = sdyrt_context_rank(context);
    sdyrt_tile from, to;
    if (sdyrt_plan_create(context, op, NULL, &w.plan) != SDYRT_OK ||
        sdyrt_tile_of(op->from, &op->type, me, &from) != SDYRT_OK ||
        sdyrt_tile_of(op->to, &op->type, me, &to) != SDYRT_OK)
        stop("a plan");
    w.in_bytes = (size_t)from.elements * 4;
    w.out_bytes = (size_t)to.elements * 4;
    const size_t wanted = 1 + spread / (w.in_bytes + w.out_bytes);
    w.n_buffers = wanted < MAX_BUFFERS ? (int)wanted : MAX_BUFFERS;
    for (int i = 0; i < w.n_buffers; i++) {
        if (sdyrt_alloc(context, w.in_bytes, &w.in[i]) != SDYRT_OK ||
            sdyrt_alloc(context, w.out_bytes, &w.out[i]) != SDYRT_OK)
            stop("memory");
        memset(w.in[i], 1 + me, w.in_bytes);
        memset(w.out[i], 0, w.out_bytes);
    }
    w.kind = op->kind;
    return w;
}

static void work_destroy(work *w) {
    sdyrt_plan_destroy(w->plan);
    for (int i = 0; i < w->n_buffers; i++) {
        sdyrt_free(w->context, w->in[i]);
        sdyrt_free(w->context, w->out[i]);
    }
}

static void copy_plain(char *to, const char *from, size_t bytes) {
    memcpy(to, from, bytes);
}

/* Copy by streaming stores, which need addresses aligned to 16 bytes: with an
 * odd number of ranks tiles may begin elsewhere. */
static void copy_stream(char *to, const char *from, size_t bytes) {
    size_t i = 0;
#ifdef __SSE2__
    if (((uintptr_t)to | (uintptr_t)from) % 16 == 0) {
        for (; i + 16 <= bytes; i += 16)
            _mm_stream_si128(
                (__m128i *)(void *)(to + i),
                _mm_load_si128((const __m128i *)(const void *)(from + i)));
    }
#endif
    memcpy(to + i, from + i, bytes - i);
}

/* The part that a copy reads from one rank: `n` runs. */
typedef struct runs {
    size_t n, bytes;
    size_t from, from_step, to, to_step;
} runs;

/* The runs of a copy: together as many bytes as the out tile, an equal part
 * from each tile that the operation reads, so that data of other cores are
 * fetched too. */
static runs runs_of(const work *w, subject what, size_t owner) {
    const size_t me = (size_t)sdyrt_context_rank(w->context);
    const size_t ranks = (size_t)size;
    if (w->kind == SDYRT_OP_COLLECTIVE_PERMUTE)
        return (runs){.n = 1, .bytes = w->out_bytes};
    const size_t part = w->out_bytes / ranks;
    if (w->kind == SDYRT_OP_ALL_GATHER)
        return (runs){.n = 1, .bytes = part, .to = owner * part};
    const size_t run = part / ROWS, all = run * ranks;
    if (what < MEMCPY_RUNS)
        return (runs){1, part, me * part, 0, owner * part, 0};
    return w->kind == SDYRT_OP_ALL_TO_ALL
               ? (runs){ROWS, run, me * run, all, owner * part, run}
               : (runs){ROWS, run, me * part, run, owner * run, all};
}

static void copy_once(const work *w, subject what) {
    const int me = sdyrt_context_rank(w->context);
    const int parts = w->kind == SDYRT_OP_COLLECTIVE_PERMUTE ? 1 : size;
    for (int i = 1; i <= parts; i++) {
        const int owner = (me + i) % size;
        const runs c = runs_of(w, what, (size_t)owner);
        const char *const from = (const char *)works[owner]->in[w->turn];
        char *const to = w->out[w->turn];
        for (size_t r = 0; r < c.n; r++)
            (what == STREAM || what == STREAM_RUNS ? copy_stream : copy_plain)(
                to + c.to + r * c.to_step, from + c.from + r * c.from_step,
                c.bytes);
    }
#ifdef __SSE2__
    _mm_sfence();
#endif
}

static void run_once(const work *w, subject what) {
    if (what >= MEMCPY)
        copy_once(w, what);
    else if (sdyrt_plan_run(w->plan, w->in[w->turn], w->out[w->turn]) !=
             SDYRT_OK)
        stop("a plan");
}

static void read_once(work *w) {
    const uint64_t *const words = w->out[w->turn];
    uint64_t sum = 0;
    for (size_t i = 0; i < w->out_bytes / sizeof *words; i++)
        sum += words[i];
    w->sum = sum;
}

/* The seconds of one of `batch` calls. One more call runs before them, as
 * earlier samples have left other data in the caches. */
static double sample(work *w, subject what, bool reads, int batch) {
    double start = 0;
    for (int i = -1; i < batch; i++) {
        run_once(w, what);
        if (reads)
            read_once(w);
        w->turn = (w->turn + 1) % w->n_buffers;
        if (i == -1) {
            if (sdyrt_barrier(w->context) != SDYRT_OK)
                stop("a barrier");
            start = cli_now();
        }
    }
    if (sdyrt_barrier(w->context) != SDYRT_OK)
        stop("a barrier");
    return (cli_now() - start) / batch;
}

/* -- a row ----------------------------------------------------------------- */

/* A rank: a process, a thread of the first process, or, for the main thread of
 * that, rank 0 of both. */
typedef struct rank {
    sdyrt_context *process, *thread; /* NULL: it is none */
} rank;

/* The barrier at which threads sleep while processes run. */
static pthread_barrier_t gate;

/* A barrier of processes that sleep while threads run: they poll for the first
 * process now and then. */
static void meet(void) {
    MPI_Request all;
    int is_done = 0;
    MPI_Ibarrier(MPI_COMM_WORLD, &all);
    while (!is_done) {
        const struct timespec nap = {0, 200000};
        MPI_Test(&all, &is_done, MPI_STATUS_IGNORE);
        if (!is_done)
            nanosleep(&nap, NULL);
    }
}

/* A sample of the processes, or of the threads, while the others sleep. */
static double take_turn(const rank *me, work *process, work *thread,
                        subject what, bool reads, int batch) {
    double seconds = 0;
    if (me->process != NULL && what == MPI)
        seconds = sample(process, what, reads, batch);
    if (me->process != NULL)
        meet();
    if (me->thread != NULL && what != MPI) {
        (void)pthread_barrier_wait(&gate);
        seconds = sample(thread, what, reads, batch);
    }
    if (me->process != NULL)
        meet();
    return seconds;
}

static int batch_for(size_t bytes) {
    return bytes <= 1024      ? 2000
           : bytes <= 65536   ? 400
           : bytes <= 1 << 20 ? 20
           : bytes <= 8 << 20 ? 4
                              : 1;
}

/* The time of the faster of two copies over the engine's, all on threads. */
static double of_copy(const double least[SUBJECTS], subject plain,
                      subject stream) {
    return (least[plain] < least[stream] ? least[plain] : least[stream]) /
           least[THREADS];
}

/* Print a row. Ratios are of minima: on a shared machine medians include the
 * work of others. */
static void report(const row *r, double seconds[2][SUBJECTS][SAMPLES]) {
    double least[2][SUBJECTS];
    printf("%-19s %9zu", r->name, r->bytes);
    for (int reads = 0; reads < 2; reads++)
        for (subject s = MPI; s < SUBJECTS; s++) {
            const bench_stats stats =
                bench_stats_of(seconds[reads][s], SAMPLES);
            least[reads][s] = stats.min;
            if (!reads && s <= STREAM)
                printf(" %9.2f %9.2f", stats.min * 1e6, stats.median * 1e6);
        }
    printf(" %7.2f", least[0][THREADS] / least[0][MPI]);
    for (int reads = 0; reads < 2; reads++)
        printf(" %9.2f %7.2f", of_copy(least[reads], MEMCPY, STREAM),
               of_copy(least[reads], MEMCPY_RUNS, STREAM_RUNS));
    printf("\n");
    fflush(stdout);
}

static void measure(const row *r, const rank *me) {
    const sdyrt_op op = op_of(r);
    work process = {0}, thread = {0};
    double seconds[2][SUBJECTS][SAMPLES];
    if (me->process != NULL)
        process = work_create(me->process, &op);
    if (me->thread != NULL) {
        thread = work_create(me->thread, &op);
        works[sdyrt_context_rank(me->thread)] = &thread;
    }
    for (int i = -2; i < SAMPLES; i++)
        for (int reads = 0; reads < 2; reads++)
            for (subject s = MPI; s < SUBJECTS; s++)
                seconds[reads][s][i < 0 ? 0 : i] = take_turn(
                    me, &process, &thread, s, reads, batch_for(r->bytes));
    if (me->process != NULL && me->thread != NULL)
        report(r, seconds);
    if (me->thread != NULL)
        work_destroy(&thread);
    if (me->process != NULL) {
        meet();
        work_destroy(&process);
    }
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
}

static void *measure_all(void *me) {
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        if (rows[i].bytes <= most)
            measure(&rows[i], me);
    return NULL;
}

/* -- the first process ----------------------------------------------------- */

static void print_heading(void) {
    cpu_set_t cores;
    if (sched_getaffinity(0, sizeof cores, &cores) != 0)
        stop("the cores");
    printf("%d rank%s, %d cores for the threads; microseconds\n", size,
           size == 1 ? "" : "s", CPU_COUNT(&cores));
    printf("%-19s %9s", "operation", "bytes");
    for (subject s = MPI; s <= STREAM; s++)
        printf(" %9s %9s", subject_names[s], "median");
    printf(" %7s %9s %7s %9s %7s\n", "thr/mpi", "of copy", "of runs",
           "and read:", "of runs");
}

static void measure_with_threads(sdyrt_context *process) {
    sdyrt_context *contexts[MAX_RANKS] = {NULL};
    pthread_t threads[MAX_RANKS] = {0};
    rank ranks[MAX_RANKS];
    print_heading();
    if (sdyrt_threads_create(NULL, size, contexts) != SDYRT_OK ||
        pthread_barrier_init(&gate, NULL, (unsigned)size) != 0)
        stop("the threads");
    for (int r = 0; r < size; r++) {
        ranks[r] = (rank){.process = r == 0 ? process : NULL, contexts[r]};
        if (r > 0 &&
            pthread_create(&threads[r], NULL, measure_all, &ranks[r]) != 0)
            stop("a thread");
    }
    measure_all(&ranks[0]);
    for (int r = 0; r < size; r++) {
        if (r > 0)
            (void)pthread_join(threads[r], NULL);
        sdyrt_context_destroy(contexts[r]);
    }
}

typedef struct options {
    size_t most, spread;
} options;

static const cli_option known[] = {
    CLI_OPTION("maxbytes", 'e', CLI_SIZE, offsetof(options, most), "SIZE",
               "Only rows of this size or less, such as 64K"),
    CLI_OPTION("spread", 's', CLI_SIZE, offsetof(options, spread), "SIZE",
               "Use buffers of so many bytes in turn, such as 400M (default: "
               "one of each)"),
    {0}};

static const cli_syntax syntax = {
    .help = "Times the processes of one node beside as many threads of the "
            "first, and beside plain copies of as many bytes."
            "\v"
            "Example:\n"
            "  mpirun -n 2 --bind-to none bench_engines --maxbytes 64K",
    .tables = {known}};

int main(int argc, char **argv) {
    options o = {.most = SIZE_MAX};
    cli_program = "bench_engines";
    const int parsed = cli_parse(&syntax, argc, argv, &o);
    if (parsed != CLI_RUN)
        return parsed;
    most = o.most;
    spread = o.spread;
    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    char text[64];
    snprintf(text, sizeof text, "<[\"x\"=%d]>", size);
    sdyrt_context *context;
    if (size > MAX_RANKS || sdyrt_mesh_parse(text, &mesh.mesh) != SDYRT_OK ||
        sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context) != SDYRT_OK)
        stop("the start");
    if (sdyrt_context_rank(context) == 0)
        measure_with_threads(context);
    else
        measure_all(&(rank){.process = context});
    sdyrt_context_destroy(context);
    sdyrt_mesh_release(mesh.mesh);
    MPI_Finalize();
    return 0;
}
