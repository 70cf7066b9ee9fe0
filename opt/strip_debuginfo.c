/* Forget where ops and arguments come from:
 *
 *   %0 = stablehlo.negate %a : tensor<4xf32> loc("a.py":1:2)  ->
 *   %0 = stablehlo.negate %a : tensor<4xf32> loc(unknown) */
#include "program/passes/pass.h"

static sdyi_walk strip(void *state, sdyi_op *op) {
    (void)state;
    sdyi_op_set_loc(op, (sdyi_loc){0});
    for (int r = 0; r < op->n_regions; r++)
        for (sdyi_block *b = op->regions[r].first; b != NULL; b = b->next)
            for (int i = 0; i < b->n_args; i++)
                sdyi_argument_of(b->args[i])->loc = (sdyi_loc){0};
    return SDYI_WALK_ON;
}

const sdyi_pass sdyi_pass_strip_debuginfo = {
    .name = "strip-debuginfo",
    .title = "StripDebugInfoPass",
    .summary = "forget the locations of ops and arguments",
    .visit_pre = strip,
};
