/* Results of another dtype: their bits on threads, what travels, and which
 * are refused. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "collectives/converting.h"

static void test_results_are_converted_on_the_way(void **state) {
    (void)state;
    if (sdyrt_threads_run(NULL, CONVERT_RANKS, convert_all, NULL) != SDYRT_OK)
        fail_msg("%s", sdyrt_last_error());
}

static sdyrt_plan_info info_of(const sdyrt_op *op, int rank, char *text,
                               size_t bytes) {
    sdyrt_plan *plan = NULL;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    assert_int_equal(sdyrt_plan_preview(op, NULL, rank, CONVERT_RANKS, &plan),
                     SDYRT_OK);
    assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
    (void)sdyrt_plan_print(plan, text, bytes);
    sdyrt_plan_destroy(plan);
    return info;
}

/* Without terms, as many bytes as if all were of the narrower dtype. */
static void test_the_narrower_dtype_travels(void **state) {
    (void)state;
    for (int i = 0; i < N_CONVERT_CASES; i++) {
        sdyrt_op op;
        char text[4096];
        assert_int_equal(convert_op(&convert_cases[i], &op), SDYRT_OK);
        const sdyrt_dtype before = op.type.dtype;
        const sdyrt_dtype after = convert_cases[i].to_dtype;
        const bool is_narrower =
            sdyrt_dtype_bytes(after) < sdyrt_dtype_bytes(before);
        if (sdyrt_sharding_partials(op.from, NULL) > 1) {
            convert_release(&op);
            continue;
        }
        for (int rank = 0; rank < CONVERT_RANKS; rank++) {
            op.converts = true;
            op.out_dtype = after;
            const sdyrt_plan_info info = info_of(&op, rank, text, sizeof text);
            op.converts = false;
            if (is_narrower)
                op.type.dtype = after;
            const sdyrt_plan_info plain = info_of(&op, rank, text, sizeof text);
            op.type.dtype = before;
            assert_int_equal(info.bytes_received, plain.bytes_received);
            assert_int_equal(info.bytes_sent, plain.bytes_sent);
            assert_int_equal(info.lower_bound, plain.lower_bound);
        }
        convert_release(&op);
    }
}

static void test_plans_say_what_they_convert(void **state) {
    (void)state;
    sdyrt_op op;
    char text[4096];
    assert_int_equal(convert_op(&convert_cases[0], &op), SDYRT_OK);
    op.converts = true;
    op.out_dtype = SDYRT_BF16;
    (void)info_of(&op, 0, text, sizeof text);
    assert_non_null(strstr(text, " to bf16 <@m, [{}, {\"y\"}]>"));
    assert_non_null(strstr(text, "convert in -> scratch, f32 to bf16"));
    op.out_dtype = SDYRT_F64;
    (void)info_of(&op, 0, text, sizeof text);
    assert_non_null(strstr(text, "convert scratch -> out, f32 to f64"));
    op.out_dtype = SDYRT_F32; /* as it is */
    (void)info_of(&op, 0, text, sizeof text);
    assert_null(strstr(text, "convert"));
    convert_release(&op);
}

/* A share of a result that is converted when all of it has come: beside the
 * result in scratch, in a range of its own. */
static void test_shares_have_a_range_beside_what_is_converted(void **state) {
    (void)state;
    int n_read = 0, n_written = 0;
    for (int i = 0; i < N_CONVERT_CASES; i++) {
        sdyrt_op op;
        sdyrt_plan *plan = NULL;
        assert_int_equal(convert_op(&convert_cases[i], &op), SDYRT_OK);
        op.converts = true;
        op.out_dtype = convert_cases[i].to_dtype;
        assert_int_equal(sdyrt_plan_preview(&op, NULL, 1, CONVERT_RANKS, &plan),
                         SDYRT_OK);
        sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
        assert_int_equal(sdyrt_plan_info_get(plan, &info), SDYRT_OK);
        for (int s = 0; s < info.n_steps; s++) {
            sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
            assert_int_equal(sdyrt_plan_step(plan, s, &step), SDYRT_OK);
            n_read += step.source_offset > 0;
            n_written += step.target_offset > 0;
            assert_true(step.source != SDYRT_BUFFER_SCRATCH ||
                        step.source_offset + step.source_bytes <= info.scratch);
        }
        for (int e = 0; e < info.n_exchanges; e++) {
            sdyrt_exchange_info exchange = SDYRT_EXCHANGE_INFO_INIT;
            sdyrt_step_info step = SDYRT_STEP_INFO_INIT;
            assert_int_equal(sdyrt_plan_exchange(plan, e, &exchange), SDYRT_OK);
            assert_int_equal(sdyrt_plan_step(plan, exchange.step, &step),
                             SDYRT_OK);
            if (step.n_exchanges == 1 && step.kind != SDYRT_STEP_CONVERT) {
                assert_int_equal(exchange.source_offset, step.source_offset);
                assert_int_equal(exchange.target_offset, step.target_offset);
            }
        }
        sdyrt_plan_destroy(plan);
        convert_release(&op);
    }
    assert_int_equal(n_read, 2); /* of two cases, a step each */
    assert_int_equal(n_written, 2);
}

static void assert_refused(const sdyrt_op *op, sdyrt_status status,
                           sdyrt_error_kind kind, const char *text) {
    assert_int_equal(sdyrt_op_verify(op), status);
    assert_int_equal(sdyrt_last_error_kind(), kind);
    assert_non_null(strstr(sdyrt_last_error(), text));
}

static void test_what_cannot_be_converted_is_refused(void **state) {
    (void)state;
    sdyrt_op op;
    assert_int_equal(convert_op(&convert_cases[0], &op), SDYRT_OK);
    op.out_dtype = SDYRT_DTYPE_COUNT; /* not read */
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    op.converts = true;
    assert_refused(&op, SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE, "out_dtype");
    convert_release(&op);
    const convert_case kept = {SDYRT_OP_RESHARD,
                               "tensor<8x8xf32>",
                               SDYRT_BF16,
                               "<@m, [{\"x\"}, {}], unreduced={\"y\"}>",
                               "<@m, [{}, {\"x\"}], unreduced={\"y\"}>",
                               NULL,
                               0};
    assert_int_equal(convert_op(&kept, &op), SDYRT_OK);
    op.converts = true;
    op.out_dtype = SDYRT_F32;
    assert_int_equal(sdyrt_op_verify(&op), SDYRT_OK);
    op.out_dtype = SDYRT_BF16;
    assert_refused(&op, SDYRT_UNSUPPORTED, SDYRT_KIND_DTYPE_REDUCTION,
                   "from f32 to bf16");
    convert_release(&op);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_results_are_converted_on_the_way),
        cmocka_unit_test(test_the_narrower_dtype_travels),
        cmocka_unit_test(test_plans_say_what_they_convert),
        cmocka_unit_test(test_shares_have_a_range_beside_what_is_converted),
        cmocka_unit_test(test_what_cannot_be_converted_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
