/* Loading: the program of each device of a mesh, made from the global
 * program. */
#include <sdyrt/execute.h>

#include "program/dialects/func/call.h"
#include "program/grids.h"
#include "program/ir/clone.h"
#include "program/ir/verify.h"
#include "program/ir/walk.h"
#include "program/partition/partition.h"
#include "program/parts.h"
#include "program/rows/op_kind.h"

#include <stdio.h>
#include <stdlib.h>

typedef struct prepare_call {
    sdyrt_program *program;
    int n_ranks;
    const sdyi_op *op; /* op being checked */
    sdyrt_status status;
} prepare_call;

/* Error at the mesh op or, for an inline mesh, at the op with the sharding. */
static sdyrt_status refuse_mesh(const prepare_call *c, const char *name,
                                const char *what) {
    const sdyrt_operation *const mesh =
        name == NULL ? NULL : sdyrt_program_lookup(c->program, name);
    const bool is_one = c->n_ranks == 1;
    (void)sdyi_fail(
        SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE, "%s%s %s, and there %s %d %s",
        name == NULL ? "" : "@", name == NULL ? "its mesh" : name, what,
        is_one ? "is" : "are", c->n_ranks, is_one ? "rank" : "ranks");
    return sdyi_error_again(c->program->module.pool,
                            mesh == NULL ? c->op : sdyi_part_op(mesh), "");
}

/* Devices are ranks: a mesh in use must have as many; the device of a maximal
 * mesh is one of them. */
static void check_mesh(void *state, const sdyi_attr *attr) {
    prepare_call *const c = state;
    if (attr->kind != SDYI_ATTR_SHARDING || c->status != SDYRT_OK)
        return;
    const sdyrt_mesh *const mesh = sdyi_program_mesh_of(c->program, attr);
    const char *const name =
        sdyrt_sharding_mesh_name(sdyi_attr_get_sharding(attr));
    if (mesh == NULL || sdyrt_mesh_is_empty(mesh))
        return;
    char what[64] = "";
    int64_t n = sdyrt_mesh_device_count(mesh);
    if (!sdyrt_mesh_is_maximal(mesh) && n != c->n_ranks)
        (void)snprintf(what, sizeof what, "has %lld %s", (long long)n,
                       n == 1 ? "device" : "devices");
    else if (sdyrt_mesh_is_maximal(mesh) &&
             sdyrt_mesh_device_at(mesh, 0, &n) == SDYRT_OK && n >= c->n_ranks)
        (void)snprintf(what, sizeof what, "is device %lld", (long long)n);
    if (*what != '\0')
        c->status = refuse_mesh(c, name, what);
}

static sdyi_walk check_op(void *state, sdyi_op *op) {
    prepare_call *const c = state;
    c->op = op;
    sdyi_references(op, check_mesh, c);
    return c->status == SDYRT_OK ? SDYI_WALK_ON : SDYI_WALK_STOP;
}

/* The entry function becomes public, even if the program has it private. */
static sdyrt_status prepare(void *arguments) {
    prepare_call *const c = arguments;
    sdyi_op *function = NULL;
    SDYI_TRY(sdyi_find_main(c->program->module.op, &function));
    (void)sdyi_walk_pre(c->program->module.op, check_op, c);
    if (c->status == SDYRT_OK && function != NULL)
        sdyi_op_set_attr(function, SDYI_NAME_SYM_VISIBILITY, NULL);
    return c->status;
}

bool sdyrt_program_is_of_device(const sdyrt_program *program) {
    const sdyrt_operation *const named = sdyrt_program_lookup(program, "main");
    const sdyi_op *const main =
        (const sdyi_op *)(named != NULL
                              ? named
                              : sdyrt_program_next_function(program, NULL));
    return main != NULL && (sdyi_find_tile(main, SDYI_NAME_ARG_ATTRS) >= 0 ||
                            sdyi_find_tile(main, SDYI_NAME_RES_ATTRS) >= 0);
}

static sdyrt_status cut_annotated(void *arguments) {
    const prepare_call *const c = arguments;
    return sdyi_grid_programs_known()->cut(&c->program->module, c->n_ranks);
}

/* The kinds of programs that ranks get. */
typedef enum load_mode {
    LOAD_MESH,  /* partitioned, for each device of a mesh */
    LOAD_ALIKE, /* the same for all ranks */
    LOAD_SIZES  /* the same but for dynamic sizes */
} load_mode;

/* Propagates shardings, or partitions an annotated program. */
static sdyrt_status spread(sdyrt_program *program, int n_ranks,
                           load_mode *mode) {
    prepare_call call = {.program = program, .n_ranks = n_ranks};
    sdyi_pool *const pool = &program->owner->pool;
    const bool is_annotated = sdyrt_program_is_annotated(program);
    if (!is_annotated && sdyrt_program_device_count(program) == 0 &&
        sdyrt_program_has_open_sizes(program)) {
        *mode = LOAD_SIZES;
        return SDYRT_OK;
    }
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyrt_status status = sdyi_finish(
        program->owner,
        sdyi_guarded(pool, is_annotated ? cut_annotated : prepare, &call));
    sdyi_zone_reset(&pool->scratch, mark);
    SDYI_TRY(status);
    *mode = !is_annotated                           ? LOAD_MESH
            : sdyrt_program_has_open_sizes(program) ? LOAD_SIZES
                                                    : LOAD_ALIKE;
    return is_annotated ? SDYRT_OK : sdyrt_program_propagate(program, NULL);
}

/* -- one device ------------------------------------------------------------ */

typedef struct load_call {
    sdyrt_program *program;
    sdyi_partition_options options;
    const sdyrt_compile_options *compile; /* NULL: default options */
    const sdyi_op *opened;                /* of sdyi_compile */
    int n_ranks;
    load_mode mode;
    bool keeps; /* the global program, and partition a copy */
} load_call;

static sdyrt_status cut(void *arguments) {
    const load_call *const call = arguments;
    sdyi_module *const module = &call->program->module;
    if (call->keeps) {
        sdyi_side_table map = sdyi_side_table_of(&module->pool->scratch);
        module->op = sdyi_op_clone(module->op, &map);
    }
    if (call->mode == LOAD_SIZES)
        return sdyi_grid_programs_known()->set_rank(
            module, (int)call->options.device, call->n_ranks);
    if (call->mode == LOAD_MESH)
        SDYI_TRY(sdyi_partition(module, &call->options));
    return sdyi_verify(module->op);
}

static sdyrt_status cut_and_compile(load_call *call,
                                    sdyrt_executable **executable) {
    sdyi_pool *const pool = &call->program->owner->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyrt_status status =
        sdyi_finish(call->program->owner, sdyi_guarded(pool, cut, call));
    sdyi_zone_reset(&pool->scratch, mark);
    return status == SDYRT_OK ? sdyi_compile(call->program, call->compile,
                                             call->opened, executable)
                              : status;
}

/* The copy of the program is freed after compilation, and the module
 * restored. */
static sdyrt_status load_copy(load_call *call, sdyrt_executable **executable) {
    sdyi_module *const module = &call->program->module;
    const sdyi_module kept = *module;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&module->zone);
    const sdyrt_status status = cut_and_compile(call, executable);
    sdyi_zone_reset(&module->zone, mark);
    *module = kept;
    module->seen =
        sdyi_side_table_of(&module->zone); /* the old entries are meshes
                                                     of the copy */
    module->seen_table = NULL;
    return status;
}

sdyrt_status sdyi_compile_opened(sdyrt_program *program,
                                 const sdyrt_compile_options *options,
                                 const sdyi_op *opened,
                                 sdyrt_executable **executable) {
    load_call call = {.program = program,
                      .options = {.is_whole = true},
                      .compile = options,
                      .opened = opened,
                      .keeps = true};
    return load_copy(&call, executable);
}

sdyrt_status sdyrt_program_load_with(sdyrt_program *program, int rank,
                                     int n_ranks,
                                     const sdyrt_compile_options *options,
                                     sdyrt_executable **executable) {
    SDYI_NOT_NULL(program);
    SDYI_NOT_NULL(executable);
    if (rank < 0 || rank >= n_ranks)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_program_load: there is no rank %d of %d", rank,
                         n_ranks);
    load_call call = {.program = program,
                      .options = {.device = rank},
                      .compile = options,
                      .n_ranks = n_ranks};
    SDYI_TRY(spread(program, n_ranks, &call.mode));
    sdyi_take_back(program);
    return cut_and_compile(&call, executable);
}

sdyrt_status sdyrt_program_load(sdyrt_program *program, int rank, int n_ranks,
                                sdyrt_executable **executable) {
    return sdyrt_program_load_with(program, rank, n_ranks, NULL, executable);
}

/* -- all devices ----------------------------------------------------------- */

static sdyrt_status load_all(load_call *call, sdyrt_executable **executables) {
    const sdyi_partition_options *const o = &call->options;
    for (int i = 0; i < o->n_devices; i++) {
        sdyrt_executable *made = NULL;
        if (executables[i] != NULL)
            continue;
        call->options.device = i;
        SDYI_TRY(load_copy(call, &made));
        executables[i] = made;
        for (int k = i + 1; k < o->n_devices; k++)
            if (executables[k] == NULL && o->is_alike[k])
                executables[k] = sdyi_executable_share(made);
    }
    return SDYRT_OK;
}

sdyrt_status sdyrt_program_load_all_with(sdyrt_program *program, int n_ranks,
                                         const sdyrt_compile_options *options,
                                         sdyrt_executable **executables) {
    SDYI_NOT_NULL(program);
    SDYI_NOT_NULL(executables);
    if (n_ranks < 1)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_program_load_all: %d ranks", n_ranks);
    load_mode mode;
    SDYI_TRY(spread(program, n_ranks, &mode));
    sdyi_take_back(program);
    bool *const is_alike = calloc((size_t)n_ranks, sizeof *is_alike);
    if (is_alike == NULL)
        return SDYI_NO_MEMORY((size_t)n_ranks);
    load_call call = {.program = program,
                      .options = {.is_alike = is_alike, .n_devices = n_ranks},
                      .compile = options,
                      .n_ranks = n_ranks,
                      .mode = mode,
                      .keeps = true};
    for (int i = 0; i < n_ranks; i++) {
        executables[i] = NULL;
        is_alike[i] = mode == LOAD_ALIKE;
    }
    const sdyrt_status status = load_all(&call, executables);
    for (int i = 0; i < n_ranks && status != SDYRT_OK; i++) {
        sdyrt_executable_destroy(executables[i]);
        executables[i] = NULL;
    }
    free(is_alike);
    return status;
}

sdyrt_status sdyrt_program_load_all(sdyrt_program *program, int n_ranks,
                                    sdyrt_executable **executables) {
    return sdyrt_program_load_all_with(program, n_ranks, NULL, executables);
}
