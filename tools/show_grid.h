/* `sdyrt show --grid`: the shards of a tensor, with their halos. */
#ifndef SDYRT_TOOLS_SHOW_GRID_H
#define SDYRT_TOOLS_SHOW_GRID_H

#include "values.h"

/* As they were given; NULL: not. */
typedef struct show_grid_texts {
    const char *grid;
    const char *split_axes;
    const char *halo_sizes;
    const char *offsets;
} show_grid_texts;

int show_grid(FILE *stream, const show_grid_texts *texts,
              const cli_values *values, int width);

#endif
