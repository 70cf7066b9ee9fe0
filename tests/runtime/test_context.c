/* Contexts, whatever their backend is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/status.h"
#include "runtime/context.h"
#include <sdyrt/sdyrt.h>

static int n_failures;

static void fail_to_end(sdyrt_context *context) {
    (void)context;
    n_failures++;
    (void)sdyi_fail(SDYRT_TIMEOUT, SDYRT_KIND_RANK_MISSING, "nobody came");
}

static void fail_to_free(sdyrt_context *context, void *memory) {
    (void)memory;
    fail_to_end(context);
}

static void test_what_frees_leaves_the_error_text(void **state) {
    (void)state;
    static const sdyi_backend failing = {
        .name = "failing", .free = fail_to_free, .fini = fail_to_end};
    sdyrt_context *const context = calloc(1, sizeof *context);
    assert_non_null(context);
    context->backend = &failing;
    sdyrt_type type;
    assert_int_equal(sdyrt_type_parse("tensor<", &type), SDYRT_ARGUMENT);
    static const char text[] = "line 1, column 8: expected a size or an "
                               "element type but found the end of the text";
    assert_string_equal(sdyrt_last_error(), text);
    int memory;
    sdyrt_free(context, &memory);
    assert_int_equal(n_failures, 1);
    assert_string_equal(sdyrt_last_error(), text);
    sdyrt_context_destroy(context);
    assert_int_equal(n_failures, 2);
    assert_string_equal(sdyrt_last_error(), text);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PARSE_TYPE);
}

/* -- one-shot calls -------------------------------------------------------- */

/* A reshard of `type` on one device, whose sharding has rank 1. */
static sdyrt_op make_op(const char *type) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    assert_int_equal(sdyrt_type_parse(type, &op.type), SDYRT_OK);
    assert_int_equal(
        sdyrt_sharding_parse("<mesh<[\"x\"=1]>, [{\"x\"}]>", NULL, 0, &op.from),
        SDYRT_OK);
    op.to = sdyrt_sharding_retain(op.from);
    return op;
}

static void release_op(const sdyrt_op *op) {
    sdyrt_sharding_release(op->from);
    sdyrt_sharding_release(op->to);
}

static int n_compiled;

static sdyrt_status count_compile(sdyrt_context *context, sdyrt_status status,
                                  const sdyi_call *call, const sdyrt_plan *plan,
                                  const void *like, void **program) {
    n_compiled++;
    return sdyi_backend_threads.compile(context, status, call, plan, like,
                                        program);
}

static void test_one_plan_is_kept_whatever_its_estimate_is_of(void **state) {
    (void)state;
    sdyrt_context *context;
    assert_int_equal(sdyrt_threads_create(NULL, 1, &context), SDYRT_OK);
    sdyi_backend counting = sdyi_backend_threads;
    counting.compile = count_compile;
    context->backend = &counting;
    const sdyrt_op op = make_op("tensor<2xi32>");
    const int in[2] = {3, 5};
    for (int i = 0; i < 4; i++) {
        sdyrt_plan_options options = SDYRT_PLAN_OPTIONS_INIT;
        options.exchange_seconds = i * 1e-6;
        int out[2] = {0, 0};
        assert_int_equal(sdyrt_run(context, &op, &options, in, out), SDYRT_OK);
        assert_memory_equal(in, out, sizeof in);
    }
    assert_int_equal(n_compiled, 1);
    sdyrt_context_destroy(context);
    release_op(&op);
}

/* The first bytes that a refused call writes on stderr. */
static const char *logged(sdyrt_context *context, const sdyrt_op *op) {
    static char text[512];
    FILE *const file = tmpfile();
    assert_non_null(file);
    const int kept = dup(STDERR_FILENO);
    assert_true(kept >= 0 && dup2(fileno(file), STDERR_FILENO) >= 0);
    const sdyrt_status status = sdyrt_run(context, op, NULL, NULL, NULL);
    (void)dup2(kept, STDERR_FILENO);
    (void)close(kept);
    assert_int_equal(status, SDYRT_ARGUMENT);
    rewind(file);
    text[fread(text, 1, sizeof text - 1, file)] = '\0';
    (void)fclose(file);
    return text;
}

static void test_a_refused_call_is_logged_with_what_it_is(void **state) {
    (void)state;
    (void)setenv("SDYRT_LOG", "1", 1);
    sdyrt_context *context;
    assert_int_equal(sdyrt_threads_create(NULL, 1, &context), SDYRT_OK);
    (void)unsetenv("SDYRT_LOG");
    sdyrt_op op = make_op("tensor<2x3xi32>"); /* of another rank */
    assert_non_null(strstr(logged(context, &op),
                           "rank 0 of 1: #1 reshard tensor<2x3xi32>, "));
    op.struct_bytes--;
    assert_non_null(
        strstr(logged(context, &op), " an operation that cannot be read, "));
    assert_non_null(
        strstr(logged(context, NULL), " an operation that cannot be read, "));
    sdyrt_context_destroy(context);
    release_op(&op);
}

/* As torchrun starts them: MPI, which has not, gives each a context alone. */
static void test_a_process_that_is_alone_is_told_why(void **state) {
    (void)state;
    sdyrt_context *context;
    sdyrt_plan *plan = NULL;
    assert_int_equal(sdyrt_threads_create(NULL, 1, &context), SDYRT_OK);
    sdyrt_op op = make_op("tensor<4xi32>");
    sdyrt_sharding_release(op.from);
    assert_int_equal(
        sdyrt_sharding_parse("<mesh<[\"x\"=4]>, [{\"x\"}]>", NULL, 0, &op.from),
        SDYRT_OK);
    static const char text[] =
        "device 3 of the mesh of 'from' is rank 3, but there is 1 rank";
    assert_int_equal(sdyrt_plan_create(context, &op, NULL, &plan),
                     SDYRT_ARGUMENT);
    assert_string_equal(sdyrt_last_error(), text);
    (void)setenv("WORLD_SIZE", "4", 1);
    assert_int_equal(sdyrt_plan_create(context, &op, NULL, &plan),
                     SDYRT_ARGUMENT);
    (void)unsetenv("WORLD_SIZE");
    assert_memory_equal(sdyrt_last_error(), text, sizeof text - 1);
    assert_non_null(strstr(sdyrt_last_error(),
                           "; WORLD_SIZE is 4, but the other processes are in "
                           "no context with this one: start them with mpirun"));
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PLACEMENT);
    sdyrt_context_destroy(context);
    release_op(&op);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_a_process_that_is_alone_is_told_why),
        cmocka_unit_test(test_what_frees_leaves_the_error_text),
        cmocka_unit_test(test_one_plan_is_kept_whatever_its_estimate_is_of),
        cmocka_unit_test(test_a_refused_call_is_logged_with_what_it_is),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
