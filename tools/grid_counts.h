/* Counts of an operation on a grid, on the command line: how many elements
 * along a dimension members of a group have, or have for each other. */
#ifndef SDYRT_TOOLS_GRID_COUNTS_H
#define SDYRT_TOOLS_GRID_COUNTS_H

#include "cli/cli.h"
#include <sdyrt/grid.h>

/* all_to_all: a row for each member, of what it has for each; others have one
 * row, of all_gather and gather what each member has, else what each piece has.
 */
typedef struct cli_grid_counts {
    int64_t *at; /* rows one after another; NULL: none */
    int64_t n_rows;
    int64_t width;    /* of a row: the members */
    int64_t *offsets; /* what op.offsets are: sums of a row */
} cli_grid_counts;

/* Read counts and capacities, each of which may be NULL, and have `op` have
 * them: planned where dimension 0 of its type is known, else varying. */
int cli_grid_counts_make(const char *text, const char *capacities,
                         const char *pair_capacity, sdyrt_grid_op *op,
                         cli_grid_counts *counts);
void cli_grid_counts_free(cli_grid_counts *counts);

/* What member `member` has before or after an operation whose counts vary. */
int64_t cli_grid_counts_of(const cli_grid_counts *counts,
                           const sdyrt_grid_op *op, int64_t member, bool to);

/* The number of a device in its group. */
int64_t cli_grid_member(const sdyrt_grid_op *op, int64_t device);

/* Run an operation whose counts vary, with those of this rank. A failure may
 * have been said. */
sdyrt_status cli_grid_counts_run(sdyrt_context *context,
                                 const sdyrt_grid_op *op,
                                 const cli_grid_counts *counts, const void *in,
                                 void *out);

#endif
