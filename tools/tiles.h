/* Tiles: of a sharding, found without visiting every device, so that a mesh of
 * 2^40 devices can be drawn; and of a tensor in memory, cut from it and joined
 * again. */
#ifndef SDYRT_TOOLS_TILES_H
#define SDYRT_TOOLS_TILES_H

#include "cli/cli.h"
#include "cli/job.h"

/* The elements [offset, offset + size) of a dimension that one shard owns; size
 * 0 stands for the bands that were left out. */
typedef struct cli_band {
    int64_t offset;
    int64_t size;
} cli_band;

typedef struct cli_bands {
    cli_band *band;
    int count;
} cli_bands;

/* A device that holds a tile, and its place along the unreduced axes. */
typedef struct cli_holder {
    int64_t device;
    int64_t partial;
} cli_holder;

typedef struct cli_holders {
    int64_t total;
    int64_t count; /* of those listed, the first ones */
    cli_holder *holder;
} cli_holders;

/* The non-empty bands of dimension `dim` in order; above `limit` of them (>= 3)
 * the first, a gap and the last. */
int cli_bands_find(const sdyrt_sharding *sharding, const sdyrt_type *type,
                   int dim, int limit, cli_bands *bands);
void cli_bands_free(cli_bands *bands);

/* The devices that hold the element at `index`; the first `limit` are listed,
 * by partial and then by device id. */
int cli_holders_find(const sdyrt_sharding *sharding, const sdyrt_type *type,
                     const int64_t *index, int64_t limit, cli_holders *holders);
void cli_holders_free(cli_holders *holders);

/* -- in memory, row-major -------------------------------------------------- */

/* The tile that is all of a tensor. */
sdyrt_tile cli_tile_whole(const sdyrt_type *type);
/* The number in the global tensor of element `i` of a tile. */
int64_t cli_tile_index(const sdyrt_type *whole, const sdyrt_tile *tile,
                       int64_t i);
/* A run: element `i` of a tile and those after it that are contiguous in the
 * global tensor too. Returns its length; `*at` is the number of the first
 * there. */
int64_t cli_tile_run(const sdyrt_type *whole, const sdyrt_tile *tile, int64_t i,
                     int64_t *at);

/* Copy a tile out of the global tensor. */
void cli_tile_cut(const sdyrt_type *type, const sdyrt_tile *tile,
                  const void *whole, void *part);
/* Copy `n` elements of a tile, from `first` on, to the global tensor. */
void cli_tile_put(const sdyrt_type *type, const sdyrt_tile *tile, int64_t first,
                  int64_t n, void *whole, const void *part);

/* A piece of a rank's data: `n` bytes, from `at` on. */
typedef void cli_piece_fn(void *state, int rank, size_t at, size_t n,
                          const char *bytes);
/* Gather the data of all ranks, `bytes[rank]` of each: `put` gets it by rank,
 * in pieces of whole elements, so that no process holds all of it.
 * Collective. */
int cli_gather_pieces(const sdyrt_bootstrap *ranks, const void *own,
                      const size_t *bytes, cli_piece_fn *put, void *state);

/* -- drawing --------------------------------------------------------------- */

/* Ids in order as "0-3 7 9", runs of three or more shortened. */
void cli_print_ids(FILE *stream, const int64_t *ids, int64_t count);

/* Draw the tensor, at least one element in each dimension, in at most `width`
 * columns: its first two sharded dimensions as rows and columns (any two of a
 * matrix), one picture for each slice of the others. */
int cli_picture(FILE *stream, const sdyrt_sharding *sharding,
                const sdyrt_type *type, int width);

#endif
