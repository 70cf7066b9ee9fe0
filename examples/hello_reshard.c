#include <sdyrt/sdyrt.h>
#include <stdio.h>

/* Four ranks hold a row each of a 4x8 matrix, and leave with two columns. */
static sdyrt_status rank_main(sdyrt_context *context, void *op) {
    const int rank = sdyrt_context_rank(context);
    float row[8], columns[8]; /* this rank's tiles: 1x8 and 4x2 */
    for (int i = 0; i < 8; i++)
        row[i] = (float)(8 * rank + i);
    const sdyrt_status status = sdyrt_run(context, op, NULL, row, columns);
    if (status == SDYRT_OK)
        printf("rank %d: %g .. %g\n", rank, columns[0], columns[7]);
    return status;
}

int main(void) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    const char *const from = "<mesh<[\"x\"=4]>, [{\"x\"}, {}]>";
    const char *const to = "<mesh<[\"x\"=4]>, [{}, {\"x\"}]>";
    const int failed = sdyrt_type_parse("tensor<4x8xf32>", &op.type) ||
                       sdyrt_sharding_parse(from, NULL, 0, &op.from) ||
                       sdyrt_sharding_parse(to, NULL, 0, &op.to) ||
                       sdyrt_threads_run(NULL, 4, rank_main, &op);
    if (failed)
        fprintf(stderr, "%s\n", sdyrt_last_error());
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    return failed;
}
