/* Programs on several threads at once, as an embedder uses them: each has a
 * pool of its own, and they share nothing. */
#include "program_text.h"

#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

enum { THREADS = 4, ROUNDS = 8 };

static const char text[] =
    "sdy.mesh @mesh = <[\"x\"=2, \"y\"=4]>\n"
    "func.func @main(%a: tensor<8x16xf32> {sdy.sharding = "
    "#sdy.sharding<@mesh, [{\"x\"}, {}]>}) -> tensor<8x16xf32> {\n"
    "  %0 = stablehlo.tanh %a : tensor<8x16xf32>\n"
    "  %1 = stablehlo.add %0, %a : tensor<8x16xf32>\n"
    "  return %1 : tensor<8x16xf32>\n"
    "}\n";

static const char wrong[] = "func.func @main(%a: tensor<2xf32>) {\n"
                            "  %0 = stablehlo.tanh %b : tensor<2xf32>\n"
                            "  return\n"
                            "}\n";

/* All that one thread has found: the steps in words, told errors and prints. */
typedef struct run {
    sdyrt_status status; /* the first that was not as expected */
    test_text reported, found;
} run;

static void note(run *r, const char *what) {
    (void)test_append(&r->found, what, strlen(what));
    (void)test_append(&r->found, "\n", 1);
}

static sdyrt_status note_value(run *r, const sdyrt_value *value) {
    const char *name;
    sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
    const sdyrt_sharding *sharding = NULL;
    sdyrt_status status = sdyrt_value_name(value, &name);
    if (status == SDYRT_OK)
        status = sdyrt_value_type(value, &type);
    if (status == SDYRT_OK)
        status = sdyrt_value_sharding(value, &sharding);
    if (status != SDYRT_OK)
        return status;
    note(r, name);
    note(r, type.text);
    note(r, sharding == NULL ? "no sharding" : "a sharding");
    sdyrt_sharding_release(sharding);
    return SDYRT_OK;
}

static sdyrt_walk_result visit(void *state, const sdyrt_operation *operation) {
    run *const r = state;
    sdyrt_operation_info info = SDYRT_OPERATION_INFO_INIT;
    r->status = sdyrt_operation_info_get(operation, &info);
    if (r->status == SDYRT_OK)
        note(r, info.name);
    for (int i = 0; r->status == SDYRT_OK && i < info.n_operands; i++)
        r->status = note_value(r, sdyrt_operation_operand_at(operation, i));
    return r->status == SDYRT_OK ? SDYRT_WALK_ADVANCE : SDYRT_WALK_INTERRUPT;
}

static sdyrt_status use(run *r, sdyrt_program *program) {
    sdyrt_status status = sdyrt_program_verify(program);
    if (status == SDYRT_OK)
        status = sdyrt_operation_walk(sdyrt_program_lookup(program, "main"),
                                      SDYRT_WALK_PRE_ORDER, visit, r);
    if (status == SDYRT_OK)
        status = r->status;
    if (status == SDYRT_OK)
        status = sdyrt_program_run_pipeline(
            program, "builtin.module(sdy-user-priority-propagate,canonicalize)",
            NULL);
    return status == SDYRT_OK
               ? sdyrt_program_print(program, NULL, test_append, &r->found)
               : status;
}

static sdyrt_status run_once(run *r) {
    sdyrt_pool *pool;
    sdyrt_program *program;
    *r = (run){.status = SDYRT_OK};
    sdyrt_status status = sdyrt_pool_create(&pool);
    if (status != SDYRT_OK)
        return status;
    sdyrt_pool_set_handler(pool, test_tell, &r->reported);
    if (test_parse(pool, wrong, &program) != SDYRT_ARGUMENT)
        status = SDYRT_BACKEND;
    note(r, sdyrt_last_error());
    if (status == SDYRT_OK)
        status = test_parse(pool, text, &program);
    if (status == SDYRT_OK) {
        status = use(r, program);
        sdyrt_program_destroy(program);
    }
    sdyrt_pool_destroy(pool);
    return status;
}

static void *run_often(void *state) {
    run *const r = state;
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < ROUNDS && status == SDYRT_OK; i++)
        status = run_once(r);
    r->status = status;
    return NULL;
}

static void test_threads_with_pools_of_their_own(void **state) {
    static run runs[THREADS], alone;
    pthread_t threads[THREADS];
    (void)state;
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, run_often, &runs[i]),
                         0);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(pthread_join(threads[i], NULL), 0);
    assert_int_equal(run_once(&alone), SDYRT_OK);
    assert_string_equal(alone.reported.bytes,
                        "2:23: use of undeclared SSA value name\n");
    assert_non_null(strstr(alone.found.bytes, "stablehlo.tanh\n%arg0\n"
                                              "tensor<8x16xf32>\na sharding\n"
                                              "stablehlo.add\n%0\n"
                                              "tensor<8x16xf32>\nno sharding"));
    assert_non_null(
        strstr(alone.found.bytes, "stablehlo.add %0, %arg0 {sdy.sharding = "));
    for (int i = 0; i < THREADS; i++) {
        assert_int_equal(runs[i].status, SDYRT_OK);
        assert_string_equal(runs[i].reported.bytes, alone.reported.bytes);
        assert_string_equal(runs[i].found.bytes, alone.found.bytes);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_threads_with_pools_of_their_own),
    };
    return cmocka_run_group_tests_name("pools", tests, NULL, NULL);
}
