/* run_loop: run a program that JAX exported ten times, `run_loop <FILE.mlir`.
 * Its first argument is the first result of the turn before; all else is ones.
 */
#include <sdyrt/execute.h>
#include <stdio.h>
#include <stdlib.h>

static char text[1 << 20];

static void check(sdyrt_status status) {
    if (status == SDYRT_OK)
        return;
    fprintf(stderr, "run_loop: %s\n", sdyrt_last_error());
    exit(1);
}

static float *make_ones(const sdyrt_type *type) { /* of f32 */
    size_t n = 1;
    for (int d = 0; d < type->rank; d++)
        n *= (size_t)type->dims[d];
    float *const data = malloc((n + 1) * sizeof *data);
    if (data == NULL || type->dtype != SDYRT_F32)
        exit(1);
    for (size_t i = 0; i < n; i++)
        data[i] = 1;
    return data;
}

int main(void) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    sdyrt_executable_info info = SDYRT_EXECUTABLE_INFO_INIT;
    sdyrt_pool *pool;
    sdyrt_program *program;
    sdyrt_executable *executable;
    sdyrt_executor *executor;
    sdyrt_type type;
    void *arguments[16], *result;
    source.text = text;
    source.bytes = fread(text, 1, sizeof text, stdin);
    check(sdyrt_pool_create(&pool));
    check(sdyrt_program_parse(pool, &source, &program));
    check(sdyrt_program_compile(program, &executable));
    check(sdyrt_executor_create(executable, &executor));
    check(sdyrt_executable_info_get(executable, &info));
    for (int i = 0; i < info.n_arguments && i < 16; i++) {
        check(sdyrt_executable_argument(executable, i, &type));
        arguments[i] = make_ones(&type);
    }
    check(sdyrt_executable_result(executable, 0, &type));
    result = make_ones(&type);
    for (int turn = 0; turn < 10; turn++) {
        check(sdyrt_executor_run(executor, (const void *const *)arguments,
                                 &result));
        printf("turn %d: %g\n", turn, (double)*(float *)result);
        void *const before = arguments[0]; /* results overlap no arguments */
        arguments[0] = result;
        result = before;
    }
    return 0;
}
