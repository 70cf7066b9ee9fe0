/* A grid of boxes with text in them. Rows and columns are bands of one
 * dimension each, as long as their elements ask for, as far as the text in them
 * and the width of the page allow; bands of the same length are drawn alike. */
#ifndef SDYRT_TOOLS_GRID_H
#define SDYRT_TOOLS_GRID_H

#include "tiles.h"

enum { CLI_MAX_BANDS = 16 /* drawn of one dimension */ };

/* The rows or the columns. */
typedef struct cli_side {
    int dim; /* -1: no dimension, one band */
    cli_bands bands;
    char *label[CLI_MAX_BANDS];
    int extent[CLI_MAX_BANDS]; /* columns or lines inside the border */
} cli_side;

typedef struct cli_grid {
    cli_side rows;
    cli_side columns;
    char *text[CLI_MAX_BANDS][CLI_MAX_BANDS]; /* `\n` ends a line */
    int margin;                               /* columns left of the grid */
} cli_grid;

/* Whether band `i` stands for those that were left out. */
bool cli_side_is_gap(const cli_side *side, int i);

/* Give the columns the width they need; false when they do not fit into `width`
 * however the text is wrapped. */
bool cli_grid_fit(cli_grid *grid, int width);

/* Draw a grid after cli_grid_fit. */
void cli_grid_draw(FILE *stream, cli_grid *grid, int width);

#endif
