/* Shardy's attributes on ops of any dialect and on function arguments and
 * results. */
#include "program/dialects/sdy/sdy.h"

#include <string.h>

static sdyrt_status verify_results(const sdyi_op *op, const sdyi_attr *list) {
    sdyi_zone *const zone = &op->module->pool->scratch;
    const sdyi_zone_mark mark = sdyi_zone_get_mark(zone);
    const sdyi_type **const types =
        SDYI_NEW(zone, const sdyi_type *, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        types[i] = op->results[i].type;
    const sdyrt_status status =
        sdyi_verify_shardings(op, list, types, op->n_results, "result");
    sdyi_zone_reset(zone, mark);
    return status;
}

sdyrt_status sdyi_verify_sdy_attr(const sdyi_op *op, sdyi_name name,
                                  const sdyi_attr *attr) {
    sdyi_pool *const pool = op->module->pool;
    if (name == SDYI_NAME_SDY_SHARDING)
        return sdyi_attr_is(attr, SDYI_ATTR_SHARDINGS)
                   ? verify_results(op, attr)
                   : sdyi_error(pool, op,
                                "should have a sharding attribute of type "
                                "TensorShardingPerValueAttr");
    if (name == SDYI_NAME_SDY_SHARDING_RULE)
        return sdyi_attr_is(attr, SDYI_ATTR_RULE)
                   ? sdyi_verify_rule(op, attr)
                   : sdyi_error(pool, op,
                                "should have a sharding rule attribute of type "
                                "OpShardingRuleAttr for attr named "
                                "'sdy.sharding_rule'");
    if (name == SDYI_NAME_SDY_PROPAGATION_EDGES)
        return sdyi_verify_edges(op, attr);
    if (name == SDYI_NAME_SDY_RESULT_PROPAGATION_EDGES ||
        name == SDYI_NAME_SDY_BLOCK_ARG_PROPAGATION_EDGES)
        return sdyi_verify_edges_list(op, attr);
    return SDYRT_OK;
}

static sdyrt_status verify_one(const sdyi_op *op, sdyi_name name,
                               const sdyi_attr *attr, const sdyi_type *type,
                               const char *kind, int index) {
    if (name != SDYI_NAME_SDY_SHARDING)
        return SDYRT_OK;
    if (!sdyi_attr_is(attr, SDYI_ATTR_SHARDING))
        return sdyi_error(op->module->pool, op,
                          "%s %d - should have a sharding attribute of type "
                          "TensorShardingAttr",
                          kind, index);
    return sdyi_verify_sharding(op, attr, type, (sdyi_owner){kind, index});
}

sdyrt_status sdyi_verify_sdy_arg(const sdyi_op *op, int arg, sdyi_name name,
                                 const sdyi_attr *attr) {
    return verify_one(op, name, attr, sdyi_signature(op)->cells[arg].type,
                      "arg", arg);
}

sdyrt_status sdyi_verify_sdy_result(const sdyi_op *op, int result,
                                    sdyi_name name, const sdyi_attr *attr) {
    const sdyi_type *const type = sdyi_signature(op);
    return verify_one(op, name, attr, type->cells[type->n_inputs + result].type,
                      "result", result);
}
