/* `sdyrt show --grid`: the shards of a tensor, with their halos. */
#ifndef SDYRT_TOOLS_SHOW_GRID_H
#define SDYRT_TOOLS_SHOW_GRID_H

#include "grid_operation.h"
#include "values.h"

int show_grid(FILE *stream, const cli_grid_sharding_texts *texts,
              const cli_values *values, int width);

#endif
