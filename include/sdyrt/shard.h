/* libsdyrt_shard: programs of MLIR's dialect shard, with arith, tensor, tosa,
 * affine and cf. */
#ifndef SDYRT_SHARD_H
#define SDYRT_SHARD_H

#include <sdyrt/program.h>

SDYRT_BEGIN

/* Have pools that are made after this call know these dialects, and
 * libsdyrt_opt their passes. A second call does nothing. To be called before
 * another thread uses programs. */
SDYRT_API void sdyrt_shard_register(void);

SDYRT_END

#endif
