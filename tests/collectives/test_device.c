/* Functions on memory of a device, where there is no device. */
#include <sdyrt/cuda.h>
#include <sdyrt/sdyrt.h>

#include <setjmp.h>
#include <stdarg.h>
#include <string.h>

#include <cmocka.h>

static sdyrt_context *context;

static int make_context(void **state) {
    (void)state;
    return sdyrt_threads_create(NULL, 1, &context);
}

static int free_context(void **state) {
    (void)state;
    sdyrt_context_destroy(context);
    return 0;
}

static void test_buffers_of_the_host_are_copied_at_once(void **state) {
    (void)state;
    char text[8] = "abcdefg";
    assert_false(sdyrt_context_is_device(context));
    assert_int_equal(sdyrt_context_device(context), -1);
    assert_int_equal(sdyrt_context_device(NULL), -1);
    assert_int_equal(sdyrt_copy(context, text + 1, text, 4), SDYRT_OK);
    assert_string_equal(text, "aabcdfg");
    assert_int_equal(sdyrt_copy(context, NULL, NULL, 0), SDYRT_OK);
    assert_int_equal(sdyrt_wait(context), SDYRT_OK);
}

static void test_copies_name_what_is_null(void **state) {
    (void)state;
    char byte = 0;
    assert_int_equal(sdyrt_copy(context, NULL, &byte, 1), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(), "'to'"));
    assert_int_equal(sdyrt_copy(context, &byte, NULL, 1), SDYRT_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(), "'from'"));
    assert_int_equal(sdyrt_copy(NULL, &byte, &byte, 1), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_wait(NULL), SDYRT_ARGUMENT);
}

static void test_the_host_has_no_streams(void **state) {
    (void)state;
    const sdyrt_sharding *whole = NULL;
    sdyrt_op op = SDYRT_OP_INIT;
    assert_int_equal(
        sdyrt_sharding_parse("<mesh<[\"x\"=1]>, [{}]>", NULL, 0, &whole),
        SDYRT_OK);
    op.kind = SDYRT_OP_RESHARD;
    assert_int_equal(sdyrt_type_parse("tensor<3xi8>", &op.type), SDYRT_OK);
    op.from = op.to = whole;
    sdyrt_plan *plan = NULL;
    assert_int_equal(sdyrt_plan_create(context, &op, NULL, &plan), SDYRT_OK);
    const char in[3] = {1, 2, 3};
    char out[3] = {0};
    assert_int_equal(sdyrt_plan_run_on(plan, in, out, NULL), SDYRT_UNSUPPORTED);
    assert_non_null(strstr(sdyrt_last_error(), "threads"));
    assert_int_equal(sdyrt_run_on(context, &op, NULL, in, out, NULL),
                     SDYRT_UNSUPPORTED);
    assert_int_equal(sdyrt_mark_on(context, "a mark", NULL), SDYRT_UNSUPPORTED);
    assert_non_null(strstr(sdyrt_last_error(), "threads"));
    assert_int_equal(out[0], 0);
    assert_int_equal(sdyrt_plan_run_on(NULL, in, out, NULL), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_plan_run(plan, in, out), SDYRT_OK);
    assert_memory_equal(in, out, 3);
    sdyrt_plan_destroy(plan);
    sdyrt_sharding_release(whole);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_buffers_of_the_host_are_copied_at_once),
        cmocka_unit_test(test_copies_name_what_is_null),
        cmocka_unit_test(test_the_host_has_no_streams),
    };
    return cmocka_run_group_tests(tests, make_context, free_context);
}
