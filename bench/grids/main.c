/* Operations on grids beside what one would write with MPI, in one run, under
 * `mpirun -n N --bind-to none`. Samples of both are taken in turn on the same
 * buffers, of sdyrt_alloc; the results are compared before. A sample is the
 * time of the slowest rank from a barrier on. With `--threads N`, without
 * mpirun, the operations alone on N threads. */
#include "bench/stats.h"
#include <sdyrt/mpi.h>
#include <sdyrt/sdyrt.h>

#include <stdio.h>
#include <string.h>
#include <time.h>

enum { MOST_SAMPLES = 101, MOST_RANKS = 64, EDGE = 256 };

static int samples = 31;
static const char *only = ""; /* what names of rows to measure start with */

typedef enum work {
    BROADCAST,
    GATHER,
    SCATTER,
    REDUCE,
    ALL_GATHER_V,
    ALL_TO_ALL_V,
    ALL_TO_ALL_VARYING, /* counts are told in each run */
    MOE,                /* so, to the experts and back */
    HALO
} work;

static const struct row {
    const char *name;
    work work;
    size_t bytes; /* of the whole value of the group; MOE: of the tokens of a
                     rank; HALO: the width */
    sdyrt_grid_kind kind;
} rows[] = {
    {"broadcast", BROADCAST, 64 << 10, SDYRT_GRID_BROADCAST},
    {"broadcast", BROADCAST, 1 << 20, SDYRT_GRID_BROADCAST},
    {"broadcast", BROADCAST, 16 << 20, SDYRT_GRID_BROADCAST},
    {"gather", GATHER, 64 << 10, SDYRT_GRID_GATHER},
    {"gather", GATHER, 1 << 20, SDYRT_GRID_GATHER},
    {"gather", GATHER, 16 << 20, SDYRT_GRID_GATHER},
    {"scatter", SCATTER, 64 << 10, SDYRT_GRID_SCATTER},
    {"scatter", SCATTER, 1 << 20, SDYRT_GRID_SCATTER},
    {"scatter", SCATTER, 16 << 20, SDYRT_GRID_SCATTER},
    {"reduce", REDUCE, 64 << 10, SDYRT_GRID_REDUCE},
    {"reduce", REDUCE, 1 << 20, SDYRT_GRID_REDUCE},
    {"reduce", REDUCE, 16 << 20, SDYRT_GRID_REDUCE},
    {"all_gather_v", ALL_GATHER_V, 1 << 20, SDYRT_GRID_ALL_GATHER},
    {"all_gather_v", ALL_GATHER_V, 16 << 20, SDYRT_GRID_ALL_GATHER},
    {"all_to_all_v", ALL_TO_ALL_V, 1 << 20, SDYRT_GRID_ALL_TO_ALL},
    {"all_to_all_v", ALL_TO_ALL_V, 16 << 20, SDYRT_GRID_ALL_TO_ALL},
    {"all_to_all_v varying", ALL_TO_ALL_VARYING, 1 << 20,
     SDYRT_GRID_ALL_TO_ALL},
    {"all_to_all_v varying", ALL_TO_ALL_VARYING, 16 << 20,
     SDYRT_GRID_ALL_TO_ALL},
    {"moe dispatch, combine", MOE, 1 << 20, SDYRT_GRID_ALL_TO_ALL},
    {"moe dispatch, combine", MOE, 16 << 20, SDYRT_GRID_ALL_TO_ALL},
    {"update_halo 256^3 f64", HALO, 1, SDYRT_GRID_UPDATE_HALO},
    {"update_halo 256^3 f64", HALO, 2, SDYRT_GRID_UPDATE_HALO},
};
enum { N_ROWS = sizeof rows / sizeof *rows };

static bool is_asked_for(const struct row *row) {
    return strncmp(row->name, only, strlen(only)) == 0;
}

/* A row on this rank. */
typedef struct job {
    const struct row *row;
    int n, rank;
    sdyrt_context *context;
    sdyrt_grid_op op;
    sdyrt_plan *plan;
    sdyrt_plan *combine; /* MOE: the way back, to `back` */
    double *back;
    int64_t offsets[MOST_RANKS + 1]; /* of pieces, elements of f64 */
    int64_t matrix[MOST_RANKS * MOST_RANKS];
    int64_t capacity;
    sdyrt_grid_sharding sharding; /* HALO: */
    int64_t halos[6];
    sdyrt_shard shard;
    int64_t extent[3]; /* of the grid */
    size_t in_bytes, out_bytes;
    double *in, *out;
    MPI_Comm cart;
} job;

static _Noreturn void stop(const char *what) {
    (void)fprintf(stderr, "bench_grids: %s: %s\n", what, sdyrt_last_error());
    exit(1);
}

static void check(sdyrt_status status, const char *what) {
    if (status != SDYRT_OK)
        stop(what);
}

/* -- sizes ----------------------------------------------------------------- */

/* Skewed: the first member has half, the next half of the rest; the last none
 * where there are more than two. */
static void cut(int64_t elements, int n, int64_t *offsets) {
    offsets[0] = 0;
    for (int k = 0; k < n; k++)
        offsets[k + 1] = k + 2 >= n ? elements : (offsets[k] + elements) / 2;
}

static int64_t share(const job *j, int p, int q) {
    const int64_t all = (int64_t)(j->row->bytes / sizeof(double)) / j->n;
    int64_t offsets[MOST_RANKS + 1];
    cut(all, j->n, offsets);
    const int k = (p + q) % j->n; /* skewed, and fair to every member */
    return offsets[k + 1] - offsets[k];
}

/* A token is 7168 bf16. All ranks have as many, of which the same members get
 * most: the last none where there are more than two. */
enum { TOKEN = 7168 * 2 / sizeof(double) };

static void set_tokens(job *j) {
    int64_t offsets[MOST_RANKS + 1];
    cut((int64_t)j->row->bytes / sizeof(double) / TOKEN, j->n, offsets);
    for (int p = 0; p < j->n; p++)
        for (int q = 0; q < j->n; q++)
            j->matrix[p * j->n + q] = (offsets[q + 1] - offsets[q]) * TOKEN;
    j->capacity = offsets[j->n] * TOKEN;
}

static void set_counts(job *j) {
    for (int p = 0; p < j->n; p++)
        for (int q = 0; q < j->n; q++)
            j->matrix[p * j->n + q] = share(j, p, q);
    j->capacity = 0;
    for (int k = 0; k < j->n; k++)
        j->capacity += j->matrix[k];
}

/* -- our operations -------------------------------------------------------- */

static const int axes[] = {0, 1, 2};
static const sdyrt_grid_axes split[] = {
    {axes, 1}, {axes + 1, 1}, {axes + 2, 1}};

static void make_halo(job *j) {
    const int64_t of[3][3] = {{1, 2, 2}, {2, 2, 2}, {1, 1, j->n}};
    memcpy(j->extent, of[j->n == 4 ? 0 : j->n == 8 ? 1 : 2], sizeof j->extent);
    check(sdyrt_grid_create(j->extent, 3, &j->op.grid), "grid");
    sdyrt_grid_sharding *const sharding = &j->sharding;
    *sharding = (sdyrt_grid_sharding)SDYRT_GRID_SHARDING_INIT;
    sharding->grid = j->op.grid;
    sharding->split_axes = split;
    sharding->n_split_axes = 3;
    for (int i = 0; i < 6; i++)
        j->halos[i] = (int64_t)j->row->bytes;
    sharding->halo_sizes = j->halos;
    sharding->n_halo_sizes = 6;
    j->op.type =
        (sdyrt_type){.dtype = SDYRT_F64, .rank = 3, .dims = {EDGE, EDGE, EDGE}};
    j->op.after = sharding;
    j->shard = (sdyrt_shard)SDYRT_SHARD_INIT;
    check(sdyrt_grid_shard(sharding, &j->op.type, j->rank, &j->shard), "shard");
    j->in_bytes = sizeof(double);
    for (int d = 0; d < 3; d++)
        j->in_bytes *= (size_t)j->shard.size[d];
    j->out_bytes = j->in_bytes;
}

static void make_op(job *j) {
    const int64_t n = j->n,
                  elements = (int64_t)(j->row->bytes / sizeof(double));
    static const int64_t root[] = {0};
    const size_t whole = j->row->bytes;
    const size_t piece = whole / (size_t)n;
    j->op = (sdyrt_grid_op)SDYRT_GRID_OP_INIT;
    j->op.kind = j->row->kind;
    if (j->row->work == HALO) {
        make_halo(j);
        return;
    }
    check(sdyrt_grid_create(&n, 1, &j->op.grid), "grid");
    j->op.grid_axes = axes;
    j->op.n_grid_axes = 1;
    j->op.root = root;
    j->op.n_root = 1;
    j->op.type =
        (sdyrt_type){.dtype = SDYRT_F64, .rank = 1, .dims = {elements}};
    j->in_bytes = j->row->work == GATHER ? piece : whole;
    j->out_bytes = j->row->work == SCATTER ? piece : whole;
    if (j->row->work == ALL_GATHER_V) {
        cut(elements, j->n, j->offsets);
        j->op.offsets = j->offsets;
        j->op.n_offsets = n + 1;
        j->in_bytes = whole;
    }
    if (j->row->work < ALL_TO_ALL_V)
        return;
    if (j->row->work == MOE)
        set_tokens(j);
    else
        set_counts(j);
    j->in_bytes = j->out_bytes = (size_t)j->capacity * sizeof(double);
    j->op.type.dims[0] = n * j->capacity;
    j->op.counts = j->matrix;
    j->op.n_counts = n * n;
    if (j->row->work == ALL_TO_ALL_V)
        return;
    j->op.counts = NULL;
    j->op.n_counts = 0;
    j->op.counts_vary = true;
    j->op.type.dims[0] = SDYRT_DYNAMIC;
    j->op.in_capacity = j->op.out_capacity = j->capacity;
    if (j->row->work != MOE)
        return;
    j->op.out_capacity *= n; /* all may go to one */
    j->out_bytes *= (size_t)n;
}

/* The plan that brings tokens back, and room for them. */
static void make_combine(job *j) {
    sdyrt_grid_op op = j->op;
    void *memory;
    op.in_capacity = j->op.out_capacity;
    op.out_capacity = j->op.in_capacity;
    check(sdyrt_grid_plan_create(j->context, &op, NULL, &j->combine), "plan");
    check(sdyrt_alloc(j->context, j->in_bytes, &memory), "memory");
    j->back = memory;
}

static void run_moe(job *j) {
    int64_t received[MOST_RANKS];
    check(sdyrt_plan_run_v(j->plan, &j->matrix[j->rank * j->n], j->in, j->out,
                           received),
          j->row->name);
    check(sdyrt_plan_run_v(j->combine, received, j->out, j->back, NULL),
          j->row->name);
}

static void run_ours(job *j) {
    if (j->row->work == MOE) {
        run_moe(j);
        return;
    }
    const bool varies = j->row->work == ALL_TO_ALL_VARYING;
    double *const out = j->row->work == HALO ? j->in : j->out;
    check(varies ? sdyrt_plan_run_v(j->plan, &j->matrix[j->rank * j->n], j->in,
                                    out, NULL)
                 : sdyrt_plan_run(j->plan, j->in, out),
          j->row->name);
}

/* -- with MPI -------------------------------------------------------------- */

/* One face after another, a dimension at a time, so that corners come too. */
static void exchange_faces(const job *j) {
    const int width = (int)j->row->bytes;
    int sizes[3], sub[3], starts[3];
    for (int d = 0; d < 3; d++)
        sizes[d] = (int)j->shard.size[d];
    for (int d = 0; d < 3; d++)
        for (int side = 0; side < 2; side++) {
            int from, to;
            MPI_Datatype send, receive;
            MPI_Cart_shift(j->cart, d, side == 0 ? 1 : -1, &from, &to);
            for (int k = 0; k < 3; k++) {
                sub[k] = k == d ? width : sizes[k];
                starts[k] = 0;
            }
            starts[d] = side == 0 ? sizes[d] - 2 * width : width;
            MPI_Type_create_subarray(3, sizes, sub, starts, MPI_ORDER_C,
                                     MPI_DOUBLE, &send);
            starts[d] = side == 0 ? 0 : sizes[d] - width;
            MPI_Type_create_subarray(3, sizes, sub, starts, MPI_ORDER_C,
                                     MPI_DOUBLE, &receive);
            MPI_Type_commit(&send);
            MPI_Type_commit(&receive);
            MPI_Sendrecv(j->in, 1, send, to, 0, j->in, 1, receive, from, 0,
                         j->cart, MPI_STATUS_IGNORE);
            MPI_Type_free(&send);
            MPI_Type_free(&receive);
        }
}

static void exchange_counts(const job *j) {
    int sends[MOST_RANKS], receives[MOST_RANKS], from[MOST_RANKS],
        to[MOST_RANKS];
    for (int k = 0; k < j->n; k++) {
        sends[k] = (int)j->matrix[j->rank * j->n + k];
        receives[k] = (int)j->matrix[k * j->n + j->rank];
    }
    if (j->row->work != ALL_TO_ALL_V)
        MPI_Alltoall(sends, 1, MPI_INT, receives, 1, MPI_INT, MPI_COMM_WORLD);
    from[0] = to[0] = 0;
    for (int k = 1; k < j->n; k++) {
        from[k] = from[k - 1] + sends[k - 1];
        to[k] = to[k - 1] + receives[k - 1];
    }
    MPI_Alltoallv(j->in, sends, from, MPI_DOUBLE, j->out, receives, to,
                  MPI_DOUBLE, MPI_COMM_WORLD);
    if (j->row->work == MOE)
        MPI_Alltoallv(j->out, receives, to, MPI_DOUBLE, j->back, sends, from,
                      MPI_DOUBLE, MPI_COMM_WORLD);
}

static void gather_pieces(const job *j) {
    int counts[MOST_RANKS], at[MOST_RANKS];
    for (int k = 0; k < j->n; k++) {
        counts[k] = (int)(j->offsets[k + 1] - j->offsets[k]);
        at[k] = (int)j->offsets[k];
    }
    MPI_Allgatherv(j->in, counts[j->rank], MPI_DOUBLE, j->out, counts, at,
                   MPI_DOUBLE, MPI_COMM_WORLD);
}

static void run_raw(job *j) {
    const int all = (int)(j->row->bytes / sizeof(double)), piece = all / j->n;
    switch (j->row->work) {
    case BROADCAST: /* in place at the root, which ours copies */
        MPI_Bcast(j->rank == 0 ? j->in : j->out, all, MPI_DOUBLE, 0,
                  MPI_COMM_WORLD);
        break;
    case GATHER:
        MPI_Gather(j->in, piece, MPI_DOUBLE, j->out, piece, MPI_DOUBLE, 0,
                   MPI_COMM_WORLD);
        break;
    case SCATTER:
        MPI_Scatter(j->in, piece, MPI_DOUBLE, j->out, piece, MPI_DOUBLE, 0,
                    MPI_COMM_WORLD);
        break;
    case REDUCE:
        MPI_Reduce(j->in, j->out, all, MPI_DOUBLE, MPI_SUM, 0, MPI_COMM_WORLD);
        break;
    case ALL_GATHER_V:
        gather_pieces(j);
        break;
    case ALL_TO_ALL_V:
    case ALL_TO_ALL_VARYING:
    case MOE:
        exchange_counts(j);
        break;
    case HALO:
        exchange_faces(j);
        break;
    }
}

/* -- measuring ------------------------------------------------------------- */

/* Whether element `i` of a buffer is in a halo. */
static bool is_in_halo(const job *j, size_t i) {
    for (int d = 2; d >= 0 && j->row->work == HALO; d--) {
        const int64_t at = (int64_t)i % j->shard.size[d] - j->shard.low[d];
        if (at < 0 || at >= j->shard.core.size[d])
            return true;
        i /= (size_t)j->shard.size[d];
    }
    return false;
}

/* Halos are zero: faces carry what lies around the tensor too, where ours
 * writes nothing. */
static void fill(job *j) {
    for (size_t i = 0; i < j->in_bytes / sizeof(double); i++)
        j->in[i] = is_in_halo(j, i)
                       ? 0
                       : (double)(1 + (i * 7 + (size_t)j->rank * 3) % 1000);
    memset(j->out, 0, j->out_bytes);
    if (j->back != NULL)
        memset(j->back, 0, j->in_bytes);
}

/* Both ways give the same bytes where anything is defined. */
static void compare(job *j) {
    double *const result = j->row->work == HALO ? j->in : j->out;
    double *const kept = malloc(j->out_bytes);
    const bool is_defined =
        j->rank == 0 || (j->row->work != GATHER && j->row->work != REDUCE);
    if (kept == NULL)
        stop("out of memory");
    fill(j);
    run_raw(j);
    if (j->row->work == BROADCAST && j->rank == 0)
        memcpy(j->out, j->in, j->out_bytes);
    memcpy(kept, result, j->out_bytes);
    fill(j);
    run_ours(j);
    if (is_defined && memcmp(kept, result, j->out_bytes) != 0)
        stop(j->row->name);
    if (j->row->work == MOE && memcmp(j->back, j->in, j->in_bytes) != 0)
        stop("tokens do not come back");
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

static void start_job(job *j, const struct row *row, sdyrt_context *context) {
    void *memory[2];
    memset(j, 0, sizeof *j);
    j->row = row;
    j->context = context;
    j->n = sdyrt_context_size(context);
    j->rank = sdyrt_context_rank(context);
    make_op(j);
    check(sdyrt_grid_plan_create(context, &j->op, NULL, &j->plan), "plan");
    check(sdyrt_alloc(context, j->in_bytes, &memory[0]), "memory");
    check(sdyrt_alloc(context, j->out_bytes, &memory[1]), "memory");
    j->in = memory[0];
    j->out = memory[1];
    if (row->work == MOE)
        make_combine(j);
}

static void end_job(job *j) {
    sdyrt_plan_destroy(j->plan);
    sdyrt_plan_destroy(j->combine);
    sdyrt_free(j->context, j->back);
    sdyrt_free(j->context, j->in);
    sdyrt_free(j->context, j->out);
    sdyrt_mesh_release(j->op.grid);
}

static void measure(const struct row *row, sdyrt_context *context) {
    static job j;
    double times[2][MOST_SAMPLES];
    start_job(&j, row, context);
    if (row->work == HALO) {
        const int extent[] = {(int)j.extent[0], (int)j.extent[1],
                              (int)j.extent[2]},
                  periods[] = {0, 0, 0};
        MPI_Cart_create(MPI_COMM_WORLD, 3, extent, periods, 0, &j.cart);
    }
    compare(&j);
    for (int i = 0; i < samples; i++) {
        times[0][i] = sample(&j, run_ours);
        times[1][i] = sample(&j, run_raw);
    }
    const bench_stats ours = bench_stats_of(times[0], samples);
    const bench_stats raw = bench_stats_of(times[1], samples);
    if (j.rank == 0)
        printf("%-22s %10zu %10.1f %10.1f %6.2f %10.1f %10.1f %6.2f\n",
               row->name, row->bytes, 1e6 * ours.min, 1e6 * raw.min,
               raw.min / ours.min, 1e6 * ours.median, 1e6 * raw.median,
               raw.median / ours.median);
    if (row->work == HALO)
        MPI_Comm_free(&j.cart);
    end_job(&j);
}

/* -- on threads ------------------------------------------------------------ */

static sdyrt_status run_threads(sdyrt_context *context, void *argument) {
    job *const j = malloc(sizeof *j);
    double times[MOST_SAMPLES];
    if (j == NULL)
        return SDYRT_MEMORY;
    for (int k = 0; k < N_ROWS; k++) {
        if (!is_asked_for(&rows[k]))
            continue;
        start_job(j, &rows[k], context);
        fill(j);
        for (int i = 0; i < samples; i++) {
            check(sdyrt_barrier(context), "barrier");
            const double start = now();
            run_ours(j);
            check(sdyrt_barrier(context), "barrier");
            times[i] = now() - start;
        }
        const bench_stats ours = bench_stats_of(times, samples);
        if (sdyrt_context_rank(context) == 0)
            printf("%-22s %10zu %10.1f %10.1f\n", rows[k].name, rows[k].bytes,
                   1e6 * ours.min, 1e6 * ours.median);
        end_job(j);
    }
    (void)argument;
    free(j);
    return SDYRT_OK;
}

int main(int argc, char **argv) {
    sdyrt_context *context;
    int n_threads = 0;
    (void)setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
    for (int i = 1; i + 1 < argc; i += 2) {
        if (strcmp(argv[i], "--samples") == 0)
            samples = atoi(argv[i + 1]);
        else if (strcmp(argv[i], "--only") == 0)
            only = argv[i + 1];
        else if (strcmp(argv[i], "--threads") == 0)
            n_threads = atoi(argv[i + 1]);
    }
    if (samples < 1 || samples > MOST_SAMPLES) {
        (void)fprintf(stderr, "bench_grids: --samples 1 to %d\n", MOST_SAMPLES);
        return 2;
    }
    if (n_threads > 0) {
        printf("%-22s %10s %10s %10s\n", "operation", "bytes", "min us",
               "median");
        check(sdyrt_threads_run(NULL, n_threads, run_threads, NULL), "threads");
        return 0;
    }
    MPI_Init(&argc, &argv);
    check(sdyrt_mpi_create(NULL, MPI_COMM_WORLD, &context), "context");
    if (sdyrt_context_rank(context) == 0)
        printf("%-22s %10s %10s %10s %6s %10s %10s %6s\n", "operation", "bytes",
               "min us", "MPI's", "ratio", "median", "MPI's", "ratio");
    for (int i = 0; i < N_ROWS; i++)
        if (is_asked_for(&rows[i]))
            measure(&rows[i], context);
    sdyrt_context_destroy(context);
    MPI_Finalize();
    return 0;
}
