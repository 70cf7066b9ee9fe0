/* Tiles of 'sdyrt exec': arguments are cut, results are joined. */
#include <stdlib.h>

#include "exec.h"
#include "tiles.h"

static sdyrt_status whole_argument(const sdyrt_executable *e, int i,
                                   sdyrt_type *type) {
    const sdyrt_sharding *sharding = NULL;
    const sdyrt_status status =
        sdyrt_executable_argument_whole(e, i, type, &sharding);
    sdyrt_sharding_release(sharding);
    return status;
}

static sdyrt_status whole_result(const sdyrt_executable *e, int i,
                                 sdyrt_type *type) {
    const sdyrt_sharding *sharding = NULL;
    const sdyrt_status status =
        sdyrt_executable_result_whole(e, i, type, &sharding);
    sdyrt_sharding_release(sharding);
    return status;
}

int exec_wholes_make(const exec_program *p, const sdyrt_executable *e,
                     exec_rank *wholes) {
    return exec_buffers_empty(p, e, whole_argument, whole_result, wholes);
}

/* The tile of a rank; without a sharding the global tensor. */
static sdyrt_status tile_of(const sdyrt_sharding *sharding,
                            const sdyrt_type *type, int rank,
                            sdyrt_tile *tile) {
    if (sharding != NULL)
        return sdyrt_tile_of(sharding, type, rank, tile);
    *tile = cli_tile_whole(type);
    return SDYRT_OK;
}

int exec_tile_of(const sdyrt_executable *e, bool is_result, int i, int rank,
                 sdyrt_tile *tile) {
    const sdyrt_sharding *sharding = NULL;
    sdyrt_type type;
    sdyrt_status status =
        is_result ? sdyrt_executable_result_whole(e, i, &type, &sharding)
                  : sdyrt_executable_argument_whole(e, i, &type, &sharding);
    if (status == SDYRT_OK)
        status = tile_of(sharding, &type, rank, tile);
    sdyrt_sharding_release(sharding);
    return status == SDYRT_OK ? CLI_OK : cli_fail_library(NULL);
}

int exec_tiles_make(const exec_program *p, const sdyrt_executable *e, int rank,
                    const exec_buffers *arguments, exec_rank *tiles) {
    CLI_TRY(exec_buffers_make(p, e, tiles));
    for (int i = 0; i < tiles->arguments.n; i++) {
        const exec_tensor *const whole = &arguments->tensors[i];
        sdyrt_tile tile;
        CLI_TRY(exec_tile_of(e, false, i, rank, &tile));
        cli_tile_cut(&whole->type, &tile, whole->data,
                     tiles->arguments.tensors[i].data);
    }
    return CLI_OK;
}

/* A global result, and the tiles of all ranks of a job. */
typedef struct joined {
    exec_tensor *whole;
    sdyrt_tile *tiles; /* by rank */
} joined;

static void put_piece(void *state, int rank, size_t at, size_t n,
                      const char *bytes) {
    const joined *const j = state;
    const sdyrt_type *const type = &j->whole->type;
    const size_t width = sdyrt_dtype_bytes(type->dtype);
    cli_tile_put(type, &j->tiles[rank], (int64_t)(at / width),
                 (int64_t)(n / width), j->whole->data, bytes);
}

static int join_all(const cli_job *job, const sdyrt_executable *e, int i,
                    const exec_tensor *own, exec_tensor *whole) {
    const size_t width = sdyrt_dtype_bytes(own->type.dtype);
    size_t *const bytes = cli_alloc((size_t)job->size, sizeof *bytes);
    joined j = {whole, cli_alloc((size_t)job->size, sizeof *j.tiles)};
    int status = CLI_OK;
    for (int rank = 0; rank < job->size && status == CLI_OK; rank++) {
        status = exec_tile_of(e, true, i, rank, &j.tiles[rank]);
        bytes[rank] = (size_t)j.tiles[rank].elements * width;
    }
    if (status == CLI_OK)
        status =
            cli_gather_pieces(&job->meeting, own->data, bytes, put_piece, &j);
    free(j.tiles);
    free(bytes);
    return status;
}

int exec_tiles_join(const cli_job *job, const sdyrt_executable *e, int rank,
                    const exec_buffers *tiles, exec_buffers *wholes) {
    for (int i = 0; i < tiles->n; i++) {
        exec_tensor *const whole = &wholes->tensors[i];
        sdyrt_tile tile = {.rank = 0};
        if (cli_job_is_process(job)) {
            CLI_TRY(join_all(job, e, i, &tiles->tensors[i], whole));
            continue;
        }
        CLI_TRY(exec_tile_of(e, true, i, rank, &tile));
        cli_tile_put(&whole->type, &tile, 0, tile.elements, whole->data,
                     tiles->tensors[i].data);
    }
    return CLI_OK;
}
