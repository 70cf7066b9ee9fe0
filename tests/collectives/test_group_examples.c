/* Operations in groups: the worked examples of the shard dialect, and reshards
 * that it refuses. */
#include "check/assign.h"
#include "check/run.h"
#include "collectives/feed_mpi.h"
#include "collectives/on_ranks.h"

#include <stdio.h>

/* A case by the numbers of its axes. */
typedef struct group_case {
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
} group_case;

static void add_axis(check_refs *refs, const check_mesh *mesh, int axis) {
    refs->at[refs->count++] = (check_ref){axis, 1, mesh->sizes[axis]};
}

static void make_side(const group_case *g, check_side side, check_case *c) {
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

static void make_case(const group_case *g, check_case *c) {
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
    group_case c;
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
    const group_case *list;
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

static void assert_cases(const group_case *list, int n, int n_forms) {
    cases all = {.list = list, .n = n, .n_forms = n_forms};
    const check_feed feed = {next_case, case_done, &all, NULL};
    const sdyrt_status status =
        is_mpi ? feed_mpi(&feed)
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
    const group_case first = {.kind = SDYRT_OP_RESHARD,
                              .sizes = {2, 3},
                              .n_axes = 2,
                              TENSOR(2, 6, 4),
                              .split = {{{0}}, {{0}, {1}}},
                              .n_split = {{1}, {1, 1}},
                              .is_cut_at = {true, false},
                              .cuts = {{{0, 4, 6}}},
                              .halos = {{{0, 0}}, {{1, 1}, {1, 1}}}};
    enum { N = 6 };
    group_case c[N];
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
static void cut_side(group_case *c, check_side side, const char *const axes[2],
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
    group_case c[N];
    for (int i = 0; i < N; i++) {
        c[i] = (group_case){.kind = SDYRT_OP_RESHARD,
                            .sizes = {2, 3, 4},
                            .n_axes = 3,
                            TENSOR(2, 13, 14)};
        cut_side(&c[i], CHECK_FROM, hard[i / 4][0], (i & 1) != 0);
        cut_side(&c[i], CHECK_TO, hard[i / 4][1], (i & 2) != 0);
    }
    if (n_ranks >= 24)
        assert_cases(c, N, 1);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_examples),
        cmocka_unit_test(test_reshards_that_differ_a_little),
        cmocka_unit_test(test_reshards_that_the_dialect_refuses),
    };
    return RUN_ON_RANKS(tests, argc, argv, CHECK_MAX_RANKS);
}
