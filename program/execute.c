/* The public functions that compile and run programs. */
#include <sdyrt/execute.h>

#include "program/dialects/func/call.h"
#include "program/execute/compile.h"
#include "program/internal.h"
#include "program/ir/verify.h"

#include <stdlib.h>
#include <string.h>

struct sdyrt_executable {
    sdyi_zone zone;
    sdyi_thunks thunks;
    const sdyi_slot *slots;
    const int *args, *results; /* slots */
    int n_slots, n_args, n_results, n_thunks;
    size_t arena_bytes;
};

struct sdyrt_executor {
    const sdyrt_executable *executable;
    sdyi_frame frame;
    atomic_bool is_stopped;
    char *arena;
};

/* -- compiling ------------------------------------------------------------- */

typedef struct compile_call {
    sdyrt_program *program;
    sdyrt_executable *made;
} compile_call;

static sdyrt_status compile_function(sdyi_compiler *c, const sdyi_op *function,
                                     sdyrt_executable *made) {
    const sdyi_block *const body = function->regions[0].first;
    if (body == NULL)
        return sdyi_refuse(function, "a function without a body");
    int *const args = SDYI_NEW(c->zone, int, body->n_args + 1);
    for (int i = 0; i < body->n_args; i++) {
        sdyi_shape shape;
        SDYI_TRY(sdyi_shape_of(function, body->args[i]->type, &shape));
        if (!sdyi_type_is(body->args[i]->type, SDYI_TYPE_TENSOR))
            return sdyi_refuse(function, "an argument that is no tensor");
        args[i] = sdyi_slot_given(c, &shape);
        sdyi_slot_bind(c, body->args[i], args[i]);
    }
    made->args = args;
    made->n_args = body->n_args;
    SDYI_TRY(sdyi_compile_block(c, body, &made->thunks, &made->results,
                                &made->n_results));
    sdyi_fuse(c, &made->thunks);
    for (int i = 0; i < made->n_results; i++)
        if (!sdyi_type_is(sdyi_operand(body->last, i)->type, SDYI_TYPE_TENSOR))
            return sdyi_refuse(body->last, "a result that is no tensor");
    return SDYRT_OK;
}

static sdyrt_status compile(void *arguments) {
    const compile_call *const call = arguments;
    sdyi_module *const module = &call->program->module;
    sdyrt_executable *const made = call->made;
    if (!call->program->is_verified)
        SDYI_TRY(sdyi_verify(module->op));
    sdyi_op *function = NULL;
    SDYI_TRY(sdyi_find_main(module->op, &function));
    if (function == NULL)
        return SDYRT_OK;
    sdyi_zone *const scratch = &module->pool->scratch;
    sdyi_compiler c = {.pool = module->pool,
                       .zone = &made->zone,
                       .slot_of = SDYI_NEW(scratch, int, module->n_values + 1),
                       .locate = sdyi_locate};
    sdyi_symbols_start(&c.symbols, module->op, scratch);
    SDYI_TRY(compile_function(&c, function, made));
    sdyi_slots_end(&c);
    made->arena_bytes = sdyi_arena_place(c.slots, c.n_slots, scratch);
    made->slots = c.slots;
    made->n_slots = c.n_slots;
    made->n_thunks = c.n_thunks;
    return SDYRT_OK;
}

sdyrt_status sdyrt_program_compile(sdyrt_program *program,
                                   sdyrt_executable **executable) {
    SDYI_NOT_NULL(program);
    SDYI_NOT_NULL(executable);
    sdyi_pool *const pool = &program->owner->pool;
    sdyrt_executable *const made = calloc(1, sizeof *made);
    if (made == NULL)
        return SDYI_NO_MEMORY(sizeof *made);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyi_zone_start(&made->zone, &pool->guard);
    compile_call call = {program, made};
    const sdyrt_status status =
        sdyi_finish(program->owner, sdyi_guarded(pool, compile, &call));
    sdyi_zone_reset(&pool->scratch, mark);
    if (status != SDYRT_OK) {
        sdyrt_executable_destroy(made);
        return status;
    }
    *executable = made;
    return SDYRT_OK;
}

void sdyrt_executable_destroy(sdyrt_executable *executable) {
    if (executable == NULL)
        return;
    sdyi_zone_free(&executable->zone);
    free(executable);
}

/* -- asking ---------------------------------------------------------------- */

sdyrt_status sdyrt_executable_info_get(const sdyrt_executable *executable,
                                       sdyrt_executable_info *info) {
    SDYI_NOT_NULL(executable);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    *info = (sdyrt_executable_info){.struct_bytes = sizeof *info,
                                    .n_arguments = executable->n_args,
                                    .n_results = executable->n_results,
                                    .n_steps = executable->n_thunks,
                                    .arena_bytes = executable->arena_bytes};
    return SDYRT_OK;
}

static sdyrt_status get_type(const char *caller,
                             const sdyrt_executable *executable,
                             const int *slots, int n, int i, sdyrt_type *type) {
    if (executable == NULL || type == NULL)
        return sdyi_fail_null(caller,
                              executable == NULL ? "executable" : "type");
    if (i < 0 || i >= n)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: there are %d, and none of number %d", caller, n,
                         i);
    const sdyi_shape *const shape = &executable->slots[slots[i]].shape;
    *type = (sdyrt_type){.dtype = shape->dtype, .rank = shape->rank};
    memcpy(type->dims, shape->dims, sizeof type->dims);
    return SDYRT_OK;
}

sdyrt_status sdyrt_executable_argument(const sdyrt_executable *executable,
                                       int i, sdyrt_type *type) {
    return get_type(__func__, executable,
                    executable == NULL ? NULL : executable->args,
                    executable == NULL ? 0 : executable->n_args, i, type);
}

sdyrt_status sdyrt_executable_result(const sdyrt_executable *executable, int i,
                                     sdyrt_type *type) {
    return get_type(__func__, executable,
                    executable == NULL ? NULL : executable->results,
                    executable == NULL ? 0 : executable->n_results, i, type);
}

/* -- running --------------------------------------------------------------- */

sdyrt_status sdyrt_executor_create(const sdyrt_executable *executable,
                                   sdyrt_executor **executor) {
    SDYI_NOT_NULL(executable);
    SDYI_NOT_NULL(executor);
    const size_t n = (size_t)executable->n_slots;
    sdyrt_executor *const made = calloc(1, sizeof *made);
    void **const data = calloc(n + 1, sizeof *data);
    char *const arena = aligned_alloc(64, executable->arena_bytes + 64);
    if (made == NULL || data == NULL || arena == NULL) {
        free(made);
        free((void *)data);
        free(arena);
        return SDYI_NO_MEMORY(executable->arena_bytes);
    }
    *made = (sdyrt_executor){.executable = executable, .arena = arena};
    atomic_init(&made->is_stopped, false);
    made->frame = (sdyi_frame){.data = data, .is_stopped = &made->is_stopped};
    for (size_t i = 0; i < n; i++) {
        const sdyi_slot *const slot = &executable->slots[i];
        data[i] = slot->constant != NULL ? (void *)slot->constant
                  : slot->is_in_arena    ? arena + slot->offset
                                         : NULL;
    }
    *executor = made;
    return SDYRT_OK;
}

void sdyrt_executor_destroy(sdyrt_executor *executor) {
    if (executor == NULL)
        return;
    free((void *)executor->frame.data);
    free(executor->arena);
    free(executor);
}

static sdyrt_status check_buffers(const sdyrt_executable *e, const int *slots,
                                  int n, const void *const *buffers,
                                  const char *what) {
    for (int i = 0; i < n; i++)
        if (e->slots[slots[i]].shape.bytes > 0 &&
            (buffers == NULL || buffers[i] == NULL))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_NULL,
                             "sdyrt_executor_run: %s %d is NULL", what, i);
    return SDYRT_OK;
}

sdyrt_status sdyrt_executor_run(sdyrt_executor *executor,
                                const void *const *arguments,
                                void *const *results) {
    SDYI_NOT_NULL(executor);
    const sdyrt_executable *const e = executor->executable;
    const sdyi_frame *const frame = &executor->frame;
    SDYI_TRY(check_buffers(e, e->args, e->n_args, arguments, "argument"));
    SDYI_TRY(check_buffers(e, e->results, e->n_results,
                           (const void *const *)results, "result"));
    for (int i = 0; i < e->n_args; i++)
        frame->data[e->args[i]] = (void *)arguments[i];
    const sdyrt_status status = sdyi_thunks_run(&e->thunks, frame);
    atomic_store(&executor->is_stopped, false);
    for (int i = 0; i < e->n_results && status == SDYRT_OK; i++) {
        const size_t bytes = e->slots[e->results[i]].shape.bytes;
        if (bytes > 0)
            memcpy(results[i], frame->data[e->results[i]], bytes);
    }
    return status;
}

void sdyrt_executor_stop(sdyrt_executor *executor) {
    atomic_store(&executor->is_stopped, true);
}
