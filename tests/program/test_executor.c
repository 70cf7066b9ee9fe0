/* Executables and executors: what is asked of them, what they refuse, and runs
 * at the same time. */
#include "program_text.h"
#include <sdyrt/execute.h>

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

/* Adds up %x, %n times, in a loop. */
static const char text[] =
    "func.func @main(%x: tensor<64xi32>, %n: tensor<i32>)"
    " -> (tensor<64xi32>, tensor<0xf32>) {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %none = stablehlo.constant dense<> : tensor<0xf32>\n"
    "  %zeros = stablehlo.constant dense<0> : tensor<64xi32>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %sum = %zeros)"
    " : tensor<i32>, tensor<64xi32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare NE, %i, %n"
    " : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %j = stablehlo.add %i, %one : tensor<i32>\n"
    "    %s = stablehlo.add %sum, %x : tensor<64xi32>\n"
    "    stablehlo.return %j, %s : tensor<i32>, tensor<64xi32>\n"
    "  }\n"
    "  return %r#1, %none : tensor<64xi32>, tensor<0xf32>\n"
    "}\n";

static sdyrt_status compile(sdyrt_pool *pool, const char *program_text,
                            sdyrt_executable **executable) {
    sdyrt_program *program = NULL;
    assert_int_equal(test_parse(pool, program_text, &program), SDYRT_OK);
    const sdyrt_status status = sdyrt_program_compile(program, executable);
    sdyrt_program_destroy(program); /* which the executable does not need */
    return status;
}

typedef struct fixture {
    sdyrt_pool *pool;
    sdyrt_executable *executable;
} fixture;

static int start(void **state) {
    static fixture f;
    assert_int_equal(sdyrt_pool_create(&f.pool), SDYRT_OK);
    assert_int_equal(compile(f.pool, text, &f.executable), SDYRT_OK);
    *state = &f;
    return 0;
}

static int end(void **state) {
    fixture *const f = *state;
    sdyrt_executable_destroy(f->executable);
    sdyrt_pool_destroy(f->pool);
    return 0;
}

static void test_says_what_it_takes(void **state) {
    const fixture *const f = *state;
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    sdyrt_type type;
    assert_int_equal(sdyrt_executable_info_get(f->executable, &info), SDYRT_OK);
    assert_int_equal(info.n_arguments, 2);
    assert_int_equal(info.n_results, 2);
    assert_true(info.arena_bytes > 0);
    assert_int_equal(sdyrt_executable_argument(f->executable, 0, &type),
                     SDYRT_OK);
    assert_int_equal(type.dtype, SDYRT_I32);
    assert_int_equal(type.rank, 1);
    assert_int_equal(type.dims[0], 64);
    assert_int_equal(sdyrt_executable_result(f->executable, 1, &type),
                     SDYRT_OK);
    assert_int_equal(type.dtype, SDYRT_F32);
    assert_int_equal(sdyrt_executable_result(f->executable, 2, &type),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BAD_VALUE);
}

static void test_refuses_a_missing_buffer(void **state) {
    const fixture *const f = *state;
    const int32_t x[64] = {0};
    int32_t out[64];
    sdyrt_executor *executor = NULL;
    assert_int_equal(sdyrt_executor_create(f->executable, &executor), SDYRT_OK);
    const void *const arguments[] = {x, NULL};
    void *const results[] = {out, NULL};
    assert_int_equal(sdyrt_executor_run(executor, arguments, results),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_BUFFER_NULL);
    sdyrt_executor_destroy(executor);
}

typedef struct runner {
    const sdyrt_executable *executable;
    int32_t factor;
    bool is_right;
} runner;

static void *run_often(void *state) {
    runner *const r = state;
    sdyrt_executor *executor = NULL;
    int32_t x[64], out[64];
    for (int32_t i = 0; i < 64; i++)
        x[i] = i;
    const void *const arguments[] = {x, &r->factor};
    void *const results[] = {out, NULL};
    r->is_right = sdyrt_executor_create(r->executable, &executor) == SDYRT_OK;
    for (int turn = 0; turn < 50 && r->is_right; turn++) {
        memset(out, 0xff, sizeof out);
        r->is_right =
            sdyrt_executor_run(executor, arguments, results) == SDYRT_OK;
        for (int32_t i = 0; i < 64; i++)
            r->is_right &= out[i] == i * r->factor;
    }
    sdyrt_executor_destroy(executor);
    return NULL;
}

static void test_runs_on_threads_at_once(void **state) {
    const fixture *const f = *state;
    enum { THREADS = 4 };
    pthread_t threads[THREADS];
    runner runners[THREADS];
    for (int i = 0; i < THREADS; i++) {
        runners[i] = (runner){f->executable, 100 + i, false};
        assert_int_equal(
            pthread_create(&threads[i], NULL, run_often, &runners[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        assert_true(runners[i].is_right);
    }
}

/* A stop counts for one run: the next goes to its end. */
static void test_stops(void **state) {
    const fixture *const f = *state;
    sdyrt_executor *executor = NULL;
    const int32_t x[64] = {1}, n = 3;
    int32_t out[64] = {7};
    const void *const arguments[] = {x, &n};
    void *const results[] = {out, NULL};
    assert_int_equal(sdyrt_executor_create(f->executable, &executor), SDYRT_OK);
    sdyrt_executor_stop(executor);
    assert_int_equal(sdyrt_executor_run(executor, arguments, results),
                     SDYRT_ABORTED);
    assert_int_equal(out[0], 7);
    assert_int_equal(sdyrt_executor_run(executor, arguments, results),
                     SDYRT_OK);
    assert_int_equal(out[0], 3);
    sdyrt_executor_destroy(executor);
}

static void test_tells_what_does_not_run(void **state) {
    const fixture *const f = *state;
    sdyrt_executable *executable = NULL;
    assert_int_equal(compile(f->pool,
                             "func.func @main(%x: tensor<?xf32>) {\n"
                             "  return\n"
                             "}\n",
                             &executable),
                     SDYRT_UNSUPPORTED);
    assert_null(executable);
    assert_non_null(strstr(sdyrt_last_error(), "a dynamic shape"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_says_what_it_takes),
        cmocka_unit_test(test_refuses_a_missing_buffer),
        cmocka_unit_test(test_runs_on_threads_at_once),
        cmocka_unit_test(test_stops),
        cmocka_unit_test(test_tells_what_does_not_run),
    };
    return cmocka_run_group_tests(tests, start, end);
}
