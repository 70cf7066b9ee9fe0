/* Rules of Shardy's ops that are no collectives. */
#include "program/dialects/sdy/sdy.h"

sdyrt_status sdyi_verify_reshard(const sdyi_op *op) {
    return sdyi_verify_sharding(op, sdyi_op_attr(op, SDYI_NAME_SHARDING),
                                op->results[0].type, (sdyi_owner){NULL, -1});
}
