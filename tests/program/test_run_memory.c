/* A run allocates nothing: calls of malloc and its kin are counted. */
#include "program_text.h"
#include <sdyrt/execute.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

/* The linker puts these in the place of malloc and its kin (CMakeLists.txt). */
void *__real_malloc(size_t bytes);
void *__real_calloc(size_t n, size_t bytes);
void *__real_realloc(void *memory, size_t bytes);
/* seen by the libraries: some linkers ask for that */
SDYRT_API void *__wrap_malloc(size_t bytes);
SDYRT_API void *__wrap_calloc(size_t n, size_t bytes);
SDYRT_API void *__wrap_realloc(void *memory, size_t bytes);

static atomic_int calls;

void *__wrap_malloc(size_t bytes) {
    atomic_fetch_add(&calls, 1);
    return __real_malloc(bytes);
}

void *__wrap_calloc(size_t n, size_t bytes) {
    atomic_fetch_add(&calls, 1);
    return __real_calloc(n, bytes);
}

void *__wrap_realloc(void *memory, size_t bytes) {
    atomic_fetch_add(&calls, 1);
    return __real_realloc(memory, bytes);
}

/* An op of each kind of thunk, large enough for several threads. */
static const char text[] =
    "func.func @main(%x: tensor<300x400xf32>)"
    " -> (tensor<300x300xf32>, tensor<300x400xf32>, tensor<300xf32>,"
    " tensor<i32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %0 = stablehlo.multiply %x, %x : tensor<300x400xf32>\n"
    "  %1 = stablehlo.exponential %0 : tensor<300x400xf32>\n"
    "  %2 = stablehlo.transpose %1, dims = [1, 0]"
    " : (tensor<300x400xf32>) -> tensor<400x300xf32>\n"
    "  %3 = stablehlo.dot_general %x, %2, contracting_dims = [1] x [0]"
    " : (tensor<300x400xf32>, tensor<400x300xf32>) -> tensor<300x300xf32>\n"
    "  %4 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across"
    " dimensions = [1] : (tensor<300x400xf32>, tensor<f32>) -> "
    "tensor<300xf32>\n"
    "  %5 = \"stablehlo.sort\"(%x) <{dimension = 1 : i64, is_stable = true}> "
    "({\n"
    "  ^bb0(%a: tensor<f32>, %b: tensor<f32>):\n"
    "    %c = stablehlo.compare LT, %a, %b, FLOAT"
    " : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "    stablehlo.return %c : tensor<i1>\n"
    "  }) : (tensor<300x400xf32>) -> tensor<300x400xf32>\n"
    "  %i = stablehlo.constant dense<0> : tensor<i32>\n"
    "  %one = stablehlo.constant dense<1> : tensor<i32>\n"
    "  %n = stablehlo.constant dense<9> : tensor<i32>\n"
    "  %6 = stablehlo.while(%j = %i) : tensor<i32>\n"
    "  cond {\n"
    "    %d = stablehlo.compare LT, %j, %n"
    " : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
    "    stablehlo.return %d : tensor<i1>\n"
    "  } do {\n"
    "    %k = stablehlo.add %j, %one : tensor<i32>\n"
    "    stablehlo.return %k : tensor<i32>\n"
    "  }\n"
    "  return %3, %5, %4, %6 : tensor<300x300xf32>, tensor<300x400xf32>,"
    " tensor<300xf32>, tensor<i32>\n"
    "}\n";

static float x[300 * 400], product[300 * 300], sorted[300 * 400], sums[300];

static void test_allocates_nothing(void **state) {
    (void)state;
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_executable *executable = NULL;
    sdyrt_executor *executor = NULL;
    int32_t turns = 0;
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    assert_int_equal(test_parse(pool, text, &program), SDYRT_OK);
    assert_int_equal(sdyrt_program_compile(program, &executable), SDYRT_OK);
    assert_int_equal(sdyrt_executor_create(executable, &executor), SDYRT_OK);
    for (int i = 0; i < 300 * 400; i++)
        x[i] = (float)(i * 7 % 101) / 101;
    const void *const arguments[] = {x};
    void *const results[] = {product, sorted, sums, &turns};
    assert_true(atomic_load(&calls) > 0); /* they are counted */
    for (int i = 0; i < 3; i++) {
        const int before = atomic_load(&calls);
        assert_int_equal(sdyrt_executor_run(executor, arguments, results),
                         SDYRT_OK);
        assert_int_equal(atomic_load(&calls), before);
    }
    assert_int_equal(turns, 9);
    for (int i = 1; i < 400; i++)
        assert_true(sorted[i - 1] <= sorted[i]);
    sdyrt_executor_destroy(executor);
    sdyrt_executable_destroy(executable);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_allocates_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
