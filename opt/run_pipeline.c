/* Pipelines on programs: checks and reports around each pass. */
#include <sdyrt/opt.h>

#include "opt/watch.h"
#include "program/internal.h"
#include "program/ir/verify.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <stdlib.h>
#include <string.h>

typedef struct run_call {
    sdyrt_program *program;
    const char *text;
    sdyrt_run_options options;
    bool is_checked;
    uint64_t n_verified;   /* n_changes of the module when last verified */
    bool was_verified;     /* state at the start of the pass */
    sdyi_module read_back; /* checks: the printed text, parsed again, */
    sdyi_source printed;   /* and the source of its errors until they are
                              reported */
    sdyi_watch watch;
} run_call;

/* SDYRT_PROGRAM_CHECK=1: after each pass the program must verify, and print to
 * a text that parses and prints the same. */
static sdyrt_status check_after(run_call *call, const sdyi_pass_step *step) {
    sdyi_pool *const pool = call->program->module.pool;
    SDYI_TRY(sdyi_verify(call->program->module.op));
    sdyi_module_start(&call->read_back, pool);
    const char *const text = sdyi_program_text(call->program->module.op);
    call->printed = (sdyi_source){.name = step->pass->name,
                                  .text = text,
                                  .bytes = strlen(text),
                                  .first_line = 1};
    SDYI_TRY(sdyi_parse(&call->read_back, &call->printed, true));
    const bool is_same =
        strcmp(text, sdyi_program_text(call->read_back.op)) == 0;
    sdyi_module_free(&call->read_back);
    return is_same ? SDYRT_OK
                   : sdyi_error_at(pool, (sdyi_loc){0},
                                   "the text that '%s' has left prints as "
                                   "another",
                                   step->pass->name);
}

static void before_pass(void *state, const sdyi_pass_step *step, sdyi_op *op) {
    run_call *const call = state;
    call->was_verified = call->n_verified == op->module->n_changes;
    sdyi_watch_before(&call->watch, step, op);
}

/* Verification after a pass, if it has changed the module. */
static sdyrt_status verify_after(run_call *call, sdyi_op *op) {
    if (call->options.unverified || call->n_verified == op->module->n_changes)
        return SDYRT_OK;
    SDYI_TRY(sdyi_verify(op));
    if (call->was_verified) /* all outside of `op` was verified before */
        call->n_verified = op->module->n_changes;
    return SDYRT_OK;
}

static sdyrt_status after_pass(void *state, const sdyi_pass_step *step,
                               sdyi_op *op, sdyrt_status status) {
    run_call *const call = state;
    if (status == SDYRT_OK)
        status = verify_after(call, op);
    if (status == SDYRT_OK && call->is_checked)
        status = check_after(call, step);
    return sdyi_watch_after(&call->watch, step, op, status);
}

static sdyrt_status run_pipeline(void *arguments) {
    run_call *const call = arguments;
    sdyi_module *const module = &call->program->module;
    const sdyi_pipeline_watch watch = {call, before_pass, after_pass};
    sdyi_pass_step *pipeline = NULL;
    if (!call->program->is_verified)
        SDYI_TRY(sdyi_program_verify(call->program));
    call->n_verified = module->n_changes;
    SDYI_TRY(sdyi_pipeline_read(module->pool, call->text, &pipeline));
    sdyi_watch_pipeline(&call->watch, module->op, pipeline);
    const sdyrt_status status = sdyi_pipeline_run(pipeline, module->op, &watch);
    sdyi_watch_times(&call->watch, module->pool, pipeline);
    return status;
}

sdyrt_status sdyrt_program_run_pipeline(sdyrt_program *program,
                                        const char *pipeline,
                                        const sdyrt_run_options *options) {
    SDYI_NOT_NULL(program);
    SDYI_NOT_NULL(pipeline);
    if (options != NULL)
        SDYI_STRUCT(options);
    if (options != NULL && options->how != NULL)
        SDYI_STRUCT(options->how);
    sdyi_pool *const pool = &program->owner->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const char *const check = getenv("SDYRT_PROGRAM_CHECK");
    run_call call = {.program = program,
                     .text = pipeline,
                     .is_checked = check != NULL && strcmp(check, "1") == 0};
    if (options != NULL)
        call.options = *options;
    call.watch.options = &call.options;
    call.watch.zone = &program->lent;
    sdyi_take_back(program);
    const sdyrt_status status =
        sdyi_finish(program->owner, sdyi_guarded(pool, run_pipeline, &call));
    program->is_verified = program->is_verified && status == SDYRT_OK;
    sdyi_module_free(&call.read_back);
    program->module.listener = NULL; /* left by a driver that ran out of
                                        memory */
    sdyi_zone_reset(&pool->scratch, mark);
    return status;
}
