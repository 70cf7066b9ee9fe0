/* Tiles of a sharding: bands of a dimension and holders of an element; and of a
 * tensor in memory or of ranks. */
#include "tiles.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* The band of `dim` that holds `element`. */
static int band_at(const sdyrt_sharding *sharding, const sdyrt_type *type,
                   int dim, int64_t element, cli_band *band) {
    int64_t index[SDYRT_MAX_RANK] = {0};
    index[dim] = element;
    int64_t count = 0;
    int64_t device = 0;
    sdyrt_tile tile;
    if (sdyrt_element_device(sharding, type, index, 0, &count, &device) !=
            SDYRT_OK ||
        sdyrt_tile_of(sharding, type, device, &tile) != SDYRT_OK)
        return cli_fail_library(NULL);
    *band = (cli_band){tile.offset[dim], tile.size[dim]};
    return CLI_OK;
}

int cli_bands_find(const sdyrt_sharding *sharding, const sdyrt_type *type,
                   int dim, int limit, cli_bands *bands) {
    const int64_t size = type->dims[dim];
    cli_band *band = cli_alloc((size_t)limit + 1, sizeof *band);
    int count = 0;
    int64_t at = 0;
    while (at < size && count <= limit) {
        if (band_at(sharding, type, dim, at, &band[count]) != CLI_OK)
            goto free_band;
        at = band[count].offset + band[count].size;
        count++;
    }
    if (at < size) {
        const int first = limit / 2;
        band[first].size = 0;
        for (count = limit; count > first + 1; count--) {
            const int64_t end = count == limit ? size : band[count].offset;
            if (band_at(sharding, type, dim, end - 1, &band[count - 1]) !=
                CLI_OK)
                goto free_band;
        }
        count = limit;
    }
    *bands = (cli_bands){band, count};
    return CLI_OK;
free_band:
    free(band);
    return CLI_FAILED;
}

void cli_bands_free(cli_bands *bands) {
    free(bands->band);
    *bands = (cli_bands){0};
}

static int compare_holders(const void *left, const void *right) {
    const cli_holder *a = left;
    const cli_holder *b = right;
    if (a->partial != b->partial)
        return a->partial < b->partial ? -1 : 1;
    return (a->device > b->device) - (a->device < b->device);
}

int cli_holders_find(const sdyrt_sharding *sharding, const sdyrt_type *type,
                     const int64_t *index, int64_t limit,
                     cli_holders *holders) {
    cli_holders found = {.total = 1};
    for (int64_t i = 0; i < found.total && i < limit; i++) {
        cli_holder holder = {0};
        if (sdyrt_element_device(sharding, type, index, i, &found.total,
                                 &holder.device) != SDYRT_OK ||
            sdyrt_shard_index(sharding, -1, holder.device, &holder.partial) !=
                SDYRT_OK) {
            free(found.holder);
            return cli_fail_library(NULL);
        }
        found.holder = cli_grow(found.holder, (size_t)i, sizeof holder);
        found.holder[found.count++] = holder;
    }
    if (found.count > 0)
        qsort(found.holder, (size_t)found.count, sizeof *found.holder,
              compare_holders);
    *holders = found;
    return CLI_OK;
}

void cli_holders_free(cli_holders *holders) {
    free(holders->holder);
    *holders = (cli_holders){0};
}

/* -- in memory ------------------------------------------------------------- */

sdyrt_tile cli_tile_whole(const sdyrt_type *type) {
    sdyrt_tile tile = {.rank = type->rank, .elements = 1};
    for (int d = 0; d < type->rank; d++) {
        tile.size[d] = type->dims[d];
        tile.elements *= type->dims[d];
    }
    return tile;
}

int64_t cli_tile_index(const sdyrt_type *whole, const sdyrt_tile *tile,
                       int64_t i) {
    int64_t index = 0, step = 1;
    for (int d = tile->rank; d-- > 0;) {
        index += step * (tile->offset[d] + i % tile->size[d]);
        i /= tile->size[d];
        step *= whole->dims[d];
    }
    return index;
}

int64_t cli_tile_run(const sdyrt_type *whole, const sdyrt_tile *tile, int64_t i,
                     int64_t *at) {
    int64_t run = 1;
    bool is_whole = true;
    for (int d = tile->rank; d-- > 0 && is_whole;) {
        run *= tile->size[d];
        is_whole = tile->size[d] == whole->dims[d];
    }
    *at = cli_tile_index(whole, tile, i);
    return run - i % run;
}

void cli_tile_cut(const sdyrt_type *type, const sdyrt_tile *tile,
                  const void *whole, void *part) {
    const size_t width = sdyrt_dtype_bytes(type->dtype);
    int64_t at, run;
    for (int64_t i = 0; i < tile->elements; i += run) {
        run = cli_tile_run(type, tile, i, &at);
        memcpy((char *)part + width * (size_t)i,
               (const char *)whole + width * (size_t)at, width * (size_t)run);
    }
}

void cli_tile_put(const sdyrt_type *type, const sdyrt_tile *tile, int64_t first,
                  int64_t n, void *whole, const void *part) {
    const size_t width = sdyrt_dtype_bytes(type->dtype);
    int64_t at, run;
    for (int64_t i = 0; i < n; i += run) {
        run = cli_tile_run(type, tile, first + i, &at);
        run = run < n - i ? run : n - i;
        memcpy((char *)whole + width * (size_t)at,
               (const char *)part + width * (size_t)i, width * (size_t)run);
    }
}

/* The bytes of all ranks that a process holds at a time; a piece is a multiple
 * of the widest element. */
enum { MOST_AT_ONCE = 1 << 24, WIDEST = 16 };

int cli_gather_pieces(const sdyrt_bootstrap *ranks, const void *own,
                      const size_t *bytes, cli_piece_fn *put, void *state) {
    size_t most = 0;
    for (int rank = 0; rank < ranks->size; rank++)
        most = bytes[rank] > most ? bytes[rank] : most;
    const size_t fair = MOST_AT_ONCE / (size_t)ranks->size / WIDEST * WIDEST;
    const size_t piece = most < fair ? most : fair > 0 ? fair : WIDEST;
    char *const padded = cli_alloc(piece, 1);
    int status = CLI_OK;
    for (size_t at = 0; at < most && status == CLI_OK; at += piece) {
        const size_t left =
            at < bytes[ranks->rank] ? bytes[ranks->rank] - at : 0;
        if (left > 0)
            memcpy(padded, (const char *)own + at, left < piece ? left : piece);
        char *const all = cli_gather(ranks, padded, piece, NULL);
        if (all == NULL)
            status = cli_fail_library(NULL);
        for (int rank = 0; rank < ranks->size && all != NULL; rank++)
            if (at < bytes[rank])
                put(state, rank, at,
                    bytes[rank] - at < piece ? bytes[rank] - at : piece,
                    all + (size_t)rank * piece);
        free(all);
    }
    free(padded);
    return status;
}

/* -- drawing --------------------------------------------------------------- */

void cli_print_ids(FILE *stream, const int64_t *ids, int64_t count) {
    for (int64_t i = 0; i < count;) {
        int64_t end = i + 1;
        while (end < count && ids[end] == ids[end - 1] + 1)
            end++;
        fputs(i == 0 ? "" : " ", stream);
        if (end - i >= 3) {
            fprintf(stream, "%" PRId64 "-%" PRId64, ids[i], ids[end - 1]);
            i = end;
        } else {
            fprintf(stream, "%" PRId64, ids[i]);
            i++;
        }
    }
}
