/* Walking over the tiles of a sharding without asking every device: a mesh of
 * 2^40 devices is looked at where it is drawn. */
#ifndef SDYRT_TOOLS_TILES_H
#define SDYRT_TOOLS_TILES_H

#include "cli/cli.h"

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

/* Who holds the element at `index`; the first `limit` are listed, by partial
 * and then by device id. */
int cli_holders_find(const sdyrt_sharding *sharding, const sdyrt_type *type,
                     const int64_t *index, int64_t limit, cli_holders *holders);
void cli_holders_free(cli_holders *holders);

/* Ids in order as "0-3 7 9", runs of three or more shortened. */
void cli_print_ids(FILE *stream, const int64_t *ids, int64_t count);

/* Draw the tensor, at least one element in each dimension, in at most `width`
 * columns: its first two sharded dimensions as rows and columns (any two of a
 * matrix), one picture for each slice of the others. */
int cli_picture(FILE *stream, const sdyrt_sharding *sharding,
                const sdyrt_type *type, int width);

#endif
