/* Insertion of sdy.data_flow_edge ops after the owners of a data-flow op, and
 * their removal, which gives their shardings back to the owners. */
#include "program/passes/data_flow_edges.h"

#include "program/dialects/make.h"

/* -- adding ---------------------------------------------------------------- */

static void add_edge(sdyi_value *owner) {
    if (!sdyi_type_is_static(owner->type) || sdyi_edge_of(owner) != NULL)
        return;
    const sdyi_attr *const sharding = sdyi_sharding_of(owner);
    sdyi_op_set_attr(sdyi_cover(owner, SDYI_OP_SDY_DATA_FLOW_EDGE),
                     SDYI_NAME_SHARDING, sharding);
}

static bool flows(const sdyi_op *op, sdyi_flow how) {
    return (op->row->flow & (unsigned)how) != 0;
}

static const sdyi_block *body_of(const sdyi_op *op) {
    return op->n_regions > 0 ? op->regions[0].first : NULL;
}

void sdyi_edges_add(sdyi_op *op) {
    const sdyi_block *const body = body_of(op);
    if (flows(op, SDYI_FLOW_ARGS_OWN) && body != NULL)
        for (int i = body->n_args - 1; i >= 0; i--)
            add_edge(body->args[i]);
    if (flows(op, SDYI_FLOW_RESULTS))
        for (int i = op->n_results - 1; i >= 0; i--)
            add_edge(&op->results[i]);
}

/* -- sinking --------------------------------------------------------------- */

/* Shardings of the edges on `n` owners, the first of which is `*owners[0]`;
 * open where one is missing. NULL: all are. The edges are taken out. */
static const sdyi_attr **take_edges(sdyi_op *op, sdyi_value *const *owners,
                                    int n) {
    sdyi_pool *const pool = op->module->pool;
    const sdyi_attr **const list =
        SDYI_NEW(&pool->scratch, const sdyi_attr *, n);
    const sdyi_attr *like = NULL;
    for (int i = 0; i < n; i++) {
        sdyi_op *const edge = sdyi_edge_of(owners[i]);
        if (edge == NULL)
            continue;
        list[i] = sdyi_op_attr(edge, SDYI_NAME_SHARDING);
        like = like == NULL ? list[i] : like;
        sdyi_value_replace(&edge->results[0], owners[i]);
        sdyi_op_erase(edge);
    }
    for (int i = 0; i < n && like != NULL; i++)
        if (list[i] == NULL)
            list[i] = sdyi_sharding_open(
                pool, like,
                sdyi_type_is_shaped(owners[i]->type) ? owners[i]->type->n : 0);
    return like == NULL ? NULL : list;
}

static void sink_args(sdyi_op *op, const sdyi_block *body) {
    const sdyi_attr **const list = take_edges(op, body->args, body->n_args);
    for (int i = 0; i < body->n_args && list != NULL; i++)
        sdyi_sharding_set(body->args[i], list[i]);
}

void sdyi_edges_sink(sdyi_op *op) {
    const sdyi_block *const body = body_of(op);
    if (flows(op, SDYI_FLOW_ARGS_OWN) && body != NULL)
        sink_args(op, body);
    if (!flows(op, SDYI_FLOW_RESULTS) || op->n_results == 0)
        return;
    sdyi_value **const owners =
        SDYI_NEW(&op->module->pool->scratch, sdyi_value *, op->n_results);
    for (int i = 0; i < op->n_results; i++)
        owners[i] = &op->results[i];
    const sdyi_attr **const list = take_edges(op, owners, op->n_results);
    if (list != NULL)
        sdyi_shardings_set(op, list);
}
