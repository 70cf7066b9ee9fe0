/* Rows and columns of boxes with text in them, drawn in characters. The extent
 * of a band is proportional to its elements as far as the texts in its boxes
 * and the width of the page allow; bands of one size have one extent. */
#ifndef SDYRT_TOOLS_BOX_GRID_H
#define SDYRT_TOOLS_BOX_GRID_H

#include "tiles.h"

enum { MAX_BANDS = 16 /* drawn of one dimension */ };

/* The bands of one direction: rows or columns. */
typedef struct box_side {
    int dim; /* -1: no dimension, one band */
    cli_bands bands;
    char *label[MAX_BANDS];
    int extent[MAX_BANDS]; /* columns or lines inside the border */
} box_side;

typedef struct box_grid {
    box_side rows;
    box_side columns;
    char *text[MAX_BANDS][MAX_BANDS]; /* `\n` ends a line */
    int margin;                       /* columns left of the boxes */
} box_grid;

/* True if band `i` stands for bands that are left out. */
bool box_side_is_gap(const box_side *s, int i);

/* Set the widths of columns; false if they do not fit into `width` however the
 * texts wrap. */
bool box_grid_fit(box_grid *g, int width);

/* Draw a grid after box_grid_fit. */
void box_grid_draw(FILE *stream, box_grid *g, int width);

#endif
