/* One-shot calls, whose plans a context keeps: all ranks make the first of an
 * operation together, and a rank makes those for other strides of its own
 * alone, when the others may be anywhere. */
#include "collectives/in_groups.h"
#include "crew.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#define ROWS 6
#define COLUMNS 4
#define FROM "<mesh<[\"x\"=2]>, [{\"x\"}, {}]>"
#define TO "<mesh<[\"x\"=2]>, [{}, {}]>"
#define MANY 100

typedef struct call {
    sdyrt_op op;
    unsigned char *in, *out;
    size_t out_bytes;
} call;

static sdyrt_status start(crew_rank *r, call *c) {
    c->op = (sdyrt_op)SDYRT_OP_INIT;
    c->op.kind = SDYRT_OP_RESHARD;
    c->out_bytes = (size_t)ROWS * (COLUMNS + MANY);
    SDYI_TRY(sdyrt_type_parse("tensor<6x4xi8>", &c->op.type));
    SDYI_TRY(sdyrt_sharding_parse(FROM, NULL, 0, &c->op.from));
    SDYI_TRY(sdyrt_sharding_parse(TO, NULL, 0, &c->op.to));
    c->in = crew_bytes(r->context, ROWS * COLUMNS / 2,
                       r->rank * ROWS * COLUMNS / 2);
    c->out = crew_bytes(r->context, c->out_bytes, 0);
    EXPECT(c->in != NULL && c->out != NULL);
    return SDYRT_OK;
}

static void end(const crew_rank *r, call *c) {
    sdyrt_sharding_release(c->op.from);
    sdyrt_sharding_release(c->op.to);
    sdyrt_free(r->context, c->in);
    sdyrt_free(r->context, c->out);
}

/* Gather the rows, `stride` bytes apart; 0: as without options. */
static sdyrt_status gather(crew_rank *r, const call *c, int64_t stride) {
    const int64_t strides[2] = {stride, 1};
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.out_strides = strides;
    unsigned char host[ROWS * (COLUMNS + MANY)];
    memset(host, 0xee, sizeof host);
    SDYI_TRY(sdyrt_copy(r->context, c->out, host, c->out_bytes));
    SDYI_TRY(sdyrt_run(r->context, &c->op, stride == 0 ? NULL : &options, c->in,
                       c->out));
    SDYI_TRY(sdyrt_copy(r->context, host, c->out, c->out_bytes));
    const int64_t row = stride == 0 ? COLUMNS : stride;
    for (int64_t at = 0; at < (int64_t)sizeof host; at++) {
        const bool is_element = at / row < ROWS && at % row < COLUMNS;
        EXPECT(host[at] == (is_element ? at / row * COLUMNS + at % row : 0xee));
    }
    return SDYRT_OK;
}

/* Rank 0 comes with ever other strides, and each that it comes with again is
 * found; rank 1, which has no reason to, makes no plan. */
static sdyrt_status change_strides_alone(crew_rank *r) {
    call c;
    SDYI_TRY(start(r, &c));
    SDYI_TRY(gather(r, &c, 0));
    for (int i = 1; i <= 3; i++) {
        SDYI_TRY(gather(r, &c, r->rank == 0 ? COLUMNS + i : 0));
        SDYI_TRY(gather(r, &c, 0));
    }
    SDYI_TRY(sdyrt_barrier(r->context));
    const int64_t made = fake_made();
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = 1; i <= 3; i++)
        SDYI_TRY(gather(r, &c, r->rank == 0 ? COLUMNS + i : 0));
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_made() == made);
    end(r, &c);
    return SDYRT_OK;
}

/* The first comes with strides, the next without any. */
static sdyrt_status start_with_strides(crew_rank *r) {
    call c;
    SDYI_TRY(start(r, &c));
    SDYI_TRY(gather(r, &c, COLUMNS + 2));
    SDYI_TRY(gather(r, &c, 0));
    SDYI_TRY(gather(r, &c, COLUMNS + 2));
    end(r, &c);
    return SDYRT_OK;
}

/* The number of plans kept for strides is limited, and the newest are kept. */
static sdyrt_status change_strides_often(crew_rank *r) {
    call c;
    int64_t left[MANY + 1];
    SDYI_TRY(start(r, &c));
    SDYI_TRY(gather(r, &c, 0));
    for (int i = 1; i <= MANY; i++) {
        SDYI_TRY(gather(r, &c, COLUMNS + i));
        SDYI_TRY(sdyrt_barrier(r->context));
        left[i] = fake_left();
        SDYI_TRY(sdyrt_barrier(r->context));
    }
    EXPECT(left[2] > left[1]);
    EXPECT(left[MANY] == left[MANY / 2]);
    const int64_t made = fake_made();
    SDYI_TRY(sdyrt_barrier(r->context));
    for (int i = MANY - 5; i <= MANY; i++)
        SDYI_TRY(gather(r, &c, COLUMNS + i));
    SDYI_TRY(gather(r, &c, 0)); /* the first is kept in any case */
    SDYI_TRY(sdyrt_barrier(r->context));
    EXPECT(fake_made() == made);
    end(r, &c);
    return SDYRT_OK;
}

/* The number of other operations kept is limited too. */
static sdyrt_status change_types_often(crew_rank *r) {
    enum { KEPT = 1024, TYPES = KEPT + 60 };
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    SDYI_TRY(sdyrt_type_parse("tensor<1xi8>", &op.type));
    SDYI_TRY(
        sdyrt_sharding_parse("<mesh<[\"x\"=1]>, [{}]>", NULL, 0, &op.from));
    SDYI_TRY(
        sdyrt_sharding_parse("<mesh<[\"x\"=1]>, [{\"x\"}]>", NULL, 0, &op.to));
    unsigned char *const in = crew_bytes(r->context, TYPES, 0);
    unsigned char *const out = crew_bytes(r->context, TYPES, 0);
    int64_t left[TYPES + 1];
    for (int n = 1; n <= TYPES; n++) {
        op.type.dims[0] = n;
        SDYI_TRY(sdyrt_run(r->context, &op, NULL, in, out));
        left[n] = fake_left();
    }
    EXPECT(left[KEPT] > left[KEPT - 1]);
    EXPECT(left[TYPES] == left[KEPT]);
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    sdyrt_free(r->context, in);
    sdyrt_free(r->context, out);
    return SDYRT_OK;
}

static void run_crew(int n, crew_fn fn) {
    crew_rank ranks[2];
    crew_setting s = crew_start(n);
    fake_take_oldest(); /* a launch for each plan with strides */
    s.config.timeout = 60;
    crew_run(&s, n, fn, ranks);
    crew_assert_fine(ranks, n);
}

static void test_a_rank_changes_its_strides_alone(void **state) {
    (void)state;
    run_crew(2, change_strides_alone);
}

static void test_the_first_call_has_strides(void **state) {
    (void)state;
    run_crew(2, start_with_strides);
}

static void test_plans_for_strides_make_room(void **state) {
    (void)state;
    run_crew(2, change_strides_often);
}

static void test_plans_of_operations_make_room(void **state) {
    (void)state;
    run_crew(1, change_types_often);
}

/* -- roots ----------------------------------------------------------------- */

enum { GROUP = 4, BYTES = 8, PIECE = BYTES / GROUP };

/* Of a grid of 2x4, along its rows. */
static sdyrt_status run_rooted(crew_rank *r, sdyrt_op_kind kind, int64_t root,
                               const void *in, void *out) {
    const bool is_flat = kind == SDYRT_OP_BROADCAST || kind == SDYRT_OP_REDUCE;
    const char *const whole = "<mesh<['0'=2, '1'=4]>, [{}]>";
    const char *const pieces = "<mesh<['0'=2, '1'=4]>, [{'1'}]>";
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    op.from = cut("%s", kind == SDYRT_OP_GATHER ? pieces : whole);
    op.to = cut("%s", kind == SDYRT_OP_SCATTER ? pieces : whole);
    op.axes = is_flat ? "{\"1\"}" : "[{\"1\"}]";
    op.own_axes = axis_0;
    op.type = (sdyrt_type){.rank = 1, .dims = {BYTES}, .dtype = SDYRT_I8};
    op.root = &root;
    op.n_root = 1;
    const sdyrt_status status = sdyrt_run(r->context, &op, NULL, in, out);
    release_sides(&op);
    return status;
}

/* Byte i of rank p is 10 * p + i. */
static int expected_of(sdyrt_op_kind kind, int rank, int64_t root, int i) {
    const int first = rank / GROUP * GROUP;
    const int from = 10 * (first + (int)root);
    const bool is_root = rank - first == root;
    if (kind == SDYRT_OP_BROADCAST)
        return from + i;
    if (kind == SDYRT_OP_SCATTER)
        return i < PIECE ? from + (rank - first) * PIECE + i : 0xee;
    if (!is_root)
        return 0xee;
    if (kind == SDYRT_OP_GATHER)
        return 10 * (first + i / PIECE) + i % PIECE;
    int sum = 0;
    for (int k = 0; k < GROUP; k++)
        sum += 10 * (first + k) + i;
    return sum;
}

/* Run with this root and look at what is there then; `is_run` false: all ranks
 * are told that roots differ, and nothing is written. */
static sdyrt_status try_root(crew_rank *r, sdyrt_op_kind kind, int64_t root,
                             bool is_run, const char *text) {
    unsigned char host[BYTES];
    unsigned char *const in = crew_bytes(r->context, BYTES, 10 * r->rank);
    unsigned char *const out = crew_bytes(r->context, BYTES, 0);
    EXPECT(in != NULL && out != NULL);
    memset(host, 0xee, sizeof host);
    SDYI_TRY(sdyrt_copy(r->context, out, host, BYTES));
    const sdyrt_status status = run_rooted(r, kind, root, in, out);
    EXPECT(status == (is_run ? SDYRT_OK : SDYRT_MISMATCH));
    if (!is_run)
        EXPECT_TEXT(text);
    SDYI_TRY(sdyrt_copy(r->context, host, out, BYTES));
    for (int i = 0; i < BYTES; i++)
        EXPECT(host[i] ==
               (is_run ? (unsigned char)expected_of(kind, r->rank, root, i)
                       : 0xee));
    sdyrt_free(r->context, in);
    sdyrt_free(r->context, out);
    return SDYRT_OK;
}

static const sdyrt_op_kind rooted[] = {SDYRT_OP_BROADCAST, SDYRT_OP_GATHER,
                                       SDYRT_OP_REDUCE, SDYRT_OP_SCATTER};

/* The rows have other roots in each turn; all come twice. */
static sdyrt_status have_own_roots(crew_rank *r) {
    const int row = r->rank / GROUP;
    for (size_t k = 0; k < sizeof rooted / sizeof *rooted; k++)
        for (int turn = 0; turn < 2 * GROUP; turn++)
            SDYI_TRY(try_root(r, rooted[k],
                              row == 0 ? turn % GROUP : turn / 2 % GROUP, true,
                              ""));
    return SDYRT_OK;
}

static void test_groups_have_roots_of_their_own(void **state) {
    (void)state;
    crew_rank ranks[CREW_MAX];
    for (int verify = 0; verify < 2; verify++) {
        crew_setting s = crew_start(2 * GROUP);
        s.config.verify = verify;
        crew_run(&s, 2 * GROUP, have_own_roots, ranks);
        crew_assert_fine(ranks, 2 * GROUP);
    }
}

/* In the second row, when the plan is made; then of plans that are there. */
static sdyrt_status have_other_roots(crew_rank *r) {
    const int row = r->rank / GROUP, member = r->rank % GROUP;
    const char *const text =
        "root differs: [2] / [3]: rank 4 calls gather [{\"1\"}] of "
        "tensor<8xi8> from";
    for (int turn = 0; turn < 2; turn++) {
        SDYI_TRY(try_root(r, SDYRT_OP_GATHER,
                          row == 0 ? 1 : 2 + (member == GROUP - 1), false,
                          text));
        SDYI_TRY(try_root(r, SDYRT_OP_GATHER, row == 0 ? 1 : 2, true, ""));
    }
    return SDYRT_OK;
}

static void test_members_have_other_roots(void **state) {
    (void)state;
    crew_rank ranks[CREW_MAX];
    crew_setting s = crew_start(2 * GROUP);
    s.config.verify = 1;
    crew_run(&s, 2 * GROUP, have_other_roots, ranks);
    crew_assert_fine(ranks, 2 * GROUP);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_rank_changes_its_strides_alone),
        cmocka_unit_test(test_the_first_call_has_strides),
        cmocka_unit_test(test_plans_for_strides_make_room),
        cmocka_unit_test(test_plans_of_operations_make_room),
        cmocka_unit_test(test_groups_have_roots_of_their_own),
        cmocka_unit_test(test_members_have_other_roots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
