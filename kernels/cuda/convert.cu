/* The kernels that convert. */
#include "kernels/cuda/convert.cuh"
#include "kernels/cuda/kernel.cuh"
#include "kernels/cuda/kernels.h"

const void *sdyi_convert_kernel(sdyrt_dtype from, sdyrt_dtype to) {
#define SDYI_PAIR(FROM, TO)                                                    \
    if (from == SDYRT_##FROM && to == SDYRT_##TO)                              \
        return (const void *)                                                  \
            sdyi_kernel<sdyi_converts_floats<SDYRT_##FROM, SDYRT_##TO>>;
    SDYI_FLOAT_PAIRS(SDYI_PAIR)
    return (const void *)sdyi_kernel<sdyi_converts>;
}
