/* Plans: wrong arguments, buffers and strides, the order of reductions, in
 * place, several meshes, and the cache of one-shot calls. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "parsed_sharding.h"

#include <math.h>
#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static sdyrt_op make_op(sdyrt_op_kind kind, const char *type, const char *mesh,
                        const char *from, const char *to, const char *axes) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = kind;
    assert_int_equal(sdyrt_type_parse(type, &op.type), SDYRT_OK);
    op.from = parse(mesh, from);
    op.to = parse(mesh, to);
    op.axes = axes;
    return op;
}

static void release_op(sdyrt_op *op) {
    sdyrt_sharding_release(op->from);
    sdyrt_sharding_release(op->to);
}

/* Run a function as ranks; it returns a text of its own on a failure. */
typedef struct job {
    const sdyrt_op *op;
    const char *(*fn)(sdyrt_context *context, const sdyrt_op *op);
} job;

static sdyrt_status run_job(sdyrt_context *context, void *argument) {
    const job *j = argument;
    const char *const wrong = j->fn(context, j->op);
    if (wrong != NULL)
        fprintf(stderr, "rank %d: %s (last error: %s)\n",
                sdyrt_context_rank(context), wrong, sdyrt_last_error());
    return wrong == NULL ? SDYRT_OK : SDYRT_BACKEND;
}

static void run_ranks(int n, const sdyrt_op *op,
                      const char *(*fn)(sdyrt_context *, const sdyrt_op *)) {
    sdyrt_config config = SDYRT_CONFIG_INIT;
    config.timeout = 20;
    job j = {op, fn};
    assert_int_equal(sdyrt_threads_run(&config, n, run_job, &j), SDYRT_OK);
}

#define EXPECT(condition)                                                      \
    do {                                                                       \
        if (!(condition))                                                      \
            return "not so: " #condition;                                      \
    } while (0)

/* -- wrong arguments ------------------------------------------------------- */

static const char *refuse_buffers(sdyrt_context *context, const sdyrt_op *op) {
    sdyrt_plan *plan;
    EXPECT(sdyrt_plan_create(context, op, NULL, &plan) == SDYRT_OK);
    char memory[512];
    memset(memory, 0x5a, sizeof memory);
    char expected[512];
    memcpy(expected, memory, sizeof memory);
    /* the tile is 4 floats, the result 8 */
    EXPECT(sdyrt_plan_run(plan, NULL, memory) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_NULL);
    EXPECT(sdyrt_plan_run(plan, memory, NULL) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_NULL);
    EXPECT(sdyrt_plan_run(plan, memory, memory) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_OVERLAP);
    EXPECT(sdyrt_plan_run(plan, memory + 28, memory) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_OVERLAP);
    EXPECT(sdyrt_plan_run(plan, memory, memory + 12) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_OVERLAP);
    EXPECT(sdyrt_plan_run(plan, memory + 1, memory + 64) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_ALIGNMENT);
    EXPECT(memcmp(memory, expected, sizeof memory) == 0);
    EXPECT(sdyrt_plan_run(plan, memory + 32, memory) == SDYRT_OK);
    EXPECT(sdyrt_plan_run(NULL, memory, memory) == SDYRT_ARGUMENT);
    sdyrt_plan_destroy(plan);
    sdyrt_plan_destroy(NULL);
    return NULL;
}

static void test_wrong_buffers_are_refused(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER, "tensor<8xf32>", "<[\"x\"=2]>",
                          "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    run_ranks(2, &op, refuse_buffers);
    release_op(&op);
}

/* Of a matrix of one row rank 1 has nothing. */
static const char *place_nothing_within(sdyrt_context *context,
                                        const sdyrt_op *op) {
    float memory[4] = {1, 2, 0, 0};
    const bool is_empty = sdyrt_context_rank(context) == 1;
    EXPECT(sdyrt_run(context, op, NULL, is_empty ? memory + 3 : memory,
                     memory + 2) == SDYRT_OK);
    EXPECT(memory[2] == 1 && memory[3] == 2);
    return NULL;
}

static const char *refuse_a_byte_within(sdyrt_context *context,
                                        const sdyrt_op *op) {
    char memory[2] = {1, 2};
    const bool gathers = op->kind == SDYRT_OP_ALL_GATHER;
    EXPECT(sdyrt_run(context, op, NULL, memory + gathers, memory + !gathers) ==
           SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_OVERLAP);
    EXPECT(memory[0] == 1 && memory[1] == 2);
    return NULL;
}

static void test_a_byte_overlaps_and_an_empty_tile_does_not(void **state) {
    (void)state;
    sdyrt_op op =
        make_op(SDYRT_OP_ALL_GATHER, "tensor<1x2xf32>", "<[\"x\"=2]>",
                "<@m, [{\"x\"}, {}]>", "<@m, [{}, {}]>", "[{\"x\"}, {}]");
    run_ranks(2, &op, place_nothing_within);
    release_op(&op);
    op = make_op(SDYRT_OP_ALL_GATHER, "tensor<2xi8>", "<[\"x\"=2]>",
                 "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    run_ranks(2, &op, refuse_a_byte_within);
    release_op(&op);
    op = make_op(SDYRT_OP_ALL_SLICE, "tensor<2xi8>", "<[\"x\"=2]>",
                 "<@m, [{}]>", "<@m, [{\"x\"}]>", "[{\"x\"}]");
    run_ranks(2, &op, refuse_a_byte_within);
    release_op(&op);
}

static void test_wrong_plans_are_refused(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER, "tensor<8xf32>", "<[\"x\"=4]>",
                          "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    sdyrt_plan *plan = NULL;
    assert_int_equal(sdyrt_plan_preview(&op, NULL, 0, 3, &plan),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PLACEMENT);
    assert_non_null(strstr(sdyrt_last_error(), "3 ranks"));
    assert_int_equal(sdyrt_plan_preview(&op, NULL, 4, 4, &plan),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_int_equal(sdyrt_plan_preview(&op, NULL, -1, 4, &plan),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_plan_preview(NULL, NULL, 0, 4, &plan),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_plan_preview(&op, NULL, 0, 4, NULL), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_plan_create(NULL, &op, NULL, &plan), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_run(NULL, &op, NULL, NULL, NULL), SDYRT_ARGUMENT);
    const int ranks[] = {0, 1, 2, 9};
    op.from_ranks = ranks;
    op.n_from_ranks = 4;
    assert_int_equal(sdyrt_plan_preview(&op, NULL, 0, 8, &plan),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PLACEMENT);
    assert_non_null(strstr(sdyrt_last_error(), "9"));
    op.from_ranks = NULL;
    op.n_from_ranks = 0;
    assert_null(plan);

    assert_int_equal(sdyrt_plan_preview(&op, NULL, 0, 4, &plan), SDYRT_OK);
    assert_int_equal(sdyrt_plan_run(plan, &op, &plan), SDYRT_ARGUMENT);
    sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
    sdyrt_box_info box = SDYRT_BOX_INFO_INIT;
    assert_int_equal(sdyrt_plan_step(plan, 1, &step), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_plan_step(plan, -1, &step), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_plan_send(plan, 0, 3, &box), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_plan_receive(plan, 0, 4, &box), SDYRT_ARGUMENT);
    box.struct_bytes = 1;
    assert_int_equal(sdyrt_plan_send(plan, 0, 0, &box), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    assert_int_equal(sdyrt_plan_receive(plan, 0, 0, &box), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    step.struct_bytes = 1;
    assert_int_equal(sdyrt_plan_step(plan, 0, &step), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_STRUCT_BYTES);
    sdyrt_plan_destroy(plan);
    release_op(&op);
}

/* all_gather of 2 ranks: one exchange, a message each way, 16 B received and
 * 16 B copied. */
static void test_the_estimate_is_of_the_model_that_is_given(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER, "tensor<8xf32>", "<[\"x\"=2]>",
                          "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    const struct {
        double exchange, message, speed, expected;
        const char *text;
    } cases[] = {
        {0, 0, 0, 5e-6 + 2e-6 + 32 / 5e9,
         "estimate 7.0 us: 5 us an exchange, 1 us a message, 5 GB/s\n"},
        {1e-3, 0, 0, 1e-3 + 2e-6 + 32 / 5e9,
         "estimate 1002.0 us: 1000 us an exchange, 1 us a message, 5 GB/s\n"},
        {0, 1, 2, 5e-6 + 2 + 16, "1e+06 us a message, 2e-09 GB/s\n"}};
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
        sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
        sdyrt_plan *plan = NULL;
        char text[1024];
        options.exchange_seconds = cases[i].exchange;
        options.message_seconds = cases[i].message;
        options.bytes_a_second = cases[i].speed;
        assert_int_equal(sdyrt_plan_preview(&op, &options, 1, 2, &plan),
                         SDYRT_OK);
        assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
        assert_true(fabs(info.estimated_seconds - cases[i].expected) <
                    1e-9 * cases[i].expected);
        assert_true(sdyrt_plan_print(plan, text, sizeof text) < sizeof text);
        assert_non_null(strstr(text, cases[i].text));
        sdyrt_plan_destroy(plan);
    }
    const double wrong[] = {-1e-9, INFINITY, NAN};
    for (size_t i = 0; i < 3; i++)
        for (int k = 0; k < 3; k++) {
            sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
            double *const numbers[] = {&options.exchange_seconds,
                                       &options.message_seconds,
                                       &options.bytes_a_second};
            sdyrt_plan *plan = NULL;
            *numbers[k] = wrong[i];
            assert_int_equal(sdyrt_plan_preview(&op, &options, 0, 2, &plan),
                             SDYRT_ARGUMENT);
            assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
            assert_null(plan);
        }
    release_op(&op);
}

static const char *bound_scratch(sdyrt_context *context, const sdyrt_op *op) {
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    sdyrt_plan *plan = NULL;
    EXPECT(sdyrt_plan_create(context, op, &options, &plan) == SDYRT_OK);
    EXPECT(sdyrt_plan_info_get(plan, &info) == SDYRT_OK);
    EXPECT(info.scratch > 0);
    sdyrt_plan_destroy(plan);
    plan = NULL;
    options.max_scratch_bytes = info.scratch;
    EXPECT(sdyrt_plan_create(context, op, &options, &plan) == SDYRT_OK);
    sdyrt_plan_destroy(plan);
    plan = NULL;
    options.max_scratch_bytes = info.scratch - 1;
    EXPECT(sdyrt_plan_create(context, op, &options, &plan) == SDYRT_MEMORY);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_SCRATCH_LIMIT);
    char values[64];
    (void)snprintf(values, sizeof values, "%zu bytes of scratch", info.scratch);
    EXPECT(strstr(sdyrt_last_error(), values) != NULL);
    EXPECT(plan == NULL);

    /* the plan that is kept without a bound is not one within it */
    float in[24] = {0}, out[24] = {0};
    EXPECT(sdyrt_run(context, op, NULL, in, out) == SDYRT_OK);
    EXPECT(sdyrt_run(context, op, &options, in, out) == SDYRT_MEMORY);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_SCRATCH_LIMIT);
    options.max_scratch_bytes++;
    EXPECT(sdyrt_run(context, op, &options, in, out) == SDYRT_OK);
    return NULL;
}

static void test_scratch_stays_within_its_bound(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_REDUCE, "tensor<6x4xf32>", "<[\"x\"=2]>",
                          "<@m, [{}, {}], unreduced={\"x\"}>", "<@m, [{}, {}]>",
                          "{\"x\"}");
    run_ranks(2, &op, bound_scratch);
    release_op(&op);
}

static const char *reshard_by_sequence(sdyrt_context *context,
                                       const sdyrt_op *op) {
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    sdyrt_plan *plan;
    char text[4096];
    options.planner = SDYRT_PLANNER_SHARDY;
    EXPECT(sdyrt_plan_create(context, op, &options, &plan) == SDYRT_OK);
    EXPECT(sdyrt_plan_print(plan, text, sizeof text) < sizeof text);
    EXPECT(strstr(text, "%1 = sdy.all_slice [{}, {\"b\"}] %0 "
                        "out_sharding=<@m, [{\"a\"}, {\"b\"}]> : "
                        "tensor<4x8xf32>\n") != NULL);
    EXPECT(strstr(text, "%2 = sdy.all_to_all [{\"a\"}: 0->1] %1 "
                        "out_sharding=<@m, [{}, {\"b\", \"a\"}]> : "
                        "tensor<4x8xf32>\n") != NULL);
    const int device = sdyrt_context_rank(context), a = device / 2;
    float in[16], out[8];
    for (int i = 0; i < 16; i++)
        in[i] = (float)(a * 16 + i); /* rows 2a and 2a + 1, of 8 */
    for (int k = 0; k < 2; k++) {
        memset(out, 0, sizeof out);
        EXPECT(sdyrt_plan_run(plan, in, out) == SDYRT_OK);
        for (int row = 0; row < 4; row++)
            for (int i = 0; i < 2; i++) {
                const int column = (device % 2 * 2 + a) * 2 + i;
                EXPECT(out[row * 2 + i] == (float)(row * 8 + column));
            }
    }
    sdyrt_plan_destroy(plan);
    return NULL;
}

static void test_a_reshard_runs_by_shardys_sequence(void **state) {
    (void)state;
    sdyrt_op op =
        make_op(SDYRT_OP_RESHARD, "tensor<4x8xf32>", "<[\"a\"=2, \"b\"=2]>",
                "<@m, [{\"a\"}, {}]>", "<@m, [{}, {\"b\", \"a\"}]>", NULL);
    run_ranks(4, &op, reshard_by_sequence);
    release_op(&op);
}

static void test_options_that_are_not_offered_are_refused(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER, "tensor<8xf32>", "<[\"x\"=4]>",
                          "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    sdyrt_plan *plan = NULL;
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.planner = SDYRT_PLANNER_SHARDY;
    assert_int_equal(sdyrt_plan_preview(&op, &options, 0, 4, &plan),
                     SDYRT_UNSUPPORTED);
    assert_non_null(strstr(sdyrt_last_error(), "auto or direct"));
    options.planner = (sdyrt_planner)3;
    assert_int_equal(sdyrt_plan_preview(&op, &options, 0, 4, &plan),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_null(plan);
    options.planner = SDYRT_PLANNER_DIRECT;
    options.registered = 2;
    assert_int_equal(sdyrt_plan_preview(&op, &options, 0, 4, &plan),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
    assert_non_null(strstr(sdyrt_last_error(), "registered is 2"));
    options.registered = 1;
    assert_int_equal(sdyrt_plan_preview(&op, &options, 0, 4, &plan), SDYRT_OK);
    sdyrt_plan_destroy(plan);
    release_op(&op);
}

static const char *refuse_strides(sdyrt_context *context, const sdyrt_op *op) {
    static const struct {
        int64_t in[2];
        sdyrt_error_kind kind;
        const char *text;
    } cases[] = {
        {{3, 1}, /* rows of 4 overlap */
         SDYRT_KIND_STRIDES,
         "stride 3 of dimension 0 of 'in' is less than the 4 elements within"},
        {{1, 1}, SDYRT_KIND_STRIDES, "stride 1 of dim"}, /* one place twice */
        {{0, 1}, /* the same row again and again */
         SDYRT_KIND_STRIDES,
         "stride 0 of dimension 0 of 'in' is less than the 1 elements within"},
        {{4, -1}, SDYRT_KIND_STRIDES, "stride -1 of dimension 1 of 'in'"},
        {{INT64_MAX, 1},
         SDYRT_KIND_OVERFLOW,
         "stride 9223372036854775807 of dimension 0 of 'in' reaches beyond"},
        {{INT64_MAX / 8, 1}, /* bytes do not fit */
         SDYRT_KIND_OVERFLOW,
         "'in' spans 5764607523034234879 elements: too many bytes"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
        options.in_strides = cases[i].in;
        sdyrt_plan *plan = NULL;
        EXPECT(sdyrt_plan_create(context, op, &options, &plan) ==
               SDYRT_ARGUMENT);
        EXPECT(sdyrt_last_error_kind() == cases[i].kind);
        EXPECT(plan == NULL);
        if (strstr(sdyrt_last_error(), cases[i].text) == NULL)
            return sdyrt_last_error();
    }
    sdyrt_plan_options options = {0};
    sdyrt_plan *plan = NULL;
    EXPECT(sdyrt_plan_create(context, op, &options, &plan) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_STRUCT_BYTES);
    return NULL;
}

static void test_wrong_strides_are_refused(void **state) {
    (void)state;
    sdyrt_op op =
        make_op(SDYRT_OP_ALL_SLICE, "tensor<6x4xf32>", "<[\"x\"=2]>",
                "<@m, [{}, {}]>", "<@m, [{\"x\"}, {}]>", "[{\"x\"}, {}]");
    run_ranks(2, &op, refuse_strides);
    release_op(&op);
}

/* In place is in == out with the same strides, and nothing between. */
static const char *refuse_other_strides_in_place(sdyrt_context *context,
                                                 const sdyrt_op *op) {
    static const int64_t wide[] = {6, 1}, wider[] = {8, 1};
    float memory[32], was[32];
    for (int i = 0; i < 32; i++)
        memory[i] = was[i] = (float)i;
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.in_strides = wide;
    options.out_strides = wider;
    EXPECT(sdyrt_run(context, op, &options, memory, memory) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_OVERLAP);
    EXPECT(memcmp(memory, was, sizeof memory) == 0);
    options.out_strides = wide;
    EXPECT(sdyrt_run(context, op, &options, memory + 1, memory) ==
           SDYRT_ARGUMENT);
    EXPECT(memcmp(memory, was, sizeof memory) == 0);
    EXPECT(sdyrt_run(context, op, &options, memory, memory) == SDYRT_OK);
    for (int i = 0; i < 32; i++)
        EXPECT(memory[i] == (i < 16 && i % 6 < 4 ? 2 * was[i] : was[i]));
    return NULL;
}

static void test_other_strides_in_place_are_refused(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_REDUCE, "tensor<3x4xf32>", "<[\"x\"=2]>",
                          "<@m, [{}, {}], unreduced={\"x\"}>", "<@m, [{}, {}]>",
                          "{\"x\"}");
    run_ranks(2, &op, refuse_other_strides_in_place);
    release_op(&op);
}

/* Numbers of 16 bytes need the alignment of their parts alone. */
static const char *gather_aligned_to(sdyrt_context *context,
                                     const sdyrt_op *op) {
    _Alignas(16) char in[64] = {0}, out[64] = {0};
    for (int i = 0; i < 16; i++)
        in[8 + i] = (char)(16 * sdyrt_context_rank(context) + i);
    EXPECT(sdyrt_run(context, op, NULL, in + 4, out + 8) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_ALIGNMENT);
    char text[64];
    snprintf(text, sizeof text, "'in' is at %p on rank %d: ", (void *)(in + 4),
             sdyrt_context_rank(context));
    EXPECT(strstr(sdyrt_last_error(), text) != NULL);
    EXPECT(sdyrt_run(context, op, NULL, in + 8, out + 4) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BUFFER_ALIGNMENT);
    EXPECT(sdyrt_run(context, op, NULL, in + 8, out + 8) == SDYRT_OK);
    for (int i = 0; i < 32; i++)
        EXPECT(out[8 + i] == i);
    return NULL;
}

static void test_complex_numbers_are_aligned_to_a_part(void **state) {
    (void)state;
    sdyrt_op op =
        make_op(SDYRT_OP_ALL_GATHER, "tensor<2xcomplex<f64>>", "<[\"x\"=2]>",
                "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    run_ranks(2, &op, gather_aligned_to);
    release_op(&op);
}

static const char *refuse_placement(sdyrt_context *context,
                                    const sdyrt_op *op) {
    sdyrt_op wrong = *op;
    const int ranks[] = {0, 1};
    char in[64] = {0}, out[64];
    wrong.from_ranks = ranks;
    wrong.n_from_ranks = 1000000; /* must not be read */
    EXPECT(sdyrt_run(context, &wrong, NULL, in, out) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_PLACEMENT);
    wrong.n_from_ranks = -1;
    EXPECT(sdyrt_run(context, &wrong, NULL, in, out) == SDYRT_ARGUMENT);
    wrong = *op;
    wrong.type.rank = 99;
    EXPECT(sdyrt_run(context, &wrong, NULL, in, out) == SDYRT_ARGUMENT);
    wrong = *op;
    wrong.to = NULL;
    EXPECT(sdyrt_run(context, &wrong, NULL, in, out) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_NULL_ARGUMENT);
    wrong = *op;
    wrong.struct_bytes = 0;
    EXPECT(sdyrt_run(context, &wrong, NULL, in, out) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_STRUCT_BYTES);
    return NULL;
}

static void test_wrong_one_shot_calls_are_refused(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER, "tensor<8xf32>", "<[\"x\"=2]>",
                          "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    run_ranks(2, &op, refuse_placement);
    release_op(&op);
}

/* -- strides --------------------------------------------------------------- */

/* in: column-major with padding; out: rows of 7 places. */
static const char *move_strided(sdyrt_context *context, const sdyrt_op *op) {
    const int rank = sdyrt_context_rank(context);
    const int64_t in_strides[] = {1, 5}, out_strides[] = {7, 1};
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    options.in_strides = in_strides;
    options.out_strides = out_strides;
    int16_t in[40], out[60];
    memset(in, 0x11, sizeof in);
    memset(out, 0x22, sizeof out);
    for (int i = 0; i < 3; i++) /* rows 3 * rank .. of a 6 x 4 tensor */
        for (int j = 0; j < 4; j++)
            in[i + 5 * j] = (int16_t)((3 * rank + i) * 4 + j);
    EXPECT(sdyrt_run(context, op, &options, in, out) == SDYRT_OK);
    for (int at = 0; at < 60; at++) {
        const int i = at / 7, j = at % 7;
        const bool is_inside = i < 6 && j < 2;
        EXPECT(out[at] == (is_inside ? i * 4 + 2 * rank + j : 0x2222));
    }
    return NULL;
}

static void test_strided_buffers_keep_their_padding(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_TO_ALL, "tensor<6x4xi16>", "<[\"x\"=2]>",
                          "<@m, [{\"x\"}, {}]>", "<@m, [{}, {\"x\"}]>",
                          "[{\"x\"}: 0->1]");
    run_ranks(2, &op, move_strided);
    release_op(&op);
}

/* -- reductions ------------------------------------------------------------ */

/* A value whose sum depends on the order. */
static float term(int rank, int64_t i) {
    const uint32_t hash =
        ((uint32_t)i * 2654435761u) ^ ((uint32_t)(rank + 1) * 40503u * 65537u);
    const float unit = (float)(hash >> 8) / 16777216.0f;
    return (unit - 0.5f) * (float)(1 << (hash % 20));
}

#define ORDER_N 4

static float sum_in_order(int64_t i) {
    float sum = term(0, i);
    for (int r = 1; r < ORDER_N; r++)
        sum += term(r, i);
    return sum;
}

static const char *reduce_in_order(sdyrt_context *context, const sdyrt_op *op) {
    const int rank = sdyrt_context_rank(context);
    const int64_t n = op->type.dims[0];
    float *in = malloc((size_t)n * sizeof *in);
    float *out = malloc((size_t)n * sizeof *out);
    EXPECT(in != NULL && out != NULL);
    for (int64_t i = 0; i < n; i++)
        in[i] = term(rank, i);
    EXPECT(sdyrt_run(context, op, NULL, in, out) == SDYRT_OK);
    for (int64_t i = 0; i < n; i++) {
        const float expected = sum_in_order(i);
        EXPECT(memcmp(&out[i], &expected, sizeof expected) == 0);
    }
    /* in place: the same bits */
    EXPECT(sdyrt_run(context, op, NULL, in, in) == SDYRT_OK);
    EXPECT(memcmp(in, out, (size_t)n * sizeof *in) == 0);
    free(in);
    free(out);
    return NULL;
}

static void test_sums_are_in_ascending_order_small_and_large(void **state) {
    (void)state;
    const char *const types[] = {"tensor<1xf32>", "tensor<3xf32>",
                                 "tensor<1001xf32>", "tensor<100003xf32>"};
    for (int i = 0; i < 4; i++) {
        sdyrt_op op =
            make_op(SDYRT_OP_ALL_REDUCE, types[i], "<[\"x\"=4]>",
                    "<@m, [{}], unreduced={\"x\"}>", "<@m, [{}]>", "{\"x\"}");
        run_ranks(ORDER_N, &op, reduce_in_order);
        release_op(&op);
    }
}

static uint16_t to_bf16(float value) {
    uint32_t bits;
    memcpy(&bits, &value, sizeof bits);
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

static float from_bf16(uint16_t value) {
    const uint32_t bits = (uint32_t)value << 16;
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}

static const char *reduce_bf16(sdyrt_context *context, const sdyrt_op *op) {
    const int rank = sdyrt_context_rank(context);
    const int64_t n = op->type.dims[0];
    uint16_t *in = malloc((size_t)n * sizeof *in);
    uint16_t *out = malloc((size_t)n * sizeof *out);
    EXPECT(in != NULL && out != NULL);
    for (int64_t i = 0; i < n; i++)
        in[i] = to_bf16(term(rank, i));
    EXPECT(sdyrt_run(context, op, NULL, in, out) == SDYRT_OK);
    for (int64_t i = 0; i < n; i++) {
        float sum = from_bf16(to_bf16(term(0, i)));
        for (int r = 1; r < ORDER_N; r++)
            sum += from_bf16(to_bf16(term(r, i)));
        EXPECT(out[i] == to_bf16(sum)); /* rounded once */
    }
    free(in);
    free(out);
    return NULL;
}

static void test_bf16_is_summed_in_f32_and_rounded_once(void **state) {
    (void)state;
    const char *const types[] = {"tensor<77xbf16>", "tensor<100003xbf16>"};
    for (int i = 0; i < 2; i++) {
        sdyrt_op op =
            make_op(SDYRT_OP_ALL_REDUCE, types[i], "<[\"x\"=4]>",
                    "<@m, [{}], unreduced={\"x\"}>", "<@m, [{}]>", "{\"x\"}");
        run_ranks(ORDER_N, &op, reduce_bf16);
        release_op(&op);
    }
}

/* A reshard that resolves partial terms gives the bits of reduce_scatter and of
 * all_reduce, whichever way it is planned. */
static const char *resolve(sdyrt_context *context, const sdyrt_op *op) {
    const int rank = sdyrt_context_rank(context);
    const int64_t n = op->type.dims[0];
    sdyrt_plan *plan;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    EXPECT(sdyrt_plan_create(context, op, NULL, &plan) == SDYRT_OK);
    EXPECT(sdyrt_plan_info_get(plan, &info) == SDYRT_OK);
    float *in = malloc((size_t)n * sizeof *in);
    float *out = malloc((size_t)n * sizeof *out);
    EXPECT(in != NULL && out != NULL);
    for (int64_t i = 0; i < n; i++)
        in[i] = term(rank, i);
    EXPECT(sdyrt_plan_run(plan, in, out) == SDYRT_OK);
    for (int64_t i = 0; i < info.out_tile.size[0]; i++) {
        const float expected = sum_in_order(info.out_tile.offset[0] + i);
        EXPECT(memcmp(&out[i], &expected, sizeof expected) == 0);
    }
    sdyrt_plan_destroy(plan);
    free(in);
    free(out);
    return NULL;
}

static void test_a_reshard_resolves_partial_terms(void **state) {
    (void)state;
    const char *const types[] = {"tensor<10xf32>", "tensor<100003xf32>"};
    const char *const targets[] = {"<@m, [{\"x\"}]>", "<@m, [{\"x\":(2)2}]>",
                                   "<@m, [{}]>"};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 3; j++) {
            sdyrt_op op =
                make_op(SDYRT_OP_RESHARD, types[i], "<[\"x\"=4]>",
                        "<@m, [{}], unreduced={\"x\"}>", targets[j], NULL);
            run_ranks(ORDER_N, &op, resolve);
            release_op(&op);
        }
}

static void test_a_large_all_reduce_receives_a_share_twice(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_REDUCE, "tensor<1000x1000xf32>",
                          "<[\"x\"=4]>", "<@m, [{}, {}], unreduced={\"x\"}>",
                          "<@m, [{}, {}]>", "{\"x\"}");
    sdyrt_plan *plan;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    assert_int_equal(sdyrt_plan_preview(&op, NULL, 1, 4, &plan), SDYRT_OK);
    assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
    assert_int_equal(info.n_steps, 1);
    assert_int_equal(info.n_exchanges, 2);
    assert_int_equal(info.scratch, 0);
    assert_int_equal(info.bytes_received, 2 * 3 * 1000000); /* of 4 MB */
    sdyrt_plan_destroy(plan);
    release_op(&op);
}

/* The limit of a small all_reduce is in bytes of all terms: a rank gets them at
 * once, through scratch, while these are 32 KiB or less, and else by shares. */
static void test_an_all_reduce_of_a_large_group_is_small_sooner(void **state) {
    (void)state;
    static const struct {
        const char *mesh, *type;
        bool is_small;
    } cases[] = {
        {"<[\"x\"=2]>", "tensor<4096xf32>", true},
        {"<[\"x\"=2]>", "tensor<4097xf32>", false},
        {"<[\"x\"=4]>", "tensor<2048xf32>", true},
        {"<[\"x\"=4]>", "tensor<2049xf32>", false},
        {"<[\"x\"=8]>", "tensor<1024xf32>", true},
        {"<[\"x\"=8]>", "tensor<1025xf32>", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        sdyrt_op op =
            make_op(SDYRT_OP_ALL_REDUCE, cases[i].type, cases[i].mesh,
                    "<@m, [{}], unreduced={\"x\"}>", "<@m, [{}]>", "{\"x\"}");
        sdyrt_plan *plan;
        sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
        assert_int_equal(sdyrt_plan_preview(&op, NULL, 1, 8, &plan), SDYRT_OK);
        assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
        assert_int_equal(info.scratch > 0, cases[i].is_small);
        sdyrt_plan_destroy(plan);
        release_op(&op);
    }
}

/* Halves of the axis shard before, thirds are introduced after: no
 * factorisation has both, so nothing may be kept in place. Terms are along the
 * thirds within a half. */
static const char *resolve_and_introduce(sdyrt_context *context,
                                         const sdyrt_op *op) {
    const int rank = sdyrt_context_rank(context);
    const int64_t in[] = {rank / 3 * 200 + rank % 3 + 1,
                          rank / 3 * 200 + 100 + rank % 3 + 1};
    int64_t out[4];
    EXPECT(sdyrt_run(context, op, NULL, in, out) == SDYRT_OK);
    for (int i = 0; i < 4; i++) /* the first third has the sum of 3 terms */
        EXPECT(out[i] == (rank < 2 ? 300 * i + 1 + 2 + 3 : 0));
    return NULL;
}

static void
test_axes_without_common_factorisation_are_told_apart(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_RESHARD, "tensor<4xi64>", "<[\"a\"=6]>",
                          "<@m, [{\"a\":(1)2}], unreduced={\"a\":(2)3}>",
                          "<@m, [{}], unreduced={\"a\":(1)3}>", NULL);
    run_ranks(6, &op, resolve_and_introduce);
    release_op(&op);
}

/* -- several meshes -------------------------------------------------------- */

static void assert_same_tile(const sdyrt_tile *a, const sdyrt_tile *b) {
    assert_int_equal(a->rank, b->rank);
    assert_memory_equal(a->offset, b->offset, sizeof a->offset);
    assert_memory_equal(a->size, b->size, sizeof a->size);
    assert_int_equal(a->elements, b->elements);
}

/* sdyrt_tile_of_rank gives the tiles that a plan has. */
static void test_a_rank_finds_the_tiles_of_its_plan(void **state) {
    (void)state;
    sdyrt_op op =
        make_op(SDYRT_OP_RESHARD, "tensor<10x7xf32>",
                "<[\"x\"=2,\"y\"=2], device_ids=[3,1,0,2]>",
                "<@m, [{\"y\", \"x\"}, {}]>", "<@m, [{}, {\"x\"}]>", NULL);
    const int to_ranks[] = {5, 3, 4, 0};
    op.to_ranks = to_ranks;
    op.n_to_ranks = 4;
    for (int rank = 0; rank < 6; rank++) {
        sdyrt_plan *plan = NULL;
        sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
        sdyrt_tile in, out;
        int64_t in_device, out_device;
        assert_int_equal(sdyrt_plan_preview(&op, NULL, rank, 6, &plan),
                         SDYRT_OK);
        assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
        sdyrt_plan_destroy(plan);
        assert_int_equal(sdyrt_tile_of_rank(op.from, &op.type, NULL, 0, rank,
                                            &in_device, &in),
                         SDYRT_OK);
        assert_int_equal(sdyrt_tile_of_rank(op.to, &op.type, to_ranks, 4, rank,
                                            &out_device, &out),
                         SDYRT_OK);
        assert_int_equal(in_device, info.in_device);
        assert_int_equal(out_device, info.out_device);
        assert_same_tile(&in, &info.in_tile);
        assert_same_tile(&out, &info.out_tile);
    }
    release_op(&op);
}

/* Rows on ranks 0..2, columns on ranks 5, 3: nobody passes a buffer for the
 * side that it is not on. */
static const char *cross(sdyrt_context *context, const sdyrt_op *op) {
    const int rank = sdyrt_context_rank(context);
    int64_t in[3 * 6], out[8 * 3];
    memset(out, 0x22, sizeof out);
    const int row = 3 * rank; /* tiles of 3, 3, 2 rows */
    const int n_rows = rank < 2 ? 3 : 2;
    for (int i = 0; i < n_rows; i++)
        for (int j = 0; j < 6; j++)
            in[i * 6 + j] = (row + i) * 6 + j;
    const bool sends = rank < 3, receives = rank == 5 || rank == 3;
    EXPECT(sdyrt_run(context, op, NULL, sends ? in : NULL,
                     receives ? out : NULL) == SDYRT_OK);
    const int column = rank == 5 ? 0 : 3;
    for (int i = 0; receives && i < 8; i++)
        for (int j = 0; j < 3; j++)
            EXPECT(out[i * 3 + j] == i * 6 + column + j);
    return NULL;
}

static void test_meshes_may_be_on_different_ranks(void **state) {
    (void)state;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    assert_int_equal(sdyrt_type_parse("tensor<8x6xi64>", &op.type), SDYRT_OK);
    op.from = parse("<[\"x\"=3]>", "<@m, [{\"x\"}, {}]>");
    op.to = parse("<[\"y\"=2]>", "<@m, [{}, {\"y\"}]>");
    const int to_ranks[] = {5, 3};
    op.to_ranks = to_ranks;
    op.n_to_ranks = 2;
    run_ranks(6, &op, cross);
    release_op(&op);
}

/* -- the cache ------------------------------------------------------------- */

static const char *call_often(sdyrt_context *context, const sdyrt_op *op) {
    const int rank = sdyrt_context_rank(context);
    static char in[2][4096], out[2][4096];
    sdyrt_op changing = *op;
    for (int round = 0; round < 2; round++)
        for (int i = 1; i <= 1500; i++) { /* more than the cache keeps */
            changing.type.dims[0] = 2 * i;
            memset(in[rank], i % 100 + rank, (size_t)i);
            memset(out[rank], 0x22, 4096);
            EXPECT(sdyrt_run(context, &changing, NULL, in[rank], out[rank]) ==
                   SDYRT_OK);
            EXPECT(out[rank][0] == i % 100);
            EXPECT(out[rank][2 * i - 1] == i % 100 + 1);
            EXPECT(out[rank][2 * i] == 0x22);
        }
    return NULL;
}

/* The caller changes the lists in place from call to call. */
static const char *change_lists(sdyrt_context *context, const sdyrt_op *op) {
    const int rank = sdyrt_context_rank(context);
    sdyrt_axis_ref refs[] = {{"x", 0, 0}};
    const sdyrt_axis_list lists[] = {{refs, 1}};
    sdyrt_op_axes axes = SDYRT_OP_AXES_INIT;
    axes.lists = lists;
    axes.n_lists = 1;
    sdyrt_op listed = *op;
    listed.axes = NULL;
    listed.axis_lists = &axes;
    const int64_t in = 1 << rank;
    for (int i = 0; i < 6; i++) {
        char name[2] = {i % 2 == 0 ? 'x' : 'y', '\0'};
        refs[0].name = name;
        int64_t out = 0;
        EXPECT(sdyrt_run(context, &listed, NULL, &in, &out) == SDYRT_OK);
        EXPECT(out ==
               (i % 2 == 0 ? in | 1 << (rank ^ 2) : in | 1 << (rank ^ 1)));
    }
    refs[0].name = NULL;
    EXPECT(sdyrt_run(context, &listed, NULL, &in, NULL) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_NULL_ARGUMENT);
    refs[0].name = "x";
    listed.axes = op->axes;
    EXPECT(sdyrt_run(context, &listed, NULL, &in, NULL) == SDYRT_ARGUMENT);
    EXPECT(sdyrt_last_error_kind() == SDYRT_KIND_BAD_VALUE);
    return NULL;
}

static void test_plans_are_kept_by_the_value_of_lists(void **state) {
    (void)state;
    sdyrt_op op =
        make_op(SDYRT_OP_ALL_REDUCE, "tensor<1xi64>", "<[\"x\"=2,\"y\"=2]>",
                "<@m, [{}]>", "<@m, [{}]>", "{\"x\"}");
    run_ranks(4, &op, change_lists);
    release_op(&op);
}

/* Also where the same operation was run before. */
static const char *run_with_a_wrong_model(sdyrt_context *context,
                                          const sdyrt_op *op) {
    sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
    char in[4] = {1, 2, 3, 4}, out[8];
    for (int i = 0; i < 4; i++) {
        options.exchange_seconds = i % 2 == 0 ? 1e-6 : -1;
        EXPECT(sdyrt_run(context, op, &options, in, out) ==
               (i % 2 == 0 ? SDYRT_OK : SDYRT_ARGUMENT));
    }
    return NULL;
}

static void test_a_wrong_model_is_refused_whatever_is_kept(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER, "tensor<8xi8>", "<[\"x\"=2]>",
                          "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    run_ranks(2, &op, run_with_a_wrong_model);
    release_op(&op);
}

static void test_more_calls_than_the_cache_keeps(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER, "tensor<8xi8>", "<[\"x\"=2]>",
                          "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    run_ranks(2, &op, call_often);
    release_op(&op);
}

/* -- steps ----------------------------------------------------------------- */

/* A movement, and the step that it is on each of its ranks. */
typedef struct step_case {
    const char *mesh, *type, *from, *to;
    const char *kind, *axes; /* of the last step */
    int64_t n;               /* members */
    bool is_even;
} step_case;

#define X4 "<[\"x\"=4]>"
#define X2Y2 "<[\"x\"=2, \"y\"=2]>"
#define X2Y3 "<[\"x\"=2, \"y\"=3]>"
#define A8 "<[\"a\"=8]>"

static const step_case step_cases[] = {
    {X4, "tensor<8x6xf32>", "<@m, [{\"x\"}, {}]>", "<@m, [{}, {}]>",
     "all_gather", "{\"x\"}", 4, true},
    {X4, "tensor<7x6xf32>", "<@m, [{\"x\"}, {}]>", "<@m, [{}, {}]>",
     "all_gather", "{\"x\"}", 4, false},
    {X2Y3, "tensor<12x6xf32>", "<@m, [{\"x\", \"y\"}, {}]>",
     "<@m, [{\"x\"}, {}]>", "all_gather", "{\"y\"}", 3, true},
    {X2Y3, "tensor<12x6xf32>", "<@m, [{\"y\", \"x\"}, {}]>",
     "<@m, [{\"y\"}, {}]>", "all_gather", "{\"x\"}", 2, true},
    /* groups that differ in size have blocks that are alike */
    {X2Y2, "tensor<7x6xf32>", "<@m, [{\"x\"}, {\"y\"}]>", "<@m, [{\"x\"}, {}]>",
     "all_gather", "{\"y\"}", 2, true},
    {X2Y2, "tensor<8x6xf32>", "<@m, [{\"x\"}, {\"y\"}]>", "<@m, [{}, {}]>",
     "all_gather", "{\"x\", \"y\"}", 4, true},
    /* rows of 3, 3, 3, 1 do not make rows of 5: boxes leave the pairs */
    {X2Y2, "tensor<10x6xf32>", "<@m, [{\"x\", \"y\"}, {}]>",
     "<@m, [{\"x\"}, {}]>", "exchange", "{}", 0, false},
    /* the third pair is idle: rows of 1, 1, 1, 1, 0, 0 make rows of 2, 2, 0 */
    {"<[\"x\"=3, \"y\"=2]>", "tensor<4x6xf32>", "<@m, [{\"x\", \"y\"}, {}]>",
     "<@m, [{\"x\"}, {}]>", "all_gather", "{\"y\"}", 2, true},
    {A8, "tensor<16xf32>", "<@m, [{\"a\"}]>", "<@m, [{\"a\":(1)2}]>",
     "all_gather", "{\"a\":(2)4}", 4, true},
    {A8, "tensor<16xf32>", "<@m, [{\"a\":(1)2}]>", "<@m, [{}]>", "all_gather",
     "{\"a\":(1)2}", 2, true},
    /* not the minor part: tiles are not made of those of a group */
    {X2Y2, "tensor<8xf32>", "<@m, [{\"x\", \"y\"}]>", "<@m, [{\"y\"}]>",
     "exchange", "{}", 0, false},
    /* each needs a part of what its group gathers */
    {X2Y3, "tensor<12x6xf32>", "<@m, [{\"x\"}, {}]>", "<@m, [{}, {\"y\"}]>",
     "all_gather", "{\"x\"}", 2, true},
    {X4, "tensor<8x8xf32>", "<@m, [{\"x\"}, {}]>", "<@m, [{}, {\"x\"}]>",
     "all_to_all", "{\"x\"}", 4, true},
    {X4, "tensor<7x8xf32>", "<@m, [{\"x\"}, {}]>", "<@m, [{}, {\"x\"}]>",
     "all_to_all", "{\"x\"}", 4, false},
    {X2Y2, "tensor<8x8xf32>", "<@m, [{\"x\", \"y\"}, {}]>",
     "<@m, [{\"x\"}, {\"y\"}]>", "all_to_all", "{\"y\"}", 2, true},
    {X2Y2, "tensor<8x8x8xf32>", "<@m, [{\"x\"}, {\"y\"}, {}]>",
     "<@m, [{}, {}, {\"x\"}]>", "all_to_all", "{\"x\", \"y\"}", 4, true},
    {X2Y2, "tensor<8x8xf32>", "<@m, [{\"x\"}, {\"y\"}]>",
     "<@m, [{\"y\"}, {\"x\"}]>", "permute", "{}", 0, false},
    {X2Y2, "tensor<7xf32>", "<@m, [{\"x\"}]>", "<@m, [{\"y\"}]>", "permute",
     "{}", 0, false},
    {X2Y2, "tensor<7xf32>", "<@m, [{}]>", "<@m, [{\"y\"}]>", "copy", "{}", 0,
     true},
    {X2Y2, "tensor<7xf32>", "<@m, [{\"x\"}]>", "<@m, [{\"x\"}]>", "copy", "{}",
     0, true},
    {X2Y2, "tensor<8xf32>", "<@m, [{\"x\"}]>", "<@m, [{\"x\", \"y\"}]>", "copy",
     "{}", 0, true},
    /* 5 + 5 rows hold 3 + 3 + 3 + 1, but not each its own */
    {X2Y2, "tensor<10xf32>", "<@m, [{\"x\"}]>", "<@m, [{\"x\", \"y\"}]>",
     "exchange", "{}", 0, false},
    {X4, "tensor<8xf32>", "<@m, [{}], unreduced={\"x\"}>", "<@m, [{}]>",
     "all_reduce", "{\"x\"}", 4, true},
    {X4, "tensor<7xf32>", "<@m, [{}], unreduced={\"x\"}>", "<@m, [{\"x\"}]>",
     "reduce_scatter", "{\"x\"}", 4, false},
    {X2Y2, "tensor<8xf32>", "<@m, [{}], unreduced={\"x\", \"y\"}>",
     "<@m, [{\"y\"}]>", "reduce_scatter", "{\"x\", \"y\"}", 4, true},
    {X2Y2, "tensor<8xf32>", "<@m, [{\"y\"}], unreduced={\"x\"}>", "<@m, [{}]>",
     "reduce", "{}", 0, false},
    {X2Y2, "tensor<8xf32>", "<@m, [{}], unreduced={\"x\"}>", "<@m, [{\"y\"}]>",
     "all_reduce", "{\"x\"}", 2, true},
    /* the value stays with the first along what is introduced */
    {X2Y2, "tensor<8xf32>", "<@m, [{\"x\"}]>", "<@m, [{}], unreduced={\"y\"}>",
     "all_gather", "{\"x\"}", 2, true},
    {X2Y2, "tensor<8xf32>", "<@m, [{\"x\"}]>", "<@m, [{}], unreduced={\"x\"}>",
     "copy", "{}", 0, true},
};

static void assert_step(const sdyrt_op *op, const step_case *c, int rank,
                        int n_ranks) {
    sdyrt_plan *plan;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
    char axes[64];
    assert_int_equal(sdyrt_plan_preview(op, NULL, rank, n_ranks, &plan),
                     SDYRT_OK);
    assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
    assert_int_equal(sdyrt_plan_step(plan, info.n_steps - 1, &step), SDYRT_OK);
    (void)sdyrt_plan_axes(plan, info.n_steps - 1, axes, sizeof axes);
    assert_string_equal(sdyrt_step_kind_name(step.kind), c->kind);
    assert_string_equal(axes, c->axes);
    assert_int_equal(step.n_members, c->n);
    assert_int_equal(step.is_even, c->is_even);
    int member = -1;
    if (c->n > 0)
        assert_int_equal(
            sdyrt_plan_member(plan, info.n_steps - 1, step.member, &member),
            SDYRT_OK);
    assert_int_equal(member, c->n > 0 ? rank : -1);
    assert_int_equal(sdyrt_plan_member(plan, info.n_steps - 1, c->n, &member),
                     SDYRT_ARGUMENT);
    sdyrt_plan_destroy(plan);
}

static void test_which_collective_a_movement_is(void **state) {
    (void)state;
    for (size_t i = 0; i < sizeof step_cases / sizeof step_cases[0]; i++) {
        const step_case *c = &step_cases[i];
        sdyrt_op op =
            make_op(SDYRT_OP_RESHARD, c->type, c->mesh, c->from, c->to, NULL);
        const int n = strstr(c->mesh, "3") != NULL   ? 6
                      : strstr(c->mesh, "8") != NULL ? 8
                                                     : 4;
        for (int r = 0; r < n; r++)
            assert_step(&op, c, r, n);
        release_op(&op);
    }
}

/* Cuts at explicit offsets, of `from`, and of `to` too where it has them: as
 * many rows as ranks, a row each and in blocks of 2, 0, 1 and 1; blocks of 1
 * and 3 that change places with their copies. */
static void test_explicit_blocks_are_compared(void **state) {
    (void)state;
    static const struct {
        step_case step;
        int64_t n, from[5], to[5];
    } cases[] = {
        {{X4, "tensor<4x3xi8>", "<@m, [{\"x\"}, {}]>", "<@m, [{}, {}]>",
          "all_gather", "{\"x\"}", 4, true},
         5,
         {0, 1, 2, 3, 4},
         {-1}},
        {{X4, "tensor<4x3xi8>", "<@m, [{\"x\"}, {}]>", "<@m, [{}, {}]>",
          "all_gather", "{\"x\"}", 4, false},
         5,
         {0, 2, 2, 3, 4},
         {-1}},
        {{X2Y2, "tensor<4xi8>", "<@m, [{\"x\"}]>", "<@m, [{\"y\"}]>", "permute",
          "{}", 0, false},
         3,
         {0, 1, 4},
         {0, 1, 4}},
        {{X2Y2, "tensor<4xi8>", "<@m, [{\"x\"}]>", "<@m, [{\"y\"}]>",
          "exchange", "{}", 0, false},
         3,
         {0, 1, 4},
         {0, 3, 4}},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const step_case *const c = &cases[i].step;
        sdyrt_op op =
            make_op(SDYRT_OP_RESHARD, c->type, c->mesh, c->from, c->to, NULL);
        const sdyrt_sharding *const from = op.from, *const to = op.to;
        assert_int_equal(sdyrt_sharding_with_offsets(from, 0, cases[i].from,
                                                     cases[i].n, &op.from),
                         SDYRT_OK);
        sdyrt_sharding_release(from);
        if (cases[i].to[0] == 0) {
            assert_int_equal(sdyrt_sharding_with_offsets(to, 0, cases[i].to,
                                                         cases[i].n, &op.to),
                             SDYRT_OK);
            sdyrt_sharding_release(to);
        }
        for (int r = 0; r < 4; r++)
            assert_step(&op, c, r, 4);
        release_op(&op);
    }
}

/* So many shards are not compared one by one. */
static void test_many_shards_are_known_by_their_size(void **state) {
    (void)state;
    static const step_case c = {"<[\"x\"=128, \"y\"=64]>",
                                "tensor<16384xf32>",
                                "<@m, [{\"x\", \"y\"}]>",
                                "<@m, [{\"x\"}], unreduced={\"y\"}>",
                                "copy",
                                "{}",
                                0,
                                true};
    sdyrt_op op = make_op(SDYRT_OP_RESHARD, c.type, c.mesh, c.from, c.to, NULL);
    assert_step(&op, &c, 0, 8192);
    assert_step(&op, &c, 8191, 8192);
    release_op(&op);
}

/* Two tiles, two holders each, to eight other ranks: each holder serves every
 * second of those that want its tile. */
static void test_holders_of_other_ranks_broadcast(void **state) {
    (void)state;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    assert_int_equal(sdyrt_type_parse("tensor<8xf32>", &op.type), SDYRT_OK);
    op.from = parse("<[\"x\"=2, \"r\"=2]>", "<@m, [{\"x\"}]>");
    op.to = parse("<[\"x\"=2, \"y\"=4]>", "<@m, [{\"x\"}]>");
    const int to_ranks[] = {4, 5, 6, 7, 8, 9, 10, 11};
    static const int members[4][3] = {
        {4, 6, 0}, {5, 7, 1}, {8, 10, 2}, {9, 11, 3}};
    op.to_ranks = to_ranks;
    op.n_to_ranks = 8;
    for (int g = 0; g < 4; g++)
        for (int i = 0; i < 3; i++) {
            sdyrt_plan *plan;
            sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
            assert_int_equal(
                sdyrt_plan_preview(&op, NULL, members[g][i], 12, &plan),
                SDYRT_OK);
            assert_int_equal(sdyrt_plan_step(plan, 0, &step), SDYRT_OK);
            assert_int_equal(step.kind, SDYRT_STEP_BROADCAST);
            assert_int_equal(step.n_members, 3);
            assert_int_equal(step.member, i);
            for (int k = 0; k < 3; k++) {
                int rank;
                assert_int_equal(sdyrt_plan_member(plan, 0, k, &rank),
                                 SDYRT_OK);
                assert_int_equal(rank, members[g][k]);
            }
            sdyrt_plan_destroy(plan);
        }
    release_op(&op);
}

/* Groups along "y" and "x", in that order, which the root's coordinates are in:
 * of member 2 of 4 those are 1 and 0. */
static void test_steps_with_a_root(void **state) {
    (void)state;
    static const int64_t root[] = {1, 0};
    static const struct {
        sdyrt_op_kind op;
        const char *from, *to, *axes;
        sdyrt_step_kind step;
        int64_t n_members;
        bool is_even;
    } rows[] = {{SDYRT_OP_BROADCAST, "<@m, [{\"z\"}]>", "<@m, [{\"z\"}]>",
                 "{\"y\", \"x\"}", SDYRT_STEP_BROADCAST, 4, true},
                {SDYRT_OP_REDUCE, "<@m, [{\"z\"}]>", "<@m, [{\"z\"}]>",
                 "{\"y\", \"x\"}", SDYRT_STEP_REDUCE, 4, true},
                {SDYRT_OP_SCATTER, "<@m, [{}]>", "<@m, [{\"y\", \"x\"}]>",
                 "[{\"y\", \"x\"}]", SDYRT_STEP_ALL_TO_ALL, 4, false},
                {SDYRT_OP_GATHER, "<@m, [{\"y\", \"x\"}]>", "<@m, [{}]>",
                 "[{\"y\", \"x\"}]", SDYRT_STEP_EXCHANGE, 0, false}};
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++)
        for (int r = 0; r < 8; r++) {
            sdyrt_op op = make_op(rows[i].op, "tensor<15xf32>",
                                  "<[\"x\"=2, \"z\"=2, \"y\"=2]>", rows[i].from,
                                  rows[i].to, rows[i].axes);
            op.root = root;
            op.n_root = 2;
            sdyrt_plan *plan;
            sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
            sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
            assert_int_equal(sdyrt_plan_preview(&op, NULL, r, 8, &plan),
                             SDYRT_OK);
            assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
            assert_int_equal(info.n_steps, 1);
            assert_int_equal(sdyrt_plan_step(plan, 0, &step), SDYRT_OK);
            assert_int_equal(step.kind, rows[i].step);
            assert_int_equal(step.n_members, rows[i].n_members);
            assert_int_equal(step.is_even, rows[i].is_even);
            const bool is_root = (r & 5) == 1; /* x = 0, y = 1 */
            if (step.kind == SDYRT_STEP_BROADCAST)
                assert_int_equal(info.messages_sent, is_root ? 3 : 0);
            if (step.kind == SDYRT_STEP_REDUCE)
                assert_int_equal(info.messages_sent, is_root ? 0 : 1);
            sdyrt_plan_destroy(plan);
            release_op(&op);
        }
}

/* -- text ------------------------------------------------------------------ */

static void test_a_plan_is_printed_as_snprintf_does(void **state) {
    (void)state;
    sdyrt_op op = make_op(SDYRT_OP_ALL_GATHER, "tensor<8xf32>", "<[\"x\"=2]>",
                          "<@m, [{\"x\"}]>", "<@m, [{}]>", "[{\"x\"}]");
    sdyrt_plan *plan;
    assert_int_equal(sdyrt_plan_preview(&op, NULL, 1, 2, &plan), SDYRT_OK);
    char text[4096], part[20];
    const size_t length = sdyrt_plan_print(plan, text, sizeof text);
    assert_int_equal(length, strlen(text));
    assert_int_equal(sdyrt_plan_print(plan, NULL, 0), length);
    assert_int_equal(sdyrt_plan_print(plan, part, sizeof part), length);
    assert_int_equal(strlen(part), sizeof part - 1);
    assert_memory_equal(part, text, sizeof part - 1);
    assert_non_null(strstr(text, "all_gather [{\"x\"}] of tensor<8xf32>"));
    assert_non_null(strstr(text, "to   0    [0:4]  16 B"));
    sdyrt_plan_destroy(plan);
    release_op(&op);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_wrong_buffers_are_refused),
        cmocka_unit_test(test_a_byte_overlaps_and_an_empty_tile_does_not),
        cmocka_unit_test(test_wrong_plans_are_refused),
        cmocka_unit_test(test_the_estimate_is_of_the_model_that_is_given),
        cmocka_unit_test(test_scratch_stays_within_its_bound),
        cmocka_unit_test(test_a_reshard_runs_by_shardys_sequence),
        cmocka_unit_test(test_options_that_are_not_offered_are_refused),
        cmocka_unit_test(test_wrong_strides_are_refused),
        cmocka_unit_test(test_other_strides_in_place_are_refused),
        cmocka_unit_test(test_complex_numbers_are_aligned_to_a_part),
        cmocka_unit_test(test_wrong_one_shot_calls_are_refused),
        cmocka_unit_test(test_strided_buffers_keep_their_padding),
        cmocka_unit_test(test_sums_are_in_ascending_order_small_and_large),
        cmocka_unit_test(test_bf16_is_summed_in_f32_and_rounded_once),
        cmocka_unit_test(test_a_reshard_resolves_partial_terms),
        cmocka_unit_test(test_a_large_all_reduce_receives_a_share_twice),
        cmocka_unit_test(test_an_all_reduce_of_a_large_group_is_small_sooner),
        cmocka_unit_test(test_axes_without_common_factorisation_are_told_apart),
        cmocka_unit_test(test_a_rank_finds_the_tiles_of_its_plan),
        cmocka_unit_test(test_meshes_may_be_on_different_ranks),
        cmocka_unit_test(test_plans_are_kept_by_the_value_of_lists),
        cmocka_unit_test(test_a_wrong_model_is_refused_whatever_is_kept),
        cmocka_unit_test(test_more_calls_than_the_cache_keeps),
        cmocka_unit_test(test_which_collective_a_movement_is),
        cmocka_unit_test(test_explicit_blocks_are_compared),
        cmocka_unit_test(test_many_shards_are_known_by_their_size),
        cmocka_unit_test(test_holders_of_other_ranks_broadcast),
        cmocka_unit_test(test_steps_with_a_root),
        cmocka_unit_test(test_a_plan_is_printed_as_snprintf_does),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
