/* Kernels that reduce: one for each fold of reductions.h; those of signed and
 * unsigned numbers are one where the bits are. */
#include "kernels/cuda/fold.cuh"
#include "kernels/cuda/kernel.cuh"
#include "kernels/cuda/kernels.h"

const void *sdyi_fold_kernel(sdyrt_dtype dtype, sdyrt_reduction reduction) {
#define SDYI_FOLD(D, R, T, ...)                                                \
    if (dtype == SDYRT_##D && reduction == SDYRT_##R)                          \
        return (const void *)sdyi_kernel<SDYI_FOLDS_AS(D, R, T)>;
    SDYI_FOLDS(SDYI_FOLD)
    return NULL;
}
