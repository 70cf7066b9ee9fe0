/* The public functions. Each runs under the guard that zones jump to when
 * memory runs out: code below this file does not check for it. */
#include "program/internal.h"
#include <sdyrt/version.h>

#include "program/ir/verify.h"
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

sdyrt_status sdyi_program_verify(sdyrt_program *program) {
    program->is_verified = false;
    SDYI_TRY(sdyi_verify(program->module.op));
    program->is_verified = true;
    return SDYRT_OK;
}

static sdyrt_status parse(void *arguments) {
    const parse_call *const call = arguments;
    sdyi_module *const module = &call->program->module;
    SDYI_TRY(sdyi_parse(module, &call->program->source, call->allows_unknown));
    return call->is_unverified ? SDYRT_OK : sdyi_program_verify(call->program);
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

static sdyrt_status verify(void *program) {
    return sdyi_program_verify(program);
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
