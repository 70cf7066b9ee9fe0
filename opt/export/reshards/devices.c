/* Ops on a single device: their operands are resharded to it, their results
 * from it to replicated on all devices.
 *
 *   %0 = stablehlo.sine %x {sdy.sharding = [<@maximal_mesh_1, []>]}
 *   ->                                          %x has <@m, [{"a"}]>
 *   %0 = sdy.reshard %x <@m, [{}]>
 *   %1 = sdy.reshard %0 <@maximal_mesh_1, []>
 *   %2 = stablehlo.sine %1 {sdy.sharding = [<@maximal_mesh_1, []>]}
 *   %3 = sdy.reshard %2 <@m, [{}]>
 *
 * All devices are those of the first mesh of the module with axes; without one
 * nothing is done. */
#include "opt/axes.h"
#include "opt/export/reshards/reshards.h"
#include "program/dialects/make.h"
#include "program/dialects/shardable.h"
#include "program/ir/diagnostic.h"
#include "program/passes/data_flow_edges.h"

const sdyi_attr *sdyi_whole_sharding(const sdyi_symbols *symbols, int rank) {
    sdyi_pool *const pool = symbols->table->module->pool;
    for (const sdyi_op *op = symbols->table->regions[0].first->first;
         op != NULL; op = op->next) {
        if (!sdyi_is_kind(op, SDYI_OP_SDY_MESH))
            continue;
        const sdyrt_mesh *const mesh =
            sdyi_attr_get_mesh(sdyi_op_attr(op, SDYI_NAME_MESH));
        if (sdyrt_mesh_axis_count(mesh) == 0)
            continue;
        sdyrt_dim_sharding dims[SDYRT_MAX_RANK] = {{.open = false}};
        sdyrt_sharding_desc desc = SDYRT_SHARDING_DESC_INIT;
        const sdyi_attr *attr;
        desc.mesh_name = sdyi_name_text(pool, sdyi_symbol_name(op));
        desc.rank = rank;
        desc.dims = dims;
        return sdyi_attr_sharding_of(pool, &desc, &attr) == SDYRT_OK ? attr
                                                                     : NULL;
    }
    return NULL;
}

bool sdyi_is_on_device(const sdyi_layout *layout) {
    return layout != NULL && sdyrt_mesh_is_maximal(sdyi_layout_mesh(layout));
}

int64_t sdyi_device_of(const sdyi_layout *layout) {
    int64_t device = 0;
    (void)sdyrt_mesh_device_at(sdyi_layout_mesh(layout), 0, &device);
    return device;
}

sdyrt_status sdyi_device_sharding(sdyi_reshards *r, const sdyi_op *op,
                                  const sdyi_layout **on) {
    const sdyi_attr *const list = sdyi_op_attr(op, SDYI_NAME_SDY_SHARDING);
    *on = NULL;
    for (int64_t i = 0; sdyi_attr_is(list, SDYI_ATTR_SHARDINGS) && i < list->n;
         i++) {
        const sdyi_layout *const own =
            sdyi_layout_of(&r->layouts, list->cells[i].attr);
        if (!sdyi_is_on_device(own))
            continue;
        if (*on != NULL && sdyi_device_of(*on) != sdyi_device_of(own))
            return sdyi_error(r->pool, op,
                              "has conflicting single-device result shardings");
        *on = own;
    }
    return SDYRT_OK;
}

/* Reshard an operand to the device, through a replicated layout on all devices
 * if it is neither. */
static void bring_operand(sdyi_reshards *r, sdyi_op *op, int i,
                          const sdyi_attr *to) {
    sdyi_value *value = sdyi_operand(op, i);
    const sdyi_layout *const from = sdyi_own_layout(r, value);
    const sdyi_attr *const whole =
        sdyi_whole_sharding(r->layouts.symbols, value->type->n);
    if (from != NULL && from->attr == to)
        return;
    if (from != NULL &&
        (sdyi_cuts_something(from) ||
         !sdyi_same_mesh(from->sharding,
                         sdyi_layout_of(&r->layouts, whole)->sharding)))
        value = sdyi_put_reshard(op, value, whole);
    sdyi_operand_set(op, i, sdyi_put_reshard(op, value, to));
}

/* Reshard a result to replicated on all devices, and then to its old
 * sharding. */
static void reshard_result(sdyi_op *before, sdyi_value *result,
                           const sdyi_attr *whole, const sdyi_attr *old) {
    sdyi_value *const back = sdyi_put_reshard(before, result, whole);
    sdyi_take_uses(back->op, result);
    if (old == NULL || old == whole)
        return;
    const sdyi_value *const again = sdyi_put_reshard(before, back, old);
    sdyi_take_uses(again->op, back);
}

bool sdyi_bring_to_device(sdyi_reshards *r, sdyi_op *op) {
    const sdyi_layout *on;
    if (sdyi_is_kind(op, SDYI_OP_SDY_RESHARD))
        return false;
    r->status = sdyi_device_sharding(r, op, &on);
    if (r->status != SDYRT_OK)
        return true;
    if (on == NULL || sdyi_whole_sharding(r->layouts.symbols, 0) == NULL)
        return false;
    for (int i = 0; i < op->n_operands; i++)
        if (sdyi_type_is_shaped(sdyi_operand(op, i)->type))
            bring_operand(r, op, i, on->attr);
    sdyi_op *const before = op->next;
    for (int i = 0; i < op->n_results; i++) {
        sdyi_value *const result = &op->results[i];
        const sdyi_attr *const whole = sdyi_whole_sharding(
            r->layouts.symbols, sdyi_sharded_rank(result->type));
        const sdyi_layout *const old = sdyi_own_layout(r, result);
        if (!sdyi_type_is_shaped(result->type)) {
            sdyi_sharding_set(result, whole);
            continue;
        }
        sdyi_sharding_set(result, on->attr);
        reshard_result(before, result, whole,
                       old == NULL || sdyi_is_on_device(old) ? NULL
                                                             : old->attr);
    }
    return true;
}
