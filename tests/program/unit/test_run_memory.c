/* A run allocates nothing: calls of malloc and its kin are counted. */
#include "program_text.h"
#include <sdyrt/execute.h>

#include <pthread.h>
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
void *__real_aligned_alloc(size_t alignment, size_t bytes);
int __real_posix_memalign(void **memory, size_t alignment, size_t bytes);
/* seen by the libraries: some linkers ask for that */
SDYRT_API void *__wrap_malloc(size_t bytes);
SDYRT_API void *__wrap_calloc(size_t n, size_t bytes);
SDYRT_API void *__wrap_realloc(void *memory, size_t bytes);
SDYRT_API void *__wrap_aligned_alloc(size_t alignment, size_t bytes);
SDYRT_API int __wrap_posix_memalign(void **memory, size_t alignment,
                                    size_t bytes);

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

void *__wrap_aligned_alloc(size_t alignment, size_t bytes) {
    atomic_fetch_add(&calls, 1);
    return __real_aligned_alloc(alignment, bytes);
}

int __wrap_posix_memalign(void **memory, size_t alignment, size_t bytes) {
    atomic_fetch_add(&calls, 1);
    return __real_posix_memalign(memory, alignment, bytes);
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

static sdyrt_executable *compile(sdyrt_pool *pool, const char *program_text,
                                 const sdyrt_custom_target *target) {
    sdyrt_program *program = NULL;
    sdyrt_executable *executable = NULL;
    sdyrt_compile_options options = SDYRT_COMPILE_OPTIONS_INIT;
    options.targets = target;
    options.n_targets = target != NULL;
    assert_int_equal(test_parse(pool, program_text, &program), SDYRT_OK);
    assert_int_equal(sdyrt_program_compile_with(program, &options, &executable),
                     SDYRT_OK);
    sdyrt_program_destroy(program);
    return executable;
}

static void test_allocates_nothing(void **state) {
    (void)state;
    sdyrt_pool *pool = NULL;
    sdyrt_executor *executor = NULL;
    int32_t turns = 0;
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    sdyrt_executable *const executable = compile(pool, text, NULL);
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
    sdyrt_pool_destroy(pool);
}

/* -- ranks ----------------------------------------------------------------- */

/* A loop whose turns have a collective of each kind, and a custom call. */
static const char ranks_text[] =
    "func.func @main(%x: tensor<64xi32>) -> tensor<64xi32> {\n"
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
    "    %0 = \"stablehlo.all_reduce\"(%a) <{replica_groups ="
    " dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}> ({\n"
    "    ^bb0(%b: tensor<i32>, %d: tensor<i32>):\n"
    "      %s = stablehlo.add %b, %d : tensor<i32>\n"
    "      stablehlo.return %s : tensor<i32>\n"
    "    }) : (tensor<64xi32>) -> tensor<64xi32>\n"
    "    %1 = \"stablehlo.reduce_scatter\"(%0) <{replica_groups ="
    " dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>, scatter_dimension = 0 : i64}>"
    " ({\n"
    "    ^bb0(%b: tensor<i32>, %d: tensor<i32>):\n"
    "      %s = stablehlo.subtract %b, %d : tensor<i32>\n"
    "      stablehlo.return %s : tensor<i32>\n"
    "    }) : (tensor<64xi32>) -> tensor<16xi32>\n"
    "    %2 = \"stablehlo.all_gather\"(%1) <{all_gather_dim = 0 : i64,"
    " replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>}>"
    " : (tensor<16xi32>) -> tensor<64xi32>\n"
    "    %3 = \"stablehlo.all_to_all\"(%2) <{concat_dimension = 0 : i64,"
    " replica_groups = dense<[[0, 1, 2, 3]]> : tensor<1x4xi64>,"
    " split_count = 4 : i64, split_dimension = 0 : i64}>"
    " : (tensor<64xi32>) -> tensor<64xi32>\n"
    "    %4 = \"stablehlo.collective_permute\"(%3) <{source_target_pairs ="
    " dense<[[0, 1], [1, 2], [2, 3], [3, 0]]> : tensor<4x2xi64>}>"
    " : (tensor<64xi32>) -> tensor<64xi32>\n"
    "    %5 = \"stablehlo.collective_broadcast\"(%4) <{replica_groups ="
    " dense<[[2, 0, 1, 3]]> : tensor<1x4xi64>}>"
    " : (tensor<64xi32>) -> tensor<64xi32>\n"
    "    %6 = stablehlo.custom_call @count(%5)"
    " : (tensor<64xi32>) -> tensor<64xi32>\n"
    "    stablehlo.return %j, %6 : tensor<i32>, tensor<64xi32>\n"
    "  }\n"
    "  return %r#1 : tensor<64xi32>\n"
    "}\n";

static sdyrt_status count(const sdyrt_custom_call *call, void *state) {
    atomic_fetch_add((atomic_int *)state, 1);
    memcpy(call->results[0], call->operands[0], 64 * sizeof(int32_t));
    return SDYRT_OK;
}

enum { RANKS = 4, RUNS = 4 };

typedef struct ranks_run {
    const sdyrt_executable *executable;
    pthread_barrier_t all;
    int before[RUNS + 1]; /* `calls` when a run begins */
} ranks_run;

/* Ranks meet before and after they are counted, at a barrier that allocates
 * nothing. */
static sdyrt_status run_rank(sdyrt_context *context, void *state) {
    ranks_run *const r = state;
    const int rank = sdyrt_context_rank(context);
    sdyrt_executor_options options = SDYRT_EXECUTOR_OPTIONS_INIT;
    sdyrt_executor *executor = NULL;
    int32_t in[64] = {rank}, out[64];
    const void *const arguments[] = {in};
    void *const results[] = {out};
    options.context = context;
    sdyrt_status status =
        sdyrt_executor_create_on(r->executable, &options, &executor);
    for (int i = 0; i <= RUNS; i++) {
        (void)pthread_barrier_wait(&r->all);
        if (rank == 0)
            r->before[i] = atomic_load(&calls);
        (void)pthread_barrier_wait(&r->all);
        if (i < RUNS && status == SDYRT_OK)
            status = sdyrt_executor_run(executor, arguments, results);
    }
    sdyrt_executor_destroy(executor);
    return status;
}

static void test_ranks_allocate_nothing(void **state) {
    (void)state;
    atomic_int counted = 0;
    sdyrt_pool *pool = NULL;
    const sdyrt_custom_target target = {"count", count, &counted};
    ranks_run r = {.before = {0}};
    assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
    sdyrt_executable *const executable = compile(pool, ranks_text, &target);
    r.executable = executable;
    assert_int_equal(pthread_barrier_init(&r.all, NULL, RANKS), 0);
    assert_int_equal(sdyrt_threads_run(NULL, RANKS, run_rank, &r), SDYRT_OK);
    assert_int_equal(atomic_load(&counted), RANKS * RUNS * 5);
    for (int i = 0; i < RUNS; i++)
        assert_int_equal(r.before[i + 1], r.before[i]);
    (void)pthread_barrier_destroy(&r.all);
    sdyrt_executable_destroy(executable);
    sdyrt_pool_destroy(pool);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_allocates_nothing),
        cmocka_unit_test(test_ranks_allocate_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
