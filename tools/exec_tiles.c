/* Tiles of 'sdyrt exec': arguments are cut, results are joined. */
#include <stdlib.h>
#include <string.h>

#include "exec.h"

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

/* The tile of a rank: all of it, where nothing is cut. */
static sdyrt_status tile_of(const sdyrt_sharding *sharding,
                            const sdyrt_type *type, int rank,
                            sdyrt_tile *tile) {
    if (sharding != NULL)
        return sdyrt_tile_of(sharding, type, rank, tile);
    *tile = (sdyrt_tile){.rank = type->rank, .elements = 1};
    for (int d = 0; d < type->rank; d++) {
        tile->size[d] = type->dims[d];
        tile->elements *= type->dims[d];
    }
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

int64_t exec_whole_index(const sdyrt_type *whole, const sdyrt_tile *tile,
                         int64_t i) {
    int64_t index = 0, step = 1;
    for (int d = tile->rank; d-- > 0;) {
        index += step * (tile->offset[d] + i % tile->size[d]);
        i /= tile->size[d];
        step *= whole->dims[d];
    }
    return index;
}

/* Rows of a tile, one behind the other, and in the whole. */
static void copy(const sdyrt_type *type, const sdyrt_tile *tile, char *whole,
                 char *part, bool is_cut) {
    const size_t width = sdyrt_dtype_bytes(type->dtype);
    const int64_t row = tile->rank == 0 ? 1 : tile->size[tile->rank - 1];
    for (int64_t i = 0; i < tile->elements; i += row) {
        char *const there =
            whole + width * (size_t)exec_whole_index(type, tile, i);
        char *const here = part + width * (size_t)i;
        memcpy(is_cut ? here : there, is_cut ? there : here,
               width * (size_t)row);
    }
}

int exec_tiles_make(const exec_program *p, const sdyrt_executable *e, int rank,
                    const exec_buffers *arguments, exec_rank *tiles) {
    int status = exec_buffers_make(p, e, tiles);
    for (int i = 0; i < tiles->arguments.n && status == CLI_OK; i++) {
        const exec_tensor *const whole = &arguments->tensors[i];
        sdyrt_tile tile;
        status = exec_tile_of(e, false, i, rank, &tile);
        if (status == CLI_OK)
            copy(&whole->type, &tile, whole->data,
                 tiles->arguments.tensors[i].data, true);
    }
    return status;
}

/* A result of all ranks of a job, into its whole. */
static int join_all(const cli_job *job, const sdyrt_executable *e, int i,
                    const exec_tensor *own, exec_tensor *whole) {
    size_t most = 1;
    sdyrt_tile tile;
    int status = CLI_OK;
    const size_t width = sdyrt_dtype_bytes(own->type.dtype);
    for (int rank = 0; rank < job->size && status == CLI_OK; rank++) {
        status = exec_tile_of(e, true, i, rank, &tile);
        if (status == CLI_OK && (size_t)tile.elements * width > most)
            most = (size_t)tile.elements * width;
    }
    if (status != CLI_OK)
        return status;
    char *const padded = cli_alloc(most, 1);
    memcpy(padded, own->data, own->bytes);
    char *const all = cli_gather(&job->meeting, padded, most, NULL);
    free(padded);
    if (all == NULL)
        return cli_fail_library(NULL);
    for (int rank = 0; rank < job->size && status == CLI_OK; rank++) {
        status = exec_tile_of(e, true, i, rank, &tile);
        if (status == CLI_OK)
            copy(&whole->type, &tile, whole->data, all + (size_t)rank * most,
                 false);
    }
    free(all);
    return status;
}

int exec_tiles_join(const cli_job *job, const sdyrt_executable *e, int rank,
                    const exec_buffers *tiles, exec_buffers *wholes) {
    int status = CLI_OK;
    for (int i = 0; i < tiles->n && status == CLI_OK; i++) {
        exec_tensor *const whole = &wholes->tensors[i];
        sdyrt_tile tile;
        if (cli_job_is_process(job)) {
            status = join_all(job, e, i, &tiles->tensors[i], whole);
            continue;
        }
        status = exec_tile_of(e, true, i, rank, &tile);
        if (status == CLI_OK)
            copy(&whole->type, &tile, whole->data, tiles->tensors[i].data,
                 false);
    }
    return status;
}
