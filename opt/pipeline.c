/* Runs of pipelines: a pass on an op, or steps on each op of a kind right
 * inside of it, after the checks that the pass may run there. */
#include "opt/pipeline.h"

#include "base/clock.h"

#include <string.h>

/* -- running --------------------------------------------------------------- */

static sdyrt_status run_pass(const sdyi_pass_step *step, sdyi_op *op,
                             const sdyi_pipeline_watch *watch) {
    SDYI_TRY(sdyi_pass_check(step->pass, op));
    if (watch != NULL)
        watch->before(watch->state, step, op);
    const sdyrt_status status = sdyi_pass_run(step->pass, op, step->options);
    return watch == NULL ? status
                         : watch->after(watch->state, step, op, status);
}

/* True if steps run on an op: it is of their kind; or, for steps of `any`, all
 * passes can run on it. */
static bool is_for(const sdyi_pass_step *step, const sdyi_op *op) {
    if (step->anchor != SDYI_NAME_NONE)
        return op->name == step->anchor;
    for (const sdyi_pass_step *s = step->first; s != NULL; s = s->next)
        if (s->pass != NULL && sdyi_pass_complaint(s->pass, op) != NULL)
            return false;
    return true;
}

/* Run steps on each op of their kind directly inside of `op`. After a failure
 * the others still run; a pass that erases functions must be a module's. */
static sdyrt_status run_nested(sdyi_pass_step *step, sdyi_op *op,
                               const sdyi_pipeline_watch *watch) {
    sdyrt_status status = SDYRT_OK;
    for (int i = 0; i < op->n_regions; i++)
        for (const sdyi_block *b = op->regions[i].first; b != NULL; b = b->next)
            for (sdyi_op *inner = b->first; inner != NULL;
                 inner = inner->next) {
                if (!is_for(step, inner))
                    continue;
                const sdyrt_status one =
                    sdyi_steps_run(step->first, inner, watch);
                status = status == SDYRT_OK ? one : status;
            }
    return status;
}

sdyrt_status sdyi_steps_run(sdyi_pass_step *first, sdyi_op *op,
                            const sdyi_pipeline_watch *watch) {
    for (sdyi_pass_step *step = first; step != NULL; step = step->next) {
        const double start = sdyi_clock();
        const sdyrt_status status = step->pass != NULL
                                        ? run_pass(step, op, watch)
                                        : run_nested(step, op, watch);
        step->seconds += sdyi_clock() - start;
        SDYI_TRY(status);
    }
    return SDYRT_OK;
}

/* `any(a,b)` with b for functions, on a module: `any(a,func.func(b))` */
static void nest(sdyi_pass_step *pipeline, const sdyi_op *op) {
    sdyi_pool *const pool = op->module->pool;
    sdyi_pass_step *nested = NULL; /* that the last step went into */
    sdyi_pass_step **link = &pipeline->first;
    for (sdyi_pass_step *step = *link; step != NULL; step = *link) {
        const char *const on =
            step->pass == NULL ? NULL : sdyi_pass_anchor(step->pass);
        if (on == NULL || strcmp(on, sdyi_op_name(op)) == 0) {
            nested = NULL;
            link = &step->next;
            continue;
        }
        const sdyi_name anchor = sdyi_name_of_string(pool, on);
        *link = step->next;
        step->next = NULL;
        if (nested == NULL || nested->anchor != anchor) {
            nested = SDYI_NEW(&pool->scratch, sdyi_pass_step, 1);
            *nested = (sdyi_pass_step){.anchor = anchor, .next = *link};
            *link = nested;
            link = &nested->next;
        }
        sdyi_pass_step **end = &nested->first;
        while (*end != NULL)
            end = &(*end)->next;
        *end = step;
    }
}

sdyrt_status sdyi_pipeline_run(sdyi_pass_step *pipeline, sdyi_op *op,
                               const sdyi_pipeline_watch *watch) {
    if (pipeline->anchor != SDYI_NAME_NONE && pipeline->anchor != op->name)
        return sdyi_error_at(op->module->pool, (sdyi_loc){0},
                             "can't run '%s' pass manager on '%s' op",
                             sdyi_name_text(op->module->pool, pipeline->anchor),
                             sdyi_op_name(op));
    if (pipeline->anchor == SDYI_NAME_NONE)
        nest(pipeline, op);
    const double start = sdyi_clock();
    const sdyrt_status status = sdyi_steps_run(pipeline->first, op, watch);
    pipeline->seconds = sdyi_clock() - start;
    return status;
}
