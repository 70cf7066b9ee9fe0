/* run_loop: run a program that JAX exported ten times, `run_loop <FILE.mlir>`.
 * Its first argument is the result of the previous run; all others are ones. */
#include <sdyrt/execute.h>
#include <stdio.h>
#include <stdlib.h>

enum { MOST = 1 << 20 };
static char text[MOST];
static float ones[MOST], results[2][MOST]; /* results overlap no arguments */

static void fail(const char *why) {
    fprintf(stderr, "run_loop: %s\n", why);
    exit(1);
}

static void check(sdyrt_status status) {
    if (status != SDYRT_OK)
        fail(sdyrt_last_error());
}

static void check_type(const sdyrt_type *type) {
    int64_t n = 1;
    for (int d = 0; d < type->rank; d++)
        n *= type->dims[d];
    if (type->dtype != SDYRT_F32 || n > MOST)
        fail("an argument or a result is not f32, or too large");
}

int main(void) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    sdyrt_pool *pool;
    sdyrt_program *program;
    sdyrt_executable *executable;
    sdyrt_executor *executor;
    sdyrt_type type;
    const void *arguments[16];
    source.text = text;
    source.bytes = fread(text, 1, sizeof text, stdin);
    check(sdyrt_pool_create(&pool));
    check(sdyrt_program_parse(pool, &source, &program));
    check(sdyrt_program_compile(program, &executable));
    check(sdyrt_executor_create(executable, &executor));
    check(sdyrt_executable_info_get(executable, &info));
    if (info.n_arguments > 16 || info.n_results != 1)
        fail("too many arguments or results");
    for (int i = 0; i < info.n_arguments; arguments[i++] = ones) {
        check(sdyrt_executable_argument(executable, i, &type));
        check_type(&type);
    }
    check(sdyrt_executable_result(executable, 0, &type));
    check_type(&type);
    for (int i = 0; i < MOST; i++)
        ones[i] = 1;
    for (int turn = 0; turn < 10; turn++) {
        void *result = results[turn % 2];
        check(sdyrt_executor_run(executor, arguments, &result));
        printf("turn %d: %g\n", turn, (double)*(float *)result);
        arguments[0] = result;
    }
    sdyrt_executor_destroy(executor);
    sdyrt_executable_destroy(executable);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return 0;
}
