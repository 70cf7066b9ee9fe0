/* Basic propagation of a module: of axes that all tensors of an op can take:
 *
 *   %0 = add %x, %y       %x on [{"a"}, {?}], %y without
 *   ->
 *   %0 and %y on [{"a", ?}, {?}]
 */
#include "opt/propagation/options.h"

static const sdyi_pass_option options[] = {
    SDYI_PROPAGATION_OPTIONS, {NULL, SDYI_OPTION_BOOL, NULL, NULL, 0}};

static sdyrt_status run(sdyi_op *op, const void *state) {
    return sdyi_propagation_pass_run(op, state, false);
}

const sdyi_pass sdyi_pass_basic_propagate = {
    .name = "sdy-basic-propagate",
    .title = "BasicPropagationPass",
    .summary = "spread shardings, axes that all tensors of an op can take",
    .on = SDYI_ON_MODULE,
    .options = options,
    .options_bytes = sizeof(sdyi_propagation_pass),
    .run = run,
};
