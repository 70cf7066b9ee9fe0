/* Aggressive propagation of a module: each tensor of an op takes what it can;
 * where dimensions want the same axis, that of the largest tensor comes first.
 */
#include "opt/propagation/options.h"

static const sdyi_pass_option options[] = {
    SDYI_PROPAGATION_OPTIONS,
    SDYI_PROPAGATION_STRATEGY,
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyrt_status run(sdyi_op *op, const void *state) {
    return sdyi_propagation_pass_run(op, state, false);
}

const sdyi_pass sdyi_pass_aggressive_propagate = {
    .name = "sdy-aggressive-propagate",
    .title = "AggressivePropagationPass",
    .summary = "spread shardings, each tensor taking what it can",
    .on = SDYI_ON_MODULE,
    .options = options,
    .options_bytes = sizeof(sdyi_propagation_pass),
    .run = run,
};
