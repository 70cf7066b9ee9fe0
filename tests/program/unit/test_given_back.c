/* Without memory, wherever that is: every call ends with NO_MEMORY, gives back
 * what it has taken, and leaves a pool that goes on. */
#include <sdyrt/opt.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* The linker puts these in the place of malloc and its kin (CMakeLists.txt). */
void *__real_malloc(size_t bytes);
void *__real_calloc(size_t n, size_t bytes);
void __real_free(void *memory);
/* seen by the libraries: some linkers ask for that */
SDYRT_API void *__wrap_malloc(size_t bytes);
SDYRT_API void *__wrap_calloc(size_t n, size_t bytes);
SDYRT_API void __wrap_free(void *memory);

static int left = -1; /* allocations that are given; -1: all */
static bool was_refused;
static int n_held; /* blocks that were not freed */

static bool is_refused(void) {
    was_refused |= left == 0;
    if (left == 0)
        return true;
    left -= left > 0;
    return false;
}

void *__wrap_malloc(size_t bytes) {
    void *const memory = is_refused() ? NULL : __real_malloc(bytes);
    n_held += memory != NULL;
    return memory;
}

void *__wrap_calloc(size_t n, size_t bytes) {
    void *const memory = is_refused() ? NULL : __real_calloc(n, bytes);
    n_held += memory != NULL;
    return memory;
}

void __wrap_free(void *memory) {
    n_held -= memory != NULL;
    __real_free(memory);
}

static const char program_text[] =
    "sdy.mesh @mesh = <[\"a\"=2, \"b\"=4]>\n"
    "#loc1 = loc(\"x\"(\"a.py\":1:2))\n"
    "func.func private @f(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
    "  %0 = stablehlo.add %a, %a : tensor<8xf32>\n"
    "  return %0 : tensor<8xf32>\n"
    "}\n"
    "func.func @main(%a: tensor<8xf32> {sdy.sharding = "
    "#sdy.sharding<@mesh, [{\"a\"}]>}) -> tensor<8xf32> {\n"
    "  %0 = call @f(%a) : (tensor<8xf32>) -> tensor<8xf32> loc(#loc1)\n"
    "  %1 = call @f(%0) : (tensor<8xf32>) -> tensor<8xf32>\n"
    "  %2 = sdy.sharding_constraint %1 <@mesh, [{\"a\", ?}]> : tensor<8xf32>\n"
    "  %3 = sdy.all_gather [{\"a\"}] %2 out_sharding=<@mesh, [{}]> : "
    "tensor<8xf32>\n"
    "  %4 = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0]>"
    " : tensor<8xf32>\n"
    "  %5 = \"stablehlo.add\"(%3, %4) {mhlo.x = \"\\00\\22\"} : "
    "(tensor<8xf32>, tensor<8xf32>) -> tensor<8xf32>\n"
    "  return %5 : tensor<8xf32>\n"
    "}\n";

static const char wrong_text[] =
    "sdy.mesh @mesh = <[\"a\"=2]>\n"
    "func.func @f(%a: tensor<8xf32>) -> tensor<8xf32> {\n"
    "  %0 = sdy.sharding_constraint %a <@mesh, [{\"b\"}]> : tensor<8xf32>\n"
    "  return %0 : tensor<8xf32>\n"
    "}\n"
    "func.func @g() { %0 = stablehlo.iota dim = 9 : tensor<2xi32> return }\n";

static bool take(void *state, const char *bytes, size_t n) {
    (void)state;
    (void)bytes;
    return n > 0;
}

static sdyrt_status print_all(sdyrt_program *program) {
    sdyrt_program_print_options options = SDYRT_PROGRAM_PRINT_OPTIONS_INIT;
    sdyrt_status status = SDYRT_OK;
    for (int how = 0; how < 6 && status == SDYRT_OK; how++) {
        options.generic = how % 2 != 0;
        options.locations = how / 2 != 0;
        options.local = options.names_by_location = how / 4 != 0;
        options.most_elements = how / 4;
        status = sdyrt_program_print(program, &options, take, NULL);
    }
    return status;
}

/* All of it, up to the first failure. */
static sdyrt_status use(sdyrt_pool *pool, const char *bytes) {
    static const char passes[] =
        "builtin.module(inline,canonicalize,cse,symbol-dce)";
    sdyrt_source source = SDYRT_SOURCE_INIT;
    source.text = bytes;
    source.bytes = strlen(bytes);
    sdyrt_program *program = NULL;
    sdyrt_status status = sdyrt_program_parse(pool, &source, &program);
    if (status == SDYRT_OK)
        status = print_all(program);
    if (status == SDYRT_OK)
        status = sdyrt_program_run_pipeline(program, passes, NULL);
    if (status == SDYRT_OK)
        status = print_all(program);
    sdyrt_program_destroy(program);
    return status;
}

static sdyrt_status use_new_pool(const char *bytes) {
    sdyrt_pool *pool = NULL;
    sdyrt_status status = sdyrt_pool_create(&pool);
    if (status == SDYRT_OK)
        status = use(pool, bytes);
    sdyrt_pool_destroy(pool);
    return status;
}

/* Refuse each allocation in turn, until none is. */
static void refuse_each(const char *bytes, sdyrt_status expected) {
    n_held = 0;
    assert_int_equal(use_new_pool(bytes), expected);
    assert_int_equal(n_held, 0);
    for (int n = 0;; n++) {
        left = n;
        was_refused = false;
        const sdyrt_status status = use_new_pool(bytes);
        left = -1;
        assert_int_equal(n_held, 0);
        if (!was_refused) {
            assert_int_equal(status, expected);
            return;
        }
        assert_int_equal(status, SDYRT_MEMORY);
        assert_int_equal(sdyrt_last_error_kind(), SDYRT_KIND_NO_MEMORY);
    }
}

static void test_each_allocation_may_fail(void **state) {
    (void)state;
    refuse_each(program_text, SDYRT_OK);
    refuse_each(wrong_text, SDYRT_ARGUMENT);
}

/* A pool in which a call has had no memory reads the next program. */
static void test_a_pool_goes_on(void **state) {
    (void)state;
    n_held = 0;
    was_refused = true;
    for (int n = 0; was_refused; n++) {
        sdyrt_pool *pool;
        assert_int_equal(sdyrt_pool_create(&pool), SDYRT_OK);
        left = n;
        was_refused = false;
        (void)use(pool, program_text);
        left = -1;
        assert_int_equal(use(pool, program_text), SDYRT_OK);
        sdyrt_pool_destroy(pool);
        assert_int_equal(n_held, 0);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_each_allocation_may_fail),
        cmocka_unit_test(test_a_pool_goes_on),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
