/* Custom calls of functions in C: what these get, on threads and ranks, and how
 * what they refuse, and what is refused of them, is reported. */
#include "program_text.h"
#include <sdyrt/execute.h>

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

static sdyrt_status compile(sdyrt_pool *pool, const char *text,
                            const sdyrt_custom_target *targets, int n,
                            sdyrt_executable **executable) {
    sdyrt_program *program = NULL;
    sdyrt_compile_options options = SDYRT_COMPILE_OPTIONS_INIT;
    options.targets = targets;
    options.n_targets = n;
    assert_int_equal(test_parse(pool, text, &program), SDYRT_OK);
    const sdyrt_status status =
        sdyrt_program_compile_with(program, &options, executable);
    sdyrt_program_destroy(program);
    return status;
}

static int start(void **state) {
    static sdyrt_pool *pool;
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    sdyrt_pool_hide_ops(pool, true);
    *state = pool;
    return 0;
}

static int end(void **state) {
    sdyrt_pool_destroy(*state);
    return 0;
}

/* -- what a function gets -------------------------------------------------- */

/* The number in its configuration times x, plus an int32_t, the state. */
static sdyrt_status scaled(const sdyrt_custom_call *call, void *state) {
    const int32_t *const x = call->operands[0];
    int32_t *const out = call->results[0];
    for (int64_t i = 0; i < call->operand_types[0].dims[0]; i++)
        out[i] = x[i] * (call->backend_config[0] - '0') + *(int32_t *)state;
    return SDYRT_OK;
}

static const char loop_text[] =
    "func.func @main(%x: tensor<4xi32>, %n: tensor<i32>)"
    " -> tensor<4xi32> {\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %a = %x)"
    " : tensor<i32>, tensor<4xi32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare NE, %i, %n"
    " : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %j = stablehlo.add %i, %one : tensor<i32>\n"
    "    %b = stablehlo.custom_call @scaled(%a) {backend_config = \"2\"}"
    " : (tensor<4xi32>) -> tensor<4xi32>\n"
    "    stablehlo.return %j, %b : tensor<i32>, tensor<4xi32>\n"
    "  }\n"
    "  return %r#1 : tensor<4xi32>\n"
    "}\n";

typedef struct seen {
    int n;
    sdyrt_custom_call call; /* whose pointers hold no longer */
    sdyrt_type types[4];    /* of operands, then results */
    char config[64];
    float first, last; /* of operand 0 */
} seen;

static sdyrt_status look(const sdyrt_custom_call *call, void *state) {
    seen *const s = state;
    s->n++;
    s->call = *call;
    for (int i = 0; i < call->n_operands; i++)
        s->types[i] = call->operand_types[i];
    for (int i = 0; i < call->n_results; i++)
        s->types[call->n_operands + i] = call->result_types[i];
    assert_string_equal(call->message, "");
    assert_int_equal(call->backend_config_bytes, strlen(call->backend_config));
    (void)snprintf(s->config, sizeof s->config, "%s", call->backend_config);
    const float *const x = call->operands[0];
    s->first = x[0];
    s->last = x[5];
    if (call->n_results == 2)
        memset(call->results[1], 7, 3);
    return SDYRT_OK;
}

static void test_gets_types_and_attributes(void **state) {
    static const char text[] =
        "func.func @main() -> tensor<3xi8> {\n"
        "  %x = stablehlo.constant dense<1.5> : tensor<2x3xf32>\n"
        "  %t = stablehlo.create_token : !stablehlo.token\n"
        "  %0:2 = stablehlo.custom_call @look(%x, %t) {api_version = 4 : i32,"
        " backend_config = {a = 1 : i32, b = [2.0]},"
        " operand_layouts = [dense<[1, 0]> : tensor<2xindex>,"
        " dense<> : tensor<0xindex>],"
        " result_layouts = [dense<> : tensor<0xindex>,"
        " dense<0> : tensor<1xindex>]} : (tensor<2x3xf32>, !stablehlo.token)"
        " -> (!stablehlo.token, tensor<3xi8>)\n"
        "  return %0#1 : tensor<3xi8>\n"
        "}\n";
    seen s = {.n = 0};
    const sdyrt_custom_target targets[] = {{"other", scaled, NULL},
                                           {"look", look, &s}};
    sdyrt_executable *executable = NULL;
    sdyrt_executor *executor = NULL;
    int8_t out[3] = {0};
    void *const results[] = {out};
    assert_int_equal(compile(*state, text, targets, 2, &executable), SDYRT_OK);
    assert_int_equal(sdyrt_executor_create(executable, &executor), SDYRT_OK);
    assert_int_equal(sdyrt_executor_run(executor, NULL, results), SDYRT_OK);
    assert_int_equal(s.n, 1);
    assert_int_equal(s.call.api_version, 4);
    assert_string_equal(s.config, "{a = 1 : i32, b = [2.000000e+00]}");
    assert_int_equal(s.call.n_operands, 2);
    assert_int_equal(s.call.n_results, 2);
    assert_int_equal(s.call.replica, 0);
    assert_int_equal(s.call.partition, 0);
    assert_int_equal(s.types[0].value_class, SDYRT_TENSOR);
    assert_int_equal(s.types[0].dtype, SDYRT_F32);
    assert_int_equal(s.types[0].rank, 2);
    assert_int_equal(s.types[0].dims[1], 3);
    assert_int_equal(s.types[1].value_class, SDYRT_TOKEN);
    assert_int_equal(s.types[2].value_class, SDYRT_TOKEN);
    assert_int_equal(s.types[3].dtype, SDYRT_I8);
    assert_int_equal(s.types[3].dims[0], 3);
    assert_true(s.first == 1.5F && s.last == 1.5F);
    assert_true(out[0] == 7 && out[1] == 7 && out[2] == 7);
    sdyrt_executor_destroy(executor);
    sdyrt_executable_destroy(executable);
}

/* The configuration left out, and as JAX writes it. */
static void test_gets_the_configuration_of_jax(void **state) {
    static const char text[] =
        "func.func @main(%x: tensor<6xf32>) {\n"
        "  stablehlo.custom_call @look(%x) {backend_config = \"\","
        " mhlo.backend_config = {index = 1 : ui64}}"
        " : (tensor<6xf32>) -> ()\n"
        "  stablehlo.custom_call @bare(%x) : (tensor<6xf32>) -> ()\n"
        "  return\n"
        "}\n";
    seen s = {.n = 0}, bare = {.n = 0};
    const sdyrt_custom_target targets[] = {{"look", look, &s},
                                           {"bare", look, &bare}};
    const float x[6] = {1, 2, 3, 4, 5, 6};
    const void *const arguments[] = {x};
    sdyrt_executable *executable = NULL;
    sdyrt_executor *executor = NULL;
    assert_int_equal(compile(*state, text, targets, 2, &executable), SDYRT_OK);
    assert_int_equal(sdyrt_executor_create(executable, &executor), SDYRT_OK);
    assert_int_equal(sdyrt_executor_run(executor, arguments, NULL), SDYRT_OK);
    assert_string_equal(s.config, "{index = 1 : ui64}");
    assert_true(s.first == 1 && s.last == 6);
    assert_string_equal(bare.config, "");
    assert_int_equal(bare.call.api_version, 1);
    assert_int_equal(s.n + bare.n, 2);
    sdyrt_executor_destroy(executor);
    sdyrt_executable_destroy(executable);
}

/* -- threads --------------------------------------------------------------- */

typedef struct runner {
    const sdyrt_executable *executable;
    int32_t x;
    bool is_right;
} runner;

static void *run_often(void *state) {
    runner *const r = state;
    sdyrt_executor *executor = NULL;
    const int32_t x[4] = {r->x, r->x + 1, 0, -1}, n = 3;
    int32_t out[4];
    const void *const arguments[] = {x, &n};
    void *const results[] = {out};
    r->is_right = sdyrt_executor_create(r->executable, &executor) == SDYRT_OK;
    for (int turn = 0; turn < 50 && r->is_right; turn++) {
        memset(out, 0xff, sizeof out);
        r->is_right =
            sdyrt_executor_run(executor, arguments, results) == SDYRT_OK;
        for (int i = 0; i < 4; i++) /* 2 x + 5, three times */
            r->is_right &= out[i] == 8 * x[i] + 35;
    }
    sdyrt_executor_destroy(executor);
    return NULL;
}

static void test_runs_on_threads_at_once(void **state) {
    enum { THREADS = 4 };
    int32_t five = 5;
    const sdyrt_custom_target target = {"scaled", scaled, &five};
    sdyrt_executable *executable = NULL;
    pthread_t threads[THREADS];
    runner runners[THREADS];
    assert_int_equal(compile(*state, loop_text, &target, 1, &executable),
                     SDYRT_OK);
    for (int i = 0; i < THREADS; i++) {
        runners[i] = (runner){executable, 100 * i, false};
        assert_int_equal(
            pthread_create(&threads[i], NULL, run_often, &runners[i]), 0);
    }
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
        assert_true(runners[i].is_right);
    }
    sdyrt_executable_destroy(executable);
}

/* -- failures -------------------------------------------------------------- */

static sdyrt_status refuse(const sdyrt_custom_call *call, void *state) {
    if (state != NULL)
        (void)snprintf(call->message, call->message_bytes, "%s",
                       (const char *)state);
    return SDYRT_BACKEND;
}

static void check_failure(sdyrt_pool *pool, const char *message,
                          const char *expected) {
    char copy[600];
    (void)snprintf(copy, sizeof copy, "%s", message == NULL ? "" : message);
    const sdyrt_custom_target target = {"scaled", refuse,
                                        message == NULL ? NULL : copy};
    const int32_t x[4] = {0}, n = 1;
    const void *const arguments[] = {x, &n};
    int32_t out[4];
    void *const results[] = {out};
    sdyrt_executable *executable = NULL;
    sdyrt_executor *executor = NULL;
    assert_int_equal(compile(pool, loop_text, &target, 1, &executable),
                     SDYRT_OK);
    assert_int_equal(sdyrt_executor_create(executable, &executor), SDYRT_OK);
    assert_int_equal(sdyrt_executor_run(executor, arguments, results),
                     SDYRT_BACKEND);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_PROGRAM);
    assert_string_equal(sdyrt_last_error(), expected);
    sdyrt_executor_destroy(executor);
    sdyrt_executable_destroy(executable);
}

static void test_tells_where_a_function_fails(void **state) {
    check_failure(*state, "no luck",
                  "a.mlir:10:10: 'stablehlo.custom_call' op call of 'scaled' "
                  "has failed: no luck");
    check_failure(*state, NULL,
                  "a.mlir:10:10: 'stablehlo.custom_call' op call of 'scaled' "
                  "has failed: BACKEND");
}

static void check_refusal(sdyrt_pool *pool, const char *text,
                          const char *expected) {
    const sdyrt_custom_target target = {"scaled", refuse, NULL};
    sdyrt_executable *executable = NULL;
    test_text reported = {.n = 0};
    sdyrt_pool_set_handler(pool, test_tell, &reported);
    assert_int_equal(compile(pool, text, &target, 1, &executable),
                     SDYRT_UNSUPPORTED);
    sdyrt_pool_set_handler(pool, NULL, NULL);
    assert_null(executable);
    assert_string_equal(reported.bytes, expected);
}

static void test_refuses_what_it_cannot_call(void **state) {
    check_refusal(*state,
                  "func.func @main(%x: tensor<f32>) {\n"
                  "  stablehlo.custom_call @scale(%x) : (tensor<f32>) -> ()\n"
                  "  return\n"
                  "}\n",
                  "2:3: 'stablehlo.custom_call' op is not supported: a "
                  "call of 'scale': no function of that name is known. Give it "
                  "one: --calls LIB.so, or "
                  "sdyrt_program_compile_with\n");
    check_refusal(*state,
                  "func.func @main(%x: tensor<2x2xf32>) {\n"
                  "  stablehlo.custom_call @scaled(%x) {operand_layouts ="
                  " [dense<[0, 1]> : tensor<2xindex>], result_layouts = []}"
                  " : (tensor<2x2xf32>) -> ()\n"
                  "  return\n"
                  "}\n",
                  "2:3: 'stablehlo.custom_call' op is not supported: a "
                  "call of 'scaled' with a layout that is not row-major\n");
    check_refusal(*state,
                  "func.func @main(%x: tensor<f32>) {\n"
                  "  %t = stablehlo.tuple %x : tuple<tensor<f32>>\n"
                  "  stablehlo.custom_call @scaled(%t)"
                  " : (tuple<tensor<f32>>) -> ()\n"
                  "  return\n"
                  "}\n",
                  "3:3: 'stablehlo.custom_call' op is not supported: a "
                  "call of 'scaled' with a tuple\n");
}

static void test_refuses_wrong_tables(void **state) {
    static const struct {
        sdyrt_custom_target targets[2];
        int n;
        sdyrt_error_kind kind;
        const char *text;
    } cases[] = {
        {{{"a", scaled, NULL}, {"a", refuse, NULL}},
         2,
         SDYRT_KIND_BAD_VALUE,
         "sdyrt_program_compile_with: two functions for 'a'"},
        {{{NULL, scaled, NULL}},
         1,
         SDYRT_KIND_NULL_ARGUMENT,
         "sdyrt_program_compile_with: 'targets[..].target' is NULL"},
        {{{"a", NULL, NULL}},
         1,
         SDYRT_KIND_NULL_ARGUMENT,
         "sdyrt_program_compile_with: 'targets[..].function' is NULL"},
        {{{NULL, NULL, NULL}},
         -1,
         SDYRT_KIND_BAD_VALUE,
         "sdyrt_program_compile_with: -1 targets"},
    };
    sdyrt_executable *executable = NULL;
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        assert_int_equal(compile(*state, loop_text, cases[i].targets,
                                 cases[i].n, &executable),
                         SDYRT_ARGUMENT);
        assert_int_equal(sdyrt_last_error_kind(), cases[i].kind);
        assert_string_equal(sdyrt_last_error(), cases[i].text);
    }
    assert_int_equal(compile(*state, loop_text, NULL, 1, &executable),
                     SDYRT_ARGUMENT);
    assert_null(executable);
}

/* -- ranks ----------------------------------------------------------------- */

/* Gives 10 * replica + partition; fails where its operand is not 0. */
static sdyrt_status number(const sdyrt_custom_call *call, void *state) {
    (void)state;
    if (*(const int32_t *)call->operands[0] != 0) {
        (void)snprintf(call->message, call->message_bytes, "on partition %d",
                       call->partition);
        return SDYRT_ARGUMENT;
    }
    *(int32_t *)call->results[0] = 10 * call->replica + call->partition;
    return SDYRT_OK;
}

static const char ranks_text[] =
    "func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
    "  %0 = stablehlo.custom_call @number(%x) : (tensor<i32>) -> tensor<i32>\n"
    "  %1 = \"stablehlo.all_reduce\"(%0) <{channel_handle ="
    " #stablehlo.channel_handle<handle = 1, type = 1>, replica_groups ="
    " dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, use_global_device_ids}> ({\n"
    "  ^bb0(%a: tensor<i32>, %b: tensor<i32>):\n"
    "    %s = stablehlo.add %a, %b : tensor<i32>\n"
    "    stablehlo.return %s : tensor<i32>\n"
    "  }) : (tensor<i32>) -> tensor<i32>\n"
    "  return %1 : tensor<i32>\n"
    "}\n";

enum { RANKS = 4 };

typedef struct ranks_case {
    const sdyrt_executable *executable;
    int32_t arguments[RANKS], results[RANKS];
    sdyrt_status statuses[RANKS];
} ranks_case;

static sdyrt_status run_rank(sdyrt_context *context, void *state) {
    ranks_case *const c = state;
    const int rank = sdyrt_context_rank(context);
    sdyrt_executor_options options = SDYRT_EXECUTOR_OPTIONS_INIT;
    sdyrt_executor *executor = NULL;
    options.context = context;
    options.replicas = 2;
    sdyrt_status status =
        sdyrt_executor_create_on(c->executable, &options, &executor);
    const void *const arguments[] = {&c->arguments[rank]};
    void *const results[] = {&c->results[rank]};
    if (status == SDYRT_OK)
        status = sdyrt_executor_run(executor, arguments, results);
    c->statuses[rank] = status;
    sdyrt_executor_destroy(executor);
    return status;
}

static void test_runs_on_ranks(void **state) {
    const sdyrt_custom_target target = {"number", number, NULL};
    sdyrt_executable *executable = NULL;
    assert_int_equal(compile(*state, ranks_text, &target, 1, &executable),
                     SDYRT_OK);
    ranks_case c = {.executable = executable};
    assert_int_equal(sdyrt_threads_run(NULL, RANKS, run_rank, &c), SDYRT_OK);
    for (int rank = 0; rank < RANKS; rank++)
        assert_int_equal(c.results[rank], 0 + 1 + 10 + 11);
    c.arguments[3] = 1; /* one that fails ends the others */
    assert_int_equal(sdyrt_threads_run(NULL, RANKS, run_rank, &c),
                     SDYRT_ARGUMENT);
    assert_non_null(strstr(sdyrt_last_error(),
                           "call of 'number' has failed: on partition 1"));
    for (int rank = 0; rank < 3; rank++)
        assert_int_equal(c.statuses[rank], SDYRT_ABORTED);
    sdyrt_executable_destroy(executable);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_gets_types_and_attributes),
        cmocka_unit_test(test_gets_the_configuration_of_jax),
        cmocka_unit_test(test_runs_on_threads_at_once),
        cmocka_unit_test(test_tells_where_a_function_fails),
        cmocka_unit_test(test_refuses_what_it_cannot_call),
        cmocka_unit_test(test_refuses_wrong_tables),
        cmocka_unit_test(test_runs_on_ranks),
    };
    return cmocka_run_group_tests(tests, start, end);
}
