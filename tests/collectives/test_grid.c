/* Operations on grids: the worked examples of the dialect, and what is refused.
 */
#include "check/assign.h"
#include "check/run.h"
#include "collectives/on_ranks.h"

#include <stdatomic.h>
#include <stdio.h>

/* A case by the numbers of its axes. */
typedef struct grid_case {
    sdyrt_op_kind kind;
    int n_axes;
    int64_t sizes[3];
    int grid_axes[3]; /* of the groups */
    int n_grid_axes;
    sdyrt_type type;
    sdyrt_reduction reduction;
    bool averages, generic;
    int64_t root; /* a member */
    int64_t shift_offset;
    bool rotate;
    int n_pairs;
    sdyrt_pair pairs[3];
    /* update_halo and reshard, by side and dimension: the axes that split it,
     * halos, offsets. */
    int split[2][2][3];
    int n_split[2][2];
    int64_t halos[2][2][2];
    bool is_cut_at[2]; /* the offsets */
    int64_t cuts[2][2][25];
    bool periodic[2];
    int n_before_axes; /* of a reshard's grid before; 0: the same grid */
    int64_t before_sizes[3];
    const int *in, *out;
} grid_case;

static void add_axis(check_refs *refs, const check_mesh *mesh, int axis) {
    refs->at[refs->count++] = (check_ref){axis, 1, mesh->sizes[axis]};
}

static void make_side(const grid_case *g, check_side side, check_case *c) {
    check_sharding *const s = side == CHECK_FROM ? &c->from : &c->to;
    for (int d = 0; d < g->type.rank; d++) {
        check_dim *const dim = &s->dims[d];
        for (int i = 0; i < g->n_split[side][d]; i++)
            add_axis(&dim->axes, s->mesh, g->split[side][d][i]);
        memcpy(dim->halo, g->halos[side][d], sizeof dim->halo);
        if (!g->is_cut_at[side] || dim->axes.count == 0)
            continue;
        dim->partition = SDYRT_OFFSETS;
        dim->n_offsets = (int)check_refs_size(&dim->axes) + 1;
        memcpy(dim->offsets, g->cuts[side][d], sizeof g->cuts[side][d]);
    }
}

static void make_case(const grid_case *g, check_case *c) {
    *c = (check_case){.kind = g->kind,
                      .type = g->type,
                      .reduction = g->reduction,
                      .in_data = g->in,
                      .out_data = g->out};
    check_groups *const groups = &c->groups;
    bool is_used[3] = {false};
    check_mesh *const grid = &c->meshes[g->n_before_axes > 0];
    check_make_grid(g->before_sizes, g->n_before_axes, &c->meshes[0]);
    check_make_grid(g->sizes, g->n_axes, grid);
    groups->on = true;
    for (int i = 0; i < g->n_grid_axes; i++)
        add_axis(&groups->members, grid, g->grid_axes[i]);
    for (int i = 0; i < g->n_grid_axes; i++)
        is_used[g->grid_axes[i]] = true;
    for (int i = 0; i < g->n_split[CHECK_TO][0]; i++)
        is_used[g->split[CHECK_TO][0][i]] = true;
    for (int i = 0; i < g->n_split[CHECK_TO][1]; i++)
        is_used[g->split[CHECK_TO][1][i]] = true;
    for (int k = 0; k < g->n_axes && g->kind != SDYRT_OP_RESHARD; k++)
        if (!is_used[k])
            add_axis(&groups->own, grid, k);
    groups->averages = g->averages;
    groups->generic = g->generic;
    groups->root = g->root;
    groups->shift_offset = g->shift_offset;
    groups->rotate = g->rotate;
    groups->n_pairs = g->n_pairs;
    memcpy(groups->pairs, g->pairs, sizeof g->pairs);
    memcpy(groups->periodic, g->periodic, sizeof g->periodic);
    check_cut_groups(c, false);
    c->to.mesh = grid;
    make_side(g, CHECK_FROM, c);
    make_side(g, CHECK_TO, c);
    for (int d = 0; d < CHECK_MAX_RANKS; d++)
        c->ranks[CHECK_FROM][d] = c->ranks[CHECK_TO][d] = d;
}

/* -- the worked examples --------------------------------------------------- */

#define U CHECK_UNDEFINED
#define INTS (const int[])
#define GRID(...) .sizes = {__VA_ARGS__}, .n_axes = 2
#define AXES(n, ...) .grid_axes = {__VA_ARGS__}, .n_grid_axes = n
#define TENSOR(n, ...)                                                         \
    .type = {.dtype = SDYRT_I32, .rank = n, .dims = {__VA_ARGS__}}

/* Device (i,j) of grid 2x3 holds 10i+j and 10i+j+100. */
#define IJ                                                                     \
    INTS {                                                                     \
        0, 100, 1, 101, 2, 102, 10, 110, 11, 111, 12, 112                      \
    }

static const struct example {
    const char *name;
    grid_case c;
} examples[] = {
    {"all_gather along the last axis",
     {.kind = SDYRT_OP_ALL_GATHER,
      GRID(2, 3),
      AXES(1, 1),
      TENSOR(1, 6),
      .in = IJ,
      .out = INTS{0,  100, 1,  101, 2,  102, 0,  100, 1,  101, 2,  102,
                  0,  100, 1,  101, 2,  102, 10, 110, 11, 111, 12, 112,
                  10, 110, 11, 111, 12, 112, 10, 110, 11, 111, 12, 112}}},
    {"all_gather along both axes, the last one first",
     {.kind = SDYRT_OP_ALL_GATHER,
      GRID(2, 3),
      AXES(2, 1, 0),
      TENSOR(1, 12),
      .in = IJ,
      .out = INTS{0, 100, 10, 110, 1, 101, 11, 111, 2, 102, 12, 112,
                  0, 100, 10, 110, 1, 101, 11, 111, 2, 102, 12, 112,
                  0, 100, 10, 110, 1, 101, 11, 111, 2, 102, 12, 112,
                  0, 100, 10, 110, 1, 101, 11, 111, 2, 102, 12, 112,
                  0, 100, 10, 110, 1, 101, 11, 111, 2, 102, 12, 112,
                  0, 100, 10, 110, 1, 101, 11, 111, 2, 102, 12, 112}}},
    {"all_reduce along the first axis",
     {.kind = SDYRT_OP_ALL_REDUCE,
      GRID(2, 3),
      AXES(1, 0),
      TENSOR(1, 2),
      .in = IJ,
      .out = INTS{10, 210, 12, 212, 14, 214, 10, 210, 12, 212, 14, 214}}},
    {"all_reduce to the maximum",
     {.kind = SDYRT_OP_ALL_REDUCE,
      GRID(2, 3),
      AXES(1, 0),
      TENSOR(1, 2),
      .reduction = SDYRT_MAX,
      .in = IJ,
      .out = INTS{10, 110, 11, 111, 12, 112, 10, 110, 11, 111, 12, 112}}},
    {"all_reduce to the average of integers, towards zero",
     {.kind = SDYRT_OP_ALL_REDUCE,
      .sizes = {3},
      .n_axes = 1,
      AXES(1, 0),
      TENSOR(1, 2),
      .averages = true,
      .in = INTS{4, -4, 2, -2, 2, -2},
      .out = INTS{2, -2, 2, -2, 2, -2}}},
    {"reduce_scatter by a function that minds the order of members",
     {.kind = SDYRT_OP_REDUCE_SCATTER,
      GRID(2, 3),
      AXES(1, 1),
      TENSOR(1, 4),
      .generic = true,
      .in = INTS{1, 2, 3, 4, 0, 0, 0, 0, 5, 6, 7, 8,
                 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3},
      .out = INTS{18, 28, 38, 48, 22, 22, 22, 22}}},
    {"all_slice along the last axis",
     {.kind = SDYRT_OP_ALL_SLICE,
      GRID(2, 3),
      AXES(1, 1),
      TENSOR(1, 3),
      .in = INTS{7, 8, 9, 7, 8, 9, 7, 8, 9, 7, 8, 9, 7, 8, 9, 7, 8, 9},
      .out = INTS{7, 8, 9, 7, 8, 9}}},
    {"all_to_all along one dimension",
     {.kind = SDYRT_OP_ALL_TO_ALL,
      GRID(2, 3),
      AXES(1, 0),
      TENSOR(1, 2),
      .in = IJ,
      .out = INTS{0, 10, 1, 11, 2, 12, 100, 110, 101, 111, 102, 112}}},
    {"all_to_all of 5 elements among 3",
     {.kind = SDYRT_OP_ALL_TO_ALL,
      .sizes = {3},
      .n_axes = 1,
      AXES(1, 0),
      TENSOR(1, 5),
      .in = INTS{0, 1, 2, 3, 4, 10, 11, 12, 13, 14, 20, 21, 22, 23, 24},
      .out = INTS{0, 10, 20, 1, 2, 11, 12, 21, 22, 3, 4, 13, 14, 23, 24}}},
    {"reduce_scatter along the first axis",
     {.kind = SDYRT_OP_REDUCE_SCATTER,
      GRID(2, 3),
      AXES(1, 0),
      TENSOR(1, 2),
      .in = IJ,
      .out = INTS{10, 12, 14, 210, 212, 214}}},
    {"broadcast from the last column",
     {.kind = SDYRT_OP_BROADCAST,
      GRID(2, 3),
      AXES(1, 1),
      TENSOR(1, 2),
      .root = 2,
      .in = IJ,
      .out = INTS{2, 102, 2, 102, 2, 102, 12, 112, 12, 112, 12, 112}}},
    {"gather at the second row",
     {.kind = SDYRT_OP_GATHER,
      GRID(2, 3),
      AXES(1, 0),
      TENSOR(1, 4),
      .root = 1,
      .in = IJ,
      .out = INTS{U, U,   U,  U,   U, U,   U,  U,   U, U,   U,  U,
                  0, 100, 10, 110, 1, 101, 11, 111, 2, 102, 12, 112}}},
    {"reduce at the first row",
     {.kind = SDYRT_OP_REDUCE,
      GRID(2, 3),
      AXES(1, 0),
      TENSOR(1, 2),
      .root = 0,
      .in = IJ,
      .out = INTS{10, 210, 12, 212, 14, 214, U, U, U, U, U, U}}},
    {"scatter from the second row",
     {.kind = SDYRT_OP_SCATTER,
      GRID(2, 3),
      AXES(1, 0),
      TENSOR(1, 2),
      .root = 1,
      .in = IJ,
      .out = INTS{10, 11, 12, 110, 111, 112}}},
    {"shift by one",
     {.kind = SDYRT_OP_SHIFT,
      GRID(2, 3),
      AXES(1, 1),
      TENSOR(1, 2),
      .shift_offset = 1,
      .in = IJ,
      .out = INTS{U, U, 0, 100, 1, 101, U, U, 10, 110, 11, 111}}},
    {"shift back by two",
     {.kind = SDYRT_OP_SHIFT,
      GRID(2, 3),
      AXES(1, 1),
      TENSOR(1, 2),
      .shift_offset = -2,
      .in = IJ,
      .out = INTS{2, 102, U, U, U, U, 12, 112, U, U, U, U}}},
    {"shift by one, around",
     {.kind = SDYRT_OP_SHIFT,
      GRID(2, 3),
      AXES(1, 1),
      TENSOR(1, 2),
      .shift_offset = 1,
      .rotate = true,
      .in = IJ,
      .out = INTS{2, 102, 0, 100, 1, 101, 12, 112, 10, 110, 11, 111}}},
    {"send between the ends of each row, and keep the middle",
     {.kind = SDYRT_OP_SEND_RECV,
      GRID(2, 3),
      AXES(1, 1),
      TENSOR(1, 2),
      .n_pairs = 3,
      .pairs = {{0, 2}, {2, 0}, {1, 1}},
      .in = IJ,
      .out = INTS{2, 102, 1, 101, 0, 100, 12, 112, 11, 111, 10, 110}}},
    {"all_slice of 7 elements among 3",
     {.kind = SDYRT_OP_ALL_SLICE,
      .sizes = {3},
      .n_axes = 1,
      AXES(1, 0),
      TENSOR(1, 7),
      .in = INTS{0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6},
      .out = INTS{0, 1, 2, 3, 4, 5, 6}}},
    {"update_halo of 12 elements on 3 devices",
     {.kind = SDYRT_OP_UPDATE_HALO,
      .sizes = {3},
      .n_axes = 1,
      TENSOR(1, 12),
      .split = {{{0}}, {{0}}},
      .n_split = {{1}, {1}},
      .halos = {{{1, 2}}, {{1, 2}}},
      .in = INTS{-1, 0,  1,  2,  3, -1, -1, -1, 4,  5, 6,
                 7,  -1, -1, -1, 8, 9,  10, 11, -1, -1},
      .out = INTS{U, 0, 1, 2, 3, 4, 5,  3,  4, 5, 6,
                  7, 8, 9, 7, 8, 9, 10, 11, U, U}}},
    {"update_halo with corners, of shards without halos",
     {.kind = SDYRT_OP_UPDATE_HALO,
      .sizes = {2, 2},
      .n_axes = 2,
      TENSOR(2, 4, 4),
      .split = {{{0}, {1}}, {{0}, {1}}},
      .n_split = {{1, 1}, {1, 1}},
      .halos = {{{0, 0}, {0, 0}}, {{1, 1}, {1, 1}}},
      .in = INTS{0, 1, 4, 5, 2, 3, 6, 7, 8, 9, 12, 13, 10, 11, 14, 15},
      .out = INTS{U, U, U, U, U, 0,  1,  2,  U,  4,  5,  6,  U, 8,  9,  10,
                  U, U, U, U, 1, 2,  3,  U,  5,  6,  7,  U,  9, 10, 11, U,
                  U, 4, 5, 6, U, 8,  9,  10, U,  12, 13, 14, U, U,  U,  U,
                  5, 6, 7, U, 9, 10, 11, U,  13, 14, 15, U,  U, U,  U,  U}}},
    {"update_halo wider than the neighbours' shards",
     {.kind = SDYRT_OP_UPDATE_HALO,
      .sizes = {4},
      .n_axes = 1,
      TENSOR(1, 4),
      .split = {{{0}}, {{0}}},
      .n_split = {{1}, {1}},
      .halos = {{{0, 0}}, {{2, 2}}},
      .in = INTS{0, 1, 2, 3},
      .out = INTS{U, U, 0, 1, 2, U, 0, 1, 2, 3, 0, 1, 2, 3, U, 1, 2, 3, U, U}}},
    {"update_halo of a periodic dimension",
     {.kind = SDYRT_OP_UPDATE_HALO,
      .sizes = {4},
      .n_axes = 1,
      TENSOR(1, 4),
      .split = {{{0}}, {{0}}},
      .n_split = {{1}, {1}},
      .halos = {{{0, 0}}, {{2, 2}}},
      .periodic = {true},
      .in = INTS{0, 1, 2, 3},
      .out = INTS{2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3, 0, 1}}},
    {"reshard of rows with halos to columns with halos",
     {.kind = SDYRT_OP_RESHARD,
      .sizes = {2},
      .n_axes = 1,
      TENSOR(2, 2, 4),
      .split = {{{0}}, {{0}, {0}}},
      .n_split = {{1, 0}, {0, 1}},
      .halos = {{{1, 1}}, {{0, 0}, {1, 0}}},
      .in = INTS{-1, -1, -1, -1, 0, 1, 2, 3, -1, -1, -1, -1,
                 -1, -1, -1, -1, 4, 5, 6, 7, -1, -1, -1, -1},
      .out = INTS{U, 0, 1, U, 4, 5, 1, 2, 3, 5, 6, 7}}},
    {"reshard from offsets to halos wider than shards",
     {.kind = SDYRT_OP_RESHARD,
      .sizes = {4},
      .n_axes = 1,
      TENSOR(1, 4),
      .split = {{{0}}, {{0}}},
      .n_split = {{1}, {1}},
      .is_cut_at = {true, false},
      .cuts = {{{0, 3, 3, 3, 4}}},
      .halos = {{{0, 0}}, {{2, 2}}},
      .in = INTS{0, 1, 2, 3},
      .out = INTS{U, U, 0, 1, 2, U, 0, 1, 2, 3, 0, 1, 2, 3, U, 1, 2, 3, U, U}}},
    {"reshard of copies on one grid to shards on another",
     {.kind = SDYRT_OP_RESHARD,
      GRID(2, 3),
      TENSOR(1, 6),
      .n_before_axes = 1,
      .before_sizes = {2},
      .split = {{{0}}, {{1, 0}}},
      .n_split = {{0}, {2}},
      .halos = {{{0, 0}}, {{0, 1}}},
      .in = INTS{0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5},
      .out = INTS{0, 1, 2, 3, 4, 5, 1, 2, 3, 4, 5, U}}},
};

/* Cases, each in its forms. */
typedef struct cases {
    const grid_case *list;
    int n, next;
    int n_forms;
    char failure[CHECK_TEXT_BYTES + 4096];
} cases;

static bool next_case(void *user, check_case *c) {
    cases *const all = user;
    while (all->next < all->n * all->n_forms) {
        const int form = all->next % all->n_forms;
        make_case(&all->list[all->next++ / all->n_forms], c);
        c->groups.zero_undefined =
            (form & 1) != 0 && check_leaves_undefined(c->kind);
        c->strided = (form & 2) != 0;
        c->memory = form & 4 || all->n_forms == 1 ? CHECK_LENT : CHECK_OWN;
        c->planned = (form & 8) != 0;
        if (c->to.mesh->n_devices <= n_ranks &&
            c->from.mesh->n_devices <= n_ranks)
            return true;
    }
    return false;
}

static bool case_done(void *user, const check_case *c, const char *failure) {
    cases *const all = user;
    char text[4096];
    if (failure == NULL)
        return true;
    check_print_case(c, text, sizeof text);
    (void)snprintf(all->failure, sizeof all->failure, "%s: %s", text, failure);
    return false;
}

#ifdef SDYRT_HAVE_MPI
static sdyrt_status make_context(void *user, const sdyrt_config *config,
                                 sdyrt_context **context) {
    (void)user;
    return sdyrt_mpi_create(config, MPI_COMM_WORLD, context);
}

static sdyrt_status run_processes(const check_feed *feed) {
    sdyrt_bootstrap bootstrap = SDYRT_BOOTSTRAP_INIT;
    check_job job = {.bootstrap = &bootstrap, .context = make_context};
    sdyrt_status status = sdyrt_bootstrap_mpi(MPI_COMM_WORLD, &bootstrap);
    if (status == SDYRT_OK)
        status = check_run_job(feed, &job);
    sdyrt_bootstrap_free(&bootstrap);
    return status;
}
#else
static sdyrt_status run_processes(const check_feed *feed) {
    (void)feed;
    return SDYRT_UNSUPPORTED;
}
#endif

static void assert_cases(const grid_case *list, int n, int n_forms) {
    cases all = {.list = list, .n = n, .n_forms = n_forms};
    const check_feed feed = {next_case, case_done, &all, NULL};
    const sdyrt_status status =
        is_mpi ? run_processes(&feed)
               : check_run_launched(&feed, n_ranks, RUN_THREADS);
    assert_string_equal(all.failure, "");
    assert_int_equal(status, SDYRT_OK);
}

static void test_examples(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof examples / sizeof *examples; i++)
        assert_cases(&examples[i].c, 1, 16);
}

/* At once on one context, which keeps a plan of each: what they differ in is
 * what plans are kept by. */
static void test_reshards_that_differ_a_little(void **state) {
    (void)state;
    const grid_case first = {.kind = SDYRT_OP_RESHARD,
                             .sizes = {2, 3},
                             .n_axes = 2,
                             TENSOR(2, 6, 4),
                             .split = {{{0}}, {{0}, {1}}},
                             .n_split = {{1}, {1, 1}},
                             .is_cut_at = {true, false},
                             .cuts = {{{0, 4, 6}}},
                             .halos = {{{0, 0}}, {{1, 1}, {1, 1}}}};
    enum { N = 6 };
    grid_case c[N];
    for (int i = 0; i < N; i++)
        c[i] = first;
    c[1].cuts[CHECK_FROM][0][1] = 2;
    c[2].is_cut_at[CHECK_FROM] = false;
    c[3].halos[CHECK_TO][0][0] = 2;
    c[4].split[CHECK_FROM][0][0] = 1;
    c[4].is_cut_at[CHECK_FROM] = false;
    c[5].is_cut_at[CHECK_FROM] = false;
    c[5].n_before_axes = 1;
    c[5].before_sizes[0] = 4;
    if (n_ranks >= 6)
        assert_cases(c, N, 1);
}

/* Axes of the two dimensions before and after, which shard-partition refuses,
 * and of which MLIR gets the last one wrong. */
static const char *const hard[][2][2] = {
    {{"01", ""}, {"10", ""}},  /* another order */
    {{"0", ""}, {"1", ""}},    /* another axis */
    {{"01", ""}, {"1", ""}},   /* the major one goes */
    {{"0", ""}, {"10", ""}},   /* a major one comes */
    {{"0", ""}, {"012", ""}},  /* two come */
    {{"0", "1"}, {"1", "0"}},  /* they change places */
    {{"01", "2"}, {"0", "12"}} /* one goes in front of another */
};

/* Cut one side: at offsets that leave some shards empty, or with halos, some of
 * which are wider than the shards. */
static void cut_side(grid_case *c, check_side side, const char *const axes[2],
                     bool at_offsets) {
    c->is_cut_at[side] = at_offsets;
    for (int d = 0; d < 2; d++) {
        int64_t n = 1;
        c->n_split[side][d] = (int)strlen(axes[d]);
        for (int i = 0; i < c->n_split[side][d]; i++) {
            c->split[side][d][i] = axes[d][i] - '0';
            n *= c->sizes[c->split[side][d][i]];
        }
        const int64_t size = c->type.dims[d];
        for (int64_t i = 1; i <= n; i++) {
            const int64_t at = i / 2 * 2;
            c->cuts[side][d][i] = i == n || at > size ? size : at;
        }
        c->halos[side][d][0] = at_offsets || n == 1 ? 0 : 2;
        c->halos[side][d][1] = at_offsets || n == 1 ? 0 : 1;
    }
}

static void test_reshards_that_the_dialect_refuses(void **state) {
    (void)state;
    enum { N_PAIRS = sizeof hard / sizeof *hard, N = 4 * N_PAIRS };
    grid_case c[N];
    for (int i = 0; i < N; i++) {
        c[i] = (grid_case){.kind = SDYRT_OP_RESHARD,
                           .sizes = {2, 3, 4},
                           .n_axes = 3,
                           TENSOR(2, 13, 14)};
        cut_side(&c[i], CHECK_FROM, hard[i / 4][0], (i & 1) != 0);
        cut_side(&c[i], CHECK_TO, hard[i / 4][1], (i & 2) != 0);
    }
    if (n_ranks >= 24)
        assert_cases(c, N, 1);
}

/* -- what is refused ------------------------------------------------------- */

static sdyrt_grid_op usual_op(sdyrt_grid_kind kind, const sdyrt_mesh *grid) {
    static const int axes[] = {1};
    static const int64_t root[] = {2};
    sdyrt_grid_op op = SDYRT_GRID_OP_INIT;
    op.kind = kind;
    op.grid = grid;
    op.grid_axes = axes;
    op.n_grid_axes = 1;
    op.type = (sdyrt_type){.dtype = SDYRT_I32, .rank = 2, .dims = {4, 6}};
    op.root = root;
    op.n_root = 1;
    op.shift_axis = 1;
    return op;
}

static void assert_refused(const sdyrt_grid_op *op, sdyrt_error_kind kind,
                           const char *text) {
    const sdyrt_status status = sdyrt_grid_op_verify(op);
    if (status == SDYRT_OK || sdyrt_last_error_kind() != kind ||
        strcmp(sdyrt_last_error(), text) != 0)
        fail_msg("expected \"%s\", found status %d, \"%s\"", text, status,
                 sdyrt_last_error());
    sdyrt_plan *plan = NULL;
    assert_int_equal(sdyrt_grid_plan_preview(op, NULL, 0, 6, &plan), status);
    assert_null(plan);
}

static void test_wrong_axes_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    const int outside[] = {2}, negative[] = {-1}, twice[] = {1, 1};
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    sdyrt_grid_op op = usual_op(SDYRT_GRID_ALL_GATHER, grid);
    op.grid_axes = outside;
    assert_refused(&op, SDYRT_KIND_GRID_AXES,
                   "all_gather: 0-based grid axis index 2 is out of bounds. "
                   "The referenced grid is of rank 2.");
    op.grid_axes = negative;
    assert_refused(&op, SDYRT_KIND_GRID_AXES,
                   "all_gather: 0-based grid axis index -1 is out of bounds. "
                   "The referenced grid is of rank 2.");
    op.grid_axes = twice;
    op.n_grid_axes = 2;
    assert_refused(&op, SDYRT_KIND_GRID_AXES,
                   "all_gather: Grid axes contains duplicate elements: axis "
                   "1.");
    op = usual_op(SDYRT_GRID_SHIFT, grid);
    op.shift_axis = 0;
    assert_refused(
        &op, SDYRT_KIND_GRID_AXES,
        "shift: Invalid shift axis -1. It must be one of the operation's 1.");
    op.grid_axes = NULL;
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "shift: there are 1 grid axes, and the list of them is "
                   "NULL");
    sdyrt_mesh_release(grid);
    assert_int_equal(sdyrt_grid_parse("3", &grid), SDYRT_OK);
    op = usual_op(SDYRT_GRID_BROADCAST, grid);
    op.grid_axes = (const int[]){0, 0};
    op.n_grid_axes = 2;
    assert_refused(&op, SDYRT_KIND_GRID_AXES,
                   "broadcast: Grid axes contains duplicate elements: axis "
                   "0.");
    op.n_grid_axes = 1;
    op.root = NULL;
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "broadcast: 'root' is NULL, and has 1 entries");
    sdyrt_mesh_release(grid);
}

static void test_wrong_members_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    const int64_t outside[] = {3}, below[] = {-1};
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    sdyrt_grid_op op = usual_op(SDYRT_GRID_BROADCAST, grid);
    op.root = outside;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "broadcast: Out of bounds coordinate 0 for in-group device "
                   "\"root\". Got 3, but expected value in the range [0, 2].");
    op.root = below;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "broadcast: Out of bounds coordinate 0 for in-group device "
                   "\"root\". Got -1, but expected value in the range [0, "
                   "2].");
    op.n_root = 0;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "broadcast: In-group device \"root\" has unexpected "
                   "multi-index size 0. Expected 1.");
    const sdyrt_grid_pair far = {0, 3}, both[] = {{0, 1}, {2, 1}};
    op = usual_op(SDYRT_GRID_SEND_RECV, grid);
    op.pairs = &far;
    op.n_pairs = 1;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "send_recv: pair 0 is from member 0 to 3, expected values "
                   "in the range [0, 2]");
    op.pairs = both;
    op.n_pairs = 2;
    assert_refused(&op, SDYRT_KIND_GRID_DEVICE,
                   "send_recv: members 0 and 2 both send to 1");
    sdyrt_mesh_release(grid);
}

static void test_wrong_pieces_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    const int64_t short_of[] = {0, 1, 2, 3}, falling[] = {0, 3, 2, 4};
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    sdyrt_grid_op op = usual_op(SDYRT_GRID_SCATTER, grid);
    op.axis = 2;
    assert_refused(&op, SDYRT_KIND_GRID_DIM,
                   "scatter: axis 2 is out of bounds [0, 2).");
    op.axis = 0;
    op.offsets = short_of;
    op.n_offsets = 3;
    assert_refused(
        &op, SDYRT_KIND_PARTITION_OFFSETS,
        "result: dim 0 has 3 offsets, expected one more than its 3 shards");
    op.n_offsets = 4;
    assert_refused(&op, SDYRT_KIND_PARTITION_OFFSETS,
                   "result: dim 0 has last offset 3, expected its size 4");
    op.offsets = falling;
    assert_refused(
        &op, SDYRT_KIND_PARTITION_OFFSETS,
        "result: dim 0 has offset 2 after 3, expected offsets that never fall");
    op = usual_op(SDYRT_GRID_ALL_TO_ALL, grid);
    op.concat_axis = -1;
    assert_refused(&op, SDYRT_KIND_GRID_DIM,
                   "all_to_all: Concat axis -1 is out of bounds [0, 2).");
    op = usual_op(SDYRT_GRID_ALL_REDUCE, grid);
    op.averages = true;
    op.reduction = SDYRT_MAX;
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "all_reduce: an average is of a sum, not of 'max'");
    op.reduction = SDYRT_SUM;
    op.combine = check_combine_in_order;
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "all_reduce: an average is of a sum, not of 'generic'");
    op = usual_op(SDYRT_GRID_ALL_REDUCE, grid);
    op.type.dtype = SDYRT_F8E5M2;
    assert_refused(
        &op, SDYRT_KIND_DTYPE_REDUCTION,
        "all_reduce: f8E5M2 has no reduction sum, needed along {\"1\"}");
    op.type.dtype = SDYRT_I32;
    op.type.dims[0] = SDYRT_DYNAMIC;
    assert_int_equal(sdyrt_grid_op_verify(&op), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_DYNAMIC_SHAPE);
    op.struct_bytes--;
    assert_int_equal(sdyrt_grid_op_verify(&op), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    sdyrt_mesh_release(grid);
}

/* Each rank broadcasts from another root, by a plan or at once: all hear of it,
 * nothing is written, and the next operation works, which on nccl has buffers
 * of the device (tests/nccl). */
static sdyrt_status broadcast_from(sdyrt_context *context, int64_t root,
                                   bool is_at_once, int32_t *out) {
    const int64_t size = sdyrt_context_size(context);
    const int axis = 0;
    int32_t own = sdyrt_context_rank(context);
    const sdyrt_mesh *grid;
    sdyrt_plan *plan = NULL;
    sdyrt_status status = sdyrt_grid_create(&size, 1, &grid);
    if (status != SDYRT_OK)
        return status;
    sdyrt_grid_op op = usual_op(SDYRT_GRID_BROADCAST, grid);
    op.grid_axes = &axis;
    op.type.rank = 0;
    op.root = &root;
    if (is_at_once)
        status = sdyrt_grid_run(context, &op, NULL, &own, out);
    else
        status = sdyrt_grid_plan_create(context, &op, NULL, &plan);
    if (status == SDYRT_OK && plan != NULL)
        status = sdyrt_plan_run(plan, &own, out);
    sdyrt_plan_destroy(plan);
    sdyrt_mesh_release(grid);
    return status;
}

static sdyrt_status disagree(sdyrt_context *context, void *argument) {
    const bool is_at_once = *(const bool *)argument;
    int32_t out = -7;
    const sdyrt_status differs =
        broadcast_from(context, sdyrt_context_rank(context), is_at_once, &out);
    if (differs != SDYRT_MISMATCH || out != -7)
        return SDYRT_BACKEND;
    if (strstr(sdyrt_last_error(), "broadcast") == NULL)
        return SDYRT_BACKEND;
    return sdyrt_context_is_device(context) ||
                   (broadcast_from(context, 1, is_at_once, &out) == SDYRT_OK &&
                    out == 1)
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

static void test_roots_that_differ_are_a_mismatch(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    bool is_at_once = false;
    if (n_ranks < 2)
        skip();
    config.verify = 1;
    assert_int_equal(run_ranks(&config, disagree, &is_at_once), SDYRT_OK);
}

#ifndef SDYRT_FAKE_NCCL /* which compares with `verify` alone, and whose       \
                           buffers are of a device */
/* Plans of this process. */
static atomic_int n_plans;
sdyrt_status __real_sdyi_plan_create(sdyrt_context *context, const sdyrt_op *op,
                                     const sdyrt_plan_options *options,
                                     const sdyrt_plan *like, sdyrt_plan **plan);
sdyrt_status __wrap_sdyi_plan_create(sdyrt_context *context, const sdyrt_op *op,
                                     const sdyrt_plan_options *options,
                                     const sdyrt_plan *like, sdyrt_plan **plan);

sdyrt_status __wrap_sdyi_plan_create(sdyrt_context *context, const sdyrt_op *op,
                                     const sdyrt_plan_options *options,
                                     const sdyrt_plan *like,
                                     sdyrt_plan **plan) {
    atomic_fetch_add(&n_plans, 1);
    return __real_sdyi_plan_create(context, op, options, like, plan);
}

/* One after another, each twice. */
static sdyrt_status broadcast_from_all(sdyrt_context *context, void *argument) {
    const int n = sdyrt_context_size(context);
    (void)argument;
    for (int i = 0; i < 2 * n; i++) {
        int32_t out = -1;
        const sdyrt_status status = broadcast_from(context, i % n, true, &out);
        if (status != SDYRT_OK || out != i % n)
            return status == SDYRT_OK ? SDYRT_BACKEND : status;
    }
    return SDYRT_OK;
}

/* Each root has one plan on each rank. */
static void test_a_root_may_change_from_call_to_call(void **state) {
    (void)state;
    atomic_store(&n_plans, 0);
    assert_int_equal(run_ranks(NULL, broadcast_from_all, NULL), SDYRT_OK);
    assert_int_equal(atomic_load(&n_plans),
                     is_mpi ? n_ranks : n_ranks * n_ranks);
}

/* What member 0 has, of a grid whose devices are the ranks in reverse, and then
 * of one of the same sizes. */
static sdyrt_status broadcast_on_both(sdyrt_context *context, void *argument) {
    const int n = sdyrt_context_size(context);
    const sdyrt_mesh_axis all = {"0", n};
    const int axis = 0;
    const int64_t root = 0;
    const int32_t own = sdyrt_context_rank(context);
    int64_t reverse[CHECK_MAX_RANKS];
    (void)argument;
    for (int i = 0; i < n; i++)
        reverse[i] = n - 1 - i;
    for (int i = 0; i < 2; i++) {
        int32_t out = -7;
        const sdyrt_mesh *grid = NULL;
        sdyrt_status status = sdyrt_mesh_create(
            &all, 1, i == 0 ? reverse : NULL, i == 0 ? n : 0, &grid);
        if (status != SDYRT_OK)
            return status;
        sdyrt_grid_op op = usual_op(SDYRT_GRID_BROADCAST, grid);
        op.grid_axes = &axis;
        op.type.rank = 0;
        op.root = &root;
        status = sdyrt_grid_run(context, &op, NULL, &own, &out);
        sdyrt_mesh_release(grid);
        if (status != SDYRT_OK || out != (i == 0 ? n - 1 : 0))
            return status == SDYRT_OK ? SDYRT_BACKEND : status;
    }
    return SDYRT_OK;
}

static void test_plans_are_kept_by_the_devices_of_a_grid(void **state) {
    (void)state;
    assert_int_equal(run_ranks(NULL, broadcast_on_both, NULL), SDYRT_OK);
}

/* Two groups, whose devices are numbered from the last rank. */
static sdyrt_status broadcast_in_rows(sdyrt_context *context, int64_t root,
                                      int32_t *out) {
    const int n = sdyrt_context_size(context);
    const int64_t sizes[] = {2, n / 2};
    const int axis = 1;
    const int32_t own = sdyrt_context_rank(context);
    int ranks[64];
    const sdyrt_mesh *grid;
    sdyrt_status status = sdyrt_grid_create(sizes, 2, &grid);
    if (status != SDYRT_OK)
        return status;
    for (int d = 0; d < n; d++)
        ranks[d] = n - 1 - d;
    sdyrt_grid_op op = usual_op(SDYRT_GRID_BROADCAST, grid);
    op.grid_axes = &axis;
    op.type.rank = 0;
    op.root = &root;
    op.ranks = ranks;
    op.n_ranks = n;
    status = sdyrt_grid_run(context, &op, NULL, &own, out);
    sdyrt_mesh_release(grid);
    return status;
}

/* Each group has its root; a group whose members differ is a mismatch of all,
 * be it rank 0's or the other one. */
static sdyrt_status run_rows(sdyrt_context *context, void *argument) {
    const int n = sdyrt_context_size(context);
    const int device = n - 1 - sdyrt_context_rank(context);
    const int row = device / (n / 2);
    (void)argument;
    for (int turn = 0; turn < 3; turn++) {
        const bool agrees = turn == 2 || row == turn;
        int32_t out = -7;
        const sdyrt_status status =
            broadcast_in_rows(context, agrees ? row : device % (n / 2), &out);
        const int32_t expected =
            turn < 2 ? -7 : (int32_t)(n - 1 - (row * (n / 2) + row));
        if (status != (turn < 2 ? SDYRT_MISMATCH : SDYRT_OK) || out != expected)
            return SDYRT_BACKEND;
        if (turn < 2 && strstr(sdyrt_last_error(), "root differs: [") == NULL)
            return SDYRT_BACKEND;
    }
    return SDYRT_OK;
}

static void test_groups_have_roots_of_their_own(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (n_ranks < 4 || n_ranks % 2 != 0)
        skip();
    for (config.verify = 0; config.verify < 2; config.verify++)
        assert_int_equal(run_ranks(&config, run_rows, NULL), SDYRT_OK);
}

/* One rank's root is outside of the group: an error of all. */
static sdyrt_status run_outside(sdyrt_context *context, void *argument) {
    const bool is_at_once = *(const bool *)argument;
    const int n = sdyrt_context_size(context);
    int32_t out = -7;
    const sdyrt_status status =
        broadcast_from(context, sdyrt_context_rank(context) == n - 1 ? n : 0,
                       is_at_once, &out);
    if (status != SDYRT_ARGUMENT || out != -7 ||
        sdyrt_last_error_kind() != SDYRT_KIND_GRID_DEVICE ||
        strstr(sdyrt_last_error(), "Out of bounds coordinate 0") == NULL)
        return SDYRT_BACKEND;
    return broadcast_from(context, 1, is_at_once, &out) == SDYRT_OK && out == 1
               ? SDYRT_OK
               : SDYRT_BACKEND;
}

static void test_a_root_of_one_rank_is_outside(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (n_ranks < 2)
        skip();
    for (int i = 0; i < 4; i++) {
        bool is_at_once = i % 2 == 1;
        config.verify = i / 2;
        assert_int_equal(run_ranks(&config, run_outside, &is_at_once),
                         SDYRT_OK);
    }
}

static void test_roots_are_always_compared(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (n_ranks < 2)
        skip();
    config.verify = 0;
    for (int i = 0; i < 2; i++) {
        bool is_at_once = i == 1;
        assert_int_equal(run_ranks(&config, disagree, &is_at_once), SDYRT_OK);
    }
}

/* What the last rank calls otherwise than the rest, and how that is told. */
typedef struct difference {
    sdyrt_grid_kind kind;
    const char *told;
    bool is_at_once; /* it is also compared where it runs at once */
} difference;

static const difference differences[] = {
    {SDYRT_GRID_SEND_RECV, "pairs differs: [0->1] / []", true},
    {SDYRT_GRID_SHIFT, "rotate differs: none / rotate", true},
    {SDYRT_GRID_UPDATE_HALO, "from differs: ", true},
    {SDYRT_GRID_ALL_GATHER, "from differs: ", false},
};

/* Run it at once, or plan it. */
static sdyrt_status run_difference(sdyrt_context *context, const difference *d,
                                   bool is_other, bool is_at_once,
                                   int32_t *out) {
    static const sdyrt_grid_pair pair = {0, 1};
    const int64_t size = sdyrt_context_size(context);
    const int axis = 0;
    const sdyrt_grid_axes split = {&axis, 1};
    const int64_t halos[] = {!is_other, 0};
    static const int32_t own[CHECK_MAX_RANKS + 2];
    int64_t offsets[CHECK_MAX_RANKS + 1] = {0};
    const sdyrt_mesh *grid;
    sdyrt_plan *plan = NULL;
    sdyrt_status status = sdyrt_grid_create(&size, 1, &grid);
    if (status != SDYRT_OK)
        return status;
    sdyrt_grid_sharding after = SDYRT_GRID_SHARDING_INIT;
    after.grid = grid;
    after.split_axes = &split;
    after.n_split_axes = 1;
    after.halo_sizes = halos;
    after.n_halo_sizes = 2;
    sdyrt_grid_op op = usual_op(d->kind, grid);
    op.grid_axes = &axis;
    op.type.rank = 1;
    op.type.dims[0] = size;
    op.pairs = &pair;
    op.n_pairs = !is_other;
    op.shift_axis = 0;
    op.shift_offset = 1;
    op.rotate = is_other;
    if (d->kind == SDYRT_GRID_UPDATE_HALO) {
        op.n_grid_axes = 0;
        op.after = &after;
    }
    for (int64_t i = 0; i <= size; i++)
        offsets[i] = is_other && i < size ? 0 : i;
    if (d->kind == SDYRT_GRID_ALL_GATHER) {
        op.offsets = offsets;
        op.n_offsets = size + 1;
    }
    if (is_at_once)
        status = sdyrt_grid_run(context, &op, NULL, own, out);
    else
        status = sdyrt_grid_plan_create(context, &op, NULL, &plan);
    sdyrt_plan_destroy(plan);
    sdyrt_mesh_release(grid);
    return status;
}

/* All are told, and the next operation works. */
static sdyrt_status differ(sdyrt_context *context, void *argument) {
    const bool is_at_once = *(const bool *)argument;
    const int n = sdyrt_context_size(context);
    const bool is_last = sdyrt_context_rank(context) == n - 1;
    for (size_t i = 0; i < sizeof differences / sizeof *differences; i++) {
        const difference *const d = &differences[i];
        int32_t out[CHECK_MAX_RANKS + 2] = {-7};
        if (is_at_once && !d->is_at_once)
            continue;
        const sdyrt_status status =
            run_difference(context, d, is_last, is_at_once, out);
        if (status != SDYRT_MISMATCH || out[0] != -7 ||
            strstr(sdyrt_last_error(), d->told) == NULL)
            return SDYRT_BACKEND;
        if (run_difference(context, d, false, is_at_once, out) != SDYRT_OK)
            return SDYRT_BACKEND;
    }
    return SDYRT_OK;
}

static void test_what_ranks_call_otherwise_is_told_to_all(void **state) {
    (void)state;
    sdyrt_config config = SDYRT_CONFIG_INIT;
    if (n_ranks < 2)
        skip();
    for (int i = 0; i < 4; i++) {
        bool is_at_once = i % 2 == 1;
        config.verify = i / 2;
        assert_int_equal(run_ranks(&config, differ, &is_at_once), SDYRT_OK);
    }
}

/* The last rank calls an operation without a root instead. */
static sdyrt_status call_another(sdyrt_context *context, void *argument) {
    const int last = sdyrt_context_size(context) - 1;
    int32_t out = -7;
    (void)argument;
    const sdyrt_status status = sdyrt_context_rank(context) == last
                                    ? sdyrt_barrier(context)
                                    : broadcast_from(context, 0, true, &out);
    return status == SDYRT_MISMATCH || status == SDYRT_ABORTED ? SDYRT_OK
                                                               : SDYRT_BACKEND;
}

static void test_a_root_meets_another_operation(void **state) {
    (void)state;
    if (n_ranks < 2)
        skip();
    assert_int_equal(run_ranks(NULL, call_another, NULL), SDYRT_OK);
}
#endif

/* -- halos ----------------------------------------------------------------- */

/* A sharding of 8x6 on 2x3, one axis a dimension, with halos of 1 and 2, and of
 * 0 and 1. */
static const int axis_0[] = {0}, axis_1[] = {1};
static const sdyrt_grid_axes one_each[] = {{axis_0, 1}, {axis_1, 1}};
static const int64_t usual_halos[] = {1, 2, 0, 1};

static sdyrt_grid_sharding usual_sharding(const sdyrt_mesh *grid) {
    sdyrt_grid_sharding s = SDYRT_GRID_SHARDING_INIT;
    s.grid = grid;
    s.split_axes = one_each;
    s.n_split_axes = 2;
    s.halo_sizes = usual_halos;
    s.n_halo_sizes = 4;
    return s;
}

static const sdyrt_type matrix = {
    .dtype = SDYRT_F32, .rank = 2, .dims = {8, 6}};

static void assert_no_shard(const sdyrt_grid_sharding *s, sdyrt_error_kind kind,
                            const char *text) {
    sdyrt_shard shard = SDYRT_SHARD_INIT;
    const sdyrt_status status = sdyrt_grid_shard(s, &matrix, 0, &shard);
    if (status == SDYRT_OK || sdyrt_last_error_kind() != kind ||
        strcmp(sdyrt_last_error(), text) != 0)
        fail_msg("expected \"%s\", found \"%s\"", text, sdyrt_last_error());
}

static void test_wrong_shardings_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    sdyrt_grid_sharding s = usual_sharding(grid);
    const sdyrt_grid_axes twice[] = {{axis_0, 1}, {axis_0, 1}};
    const int outside[] = {2};
    const sdyrt_grid_axes far[] = {{outside, 1}};
    const sdyrt_grid_axes many[] = {{axis_0, 1}, {NULL, 0}, {axis_1, 1}};
    s.split_axes = twice;
    assert_no_shard(&s, SDYRT_KIND_GRID_AXES, "grid axis duplicated: axis 0");
    s.split_axes = far;
    s.n_split_axes = 1;
    assert_no_shard(&s, SDYRT_KIND_GRID_AXES,
                    "0-based grid axis index 2 is out of bounds. The "
                    "referenced grid is of rank 2.");
    s.split_axes = many;
    s.n_split_axes = 3;
    assert_no_shard(&s, SDYRT_KIND_GRID_AXES,
                    "dimension 2 is split, and the tensor has rank 2");
    const int64_t negative[] = {1, -1, 0, 0}, wide[] = {1, 0, 0, 7};
    s = usual_sharding(grid);
    s.n_halo_sizes = 2;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "halo sizes must be specified for all split axes: 2 sizes "
                    "for 2 split dimensions");
    s.n_halo_sizes = 4;
    s.halo_sizes = negative;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "halo sizes 1 and -1 of dimension 0: they are at least 0");
    s.halo_sizes = wide;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "a halo of 7 in dimension 1, which has 6 elements");
    static const int64_t offsets[] = {0, 5, 8, 0, 1, 2, 6};
    static const int64_t over[] = {0, 5, 9, 0, 1, 2, 6};
    static const int64_t falling[] = {0, 5, 8, 0, 3, 2, 6};
    s = usual_sharding(grid);
    s.sharded_dims_offsets = offsets;
    s.n_sharded_dims_offsets = 7;
    assert_no_shard(&s, SDYRT_KIND_GRID_HALO,
                    "halo sizes and shard offsets are mutually exclusive");
    s.n_halo_sizes = 0;
    s.n_sharded_dims_offsets = 6;
    assert_no_shard(&s, SDYRT_KIND_PARTITION_OFFSETS,
                    "sharded dims offsets has wrong size: 6, expected 7");
    s.n_sharded_dims_offsets = 7;
    s.sharded_dims_offsets = over;
    assert_no_shard(&s, SDYRT_KIND_PARTITION_OFFSETS,
                    "sharded dims offsets of dimension 0 go from 0 to 9, "
                    "expected from 0 to 8");
    s.sharded_dims_offsets = falling;
    assert_no_shard(&s, SDYRT_KIND_PARTITION_OFFSETS,
                    "sharded dims offsets must be non-decreasing: 3 stands "
                    "before 2 in dimension 1");
    sdyrt_mesh_release(grid);
}

static void test_wrong_halos_are_refused(void **state) {
    (void)state;
    const sdyrt_mesh *grid, *other;
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    assert_int_equal(sdyrt_grid_parse("3x2", &other), SDYRT_OK);
    sdyrt_grid_sharding s = usual_sharding(grid), before = usual_sharding(grid);
    sdyrt_grid_op op = SDYRT_GRID_OP_INIT;
    op.kind = SDYRT_GRID_UPDATE_HALO;
    op.grid = grid;
    op.type = matrix;
    assert_refused(&op, SDYRT_KIND_NULL_ARGUMENT,
                   "update_halo: a sharding is NULL");
    op.after = &s;
    op.grid_axes = axis_0;
    op.n_grid_axes = 1;
    assert_refused(&op, SDYRT_KIND_GRID_AXES,
                   "update_halo: 1 grid axes, the operation has no groups");
    op.n_grid_axes = 0;
    op.before = &before;
    before.split_axes++;
    before.n_split_axes = 1;
    before.n_halo_sizes = 2;
    assert_refused(&op, SDYRT_KIND_GRID_HALO,
                   "update_halo: operand and result shardings differ in more "
                   "than their halos: <mesh<[\"0\"=2, \"1\"=3]>, [{\"1\"}, "
                   "{}]>, <mesh<[\"0\"=2, \"1\"=3]>, [{\"0\"}, {\"1\"}]>");
    before.grid = other;
    assert_refused(
        &op, SDYRT_KIND_BAD_VALUE,
        "update_halo: a sharding is of another grid than the operation");
    op.before = NULL;
    s.n_halo_sizes = 3;
    assert_refused(&op, SDYRT_KIND_GRID_HALO,
                   "halo sizes must be specified for all split axes: 3 sizes "
                   "for 2 split dimensions");
    sdyrt_mesh_release(grid);
    sdyrt_mesh_release(other);
}

static void test_wrong_reshards_are_refused(void **state) {
    (void)state;
    static const int ranks[] = {0, 1, 2, 3, 4, 5};
    static const int64_t offsets[] = {0, 5, 8, 0, 1, 2, 6};
    const sdyrt_mesh *grid, *other;
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    assert_int_equal(sdyrt_grid_parse("2x2", &other), SDYRT_OK);
    sdyrt_grid_sharding s = usual_sharding(grid), before = usual_sharding(grid);
    sdyrt_grid_op op = SDYRT_GRID_OP_INIT;
    op.kind = SDYRT_GRID_RESHARD;
    op.grid = grid;
    op.type = matrix;
    op.after = &s;
    assert_refused(&op, SDYRT_KIND_NULL_ARGUMENT,
                   "reshard: a sharding is NULL");
    op.before = &before;
    before.sharded_dims_offsets = offsets;
    before.n_sharded_dims_offsets = 7;
    assert_refused(&op, SDYRT_KIND_GRID_HALO,
                   "halo sizes and shard offsets are mutually exclusive");
    before.n_halo_sizes = 0;
    assert_int_equal(sdyrt_grid_op_verify(&op), SDYRT_OK);
    before.n_sharded_dims_offsets = 6;
    assert_refused(&op, SDYRT_KIND_PARTITION_OFFSETS,
                   "sharded dims offsets has wrong size: 6, expected 7");
    before.n_sharded_dims_offsets = 0;
    before.grid = other;
    assert_int_equal(sdyrt_grid_op_verify(&op), SDYRT_OK);
    op.ranks = ranks;
    op.n_ranks = 6;
    assert_refused(&op, SDYRT_KIND_PLACEMENT,
                   "from_ranks has 6 ranks for a mesh of 4 devices");
    op.ranks = NULL;
    op.n_ranks = 0;
    s.grid = other;
    assert_refused(&op, SDYRT_KIND_BAD_VALUE,
                   "reshard: a sharding is of another grid than the operation");
    s.grid = grid;
    static const int64_t halos[] = {INT64_MAX, INT64_MAX, 0, 0};
    op.type.dtype = SDYRT_I8;
    op.type.dims[0] = INT64_MAX;
    op.type.dims[1] = 1;
    s.halo_sizes = halos;
    assert_refused(&op, SDYRT_KIND_OVERFLOW,
                   "reshard: dimension 0 of 9223372036854775807 "
                   "elements and halos of 9223372036854775807 and "
                   "9223372036854775807 has more than 2^63 - 1");
    op.type.dims[0] = INT64_MAX / 2;
    static const int64_t narrower[] = {INT64_MAX / 2, 0, 0, 0};
    op.type.dtype = SDYRT_I16;
    s.halo_sizes = narrower;
    assert_int_equal(sdyrt_grid_op_verify(&op), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_OVERFLOW);
    sdyrt_mesh_release(grid);
    sdyrt_mesh_release(other);
}

static void assert_shard(const char *grid_text, sdyrt_grid_sharding s,
                         int64_t device, const int64_t *dims, int rank,
                         const int64_t *offset, const int64_t *size) {
    sdyrt_type type = {.dtype = SDYRT_F32, .rank = rank};
    sdyrt_shard shard = SDYRT_SHARD_INIT;
    const sdyrt_sharding *cores;
    sdyrt_tile tile;
    memcpy(type.dims, dims, (size_t)rank * sizeof *dims);
    assert_int_equal(sdyrt_grid_parse(grid_text, &s.grid), SDYRT_OK);
    assert_int_equal(sdyrt_grid_shard(&s, &type, device, &shard), SDYRT_OK);
    assert_int_equal(sdyrt_grid_sharding_create(&s, &type, &cores), SDYRT_OK);
    assert_int_equal(sdyrt_tile_of(cores, &type, device, &tile), SDYRT_OK);
    for (int d = 0; d < rank; d++) {
        assert_int_equal(shard.core.offset[d], offset[d]);
        assert_int_equal(shard.size[d], size[d]);
        assert_int_equal(shard.core.size[d] + shard.low[d] + shard.high[d],
                         size[d]);
        assert_int_equal(tile.offset[d], offset[d]);
        assert_int_equal(tile.size[d], shard.core.size[d]);
    }
    sdyrt_sharding_release(cores);
    sdyrt_mesh_release(s.grid);
}

#define I64S (const int64_t[])

static void test_shards_of_devices(void **state) {
    (void)state;
    static const int axes[] = {0, 1, 2};
    const sdyrt_grid_axes each[] = {{axes, 1}, {axes + 1, 1}, {axes + 2, 1}};
    const sdyrt_grid_axes both = {axes, 2};
    sdyrt_grid_sharding s = SDYRT_GRID_SHARDING_INIT;
    s.split_axes = each;
    s.n_split_axes = 3;
    /* device 24 of 3x4x5 is (1,0,4) */
    assert_shard("3x4x5", s, 24, I64S{9, 12, 15}, 3, I64S{3, 0, 12},
                 I64S{3, 3, 3});
    assert_shard("3x4x5", s, 24, I64S{9, 12, 16}, 3, I64S{3, 0, 12},
                 I64S{3, 3, 4});
    assert_shard("3x4x5", s, 24, I64S{9, 15, 15}, 3, I64S{3, 0, 12},
                 I64S{3, 3, 3});
    assert_shard("3x4x5", s, 24, I64S{11, 12, 15}, 3, I64S{3, 0, 12},
                 I64S{4, 3, 3});
    s.sharded_dims_offsets =
        I64S{0, 1, 4, 9, 0, 2, 6, 12, 12, 0, 3, 6, 9, 12, 15};
    s.n_sharded_dims_offsets = 15;
    assert_shard("3x4x5", s, 24, I64S{9, 12, 15}, 3, I64S{1, 0, 12},
                 I64S{3, 2, 3});
    s.n_sharded_dims_offsets = 0;
    s.n_split_axes = 1;
    s.halo_sizes = I64S{2, 1};
    s.n_halo_sizes = 2;
    assert_shard("4", s, 1, I64S{8, 16}, 2, I64S{2, 0}, I64S{5, 16});
    s.n_split_axes = 2;
    s.halo_sizes = I64S{1, 2, 3, 4};
    s.n_halo_sizes = 4;
    assert_shard("4x4", s, 5, I64S{1200, 1200}, 2, I64S{300, 300},
                 I64S{303, 307});
    /* two axes count as one, the first most significant */
    s = (sdyrt_grid_sharding)SDYRT_GRID_SHARDING_INIT;
    s.split_axes = &both;
    s.n_split_axes = 1;
    assert_shard("2x3", s, 4, I64S{7}, 1, I64S{4}, I64S{1});
    assert_shard("2x3", s, 5, I64S{7}, 1, I64S{5}, I64S{2});
}

/* The device in the middle of 3x3 has 8 neighbours, and one message to and from
 * each. */
static void test_each_neighbour_gets_one_message(void **state) {
    (void)state;
    static const int64_t halos[] = {1, 1, 1, 1};
    sdyrt_grid_op op = SDYRT_GRID_OP_INIT;
    assert_int_equal(sdyrt_grid_parse("3x3", &op.grid), SDYRT_OK);
    sdyrt_grid_sharding s = usual_sharding(op.grid);
    s.halo_sizes = halos;
    op.kind = SDYRT_GRID_UPDATE_HALO;
    op.type = (sdyrt_type){.dtype = SDYRT_F32, .rank = 2, .dims = {9, 9}};
    op.after = &s;
    sdyrt_plan *plan;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    assert_int_equal(sdyrt_grid_plan_preview(&op, NULL, 4, 9, &plan), SDYRT_OK);
    assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
    assert_int_equal(info.n_exchanges, 1);
    assert_int_equal(info.messages_sent, 8);
    assert_int_equal(info.messages_received, 8);
    assert_int_equal(info.bytes_received, 16 * 4);
    assert_int_equal(info.lower_bound, 16 * 4);
    assert_int_equal(info.out_tile.size[0], 5);
    assert_int_equal(info.out_tile.offset[0], 2);
    sdyrt_plan_destroy(plan);
    sdyrt_mesh_release(op.grid);
}

/* Rows with halos that two devices have, of 2x3, become rows with other halos
 * and columns with none. `before` has memory of its own, which is gone when the
 * boxes of the plan are looked at. */
static sdyrt_plan *plan_rows(sdyrt_grid_op *op, int rank, bool to_columns) {
    static const int64_t halos[] = {1, 1};
    const sdyrt_grid_axes rows = {axis_1, 1}, columns[] = {{NULL, 0}, rows};
    int64_t *const offsets = malloc(4 * sizeof *offsets);
    assert_non_null(offsets);
    memcpy(offsets, I64S{0, 2, 7, 9}, 4 * sizeof *offsets);
    sdyrt_grid_sharding before = usual_sharding(op->grid), after = before;
    before.split_axes = &rows;
    after.split_axes = to_columns ? columns : &rows;
    before.n_split_axes = 1;
    after.n_split_axes = to_columns ? 2 : 1;
    before.n_halo_sizes = 0;
    before.sharded_dims_offsets = offsets;
    before.n_sharded_dims_offsets = 4;
    after.halo_sizes = halos;
    after.n_halo_sizes = 2;
    op->before = &before;
    op->after = &after;
    sdyrt_plan *plan = NULL;
    assert_int_equal(sdyrt_grid_plan_preview(op, NULL, rank, 6, &plan),
                     SDYRT_OK);
    free(offsets);
    return plan;
}

/* Boxes come from devices that are in the same row of the grid, which has a
 * copy of its own, one from each, and as little as can be. */
static void test_a_reshard_takes_from_the_nearest_copy(void **state) {
    (void)state;
    sdyrt_grid_op op = SDYRT_GRID_OP_INIT;
    assert_int_equal(sdyrt_grid_parse("2x3", &op.grid), SDYRT_OK);
    op.kind = SDYRT_GRID_RESHARD;
    op.type = (sdyrt_type){.dtype = SDYRT_F32, .rank = 2, .dims = {9, 6}};
    for (int i = 0; i < 12; i++) {
        const int rank = i / 2;
        const bool to_columns = i % 2 == 1;
        sdyrt_plan *const plan = plan_rows(&op, rank, to_columns);
        sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
        sdyrt_exchange_info exchange = SDYRT_EXCHANGE_INFO_INIT;
        bool seen[6] = {false};
        assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
        assert_int_equal(info.n_exchanges, 1);
        assert_int_equal(info.bytes_received, info.lower_bound);
        assert_int_equal(sdyrt_plan_exchange(plan, 0, &exchange), SDYRT_OK);
        assert_int_equal(exchange.n_receives, to_columns      ? 3
                                              : rank % 3 == 1 ? 1
                                                              : 2);
        for (int64_t k = 0; k < exchange.n_receives; k++) {
            sdyrt_box_info box = SDYRT_BOX_INFO_INIT;
            assert_int_equal(sdyrt_plan_receive(plan, 0, k, &box), SDYRT_OK);
            assert_int_equal(box.peer / 3, rank / 3);
            assert_false(seen[box.peer]);
            seen[box.peer] = true;
        }
        sdyrt_plan_destroy(plan);
    }
    sdyrt_mesh_release(op.grid);
}

/* What plans print when their boxes are made, offsets being gone. */
static void test_plans_have_offsets_of_their_own(void **state) {
    (void)state;
    static const sdyrt_grid_kind kinds[] = {
        SDYRT_GRID_ALL_GATHER, SDYRT_GRID_SCATTER, SDYRT_GRID_ALL_TO_ALL};
    const sdyrt_mesh *grid;
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        char texts[2][1000];
        for (int is_gone = 0; is_gone < 2; is_gone++) {
            int64_t offsets[] = {0, 4, 4, 6}, others[] = {0, 1, 2, 4};
            sdyrt_grid_op op = usual_op(kinds[i], grid);
            sdyrt_plan *plan = NULL;
            op.axis = 1;
            op.offsets = offsets;
            op.concat_offsets = others;
            op.n_offsets = op.n_concat_offsets = 4;
            assert_int_equal(sdyrt_grid_plan_preview(&op, NULL, 2, 6, &plan),
                             SDYRT_OK);
            if (is_gone) {
                memset(offsets, 0, sizeof offsets);
                memset(others, 0, sizeof others);
            }
            assert_in_range(
                sdyrt_plan_print(plan, texts[is_gone], sizeof texts[is_gone]),
                1, sizeof texts[is_gone] - 1);
            sdyrt_plan_destroy(plan);
        }
        assert_string_equal(texts[0], texts[1]);
    }
    sdyrt_mesh_release(grid);
}

static void test_a_planner_of_reshards_is_refused(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    sdyrt_plan *plan = NULL;
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    sdyrt_grid_op op = usual_op(SDYRT_GRID_ALL_GATHER, grid);
    options.planner = SDYRT_PLANNER_SHARDY;
    assert_int_equal(sdyrt_grid_plan_preview(&op, &options, 0, 6, &plan),
                     SDYRT_UNSUPPORTED);
    assert_string_equal(sdyrt_last_error(),
                        "the planner shardy is of reshard, not of all_gather; "
                        "the planner may be auto or direct");
    const sdyrt_grid_sharding s = usual_sharding(grid);
    op.kind = SDYRT_GRID_RESHARD;
    op.before = op.after = &s;
    op.n_grid_axes = 0;
    op.type = matrix;
    assert_int_equal(sdyrt_grid_plan_preview(&op, &options, 0, 6, &plan),
                     SDYRT_UNSUPPORTED);
    assert_string_equal(sdyrt_last_error(),
                        "the planner shardy is of reshard, not of one with "
                        "own axes or halos; the planner may be auto or direct");
    assert_null(plan);
    sdyrt_mesh_release(grid);
}

/* -- grids ----------------------------------------------------------------- */

static void test_indices_of_devices(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    const int64_t at[] = {1, 2, 3};
    int64_t device, found[3], down, up;
    assert_int_equal(sdyrt_grid_parse("10x20x30", &grid), SDYRT_OK);
    assert_int_equal(sdyrt_grid_device(grid, at, &device), SDYRT_OK);
    assert_int_equal(device, 663);
    assert_int_equal(sdyrt_grid_coordinates(grid, 663, NULL, 0, found),
                     SDYRT_OK);
    assert_memory_equal(found, at, sizeof at);
    const int two[] = {2, 0};
    assert_int_equal(sdyrt_grid_coordinates(grid, 663, two, 2, found),
                     SDYRT_OK);
    assert_int_equal(found[0], 3);
    assert_int_equal(found[1], 1);
    assert_int_equal(sdyrt_grid_coordinates(grid, 6000, NULL, 0, found),
                     SDYRT_ARGUMENT);
    sdyrt_mesh_release(grid);
    /* from (1,0,4) of 3x4x5 */
    static const int64_t expected[][2] = {{4, 44}, {-1, 29}, {23, -1}};
    assert_int_equal(sdyrt_grid_parse("3x4x5", &grid), SDYRT_OK);
    for (int k = 0; k < 3; k++) {
        assert_int_equal(sdyrt_grid_neighbors(grid, 24, &k, 1, &down, &up),
                         SDYRT_OK);
        assert_int_equal(down, expected[k][0]);
        assert_int_equal(up, expected[k][1]);
    }
    const int both[] = {1, 2}; /* (0,4) of 4x5: before and after, with carry */
    assert_int_equal(sdyrt_grid_neighbors(grid, 24, both, 2, &down, &up),
                     SDYRT_OK);
    assert_int_equal(down, 23);
    assert_int_equal(up, 25);
    sdyrt_mesh_release(grid);
}

static void test_members_of_groups(void **state) {
    (void)state;
    const sdyrt_mesh *grid;
    const int both[] = {1, 0}, outer[] = {0};
    const int64_t at[] = {2, 0}, low[] = {1}, outside[] = {2};
    int64_t member = -1;
    assert_int_equal(sdyrt_grid_parse("2x3", &grid), SDYRT_OK);
    assert_int_equal(sdyrt_grid_member(grid, 4, both, 2, at, &member),
                     SDYRT_OK);
    assert_int_equal(member, 2);
    assert_int_equal(sdyrt_grid_member(grid, 2, outer, 1, low, &member),
                     SDYRT_OK);
    assert_int_equal(member, 5);
    assert_int_equal(sdyrt_grid_member(grid, 2, outer, 1, outside, &member),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_GRID_DEVICE);
    assert_string_equal(sdyrt_last_error(),
                        "Out of bounds coordinate 0 for in-group device. Got "
                        "2, but expected value in the range [0, 1].");
    sdyrt_mesh_release(grid);
}

static void test_texts_of_grids(void **state) {
    (void)state;
    const sdyrt_mesh *grid = NULL;
    static const char *const wrong[] = {
        "", "2x", "x2", "2,4", "-1", "2x?", "99999999999999999999", "0x2"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++)
        assert_int_equal(sdyrt_grid_parse(wrong[i], &grid), SDYRT_ARGUMENT);
    assert_null(grid);
    assert_int_equal(sdyrt_grid_parse("2x4", &grid), SDYRT_OK);
    assert_int_equal(sdyrt_mesh_axis_count(grid), 2);
    assert_string_equal(sdyrt_mesh_axis_at(grid, 1).name, "1");
    assert_int_equal(sdyrt_mesh_axis_at(grid, 1).size, 4);
    sdyrt_mesh_release(grid);
    assert_string_equal(sdyrt_grid_kind_name(SDYRT_GRID_SEND_RECV),
                        "send_recv");
    assert_string_equal(sdyrt_grid_kind_name(SDYRT_GRID_KIND_COUNT), "?");
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_examples),
        cmocka_unit_test(test_reshards_that_differ_a_little),
        cmocka_unit_test(test_reshards_that_the_dialect_refuses),
        cmocka_unit_test(test_wrong_axes_are_refused),
        cmocka_unit_test(test_wrong_members_are_refused),
        cmocka_unit_test(test_wrong_pieces_are_refused),
        cmocka_unit_test(test_roots_that_differ_are_a_mismatch),
#ifndef SDYRT_FAKE_NCCL
        cmocka_unit_test(test_a_root_may_change_from_call_to_call),
        cmocka_unit_test(test_plans_are_kept_by_the_devices_of_a_grid),
        cmocka_unit_test(test_groups_have_roots_of_their_own),
        cmocka_unit_test(test_a_root_of_one_rank_is_outside),
        cmocka_unit_test(test_roots_are_always_compared),
        cmocka_unit_test(test_what_ranks_call_otherwise_is_told_to_all),
        cmocka_unit_test(test_a_root_meets_another_operation),
#endif
        cmocka_unit_test(test_wrong_shardings_are_refused),
        cmocka_unit_test(test_wrong_halos_are_refused),
        cmocka_unit_test(test_wrong_reshards_are_refused),
        cmocka_unit_test(test_shards_of_devices),
        cmocka_unit_test(test_each_neighbour_gets_one_message),
        cmocka_unit_test(test_a_reshard_takes_from_the_nearest_copy),
        cmocka_unit_test(test_plans_have_offsets_of_their_own),
        cmocka_unit_test(test_a_planner_of_reshards_is_refused),
        cmocka_unit_test(test_indices_of_devices),
        cmocka_unit_test(test_members_of_groups),
        cmocka_unit_test(test_texts_of_grids),
    };
    return RUN_ON_RANKS(tests, argc, argv, CHECK_MAX_RANKS);
}
