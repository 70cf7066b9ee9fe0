/* A propagation pass: its options as those of sdyi_propagate, with the
 * strategies that the option propagation-strategy names. */
#include "opt/propagation/options.h"

#include <string.h>

static sdyrt_status set_strategies(const sdyi_op *module, const char *name,
                                   sdyi_propagate_options *options) {
    options->strategies[0] = SDYI_STRATEGY_BASIC;
    options->n_strategies = 1;
    if (name == NULL || strcmp(name, "basic") == 0)
        return SDYRT_OK;
    if (strcmp(name, "basic-then-aggressive") == 0)
        options->strategies[options->n_strategies++] = SDYI_STRATEGY_AGGRESSIVE;
    else if (strcmp(name, "aggressive") == 0)
        options->strategies[0] = SDYI_STRATEGY_AGGRESSIVE;
    else
        return sdyi_error_bare(module->module->pool, module,
                               "unknown propagation-strategy '%s': it is "
                               "basic, aggressive or basic-then-aggressive",
                               name);
    return SDYRT_OK;
}

sdyrt_status sdyi_propagation_pass_run(sdyi_op *module,
                                       const sdyi_propagation_pass *options,
                                       bool uses_user_priorities) {
    sdyi_propagate_options propagate = {
        .uses_op_priorities = options->op_priorities,
        .uses_user_priorities = uses_user_priorities,
        .keeps_rules = options->keep_sharding_rules,
        .is_conservative = options->conservative,
        .only_shardys_rules = options->only_shardys_rules,
        .keeps_origins = options->debug_origins,
        .keeps_edges = options->debug_edges,
        .dump_directory = options->dump_directory};
    SDYI_TRY(set_strategies(module, options->strategy, &propagate));
    return sdyi_propagate(module, &propagate);
}
