/* Edges go, their shardings are the owners':
 *
 *   %0 = stablehlo.optimization_barrier %a       %0 =
 *   %1 = sdy.data_flow_edge %0 stablehlo.optimization_barrier sharding=<@m,
 * [{"x"}]>         ->      {sdy.sharding = ..} %a %2 = stablehlo.negate %1 %2 =
 * stablehlo.negate %0
 *
 * Owners of an op whose edges have none become open where another's has one. */
#include "program/ir/walk.h"
#include "program/passes/edges.h"
#include "program/passes/pass.h"

typedef struct options {
    bool sinks_origins, sinks_edges;
} options;

static const sdyi_pass_option pass_options[] = {
    {"sink-debug-sharding-origins", SDYI_OPTION_BOOL, "false",
     "keep where shardings come from", offsetof(options, sinks_origins)},
    {"sink-debug-propagation-edge-sharding", SDYI_OPTION_BOOL, "false",
     "keep which edges shardings took", offsetof(options, sinks_edges)},
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

typedef struct op_list {
    sdyi_zone *zone;
    sdyi_op **ops;
    int n, capacity;
} op_list;

static sdyi_walk add_op(void *state, sdyi_op *op) {
    op_list *const l = state;
    if (op->row->flow != 0) {
        SDYI_GROW(l->zone, l->ops, l->n, l->capacity);
        l->ops[l->n++] = op;
    }
    return SDYI_WALK_ON;
}

static sdyrt_status run(sdyi_op *op, const void *chosen) {
    const options *const o = chosen;
    if (o->sinks_origins || o->sinks_edges)
        return sdyi_error_bare(op->module->pool, op,
                               "attributes for debugging are not sunk yet");
    op_list list = {.zone = &op->module->pool->scratch};
    (void)sdyi_walk_pre(op, add_op, &list);
    for (int i = 0; i < list.n; i++)
        sdyi_edges_sink(list.ops[i]);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_sink_data_flow_edges = {
    .name = "sdy-sink-data-flow-edges",
    .summary = "give the shardings of edges to their owners",
    .on = SDYI_ON_FUNCTION,
    .options = pass_options,
    .options_bytes = sizeof(options),
    .run = run,
};
