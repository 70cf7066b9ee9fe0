/* Kernels that move and fill. */
#include "kernels/cuda/kernel.cuh"
#include "kernels/cuda/kernels.h"
#include "kernels/cuda/move.cuh"

const void *sdyi_move_kernel(bool tiled, const sdyi_tuning *tuning) {
    if (tiled)
        return tuning->shape == SDYI_TILE_LARGE
                   ? (const void *)sdyi_kernel<sdyi_moves_large>
                   : (const void *)sdyi_kernel<sdyi_moves_tiled>;
    return tuning->half_lines ? (const void *)sdyi_kernel<sdyi_moves_half_lines>
                              : (const void *)sdyi_kernel<sdyi_moves_rows>;
}

const void *sdyi_fill_kernel(void) {
    return (const void *)sdyi_kernel<sdyi_fills>;
}
