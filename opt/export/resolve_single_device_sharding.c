/* Ops on a single device run there alone, and all devices get the results:
 *
 *   %1 = sdy.reshard %x <@maximal_mesh_3, []>       %x is replicated
 *   %2 = stablehlo.sine %1 {sdy.sharding = [<@maximal_mesh_3, []>]}
 *   %3 = sdy.reshard %2 <@m, [{}]>
 *   ->
 *   %1 = stablehlo.compare EQ, %device, %three
 *   %2 = "stablehlo.if"(%1) ({ stablehlo.sine %x }, { zeros })
 *   %3 = sdy.all_reduce {"a"} %2 out_sharding=<@m, [{}]>   along all axes of @m
 *
 * The devices are those of the first mesh with axes; without one nothing is
 * done. */
#include "opt/export/local/local.h"
#include "opt/export/reshards/reshards.h"
#include "program/dialects/make.h"
#include "program/dialects/shardable.h"
#include "program/ir/walk.h"
#include "program/passes/pass.h"

#include <string.h>

static const sdyi_pass_option pass_options[] = {
    SDYI_DEVICE_OPTIONS(sdyi_local_options),
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

typedef struct resolver {
    sdyi_reshards r;
    const sdyi_local_options *local;
} resolver;

/* -- the op ---------------------------------------------------------------- */

static sdyi_value *put_zeros(sdyi_op *before, const sdyi_type *type) {
    sdyi_pool *const pool = before->module->pool;
    if (!sdyi_type_is_shaped(type))
        return sdyi_put_op(before, SDYI_OP_STABLEHLO_CREATE_TOKEN, NULL, 0,
                           type);
    return sdyi_put_constant(
        before, sdyi_attr_splat(
                    pool, type, NULL,
                    (size_t)(sdyi_type_stored_bits(type->element) + 7) / 8));
}

static sdyi_op *add_branch(sdyi_op *branches, int region) {
    const sdyi_maker m = {.module = branches->module,
                          .block = sdyi_block_make(branches->module),
                          .loc = sdyi_op_loc(branches)};
    sdyi_region_append(&branches->regions[region], m.block);
    return sdyi_make_op(&m, SDYI_OP_STABLEHLO_RETURN, NULL, 0, NULL);
}

static sdyi_op *put_if(sdyi_op *op, sdyi_value *is_here) {
    return sdyi_insert_op(op, SDYI_OP_STABLEHLO_IF, &is_here, 1,
                          sdyi_hlo_result_types(op), op->n_results);
}

static sdyi_value *is_this(resolver *s, sdyi_op *before, int64_t device) {
    sdyi_local l = {.pool = s->r.pool, .options = s->local};
    sdyi_value *const here = sdyi_put_device(&l, before);
    sdyi_value *const there = sdyi_put_i64(before, device);
    return sdyi_put_compare(before, here, there, SDYI_EQ);
}

static sdyi_value *put_sum(resolver *s, sdyi_op *before, sdyi_value *value) {
    const sdyi_attr *const whole =
        sdyi_whole_sharding(&s->r.symbols, value->type->n);
    const sdyrt_mesh *const mesh =
        sdyi_layout_mesh(sdyi_layout_of(&s->r.layouts, whole));
    sdyi_ref *const refs =
        SDYI_NEW(&s->r.pool->scratch, sdyi_ref, mesh->n_axes);
    for (int i = 0; i < mesh->n_axes; i++)
        refs[i] = sdyi_ref_full(mesh, i);
    return sdyi_put_collective(
        before, SDYI_OP_SDY_ALL_REDUCE, value,
        sdyi_axes_attr(s->r.pool, mesh, (sdyi_span){refs, mesh->n_axes}),
        whole);
}

/* Replace a result, and its reshards to the sharding of `by`. */
static void replace(sdyi_value *result, sdyi_value *by) {
    for (sdyi_use *use = result->uses, *next; use != NULL; use = next) {
        next = use->next;
        sdyi_op *const user = use->user;
        if (!sdyi_is_kind(user, SDYI_OP_SDY_RESHARD) ||
            sdyi_sharding_of(&user->results[0]) != sdyi_sharding_of(by))
            continue;
        sdyi_value_replace(&user->results[0], by);
        sdyi_op_erase(user);
    }
    sdyi_value_replace(result, by);
}

static void do_on_device(resolver *s, sdyi_op *op, int64_t device) {
    sdyi_op *const made = put_if(op, is_this(s, op, device));
    sdyi_op *const end = add_branch(made, 0), *const other =
                                                  add_branch(made, 1);
    sdyi_value **const own =
        SDYI_NEW(&s->r.pool->scratch, sdyi_value *, op->n_results);
    sdyi_value **const none =
        SDYI_NEW(&s->r.pool->scratch, sdyi_value *, op->n_results);
    for (int i = 0; i < op->n_results; i++) {
        sdyi_value *const value = &made->results[i];
        const bool is_shaped = sdyi_type_is_shaped(value->type);
        replace(&op->results[i], is_shaped ? put_sum(s, op, value) : value);
        own[i] = &op->results[i];
        none[i] = put_zeros(other, value->type);
    }
    sdyi_op_set_attr(op, SDYI_NAME_SDY_SHARDING, NULL);
    sdyi_op_move_before(op, end);
    sdyi_operands_set(end, own, op->n_results);
    sdyi_operands_set(other, none, op->n_results);
}

/* -- the function ---------------------------------------------------------- */

/* The device of an op. Ops with results need a tensor on that device, and none
 * that is sharded. */
static sdyrt_status find_device(resolver *s, const sdyi_op *op,
                                const sdyi_layout **on) {
    bool is_there = op->n_results == 0;
    SDYI_TRY(sdyi_device_sharding(&s->r, op, on));
    for (int i = 0; i < op->n_results && *on != NULL; i++) {
        const sdyi_value *const value = &op->results[i];
        const sdyi_layout *const own = sdyi_own_layout(&s->r, value);
        const bool is_shaped = sdyi_type_is_shaped(value->type);
        if (!is_shaped && !sdyi_type_is(value->type, SDYI_TYPE_TOKEN))
            return sdyi_error(s->r.pool, op,
                              "result %d on a single device is no tensor", i);
        if (sdyi_cuts_something(own))
            return sdyi_error(s->r.pool, op,
                              "result %d is sharded, where others are on a "
                              "single device",
                              i);
        is_there |= is_shaped && sdyi_is_on_device(own);
    }
    if (!is_there)
        *on = NULL;
    return SDYRT_OK;
}

/* The reshard that brings an operand to a device; NULL: none does. */
static sdyi_op *bringer(resolver *s, const sdyi_value *operand) {
    return operand->op != NULL &&
                   sdyi_is_kind(operand->op, SDYI_OP_SDY_RESHARD) &&
                   sdyi_is_on_device(sdyi_own_layout(&s->r, operand))
               ? operand->op
               : NULL;
}

/* Operands as they are on all devices, and no reshards without uses. */
static sdyrt_status take_operands(resolver *s, sdyi_op *op) {
    for (int i = 0; i < op->n_operands; i++) {
        sdyi_op *const by = bringer(s, sdyi_operand(op, i));
        sdyi_value *const value =
            sdyi_operand(by != NULL ? by : op, by != NULL ? 0 : i);
        if (sdyi_cuts_something(sdyi_own_layout(&s->r, value)))
            return sdyi_error(s->r.pool, op,
                              "operand %d is sharded: it has to be whole on "
                              "all devices first",
                              i);
        if (by == NULL)
            continue;
        sdyi_operand_set(op, i, value);
        if (by->results[0].uses == NULL)
            sdyi_op_erase(by);
    }
    return SDYRT_OK;
}

/* Ops that are not Shardy's: no reshard is listed, which may be erased. */
static sdyi_walk list_op(void *list, sdyi_op *op) {
    if (strncmp(sdyi_op_name(op), "sdy.", 4) != 0)
        sdyi_op_list_add(list, op);
    return SDYI_WALK_ON;
}

static sdyrt_status resolve(resolver *s, sdyi_op *op) {
    const sdyi_layout *on;
    SDYI_TRY(find_device(s, op, &on));
    if (on == NULL)
        return SDYRT_OK;
    SDYI_TRY(take_operands(s, op));
    do_on_device(s, op, sdyi_device_of(on));
    return SDYRT_OK;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    resolver s = {.local = chosen};
    sdyi_op_list list = {.zone = &op->module->pool->scopes};
    SDYI_TRY(sdyi_check_counts(s.local, op));
    sdyrt_status status = SDYRT_OK;
    sdyi_reshards_start(&s.r, op->module->op);
    if (sdyi_whole_sharding(&s.r.symbols, 0) != NULL)
        (void)sdyi_walk_post(op, list_op, &list);
    for (int i = 0; i < list.n && status == SDYRT_OK; i++)
        status = resolve(&s, list.ops[i]);
    sdyi_reshards_end(&s.r);
    return status;
}

const sdyi_pass sdyi_pass_resolve_single_device_sharding = {
    .name = "sdy-resolve-single-device-sharding",
    .summary = "let one device do an op that is on it, for all",
    .on = SDYI_ON_FUNCTION,
    .options = pass_options,
    .options_bytes = sizeof(sdyi_local_options),
    .run = run,
};
