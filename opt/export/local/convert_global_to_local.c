/* Each value becomes its tile on one device:
 *
 *   sdy.mesh @m = <["x"=2]>
 *   %0 = stablehlo.negate %a {sdy.sharding = [<@m, [{"x"}]>]} : tensor<8xf32>
 *   %1 = sdy.all_gather [{"x"}] %0 out_sharding=<@m, [{}]> : tensor<8xf32>
 *   ->
 *   %0 = stablehlo.negate %a {..} : tensor<4xf32>
 *   %1 = "stablehlo.all_gather"(%0) <{replica_groups = dense<[[0, 1]]>, ..}>
 *
 * Shardings divide their dimensions. An op stays as it is, with the types of
 * its tiles, unless its row in rows.def has another form. A manual computation
 * is its body, which is of one device along its axes already. */
#include "opt/export/local/local.h"

#include "opt/axes.h"
#include "opt/rows.h"
#include "program/dialects/func/call.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/shardable.h"
#include "program/ir/callgraph.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

static const sdyi_pass_option pass_options[] = {
    SDYI_LOCAL_OPTIONS(sdyi_local_options),
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

/* -- values ---------------------------------------------------------------- */

const sdyi_type *sdyi_global_type(const sdyi_local *l,
                                  const sdyi_value *value) {
    const sdyi_type *const type = sdyi_side_table_get(&l->types, value->number);
    return type == NULL ? value->type : type;
}

const sdyrt_sharding *sdyi_local_sharding(const sdyi_local *l,
                                          const sdyi_value *value) {
    return sdyi_side_table_get(&l->shardings, value->number);
}

sdyi_span sdyi_axes_at(const sdyi_local *l, const sdyi_value *value, int dim) {
    const sdyrt_sharding *const s = sdyi_local_sharding(l, value);
    return s == NULL || dim >= s->rank ? (sdyi_span){NULL, 0}
                                       : s->dims[dim].axes;
}

int64_t sdyi_shards_at(const sdyi_local *l, const sdyi_value *value, int dim) {
    return sdyi_axes_shards(sdyi_axes_at(l, value, dim));
}

bool sdyi_is_sharded_at(const sdyi_local *l, const sdyi_value *value, int dim) {
    return sdyi_axes_at(l, value, dim).count > 0;
}

static void note(sdyi_local *l, const sdyi_value *value, const sdyi_type *type,
                 const sdyrt_sharding *sharding) {
    /* Side tables store pointers to non-const; these objects are not
     * changed. */
    sdyi_side_table_set(&l->types, value->number, (void *)(uintptr_t)type);
    sdyi_side_table_set(&l->shardings, value->number,
                        (void *)(uintptr_t)sharding);
}

void sdyi_local_replace(sdyi_local *l, sdyi_op *op, sdyi_value *value) {
    sdyi_value *const result = &op->results[0];
    if (sdyi_local_sharding(l, value) == NULL)
        note(l, value, sdyi_global_type(l, result),
             sdyi_local_sharding(l, result));
    sdyi_value_replace(result, value);
    sdyi_op_erase(op);
}

/* -- types ----------------------------------------------------------------- */

/* The local type; NULL: the shards do not divide a dimension. */
static const sdyi_type *part_of(sdyi_local *l, const sdyi_type *type,
                                const sdyrt_sharding *s) {
    int64_t dims[SDYRT_MAX_RANK];
    if (s == NULL || !sdyi_type_is(type, SDYI_TYPE_TENSOR) ||
        s->rank != type->n)
        return type;
    for (int d = 0; d < type->n; d++) {
        dims[d] = type->cells[d].integer;
        if (dims[d] == SDYRT_DYNAMIC)
            continue;
        const int64_t shards = sdyi_axes_shards(s->dims[d].axes);
        if (dims[d] % shards != 0)
            return NULL;
        dims[d] /= shards;
    }
    return sdyi_type_like(l->pool, type, dims, type->n);
}

static sdyrt_status fail_uneven(sdyi_local *l, const sdyi_op *op) {
    return sdyi_error(
        l->pool, op,
        "Failed to compute local type due to non-divisible sharding");
}

static sdyrt_status bind(const sdyi_op *at, const sdyi_attr *attr,
                         const sdyrt_sharding **sharding) {
    *sharding = NULL;
    if (attr == NULL || sdyi_mesh_at(at, attr) == NULL)
        return SDYRT_OK;
    SDYI_TRY(sdyi_bind_sharding(at, attr, sharding));
    return sdyi_check_devices(at, (*sharding)->mesh);
}

/* Note the global type and the sharding of a value, whose type is still
 * global. */
static sdyrt_status find_part(sdyi_local *l, sdyi_value *value) {
    const sdyi_op *const at = sdyi_value_around(value);
    const sdyrt_sharding *sharding;
    SDYI_TRY(bind(at, sdyi_sharding_of(value), &sharding));
    if (sharding == NULL)
        return SDYRT_OK;
    if (part_of(l, value->type, sharding) == NULL)
        return fail_uneven(l, at);
    note(l, value, value->type, sharding);
    return SDYRT_OK;
}

static sdyi_walk find_parts(void *state, sdyi_op *op) {
    sdyi_local *const l = state;
    for (int i = 0; i < op->n_results && l->status == SDYRT_OK; i++)
        l->status = find_part(l, &op->results[i]);
    for (int r = 0; r < op->n_regions; r++)
        for (const sdyi_block *b = op->regions[r].first; b != NULL; b = b->next)
            for (int i = 0; i < b->n_args && l->status == SDYRT_OK; i++)
                l->status = find_part(l, b->args[i]);
    return l->status == SDYRT_OK ? SDYI_WALK_ON : SDYI_WALK_STOP;
}

static void take_part(sdyi_local *l, sdyi_value *value) {
    value->type = part_of(l, value->type, sdyi_local_sharding(l, value));
}

static sdyi_walk take_parts(void *state, sdyi_op *op) {
    sdyi_local *const l = state;
    for (int i = 0; i < op->n_results; i++)
        take_part(l, &op->results[i]);
    for (int r = 0; r < op->n_regions; r++)
        for (const sdyi_block *b = op->regions[r].first; b != NULL; b = b->next)
            for (int i = 0; i < b->n_args; i++)
                take_part(l, b->args[i]);
    return SDYI_WALK_ON;
}

/* Make the function type one of local arguments and results. */
static sdyrt_status convert_function(sdyi_local *l, sdyi_op *function) {
    const sdyi_type *const old = sdyi_signature(function);
    const int n = old->n_inputs, n_results = old->n - n;
    const sdyi_type **const types =
        SDYI_NEW(&l->pool->scratch, const sdyi_type *, old->n);
    for (int i = 0; i < old->n; i++) {
        const sdyrt_sharding *sharding;
        SDYI_TRY(bind(function,
                      i < n ? sdyi_arg_sharding_of(function, i)
                            : sdyi_result_sharding_of(function, i - n),
                      &sharding));
        types[i] = part_of(l, old->cells[i].type, sharding);
        if (types[i] == NULL)
            return fail_uneven(l, function);
    }
    sdyi_op_set_attr(
        function, SDYI_NAME_FUNCTION_TYPE,
        sdyi_attr_of_type(l->pool, sdyi_type_function(l->pool, types, n,
                                                      types + n, n_results)));
    return SDYRT_OK;
}

/* -- ops ------------------------------------------------------------------- */

sdyrt_status sdyi_local_refuse(sdyi_local *l, sdyi_op *op) {
    return sdyi_error(l->pool, op, "has no form on one device");
}

/* A reshard of a replicated value to or from a single device is dropped. */
sdyrt_status sdyi_local_reshard(sdyi_local *l, sdyi_op *op) {
    sdyi_value *const value = sdyi_operand(op, 0);
    const sdyrt_sharding *const from = sdyi_local_sharding(l, value);
    const sdyrt_sharding *const to = sdyi_local_sharding(l, &op->results[0]);
    if (sdyi_is_cut(l, value) || sdyi_is_cut(l, &op->results[0]) ||
        ((from == NULL || !sdyrt_mesh_is_maximal(from->mesh)) &&
         (to == NULL || !sdyrt_mesh_is_maximal(to->mesh))))
        return sdyi_local_refuse(l, op);
    sdyi_local_replace(l, op, value);
    return SDYRT_OK;
}

static sdyrt_status fail_call(sdyi_local *l, const sdyi_op *call,
                              const char *side, int i) {
    return sdyi_error(l->pool, call,
                      "%s %d has another sharding than its function says; "
                      "sdy-insert-func-call-reshards makes them one",
                      side, i);
}

/* A call's result must have the callee's sharding; an unused one takes it. */
static sdyrt_status convert_result(sdyi_local *l, const sdyi_op *function,
                                   sdyi_value *result, int i) {
    const sdyi_type *const whole = sdyi_global_type(l, result);
    const sdyrt_sharding *given;
    SDYI_TRY(bind(function, sdyi_result_sharding_of(function, i), &given));
    if (sdyi_has_equal_dims(given, sdyi_local_sharding(l, result)))
        return SDYRT_OK;
    if (result->uses != NULL)
        return fail_call(l, result->op, "result", i);
    result->type = part_of(l, whole, given);
    if (result->type == NULL)
        return fail_uneven(l, function);
    sdyi_op_set_attr(result->op, SDYI_NAME_SDY_SHARDING, NULL);
    return SDYRT_OK;
}

sdyrt_status sdyi_local_call(sdyi_local *l, sdyi_op *call) {
    const sdyi_op *const function = sdyi_callee(&l->symbols, call);
    if (function == NULL)
        return SDYRT_OK;
    for (int i = 0; i < call->n_operands; i++) {
        const sdyi_value *const operand = sdyi_operand(call, i);
        const sdyrt_sharding *wanted;
        SDYI_TRY(bind(function, sdyi_arg_sharding_of(function, i), &wanted));
        if (!sdyi_has_equal_dims(wanted, sdyi_local_sharding(l, operand)))
            return fail_call(l, call, "operand", i);
    }
    for (int i = 0; i < call->n_results; i++)
        SDYI_TRY(convert_result(l, function, &call->results[i], i));
    return SDYRT_OK;
}

bool sdyi_is_cut(const sdyi_local *l, const sdyi_value *value) {
    const sdyrt_sharding *const s = sdyi_local_sharding(l, value);
    for (int d = 0; s != NULL && d < s->rank; d++)
        if (s->dims[d].axes.count > 0)
            return true;
    return false;
}

static bool has_cuts(const sdyi_local *l, const sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_is_cut(l, sdyi_operand(op, i)))
            return true;
    for (int i = 0; i < op->n_results; i++)
        if (sdyi_is_cut(l, &op->results[i]))
            return true;
    return false;
}

static sdyrt_status convert(sdyi_local *l, sdyi_op *op) {
    const sdyi_opt_row *const row = sdyi_opt_row_of(op);
    if (row->localize != NULL)
        return row->localize(l, op);
    return row->localize_cut != NULL && has_cuts(l, op)
               ? row->localize_cut(l, op)
               : SDYRT_OK;
}

/* -- the pass -------------------------------------------------------------- */

/* Manual computations are inlined last: until then their values keep the
 * shardings that they have in the body. */
static sdyrt_status convert_all(sdyi_local *l, const sdyi_op_list *list) {
    for (int i = 0; i < list->n; i++) {
        const sdyi_zone_mark mark = sdyi_zone_get_mark(&l->pool->scratch);
        sdyi_op *const op = list->ops[i];
        if (op->row->kind == SDYI_OP_FUNC_FUNC)
            SDYI_TRY(convert_function(l, op));
        else
            SDYI_TRY(convert(l, op));
        sdyi_zone_reset(&l->pool->scratch, mark);
    }
    for (int i = 0; i < list->n; i++)
        if (list->ops[i]->row->kind == SDYI_OP_SDY_MANUAL_COMPUTATION)
            sdyi_op_become_block(list->ops[i], list->ops[i]->regions[0].first);
    return SDYRT_OK;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    const sdyi_local_options *const options = chosen;
    /* The zone of the reader: unused while no text is being read. */
    sdyi_zone *const zone = &op->module->pool->scopes;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    sdyi_local l = {.pool = op->module->pool,
                    .options = options,
                    .types = sdyi_side_table_of(zone),
                    .shardings = sdyi_side_table_of(zone),
                    .next_channel = sdyi_free_channel(op)};
    sdyi_op_list list = {.zone = zone};
    SDYI_TRY(sdyi_check_counts(options, op));
    sdyi_symbols_start(&l.symbols, op, zone);
    (void)sdyi_walk_pre(op, sdyi_op_list_visit, &list);
    (void)sdyi_walk_pre(op, find_parts, &l);
    if (l.status == SDYRT_OK) {
        (void)sdyi_walk_pre(op, take_parts, &l);
        l.status = convert_all(&l, &list);
    }
    sdyi_zone_reset(zone, mark);
    return l.status;
}

const sdyi_pass sdyi_pass_convert_global_to_local = {
    .name = "sdy-convert-global-to-local",
    .title = "ConvertGlobalToLocalPass",
    .summary = "make the program of one device of that of all",
    .on = SDYI_ON_MODULE,
    .options = pass_options,
    .options_bytes = sizeof(sdyi_local_options),
    .run = run,
};
