/* Kernels that move and fill. */
#include "kernels/cuda/kernel.cuh"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/move.cuh"

const void *sdyi_move_kernel(bool tiled) {
    return tiled ? (const void *)sdyi_kernel<sdyi_moves<true>>
                 : (const void *)sdyi_kernel<sdyi_moves<false>>;
}

const void *sdyi_fill_kernel(void) {
    return (const void *)sdyi_kernel<sdyi_fills>;
}
