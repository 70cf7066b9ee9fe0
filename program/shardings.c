/* Public access to meshes of a program and shardings of its values. */
#include "program/grids.h"
#include "program/parts.h"

#include "program/dialects/sdy/sdy.h"
#include "program/dialects/shardable.h"
#include "program/ir/bind.h"
#include "program/ir/walk.h"

#include <string.h>

/* -- meshes ---------------------------------------------------------------- */

/* The mesh of an sdy.mesh op; NULL: another op. */
static const sdyrt_mesh *mesh_in(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_SDY_MESH ? sdyi_mesh_in(op) : NULL;
}

const sdyrt_mesh *sdyi_program_mesh_of(const sdyrt_program *program,
                                       const sdyi_attr *sharding) {
    const sdyrt_sharding *const s = sdyi_attr_get_sharding(sharding);
    const char *const name = sdyrt_sharding_mesh_name(s);
    return name == NULL ? sdyrt_sharding_mesh(s)
                        : sdyrt_program_mesh(program, name);
}

typedef struct count_call {
    const sdyrt_program *program;
    int64_t n;
} count_call;

static int64_t device_count(const sdyrt_mesh *mesh) {
    return mesh == NULL || sdyrt_mesh_is_maximal(mesh) ||
                   sdyrt_mesh_is_empty(mesh)
               ? 0
               : sdyrt_mesh_device_count(mesh);
}

static void count_devices(void *state, const sdyi_attr *attr) {
    count_call *const c = state;
    if (c->n == 0 && attr->kind == SDYI_ATTR_SHARDING)
        c->n = device_count(sdyi_program_mesh_of(c->program, attr));
}

static sdyi_walk count_of_op(void *state, sdyi_op *op) {
    const count_call *const c = state;
    sdyi_references(op, count_devices, state);
    return c->n == 0 ? SDYI_WALK_ON : SDYI_WALK_STOP;
}

int64_t sdyrt_program_device_count(const sdyrt_program *program) {
    count_call call = {program, 0};
    sdyrt_named_mesh mesh;
    (void)sdyi_walk_pre(program->module.op, count_of_op, &call);
    for (int i = 0; call.n == 0 && sdyrt_program_mesh_at(program, i, &mesh);
         i++)
        call.n = device_count(mesh.mesh);
    const sdyi_grid_programs *const grids = sdyi_grid_programs_known();
    return call.n == 0 && grids != NULL ? grids->n_devices(program) : call.n;
}

bool sdyrt_program_mesh_at(const sdyrt_program *program, int i,
                           sdyrt_named_mesh *mesh) {
    if (i < 0)
        return false;
    for (const sdyi_op *op = sdyi_module_first(program->module.op); op != NULL;
         op = op->next) {
        const sdyrt_mesh *const found = mesh_in(op);
        const sdyi_attr *const name = sdyi_op_attr(op, SDYI_NAME_SYM_NAME);
        if (found == NULL || !sdyi_attr_is(name, SDYI_ATTR_STRING) || i-- > 0)
            continue;
        *mesh = (sdyrt_named_mesh){sdyi_attr_text(name), found};
        return true;
    }
    return false;
}

const sdyrt_mesh *sdyrt_program_mesh(const sdyrt_program *program,
                                     const char *name) {
    const sdyrt_operation *const op = sdyrt_program_lookup(program, name);
    return op == NULL ? NULL : mesh_in(sdyi_part_op(op));
}

typedef struct mesh_call {
    sdyrt_program *program;
    const char *name;
    const sdyrt_mesh *mesh;
} mesh_call;

static sdyrt_status add_mesh(void *arguments) {
    const mesh_call *const call = arguments;
    sdyi_module *const module = &call->program->module;
    sdyi_pool *const pool = module->pool;
    const sdyi_op *const first = sdyi_module_first(module->op);
    const sdyi_op_parts parts = {.name = SDYI_NAME_COUNT +
                                         (sdyi_name)SDYI_OP_SDY_MESH,
                                 .loc = sdyi_op_loc(module->op)};
    sdyi_op *const op = sdyi_op_make(module, &parts);
    sdyi_op_set_attr(op, SDYI_NAME_SYM_NAME,
                     sdyi_attr_string(pool, call->name));
    sdyi_op_set_attr(op, SDYI_NAME_MESH, sdyi_attr_mesh(pool, call->mesh));
    if (first != NULL)
        sdyi_op_insert_before(op, (sdyi_op *)first);
    else
        sdyi_op_append(module->op->regions[0].first, op);
    return SDYRT_OK;
}

sdyrt_status sdyrt_program_add_mesh(sdyrt_program *program, const char *name,
                                    const sdyrt_mesh *mesh) {
    SDYI_NOT_NULL(program);
    SDYI_NOT_NULL(name);
    SDYI_NOT_NULL(mesh);
    if (name[0] == '\0' || sdyrt_program_lookup(program, name) != NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: the program has a symbol @%s", __func__, name);
    mesh_call call = {program, name, mesh};
    return sdyi_guarded(program->module.pool, add_mesh, &call);
}

/* -- places ---------------------------------------------------------------- */

/* A place with a sharding: a value, or argument or result `number` of a
 * function. */
typedef struct place {
    const char *caller;
    sdyi_op *op; /* around the value; or the function */
    sdyi_value *value;
    bool is_result;
    int number;
} place;

static place place_of(const char *caller, const sdyrt_value *value) {
    sdyi_value *const v = sdyi_part_value(value);
    return (place){.caller = caller, .op = sdyi_value_around(v), .value = v};
}

static sdyrt_status find_place(const char *caller,
                               const sdyrt_operation *function, bool is_result,
                               int number, place *at) {
    sdyi_op *const op = sdyi_part_op(function);
    SDYI_TRY(sdyi_check_function(caller, op, is_result, number));
    *at = (place){caller, op, NULL, is_result, number};
    return SDYRT_OK;
}

/* -- queries --------------------------------------------------------------- */

typedef struct ask_call {
    place at;
    const sdyrt_sharding *sharding; /* owned by the pool */
} ask_call;

static const sdyi_attr *attr_at(const place *at) {
    return at->value != NULL ? sdyi_sharding_of(at->value)
           : at->is_result   ? sdyi_result_sharding_of(at->op, at->number)
                             : sdyi_arg_sharding_of(at->op, at->number);
}

static sdyrt_status ask(void *arguments) {
    ask_call *const call = arguments;
    const sdyi_attr *const attr = attr_at(&call->at);
    const sdyrt_mesh *const mesh =
        attr == NULL ? NULL : sdyi_mesh_at(call->at.op, attr);
    if (attr == NULL)
        return SDYRT_OK;
    call->sharding = sdyi_attr_get_sharding(attr);
    return mesh == NULL ? SDYRT_OK
                        : sdyi_bind(call->at.op->module->pool, attr, mesh, NULL,
                                    &call->sharding);
}

static sdyrt_status ask_at(const place *at, const sdyrt_sharding **sharding) {
    ask_call call = {*at, NULL};
    SDYI_TRY(sdyi_guarded(at->op->module->pool, ask, &call));
    *sharding =
        call.sharding == NULL ? NULL : sdyrt_sharding_retain(call.sharding);
    return SDYRT_OK;
}

sdyrt_status sdyrt_value_sharding(const sdyrt_value *value,
                                  const sdyrt_sharding **sharding) {
    SDYI_NOT_NULL(value);
    SDYI_NOT_NULL(sharding);
    const place at = place_of(__func__, value);
    return ask_at(&at, sharding);
}

sdyrt_status sdyrt_function_argument_sharding(const sdyrt_operation *function,
                                              int i,
                                              const sdyrt_sharding **sharding) {
    SDYI_NOT_NULL(function);
    SDYI_NOT_NULL(sharding);
    place at;
    SDYI_TRY(find_place(__func__, function, false, i, &at));
    return ask_at(&at, sharding);
}

sdyrt_status sdyrt_function_result_sharding(const sdyrt_operation *function,
                                            int i,
                                            const sdyrt_sharding **sharding) {
    SDYI_NOT_NULL(function);
    SDYI_NOT_NULL(sharding);
    place at;
    SDYI_TRY(find_place(__func__, function, true, i, &at));
    return ask_at(&at, sharding);
}

/* -- setting --------------------------------------------------------------- */

/* Attributes that store shardings. */
static const sdyi_name kept_in[] = {
    SDYI_NAME_ARG_ATTRS,     SDYI_NAME_RES_ATTRS,    SDYI_NAME_SDY_SHARDING,
    SDYI_NAME_SHARDING,      SDYI_NAME_OUT_SHARDING, SDYI_NAME_IN_SHARDINGS,
    SDYI_NAME_OUT_SHARDINGS,
};

#define N_KEPT_IN (sizeof kept_in / sizeof *kept_in)

typedef struct set_call {
    place at;
    const sdyrt_sharding *given;
    const sdyrt_sharding *plain; /* the same in the form of programs */
    sdyi_op *keeper;             /* op with the attribute that stores it */
    const sdyi_attr *before[N_KEPT_IN]; /* of the keeper, to restore */
} set_call;

/* The form in programs: a named mesh is given by its name only. */
static sdyrt_status make_plain(const char *caller, const sdyrt_sharding *given,
                               const sdyrt_sharding **plain) {
    sdyrt_dim_sharding dims[SDYRT_MAX_RANK];
    sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
    desc.mesh_name = sdyrt_sharding_mesh_name(given);
    desc.mesh = desc.mesh_name == NULL ? sdyrt_sharding_mesh(given) : NULL;
    desc.rank = sdyrt_sharding_rank(given);
    desc.dims = dims;
    desc.replicated = sdyrt_sharding_replicated(given);
    desc.unreduced = sdyrt_sharding_unreduced(given, &desc.unreduced_op);
    for (int d = 0; d < desc.rank; d++) {
        dims[d] = sdyrt_sharding_dim_at(given, d);
        if (dims[d].partition != SDYRT_CEIL)
            return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                             "%s: programs cut dimension %d by SDYRT_CEIL "
                             "alone",
                             caller, d);
    }
    return sdyrt_sharding_create(&desc, plain);
}

static sdyrt_status check_mesh(const set_call *call, const sdyi_attr *attr) {
    char here[256], there[256];
    const sdyrt_mesh *const given = sdyrt_sharding_mesh(call->given);
    const char *const name = sdyrt_sharding_mesh_name(call->given);
    const sdyrt_mesh *const mesh = sdyi_mesh_at(call->at.op, attr);
    if (name == NULL || given == NULL || mesh == NULL || given == mesh)
        return SDYRT_OK;
    (void)sdyrt_mesh_print(mesh, here, sizeof here);
    (void)sdyrt_mesh_print(given, there, sizeof there);
    return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                     "%s: @%s of the program is %s, that of the sharding %s",
                     call->at.caller, name, here, there);
}

/* The op that stores the sharding; NULL: not stored anywhere. */
static sdyi_op *keeper_of(const place *at) {
    const sdyi_value *const kept =
        at->value == NULL ? NULL : sdyi_shardable(at->value);
    return at->value == NULL ? at->op
           : kept == NULL    ? NULL
                             : sdyi_value_around(kept);
}

static void put(const place *at, const sdyi_attr *attr) {
    if (at->value != NULL)
        sdyi_sharding_set(at->value, attr);
    else if (at->is_result)
        sdyi_result_sharding_set(at->op, at->number, attr);
    else
        sdyi_arg_sharding_set(at->op, at->number, attr);
}

/* Verify the changed attribute by the rules of its op. */
static sdyrt_status verify_kept(const set_call *call, const sdyi_attr *attr) {
    const sdyi_op *const op = call->keeper;
    const sdyi_hooks *const hooks = op->module->pool->hooks;
    if (op->row->kind == SDYI_OP_FUNC_FUNC) {
        const place *const at = &call->at;
        const sdyi_value *const arg =
            at->value == NULL ? NULL : sdyi_shardable(at->value);
        const int i = arg == NULL ? at->number : arg->index;
        return arg == NULL && at->is_result
                   ? hooks->verify_result_attr(op, i, SDYI_NAME_SDY_SHARDING,
                                               attr)
                   : hooks->verify_arg_attr(op, i, SDYI_NAME_SDY_SHARDING,
                                            attr);
    }
    const sdyi_attr *const list = sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING);
    if (list != NULL)
        SDYI_TRY(hooks->verify_attr(op, SDYI_NAME_SDY_SHARDING, list));
    if (op->row->verify != NULL)
        SDYI_TRY(op->row->verify(op));
    if (op->row->verify_symbols == NULL)
        return SDYRT_OK;
    sdyi_symbols symbols;
    sdyi_symbols_start(&symbols, op->module->op, &op->module->pool->scratch);
    return op->row->verify_symbols(op, &symbols);
}

static sdyrt_status set(void *arguments) {
    set_call *const call = arguments;
    sdyi_pool *const pool = call->at.op->module->pool;
    const sdyi_attr *const attr = sdyi_attr_sharding(pool, call->plain);
    SDYI_TRY(check_mesh(call, attr));
    sdyi_op *const op = keeper_of(&call->at);
    if (op == NULL)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: an argument of '%s' keeps no sharding",
                         call->at.caller, sdyi_op_name(call->at.op));
    for (size_t i = 0; i < N_KEPT_IN; i++)
        call->before[i] = sdyi_op_attr(op, kept_in[i]);
    call->keeper = op;
    put(&call->at, attr);
    return verify_kept(call, attr);
}

/* Restore the keeper's attributes, removals first: setting the others then
 * needs no memory. */
static void restore(const set_call *call) {
    for (size_t i = 0; i < N_KEPT_IN; i++)
        if (call->before[i] == NULL)
            sdyi_op_set_attr(call->keeper, kept_in[i], NULL);
    for (size_t i = 0; i < N_KEPT_IN; i++)
        if (call->before[i] != NULL)
            sdyi_op_set_attr(call->keeper, kept_in[i], call->before[i]);
}

static sdyrt_status set_at(const place *at, const sdyrt_sharding *sharding) {
    set_call call = {.at = *at, .given = sharding};
    const sdyrt_program *const program = sdyi_program_of(at->op);
    sdyrt_pool *const owner = program->owner;
    if (!program->is_verified)
        return sdyi_fail(SDYRT_ARGUMENT, SDYRT_KIND_BAD_VALUE,
                         "%s: the program is not verified: call "
                         "sdyrt_program_verify first",
                         at->caller);
    sdyi_pool *const pool = &owner->pool;
    SDYI_TRY(make_plain(at->caller, sharding, &call.plain));
    const sdyi_zone_mark mark = sdyi_zone_get_mark(&pool->scratch);
    const sdyrt_status status = sdyi_guarded(pool, set, &call);
    if (status != SDYRT_OK && call.keeper != NULL)
        restore(&call);
    sdyi_zone_reset(&pool->scratch, mark);
    sdyrt_sharding_release(call.plain);
    return sdyi_finish(owner, status);
}

sdyrt_status sdyrt_value_set_sharding(const sdyrt_value *value,
                                      const sdyrt_sharding *sharding) {
    SDYI_NOT_NULL(value);
    SDYI_NOT_NULL(sharding);
    const place at = place_of(__func__, value);
    return set_at(&at, sharding);
}

sdyrt_status
sdyrt_function_set_argument_sharding(const sdyrt_operation *function, int i,
                                     const sdyrt_sharding *sharding) {
    SDYI_NOT_NULL(function);
    SDYI_NOT_NULL(sharding);
    place at;
    SDYI_TRY(find_place(__func__, function, false, i, &at));
    return set_at(&at, sharding);
}

sdyrt_status
sdyrt_function_set_result_sharding(const sdyrt_operation *function, int i,
                                   const sdyrt_sharding *sharding) {
    SDYI_NOT_NULL(function);
    SDYI_NOT_NULL(sharding);
    place at;
    SDYI_TRY(find_place(__func__, function, true, i, &at));
    return set_at(&at, sharding);
}
