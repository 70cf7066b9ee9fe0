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

static void test_refuses_null(void **state) {
    const fixture *const f = *state;
    sdyrt_program *program = NULL;
    sdyrt_executable *executable = NULL;
    assert_int_equal(compile(f->pool, "func.func @main() { return }", NULL),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_program_compile(NULL, &executable), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(
        test_parse(f->pool, "func.func @main() { return }", &program),
        SDYRT_OK);
    assert_int_equal(sdyrt_program_load(program, 0, 1, NULL), SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_int_equal(sdyrt_program_load(NULL, 0, 1, &executable),
                     SDYRT_ARGUMENT);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NULL_ARGUMENT);
    assert_null(executable);
    sdyrt_program_destroy(program);
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
    assert_int_equal(compile(f->pool,
                             "func.func @main() {\n"
                             "  \"a.jump\"()[^a] : () -> ()\n"
                             "^a:\n"
                             "  return\n"
                             "}\n",
                             &executable),
                     SDYRT_UNSUPPORTED);
    assert_null(executable);
    assert_non_null(strstr(sdyrt_last_error(), "'a.jump' op is not supported"));
}

#ifdef SDYRT_SHARD
/* Results are those of the function, not what its first block goes on with. */
static void test_knows_results_behind_branches(void **state) {
    const fixture *const f = *state;
    sdyrt_executable *executable = NULL;
    const sdyrt_sharding *sharding = NULL;
    sdyrt_type type;
    assert_int_equal(
        compile(f->pool,
                "func.func @main(%x: tensor<2xf32>, %y: tensor<3xi8>)"
                " -> (tensor<2xf32>, tensor<3xi8>) {\n"
                "  cf.br ^a(%y : tensor<3xi8>)\n"
                "^a(%z: tensor<3xi8>):\n"
                "  return %x, %z : tensor<2xf32>, tensor<3xi8>\n"
                "}\n",
                &executable),
        SDYRT_OK);
    assert_int_equal(
        sdyrt_executable_result_whole(executable, 1, &type, &sharding),
        SDYRT_OK);
    assert_null(sharding);
    assert_int_equal(type.dtype, SDYRT_I8);
    assert_int_equal(type.dims[0], 3);
    sdyrt_executable_destroy(executable);
}
#endif

/* -- on ranks -------------------------------------------------------------- */

/* Sums over the ranks, each of which has the number of its partition. A rank
 * whose argument is not 1 fails before. */
static const char sum_text[] =
    "func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
    "  %p = stablehlo.partition_id : tensor<ui32>\n"
    "  %0 = stablehlo.convert %p : (tensor<ui32>) -> tensor<i32>\n"
    "  check.expect_eq_const %x, dense<1> : tensor<i32> : tensor<i32>\n"
    "  %1 = \"stablehlo.all_reduce\"(%0) <{channel_handle ="
    " #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups ="
    " dense<[[0, 1, 2]]> : tensor<1x3xi64>, use_global_device_ids}> ({\n"
    "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
    "    %s = stablehlo.add %a, %b : tensor<i32>\n"
    "    stablehlo.return %s : tensor<i32>\n"
    "  }) : (tensor<i32>) -> tensor<i32>\n"
    "  return %1 : tensor<i32>\n"
    "}\n";

enum { RANKS = 3 };

typedef struct ranks_case {
    const sdyrt_executable *executables[RANKS];
    int32_t arguments[RANKS], results[RANKS];
    sdyrt_status statuses[RANKS];
    sdyrt_executor_times times[RANKS];
} ranks_case;

static sdyrt_status run_rank(sdyrt_context *context, void *state) {
    ranks_case *const c = state;
    const int rank = sdyrt_context_rank(context);
    sdyrt_executor_options options = SDYRT_EXECUTOR_OPTIONS_INIT;
    sdyrt_executor *executor = NULL;
    options.context = context;
    sdyrt_status status =
        sdyrt_executor_create_on(c->executables[rank], &options, &executor);
    const void *const arguments[] = {&c->arguments[rank]};
    void *const results[] = {&c->results[rank]};
    for (int turn = 0; turn < 20 && status == SDYRT_OK; turn++)
        status = sdyrt_executor_run(executor, arguments, results);
    c->statuses[rank] = status;
    c->times[rank] = (sdyrt_executor_times)SDYRT_EXECUTOR_TIMES_INIT;
    if (executor != NULL)
        (void)sdyrt_executor_times_get(executor, &c->times[rank]);
    sdyrt_executor_destroy(executor);
    return status;
}

static void test_runs_on_ranks(void **state) {
    const fixture *const f = *state;
    sdyrt_executable *sum = NULL;
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    assert_int_equal(compile(f->pool, sum_text, &sum), SDYRT_OK);
    assert_int_equal(sdyrt_executable_info_get(sum, &info), SDYRT_OK);
    assert_int_equal(info.n_collectives, 1);
    ranks_case c = {.executables = {sum, sum, sum}, .arguments = {1, 1, 1}};
    assert_int_equal(sdyrt_threads_run(NULL, RANKS, run_rank, &c), SDYRT_OK);
    for (int rank = 0; rank < RANKS; rank++)
        assert_int_equal(c.results[rank], 3);
    for (int rank = 0; rank < RANKS; rank++) {
        assert_int_equal(c.times[rank].n_runs, 20);
        assert_true(c.times[rank].collective_seconds > 0);
        assert_true(c.times[rank].collective_seconds <
                    c.times[rank].run_seconds);
    }

    /* one that fails ends the others */
    c.arguments[1] = 2;
    assert_int_equal(sdyrt_threads_run(NULL, RANKS, run_rank, &c),
                     SDYRT_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(), "check.expect_eq_const"));
    assert_int_equal(c.statuses[0], SDYRT_ABORTED);
    assert_int_equal(c.statuses[2], SDYRT_ABORTED);

    /* alone there is no rank 1 */
    sdyrt_executor *executor = NULL;
    assert_int_equal(sdyrt_executor_create(sum, &executor), SDYRT_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(), "it runs on one rank"));
    sdyrt_executable_destroy(sum);
}

static void test_ranks_run_one_program(void **state) {
    const fixture *const f = *state;
    sdyrt_executable *sum = NULL, *product = NULL;
    char other[sizeof sum_text];
    memcpy(other, sum_text, sizeof other);
    char *const op = strstr(other, "stablehlo.add") + strlen("stablehlo.");
    op[0] = 'o';
    op[1] = 'r';
    op[2] = ' ';
    assert_int_equal(compile(f->pool, sum_text, &sum), SDYRT_OK);
    assert_int_equal(compile(f->pool, other, &product), SDYRT_OK);
    ranks_case c = {.executables = {sum, sum, product},
                    .arguments = {1, 1, 1},
                    .results = {7, 7, 7}};
    assert_int_equal(sdyrt_threads_run(NULL, RANKS, run_rank, &c),
                     SDYRT_MISMATCH);
    assert_non_null(
        strstr(sdyrt_last_error(), "rank 2 calls an executor for program"));
    for (int rank = 0; rank < RANKS; rank++)
        assert_int_equal(c.results[rank], 7);
    sdyrt_executable_destroy(sum);
    sdyrt_executable_destroy(product);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_says_what_it_takes),
        cmocka_unit_test(test_refuses_a_missing_buffer),
        cmocka_unit_test(test_refuses_null),
        cmocka_unit_test(test_runs_on_threads_at_once),
        cmocka_unit_test(test_stops),
        cmocka_unit_test(test_tells_what_does_not_run),
#ifdef SDYRT_SHARD
        cmocka_unit_test(test_knows_results_behind_branches),
#endif
        cmocka_unit_test(test_runs_on_ranks),
        cmocka_unit_test(test_ranks_run_one_program),
    };
    return cmocka_run_group_tests(tests, start, end);
}
