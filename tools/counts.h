/* Counts of an operation, on the command line: the elements along a dimension
 * that members of a group hold, or send to each other. */
#ifndef SDYRT_TOOLS_COUNTS_H
#define SDYRT_TOOLS_COUNTS_H

#include "cli/cli.h"

/* Rows of counts. all_to_all: row p has the elements from member p to each.
 * Others have one row: all_gather those of each member, reduce_scatter those
 * of each piece. */
typedef struct cli_counts {
    int64_t *at; /* rows one after another; NULL: none */
    int64_t n_rows;
    int64_t width; /* of a row: the members */
} cli_counts;

/* Parse counts, `text` NULL for none, and set them in `op`, which has its axes,
 * shardings and the capacities that are given: planned if dimension 0 of its
 * type is static, else varying. Capacities that are not given are set to what
 * the counts need. */
int cli_counts_make(const char *text, sdyrt_op *op, cli_counts *counts);

/* The elements that `device` has before or after an operation whose counts
 * vary. */
int64_t cli_counts_of(const cli_counts *counts, const sdyrt_op *op,
                      int64_t device, bool to);

/* Run an operation whose counts vary, with those of this rank. A failure may
 * already have been printed. */
sdyrt_status cli_counts_run(sdyrt_context *context, const sdyrt_op *op,
                            const cli_counts *counts, const void *in,
                            void *out);

#endif
