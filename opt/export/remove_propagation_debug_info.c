/* Removal of the debug attributes of propagation: where axes come from
 * (sdy.sharding_origins), through which ops (sdy.propagation_edges), and the
 * lists of both that sdy-sink-data-flow-edges has made. */
#include "program/dialects/sdy/edit.h"
#include "program/passes/pass.h"

static sdyrt_status run(sdyi_op *op, const void *options) {
    static const sdyi_name names[] = {SDYI_NAME_SDY_SHARDING_ORIGINS,
                                      SDYI_NAME_SDY_PROPAGATION_EDGES,
                                      SDYI_NAME_SDY_BLOCK_ARG_SHARDING_ORIGINS,
                                      SDYI_NAME_SDY_BLOCK_ARG_PROPAGATION_EDGES,
                                      SDYI_NAME_SDY_RESULT_SHARDING_ORIGINS,
                                      SDYI_NAME_SDY_RESULT_PROPAGATION_EDGES};
    (void)options;
    sdyi_drop_attrs(op, names, sizeof names / sizeof *names);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_remove_propagation_debug_info = {
    .name = "sdy-remove-propagation-debug-info",
    .title = "RemovePropagationDebugInfoPass",
    .summary = "take out what says how shardings came about",
    .on = SDYI_ON_MODULE,
    .run = run,
};
