/* A user's program in C: two ranks turn an uneven 5x3 tensor from cut by rows
 * into cut by columns; every value is checked against its global index. With
 * BACKENDS, a list with commas between: the library has these and no
 * others. */
#include <sdyrt/sdyrt.h>
#include <stdio.h>
#include <string.h>

static sdyrt_status rank_main(sdyrt_context *context, void *argument) {
    const sdyrt_op *const op = argument;
    const int rank = sdyrt_context_rank(context);
    sdyrt_tile rows, columns;
    sdyrt_status status = sdyrt_tile_of(op->from, &op->type, rank, &rows);
    if (status == SDYRT_OK)
        status = sdyrt_tile_of(op->to, &op->type, rank, &columns);
    if (status != SDYRT_OK)
        return status;

    int64_t in[15], out[15];
    for (int64_t i = 0; i < rows.elements; i++)
        in[i] = rows.offset[0] * 3 + i;
    status = sdyrt_run(context, op, NULL, in, out);
    if (status != SDYRT_OK)
        return status;
    for (int64_t i = 0; i < columns.elements; i++) {
        const int64_t row = i / columns.size[1];
        const int64_t column = columns.offset[1] + i % columns.size[1];
        if (out[i] != row * 3 + column) {
            fprintf(stderr, "rank %d: element %lld of its tile is %lld\n", rank,
                    (long long)i, (long long)out[i]);
            return SDYRT_BACKEND;
        }
    }
    printf("rank %d: %lld elements\n", rank, (long long)columns.elements);
    return SDYRT_OK;
}

static int check_backends(void) {
#ifdef BACKENDS
    static const char *const names[] = {"threads", "mpi", "nccl", "none"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        char item[16];
        snprintf(item, sizeof item, ",%s,", names[i]);
        const bool is_named = strstr("," BACKENDS ",", item) != NULL;
        if (sdyrt_has_backend(names[i]) != is_named) {
            fprintf(stderr, "%s: CMake says %d, the library %d: %s\n", names[i],
                    is_named, !is_named, sdyrt_last_error());
            return 1;
        }
    }
#endif
    return sdyrt_has_backend(NULL); /* without a crash */
}

int main(void) {
    if (strcmp(sdyrt_version(), SDYRT_VERSION_STRING) != 0) {
        fprintf(stderr, "loaded %s, compiled against %s\n", sdyrt_version(),
                SDYRT_VERSION_STRING);
        return 1;
    }
    if (check_backends() != 0)
        return 1;
    sdyrt_op op = SDYRT_OP_INIT;
    op.kind = SDYRT_OP_RESHARD;
    sdyrt_named_mesh mesh = {"m", NULL};
    const sdyrt_status status =
        sdyrt_mesh_parse("<[\"x\"=2]>", &mesh.mesh) ||
        sdyrt_type_parse("tensor<5x3xi64>", &op.type) ||
        sdyrt_sharding_parse("<@m, [{\"x\"}, {}]>", &mesh, 1, &op.from) ||
        sdyrt_sharding_parse("<@m, [{}, {\"x\"}]>", &mesh, 1, &op.to) ||
        sdyrt_threads_run(NULL, 2, rank_main, &op);
    if (status != SDYRT_OK)
        fprintf(stderr, "%s\n", sdyrt_last_error());
    sdyrt_sharding_release(op.from);
    sdyrt_sharding_release(op.to);
    sdyrt_mesh_release(mesh.mesh);
    return status != SDYRT_OK;
}
