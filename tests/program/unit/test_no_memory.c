/* Public calls without memory: each tells so and leaves its pool usable, at
 * whichever allocation it happens. The linker gives this program's malloc,
 * calloc and aligned_alloc to the functions below (--wrap); libsdyrt's own are
 * not counted. */
#include "program_text.h"
#include <sdyrt/execute.h>
#include <sdyrt/opt.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

static long left = -1; /* allocations until one fails; below 0: none does */
static bool has_failed;

static bool fails(void) {
    if (left < 0 || left-- > 0)
        return false;
    has_failed = true;
    return true;
}

void *__real_malloc(size_t bytes);
void *__real_calloc(size_t n, size_t bytes);
void *__real_aligned_alloc(size_t alignment, size_t bytes);
/* seen by the libraries: some linkers ask for that */
SDYRT_API void *__wrap_malloc(size_t bytes);
SDYRT_API void *__wrap_calloc(size_t n, size_t bytes);
SDYRT_API void *__wrap_aligned_alloc(size_t alignment, size_t bytes);

void *__wrap_malloc(size_t bytes) {
    return fails() ? NULL : __real_malloc(bytes);
}

void *__wrap_calloc(size_t n, size_t bytes) {
    return fails() ? NULL : __real_calloc(n, bytes);
}

void *__wrap_aligned_alloc(size_t alignment, size_t bytes) {
    return fails() ? NULL : __real_aligned_alloc(alignment, bytes);
}

static const char program_text[] =
    "sdy.mesh @mesh = <[\"x\"=2]>\n"
    "func.func @main(%a: tensor<8x8xf32> {sdy.sharding = "
    "#sdy.sharding<@mesh, [{\"x\"}, {?}]>}) -> tensor<8x8xf32> {\n"
    "  %0 = stablehlo.negate %a : tensor<8x8xf32>\n"
    "  %1 = stablehlo.negate %a : tensor<8x8xf32>\n"
    "  %2:2 = stablehlo.optimization_barrier %0, %1 : tensor<8x8xf32>, "
    "tensor<8x8xf32>\n"
    "  %3 = stablehlo.add %2#0, %2#1 : tensor<8x8xf32>\n"
    "  return %3 : tensor<8x8xf32>\n"
    "}\n";

/* A call that may have no memory; false: it had none. */
static bool has_memory(sdyrt_status status) {
    if (status == SDYRT_OK)
        return true;
    assert_int_equal(status, SDYRT_MEMORY);
    assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NO_MEMORY);
    assert_true(has_failed);
    return false;
}

static bool ask(const sdyrt_operation *op) {
    const sdyrt_value *const value = sdyrt_operation_result_at(op, 1);
    sdyrt_location at = SDYRT_LOCATION_INIT;
    sdyrt_type_info type = SDYRT_TYPE_INFO_INIT;
    const sdyrt_sharding *sharding = NULL;
    const char *name = NULL;
    test_text t = {.n = 0};
    bool is_right =
        has_memory(sdyrt_value_name(value, &name)) &&
        has_memory(sdyrt_value_type(value, &type)) &&
        has_memory(sdyrt_operation_location(op, &at)) &&
        has_memory(sdyrt_operation_print(op, NULL, test_append, &t)) &&
        has_memory(sdyrt_value_sharding(value, &sharding));
    if (is_right) {
        assert_string_equal(name, "%2#1");
        assert_string_equal(type.text, "tensor<8x8xf32>");
        assert_int_equal(at.line, 5);
        assert_non_null(sharding);
    }
    sdyrt_sharding_release(sharding);
    return is_right;
}

static const sdyrt_sharding *given;

/* Set, ask, run and print; false: one of them had no memory. */
static bool use(sdyrt_program *program) {
    test_text t = {.n = 0};
    const sdyrt_operation *const main_ = sdyrt_program_lookup(program, "main");
    sdyrt_function_info info = SDYRT_FUNCTION_INFO_INIT;
    assert_int_equal(sdyrt_function_info_get(main_, &info), SDYRT_OK);
    const sdyrt_operation *barrier = sdyrt_block_first(info.body);
    for (int i = 0; i < 2; i++)
        barrier = sdyrt_operation_next(barrier);
    const sdyrt_value *const value = sdyrt_operation_result_at(barrier, 1);
    if (!has_memory(sdyrt_value_set_sharding(value, given))) {
        const long was = left;
        left = -1; /* nothing has changed */
        const sdyrt_sharding *sharding = NULL;
        assert_int_equal(sdyrt_value_sharding(value, &sharding), SDYRT_OK);
        assert_null(sharding);
        left = was;
        return false;
    }
    return has_memory(sdyrt_function_set_result_sharding(main_, 0, given)) &&
           ask(barrier) && has_memory(sdyrt_program_verify(program)) &&
           has_memory(sdyrt_program_run_pipeline(
               program,
               "builtin.module(cse,canonicalize,sdy-remove-size-one-axes,"
               "sdy-user-priority-propagate,sdy-close-shardings)",
               NULL)) &&
           has_memory(sdyrt_program_print(program, NULL, test_append, &t));
}

/* Propagate, and ask why; false: it had no memory. What is asked for then is
 * there or NULL. */
static bool explain(sdyrt_program *program) {
    sdyrt_propagate_options options = SDYRT_PROPAGATE_OPTIONS_INIT;
    options.explain = true;
    const bool is_right =
        has_memory(sdyrt_program_propagate(program, &options));
    sdyrt_function_info info = SDYRT_FUNCTION_INFO_INIT;
    const sdyrt_operation *const main_ = sdyrt_program_lookup(program, "main");
    const sdyrt_reason *reason = NULL;
    int steps = 0;
    assert_int_equal(sdyrt_function_info_get(main_, &info), SDYRT_OK);
    for (const sdyrt_operation *op = sdyrt_block_first(info.body); op != NULL;
         op = sdyrt_operation_next(op)) {
        const sdyrt_value *const value = sdyrt_operation_result_at(op, 0);
        if (value == NULL)
            continue;
        reason = sdyrt_value_reason(value, 0);
        assert_true(is_right == (reason != NULL));
    }
    for (; reason != NULL; reason = reason->before)
        steps++;
    assert_true(!is_right || steps > 2);
    assert_null(sdyrt_program_conflict(program, 0));
    return is_right;
}

/* Names that fill a pool's memory so far, so that it ends elsewhere. */
static void fill(sdyrt_pool *pool, int n) {
    char text[64];
    for (int i = 0; i < n; i++) {
        sdyrt_program *program = NULL;
        (void)snprintf(text, sizeof text, "func.func private @f%d_%d()", n, i);
        assert_int_equal(test_parse(pool, text, &program), SDYRT_OK);
        sdyrt_program_destroy(program);
    }
}

/* All of it, with allocation `number` failing; true: none did. */
static bool run(int filled, long number) {
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    has_failed = false;
    left = filled == 0 ? number : -1;
    const bool has_pool = has_memory(sdyrt_pool_create(&pool));
    assert_true(has_pool == (pool != NULL));
    if (has_pool) {
        fill(pool, filled);
        left = number;
        const bool has_program =
            has_memory(test_parse(pool, program_text, &program));
        assert_true(has_program == (program != NULL));
        if (has_program)
            (void)(filled % 2 == 0 ? use(program) : explain(program));
        left = -1;
        sdyrt_program_destroy(program);
        program = NULL; /* and once more, in the same pool */
        assert_int_equal(test_parse(pool, program_text, &program), SDYRT_OK);
        assert_true(filled % 2 == 0 ? use(program) : explain(program));
        sdyrt_program_destroy(program);
    }
    left = -1;
    sdyrt_pool_destroy(pool);
    return !has_failed;
}

static void test_each_allocation_may_fail(void **state) {
    (void)state;
    sdyrt_named_mesh mesh = {"mesh", NULL};
    assert_int_equal(sdyrt_mesh_parse("<[\"x\"=2]>", &mesh.mesh), SDYRT_OK);
    assert_int_equal(
        sdyrt_sharding_parse("<@mesh, [{}, {\"x\"}]>", &mesh, 1, &given),
        SDYRT_OK);
    long tried = 0;
    for (int filled = 0; filled < 200; filled += 13)
        for (long number = 0; !run(filled, number); number++)
            tried++;
    assert_true(tried > 100);
    sdyrt_sharding_release(given);
    sdyrt_mesh_release(mesh.mesh);
}

/* -- executors ------------------------------------------------------------- */

/* Tiles, of manual axes too, a loop, a fold with a body, a collective and a
 * custom call. */
static const char run_text[] =
    "sdy.mesh @m = <[\"x\"=1, \"y\"=1]>\n"
    "func.func @main(%tile: tensor<64xi32> {sdy.sharding = "
    "#sdy.sharding<@m, [{\"x\"}]>, sdyrt.global = tensor<64xi32>})"
    " -> tensor<64xi32> {\n"
    "  %all = \"sdyrt.reshard\"(%tile) {global = tensor<64xi32>, from = "
    "#sdy.sharding<@m, [{\"x\"}]>, to = #sdy.sharding<@m, [{}]>}"
    " : (tensor<64xi32>) -> tensor<64xi32>\n"
    "  %x = \"sdyrt.reshard\"(%all) {global = tensor<64xi32>, from = "
    "#sdy.sharding<@m, [{}], unreduced={\"x\"}>, to = #sdy.sharding<@m, [{}]>,"
    " reduction = \"prod\", manual_axes = #sdy<manual_axes{\"y\"}>}"
    " : (tensor<64xi32>) -> tensor<64xi32>\n"
    "  %zero = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %n = stablehlo.constant dense<5> : tensor<i32>\n"
    "  %r:2 = stablehlo.while(%i = %zero, %a = %x)"
    " : tensor<i32>, tensor<64xi32>\n"
    "  cond {\n"
    "    %c = stablehlo.compare LT, %i, %n"
    " : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  } do {\n"
    "    %j = stablehlo.add %i, %one : tensor<i32>\n"
    "    %b = \"stablehlo.all_reduce\"(%a) <{replica_groups ="
    " dense<0> : tensor<1x1xi64>}> ({\n"
    "    ^bb0(%p: tensor<i32>, %q: tensor<i32>):\n"
    "      %s = stablehlo.subtract %p, %q : tensor<i32>\n"
    "      stablehlo.return %s : tensor<i32>\n"
    "    }) : (tensor<64xi32>) -> tensor<64xi32>\n"
    "    %d = stablehlo.custom_call @twice(%b)"
    " : (tensor<64xi32>) -> tensor<64xi32>\n"
    "    stablehlo.return %j, %d : tensor<i32>, tensor<64xi32>\n"
    "  }\n"
    "  return %r#1 : tensor<64xi32>\n"
    "}\n";

static sdyrt_status twice(const sdyrt_custom_call *call, void *state) {
    (void)state;
    for (int i = 0; i < 64; i++)
        ((int32_t *)call->results[0])[i] =
            2 * ((const int32_t *)call->operands[0])[i];
    return SDYRT_OK;
}

/* Compile, make an executor and run; false: one had no memory. */
static bool execute(sdyrt_program *program) {
    static const sdyrt_custom_target target = {"twice", twice, NULL};
    sdyrt_compile_options options = SDYRT_COMPILE_OPTIONS_INIT;
    sdyrt_executable *executable = NULL;
    sdyrt_executor *executor = NULL;
    int32_t x[64] = {3}, out[64] = {0};
    const void *const arguments[] = {x};
    void *const results[] = {out};
    options.targets = &target;
    options.n_targets = 1;
    const bool is_compiled =
        has_memory(sdyrt_program_compile_with(program, &options, &executable));
    assert_true(is_compiled == (executable != NULL));
    const bool is_made =
        is_compiled && has_memory(sdyrt_executor_create(executable, &executor));
    assert_true(is_made == (executor != NULL));
    if (is_made) {
        const long was = left;
        assert_int_equal(sdyrt_executor_run(executor, arguments, results),
                         SDYRT_OK);
        assert_int_equal(left, was); /* a run allocates nothing */
        assert_int_equal(out[0], 3 * 32);
    }
    sdyrt_executor_destroy(executor);
    sdyrt_executable_destroy(executable);
    return is_made;
}

static void test_executors_without_memory(void **state) {
    (void)state;
    long most = 0;
    for (int filled = 0; filled < 60; filled += 13) {
        bool is_done = false;
        for (long number = 0; !is_done; number++) {
            sdyrt_pool *pool = NULL;
            sdyrt_program *program = NULL;
            assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
            fill(pool, filled);
            assert_int_equal(test_parse(pool, run_text, &program), SDYRT_OK);
            left = number;
            is_done = execute(program);
            left = -1;
            assert_true(execute(program)); /* and once more */
            sdyrt_program_destroy(program);
            sdyrt_pool_destroy(pool);
            most = number > most ? number : most;
        }
    }
    assert_true(most > 3);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_allocation_may_fail),
        cmocka_unit_test(test_executors_without_memory),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
