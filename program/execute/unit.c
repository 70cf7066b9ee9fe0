/* Compiling a function to a unit, and running it in a memory of its own. */
#include "program/execute/unit.h"

#include "program/execute/execute.h"
#include "program/execute/tests.h"
#include "program/ir/extension.h"

#include <stdlib.h>
#include <string.h>

/* -- compiling ------------------------------------------------------------- */

static sdyrt_status compile_function(sdyi_compiler *c, const sdyi_op *function,
                                     sdyi_unit *unit) {
    const sdyi_block *const body = function->regions[0].first;
    if (body == NULL)
        return sdyi_refuse(function, "a function without a body");
    int *const args = SDYI_NEW(c->zone, int, body->n_args + 1);
    for (int i = 0; i < body->n_args; i++) {
        sdyi_shape shape;
        SDYI_TRY(sdyi_shape_of(function, body->args[i]->type, &shape));
        if (!sdyi_has_buffer(body->args[i]->type))
            return sdyi_refuse(function,
                               "an argument that is no tensor and no number");
        args[i] = sdyi_slot_given(c, &shape);
        sdyi_slot_bind(c, body->args[i], args[i]);
    }
    unit->args = args;
    unit->n_args = body->n_args;
    SDYI_TRY(sdyi_compile_block(c, body, &unit->thunks, &unit->results,
                                &unit->n_results));
    sdyi_fuse(c, &unit->thunks);
    return SDYRT_OK;
}

/* Let the caller's result buffers replace buffers of the arena that are exactly
 * one result. Results in a buffer of a loop or an argument are copied at the
 * end of a run. */
static void place_results(sdyi_compiler *c, sdyi_unit *unit) {
    int *const homes = SDYI_NEW(c->zone, int, unit->n_results + 1);
    for (int i = 0; i < unit->n_results; i++) {
        const int result = unit->results[i], root = sdyi_slot_root(c, result);
        sdyi_slot *const home = &c->slots[root];
        homes[i] = -1;
        if (!home->is_in_arena ||
            home->shape->bytes != c->slots[result].shape->bytes)
            continue;
        home->is_in_arena = false;
        homes[i] = root;
    }
    unit->homes = homes;
}

sdyrt_status sdyi_unit_compile(const sdyi_compiler *like,
                               const sdyi_op *function, sdyi_unit *unit) {
    sdyi_zone *const scratch = &like->pool->scratch;
    sdyi_compiler c = {
        .pool = like->pool,
        .zone = like->zone,
        .shapes = {.zone = like->zone},
        .symbols = like->symbols,
        .kept = like->kept,
        .slot_of = SDYI_NEW(scratch, int, function->module->n_values + 1),
        .is_process = like->is_process,
        .rounds_steps = like->rounds_steps,
        .targets = like->targets,
        .n_targets = like->n_targets,
        .locate = like->locate};
    const sdyi_tests *const tests = sdyi_tests_known();
    if (tests != NULL)
        SDYI_TRY(tests->start(&c, function->module->op, &unit->thunks));
    SDYI_TRY(compile_function(&c, function, unit));
    sdyi_slots_end(&c);
    place_results(&c, unit);
    unit->arena_bytes = sdyi_arena_place(c.slots, c.n_slots, scratch);
    unit->most_bytes = c.most_bytes;
    if (c.largest != NULL)
        unit->largest = sdyi_origin_of(&c, c.largest);
    unit->slots = c.slots;
    unit->n_slots = c.n_slots;
    unit->n_thunks = c.n_thunks;
    unit->comms = c.comms;
    unit->n_comms = c.n_comms;
    unit->has_partitions = c.has_partitions;
    return SDYRT_OK;
}

/* -- tests ----------------------------------------------------------------- */

const sdyi_tests *sdyi_tests_known(void) {
    const sdyi_extension *e;
    for (int i = 0; (e = sdyi_extension_at(i)) != NULL; i++)
        if (e->tests != NULL)
            return e->tests;
    return NULL;
}

sdyrt_status sdyi_execute_message(sdyi_compiler *c, const sdyi_op *op) {
    return c->is_process ? sdyi_tests_known()->compile_message(c, op)
                         : sdyi_refuse(op, "it runs in a function of "
                                           "interpreter.run_parallel alone");
}

/* -- running --------------------------------------------------------------- */

/* NO_MEMORY, at the op with the largest buffer. */
static sdyrt_status fail_memory(const sdyi_unit *unit) {
    const sdyi_origin *const at = &unit->largest;
    if (at->file == NULL)
        return SDYI_NO_MEMORY(unit->arena_bytes);
    return sdyi_fail(SDYRT_MEMORY, SDYRT_KIND_NO_MEMORY,
                     "no memory for the %zu bytes of a run; the most, %zu, are "
                     "for %s:%d:%d: '%s' op",
                     unit->arena_bytes, unit->most_bytes, at->file, at->line,
                     at->column, at->op);
}

sdyrt_status sdyi_memory_make(const sdyi_unit *unit, sdyi_memory *memory) {
    const size_t n = (size_t)unit->n_slots;
    *memory = (sdyi_memory){
        .unit = unit,
        .data = calloc(n + 1, sizeof(void *)),
        .arena = aligned_alloc(64, unit->arena_bytes + 64),
    };
    if (memory->data == NULL || memory->arena == NULL)
        return fail_memory(unit);
    for (size_t i = 0; i < n; i++) {
        const sdyi_slot *const slot = &unit->slots[i];
        memory->data[i] = slot->constant != NULL ? (void *)slot->constant
                          : slot->is_in_arena    ? memory->arena + slot->offset
                                                 : NULL;
    }
    return SDYRT_OK;
}

void sdyi_memory_free(sdyi_memory *memory) {
    free((void *)memory->data);
    free(memory->arena);
    *memory = (sdyi_memory){.unit = NULL};
}

sdyrt_status sdyi_memory_run(const sdyi_memory *memory,
                             const atomic_bool *is_stopped,
                             const struct sdyi_rank *rank,
                             const void *const *arguments,
                             void *const *results) {
    const sdyi_unit *const unit = memory->unit;
    const sdyi_frame frame = {memory->data, is_stopped, rank};
    for (int i = 0; i < unit->n_args; i++)
        memory->data[unit->args[i]] = (void *)arguments[i];
    for (int i = 0; i < unit->n_results; i++)
        if (unit->homes[i] >= 0)
            memory->data[unit->homes[i]] = results[i];
    SDYI_TRY(sdyi_thunks_run(&unit->thunks, &frame));
    for (int i = 0; i < unit->n_results; i++) {
        const size_t bytes = unit->slots[unit->results[i]].shape->bytes;
        if (bytes > 0 && memory->data[unit->results[i]] != results[i])
            memcpy(results[i], memory->data[unit->results[i]], bytes);
    }
    return SDYRT_OK;
}
