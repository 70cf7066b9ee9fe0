/* run_partitioned: a partitioned program on four ranks, which are threads here.
 * Each rank loads the program of its device, fills its tile of the argument,
 * and prints its tile of the result: sums of rows 0 to 9 of 0, 1, 2, .. */
#include <sdyrt/execute.h>
#include <stdio.h>
#include <string.h>

static const char text[] =
    "sdy.mesh @mesh = <[\"x\"=4]>\n"
    "func.func @main(%x: tensor<10x8xf32>"
    " {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}, {}]>})"
    " -> (tensor<10xf32> {sdy.sharding = #sdy.sharding<@mesh, [{\"x\"}]>},"
    " tensor<f32>) {\n"
    "  %zero = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "  %rows = stablehlo.reduce(%x init: %zero) applies stablehlo.add"
    " across dimensions = [1] : (tensor<10x8xf32>, tensor<f32>)"
    " -> tensor<10xf32>\n"
    "  %all = stablehlo.reduce(%rows init: %zero) applies stablehlo.add"
    " across dimensions = [0] : (tensor<10xf32>, tensor<f32>)"
    " -> tensor<f32>\n"
    "  return %rows, %all : tensor<10xf32>, tensor<f32>\n"
    "}\n";

typedef struct sums {
    int64_t first[4], n[4]; /* rows of each rank */
    float rows[4][10], all[4];
} sums;

/* The tile of this rank, of argument 0 or result 0. */
static sdyrt_status tile_of(const sdyrt_executable *executable, int is_result,
                            int rank, sdyrt_tile *tile) {
    const sdyrt_sharding *sharding = NULL;
    sdyrt_type whole;
    sdyrt_status status =
        is_result
            ? sdyrt_executable_result_whole(executable, 0, &whole, &sharding)
            : sdyrt_executable_argument_whole(executable, 0, &whole, &sharding);
    if (status == SDYRT_OK)
        status = sdyrt_tile_of(sharding, &whole, rank, tile);
    sdyrt_sharding_release(sharding);
    return status;
}

static sdyrt_status run(const sdyrt_executable *executable,
                        sdyrt_context *context, sums *s) {
    sdyrt_executor_options options = SDYRT_EXECUTOR_OPTIONS_INIT;
    const int rank = sdyrt_context_rank(context);
    sdyrt_executor *executor = NULL;
    sdyrt_tile in, out;
    float x[80];
    options.context = context;
    sdyrt_status status = tile_of(executable, 0, rank, &in);
    if (status == SDYRT_OK)
        status = tile_of(executable, 1, rank, &out);
    if (status == SDYRT_OK)
        status = sdyrt_executor_create_on(executable, &options, &executor);
    if (status != SDYRT_OK)
        return status;
    for (int64_t i = 0; i < in.elements; i++)
        x[i] = (float)(8 * in.offset[0] + i);
    s->first[rank] = out.offset[0];
    s->n[rank] = out.elements;
    const void *arguments[] = {x};
    void *results[] = {s->rows[rank], &s->all[rank]};
    status = sdyrt_executor_run(executor, arguments, results);
    sdyrt_executor_destroy(executor);
    return status;
}

static sdyrt_status rank_main(sdyrt_context *context, void *argument) {
    sdyrt_source source = SDYRT_SOURCE_INIT;
    sdyrt_pool *pool = NULL;
    sdyrt_program *program = NULL;
    sdyrt_executable *executable = NULL;
    source.text = text;
    source.bytes = strlen(text);
    sdyrt_status status = sdyrt_pool_create(&pool);
    if (status == SDYRT_OK)
        status = sdyrt_program_parse(pool, &source, &program);
    if (status == SDYRT_OK)
        status = sdyrt_program_load(program, sdyrt_context_rank(context),
                                    sdyrt_context_size(context), &executable);
    if (status == SDYRT_OK)
        status = run(executable, context, argument);
    sdyrt_executable_destroy(executable);
    sdyrt_program_destroy(program);
    sdyrt_pool_destroy(pool);
    return status;
}

int main(void) {
    static sums s;
    if (sdyrt_threads_run(NULL, 4, rank_main, &s) != SDYRT_OK) {
        fprintf(stderr, "run_partitioned: %s\n", sdyrt_last_error());
        return 1;
    }
    for (int rank = 0; rank < 4; rank++) {
        printf("rank %d, rows %d to %d:", rank, (int)s.first[rank],
               (int)(s.first[rank] + s.n[rank]) - 1);
        for (int64_t i = 0; i < s.n[rank]; i++)
            printf(" %g", (double)s.rows[rank][i]);
        printf(", all %g\n", (double)s.all[rank]);
    }
    return 0;
}
