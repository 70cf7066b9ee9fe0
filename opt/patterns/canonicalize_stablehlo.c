/* The canonical form of stablehlo.case; other ops of StableHLO have none, and
 * do not fold, even with constant operands. */
#include "opt/patterns/patterns.h"
#include "program/ir/elements.h"

#include <string.h>

/* The region index of a constant operand; -1: not constant, or out of range. */
static int chosen_branch(const sdyi_op *op) {
    const sdyi_op *const constant = sdyi_operand(op, 0)->op;
    if (constant == NULL || !sdyi_op_has(constant, SDYI_CONSTANT))
        return -1;
    const sdyi_attr *const value = sdyi_op_attr(constant, SDYI_NAME_VALUE);
    sdyi_elements elements;
    int32_t branch;
    if (!sdyi_dense_elements(value, &elements) || elements.n != sizeof branch)
        return -1;
    memcpy(&branch, elements.bytes, sizeof branch);
    return branch >= 0 && branch < op->n_regions ? branch : -1;
}

/*   %c = stablehlo.constant dense<0> : tensor<i32>
 *   %0 = "stablehlo.case"(%c) ({        ->  %1 = stablehlo.negate %a ..
 *     %1 = stablehlo.negate %a ..           (the uses of %0 are %1's)
 *     stablehlo.return %1 .. }, ..) */
static bool take_branch(sdyi_op *op) {
    const int branch = chosen_branch(op);
    if (branch < 0)
        return false;
    sdyi_op_become_block(op, op->regions[branch].first);
    return true;
}

const sdyi_pattern sdyi_case_patterns[] = {{NULL, take_branch}, {NULL, NULL}};
