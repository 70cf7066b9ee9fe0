/* The kernels of ragged rows, as cudaLaunchKernel takes them. Each has one
 * argument, a sdyi_ragged_launch, and blocks of SDYI_THREADS. Grids: slots x
 * blocks a slot to pack and unpack, members to look, 1 x blocks to reduce. */
#ifndef SDYI_KERNELS_CUDA_RAGGED_KERNELS_H
#define SDYI_KERNELS_CUDA_RAGGED_KERNELS_H

#include "kernels/ragged.h"

SDYRT_BEGIN

typedef struct sdyi_ragged_launch {
    sdyi_ragged r;
    const char *in;
    const int64_t *counts;
    char *memory;
    char *out;
    int64_t *received; /* NULL: not asked for */
} sdyi_ragged_launch;

/* `width`: bytes of an access, a power of 2 up to 16. */
const void *sdyi_ragged_pack_kernel(size_t width);
const void *sdyi_ragged_unpack_kernel(size_t width);
const void *sdyi_ragged_look_kernel(void);
/* NULL when the dtype has no such reduction. */
const void *sdyi_ragged_reduce_kernel(sdyrt_dtype dtype,
                                      sdyrt_reduction reduction);

SDYRT_END

#endif
