/* Removal of data-flow edges, whose shardings go to the owners:
 *
 *   %0 = stablehlo.optimization_barrier %a
 *   %1 = sdy.data_flow_edge %0 sharding=<@m, [{"x"}]>
 *   %2 = stablehlo.negate %1
 *   ->
 *   %0 = stablehlo.optimization_barrier {sdy.sharding = [<@m, [{"x"}]>]} %a
 *   %2 = stablehlo.negate %0
 *
 * Edges on values that own no sharding are just removed. Owners whose edges
 * have no sharding become open if another owner of the op gets one.
 * Debug attributes of edges are collected in lists of the op, one for its block
 * arguments and one for its results: sdy.sharding_origins in
 * sdy.result_sharding_origins. */
#include "program/ir/walk.h"
#include "program/passes/data_flow_edges.h"
#include "program/passes/pass.h"
#include "program/rows/op_kind.h"

typedef struct options {
    bool sinks_origins, sinks_edges;
} options;

static const sdyi_pass_option pass_options[] = {
    {"sink-debug-sharding-origins", SDYI_OPTION_BOOL, "false",
     "keep where shardings come from", offsetof(options, sinks_origins)},
    {"sink-debug-propagation-edge-sharding", SDYI_OPTION_BOOL, "false",
     "keep which edges shardings took", offsetof(options, sinks_edges)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyi_walk add_op(void *state, sdyi_op *op) {
    if (op->row->flow != 0)
        sdyi_op_list_add(state, op);
    return SDYI_WALK_ON;
}

/* The attributes `name` of the edges on an op's block arguments or results. */
static const sdyi_attr *list_of(sdyi_op *op, bool of_args, sdyi_name name) {
    sdyi_pool *const pool = op->module->pool;
    const bool owns = (op->row->flow & SDYI_FLOW_ARGS_OWN) != 0;
    const sdyi_block *const body =
        of_args && owns && op->n_regions > 0 ? op->regions[0].first : NULL;
    const int n = !of_args ? op->n_results : body != NULL ? body->n_args : 0;
    sdyi_cell *const cells = SDYI_NEW(&pool->scratch, sdyi_cell, n);
    int64_t found = 0;
    for (int i = 0; i < n; i++) {
        const sdyi_op *const edge =
            sdyi_edge_of(of_args ? body->args[i] : &op->results[i]);
        const sdyi_attr *const said =
            edge == NULL ? NULL : sdyi_op_attr(edge, name);
        if (said != NULL)
            cells[found++].attr = said;
    }
    return sdyi_attr_make(pool, SDYI_ATTR_ARRAY, 0, NULL, cells, found);
}

static void keep_said(sdyi_op *op, sdyi_name of_edges, sdyi_name of_args,
                      sdyi_name of_results) {
    sdyi_op_set_attr(op, of_args, list_of(op, true, of_edges));
    sdyi_op_set_attr(op, of_results, list_of(op, false, of_edges));
}

static void sink(sdyi_op *op, const options *o) {
    const bool has_owners = (op->row->flow & SDYI_FLOW_RESULTS) != 0;
    if (has_owners && o->sinks_origins)
        keep_said(op, SDYI_NAME_SDY_SHARDING_ORIGINS,
                  SDYI_NAME_SDY_BLOCK_ARG_SHARDING_ORIGINS,
                  SDYI_NAME_SDY_RESULT_SHARDING_ORIGINS);
    if (has_owners && o->sinks_edges)
        keep_said(op, SDYI_NAME_SDY_PROPAGATION_EDGES,
                  SDYI_NAME_SDY_BLOCK_ARG_PROPAGATION_EDGES,
                  SDYI_NAME_SDY_RESULT_PROPAGATION_EDGES);
    sdyi_edges_sink(op);
}

/* An edge that is on no owner. */
static sdyi_walk drop_edge(void *state, sdyi_op *op) {
    (void)state;
    if (op->row->kind == SDYI_OP_SDY_DATA_FLOW_EDGE) {
        sdyi_op_replace(op, sdyi_operand(op, 0));
    }
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    sdyi_op_list list = {.zone = &op->module->pool->scratch};
    (void)sdyi_walk_pre(op, add_op, &list);
    for (int i = 0; i < list.n; i++)
        sink(list.ops[i], chosen);
    (void)sdyi_walk_post(op, drop_edge, NULL);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_sink_data_flow_edges = {
    .name = "sdy-sink-data-flow-edges",
    .title = "SinkDataFlowEdgesPass",
    .summary = "give the shardings of edges to their owners",
    .on = SDYI_ON_FUNCTION,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};
