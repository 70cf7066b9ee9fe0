/* sdyrt check --grids: random operations on grids. */
#ifndef SDYRT_TOOLS_CHECK_GRIDS_H
#define SDYRT_TOOLS_CHECK_GRIDS_H

#include "cli/job.h"

#include <stdio.h>

typedef struct check_grids_options {
    int64_t n_ranks;
    int64_t seed;
    int64_t first, end; /* cases of the stream */
    int most_failures;  /* after which it stops */
    bool verbose;
} check_grids_options;

/* Run the cases on all ranks of a job; the rank with `stream` prints. */
int check_grids(cli_job *job, const check_grids_options *options, FILE *stream);

#endif
