/* custom_call: functions that the caller registers, checks, LAPACK, calls of
 * JAX, and targets that are the identity on one device. Other targets are
 * refused. */
#include "program/execute/comm.h"
#include "program/execute/execute.h"
#include "program/execute/tests.h"
#include "program/ir/row.h"
#include "program/text/print.h"

#include <string.h>

/* -- functions of the caller's --------------------------------------------- */

typedef struct call_plan {
    sdyrt_custom_call_fn function;
    void *state;
    sdyrt_custom_call call; /* completed by each run */
    int buffers; /* slot: the addresses of operands, then of results */
} call_plan;

static sdyrt_status run_call(const sdyi_thunk *t, const sdyi_frame *f) {
    const call_plan *const p = t->plan;
    void **const buffers = f->data[p->buffers];
    for (int i = 0; i < t->n_in; i++)
        buffers[i] = f->data[t->in[i]];
    for (int i = 0; i < t->n_out; i++)
        buffers[t->n_in + i] = sdyi_out(t, f, i);
    char message[400] = "";
    const int partitions = sdyi_world_partitions(&f->rank->world);
    sdyrt_custom_call call = p->call;
    call.replica = f->rank->world.rank / partitions;
    call.partition = f->rank->world.rank % partitions;
    call.operands = (const void *const *)buffers;
    call.results = buffers + t->n_in;
    call.message = message;
    call.message_bytes = sizeof message;
    const sdyrt_status status = p->function(&call, p->state);
    message[sizeof message - 1] = '\0';
    if (status == SDYRT_OK)
        return SDYRT_OK;
    return sdyi_thunk_fail(
        t, status, "call of '%s' has failed: %s", call.target,
        message[0] != '\0' ? message : sdyrt_status_name(status));
}

/* The backend_config, else mhlo.backend_config; NULL: neither is there. */
static const sdyi_attr *config_of(const sdyi_op *op) {
    const sdyi_attr *const attr = sdyi_op_attr(op, SDYI_NAME_BACKEND_CONFIG);
    if (attr == NULL || (sdyi_attr_is(attr, SDYI_ATTR_STRING) && attr->n == 0))
        return sdyi_op_attr(op, SDYI_NAME_MHLO_BACKEND_CONFIG);
    return attr;
}

static const char *config_text(sdyi_compiler *c, const sdyi_op *op,
                               size_t *bytes) {
    const sdyi_attr *const attr = config_of(op);
    *bytes = 0;
    if (attr == NULL)
        return "";
    const bool is_string = sdyi_attr_is(attr, SDYI_ATTR_STRING);
    const char *const text =
        is_string ? sdyi_attr_text(attr) : sdyi_attr_text_of(c->pool, attr);
    *bytes = is_string ? (size_t)attr->n : strlen(text);
    return sdyi_zone_string(c->zone, text, *bytes);
}

static bool are_row_major(const sdyi_attr *layouts) {
    for (int64_t i = 0; layouts != NULL && i < layouts->n; i++) {
        const sdyi_attr *const order = layouts->cells[i].attr;
        const int64_t rank = order->type->cells[0].integer;
        for (int64_t d = 0; d < rank; d++)
            if (sdyi_dense_i64_at(order, d) != rank - 1 - d)
                return false;
    }
    return true;
}

/* The types of operands, then of results. */
static sdyrt_status make_types(sdyi_compiler *c, const sdyi_op *op,
                               sdyrt_custom_call *call) {
    const int n = op->n_operands + op->n_results;
    sdyrt_type *const types = SDYI_NEW(c->zone, sdyrt_type, n + 1);
    for (int i = 0; i < n; i++) {
        const sdyi_type *const type =
            i < op->n_operands ? sdyi_operand(op, i)->type
                               : op->results[i - op->n_operands].type;
        sdyi_shape shape;
        if (sdyi_type_is(type, SDYI_TYPE_TUPLE))
            return sdyi_refuse(op, "a call of '%s' with a tuple", call->target);
        SDYI_TRY(sdyi_shape_of(op, type, &shape));
        types[i] = (sdyrt_type){.dtype = shape.dtype, .rank = shape.rank};
        memcpy(types[i].dims, shape.dims, sizeof types[i].dims);
        if (sdyi_type_is(type, SDYI_TYPE_TOKEN))
            types[i].value_class = SDYRT_TOKEN;
    }
    call->operand_types = types;
    call->result_types = types + op->n_operands;
    return SDYRT_OK;
}

static sdyrt_status compile_call(sdyi_compiler *c, const sdyi_op *op,
                                 const sdyrt_custom_target *target) {
    call_plan *const plan = SDYI_PLAN(c, call_plan);
    const sdyi_attr *const version = sdyi_op_attr(op, SDYI_NAME_API_VERSION);
    const size_t n = (size_t)op->n_operands + (size_t)op->n_results;
    plan->function = target->function;
    plan->state = target->state;
    plan->call = (sdyrt_custom_call){
        .struct_bytes = sizeof plan->call,
        .target =
            sdyi_zone_string(c->zone, target->target, strlen(target->target)),
        .api_version = version == NULL ? 1 : (int)version->cells[0].integer,
        .n_operands = op->n_operands,
        .n_results = op->n_results};
    plan->call.backend_config =
        config_text(c, op, &plan->call.backend_config_bytes);
    if (!are_row_major(sdyi_op_attr(op, SDYI_NAME_OPERAND_LAYOUTS)) ||
        !are_row_major(sdyi_op_attr(op, SDYI_NAME_RESULT_LAYOUTS)))
        return sdyi_refuse(op,
                           "a call of '%s' with a layout that is not row-major",
                           target->target);
    SDYI_TRY(make_types(c, op, &plan->call));
    sdyi_thunk thunk;
    SDYI_TRY(sdyi_thunk_make(c, op, run_call, plan, &thunk));
    plan->buffers = sdyi_slot_scratch(c, n * sizeof(void *));
    sdyi_thunk_append(c, &thunk);
    return SDYRT_OK;
}

/* -- custom_call ----------------------------------------------------------- */

/* Targets that are the identity on one device. */
static const char *const identities[] = {"Sharding",
                                         "SPMDFullToShardShape",
                                         "SPMDShardToFullShape",
                                         "annotate_device_placement",
                                         "LayoutConstraint",
                                         "xla.sdy.FuncResultSharding",
                                         "MoveToHost",
                                         "MoveToDevice"};

sdyrt_status sdyi_execute_custom_call(sdyi_compiler *c, const sdyi_op *op) {
    const char *const target =
        sdyi_attr_text(sdyi_op_attr(op, SDYI_NAME_CALL_TARGET_NAME));
    bool is_known;
    for (int i = 0; i < c->n_targets; i++)
        if (strcmp(target, c->targets[i].target) == 0)
            return compile_call(c, op, &c->targets[i]);
    const sdyi_tests *const tests = sdyi_tests_known();
    if (tests != NULL && tests->is_check(target))
        return tests->compile_check(c, op, target);
    const sdyi_custom_call call = {
        target, config_of(op), sdyi_op_attr(op, SDYI_NAME_CALLED_COMPUTATIONS),
        sdyi_op_attr(op, SDYI_NAME_OPERAND_LAYOUTS),
        sdyi_op_attr(op, SDYI_NAME_RESULT_LAYOUTS)};
    SDYI_TRY(sdyi_execute_lapack_call(c, op, &call, &is_known));
    if (is_known)
        return SDYRT_OK;
    SDYI_TRY(sdyi_execute_jax_call(c, op, &call, &is_known));
    if (is_known)
        return SDYRT_OK;
    for (size_t i = 0; i < sizeof identities / sizeof identities[0]; i++)
        if (strcmp(target, identities[i]) == 0 &&
            op->n_operands == op->n_results)
            return sdyi_execute_identity(c, op);
    return sdyi_refuse_call(op, target);
}
