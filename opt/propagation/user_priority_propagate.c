/* Propagation of a module by user priority, dimensions of the lowest number
 * first, and for each by op priority:
 *
 *   <@m, [{"a"}p0, {"b"}p1]>
 */
#include "opt/propagation/options.h"

static const sdyi_pass_option options[] = {
    SDYI_PROPAGATION_OPTIONS,
    SDYI_PROPAGATION_STRATEGY,
    SDYI_PROPAGATION_OP_PRIORITIES,
    {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyrt_status run(sdyi_op *op, const void *state) {
    return sdyi_propagation_pass_run(op, state, true);
}

const sdyi_pass sdyi_pass_user_priority_propagate = {
    .name = "sdy-user-priority-propagate",
    .title = "UserPriorityPropagationPass",
    .summary = "spread shardings, in the order of the priorities in them",
    .on = SDYI_ON_MODULE,
    .options = options,
    .options_bytes = sizeof(sdyi_propagation_pass),
    .run = run,
};
