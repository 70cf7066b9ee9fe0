/* Counts of an operation on a grid, on the command line: the elements along a
 * dimension that members of a group hold, or send to each other. */
#ifndef SDYRT_TOOLS_GRID_COUNTS_H
#define SDYRT_TOOLS_GRID_COUNTS_H

#include "cli/cli.h"
#include <sdyrt/grid.h>

/* Rows of counts. all_to_all: row p has the elements from member p to each.
 * Others have one row: all_gather and gather those of each member, else those
 * of each piece. */
typedef struct cli_grid_counts {
    int64_t *at; /* rows one after another; NULL: none */
    int64_t n_rows;
    int64_t width;    /* of a row: the members */
    int64_t *offsets; /* op.offsets: sums of a row */
} cli_grid_counts;

/* Parse counts and capacities, each of which may be NULL, and set them in `op`:
 * planned if dimension 0 of its type is static, else varying. */
int cli_grid_counts_make(const char *text, const char *capacities,
                         const char *pair_capacity, sdyrt_grid_op *op,
                         cli_grid_counts *counts);
void cli_grid_counts_free(cli_grid_counts *counts);

/* The elements that member `member` has before or after an operation whose
 * counts vary. */
int64_t cli_grid_counts_of(const cli_grid_counts *counts,
                           const sdyrt_grid_op *op, int64_t member, bool to);

/* The number of a device in its group. */
int64_t cli_grid_member(const sdyrt_grid_op *op, int64_t device);

/* Run an operation whose counts vary, with those of this rank. A failure may
 * already have been printed. */
sdyrt_status cli_grid_counts_run(sdyrt_context *context,
                                 const sdyrt_grid_op *op,
                                 const cli_grid_counts *counts, const void *in,
                                 void *out);

#endif
