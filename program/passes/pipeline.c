#include "program/passes/pipeline.h"

#include "base/clock.h"

/* -- running --------------------------------------------------------------- */

static sdyrt_status run_steps(sdyi_step *first, sdyi_op *op,
                              const sdyi_pipeline_watch *watch);

static sdyrt_status run_pass(const sdyi_step *step, sdyi_op *op,
                             const sdyi_pipeline_watch *watch) {
    sdyi_zone *const scratch = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(scratch);
    SDYI_TRY(step->pass->run(op, step->options));
    sdyi_zone_reset(scratch, mark);
    return watch == NULL ? SDYRT_OK : watch->after(watch->state, step, op);
}

/* On each op of the kind, of those right in `op`. One that fails does not keep
 * the others from their turn; a pass that erases functions is a module's. */
static sdyrt_status run_nested(sdyi_step *step, sdyi_op *op,
                               const sdyi_pipeline_watch *watch) {
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < op->n_regions; i++)
        for (const sdyi_block *b = op->regions[i].first; b != NULL; b = b->next)
            for (sdyi_op *inner = b->first; inner != NULL;
                 inner = inner->next) {
                if (step->anchor != SDYI_NAME_NONE &&
                    inner->name != step->anchor)
                    continue;
                const sdyrt_status one = run_steps(step->first, inner, watch);
                status = status == SDYRT_OK ? one : status;
            }
    return status;
}

static sdyrt_status run_steps(sdyi_step *first, sdyi_op *op,
                              const sdyi_pipeline_watch *watch) {
    for (sdyi_step *step = first; step != NULL; step = step->next) {
        const double start = sdyi_clock();
        const sdyrt_status status = step->pass != NULL
                                        ? run_pass(step, op, watch)
                                        : run_nested(step, op, watch);
        step->seconds += sdyi_clock() - start;
        SDYI_TRY(status);
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_pipeline_run(sdyi_step *pipeline, sdyi_op *op,
                               const sdyi_pipeline_watch *watch) {
    if (pipeline->anchor != SDYI_NAME_NONE && pipeline->anchor != op->name)
        return sdyi_error_at(op->module->pool, (sdyi_loc){0},
                             "can't run '%s' pass manager on '%s' op",
                             sdyi_name_text(op->module->pool, pipeline->anchor),
                             sdyi_op_name(op));
    const double start = sdyi_clock();
    const sdyrt_status status = run_steps(pipeline->first, op, watch);
    pipeline->seconds = sdyi_clock() - start;
    return status;
}
