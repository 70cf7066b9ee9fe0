/* Each rank asks its plan which tiles are its own, allocates and fills them. */
#include <sdyrt/sdyrt.h>
#include <stdio.h>

/* Memory for a tile; none for an empty one. */
static sdyrt_status allocate(sdyrt_context *context, const sdyrt_tile *tile,
                             float **values) {
    void *memory = NULL;
    sdyrt_status status = SDYRT_OK;
    if (tile->elements > 0)
        status = sdyrt_alloc(context, (size_t)tile->elements * sizeof **values,
                             &memory);
    *values = memory;
    return status;
}

/* Element [i, j] of the whole tensor is 6 * i + j. */
static void fill(const sdyrt_tile *tile, float *values) {
    for (int64_t i = 0; i < tile->size[0]; i++)
        for (int64_t j = 0; j < tile->size[1]; j++)
            *values++ =
                (float)(6 * (tile->offset[0] + i) + tile->offset[1] + j);
}

static sdyrt_status rank_main(sdyrt_context *context, void *op) {
    sdyrt_plan *plan = NULL;
    sdyrt_plan_info info = SDYRT_PLAN_INFO_INIT;
    float *in = NULL, *out = NULL;
    sdyrt_status status = sdyrt_plan_create(context, op, NULL, &plan);
    if (status == SDYRT_OK)
        status = sdyrt_plan_info_get(plan, &info);
    if (status == SDYRT_OK)
        status = allocate(context, &info.in_tile, &in);
    if (status == SDYRT_OK)
        status = allocate(context, &info.out_tile, &out);
    if (status == SDYRT_OK)
        fill(&info.in_tile, in);
    if (status == SDYRT_OK)
        status = sdyrt_plan_run(plan, in, out); /* as often as you like */
    const sdyrt_tile *tile = &info.out_tile;
    if (status == SDYRT_OK)
        printf("rank %d: %lldx%lld at [%lld, %lld], first %g\n", info.rank,
               (long long)tile->size[0], (long long)tile->size[1],
               (long long)tile->offset[0], (long long)tile->offset[1],
               tile->elements > 0 ? (double)out[0] : -1);
    sdyrt_free(context, in);
    sdyrt_free(context, out);
    sdyrt_plan_destroy(plan);
    return status;
}

int main(void) {
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    const char *const from = "<mesh<[\"x\"=4]>, [{\"x\"}, {}]>";
    const char *const to = "<mesh<[\"x\"=4]>, [{}, {\"x\"}]>";
    const int failed = sdyrt_type_parse("tensor<10x6xf32>", &op.type) ||
                       sdyrt_sharding_parse(from, NULL, 0, &op.from) ||
                       sdyrt_sharding_parse(to, NULL, 0, &op.to) ||
                       sdyrt_threads_run(NULL, 4, rank_main, &op);
    if (failed)
        fprintf(stderr, "%s\n", sdyrt_last_error());
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    return failed;
}
