/* The kernel that converts. */
#include "kernels/cuda/convert.cuh"
#include "kernels/cuda/kernel.cuh"
#include "kernels/cuda/kernels.h"

const void *sdyi_convert_kernel(void) {
    return (const void *)sdyi_kernel<sdyi_converts>;
}
