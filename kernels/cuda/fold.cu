/* Kernels that reduce: one for each dtype and reduction. */
#include "kernels/cuda/fold.cuh"
#include "kernels/cuda/kernel.cuh"
#include "kernels/cuda/kernels.h"

const void *sdyi_fold_kernel(sdyrt_dtype dtype, sdyrt_reduction reduction) {
#define SDYI_FOLD(T, R, ...)                                                   \
    if (dtype == T && reduction == R)                                          \
        return (const void *)sdyi_kernel<sdyi_folds<__VA_ARGS__, R>>;
    SDYI_ALL_FOLDS(SDYI_FOLD)
    return NULL;
}
