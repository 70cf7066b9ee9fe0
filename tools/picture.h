/* Drawing a sharded tensor as a row or a grid of boxes. */
#ifndef SDYRT_TOOLS_PICTURE_H
#define SDYRT_TOOLS_PICTURE_H

#include "cli/cli.h"

/* Draw the tensor, at least one element in each dimension, in at most `width`
 * columns: its first two sharded dimensions as rows and columns (any two of a
 * matrix), one picture for each slice of the others. */
int cli_picture(FILE *stream, const sdyrt_sharding *sharding,
                const sdyrt_type *type, int width);

#endif
