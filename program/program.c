/* The public functions. Each runs under the guard that zones jump to when
 * memory runs out: code below this file does not check for it. */
#include "program/internal.h"
#include <sdyrt/version.h>

#include "program/ir/verify.h"
#include "program/passes/watch.h"
#include "program/table.h"
#include "program/text/parser.h"
#include "program/text/print.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

sdyrt_status sdyi_guarded(sdyi_pool *pool,
                          sdyrt_status (*call)(void *arguments),
                          void *arguments) {
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    if (setjmp(pool->guard.target) == 0)
        return call(arguments);
    sdyi_parse_end(pool);
    sdyi_zone_reset(&pool->scratch, mark);
    return sdyi_fail_memory("sdyrt_program", pool->guard.bytes);
}

/* -- pools ----------------------------------------------------------------- */

static sdyrt_status start_pool(void *arguments) {
    sdyi_table_start(arguments);
    return SDYRT_OK;
}

sdyrt_status sdyrt_pool_create(sdyrt_pool **pool) {
    SDYI_NOT_NULL(pool);
    if (strcmp(sdyrt_version(), SDYRT_VERSION_STRING) != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_pool_create: libsdyrt is version %s, "
                         "libsdyrt_program %s",
                         sdyrt_version(), SDYRT_VERSION_STRING);
    sdyrt_pool *const made = calloc(1, sizeof *made);
    if (made == NULL)
        return SDYI_NO_MEMORY(sizeof *made);
    const sdyrt_status status =
        sdyi_guarded(&made->pool, start_pool, &made->pool);
    if (status != SDYRT_OK) {
        sdyrt_pool_destroy(made);
        return status;
    }
    *pool = made;
    return SDYRT_OK;
}

void sdyrt_pool_destroy(sdyrt_pool *pool) {
    if (pool == NULL)
        return;
    sdyi_pool_free(&pool->pool);
    free(pool);
}

void sdyrt_pool_set_handler(sdyrt_pool *pool, sdyrt_diagnostic_fn handler,
                            void *state) {
    pool->handler = handler;
    pool->state = state;
}

void sdyrt_pool_hide_ops(sdyrt_pool *pool, bool hide) {
    pool->hides_ops = hide;
}

const char *sdyrt_sdy_version_name(sdyrt_sdy_version version) {
    switch (version) {
    case SDYRT_SDY_NEWEST:
        return "newest";
    case SDYRT_SDY_JAXLIB_0_10_2:
        return "jaxlib-0.10.2";
    case SDYRT_SDY_VERSION_COUNT:
        break;
    }
    return NULL;
}

sdyrt_status sdyrt_pool_set_sdy_version(sdyrt_pool *pool,
                                        sdyrt_sdy_version version) {
    SDYI_NOT_NULL(pool);
    if (sdyrt_sdy_version_name(version) == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_pool_set_sdy_version: there is no version %d",
                         (int)version);
    pool->pool.sdy_version = version;
    return SDYRT_OK;
}

/* -- programs -------------------------------------------------------------- */

typedef struct parse_call {
    sdyrt_program *program;
    bool allows_unknown;
    bool is_unverified;
} parse_call;

static sdyrt_status verify(void *arguments) {
    sdyrt_program *const program = arguments;
    program->is_verified = false;
    SDYI_TRY(sdyi_verify(program->module.op));
    program->is_verified = true;
    return SDYRT_OK;
}

static sdyrt_status parse(void *arguments) {
    const parse_call *const call = arguments;
    sdyi_module *const module = &call->program->module;
    SDYI_TRY(sdyi_parse(module, &call->program->source, call->allows_unknown));
    return call->is_unverified ? SDYRT_OK : verify(call->program);
}

sdyrt_status sdyrt_program_parse(sdyrt_pool *pool, const sdyrt_source *source,
                                 sdyrt_program **program) {
    SDYI_NOT_NULL(pool);
    SDYI_NOT_NULL(source);
    SDYI_STRUCT(source);
    SDYI_NOT_NULL(source->text);
    SDYI_NOT_NULL(program);
    sdyrt_program *const made = calloc(1, sizeof *made);
    if (made == NULL)
        return SDYI_NO_MEMORY(sizeof *made);
    made->owner = pool;
    made->source = (sdyi_source){
        .name = source->name == NULL ? "-" : source->name,
        .text = source->text,
        .bytes = source->bytes,
        .first_line = source->first_line == 0 ? 1 : source->first_line,
        .is_bare = source->bare};
    sdyi_module_start(&made->module, &pool->pool);
    sdyi_zone_start(&made->lent, &pool->pool.guard);
    parse_call call = {made, source->allow_unknown_ops, source->unverified};
    const sdyrt_status status =
        sdyi_finish(pool, sdyi_guarded(&pool->pool, parse, &call));
    if (status != SDYRT_OK) {
        sdyrt_program_destroy(made);
        return status;
    }
    *program = made;
    return SDYRT_OK;
}

sdyrt_status sdyrt_program_verify(sdyrt_program *program) {
    SDYI_NOT_NULL(program);
    sdyrt_pool *const pool = program->owner;
    return sdyi_finish(pool, sdyi_guarded(&pool->pool, verify, program));
}

void sdyrt_program_destroy(sdyrt_program *program) {
    if (program == NULL)
        return;
    sdyi_zone_free(&program->lent);
    sdyi_module_free(&program->module);
    free(program);
}

typedef struct print_call {
    const sdyrt_program *program;
    sdyi_print_options options;
    sdyrt_write_fn write;
    void *state;
} print_call;

/* The custom form assumes a valid program: as in MLIR, one that does not verify
 * is printed in generic form. */
static sdyrt_status print(void *arguments) {
    print_call *const call = arguments;
    sdyi_op *const op = call->program->module.op;
    if (!call->program->is_verified && !call->options.is_generic) {
        call->options.is_generic = sdyi_verify(op) != SDYRT_OK;
        sdyi_sink_start(&op->module->pool->sink);
    }
    return sdyi_print_op(op, &call->options, call->write, call->state)
               ? SDYRT_OK
               : sdyi_fail(SDYRT_BACKEND, SDYRT_KIND_SYSTEM,
                           "sdyrt_program_print: 'write' wanted no more");
}

sdyrt_status sdyrt_program_print(const sdyrt_program *program,
                                 const sdyrt_program_print_options *options,
                                 sdyrt_write_fn write, void *state) {
    SDYI_NOT_NULL(program);
    SDYI_NOT_NULL(write);
    if (options != NULL)
        SDYI_STRUCT(options);
    print_call call = {.program = program,
                       .options = sdyi_print_options_of(options),
                       .write = write,
                       .state = state};
    return sdyi_guarded(&program->owner->pool, print, &call);
}

const char *sdyrt_known_op(int number) {
    return sdyi_table_name(number);
}

/* -- passes ---------------------------------------------------------------- */

static const sdyi_pass *pass_at(int number) {
    int n = 0;
    while (sdyi_passes[n] != NULL)
        n++;
    return number < 0 || number >= n ? NULL : sdyi_passes[number];
}

bool sdyrt_pass_get(int number, sdyrt_pass *pass) {
    const sdyi_pass *const p = pass_at(number);
    if (p == NULL || pass->struct_bytes != sizeof *pass)
        return false;
    int n = 0;
    while (p->options != NULL && p->options[n].name != NULL)
        n++;
    *pass =
        (sdyrt_pass){sizeof *pass, p->name, p->summary, sdyi_pass_anchor(p), n};
    return true;
}

bool sdyrt_pass_get_option(int number, int option, sdyrt_pass_option *found) {
    static const char *const kinds[] = {
        [SDYI_OPTION_BOOL] = "bool", [SDYI_OPTION_INT] = "int",
        [SDYI_OPTION_UINT] = "uint", [SDYI_OPTION_STRING] = "string",
        [SDYI_OPTION_WORD] = "word", [SDYI_OPTION_STRINGS] = "strings"};
    sdyrt_pass pass = SDYRT_PASS_INIT;
    if (!sdyrt_pass_get(number, &pass) || option < 0 ||
        option >= pass.n_options || found->struct_bytes != sizeof *found)
        return false;
    const sdyi_pass_option *const o = &sdyi_passes[number]->options[option];
    *found = (sdyrt_pass_option){sizeof *found, o->name, kinds[o->kind],
                                 o->fallback, o->summary};
    return true;
}

typedef struct run_call {
    sdyrt_program *program;
    const char *text;
    sdyrt_run_options options;
    bool is_checked;
    uint64_t n_verified;   /* n_changes of the module when last verified */
    bool was_verified;     /* state at the start of the pass */
    sdyi_module read_back; /* checks: the printed text, parsed again, */
    sdyi_source printed;   /* and where its errors point to until told */
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
        SDYI_TRY(verify(call->program));
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
