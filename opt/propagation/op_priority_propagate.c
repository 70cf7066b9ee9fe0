/* Propagation of a module through some kinds of ops before others:
 * propagation/schedule.h. */
#include "opt/propagation/options.h"

static const sdyi_pass_option options[] = {
    SDYI_PROPAGATION_OPTIONS,
    SDYI_PROPAGATION_STRATEGY,
    SDYI_PROPAGATION_OP_PRIORITIES,
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyrt_status run(sdyi_op *op, const void *state) {
    return sdyi_propagation_pass_run(op, state, false);
}

const sdyi_pass sdyi_pass_op_priority_propagate = {
    .name = "sdy-op-priority-propagate",
    .title = "OpPriorityPropagationPass",
    .summary = "spread shardings, first through ops that keep shapes",
    .on = SDYI_ON_MODULE,
    .options = options,
    .options_bytes = sizeof(sdyi_propagation_pass),
    .run = run,
};
