/* The public functions that compile and run programs. */
#include <sdyrt/execute.h>

#include "base/clock.h"
#include "program/dialects/func/call.h"
#include "program/dialects/sdy/sdy.h"
#include "program/execute/comm.h"
#include "program/execute/sides.h"
#include "program/execute/tests.h"
#include "program/execute/threads.h"
#include "program/internal.h"
#include "program/ir/verify.h"
#include "program/ir/walk.h"
#include "program/partition/partition.h"
#include "program/rows/op_kind.h"
#include "program/text/print.h"

#include <stdlib.h>
#include <string.h>

struct sdyrt_executable {
    atomic_int n_owners;
    sdyi_zone zone;
    sdyi_unit unit;
    sdyi_sides sides;
    sdyi_kept *kept;
    int replicas, partitions; /* from the module's attributes; 0: not given */
    sdyi_origin opened;       /* a manual computation of the program, */
    int64_t n_devices;        /* and the number of its devices; 0: there is
                                 none */
    uint64_t fingerprint;     /* of the program, equal on all devices */
};

struct sdyrt_executor {
    const sdyrt_executable *executable;
    sdyi_memory memory;
    sdyi_rank rank;
    sdyrt_context *own; /* the single rank's, if the caller gave none */
    atomic_bool is_stopped;
    int64_t n_runs;
    double seconds; /* total time of the runs */
};

/* -- compiling ------------------------------------------------------------- */

typedef struct compile_call {
    sdyrt_program *program;
    const sdyrt_compile_options *options;
    const sdyi_op *opened;
    sdyrt_executable *made;
} compile_call;

static const sdyrt_compile_options default_options = SDYRT_COMPILE_OPTIONS_INIT;

static sdyrt_status check_targets(const sdyrt_compile_options *o) {
    static const char caller[] = "sdyrt_program_compile_with";
    if (o->n_targets < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE, "%s: %d targets",
                         caller, o->n_targets);
    if (o->n_targets > 0 && o->targets == NULL)
        return sdyi_fail_null(caller, "targets");
    for (int i = 0; i < o->n_targets; i++) {
        const sdyrt_custom_target *const t = &o->targets[i];
        if (t->target == NULL || t->function == NULL)
            return sdyi_fail_null(caller, t->target == NULL
                                              ? "targets[..].target"
                                              : "targets[..].function");
        for (int k = 0; k < i; k++)
            if (strcmp(o->targets[k].target, t->target) == 0)
                return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                                 "%s: two functions for '%s'", caller,
                                 t->target);
    }
    return SDYRT_OK;
}

/* Arguments and results are buffers of the caller. */
static sdyrt_status check_argument(const sdyi_op *function, int i,
                                   const sdyi_type *type) {
    if (sdyi_type_is(type, SDYI_TYPE_TOKEN))
        return sdyi_refuse(
            function,
            "argument %d is a token, by which effects keep their order, such "
            "as those of jax.debug.print(.., ordered=True). "
            "--ignore-effects leaves it out where nothing else needs it",
            i);
    if (!sdyi_has_buffer(type))
        return sdyi_refuse(function, "argument %d is no tensor and no number",
                           i);
    if (sdyi_type_is(type, SDYI_TYPE_TENSOR) && !sdyi_type_is_static(type))
        return sdyi_refuse(
            function,
            "argument %d has a dynamic shape: %s. Lower the program, or export "
            "it, with sizes",
            i, sdyi_type_text(function->module->pool, type));
    return SDYRT_OK;
}

static sdyrt_status check_signature(const sdyi_op *function) {
    const sdyi_block *const body = function->regions[0].first;
    for (int i = 0; body != NULL && i < body->n_args; i++)
        SDYI_TRY(check_argument(function, i, body->args[i]->type));
    for (const sdyi_block *b = body; b != NULL; b = b->next)
        for (int i = 0; i < b->last->n_operands && b->last->n_successors == 0;
             i++)
            if (!sdyi_has_buffer(sdyi_operand(b->last, i)->type))
                return sdyi_refuse(b->last,
                                   "a result that is no tensor and no number");
    return SDYRT_OK;
}

/* A positive integer attribute that JAX sets on the module; 0: absent. */
static int module_int(const sdyi_op *module, sdyi_name name) {
    const sdyi_attr *const attr = sdyi_op_attr(module, name);
    return sdyi_attr_is(attr, SDYI_ATTR_INTEGER) && attr->cells[0].integer > 0
               ? (int)attr->cells[0].integer
               : 0;
}

static bool add_to_fingerprint(void *state, const char *text, size_t length) {
    uint64_t *const hash = state; /* FNV-1a */
    for (size_t i = 0; i < length; i++)
        *hash = (*hash ^ (unsigned char)text[i]) * UINT64_C(0x100000001b3);
    return true;
}

/* The common part of per-device programs: op names, and attributes of ops that
 * move data. */
typedef struct common {
    uint64_t hash;
    bool has_tiles;
    bool has_sizes; /* true: with sizes of one rank, so that code between
                       collectives is its own */
} common;

static sdyi_walk add_op(void *state, sdyi_op *op) {
    common *const c = state;
    const char *const name = sdyi_op_name(op);
    const sdyi_grid_execution *const grids = sdyi_grid_execution_known();
    const bool is_of_grid =
        c->has_sizes && grids != NULL && grids->is_between_ranks(op);
    if (c->has_sizes && !is_of_grid)
        return SDYI_WALK_ON;
    (void)add_to_fingerprint(&c->hash, name, strlen(name));
    if (op->row->kind != SDYI_OP_SDYRT_RESHARD && !is_of_grid)
        return SDYI_WALK_ON;
    c->has_tiles = true;
    for (int i = 0; op->row->attrs[i].name != NULL; i++) {
        const sdyi_attr *const attr = sdyi_op_attr(op, sdyi_attr_name(op, i));
        const char *const text =
            attr == NULL ? "" : sdyi_attr_text_of(op->module->pool, attr);
        (void)add_to_fingerprint(&c->hash, text, strlen(text));
    }
    return SDYI_WALK_ON;
}

/* A hash that must agree on all ranks: of the common part for per-device
 * programs, of the full text for programs with collectives, and else, cheaply,
 * of the ops' names. */
static uint64_t find_fingerprint(const sdyi_module *module,
                                 const sdyi_unit *unit,
                                 const sdyi_sides *sides) {
    uint64_t hash = UINT64_C(0xcbf29ce484222325);
    const sdyi_print_options options = {.is_generic = true};
    const bool has_sizes =
        sdyi_op_attr(module->op, SDYI_NAME_SDYRT_RANK) != NULL;
    common of_devices = {hash, has_sizes || sdyi_sides_have_tiles(sides),
                         has_sizes};
    (void)sdyi_walk_pre(module->op, add_op, &of_devices);
    if (of_devices.has_tiles)
        return of_devices.hash;
    if (unit->n_comms > 0)
        (void)sdyi_print_op(module->op, &options, add_to_fingerprint, &hash);
    else
        for (int i = 0; i < unit->thunks.n; i++) {
            const char *const name = unit->thunks.at[i].origin.op;
            (void)add_to_fingerprint(&hash, name, strlen(name));
        }
    return hash;
}

/* Note the place and the devices of a manual computation that is opened. */
static void note_opened(sdyi_compiler *c, const sdyi_op *op,
                        sdyrt_executable *made) {
    static const sdyi_name lists[] = {SDYI_NAME_IN_SHARDINGS,
                                      SDYI_NAME_OUT_SHARDINGS};
    for (int k = 0; op != NULL && k < 2 && made->n_devices == 0; k++) {
        const sdyi_attr *const list = sdyi_op_attr(op, lists[k]);
        for (int64_t i = 0; i < list->n && made->n_devices == 0; i++)
            made->n_devices =
                sdyrt_mesh_device_count(sdyi_mesh_at(op, list->cells[i].attr));
    }
    if (made->n_devices > 0)
        made->opened = sdyi_origin_of(c, op);
}

static sdyrt_status compile(void *arguments) {
    const compile_call *const call = arguments;
    sdyi_module *const module = &call->program->module;
    sdyrt_executable *const made = call->made;
    if (!call->program->is_verified)
        SDYI_TRY(sdyi_verify(module->op));
    made->replicas = module_int(module->op, SDYI_NAME_MHLO_NUM_REPLICAS);
    made->partitions = module_int(module->op, SDYI_NAME_MHLO_NUM_PARTITIONS);
    sdyi_op *function = NULL;
    SDYI_TRY(sdyi_find_main(module->op, &function));
    if (function == NULL)
        return sdyi_error(module->pool, module->op, "has no function to run");
    const sdyi_tests *const tests = sdyi_tests_known();
    sdyi_compiler c = {.pool = module->pool,
                       .zone = &made->zone,
                       .kept = &made->kept,
                       .targets = call->options->targets,
                       .n_targets = call->options->n_targets,
                       .rounds_steps =
                           tests != NULL && tests->are_in(module->op),
                       .locate = sdyi_locate};
    sdyi_symbols_start(&c.symbols, module->op, &module->pool->scratch);
    SDYI_TRY(check_signature(function));
    SDYI_TRY(sdyi_unit_compile(&c, function, &made->unit));
    SDYI_TRY(sdyi_sides_read(&c, function, &made->sides));
    note_opened(&c, call->opened, made);
    made->fingerprint = find_fingerprint(module, &made->unit, &made->sides);
    return SDYRT_OK;
}

sdyrt_status sdyi_compile(sdyrt_program *program,
                          const sdyrt_compile_options *options,
                          const sdyi_op *opened,
                          sdyrt_executable **executable) {
    if (options == NULL)
        options = &default_options;
    SDYI_STRUCT(options);
    SDYI_TRY(check_targets(options));
    SDYI_TRY(sdyi_threads_check());
    sdyi_pool *const pool = &program->owner->pool;
    sdyrt_executable *const made = calloc(1, sizeof *made);
    if (made == NULL)
        return SDYI_NO_MEMORY(sizeof *made);
    atomic_init(&made->n_owners, 1);
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    sdyi_zone_start(&made->zone, &pool->guard);
    compile_call call = {program, options, opened, made};
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

static sdyrt_status find_manual(void *arguments) {
    compile_call *const call = arguments;
    return sdyi_find_manual(&call->program->module, &call->opened);
}

sdyrt_status sdyrt_program_compile_with(sdyrt_program *program,
                                        const sdyrt_compile_options *options,
                                        sdyrt_executable **executable) {
    SDYI_NOT_NULL(program);
    SDYI_NOT_NULL(executable);
    if (!program->is_verified)
        SDYI_TRY(sdyrt_program_verify(program));
    compile_call call = {.program = program};
    sdyi_pool *const pool = &program->owner->pool;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyrt_status status =
        sdyi_finish(program->owner, sdyi_guarded(pool, find_manual, &call));
    sdyi_zone_reset(&pool->scratch, mark);
    SDYI_TRY(status);
    return call.opened == NULL
               ? sdyi_compile(program, options, NULL, executable)
               : sdyi_compile_opened(program, options, call.opened, executable);
}

sdyrt_status sdyrt_program_compile(sdyrt_program *program,
                                   sdyrt_executable **executable) {
    return sdyrt_program_compile_with(program, NULL, executable);
}

sdyrt_executable *sdyi_executable_share(sdyrt_executable *executable) {
    (void)atomic_fetch_add(&executable->n_owners, 1);
    return executable;
}

void sdyrt_executable_destroy(sdyrt_executable *executable) {
    if (executable == NULL || atomic_fetch_sub(&executable->n_owners, 1) > 1)
        return;
    for (const sdyi_kept *k = executable->kept; k != NULL; k = k->next)
        sdyrt_sharding_release(k->sharding);
    sdyi_zone_free(&executable->zone);
    free(executable);
}

/* -- queries --------------------------------------------------------------- */

sdyrt_status sdyrt_executable_info_get(const sdyrt_executable *executable,
                                       sdyrt_executable_info *info) {
    SDYI_NOT_NULL(executable);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    *info = (sdyrt_executable_info){.struct_bytes = sizeof *info,
                                    .n_arguments = executable->unit.n_args,
                                    .n_results = executable->unit.n_results,
                                    .n_steps = executable->unit.n_thunks,
                                    .arena_bytes = executable->unit.arena_bytes,
                                    .n_collectives = executable->unit.n_comms};
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
    const sdyi_shape *const shape = executable->unit.slots[slots[i]].shape;
    *type = (sdyrt_type){.dtype = shape->dtype, .rank = shape->rank};
    memcpy(type->dims, shape->dims, sizeof type->dims);
    return SDYRT_OK;
}

sdyrt_status sdyrt_executable_argument(const sdyrt_executable *executable,
                                       int i, sdyrt_type *type) {
    return get_type(__func__, executable,
                    executable == NULL ? NULL : executable->unit.args,
                    executable == NULL ? 0 : executable->unit.n_args, i, type);
}

sdyrt_status sdyrt_executable_result(const sdyrt_executable *executable, int i,
                                     sdyrt_type *type) {
    return get_type(__func__, executable,
                    executable == NULL ? NULL : executable->unit.results,
                    executable == NULL ? 0 : executable->unit.n_results, i,
                    type);
}

static sdyrt_status get_whole(const char *caller, const sdyi_side *sides, int n,
                              int i, sdyrt_type *type,
                              const sdyrt_sharding **sharding) {
    if (type == NULL || sharding == NULL)
        return sdyi_fail_null(caller, type == NULL ? "type" : "sharding");
    if (i < 0 || i >= n)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: there are %d, and none of number %d", caller, n,
                         i);
    SDYI_TRY(sdyi_side_sharding(&sides[i], sharding));
    *type = sides[i].whole;
    return SDYRT_OK;
}

sdyrt_status sdyrt_executable_argument_whole(const sdyrt_executable *executable,
                                             int i, sdyrt_type *type,
                                             const sdyrt_sharding **sharding) {
    SDYI_NOT_NULL(executable);
    return get_whole(__func__, executable->sides.arguments,
                     executable->sides.n_arguments, i, type, sharding);
}

sdyrt_status sdyrt_executable_result_whole(const sdyrt_executable *executable,
                                           int i, sdyrt_type *type,
                                           const sdyrt_sharding **sharding) {
    SDYI_NOT_NULL(executable);
    return get_whole(__func__, executable->sides.results,
                     executable->sides.n_results, i, type, sharding);
}

/* -- running --------------------------------------------------------------- */

/* The number of replicas: the caller's, the module's, or derived from the
 * collectives. */
static int find_replicas(const sdyrt_executable *e, int asked, int n_ranks) {
    if (asked > 0)
        return asked;
    if (e->replicas > 0 && e->partitions > 0 &&
        (int64_t)e->replicas * e->partitions == n_ranks)
        return e->replicas;
    return e->unit.n_comms > 0 && !e->unit.has_partitions ? n_ranks : 1;
}

/* All ranks must run the same program, each for its own device; a rank on which
 * a check fails reports to all. */
static sdyrt_status agree(const sdyrt_executable *e, const sdyi_world *world) {
    const sdyrt_status own = sdyi_sides_check(&e->sides, world->rank);
    return world->context == NULL
               ? own
               : sdyi_ranks_agree(world, own, e->fingerprint);
}

static sdyrt_status join(const sdyrt_executable *e, sdyrt_context *context,
                         int replicas, sdyrt_executor *made) {
    sdyi_world *const world = &made->rank.world;
    *world = (sdyi_world){.context = context, .size = 1, .replicas = 1};
    if (context == NULL && e->unit.n_comms > 0) {
        SDYI_TRY(sdyrt_threads_create(NULL, 1, &made->own));
        world->context = made->own;
    } else if (context != NULL) {
        world->rank = sdyrt_context_rank(context);
        world->size = sdyrt_context_size(context);
    }
    world->replicas = find_replicas(e, replicas, world->size);
    if (world->size % world->replicas != 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%d rank%s not as many for each of %d replicas",
                         world->size, world->size == 1 ? " is" : "s are",
                         world->replicas);
    SDYI_TRY(sdyi_world_check(world, &e->opened, e->n_devices));
    SDYI_TRY(sdyi_sides_check_mesh(&e->sides, world->size));
    SDYI_TRY(agree(e, world));
    return sdyi_links_make(&e->unit, &made->rank);
}

sdyrt_status sdyrt_executor_create_on(const sdyrt_executable *executable,
                                      const sdyrt_executor_options *options,
                                      sdyrt_executor **executor) {
    SDYI_NOT_NULL(executable);
    SDYI_NOT_NULL(executor);
    if (options != NULL)
        SDYI_STRUCT(options);
    sdyrt_context *const context = options == NULL ? NULL : options->context;
    const int replicas = options == NULL ? 0 : options->replicas;
    if (replicas < 0)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "sdyrt_executor_create_on: %d replicas", replicas);
    if (context != NULL && sdyrt_context_is_device(context))
        return sdyi_fail(SDYRT_UNSUPPORTED, SDYRT_KIND_BAD_VALUE,
                         "programs do not run on memory of a device");
    sdyrt_executor *const made = calloc(1, sizeof *made);
    if (made == NULL)
        return SDYI_NO_MEMORY(sizeof *made);
    sdyi_threads_open();
    made->executable = executable;
    atomic_init(&made->is_stopped, false);
    sdyrt_status status = sdyi_memory_make(&executable->unit, &made->memory);
    if (status == SDYRT_OK)
        status = join(executable, context, replicas, made);
    if (status != SDYRT_OK) {
        const sdyi_failure kept = sdyi_failure_keep();
        sdyrt_executor_destroy(made);
        sdyi_failure_restore(&kept);
        return status;
    }
    *executor = made;
    return SDYRT_OK;
}

sdyrt_status sdyrt_executor_create(const sdyrt_executable *executable,
                                   sdyrt_executor **executor) {
    return sdyrt_executor_create_on(executable, NULL, executor);
}

void sdyrt_executor_destroy(sdyrt_executor *executor) {
    if (executor == NULL)
        return;
    sdyi_links_free(&executor->rank);
    sdyrt_context_destroy(executor->own);
    sdyi_memory_free(&executor->memory);
    sdyi_threads_close();
    free(executor);
}

/* -- queries on collectives ------------------------------------------------ */

static sdyrt_status check_number(const char *caller, const sdyrt_executable *e,
                                 int i) {
    return i >= 0 && i < e->unit.n_comms
               ? SDYRT_OK
               : sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                           "%s: there are %d, and none of number %d", caller,
                           e->unit.n_comms, i);
}

sdyrt_status sdyrt_executable_collective(const sdyrt_executable *executable,
                                         int i, sdyrt_collective_info *info) {
    SDYI_NOT_NULL(executable);
    SDYI_NOT_NULL(info);
    SDYI_STRUCT(info);
    SDYI_TRY(check_number(__func__, executable, i));
    const sdyi_comm *const comm = executable->unit.comms[i];
    *info = (sdyrt_collective_info){
        .struct_bytes = sizeof *info,
        .op = comm->origin.op,
        .file = comm->origin.file,
        .line = comm->origin.line,
        .column = comm->origin.column,
        .text = comm->shardy == NULL ? NULL : comm->shardy->text,
        .first = comm->shardy == NULL ? i : comm->shardy->first,
        .for_op = comm->cause.op,
        .for_number = comm->cause.number,
        .is_for_result = comm->cause.is_result};
    return SDYRT_OK;
}

sdyrt_status sdyrt_executable_preview(const sdyrt_executable *executable, int i,
                                      int rank, int n_ranks,
                                      sdyrt_visit_plan_fn visit, void *state) {
    SDYI_NOT_NULL(executable);
    SDYI_NOT_NULL(visit);
    SDYI_TRY(check_number(__func__, executable, i));
    if (rank < 0 || rank >= n_ranks)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: there is no rank %d of %d", __func__, rank,
                         n_ranks);
    const sdyi_world world = {NULL, rank, n_ranks,
                              find_replicas(executable, 0, n_ranks)};
    sdyi_comm_link link = {.plans = NULL};
    const sdyrt_status status =
        sdyi_link_of(executable->unit.comms[i], &world, &link);
    for (int k = 0; k < link.n_plans && status == SDYRT_OK; k++)
        visit(state, link.plans[k]);
    const sdyi_failure kept = sdyi_failure_keep();
    sdyi_link_free(&link);
    if (status != SDYRT_OK)
        sdyi_failure_restore(&kept);
    return status;
}

/* -- a run ----------------------------------------------------------------- */

static sdyrt_status check_buffers(const sdyi_unit *unit, const int *slots,
                                  int n, const void *const *buffers,
                                  const char *what) {
    for (int i = 0; i < n; i++)
        if (unit->slots[slots[i]].shape->bytes > 0 &&
            (buffers == NULL || buffers[i] == NULL))
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BUFFER_NULL,
                             "sdyrt_executor_run: %s %d is NULL", what, i);
    return SDYRT_OK;
}

/* Abort the context, so that waiting ranks end with this rank's failure. */
static void report_others(const sdyrt_executor *executor, sdyrt_status status) {
    sdyrt_context *const context = executor->rank.world.context;
    if (context == NULL || executor->rank.n_links == 0)
        return;
    const sdyi_failure kept = sdyi_failure_keep();
    (void)sdyrt_context_abort(context, status, sdyrt_last_error());
    sdyi_failure_restore(&kept);
}

sdyrt_status sdyrt_executor_run(sdyrt_executor *executor,
                                const void *const *arguments,
                                void *const *results) {
    SDYI_NOT_NULL(executor);
    const sdyi_unit *const unit = &executor->executable->unit;
    sdyrt_status status =
        check_buffers(unit, unit->args, unit->n_args, arguments, "argument");
    if (status == SDYRT_OK)
        status = check_buffers(unit, unit->results, unit->n_results,
                               (const void *const *)results, "result");
    const double before = sdyi_clock();
    if (status == SDYRT_OK)
        status = sdyi_memory_run(&executor->memory, &executor->is_stopped,
                                 &executor->rank, arguments, results);
    executor->seconds += sdyi_clock() - before;
    executor->n_runs++;
    atomic_store(&executor->is_stopped, false);
    if (status != SDYRT_OK)
        report_others(executor, status);
    return status;
}

sdyrt_status sdyrt_executor_times_get(const sdyrt_executor *executor,
                                      sdyrt_executor_times *times) {
    SDYI_NOT_NULL(executor);
    SDYI_NOT_NULL(times);
    SDYI_STRUCT(times);
    times->n_runs = executor->n_runs;
    times->run_seconds = executor->seconds;
    times->collective_seconds = 0;
    for (int i = 0; i < executor->rank.n_links; i++)
        times->collective_seconds += executor->rank.links[i].seconds;
    return SDYRT_OK;
}

void sdyrt_executor_stop(sdyrt_executor *executor) {
    atomic_store(&executor->is_stopped, true);
}
