/* The reports of a run of passes, in MLIR's format: IR dumps before and after
 * passes, and a table of their times. */
#ifndef SDYI_OPT_WATCH_H
#define SDYI_OPT_WATCH_H

#include "opt/pipeline.h"
#include "opt/tree.h"

#include <sdyrt/opt.h>

typedef struct sdyi_watch {
    const sdyrt_run_options *options;
    uint64_t before; /* print_after_change: what the op printed as */
    sdyi_tree tree;
    sdyi_zone *zone;     /* of texts for files: scratch is the printer's */
    sdyrt_status status; /* of the files that it writes */
} sdyi_watch;

/* Report the pipeline that is going to run on an op. */
void sdyi_watch_pipeline(const sdyi_watch *watch, const sdyi_op *op,
                         const sdyi_pass_step *pipeline);

/* To be called before a pass runs. */
void sdyi_watch_before(sdyi_watch *watch, const sdyi_pass_step *step,
                       sdyi_op *op);
/* To be called after a pass, with its status. Returns that, or the first error
 * of the watch. */
sdyrt_status sdyi_watch_after(sdyi_watch *watch, const sdyi_pass_step *step,
                              sdyi_op *op, sdyrt_status status);
/* Report the table of times of a pipeline that has run. */
void sdyi_watch_times(const sdyi_watch *watch, const sdyi_pool *pool,
                      const sdyi_pass_step *pipeline);

#endif
