/* Effects of StableHLO's ops that their attributes say. */
#include "program/dialects/stablehlo/stablehlo.h"

bool sdyi_custom_call_is_pure(const sdyi_op *op) {
    const sdyi_attr *const has = sdyi_op_attr(op, SDYI_NAME_HAS_SIDE_EFFECT);
    return has == NULL || has->cells[0].integer == 0;
}
