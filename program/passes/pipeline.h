/* Pipelines: passes in an order, each on a module or on its functions in turn,
 * as text: builtin.module(cse,func.func(canonicalize{max-iterations=3})). */
#ifndef SDYI_PROGRAM_PASSES_PIPELINE_H
#define SDYI_PROGRAM_PASSES_PIPELINE_H

#include "program/passes/pass.h"

/* A pass with its options, or (`pass` NULL) the steps for each op of a kind in
 * the op that the pipeline is on. */
typedef struct sdyi_step {
    const sdyi_pass *pass;
    const void *options;
    sdyi_name anchor; /* of an op; NONE: of any */
    struct sdyi_step *first, *next;
    double seconds; /* that it took */
} sdyi_step;

/* Told of each pass that has run, with the op that it has run on. */
typedef struct sdyi_pipeline_watch {
    void *state;
    sdyrt_status (*after)(void *state, const sdyi_step *step, sdyi_op *op);
} sdyi_pipeline_watch;

/* The steps that a text says, in the pool's scratch memory. Errors have a place
 * in the text. */
sdyrt_status sdyi_pipeline_read(sdyi_pool *pool, const char *text,
                                sdyi_step **pipeline);
/* Run it on a module's op. `watch` may be NULL. */
sdyrt_status sdyi_pipeline_run(sdyi_step *pipeline, sdyi_op *op,
                               const sdyi_pipeline_watch *watch);

#endif
