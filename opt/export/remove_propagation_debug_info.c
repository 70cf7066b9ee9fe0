/* Removal of the debug attributes of propagation: where axes come from
 * (sdy.sharding_origins), through which ops (sdy.propagation_edges), and the
 * lists of both that sdy-sink-data-flow-edges has made. */
#include "program/dialects/sdy/edit.h"
#include "program/passes/pass.h"

static sdyrt_status run(sdyi_op *op, const void *options) {
    static const char *const texts[] = {
        "sdy.sharding_origins",           "sdy.propagation_edges",
        "sdy.block_arg_sharding_origins", "sdy.block_arg_propagation_edges",
        "sdy.result_sharding_origins",    "sdy.result_propagation_edges"};
    enum { N = sizeof texts / sizeof *texts };
    sdyi_name names[N];
    (void)options;
    for (int i = 0; i < N; i++)
        names[i] = sdyi_name_of_string(op->module->pool, texts[i]);
    sdyi_drop_attrs(op, names, N);
    return SDYRT_OK;
}

const sdyi_pass sdyi_pass_remove_propagation_debug_info = {
    .name = "sdy-remove-propagation-debug-info",
    .title = "RemovePropagationDebugInfoPass",
    .summary = "take out what says how shardings came about",
    .on = SDYI_ON_MODULE,
    .run = run,
};
