/* The kernels, by what they do: addresses as cudaLaunchKernel takes them. Each
 * has one argument, a sdyi_launch, and blocks of SDYI_THREADS. */
#ifndef SDYI_KERNELS_CUDA_KERNELS_H
#define SDYI_KERNELS_CUDA_KERNELS_H

#include "kernels/cuda.h"

SDYRT_BEGIN

/* `tiled`: for batches with tiled pieces. */
const void *sdyi_move_kernel(bool tiled, const sdyi_tuning *tuning);

const void *sdyi_fill_kernel(void);

/* NULL when the dtype has no such reduction. */
const void *sdyi_fold_kernel(sdyrt_dtype dtype, sdyrt_reduction reduction);

/* Many pairs have the same one. */
const void *sdyi_convert_kernel(sdyrt_dtype from, sdyrt_dtype to);

SDYRT_END

#endif
