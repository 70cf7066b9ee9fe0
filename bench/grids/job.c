/* A row on a rank: its sizes, the library's operation and its buffers. */
#include "bench/grids/grids.h"

#include <stdlib.h>
#include <string.h>

enum { EDGE = 256 };

_Noreturn void grids_stop(const char *what) {
    (void)fprintf(stderr, "bench_grids: %s: %s\n", what, sdyrt_last_error());
    exit(1);
}

void grids_must(sdyrt_status status, const char *what) {
    if (status != SDYRT_OK)
        grids_stop(what);
}

/* -- sizes ----------------------------------------------------------------- */

/* Skewed pieces: the first member has half, each next one half of the rest;
 * with more than two members the last has none. */
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

/* A token is 7168 bf16. All ranks have as many tokens, most of them for the
 * same members; with more than two members the last gets none. */
enum { TOKEN = 7168 * 2 / sizeof(double) };

static void set_tokens(job *j) {
    int64_t offsets[MOST_RANKS + 1];
    cut((int64_t)j->row->bytes / sizeof(double) / TOKEN, j->n, offsets);
    for (int p = 0; p < j->n; p++)
        for (int q = 0; q < j->n; q++)
            j->matrix[p * j->n + q] =
                j->step == NULL
                    ? (offsets[q + 1] - offsets[q]) * TOKEN
                    : j->step->counts[p * j->n + q] * j->step->width;
}

static void set_counts(job *j) {
    for (int p = 0; p < j->n; p++)
        for (int q = 0; q < j->n; q++)
            j->matrix[p * j->n + q] = share(j, p, q);
}

/* The capacity of buffers: the most that any rank sends. */
static void set_capacity(job *j) {
    j->capacity = 1; /* a buffer is not empty */
    for (int p = 0; p < j->n; p++) {
        int64_t sent = 0;
        for (int q = 0; q < j->n; q++)
            sent += j->matrix[p * j->n + q];
        if (sent > j->capacity)
            j->capacity = sent;
        if (p == j->rank)
            j->sent = sent;
    }
}

/* -- operations of the library --------------------------------------------- */

static const int axes[] = {0, 1, 2};
static const sdyrt_grid_axes split[] = {
    {axes, 1}, {axes + 1, 1}, {axes + 2, 1}};

static void make_halo(job *j) {
    const int64_t of[3][3] = {{1, 2, 2}, {2, 2, 2}, {1, 1, j->n}};
    memcpy(j->extent, of[j->n == 4 ? 0 : j->n == 8 ? 1 : 2], sizeof j->extent);
    grids_must(sdyrt_grid_create(j->extent, 3, &j->grid), "grid");
    sdyrt_grid_sharding *const sharding = &j->sharding;
    *sharding = (sdyrt_grid_sharding)SDYRT_GRID_SHARDING_INIT;
    sharding->grid = j->grid;
    sharding->split_axes = split;
    sharding->n_split_axes = 3;
    for (int i = 0; i < 6; i++)
        j->halos[i] = (int64_t)j->row->bytes;
    sharding->halo_sizes = j->halos;
    sharding->n_halo_sizes = 6;
    j->op.type =
        (sdyrt_type){.dtype = SDYRT_F64, .rank = 3, .dims = {EDGE, EDGE, EDGE}};
    grids_must(sdyrt_grid_sharding_create(sharding, &j->op.type, &j->op.from),
               "sharding");
    j->op.to = sdyrt_sharding_retain(j->op.from);
    j->shard = (sdyrt_shard)SDYRT_SHARD_INIT;
    grids_must(sdyrt_grid_shard(sharding, &j->op.type, j->rank, &j->shard),
               "shard");
    j->in_bytes = sizeof(double);
    for (int d = 0; d < 3; d++)
        j->in_bytes *= (size_t)j->shard.size[d];
    j->out_bytes = j->in_bytes;
}

/* The whole value, or one that the members cut. */
static const sdyrt_sharding *sharding_of(const job *j, bool is_cut) {
    const sdyrt_axis_ref axis = {.name = "0"};
    sdyrt_dim_sharding dim = {.partition = SDYRT_HIGH};
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    const sdyrt_sharding *sharding = NULL;
    if (is_cut)
        dim.axes = (sdyrt_axis_list){&axis, 1};
    if (is_cut && j->row->work == ALL_GATHER_V) {
        dim.partition = SDYRT_OFFSETS;
        dim.offsets = j->offsets;
        dim.n_offsets = j->n + 1;
    }
    desc.mesh = j->grid;
    desc.rank = 1;
    desc.dims = &dim;
    grids_must(sdyrt_sharding_create(&desc, &sharding), "sharding");
    return sharding;
}

static void set_rows(job *j) {
    sdyrt_op *const op = &j->op;
    if (j->row->work == MOE)
        set_tokens(j);
    else
        set_counts(j);
    set_capacity(j);
    j->in_bytes = j->out_bytes = (size_t)j->capacity * sizeof(double);
    op->type.dims[0] = j->n * j->capacity;
    if (j->row->work == ALL_TO_ALL_V) {
        op->counts = j->matrix;
        op->n_counts = (int64_t)j->n * j->n;
        return;
    }
    op->counts_vary = true;
    op->type.dims[0] = SDYRT_DYNAMIC;
    op->in_capacity = op->out_capacity = j->capacity;
    if (j->row->work != MOE)
        return;
    op->out_capacity *= j->n; /* all may go to one */
    j->out_bytes *= (size_t)j->n;
}

static void make_op(job *j) {
    static const sdyrt_axis_ref none[1];
    static const int64_t root[] = {0};
    const int64_t n = j->n,
                  elements = (int64_t)(j->row->bytes / sizeof(double));
    const size_t whole = j->row->bytes, piece = whole / (size_t)n;
    const sdyrt_op_kind kind = j->row->kind;
    sdyrt_op *const op = &j->op;
    *op = (sdyrt_op)SDYRT_OP_INIT;
    op->kind = kind;
    op->own_axes = (sdyrt_axis_list){none, 0};
    if (j->row->work == HALO) {
        make_halo(j);
        return;
    }
    grids_must(sdyrt_grid_create(&n, 1, &j->grid), "grid");
    op->type = (sdyrt_type){.dtype = SDYRT_F64, .rank = 1, .dims = {elements}};
    j->in_bytes = j->row->work == GATHER ? piece : whole;
    j->out_bytes = j->row->work == SCATTER ? piece : whole;
    if (j->row->work < ALL_GATHER_V) {
        op->root = root;
        op->n_root = 1;
    }
    if (j->row->work == ALL_GATHER_V)
        cut(elements, j->n, j->offsets);
    if (j->row->work >= ALL_TO_ALL_V)
        set_rows(j);
    const bool exchanges = kind == SDYRT_OP_ALL_TO_ALL;
    const bool gathers = kind == SDYRT_OP_GATHER || kind == SDYRT_OP_ALL_GATHER;
    op->axes = exchanges                             ? "[{\"0\"}: 0->0]"
               : gathers || kind == SDYRT_OP_SCATTER ? "[{\"0\"}]"
                                                     : "{\"0\"}";
    op->from = sharding_of(j, gathers || exchanges);
    op->to = sharding_of(j, kind == SDYRT_OP_SCATTER || exchanges);
}

/* The plan that returns tokens to their ranks, and its buffer. */
static void make_combine(job *j) {
    sdyrt_op op = j->op;
    void *memory;
    op.in_capacity = j->op.out_capacity;
    op.out_capacity = j->op.in_capacity;
    grids_must(sdyrt_plan_create(j->context, &op, NULL, &j->combine), "plan");
    grids_must(sdyrt_alloc(j->context, j->in_bytes, &memory), "memory");
    j->back = memory;
}

static void run_moe(job *j) {
    int64_t received[MOST_RANKS];
    grids_must(sdyrt_plan_run_v(j->plan, &j->matrix[j->rank * j->n], j->in,
                                j->out, received),
               j->row->name);
    grids_must(sdyrt_plan_run_v(j->combine, received, j->out, j->back, NULL),
               j->row->name);
}

void grids_run_ours(job *j) {
    if (j->row->work == MOE) {
        run_moe(j);
        return;
    }
    const bool varies = j->row->work == ALL_TO_ALL_VARYING;
    double *const out = j->row->work == HALO ? j->in : j->out;
    grids_must(varies ? sdyrt_plan_run_v(j->plan, &j->matrix[j->rank * j->n],
                                         j->in, out, NULL)
                      : sdyrt_plan_run(j->plan, j->in, out),
               j->row->name);
}

/* -- buffers --------------------------------------------------------------- */

/* True if element `i` of a buffer is in a halo. */
static bool is_in_halo(const job *j, size_t i) {
    for (int d = 2; d >= 0 && j->row->work == HALO; d--) {
        const int64_t at = (int64_t)i % j->shard.size[d] - j->shard.low[d];
        if (at < 0 || at >= j->shard.core.size[d])
            return true;
        i /= (size_t)j->shard.size[d];
    }
    return false;
}

/* Fill the buffers, halos with zeros: MPI's faces also carry elements outside
 * of the tensor, which the library does not write. */
void grids_fill(job *j) {
    for (size_t i = 0; i < j->in_bytes / sizeof(double); i++)
        j->in[i] = is_in_halo(j, i)
                       ? 0
                       : (double)(1 + (i * 7 + (size_t)j->rank * 3) % 1000);
    memset(j->out, 0, j->out_bytes);
    if (j->back != NULL)
        memset(j->back, 0, j->in_bytes);
}

void grids_job_start(job *j, const grids_row *row, const grids_step *step,
                     sdyrt_context *context) {
    void *memory[2];
    memset(j, 0, sizeof *j);
    j->row = row;
    j->step = step;
    j->context = context;
    j->n = sdyrt_context_size(context);
    j->rank = sdyrt_context_rank(context);
    make_op(j);
    grids_must(sdyrt_plan_create(context, &j->op, NULL, &j->plan), "plan");
    grids_must(sdyrt_alloc(context, j->in_bytes, &memory[0]), "memory");
    grids_must(sdyrt_alloc(context, j->out_bytes, &memory[1]), "memory");
    j->in = memory[0];
    j->out = memory[1];
    if (row->work == MOE)
        make_combine(j);
}

void grids_job_end(job *j) {
    sdyrt_plan_destroy(j->plan);
    sdyrt_plan_destroy(j->combine);
    sdyrt_free(j->context, j->back);
    sdyrt_free(j->context, j->in);
    sdyrt_free(j->context, j->out);
    sdyrt_sharding_release(j->op.from);
    sdyrt_sharding_release(j->op.to);
    sdyrt_mesh_release(j->grid);
}
