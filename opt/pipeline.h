/* Pipelines: passes in an order, each on a module or on its functions in turn,
 * as text: builtin.module(cse,func.func(canonicalize{max-iterations=3})). */
#ifndef SDYI_OPT_PIPELINE_H
#define SDYI_OPT_PIPELINE_H

#include "base/status.h"
#include "program/passes/pass.h"

/* A pass with its options, or (`pass` NULL) the steps for each op of a kind in
 * the op that the pipeline is on. */
typedef struct sdyi_pass_step {
    const sdyi_pass *pass;
    const void *options;
    sdyi_name anchor; /* of an op; NONE: of any */
    struct sdyi_pass_step *first, *next;
    double seconds; /* that it took */
} sdyi_pass_step;

/* Called before and after each pass, with the op that it runs on; `after` gets
 * its status, and may return an error of its own. */
typedef struct sdyi_pipeline_watch {
    void *state;
    void (*before)(void *state, const sdyi_pass_step *step, sdyi_op *op);
    sdyrt_status (*after)(void *state, const sdyi_pass_step *step, sdyi_op *op,
                          sdyrt_status status);
} sdyi_pipeline_watch;

/* The steps of a text, in the pool's scratch memory. Errors have a position in
 * the text. */
SDYI_EXPORT sdyrt_status sdyi_pipeline_read(sdyi_pool *pool, const char *text,
                                            sdyi_pass_step **pipeline);
/* The steps on an op of this name, without `name(..)` around them; an empty
 * text has none. */
sdyrt_status sdyi_pipeline_read_on(sdyi_pool *pool, sdyi_name anchor,
                                   const char *text, sdyi_pass_step **steps);
/* `name{option=value option=value}`: a pass with all its options, as MLIR
 * prints it; the pool's scratch memory. */
const char *sdyi_step_text(sdyi_pool *pool, const sdyi_pass_step *step);
/* Run it on a program's op. `watch` may be NULL. A pass of `any(..)` that is
 * for ops of a kind in this one is run on each of these, as MLIR nests it. */
SDYI_EXPORT sdyrt_status sdyi_pipeline_run(sdyi_pass_step *pipeline,
                                           sdyi_op *op,
                                           const sdyi_pipeline_watch *watch);
/* Run steps on an op, in turn. */
sdyrt_status sdyi_steps_run(sdyi_pass_step *steps, sdyi_op *op,
                            const sdyi_pipeline_watch *watch);

#endif
