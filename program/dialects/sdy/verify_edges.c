/* Verifier of debug records of propagation: their values are the op's, their
 * axes are in the mesh. */
#include "program/dialects/sdy/edges.h"
#include "program/dialects/sdy/sdy.h"
#include "program/dialects/shardable.h"
#include "program/rows/op_kind.h"

#include <inttypes.h>
#include <string.h>

static bool is_value(const sdyi_cell *item) {
    return item[0].integer == SDYI_EDGE_SOURCE ||
           item[0].integer == SDYI_EDGE_TARGET;
}

static bool is_in_range(const sdyi_op *op, const sdyi_cell *value) {
    return value[2].integer >= 0 &&
           value[2].integer <
               (value[1].integer ? op->n_results : op->n_operands);
}

static const sdyi_attr *sharding_at(const sdyi_op *op, const sdyi_cell *value) {
    return !is_in_range(op, value) ? NULL
           : value[1].integer
               ? sdyi_sharding_of(&op->results[value[2].integer])
               : sdyi_sharding_of(sdyi_operand(op, (int)value[2].integer));
}

/* The common mesh of all values with a sharding. */
static sdyrt_status find_mesh(const sdyi_op *op, const sdyi_attr *edges,
                              const sdyrt_mesh **mesh) {
    sdyi_pool *const pool = op->module->pool;
    bool is_any = false, is_common = true;
    *mesh = NULL;
    for (int64_t i = 0; i < edges->n; i += SDYI_EDGE_CELLS) {
        const sdyi_cell *const item = edges->cells + i;
        const sdyi_attr *const sharding =
            is_value(item) ? sharding_at(op, item) : NULL;
        if (sharding == NULL)
            continue;
        is_any = true;
        is_common =
            is_common && sdyi_join_mesh(sdyi_mesh_at(op, sharding), mesh);
    }
    if (!is_any)
        return sdyi_error(pool, op,
                          "expected propagation edges attr to reference a "
                          "sharding.");
    return is_common && *mesh != NULL
               ? SDYRT_OK
               : sdyi_error(
                     pool, op,
                     "expected a common mesh for propagation edges attr.");
}

/* A data-flow edge: its sources are those of its owner, not its operands. */
static bool has_other_values(const sdyi_op *op) {
    return op->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE ||
           op->row->kind == SDYI_OP_SDY_FUNC_DATA_FLOW_EDGE;
}

static sdyrt_status check_range(const sdyi_op *op, const sdyi_cell *value) {
    return has_other_values(op) || is_in_range(op, value)
               ? SDYRT_OK
               : sdyi_error(op->module->pool, op,
                            "expected a value ref to have %s index in range "
                            "[0, %d), got: %" PRId64,
                            value[1].integer ? "a result" : "an operand",
                            value[1].integer ? op->n_results : op->n_operands,
                            value[2].integer);
}

static bool has_axis(const sdyrt_mesh *mesh, const char *name) {
    for (int i = 0; i < sdyrt_mesh_axis_count(mesh); i++)
        if (strcmp(sdyrt_mesh_axis_at(mesh, i).name, name) == 0)
            return true;
    return false;
}

static sdyrt_status verify(const sdyi_op *op, const sdyi_attr *attr) {
    const sdyrt_mesh *mesh;
    SDYI_TRY(find_mesh(op, attr, &mesh));
    for (int64_t i = 0; i < attr->n; i += SDYI_EDGE_CELLS) {
        const sdyi_cell *const item = attr->cells + i;
        if (is_value(item))
            SDYI_TRY(check_range(op, item));
        if (item[0].integer == SDYI_EDGE_AXIS &&
            !has_axis(mesh,
                      sdyi_name_text(op->module->pool, sdyi_edge_axis(item))))
            return sdyi_error(op->module->pool, op,
                              "expected axis ref to be in one of the meshes");
    }
    return SDYRT_OK;
}

sdyrt_status sdyi_verify_edges(const sdyi_op *op, const sdyi_attr *attr) {
    if (!sdyi_is_edges(attr))
        return sdyi_error(op->module->pool, op,
                          "should have a propagation edges attribute of type "
                          "PropagationEdgesAttr for attr named "
                          "'sdy.propagation_edges'");
    return verify(op, attr);
}

sdyrt_status sdyi_verify_edges_list(const sdyi_op *op, const sdyi_attr *attr) {
    bool is_list = sdyi_attr_is(attr, SDYI_ATTR_ARRAY);
    for (int64_t i = 0; is_list && i < attr->n; i++)
        is_list = sdyi_is_edges(attr->cells[i].attr);
    return is_list ? SDYRT_OK
                   : sdyi_error(op->module->pool, op,
                                "should have a propagation edges attribute of "
                                "type ArrayAttr<PropagationEdgesAttr> for attr "
                                "named 'sdy.result_propagation_edges' or "
                                "'sdy.block_arg_propagation_edges'");
}
